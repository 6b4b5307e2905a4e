//! Points granted (« points accordés », rules.md 9): what the organiser gives a team that came late for a round in which it
//! did not stand. Knows no cap.

use super::{Points, RoundNumber, TeamNumber};
use serde::{Deserialize, Serialize};

/// One decision of the organiser.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grant {
    /// The drawn round for which it counts.
    pub round: RoundNumber,
    /// Who gets it: a team that does not stand in this round.
    pub team: TeamNumber,
    /// How much, at most the pot.
    pub points: Points,
    /// Why.
    pub reason: String,
}
