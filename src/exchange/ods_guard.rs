//! Looks through the content of an .ods before `calamine` does. Reads no cell.
//!
//! `calamine` 0.38 waits for ever for the end of a table that is never closed, and writes out every repeated row, cell and
//! blank a file claims. XML that is well formed, and claims within the limits of a grid, do it no harm.

use super::grid::{CELL_MAX, COLUMNS_MAX, ROWS_MAX};
use super::zip_guard::UNPACKED_MAX;
use super::{ExchangeError, Limit};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// Checks `content.xml`.
pub(super) fn check(content: &[u8]) -> Result<(), ExchangeError> {
    let mut reader = Reader::from_reader(content);
    reader.config_mut().expand_empty_elements = true;
    let (mut depth, mut table, mut buffer) = (0_usize, Extent::default(), Vec::new());
    loop {
        match reader.read_event_into(&mut buffer).map_err(|error| damaged(error.to_string()))? {
            Event::Start(element) => {
                depth += 1;
                table.start(&element)?;
            }
            Event::End(element) => {
                depth -= 1;
                if element.name().as_ref() == "table:table-row" {
                    table.end_row()?;
                }
            }
            Event::Text(text) => table.text(text.len()),
            Event::Eof if depth == 0 => return Ok(()),
            Event::Eof => return Err(damaged("an element is never closed".into())),
            _ => {}
        }
        buffer.clear();
    }
}

/// How far a table goes, as it is read.
#[derive(Debug, Default)]
struct Extent {
    rows: usize,
    row_repeats: usize,
    row_is_filled: bool,
    columns: usize,
    cell_repeats: usize,
    /// Cells, and bytes of text in this row and in all rows, that repeating will write out.
    cells: usize,
    row_bytes: usize,
    bytes: usize,
}

impl Extent {
    fn start(&mut self, element: &BytesStart<'_>) -> Result<(), ExchangeError> {
        match element.name().as_ref() {
            "table:table" => *self = Self { cells: self.cells, bytes: self.bytes, ..Self::default() },
            "table:table-row" => {
                self.row_repeats = count(element, "table:number-rows-repeated")?;
                (self.row_is_filled, self.columns, self.row_bytes) = (false, 0, 0);
            }
            "table:table-cell" | "table:covered-table-cell" => self.cell(element)?,
            "text:s" if count(element, "text:c")? > CELL_MAX => return Err(ExchangeError::TooLarge(self.cell_limit())),
            _ => {}
        }
        Ok(())
    }

    fn cell(&mut self, element: &BytesStart<'_>) -> Result<(), ExchangeError> {
        let is_filled = ["office:value-type", "table:formula", "office:value"]
            .iter()
            .any(|name| element.attributes().flatten().any(|attribute| attribute.key.as_ref() == *name));
        let before = self.columns;
        self.cell_repeats = count(element, "table:number-columns-repeated")?;
        self.columns = before.saturating_add(self.cell_repeats);
        // A value that is an attribute is text too.
        self.text(element.len());
        let columns = if is_filled { self.columns } else { before };
        if is_filled && columns > COLUMNS_MAX {
            return Err(ExchangeError::TooLarge(Limit::Columns { line: self.rows + 1 }));
        }
        self.row_is_filled |= is_filled;
        // Empty cells are kept as well, up to the last one of the row.
        self.cells = self.cells.saturating_add(columns.min(16_384));
        if self.cells > ROWS_MAX * COLUMNS_MAX * 2 { Err(ExchangeError::TooLarge(Limit::Rows)) } else { Ok(()) }
    }

    fn text(&mut self, bytes: usize) {
        self.row_bytes = self.row_bytes.saturating_add(bytes.saturating_mul(self.cell_repeats));
    }

    fn end_row(&mut self) -> Result<(), ExchangeError> {
        self.rows = self.rows.saturating_add(self.row_repeats);
        if self.row_is_filled {
            self.bytes = self.bytes.saturating_add(self.row_bytes.saturating_mul(self.row_repeats));
        }
        if self.bytes > UNPACKED_MAX * 2 {
            return Err(ExchangeError::TooLarge(Limit::UnpackedBytes));
        }
        if self.row_is_filled && self.rows > ROWS_MAX { Err(ExchangeError::TooLarge(Limit::Rows)) } else { Ok(()) }
    }

    fn cell_limit(&self) -> Limit {
        Limit::Cell { line: self.rows + 1, column: self.columns.max(1) }
    }
}

/// The value of a counting attribute, 1 where it is not given.
fn count(element: &BytesStart<'_>, name: &str) -> Result<usize, ExchangeError> {
    let attribute = element.try_get_attribute(name).map_err(|error| damaged(error.to_string()))?;
    let Some(attribute) = attribute else { return Ok(1) };
    let value = String::from_utf8_lossy(attribute.value.as_ref().as_bytes()).into_owned();
    value.parse().map_err(|_| damaged(format!("{name} is {value:?}")))
}

fn damaged(detail: String) -> ExchangeError {
    ExchangeError::Damaged { detail }
}
