//! What people look at, as plain data: names beside numbers, states worked out, nothing worded and nothing drawn. Window,
//! papers, exports and command line all show these.

pub mod anomalies;
pub mod cards;
pub mod cash;
pub mod clock;
pub mod consequences;
pub mod control;
pub mod corrections;
pub mod dashboard;
pub mod doubts;
pub mod draw_record;
pub mod entry_board;
pub mod explain;
pub mod late;
pub mod match_sheet;
pub mod missing_sheets;
pub mod paper_state;
pub mod parachute;
pub mod present_list;
pub mod projector;
pub mod registration;
pub mod regulations;
pub mod repairs;
pub mod seating;
pub mod second_entry;
pub mod sheet_code;
pub mod sheet_rows;
pub mod standings;
pub mod tables;
pub mod team_list;

use crate::domain::{Team, TeamNumber, Tournament};

/// A team as it is named everywhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamName {
    /// Its number.
    pub number: TeamNumber,
    /// Its name; the players where it has none.
    pub name: String,
    /// Its players; empty where they stand in for the name already.
    pub players: Vec<String>,
    /// Its players in any case.
    pub members: Vec<String>,
}

impl TeamName {
    /// How a team is named.
    pub fn of(team: &Team) -> Self {
        let players = if team.name.is_empty() { Vec::new() } else { team.players.clone() };
        Self { number: team.number, name: team.label(), players, members: team.players.clone() }
    }

    /// How the team of a number is named; only the number where there is none.
    pub fn find(tournament: &Tournament, number: TeamNumber) -> Self {
        let unknown = || Self { number, name: String::new(), players: Vec::new(), members: Vec::new() };
        tournament.teams.get(&number).map_or_else(unknown, Self::of)
    }
}
