//! Which pages there are for a hall on a screen: every row stands on exactly one page of its kind, whole. Turns none.

use super::grid::{Cell, Grid, Screen, float};
use super::{Hall, Rank, Ranks, Seats};
use crate::domain::TeamNumber;
use std::ops::Range;

/// What a page shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The tables of the round and who sits there.
    Tables,
    /// « Où suis-je ? »: the table of each team.
    Teams,
    /// The ranking.
    Ranking,
    /// The clock alone.
    Clock,
    /// A free message.
    Message,
}

/// One page.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// What it shows.
    pub kind: Kind,
    /// Which of the pages of its kind it is, from 0.
    pub part: usize,
    /// Its rows, and where they stand; a clock or a message has none.
    pub rows: Option<(Grid, Range<usize>)>,
}

/// The width of a bold digit of the font, in em (a test measures it).
pub const DIGIT: f32 = 0.683;

/// The widths of the parts of a row of « Par table », in em.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TableWidths {
    /// The box with the table's number.
    pub table: f32,
    /// The number of the team on the left.
    pub left: f32,
    /// The number of the team on the right.
    pub right: f32,
}

/// The widths of the parts of a row of « Par équipe », in em.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlaceWidths {
    /// The team's number.
    pub team: f32,
    /// The box with its table.
    pub table: f32,
}

/// The widths of the parts of a row of the ranking, in em.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankWidths {
    /// The rank, with its sign where it is shared.
    pub rank: f32,
    /// The team's number, which is smaller.
    pub team: f32,
    /// The total, with a slot for a half.
    pub total: f32,
}

/// Space left and right of the number in a box, in em.
pub const BOX: f32 = 0.4;
/// Between the box and the teams, in em.
pub const AFTER_BOX: f32 = 0.35;
/// « – » between two teams, in em.
pub const DASH: f32 = 1.1;
/// « › » between a team and its table, in em.
pub const ARROW: f32 = 0.4;
/// After a column, in em.
pub const GUTTER: f32 = 0.4;
/// The same on « Par table », where a box must not seem to belong to the teams left of it.
pub const TABLE_GUTTER: f32 = 0.9;
/// How much smaller team numbers and names are than ranks and totals.
pub const SECOND: f32 = 0.82;
/// The slot after the units of a total, in em of the total.
pub const HALF: f32 = 0.95;
/// Between the parts of a row of the ranking, in em.
pub const GAP: f32 = 0.4;
/// The least room for a name, in em.
const NAME: f32 = 10.0;
/// The sign of a shared rank, in em.
const SHARED: f32 = 0.5;

impl Hall {
    /// The pages of a kind; a kind that has nothing to show yet has one page that says so.
    pub fn pages(&self, kind: Kind, screen: Screen) -> Vec<Page> {
        let listed = match kind {
            Kind::Tables => self.seats.as_ref().map(|seats| (seats.tables.len(), seats.table_widths().cell())),
            Kind::Teams => self.seats.as_ref().map(|seats| (seats.places.len(), seats.place_widths().cell())),
            Kind::Ranking => self.ranking.as_ref().map(|ranks| (ranks.rows.len(), ranks.widths().cell())),
            Kind::Clock | Kind::Message => None,
        };
        let Some((count, cell)) = listed.filter(|(count, _)| *count > 0) else { return vec![Page { kind, part: 0, rows: None }] };
        let grid = Grid::fit(count, cell, screen);
        (0..grid.pages).map(|part| Page { kind, part, rows: Some((grid, grid.part(part, count))) }).collect()
    }
}

impl Seats {
    /// The widths of the parts of a row.
    pub fn table_widths(&self) -> TableWidths {
        let side = |side: usize| number_width(self.tables.iter().map(|table| table.teams[side].0.get()));
        TableWidths {
            table: number_width(self.tables.iter().map(|table| table.table.get())) + 2.0 * BOX,
            left: side(0),
            right: side(1),
        }
    }

    /// The widths of the parts of a row.
    pub fn place_widths(&self) -> PlaceWidths {
        PlaceWidths {
            team: number_width(self.places.iter().map(|place| place.team.get())),
            table: number_width(self.tables.iter().map(|table| table.table.get())) + BOX,
        }
    }
}

impl TableWidths {
    fn cell(self) -> Cell {
        let width = self.table + AFTER_BOX + self.left + DASH + self.right + TABLE_GUTTER;
        Cell { width, widest: width * 1.3 }
    }
}

impl PlaceWidths {
    fn cell(self) -> Cell {
        let width = self.team + ARROW + self.table + GUTTER;
        Cell { width, widest: width * 1.3 }
    }
}

impl Ranks {
    /// The widths of the parts of a row.
    pub fn widths(&self) -> RankWidths {
        let of = |number: fn(&Rank) -> u32| number_width(self.rows.iter().map(number));
        RankWidths {
            rank: of(|row| row.rank.unwrap_or(0)) + SHARED,
            team: of(|row| TeamNumber::get(row.team)) * SECOND,
            total: self.rows.iter().map(total_width).fold(0.0, f32::max),
        }
    }
}

impl RankWidths {
    fn cell(self) -> Cell {
        Cell { width: self.rank + GAP + self.team + GAP + NAME + GAP + self.total + GUTTER, widest: f32::INFINITY }
    }
}

/// The width of the longest of some numbers, in em.
fn number_width(numbers: impl Iterator<Item = u32>) -> f32 {
    numbers.max().map_or(DIGIT, digits)
}

fn digits(number: u32) -> f32 {
    float(number.checked_ilog10().unwrap_or(0) as usize + 1) * DIGIT
}

/// « −1’335½ »: digits, the sign of thousands, perhaps a minus, and the slot for the half.
fn total_width(row: &Rank) -> f32 {
    let whole = u32::try_from(row.total.abs().halves() / 2).unwrap_or(u32::MAX);
    let thousands = if whole >= 1000 { 0.24 } else { 0.0 };
    let minus = if row.total.halves() < 0 { DIGIT } else { 0.0 };
    digits(whole) + thousands + minus + HALF
}
