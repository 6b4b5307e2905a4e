//! One team in a ranking: rank, number, name, points, penalties, total, prize.
//!
//! All positions are below the top of the row; a row higher than usual has its numbers in its middle.

use crate::documents::face::Face;
use crate::documents::flow::{Line, Row, Sizes, Team, TeamCell, fit, number, tag};
use crate::documents::page::{At, Drawing, Style};
use crate::domain::Points;
use crate::domain::ranking::{Score, TeamState};
use crate::i18n::number::points;
use crate::say;
use crate::views::standings::StandingLine;

use super::StandingsTable;
use super::columns::integer;
use super::notes::{NONE, letters, mark_of, real_of};

/// The usual height of a row, mm.
const HEIGHT: f32 = 8.35;

/// Sizes of the players, also beside a tag.
const PLAYERS: Sizes = Sizes { first: 7.5, min: 6.25, two_lines: 6.25 };

/// A prize beyond two lines makes the row higher by so much a line, mm.
const PRIZE_LEADING: f32 = 3.1;

/// A score as it is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Cell {
    /// What counts, or a dash.
    pub(super) counted: String,
    /// Its mark.
    pub(super) mark: &'static str,
    /// What the team really made, if it is not what counts.
    pub(super) real: Option<String>,
}

impl Cell {
    /// A score.
    pub(super) fn of(score: Option<&Score>) -> Self {
        let Some(score) = score else { return Self::plain(NONE.to_owned()) };
        Self { counted: points(score.counted), mark: mark_of(Some(score)), real: real_of(score).map(points) }
    }

    /// A number without a mark.
    pub(super) fn plain(counted: String) -> Self {
        Self { counted, mark: "", real: None }
    }
}

