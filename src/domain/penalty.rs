//! Penalties (rules.md 5): points given to one team in one round, outside the sheet.

use super::{PenaltyId, Points, RoundNumber, TeamNumber};
use serde::{Deserialize, Serialize};

/// One decision of the organiser.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Penalty {
    /// Its number.
    pub id: PenaltyId,
    /// The drawn round in whose total it counts.
    pub round: RoundNumber,
    /// Who gets it.
    pub team: TeamNumber,
    /// How much, usually below zero; added after the cap.
    pub points: Points,
    /// Why.
    pub reason: String,
}
