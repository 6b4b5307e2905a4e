//! What is said on a screen: cards, notes, chips, key caps, counters, progress.

use super::icon::{self, Icon};
use super::{Kind, button, key_sign};
use crate::gui::theme::{ROUND, ROUND_LARGE, ROUND_SMALL, STEP, Weight, body, figure, font, palette, small, strong};
use eframe::egui::{
    Align, Align2, Color32, Frame, InnerResponse, Layout, Margin, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo,
};

/// How something is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Worth knowing.
    Neutral,
    /// Right, done.
    Ok,
    /// Look at it.
    Warning,
    /// Wrong.
    Error,
}

impl Tone {
    /// Fill and text.
    pub fn colours(self, ui: &Ui) -> (Color32, Color32) {
        let palette = palette(ui);
        match self {
            Self::Neutral => (palette.panel_tint, palette.text),
            Self::Ok => (palette.ok_fill, palette.ok),
            Self::Warning => (palette.warning_fill, palette.warning),
            Self::Error => (palette.error_fill, palette.error),
        }
    }
}

/// A card: what belongs together on a light ground.
pub fn card<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let palette = palette(ui);
    Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(ROUND_LARGE)
        .inner_margin(Margin::same(16))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui)
        })
}

/// A card as high as what is left.
pub fn card_filling<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let height = ui.available_height() - 34.0;
    card(ui, |ui| {
        ui.set_min_height(height);
        add(ui)
    })
}

/// A note with a title and what else there is to say or do.
pub fn note<R>(ui: &mut Ui, tone: Tone, title: &str, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let (fill, colour) = tone.colours(ui);
    let outline = if tone == Tone::Neutral { Stroke::NONE } else { Stroke::new(1.0, colour) };
    Frame::new().fill(fill).stroke(outline).corner_radius(ROUND).inner_margin(Margin::same(16)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        if !title.is_empty() {
            ui.label(strong(title).color(colour));
        }
        add(ui)
    })
}

/// A sentence and the button that answers it, with its key; gives whether it was pressed.
pub fn answered(ui: &mut Ui, tone: Tone, sentence: &str, answer: Option<(&str, &str)>) -> bool {
    let (fill, colour) = tone.colours(ui);
    let frame =
        Frame::new().fill(fill).stroke(Stroke::new(1.0, colour)).corner_radius(ROUND).inner_margin(Margin::symmetric(12, 6));
    frame
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.set_min_height(32.0);
                let (place, _) = ui.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
                icon::paint(ui.painter(), Icon::Warning, place.center(), 20.0, colour);
                let room = if answer.is_some() { 300.0_f32.min(ui.available_width() / 2.0) } else { 0.0 };
                let width = (ui.available_width() - room).max(96.0);
                ui.allocate_ui_with_layout(Vec2::new(width, 24.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    ui.label(body(sentence).color(palette(ui).text));
                });
                let pressed = |ui: &mut Ui| answer.is_some_and(|(text, key)| button(ui, Kind::Small, text, Some(key)).clicked());
                ui.with_layout(Layout::right_to_left(Align::Center), pressed).inner
            })
            .inner
        })
        .inner
}

/// A word on a ground of its tone.
pub fn chip(ui: &mut Ui, tone: Tone, text: &str) -> Response {
    let (fill, colour) = tone.colours(ui);
    let weight = if tone == Tone::Neutral { Weight::Bold } else { Weight::Regular };
    let galley =
        ui.painter().layout_no_wrap(text.to_owned(), font(if tone == Tone::Neutral { 16.0 } else { 14.0 }, weight), colour);
    let (rect, response) = ui.allocate_exact_size(galley.size() + Vec2::new(16.0, 4.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), text));
    ui.painter().rect_filled(rect, ROUND_SMALL, fill);
    ui.painter().galley(Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min, galley, colour);
    response
}

/// The cap of a key.
pub fn key_cap(ui: &mut Ui, key: &str) -> Response {
    let palette = palette(ui);
    let galley = ui.painter().layout_no_wrap(key_sign(key), font(13.0, Weight::Regular), palette.text_weak);
    let (rect, response) = ui.allocate_exact_size(galley.size() + Vec2::new(12.0, 3.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), key));
    ui.painter().rect(rect, ROUND_SMALL, palette.panel, Stroke::new(1.0, palette.line_strong), StrokeKind::Inside);
    ui.painter().galley(Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min, galley, palette.text_weak);
    response
}

/// A large number with its name: one of the counters over a list.
pub fn counter(ui: &mut Ui, tone: Tone, name: &str, number: &str, rest: &str) -> Response {
    let (fill, colour) = match tone {
        Tone::Neutral => (palette(ui).panel, palette(ui).line),
        tone => tone.colours(ui),
    };
    let frame = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(1.0, colour))
        .corner_radius(ROUND_LARGE)
        .inner_margin(Margin::symmetric(16, 10));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        let text = if tone == Tone::Neutral { palette(ui).text_weak } else { colour };
        ui.label(small(name).color(text));
        ui.horizontal(|ui| {
            ui.label(figure(number));
            ui.label(small(rest).color(palette(ui).text_weak));
        });
    });
    shown.response
}

/// A bar that fills: `part` of `whole`.
pub fn progress(ui: &mut Ui, part: usize, whole: usize) {
    let palette = palette(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), STEP), Sense::hover());
    ui.painter().rect_filled(rect, ROUND_SMALL, palette.panel_tint);
    #[expect(clippy::cast_precision_loss, reason = "a share of a width in pixels")]
    let share = if whole == 0 { 0.0 } else { part as f32 / whole as f32 };
    let filled = Rect::from_min_size(rect.min, Vec2::new(rect.width() * share, rect.height()));
    ui.painter().rect_filled(filled, ROUND_SMALL, palette.accent);
}

/// A line across.
pub fn separator(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 1.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, palette(ui).line));
}

/// A line of a label and what it stands at.
pub fn pair(ui: &mut Ui, name: &str, value: &str) {
    ui.horizontal(|ui| {
        ui.label(body(name).color(palette(ui).text_weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(body(value)));
    });
}
