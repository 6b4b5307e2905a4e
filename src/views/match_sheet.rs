//! What match sheets say before the match: who meets whom at which table, the trump and the dealer of each deal, what both
//! columns must add up to. The same form for all tables of a round. Draws nothing.

use super::seating::{SeatedTable, Seating};
use super::sheet_code::{self, SheetCode};
use crate::domain::history::{History, StateNumber};
use crate::domain::ruleset::{Suit, dealer_of};
use crate::domain::sheet::{Typed, pot};
use crate::domain::{Points, Refusal, RoundNumber, Ruleset, Tournament};

/// The sheets of a round, by table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchSheets {
    /// The round.
    pub round: RoundNumber,
    /// One for each match.
    pub sheets: Vec<MatchSheet>,
    /// What all of them say.
    pub form: SheetForm,
}

/// The sheet of one match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchSheet {
    /// Who plays at which table.
    pub seated: SeatedTable,
    /// The state number under which the match came to this table.
    pub state: StateNumber,
    /// What the bars say; `None` where a number is too long for them.
    pub code: Option<SheetCode>,
}

/// What every sheet says, also one without a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetForm {
    /// Points in one deal.
    pub points_per_deal: u32,
    /// Minutes a match may take.
    pub minutes: u32,
    /// The deals in the order of play.
    pub deals: Vec<Deal>,
}

/// One deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// Which one, from 1.
    pub number: u32,
    /// Its trump.
    pub trump: Suit,
    /// Who deals, 1 to 4 in the order in which they do.
    pub dealer: u32,
    /// What both teams have together after it.
    pub sum: Points,
    /// What each team gets if the match ends after it.
    pub share: Points,
}

impl MatchSheets {
    /// The sheets of a drawn round.
    ///
    /// # Errors
    /// The round is not drawn.
    pub fn of(tournament: &Tournament, history: &History, number: RoundNumber) -> Result<Self, Refusal> {
        let round = tournament.round(number.get())?;
        let sheet = |seated: SeatedTable| MatchSheet {
            state: sheet_code::seated_since(history, round, seated.table).unwrap_or_default(),
            code: SheetCode::of(history, round, seated.table),
            seated,
        };
        let sheets = Seating::of(tournament, number)?.tables.into_iter().map(sheet).collect();
        Ok(Self { round: number, sheets, form: SheetForm::of(&tournament.ruleset) })
    }
}

impl SheetForm {
    /// The form under a ruleset.
    pub fn of(rules: &Ruleset) -> Self {
        let deal = |(number, &trump)| Deal {
            number,
            trump,
            dealer: dealer_of(number),
            sum: rules.points_of(number),
            share: pot::tally(rules, &Typed { points: [0, 0], deals: number }).share,
        };
        Self {
            points_per_deal: rules.points_per_deal,
            minutes: rules.match_minutes,
            deals: (1..).zip(&rules.trumps).map(deal).collect(),
        }
    }
}
