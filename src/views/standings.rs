//! The ranking with names, prizes and penalties: one line per team as it stands on the wall. Adds nothing up itself.

use super::regulations::Regulations;
use super::{TeamName, anomalies};
use crate::domain::ranking::{self, Line, Ranking, Score, TeamState, TieGroup};
use crate::domain::round::Origin;
use crate::domain::{Penalty, Points, Refusal, RoundNumber, TableNumber, TeamNumber, Tournament};

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
    /// The same of the last of these rounds alone.
    pub sheets_of_last: (usize, usize),
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
    /// The next round, where it was paired by this ranking as it was before it changed.
    pub outdated_pairing: Option<OutdatedPairing>,
    /// The values of the ruleset that explain the numbers.
    pub rules: Regulations,
}

/// A round that was paired by a ranking which has changed since (rules.md 7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutdatedPairing {
    /// The round that was paired.
    pub round: RoundNumber,
    /// The ranks at which other teams stand by now, ascending.
    pub ranks: Vec<usize>,
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
        let of_last = |places: &[(RoundNumber, TableNumber)]| places.iter().filter(|(of, _)| *of == round).count();
        let matches = tournament.round(round.get())?.matches.len();
        let open = of_last(&ranking.missing) + of_last(&ranking.unverified);
        Ok(Self {
            after: round,
            rounds: round.up_to().collect(),
            is_final: ranking.is_final,
            is_provisional: ranking.is_provisional(),
            sheets: (ranking.sheets_in, ranking.sheets_expected),
            sheets_of_last: (matches - open, matches),
            missing: ranking.missing.clone(),
            unverified: ranking.unverified.clone(),
            lines: ranking.lines.iter().map(line).collect(),
            unranked: ranking.unranked.iter().map(line).collect(),
            penalties,
            outdated_pairing: outdated_pairing(tournament, round),
            rules: Regulations::of(&tournament.ruleset),
            ties: ranking.ties,
        })
    }

    /// The line of a team.
    pub fn line(&self, team: TeamNumber) -> Option<&StandingLine> {
        self.lines.iter().chain(&self.unranked).find(|line| line.team.number == team)
    }

    /// The group of equal totals a line is in.
    pub fn tie_of(&self, line: &StandingLine) -> Option<&TieGroup> {
        line.tie.and_then(|tie| self.ties.get(tie))
    }
}

fn outdated_pairing(tournament: &Tournament, after: RoundNumber) -> Option<OutdatedPairing> {
    let next = tournament.rounds.range(after..).map(|(_, round)| round).find(|round| round.number.before() == Some(after))?;
    let Origin::Ranking(record) = &next.origin else { return None };
    let moved = anomalies::moved_since(tournament, next.number, &record.ranking);
    let mut ranks: Vec<_> = moved.iter().flat_map(|&(_, then, now)| [then, now]).collect();
    ranks.sort_unstable();
    ranks.dedup();
    (!ranks.is_empty()).then_some(OutdatedPairing { round: next.number, ranks })
}

fn standing_line(tournament: &Tournament, ranking: &Ranking, line: &Line) -> StandingLine {
    let first_of_rank = ranking.lines.partition_point(|other| other.rank < line.rank);
    let is_shared = line.rank.is_some() && ranking.lines.get(first_of_rank + 1).is_some_and(|next| next.rank == line.rank);
    let team = tournament.teams.get(&line.team);
    let left = team.and_then(|team| team.departure_at(ranking.after).or(team.departure));
    let prize = |rank: u32| tournament.event.prizes.get(rank as usize - 1).filter(|prize| !prize.is_empty()).cloned();
    StandingLine {
        rank: line.rank,
        is_shared,
        team: TeamName::find(tournament, line.team),
        state: line.state,
        left_from: left.map(|departure| departure.from),
        scores: line.scores.clone(),
        penalties: line.penalties,
        total: line.total(),
        tie: line.tie,
        prize: line.rank.filter(|_| ranking.is_final && !is_shared).and_then(prize),
    }
}
