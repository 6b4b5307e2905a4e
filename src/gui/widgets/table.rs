//! Tables: a head that stays, rows of 32 px of which only those in view are drawn. One row is one thing to choose, with
//! the mouse or ↑ ↓ ⏎; screen readers and tests hear its cells as one sentence.

use super::{Cut, cut, focus_ring, paint_points, row_ground, units_end};
use crate::domain::Points;
use crate::gui::theme::{HEIGHT_SMALL, ROUND_SMALL, Weight, font, palette};
use eframe::egui::{
    self, Align2, Color32, FontId, Id, Key, Modifiers, Pos2, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder,
    Vec2, WidgetInfo,
};

/// How wide a column is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Width {
    /// So many px.
    Px(f32),
    /// Its share of what is left, of all shares.
    Share(f32),
}

/// Where the text of a column stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// At the left: names.
    Left,
    /// At the right: numbers.
    Right,
    /// In the middle: marks.
    Centre,
}

/// A column.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// Its head.
    pub title: String,
    /// Its width.
    pub width: Width,
    /// Where its text stands.
    pub align: Align,
}

/// A table; rows are drawn by the closure given to [`Table::show`].
pub struct Table<'a> {
    id: Id,
    columns: &'a [Column],
    rows: usize,
    chosen: Option<usize>,
    scroll_to: Option<usize>,
    height: f32,
    sorted_by: Option<(usize, char)>,
    head: Head,
}

/// Whether a table has a head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Head {
    Shown,
    None,
}

/// One row while it is drawn.
pub struct Row<'a> {
    ui: &'a mut Ui,
    rect: Rect,
    cells: &'a [Rect],
    columns: &'a [Column],
    spoken: Vec<String>,
    /// Which row.
    pub index: usize,
    /// Whether it is the chosen one.
    pub is_chosen: bool,
}

/// What happened to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shown {
    /// The row that is chosen now, where that changed.
    pub chosen: Option<usize>,
    /// The row that ⏎ or a double click was on.
    pub entered: Option<usize>,
    /// The head that was clicked.
    pub head: Option<usize>,
    /// Whether the table has the keyboard.
    pub has_focus: bool,
}

impl Column {
    /// A column of names.
    pub fn names(title: impl Into<String>, share: f32) -> Self {
        Self { title: title.into(), width: Width::Share(share), align: Align::Left }
    }

    /// A column of text of a fixed width.
    pub fn text(title: impl Into<String>, px: f32) -> Self {
        Self { title: title.into(), width: Width::Px(px), align: Align::Left }
    }

    /// A column of numbers.
    pub fn numbers(title: impl Into<String>, px: f32) -> Self {
        Self { title: title.into(), width: Width::Px(px), align: Align::Right }
    }

    /// A column of marks.
    pub fn marks(title: impl Into<String>, px: f32) -> Self {
        Self { title: title.into(), width: Width::Px(px), align: Align::Centre }
    }
}

impl<'a> Table<'a> {
    /// A table of so many rows, as high as there is room.
    pub fn new(id: impl std::hash::Hash + std::fmt::Debug, columns: &'a [Column], rows: usize) -> Self {
        Self {
            id: Id::unique(id),
            columns,
            rows,
            chosen: None,
            scroll_to: None,
            height: f32::INFINITY,
            sorted_by: None,
            head: Head::Shown,
        }
    }

    /// The chosen row; ↑ and ↓ go on from it while the table has the keyboard.
    #[must_use]
    pub fn chosen(mut self, chosen: Option<usize>) -> Self {
        self.chosen = chosen;
        self
    }

    /// Scrolls a row into view.
    #[must_use]
    pub fn scroll_to(mut self, row: Option<usize>) -> Self {
        self.scroll_to = row;
        self
    }

    /// The most height of all.
    #[must_use]
    pub fn height(mut self, height: f32) -> Self {
        self.height = height;
        self
    }

