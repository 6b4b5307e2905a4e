//! A message alone, as large as it can be: the organiser's, or what is said where a page has nothing to show yet.

use super::canvas::Canvas;
use super::stage::Stage;
use crate::gui::theme::{Weight, font};
use crate::say;
use crate::views::projector::grid::{FOOT, HEAD};
use crate::views::projector::pages::Kind;
use eframe::egui::{Align, Pos2, Rect, text::LayoutJob};

/// Sizes that are tried, as shares of the height.
const SIZES: [f32; 6] = [0.2, 0.16, 0.13, 0.1, 0.075, 0.055];

pub(super) fn draw(canvas: &Canvas<'_>, stage: &Stage, kind: Kind) {
    let text = text(stage, kind);
    let area = canvas.area;
    let body = area.with_min_y(area.top() + canvas.px(HEAD)).with_max_y(area.bottom() - canvas.px(FOOT));
    let (left, right) = canvas.sides();
    let laid = |share: &f32| {
        let look = font(area.height() * share, Weight::Bold);
        let mut job = LayoutJob::simple(text.clone(), look, canvas.colours.text, right - left);
        job.halign = Align::Center;
        job.wrap.break_anywhere = false;
        canvas.painter().layout_job(job)
    };
    let fits = |galley: &std::sync::Arc<eframe::egui::Galley>| {
        galley.size().y < body.height() * 0.9 && galley.rows.iter().all(|row| row.size.x <= right - left)
    };
    let Some(galley) = SIZES.iter().map(laid).find(fits).or_else(|| SIZES.last().map(laid)) else { return };
    let size = galley.size();
    let at = Pos2::new(body.center().x, body.center().y - size.y / 2.0);
    canvas.say(Rect::from_center_size(body.center(), size), "message", &text);
    canvas.painter().with_clip_rect(body).galley(at, galley, canvas.colours.text);
}

fn text(stage: &Stage, kind: Kind) -> String {
    let (words, hall) = (&stage.words, &stage.hall);
    let message = stage.settings.message.trim();
    match kind {
        Kind::Tables | Kind::Teams | Kind::Clock if hall.seats.is_none() => {
            say!(words, "projector-not-drawn", round = hall.round)
        }
        Kind::Ranking => say!(words, "projector-no-ranking"),
        _ if message.is_empty() => say!(words, "projector-welcome"),
        _ => kept_together(message),
    }
}

/// « 18 h » stays on one line: a blank between a number and a word is a no-break one.
fn kept_together(text: &str) -> String {
    let mut kept = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_between =
            kept.ends_with(|before: char| before.is_ascii_digit()) && letters.peek().is_some_and(|next| next.is_alphabetic());
        kept.push(if letter == ' ' && is_between { '\u{a0}' } else { letter });
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stays_with_its_word() {
        assert_eq!(kept_together("Apéro à 18 h, tables 1 à 25 : 2 bons"), "Apéro à 18\u{a0}h, tables 1\u{a0}à 25 : 2\u{a0}bons");
    }
}
