//! The tournament: all that is stored, nothing that is computed. Changed only by [`Tournament::apply`]. Does not decide
//! what may change: that is `command`.

use super::ruleset::Ruleset;
use super::sheet::Sheet;
use super::team::{Entry, Team};
use super::{Change, Check, Grant, Penalty, PenaltyId, Refusal, Round, RoundClock, RoundNumber, TableNumber, TeamNumber};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One event, one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    /// What stands at the head of every paper.
    pub event: Event,
    /// The regulations.
    pub ruleset: Ruleset,
    /// Everybody who is or was to play.
    pub teams: BTreeMap<TeamNumber, Team>,
    /// The drawn rounds, without a gap from the first.
    pub rounds: BTreeMap<RoundNumber, Round>,
    /// The sheets that were handed in.
    pub sheets: BTreeMap<(RoundNumber, TableNumber), Sheet>,
    /// Their second entries.
    pub checks: BTreeMap<(RoundNumber, TableNumber), Check>,
    /// The organiser's decisions.
    pub penalties: BTreeMap<PenaltyId, Penalty>,
    /// What was given to teams for rounds in which they did not stand.
    pub grants: BTreeMap<(RoundNumber, TeamNumber), Grant>,
    /// The clocks that were started; one may be of a draw that is no longer in force (see [`Tournament::clock`]).
    pub clocks: BTreeMap<RoundNumber, RoundClock>,
}

/// What stands at the head of every paper.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The tournament's name.
    pub name: String,
    /// The day.
    pub date: NaiveDate,
    /// Where, or empty.
    pub place: String,
    /// The entry fee of one team, in hundredths of the currency.
    pub fee: i64,
    /// The prizes from the first rank on.
    pub prizes: Vec<String>,
    /// The name of the ruleset this one started from.
    pub ruleset: String,
}

impl Tournament {
    /// A tournament in which nothing has happened yet.
    pub fn new(event: Event, ruleset: Ruleset) -> Self {
        Self {
            event,
            ruleset,
            teams: BTreeMap::new(),
            rounds: BTreeMap::new(),
            sheets: BTreeMap::new(),
            checks: BTreeMap::new(),
            penalties: BTreeMap::new(),
            grants: BTreeMap::new(),
            clocks: BTreeMap::new(),
        }
    }

    /// Makes changes that `decide` gave, in their order.
    pub fn apply(&mut self, changes: &[Change]) {
        for change in changes {
            match change {
                Change::Event(edit) => edit.after.iter().for_each(|event| self.event = event.clone()),
                Change::Ruleset(edit) => edit.after.iter().for_each(|ruleset| self.ruleset = ruleset.clone()),
                Change::Team(edit) => edit.apply(&mut self.teams, |team| team.number),
                Change::Round(edit) => edit.apply(&mut self.rounds, |round| round.number),
                Change::Sheet(edit) => edit.apply(&mut self.sheets, |sheet| (sheet.round, sheet.table)),
                Change::Check(edit) => edit.apply(&mut self.checks, |check| (check.round, check.table)),
                Change::Penalty(edit) => edit.apply(&mut self.penalties, |penalty| penalty.id),
                Change::Grant(edit) => edit.apply(&mut self.grants, |grant| (grant.round, grant.team)),
                Change::Clock(edit) => edit.apply(&mut self.clocks, |clock| clock.round),
            }
        }
    }

    /// The team of a number as typed.
    ///
    /// # Errors
    /// There is none.
    pub fn team(&self, number: u32) -> Result<&Team, Refusal> {
        TeamNumber::new(number).and_then(|number| self.teams.get(&number)).ok_or(Refusal::NoSuchTeam { team: number })
    }

    /// The drawn round of a number as typed.
    ///
    /// # Errors
    /// There is no such round, or it is not drawn.
    pub fn round(&self, number: u32) -> Result<&Round, Refusal> {
        let round = self.round_number(number)?;
        self.rounds.get(&round).ok_or(Refusal::RoundNotDrawn { round })
    }

    /// The number of a round of this tournament, drawn or not.
    ///
    /// # Errors
    /// There is no such round.
    pub fn round_number(&self, number: u32) -> Result<RoundNumber, Refusal> {
        RoundNumber::new(number)
            .filter(|&round| round <= self.ruleset.rounds)
            .ok_or(Refusal::NoSuchRound { round: number, last: self.ruleset.rounds })
    }

    /// The first round that is not drawn yet.
    pub fn next_round(&self) -> Option<RoundNumber> {
        self.ruleset.rounds.up_to().find(|round| !self.rounds.contains_key(round))
    }

    /// The last drawn round.
    pub fn last_drawn(&self) -> Option<&Round> {
        self.rounds.values().next_back()
    }

    /// The sheet of a match, if there is one.
    pub fn sheet(&self, round: RoundNumber, table: TableNumber) -> Option<&Sheet> {
        self.sheets.get(&(round, table))
    }

    /// The clock of a draw, if it was started.
    pub fn clock(&self, round: &Round) -> Option<&RoundClock> {
        self.clocks.get(&round.number).filter(|clock| clock.is_of(round))
    }

    /// How many sheets of a round count: an unverified one does not.
    pub fn sheets_in(&self, round: &Round) -> usize {
        round.matches.iter().filter(|m| self.sheet(round.number, m.table).is_some_and(Sheet::is_in)).count()
    }

    /// Whether every match of a round has its sheet, and it counts.
    pub fn is_complete(&self, round: &Round) -> bool {
        self.sheets_in(round) == round.matches.len()
    }

    /// Whether a team stands in a draw.
    pub fn is_drawn(&self, team: TeamNumber) -> bool {
        self.rounds.values().any(|round| round.teams().any(|other| other == team))
    }

    /// The lowest number no team has: that of the next one.
    pub fn free_number(&self) -> Option<TeamNumber> {
        (1..=TeamNumber::LAST).filter_map(TeamNumber::new).find(|number| !self.teams.contains_key(number))
    }

    /// The teams that are registered, not those that wait.
    pub fn registered(&self) -> impl Iterator<Item = &Team> {
        self.teams.values().filter(|team| team.entry == Entry::Registered)
    }

    /// The teams that can be drawn for a round, ascending (rules.md 7).
    pub fn playing(&self, round: RoundNumber) -> Vec<TeamNumber> {
        self.teams.values().filter(|team| team.plays(round)).map(|team| team.number).collect()
    }

    /// The rounds before this one in which two teams met.
    pub fn meetings(&self, pair: (TeamNumber, TeamNumber), before: RoundNumber) -> Vec<RoundNumber> {
        let met = |round: &&Round| round.matches.iter().any(|m| m.pair() == pair);
        self.rounds.values().filter(|round| round.number < before).filter(met).map(|round| round.number).collect()
    }
}
