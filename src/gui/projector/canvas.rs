//! What all pages paint with: places and sizes in pixels of a screen of 1920×1080, texts that are cut or made smaller where
//! they do not fit, and words for screen readers.

use crate::gui::theme::{self, Palette, Weight, font};
use crate::gui::widgets::cut;
use crate::views::projector::grid::{COLUMN_HEAD, Grid, HEAD, MARGIN, Screen, float};
use eframe::egui::{Align2, Color32, Id, Painter, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};
use std::ops::Range;

/// A screen to be painted on.
pub(super) struct Canvas<'a> {
    pub(super) ui: &'a Ui,
    /// All of it.
    pub(super) area: Rect,
    /// The light colours, whatever the desk has: they are read best in a hall.
    pub(super) colours: &'static Palette,
}

/// How a text looks.
#[derive(Clone, Copy)]
pub(super) struct Type {
    pub(super) size: f32,
    pub(super) weight: Weight,
    pub(super) colour: Color32,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(ui: &'a Ui, area: Rect) -> Self {
        Self { ui, area, colours: theme::hall() }
    }

    /// The screen as the pages are laid out for it.
    pub(super) fn screen(&self) -> Screen {
        Screen { width: self.area.width(), height: self.area.height() }
    }

    /// So many pixels of a screen of 1920×1080.
    pub(super) fn px(&self, px: f32) -> f32 {
        px * self.screen().unit()
    }

    pub(super) fn painter(&self) -> &Painter {
        self.ui.painter()
    }

    /// The left and the right end of what is painted.
    pub(super) fn sides(&self) -> (f32, f32) {
        let margin = self.px(MARGIN);
        (self.area.left() + margin, self.area.right() - margin)
    }

    /// The strip with the title and the clock.
    pub(super) fn head(&self) -> Rect {
        self.area.with_max_y(self.area.top() + self.px(HEAD))
    }

    /// A text as large as it is meant; gives its place.
    pub(super) fn text(&self, at: Pos2, align: Align2, text: &str, look: Type) -> Rect {
        self.painter().text(at, align, text, font(look.size, look.weight), look.colour)
    }

    /// The width of a text.
    pub(super) fn width(&self, text: &str, size: f32, weight: Weight) -> f32 {
        self.painter().layout_no_wrap(text.to_owned(), font(size, weight), self.colours.text).size().x
    }

    /// A text made smaller where it is too wide, and cut where that is not enough; around the height of a point on its left.
    pub(super) fn fitted(&self, left: Pos2, text: &str, look: Type, width: f32, least: f32) -> Rect {
        let natural = self.width(text, look.size, look.weight);
        let size = if natural > width { (look.size * width / natural * 0.99).max(least) } else { look.size };
        self.name(left, text, Type { size, ..look }, width)
    }

    /// A text cut with « … » where it is too wide, around the height of a point on its left.
    pub(super) fn name(&self, left: Pos2, text: &str, look: Type, width: f32) -> Rect {
        let (galley, _) = cut(self.ui, text, font(look.size, look.weight), look.colour, width);
        let at = Pos2::new(left.x, left.y - galley.size().y / 2.0);
        let place = Rect::from_min_size(at, galley.size());
        self.painter().galley(at, galley, look.colour);
        place
    }

    /// A number in a box.
    pub(super) fn boxed(&self, place: Rect, number: &str, size: f32) {
        self.painter().rect_filled(place, self.px(10.0), self.colours.accent);
        self.text(place.center(), Align2::CENTER_CENTER, number, self.bold(size, self.colours.accent_text));
    }

    /// The rows of a page, each with its place, and the line under it, which ends before the gutter (in em).
    pub(super) fn rows(&self, grid: &Grid, gutter: f32, rows: Range<usize>, mut draw: impl FnMut(usize, Rect)) {
        let left = self.left(grid, gutter);
        let top = self.area.top() + self.px(HEAD + COLUMN_HEAD);
        for (i, index) in rows.enumerate() {
            let (column, row) = grid.place(i);
            let at = Pos2::new(left + float(column) * grid.width, top + float(row) * grid.height);
            let place = Rect::from_min_size(at, Vec2::new(grid.width, grid.height));
            let end = place.right() - grid.size * gutter;
            self.painter().hline(place.left()..=end, place.bottom(), Stroke::new(self.px(1.5), self.colours.line));
            draw(index, place);
        }
    }

    /// The left ends of the columns that have rows.
    pub(super) fn columns(&self, grid: &Grid, gutter: f32, rows: usize) -> impl Iterator<Item = f32> {
        let (left, width) = (self.left(grid, gutter), grid.width);
        (0..rows.div_ceil(grid.rows)).map(move |column| left + float(column) * width)
    }

    /// Where the first column begins: all of them stand in the middle, without the gutter after the last one.
    fn left(&self, grid: &Grid, gutter: f32) -> f32 {
        self.area.center().x - (float(grid.columns) * grid.width - gutter * grid.size) / 2.0
    }

    /// The name of a column, over it.
    pub(super) fn column_head(&self, x: f32, align: Align2, text: &str) {
        let y = self.area.top() + self.px(HEAD + COLUMN_HEAD * 0.55);
        self.text(Pos2::new(x, y), align, text, self.regular(self.px(24.0), self.colours.text_weak));
    }

    /// What a screen reader says of a place.
    pub(super) fn say(&self, place: Rect, id: impl std::hash::Hash + std::fmt::Debug, text: &str) {
        let response = self.ui.interact(place, Id::unique(("hall", id)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    }

    #[expect(clippy::unused_self, reason = "reads like the others")]
    pub(super) fn bold(&self, size: f32, colour: Color32) -> Type {
        Type { size, weight: Weight::Bold, colour }
    }

    #[expect(clippy::unused_self, reason = "reads like the others")]
    pub(super) fn regular(&self, size: f32, colour: Color32) -> Type {
        Type { size, weight: Weight::Regular, colour }
    }
}
