//! The hint bar: the keys of the screen, as many as there is room for whole.

use crate::gui::theme::{STEP, Weight, font, palette, small};
use crate::gui::widgets::{key_cap, key_sign};
use eframe::egui::{Align, Layout, Ui, UiBuilder};

/// A key and what it does.
pub type Hint = (String, String);

/// What stands around the words of a key cap, a hint and the space after it.
const AROUND: f32 = 12.0 + 4.0 * STEP;

pub(super) fn ui(ui: &mut Ui, hints: &[Hint], promise: Option<&str>) {
    let rect = ui.max_rect();
    let inner = rect.with_min_x(rect.left() + 24.0).with_max_x(rect.right() - 24.0);
    let colour = palette(ui).text_weak;
    ui.scope_builder(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center)), |ui| {
        for (key, does) in hints {
            if ui.available_width() < width(ui, &key_sign(key), 13.0) + width(ui, does, 14.0) + AROUND {
                return;
            }
            key_cap(ui, key);
            ui.label(small(does).color(colour));
            ui.add_space(STEP);
        }
        if let Some(promise) = promise.filter(|promise| ui.available_width() > width(ui, promise, 14.0) + STEP) {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(small(promise).color(colour)));
        }
    });
}

fn width(ui: &Ui, text: &str, size: f32) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font(size, Weight::Regular), palette(ui).text).size().x
}
