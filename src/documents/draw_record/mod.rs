//! « Procès-verbal de tirage » (papers 08): enough to draw a round again without this program, for anybody who doubts. Shows
//! the matches as drawn; as played they hang on the wall.

mod facts;
#[cfg(test)]
mod tests;

use std::ops::Range;

use crate::domain::round::Origin;
use crate::domain::{Match, TeamNumber, Tournament};
use crate::i18n::Words;
use crate::say;
use crate::views::draw_record::DrawRecord;
use crate::views::paper_state::Shows;

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::{Context, Frame};
use super::flow::{Block, Body, Format, Line, Part, Row, Sheet, Start, part_title, parts, wrap};
use super::page::{Area, At, Document, Drawing, Shade, Style};

/// Left and right edge, mm.
const SPAN: Range<f32> = 12.0..198.0;

/// The letters of the lists below, and from baseline to baseline.
const SMALL: Style = Style::regular(7.75);
const SMALL_LEADING: f32 = 3.7;

/// How the matches stand: four lists side by side, cut after so many rows.
const LANES: usize = 4;
const LANE: f32 = 46.5;
const ROW: f32 = 5.35;
const ROWS: usize = 20;

pub(super) fn about(words: &Words, order: &Order) -> About {
    let round = order.settled_round();
    About {
        title: say!(words, "papers-record-of-round", round = round),
        file: say!(words, "file-name-record"),
        shows: Shows::DrawRecord(round),
    }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let record = DrawRecord::of(tournament, cx.history, order.settled_round())?;
    Ok(Laid { document: draw_record(cx, &record), status: Status::Settled })
}

/// The record of a draw.
pub fn draw_record(cx: &Context<'_>, record: &DrawRecord<'_>) -> Document {
    let words = cx.words;
    let paper = cx.paper(Frame {
        format: Format::Portrait,
        shows: Shows::DrawRecord(record.round.number),
        title: say!(words, "papers-record"),
        name: say!(words, "papers-record-of-round", round = record.round.number),
        band: None,
    });
    let body = Body { top: paper.body().top + 1.2, ..paper.body() };
    let list = [facts::part(words, record), result(words, record)]
        .into_iter()
        .chain(lists(words, record))
        .chain([recompute(words, record), signatures(words)]);
    let subtitle = subtitle(words, record);
    let sheets: Vec<Sheet> = parts(body, &list.collect::<Vec<_>>())
        .into_iter()
        .map(|page| Sheet { subtitle: subtitle.clone(), drawing: page.drawing })
        .collect();
    cx.bind(&paper, &sheets)
}

fn subtitle(words: &Words, record: &DrawRecord<'_>) -> String {
    let round = record.round.number;
    match &record.round.origin {
        Origin::Lot(lot) => say!(words, "papers-record-by-lot", round = round, version = &lot.version),
        Origin::Ranking(ranked) => say!(words, "papers-record-by-ranking", round = round, version = &ranked.version),
        Origin::Hand => say!(words, "papers-record-by-hand", round = round),
    }
}

/// The matches as drawn, four lists side by side.
fn result(words: &Words, record: &DrawRecord<'_>) -> Part {
    let fixed = match &record.round.origin {
        Origin::Lot(lot) => Some(&lot.fixed_tables),
        Origin::Ranking(ranked) => Some(&ranked.fixed_tables),
        Origin::Hand => None,
    };
    let is_fixed = |m: &Match| {
        fixed.is_some_and(|tables| tables.iter().any(|(&team, &table)| table == m.table && m.side_of(team).is_some()))
    };
    let mut cells: Vec<Drawing> = record.round.drawn.iter().map(|m| cell(m, is_fixed(m))).collect();
    cells.extend(record.round.drawn_bye.map(|team| bye_cell(words, team)));
    let mut rows: Vec<Row> = cells.chunks(LANES * ROWS).map(lanes).collect();
    if let Some(last) = rows.last_mut() {
        last.line = Line::Bare;
        last.drawing.rule(SPAN, last.height, 0.5);
    }
    let title = part_title(&SPAN, &say!(words, "papers-record-result"), &say!(words, "papers-record-result-order"));
    Part { title: Some(title), start: Start::Below(0.8), ..Part::new(SPAN, rows) }
}

/// A match; y 0 is the top of its row.
fn cell(m: &Match, is_fixed: bool) -> Drawing {
    const NUMBER: Style = Style::regular(11.0);
    let mut drawing = Drawing::default();
    drawing.text(At::Right(8.0), 3.8, Style::bold(10.0), &m.table.to_string());
    if is_fixed {
        drawing.text(At::Left(8.2), 3.8, Style::bold(10.0), "*");
    }
    drawing.text(At::Right(20.5), 3.8, NUMBER, &m.team_a.to_string());
    drawing.text(At::Centre(24.2), 3.8, NUMBER, "–");
    drawing.text(At::Right(34.0), 3.8, NUMBER, &m.team_b.to_string());
    drawing
}

