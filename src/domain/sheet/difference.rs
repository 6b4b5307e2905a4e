//! What two entries of one sheet that differ look like: what the sum cannot find. Decides nothing and gives no sentence.

use super::wrong_sum::swaps;
use super::{Content, Sheet, Typed, pot};
use crate::domain::{RoundNumber, TableNumber, Tournament};

/// A first and a second entry that differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The round.
    pub round: RoundNumber,
    /// The table.
    pub table: TableNumber,
    /// What the sheet says: the first entry.
    pub first: Content,
    /// What the second person typed.
    pub second: Content,
    /// What it looks like, the likeliest first, two at the most.
    pub looks: Vec<Looks>,
}

/// What a difference looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Looks {
    /// One says that somebody was not there, the other one something else.
    Forfeit,
    /// « Les deux colonnes sont inversées. »
    ColumnsExchanged,
    /// The first entries of this table and of the other one are each other's.
    TablesExchanged(TableNumber),
    /// The second entry has the points that were first typed at another table.
    SecondIsOf(TableNumber),
    /// The first entry has the points that were typed the second time at another table.
    FirstIsOf(TableNumber),
    /// The first entry is not the sum it should be, the second is.
    FirstSumWrong,
    /// The second entry is not the sum it should be, the first is.
    SecondSumWrong,
    /// The numbers of deals differ: did time run out?
    Deals([u32; 2]),
    /// Two neighbouring digits are exchanged in one number, and the other one was made to fit: the sum is right both times.
    DigitsCancelOut,
    /// One side has so many points more in the one entry and the other side as many fewer: the sum is right both times.
    CancelOut(u32),
}

/// How many looks are told.
const TOLD: usize = 2;

/// What differs between a sheet and what was typed the second time; `None` where nothing does.
pub fn between(tournament: &Tournament, sheet: &Sheet, second: &Content) -> Option<Difference> {
    if sheet.content == *second {
        return None;
    }
    let looks = match (&sheet.content, second) {
        (Content::Played(first), Content::Played(second)) => looks(tournament, sheet, first, second),
        _ => vec![Looks::Forfeit],
    };
    Some(Difference { round: sheet.round, table: sheet.table, first: sheet.content, second: *second, looks })
}

fn looks(tournament: &Tournament, sheet: &Sheet, first: &Typed, second: &Typed) -> Vec<Looks> {
    let [a, b] = first.points;
    if second.points == [b, a] && first.deals == second.deals {
        return vec![Looks::ColumnsExchanged];
    }
    let mut looks = Vec::new();
    looks.extend(of_another_table(tournament, sheet, second));
    let sums = [first, second].map(|typed| pot::sum_is_right(&tournament.ruleset, typed));
    looks.extend(match sums {
        _ if first.points == second.points => None,
        [false, true] => Some(Looks::FirstSumWrong),
        [true, false] => Some(Looks::SecondSumWrong),
        _ => None,
    });
    looks.extend((first.deals != second.deals).then_some(Looks::Deals([first.deals, second.deals])));
    if looks.is_empty() && first.sum() == second.sum() {
        let swapped = [a, b].iter().zip(second.points).any(|(&typed, other)| swaps(typed).contains(&other));
        looks.push(if swapped { Looks::DigitsCancelOut } else { Looks::CancelOut(a.abs_diff(second.points[0])) });
    }
    looks.truncate(TOLD);
    looks
}

/// Whether one of both entries is that of another table of the round.
fn of_another_table(tournament: &Tournament, sheet: &Sheet, second: &Typed) -> Option<Looks> {
    let second = Content::Played(*second);
    let typed_again = |table| tournament.check(sheet.round, table).map(|check| check.typed);
    let mut others = tournament.sheets.values().filter(|other| other.round == sheet.round && other.table != sheet.table);
    let same = others.clone().filter(|other| other.content == second);
    let exchanged = same.clone().find(|other| typed_again(other.table) == Some(sheet.content));
    let second_is_of = same.clone().find(|other| typed_again(other.table) != Some(other.content)).or_else(|| same.clone().next());
    exchanged
        .map(|other| Looks::TablesExchanged(other.table))
        .or(second_is_of.map(|other| Looks::SecondIsOf(other.table)))
        .or_else(|| {
            let has_first = |other: &&Sheet| other.content != sheet.content && typed_again(other.table) == Some(sheet.content);
            others.find(has_first).map(|other| Looks::FirstIsOf(other.table))
        })
}
