//! The control of the sheets, round by round (papers 09): what is open, what was corrected, every sheet with its sums. The
//! referees' paper; notes of other kinds are in `anomalies`.

use super::anomalies::{self, Open};
use super::corrections::{self, Correction};
use super::regulations::Regulations;
use super::second_entry;
use super::sheet_rows::{RowState, SheetRow};
use crate::domain::history::History;
use crate::domain::ruleset::SecondEntry;
use crate::domain::sheet::pot;
use crate::domain::{Points, Refusal, RoundNumber, TableNumber, Tournament};

/// The control of one round, or of all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Control {
    /// The round it is of; `None`: the whole tournament.
    pub of: Option<RoundNumber>,
    /// The drawn rounds in it, at least one.
    pub rounds: Vec<RoundControl>,
    /// The values of the ruleset that explain the numbers.
    pub rules: Regulations,
}

/// The control of one round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundControl {
    /// The round.
    pub round: RoundNumber,
    /// What is open: missing sheets, unverified ones, the rest.
    pub open: Vec<Open>,
    /// What was changed on sheets on file, by time.
    pub corrections: Vec<Correction>,
    /// Every match, by table.
    pub rows: Vec<ControlRow>,
    /// The sums of the sheets that are right.
    pub sums: Sums,
    /// How many of its sheets are « contrôlées », of how many; none where nobody types them a second time.
    pub checked: Option<(usize, usize)>,
}

/// One match with the sum of its sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ControlRow {
    /// The match and its sheet.
    pub row: SheetRow,
    /// The two numbers typed, added up; what they should make; by how much they miss it. None without such a sheet.
    pub check: Option<Check>,
}

/// The check of a sheet's sum (rules.md 2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Check {
    /// Both numbers.
    pub sum: Points,
    /// 157 for each deal.
    pub expected: Points,
    /// The one less the other.
    pub difference: Points,
}

/// What the sheets that are right add up to: those that were played and count.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sums {
    /// How many.
    pub sheets: usize,
    /// Forfeits, which are not among them.
    pub forfeits: usize,
    /// Real points of the teams A and of the teams B.
    pub real: [Points; 2],
    /// What counts of them.
    pub counted: [Points; 2],
    /// The tables at which the cap took something.
    pub capped: Vec<TableNumber>,
}

impl Control {
    /// The control of a drawn round, or of all drawn rounds.
    ///
    /// # Errors
    /// The round is not drawn, or none is.
    pub fn of(tournament: &Tournament, history: &History, of: Option<RoundNumber>) -> Result<Self, Refusal> {
        let first = of.map_or(RoundNumber::FIRST.get(), RoundNumber::get);
        tournament.round(first)?;
        let audit = anomalies::audit(tournament, history);
        let corrections = corrections::of(tournament, history, of);
        let numbers: Vec<RoundNumber> =
            tournament.rounds.keys().copied().filter(|&round| of.is_none_or(|of| of == round)).collect();
        let rounds = numbers.iter().map(|&round| {
            let rows: Vec<_> = audit.sheets.iter().filter(|row| row.round == round).map(|row| check(tournament, row)).collect();
            // What is open beyond the drawn rounds stands with the last of all rounds.
            let here = |open: &&Open| match open.place().0 {
                Some(place) => place == round || (of.is_none() && place > round && Some(&round) == numbers.last()),
                None => of.is_none() && Some(&round) == numbers.last(),
            };
            RoundControl {
                round,
                open: audit.open.iter().filter(here).cloned().collect(),
                corrections: corrections.iter().filter(|correction| correction.round == round).cloned().collect(),
                sums: Sums::of(&rows),
                checked: checked(tournament, history, round),
                rows,
            }
        });
        Ok(Self { of, rounds: rounds.collect(), rules: Regulations::of(&tournament.ruleset) })
    }
}

/// How many sheets of a round were typed twice, where that is required or somebody does.
fn checked(tournament: &Tournament, history: &History, round: RoundNumber) -> Option<(usize, usize)> {
    let is_used = match tournament.ruleset.second_entry {
        SecondEntry::Off => false,
        SecondEntry::Offered => tournament.checks.keys().any(|(of, _)| *of == round),
        SecondEntry::Required => true,
    };
    let desk = is_used.then(|| second_entry::SecondEntry::of(tournament, history, round))?;
    Some((desk.checked(), desk.expected))
}

fn check(tournament: &Tournament, row: &SheetRow) -> ControlRow {
    let check = row.typed.zip(row.deals).map(|([a, b], deals)| {
        let sum = Points::whole(i64::from(a) + i64::from(b));
        let expected = pot::expected_sum(&tournament.ruleset, deals);
        Check { sum, expected, difference: sum - expected }
    });
    ControlRow { row: row.clone(), check }
}

impl Sums {
    fn of(rows: &[ControlRow]) -> Self {
        let mut sums = Self::default();
        for ControlRow { row, .. } in rows {
            sums.forfeits += usize::from(row.state == RowState::Forfeit);
            if let Some((real, counted)) = row.real.zip(row.counted) {
                sums.sheets += 1;
                for side in 0..2 {
                    sums.real[side] += real[side];
                    sums.counted[side] += counted[side];
                }
                sums.capped.extend(row.capped().contains(&true).then_some(row.table));
            }
        }
        sums
    }

    /// Real points of both sides together.
    pub fn real_of_both(&self) -> Points {
        self.real[0] + self.real[1]
    }

    /// What the cap took from the tournament: real less counted.
    pub fn lost(&self) -> Points {
        self.real_of_both() - (self.counted[0] + self.counted[1])
    }
}
