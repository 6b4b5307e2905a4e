//! Several lists one after the other, each with its own title and head: a page may hold more than one, and a list goes on
//! over the pages it needs with its head repeated. For lists side by side, notes and evenly filled pages see `table.rs`.

use std::ops::Range;

use crate::documents::page::{At, Drawing, Style};

use super::paper::Body;
use super::table::{Block, Row, SLACK};

/// A list with what stands above and below it.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// Left and right edge, mm: the rules between rows are as wide.
    pub span: Range<f32>,
    /// Above the list, once.
    pub title: Option<Block>,
    /// Above the rows, on every page they are on.
    pub head: Option<Block>,
    /// The rows; a row as high as need be is the way to set what must not be cut.
    pub rows: Vec<Row>,
    /// Below the last row, on the same page as some of the rows.
    pub closing: Option<Block>,
    /// Where the list begins.
    pub start: Start,
}

/// Where a list begins.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Start {
    /// So many mm below what is before it on the page; at the top of the next one if there is too little room.
    Below(f32),
    /// On a page of its own.
    NewPage,
}

/// A page of parts.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PartsPage {
    /// What is on it, at its place.
    pub drawing: Drawing,
    /// Which parts begin on it.
    pub begins: Vec<usize>,
    /// Which part goes on from the page before.
    pub goes_on: Option<usize>,
}

/// Rows together as high as this do not look lost under their head, mm.
const ENOUGH: f32 = 25.0;

/// So many rows go with a closing block or an end of a list that moves to the next page.
const KEPT: usize = 3;

/// Lays out lists one after the other; there is always a page.
pub fn parts(body: Body, parts: &[Part]) -> Vec<PartsPage> {
    let mut press = Press { body, pages: vec![PartsPage::default()], y: body.top };
    for (index, part) in parts.iter().enumerate() {
        press.set(index, part);
    }
    press.pages
}

/// A title in bold with a thick rule below it, and perhaps a word at the right.
pub fn part_title(span: &Range<f32>, title: &str, right: &str) -> Block {
    let mut drawing = Drawing::default();
    drawing.text(At::Left(span.start), 4.2, Style::bold(11.0), title);
    drawing.text(At::Right(span.end), 4.2, Style::regular(8.0), right);
    drawing.rule(span.clone(), 6.2, 0.5);
    Block { height: 6.2, drawing }
}

/// The pages that are filled, and how far down the last one is.
struct Press {
    body: Body,
    pages: Vec<PartsPage>,
    y: f32,
}

impl Press {
    fn set(&mut self, index: usize, part: &Part) {
        let mut from = 0;
        let begins_page = self.y <= self.body.top;
        match part.start {
            Start::NewPage if !begins_page => self.turn(),
            Start::Below(gap) if !begins_page && !self.has_room(gap + part.beginning()) => self.turn(),
            Start::Below(gap) if !begins_page => self.y += gap,
            Start::Below(_) | Start::NewPage => {}
        }
        self.page().begins.push(index);
        self.put(part.title.as_ref());
        loop {
            self.put(part.head.as_ref());
            let end = self.end_of_rows(part, from);
            self.rows(part, from..end);
            from = end;
            if from == part.rows.len() {
                break;
            }
            self.turn();
            self.page().goes_on = Some(index);
        }
        self.put(part.closing.as_ref());
    }

    /// The first row that is not on this page, so that neither a single row nor a closing block is left alone.
    fn end_of_rows(&self, part: &Part, from: usize) -> usize {
        let mut room = self.body.bottom - self.y;
        let rest = &part.rows[from..];
        let fits = |row: &&Row| {
            room -= row.height;
            room >= -SLACK
        };
        let fitting = rest.iter().take_while(fits).count();
        if fitting == rest.len() && room + SLACK >= part.closing_height() {
            return part.rows.len();
        }
        let is_fresh = self.y <= self.body.top + part.head.as_ref().map_or(0.0, |head| head.height) + SLACK;
        let fitting = if is_fresh { fitting.max(1) } else { fitting };
        let kept = match rest.len() - fitting.min(rest.len()) {
            0 => KEPT.min(rest.len().saturating_sub(1)),
            left if left < KEPT && fitting > 2 * KEPT => KEPT - left,
            _ => 0,
        };
        let end = from + fitting - kept;
        // A closing block higher than a page has to stand somewhere.
        if end == from && is_fresh { part.rows.len() } else { end }
    }

    fn rows(&mut self, part: &Part, range: Range<usize>) {
        for index in range {
            let row = &part.rows[index];
            let y = self.y;
            self.page().drawing.place(&row.drawing, 0.0, y);
            self.y += row.height;
            if let Some(thickness) = row.line.thickness(index) {
                let y = self.y;
                self.page().drawing.rule(part.span.clone(), y, thickness);
            }
        }
    }

    fn put(&mut self, block: Option<&Block>) {
        if let Some(block) = block {
            let y = self.y;
            self.page().drawing.place(&block.drawing, 0.0, y);
            self.y += block.height;
        }
    }