fn bye_cell(words: &Words, team: TeamNumber) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.fill(Area::new(0.0..LANE - 3.0, 0.2..ROW - 0.2), Shade::Grey10);
    drawing.text(At::Left(2.0), 3.8, Style::bold(9.5), &say!(words, "papers-exempt"));
    drawing.text(At::Right(34.0), 3.8, Style::bold(10.0), &team.to_string());
    drawing
}

/// Cells that run down four lists, with a line between two lists: one row, which is not cut.
fn lanes(cells: &[Drawing]) -> Row {
    let high = cells.len().div_ceil(LANES).max(1);
    let mut drawing = Drawing::default();
    let mut x = SPAN.start;
    for list in cells.chunks(high) {
        if x > SPAN.start {
            drawing.upright(x - 2.0, 0.5..mm(high) - 0.5, 0.12);
        }
        for (index, cell) in list.iter().enumerate() {
            drawing.place(cell, x, mm(index) + 0.3);
        }
        x += LANE;
    }
    Row::new(mm(high) + 0.8, Line::Bare, drawing)
}

/// The height of so many rows, mm.
fn mm(rows: usize) -> f32 {
    ROW * f32::from(u16::try_from(rows).unwrap_or(u16::MAX))
}

/// What the facts only count: forbidden pairs, the ranking used, the order of the lots.
fn lists(words: &Words, record: &DrawRecord<'_>) -> Vec<Part> {
    let pairs = |pairs: &[(TeamNumber, TeamNumber)]| {
        let list: Vec<String> = pairs.iter().map(|(a, b)| format!("{a}\u{a0}–\u{a0}{b}")).collect();
        small(&say!(words, "papers-record-forbidden-list", count = pairs.len()), &list.join(" · "))
    };
    match &record.round.origin {
        Origin::Lot(lot) => (!lot.forbidden.is_empty()).then(|| pairs(&lot.forbidden)).into_iter().collect(),
        Origin::Ranking(ranked) => {
            let rank = |rank: Option<u32>| rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
            let placed = ranked.ranking.iter().map(|placed| format!("{}\u{a0}:\u{a0}{}", rank(placed.rank), placed.team));
            let ranking = small(&say!(words, "papers-record-ranking-list"), &placed.collect::<Vec<_>>().join(" · "));
            let forbidden = (!ranked.forbidden.is_empty()).then(|| pairs(&ranked.forbidden));
            std::iter::once(ranking).chain(forbidden).collect()
        }
        Origin::Hand => Vec::new(),
    }
}

/// A paragraph in small letters under its title.
fn small(title: &str, text: &str) -> Part {
    let mut head = Drawing::default();
    head.text(At::Left(SPAN.start), 3.4, Style::bold(9.0), title);
    let row = |line: String| {
        let mut drawing = Drawing::default();
        drawing.text(At::Left(SPAN.start), 3.1, SMALL, &line);
        Row::new(SMALL_LEADING, Line::Bare, drawing)
    };
    let rows = text.lines().flat_map(|line| wrap(line, SMALL, SPAN.end - SPAN.start)).map(row).collect();
    let title = Block { height: 4.2, drawing: head };
    Part { title: Some(title), start: Start::Below(1.6), ..Part::new(SPAN, rows) }
}

/// How to draw again without this program.
fn recompute(words: &Words, record: &DrawRecord<'_>) -> Part {
    let text = match &record.round.origin {
        Origin::Lot(lot) => say!(words, "papers-record-recompute-lot", version = &lot.version),
        Origin::Ranking(ranked) if ranked.forbidden.is_empty() => {
            say!(words, "papers-record-recompute-ranking", version = &ranked.version)
        }
        Origin::Ranking(ranked) => say!(words, "papers-record-recompute-avoiding", version = &ranked.version),
        Origin::Hand => say!(words, "papers-record-recompute-hand"),
    };
    small(&say!(words, "papers-record-recompute"), &text)
}

fn signatures(words: &Words) -> Part {
    const WIDTH: f32 = 58.0;
    let mut drawing = Drawing::default();
    let signers =
        [say!(words, "papers-record-organisers"), say!(words, "papers-record-referee"), say!(words, "papers-record-witness")];
    for (x, signer) in [12.0, 76.0, 140.0].into_iter().zip(signers) {
        drawing.rule(x..x + WIDTH, 16.0, 0.3);
        drawing.text(At::Left(x), 19.2, Style::regular(8.0), &signer);
    }
    Part::new(SPAN, vec![Row::new(20.0, Line::Bare, drawing)])
}
