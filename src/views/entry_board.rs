//! The board of the entry desk: every table of a round with its state, and the sheets entered last. Decides nothing.

use super::sheet_rows::{self, RowState, SheetRow};
use crate::domain::history::History;
use crate::domain::{Change, RoundNumber, TableNumber, Tournament};

/// The tables of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryBoard {
    /// Every table, by number.
    pub cells: Vec<Cell>,
    /// The sheets entered last, the newest first, each table once.
    pub recent: Vec<SheetRow>,
}

/// One table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// Its match and its sheet.
    pub row: SheetRow,
    /// How it stands.
    pub state: CellState,
}

/// How a table stands; the first that applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CellState {
    /// Its sheet is not in.
    Missing,
    /// Kept apart.
    Unverified,
    /// Somebody was not there.
    Forfeit,
    /// Changed after it was in.
    Corrected,
    /// Time ran out.
    TimeOut,
    /// As first entered.
    Right,
}

impl CellState {
    /// All, in the order of the legend.
    pub const ALL: [Self; 6] = [Self::Missing, Self::Right, Self::TimeOut, Self::Corrected, Self::Forfeit, Self::Unverified];
}

impl EntryBoard {
    /// The board of a round; empty where it is not drawn.
    pub fn of(tournament: &Tournament, history: &History, round: RoundNumber) -> Self {
        let rows = sheet_rows::of_round(tournament, round);
        let most = tournament.ruleset.deals_per_match;
        let cells: Vec<_> = rows.into_iter().map(|row| Cell { state: state(&row, most), row }).collect();
        let recent = last_tables(history, round)
            .into_iter()
            .filter_map(|table| cells.iter().find(|cell| cell.row.table == table && cell.state != CellState::Missing))
            .map(|cell| cell.row.clone())
            .collect();
        Self { cells, recent }
    }

    /// How many tables stand so.
    pub fn count(&self, state: CellState) -> usize {
        self.cells.iter().filter(|cell| cell.state == state).count()
    }

    /// How many sheets count.
    pub fn sheets(&self) -> usize {
        self.cells.len() - self.count(CellState::Missing) - self.count(CellState::Unverified)
    }

    /// The missing tables, by number.
    pub fn missing(&self) -> impl Iterator<Item = &SheetRow> {
        self.cells.iter().filter(|cell| cell.state == CellState::Missing).map(|cell| &cell.row)
    }

    /// The table of a number.
    pub fn cell(&self, table: TableNumber) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.row.table == table)
    }
}

fn state(row: &SheetRow, most: u32) -> CellState {
    match row.state {
        RowState::Missing => CellState::Missing,
        RowState::Unverified => CellState::Unverified,
        RowState::Forfeit => CellState::Forfeit,
        RowState::Corrected => CellState::Corrected,
        RowState::Ok if row.deals.is_some_and(|deals| deals < most) => CellState::TimeOut,
        RowState::Ok => CellState::Right,
    }
}

/// The tables whose sheets changed, the last first, each once.
fn last_tables(history: &History, round: RoundNumber) -> Vec<TableNumber> {
    let mut tables = Vec::new();
    for entry in history.entries().iter().rev() {
        for change in &entry.changes {
            if let Change::Sheet(edit) = change
                && let Some(sheet) = edit.after.as_ref().or(edit.before.as_ref())
                && sheet.round == round
                && !tables.contains(&sheet.table)
            {
                tables.push(sheet.table);
            }
        }
    }
    tables
}
