//! Everything that can be proved of a file (`atout verify`). Mends nothing.

use crate::domain::history::History;
use crate::domain::soundness::{self, Flaw};
use crate::domain::{RoundNumber, Tournament, draw};
use crate::store::{self, Fault, Store, StoreError};

/// Something that cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// In the file.
    File(Fault),
    /// A draw computed again gives other matches.
    Draw {
        /// Its round.
        round: RoundNumber,
    },
    /// Against the rules, though the file agrees with its journal.
    Rule(Flaw),
}

pub(super) fn verify(store: &Store, tournament: &Tournament, history: &History) -> Result<Vec<Finding>, StoreError> {
    let mut findings: Vec<_> = store::verify(store, tournament, history)?.into_iter().map(Finding::File).collect();
    let wrong = tournament.rounds.values().filter(|round| !draw::holds(round));
    findings.extend(wrong.map(|round| Finding::Draw { round: round.number }));
    findings.extend(soundness::flaws(history).into_iter().map(Finding::Rule));
    Ok(findings)
}
