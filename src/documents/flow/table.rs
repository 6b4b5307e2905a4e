//! Tables over several pages: rows of real heights, repeated heads, notes, page breaks.
//!
//! A row is drawn by its paper, with the top of the row as y 0; a table only decides on which page and at what height
//! it stands, and draws what belongs to all rows: heads, the rules between rows, the notes. It knows no cells.

use std::ops::Range;

use crate::documents::page::{Area, At, Drawing, Shade, Style};

use super::names::wrap;
use super::notes::{Note, Notes, PageNotes};
use super::paper::Body;

/// The height of the head of a table, mm.
pub const HEAD: f32 = 5.6;

/// Heights are compared with this tolerance, mm.
pub(super) const SLACK: f32 = 0.01;

/// How rows are laid out on pages.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    /// The head, repeated on every page.
    pub head: TableHead,
    /// How many lists stand side by side on a page, at least 1; rows run down the first, then the second.
    pub lanes: usize,
    /// From one list to the next, mm.
    pub pitch: f32,
    /// How much lower the table begins on the first page, mm.
    pub first_page: f32,
    /// At most so many rows in a list.
    pub at_most: usize,
    /// If the last page would hold fewer rows than this, all pages are filled evenly instead.
    pub fewest_on_last: usize,
    /// How the notes of the rows are set; without it they are not shown.
    pub notes: Option<Notes>,
    /// What follows the last row and its notes.
    pub closing: Option<Block>,
    /// How many rows move to a new page with a closing block that does not fit.
    pub rows_with_closing: usize,
}

/// The grey head of a table; without columns it is a rule alone.
#[derive(Debug, Clone, PartialEq)]
pub struct TableHead {
    /// Left and right edge of the table, mm; its rules are as wide.
    pub span: Range<f32>,
    /// The columns.
    pub columns: Vec<Column>,
    /// Size of the labels in points.
    pub size: f32,
}

/// The label of a column.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// Where the label stands.
    pub at: At,
    /// The label, in capitals.
    pub label: String,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// Its height, mm.
    pub height: f32,
    /// What is in it; y 0 is the top of the row.
    pub drawing: Drawing,
    /// The rule that ends it.
    pub line: Line,
    /// Its notes.
    pub notes: Vec<Note>,
    /// Whether it must not be the last of a page: the title of a group.
    pub with_next: bool,
}

/// The rule under a row: every fifth is thicker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// The row shows this number: every fifth number is thick, whatever page it is on.
    Number(u32),
    /// Every fifth row of a list is thick.
    Position,
    /// A thin rule.
    Hair,
    /// No rule.
    Bare,
}

/// A part of a page that is not cut.
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    /// Its height, mm.
    pub height: f32,
    /// What is in it; y 0 is its top.
    pub drawing: Drawing,
}

/// A page of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Filled {
    /// Which rows are on it.
    pub rows: Range<usize>,
    /// The table on this page, at its place.
    pub drawing: Drawing,
}

impl Table {
    /// A table in one list, without limits, notes or closing block.
    pub fn new(head: TableHead) -> Self {
        Self {
            head,
            lanes: 1,
            pitch: 0.0,
            first_page: 0.0,
            at_most: usize::MAX,
            fewest_on_last: 0,
            notes: None,
            closing: None,
            rows_with_closing: 4,
        }
    }

    /// Lays out the rows; without rows there is one page with the head alone.
    pub fn fill(&self, body: Body, rows: &[Row]) -> Vec<Filled> {
        self.share(body, rows).into_iter().enumerate().map(|(page, range)| self.draw(body, page, rows, range)).collect()
    }

    /// Which rows go on which page.
    fn share(&self, body: Body, rows: &[Row]) -> Vec<Range<usize>> {
        let greedy = self.share_at_most(body, rows, self.at_most);
        let pages = greedy.len();
        if pages < 2 || greedy[pages - 1].len() >= self.fewest_on_last {
            return greedy;
        }
        let fewest = rows.len().div_ceil(pages * self.lanes);
        let most = greedy.iter().map(Range::len).max().unwrap_or(0);
        (fewest..=most)
            .map(|limit| self.share_at_most(body, rows, limit.min(self.at_most)))
            .find(|shares| shares.len() == pages)
            .unwrap_or(greedy)
    }

