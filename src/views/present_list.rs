//! The list a draw is made from: the teams present and how they are called, with its fingerprint. Before the draw it is the
//! list as it is now; the record of a draw has it as it was then. Does not draw.

use super::registration::round_at_hand;
use crate::domain::draw::team_list::Fingerprint;
use crate::domain::history::{History, StateNumber};
use crate::domain::{Change, RoundNumber, Team, TeamNumber, Tournament};
use std::collections::BTreeMap;

/// Who is drawn for, by number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresentList {
    /// The teams and how they are called.
    pub teams: Vec<(TeamNumber, String)>,
}

impl PresentList {
    /// The list as a draw of this round would have it now.
    pub fn of(tournament: &Tournament, round: RoundNumber) -> Self {
        Self::named(&tournament.teams, &tournament.playing(round))
    }

    /// That of the next round to be drawn; once all are, of the last.
    pub fn next(tournament: &Tournament) -> Self {
        Self::of(tournament, round_at_hand(tournament))
    }

    /// These of the teams, by number.
    pub(super) fn named(teams: &BTreeMap<TeamNumber, Team>, numbers: &[TeamNumber]) -> Self {
        let named = |number: &TeamNumber| (*number, teams.get(number).map(Team::label).unwrap_or_default());
        Self { teams: numbers.iter().map(named).collect() }
    }

    /// What tells this list from any other.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.teams.iter().map(|(number, name)| (*number, name.as_str())))
    }
}

/// The teams as they were after an entry of the journal.
pub(super) fn teams_then(history: &History, state: StateNumber) -> BTreeMap<TeamNumber, Team> {
    let mut teams = BTreeMap::new();
    for entry in history.entries().iter().take_while(|entry| entry.state <= state) {
        for change in &entry.changes {
            if let Change::Team(edit) = change {
                edit.apply(&mut teams, |team: &Team| team.number);
            }
        }
    }
    teams
}