impl StandingsTable<'_> {
    /// The row of a team, with its notes.
    pub(super) fn row(&self, line: &StandingLine) -> Row {
        let columns = &self.columns;
        let tag = self.tag(line);
        let (tag_before_players, tag_on_dashes) = match &tag {
            Some(words) if self.goes_on_dashes(line, words) => (None, Some(words)),
            words => (words.as_deref(), None),
        };
        let players: Vec<&str> = line.team.players.iter().map(String::as_str).collect();
        let team = Team { name: &line.team.name, players: &players, separator: ", ", tag: tag_before_players };
        let cell = self.cell();
        let team = cell.fit(&team);
        let prize = fit(line.prize.as_deref().unwrap_or_default(), Face::Regular, PRIZE, 31.0);
        let cells: Vec<Cell> = line.scores.iter().map(|score| Cell::of(score.as_ref())).collect();
        let extra =
            [team.extra(), self.points_height(&cells) - HEIGHT, prize_extra(prize.lines.len())].into_iter().fold(0.0, f32::max);

        let mut drawing = Drawing::default();
        let middle = extra / 2.0;
        Self::rank_and_number(&mut drawing, line, middle);
        let mut named = Drawing::default();
        team.draw(&mut named);
        drawing.place(&named, 0.0, (extra - team.extra()) / 2.0);
        self.points(
            &mut drawing,
            &cells,
            line,
            (HEIGHT + extra - self.points_height(&cells)) / 2.0,
            tag_on_dashes.map(String::as_str),
        );
        if line.penalties != Points::ZERO || self.standings.penalties.iter().any(|penalty| penalty.team == line.team.number) {
            let style = Style::regular(columns.penalty_size);
            number(&mut drawing, columns.penalties, 5.8 + middle, style, &points(line.penalties), "");
        }
        number(&mut drawing, columns.total, 5.9 + middle, Style::bold(columns.total_size), &points(line.total), "");
        if let Some(x) = columns.prize.filter(|_| line.prize.is_some()) {
            let first = 3.9 + (extra - prize_extra(prize.lines.len())) / 2.0;
            let baselines = if prize.lines.len() == 1 { [5.8 + middle; 2] } else { [first, first + PRIZE_LEADING] };
            prize.draw(&mut drawing, At::Left(x), Style::regular(0.0), &baselines);
        }
        let rule = line.rank.map_or(Line::Hair, Line::Number);
        Row { notes: self.notes(line), ..Row::new(HEIGHT + extra, rule, drawing) }
    }

    fn rank_and_number(drawing: &mut Drawing, line: &StandingLine, middle: f32) {
        let rank = line.rank.map_or_else(|| NONE.to_owned(), |rank| rank.to_string());
        let rank = fit(&rank, Face::Bold, Sizes { first: 15.0, min: 9.0, two_lines: 9.0 }, 9.5);
        rank.draw(drawing, At::Right(21.5), Style::bold(0.0), &[5.9 + middle]);
        let mut left = 22.0;
        if let Some(group) = line.tie {
            let letters = letters(group);
            drawing.text(At::Left(left), 3.9 + middle, Style::bold(8.0), &letters);
            left += Style::bold(8.0).width(&letters);
        }
        let no =
            fit(&line.team.number.to_string(), Face::Regular, Sizes { first: 11.0, min: 6.5, two_lines: 6.5 }, 32.5 - left - 0.4);
        no.draw(drawing, At::Right(32.5), Style::regular(0.0), &[5.8 + middle]);
    }

    /// The points of all rounds, from `top` on, in one line or two.
    fn points(&self, drawing: &mut Drawing, cells: &[Cell], line: &StandingLine, top: f32, tag_on_dashes: Option<&str>) {
        let columns = &self.columns;
        let played = match tag_on_dashes {
            Some(_) => line.left_from.map_or(cells.len(), |from| from.get() as usize - 1),
            None => cells.len(),
        };
        let mut y = top;
        for in_line in cells[..played].chunks(columns.points.len().max(1)) {
            let baseline = y + self.first_baseline();
            for (cell, edge) in in_line.iter().zip(&columns.points) {
                let up = if columns.lines() == 1 && cell.real.is_some() { 1.6 } else { 0.0 };
                number(drawing, *edge, baseline - up, Style::regular(columns.size), &cell.counted, cell.mark);
                if let Some(real) = &cell.real {
                    let style = Style::regular(columns.real_size());
                    let x = edge - style.width(&format!("({}", integer(real)));
                    drawing.text(
                        At::Left(x),
                        baseline - up + if columns.lines() == 1 { 3.3 } else { 2.7 },
                        style,
                        &format!("({real})"),
                    );
                }
            }
            y += self.line_height(in_line);
        }
        if let (Some(words), Some(edge)) = (tag_on_dashes, columns.points.last()) {
            let x = edge - tag(&mut Drawing::default(), 0.0, 0.0, words);
            tag(drawing, x, top + self.first_baseline(), words);
        }
    }

    /// The height of all lines of points, mm.
    fn points_height(&self, cells: &[Cell]) -> f32 {
        let margins = if self.columns.lines() == 1 { 0.0 } else { 0.5 };
        cells.chunks(self.columns.points.len().max(1)).map(|in_line| self.line_height(in_line)).sum::<f32>() + margins
    }

    fn line_height(&self, in_line: &[Cell]) -> f32 {
        match self.columns.lines() {
            1 => HEIGHT,
            _ if in_line.iter().any(|cell| cell.real.is_some()) => 6.6,
            _ => 3.9,
        }
    }

    /// From the top of a line of points to its baseline, mm.
    fn first_baseline(&self) -> f32 {
        if self.columns.lines() == 1 { 5.8 } else { 3.2 }
    }

    /// « abandon dès la partie 2 ».
    fn tag(&self, line: &StandingLine) -> Option<String> {
        let from = line.left_from.filter(|_| line.state == TeamState::Withdrawn)?;
        Some(say!(self.words, "papers-withdrawn", round = from))
    }

    /// Whether the tag of a team stands better in place of its dashes: it leaves the players no room, and there are
    /// dashes enough.
    fn goes_on_dashes(&self, line: &StandingLine, words: &str) -> bool {
        let width = tag(&mut Drawing::default(), 0.0, 0.0, words);
        let room = self.columns.name_width() - width - 1.5;
        let players = Style::regular(PLAYERS.min).width(&line.team.players.join(", "));
        let played = line.left_from.map_or(0, |from| from.get() as usize - 1);
        let gone = line.scores.get(played..).unwrap_or_default();
        let from = played.checked_sub(1).and_then(|last| self.columns.points.get(last));
        let free = match (from, self.columns.points.last()) {
            (Some(from), Some(to)) => to - from - 3.5,
            _ => 0.0,
        };
        self.columns.lines() == 1 && players > room && gone.iter().all(Option::is_none) && width <= free
    }

    fn cell(&self) -> TeamCell {
        TeamCell { width: self.columns.name_width(), ..CELL }
    }
}

const CELL: TeamCell = TeamCell {
    x: 34.5,
    width: 0.0,
    face: Face::Bold,
    name: Sizes { first: 10.5, min: 8.5, two_lines: 7.5 },
    players: PLAYERS,
    players_under_two: Sizes { first: 6.5, min: 5.5, two_lines: 6.25 },
    one: [3.85, 7.25],
    two: [2.75, 5.35, 7.75],
    one_over_two: [2.95, 5.4, 7.7],
    leading: 2.3,
};

const PRIZE: Sizes = Sizes { first: 8.5, min: 8.0, two_lines: 8.0 };

fn prize_extra(lines: usize) -> f32 {
    f32::from(u8::try_from(lines.saturating_sub(2)).unwrap_or(u8::MAX)) * PRIZE_LEADING
}
