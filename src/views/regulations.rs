//! The values of the ruleset that explain the numbers people look at, worked out: half the pot is a number here. Holds
//! nothing that only the course of the evening needs.

use crate::domain::ruleset::CapExcess;
use crate::domain::{Points, RoundNumber, Ruleset};

/// What the numbers of a ranking or a draw rest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Regulations {
    /// The last round.
    pub rounds: RoundNumber,
    /// Deals in one match.
    pub deals: u32,
    /// All points of one match.
    pub pot: Points,
    /// What a team counts at most from one match; `None`: no cap.
    pub cap: Option<Points>,
    /// Who gets what is over the cap.
    pub cap_excess: CapExcess,
    /// What a team counts in the round it sits out.
    pub bye_points: Points,
    /// What the team that is there counts when its opponents are not.
    pub forfeit_points: Points,
}

impl Regulations {
    /// The values of a ruleset.
    pub fn of(rules: &Ruleset) -> Self {
        Self {
            rounds: rules.rounds,
            deals: rules.deals_per_match,
            pot: rules.pot(),
            cap: rules.cap,
            cap_excess: rules.cap_excess,
            bye_points: rules.award(rules.bye_points),
            forfeit_points: rules.award(rules.forfeit_points),
        }
    }

    /// Whether these points are half of a match.
    pub fn is_half(&self, points: Points) -> bool {
        points + points == self.pot
    }
}
