//! Changes of a draw made by hand, in words: on paper, in the record, in the control.

use crate::domain::round::{Repair, Step};
use crate::i18n::{Words, date};
use crate::say;

impl Words {
    /// « équipes 8 et 61 échangées à la main à 14:41 (motif) ».
    pub fn repair(&self, repair: &Repair) -> String {
        let (what, at) = (self.step(&repair.step), date::time(&repair.at));
        if repair.reason.is_empty() {
            say!(self, "repair-plain", what = what, at = at)
        } else {
            say!(self, "repair", what = what, at = at, reason = &repair.reason)
        }
    }

    /// What one change does: « équipes 8 et 61 échangées à la main ».
    pub fn step(&self, step: &Step) -> String {
        match step {
            Step::Swap(one, other) => say!(self, "repair-swap", first = *one.min(other), second = *one.max(other)),
            Step::AddTable(m) => say!(self, "repair-add-table", table = m.table, first = m.team_a, second = m.team_b),
            Step::SitOut(team) => say!(self, "repair-sit-out", team = *team),
            Step::ByeLeft(team) => say!(self, "repair-bye-left", team = *team),
            Step::TakeSeat { team, of } => say!(self, "repair-take-seat", team = *team, of = *of),
        }
    }
}