    /// As many rows on each page as fit, but not more than `limit` in a list.
    fn share_at_most(&self, body: Body, rows: &[Row], limit: usize) -> Vec<Range<usize>> {
        let mut shares: Vec<Range<usize>> = Vec::new();
        let mut start = 0;
        loop {
            let end = self.page_end(body, rows, start, shares.len(), limit);
            shares.push(start..end);
            start = end;
            if start >= rows.len() {
                break;
            }
        }
        self.make_room_for_closing(body, rows, &mut shares);
        shares
    }

    /// The first row that is not on a page which begins with row `start`.
    fn page_end(&self, body: Body, rows: &[Row], start: usize, page: usize, limit: usize) -> usize {
        let mut room = self.room(body, page);
        let mut end = start;
        while end < rows.len() {
            if !rows[end].notes.is_empty() {
                room = self.room(body, page) - self.notes_height(body, &rows[start..=end]);
            }
            let fits = self.lists(&rows[start..=end], room, limit).len() <= self.lanes;
            if !fits && end > start {
                break;
            }
            end += 1;
        }
        self.step_back(rows, start, end)
    }

    /// Ends a page earlier, so that no title of a group ends it and no single row begins the next page.
    fn step_back(&self, rows: &[Row], start: usize, mut end: usize) -> usize {
        if end + 1 == rows.len() && end > start + 2 && self.lanes == 1 {
            end -= 1;
        }
        while end < rows.len() && end > start + 1 && rows[end - 1].with_next {
            end -= 1;
        }
        end
    }

    fn make_room_for_closing(&self, body: Body, rows: &[Row], shares: &mut Vec<Range<usize>>) {
        let (Some(closing), Some(last)) = (&self.closing, shares.last().cloned()) else {
            return;
        };
        let on_page = &rows[last.clone()];
        let room = self.room(body, shares.len() - 1) - self.notes_height(body, on_page);
        let used = self.lists(on_page, room, self.at_most).into_iter().map(|list| height(&on_page[list]));
        if used.fold(0.0, f32::max) + closing.height <= room + SLACK {
            return;
        }
        let kept = last.end - self.rows_with_closing.min(last.len().saturating_sub(1));
        let end = self.step_back(rows, last.start, kept);
        shares.pop();
        shares.extend([last.start..end, end..last.end]);
    }

    /// Cuts rows into lists no higher than `room` and no longer than `limit`.
    fn lists(&self, rows: &[Row], room: f32, limit: usize) -> Vec<Range<usize>> {
        let mut lists = Vec::with_capacity(self.lanes + 1);
        let (mut start, mut used) = (0, 0.0);
        for (index, row) in rows.iter().enumerate() {
            let full = used + row.height > room + SLACK || index - start >= limit;
            if full && index > start {
                lists.push(start..index);
                (start, used) = (index, 0.0);
            }
            used += row.height;
        }
        lists.push(start..rows.len());
        lists
    }

    /// The height for rows on a page without notes.
    fn room(&self, body: Body, page: usize) -> f32 {
        body.bottom - self.top(body, page) - self.head.height()
    }

    fn top(&self, body: Body, page: usize) -> f32 {
        body.top + if page == 0 { self.first_page } else { 0.0 }
    }

    fn notes_height(&self, body: Body, rows: &[Row]) -> f32 {
        self.gather(rows).map_or(0.0, |notes| notes.height(body.bottom))
    }

    fn gather<'a>(&'a self, rows: &'a [Row]) -> Option<PageNotes<'a>> {
        self.notes.as_ref().map(|notes| notes.gather(rows.iter().flat_map(|row| &row.notes)))
    }

    fn draw(&self, body: Body, page: usize, rows: &[Row], range: Range<usize>) -> Filled {
        let on_page = &rows[range.clone()];
        let top = self.top(body, page);
        let room = self.room(body, page) - self.notes_height(body, on_page);
        let mut drawing = Drawing::default();
        let mut bottom = top;
        let mut dx = 0.0;
        for list in self.lists(on_page, room, self.at_most) {
            drawing.place(&self.head.draw(), dx, top);
            bottom = f32::max(bottom, self.draw_list(&mut drawing, &on_page[list], dx, top + self.head.height()));
            dx += self.pitch;
        }
        if let Some(notes) = self.gather(on_page) {
            bottom = notes.draw(&mut drawing, bottom);
        }
        if let Some(closing) = self.closing.as_ref().filter(|_| range.end == rows.len()) {
            drawing.place(&closing.drawing, 0.0, bottom);
        }
        Filled { rows: range, drawing }
    }

