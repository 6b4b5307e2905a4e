//! What was changed on sheets that were on file already (papers 09, « Corrections »): before, after, when, by whom and why,
//! read off the journal. Whether a change was right, nobody knows here.

use crate::domain::command::{Command, SheetCommand};
use crate::domain::history::{Action, Entry, History};
use crate::domain::sheet::Sheet;
use crate::domain::{Change, Edit, Match, Moment, RoundNumber, Tournament};

/// One change of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// When.
    pub at: Moment,
    /// The round.
    pub round: RoundNumber,
    /// The match, with the teams it has now.
    pub of: Match,
    /// What was on file; `None` where a sheet taken back came in again.
    pub before: Option<Sheet>,
    /// What is on file after it; `None` where it was taken back.
    pub after: Option<Sheet>,
    /// Who.
    pub operator: String,
    /// Why.
    pub reason: Reason,
}

/// Why a sheet was changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// In the words of the one who did it.
    Given(String),
    /// No reason was asked for: the sheet was to be verified, or another decision changed it.
    None,
    /// An earlier step was taken back.
    Undone,
    /// A step taken back was done again.
    Redone,
}

/// The changes of the sheets of one drawn round, or of all, by time.
pub fn of(tournament: &Tournament, history: &History, round: Option<RoundNumber>) -> Vec<Correction> {
    let rounds = tournament.rounds.values().filter(|drawn| round.is_none_or(|round| drawn.number == round));
    let mut found = Vec::new();
    for drawn in rounds {
        // Between an annulment and the draw in force, sheets belong to another draw.
        let mut is_in_force = false;
        for entry in history.entries() {
            let redrawn = entry.changes.iter().find_map(|change| match change {
                Change::Round(edit) if edit.before.as_ref().or(edit.after.as_ref())?.number == drawn.number => Some(&edit.after),
                _ => None,
            });
            let was_in_force = is_in_force;
            is_in_force = redrawn.map_or(is_in_force, |now| now.as_ref().is_some_and(|now| now.is_same_draw(drawn)));
            if was_in_force && is_in_force {
                found.extend(entry.changes.iter().filter_map(|change| correction(entry, change, drawn.number, &drawn.matches)));
            }
        }
    }
    found.sort_by_key(|(state, _)| *state);
    found.into_iter().map(|(_, correction)| correction).collect()
}

fn correction(entry: &Entry, change: &Change, round: RoundNumber, matches: &[Match]) -> Option<(u64, Correction)> {
    let Change::Sheet(Edit { before, after }) = change else { return None };
    let sheet = after.as_ref().or(before.as_ref()).filter(|sheet| sheet.round == round)?;
    let of = *matches.iter().find(|m| m.table == sheet.table)?;
    let reason = reason(&entry.action);
    let comes_in = before.is_none()
        && !matches!(entry.action, Action::Redid(_) | Action::Did(Command::Sheets(SheetCommand::Exchange { .. })));
    let (at, operator) = (entry.at, entry.operator.clone());
    let correction = Correction { at, round, of, before: before.clone(), after: after.clone(), operator, reason };
    (!comes_in).then_some((entry.state, correction))
}

fn reason(action: &Action) -> Reason {
    match action {
        Action::Undid(_) => Reason::Undone,
        Action::Redid(_) => Reason::Redone,
        Action::Did(Command::Sheets(
            SheetCommand::Enter { reason: Some(reason), .. }
            | SheetCommand::Exchange { reason, .. }
            | SheetCommand::Turn { reason, .. },
        )) => Reason::Given(reason.clone()),
        Action::Did(_) | Action::Created | Action::Rescued => Reason::None,
    }
}
