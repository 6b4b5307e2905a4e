//! What the imports have in common: which column is which, and line by line what can be taken. Does not know what a line
//! is made into.
//!
//! The header is the first of the first [`HEADER_WITHIN`] rows in which two columns or more have a title that is known,
//! and none is a number; in the first row one is enough (better a header
//! that lacks a column, and is told, than a team called « Équipe »). Rows above it (a heading, a date) are no lines of the list.

use super::columns::{Column, ColumnUse, key};
use super::error::{ExchangeError, Fault, LineFault};
use super::grid::{Grid, Row};
use super::number;

/// How far down a header is looked for.
pub const HEADER_WITHIN: usize = 10;

/// What a file holds, line by line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing<T> {
    /// The line the header stands in; `None` where there is none and the columns are understood by their order.
    pub header_line: Option<usize>,
    /// All columns, from the left, and what was understood of them.
    pub columns: Vec<ColumnUse>,
    /// What can be taken, each with its line in the file.
    pub entries: Vec<(usize, T)>,
    /// What cannot be taken. If there is any, the list is not to be taken at all.
    pub faults: Vec<LineFault>,
    /// Lines that say nothing yet (a number without a team, a table without points).
    pub passed_over: Vec<usize>,
}

/// A grid whose columns are understood.
#[derive(Debug)]
pub(super) struct Table<'a> {
    header_line: Option<usize>,
    pub(super) columns: Vec<ColumnUse>,
    pub(super) rows: &'a [Row],
}

impl<'a> Table<'a> {
    /// The table with its header read, if it has one; `wanted` are the columns it may have. Without a header no column
    /// is understood yet.
    pub(super) fn of(grid: &'a Grid, wanted: &[Column]) -> Self {
        let header = grid.rows.iter().take(HEADER_WITHIN).enumerate().position(|(i, row)| is_header(row, i, wanted));
        let Some(at) = header else {
            return Self { header_line: None, columns: Vec::new(), rows: &grid.rows };
        };
        let row = &grid.rows[at];
        Self { header_line: Some(row.line), columns: understood(row, wanted), rows: &grid.rows[at + 1..] }
    }

    pub(super) fn has_header(&self) -> bool {
        self.header_line.is_some()
    }

    /// Gives the columns their meaning by their order.
    pub(super) fn set_order(&mut self, order: impl IntoIterator<Item = Column>) {
        let in_order = order.into_iter().enumerate();
        self.columns =
            in_order.map(|(i, column)| ColumnUse { position: i + 1, title: String::new(), meaning: Some(column) }).collect();
    }

    pub(super) fn has(&self, column: Column) -> bool {
        self.columns.iter().any(|known| known.meaning == Some(column))
    }

    /// Refuses a column that is there twice.
    pub(super) fn check_twice(&self) -> Result<(), ExchangeError> {
        for (i, second) in self.columns.iter().enumerate() {
            let Some(column) = second.meaning else { continue };
            if let Some(first) = self.columns[..i].iter().find(|first| first.meaning == second.meaning) {
                return Err(ExchangeError::ColumnTwice { column, titles: [first.title.clone(), second.title.clone()] });
            }
        }
        Ok(())
    }

    /// Asks for a column without which nothing can be made of the list.
    pub(super) fn need(&self, column: Column) -> Result<(), ExchangeError> {
        if self.has(column) {
            return Ok(());
        }
        let titles = self.columns.iter().map(|known| known.title.clone()).filter(|title| !title.is_empty()).collect();
        Err(ExchangeError::ColumnMissing { column, titles })
    }

    /// How many columns there are, titled or not.
    pub(super) fn width(&self) -> usize {
        self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0)
    }

    /// Whether a column holds something and nothing but what `is` says, in at least `share` percent of what it holds.
    pub(super) fn holds(&self, column: usize, share: usize, is: impl Fn(&str) -> bool) -> bool {
        let filled = || self.rows.iter().map(|row| row.cell(column)).filter(|cell| !cell.is_empty());
        let (all, fitting) = (filled().count(), filled().filter(|cell| is(cell)).count());
        all > 0 && fitting * 100 >= all * share
    }

    /// Reads all lines. `read` makes of one what it holds; `None` if it says nothing yet.
    pub(super) fn read<T>(self, read: impl Fn(&mut Line<'_>) -> Option<T>) -> Listing<T> {
        let (mut entries, mut faults, mut passed_over) = (Vec::new(), Vec::new(), Vec::new());
        for row in self.rows {
            let mut line = Line { row, columns: &self.columns, faults: Vec::new() };
            line.check_width();
            let entry = read(&mut line);
            match entry {
                _ if !line.faults.is_empty() => {
                    faults.extend(line.faults.into_iter().map(|fault| LineFault { line: row.line, fault }));
                }
                Some(entry) => entries.push((row.line, entry)),
                None => passed_over.push(row.line),
            }
        }
        Listing { header_line: self.header_line, columns: self.columns, entries, faults, passed_over }
    }
}

/// One line while it is read. What is wrong with it is kept, so that all of it is told.
#[derive(Debug)]
pub(super) struct Line<'a> {
    row: &'a Row,
    columns: &'a [ColumnUse],
    faults: Vec<Fault>,
}

impl<'a> Line<'a> {
    /// The text of a column, without white space around it; empty where there is none.
    pub(super) fn text(&self, column: Column) -> &'a str {
        let at = self.columns.iter().position(|known| known.meaning == Some(column));
        at.map_or("", |at| self.row.cell(at))
    }

    /// The whole number of a column; `None` where it is empty or wrong.
    pub(super) fn number(&mut self, column: Column) -> Option<u32> {
        number::read(column, self.text(column)).unwrap_or_else(|fault| {
            self.fault(fault);
            None
        })
    }

    pub(super) fn fault(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    pub(super) fn missing(&mut self, column: Column) {
        self.fault(Fault::MissingValue { column });
    }

    /// Whether something that says so itself is wrong with the line already.
    pub(super) fn is_faulty(&self) -> bool {
        !self.faults.is_empty()
    }

    pub(super) fn unknown_word(&mut self, column: Column) {
        let text = self.text(column).to_owned();
        self.fault(Fault::UnknownWord { column, text });
    }

    fn check_width(&mut self) {
        let (given, expected) = (self.row.cells.len(), self.columns.len());
        if given > expected {
            self.fault(Fault::TooManyColumns { given, expected });
        }
    }
}

fn is_header(row: &Row, index: usize, wanted: &[Column]) -> bool {
    let known = wanted.iter().filter(|column| row.cells.iter().any(|title| column.is_titled(title))).count();
    let enough = if index == 0 { 1 } else { 2 };
    known >= enough && !row.cells.iter().any(|cell| number::is_whole(cell))
}

/// The meaning of each title. The second of two « Joueur » is the second player.
fn understood(header: &Row, wanted: &[Column]) -> Vec<ColumnUse> {
    let mut columns: Vec<ColumnUse> = Vec::new();
    for (i, title) in header.cells.iter().enumerate() {
        let title = title.split_whitespace().collect::<Vec<_>>().join(" ");
        let known = wanted.iter().copied().find(|column| column.is_titled(&title));
        let is_second = |other: &ColumnUse| other.meaning == Some(Column::Player1) && key(&other.title) == key(&title);
        let meaning = if columns.iter().any(is_second) { Some(Column::Player2) } else { known };
        columns.push(ColumnUse { position: i + 1, title, meaning });
    }
    columns
}
