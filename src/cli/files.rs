//! What is written: `print`, `export`, `backup`.

use super::args::{self, Backup, Out, Paper, Print, SortedBy};
use super::{Desk, Done, Failure};
use crate::documents::catalogue::{self, NothingToPrint, Order, PlayersNames, Printed};
use crate::documents::page::Document;
use crate::documents::{self, By, Context, PaperSize, Rehearsal, SheetFormat};
use crate::domain::Moment;
use crate::domain::history::StateNumber;
use crate::exchange::export::{Export, Source};
use crate::exchange::output::{self, Force, Kind as FileKind, OutputTrouble};
use crate::i18n::Words;
use crate::say;
use crate::session::Session;
use crate::store::Access;
use clap::ValueEnum;
use std::path::Path;

pub(super) fn backup(desk: &mut Desk, args: &Backup) -> Done {
    check_ending(desk, &args.out, &[crate::store::ENDING])?;
    let session = desk.open(&args.file, Access::Read)?;
    session.backup(&args.out).map_err(|error| desk.failed(&error))?;
    say_written(desk, &args.out);
    Ok(())
}

/// By ending; into a folder it is the page for telephones, under the name that web servers look for.
pub(super) fn export(desk: &mut Desk, args: &args::Export) -> Done {
    let out = &args.to.out;
    let is_folder = out.is_dir() || out.as_os_str().to_string_lossy().ends_with(std::path::is_separator);
    let page = is_folder.then(|| out.join("index.html"));
    let to = Out { out: page.unwrap_or_else(|| out.clone()), force: args.to.force };
    check_ending(desk, &to.out, &Export::ALL.map(Export::ending))?;
    let mut session = desk.open(&args.file, Access::Read)?;
    let at = session.now();
    let export = Export::of(&to.out).expect("its ending was looked at");
    let bytes = exported(desk, export, &session, at)?;
    if is_folder {
        make_folder(desk, out)?;
    }
    write(desk, &to, export.kind(), &bytes)
}

/// The content of an export.
pub(super) fn exported(desk: &Desk, export: Export, session: &Session, at: Moment) -> Result<Vec<u8>, Failure> {
    let source = Source { tournament: session.tournament(), history: session.history(), at, mark: None };
    export.bytes(&source, &desk.words).ok_or_else(|| Failure::File(say!(desk.words, "cli-paper-failed")))
}

/// One paper, or all of them into a folder.
pub(super) fn print(desk: &mut Desk, args: &Print) -> Done {
    let word = args.document.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
    let kind = catalogue::Kind::of_word(&word); // none for « all » alone: see the test below
    check_options(desk, args)?;
    if kind.is_some() {
        check_ending(desk, &args.to.out, &["pdf"])?;
    }
    let mut session = desk.open(&args.file, Access::Read)?;
    let printed_at = session.now();
    let cx = context(&desk.words, &session, printed_at);
    let tournament = session.tournament();
    let since = since(desk, args.since.as_deref())?;
    let Some(kind) = kind else {
        let papers = catalogue::all(&cx, tournament, players(args), paper(args), since)
            .map_err(|nothing| nothing_to_print(desk, &nothing))?;
        if let (true, Some(since)) = (papers.is_empty(), since) {
            return Err(nothing_to_print(desk, &NothingToPrint::Unchanged { since }));
        }
        return write_all(desk, &args.to, &papers);
    };
    let order = Order { since, ..order(desk, kind, &session, args)? };
    let printed = catalogue::lay_out(&cx, tournament, &order).map_err(|nothing| nothing_to_print(desk, &nothing))?;
    let bytes = pdf(desk, &printed.document)?;
    write(desk, &args.to, FileKind::Pdf, &bytes)
}

/// An option that the paper does not know is refused, not passed over.
fn check_options(desk: &Desk, args: &Print) -> Result<(), Failure> {
    let foreign = [
        (args.by.is_some() && args.document != Paper::DrawByTeam, "--by", "draw-by-team"),
        (args.format.is_some() && !matches!(args.document, Paper::Sheets | Paper::SheetBlank), "--format", "sheets, sheet-blank"),
    ];
    match foreign.into_iter().find(|(is_foreign, ..)| *is_foreign) {
        Some((_, option, of)) => Err(Failure::Usage(say!(desk.words, "cli-foreign-option", option = option, papers = of))),
        None => Ok(()),
    }
}

