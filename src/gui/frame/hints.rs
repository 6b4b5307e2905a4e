//! The hint bar: the keys of the screen.

use crate::gui::widgets;
use eframe::egui::{Align, Layout, Ui, UiBuilder};

/// A key and what it does.
pub type Hint = (String, String);

pub(super) fn ui(ui: &mut Ui, hints: &[Hint]) {
    let rect = ui.max_rect();
    let inner = rect.with_min_x(rect.left() + 24.0);
    ui.scope_builder(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center)), |ui| {
        ui.set_clip_rect(rect);
        widgets::keys(ui, hints);
    });
}