    fn has_room(&self, height: f32) -> bool {
        self.y + height <= self.body.bottom + SLACK
    }

    fn turn(&mut self) {
        self.pages.push(PartsPage::default());
        self.y = self.body.top;
    }

    fn page(&mut self) -> &mut PartsPage {
        self.pages.last_mut().expect("there is always a page")
    }
}

impl Part {
    /// Rows under a title, a little below what is before.
    pub fn new(span: Range<f32>, rows: Vec<Row>) -> Self {
        Self { span, title: None, head: None, rows, closing: None, start: Start::Below(0.0) }
    }

    /// The height of what must be together where it begins: title, head and the first rows.
    fn beginning(&self) -> f32 {
        let blocks = [&self.title, &self.head].into_iter().flatten().map(|block| block.height).sum::<f32>();
        let rows = self.rows.iter().take(KEPT).fold(0.0, |sum, row| if sum < ENOUGH { sum + row.height } else { sum });
        let closing = if self.rows.len() <= KEPT { self.closing_height() } else { 0.0 };
        blocks + rows + closing
    }

    fn closing_height(&self) -> f32 {
        self.closing.as_ref().map_or(0.0, |block| block.height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::flow::Line;

    const SPAN: Range<f32> = 12.0..198.0;
    const BODY: Body = Body { top: 40.0, bottom: 140.0 };

    fn block(text: &str, height: f32) -> Block {
        let mut drawing = Drawing::default();
        drawing.text(At::Left(12.0), height - 1.0, Style::regular(8.0), text);
        Block { height, drawing }
    }

    fn part(name: &str, count: usize) -> Part {
        let rows = (1..=count).map(|number| Row::new(10.0, Line::Hair, block(&number.to_string(), 10.0).drawing)).collect();
        Part {
            title: Some(block(&format!("titre {name}"), 10.0)),
            head: Some(block("tête", 5.0)),
            start: Start::Below(5.0),
            ..Part::new(SPAN, rows)
        }
    }

    /// The texts of each page on one line.
    fn pages(list: &[Part]) -> Vec<String> {
        let pages = parts(BODY, list);
        for page in &pages {
            for item in &page.drawing.items {
                assert!(item.bounds().bottom <= BODY.bottom + 0.3, "{item} is too low");
            }
        }
        pages.iter().map(|page| page.drawing.words().trim_end().replace('\n', " ")).collect()
    }

    #[test]
    fn lists_follow_each_other_on_one_page() {
        assert_eq!(pages(&[part("a", 2), part("b", 3)]), ["titre a tête 1 2 titre b tête 1 2 3"]);
        assert_eq!(pages(&[]), [""]);
        assert_eq!(pages(&[Part { rows: Vec::new(), head: None, ..part("a", 0) }]), ["titre a"]);
    }

    #[test]
    fn a_list_goes_on_with_its_head_and_without_its_title() {
        assert_eq!(pages(&[part("a", 14)]), ["titre a tête 1 2 3 4 5 6 7 8", "tête 9 10 11 12 13 14"]);
        let laid = parts(BODY, &[part("a", 14), part("b", 1)]);
        assert_eq!((&laid[0].begins, laid[0].goes_on), (&vec![0], None));
        assert_eq!((&laid[1].begins, laid[1].goes_on), (&vec![1], Some(0)));
    }

    #[test]
    fn neither_a_title_nor_a_few_rows_nor_a_closing_block_stand_alone() {
        assert_eq!(pages(&[part("a", 4), part("b", 4)]), ["titre a tête 1 2 3 4", "titre b tête 1 2 3 4"]);
        assert_eq!(pages(&[part("a", 9)]), ["titre a tête 1 2 3 4 5 6", "tête 7 8 9"]);
        let closed = Part { closing: Some(block("fin", 10.0)), ..part("a", 8) };
        assert_eq!(pages(&[closed]), ["titre a tête 1 2 3 4 5", "tête 6 7 8 fin"]);
    }

    #[test]
    fn a_list_can_want_a_page_of_its_own() {
        let own = |name| Part { start: Start::NewPage, ..part(name, 1) };
        assert_eq!(pages(&[own("a"), own("b")]), ["titre a tête 1", "titre b tête 1"]);
    }

    /// Three rows keep together unless they are high.
    #[test]
    fn high_rows_begin_where_there_is_room_for_one() {
        let mut high = part("b", 2);
        for row in &mut high.rows {
            row.height = 40.0;
        }
        assert_eq!(pages(&[part("a", 1), high]), ["titre a tête 1 titre b tête 1", "tête 2"]);
    }

    /// Nothing is lost, whatever the heights.
    #[test]
    fn rows_higher_than_a_page_are_set_too() {
        let mut high = part("a", 3);
        high.rows[1].height = 300.0;
        let words: Vec<String> = parts(BODY, &[high]).iter().map(|page| page.drawing.words().replace('\n', " ")).collect();
        assert_eq!(words.concat().matches(['1', '2', '3']).count(), 3, "{words:?}");
    }
}
