//! « Documents ».

use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::frame::Hint;
use crate::i18n::Words;
use eframe::egui::Ui;

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {}

/// Draws the screen.
pub fn ui(_ui: &mut Ui, _cx: &Cx<'_>, _state: &mut State, _actions: &mut Actions) {}

/// Its keys.
pub fn hints(_words: &Words) -> Vec<Hint> {
    Vec::new()
}
