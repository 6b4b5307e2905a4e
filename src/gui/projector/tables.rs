//! « Par table »: who plays against whom, and where. Numbers only, so that a hundred teams fit.

use super::canvas::Canvas;
use super::stage::Stage;
use crate::say;
use crate::views::projector::grid::Grid;
use crate::views::projector::pages::{AFTER_BOX, DASH, TABLE_GUTTER, TableWidths};
use crate::views::projector::{Attendance, Seats, Table};
use eframe::egui::{Align2, Pos2, Rect, Stroke, Vec2};
use std::ops::Range;

pub(super) fn draw(canvas: &Canvas<'_>, stage: &Stage, seats: &Seats, grid: &Grid, rows: &Range<usize>) {
    let row = Row { canvas, size: grid.size, widths: seats.table_widths() };
    for left in canvas.columns(grid, TABLE_GUTTER, rows.len()) {
        let [table, dash] = row.places(left, grid.width);
        canvas.column_head(
            table + row.widths.table * row.size / 2.0,
            Align2::CENTER_CENTER,
            &say!(stage.words, "projector-column-table"),
        );
        canvas.column_head(dash, Align2::CENTER_CENTER, &say!(stage.words, "projector-column-teams"));
    }
    canvas.rows(grid, TABLE_GUTTER, rows.clone(), |index, place| {
        let table = &seats.tables[index];
        row.draw(table, place);
        let [(a, _), (b, _)] = table.teams;
        canvas.say(place, ("table", index), &say!(stage.words, "projector-table-heard", table = table.table, a = a, b = b));
    });
}

struct Row<'a> {
    canvas: &'a Canvas<'a>,
    size: f32,
    widths: TableWidths,
}

impl Row<'_> {
    /// Where the box begins and where the dash is, what is left over being shared out between them.
    fn places(&self, left: f32, width: f32) -> [f32; 2] {
        let TableWidths { table, left: a, right: b } = self.widths;
        let spare = (width / self.size - (table + AFTER_BOX + a + DASH + b + TABLE_GUTTER)).max(0.0);
        [left, left + (table + AFTER_BOX + spare * 0.6 + a + DASH / 2.0) * self.size]
    }

    fn draw(&self, row: &Table, place: Rect) {
        let Self { canvas, size, widths } = *self;
        let [table, dash] = self.places(place.left(), place.width());
        let y = place.center().y;
        let area = Rect::from_min_size(Pos2::new(table, y - size * 0.62), Vec2::new(widths.table * size, size * 1.24));
        canvas.boxed(area, &row.table.to_string(), size);
        canvas.text(Pos2::new(dash, y), Align2::CENTER_CENTER, "–", canvas.regular(size, canvas.colours.text_weak));
        let half = DASH / 2.0 * size;
        for (at, align, (team, attends)) in
            [(dash - half, Align2::RIGHT_CENTER, row.teams[0]), (dash + half, Align2::LEFT_CENTER, row.teams[1])]
        {
            let colour = if attends == Attendance::Plays { canvas.colours.text } else { canvas.colours.text_weak };
            let number = canvas.text(Pos2::new(at, y), align, &team.to_string(), canvas.bold(size, colour));
            if attends == Attendance::Left {
                canvas.painter().hline(number.x_range(), number.center().y, Stroke::new(size * 0.08, colour));
            }
        }
    }
}
