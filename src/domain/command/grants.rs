//! Points granted to a team for a round in which it did not stand, and taken back (rules.md 9).

use super::Decision;
use crate::domain::change::Edit;
use crate::domain::{Change, Grant, Points, Refusal, Tournament, text};
use serde::{Deserialize, Serialize};

/// What can be wished for points granted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GrantCommand {
    /// Gives a team points for a drawn round, in place of those it was given for it.
    Give {
        /// The round.
        round: u32,
        /// The team.
        team: u32,
        /// The points.
        points: Points,
        /// Why.
        reason: String,
    },
    /// Takes them back: the team has no score in this round.
    TakeBack {
        /// The round.
        round: u32,
        /// The team.
        team: u32,
        /// Why.
        reason: String,
    },
}

pub(super) fn decide(tournament: &Tournament, command: &GrantCommand) -> Result<Decision, Refusal> {
    match command {
        GrantCommand::Give { round, team, points, reason } => {
            let round = tournament.round(*round)?;
            let team = tournament.team(*team)?.number;
            if round.teams().any(|other| other == team) {
                return Err(Refusal::StandsInRound { team, round: round.number });
            }
            let most = tournament.ruleset.pot();
            if *points < Points::ZERO || *points > most {
                return Err(Refusal::GrantOutOfRange { most });
            }
            let after = Grant { round: round.number, team, points: *points, reason: text::reason(reason)? };
            Ok(match tournament.grants.get(&(round.number, team)) {
                Some(before) if *before == after => Decision::default(),
                Some(before) => Decision::one(Change::Grant(Edit::changed(before.clone(), after))),
                None => Decision::one(Change::Grant(Edit::made(after))),
            })
        }
        GrantCommand::TakeBack { round, team, reason } => {
            text::reason(reason)?;
            let round = tournament.round(*round)?.number;
            let team = tournament.team(*team)?.number;
            let grant = tournament.grants.get(&(round, team)).ok_or(Refusal::NoSuchGrant { team, round })?;
            Ok(Decision::one(Change::Grant(Edit::removed(grant.clone()))))
        }
    }
}
