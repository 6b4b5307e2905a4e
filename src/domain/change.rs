//! Changes: one pair before/after per thing changed. Inverted it undoes, printed it is a line of the journal, applied it
//! writes. Does not know why it is made.

use super::ruleset::Ruleset;
use super::sheet::Sheet;
use super::team::Team;
use super::tournament::Event;
use super::{Check, Grant, Penalty, Round, RoundClock};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One thing changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "changes are few and live shortly")]
pub enum Change {
    /// The head of the papers.
    Event(Edit<Event>),
    /// The regulations.
    Ruleset(Edit<Ruleset>),
    /// A team.
    Team(Edit<Team>),
    /// A draw.
    Round(Edit<Round>),
    /// A sheet.
    Sheet(Edit<Sheet>),
    /// A second entry of a sheet.
    Check(Edit<Check>),
    /// A penalty.
    Penalty(Edit<Penalty>),
    /// Points granted.
    Grant(Edit<Grant>),
    /// The clock of a round.
    Clock(Edit<RoundClock>),
}

/// A thing before and after: made (no before), changed, or taken away (no after).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit<T> {
    /// As it was.
    pub before: Option<T>,
    /// As it becomes.
    pub after: Option<T>,
}

impl<T> Edit<T> {
    /// A thing that was not there.
    pub fn made(after: T) -> Self {
        Self { before: None, after: Some(after) }
    }

    /// A thing that becomes another.
    pub fn changed(before: T, after: T) -> Self {
        Self { before: Some(before), after: Some(after) }
    }

    /// A thing that goes.
    pub fn removed(before: T) -> Self {
        Self { before: Some(before), after: None }
    }

    fn inverted(self) -> Self {
        Self { before: self.after, after: self.before }
    }
}

impl<T: Clone> Edit<T> {
    /// Writes the change into a map under the key of the thing.
    pub fn apply<K: Ord>(&self, map: &mut BTreeMap<K, T>, key: impl Fn(&T) -> K) {
        if let Some(before) = &self.before {
            map.remove(&key(before));
        }
        if let Some(after) = &self.after {
            map.insert(key(after), after.clone());
        }
    }
}

impl Change {
    /// The change that takes this one back.
    #[must_use]
    pub fn inverted(self) -> Self {
        match self {
            Self::Event(edit) => Self::Event(edit.inverted()),
            Self::Ruleset(edit) => Self::Ruleset(edit.inverted()),
            Self::Team(edit) => Self::Team(edit.inverted()),
            Self::Round(edit) => Self::Round(edit.inverted()),
            Self::Sheet(edit) => Self::Sheet(edit.inverted()),
            Self::Check(edit) => Self::Check(edit.inverted()),
            Self::Penalty(edit) => Self::Penalty(edit.inverted()),
            Self::Grant(edit) => Self::Grant(edit.inverted()),
            Self::Clock(edit) => Self::Clock(edit.inverted()),
        }
    }
}

/// The changes that take these back, in the order in which they can be made.
pub fn invert(changes: &[Change]) -> Vec<Change> {
    changes.iter().rev().cloned().map(Change::inverted).collect()
}