    /// The column the rows are sorted by, and the arrow that says from which end. Another head can be chosen then.
    #[must_use]
    pub fn sorted_by(mut self, column: usize, arrow: char) -> Self {
        self.sorted_by = Some((column, arrow));
        self
    }

    /// Without a head: the columns are plain from what is in them.
    #[must_use]
    pub fn without_head(mut self) -> Self {
        self.head = Head::None;
        self
    }

    /// The id by which a screen gives the table the keyboard.
    pub fn focus_id(id: impl std::hash::Hash + std::fmt::Debug) -> Id {
        Id::unique(id).with("rows")
    }

    /// Draws it.
    pub fn show(self, ui: &mut Ui, draw: impl FnMut(&mut Row<'_>)) -> Shown {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.draw(ui, draw)
        })
        .inner
    }

    fn draw(self, ui: &mut Ui, mut draw: impl FnMut(&mut Row<'_>)) -> Shown {
        let mut shown = Shown::default();
        let width = ui.available_width();
        let bar = ui.spacing().scroll.allocated_width();
        let widths = widths(self.columns, width - bar);
        if self.head == Head::Shown {
            shown.head = self.head(ui, width, &widths);
        }
        let focus = self.id.with("rows");
        let mut keyboard = self.keyboard(ui, focus);
        shown.has_focus = ui.memory(|memory| memory.has_focus(focus));
        let head = if self.head == Head::Shown { HEIGHT_SMALL } else { 0.0 };
        let height = ((self.height - head).min(ui.available_height()) - 2.0).max(HEIGHT_SMALL);
        let mut area = ScrollArea::vertical().id_salt(self.id).max_height(height).auto_shrink([false, self.height.is_finite()]);
        if let Some(row) = keyboard.chosen.or(self.scroll_to) {
            area = self.scrolled(ui, area, row, height);
        }
        let output = area.show_rows(ui, HEIGHT_SMALL, self.rows, |ui, range| {
            for index in range {
                let is_chosen = keyboard.chosen.or(self.chosen) == Some(index);
                let response = row(ui, self.columns, &widths, index, is_chosen, &mut draw);
                if response.clicked() {
                    ui.memory_mut(|memory| memory.request_focus(focus));
                    keyboard.chosen = Some(index);
                }
                if response.double_clicked() {
                    keyboard.entered = Some(index);
                }
            }
        });
        ui.data_mut(|data| data.insert_temp(self.id, output.state.clamped_offset().y));
        let area = ui.interact(output.inner_rect, focus, Sense::focusable_noninteractive());
        if area.has_focus() {
            let line = Stroke::new(1.0, palette(ui).accent);
            ui.painter().rect_stroke(output.inner_rect, ROUND_SMALL, line, egui::StrokeKind::Inside);
        }
        shown.chosen = keyboard.chosen;
        shown.entered = keyboard.entered;
        shown
    }

    /// Brings a row into view if it is not.
    fn scrolled(&self, ui: &Ui, area: ScrollArea, row: usize, height: f32) -> ScrollArea {
        #[expect(clippy::cast_precision_loss, reason = "rows on a screen")]
        let top = row as f32 * HEIGHT_SMALL;
        let offset: f32 = ui.data(|data| data.get_temp(self.id)).unwrap_or(0.0);
        if top < offset {
            area.vertical_scroll_offset(top)
        } else if top + HEIGHT_SMALL > offset + height {
            area.vertical_scroll_offset(top + HEIGHT_SMALL - height)
        } else {
            area
        }
    }

    /// The keys of a table that has the keyboard.
    fn keyboard(&self, ui: &Ui, focus: Id) -> Shown {
        let mut shown = Shown::default();
        if !ui.memory(|memory| memory.has_focus(focus)) || self.rows == 0 {
            return shown;
        }
        ui.memory_mut(|memory| {
            memory.set_focus_lock_filter(focus, egui::EventFilter { vertical_arrows: true, ..egui::EventFilter::default() });
        });
        let last = self.rows - 1;
        let from = self.chosen;
        ui.input_mut(|input| {
            let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
            let to = [
                (Key::ArrowDown, from.map_or(0, |row| row.saturating_add(1))),
                (Key::ArrowUp, from.map_or(last, |row| row.saturating_sub(1))),
                (Key::PageDown, from.map_or(0, |row| row.saturating_add(10))),
                (Key::PageUp, from.map_or(0, |row| row.saturating_sub(10))),
                (Key::Home, 0),
                (Key::End, last),
            ];
            for (key, row) in to {
                if pressed(key) {
                    shown.chosen = Some(row.min(last));
                }
            }
            if pressed(Key::Enter) {
                shown.entered = shown.chosen.or(from);
            }
        });
        shown
    }

    fn head(&self, ui: &mut Ui, width: f32, widths: &[f32]) -> Option<usize> {
        let palette = palette(ui);
        let (rect, _) = ui.allocate_exact_size(Vec2::new(width, HEIGHT_SMALL), Sense::hover());
        let cells = cells(rect, widths);
        let mut clicked = None;
        for (i, (column, cell)) in self.columns.iter().zip(&cells).enumerate() {
            let title = match self.sorted_by {
                Some((column, arrow)) if column == i => format!("{} {arrow}", self.columns[i].title),
                _ => column.title.clone(),
            };
            let (anchor, at) = place(column.align, *cell);
            ui.painter().text(at, anchor, title, font(14.0, Weight::Bold), palette.text_weak);
            if column.title.is_empty() || self.sorted_by.is_none() {
                continue;
            }
            let response = ui.interact(*cell, self.id.with(("head", i)), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &column.title));
            focus_ring(ui, &response, *cell, ROUND_SMALL);
            if response.clicked() {
                clicked = Some(i);
            }
        }
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.line_strong));
        clicked
    }
}