fn order(desk: &Desk, kind: catalogue::Kind, session: &Session, args: &Print) -> Result<Order, Failure> {
    let round = match args.round.as_deref() {
        Some(text) => Some(desk.number("--round", text)?),
        None => None,
    };
    let round = round.map(|number| session.tournament().round_number(number)).transpose();
    let by = args.by.map(|by| match by {
        SortedBy::Number => By::Number,
        SortedBy::Team => By::Team,
        SortedBy::Player => By::Player,
    });
    let format = match args.format {
        None | Some(args::SheetFormat::A4) => SheetFormat::A4,
        Some(args::SheetFormat::A5) => SheetFormat::A5,
    };
    let round = round.map_err(|refusal| desk.refused(&refusal))?;
    Ok(Order { round, by, format, paper: paper(args), players: players(args), ..Order::of(kind) })
}

/// The state since which something must have changed.
pub(super) fn since(desk: &Desk, text: Option<&str>) -> Result<Option<StateNumber>, Failure> {
    text.map(|text| desk.number("--since", text).map(StateNumber::from)).transpose()
}

fn paper(args: &Print) -> PaperSize {
    match args.paper {
        None | Some(args::PaperSize::A4) => PaperSize::A4,
        Some(args::PaperSize::Letter) => PaperSize::Letter,
    }
}

fn players(args: &Print) -> PlayersNames {
    if args.without_players { PlayersNames::LeftOut } else { PlayersNames::Shown }
}

pub(super) fn nothing_to_print(desk: &Desk, nothing: &NothingToPrint) -> Failure {
    match nothing {
        NothingToPrint::Refused(refusal) => desk.refused(refusal),
        _ => Failure::Refused(desk.words.nothing_to_print(nothing)),
    }
}

/// Papers into a folder, which is made if need be.
fn write_all(desk: &mut Desk, to: &Out, papers: &[Printed]) -> Done {
    let files: Vec<_> =
        papers.iter().map(|paper| Ok((&paper.file_name, pdf(desk, &paper.document)?))).collect::<Result<_, _>>()?;
    make_folder(desk, &to.out)?;
    files
        .into_iter()
        .try_for_each(|(name, bytes)| write(desk, &Out { out: to.out.join(name), force: to.force }, FileKind::Pdf, &bytes))
}

pub(super) fn context<'a>(words: &'a Words, session: &'a Session, printed_at: Moment) -> Context<'a> {
    Context { words, event: &session.tournament().event, history: session.history(), printed_at, rehearsal: Rehearsal::No }
}

/// A folder, made if need be.
pub(super) fn make_folder(desk: &Desk, folder: &Path) -> Done {
    std::fs::create_dir_all(folder).map_err(|error| Failure::File(desk.words.io_error(folder, error.kind())))
}

pub(super) fn pdf(desk: &Desk, paper: &Document) -> Result<Vec<u8>, Failure> {
    documents::pdf::write(paper).map_err(|error| {
        debug_assert!(false, "a paper that cannot be written: {error:?}");
        Failure::File(say!(desk.words, "cli-paper-failed"))
    })
}

pub(super) fn check_ending(desk: &Desk, out: &Path, endings: &[&str]) -> Done {
    let known = |ending: &std::ffi::OsStr| endings.iter().any(|known| ending.eq_ignore_ascii_case(known));
    if out.is_dir() {
        return Err(Failure::File(say!(desk.words, "file-directory", file = out.display().to_string())));
    }
    if out.extension().is_some_and(known) {
        return Ok(());
    }
    let endings = desk.words.list_or(endings.iter().map(|ending| format!(".{ending}")));
    Err(Failure::Usage(say!(desk.words, "cli-wrong-ending", file = out.display().to_string(), endings = endings)))
}

pub(super) fn write(desk: &mut Desk, to: &Out, kind: FileKind, bytes: &[u8]) -> Done {
    let force = if to.force { Force::Yes } else { Force::No };
    output::write(&to.out, kind, force, bytes).map_err(|error| match error.trouble {
        OutputTrouble::OtherKind => Failure::Refused(desk.words.output_error(&error)),
        _ => Failure::File(desk.words.output_error(&error)),
    })?;
    say_written(desk, &to.out);
    Ok(())
}

pub(super) fn say_written(desk: &mut Desk, file: &Path) {
    let line = say!(desk.words, "cli-written", file = file.display().to_string());
    desk.print(&line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_document_of_the_command_line_is_a_paper_but_all() {
        let word = |paper: &Paper| paper.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
        let without = Paper::value_variants().iter().filter(|paper| catalogue::Kind::of_word(&word(paper)).is_none());
        assert_eq!(without.collect::<Vec<_>>(), [&Paper::All]);
    }
}
