//! Bytes of a text with separators → [`Grid`]. Does not know what the columns mean, nor asks for any setting.
//!
//! Separator: a first line `sep=;` says it (and is no row). Otherwise the one of semicolon, tab and comma that stands,
//! outside quotes, in the most of the first [`SAMPLE`] lines; where they are equal the semicolon, then the tab: they are
//! seldom part of a text, while a comma often is (« Dupont, Jean;Martin, Luc »).

use super::grid::Builder;
use super::{ExchangeError, Grid, encoding};
use csv::{ByteRecord, ReaderBuilder};

/// The separators, the likelier first.
const SEPARATORS: [u8; 3] = [b';', b'\t', b','];
/// How many lines with something in them are looked at to find the separator.
const SAMPLE: usize = 100;

/// The table in a text.
pub(super) fn read(bytes: &[u8]) -> Result<Grid, ExchangeError> {
    // One kind of line end, so that lines are counted the same way everywhere.
    let text = encoding::decode(bytes)?.replace("\r\n", "\n").replace('\r', "\n");
    let (separator, rest) = match declared(&text) {
        Some((separator, rest)) => (separator, rest),
        None => (likeliest(&text), text.as_str()),
    };
    let first_line = if rest.len() == text.len() { 1 } else { 2 };
    check_quotes(rest, separator, first_line)?;
    rows(rest, separator, first_line)
}

fn rows(text: &str, separator: u8, first_line: usize) -> Result<Grid, ExchangeError> {
    let mut reader = ReaderBuilder::new().has_headers(false).flexible(true).delimiter(separator).from_reader(text.as_bytes());
    let (mut record, mut builder) = (ByteRecord::new(), Builder::default());
    let (mut line, mut counted) = (first_line, 0);
    // Cells of a valid text, cut at ASCII signs, are valid texts: reading them cannot fail.
    while reader.read_byte_record(&mut record).map_err(|_| ExchangeError::NotText)? {
        // The reader's own count of lines takes empty lines before a record for its beginning.
        let start = record.position().map_or(counted, |at| usize::try_from(at.byte()).unwrap_or(usize::MAX).min(text.len()));
        let start = start + text.as_bytes()[start..].iter().take_while(|&&byte| byte == b'\n').count();
        line += text[counted..start].matches('\n').count();
        counted = start;
        builder.push(line, record.iter().map(String::from_utf8_lossy))?;
    }
    Ok(builder.finish())
}

/// The separator that a first line `sep=;` declares, and what follows the line.
fn declared(text: &str) -> Option<(u8, &str)> {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    let line = line.trim_matches(['"', ' ']);
    let (_, value) = line.split_at_checked(4).filter(|(key, _)| key.eq_ignore_ascii_case("sep="))?;
    // Excel writes nothing else after it, but other programs fill up the line with separators.
    SEPARATORS.into_iter().find(|&separator| value.as_bytes().first() == Some(&separator)).map(|separator| (separator, rest))
}

fn likeliest(text: &str) -> u8 {
    let mut lines = [0; SEPARATORS.len()];
    for seen in Scan::new(text).filter(|line| line.has_text).take(SAMPLE) {
        for (count, found) in lines.iter_mut().zip(seen.separators) {
            *count += usize::from(found);
        }
    }
    // The first of the best.
    let best = (0..SEPARATORS.len()).rev().max_by_key(|&i| lines[i]).unwrap_or(0);
    SEPARATORS[best]
}

/// What one line holds, a line break in quotes being part of it.
struct Seen {
    separators: [bool; SEPARATORS.len()],
    has_text: bool,
}

/// Goes through a text line by line without knowing its separator: a quote opens where a cell can begin.
struct Scan<'a> {
    rest: &'a [u8],
}

impl<'a> Scan<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text.as_bytes() }
    }
}

impl Iterator for Scan<'_> {
    type Item = Seen;

    fn next(&mut self) -> Option<Seen> {
        if self.rest.is_empty() {
            return None;
        }
        let mut seen = Seen { separators: [false; SEPARATORS.len()], has_text: false };
        let (mut quoted, mut cell_begins) = (false, true);
        for (at, &byte) in self.rest.iter().enumerate() {
            let was_quoted = quoted;
            match byte {
                b'"' if quoted || cell_begins => quoted = !quoted,
                b'\n' if !quoted => {
                    self.rest = &self.rest[at + 1..];
                    return Some(seen);
                }
                _ => seen.has_text |= !byte.is_ascii_whitespace(),
            }
            let separator = SEPARATORS.iter().position(|&separator| separator == byte).filter(|_| !quoted);
            if let Some(found) = separator {
                seen.separators[found] = true;
            }
            // After a closing quote another one goes on: `"a ""b"" c"`.
            cell_begins = separator.is_some() || (byte == b'"' && was_quoted);
        }
        self.rest = &[];
        Some(seen)
    }
}

/// Finds a quote that opens a cell and is never closed: the csv reader would take the rest of the file for one cell.
fn check_quotes(text: &str, separator: u8, first_line: usize) -> Result<(), ExchangeError> {
    #[derive(PartialEq)]
    enum At {
        CellStart,
        Plain,
        Quoted,
        QuoteInQuoted,
    }
    let (mut at, mut line, mut opened) = (At::CellStart, first_line, first_line);
    for &byte in text.as_bytes() {
        at = match (at, byte) {
            (At::CellStart, b'"') => {
                opened = line;
                At::Quoted
            }
            (At::Quoted, b'"') => At::QuoteInQuoted,
            (At::Quoted, _) | (At::QuoteInQuoted, b'"') => At::Quoted,
            (_, byte) if byte == separator || byte == b'\n' => At::CellStart,
            _ => At::Plain,
        };
        line += usize::from(byte == b'\n');
    }
    if at == At::Quoted { Err(ExchangeError::UnclosedQuote { line: opened }) } else { Ok(()) }
}

#[cfg(test)]
mod tests;
