//! A table of text cells, as it stood in a file. Does not know what its columns mean.

use super::error::{ExchangeError, Limit};

/// The most rows that are read.
pub const ROWS_MAX: usize = 20_000;
/// The most columns that are read.
pub const COLUMNS_MAX: usize = 200;
/// The most characters one cell may have. Names have 80; a cell that is longer is a sign of a quote never closed.
pub const CELL_MAX: usize = 4_000;

/// The rows of a table that hold something, from the top.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Grid {
    /// The rows.
    pub rows: Vec<Row>,
}

/// One row that holds something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The line of the file a person sees it at, from 1: of an editor (where a quoted cell may take several lines, the
    /// first of them) or of a spreadsheet. Lines that hold nothing are counted too.
    pub line: usize,
    /// The cells from the left, without the empty ones at the end.
    pub cells: Vec<String>,
}

impl Row {
    /// The text of a cell, without white space around it; empty where there is none.
    pub fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", |cell| cell.trim())
    }
}

/// Makes a [`Grid`], and keeps it within its limits whatever the file holds.
#[derive(Debug, Default)]
pub struct Builder {
    grid: Grid,
}

impl Builder {
    /// Adds a row, unless nothing is in it. Rows come in the order of their lines.
    pub fn push<T: Into<String> + AsRef<str>>(
        &mut self,
        line: usize,
        cells: impl IntoIterator<Item = T>,
    ) -> Result<(), ExchangeError> {
        let mut row = Row { line, cells: Vec::new() };
        for (column, cell) in cells.into_iter().enumerate() {
            put(&mut row, column, cell)?;
        }
        if row.cells.is_empty() {
            return Ok(());
        }
        if self.grid.rows.len() >= ROWS_MAX {
            return Err(ExchangeError::TooLarge(Limit::Rows));
        }
        self.grid.rows.push(row);
        Ok(())
    }

    /// The table.
    pub fn finish(self) -> Grid {
        self.grid
    }
}

/// Puts a cell into a row if it is not empty, with the empty ones before it.
fn put<T: Into<String> + AsRef<str>>(row: &mut Row, column: usize, cell: T) -> Result<(), ExchangeError> {
    let text = cell.as_ref();
    if text.trim().is_empty() {
        return Ok(());
    }
    if column >= COLUMNS_MAX {
        return Err(ExchangeError::TooLarge(Limit::Columns { line: row.line }));
    }
    if text.chars().nth(CELL_MAX).is_some() {
        return Err(ExchangeError::TooLarge(Limit::Cell { line: row.line, column: column + 1 }));
    }
    row.cells.resize(column, String::new());
    row.cells.push(cell.into());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_rows_and_cells_at_the_end_go_but_lines_stay() {
        let mut builder = Builder::default();
        builder.push(1, ["a", "", " b "]).unwrap();
        builder.push(2, ["", "  "]).unwrap();
        builder.push(3, ["", "c", "\u{a0}", ""]).unwrap();
        let grid = builder.finish();
        assert_eq!(grid.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(grid.rows[0].cells, ["a", "", " b "]);
        assert_eq!(grid.rows[1].cells, ["", "c"]);
        assert_eq!((grid.rows[0].cell(2), grid.rows[0].cell(9)), ("b", ""));
    }

    #[test]
    fn limits_are_errors_of_their_own() {
        let mut builder = Builder::default();
        let wide = (0..=COLUMNS_MAX).map(|_| "x");
        assert_eq!(builder.push(7, wide), Err(ExchangeError::TooLarge(Limit::Columns { line: 7 })));
        assert_eq!(builder.push(8, (0..500).map(|_| "")), Ok(()));
        let long = "é".repeat(CELL_MAX + 1);
        assert_eq!(builder.push(9, ["", &long]), Err(ExchangeError::TooLarge(Limit::Cell { line: 9, column: 2 })));
        for line in 1..=ROWS_MAX {
            builder.push(line, ["x"]).unwrap();
        }
        assert_eq!(builder.push(ROWS_MAX + 1, ["x"]), Err(ExchangeError::TooLarge(Limit::Rows)));
    }
}