fn row(
    ui: &mut Ui,
    columns: &[Column],
    widths: &[f32],
    index: usize,
    is_chosen: bool,
    draw: &mut impl FnMut(&mut Row<'_>),
) -> Response {
    let palette = palette(ui);
    let width: f32 = ui.available_width();
    // The keyboard is with the table as a whole: Tab does not stop at every row.
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, HEIGHT_SMALL), Sense::CLICK);
    row_ground(ui, &response, rect, is_chosen);
    let cells = cells(rect, widths);
    let mut row = Row { ui, rect, cells: &cells, columns, spoken: Vec::new(), index, is_chosen };
    draw(&mut row);
    let spoken = row.spoken.join(" ");
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, spoken.clone()));
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.line));
    response
}

impl Row<'_> {
    /// Ordinary text.
    pub fn text(&mut self, column: usize, text: &str) {
        let colour = palette(self.ui).text;
        self.styled(column, text, font(16.0, Weight::Regular), colour);
    }

    /// Bold text.
    pub fn strong(&mut self, column: usize, text: &str) {
        let colour = palette(self.ui).text;
        self.styled(column, text, font(16.0, Weight::Bold), colour);
    }

    /// Text that is second.
    pub fn weak(&mut self, column: usize, text: &str) {
        let colour = palette(self.ui).text_weak;
        self.styled(column, text, font(16.0, Weight::Regular), colour);
    }

    /// Small text that is second: remarks.
    pub fn small(&mut self, column: usize, text: &str) {
        let colour = palette(self.ui).text_weak;
        self.styled(column, text, font(14.0, Weight::Regular), colour);
    }

    /// Text in any font and colour; a name too long is cut with « … » and whole in the tooltip.
    pub fn styled(&mut self, column: usize, text: &str, font: FontId, colour: Color32) {
        self.say(text);
        let cell = self.cells[column];
        let align = self.columns[column].align;
        let (anchor, at) = place(align, cell);
        if align == Align::Left {
            let (galley, cut) = cut(self.ui, text, font, colour, cell.width());
            let rect = anchor.anchor_size(at, galley.size());
            self.ui.painter().galley(rect.min, galley, colour);
            if cut == Cut::Yes {
                self.ui.interact(cell, self.ui.scope_id().with((self.index, column)), Sense::hover()).on_hover_text(text);
            }
        } else {
            self.ui.painter().text(at, anchor, text, font, colour);
        }
    }

    /// Points, their units under each other.
    pub fn points(&mut self, column: usize, points: Points, weight: Weight) {
        let colour = palette(self.ui).text;
        self.say(&crate::i18n::number::points(points));
        paint_points(self.ui.painter(), self.cells[column].right_center(), points, &font(16.0, weight), colour);
    }

    /// Points that the cap took something from: a ceiling over their digits.
    pub fn capped_points(&mut self, column: usize, points: Points) {
        let colour = palette(self.ui).text;
        self.say(&crate::i18n::number::points(points));
        let cell = self.cells[column];
        let font = font(16.0, Weight::Regular);
        let digits = paint_points(self.ui.painter(), cell.right_center(), points, &font, colour);
        self.ui.painter().hline(digits.x_range(), cell.center().y - 10.0, Stroke::new(2.0, colour));
    }

    /// « – »: no points, where their units would stand.
    pub fn no_points(&mut self, column: usize) {
        self.say("–");
        let (font, colour) = (font(16.0, Weight::Regular), palette(self.ui).text_weak);
        let at = units_end(self.cells[column].right_center(), &font);
        self.ui.painter().text(at, Align2::RIGHT_CENTER, "–", font, colour);
    }

    /// Adds words that are heard and not seen.
    pub fn say(&mut self, text: &str) {
        if !text.is_empty() {
            self.spoken.push(text.to_owned());
        }
    }

    /// Anything else in a cell.
    pub fn ui<R>(&mut self, column: usize, add: impl FnOnce(&mut Ui) -> R) -> R {
        let cell = self.cells[column];
        let layout = match self.columns[column].align {
            Align::Right => egui::Layout::right_to_left(egui::Align::Center),
            Align::Left => egui::Layout::left_to_right(egui::Align::Center),
            Align::Centre => egui::Layout::centered_and_justified(egui::Direction::LeftToRight),
        };
        let builder = UiBuilder::new().max_rect(cell).layout(layout).id_salt((self.index, column));
        self.ui.scope_builder(builder, add).inner
    }

    /// The place of a cell and what it is painted with.
    pub fn cell(&mut self, column: usize) -> (Rect, &mut Ui) {
        (self.cells[column], self.ui)
    }

    /// The whole row.
    pub fn rect(&self) -> Rect {
        self.rect
    }
}

