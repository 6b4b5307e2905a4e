//! A drawn round: who plays whom at which table, and the record that lets anybody compute the draw again (rules.md 7).
//! Holds no points.

use super::{Points, Refusal, RoundNumber, TableNumber, TeamNumber};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A moment as the computer's clock and time zone give it.
pub type Moment = DateTime<FixedOffset>;

/// One drawn round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Which one.
    pub number: RoundNumber,
    /// When it was drawn.
    pub drawn_at: Moment,
    /// How the matches came about.
    pub origin: Origin,
    /// The matches as drawn, by table.
    pub drawn: Vec<Match>,
    /// The team that sat out as drawn.
    pub drawn_bye: Option<TeamNumber>,
    /// The matches as played, by table.
    pub matches: Vec<Match>,
    /// The team that sits out.
    pub bye: Option<TeamNumber>,
    /// What was changed by hand after the draw, the oldest first: it leads from the matches as drawn to those as played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub repairs: Vec<Repair>,
}

/// A change of a draw made by hand afterwards; listed apart from the draw (rules.md 7.9).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repair {
    /// When.
    pub at: Moment,
    /// Why; empty where the step says it.
    pub reason: String,
    /// What.
    pub step: Step,
}

/// What one change of a draw does. How it is done is in `draw::repair`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Two teams take each other's place; one may be the team that sits out.
    Swap(TeamNumber, TeamNumber),
    /// A match at a table of its own for teams that came after the draw; one of them may have sat out until then.
    AddTable(Match),
    /// A team that came after the draw sits out.
    SitOut(TeamNumber),
    /// The team that sat out has left.
    ByeLeft(TeamNumber),
    /// A team takes the place of one that does not come.
    TakeSeat {
        /// The one that comes; it may have sat out until then.
        team: TeamNumber,
        /// The one that does not.
        of: TeamNumber,
    },
}

/// Team A against team B at one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// Where.
    pub table: TableNumber,
    /// The team in the left column of the sheet.
    pub team_a: TeamNumber,
    /// The team in the right column.
    pub team_b: TeamNumber,
}

/// How the matches of a round came about, with all that is needed to compute them again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// By lot.
    Lot(LotRecord),
    /// By the ranking after the round before.
    Ranking(RankingRecord),
    /// Drawn in the hall and typed in.
    Hand,
}

/// What a draw by lot was computed from (rules.md 7, « The draw, exactly »).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LotRecord {
    /// The version of the procedure.
    pub version: String,
    /// The text the draw is computed from.
    pub seed: String,
    /// The teams present, ascending.
    pub numbers: Vec<TeamNumber>,
    /// The pairs that may not meet, each and all ascending.
    pub forbidden: Vec<(TeamNumber, TeamNumber)>,
    /// Whether one team had to sit out.
    pub bye_drawn: bool,
    /// Who may not sit out, ascending.
    pub no_bye: Vec<TeamNumber>,
    /// Tables that teams must have.
    pub fixed_tables: BTreeMap<TeamNumber, TableNumber>,
    /// How many shuffles were made.
    pub attempts: u32,
}

/// What a pairing by ranking was computed from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankingRecord {
    /// The version of the procedure that ordered the lots.
    pub version: String,
    /// The text the lots are computed from.
    pub seed: String,
    /// The teams present, ascending.
    pub numbers: Vec<TeamNumber>,
    /// The ranking used, in the order of the pairing.
    pub ranking: Vec<Placed>,
    /// All teams in the order of the lots that decide among shared ranks.
    pub lots: Vec<TeamNumber>,
    /// Who may not sit out, ascending.
    pub no_bye: Vec<TeamNumber>,
    /// The pairs that may not meet, where the ruleset avoids them.
    pub forbidden: Vec<(TeamNumber, TeamNumber)>,
    /// Tables that teams must have.
    pub fixed_tables: BTreeMap<TeamNumber, TableNumber>,
}

/// A team in the ranking that a pairing rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Its rank; `None` for a team without one.
    pub rank: Option<u32>,
    /// The team.
    pub team: TeamNumber,
    /// Its total then.
    pub total: Points,
}

/// The left or the right column of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The left column.
    A,
    /// The right column.
    B,
}

impl Side {
    /// The opposite column.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

impl Match {
    /// The team on one side.
    pub fn team(&self, side: Side) -> TeamNumber {
        match side {
            Side::A => self.team_a,
            Side::B => self.team_b,
        }
    }

    /// On which side a team plays, if it plays here.
    pub fn side_of(&self, team: TeamNumber) -> Option<Side> {
        [Side::A, Side::B].into_iter().find(|&side| self.team(side) == team)
    }

    /// Both teams, the lower number first: what « the same two teams » means.
    pub fn pair(&self) -> (TeamNumber, TeamNumber) {
        (self.team_a.min(self.team_b), self.team_a.max(self.team_b))
    }
}

impl Round {
    /// The match at a table.
    pub fn at(&self, table: TableNumber) -> Option<&Match> {
        self.matches.iter().find(|m| m.table == table)
    }

    /// The match at a table of a number as typed.
    ///
    /// # Errors
    /// The round has no such table.
    pub fn table(&self, table: u32) -> Result<&Match, Refusal> {
        TableNumber::new(table).and_then(|table| self.at(table)).ok_or_else(|| Refusal::NoSuchTable {
            round: self.number,
            table,
            tables: self.matches.iter().map(|m| m.table).collect(),
        })
    }

    /// The match a team plays, and on which side.
    pub fn of(&self, team: TeamNumber) -> Option<(&Match, Side)> {
        self.matches.iter().find_map(|m| m.side_of(team).map(|side| (m, side)))
    }

    /// Whether two rounds come from one draw, whatever was changed by hand afterwards.
    pub fn is_same_draw(&self, other: &Self) -> bool {
        (self.number, self.drawn_at, &self.origin, &self.drawn) == (other.number, other.drawn_at, &other.origin, &other.drawn)
    }

    /// Every team that stands in this draw, the one that sits out last.
    pub fn teams(&self) -> impl Iterator<Item = TeamNumber> {
        self.matches.iter().flat_map(|m| [m.team_a, m.team_b]).chain(self.bye)
    }
}

impl Origin {
    /// The text the draw was computed from; `None` by hand.
    pub fn seed(&self) -> Option<&str> {
        match self {
            Self::Lot(record) => Some(&record.seed),
            Self::Ranking(record) => Some(&record.seed),
            Self::Hand => None,
        }
    }
}
