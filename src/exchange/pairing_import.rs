//! Grid → the matches of a round drawn by hand. Does not ask whether the teams exist or all of them are there.
//!
//! With a header: the columns of [`COLUMNS`] under any of their titles, in any order; others are ignored and listed.
//! Without one, that order. A team that sits out has neither a table nor a team B; « exempt » may stand in their place.

use super::columns::{Column, key};
use super::listing::{Line, Table};
use super::{ExchangeError, Grid, Listing};
use crate::domain::command::HandMatch;

/// The columns of a draw made by hand, in the order they have without a header.
pub const COLUMNS: [Column; 3] = [Column::Table, Column::TeamA, Column::TeamB];

/// A draw made by hand.
pub type PairingList = Listing<HandMatch>;

/// The matches in a grid.
pub fn matches(grid: &Grid) -> Result<PairingList, ExchangeError> {
    let mut table = Table::of(grid, &COLUMNS);
    if table.has_header() {
        table.check_twice()?;
        for column in COLUMNS {
            table.need(column)?;
        }
    } else {
        table.set_order(COLUMNS);
    }
    Ok(table.read(hand_match))
}

/// A line with a table and no team at all is one that was not filled in.
fn hand_match(line: &mut Line<'_>) -> Option<HandMatch> {
    let (table, is_bye) = (number_or_bye(line, Column::Table), says_bye(line, Column::TeamB) || says_bye(line, Column::Table));
    let (team_a, team_b) = (line.number(Column::TeamA), number_or_bye(line, Column::TeamB));
    if line.is_faulty() || (team_a.is_none() && team_b.is_none() && !is_bye) {
        return None;
    }
    if team_a.is_none() {
        line.missing(Column::TeamA);
    }
    match (table, team_b) {
        (None, Some(_)) => line.missing(Column::Table),
        (Some(_), None) if !is_bye => line.missing(Column::TeamB),
        _ => {}
    }
    // A table that « exempt » stands beside is where nobody sits.
    Some(HandMatch { table: table.filter(|_| team_b.is_some()), team_a: team_a?, team_b })
}

fn number_or_bye(line: &mut Line<'_>, column: Column) -> Option<u32> {
    if says_bye(line, column) { None } else { line.number(column) }
}

fn says_bye(line: &Line<'_>, column: Column) -> bool {
    let text = line.text(column);
    let dashes = !text.is_empty() && text.chars().all(|c| matches!(c, '-' | '–' | '—'));
    dashes || matches!(key(text).as_str(), "exempt" | "exempte" | "exemptee" | "bye" | "freilos")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::{Fault, LineFault, csv};

    #[track_caller]
    fn list(text: &str) -> PairingList {
        matches(&csv::read(text.as_bytes()).unwrap()).unwrap()
    }

    fn pair(line: usize, table: u32, a: u32, b: u32) -> (usize, HandMatch) {
        (line, HandMatch { table: Some(table), team_a: a, team_b: Some(b) })
    }

    #[test]
    fn matches_and_byes_are_read() {
        let bye = |line, team_a| (line, HandMatch { table: None, team_a, team_b: None });
        for text in [
            "table;team_a;team_b\n1;12;7\n2;3;4\n;5;\n",
            "Table,Équipe A,Équipe B\n1,12,7\n2,3,4\n,5,exempt",
            "N° table\tÉquipe B\tremarque\tÉquipe A\n1\t7\t\t12\n2\t4\tx\t3\nexempt\t\t\t5",
        ] {
            let list = list(text);
            assert_eq!((list.header_line, list.faults), (Some(1), vec![]), "{text}");
            assert_eq!(list.entries, [pair(2, 1, 12, 7), pair(3, 2, 3, 4), bye(4, 5)], "{text}");
        }
        let list = list("1;12;7\n\n3;5;–\n4\n");
        assert_eq!((list.entries, list.passed_over), (vec![pair(1, 1, 12, 7), bye(3, 5)], vec![4]));
    }

    #[test]
    fn every_bad_line_is_told() {
        let text = |text: &str| text.to_owned();
        for (line, fault) in [
            ("1;2;", Fault::MissingValue { column: Column::TeamB }),
            ("1;;2", Fault::MissingValue { column: Column::TeamA }),
            (";1;2", Fault::MissingValue { column: Column::Table }),
            ("1;Les As;2", Fault::NotANumber { column: Column::TeamA, text: text("Les As") }),
            ("1;2;-3", Fault::Negative { column: Column::TeamB, text: text("-3") }),
            ("1;2;3;4", Fault::TooManyColumns { given: 4, expected: 3 }),
        ] {
            assert_eq!(list(&format!("table;team_a;team_b\n{line}")).faults, [LineFault { line: 2, fault }], "{line}");
        }
        let grid = csv::read(b"table;equipe a\n1;2").unwrap();
        assert!(matches!(matches(&grid), Err(ExchangeError::ColumnMissing { column: Column::TeamB, .. })));
    }
}
