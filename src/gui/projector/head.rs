//! The head of every page: what is shown, and how much time is left.

use super::canvas::{Canvas, Type};
use super::clock::{digits, warns, words_of};
use super::stage::{Practice, Stage};
use crate::i18n::Words;
use crate::say;
use crate::views::clock::Reading;
use crate::views::projector::pages::Kind;
use crate::views::projector::turn::Now;
use crate::views::projector::{Ranks, Seats};
use eframe::egui::{Align2, Pos2, Rect, Vec2};

pub(super) fn draw(canvas: &Canvas<'_>, stage: &Stage, kind: Kind, now: &Now) {
    let place = canvas.head();
    canvas.painter().rect_filled(place, 0, canvas.colours.bar);
    // A round whose sheets are all in needs no clock any more.
    let is_played = stage.hall.seats.as_ref().is_some_and(|seats| seats.is_played);
    let clock = stage.reading().filter(|_| kind != Kind::Clock && !is_played);
    let right = clock.map_or(canvas.sides().1, |reading| time(canvas, stage, reading));
    let right = rehearsal(canvas, stage, right);
    titles(canvas, stage, kind, now, right);
}

fn titles(canvas: &Canvas<'_>, stage: &Stage, kind: Kind, now: &Now, right: f32) {
    let (colours, place, left) = (canvas.colours, canvas.head(), canvas.sides().0);
    let (title, more) = words(stage, kind, now);
    let width = right - left;
    let at = |share: f32| Pos2::new(left, place.top() + place.height() * share);
    let large = canvas.bold(canvas.px(64.0), colours.bar_text);
    if more.is_empty() {
        canvas.fitted(at(0.5), &title, large, width, canvas.px(40.0));
    } else {
        canvas.fitted(at(0.39), &title, large, width, canvas.px(40.0));
        canvas.fitted(at(0.75), &more, canvas.regular(canvas.px(30.0), colours.bar_weak), width, canvas.px(24.0));
    }
    canvas.say(place, "head", &format!("{title} · {more}"));
}

/// The title of a page, and the line under it.
fn words(stage: &Stage, kind: Kind, now: &Now) -> (String, String) {
    let words = &stage.words;
    let round = || say!(words, "projector-round", round = stage.hall.round);
    match (kind, &stage.hall.seats, &stage.hall.ranking) {
        (Kind::Tables | Kind::Teams, None, _) => (round(), String::new()),
        (Kind::Tables, Some(seats), _) => (round(), tables(words, seats)),
        (Kind::Teams, ..) => (round(), say!(words, "projector-teams-more")),
        (Kind::Ranking, _, Some(ranks)) => ranked(stage, ranks, now),
        (Kind::Ranking, ..) => (say!(words, "command-standings"), String::new()),
        (Kind::Clock, ..) => (round(), stage.hall.event.clone()),
        (Kind::Message, ..) => (stage.hall.event.clone(), String::new()),
    }
}

/// What the page of the tables is for; the team that sits out has no table on it, so it stands here.
fn tables(words: &Words, seats: &Seats) -> String {
    match seats.bye() {
        Some(team) => say!(words, "projector-tables-bye", team = team),
        None => say!(words, "projector-tables-more"),
    }
}

fn ranked(stage: &Stage, ranks: &Ranks, now: &Now) -> (String, String) {
    let words = &stage.words;
    let title = if ranks.is_final { say!(words, "command-final") } else { say!(words, "projector-ranking", round = ranks.after) };
    let (sheets, of) = ranks.sheets;
    let more = match (now.seen_from, ranks.is_provisional) {
        (1.., _) => say!(words, "projector-unveiling"),
        (0, true) => say!(words, "projector-provisional", sheets = sheets, of = of),
        (0, false) => say!(words, "projector-sheets", sheets = sheets, of = of),
    };
    (title, more)
}

/// The time that is left, on the right; gives where the room for the title ends.
fn time(canvas: &Canvas<'_>, stage: &Stage, reading: Reading) -> f32 {
    let (colours, place) = (canvas.colours, canvas.head());
    let warns = warns(reading);
    let (right, digits) = (canvas.sides().1, digits(reading));
    let size = canvas.px(112.0);
    let y = place.center().y;
    let number = Rect::from_min_max(
        Pos2::new(right - canvas.width(&digits, size, crate::gui::theme::Weight::Bold), place.top()),
        Pos2::new(right, place.bottom()),
    );
    if warns {
        canvas.painter().rect_filled(
            number.expand2(Vec2::new(canvas.px(24.0), -canvas.px(10.0))),
            canvas.px(16.0),
            colours.warning_fill,
        );
    }
    let colour = if warns { colours.warning } else { colours.bar_text };
    canvas.text(Pos2::new(right, y), Align2::RIGHT_CENTER, &digits, canvas.bold(size, colour));
    let words = words_of(stage, reading);
    canvas.say(number, "head-clock", &format!("{digits} {words}"));
    let end = number.left() - canvas.px(40.0);
    let look: Type = canvas.regular(canvas.px(30.0), colours.bar_weak);
    let width = canvas.width(&words, look.size, look.weight);
    if words.is_empty() || width > canvas.area.width() * 0.2 {
        return end;
    }
    canvas.text(Pos2::new(end, y), Align2::RIGHT_CENTER, &words, look);
    end - width - canvas.px(32.0)
}

/// An invented tournament says so.
fn rehearsal(canvas: &Canvas<'_>, stage: &Stage, right: f32) -> f32 {
    if stage.practice == Practice::Real {
        return right;
    }
    let words = say!(stage.words, "bar-rehearsal");
    let look = canvas.bold(canvas.px(28.0), canvas.colours.warning);
    let size = Vec2::new(canvas.width(&words, look.size, look.weight) + canvas.px(32.0), canvas.px(52.0));
    let centre = Pos2::new(right - size.x / 2.0, canvas.head().center().y);
    let place = Rect::from_center_size(centre, size);
    canvas.painter().rect_filled(place, canvas.px(8.0), canvas.colours.warning_fill);
    canvas.text(centre, Align2::CENTER_CENTER, &words, look);
    canvas.say(place, "rehearsal", &words);
    place.left() - canvas.px(32.0)
}
