//! Whole numbers from 0 in a cell, as people and spreadsheets write them. Knows no limit of the rules.

use super::columns::Column;
use super::error::Fault;

/// What may stand between thousands: `1’340`, `1'340`, `1 340` and its narrow and unbreakable kinds.
const THOUSANDS: [char; 7] = ['\'', '’', 'ʼ', ' ', '\u{a0}', '\u{2009}', '\u{202f}'];

/// The number in a cell; `None` where the cell is empty.
pub(super) fn read(column: Column, cell: &str) -> Result<Option<u32>, Fault> {
    let cell = cell.trim();
    if cell.is_empty() { Ok(None) } else { whole(cell).map(Some).map_err(|wrong| wrong.fault(column, cell)) }
}

/// Whether a cell holds a whole number from 0.
pub(super) fn is_whole(cell: &str) -> bool {
    whole(cell.trim()).is_ok()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wrong {
    Text,
    Negative,
    Fractional,
    TooLarge,
}

impl Wrong {
    fn fault(self, column: Column, text: &str) -> Fault {
        let text = text.to_owned();
        match self {
            Self::Text => Fault::NotANumber { column, text },
            Self::Negative => Fault::Negative { column, text },
            Self::Fractional => Fault::Fractional { column, text },
            Self::TooLarge => Fault::NumberTooLarge { column, text },
        }
    }
}

fn whole(text: &str) -> Result<u32, Wrong> {
    if let Some(size) = text.strip_prefix(['-', '\u{2212}']) {
        let size = size.trim_start();
        return Err(if matches!(whole(size), Ok(_) | Err(Wrong::Fractional)) { Wrong::Negative } else { Wrong::Text });
    }
    if let Some(whole) = text.strip_suffix('½') {
        return Err(if whole.is_empty() || digits(whole.trim_end()).is_some() { Wrong::Fractional } else { Wrong::Text });
    }
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let whole = digits(whole).ok_or(Wrong::Text)?;
    match fraction {
        // A price format shows 1340 as 1340.00. With three zeros it could be a thousand.
        "0" | "00" => whole.parse().map_err(|_| Wrong::TooLarge),
        _ if !fraction.is_empty() && fraction.bytes().all(|byte| byte.is_ascii_digit()) => Err(Wrong::Fractional),
        _ => Err(Wrong::Text),
    }
}

/// The digits of a number without its signs of thousands, if these stand where they may.
fn digits(text: &str) -> Option<String> {
    let mut groups = text.split(THOUSANDS);
    let first = groups.next().filter(|first| !first.is_empty())?;
    let rest: Vec<_> = groups.collect();
    let grouped = rest.is_empty() || (first.len() <= 3 && rest.iter().all(|group| group.len() == 3));
    let digits = std::iter::once(first).chain(rest).collect::<String>();
    (grouped && digits.bytes().all(|byte| byte.is_ascii_digit())).then_some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_people_write_them() {
        for (text, expected) in [
            ("0", Ok(0)),
            ("1340", Ok(1340)),
            ("007", Ok(7)),
            ("1'340", Ok(1340)),
            ("1’340", Ok(1340)),
            ("1 340", Ok(1340)),
            ("1\u{a0}340", Ok(1340)),
            ("1\u{202f}340", Ok(1340)),
            ("1340.0", Ok(1340)),
            ("1340,00", Ok(1340)),
            ("1'3'4", Err(Wrong::Text)),
            ("13 40", Err(Wrong::Text)),
            ("'340", Err(Wrong::Text)),
            ("1.000", Err(Wrong::Fractional)),
            ("1340.5", Err(Wrong::Fractional)),
            ("1340,5", Err(Wrong::Fractional)),
            ("78½", Err(Wrong::Fractional)),
            ("½", Err(Wrong::Fractional)),
            ("-5", Err(Wrong::Negative)),
            ("−5", Err(Wrong::Negative)),
            ("-78.5", Err(Wrong::Negative)),
            ("-", Err(Wrong::Text)),
            ("--5", Err(Wrong::Text)),
            ("+5", Err(Wrong::Text)),
            ("1e3", Err(Wrong::Text)),
            ("١٢", Err(Wrong::Text)),
            ("abc", Err(Wrong::Text)),
            ("1.", Err(Wrong::Text)),
            ("99999999999", Err(Wrong::TooLarge)),
        ] {
            assert_eq!(whole(text), expected, "{text:?}");
        }
    }

    #[test]
    fn an_empty_cell_is_no_number_and_no_fault() {
        assert_eq!(read(Column::Table, " "), Ok(None));
        assert_eq!(read(Column::Table, " 12 "), Ok(Some(12)));
        assert_eq!(read(Column::PointsA, "x"), Err(Fault::NotANumber { column: Column::PointsA, text: "x".into() }));
    }
}
