//! Sheets handed in and corrected (rules.md 2). What a wrong sum may mean is in [`wrong_sum`].

use super::{Decision, Warning, all_or_nothing, misplaced};
use crate::domain::change::Edit;
use crate::domain::round::Side;
use crate::domain::sheet::{Absent, Content, Sheet, State, TYPED_MAX, Typed, Winner, pot, wrong_sum};
use crate::domain::{Change, Match, Refusal, Round, Tournament, text};
use serde::{Deserialize, Serialize};

/// What can be wished for sheets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetCommand {
    /// Takes sheets of one round, all or none.
    Enter {
        /// The round.
        round: u32,
        /// The sheets.
        entries: Vec<SheetEntry>,
        /// Why a sheet that is in becomes another.
        reason: Option<String>,
        /// What to do with a wrong sum.
        wrong: KeepWrong,
        /// Whether one sheet was typed or a list read.
        typing: Typing,
    },
    /// The sheets of two tables change places: each was typed at the other's table.
    Exchange {
        /// The round.
        round: u32,
        /// The tables.
        tables: [u32; 2],
        /// Why.
        reason: String,
    },
    /// The columns of a sheet change places.
    Turn {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
        /// Why.
        reason: String,
    },
}

/// One sheet as typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetEntry {
    /// The table.
    pub table: u32,
    /// What it says.
    pub content: SheetContent,
    /// Who is ticked as the winner, where that was typed too: it must agree with the points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Winner>,
}

/// What a sheet says, as typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetContent {
    /// The match was played.
    Played {
        /// Points of A and B.
        points: [u32; 2],
        /// Deals completed; none: all of them.
        deals: Option<u32>,
    },
    /// Somebody was not there.
    Forfeit(Absent),
}

/// What to do with a sheet whose sum is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeepWrong {
    /// Refuse it, with an explanation.
    Refuse,
    /// Keep it « à vérifier ».
    Unverified,
}

/// Whether one sheet was typed or a list read: a list passes over what is in already with the same values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Typing {
    /// One sheet.
    One,
    /// A list.
    List,
}

pub(super) fn decide(tournament: &Tournament, command: &SheetCommand) -> Result<Decision, Refusal> {
    let (round, entries, reason, wrong, typing) = match command {
        SheetCommand::Enter { round, entries, reason, wrong, typing } => (round, entries, reason, wrong, typing),
        SheetCommand::Exchange { round, tables, reason } => {
            return misplaced::exchange(tournament, tournament.round(*round)?, *tables, reason);
        }
        SheetCommand::Turn { round, table, reason } => {
            return misplaced::turn(tournament, tournament.round(*round)?, *table, reason);
        }
    };
    let round = tournament.round(*round)?;
    let reason = reason.as_deref().map(text::reason).transpose()?;
    let how = How { round, corrects: reason.is_some(), wrong: *wrong, typing: *typing };
    let mut seen = Vec::new();
    let decision = all_or_nothing(tournament, entries, |tournament, entry| {
        let table = how.round.table(entry.table)?.table;
        if seen.contains(&table) {
            return Err(Refusal::EntryTwice { table });
        }
        seen.push(table);
        how.enter(tournament, entry)
    });
    typing.told(decision)
}

impl Typing {
    /// A decision on entries as it is told: of one sheet, without the number of its line.
    pub(super) fn told(self, decision: Result<Decision, Refusal>) -> Result<Decision, Refusal> {
        match (self, decision) {
            (Self::One, Err(Refusal::Entries(mut refused))) if refused.len() == 1 => Err(refused.remove(0).1),
            (_, decision) => decision,
        }
    }
}

/// How the sheets of one command are taken.
struct How<'a> {
    round: &'a Round,
    corrects: bool,
    wrong: KeepWrong,
    typing: Typing,
}

impl How<'_> {
    fn enter(&self, tournament: &Tournament, entry: &SheetEntry) -> Result<Decision, Refusal> {
        let m = self.round.table(entry.table)?;
        let content = content(tournament, entry)?;
        let before = tournament.sheet(self.round.number, m.table);
        let same = before.is_some_and(|sheet| sheet.content == content);
        if before.is_some_and(Sheet::is_in) {
            match (same, self.typing, self.corrects) {
                (true, Typing::List, _) => return Ok(Decision::default()),
                (true, _, _) | (_, _, false) => {
                    return Err(Refusal::SheetIn { table: m.table, before: before.map_or(content, |sheet| sheet.content), same });
                }
                (false, _, true) => {}
            }
        }
        let mut warnings = Vec::new();
        let state = self.state(tournament, m, &content, &mut warnings)?;
        let corrections = before.map_or(0, |sheet| sheet.corrections + u32::from(sheet.is_in()));
        let after = Sheet { round: self.round.number, table: m.table, content, state, corrections };
        let edit = match before {
            Some(before) if *before == after => return Ok(Decision::default()),
            Some(before) => Edit::changed(before.clone(), after),
            None => Edit::made(after),
        };
        Ok(Decision { changes: vec![Change::Sheet(edit)], warnings })
    }

    /// Whether the sheet counts; a wrong sum is refused, or kept apart if wished.
    fn state(
        &self,
        tournament: &Tournament,
        m: &Match,
        content: &Content,
        warnings: &mut Vec<Warning>,
    ) -> Result<State, Refusal> {
        let Content::Played(typed) = content else { return Ok(State::Verified) };
        if let Some(wrong) = wrong_sum::explain(&tournament.ruleset, typed) {
            if self.wrong == KeepWrong::Refuse {
                return Err(Refusal::WrongSum(wrong));
            }
            warnings.push(Warning::KeptUnverified { table: m.table, difference: wrong.difference });
            return Ok(State::Unverified);
        }
        let tally = pot::tally(&tournament.ruleset, typed);
        for side in [Side::A, Side::B].into_iter().filter(|&side| tally.is_capped(side)) {
            let (real, counted) = (tally.real[side as usize], tally.counted[side as usize]);
            warnings.push(Warning::Capped { table: m.table, team: m.team(side), real, counted });
        }
        Ok(State::Verified)
    }
}

/// What is typed, within its limits and as the winner is ticked.
pub(super) fn content(tournament: &Tournament, entry: &SheetEntry) -> Result<Content, Refusal> {
    let most = tournament.ruleset.deals_per_match;
    match entry.content {
        SheetContent::Forfeit(absent) => Ok(Content::Forfeit(absent)),
        SheetContent::Played { points, deals } => {
            let deals = deals.unwrap_or(most);
            if deals > most {
                return Err(Refusal::TooManyDeals { deals, most });
            }
            if let Some(&points) = points.iter().find(|&&points| points > TYPED_MAX) {
                return Err(Refusal::PointsOutOfRange { points });
            }
            let typed = Typed { points, deals };
            let by_points = Winner::by_points(&typed);
            match entry.winner {
                Some(ticked) if ticked != by_points => Err(Refusal::WinnerTicked { ticked, by_points, points }),
                _ => Ok(Content::Played(typed)),
            }
        }
    }
}
