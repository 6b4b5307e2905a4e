//! Who sits where in a round: by table, and for every team of the tournament, also those that do not play.

use super::TeamName;
use super::regulations::Regulations;
use super::repairs::{self, Repaired};
use crate::domain::round::Origin;
use crate::domain::team::{DepartureKind, Entry, Presence};
use crate::domain::{Refusal, Round, RoundNumber, TableNumber, Team, TeamNumber, Tournament};

/// The seating of a round as played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seating {
    /// Which round.
    pub round: RoundNumber,
    /// How it came about.
    pub by: By,
    /// The matches, by table.
    pub tables: Vec<SeatedTable>,
    /// The team that sits out.
    pub bye: Option<TeamName>,
    /// Where each team of the tournament is, by number.
    pub places: Vec<Place>,
    /// The values of the ruleset that explain the numbers.
    pub rules: Regulations,
}

/// How a round came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// By lot.
    Lot,
    /// By the ranking.
    Ranking,
    /// By hand.
    Hand,
}

/// One table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatedTable {
    /// Its number.
    pub table: TableNumber,
    /// Team A.
    pub team_a: TeamName,
    /// Team B.
    pub team_b: TeamName,
    /// The earlier rounds in which the two met.
    pub met_before: Vec<RoundNumber>,
    /// The teams that have this table because it is fixed for them.
    pub fixed_for: Vec<TeamNumber>,
    /// What was changed by hand, where other teams sit here than were drawn.
    pub repairs: Vec<Repaired>,
}

/// Where one team is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The team.
    pub team: TeamName,
    /// Its players, also where they stand in for its name.
    pub players: Vec<String>,
    /// Where it is.
    pub at: Whereabouts,
}

/// Where a team is in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whereabouts {
    /// At a table.
    Table {
        /// Its number.
        table: TableNumber,
        /// Against whom.
        against: TeamNumber,
    },
    /// It sits out.
    Bye,
    /// It has left.
    Withdrawn,
    /// It is disqualified.
    Disqualified,
    /// It is absent.
    Absent,
    /// It is on the waiting list.
    Waiting,
    /// It is present and came after this draw.
    NotDrawn,
}

impl Seating {
    /// The seating of a drawn round.
    ///
    /// # Errors
    /// The round is not drawn.
    pub fn of(tournament: &Tournament, number: RoundNumber) -> Result<Self, Refusal> {
        let round = tournament.round(number.get())?;
        let name = |team| TeamName::find(tournament, team);
        let fixed = fixed_tables(&round.origin);
        let repairs = repairs::of(round);
        let seated = |m: &crate::domain::Match| SeatedTable {
            table: m.table,
            team_a: name(m.team_a),
            team_b: name(m.team_b),
            met_before: tournament.meetings(m.pair(), number),
            fixed_for: fixed
                .iter()
                .filter(|&&(team, table)| table == m.table && m.side_of(team).is_some())
                .map(|&(team, _)| team)
                .collect(),
            repairs: repairs::at(&repairs, round, m.table).into_iter().cloned().collect(),
        };
        let place = |team: &Team| Place { team: TeamName::of(team), players: team.players.clone(), at: whereabouts(round, team) };
        Ok(Self {
            round: number,
            by: By::of(&round.origin),
            tables: round.matches.iter().map(seated).collect(),
            bye: round.bye.map(name),
            places: tournament.teams.values().map(place).collect(),
            rules: Regulations::of(&tournament.ruleset),
        })
    }
}

impl By {
    /// How a draw came about.
    pub fn of(origin: &Origin) -> Self {
        match origin {
            Origin::Lot(_) => Self::Lot,
            Origin::Ranking(_) => Self::Ranking,
            Origin::Hand => Self::Hand,
        }
    }

    /// The word of cli.md.
    pub fn word(self) -> &'static str {
        match self {
            Self::Lot => "lot",
            Self::Ranking => "ranking",
            Self::Hand => "hand",
        }
    }
}

fn fixed_tables(origin: &Origin) -> Vec<(TeamNumber, TableNumber)> {
    let tables = match origin {
        Origin::Lot(record) => Some(&record.fixed_tables),
        Origin::Ranking(record) => Some(&record.fixed_tables),
        Origin::Hand => None,
    };
    tables.into_iter().flatten().map(|(&team, &table)| (team, table)).collect()
}

fn whereabouts(round: &Round, team: &Team) -> Whereabouts {
    let left = team.departure_at(round.number).map(|departure| departure.kind);
    match (left, round.of(team.number)) {
        (Some(DepartureKind::Withdrawn), _) => Whereabouts::Withdrawn,
        (Some(DepartureKind::Disqualified), _) => Whereabouts::Disqualified,
        (None, Some((m, _))) => {
            let against = if m.team_a == team.number { m.team_b } else { m.team_a };
            Whereabouts::Table { table: m.table, against }
        }
        (None, None) if round.bye == Some(team.number) => Whereabouts::Bye,
        (None, None) if team.entry == Entry::Waiting => Whereabouts::Waiting,
        (None, None) if team.presence == Presence::Absent => Whereabouts::Absent,
        (None, None) => Whereabouts::NotDrawn,
    }
}
