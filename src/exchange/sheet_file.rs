//! Bytes of a spreadsheet (.xlsx, .xlsm, .xls, .ods) → [`Grid`] of its first sheet that holds anything. Computes no
//! formula: what was last computed is read.
//!
//! `calamine` reads the cells. It trusts a file more than a file of others deserves, so the guards look through it first,
//! and a panic that remains is caught and told as damage.

use super::format::SheetKind;
use super::grid::{self, Builder};
use super::zip_guard::{self, Package};
use super::{ExchangeError, Grid, Limit, xls_guard};
use calamine::{Data, DataRef, DataType, Ods, OdsError, Range, Reader, Xls, XlsError, Xlsx, XlsxError};
use std::fmt::Display;
use std::io::Cursor;
use std::panic::catch_unwind;

/// The table in a spreadsheet.
pub(super) fn read(bytes: &[u8], kind: SheetKind) -> Result<Grid, ExchangeError> {
    let read = match kind {
        SheetKind::Compound => {
            xls_guard::check(bytes)?;
            read_xls
        }
        SheetKind::Zip => match zip_guard::check(bytes)? {
            Package::Xlsx => read_xlsx,
            Package::Ods => read_ods,
        },
    };
    // calamine slices by lengths a file claims and panics where they are wrong. Only bytes go in and a grid comes out:
    // nothing half done outlives the panic.
    catch_unwind(|| read(bytes)).unwrap_or_else(|_| Err(damaged(&"the reader panicked")))
}

/// Cell by cell: a range would be laid out from the first to the last cell, however far apart they are.
fn read_xlsx(bytes: &[u8]) -> Result<Grid, ExchangeError> {
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(|error| match error {
        XlsxError::Password => ExchangeError::Protected,
        error => damaged(&error),
    })?;
    for name in book.sheet_names() {
        let mut cells = match book.worksheet_cells_reader(&name) {
            Err(XlsxError::NotAWorksheet(_)) => continue,
            cells => cells.map_err(|error| damaged(&error))?,
        };
        let mut sheet = Sparse::default();
        while let Some(cell) = cells.next_cell().map_err(|error| damaged(&error))? {
            sheet.put(cell.get_position(), cell.get_value())?;
        }
        let grid = sheet.into_grid()?;
        if !grid.rows.is_empty() {
            return Ok(grid);
        }
    }
    Ok(Grid::default())
}

fn read_xls(bytes: &[u8]) -> Result<Grid, ExchangeError> {
    let book: Result<Xls<_>, _> = Xls::new(Cursor::new(bytes));
    first_filled(book.map_err(|error| match error {
        XlsError::Password => ExchangeError::Protected,
        error => damaged(&error),
    })?)
}

fn read_ods(bytes: &[u8]) -> Result<Grid, ExchangeError> {
    let book: Result<Ods<_>, _> = Ods::new(Cursor::new(bytes));
    first_filled(book.map_err(|error| match error {
        OdsError::Password => ExchangeError::Protected,
        error => damaged(&error),
    })?)
}

fn first_filled<'a, R>(mut book: R) -> Result<Grid, ExchangeError>
where
    R: Reader<Cursor<&'a [u8]>, Error: Display>,
{
    for name in book.sheet_names() {
        let grid = grid_of(&book.worksheet_range(&name).map_err(|error| damaged(&error))?)?;
        if !grid.rows.is_empty() {
            return Ok(grid);
        }
    }
    Ok(Grid::default())
}

fn grid_of(range: &Range<Data>) -> Result<Grid, ExchangeError> {
    let (top, left) = range.start().unwrap_or_default();
    let mut builder = Builder::default();
    for (line, row) in (top as usize + 1..).zip(range.rows()) {
        let before = std::iter::repeat_n(String::new(), left as usize);
        builder.push(line, before.chain(row.iter().map(text_of)))?;
    }
    Ok(builder.finish())
}

/// Cells as they come, which is row by row in any file a program wrote.
#[derive(Debug, Default)]
struct Sparse {
    cells: Vec<((u32, u32), String)>,
    bytes: usize,
}

impl Sparse {
    fn put(&mut self, place: (u32, u32), cell: &DataRef<'_>) -> Result<(), ExchangeError> {
        let (row, column) = (place.0 as usize, place.1 as usize);
        if cell.is_empty() {
            return Ok(());
        }
        if row >= grid::ROWS_MAX {
            return Err(ExchangeError::TooLarge(Limit::Rows));
        }
        if column >= grid::COLUMNS_MAX {
            return Err(ExchangeError::TooLarge(Limit::Columns { line: row + 1 }));
        }
        // A long text that is shared is written out in every cell that has it.
        let text = text_of(&Data::from(cell.clone()));
        self.bytes += text.len();
        if self.bytes > zip_guard::UNPACKED_MAX {
            return Err(ExchangeError::TooLarge(Limit::UnpackedBytes));
        }
        self.cells.push((place, text));
        Ok(())
    }

    fn into_grid(mut self) -> Result<Grid, ExchangeError> {
        self.cells.sort_by_key(|(place, _)| *place);
        // Of two cells at one place the last counts, as for a spreadsheet.
        self.cells.reverse();
        self.cells.dedup_by_key(|(place, _)| *place);
        self.cells.reverse();
        let mut builder = Builder::default();
        for row in self.cells.chunk_by(|(a, _), (b, _)| a.0 == b.0) {
            let mut texts = Vec::new();
            for ((_, column), text) in row {
                texts.resize(*column as usize, "");
                texts.push(text);
            }
            builder.push(row[0].0.0 as usize + 1, texts)?;
        }
        Ok(builder.finish())
    }
}

/// What a spreadsheet shows of a cell, or near it: whole numbers without a fraction, dates as `2026-11-30`.
fn text_of(cell: &Data) -> String {
    match cell {
        Data::Float(number) if *number == 0.0 => "0".to_owned(),
        Data::DateTime(moment) if moment.is_duration() => duration(moment.as_f64()),
        Data::DateTime(moment) => date(moment.to_ymd_hms_milli()),
        // Rust writes a whole f64 without a fraction, and never as a power of ten.
        cell => cell.to_string(),
    }
}

fn date((year, month, day, hour, minute, second, _): (u16, u8, u8, u8, u8, u8, u16)) -> String {
    match (hour, minute, second) {
        (0, 0, 0) => format!("{year:04}-{month:02}-{day:02}"),
        _ => format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}"),
    }
}

fn duration(days: f64) -> String {
    let minutes = (days * 24.0 * 60.0).round();
    format!("{:.0}:{:02.0}", (minutes / 60.0).trunc(), (minutes % 60.0).abs())
}

fn damaged(error: &dyn Display) -> ExchangeError {
    ExchangeError::Damaged { detail: error.to_string() }
}

#[cfg(test)]
mod tests;
