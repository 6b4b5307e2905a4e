//! Why a team met whom it met, or sat out: read off the record of the draw and the changes made by hand after it. Draws
//! nothing again.

use crate::domain::round::{LotRecord, Origin, Placed, RankingRecord};
use crate::domain::{Round, RoundNumber, TableNumber, TeamNumber, Tournament};
use crate::views::anomalies;
use crate::views::repairs::{self, Repaired};
use std::collections::BTreeMap;

/// Why a team was where it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// How its place came about; `None` where it came after the draw.
    pub by: Option<CameBy>,
    /// What was changed by hand afterwards and concerns it, the oldest first.
    pub changes: Vec<Repaired>,
    /// The team, it or its opponents, that had to sit at this table.
    pub fixed_table: Option<TeamNumber>,
    /// The earlier rounds in which the two met.
    pub met_before: Vec<RoundNumber>,
}

/// How the place of a team in a draw came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CameBy {
    /// By lot.
    Lot {
        /// The text the draw is computed from.
        seed: String,
        /// How many shuffles were made.
        attempts: u32,
    },
    /// By a ranking.
    Ranking {
        /// The round it was the ranking after; `None` before the first.
        after: Option<RoundNumber>,
        /// The team in that ranking.
        team: Placed,
        /// The team it was drawn against; `None` where it sat out.
        against: Option<Placed>,
        /// The text the lots were computed from, where one of them shared its rank.
        lots: Option<String>,
        /// Those of the two that stand elsewhere by now: team, place then, place now.
        moved: Vec<(TeamNumber, usize, usize)>,
    },
    /// In the hall.
    Hand,
}

impl Pairing {
    /// Why a team stands where it does in a round.
    pub fn of(tournament: &Tournament, round: &Round, team: TeamNumber) -> Self {
        let seat = round.of(team).map(|(m, _)| *m);
        let repairs = repairs::of(round);
        let changes = match seat {
            Some(m) => repairs::at(&repairs, round, m.table).into_iter().cloned().collect(),
            None => repairs.into_iter().filter(|repaired| repaired.teams().contains(&team)).collect(),
        };
        Self {
            by: came_by(tournament, round, team),
            changes,
            fixed_table: seat.and_then(|m| fixed_to(&round.origin, m.table, [m.team_a, m.team_b])),
            met_before: seat.map(|m| tournament.meetings(m.pair(), round.number)).unwrap_or_default(),
        }
    }
}

fn came_by(tournament: &Tournament, round: &Round, team: TeamNumber) -> Option<CameBy> {
    let drawn = round.drawn.iter().find(|m| m.side_of(team).is_some());
    if drawn.is_none() && round.drawn_bye != Some(team) {
        return None;
    }
    let against = drawn.map(|m| if m.team_a == team { m.team_b } else { m.team_a });
    Some(match &round.origin {
        Origin::Lot(LotRecord { seed, attempts, .. }) => CameBy::Lot { seed: seed.clone(), attempts: *attempts },
        Origin::Hand => CameBy::Hand,
        Origin::Ranking(record) => by_ranking(tournament, round.number, record, team, against)?,
    })
}

fn by_ranking(
    tournament: &Tournament,
    round: RoundNumber,
    record: &RankingRecord,
    team: TeamNumber,
    against: Option<TeamNumber>,
) -> Option<CameBy> {
    let placed = |team| record.ranking.iter().find(|placed| placed.team == team).copied();
    let (team, against) = (placed(team)?, against.and_then(placed));
    let both = || against.into_iter().chain([team]);
    let shares =
        |of: Placed| record.ranking.iter().any(|other| other.team != of.team && of.rank.is_some() && other.rank == of.rank);
    let mut moved = anomalies::moved_since(tournament, round, &record.ranking);
    moved.retain(|(of, ..)| both().any(|placed| placed.team == *of));
    let lots = both().any(shares).then(|| record.seed.clone());
    Some(CameBy::Ranking { after: round.before(), team, against, lots, moved })
}

fn fixed_to(origin: &Origin, table: TableNumber, teams: [TeamNumber; 2]) -> Option<TeamNumber> {
    let fixed: &BTreeMap<TeamNumber, TableNumber> = match origin {
        Origin::Lot(LotRecord { fixed_tables, .. }) | Origin::Ranking(RankingRecord { fixed_tables, .. }) => fixed_tables,
        Origin::Hand => return None,
    };
    teams.into_iter().find(|team| fixed.get(team) == Some(&table))
}
