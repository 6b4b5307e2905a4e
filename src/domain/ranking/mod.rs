//! The ranking (rules.md 6), computed from the sheets each time and stored nowhere. Who stands before whom among equal
//! totals is in [`tie_break`]. This is the only place where points of several rounds are added up.

pub mod tie_break;

pub use tie_break::TieGroup;

use super::sheet::{Content, pot};
use super::team::Standing;
use super::{Grant, Points, Refusal, Round, RoundNumber, TableNumber, Team, TeamNumber, Tournament};
use std::cmp::Reverse;

/// The ranking after one round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranking {
    /// After which round.
    pub after: RoundNumber,
    /// The ranked teams, the best first.
    pub lines: Vec<Line>,
    /// Unranked and disqualified teams, by total.
    pub unranked: Vec<Line>,
    /// The groups of equal totals among the ranked teams, in the order of the list.
    pub ties: Vec<TieGroup>,
    /// How many sheets of these rounds count.
    pub sheets_in: usize,
    /// How many matches these rounds have.
    pub sheets_expected: usize,
    /// The matches whose sheet is missing.
    pub missing: Vec<(RoundNumber, TableNumber)>,
    /// The matches whose sheet is unverified.
    pub unverified: Vec<(RoundNumber, TableNumber)>,
    /// Whether R is the last round and every sheet counts.
    pub is_final: bool,
}

/// One team in a ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its rank, shared with those who are equal in everything; `None` without one.
    pub rank: Option<u32>,
    /// The team.
    pub team: TeamNumber,
    /// Where the team stands as of this round.
    pub state: TeamState,
    /// What it has from each round; `None` where it has no score.
    pub scores: Vec<Option<Score>>,
    /// Its penalties in these rounds.
    pub penalties: Points,
    /// Its total after each round, penalties included; the last is the total of this ranking.
    pub totals: Vec<Points>,
    /// Its group of equal totals: a place in [`Ranking::ties`].
    pub tie: Option<usize>,
}

/// Where a team stands as of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeamState {
    /// It plays.
    Present,
    /// It has left and keeps its points.
    Withdrawn,
    /// It is out of all rankings.
    Disqualified,
    /// It plays without a rank.
    Unranked,
}

/// What a team has from one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// What counts.
    pub counted: Points,
    /// Where it comes from.
    pub source: Source,
}

/// Where a score comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// A match at this table.
    Played {
        /// The table.
        table: TableNumber,
        /// What the team really made, the share of deals not played included.
        real: Points,
        /// How many deals were completed.
        deals: u32,
    },
    /// A match at this table at which a team was not there.
    Forfeit {
        /// The table.
        table: TableNumber,
    },
    /// The team sat out.
    Bye,
    /// The team did not stand in this round, and the organiser gave it these points.
    Granted,
}

impl Score {
    /// Whether the cap took something.
    pub fn is_capped(&self) -> bool {
        matches!(self.source, Source::Played { real, .. } if self.counted < real)
    }
}

impl Line {
    /// The total of this ranking.
    pub fn total(&self) -> Points {
        self.totals.last().copied().unwrap_or_default()
    }
}

impl Ranking {
    /// « Provisoire »: a sheet is missing or unverified.
    pub fn is_provisional(&self) -> bool {
        self.sheets_in < self.sheets_expected
    }

    /// The line of a team.
    pub fn line(&self, team: TeamNumber) -> Option<&Line> {
        self.lines.iter().chain(&self.unranked).find(|line| line.team == team)
    }
}

/// The ranking after a round.
///
/// # Errors
/// The round is not drawn.
pub fn after(tournament: &Tournament, round: RoundNumber) -> Result<Ranking, Refusal> {
    tournament.round(round.get())?;
    let rounds: Vec<_> = tournament.rounds.range(..=round).map(|(_, round)| round).collect();
    let mut lines = all_lines(tournament, &rounds);
    let mut ranking = Ranking {
        after: round,
        lines: Vec::new(),
        unranked: Vec::new(),
        ties: Vec::new(),
        sheets_in: 0,
        sheets_expected: 0,
        missing: Vec::new(),
        unverified: Vec::new(),
        is_final: false,
    };
    for round in &rounds {
        count_sheets(&mut ranking, tournament, round);
    }
    ranking.is_final = round == tournament.ruleset.rounds && !ranking.is_provisional();
    (ranking.unranked, lines) =
        lines.into_iter().partition(|line| matches!(line.state, TeamState::Unranked | TeamState::Disqualified));
    ranking.unranked.sort_by_key(|line| (Reverse(line.total()), line.team));
    ranking.ties = tie_break::rank(&mut lines);
    ranking.lines = lines;
    Ok(ranking)
}

