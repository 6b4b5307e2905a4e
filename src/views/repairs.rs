//! What was changed by hand in a draw, with the tables it touched. Words none of it.

use crate::domain::draw::repair;
use crate::domain::round::{Repair, Step};
use crate::domain::{Round, TableNumber, TeamNumber};

/// One change of a draw made by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repaired {
    /// The change.
    pub repair: Repair,
    /// The tables at which other teams sat after it, ascending.
    pub tables: Vec<TableNumber>,
}

impl Repaired {
    /// The word of the command line for what was changed.
    pub fn kind(&self) -> &'static str {
        match self.repair.step {
            Step::Swap(..) => "swap",
            Step::AddTable(_) => "add_table",
            Step::SitOut(_) => "sit_out",
            Step::ByeLeft(_) => "bye_left",
            Step::TakeSeat { .. } => "take_seat",
        }
    }

    /// The teams it names.
    pub fn teams(&self) -> Vec<TeamNumber> {
        match self.repair.step {
            Step::Swap(one, other) => vec![one, other],
            Step::AddTable(m) => vec![m.team_a, m.team_b],
            Step::SitOut(team) | Step::ByeLeft(team) => vec![team],
            Step::TakeSeat { team, of } => vec![team, of],
        }
    }
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
