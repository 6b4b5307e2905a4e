//! Where each team plays, round by round: what its card says. Says nothing of points but those of a bye.

use super::TeamName;
use super::seating::{Seating, Whereabouts};
use crate::domain::team::Entry;
use crate::domain::{Points, Refusal, RoundNumber, TableNumber, Team, Tournament};

/// The card of a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The team.
    pub team: TeamName,
    /// Where it is in every round of the tournament.
    pub stops: Vec<(RoundNumber, Stop)>,
}

/// Where a team is in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stop {
    /// At a table.
    Table {
        /// Its number.
        table: TableNumber,
        /// Against whom.
        against: TeamName,
    },
    /// It sits out, for these points.
    Bye(Points),
    /// It has left, is absent or came too late: no table for another reason than a bye.
    Nowhere(Whereabouts),
    /// The round will be paired by the ranking after another one.
    AfterRanking(RoundNumber),
    /// The round is not drawn yet.
    Open,
}

/// The cards of all teams that take part, by number.
///
/// # Errors
/// Never: only drawn rounds are looked up.
pub fn all(tournament: &Tournament) -> Result<Vec<Card>, Refusal> {
    let takes_part = |team: &&Team| team.entry == Entry::Registered || tournament.is_drawn(team.number);
    let teams: Vec<&Team> = tournament.teams.values().filter(takes_part).collect();
    let mut cards: Vec<Card> = teams.iter().map(|team| Card { team: TeamName::of(team), stops: Vec::new() }).collect();
    for round in tournament.ruleset.rounds.up_to() {
        let seating = tournament.rounds.contains_key(&round).then(|| Seating::of(tournament, round)).transpose()?;
        for (card, team) in cards.iter_mut().zip(&teams) {
            let stop =
                seating.as_ref().map_or_else(|| to_come(tournament, team, round), |seating| stop(tournament, seating, team));
            card.stops.push((round, stop));
        }
    }
    Ok(cards)
}

fn stop(tournament: &Tournament, seating: &Seating, team: &Team) -> Stop {
    let place = seating.places.binary_search_by_key(&team.number, |place| place.team.number);
    match place.ok().and_then(|index| seating.places.get(index)).map(|place| place.at) {
        Some(Whereabouts::Table { table, against }) => Stop::Table { table, against: TeamName::find(tournament, against) },
        Some(Whereabouts::Bye) => Stop::Bye(seating.rules.bye_points),
        Some(elsewhere) => Stop::Nowhere(elsewhere),
        None => Stop::Nowhere(Whereabouts::NotDrawn),
    }
}

fn to_come(tournament: &Tournament, team: &Team, round: RoundNumber) -> Stop {
    match round.before() {
        _ if team.is_disqualified() && team.has_left(round) => Stop::Nowhere(Whereabouts::Disqualified),
        _ if team.has_left(round) => Stop::Nowhere(Whereabouts::Withdrawn),
        Some(before) if !tournament.ruleset.by_lot(round) => Stop::AfterRanking(before),
        _ => Stop::Open,
    }
}
