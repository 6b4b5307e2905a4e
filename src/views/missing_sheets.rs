//! The tables of a round whose sheet does not count yet: not handed in, or kept « à vérifier ». Knows no points.

use super::seating::{SeatedTable, Seating};
use crate::domain::sheet::Sheet;
use crate::domain::{Refusal, RoundNumber, Tournament};

/// What is missing in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingSheets {
    /// The round.
    pub round: RoundNumber,
    /// How many sheets it has.
    pub expected: usize,
    /// The tables, ascending.
    pub open: Vec<OpenTable>,
}

/// A table whose sheet does not count yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenTable {
    /// The table and its teams.
    pub at: SeatedTable,
    /// Why.
    pub why: Why,
}

/// Why a sheet does not count yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// It was not handed in.
    Missing,
    /// Its sum is wrong.
    Unverified,
}

impl MissingSheets {
    /// What is missing in a drawn round.
    ///
    /// # Errors
    /// The round is not drawn.
    pub fn of(tournament: &Tournament, round: RoundNumber) -> Result<Self, Refusal> {
        let tables = Seating::of(tournament, round)?.tables;
        let expected = tables.len();
        let why = |sheet: Option<&Sheet>| match sheet {
            None => Some(Why::Missing),
            Some(sheet) => (!sheet.is_in()).then_some(Why::Unverified),
        };
        let open = |at: SeatedTable| why(tournament.sheet(round, at.table)).map(|why| OpenTable { at, why });
        Ok(Self { round, expected, open: tables.into_iter().filter_map(open).collect() })
    }

    /// How many are open for a reason.
    pub fn count(&self, why: Why) -> usize {
        self.open.iter().filter(|table| table.why == why).count()
    }
}
