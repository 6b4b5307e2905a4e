//! `new`, `event`, `rules`, `undo`, `redo`.

use super::args::{Event, EventWords, New, OneFile, Rules};
use super::{Desk, Done, Failure};
use crate::domain::command::{Command, EventCommand, EventDraft, Insist, Warning};
use crate::domain::ruleset::{self, KEYS, Ruleset};
use crate::exchange::{self, ruleset_file};
use crate::i18n::number;
use crate::say;
use crate::session::outside::Clock;
use crate::session::{NewTournament, Session};
use crate::store::Access;
use chrono::NaiveDate;
use std::path::Path;

pub(super) fn new(desk: &mut Desk, args: New) -> Done {
    let mut event = draft(desk, args.words)?;
    if event.name.is_none() {
        event.name = args.file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    }
    let (ruleset_name, base) = ruleset_named(desk, args.rules.as_deref())?;
    let ruleset = base.with(&desk.pairs(&args.set)?).map_err(|fault| desk.ruleset_refused(fault))?;
    let new = NewTournament { event, ruleset_name, ruleset };
    let session = Session::create(&args.file, new, &desk.operator, Clock::System).map_err(|error| desk.failed(&error))?;
    let line = say!(desk.words, "cli-created", name = &session.tournament().event.name, file = args.file.display().to_string());
    desk.print(&line);
    if args.file.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("jass")) {
        let sentence = say!(desk.words, "cli-other-ending");
        desk.tell(&sentence);
    }
    let uneven = session.tournament().ruleset.uneven_dealer();
    desk.warn(&uneven.map(|dealer| Warning::UnevenTrumps { dealer }).into_iter().collect::<Vec<_>>());
    Ok(())
}

pub(super) fn edit(desk: &mut Desk, args: Event) -> Done {
    let draft = draft(desk, args.words)?;
    desk.run(&args.file, Command::Event(EventCommand::Edit(draft)))?;
    Ok(())
}

/// Shows the ruleset, changed first where `--set` says so.
pub(super) fn rules(desk: &mut Desk, args: &Rules) -> Done {
    desk.only_shows = args.dry_run;
    let values = desk.pairs(&args.set)?;
    let session = if values.is_empty() {
        desk.open(&args.file, Access::Read)?
    } else {
        desk.run(&args.file, Command::Event(EventCommand::SetRules { values, insist: Insist::No }))?.0
    };
    let rules = &session.tournament().ruleset;
    if args.json {
        desk.print_json(&exchange::json::ruleset(rules));
    } else {
        for key in KEYS {
            desk.print(&format!("{} = {}", key.name, (key.read)(rules)));
        }
    }
    Ok(())
}

pub(super) fn undo(desk: &mut Desk, args: &OneFile) -> Done {
    let mut session = desk.open(&args.file, Access::Write)?;
    let entry = session.undo().map_err(|error| desk.failed(&error))?;
    let line = say!(desk.words, "journal-undid", action = desk.words.entry(&entry, session.history()));
    desk.print(&line);
    Ok(())
}

pub(super) fn redo(desk: &mut Desk, args: &OneFile) -> Done {
    let mut session = desk.open(&args.file, Access::Write)?;
    let entry = session.redo().map_err(|error| desk.failed(&error))?;
    let line = say!(desk.words, "journal-redid", action = desk.words.entry(&entry, session.history()));
    desk.print(&line);
    Ok(())
}

fn draft(desk: &Desk, words: EventWords) -> Result<EventDraft, Failure> {
    Ok(EventDraft {
        name: words.name,
        date: words.date.map(|text| date(desk, &text)).transpose()?,
        place: words.place,
        fee: words.fee.map(|text| amount(desk, &text)).transpose()?,
        prizes: (!words.prizes.is_empty()).then_some(words.prizes),
    })
}

fn date(desk: &Desk, text: &str) -> Result<NaiveDate, Failure> {
    let shaped = text.len() == 10;
    let date = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok().filter(|_| shaped);
    date.ok_or_else(|| Failure::Usage(say!(desk.words, "cli-not-a-date", text = text)))
}

/// An amount of money in hundredths: `60`, `60.50`, `60,5`.
fn amount(desk: &Desk, text: &str) -> Result<i64, Failure> {
    number::read_amount(text).ok_or_else(|| Failure::Usage(say!(desk.words, "cli-not-an-amount", text = text)))
}

/// A ruleset that comes with the program, by name, or one in a file.
fn ruleset_named(desk: &Desk, rules: Option<&Path>) -> Result<(String, Ruleset), Failure> {
    let geneve = ruleset::geneve();
    let Some(path) = rules.filter(|path| *path != Path::new("geneve")) else { return Ok(("geneve".to_owned(), geneve)) };
    let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let text = ruleset_file::read(path).map_err(|error| desk.not_exchanged(path, &error))?;
    let pairs = ruleset::pairs_of_toml(&text).map_err(|fault| Failure::Refused(desk.words.toml_fault(&fault)))?;
    let ruleset = geneve.with(&pairs).map_err(|fault| desk.ruleset_refused(fault))?;
    Ok((name, ruleset))
}
