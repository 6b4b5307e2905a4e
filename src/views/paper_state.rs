//! The « état » of a paper (papers 1.7): the number of the last journal entry that touched what it shows. Two papers with
//! the same number say the same.

use crate::domain::history::{History, StateNumber};
use crate::domain::{Change, Edit, RoundNumber};

/// What a paper shows, as far as a change can matter to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// Teams and the seating of one round.
    Seating(RoundNumber),
    /// The ranking after a round.
    Ranking(RoundNumber),
}

/// The state number of a paper.
pub fn of(history: &History, shows: Shows) -> StateNumber {
    history.state_of(|change| match (shows, change) {
        (_, Change::Event(_) | Change::Team(_) | Change::Ruleset(_)) => true,
        (Shows::Seating(round), Change::Round(edit)) => any(edit, |changed| changed.number == round),
        (Shows::Seating(_), Change::Sheet(_) | Change::Penalty(_)) => false,
        (Shows::Ranking(last), Change::Round(edit)) => any(edit, |changed| changed.number <= last),
        (Shows::Ranking(last), Change::Sheet(edit)) => any(edit, |sheet| sheet.round <= last),
        (Shows::Ranking(last), Change::Penalty(edit)) => any(edit, |penalty| penalty.round <= last),
    })
}

fn any<T>(edit: &Edit<T>, matters: impl Fn(&T) -> bool) -> bool {
    edit.before.iter().chain(&edit.after).any(matters)
}
