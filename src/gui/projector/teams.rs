//! « Où suis-je ? »: each team finds its number, and reads its table.

use super::canvas::Canvas;
use super::stage::Stage;
use crate::gui::theme::Weight;
use crate::i18n::Words;
use crate::say;
use crate::views::projector::grid::Grid;
use crate::views::projector::pages::{ARROW, GUTTER, PlaceWidths};
use crate::views::projector::{Place, Seats};
use crate::views::seating::Whereabouts;
use eframe::egui::{Align2, Pos2, Rect, Vec2};
use std::ops::Range;

/// The size of words in place of a table, as a share of numbers.
const WORD: f32 = 0.6;

pub(super) fn draw(canvas: &Canvas<'_>, stage: &Stage, seats: &Seats, grid: &Grid, rows: &Range<usize>) {
    let row = Row { canvas, words: &stage.words, size: grid.size, widths: seats.place_widths() };
    for left in canvas.columns(grid, GUTTER, rows.len()) {
        let [team, table] = row.places(left, grid.width);
        canvas.column_head(team, Align2::RIGHT_CENTER, &say!(stage.words, "projector-column-team"));
        canvas.column_head(
            table + row.widths.table * row.size / 2.0,
            Align2::CENTER_CENTER,
            &say!(stage.words, "projector-column-table"),
        );
    }
    canvas.rows(grid, GUTTER, rows.clone(), |index, place| {
        let team = &seats.places[index];
        row.draw(team, place);
        canvas.say(place, ("team", index), &heard(&stage.words, team));
    });
}

struct Row<'a> {
    canvas: &'a Canvas<'a>,
    words: &'a Words,
    size: f32,
    widths: PlaceWidths,
}

impl Row<'_> {
    /// Where the number ends and where the box begins, what is left over standing before and between them.
    fn places(&self, left: f32, width: f32) -> [f32; 2] {
        let PlaceWidths { team, table } = self.widths;
        let spare = (width / self.size - (team + ARROW + table + GUTTER)).max(0.0);
        let number = left + (team + spare * 0.4) * self.size;
        [number, number + (ARROW + spare * 0.6) * self.size]
    }

    fn draw(&self, row: &Place, place: Rect) {
        let Self { canvas, size, widths, .. } = *self;
        let [team, table] = self.places(place.left(), place.width());
        let (y, colours) = (place.center().y, canvas.colours);
        let is_here = matches!(row.at, Whereabouts::Table { .. });
        let colour = if is_here { colours.text } else { colours.text_weak };
        canvas.text(Pos2::new(team, y), Align2::RIGHT_CENTER, &row.team.to_string(), canvas.bold(size, colour));
        if let Whereabouts::Table { table: number, .. } = row.at {
            let between = Pos2::new(f32::midpoint(team, table), y);
            canvas.text(between, Align2::CENTER_CENTER, "›", canvas.regular(size * 0.8, colours.text_weak));
            let area = Rect::from_min_size(Pos2::new(table, y - size * 0.6), Vec2::new(widths.table * size, size * 1.2));
            return canvas.boxed(area, &number.to_string(), size);
        }
        let word = word(self.words, row.at);
        // As far as a box would go: the gutter keeps it from the next team.
        let room = table + (widths.table - 0.2) * size - team;
        let wide = canvas.width(&word, size * WORD, Weight::Regular);
        let letters = size * WORD * (room / wide).min(1.0);
        canvas.text(Pos2::new(team + size * 0.2, y), Align2::LEFT_CENTER, &word, canvas.regular(letters, colours.text_weak));
    }
}

/// What stands in place of a table. Why a team is out is nobody's business here.
fn word(words: &Words, at: Whereabouts) -> String {
    match at {
        Whereabouts::Bye => say!(words, "draw-at-bye"),
        Whereabouts::Withdrawn => say!(words, "draw-at-withdrawn"),
        Whereabouts::Absent => say!(words, "draw-at-absent"),
        Whereabouts::Table { .. } | Whereabouts::Disqualified | Whereabouts::Waiting | Whereabouts::NotDrawn => "–".to_owned(),
    }
}

fn heard(words: &Words, place: &Place) -> String {
    match place.at {
        Whereabouts::Table { table, .. } => say!(words, "projector-team-heard", team = place.team, table = table),
        at => say!(words, "projector-team-heard-away", team = place.team, word = word(words, at)),
    }
}
