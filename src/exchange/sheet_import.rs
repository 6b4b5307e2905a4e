//! Grid → sheets of one round. Does not ask whether the table exists or the sum is right.
//!
//! With a header: the columns of [`COLUMNS`] under any of their titles, in any order; others are ignored and listed.
//! Without one, that order; a fourth column that holds nothing but words for a forfeit is the forfeit.
//!
//! A line with a table and neither points nor forfeit is passed over: that match is not played yet. A forfeit needs no
//! points; it may have them (a total list shows what counts) as long as not both teams have some.

use super::columns::{Column, key};
use super::error::Fault;
use super::listing::{Line, Table};
use super::{ExchangeError, Grid, Listing};
use crate::domain::command::{SheetContent, SheetEntry};
use crate::domain::sheet::Absent;

/// The columns of a list of sheets, in the order they have without a header.
pub const COLUMNS: [Column; 5] = [Column::Table, Column::PointsA, Column::PointsB, Column::Deals, Column::Forfeit];

/// A list of sheets.
pub type SheetList = Listing<SheetEntry>;

/// The sheets in a grid.
pub fn sheets(grid: &Grid) -> Result<SheetList, ExchangeError> {
    let mut table = Table::of(grid, &COLUMNS);
    if table.has_header() {
        table.check_twice()?;
        table.need(Column::Table)?;
        if !table.has(Column::Forfeit) || table.has(Column::PointsA) || table.has(Column::PointsB) {
            table.need(Column::PointsA)?;
            table.need(Column::PointsB)?;
        }
    } else if table.width() == 4 && table.holds(3, 100, |cell| matches!(who_came(cell), Some(Came::NotAll(_)))) {
        table.set_order([Column::Table, Column::PointsA, Column::PointsB, Column::Forfeit]);
    } else {
        table.set_order(COLUMNS);
    }
    Ok(table.read(sheet))
}

fn sheet(line: &mut Line<'_>) -> Option<SheetEntry> {
    let points = [Column::PointsA, Column::PointsB].map(|column| line.number(column));
    let deals = line.number(Column::Deals);
    let came = who_came(line.text(Column::Forfeit));
    if came.is_none() {
        line.unknown_word(Column::Forfeit);
    }
    let number = line.number(Column::Table);
    if line.is_faulty() || (points == [None, None] && came == Some(Came::All)) {
        return None;
    }
    let content = content(line, points, deals, came?);
    if number.is_none() {
        line.missing(Column::Table);
    }
    Some(SheetEntry { table: number?, content: content?, winner: None })
}

fn content(line: &mut Line<'_>, points: [Option<u32>; 2], deals: Option<u32>, came: Came) -> Option<SheetContent> {
    match (points, came) {
        ([Some(a @ 1..), Some(b @ 1..)], Came::NotAll(_)) => {
            line.fault(Fault::ForfeitWithPoints { points: [a, b] });
            None
        }
        (_, Came::NotAll(absent)) => Some(SheetContent::Forfeit(absent)),
        ([Some(a), Some(b)], Came::All) => Some(SheetContent::Played { points: [a, b], deals }),
        ([a, _], Came::All) => {
            line.missing(if a.is_none() { Column::PointsA } else { Column::PointsB });
            None
        }
    }
}

/// What a cell says of who came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Came {
    All,
    NotAll(Absent),
}

