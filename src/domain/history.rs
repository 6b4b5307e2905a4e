//! The history of a tournament: every journal entry in order, and what follows from it: what can be undone and redone,
//! which draws were annulled, on which state a paper rests. Does not write the journal: that is `store`.

use super::change::{Change, Edit};
use super::command::{Command, RoundCommand};
use super::{Moment, Round, RoundNumber};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The number of a journal entry, from 1: the « état » of a paper.
pub type StateNumber = u64;

/// Who did something where the computer does not say who uses it.
pub const SOMEBODY: &str = "?";

/// One entry of the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1 without a gap.
    pub state: StateNumber,
    /// When it was written, by the computer's clock; the order is that of the numbers.
    pub at: Moment,
    /// Who did it.
    pub operator: String,
    /// What was done.
    pub action: Action,
    /// What it changed.
    pub changes: Vec<Change>,
}

/// What an entry did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The tournament was made.
    Created,
    /// A command was carried out.
    Did(Command),
    /// The entry of this number was taken back.
    Undid(StateNumber),
    /// The entry of this number, taken back before, was done again.
    Redid(StateNumber),
    /// What the tables of a damaged file still held, where its journal could not be read any further.
    Rescued,
}

/// All entries in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct History {
    entries: Vec<Entry>,
    /// Entries in force that can be taken back, the last on top; the new tournament and acts of the clock are not among them.
    undoable: Vec<StateNumber>,
    /// Entries taken back that can be done again.
    redoable: Vec<StateNumber>,
}

/// A draw that was taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnnulledDraw {
    /// The draw.
    pub round: Round,
    /// When it was annulled.
    pub annulled_at: Moment,
    /// Why; `None` where it was undone (« annulation »).
    pub reason: Option<String>,
}

impl Entry {
    /// The rounds it made or changed, as it left them.
    pub fn rounds(&self) -> impl Iterator<Item = &Round> {
        self.changes.iter().filter_map(|change| match change {
            Change::Round(Edit { after, .. }) => after.as_ref(),
            _ => None,
        })
    }
}

impl History {
    /// A history of these entries.
    pub fn of(entries: Vec<Entry>) -> Self {
        let mut history = Self::default();
        for entry in entries {
            history.push(entry);
        }
        history
    }

    /// Adds an entry.
    pub fn push(&mut self, entry: Entry) {
        match entry.action {
            // Undo takes the last sheet back, not the start of the clock after it; redo survives a start.
            Action::Created | Action::Did(Command::Clock(_)) => {}
            Action::Rescued => {
                self.undoable.clear();
                self.redoable.clear();
            }
            Action::Did(_) => {
                self.redoable.clear();
                self.undoable.push(entry.state);
            }
            Action::Undid(_) => self.redoable.extend(self.undoable.pop()),
            Action::Redid(_) => self.undoable.extend(self.redoable.pop()),
        }
        self.entries.push(entry);
    }

    /// Every entry, the oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry of a number.
    pub fn entry(&self, state: StateNumber) -> Option<&Entry> {
        state.checked_sub(1).and_then(|i| usize::try_from(i).ok()).and_then(|i| self.entries.get(i))
    }

    /// The number of the last entry, 0 before the first.
    pub fn state(&self) -> StateNumber {
        self.entries.last().map_or(0, |entry| entry.state)
    }

    /// How many entries it has in common with another history, from the first on.
    pub fn in_common(&self, other: &Self) -> usize {
        self.entries.iter().zip(&other.entries).take_while(|(a, b)| a == b).count()
    }

    /// The entry that undo takes back.
    pub fn next_undo(&self) -> Option<&Entry> {
        self.undoable.last().and_then(|&state| self.entry(state))
    }

    /// The entry that redo does again.
    pub fn next_redo(&self) -> Option<&Entry> {
        self.redoable.last().and_then(|&state| self.entry(state))
    }

    /// The entries that did something which was not taken back, the oldest first; an undo and a redo are none of their own.
    pub fn in_force(&self) -> Vec<&Entry> {
        let mut undone = BTreeSet::new();
        for entry in &self.entries {
            match entry.action {
                Action::Undid(state) => _ = undone.insert(state),
                Action::Redid(state) => _ = undone.remove(&state),
                Action::Created | Action::Did(_) | Action::Rescued => {}
            }
        }
        let is_deed = |entry: &&Entry| !matches!(entry.action, Action::Undid(_) | Action::Redid(_));
        self.entries.iter().filter(is_deed).filter(|entry| !undone.contains(&entry.state)).collect()
    }

    /// The first entry that left a round by the same draw as this one, with its matches as wished for. A draw undone and
    /// done again is the same draw.
    pub fn first_with(&self, round: &Round, wished: impl Fn(&Round) -> bool) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.rounds().any(|made| made.is_same_draw(round) && wished(made)))
    }

    /// The entry that made the draw of a round.
    pub fn drawn_in(&self, round: &Round) -> Option<&Entry> {
        self.first_with(round, |_| true)
    }

    /// The draws of a round that were taken back and not put in force again, the oldest first (rules.md 7.9).
    pub fn annulled_draws(&self, number: RoundNumber) -> Vec<AnnulledDraw> {
        let mut annulled: Vec<AnnulledDraw> = Vec::new();
        for entry in &self.entries {
            for change in &entry.changes {
                match change {
                    Change::Round(Edit { before: Some(round), after: None }) if round.number == number => {
                        annulled.push(AnnulledDraw {
                            round: round.clone(),
                            annulled_at: entry.at,
                            reason: reason_of(&entry.action),
                        });
                    }
                    Change::Round(Edit { before: None, after: Some(round) }) if !matches!(entry.action, Action::Did(_)) => {
                        let last = annulled.iter().rposition(|draw| draw.round == *round);
                        last.map(|last| annulled.remove(last));
                    }
                    _ => {}
                }
            }
        }
        annulled
    }
}

fn reason_of(action: &Action) -> Option<String> {
    match action {
        Action::Did(Command::Rounds(RoundCommand::Annul { reason, .. })) => Some(reason.clone()),
        _ => None,
    }
}
