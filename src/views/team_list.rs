//! The teams as the registration desk looks at them. Decides nothing.

use crate::domain::command::{TeamDraft, TeamEdit};
use crate::domain::team::Entry;
use crate::domain::{Team, Tournament};

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
