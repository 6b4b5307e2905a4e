//! How the numbers of a team came about: each round with its table, its opponents, what stood on the sheet and what counts.
//! Words nothing.

use super::TeamName;
use super::sheet_rows;
use crate::domain::ranking::{self, Score};
use crate::domain::{Points, RoundNumber, TableNumber, TeamNumber, Tournament};

/// One round of a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundOfTeam {
    /// The round.
    pub round: RoundNumber,
    /// Its table and its opponents; `None` where it sat out or did not play.
    pub at: Option<(TableNumber, TeamName)>,
    /// What it has; `None` where nothing counts (yet).
    pub score: Option<Score>,
    /// What stood on its side of the sheet, the share of each deal not played, and how many those are.
    pub time_out: Option<TimeOut>,
}

/// What a sheet was made up of when time ran out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeOut {
    /// Points on the sheet.
    pub on_paper: Points,
    /// Deals not played.
    pub deals_left: u32,
    /// What each team gets for one of them.
    pub per_deal: Points,
}

/// Every drawn round of a team up to one.
pub fn rounds_of(tournament: &Tournament, team: TeamNumber, after: RoundNumber) -> Vec<RoundOfTeam> {
    tournament.rounds.values().filter(|round| round.number <= after).map(|round| round_of(tournament, round, team)).collect()
}

fn round_of(tournament: &Tournament, round: &crate::domain::Round, team: TeamNumber) -> RoundOfTeam {
    let score = ranking::scores(tournament, round).into_iter().find(|(of, _)| *of == team).and_then(|(_, score)| score);
    let seat = round.of(team);
    let at =
        seat.map(|(m, side)| (m.table, TeamName::find(tournament, if m.team(side) == m.team_a { m.team_b } else { m.team_a })));
    let all = tournament.ruleset.deals_per_match;
    let time_out = seat.and_then(|(m, side)| {
        let row = sheet_rows::of_round(tournament, round.number).into_iter().find(|row| row.table == m.table)?;
        let (typed, deals, share) = (row.typed?, row.deals?, row.share?);
        let deals_left = all.checked_sub(deals).filter(|&left| left > 0)?;
        let per_deal = Points::from_halves(share.halves() / i64::from(deals_left));
        Some(TimeOut { on_paper: Points::whole(i64::from(typed[side as usize])), deals_left, per_deal })
    });
    RoundOfTeam { round: round.number, at, score, time_out }
}
