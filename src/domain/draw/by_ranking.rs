//! The pairing by ranking (rules.md 7): first against second at table 1, and so on. Makes no draw by lot but the lots that
//! order shared ranks, `jass-lot-1`.

use super::existence;
use super::stream::Stream;
use crate::domain::ranking::Ranking;
use crate::domain::round::Placed;
use crate::domain::team::Standing;
use crate::domain::{Points, TeamNumber, Tournament};
use std::cmp::Reverse;

/// The version of the procedure that orders shared ranks.
pub const LOT_VERSION: &str = "jass-lot-1";

/// The numbers of all present teams in the order of the lots.
pub fn lots(numbers: &[TeamNumber], seed: &str, round: u32) -> Vec<TeamNumber> {
    let mut lots = numbers.to_vec();
    Stream::new(LOT_VERSION, seed, round).shuffle(&mut lots);
    lots
}

/// The present teams in the order of the pairing: by rank, shared ranks by lot; then those without a rank, by total, then
/// number. Before the first round all share the first rank.
pub fn order(tournament: &Tournament, present: &[TeamNumber], ranking: Option<&Ranking>, lots: &[TeamNumber]) -> Vec<Placed> {
    let last = ranking.map_or(0, |ranking| ranking.lines.len());
    let newcomers = u32::try_from(last + 1).unwrap_or(u32::MAX);
    let mut order: Vec<Placed> = present
        .iter()
        .map(|&team| {
            let line = ranking.and_then(|ranking| ranking.line(team));
            let ranked = tournament.teams.get(&team).is_some_and(|team| team.standing == Standing::Ranked);
            let rank = if ranked { Some(line.and_then(|line| line.rank).unwrap_or(newcomers)) } else { None };
            Placed { rank, team, total: line.map_or(Points::ZERO, super::super::ranking::Line::total) }
        })
        .collect();
    let lot = |team| lots.iter().position(|&other| other == team);
    order.sort_by_key(|placed| match placed.rank {
        Some(rank) => (rank, Reverse(Points::ZERO), lot(placed.team), placed.team),
        None => (u32::MAX, Reverse(placed.total), None, placed.team),
    });
    order
}

/// The teams in pairs: neighbours where nothing is forbidden, else the first meets the best placed team that leaves a way
/// to pair all others, and so on down. `None` where no way is left.
pub fn pairs(order: &[TeamNumber], forbidden: &[(TeamNumber, TeamNumber)]) -> Option<Vec<(TeamNumber, TeamNumber)>> {
    let may_meet = |a: TeamNumber, b: TeamNumber| !forbidden.contains(&(a.min(b), a.max(b)));
    let mut free = order.to_vec();
    let mut pairs = Vec::with_capacity(order.len() / 2);
    while !free.is_empty() {
        let first = free[0];
        let opponent = (1..free.len()).find(|&i| {
            let rest: Vec<_> = free[1..].iter().copied().filter(|&team| team != free[i]).collect();
            may_meet(first, free[i]) && can_all_be_paired(&rest, &may_meet)
        })?;
        pairs.push((first, free.remove(opponent)));
        free.remove(0);
    }
    Some(pairs)
}

fn can_all_be_paired(teams: &[TeamNumber], may_meet: &impl Fn(TeamNumber, TeamNumber) -> bool) -> bool {
    let forbidden_to =
        |&a: &TeamNumber| (0u32..).zip(teams).filter(|&(_, &b)| a != b && !may_meet(a, b)).map(|(i, _)| i).collect();
    let forbidden: Vec<Vec<u32>> = teams.iter().map(forbidden_to).collect();
    existence::allowed_set_exists(teams.len(), &forbidden)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn team(number: u32) -> TeamNumber {
        TeamNumber::new(number).unwrap()
    }

    fn pair_up(order: &[u32], forbidden: &[(u32, u32)]) -> Option<Vec<(u32, u32)>> {
        let order: Vec<_> = order.iter().map(|&n| team(n)).collect();
        let forbidden: Vec<_> = forbidden.iter().map(|&(a, b)| (team(a), team(b))).collect();
        pairs(&order, &forbidden).map(|pairs| pairs.into_iter().map(|(a, b)| (a.get(), b.get())).collect())
    }

    #[test]
    fn neighbours_meet_unless_it_is_forbidden() {
        assert_eq!(pair_up(&[3, 1, 4, 2], &[]), Some(vec![(3, 1), (4, 2)]));
        assert_eq!(pair_up(&[3, 1, 4, 2], &[(1, 3)]), Some(vec![(3, 4), (1, 2)]));
        // 3 v 4 would leave 1 and 2, who have met: the next best placed opponent is taken.
        assert_eq!(pair_up(&[3, 1, 4, 2], &[(1, 3), (1, 2)]), Some(vec![(3, 2), (1, 4)]));
        assert_eq!(pair_up(&[1, 2], &[(1, 2)]), None);
    }
}
