//! The desk of the second entry (« contre-saisie »): which sheets of a round are left to be typed again, in the order of the
//! pile, and which differ: both values, by whom and when. What the first entry says is only told of those that differ: who types
//! them again is not to see it.

use crate::domain::check::{Checked, needs_check};
use crate::domain::history::{History, SOMEBODY};
use crate::domain::round::Match;
use crate::domain::sheet::difference::{self, Difference};
use crate::domain::{Change, Check, Edit, Moment, RoundNumber, TableNumber, Tournament};
use std::collections::BTreeMap;

/// The sheets of a round that are in, as far as they are or can be checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecondEntry {
    /// How many sheets a second person types: one for each match that is no forfeit.
    pub expected: usize,
    /// Every sheet there is, by table.
    pub sheets: Vec<CheckedSheet>,
}

/// A sheet and its second entry, without points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedSheet {
    /// Its match.
    pub of: Match,
    /// How its second entry stands.
    pub checked: Checked,
    /// Whether it is one of those that a second person types.
    pub is_due: bool,
    /// Who typed what it says, and when.
    pub first: Hand,
    /// Who typed it again, and when.
    pub second: Option<Hand>,
    /// Both values, where they differ and that is not settled.
    pub difference: Option<Difference>,
}

/// Who did something, and when, as the journal has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// The number of the journal entry: what was typed first has the lower one.
    pub state: u64,
    /// Who.
    pub operator: String,
    /// When.
    pub at: Moment,
}

/// The order in which the papers lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pile {
    /// By table.
    #[default]
    ByTable,
    /// As they were typed first.
    ByEntry,
    /// Each operator's apart, as they typed them.
    ByOperator,
}

impl SecondEntry {
    /// The desk of a round; empty where it is not drawn.
    pub fn of(tournament: &Tournament, history: &History, round: RoundNumber) -> Self {
        let matches = tournament.rounds.get(&round).map_or(&[][..], |round| &round.matches);
        let hands = Hands::of(tournament, history, round);
        let sheets: Vec<_> = matches.iter().filter_map(|m| checked_sheet(tournament, &hands, round, m)).collect();
        let forfeits = matches.iter().filter_map(|m| tournament.sheet(round, m.table));
        let forfeits = forfeits.filter(|sheet| sheet.is_in() && !needs_check(sheet)).count();
        Self { expected: matches.len() - forfeits, sheets }
    }

    /// How many are « contrôlées ».
    pub fn checked(&self) -> usize {
        self.sheets.iter().filter(|sheet| sheet.is_due && sheet.checked == Checked::Yes).count()
    }

    /// Those that differ, by table.
    pub fn differing(&self) -> impl Iterator<Item = (&CheckedSheet, &Difference)> {
        self.sheets.iter().filter_map(|sheet| Some((sheet, sheet.difference.as_ref()?)))
    }

    /// Those that wait to be typed again, as the papers lie; without those typed first by somebody.
    pub fn left(&self, pile: Pile, not_by: Option<&str>) -> Vec<&CheckedSheet> {
        let waits = |sheet: &&CheckedSheet| {
            sheet.is_due
                && matches!(sheet.checked, Checked::NotYet | Checked::Again)
                && not_by.is_none_or(|operator| sheet.first.operator != operator)
        };
        let mut left: Vec<_> = self.sheets.iter().filter(waits).collect();
        match pile {
            Pile::ByTable => {}
            Pile::ByEntry => left.sort_by_key(|sheet| sheet.first.state),
            Pile::ByOperator => left.sort_by_key(|sheet| (&sheet.first.operator, sheet.first.state)),
        }
        left
    }

    /// The sheet of a table.
    pub fn at(&self, table: TableNumber) -> Option<&CheckedSheet> {
        self.sheets.iter().find(|sheet| sheet.of.table == table)
    }
}

impl CheckedSheet {
    /// Whether one person typed it both times: a second pair of eyes is worth more. One who put the sheet right afterwards did not.
    pub fn is_by_one_person(&self) -> bool {
        let is_same = |second: &Hand| second.state > self.first.state && second.operator == self.first.operator;
        self.second.as_ref().is_some_and(|second| second.operator != SOMEBODY && is_same(second))
    }
}

fn checked_sheet(tournament: &Tournament, hands: &Hands, round: RoundNumber, m: &Match) -> Option<CheckedSheet> {
    let sheet = tournament.sheet(round, m.table)?;
    let check = tournament.check(round, m.table);
    let checked = tournament.checked(sheet);
    let difference =
        check.filter(|_| checked == Checked::Differs).and_then(|check| difference::between(tournament, sheet, &check.typed));
    Some(CheckedSheet {
        of: *m,
        checked,
        is_due: needs_check(sheet),
        first: hands.first.get(&m.table)?.clone(),
        second: hands.second.get(&m.table).cloned(),
        difference,
    })
}

/// Who typed what the sheets and the second entries of a round say now, by table.
#[derive(Default)]
struct Hands {
    first: BTreeMap<TableNumber, Hand>,
    second: BTreeMap<TableNumber, Hand>,
}

impl Hands {
    fn of(tournament: &Tournament, history: &History, round: RoundNumber) -> Self {
        let mut hands = Self::default();
        for entry in history.in_force() {
            let hand = || Hand { state: entry.state, operator: entry.operator.clone(), at: entry.at };
            for change in &entry.changes {
                match change {
                    Change::Sheet(Edit { after: Some(sheet), .. })
                        if sheet.round == round && tournament.sheet(round, sheet.table) == Some(sheet) =>
                    {
                        hands.first.insert(sheet.table, hand());
                    }
                    // Who settled a difference typed nothing.
                    Change::Check(Edit { after: Some(check), .. })
                        if check.round == round && check.first_stands.is_none() && is_typed(tournament, check) =>
                    {
                        hands.second.insert(check.table, hand());
                    }
                    _ => {}
                }
            }
        }
        hands
    }
}

/// Whether a second entry says what the one in force says, settled or not.
fn is_typed(tournament: &Tournament, check: &Check) -> bool {
    let now = tournament.check(check.round, check.table);
    now.is_some_and(|now| (now.typed, now.sheet) == (check.typed, check.sheet))
}
