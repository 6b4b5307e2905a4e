//! What is written: `print`, `export`, `backup`.

use super::args::{Backup, Export, Out, Paper, Print, SortedBy};
use super::{Desk, Done, Failure, show};
use crate::documents::page::Document;
use crate::documents::{self, By, Context, papers};
use crate::domain::Moment;
use crate::exchange::output::{self, Force, Kind, OutputTrouble};
use crate::exchange::result_export;
use crate::i18n::Words;
use crate::say;
use crate::session::Session;
use crate::store::Access;
use crate::views::seating::Seating;
use std::path::Path;

pub(super) fn backup(desk: &mut Desk, args: &Backup) -> Done {
    check_ending(desk, &args.out, &[crate::store::ENDING])?;
    let session = desk.open(&args.file, Access::Read)?;
    session.backup(&args.out).map_err(|error| desk.failed(&error))?;
    say_written(desk, &args.out);
    Ok(())
}

/// By ending: a table for a French Excel, or everything for programs.
pub(super) fn export(desk: &mut Desk, args: &Export) -> Done {
    let ending = args.to.out.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let folder = args.to.out.as_os_str().to_string_lossy().ends_with(std::path::is_separator);
    if folder || matches!(ending.as_deref(), Some("xlsx" | "html")) {
        return Err(Failure::Refused(say!(desk.words, "cli-not-yet")));
    }
    check_ending(desk, &args.to.out, &["csv", "json"])?;
    let session = desk.open(&args.file, Access::Read)?;
    let (kind, text) = match ending.as_deref() {
        Some("json") => {
            let everything = result_export::everything(session.tournament(), session.history(), &desk.words);
            (Kind::Json, format!("{everything:#}\n"))
        }
        _ => (Kind::Csv, result_export::spreadsheet_csv(session.tournament(), &desk.words)),
    };
    write(desk, &args.to, kind, text.as_bytes())
}

/// One paper, or all of them into a folder.
pub(super) fn print(desk: &mut Desk, args: &Print) -> Done {
    if !matches!(args.document, Paper::Ranking | Paper::Final | Paper::Draw | Paper::DrawByTeam | Paper::All) {
        return Err(Failure::Refused(say!(desk.words, "cli-not-yet")));
    }
    if args.document != Paper::All {
        check_ending(desk, &args.to.out, &["pdf"])?;
    }
    let mut session = desk.open(&args.file, Access::Read)?;
    let printed_at = session.now();
    let cx = context(&desk.words, &session, printed_at);
    let papers = match args.document {
        Paper::All => papers::all(&cx, session.tournament()).map_err(|refusal| desk.refused(&refusal))?,
        _ => vec![(String::new(), one_paper(desk, &cx, &session, args)?)],
    };
    let files: Vec<_> = papers.iter().map(|(name, paper)| Ok((name, pdf(desk, paper)?))).collect::<Result<_, Failure>>()?;
    if args.document != Paper::All {
        return files.into_iter().try_for_each(|(_, bytes)| write(desk, &args.to, Kind::Pdf, &bytes));
    }
    make_folder(desk, &args.to.out)?;
    let folder = args.to.out.clone();
    files
        .into_iter()
        .try_for_each(|(name, bytes)| write(desk, &Out { out: folder.join(name), force: args.to.force }, Kind::Pdf, &bytes))
}

pub(super) fn context<'a>(words: &'a Words, session: &'a Session, printed_at: Moment) -> Context<'a> {
    Context { words, event: &session.tournament().event, history: session.history(), printed_at }
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

fn one_paper(desk: &Desk, cx: &Context<'_>, session: &Session, args: &Print) -> Result<Document, Failure> {
    let round = args.round.as_deref();
    match args.document {
        Paper::Ranking => Ok(documents::ranking(cx, &show::standings(desk, session, round)?)),
        Paper::Final => {
            let last = session.tournament().ruleset.rounds.to_string();
            let shown = match session.tournament().last_drawn() {
                Some(drawn) if drawn.number == session.tournament().ruleset.rounds => {
                    show::standings(desk, session, Some(&last))?
                }
                _ => show::standings(desk, session, None)?,
            };
            documents::final_ranking(cx, &shown).map_err(|nothing| Failure::Refused(desk.words.nothing_to_print(nothing)))
        }
        _ => {
            let number = match round {
                Some(text) => desk.number("--round", text)?,
                None => session.tournament().last_drawn().map_or(1, |round| round.number.get()),
            };
            let round = session.tournament().round_number(number);
            let seating =
                round.and_then(|round| Seating::of(session.tournament(), round)).map_err(|refusal| desk.refused(&refusal))?;
            Ok(match (args.document, args.by) {
                (Paper::Draw, _) => documents::draw(cx, &seating),
                (_, None) => documents::draw_by_team_all(cx, &seating),
                (_, Some(SortedBy::Number)) => documents::draw_by_team(cx, &seating, By::Number),
                (_, Some(SortedBy::Team)) => documents::draw_by_team(cx, &seating, By::Team),
                (_, Some(SortedBy::Player)) => documents::draw_by_team(cx, &seating, By::Player),
            })
        }
    }
}

fn check_ending(desk: &Desk, out: &Path, endings: &[&str]) -> Done {
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

pub(super) fn write(desk: &mut Desk, to: &Out, kind: Kind, bytes: &[u8]) -> Done {
    let force = if to.force { Force::Yes } else { Force::No };
    output::write(&to.out, kind, force, bytes).map_err(|error| match error.trouble {
        OutputTrouble::OtherKind => Failure::Refused(desk.words.output_error(&error)),
        _ => Failure::File(desk.words.output_error(&error)),
    })?;
    say_written(desk, &to.out);
    Ok(())
}

fn say_written(desk: &mut Desk, file: &Path) {
    let line = say!(desk.words, "cli-written", file = file.display().to_string());
    desk.print(&line);
}
