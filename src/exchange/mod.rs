//! Files of others: lists of teams, of results, of draws made by hand, as a spreadsheet or an editor wrote them.
//!
//! [`read`] opens a file and makes a [`Grid`] of it, whatever its format; [`team_import`], [`sheet_import`] and
//! [`pairing_import`] make of a grid what a command takes, each line with its number in the file. A file as a whole can
//! fail ([`ExchangeError`]); a line that cannot be taken is a [`LineFault`], and all of them are told at once.
//!
//! Nothing here asks the tournament whether a line is allowed (that is `domain::command::decide`), nothing is worded
//! (that is `i18n`), and only [`read`], [`ruleset_file`] and [`output`] open one. The other way round, [`export`] makes what others
//! read ([`result_export`], [`xlsx_export`], [`phone_page`], [`json`]), and so does [`draw_proof`].
//!
//! To add a format: a module with `fn read(bytes: &[u8]) -> Result<Grid, ExchangeError>` that fills a
//! [`grid::Builder`] (the limits are kept there), a variant of `format::Format`, the bytes it begins with in
//! `format::sniff`, its ending in `format::ENDINGS`, and an arm in `parse` below. The imports need no change.

pub mod cells;
pub mod columns;
mod csv;
pub mod draw_proof;
mod encoding;
pub mod error;
pub mod export;
mod format;
pub mod grid;
pub mod json;
pub mod listing;
mod number;
mod ods_guard;
pub mod output;
pub mod pairing_import;
pub mod phone_page;
pub mod result_export;
pub mod ruleset_file;
mod sheet_file;
pub mod sheet_import;
pub mod team_import;
mod xls_guard;
pub mod xlsx_export;
mod zip_guard;

pub use columns::{Column, ColumnUse};
pub use error::{ExchangeError, Fault, Limit, LineFault};
pub use grid::{Grid, Row};
pub use listing::Listing;

use format::Format;
use std::fs::{File, Metadata};
use std::io::Read;
use std::path::Path;

/// The largest file that is read, in bytes. A list of 1000 teams has some 100 kB.
pub const FILE_MAX: u64 = 8 * 1024 * 1024;

/// Reads a table from a file: .csv .tsv .txt .xlsx .xlsm .xls .ods. The ending says what is meant to be read; the content
/// says what it is, so that an .xls that holds text and a .csv that holds a spreadsheet are read as what they are.
pub fn read(path: &Path) -> Result<Grid, ExchangeError> {
    format::check_ending(path)?;
    // Looked at before it is opened: opening a pipe would wait for whoever writes into it.
    check_kind(&std::fs::metadata(path)?)?;
    let mut bytes = Vec::new();
    File::open(path)?.take(FILE_MAX + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > FILE_MAX {
        return Err(ExchangeError::TooLarge(Limit::FileBytes));
    }
    parse(&bytes)
}

fn check_kind(file: &Metadata) -> Result<(), ExchangeError> {
    match file {
        file if file.is_dir() => Err(ExchangeError::Directory),
        file if !file.is_file() => Err(ExchangeError::NotAFile),
        file if file.len() > FILE_MAX => Err(ExchangeError::TooLarge(Limit::FileBytes)),
        _ => Ok(()),
    }
}

/// The table in the bytes of a file, by what they are.
pub fn parse(bytes: &[u8]) -> Result<Grid, ExchangeError> {
    let grid = match format::sniff(bytes)? {
        Format::Text => csv::read(bytes),
        Format::Sheet(kind) => sheet_file::read(bytes, kind),
    }?;
    if grid.rows.is_empty() { Err(ExchangeError::Empty) } else { Ok(grid) }
}

#[cfg(test)]
mod tests;
