//! `check`: sheets typed a second time, one or a list; `settle`: the first entry stands. Changes no sheet.

use super::args::{Check, Settle};
use super::{Desk, Done, Failure, sheets};
use crate::domain::command::{CheckCommand, Command, KeepWrong, Warning};
use crate::domain::sheet::difference::Difference;
use crate::say;
use crate::session::Session;
use crate::views::second_entry::SecondEntry;

/// Compares; a difference is kept on file and told (1). What is typed with a wrong sum is what the paper may say: it differs.
pub(super) fn check(desk: &mut Desk, args: &Check) -> Done {
    let round = desk.number("--round", &args.round)?;
    let (lines, entries, typing) = sheets::typed(desk, &args.typed)?;
    let tables: Vec<_> = entries.iter().map(|entry| entry.table).collect();
    let command = Command::Checks(CheckCommand::Type { round, entries, wrong: KeepWrong::Unverified, typing });
    let (session, outcome) = match &lines {
        Some(lines) => desk.run_lines(&args.file, command, lines)?,
        None => desk.run(&args.file, command)?,
    };
    desk.say_entry(&session, &outcome);
    let differ: Vec<_> = outcome.warnings.iter().filter_map(difference).collect();
    say_hands(desk, &session, round, &tables, &differ);
    if differ.is_empty() { Ok(()) } else { Err(Failure::Refused(say!(desk.words, "cli-check-differs", count = differ.len()))) }
}

pub(super) fn settle(desk: &mut Desk, args: Settle) -> Done {
    let round = desk.number("--round", &args.round)?;
    let table = desk.number("--table", &args.table)?;
    desk.run_and_say(&args.file, Command::Checks(CheckCommand::FirstStands { round, table, reason: args.reason }))
}

fn difference(warning: &Warning) -> Option<&Difference> {
    match warning {
        Warning::SecondEntryDiffers(difference) => Some(difference),
        _ => None,
    }
}

/// Who typed what differs, and when; and where one person typed a sheet both times, that it is so.
fn say_hands(desk: &mut Desk, session: &Session, round: u32, tables: &[u32], differ: &[&Difference]) {
    let Ok(drawn) = session.tournament().round(round) else { return };
    let board = SecondEntry::of(session.tournament(), session.history(), drawn.number);
    for sheet in differ.iter().filter_map(|difference| board.at(difference.table)) {
        let hands = desk.words.hands(sheet);
        desk.tell(&hands);
    }
    let alone = board.sheets.iter().filter(|sheet| tables.contains(&sheet.of.table.get()) && sheet.is_by_one_person()).count();
    if alone > 0 {
        let sentence = say!(desk.words, "second-entry-one-person", count = alone, operator = &desk.operator);
        desk.tell(&sentence);
    }
}
