//! Changes of a draw made by hand, in words: on paper, in the record, in the control.

use crate::domain::round::{Repair, Step};
use crate::i18n::{Words, date};
use crate::say;

impl Words {
    /// « équipes 8 et 61 échangées à la main à 14:41 (motif) ».
    pub fn repair(&self, repair: &Repair) -> String {
        let what = self.step(&repair.step);
        say!(self, "repair", what = what, at = date::time(&repair.at), reason = &repair.reason)
    }

    /// What one change does: « équipes 8 et 61 échangées ».
    pub fn step(&self, step: &Step) -> String {
        match step {
            Step::Swap(one, other) => say!(self, "repair-swap", first = *one.min(other), second = *one.max(other)),
        }
    }
}
