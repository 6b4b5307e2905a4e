//! What a command would change beyond itself, before it is carried out: places in the rankings, prizes, the pairing of rounds
//! drawn by ranking, papers on the wall. Decides nothing: the command is tried on a copy.

use super::TeamName;
use super::paper_state::{self, Shows};
use super::standings::{StandingLine, Standings};
use crate::domain::command::{Command, Decision, EventCommand, TeamCommand, decide};
use crate::domain::history::{Action, Entry, History};
use crate::domain::round::Origin;
use crate::domain::sheet::Sheet;
use crate::domain::{Change, Match, Points, Refusal, Round, RoundNumber, TableNumber, TeamNumber, Tournament, draw, ranking};

/// What a command would change beyond itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Consequences {
    /// The rankings in which a place, a total or a prize would be another one, by round.
    pub rankings: Vec<RankingChange>,
    /// The rounds drawn by ranking that would be paired otherwise now; they stay as drawn (rules.md 7).
    pub pairings: Vec<PairingChange>,
    /// The papers in use that would be out of date.
    pub outdated: Vec<Shows>,
    /// Those that would stay as they are.
    pub valid: Vec<Shows>,
}

/// One ranking before and after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankingChange {
    /// After which round.
    pub after: RoundNumber,
    /// The teams that would stand otherwise, in the order of the places they have now.
    pub teams: Vec<TeamChange>,
}

/// One team before and after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamChange {
    /// Who it is.
    pub team: TeamName,
    /// Its total now, and as it would be; `None` where it has no line.
    pub total: BeforeAfter<Option<Points>>,
    /// Its rank now, and as it would be; `None` without one.
    pub rank: BeforeAfter<Option<u32>>,
    /// What it wins now, and what it would.
    pub prize: BeforeAfter<Option<String>>,
}

/// A value now, and as it would be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BeforeAfter<T> {
    /// Now.
    pub before: T,
    /// As it would be.
    pub after: T,
}

/// A round drawn by ranking beside what the ranking would give then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingChange {
    /// Which round.
    pub round: RoundNumber,
    /// The tables that would seat others.
    pub tables: Vec<TableChange>,
    /// The team that sits out as drawn, and the one that would.
    pub bye: BeforeAfter<Option<TeamNumber>>,
    /// How many of its sheets are there: without any the draw can be annulled and made again.
    pub sheets: usize,
}

/// One table as drawn and as it would be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableChange {
    /// Its number.
    pub table: TableNumber,
    /// Teams A and B.
    pub teams: BeforeAfter<(TeamNumber, TeamNumber)>,
}

impl Consequences {
    /// What a command would change.
    ///
    /// # Errors
    /// The command is refused.
    pub fn of(tournament: &Tournament, history: &History, command: &Command) -> Result<Self, Refusal> {
        decide(tournament, command).map(|decision| Self::of_decision(tournament, history, command, &decision))
    }

    /// What a command that was decided on would change.
    pub fn of_decision(tournament: &Tournament, history: &History, command: &Command, decision: &Decision) -> Self {
        let mut after = tournament.clone();
        after.apply(&decision.changes);
        let (outdated, valid) = papers(tournament, history, command, decision);
        Self {
            rankings: ranked(tournament).filter_map(|round| ranking_change(tournament, &after, round)).collect(),
            pairings: after.rounds.values().filter_map(|round| pairing_change(&after, round)).collect(),
            outdated,
            valid,
        }
    }
}

impl Consequences {
    /// The rankings that a round was paired by, and the last one: those that people ask about.
    pub fn rankings_that_matter(&self) -> Vec<&RankingChange> {
        let is_last = |ranking: &RankingChange| self.rankings.last().is_some_and(|last| last.after == ranking.after);
        let paired = |ranking: &RankingChange| self.pairings.iter().any(|pairing| pairing.round.before() == Some(ranking.after));
        self.rankings.iter().filter(|ranking| is_last(ranking) || paired(ranking)).collect()
    }

    /// Whether there is nothing to say: no place, prize or pairing would be another one.
    pub fn is_empty(&self) -> bool {
        self.rankings.is_empty() && self.pairings.is_empty()
    }
}

/// Whether a command changes what people may have read already: a sheet that was in, points given or taken, the regulations,
/// a team that is out of the rankings. A new sheet does not.
pub fn rewrites(command: &Command, decision: &Decision) -> bool {
    match command {
        Command::Penalties(_)
        | Command::Grants(_)
        | Command::Event(EventCommand::SetRules { .. })
        | Command::Teams(TeamCommand::Disqualify { .. } | TeamCommand::Return { .. }) => true,
        Command::Clock(_) => false,
        Command::Sheets(_) | Command::Checks(_) | Command::Rounds(_) | Command::Teams(_) | Command::Event(_) => {
            let corrects =
                |change: &Change| matches!(change, Change::Sheet(edit) if edit.before.as_ref().is_some_and(Sheet::is_in));
            decision.changes.iter().any(corrects)
        }
    }
}

