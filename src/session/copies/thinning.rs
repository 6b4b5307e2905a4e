//! Which copies are kept. The rule: the twelve newest; the newest after each draw, after each completed round and after a
//! correction of it; and the four newest made at other moments (before a copy was gone back to). The others go. Removes none.

use crate::domain::milestone::{Milestone, Progress};
use std::collections::BTreeMap;

/// What the rule looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// The number of the copy: the order in which they were made.
    pub serial: u32,
    /// How far the tournament in it is.
    pub progress: Progress,
}

/// How many of the newest are kept in any case.
pub(super) const NEWEST: usize = 12;
/// How many of the newest between the milestones are kept.
const BETWEEN: usize = 4;

/// The numbers of the copies that need not be kept.
pub fn superfluous(copies: &[Mark]) -> Vec<u32> {
    let mut newest_first = copies.to_vec();
    newest_first.sort_by_key(|copy| std::cmp::Reverse(copy.serial));
    let mut seen: BTreeMap<Option<Milestone>, usize> = BTreeMap::new();
    let mut gone = Vec::new();
    for (place, copy) in newest_first.iter().enumerate() {
        let (kind, most) = match copy.progress {
            Progress::At(milestone) => (Some(milestone), 1),
            Progress::Registration { .. } | Progress::During { .. } => (None, BETWEEN),
        };
        let so_far = seen.entry(kind).or_default();
        *so_far += 1;
        if place >= NEWEST && *so_far > most {
            gone.push(copy.serial);
        }
    }
    gone
}
