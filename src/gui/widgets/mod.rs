//! The pieces every screen is made of: buttons, fields, cards, notes, tables. Each says its French label to screen readers
//! (and tests). They know no tournament.

mod button;
mod digits;
mod field;
pub mod icon;
mod notes;
mod table;

pub use button::{Kind, button, button_with, icon_button, link, toggle};
pub use digits::{Digits, DigitsOutput, digits, take_up};
pub use field::{check, field, field_with, grouped, labelled, named, reason, reason_with, search, search_alone};
pub use icon::Icon;
pub use notes::{Tone, answered, card, card_filling, chip, counter, key_cap, note, pair, progress, separator};
pub use table::{Align, Column, Row, Shown, Table, Width};

use super::theme::{ROUND_SMALL, STEP, Weight, font, palette};
use crate::domain::Points;
use crate::i18n::number;
use eframe::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Response, Stroke, StrokeKind, Ui, Vec2, text};
use std::sync::Arc;

/// A text cut with « … » where it does not fit; numbers are never given to this.
pub fn cut(ui: &Ui, text: &str, font: FontId, colour: Color32, width: f32) -> (Arc<text::Galley>, Cut) {
    let mut job = text::LayoutJob::simple_singleline(text.to_owned(), font, colour);
    job.wrap = text::TextWrapping::truncate_at_width(width.max(0.0));
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let cut = if galley.elided { Cut::Yes } else { Cut::No };
    (galley, cut)
}

/// Whether a text was cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cut {
    /// It is shown whole.
    No,
    /// Its end is missing: the whole text belongs into a tooltip.
    Yes,
}

/// Points with their units at `right - 0.95 em`, so that « ½ » stands in a slot of its own and all units line up. Gives the
/// place of the whole digits.
pub fn paint_points(painter: &Painter, right: Pos2, points: Points, font: &FontId, colour: Color32) -> Rect {
    let text = number::points(points);
    let units_end = units_end(right, font);
    let whole = text.trim_end_matches('½');
    if whole.len() < text.len() {
        painter.text(units_end, Align2::LEFT_CENTER, "½", font.clone(), colour);
    }
    painter.text(units_end, Align2::RIGHT_CENTER, whole, font.clone(), colour)
}

/// Where the units of points end.
fn units_end(right: Pos2, font: &FontId) -> Pos2 {
    right - Vec2::new(0.95 * font.size, 0.0)
}

/// The ground of a row that can be chosen: the chosen one, and the one under the pointer, stand out.
pub fn row_ground(ui: &Ui, response: &Response, rect: Rect, is_chosen: bool) {
    if is_chosen {
        ui.painter().rect_filled(rect, ROUND_SMALL, palette(ui).selection);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, ROUND_SMALL, palette(ui).panel_tint);
    }
}

/// The ring around what has the keyboard.
pub(super) fn focus_ring(ui: &Ui, response: &Response, rect: Rect, radius: u8) {
    if response.has_focus() {
        let palette = palette(ui);
        ui.painter().rect_stroke(rect, radius, Stroke::new(3.0, palette.selection), StrokeKind::Outside);
        ui.painter().rect_stroke(rect, radius, Stroke::new(2.0, palette.accent), StrokeKind::Inside);
    }
}

/// A team's number in a box and its name, cut where it is too long; the whole name is the tooltip.
pub fn team_label(ui: &mut Ui, number: &str, name: &str) -> Response {
    ui.horizontal(|ui| {
        chip(ui, Tone::Neutral, number);
        let palette = palette(ui);
        let width = ui.available_width();
        let (galley, cut) = cut(ui, name, font(18.0, Weight::Bold), palette.text, width);
        let response = ui.label(galley);
        if cut == Cut::Yes { response.on_hover_text(name) } else { response }
    })
    .inner
}

/// A key as it is painted: with the sign for the return key that the fonts have.
pub fn key_sign(key: &str) -> String {
    key.replace('⏎', "↵")
}

/// Space between two groups.
pub fn gap(ui: &mut Ui, steps: f32) {
    ui.add_space(steps * STEP);
}
