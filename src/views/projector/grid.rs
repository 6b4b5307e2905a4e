//! How large the rows of a page can be: the one type size at which they fill it, and as many pages as the least size asks
//! for. All in points of the screen; measures in em, so that they hold for every screen. Knows no team.

use std::ops::Range;

/// The screen the hall looks at, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Screen {
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

/// Heights and margins on a screen of 1920×1080; others are larger or smaller by [`Screen::unit`].
pub const MARGIN: f32 = 48.0;
/// The strip with the title and the clock.
pub const HEAD: f32 = 152.0;
/// The names of the columns.
pub const COLUMN_HEAD: f32 = 52.0;
/// The strip with the pages.
pub const FOOT: f32 = 64.0;
/// The space between the last row and the foot.
const BREATH: f32 = 8.0;

impl Screen {
    /// What a pixel of 1920×1080 is here.
    pub fn unit(self) -> f32 {
        (self.height / 1080.0).min(self.width / 1280.0)
    }

    /// The least size of numbers that is read at 10 m: 1/25 of the height.
    pub fn least(self) -> f32 {
        self.height / 25.0
    }

    /// The largest size of numbers: more would be shouting.
    pub fn most(self) -> f32 {
        self.height / 8.0
    }

    /// Width and height for rows.
    pub fn room(self) -> (f32, f32) {
        let unit = self.unit();
        (self.width - 2.0 * MARGIN * unit, self.height - (HEAD + COLUMN_HEAD + BREATH + FOOT) * unit)
    }
}

/// What a row needs, in em of its numbers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cell {
    /// Its least width.
    pub width: f32,
    /// The width beyond which it is only pulled apart.
    pub widest: f32,
}

/// The least height of a row, in em.
const LEAST_HEIGHT: f32 = 1.5;
/// The height beyond which rows are only pulled apart, in em.
const MOST_HEIGHT: f32 = 2.2;

/// The rows of all pages of one kind: the same type and the same places on each.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Grid {
    /// Columns of rows side by side.
    pub columns: usize,
    /// Rows in a column.
    pub rows: usize,
    /// How many rows a page has; the last one may have fewer.
    pub per_page: usize,
    /// How many pages there are.
    pub pages: usize,
    /// The size of numbers.
    pub size: f32,
    /// The width of a column.
    pub width: f32,
    /// The height of a row.
    pub height: f32,
}

impl Grid {
    /// The fewest pages on which rows are large enough, and on them the largest rows.
    pub fn fit(count: usize, cell: Cell, screen: Screen) -> Self {
        let on = |pages: usize| Self::on(pages, count.max(1), cell, screen);
        let mut pages = 1;
        while pages < count && on(pages).size < screen.least() {
            pages += 1;
        }
        on(pages)
    }

    /// The rows of one page of a turn.
    pub fn part(&self, part: usize, count: usize) -> Range<usize> {
        (part * self.per_page).min(count)..((part + 1) * self.per_page).min(count)
    }

    /// Column and row of the `i`th row of a page: downwards first.
    pub fn place(&self, i: usize) -> (usize, usize) {
        (i / self.rows, i % self.rows)
    }

    fn on(pages: usize, count: usize, cell: Cell, screen: Screen) -> Self {
        let per_page = count.div_ceil(pages);
        let (wide, high) = screen.room();
        let with = |columns: usize| {
            let rows = per_page.div_ceil(columns);
            let size = (wide / float(columns) / cell.width).min(high / float(rows) / LEAST_HEIGHT).min(screen.most());
            Self {
                columns,
                rows,
                per_page,
                pages: count.div_ceil(per_page),
                size,
                width: (wide / float(columns)).min(size * cell.widest),
                height: (high / float(rows)).min(size * MOST_HEIGHT),
            }
        };
        (2..=per_page).map(with).fold(with(1), |best, next| if next.size > best.size { next } else { best })
    }
}

/// A count as a measure.
#[expect(clippy::cast_precision_loss, reason = "rows and columns of a screen")]
pub fn float(count: usize) -> f32 {
    count as f32
}
