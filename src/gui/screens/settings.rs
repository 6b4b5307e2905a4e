//! « Réglages ».

use crate::gui::action::Actions;
use crate::gui::cx::Front;
use eframe::egui::Ui;

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {}

/// Draws the screen.
pub fn ui(_ui: &mut Ui, _front: &Front<'_>, _state: &mut State, _actions: &mut Actions) {}
