//! The ranking with names, prizes and penalties: one line per team as it stands on the wall. Adds nothing up itself.

use super::TeamName;
use crate::domain::ranking::{self, Line, Ranking, Score, TeamState, TieGroup};
use crate::domain::{Penalty, Points, Refusal, RoundNumber, TableNumber, Tournament};

/// The ranking after a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// After which round.
    pub after: RoundNumber,
    /// The rounds it adds up, the first to `after`.
    pub rounds: Vec<RoundNumber>,
    /// Whether it is the last word.
    pub is_final: bool,
    /// Whether sheets are missing or unverified.
    pub is_provisional: bool,
    /// How many sheets count, of how many matches.
    pub sheets: (usize, usize),
    /// Matches whose sheet is missing.
    pub missing: Vec<(RoundNumber, TableNumber)>,
    /// Matches whose sheet is unverified.
    pub unverified: Vec<(RoundNumber, TableNumber)>,
    /// The ranked teams, the best first.
    pub lines: Vec<StandingLine>,
    /// Unranked and disqualified teams, by total.
    pub unranked: Vec<StandingLine>,
    /// The groups of equal totals, in the order of the list.
    pub ties: Vec<TieGroup>,
    /// The penalties given in these rounds, by round, then team.
    pub penalties: Vec<Penalty>,
}

/// One team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingLine {
    /// Its rank; `None` without one.
    pub rank: Option<u32>,
    /// Whether it shares its rank.
    pub is_shared: bool,
    /// Who it is.
    pub team: TeamName,
    /// Where it stands as of this round.
    pub state: TeamState,
    /// From which round on it plays no more.
    pub left_from: Option<RoundNumber>,
    /// What it has from each round.
    pub scores: Vec<Option<Score>>,
    /// Its penalties added up.
    pub penalties: Points,
    /// Its total.
    pub total: Points,
    /// Its group of equal totals: a place in [`Standings::ties`].
    pub tie: Option<usize>,
    /// What it wins: the prize of its rank, where the ranking is final and the rank not shared.
    pub prize: Option<String>,
}

impl Standings {
    /// The ranking after a round.
    ///
    /// # Errors
    /// The round is not drawn.
    pub fn after(tournament: &Tournament, round: RoundNumber) -> Result<Self, Refusal> {
        let ranking = ranking::after(tournament, round)?;
        let line = |line: &Line| standing_line(tournament, &ranking, line);
        let mut penalties: Vec<_> = tournament.penalties.values().filter(|penalty| penalty.round <= round).cloned().collect();
        penalties.sort_by_key(|penalty| (penalty.round, penalty.team, penalty.id));
        Ok(Self {
            after: round,
            rounds: round.up_to().collect(),
            is_final: ranking.is_final,
            is_provisional: ranking.is_provisional(),
            sheets: (ranking.sheets_in, ranking.sheets_expected),
            missing: ranking.missing.clone(),
            unverified: ranking.unverified.clone(),
            lines: ranking.lines.iter().map(line).collect(),
            unranked: ranking.unranked.iter().map(line).collect(),
            penalties,
            ties: ranking.ties,
        })
    }

    /// The group of equal totals a line is in.
    pub fn tie_of(&self, line: &StandingLine) -> Option<&TieGroup> {
        line.tie.and_then(|tie| self.ties.get(tie))
    }
}

fn standing_line(tournament: &Tournament, ranking: &Ranking, line: &Line) -> StandingLine {
    let is_shared = line.rank.is_some() && ranking.lines.iter().filter(|other| other.rank == line.rank).take(2).count() > 1;
    let prize = |rank: u32| tournament.event.prizes.get(rank as usize - 1).filter(|prize| !prize.is_empty()).cloned();
    StandingLine {
        rank: line.rank,
        is_shared,
        team: TeamName::find(tournament, line.team),
        state: line.state,
        left_from: tournament.teams.get(&line.team).and_then(|team| team.departure).map(|departure| departure.from),
        scores: line.scores.clone(),
        penalties: line.penalties,
        total: line.total(),
        tie: line.tie,
        prize: line.rank.filter(|_| ranking.is_final && !is_shared).and_then(prize),
    }
}
