//! Looks through an .xls before `calamine` does. Reads no cell.
//!
//! `calamine` 0.38 follows a chain of sectors that runs in a circle until memory ends, and lays out a sheet as wide and as
//! high as its records claim. So the compound file is opened once by a stricter reader, and the place of every cell is
//! looked at.

use super::grid::{COLUMNS_MAX, ROWS_MAX};
use super::{ExchangeError, Limit};
use std::io::{Cursor, Read};

/// The most records that are looked at, over all sheets.
const RECORDS_MAX: usize = 4_000_000;
/// The sizes a sheet of the format can have at all.
const FORMAT_MAX: (u32, u32) = (65_536, 256);

mod record {
    //! The numbers of the records that matter ([MS-XLS] 2.3).
    pub(super) const END: u16 = 0x000A;
    pub(super) const BOUND_SHEET: u16 = 0x0085;
    pub(super) const DIMENSIONS: u16 = 0x0200;
    pub(super) const MUL_RK: u16 = 0x00BD;
    /// Those that begin with a row and a column: formula, number, label, rich string, boolean, RK, shared string.
    pub(super) const CELLS: [u16; 7] = [0x0006, 0x0203, 0x0204, 0x00D6, 0x0205, 0x027E, 0x00FD];
}

/// Checks the whole file.
pub(super) fn check(bytes: &[u8]) -> Result<(), ExchangeError> {
    let mut file = cfb::CompoundFile::open(Cursor::new(bytes)).map_err(|error| damaged(&error))?;
    if file.exists("/EncryptedPackage") {
        return Err(ExchangeError::Protected);
    }
    let name = ["/Workbook", "/Book"].into_iter().find(|name| file.is_stream(name)).ok_or(ExchangeError::NotASpreadsheet)?;
    let mut book = Vec::new();
    let stream = file.open_stream(name).map_err(|error| damaged(&error))?;
    stream.take(bytes.len() as u64).read_to_end(&mut book).map_err(|error| damaged(&error))?;
    check_book(&book)
}

fn check_book(book: &[u8]) -> Result<(), ExchangeError> {
    let mut left = RECORDS_MAX;
    let mut sheets = Vec::new();
    for (kind, data) in Records(book) {
        spend(&mut left)?;
        match kind {
            record::BOUND_SHEET => sheets.push(u32_at(data, 0)),
            record::END => break,
            _ => {}
        }
    }
    for start in sheets {
        let sheet = book.get(start as usize..).ok_or_else(|| damaged(&"a sheet begins after the end"))?;
        for (kind, data) in Records(sheet) {
            spend(&mut left)?;
            check_record(kind, data)?;
        }
    }
    Ok(())
}

fn spend(left: &mut usize) -> Result<(), ExchangeError> {
    *left = left.checked_sub(1).ok_or(ExchangeError::TooLarge(Limit::Rows))?;
    Ok(())
}

/// Goes on past the end of the sheet into the next ones: more is looked at than is read, never less.
fn check_record(kind: u16, data: &[u8]) -> Result<(), ExchangeError> {
    match kind {
        record::DIMENSIONS => check_dimensions(data),
        record::MUL_RK => check_place(u16_at(data, 0), u16_at(data, data.len().saturating_sub(2))),
        kind if record::CELLS.contains(&kind) => check_place(u16_at(data, 0), u16_at(data, 2)),
        _ => Ok(()),
    }
}

fn check_place(row: u16, column: u16) -> Result<(), ExchangeError> {
    let line = usize::from(row) + 1;
    if line > ROWS_MAX {
        return Err(ExchangeError::TooLarge(Limit::Rows));
    }
    if usize::from(column) >= COLUMNS_MAX { Err(ExchangeError::TooLarge(Limit::Columns { line })) } else { Ok(()) }
}

