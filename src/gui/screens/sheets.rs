//! « Feuilles »: table ⏎ points A ⏎ points B ⏎, and the next.

use crate::domain::{Refusal, RoundNumber, TableNumber};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::frame::Hint;
use crate::i18n::Words;
use eframe::egui::Ui;
use serde::{Deserialize, Serialize};

/// The card, as far as it is typed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    /// The table.
    pub table: String,
}

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    draft: Draft,
}

impl State {
    /// The screen with a card that was half typed.
    pub fn with(draft: Draft) -> Self {
        Self { draft }
    }

    /// The card as far as it is typed.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The sheet was taken.
    pub fn done(&mut self) {}

    /// The sheet was refused.
    pub fn refused(&mut self, _refusal: Refusal) {}

    /// The screen is come to.
    pub fn arrive(&mut self) {}

    /// A table is to be entered.
    pub fn enter_table(&mut self, _table: TableNumber) {}
}

/// Draws the screen.
pub fn ui(_ui: &mut Ui, _cx: &Cx<'_>, _round: RoundNumber, _state: &mut State, _actions: &mut Actions) {}

/// Its keys.
pub fn hints(_words: &Words, _state: &State) -> Vec<Hint> {
    Vec::new()
}
