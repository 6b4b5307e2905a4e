//! What really changed since a paper was printed: what was changed and changed back leaves it as good as it was, although
//! its state number is another one by now. Knows no paper and prints none.

use super::{Shows, matters};
use crate::domain::history::{Entry, History, StateNumber};
use crate::domain::{Change, Edit};

/// Whether a paper printed on this state says what it would say now.
pub fn holds(history: &History, shows: Shows, printed: StateNumber) -> bool {
    let entries = history.entries();
    let mut net: Vec<(&Entry, Change)> = Vec::new();
    for (at, entry) in entries.iter().enumerate().skip_while(|(_, entry)| entry.state <= printed) {
        // Whether a draw matters depends on how it came or went: all of its changes are looked at as one.
        let counts = |change: &&Change| matches!(change, Change::Round(_)) || matters(shows, &entries[..=at], change);
        for change in entry.changes.iter().filter(counts) {
            let joined = net.iter_mut().find_map(|(last, first)| Some((last, joined(first, change)?, first)));
            match joined {
                Some((last, whole, first)) => (*last, *first) = (entry, whole),
                None => net.push((entry, change.clone())),
            }
        }
    }
    let until = |entry: &Entry| entries.partition_point(|other| other.state <= entry.state);
    !net.iter().any(|(last, change)| !is_nothing(change) && matters(shows, &entries[..until(last)], change))
}

/// Two changes of the same thing, one after the other, as one.
fn joined(first: &Change, then: &Change) -> Option<Change> {
    match (first, then) {
        (Change::Event(a), Change::Event(b)) => join(a, b, |_| ()).map(Change::Event),
        (Change::Ruleset(a), Change::Ruleset(b)) => join(a, b, |_| ()).map(Change::Ruleset),
        (Change::Team(a), Change::Team(b)) => join(a, b, |team| team.number).map(Change::Team),
        (Change::Round(a), Change::Round(b)) => join(a, b, |round| round.number).map(Change::Round),
        (Change::Sheet(a), Change::Sheet(b)) => join(a, b, |sheet| (sheet.round, sheet.table)).map(Change::Sheet),
        (Change::Check(a), Change::Check(b)) => join(a, b, |check| (check.round, check.table)).map(Change::Check),
        (Change::Penalty(a), Change::Penalty(b)) => join(a, b, |penalty| penalty.id).map(Change::Penalty),
        (Change::Grant(a), Change::Grant(b)) => join(a, b, |grant| (grant.round, grant.team)).map(Change::Grant),
        (Change::Clock(a), Change::Clock(b)) => join(a, b, |clock| clock.round).map(Change::Clock),
        _ => None,
    }
}

/// What is called at the beginning of the second as it was at the end of the first is the same thing.
fn join<T: Clone, K: PartialEq>(first: &Edit<T>, then: &Edit<T>, key: impl Fn(&T) -> K) -> Option<Edit<T>> {
    let end = first.either().map(&key);
    let begin = then.before.as_ref().or(then.after.as_ref()).map(&key);
    (end == begin).then(|| Edit { before: first.before.clone(), after: then.after.clone() })
}

fn is_nothing(change: &Change) -> bool {
    match change {
        Change::Event(edit) => edit.before == edit.after,
        Change::Ruleset(edit) => edit.before == edit.after,
        Change::Team(edit) => edit.before == edit.after,
        Change::Round(edit) => edit.before == edit.after,
        Change::Sheet(edit) => edit.before == edit.after,
        Change::Check(edit) => edit.before == edit.after,
        Change::Penalty(edit) => edit.before == edit.after,
        Change::Grant(edit) => edit.before == edit.after,
        Change::Clock(edit) => edit.before == edit.after,
    }
}
