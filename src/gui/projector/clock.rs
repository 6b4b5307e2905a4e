//! The clock alone, as large as the screen; and how its digits and its words are written on every page.

use super::canvas::Canvas;
use super::stage::Stage;
use crate::domain::TableNumber;
use crate::gui::theme::Weight;
use crate::i18n::date;
use crate::say;
use crate::views::clock::Reading;
use crate::views::projector::HallClock;
use crate::views::projector::grid::{FOOT, HEAD};
use crate::views::projector::pages::Kind;
use eframe::egui::{Align2, Pos2, Vec2};

pub(super) fn draw(canvas: &Canvas<'_>, stage: &Stage) {
    let Some(reading) = stage.reading() else { return super::message::draw(canvas, stage, Kind::Clock) };
    let area = canvas.area;
    let body = area.with_min_y(area.top() + canvas.px(HEAD)).with_max_y(area.bottom() - canvas.px(FOOT));
    let warns = warns(reading);
    let colour = if warns { canvas.colours.warning } else { canvas.colours.text };
    if warns {
        canvas.painter().rect_filled(body, 0, canvas.colours.warning_fill);
    }
    let (digits, words, more) = (digits(reading), large_words(stage, reading), more_words(stage, reading));
    let em = canvas.width(&digits, 100.0, Weight::Bold) / 100.0;
    let size = (body.height() * 0.66).min(body.width() * 0.86 / em);
    let up = if words.is_empty() { 0.0 } else { canvas.px(64.0) };
    let at = body.center() - Vec2::new(0.0, up);
    let place = canvas.text(at, Align2::CENTER_CENTER, &digits, canvas.bold(size, colour));
    canvas.say(place, "clock", &format!("{digits} {words}"));
    let under = |up: f32| Pos2::new(body.center().x, body.bottom() - canvas.px(up));
    let middle = if more.is_empty() { 96.0 } else { 136.0 };
    canvas.text(under(middle), Align2::CENTER_CENTER, &words, canvas.bold(canvas.px(72.0), colour));
    let (left, right) = canvas.sides();
    let look = canvas.regular(canvas.px(44.0), colour);
    let width = canvas.width(&more, look.size, look.weight).min(right - left);
    canvas.name(Pos2::new(body.center().x - width / 2.0, under(52.0).y), &more, look, width);
}

/// « 45:00 ».
pub(super) fn digits(reading: Reading) -> String {
    date::minutes_and_seconds(reading.seconds())
}

/// Whether the clock warns: its last minutes, or none left.
pub(super) fn warns(reading: Reading) -> bool {
    reading.is_ending() || matches!(reading, Reading::Over { .. })
}

/// What is to be said beside the digits.
pub(super) fn words_of(stage: &Stage, reading: Reading) -> String {
    let words = &stage.words;
    let started = stage.hall.clock.as_ref().and_then(HallClock::from_to);
    match (reading, started) {
        (Reading::Paused { .. }, _) => say!(words, "projector-paused"),
        (Reading::Over { .. }, _) => say!(words, "bar-time-out"),
        (Reading::Running { .. }, _) if reading.is_ending() => say!(words, "projector-ending"),
        (Reading::Running { .. }, Some((from, _))) => say!(words, "projector-started", time = date::time(&from)),
        _ => String::new(),
    }
}

/// The same where there is room: also when it ends.
fn large_words(stage: &Stage, reading: Reading) -> String {
    match (reading, stage.hall.clock.as_ref().and_then(HallClock::from_to)) {
        (Reading::Running { .. }, Some((from, Some(to)))) if !reading.is_ending() => {
            say!(stage.words, "projector-from-to", from = date::time(&from), to = date::time(&to))
        }
        _ => words_of(stage, reading),
    }
}

/// Under it: who has minutes of their own, or when the last minutes end.
fn more_words(stage: &Stage, reading: Reading) -> String {
    let words = &stage.words;
    let own = stage.own_time();
    if !own.is_empty() {
        let table = |(table, left): &(TableNumber, i64)| {
            say!(words, "projector-own-time", table = *table, left = date::minutes_and_seconds(*left))
        };
        return own.iter().map(table).collect::<Vec<_>>().join(" · ");
    }
    match (reading, stage.hall.clock.as_ref().and_then(HallClock::from_to)) {
        (Reading::Running { .. }, Some((_, Some(to)))) if reading.is_ending() => {
            say!(words, "projector-to", to = date::time(&to))
        }
        _ => String::new(),
    }
}
