//! « Contrôle des feuilles » (papers 09): for the referees, what is open first, then the corrections, then every sheet with
//! its sums. Its numbers are those of `audit --json`; it judges nothing.

mod rows;
#[cfg(test)]
mod tests;

use std::ops::Range;

use crate::domain::Tournament;
use crate::domain::ruleset::CapExcess;
use crate::i18n::{Words, number};
use crate::say;
use crate::views::control::{Control, RoundControl};
use crate::views::paper_state::Shows;

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::{Context, Frame};
use super::flow::{self, Block, Format, Part, PartsPage, Sheet, Start, part_title, wrap};
use super::page::{Area, At, Document, Drawing, Shade, Style};

/// Left and right edge, mm.
const SPAN: Range<f32> = 12.0..285.0;

/// Above the second and the third list of a page, mm.
const GAP: f32 = 2.3;

/// The lists of a round: what is open, corrections, sheets.
const LISTS: usize = 3;

pub(super) fn about(words: &Words, order: &Order) -> About {
    let title = match order.round {
        Some(round) => say!(words, "papers-audit-of-round", round = round),
        None => say!(words, "papers-audit"),
    };
    About { title, file: say!(words, "file-name-audit"), shows: Shows::Control(order.round) }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let control = Control::of(tournament, cx.history, order.round)?;
    Ok(Laid { document: audit(cx, &control), status: Status::Settled })
}

/// The control of the sheets of one round, or of all, each on its own pages.
pub fn audit(cx: &Context<'_>, control: &Control) -> Document {
    let words = cx.words;
    let name = match control.of {
        Some(round) => say!(words, "papers-audit-of-round", round = round),
        None => say!(words, "papers-audit"),
    };
    let paper = cx.paper(Frame {
        format: Format::Landscape,
        shows: Shows::Control(control.of),
        title: say!(words, "papers-audit"),
        name,
        band: None,
    });
    let list: Vec<Part> = control
        .rounds
        .iter()
        .flat_map(|round| [open(words, round), corrections(words, control, round), sheets(words, control, round)])
        .collect();
    let sheet = |page: PartsPage| Sheet { subtitle: subtitle(words, control, &page), drawing: page.drawing };
    let pages: Vec<Sheet> = flow::parts(paper.body(), &list).into_iter().map(sheet).collect();
    cx.bind(&paper, &pages)
}

/// « Partie 2 · toutes les feuilles, suite ».
fn subtitle(words: &Words, control: &Control, page: &PartsPage) -> String {
    let begins = page.begins.iter().find(|part| *part % LISTS == 0);
    let part = begins.or(page.goes_on.as_ref()).or(page.begins.first()).copied().unwrap_or_default();
    let round = control.rounds.get(part / LISTS).map(|control| control.round.to_string()).unwrap_or_default();
    match (begins, part % LISTS) {
        (Some(_), _) => say!(words, "papers-audit-begins", round = round),
        (None, 2) => say!(words, "papers-audit-sheets-go-on", round = round),
        (None, _) => say!(words, "papers-audit-goes-on", round = round),
    }
}

fn open(words: &Words, round: &RoundControl) -> Part {
    let title = match round.open.len() {
        0 => say!(words, "papers-audit-nothing-open"),
        count => say!(words, "papers-audit-open", count = count),
    };
    let rows = round.open.iter().map(|open| rows::open(words, round, open)).collect();
    Part { title: Some(part_title(&SPAN, &title, "")), start: Start::NewPage, ..Part::new(SPAN, rows) }
}

fn corrections(words: &Words, control: &Control, round: &RoundControl) -> Part {
    let count = round.corrections.len();
    let title = match count {
        0 => say!(words, "papers-audit-no-corrections"),
        _ => say!(words, "papers-audit-corrections", count = count),
    };
    let rows = round.corrections.iter().map(|correction| rows::correction(words, &control.rules, correction)).collect();
    let head = (count > 0).then(|| rows::head_of_corrections(words));
    Part { title: Some(part_title(&SPAN, &title, "")), head, start: Start::Below(GAP), ..Part::new(SPAN, rows) }
}

fn sheets(words: &Words, control: &Control, round: &RoundControl) -> Part {
    let (right, forfeits, of) = (round.sums.sheets, round.sums.forfeits, round.rows.len());
    let title = say!(words, "papers-audit-sheets", round = round.round, right = right, forfeits = forfeits, of = of);
    let hint = match control.rules.cap {
        Some(cap) => say!(words, "papers-audit-hint-capped", cap = cap),
        None => say!(words, "papers-audit-hint"),
    };
    Part {
        title: Some(part_title(&SPAN, &title, &hint)),
        head: Some(rows::head_of_sheets(words)),
        closing: (right > 0).then(|| sums(words, control, round)),
        start: Start::Below(GAP),
        ..Part::new(SPAN, round.rows.iter().map(|row| rows::sheet(words, &control.rules, row)).collect())
    }
}

/// What the sheets that are right add up to, and why that is right.
fn sums(words: &Words, control: &Control, round: &RoundControl) -> Block {
    const BAND: f32 = 5.9;
    const TEXT: Style = Style::regular(8.25);
    const LEADING: f32 = 3.9;
    let sums = &round.sums;
    let mut drawing = Drawing::default();
    drawing.fill(Area::new(SPAN, 0.2..BAND), Shade::Grey10);
    drawing.text(At::Left(SPAN.start + 2.0), 4.1, Style::bold(9.0), &say!(words, "papers-audit-sums", count = sums.sheets));
    for (column, points) in rows::SUMS.into_iter().zip([sums.real, sums.counted].concat()) {
        flow::number(&mut drawing, rows::edge(column), 4.1, Style::bold(9.0), &number::points(points), "");
    }
    let mut y = BAND + 0.8;
    for line in wrap(&why(words, control, round), TEXT, SPAN.end - SPAN.start) {
        y += LEADING;
        drawing.text(At::Left(SPAN.start), y, TEXT, &line);
    }
    Block { height: y + 1.0, drawing }
}

/// « Contrôle : réel A + réel B = 115’552 = 46 × 2’512. Compté : 33½ de moins, … ».
fn why(words: &Words, control: &Control, round: &RoundControl) -> String {
    let (sums, rules) = (&round.sums, &control.rules);
    let (points, count, pot) = (sums.real_of_both(), sums.sheets, rules.pot);
    let tables = words.list(&sums.capped);
    let counted = match (sums.capped.len(), rules.cap_excess) {
        (0, _) => say!(words, "papers-audit-counted-same"),
        (capped, CapExcess::Lost) => {
            say!(words, "papers-audit-counted-less", points = sums.lost(), count = capped, tables = tables)
        }
        (capped, CapExcess::Opponents) => say!(words, "papers-audit-counted-moved", count = capped, tables = tables),
    };
    let forfeits = (sums.forfeits > 0).then(|| say!(words, "papers-audit-forfeits", count = sums.forfeits));
    let checked = round.checked.map(|(checked, of)| say!(words, "papers-audit-checked", count = checked, of = of));
    [Some(say!(words, "papers-audit-check", points = points, count = count, pot = pot)), Some(counted), forfeits, checked]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
