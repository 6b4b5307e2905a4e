//! The foot of every page: which of how many pages it is, when the next one comes, and the tournament's name.

use super::canvas::Canvas;
use super::stage::Stage;
use crate::gui::theme::Weight;
use crate::say;
use crate::views::projector::grid::{FOOT, float};
use crate::views::projector::pages::{Kind, Page};
use crate::views::projector::turn::{Going, Now};
use eframe::egui::{Align2, Pos2, Stroke};

/// With more pages than this a row of dots says nothing.
const DOTS: usize = 12;

pub(super) fn draw(canvas: &Canvas<'_>, stage: &Stage, page: &Page, now: &Now) {
    let area = canvas.area.with_min_y(canvas.area.bottom() - canvas.px(FOOT));
    let colours = canvas.colours;
    canvas.painter().rect_filled(area, 0, colours.panel_low);
    let ((left, right), y, size) = (canvas.sides(), area.center().y, canvas.px(26.0));
    let mut x = dots(canvas, now, Pos2::new(left, y));
    let (name, more) = (name(stage, page), turning(stage, now));
    if !name.is_empty() {
        x = canvas.text(Pos2::new(x, y), Align2::LEFT_CENTER, &name, canvas.bold(size, colours.text)).right() + canvas.px(28.0);
    }
    if !more.is_empty() {
        x = canvas.text(Pos2::new(x, y), Align2::LEFT_CENTER, &more, canvas.regular(size, colours.text_weak)).right();
    }
    let note = note(stage, page);
    let width = canvas.width(&note, size, Weight::Regular).min((right - x - canvas.px(40.0)).max(0.0));
    canvas.name(Pos2::new(right - width, y), &note, canvas.regular(size, colours.text_weak), width);
    canvas.say(area, "foot", &format!("{name} {more}"));
}

fn dots(canvas: &Canvas<'_>, now: &Now, from: Pos2) -> f32 {
    if now.pages.len() < 2 || now.pages.len() > DOTS {
        return from.x;
    }
    let (radius, step) = (canvas.px(7.0), canvas.px(28.0));
    for i in 0..now.pages.len() {
        let at = Pos2::new(from.x + radius + float(i) * step, from.y);
        if i == now.index {
            canvas.painter().circle_filled(at, radius + canvas.px(1.0), canvas.colours.accent);
        } else {
            canvas.painter().circle_stroke(at, radius, Stroke::new(canvas.px(2.5), canvas.colours.text_weak));
        }
    }
    from.x + float(now.pages.len()) * step + canvas.px(12.0)
}

/// Which part of its kind a page is: its first and last row, where there are several pages.
fn name(stage: &Stage, page: &Page) -> String {
    let words = &stage.words;
    let Some((grid, rows)) = page.rows.as_ref().filter(|(_, rows)| !rows.is_empty()) else { return String::new() };
    let (first, last) = (rows.start, rows.end - 1);
    match (page.kind, &stage.hall.seats, &stage.hall.ranking) {
        (Kind::Tables, Some(seats), _) if grid.pages > 1 => {
            say!(words, "projector-part-tables", from = seats.tables[first].table, to = seats.tables[last].table)
        }
        (Kind::Teams, Some(seats), _) if grid.pages > 1 => {
            say!(words, "projector-part-teams", from = seats.places[first].team, to = seats.places[last].team)
        }
        (Kind::Tables, ..) => say!(words, "projector-by-table"),
        (Kind::Teams, ..) => say!(words, "projector-by-team"),
        (Kind::Ranking, _, Some(ranks)) => {
            match (ranks.rows[first].rank, ranks.rows[first..=last].iter().rev().find_map(|row| row.rank)) {
                (Some(from), Some(to)) => say!(words, "projector-part-ranks", from = from, to = to),
                _ => say!(words, "projector-unranked"),
            }
        }
        _ => String::new(),
    }
}

fn turning(stage: &Stage, now: &Now) -> String {
    let (words, page, of) = (&stage.words, now.index + 1, now.pages.len());
    match now.next_in {
        Some(seconds) => say!(words, "projector-page-next", page = page, of = of, seconds = seconds),
        None if of > 1 && stage.turn.going() == Going::Stopped => say!(words, "projector-page-stopped", page = page, of = of),
        None => String::new(),
    }
}

fn note(stage: &Stage, page: &Page) -> String {
    let shared = |(_, rows): &(_, std::ops::Range<usize>)| {
        stage.hall.ranking.as_ref().is_some_and(|ranks| ranks.rows[rows.clone()].iter().any(|row| row.is_shared))
    };
    if page.kind == Kind::Ranking && page.rows.as_ref().is_some_and(shared) {
        return say!(stage.words, "projector-shared");
    }
    match page.kind {
        Kind::Message | Kind::Clock => String::new(),
        _ => stage.hall.event.clone(),
    }
}
