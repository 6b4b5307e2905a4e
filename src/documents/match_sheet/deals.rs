//! The table of the deals: number, trump and dealer printed, four columns to write in, what both running totals must add
//! up to. One glance finds the deal where an error began.

use crate::documents::face::Face;
use crate::documents::flow;
use crate::documents::page::{Area, At, Drawing, Ink, Shade, Style};
use crate::domain::Points;
use crate::i18n::number;
use crate::say;
use crate::views::match_sheet::Deal;

use super::Leaf;
use super::parts::middle;

/// The measures of the table, mm and points.
pub(super) struct DealTable {
    /// The x of all upright lines. Columns in this order: deal, trump, dealer, points A, points B, running A, running B, sum, and where
    /// there is room for it the share.
    pub(super) edges: &'static [f32],
    pub(super) top: f32,
    pub(super) head: f32,
    /// The usual height of a row, and of sixteen.
    pub(super) row: f32,
    pub(super) total: f32,
    /// Sizes of the labels, of narrow ones.
    pub(super) labels: [f32; 2],
    /// Sizes of deal, trump, sum and share.
    pub(super) deal: f32,
    pub(super) trump: f32,
    pub(super) sum: f32,
    pub(super) share: f32,
    /// Right ends of sum and share.
    pub(super) sum_edge: f32,
    pub(super) share_edge: f32,
    /// Sizes of the words and of the sum in the row of the totals, and of the hint in it.
    pub(super) totals: [f32; 2],
    pub(super) hint: f32,
}

/// What is written in the heads, left to right, and in the row of the totals.
pub(super) struct DealWords {
    pub(super) heads: Vec<String>,
    pub(super) total: String,
    pub(super) hint: String,
}

/// The columns: deal, trump and dealer, then these, to the last one.
const POINTS: usize = 3;
const RUNNING: usize = 5;
const SUM: usize = 7;
const SHARE: usize = 8;

/// Deals for which the usual height is meant; more make the rows lower.
const USUAL: f32 = 16.0;

/// Thick uprights: around the table and around each pair of columns.
const THICK: f32 = 0.5;

impl DealTable {
    /// The table of a leaf; gives its lower edge.
    pub(super) fn draw(&self, drawing: &mut Drawing, leaf: &Leaf<'_>, words: &DealWords) -> f32 {
        let count = f32::from(u16::try_from(leaf.deals.len()).unwrap_or(u16::MAX));
        let row = self.row * (USUAL / count).min(1.0);
        let first = self.top + self.head;
        let bottom = first + row * count;
        self.shade(drawing, leaf.deals, first, row, bottom);
        self.draw_heads(drawing, words);
        let mut y = first;
        for deal in leaf.deals {
            self.draw_deal(drawing, deal, y, row, leaf);
            y += row;
            let thick = deal.number.is_multiple_of(4) || y > bottom - 0.1;
            drawing.rule(self.left()..self.right(), y, if thick { THICK } else { 0.2 });
        }
        self.draw_total(drawing, leaf, bottom, words);
        self.draw_lines(drawing, bottom);
        bottom + self.total
    }

    fn left(&self) -> f32 {
        self.edges[0]
    }

    fn right(&self) -> f32 {
        self.edges[self.edges.len() - 1]
    }

    /// What is printed is on grey in every second group of four; what is to be filled in stays white.
    fn shade(&self, drawing: &mut Drawing, deals: &[Deal], first: f32, row: f32, bottom: f32) {
        drawing.fill(Area::new(self.left()..self.right(), self.top..first), Shade::Grey10);
        let mut y = first;
        for group in deals.chunk_by(|a, b| group(a) == group(b)) {
            let end = y + row * f32::from(u16::try_from(group.len()).unwrap_or(u16::MAX));
            if group.first().is_some_and(|deal| self::group(deal) % 2 == 1) {
                for x in [self.left()..self.edges[POINTS], self.edges[SUM]..self.right()] {
                    drawing.fill(Area::new(x, y..end), Shade::Grey5);
                }
            }
            y = end;
        }
        drawing.fill(Area::new(self.left()..self.right(), bottom..bottom + self.total), Shade::Grey10);
        drawing.fill(Area::new(self.edges[POINTS]..self.edges[RUNNING], bottom..bottom + self.total), Shade::White);
    }

