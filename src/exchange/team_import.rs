//! Grid → teams to register. Does not ask whether the tournament takes them (a name in use, no place left).
//!
//! With a header: the columns of [`COLUMNS`] under any of their titles, in any order; others are ignored and listed.
//! « Équipe » heads the names, but where another column is « Nom », or where nothing but whole numbers stands under it,
//! it heads the numbers.
//!
//! Without a header the order is number, name, player 1, player 2, club, paid:
//! - the first column is the number if more than half of what it holds are whole numbers and others follow;
//! - the last one is « paid » if it holds nothing but words for it (oui, non, x, 1 …) and one or more text columns remain;
//! - the columns between are: one – the name; two – the two players, for a team that is known by two words has them as
//!   often as not, and a name with only one player is rare; three – name and players; four – and the club; five – and paid.
//!
//! A line that has a number and nothing else is passed over: numbered lists are printed before they are filled in.

use super::cells::plain;
use super::columns::{Column, ColumnUse, key};
use super::listing::{Line, Table};
use super::{ExchangeError, Grid, Listing, number};
use crate::domain::command::{TeamDraft, TeamEdit};

/// The columns of a list of teams, in the order they have without a header.
pub const COLUMNS: [Column; 6] = [Column::Number, Column::Name, Column::Player1, Column::Player2, Column::Club, Column::Paid];

/// A list of teams.
pub type TeamList = Listing<TeamDraft>;

/// The teams in a grid.
pub fn teams(grid: &Grid) -> Result<TeamList, ExchangeError> {
    let mut table = Table::of(grid, &COLUMNS);
    if table.has_header() {
        find_numbers_under_team(&mut table);
        table.check_twice()?;
        if !(table.has(Column::Player1) && table.has(Column::Player2)) {
            table.need(Column::Name)?;
        }
    } else {
        let order = order_by_content(&table);
        table.set_order(order);
    }
    Ok(table.read(team))
}

fn team(line: &mut Line<'_>) -> Option<TeamDraft> {
    let number = line.number(Column::Number);
    let settled = paid(line);
    let text = |column| Some(plain(line.text(column)).to_owned()).filter(|text| !text.is_empty());
    let players: Vec<_> = [Column::Player1, Column::Player2].into_iter().filter_map(text).collect();
    let rest = TeamEdit {
        name: text(Column::Name),
        players: (!players.is_empty()).then_some(players),
        club: text(Column::Club),
        settled,
        ..TeamEdit::default()
    };
    (rest != TeamEdit::default()).then_some(TeamDraft { number, rest })
}

/// Whether the fee is paid; `None` where nothing is said.
fn paid(line: &mut Line<'_>) -> Option<bool> {
    let text = line.text(Column::Paid);
    if text.is_empty() {
        return None;
    }
    let paid = paid_word(text);
    if paid.is_none() {
        line.unknown_word(Column::Paid);
    }
    paid
}

/// What a word says of the fee, in French, English, German, or as spreadsheets and pens tick it.
fn paid_word(text: &str) -> Option<bool> {
    if matches!(text, "✓" | "✔" | "✔️" | "☑" | "☒") {
        return Some(true);
    }
    match key(text).as_str() {
        "oui" | "o" | "x" | "1" | "true" | "vrai" | "yes" | "y" | "ja" | "j" | "wahr" | "si" | "ok" | "paye" | "payee"
        | "payes" | "regle" | "reglee" | "paid" | "bezahlt" => Some(true),
        "non" | "n" | "0" | "false" | "faux" | "no" | "nein" | "falsch" | "impaye" | "impayee" | "nonpaye" | "paspaye"
        | "unpaid" | "offen" => Some(false),
        "" if text.chars().all(|c| matches!(c, '-' | '–' | '—' | '☐' | '□')) => Some(false),
        _ => None,
    }
}

/// « Équipe » heads the numbers where nothing else does and numbers stand under it.
fn find_numbers_under_team(table: &mut Table<'_>) {
    let is_team = |known: &ColumnUse| matches!(key(&known.title).as_str(), "equipe" | "team" | "mannschaft");
    let Some(at) = table.columns.iter().position(is_team).filter(|_| !table.has(Column::Number)) else { return };
    if is_numeric(table, at) {
        table.columns[at].meaning = Some(Column::Number);
    }
}

fn is_numeric(table: &Table<'_>, column: usize) -> bool {
    table.holds(column, 51, number::is_whole)
}

fn order_by_content(table: &Table<'_>) -> Vec<Column> {
    let width = table.width();
    let has_number = width > 1 && is_numeric(table, 0);
    let texts = width - usize::from(has_number);
    let has_paid = texts > 1 && table.holds(width - 1, 100, |cell| paid_word(cell).is_some());
    let between: &[Column] = match texts - usize::from(has_paid) {
        0 | 1 => &COLUMNS[1..2],
        2 => &COLUMNS[2..4],
        3 => &COLUMNS[1..4],
        4 => &COLUMNS[1..5],
        _ if has_paid => &COLUMNS[1..5],
        _ => &COLUMNS[1..6],
    };
    let number = has_number.then_some(Column::Number);
    number.into_iter().chain(between.iter().copied()).chain(has_paid.then_some(Column::Paid)).collect()
}

#[cfg(test)]
mod tests;
