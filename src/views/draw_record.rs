//! The record of a draw (rules.md 7.9): all that is needed to compute it again, who made it and for whom, and the draws
//! annulled before it. Computes nothing but why the first shuffles were thrown away.

use super::paper_state;
use super::present_list::{self, PresentList};
use super::repairs::{self, Repaired};
use super::seating::By;
use crate::domain::command::{Command, RoundCommand};
use crate::domain::draw::{self, Apart, Fault};
use crate::domain::history::{Action, AnnulledDraw, History, StateNumber};
use crate::domain::round::{Origin, RankingRecord};
use crate::domain::team::{Departure, Entry, Presence};
use crate::domain::{Refusal, Round, RoundNumber, Team, TeamNumber, Tournament};
use std::collections::BTreeMap;

/// One draw as drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawRecord<'a> {
    /// The draw.
    pub round: &'a Round,
    /// How it came about.
    pub by: By,
    /// Who made it.
    pub operator: String,
    /// The teams that were in it, as they were called then.
    pub list: PresentList,
    /// The teams that were not in it, as they stood then.
    pub left_out: Vec<(TeamNumber, LeftOut)>,
    /// Who was wished apart; their pairs are among the forbidden ones.
    pub apart: Apart,
    /// Why the first shuffles were thrown away.
    pub thrown_away: Vec<Fault>,
    /// For a ranked round, the state number its ranking had.
    pub ranking_state: Option<StateNumber>,
    /// What was changed by hand afterwards, the oldest first.
    pub repairs: Vec<Repaired>,
    /// The draws of this round that were annulled, the oldest first.
    pub annulled: Vec<AnnulledDraw>,
}

/// Why a team was not in a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOut {
    /// It was on the waiting list.
    Waiting,
    /// It had left.
    Departed(Departure),
    /// It was absent.
    Absent,
    /// It was there; the draw was typed in without it.
    Unknown,
}

/// Of so many shuffles that were thrown away the record says why.
const THROWN_AWAY: u32 = 3;

impl<'a> DrawRecord<'a> {
    /// The record of a drawn round.
    ///
    /// # Errors
    /// The round is not drawn.
    pub fn of(tournament: &'a Tournament, history: &History, round: RoundNumber) -> Result<Self, Refusal> {
        let round = tournament.round(round.get())?;
        let made = history.drawn_in(round);
        let teams = made.map(|entry| present_list::teams_then(history, entry.state)).unwrap_or_default();
        let thrown_away = match &round.origin {
            Origin::Lot(record) => draw::thrown_away(record, round.number, THROWN_AWAY),
            Origin::Ranking(_) | Origin::Hand => Vec::new(),
        };
        Ok(Self {
            by: By::of(&round.origin),
            operator: made.map(|entry| entry.operator.clone()).unwrap_or_default(),
            list: PresentList::named(&teams, &numbers(round)),
            left_out: left_out(&teams, round),
            apart: made.map(|entry| wishes(&entry.action)).unwrap_or_default(),
            thrown_away,
            ranking_state: paper_state::of_ranking_used(history, round.number),
            repairs: repairs::of(round),
            annulled: history.annulled_draws(round.number),
            round,
        })
    }

    /// The teams that were drawn, ascending.
    pub fn numbers(&self) -> Vec<TeamNumber> {
        self.list.teams.iter().map(|(number, _)| *number).collect()
    }
}

fn numbers(round: &Round) -> Vec<TeamNumber> {
    let matches = round.drawn.iter().flat_map(|m| [m.team_a, m.team_b]);
    let mut numbers: Vec<_> = matches.chain(round.drawn_bye).collect();
    numbers.sort_unstable();
    numbers
}

/// The teams that share a rank in the ranking of a pairing, in the order of their lots.
pub fn shared_ranks(record: &RankingRecord) -> Vec<(u32, Vec<TeamNumber>)> {
    let groups = record.ranking.chunk_by(|a, b| a.rank.is_some() && a.rank == b.rank).filter(|group| group.len() > 1);
    groups.filter_map(|group| Some((group[0].rank?, group.iter().map(|placed| placed.team).collect()))).collect()
}

fn wishes(action: &Action) -> Apart {
    match action {
        Action::Did(Command::Rounds(RoundCommand::Draw { apart, .. })) => apart.clone(),
        _ => Apart::default(),
    }
}

/// The teams there were at a draw and that it left out.
fn left_out(teams: &BTreeMap<TeamNumber, Team>, round: &Round) -> Vec<(TeamNumber, LeftOut)> {
    let in_it = |team: TeamNumber| round.drawn_bye == Some(team) || round.drawn.iter().any(|m| m.side_of(team).is_some());
    teams.values().filter(|team| !in_it(team.number)).map(|team| (team.number, why(team, round.number))).collect()
}

fn why(team: &Team, round: RoundNumber) -> LeftOut {
    match team.departure_at(round) {
        _ if team.entry == Entry::Waiting => LeftOut::Waiting,
        Some(departure) => LeftOut::Departed(departure),
        None if team.presence == Presence::Absent => LeftOut::Absent,
        None => LeftOut::Unknown,
    }
}
