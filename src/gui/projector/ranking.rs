//! The ranking, in whole lines. What is not unveiled yet has its rank and no name.

use super::canvas::Canvas;
use super::stage::Stage;
use crate::gui::theme::{Weight, font};
use crate::gui::widgets::paint_points;
use crate::i18n::number;
use crate::say;
use crate::views::projector::grid::Grid;
use crate::views::projector::pages::{DIGIT, GAP, GUTTER, HALF, RankWidths, SECOND};
use crate::views::projector::{Rank, Ranks};
use eframe::egui::{Align2, Pos2, Rect};
use std::ops::Range;

/// Up to this rank names are bold.
const FIRST: u32 = 3;

pub(super) fn draw(canvas: &Canvas<'_>, stage: &Stage, ranks: &Ranks, grid: &Grid, rows: &Range<usize>, seen_from: usize) {
    let row = Row { canvas, size: grid.size, widths: ranks.widths() };
    let words = &stage.words;
    for left in canvas.columns(grid, GUTTER, rows.len()) {
        let ends = row.ends(left, grid.width);
        canvas.column_head(ends.rank.max(left + canvas.px(60.0)), Align2::RIGHT_CENTER, &say!(words, "projector-column-rank"));
        canvas.column_head(ends.team, Align2::RIGHT_CENTER, &say!(words, "projector-column-number"));
        canvas.column_head(ends.name, Align2::LEFT_CENTER, &say!(words, "projector-column-team"));
        canvas.column_head(ends.total - HALF * row.size, Align2::RIGHT_CENTER, &say!(words, "projector-column-total"));
    }
    canvas.rows(grid, GUTTER, rows.clone(), |index, place| {
        let line = &ranks.rows[index];
        let rank = line.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        row.rank(line, &rank, place);
        let heard = if index >= seen_from {
            row.team(line, place);
            let total = number::points(line.total);
            say!(words, "projector-rank-heard", rank = rank, team = line.team, name = &line.name, total = total)
        } else {
            row.veil(place);
            say!(words, "projector-rank-heard-veiled", rank = rank)
        };
        canvas.say(place, ("rank", index), &heard);
    });
}

struct Row<'a> {
    canvas: &'a Canvas<'a>,
    size: f32,
    widths: RankWidths,
}

/// Where the parts of a row end; the name, where it begins.
struct Ends {
    rank: f32,
    team: f32,
    name: f32,
    total: f32,
}

impl Row<'_> {
    fn ends(&self, left: f32, width: f32) -> Ends {
        let RankWidths { rank, team, .. } = self.widths;
        let at = |em: f32| left + em * self.size;
        Ends {
            rank: at(rank - DIGIT * 0.73),
            team: at(rank + GAP + team),
            name: at(rank + GAP + team + GAP),
            total: left + width - GUTTER * self.size,
        }
    }

    fn rank(&self, line: &Rank, rank: &str, place: Rect) {
        let Self { canvas, size, .. } = *self;
        let at = Pos2::new(self.ends(place.left(), place.width()).rank, place.center().y);
        canvas.text(at, Align2::RIGHT_CENTER, rank, canvas.bold(size, canvas.colours.text));
        if line.is_shared {
            canvas.text(at, Align2::LEFT_CENTER, "=", canvas.regular(size * 0.7, canvas.colours.text_weak));
        }
    }

    fn team(&self, line: &Rank, place: Rect) {
        let Self { canvas, size, widths } = *self;
        let (ends, y, colours) = (self.ends(place.left(), place.width()), place.center().y, canvas.colours);
        let number = canvas.regular(size * SECOND, colours.text_weak);
        canvas.text(Pos2::new(ends.team, y), Align2::RIGHT_CENTER, &line.team.to_string(), number);
        let weight = if line.rank.is_some_and(|rank| rank <= FIRST) { Weight::Bold } else { Weight::Regular };
        let look = super::canvas::Type { size: size * SECOND, weight, colour: colours.text };
        let room = ends.total - widths.total * size - GAP * size - ends.name;
        canvas.name(Pos2::new(ends.name, y), &line.name, look, room);
        paint_points(canvas.painter(), Pos2::new(ends.total, y), line.total, &font(size, Weight::Bold), colours.text);
    }

    fn veil(&self, place: Rect) {
        let Self { canvas, size, .. } = *self;
        let ends = self.ends(place.left(), place.width());
        let look = canvas.regular(size, canvas.colours.line_strong);
        canvas.text(Pos2::new(ends.name, place.center().y), Align2::LEFT_CENTER, "· · ·", look);
    }
}
