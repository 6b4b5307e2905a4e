//! « Caisse » (papers 01b): what every team owes and paid, carried forward from page to page, with a summary to count the
//! cash by. For the treasurer, not for the wall.

mod row;
mod summary;
#[cfg(test)]
mod tests;

use std::ops::Range;

use crate::domain::Tournament;
use crate::i18n::{Words, number};
use crate::say;
use crate::views::cash::{Cash, Sums};
use crate::views::paper_state::Shows;

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::{Context, DOT};
use super::flow::{Body, Column, Format, Line, Row, Sheet, Table, TableHead};
use super::page::{Area, At, Document, Drawing, Shade, Style};

/// Left and right edge, mm.
const SPAN: Range<f32> = 12.0..198.0;

/// Teams on a page.
const TEAMS: usize = 37;

/// The usual height of a row, mm.
const HEIGHT: f32 = 5.9;

/// The height of the head of the table and of the band with the sums, mm.
const HEAD: f32 = 5.6;
const BAND: f32 = 7.0;

/// Where the columns of amounts end, mm: due, paid, balance.
const EDGES: [f32; 3] = [147.5, 165.5, 183.0];

pub(super) fn about(words: &Words, _: &Order) -> About {
    About { title: say!(words, "papers-cash"), file: say!(words, "file-name-cash"), shows: Shows::Payments }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let cash = Cash::of(tournament);
    if cash.lines.is_empty() {
        return Err(NothingToPrint::NoTeams);
    }
    Ok(Laid { document: cash_paper(cx, &about(cx.words, order), &cash), status: Status::Settled })
}

fn cash_paper(cx: &Context<'_>, about: &About, cash: &Cash) -> Document {
    let words = cx.words;
    let paper = cx.plain(Format::Portrait, about);
    let fee = match cash.fee {
        0 => say!(words, "papers-cash-free"),
        fee => say!(words, "papers-cash-fee", fee = number::amount(fee)),
    };
    let subtitle = [fee, say!(words, "papers-cash-bold")].join(DOT);
    let drawings = pages(words, cash, paper.body());
    let sheets: Vec<Sheet> = drawings.into_iter().map(|drawing| Sheet { subtitle: subtitle.clone(), drawing }).collect();
    cx.bind(&paper, &sheets)
}

/// The pages with rows, and the summary on the last of them or on a page of its own.
fn pages(words: &Words, cash: &Cash, body: Body) -> Vec<Drawing> {
    let rows: Vec<Row> = cash.lines.iter().map(|line| row::row(words, line)).collect();
    let shares = share(&rows, body);
    let summary = summary::summary(words, cash);
    let mut pages: Vec<(Drawing, f32)> =
        shares.iter().enumerate().map(|(before, share)| page(words, cash, &rows, share, before, body)).collect();
    if pages.last().is_none_or(|(_, bottom)| bottom + summary.height > body.bottom) {
        pages.push((Drawing::default(), body.top));
    }
    if let Some((last, bottom)) = pages.last_mut() {
        last.place(&summary.drawing, 0.0, *bottom);
    }
    pages.into_iter().map(|(drawing, _)| drawing).collect()
}

/// Which rows stand on which page: at most 37, and no single one on the last.
fn share(rows: &[Row], body: Body) -> Vec<Range<usize>> {
    let mut shares = Vec::new();
    let mut start = 0;
    while start < rows.len() {
        let carried = if start == 0 { 0.0 } else { HEIGHT };
        let mut room = body.bottom - body.top - HEAD - carried - BAND;
        let fits = |row: &&Row| {
            room -= row.height;
            room > -0.01
        };
        let most = rows[start..].iter().take(TEAMS).take_while(fits).count().max(1);
        let leaves_one = start + most + 1 == rows.len() && most > 2;
        let end = start + if leaves_one { most - 1 } else { most };
        shares.push(start..end);
        start = end;
    }
    shares
}

/// The page after so many others, and where it ends.
fn page(words: &Words, cash: &Cash, rows: &[Row], share: &Range<usize>, before: usize, body: Body) -> (Drawing, f32) {
    let mut shown = Vec::with_capacity(share.len() + 2);
    if before > 0 {
        let label = say!(words, "papers-cash-carried", page = before);
        shown.push(carried(&label, Sums::of(&cash.lines[..share.start])));
    }
    shown.extend_from_slice(&rows[share.clone()]);
    let label = if share.end == rows.len() {
        say!(words, "papers-cash-total", count = rows.len())
    } else {
        say!(words, "papers-cash-carry")
    };
    shown.push(band(&label, Sums::of(&cash.lines[..share.end])));
    let bottom = body.top + HEAD + shown.iter().map(|row| row.height).sum::<f32>();
    let drawing = table(words).fill(body, &shown).into_iter().map(|page| page.drawing).next();
    (drawing.unwrap_or_default(), bottom)
}

fn table(words: &Words) -> Table {
    let [due, paid, balance] = EDGES;
    let columns = vec![
        Column::new(At::Right(20.0), say!(words, "papers-column-number")),
        Column::new(At::Left(23.0), say!(words, "papers-column-team")),
        Column::new(At::Left(68.5), say!(words, "papers-column-players")),
        Column::new(At::Left(116.0), say!(words, "papers-column-way")),
        Column::new(At::Right(due), say!(words, "papers-column-due")),
        Column::new(At::Right(paid), say!(words, "papers-column-paid")),
        Column::new(At::Right(balance), say!(words, "papers-column-balance")),
        Column::new(At::Centre(192.0), say!(words, "papers-column-received")),
    ];
    Table::new(TableHead::new(SPAN, columns))
}

/// « Report de la page 1 ».
fn carried(label: &str, sums: Sums) -> Row {
    let mut drawing = Drawing::default();
    drawing.text(At::Left(23.0), 4.15, Style::regular(9.5), label);
    amounts(&mut drawing, 4.15, Style::regular(9.5), sums);
    Row::new(HEIGHT, Line::Number(0), drawing)
}

/// A grey band with sums.
fn band(label: &str, sums: Sums) -> Row {
    let mut drawing = Drawing::default();
    drawing.fill(Area::new(SPAN, 0.0..BAND), Shade::Grey10);
    drawing.text(At::Left(23.0), 4.7, Style::bold(10.0), label);
    amounts(&mut drawing, 4.7, Style::bold(9.5), sums);
    Row::new(BAND, Line::Bare, drawing)
}

fn amounts(drawing: &mut Drawing, y: f32, style: Style, sums: Sums) {
    for (edge, amount) in EDGES.into_iter().zip([sums.due, sums.paid, sums.balance()]) {
        drawing.text(At::Right(edge), y, style, &amount_or_dash(amount));
    }
}

/// An amount, or a dash for none.
fn amount_or_dash(hundredths: i64) -> String {
    if hundredths == 0 { "–".to_owned() } else { number::amount(hundredths) }
}
