//! The whole screen of the hall: head, page, foot. Painted when something changes, and once a second while the clock runs or
//! pages turn; nothing moves in between.

use super::canvas::Canvas;
use super::stage::Stage;
use super::{clock, foot, head, keys, message, ranking, tables, teams};
use crate::gui::theme;
use crate::views::projector::pages::{Kind, Page};
use crate::views::projector::turn::Now;
use eframe::egui::{CursorIcon, Sense, Ui};

/// Draws the screen and takes its keys.
pub fn ui(ui: &mut Ui, stage: &mut Stage) {
    keys::take(ui, stage);
    draw(ui, stage);
}

/// Draws the screen, and asks to be drawn again when it is time.
pub fn draw(ui: &mut Ui, stage: &mut Stage) {
    let area = ui.available_rect_before_wrap();
    ui.allocate_rect(area, Sense::hover());
    let canvas = Canvas::new(ui, area);
    let now = stage.look(canvas.screen());
    // A window is cleared with the ground of its theme: painting the same over it costs as much as all the rest.
    if theme::palette(ui).background != canvas.colours.background {
        canvas.painter().rect_filled(area, 0, canvas.colours.background);
    }
    if let Some(shown) = now.pages.get(now.index) {
        page(&canvas, stage, shown, &now);
        head::draw(&canvas, stage, shown.kind, &now);
        foot::draw(&canvas, stage, shown, &now);
    }
    if ui.input(|input| input.viewport().fullscreen == Some(true)) {
        ui.ctx().set_cursor_icon(CursorIcon::None);
    }
    if let Some(time) = stage.next_look() {
        ui.ctx().request_repaint_after(time);
    }
}

fn page(canvas: &Canvas<'_>, stage: &Stage, page: &Page, now: &Now) {
    let rows = page.rows.as_ref();
    match (page.kind, rows, &stage.hall.seats, &stage.hall.ranking) {
        (Kind::Tables, Some((grid, rows)), Some(seats), _) => tables::draw(canvas, stage, seats, grid, rows),
        (Kind::Teams, Some((grid, rows)), Some(seats), _) => teams::draw(canvas, stage, seats, grid, rows),
        (Kind::Ranking, Some((grid, rows)), _, Some(ranks)) => ranking::draw(canvas, stage, ranks, grid, rows, now.seen_from),
        (Kind::Clock, ..) => clock::draw(canvas, stage),
        (kind, ..) => message::draw(canvas, stage, kind),
    }
}
