//! What was changed by hand in a draw, with the tables it touched. Words none of it.

use crate::domain::draw::repair;
use crate::domain::round::Repair;
use crate::domain::{Round, TableNumber};

/// One change of a draw made by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repaired {
    /// The change.
    pub repair: Repair,
    /// The tables at which other teams sat after it, ascending.
    pub tables: Vec<TableNumber>,
}

/// The changes of a round, the oldest first.
pub fn of(round: &Round) -> Vec<Repaired> {
    let repaired = |(i, repair): (usize, &Repair)| {
        let ((before, _), (after, _)) = (repair::after(round, i), repair::after(round, i + 1));
        let tables = after.iter().filter(|m| !before.contains(m)).map(|m| m.table).collect();
        Repaired { repair: repair.clone(), tables }
    };
    round.repairs.iter().enumerate().map(repaired).collect()
}

/// Those of them that a table still shows: none where it seats again the teams that were drawn there.
pub fn at<'a>(repairs: &'a [Repaired], round: &Round, table: TableNumber) -> Vec<&'a Repaired> {
    let as_drawn = round.at(table).is_some_and(|m| round.drawn.contains(m));
    repairs.iter().filter(|repaired| !as_drawn && repaired.tables.contains(&table)).collect()
}
