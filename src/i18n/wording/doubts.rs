//! What looks odd about a sheet, as sentences.

use crate::i18n::Words;
use crate::say;
use crate::views::doubts::Doubt;

impl Words {
    /// Why a sheet looks odd.
    pub fn doubt(&self, doubt: &Doubt) -> String {
        match doubt {
            Doubt::OverTheCap { team, real, cap } => say!(self, "doubt-over-the-cap", team = *team, real = *real, cap = *cap),
            Doubt::SameAs(table) => say!(self, "doubt-same-as", table = *table),
            Doubt::FarFromOthers { team, real, usual } => {
                say!(self, "doubt-far", team = *team, real = *real, usual = *usual)
            }
        }
    }
}
