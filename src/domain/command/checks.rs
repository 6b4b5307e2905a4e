//! Second entries (« contre-saisie »): sheets typed again, and differences settled. Changes no sheet: where the second entry is
//! the right one, that is a correction ([`SheetCommand::Enter`](super::SheetCommand) with a reason).

use super::sheets::content;
use super::{Decision, KeepWrong, SheetEntry, Typing, Warning, all_or_nothing};
use crate::domain::change::Edit;
use crate::domain::check::{Check, Checked};
use crate::domain::ruleset::SecondEntry;
use crate::domain::sheet::{Content, Sheet, difference, wrong_sum};
use crate::domain::{Change, Refusal, Round, Tournament, text};
use serde::{Deserialize, Serialize};

/// What can be wished for second entries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CheckCommand {
    /// Types sheets of one round again, all or none.
    Type {
        /// The round.
        round: u32,
        /// What the papers say.
        entries: Vec<SheetEntry>,
        /// What to do with a wrong sum that is not the one on file.
        wrong: KeepWrong,
        /// Whether one sheet was typed or a list read.
        typing: Typing,
    },
    /// The first entry stands, although the second differs.
    FirstStands {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
        /// Why.
        reason: String,
    },
}

pub(super) fn decide(tournament: &Tournament, command: &CheckCommand) -> Result<Decision, Refusal> {
    if tournament.ruleset.second_entry == SecondEntry::Off {
        return Err(Refusal::NoSecondEntry);
    }
    match command {
        CheckCommand::Type { round, entries, wrong, typing } => {
            let round = tournament.round(*round)?;
            let mut seen = Vec::new();
            let decision = all_or_nothing(tournament, entries, |tournament, entry| {
                let table = round.table(entry.table)?.table;
                if seen.contains(&table) {
                    return Err(Refusal::EntryTwice { table });
                }
                seen.push(table);
                type_again(tournament, round, entry, *wrong)
            });
            typing.told(decision)
        }
        CheckCommand::FirstStands { round, table, reason } => first_stands(tournament, tournament.round(*round)?, *table, reason),
    }
}

fn type_again(tournament: &Tournament, round: &Round, entry: &SheetEntry, wrong: KeepWrong) -> Result<Decision, Refusal> {
    let sheet = sheet(tournament, round, entry.table)?;
    let typed = content(tournament, entry)?;
    let found = difference::between(tournament, sheet, &typed);
    if let (Some(_), Content::Played(typed), KeepWrong::Refuse) = (&found, &typed, wrong)
        && let Some(wrong) = wrong_sum::explain(&tournament.ruleset, typed)
    {
        return Err(Refusal::WrongSum(wrong));
    }
    let after = Check { round: sheet.round, table: sheet.table, typed, sheet: sheet.content, first_stands: None };
    let edit = match tournament.check(sheet.round, sheet.table) {
        Some(before) if (before.typed, before.sheet) == (after.typed, after.sheet) => None,
        Some(before) => Some(Edit::changed(before.clone(), after)),
        None => Some(Edit::made(after)),
    };
    let is_settled = edit.is_none() && tournament.checked(sheet) == Checked::Yes;
    let warnings = found.filter(|_| !is_settled).map(Warning::SecondEntryDiffers);
    Ok(Decision { changes: edit.map(Change::Check).into_iter().collect(), warnings: warnings.into_iter().collect() })
}

fn first_stands(tournament: &Tournament, round: &Round, table: u32, reason: &str) -> Result<Decision, Refusal> {
    let reason = text::reason(reason)?;
    let sheet = sheet(tournament, round, table)?;
    let differs = tournament.checked(sheet) == Checked::Differs;
    let before = tournament.check(sheet.round, sheet.table).filter(|_| differs);
    let before = before.ok_or(Refusal::NoDifference { round: sheet.round, table: sheet.table })?;
    let after = Check { first_stands: Some(reason), ..before.clone() };
    Ok(Decision::one(Change::Check(Edit::changed(before.clone(), after))))
}

fn sheet<'a>(tournament: &'a Tournament, round: &Round, table: u32) -> Result<&'a Sheet, Refusal> {
    let table = round.table(table)?.table;
    tournament.sheet(round.number, table).ok_or(Refusal::NothingToCheck { round: round.number, table })
}

/// A check goes with its sheet, whatever takes the sheet away.
pub(super) fn with_their_sheets(tournament: &Tournament, mut decision: Decision) -> Decision {
    let gone = decision.changes.iter().filter_map(|change| match change {
        Change::Sheet(Edit { before: Some(sheet), after: None }) => tournament.check(sheet.round, sheet.table),
        _ => None,
    });
    let gone: Vec<_> = gone.cloned().map(|check| Change::Check(Edit::removed(check))).collect();
    decision.changes.splice(0..0, gone);
    decision
}
