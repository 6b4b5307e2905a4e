//! The « état » of a paper (papers 1.7): the number of the last journal entry that touched what it shows. Two papers with
//! the same number say the same.

use crate::domain::command::{Command, RoundCommand};
use crate::domain::history::{Action, Entry, History, StateNumber};
use crate::domain::{Change, Edit, Round, RoundNumber};

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
    last(history.entries(), shows)
}

/// The state number that the ranking a round was paired by had at that moment, for the last draw of this round.
pub fn of_ranking_used(history: &History, round: RoundNumber) -> Option<StateNumber> {
    let makes = |entry: &Entry| {
        entry.changes.iter().find_map(|change| match change {
            Change::Round(Edit { before: None, after: Some(made) }) if made.number == round => Some(made.clone()),
            _ => None,
        })
    };
    let in_force = history.entries().iter().rev().find_map(makes)?;
    // The same draw may have been undone and done again: it was computed when it was first made.
    let first = history.entries().iter().position(|entry| makes(entry).as_ref() == Some(&in_force))?;
    Some(last(&history.entries()[..first], Shows::Ranking(round.before()?)))
}

fn last(entries: &[Entry], shows: Shows) -> StateNumber {
    entries
        .iter()
        .rev()
        .find(|entry| entry.changes.iter().any(|change| matters(shows, entry, change)))
        .map_or(0, |entry| entry.state)
}

fn matters(shows: Shows, entry: &Entry, change: &Change) -> bool {
    match (shows, change) {
        (_, Change::Event(_) | Change::Team(_) | Change::Ruleset(_)) => true,
        (Shows::Seating(round), Change::Round(edit)) => any(edit, |changed| changed.number == round),
        (Shows::Seating(_), Change::Sheet(_) | Change::Penalty(_)) => false,
        (Shows::Ranking(last), Change::Round(edit)) => {
            let comes_or_goes = edit.before.is_none() || edit.after.is_none();
            let paired_by_it = |changed: &Round| changed.number.before() == Some(last) && comes_or_goes && !is_new_draw(entry);
            any(edit, |changed| changed.number <= last || paired_by_it(changed))
        }
        (Shows::Ranking(last), Change::Sheet(edit)) => any(edit, |sheet| sheet.round <= last),
        (Shows::Ranking(last), Change::Penalty(edit)) => any(edit, |penalty| penalty.round <= last),
    }
}

/// A ranking says which round was paired by it before it changed: a new draw of that round, or a change of its matches by hand,
/// leaves the paper as it is; a draw taken back or put in force again may not.
fn is_new_draw(entry: &Entry) -> bool {
    matches!(entry.action, Action::Did(Command::Rounds(RoundCommand::Draw { .. } | RoundCommand::Pair { .. })))
}

fn any<T>(edit: &Edit<T>, matters: impl Fn(&T) -> bool) -> bool {
    edit.before.iter().chain(&edit.after).any(matters)
}