    /// Gives where the list ends.
    fn draw_list(&self, drawing: &mut Drawing, rows: &[Row], dx: f32, mut y: f32) -> f32 {
        let span = self.head.span.start + dx..self.head.span.end + dx;
        for (index, row) in rows.iter().enumerate() {
            drawing.place(&row.drawing, dx, y);
            y += row.height;
            if let Some(thickness) = row.line.thickness(index) {
                drawing.rule(span.clone(), y, thickness);
            }
        }
        y
    }
}

impl TableHead {
    /// A head from x to x with labels of 8 pt.
    pub fn new(span: Range<f32>, columns: Vec<Column>) -> Self {
        Self { span, columns, size: 8.0 }
    }

    /// How much room it takes, mm.
    fn height(&self) -> f32 {
        if self.columns.is_empty() { 0.0 } else { HEAD }
    }

    /// The head by itself; y 0 is its top.
    pub fn draw(&self) -> Drawing {
        let mut drawing = Drawing::default();
        if self.columns.is_empty() {
            drawing.rule(self.span.clone(), 0.0, 0.5);
            return drawing;
        }
        drawing.fill(Area::new(self.span.clone(), 0.0..HEAD), Shade::Grey10);
        for Column { at, label } in &self.columns {
            drawing.text(*at, 4.0, Style::bold(self.size), label);
        }
        drawing
    }
}

impl Column {
    /// A label at its place.
    pub fn new(at: At, label: impl Into<String>) -> Self {
        Self { at, label: label.into() }
    }
}

impl Row {
    /// A row without notes.
    pub fn new(height: f32, line: Line, drawing: Drawing) -> Self {
        Self { height, drawing, line, notes: Vec::new(), with_next: false }
    }

    /// The title of a group of rows on a grey band 6 mm high, which stays with the row after it.
    pub fn title(span: &Range<f32>, text: &str) -> Self {
        const GAP: f32 = 1.2;
        let mut drawing = Drawing::default();
        drawing.fill(Area::new(span.clone(), GAP..GAP + 6.0), Shade::Grey10);
        drawing.text(At::Left(span.start + 2.0), GAP + 4.1, Style::bold(8.5), text);
        Self { with_next: true, ..Self::new(GAP + 6.0, Line::Bare, drawing) }
    }
}

impl Line {
    pub(super) fn thickness(self, index: usize) -> Option<f32> {
        let fifth = match self {
            Self::Hair => false,
            Self::Number(number) => number % 5 == 0,
            Self::Position => (index + 1).is_multiple_of(5),
            Self::Bare => return None,
        };
        Some(if fifth { 0.4 } else { 0.12 })
    }
}

/// A block of paragraphs under a rule, as at the end of a ranking: a title, then text from edge to edge.
pub fn paragraphs(span: &Range<f32>, title: &str, texts: &[&str]) -> Block {
    const TEXT: Style = Style::regular(8.25);
    const LEADING: f32 = 3.9;
    let mut drawing = Drawing::default();
    let mut y = 4.2;
    drawing.rule(span.clone(), y, 0.35);
    y += 4.4;
    drawing.text(At::Left(span.start), y, Style::bold(9.0), title);
    y += 0.5;
    for line in texts.iter().flat_map(|text| wrap(text, TEXT, span.end - span.start)) {
        y += LEADING;
        drawing.text(At::Left(span.start), y, TEXT, &line);
    }
    Block { height: y + 1.0, drawing }
}

