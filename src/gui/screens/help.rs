//! « Aide »: the evening in ten steps, and the keys.

use crate::gui::cx::Front;
use eframe::egui::Ui;

/// Draws the page.
pub fn ui(_ui: &mut Ui, _front: &Front<'_>) {}