    fn draw_heads(&self, drawing: &mut Drawing, words: &DealWords) {
        for (index, (label, edges)) in words.heads.iter().zip(self.edges.windows(2)).enumerate() {
            let is_narrow = !(POINTS..SUM).contains(&index);
            let size = self.labels[usize::from(is_narrow)];
            let y = self.top + middle(self.head, size);
            drawing.text(At::Centre(f32::midpoint(edges[0], edges[1])), y, Style::bold(size), label);
        }
    }

    fn draw_deal(&self, drawing: &mut Drawing, deal: &Deal, y: f32, row: f32, leaf: &Leaf<'_>) {
        let scale = row / self.row;
        let centre = |column: usize| At::Centre(f32::midpoint(self.edges[column], self.edges[column + 1]));
        let size = self.deal * scale;
        let baseline = y + middle(row, size);
        drawing.text(centre(0), baseline, Style::bold(size), &deal.number.to_string());
        // The signs of the suits stand lower than capitals do.
        let trump = Style { face: Face::Suits, size: self.trump * scale, ink: Ink::Black };
        drawing.text(centre(1), y + middle(row, trump.size), trump, &deal.trump.symbol().to_string());
        drawing.text(centre(2), baseline, Style::regular(size), &deal.dealer.to_string());
        let size = self.sum * scale;
        let is_fourth = deal.number.is_multiple_of(4) || Some(deal) == leaf.form.deals.last();
        let style = if is_fourth { Style::bold(size) } else { Style::regular(size) };
        drawing.text(At::Right(self.sum_edge), y + middle(row, size), style, &number::points(deal.sum));
        if self.edges.len() > SHARE + 1 {
            let size = self.share * scale;
            let share = if deal.share == Points::ZERO { "–".to_owned() } else { number::points(deal.share) };
            flow::number(drawing, self.share_edge, y + middle(row, size), Style::regular(size), &share, "");
        }
    }

    fn draw_total(&self, drawing: &mut Drawing, leaf: &Leaf<'_>, y: f32, words: &DealWords) {
        let [size, sum_size] = self.totals;
        let left = At::Left(self.left() + 2.0);
        drawing.text(left, y + middle(self.total, size), Style::bold(size), &words.total);
        if leaf.is_first() {
            let hint = At::Left(self.edges[RUNNING] + 2.0);
            drawing.text(hint, y + middle(self.total, self.hint), Style::regular(self.hint), &words.hint);
        }
        let per_deal = Points::whole(i64::from(leaf.form.points_per_deal));
        let sum: Points = leaf.deals.iter().map(|_| per_deal).sum();
        drawing.text(At::Right(self.sum_edge), y + middle(self.total, sum_size), Style::bold(sum_size), &number::points(sum));
    }

    fn draw_lines(&self, drawing: &mut Drawing, bottom: f32) {
        let end = bottom + self.total;
        for (index, &x) in self.edges.iter().enumerate() {
            let is_outer = [0, POINTS, RUNNING, SUM].contains(&index) || x >= self.right();
            // The row of the totals has no deals and no running totals.
            let stops = index > 0 && index < POINTS || index == RUNNING + 1;
            let y = if stops { self.top..bottom } else { self.top..end };
            drawing.upright(x, y, if is_outer { THICK } else { 0.2 });
        }
        for y in [self.top, self.top + self.head, end] {
            let thickness = if y > self.top && y < bottom { 0.3 } else { THICK };
            drawing.rule(self.left()..self.right(), y, thickness);
        }
    }
}

/// The heads that both sizes have.
pub(super) fn heads(leaf: &Leaf<'_>) -> Vec<String> {
    let words = leaf.cx.words;
    vec![
        say!(words, "papers-sheet-deal"),
        say!(words, "papers-sheet-trump"),
        say!(words, "papers-sheet-dealer"),
        say!(words, "papers-sheet-points-a"),
        say!(words, "papers-sheet-points-b"),
        say!(words, "papers-sheet-running-a"),
        say!(words, "papers-sheet-running-b"),
        say!(words, "papers-sheet-sum"),
    ]
}

/// Deals in fours: one for each dealer.
fn group(deal: &Deal) -> u32 {
    (deal.number - 1) / 4
}
