//! Who could play in the last drawn round and does not stand in its draw: teams that came late, or back. Seats nobody.

use crate::domain::{RoundNumber, TeamNumber, Tournament};

/// The last drawn round and the teams that could still be seated in it; `None` where nothing is drawn.
pub fn unseated(tournament: &Tournament) -> Option<(RoundNumber, Vec<TeamNumber>)> {
    let round = tournament.last_drawn()?;
    let mut teams = tournament.playing(round.number);
    teams.retain(|&team| round.teams().all(|seated| seated != team) && !tournament.grants.contains_key(&(round.number, team)));
    Some((round.number, teams))
}

/// The same while the round is still played: afterwards the next draw has them.
pub fn waiting_for_a_seat(tournament: &Tournament) -> Option<(RoundNumber, Vec<TeamNumber>)> {
    let is_played = tournament.last_drawn().is_some_and(|round| tournament.is_complete(round));
    unseated(tournament).filter(|(_, teams)| !is_played && !teams.is_empty())
}