/// First and last row, first and last column; the last ones are those after the last.
fn check_dimensions(data: &[u8]) -> Result<(), ExchangeError> {
    let (rows, columns) = match data.len() {
        10 => ([u16_at(data, 0), u16_at(data, 2)].map(u32::from), [u16_at(data, 4), u16_at(data, 6)]),
        _ => ([u32_at(data, 0), u32_at(data, 4)], [u16_at(data, 8), u16_at(data, 10)]),
    };
    let columns = columns.map(u32::from);
    let is_empty = rows[1] == 0 || columns[1] == 0;
    let fits = rows[0] < rows[1] && rows[1] <= FORMAT_MAX.0 && columns[1] <= FORMAT_MAX.1;
    if is_empty || fits { Ok(()) } else { Err(damaged(&format!("a sheet of {rows:?} rows and {columns:?} columns"))) }
}

/// The records of a stream: a number, a length and as many bytes.
struct Records<'a>(&'a [u8]);

impl<'a> Iterator for Records<'a> {
    type Item = (u16, &'a [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        let (head, rest) = self.0.split_at_checked(4)?;
        let (data, rest) = rest.split_at_checked(usize::from(u16_at(head, 2)))?;
        self.0 = rest;
        Some((u16_at(head, 0), data))
    }
}

fn u16_at(data: &[u8], at: usize) -> u16 {
    data.get(at..at + 2).map_or(0, |bytes| u16::from_le_bytes([bytes[0], bytes[1]]))
}

fn u32_at(data: &[u8], at: usize) -> u32 {
    u32::from(u16_at(data, at)) | u32::from(u16_at(data, at + 2)) << 16
}

fn damaged(detail: &dyn std::fmt::Display) -> ExchangeError {
    ExchangeError::Damaged { detail: detail.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(kind: u16, data: &[u8]) -> Vec<u8> {
        let length = u16::try_from(data.len()).unwrap();
        [&kind.to_le_bytes(), &length.to_le_bytes(), data].concat()
    }

    /// A book of one sheet, which holds one record.
    fn book(kind: u16, data: &[u8]) -> Vec<u8> {
        let end = record(record::END, &[]);
        let start = 4 + 4 + end.len();
        let bound = record(record::BOUND_SHEET, &u32::try_from(start).unwrap().to_le_bytes());
        [bound, end.clone(), record(kind, data), end].concat()
    }

    fn place(row: u16, column: u16) -> Vec<u8> {
        [row.to_le_bytes(), column.to_le_bytes()].concat()
    }

    #[test]
    fn far_cells_and_false_claims_are_found() {
        assert_eq!(check_book(&book(0x0203, &place(19_999, 199))), Ok(()));
        assert_eq!(check_book(&book(0x0203, &place(20_000, 0))), Err(ExchangeError::TooLarge(Limit::Rows)));
        assert_eq!(check_book(&book(0x00FD, &place(6, 200))), Err(ExchangeError::TooLarge(Limit::Columns { line: 7 })));
        assert_eq!(check_book(&book(0x00BD, &place(6, 65_535))), Err(ExchangeError::TooLarge(Limit::Columns { line: 7 })));
        let dimensions = |rows: u32| [&[0; 4][..], &rows.to_le_bytes(), &[0, 0, 9, 0, 0, 0]].concat();
        assert_eq!(check_book(&book(record::DIMENSIONS, &dimensions(65_536))), Ok(()));
        assert!(matches!(check_book(&book(record::DIMENSIONS, &dimensions(u32::MAX))), Err(ExchangeError::Damaged { .. })));
    }

    #[test]
    fn a_chain_of_sectors_in_a_circle_is_damage() {
        let whole = include_bytes!("../../tests/fixtures/exchange/teams.xls");
        assert_eq!(check(whole), Ok(()));
        // The directory begins in this sector; its entry in the table of sectors is made to point at itself.
        let directory = u32_at(whole, 48) as usize;
        let table = (u32_at(whole, 76) as usize + 1) * 512;
        let mut circle = whole.to_vec();
        let own = u32::try_from(directory).unwrap().to_le_bytes();
        circle[table + directory * 4..][..4].copy_from_slice(&own);
        assert!(matches!(check(&circle), Err(ExchangeError::Damaged { .. })));
    }
}
