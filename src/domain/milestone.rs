//! The steps of an evening that are worth a copy of their own: a draw, a round that is complete, a correction after that. Read
//! off the last entry and the tournament it left, so that a copy itself says what it is of. Copies nothing.

use super::change::{Change, Edit, invert};
use super::history::Entry;
use super::{RoundNumber, Tournament};

/// A step worth a copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Milestone {
    /// A round was drawn, paired by hand, or put in force again.
    Drawn(RoundNumber),
    /// The last sheet of a round came in.
    Complete(RoundNumber),
    /// Something that counts was changed in a round that was complete.
    Corrected(RoundNumber),
}

/// How far a tournament was at an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// No round is drawn yet.
    Registration {
        /// How many teams are registered.
        teams: usize,
    },
    /// The entry was a step worth a copy.
    At(Milestone),
    /// Somewhere in a round.
    During {
        /// The last drawn one.
        round: RoundNumber,
        /// Its sheets that count.
        sheets: usize,
        /// Its matches.
        matches: usize,
    },
}

/// How far a tournament is, `last` being its last entry.
pub fn progress(tournament: &Tournament, last: Option<&Entry>) -> Progress {
    if let Some(milestone) = last.and_then(|entry| reached(tournament, &entry.changes)) {
        return Progress::At(milestone);
    }
    match tournament.last_drawn() {
        None => Progress::Registration { teams: tournament.registered().count() },
        Some(round) => {
            Progress::During { round: round.number, sheets: tournament.sheets_in(round), matches: round.matches.len() }
        }
    }
}

/// The step that these changes were, `after` being the tournament they left.
pub fn reached(after: &Tournament, changes: &[Change]) -> Option<Milestone> {
    let drawn = changes.iter().find_map(|change| match change {
        Change::Round(Edit { before: None, after: Some(round) }) => Some(round.number),
        _ => None,
    });
    if let Some(round) = drawn {
        return Some(Milestone::Drawn(round));
    }
    let touched: Vec<_> = changes.iter().filter_map(counts_in).collect();
    if touched.is_empty() {
        return None;
    }
    let mut before = after.clone();
    before.apply(&invert(changes));
    let is_complete = |tournament: &Tournament, round: &RoundNumber| {
        tournament.rounds.get(round).is_some_and(|round| tournament.is_complete(round))
    };
    let complete = touched.iter().find(|round| is_complete(after, round) && !is_complete(&before, round));
    let corrected = || touched.iter().find(|round| is_complete(&before, round));
    complete.map(|round| Milestone::Complete(*round)).or_else(|| corrected().map(|round| Milestone::Corrected(*round)))
}

/// The round whose scores a change may touch.
fn counts_in(change: &Change) -> Option<RoundNumber> {
    match change {
        Change::Round(edit) => edit.after.as_ref().map(|round| round.number),
        Change::Sheet(edit) => edit.either().map(|sheet| sheet.round),
        Change::Penalty(edit) => edit.either().map(|penalty| penalty.round),
        Change::Grant(edit) => edit.either().map(|grant| grant.round),
        _ => None,
    }
}