/// Reads it; `None` for a word that is not known.
fn who_came(text: &str) -> Option<Came> {
    match key(text).as_str() {
        "a" | "equipea" | "teama" => Some(Came::NotAll(Absent::A)),
        "b" | "equipeb" | "teamb" => Some(Came::NotAll(Absent::B)),
        "ab" | "ba" | "aetb" | "aundb" | "aandb" | "lesdeux" | "both" | "beide" => Some(Came::NotAll(Absent::Both)),
        "non" | "no" | "nein" | "0" | "false" | "faux" => Some(Came::All),
        "" if text.chars().all(|c| matches!(c, '-' | '–' | '—')) => Some(Came::All),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::csv;

    #[track_caller]
    fn list(text: &str) -> SheetList {
        sheets(&csv::read(text.as_bytes()).unwrap()).unwrap()
    }

    fn played(line: usize, table: u32, a: u32, b: u32, deals: Option<u32>) -> (usize, SheetEntry) {
        (line, SheetEntry { table, content: SheetContent::Played { points: [a, b], deals }, winner: None })
    }

    fn forfeit(line: usize, table: u32, absent: Absent) -> (usize, SheetEntry) {
        (line, SheetEntry { table, content: SheetContent::Forfeit(absent), winner: None })
    }

    #[test]
    fn columns_come_in_any_order_and_language() {
        let expected = [played(2, 1, 1340, 1172, None), played(3, 2, 2512, 0, Some(16))];
        for text in [
            "table;points_a;points_b;deals\n1;1340;1172;\n2;2512;0;16",
            "Points B,Remarque,Table,Points A,Donnes\n1172,bon,1,1’340,\n0,,2,2 512,16",
            "donnes\tpoints b\tpoints a\tN° table\n\t1172\t1'340\t1\n16\t0\t2'512\t2",
        ] {
            let list = list(text);
            assert_eq!((list.entries, list.faults), (expected.to_vec(), vec![]), "{text}");
        }
    }

    #[test]
    fn without_a_header_the_order_says_it() {
        let list = list("1;1020;864\n2;871;1013;13\n3;;;;ab\n");
        assert_eq!(list.header_line, None);
        assert_eq!(list.entries, [played(1, 1, 1020, 864, None), played(2, 2, 871, 1013, Some(13)), forfeit(3, 3, Absent::Both)]);
        let list = super::tests::list("1;1020;864\n2;;;A\n");
        assert_eq!(list.entries, [played(1, 1, 1020, 864, None), forfeit(2, 2, Absent::A)]);
    }

    #[test]
    fn a_forfeit_needs_no_points_and_an_open_match_no_line() {
        let list = list("table;points a;points b;donnes;forfait\n1;;;16;\n2;;;;b\n3;0;1256;;A\n4;;;;a + b\n5;;;;-\n;;;;\n");
        assert_eq!(list.entries, [forfeit(3, 2, Absent::B), forfeit(4, 3, Absent::A), forfeit(5, 4, Absent::Both)]);
        assert_eq!((list.faults, list.passed_over), (vec![], vec![2, 6]));
        assert_eq!(super::tests::list("table;forfeit\n4;b").entries, [forfeit(2, 4, Absent::B)]);
    }

    #[test]
    fn every_bad_line_is_told() {
        use Column::{Forfeit, PointsA, PointsB, Table};
        let text = |text: &str| text.to_owned();
        for (line, fault) in [
            ("x;1;2", Fault::NotANumber { column: Table, text: text("x") }),
            ("1;-5;2", Fault::Negative { column: PointsA, text: text("-5") }),
            ("1;5;1340,5", Fault::Fractional { column: PointsB, text: text("1340,5") }),
            ("1;5;", Fault::MissingValue { column: PointsB }),
            ("1;;5", Fault::MissingValue { column: PointsA }),
            (";5;7", Fault::MissingValue { column: Table }),
            (";;;;a", Fault::MissingValue { column: Table }),
            ("1;5;7;;peut-être", Fault::UnknownWord { column: Forfeit, text: text("peut-être") }),
            ("1;5;7;;a", Fault::ForfeitWithPoints { points: [5, 7] }),
            ("1;5;7;;;x", Fault::TooManyColumns { given: 6, expected: 5 }),
            ("1;99999999999;0", Fault::NumberTooLarge { column: PointsA, text: text("99999999999") }),
        ] {
            let list = list(&format!("table;points_a;points_b;deals;forfeit\n\n{line}\n2;1;1"));
            assert_eq!(list.faults, [super::super::LineFault { line: 3, fault }], "{line}");
            assert_eq!(list.entries.len(), 1);
        }
        let both = list("1;x;y\n2;1;z");
        assert_eq!(both.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [1, 1, 2]);
    }

    #[test]
    fn a_header_that_lacks_a_column_is_told() {
        let grid = csv::read(b"table;points a;remarque\n1;2;3").unwrap();
        let titles = ["table", "points a", "remarque"].map(str::to_owned).to_vec();
        assert_eq!(sheets(&grid), Err(ExchangeError::ColumnMissing { column: Column::PointsB, titles }));
    }
}
