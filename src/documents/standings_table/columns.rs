//! Where the columns of a ranking stand: 1 to 20 rounds, upright or on its side, with prizes or without.
//!
//! The measures are those of 05 and 06. More than ten rounds stand in two lines of each row. Sizes give way where numbers
//! are wider than usual, so that no two ever touch; the largest number of the whole ranking decides.

use std::ops::Range;

use crate::documents::flow::{Column, Format, TableHead};
use crate::documents::page::{At, Style};
use crate::i18n::{Words, number};
use crate::say;
use crate::views::standings::Standings;

use super::Kind;
use super::row::Cell;

/// Between two numbers there are at least so many mm.
const GAP: f32 = 0.4;

/// What the numbers of a row in landscape stand further right, mm.
const LANDSCAPE: f32 = 87.0;

/// The most rounds on one line of a row.
const MOST_IN_LINE: usize = 10;

/// The places and sizes of a ranking.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Columns {
    /// The format of paper.
    pub(super) format: Format,
    /// The integer edges of the points, mm; the second line of a row has the same.
    pub(super) points: Vec<f32>,
    /// The size of the points.
    pub(super) size: f32,
    /// The integer edge of the penalties, mm.
    pub(super) penalties: f32,
    /// Their size.
    pub(super) penalty_size: f32,
    /// The integer edge of the totals, mm.
    pub(super) total: f32,
    /// Their size.
    pub(super) total_size: f32,
    /// Left edge of the prizes, mm.
    pub(super) prize: Option<f32>,
    rounds: usize,
}

impl Columns {
    /// The columns of a ranking.
    pub(super) fn of(standings: &Standings, kind: Kind) -> Self {
        let rounds = standings.rounds.len();
        let (last, penalties, total, most_upright) = match kind {
            Kind::AfterRound => (161.5, 175.5, 193.0, 6),
            Kind::Final => (131.5, 145.0, 160.5, 4),
        };
        let (pitch, size) = if kind == Kind::AfterRound && rounds <= 4 { (14.6, 10.0) } else { (13.3, 9.0) };
        let (format, dx) = if rounds > most_upright { (Format::Landscape, LANDSCAPE) } else { (Format::Portrait, 0.0) };
        let in_line = if rounds > MOST_IN_LINE { rounds.div_ceil(2) } else { rounds };
        let edge = |from_right: u8| last + dx - pitch * f32::from(from_right);
        let mut columns = Self {
            format,
            points: (0..u8::try_from(in_line).unwrap_or(u8::MAX)).rev().map(edge).collect(),
            size,
            penalties: penalties + dx,
            penalty_size: size,
            total: total + dx,
            total_size: 13.5,
            prize: (kind == Kind::Final).then_some(167.0 + dx),
            rounds,
        };
        columns.let_sizes_give_way(standings, pitch);
        columns
    }

    /// How many lines of points a row has.
    pub(super) fn lines(&self) -> usize {
        self.rounds.div_ceil(self.points.len().max(1))
    }

    /// The width of the names, which begin at 34.5 mm.
    pub(super) fn name_width(&self) -> f32 {
        self.points.first().map_or(87.0, |edge| edge - 10.8 - 34.5)
    }

    /// The size of real results in brackets.
    pub(super) fn real_size(&self) -> f32 {
        self.size * 0.7
    }

    fn let_sizes_give_way(&mut self, standings: &Standings, pitch: f32) {
        let lines = || standings.lines.iter().chain(&standings.unranked);
        let cells: Vec<Cell> = lines().flat_map(|line| &line.scores).map(|score| Cell::of(score.as_ref())).collect();
        self.size =
            largest(self.size, |size| most(&cells, |cell| cell.tail(size)) + most(&cells, |cell| cell.head(size)) <= pitch);
        let after_points = most(&cells, |cell| cell.tail(self.size));
        let penalties: Vec<Cell> = lines().map(|line| Cell::plain(number::points(line.penalties))).collect();
        let room = self.penalties - self.points.last().copied().unwrap_or_default() - after_points;
        self.penalty_size = largest(self.penalty_size, |size| most(&penalties, |cell| cell.head(size)) <= room);
        let totals: Vec<Cell> = lines().map(|line| Cell::plain(number::points(line.total))).collect();
        let room = self.total - self.penalties - most(&penalties, |cell| cell.tail(self.penalty_size)) - GAP;
        self.total_size = largest(self.total_size, |size| most(&totals, |cell| cell.bold_head(size)) <= room);
    }

    /// The head of the table.
    pub(super) fn head(&self, words: &Words, span: Range<f32>) -> TableHead {
        let mut columns = vec![
            Column::new(At::Right(21.5), say!(words, "papers-column-rank")),
            Column::new(At::Right(32.5), say!(words, "papers-column-number")),
            Column::new(At::Left(34.5), say!(words, "papers-column-team")),
        ];
        for (place, edge) in self.points.iter().enumerate() {
            let (round, below) = (place + 1, place + 1 + self.points.len());
            let label = if below <= self.rounds {
                say!(words, "papers-column-two-rounds", round = round, below = below)
            } else {
                say!(words, "papers-column-round", round = round)
            };
            columns.push(Column::new(At::Right(*edge), label));
        }
        columns.push(Column::new(At::Right(self.penalties), say!(words, "papers-column-penalties")));
        columns.push(Column::new(At::Right(self.total), say!(words, "papers-column-total")));
        columns.extend(self.prize.map(|x| Column::new(At::Left(x), say!(words, "papers-column-prize"))));
        TableHead::new(span, columns)
    }
}

/// The largest size that fits with a gap, from `first` down in quarters of a point.
fn largest(first: f32, fits: impl Fn(f32) -> bool) -> f32 {
    const SMALLEST: f32 = 5.5;
    std::iter::successors(Some(first), |size| (*size > SMALLEST).then(|| size - 0.25))
        .find(|size| fits(*size))
        .unwrap_or(SMALLEST)
}

fn most(cells: &[Cell], width: impl Fn(&Cell) -> f32) -> f32 {
    cells.iter().map(width).fold(0.0, f32::max)
}

impl Cell {
    /// How far the number reaches to the left of its integer edge, with a gap, mm.
    fn head(&self, size: f32) -> f32 {
        let real = self.real.as_ref().map_or(0.0, |real| Style::regular(size * 0.7).width(&format!("({}", integer(real))));
        Style::regular(size).width(integer(&self.counted)).max(real) + GAP
    }

    fn bold_head(&self, size: f32) -> f32 {
        Style::bold(size).width(integer(&self.counted)) + GAP
    }

    /// How far half a point and a mark reach to the right of the integer edge, mm.
    fn tail(&self, size: f32) -> f32 {
        let half = if self.counted.ends_with('½') { 0.2 + Style::regular(size * 0.92).width("½") } else { 0.0 };
        let mark = if self.mark.is_empty() { 0.0 } else { 0.1 + Style::bold(size * 1.1).width(self.mark) };
        let real = self
            .real
            .as_ref()
            .map_or(0.0, |real| Style::regular(size * 0.7).width(&format!("{})", &real[integer(real).len()..])));
        (half + mark).max(real)
    }
}

/// A number without its half.
pub(super) fn integer(number: &str) -> &str {
    number.strip_suffix('½').unwrap_or(number)
}
