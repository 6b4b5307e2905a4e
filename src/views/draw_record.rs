//! The record of a draw (rules.md 7.9): all that is needed to compute it again, and the draws annulled before it.

use super::repairs::{self, Repaired};
use super::seating::By;
use crate::domain::history::{AnnulledDraw, History};
use crate::domain::{Refusal, Round, RoundNumber, Tournament};

/// One draw as drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawRecord<'a> {
    /// The draw.
    pub round: &'a Round,
    /// How it came about.
    pub by: By,
    /// What was changed by hand afterwards, the oldest first.
    pub repairs: Vec<Repaired>,
    /// The draws of this round that were annulled, the oldest first.
    pub annulled: Vec<AnnulledDraw>,
}

impl<'a> DrawRecord<'a> {
    /// The record of a drawn round.
    ///
    /// # Errors
    /// The round is not drawn.
    pub fn of(tournament: &'a Tournament, history: &History, round: RoundNumber) -> Result<Self, Refusal> {
        let round = tournament.round(round.get())?;
        Ok(Self { by: By::of(&round.origin), repairs: repairs::of(round), annulled: history.annulled_draws(round.number), round })
    }
}
