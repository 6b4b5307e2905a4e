//! The spine of the evening: every step from the registration to the final ranking, and how far each is. Decides nothing.

use crate::domain::{RoundNumber, Tournament};

/// One step of the evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// « Inscriptions ».
    Registration {
        /// How many teams are registered.
        teams: usize,
    },
    /// A round.
    Round(RoundNumber, RoundState),
    /// « Classement final ».
    Final(FinalState),
}

/// How far a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundState {
    /// To be drawn by lot.
    ToDraw,
    /// To be paired by the ranking.
    ByRanking,
    /// Drawn; so many sheets count, of how many.
    Drawn {
        /// Sheets that count.
        sheets: usize,
        /// Matches.
        matches: usize,
        /// Sheets that wait for a second entry, or differ from it: what the next draw waits for.
        to_check: usize,
    },
}

/// How far the final ranking is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FinalState {
    /// It comes after this round.
    After(RoundNumber),
    /// The last round is drawn and sheets are open.
    Provisional,
    /// The last word.
    Settled,
}

impl Step {
    /// Whether nothing is left to do.
    pub fn is_done(&self) -> bool {
        match self {
            Self::Registration { .. } | Self::Round(_, RoundState::ToDraw | RoundState::ByRanking) => false,
            Self::Round(_, RoundState::Drawn { sheets, matches, to_check }) => sheets == matches && *to_check == 0,
            Self::Final(state) => *state == FinalState::Settled,
        }
    }
}

/// All steps in order, and the place of the one that comes next.
pub fn steps(tournament: &Tournament) -> (Vec<Step>, usize) {
    let last = tournament.ruleset.rounds;
    let rounds = last.up_to().map(|round| Step::Round(round, round_state(tournament, round)));
    let registration = Step::Registration { teams: tournament.registered().count() };
    let mut steps: Vec<_> = std::iter::once(registration).chain(rounds).collect();
    let is_settled = steps[1..].iter().all(Step::is_done);
    steps.push(Step::Final(match tournament.rounds.contains_key(&last) {
        false => FinalState::After(last),
        true if is_settled => FinalState::Settled,
        true => FinalState::Provisional,
    }));
    let next = if tournament.rounds.is_empty() {
        0
    } else {
        steps[1..].iter().position(|step| !step.is_done()).map_or(steps.len() - 1, |i| i + 1)
    };
    (steps, next)
}

/// How far a round is.
pub fn round_state(tournament: &Tournament, round: RoundNumber) -> RoundState {
    match tournament.rounds.get(&round) {
        None if tournament.ruleset.by_lot(round) => RoundState::ToDraw,
        None => RoundState::ByRanking,
        Some(drawn) => {
            let to_check = tournament.unchecked(None).iter().filter(|(of, _)| *of == round).count();
            RoundState::Drawn { sheets: tournament.sheets_in(drawn), matches: drawn.matches.len(), to_check }
        }
    }
}
