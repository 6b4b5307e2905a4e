//! « Accueil »: the tournament to go on with, recent ones, a new one.

use crate::gui::action::Actions;
use crate::gui::cx::Front;
use crate::gui::frame::Hint;
use crate::i18n::Words;
use eframe::egui::Ui;

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {}

impl State {
    /// Ctrl N.
    pub fn begin_new(&mut self) {}

    /// The tournament was made.
    pub fn done(&mut self) {}

    /// It was not made, and why.
    pub fn refused(&mut self, _sentence: String) {}
}

/// Draws the screen.
pub fn ui(_ui: &mut Ui, _front: &Front<'_>, _state: &mut State, _actions: &mut Actions) {}

/// Its keys.
pub fn hints(_words: &Words) -> Vec<Hint> {
    Vec::new()
}
