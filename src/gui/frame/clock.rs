//! The clock in the bar: how much time the round has, by digits, colour and words. A press starts it, stops it, lets it go on;
//! when the time is out it opens the dialog that gives more.

use super::is_small;
use crate::gui::action::{Action, Actions, ClockWish};
use crate::gui::cx::Cx;
use crate::gui::dialogs::clock::ClockDialog;
use crate::gui::theme::{ROUND, Weight, font, palette};
use crate::gui::widgets::{Icon, icon};
use crate::i18n::{Words, date};
use crate::say;
use crate::views::clock::{ClockView, Reading};
use eframe::egui::{Color32, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    let Some(clock) = cx.clock else { return };
    let pressed = face(ui, cx, clock);
    let wants_more = clock.started.is_some() && cx.may_write() && !is_small(ui) && more(ui, cx);
    let is_over = matches!(clock.reading, Reading::Over { .. });
    if wants_more || (pressed && is_over) {
        actions.show(ClockDialog::default());
    } else if pressed && cx.may_write() {
        actions.push(Action::Clock(ClockWish::Toggle));
    }
}

/// « + »: gives minutes.
fn more(ui: &mut Ui, cx: &Cx<'_>) -> bool {
    let palette = palette(ui);
    let label = say!(cx.words, "command-clock-more");
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(32.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label));
    let line = if response.has_focus() { Stroke::new(2.0, palette.bar_text) } else { Stroke::new(1.0, palette.bar_line) };
    let fill = if response.hovered() { palette.bar_line } else { palette.bar };
    ui.painter().rect(rect, ROUND, fill, line, StrokeKind::Inside);
    icon::paint(ui.painter(), Icon::Plus, rect.center(), 20.0, palette.bar_text);
    response.on_hover_text(label + " · Maj F8").clicked()
}

/// The digits with what a press does, and words where the end is near or past.
fn face(ui: &mut Ui, cx: &Cx<'_>, clock: &ClockView) -> bool {
    let palette = palette(ui);
    let words = note(cx.words, clock.reading).filter(|_| !is_small(ui));
    let (fill, colour, outline) = match clock.reading {
        Reading::Over { .. } => (palette.warning_fill, palette.warning, Color32::TRANSPARENT),
        reading if reading.is_ending() => (palette.shade, palette.warning_fill, palette.warning_fill),
        _ => (palette.shade, palette.bar_text, Color32::TRANSPARENT),
    };
    let (size, height) = if is_small(ui) { (20.0, 32.0) } else { (28.0, 40.0) };
    let time = date::minutes_and_seconds(clock.reading.seconds());
    let digits = ui.painter().layout_no_wrap(time, font(size, Weight::Bold), colour);
    let words = words.map(|words| ui.painter().layout_no_wrap(words, font(14.0, Weight::Bold), colour));
    let width = 52.0 + digits.size().x + words.as_ref().map_or(0.0, |words| words.size().x + 12.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    let label = label(cx.words, clock.reading);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label));
    let line = if response.has_focus() { palette.bar_text } else { outline };
    ui.painter().rect(rect, ROUND, fill, Stroke::new(2.0, line), StrokeKind::Inside);
    icon::paint(ui.painter(), sign(clock.reading), Pos2::new(rect.left() + 22.0, rect.center().y), 20.0, colour);
    let at = Pos2::new(rect.left() + 40.0, rect.center().y - digits.size().y / 2.0);
    let end = Rect::from_min_size(at, digits.size()).right();
    ui.painter().galley(at, digits, colour);
    if let Some(words) = words {
        ui.painter().galley(Pos2::new(end + 10.0, rect.center().y - words.size().y / 2.0), words, colour);
    }
    response.on_hover_text(format!("{} · {label} · F8", cx.words.clock_reading(clock.reading))).clicked()
}

/// What a press does.
fn sign(reading: Reading) -> Icon {
    match reading {
        Reading::Waiting { .. } | Reading::Paused { .. } => Icon::Play,
        Reading::Running { .. } => Icon::Pause,
        Reading::Over { .. } => Icon::Clock,
    }
}

fn label(words: &Words, reading: Reading) -> String {
    let time = date::minutes_and_seconds(reading.seconds());
    match reading {
        Reading::Waiting { .. } => say!(words, "bar-clock-start", time = time),
        Reading::Paused { .. } => say!(words, "bar-clock-go-on", time = time),
        Reading::Running { .. } => say!(words, "bar-clock-stop", time = time),
        Reading::Over { .. } => say!(words, "bar-time-out"),
    }
}

fn note(words: &Words, reading: Reading) -> Option<String> {
    match reading {
        Reading::Over { .. } => Some(say!(words, "bar-time-out")),
        reading if reading.is_ending() => Some(say!(words, "bar-last-minutes")),
        _ => None,
    }
}