impl TeamChange {
    /// Whether its rank would be another one.
    pub fn moves(&self) -> bool {
        self.rank.before != self.rank.after
    }
}

/// The rounds after which there is a ranking to read: up to the last one with a sheet that counts.
fn ranked(tournament: &Tournament) -> impl Iterator<Item = RoundNumber> {
    ranking::latest(tournament).into_iter().flat_map(RoundNumber::up_to)
}

fn ranking_change(before: &Tournament, after: &Tournament, round: RoundNumber) -> Option<RankingChange> {
    let (before, after) = (Standings::after(before, round).ok()?, Standings::after(after, round).ok()?);
    let find = |standings: &Standings, team| {
        standings.lines.iter().chain(&standings.unranked).find(|line| line.team.number == team).cloned()
    };
    let new = after.lines.iter().chain(&after.unranked).filter(|line| find(&before, line.team.number).is_none());
    let all = before.lines.iter().chain(&before.unranked).chain(new);
    let change = |line: &StandingLine| {
        let number = line.team.number;
        let pair = BeforeAfter { before: find(&before, number), after: find(&after, number) };
        team_change(line.team.clone(), &pair)
    };
    let teams: Vec<_> = all.filter_map(change).collect();
    (!teams.is_empty()).then_some(RankingChange { after: round, teams })
}

fn team_change(team: TeamName, lines: &BeforeAfter<Option<StandingLine>>) -> Option<TeamChange> {
    let change = TeamChange {
        team,
        total: lines.map(|line| line.as_ref().map(|line| line.total)),
        rank: lines.map(|line| line.as_ref().and_then(|line| line.rank)),
        prize: lines.map(|line| line.as_ref().and_then(|line| line.prize.clone())),
    };
    (change.total.differs() || change.rank.differs() || change.prize.differs()).then_some(change)
}

impl<T> BeforeAfter<T> {
    fn map<U>(&self, read: impl Fn(&T) -> U) -> BeforeAfter<U> {
        BeforeAfter { before: read(&self.before), after: read(&self.after) }
    }
}

impl<T: PartialEq> BeforeAfter<T> {
    fn differs(&self) -> bool {
        self.before != self.after
    }
}

/// What the ranking would give for a round drawn by it, where that is not what was drawn.
fn pairing_change(after: &Tournament, round: &Round) -> Option<PairingChange> {
    let Origin::Ranking(_) = round.origin else { return None };
    let (would, bye) = draw::paired_again(after, round)?;
    let table = |(drawn, would): (&Match, &Match)| TableChange {
        table: drawn.table,
        teams: BeforeAfter { before: (drawn.team_a, drawn.team_b), after: (would.team_a, would.team_b) },
    };
    let tables: Vec<_> = round.drawn.iter().zip(&would).filter(|(drawn, would)| drawn != would).map(table).collect();
    let bye = BeforeAfter { before: round.drawn_bye, after: bye };
    let sheets = after.sheets.keys().filter(|(of, _)| *of == round.number).count();
    (!tables.is_empty() || bye.differs()).then_some(PairingChange { round: round.number, tables, bye, sheets })
}

/// The papers that are in use, those of a round until all its sheets are in, and the rankings: those that the command would
/// make out of date, and the others.
fn papers(tournament: &Tournament, history: &History, command: &Command, decision: &Decision) -> (Vec<Shows>, Vec<Shows>) {
    let Some(last) = history.entries().last() else { return (Vec::new(), Vec::new()) };
    let mut after = history.clone();
    if !decision.changes.is_empty() {
        after.push(Entry {
            state: last.state + 1,
            action: Action::Did(command.clone()),
            changes: decision.changes.clone(),
            ..last.clone()
        });
    }
    let in_use = tournament.rounds.values().filter(|round| !tournament.is_complete(round)).map(|round| round.number);
    let of_draw = |round| [Shows::Seating(round), Shows::Places(round), Shows::Sheets(round)];
    let last = ranked(tournament).filter(|&round| round == tournament.ruleset.rounds).map(|_| Shows::FinalRanking);
    let all = in_use.flat_map(of_draw).chain(ranked(tournament).map(Shows::Ranking)).chain(last);
    all.partition(|&shows| paper_state::of(history, shows) != paper_state::of(&after, shows))
}
