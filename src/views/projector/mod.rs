//! What the hall may see, as plain data: the tables of a round, where each team sits, the ranking. Whatever is not in a
//! [`Hall`] cannot reach the projector: no missing sheet, no reason, nothing of a player but a name. Draws nothing.

pub mod grid;
mod hall_clock;
pub mod pages;
pub mod turn;

pub use hall_clock::HallClock;

use super::TeamName;
use super::clock;
use super::seating::{Seating, Whereabouts};
use super::standings::{StandingLine, Standings};
use crate::domain::ranking::TeamState;
use crate::domain::{Moment, Points, RoundNumber, TableNumber, TeamNumber, Tournament};
use serde::{Deserialize, Serialize};

/// All that is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hall {
    /// The tournament's name.
    pub event: String,
    /// The round that is played or comes next.
    pub round: RoundNumber,
    /// Who sits where in it, once it is drawn.
    pub seats: Option<Seats>,
    /// Its clock, once it is drawn.
    pub clock: Option<HallClock>,
    /// The ranking, once there is one to show.
    pub ranking: Option<Ranks>,
    /// What is kept from the hall.
    pub secret: Secret,
}

/// Who sits where in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seats {
    /// By table.
    pub tables: Vec<Table>,
    /// By team.
    pub places: Vec<Place>,
    /// Whether every sheet of the round counts.
    pub is_played: bool,
}

/// One table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Its number.
    pub table: TableNumber,
    /// The two teams; `None` for one that has left.
    pub teams: [(TeamNumber, Attendance); 2],
}

/// Whether a team plays its match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attendance {
    /// It does.
    Plays,
    /// It has left.
    Left,
}

/// Where one team is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The team.
    pub team: TeamNumber,
    /// Where.
    pub at: Whereabouts,
}

/// A ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranks {
    /// After which round.
    pub after: RoundNumber,
    /// Whether it is the last word.
    pub is_final: bool,
    /// Sheets of the last of its rounds that count, of how many.
    pub sheets: (usize, usize),
    /// Whether sheets are open.
    pub is_provisional: bool,
    /// The best first; teams without a rank behind them.
    pub rows: Vec<Rank>,
}

/// One team in the ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rank {
    /// Its rank; `None` for a team that plays without one.
    pub rank: Option<u32>,
    /// Whether it shares its rank.
    pub is_shared: bool,
    /// Its number.
    pub team: TeamNumber,
    /// Its name.
    pub name: String,
    /// Its total.
    pub total: Points,
}

/// Whether the hall sees the scores of the last round before the final ranking is unveiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scores {
    /// It does.
    #[default]
    Shown,
    /// The final stays a surprise.
    HiddenInLastRound,
}

/// What is kept from the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Secret {
    /// Nothing.
    None,
    /// The scores of the last round, while it is played.
    LastRound,
    /// The final ranking, until it is unveiled.
    Final,
}

impl Hall {
    /// What the hall may see now.
    pub fn of(tournament: &Tournament, now: Moment, scores: Scores) -> Self {
        let secret = secret(tournament, scores);
        let round = clock::shown(tournament, now).map_or(RoundNumber::FIRST, |clock| clock.round);
        Self {
            event: tournament.event.name.clone(),
            round,
            seats: Seats::of(tournament, round),
            clock: tournament.rounds.get(&round).map(|round| HallClock::of(tournament, round)),
            ranking: ranked(tournament, secret).and_then(|after| Ranks::of(tournament, after)),
            secret,
        }
    }
}

impl Seats {
    fn of(tournament: &Tournament, round: RoundNumber) -> Option<Self> {
        let seating = Seating::of(tournament, round).ok()?;
        let at = |team| seating.places.iter().find(|place| place.team.number == team).map(|place| place.at);
        let seat = |team: &TeamName| match at(team.number) {
            Some(Whereabouts::Withdrawn | Whereabouts::Disqualified) => (team.number, Attendance::Left),
            _ => (team.number, Attendance::Plays),
        };
        let tables = seating.tables.iter();
        let tables =
            tables.map(|table| Table { table: table.table, teams: [seat(&table.team_a), seat(&table.team_b)] }).collect();
        let places = seating.places.iter().filter(|place| place.at != Whereabouts::Waiting);
        let places = places.map(|place| Place { team: place.team.number, at: place.at }).collect();
        let is_played = tournament.rounds.get(&round).is_some_and(|round| tournament.is_complete(round));
        Some(Self { tables, places, is_played })
    }

    /// The team that sits out.
    pub fn bye(&self) -> Option<TeamNumber> {
        self.places.iter().find(|place| place.at == Whereabouts::Bye).map(|place| place.team)
    }
}

impl Ranks {
    fn of(tournament: &Tournament, after: RoundNumber) -> Option<Self> {
        let standings = Standings::after(tournament, after).ok()?;
        let unranked = standings.unranked.iter().filter(|line| line.state != TeamState::Disqualified);
        Some(Self {
            after,
            is_final: standings.is_final,
            sheets: standings.sheets_of_last,
            is_provisional: standings.is_provisional,
            rows: standings.lines.iter().chain(unranked).map(Rank::of).collect(),
        })
    }
}

impl Rank {
    fn of(line: &StandingLine) -> Self {
        let StandingLine { rank, is_shared, team, total, .. } = line;
        Self { rank: *rank, is_shared: *is_shared, team: team.number, name: team.name.clone(), total: *total }
    }
}

fn secret(tournament: &Tournament, scores: Scores) -> Secret {
    match (scores, tournament.rounds.get(&tournament.ruleset.rounds)) {
        (Scores::HiddenInLastRound, Some(last)) if tournament.is_complete(last) => Secret::Final,
        (Scores::HiddenInLastRound, Some(_)) => Secret::LastRound,
        _ => Secret::None,
    }
}

/// The ranking worth a look: after the last round most of whose sheets are in, since before that most teams would stand low
/// for want of a sheet alone.
fn ranked(tournament: &Tournament, secret: Secret) -> Option<RoundNumber> {
    let hidden = (secret == Secret::LastRound).then_some(tournament.ruleset.rounds);
    let is_worth_it =
        |round: &&crate::domain::Round| Some(round.number) != hidden && 2 * tournament.sheets_in(round) >= round.matches.len();
    tournament.rounds.values().take_while(is_worth_it).last().map(|round| round.number)
}

#[cfg(test)]
mod tests;
