//! Changes: one pair before/after per thing changed. Inverted it undoes, printed it is a line of the journal, applied it
//! writes. Does not know why it is made.

use super::ruleset::Ruleset;
use super::sheet::Sheet;
use super::team::Team;
use super::tournament::Event;
use super::{Check, Grant, Penalty, Round, RoundClock, Tournament};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

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

    /// The thing as it becomes, or as it was where it goes.
    pub fn either(&self) -> Option<&T> {
        self.after.as_ref().or(self.before.as_ref())
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

impl<T: PartialEq> Edit<T> {
    /// Whether what is in a map is not what this change starts from.
    pub fn starts_elsewhere<K: Ord>(&self, map: &BTreeMap<K, T>, key: impl Fn(&T) -> K) -> bool {
        let is_there = self.before.as_ref().is_none_or(|before| map.get(&key(before)) == Some(before));
        let moves_onto =
            |after: &T| self.before.as_ref().is_none_or(|before| key(before) != key(after)) && map.contains_key(&key(after));
        !is_there || self.after.as_ref().is_some_and(moves_onto)
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

/// The changes that lead from one tournament to another, `before` being `None` where there is none yet.
pub fn difference(before: Option<&Tournament>, after: &Tournament) -> Vec<Change> {
    let Tournament { event, ruleset, teams, rounds, sheets, checks, penalties, grants, clocks } = after;
    let mut changes = Vec::new();
    if before.is_none_or(|before| before.event != *event) {
        changes.push(Change::Event(Edit { before: before.map(|before| before.event.clone()), after: Some(event.clone()) }));
    }
    if before.is_none_or(|before| before.ruleset != *ruleset) {
        changes.push(Change::Ruleset(Edit { before: before.map(|before| before.ruleset.clone()), after: Some(ruleset.clone()) }));
    }
    changes.extend(edits(before.map(|before| &before.teams), teams).map(Change::Team));
    changes.extend(edits(before.map(|before| &before.rounds), rounds).map(Change::Round));
    changes.extend(edits(before.map(|before| &before.sheets), sheets).map(Change::Sheet));
    changes.extend(edits(before.map(|before| &before.checks), checks).map(Change::Check));
    changes.extend(edits(before.map(|before| &before.penalties), penalties).map(Change::Penalty));
    changes.extend(edits(before.map(|before| &before.grants), grants).map(Change::Grant));
    changes.extend(edits(before.map(|before| &before.clocks), clocks).map(Change::Clock));
    changes
}

/// What is made, changed and taken away between two maps.
fn edits<K: Ord + Clone, T: Clone + PartialEq>(
    before: Option<&BTreeMap<K, T>>,
    after: &BTreeMap<K, T>,
) -> impl Iterator<Item = Edit<T>> {
    let keys: BTreeSet<K> = before.into_iter().flat_map(BTreeMap::keys).chain(after.keys()).cloned().collect();
    let edit = |key: K| Edit { before: before.and_then(|map| map.get(&key)).cloned(), after: after.get(&key).cloned() };
    let edits: Vec<_> = keys.into_iter().map(edit).filter(|edit| edit.before != edit.after).collect();
    edits.into_iter()
}
