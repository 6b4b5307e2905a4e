//! Equal totals (rules.md 6): the ranking after the round before decides, and so on down to the first; teams equal after
//! each round share a rank. Gives the figures that decide; the sentence is worded in `i18n`.

use super::Line;
use crate::domain::{Points, RoundNumber, TeamNumber};
use std::cmp::Ordering;

/// Ranked teams with the same total, in the order in which they stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TieGroup {
    /// Their total.
    pub total: Points,
    /// The teams.
    pub members: Vec<TieMember>,
    /// What decides among them, coarse to fine: each step parts at least one set of teams that were equal before it.
    pub steps: Vec<TieStep>,
}

/// A team in a group of equal totals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TieMember {
    /// The team.
    pub team: TeamNumber,
    /// Its rank.
    pub rank: u32,
}

/// One reason why teams of equal totals stand in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TieStep {
    /// The totals after an earlier round differ.
    DecidedAfter {
        /// That round.
        round: RoundNumber,
        /// The teams that were equal till here, each with its total then, in their order.
        totals: Vec<(TeamNumber, Points)>,
    },
    /// These teams are equal after each round and share a rank.
    Shared {
        /// Their rank.
        rank: u32,
        /// The teams, by number.
        teams: Vec<TeamNumber>,
    },
}

/// Sorts the lines, gives each its rank and its group of equal totals, and returns the groups.
pub(super) fn rank(lines: &mut [Line]) -> Vec<TieGroup> {
    lines.sort_by(|a, b| compare(a, b).then(a.team.cmp(&b.team)));
    let mut rank = 0;
    for i in 0..lines.len() {
        if i == 0 || compare(&lines[i - 1], &lines[i]) != Ordering::Equal {
            rank = u32::try_from(i + 1).unwrap_or(u32::MAX);
        }
        lines[i].rank = Some(rank);
    }
    let mut groups: Vec<TieGroup> = Vec::new();
    for equal in lines.chunk_by_mut(|a, b| a.total() == b.total()).filter(|equal| equal.len() > 1) {
        for line in equal.iter_mut() {
            line.tie = Some(groups.len());
        }
        groups.push(explain(equal));
    }
    groups
}

/// The higher total first, from the last round back to the first.
fn compare(a: &Line, b: &Line) -> Ordering {
    b.totals.iter().rev().cmp(a.totals.iter().rev())
}

fn explain(equal: &[Line]) -> TieGroup {
    let member = |line: &Line| TieMember { team: line.team, rank: line.rank.unwrap_or_default() };
    let mut steps = Vec::new();
    part(equal, &mut steps);
    TieGroup { total: equal[0].total(), members: equal.iter().map(member).collect(), steps }
}

/// Tells what parts lines that are equal so far, then what parts those that still are.
fn part(equal: &[Line], steps: &mut Vec<TieStep>) {
    let rounds = equal[0].totals.len();
    let deciding = (0..rounds).rev().find(|&round| equal.iter().any(|line| line.totals[round] != equal[0].totals[round]));
    let Some(round) = deciding else {
        let teams = equal.iter().map(|line| line.team).collect();
        steps.push(TieStep::Shared { rank: equal[0].rank.unwrap_or_default(), teams });
        return;
    };
    steps.push(TieStep::DecidedAfter {
        round: u32::try_from(round + 1).ok().and_then(RoundNumber::new).unwrap_or(RoundNumber::FIRST),
        totals: equal.iter().map(|line| (line.team, line.totals[round])).collect(),
    });
    for still_equal in equal.chunk_by(|a, b| a.totals[round] == b.totals[round]).filter(|lines| lines.len() > 1) {
        part(still_equal, steps);
    }
}
