//! Penalties given and taken back (rules.md 5).

use super::Decision;
use crate::domain::change::Edit;
use crate::domain::{Change, Penalty, PenaltyId, Points, Refusal, Tournament, text};
use serde::{Deserialize, Serialize};

/// What can be wished for penalties.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyCommand {
    /// Gives a team points, usually fewer than none, in a drawn round.
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
    /// Takes a penalty back.
    TakeBack {
        /// Which one.
        id: u32,
        /// Why.
        reason: String,
    },
}

pub(super) fn decide(tournament: &Tournament, command: &PenaltyCommand) -> Result<Decision, Refusal> {
    match command {
        PenaltyCommand::Give { round, team, points, reason } => {
            let round = tournament.round(*round)?;
            let team = tournament.team(*team)?.number;
            if !round.teams().any(|other| other == team) {
                return Err(Refusal::NotInRound { team, round: round.number });
            }
            if *points == Points::ZERO {
                return Err(Refusal::NoPoints);
            }
            let reason = text::reason(reason)?;
            let id = next_id(tournament)?;
            Ok(Decision::one(Change::Penalty(Edit::made(Penalty { id, round: round.number, team, points: *points, reason }))))
        }
        PenaltyCommand::TakeBack { id, reason } => {
            text::reason(reason)?;
            let penalty =
                PenaltyId::new(*id).and_then(|id| tournament.penalties.get(&id)).ok_or(Refusal::NoSuchPenalty { id: *id })?;
            Ok(Decision::one(Change::Penalty(Edit::removed(penalty.clone()))))
        }
    }
}

fn next_id(tournament: &Tournament) -> Result<PenaltyId, Refusal> {
    let last = tournament.penalties.keys().next_back();
    let next = last.map_or(1, |last| last.get() + 1);
    PenaltyId::new(next).ok_or_else(|| Refusal::NoPenaltyLeft { last: *last.expect("the first number always fits") })
}
