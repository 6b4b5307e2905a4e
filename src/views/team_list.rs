//! Every team of the tournament by number, with what is particular about it. Says nothing of what it paid or scored.

use super::TeamName;
use crate::domain::command::{TeamDraft, TeamEdit};
use crate::domain::team::{DepartureKind, Entry, Standing};
use crate::domain::{Team, Tournament};

/// A team in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedTeam {
    /// Who it is.
    pub team: TeamName,
    /// What is particular about it.
    pub remarks: Vec<Remark>,
}

/// What is particular about a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remark {
    /// It plays no more.
    Withdrawn,
    /// It is disqualified.
    Disqualified,
    /// It plays without a rank.
    Unranked,
    /// It waits for a place.
    Waiting,
}

/// All teams, by number.
pub fn all(tournament: &Tournament) -> Vec<ListedTeam> {
    tournament.teams.values().map(|team| ListedTeam { team: TeamName::of(team), remarks: remarks(team) }).collect()
}

fn remarks(team: &Team) -> Vec<Remark> {
    let gone = team.departure.filter(|departure| departure.until.is_none());
    let left = gone.map(|departure| match departure.kind {
        DepartureKind::Withdrawn => Remark::Withdrawn,
        DepartureKind::Disqualified => Remark::Disqualified,
    });
    let unranked = (team.standing == Standing::Unranked).then_some(Remark::Unranked);
    let waiting = (team.entry == Entry::Waiting).then_some(Remark::Waiting);
    left.into_iter().chain(unranked).chain(waiting).collect()
}

/// The registered teams of a tournament as drafts for another one: who they are, without what they paid and where they sat.
pub fn drafts_again(tournament: &Tournament) -> Vec<TeamDraft> {
    let draft = |team: &Team| TeamDraft {
        number: None,
        rest: TeamEdit {
            name: Some(team.name.clone()).filter(|name| !name.is_empty()),
            players: Some(team.players.clone()),
            club: Some(team.club.clone()),
            ..TeamEdit::default()
        },
    };
    tournament.teams.values().filter(|team| team.entry == Entry::Registered).map(draft).collect()
}
