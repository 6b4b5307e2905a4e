//! `enter`: one sheet, or a list; `exchange-sheets`, `turn-sheet`: the right sheet in the wrong place.

use super::args::{Enter, ExchangeSheets, Forfeit, SheetTyped, Ticked, TurnSheet};
use super::lists::{Lines, List};
use super::{Desk, Done, Failure};
use crate::domain::command::{Command, KeepWrong, SheetCommand, SheetContent, SheetEntry, Typing};
use crate::domain::sheet::{Absent, Winner};
use crate::exchange::sheet_import;

pub(super) fn enter(desk: &mut Desk, args: Enter) -> Done {
    desk.only_shows = args.dry_run;
    let round = desk.number("--round", &args.round)?;
    let wrong = if args.keep_unverified { KeepWrong::Unverified } else { KeepWrong::Refuse };
    let (lines, entries, typing) = typed(desk, &args.typed)?;
    let command = SheetCommand::Enter { round, entries, reason: args.reason, wrong, typing };
    let command = Command::Sheets(command);
    let (session, outcome) = match &lines {
        Some(lines) => desk.run_lines(&args.file, command, lines)?,
        None => desk.run(&args.file, command)?,
    };
    desk.say_entry(&session, &outcome);
    Ok(())
}

pub(super) fn exchange(desk: &mut Desk, args: ExchangeSheets) -> Done {
    desk.only_shows = args.dry_run;
    let round = desk.number("--round", &args.round)?;
    let table = |i: usize| desk.number("--tables", args.tables.get(i).map(String::as_str).unwrap_or_default());
    let tables = [table(0)?, table(1)?];
    desk.run_and_say(&args.file, Command::Sheets(SheetCommand::Exchange { round, tables, reason: args.reason }))
}

pub(super) fn turn(desk: &mut Desk, args: TurnSheet) -> Done {
    desk.only_shows = args.dry_run;
    let round = desk.number("--round", &args.round)?;
    let table = desk.number("--table", &args.table)?;
    desk.run_and_say(&args.file, Command::Sheets(SheetCommand::Turn { round, table, reason: args.reason }))
}

/// The sheets as typed: one, or those of a list with their lines.
pub(super) fn typed(desk: &Desk, args: &SheetTyped) -> Result<(Option<Lines>, Vec<SheetEntry>, Typing), Failure> {
    match &args.from {
        Some(source) => {
            let List { lines, entries, .. } = desk.list(source, sheet_import::sheets)?;
            Ok((Some(lines), entries, Typing::List))
        }
        None => Ok((None, vec![one(desk, args)?], Typing::One)),
    }
}

fn one(desk: &Desk, args: &SheetTyped) -> Result<SheetEntry, Failure> {
    let table = desk.number("--table", args.table.as_deref().unwrap_or_default())?;
    let content = match args.forfeit {
        Some(Forfeit::A) => SheetContent::Forfeit(Absent::A),
        Some(Forfeit::B) => SheetContent::Forfeit(Absent::B),
        Some(Forfeit::Ab) => SheetContent::Forfeit(Absent::Both),
        None => {
            let points = |i: usize| desk.number("--points", args.points.get(i).map(String::as_str).unwrap_or_default());
            let deals = args.deals.as_deref().map(|text| desk.number("--deals", text)).transpose()?;
            SheetContent::Played { points: [points(0)?, points(1)?], deals }
        }
    };
    let winner = args.winner.map(|ticked| match ticked {
        Ticked::A => Winner::A,
        Ticked::B => Winner::B,
        Ticked::Equal => Winner::Equal,
    });
    Ok(SheetEntry { table, content, winner })
}