/// The round whose ranking is shown when none is asked for: the last one with a sheet that counts, else the first.
///
/// # Errors
/// No round is drawn.
pub fn latest(tournament: &Tournament) -> Result<RoundNumber, Refusal> {
    let counting = tournament.sheets.values().filter(|sheet| sheet.is_in()).map(|sheet| sheet.round).max();
    counting.or_else(|| tournament.rounds.keys().next().copied()).ok_or(Refusal::RoundNotDrawn { round: RoundNumber::FIRST })
}

/// The score of every team of a round, in the order of its matches, the bye last (rules.md 2–4, 7, 9).
pub fn scores(tournament: &Tournament, round: &Round) -> Vec<(TeamNumber, Option<Score>)> {
    let rules = &tournament.ruleset;
    let mut scores = Vec::with_capacity(round.matches.len() * 2 + 1);
    for m in &round.matches {
        let both = tournament.sheet(round.number, m.table).and_then(|sheet| {
            let counted = pot::counted(rules, sheet)?;
            let real = match &sheet.content {
                Content::Played(typed) => Some((pot::tally(rules, typed).real, typed.deals)),
                Content::Forfeit(_) => None,
            };
            Some([0, 1].map(|side| Score {
                counted: counted[side],
                source: match real {
                    Some((real, deals)) => Source::Played { table: m.table, real: real[side], deals },
                    None => Source::Forfeit { table: m.table },
                },
            }))
        });
        scores.extend([(m.team_a, both.map(|[a, _]| a)), (m.team_b, both.map(|[_, b]| b))]);
    }
    let bye = Score { counted: rules.award(rules.bye_points), source: Source::Bye };
    scores.extend(round.bye.map(|team| (team, Some(bye))));
    scores
}

/// What a team has where it was given points.
pub fn granted(grant: &Grant) -> Score {
    Score { counted: grant.points, source: Source::Granted }
}

/// A line for each team that stood in one of the rounds, with its totals, in the order of the numbers.
fn all_lines(tournament: &Tournament, rounds: &[&Round]) -> Vec<Line> {
    let last = tournament.teams.keys().next_back().map_or(0, |team| team.get() as usize);
    let mut places: Vec<Option<usize>> = vec![None; last + 1];
    let mut lines: Vec<Line> = Vec::new();
    let after = rounds.last().map(|round| round.number);
    // Found by number once it has a line: with many teams the map would be asked too often.
    let mut place = |lines: &mut Vec<Line>, number: TeamNumber| {
        let place = places.get_mut(number.get() as usize)?;
        if place.is_none() {
            let team = tournament.teams.get(&number)?;
            lines.push(Line {
                rank: None,
                team: number,
                state: state(team, after),
                scores: vec![None; rounds.len()],
                penalties: Points::ZERO,
                totals: vec![Points::ZERO; rounds.len()],
                tie: None,
            });
            *place = Some(lines.len() - 1);
        }
        *place
    };
    for (i, round) in rounds.iter().enumerate() {
        for (number, score) in scores(tournament, round) {
            let Some(place) = place(&mut lines, number) else { continue };
            lines[place].scores[i] = score;
            lines[place].totals[i] += score.map_or(Points::ZERO, |score| score.counted);
        }
    }
    for penalty in tournament.penalties.values() {
        let Some(i) = rounds.iter().position(|round| round.number == penalty.round) else { continue };
        let Some(place) = place(&mut lines, penalty.team) else { continue };
        lines[place].penalties += penalty.points;
        lines[place].totals[i] += penalty.points;
    }
    for grant in tournament.grants.values() {
        let Some(i) = rounds.iter().position(|round| round.number == grant.round) else { continue };
        let Some(place) = places.get(grant.team.get() as usize).copied().flatten() else { continue };
        lines[place].scores[i] = Some(granted(grant));
        lines[place].totals[i] += grant.points;
    }
    for line in &mut lines {
        for i in 1..line.totals.len() {
            line.totals[i] = line.totals[i] + line.totals[i - 1];
        }
    }
    lines
}

/// The state of a team as of a round; a disqualification holds for all rounds (rules.md 6).
fn state(team: &Team, round: Option<RoundNumber>) -> TeamState {
    if team.is_disqualified() {
        TeamState::Disqualified
    } else if team.standing == Standing::Unranked {
        TeamState::Unranked
    } else if round.is_some_and(|round| team.has_left(round)) {
        TeamState::Withdrawn
    } else {
        TeamState::Present
    }
}

fn count_sheets(ranking: &mut Ranking, tournament: &Tournament, round: &Round) {
    for m in &round.matches {
        ranking.sheets_expected += 1;
        match tournament.sheet(round.number, m.table) {
            None => ranking.missing.push((round.number, m.table)),
            Some(sheet) if sheet.is_in() => ranking.sheets_in += 1,
            Some(_) => ranking.unverified.push((round.number, m.table)),
        }
    }
}
