//! The clock alone, as large as the screen; and how its digits and its words are written on every page.

use super::canvas::Canvas;
use super::stage::Stage;
use crate::gui::clock::Reading;
use crate::gui::theme::Weight;
use crate::say;
use crate::views::projector::grid::{FOOT, HEAD};
use crate::views::projector::pages::Kind;
use eframe::egui::{Align2, Pos2, Vec2};

pub(super) fn draw(canvas: &Canvas<'_>, stage: &Stage) {
    let Some(reading) = stage.reading() else { return super::message::draw(canvas, stage, Kind::Clock) };
    let area = canvas.area;
    let body = area.with_min_y(area.top() + canvas.px(HEAD)).with_max_y(area.bottom() - canvas.px(FOOT));
    let is_over = matches!(reading, Reading::Over { .. });
    let colour = if is_over { canvas.colours.warning } else { canvas.colours.text };
    if is_over {
        canvas.painter().rect_filled(body, 0, canvas.colours.warning_fill);
    }
    let digits = digits(reading);
    let em = canvas.width(&digits, 100.0, Weight::Bold) / 100.0;
    let size = (body.height() * 0.66).min(body.width() * 0.86 / em);
    let words = words_of(stage, reading);
    let up = if words.is_empty() { 0.0 } else { canvas.px(48.0) };
    let place = canvas.text(body.center() - Vec2::new(0.0, up), Align2::CENTER_CENTER, &digits, canvas.bold(size, colour));
    canvas.say(place, "clock", &format!("{digits} {words}"));
    let under = Pos2::new(body.center().x, body.bottom() - canvas.px(96.0));
    canvas.text(under, Align2::CENTER_CENTER, &words, canvas.bold(canvas.px(72.0), colour));
}

/// « 45:00 ».
pub(super) fn digits(reading: Reading) -> String {
    let seconds = match reading {
        Reading::Waiting { seconds } | Reading::Running { seconds } | Reading::Paused { seconds } => seconds,
        Reading::Over { .. } => 0,
    };
    format!("{:02}:{:02}", seconds / 60, seconds % 60)
}

/// What is to be said beside the digits.
pub(super) fn words_of(stage: &Stage, reading: Reading) -> String {
    match reading {
        Reading::Waiting { .. } | Reading::Running { .. } => String::new(),
        Reading::Paused { .. } => say!(stage.words, "projector-paused"),
        Reading::Over { .. } => say!(stage.words, "bar-time-out"),
    }
}