fn height(rows: &[Row]) -> f32 {
    rows.iter().map(|row| row.height).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::flow::notes::Placing;
    use crate::documents::page::Item;

    /// Room for ten rows of 10 mm under the head.
    const BODY: Body = Body { top: 40.0, bottom: 40.0 + HEAD + 100.0 };

    fn row(number: u16, height: f32) -> Row {
        let mut drawing = Drawing::default();
        drawing.text(At::Left(20.0), 5.0, Style::regular(10.0), &number.to_string());
        Row::new(height, Line::Number(u32::from(number)), drawing)
    }

    fn rows(count: u16) -> Vec<Row> {
        (1..=count).map(|number| row(number, 10.0)).collect()
    }

    fn table() -> Table {
        Table::new(TableHead::new(12.0..198.0, vec![Column::new(At::Left(20.0), "NO")]))
    }

    fn shares(table: &Table, rows: &[Row]) -> Vec<usize> {
        let pages = table.fill(BODY, rows);
        let mut next = 0;
        for page in &pages {
            assert_eq!(page.rows.start, next, "rows are in order, none is lost");
            next = page.rows.end;
            let words = page.drawing.words();
            assert_eq!(words.matches("NO\n").count().min(1), 1, "every page has the head");
            for item in &page.drawing.items {
                assert!(item.bounds().bottom <= BODY.bottom + 0.3, "{item} is too low");
            }
        }
        assert_eq!(next, rows.len());
        pages.iter().map(|page| page.rows.len()).collect()
    }

    #[test]
    fn pages_are_filled_with_real_heights() {
        assert_eq!(shares(&table(), &rows(10)), [10]);
        assert_eq!(shares(&table(), &rows(23)), [10, 10, 3]);
        let mut high = rows(12);
        high[3] = row(4, 12.3);
        assert_eq!(shares(&table(), &high), [9, 3]);
        assert_eq!(shares(&table(), &[]), [0]);
    }

    #[test]
    fn a_single_row_does_not_begin_a_page() {
        assert_eq!(shares(&table(), &rows(11)), [9, 2]);
    }

    #[test]
    fn a_short_last_page_is_filled_evenly() {
        let table = Table { fewest_on_last: 5, ..table() };
        assert_eq!(shares(&table, &rows(23)), [8, 8, 7]);
        assert_eq!(shares(&table, &rows(25)), [10, 10, 5]);
    }

    #[test]
    fn the_title_of_a_group_stays_with_its_first_row() {
        let mut grouped = rows(14);
        grouped[9] = Row::title(&(12.0..198.0), "Hors classement");
        assert_eq!(shares(&table(), &grouped), [9, 5]);
    }

    #[test]
    fn lists_run_side_by_side() {
        let table = Table { lanes: 2, pitch: 96.0, at_most: 6, ..table() };
        assert_eq!(shares(&table, &rows(20)), [12, 8]);
        let page = &table.fill(BODY, &rows(20))[0];
        let seventh = page.drawing.items.iter().find_map(|item| match item {
            Item::Text(text) if text.text == "7" => Some((text.x, text.y)),
            _ => None,
        });
        assert_eq!(seventh, Some((116.0, 40.0 + HEAD + 5.0)));
    }

    #[test]
    fn notes_take_room_on_the_pages_of_their_rows() {
        let notes = Notes {
            size: 8.0,
            leading: 3.5,
            mark: At::Right(19.0),
            text: 21.0,
            right: 198.0,
            placing: Placing::Below(4.0),
            join: " ; ".into(),
            end: ".".into(),
        };
        let mut marked = rows(23);
        for index in [2, 9, 10] {
            marked[index].notes.push(Note { order: 1, mark: "a".into(), text: "égalité".into() });
        }
        for placing in [Placing::Below(4.0), Placing::Foot { y: BODY.bottom - 2.4, gap: 3.8 }] {
            let table = Table { notes: Some(Notes { placing, ..notes.clone() }), ..table() };
            assert_eq!(shares(&table, &marked), [9, 9, 5]);
            let pages = table.fill(BODY, &marked);
            let with_note: Vec<usize> = pages.iter().map(|page| page.drawing.words().matches("égalité.").count()).collect();
            assert_eq!(with_note, [1, 1, 0]);
        }
    }

    #[test]
    fn a_closing_block_that_does_not_fit_takes_four_rows_along() {
        let closing = paragraphs(&(12.0..198.0), "Comment lire", &["Un.", "Deux."]);
        let table = Table { closing: Some(closing), ..table() };
        assert_eq!(shares(&table, &rows(8)), [8]);
        assert_eq!(shares(&table, &rows(9)), [5, 4]);
        assert_eq!(shares(&table, &rows(20)), [10, 6, 4]);
    }

    #[test]
    fn every_fifth_number_ends_in_a_thick_rule_on_any_page() {
        let pages = table().fill(BODY, &rows(23));
        let thick = |page: &Filled| {
            page.drawing.items.iter().filter(|item| matches!(item, Item::Rule(rule) if rule.thickness > 0.3)).count()
        };
        assert_eq!(pages.iter().map(thick).collect::<Vec<_>>(), [2, 2, 0]);
    }
}
