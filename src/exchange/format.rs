//! What kind of file it is: by its ending, what is worth a try; by its content, what it is. Reads nothing of it.

use super::ExchangeError;
use std::path::Path;

/// The endings of files that can hold a table.
pub(super) const ENDINGS: [&str; 7] = ["csv", "tsv", "txt", "xlsx", "xlsm", "xls", "ods"];

/// How a table is to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    /// As text with separators.
    Text,
    /// As a spreadsheet.
    Sheet(SheetKind),
}

/// The spreadsheets that are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SheetKind {
    /// A zip: .xlsx, .xlsm or .ods, to be told apart by what is in it.
    Zip,
    /// The compound file of Excel 97–2003, .xls; also what a password makes of an .xlsx.
    Compound,
}

/// Refuses a file whose ending is of another kind. A file without an ending passes.
pub(super) fn check_ending(path: &Path) -> Result<(), ExchangeError> {
    let Some(ending) = path.extension().map(|ending| ending.to_string_lossy().into_owned()) else { return Ok(()) };
    if ENDINGS.contains(&ending.to_ascii_lowercase().as_str()) { Ok(()) } else { Err(ExchangeError::UnknownEnding { ending }) }
}

/// What the bytes are, from how they begin. Whatever is nothing else is taken for text; `csv` looks closer.
pub(super) fn sniff(bytes: &[u8]) -> Result<Format, ExchangeError> {
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        Ok(Format::Sheet(SheetKind::Zip))
    } else if bytes.starts_with(&[0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
        Ok(Format::Sheet(SheetKind::Compound))
    } else if bytes.starts_with(b"SQLite format 3\0") {
        Err(ExchangeError::Database)
    } else if bytes.starts_with(b"%PDF-") || bytes.starts_with(b"{\\rtf") {
        Err(ExchangeError::NotText)
    } else if is_markup(bytes) {
        Err(ExchangeError::WebPage)
    } else {
        Ok(Format::Text)
    }
}

/// Whether it begins like a web page or XML. Many programs write one and call it .xls.
fn is_markup(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
    let start = bytes[..bytes.len().min(16)].to_ascii_lowercase();
    [&b"<!doctype"[..], b"<html", b"<?xml", b"<table", b"<head", b"<meta", b"<!--"].iter().any(|tag| start.starts_with(tag))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_is_looked_at_whatever_its_case() {
        for good in ["a.csv", "b.CSV", "dir.x/équipes été.Xlsx", "liste.ods", "noending", "vieux.xls"] {
            assert_eq!(check_ending(Path::new(good)), Ok(()), "{good}");
        }
        for (bad, ending) in [("a.pdf", "pdf"), ("b.Docx", "Docx"), ("c.xlsb", "xlsb"), ("d.", "")] {
            assert_eq!(check_ending(Path::new(bad)), Err(ExchangeError::UnknownEnding { ending: ending.into() }), "{bad}");
        }
    }

    #[test]
    fn the_content_says_what_a_file_is() {
        let cases: [(&[u8], _); 9] = [
            (b"PK\x03\x04rest", Ok(Format::Sheet(SheetKind::Zip))),
            (b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", Ok(Format::Sheet(SheetKind::Compound))),
            (b"SQLite format 3\0...", Err(ExchangeError::Database)),
            (b"%PDF-1.7", Err(ExchangeError::NotText)),
            (b"\xEF\xBB\xBF \r\n<HTML><table>", Err(ExchangeError::WebPage)),
            (b"<?xml version='1.0'?>", Err(ExchangeError::WebPage)),
            (b"1;<Les As>;x", Ok(Format::Text)),
            (b"<3 les cartes;x", Ok(Format::Text)),
            (b"", Ok(Format::Text)),
        ];
        for (bytes, expected) in cases {
            assert_eq!(sniff(bytes), expected, "{:?}", String::from_utf8_lossy(bytes));
        }
    }
}