/// Where the text of a cell is anchored.
fn place(align: Align, cell: Rect) -> (Align2, Pos2) {
    match align {
        Align::Left => (Align2::LEFT_CENTER, cell.left_center()),
        Align::Right => (Align2::RIGHT_CENTER, cell.right_center()),
        Align::Centre => (Align2::CENTER_CENTER, cell.center()),
    }
}

/// What is left of a cell at either side.
const INSET: f32 = 6.0;

fn widths(columns: &[Column], width: f32) -> Vec<f32> {
    let fixed: f32 = columns.iter().map(|column| if let Width::Px(px) = column.width { px } else { 0.0 }).sum();
    let shares: f32 = columns.iter().map(|column| if let Width::Share(share) = column.width { share } else { 0.0 }).sum();
    let left = (width - fixed).max(0.0);
    columns
        .iter()
        .map(|column| match column.width {
            Width::Px(px) => px,
            Width::Share(share) => left * share / shares,
        })
        .collect()
}

fn cells(rect: Rect, widths: &[f32]) -> Vec<Rect> {
    let mut x = rect.left();
    let cell = |&width: &f32| {
        let cell =
            Rect::from_min_size(Pos2::new(x + INSET, rect.top()), Vec2::new((width - 2.0 * INSET).max(0.0), rect.height()));
        x += width;
        cell
    };
    widths.iter().map(cell).collect()
}
