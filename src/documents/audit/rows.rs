//! The rows of the control: one thing open, one correction, one sheet. Positions are from the top of the row; on which page
//! it stands, it does not know.

use crate::documents::face::Face;
use crate::documents::flow::{self, Block, Column, Line, Row, Sizes, TableHead, fit};
use crate::documents::page::{Area, At, Drawing, Shade, Style};
use crate::domain::Points;
use crate::domain::sheet::{Content, Sheet};
use crate::i18n::{Words, date, number};
use crate::say;
use crate::views::anomalies::Open;
use crate::views::control::{ControlRow, RoundControl};
use crate::views::corrections::{Correction, Reason};
use crate::views::regulations::Regulations;
use crate::views::sheet_rows::RowState;

use super::SPAN;

/// Texts that may be long.
const TEXT: Sizes = Sizes { first: 9.0, min: 7.0, two_lines: 7.0 };

/// From baseline to baseline of small lines, mm.
const LEADING: f32 = 2.5;

/// The columns of the sheets from left to right, by their width in mm.
const WIDTHS: [f32; 15] = [12.0, 14.0, 14.0, 17.0, 19.0, 19.0, 18.0, 19.0, 15.0, 16.0, 21.0, 21.0, 22.0, 22.0, 24.0];

/// The columns of real and counted points.
pub(super) const SUMS: [usize; 4] = [10, 11, 12, 13];

/// Where the integer part of a column's numbers ends, mm.
pub(super) fn edge(column: usize) -> f32 {
    SPAN.start + WIDTHS[..=column].iter().sum::<f32>() - 4.2
}

/// ■ Table 44 · équipes 56 et 11 | what is wrong with it.
pub(super) fn open(words: &Words, round: &RoundControl, open: &Open) -> Row {
    const HEIGHT: f32 = 5.7;
    const LABEL: f32 = 17.5;
    const WHAT: f32 = 72.0;
    let seated = open.place().1.and_then(|table| round.rows.iter().map(|row| &row.row).find(|row| row.table == table));
    let label = match (open.place().0, seated) {
        (_, Some(row)) => say!(words, "papers-audit-match", table = row.table, a = row.team_a, b = row.team_b),
        (Some(round), None) => say!(words, "papers-draw", round = round),
        (None, None) => String::new(),
    };
    let what = fit(&words.open_here(open), Face::Regular, Sizes { min: 7.5, two_lines: 7.5, ..TEXT }, SPAN.end - WHAT);
    let label = fit(&label, Face::Bold, Sizes { first: 9.5, min: 7.0, two_lines: 7.0 }, WHAT - LABEL - 2.0);
    let lines = what.lines.len().max(label.lines.len());
    let extra = beyond(lines) + if lines > 1 { 0.9 } else { 0.0 };
    let mut drawing = Drawing::default();
    drawing.fill(Area::new(SPAN.start..SPAN.start + 2.6, 1.6..4.2), Shade::Black);
    label.draw(&mut drawing, At::Left(LABEL), Style::bold(0.0), if label.lines.len() == 1 { &[4.0] } else { &[2.9, 5.7] });
    what.draw(&mut drawing, At::Left(WHAT), Style::regular(0.0), if what.lines.len() == 1 { &[4.0] } else { &[2.9, 5.7] });
    Row::new(HEIGHT + extra, Line::Hair, drawing)
}

/// What lines beyond two take, in mm.
fn beyond(lines: usize) -> f32 {
    LEADING * f32::from(u8::try_from(lines.saturating_sub(2)).unwrap_or(u8::MAX))
}

/// Where the columns of the corrections begin, mm.
const CORRECTIONS: [f32; 7] = [12.0, 27.0, 44.0, 64.0, 120.0, 163.0, 190.0];

pub(super) fn head_of_corrections(words: &Words) -> Block {
    const HEIGHT: f32 = 5.0;
    let labels = [
        say!(words, "papers-audit-time"),
        say!(words, "papers-column-table"),
        say!(words, "papers-audit-teams"),
        say!(words, "papers-audit-before"),
        say!(words, "papers-audit-after"),
        say!(words, "papers-audit-by"),
        say!(words, "papers-audit-reason"),
    ];
    let mut drawing = Drawing::default();
    for (x, label) in CORRECTIONS.into_iter().zip(labels) {
        drawing.text(At::Left(x), 3.6, Style::bold(7.5), &label);
    }
    drawing.rule(SPAN, HEIGHT, 0.2);
    Block { height: HEIGHT, drawing }
}

pub(super) fn correction(words: &Words, rules: &Regulations, correction: &Correction) -> Row {
    const HEIGHT: f32 = 5.2;
    let sheet = |sheet: &Option<Sheet>, without: String| sheet.as_ref().map_or(without, |sheet| content(words, rules, sheet));
    let reason = match &correction.reason {
        Reason::Given(reason) => reason.clone(),
        Reason::None => "–".to_owned(),
        Reason::Undone => say!(words, "annulled-by-undo"),
        Reason::Redone => say!(words, "papers-audit-redone"),
    };
    let of = &correction.of;
    let cells = [
        (date::time(&correction.at), Face::Bold),
        (of.table.to_string(), Face::Bold),
        (format!("{}\u{a0}–\u{a0}{}", of.team_a, of.team_b), Face::Regular),
        (sheet(&correction.before, say!(words, "papers-audit-was-missing")), Face::Regular),
        (sheet(&correction.after, say!(words, "papers-audit-taken-back")), Face::Regular),
        (correction.operator.clone(), Face::Regular),
        (reason, Face::Regular),
    ];
    let ends = CORRECTIONS.into_iter().skip(1).map(|x| x - 1.5).chain([SPAN.end]);
    let mut drawing = Drawing::default();
    let mut extra = 0.0_f32;
    for (((text, face), x), end) in cells.into_iter().zip(CORRECTIONS).zip(ends) {
        let fitted = fit(&text, face, TEXT, end - x);
        let baselines: &[f32] = if fitted.lines.len() == 1 { &[3.7] } else { &[2.2, 4.7] };
        fitted.draw(&mut drawing, At::Left(x), Style { face, ..Style::regular(0.0) }, baselines);
        extra = extra.max(beyond(fitted.lines.len()));
    }
    Row::new(HEIGHT + extra, Line::Hair, drawing)
}

/// « 1’340 – 1’172 », with the deals where it is not all of them.
fn content(words: &Words, rules: &Regulations, sheet: &Sheet) -> String {
    let said = match &sheet.content {
        Content::Played(typed) if typed.deals == rules.deals => {
            let [a, b] = typed.points.map(|points| number::count(i64::from(points)));
            format!("{a}\u{a0}–\u{a0}{b}")
        }
        content => words.sheet_content(content),
    };
    if sheet.is_in() { said } else { say!(words, "papers-audit-unverified", sheet = said) }
}

pub(super) fn head_of_sheets(words: &Words) -> Block {
    let labels = [
        say!(words, "papers-column-table"),
        say!(words, "papers-audit-team-a"),
        say!(words, "papers-audit-team-b"),
        say!(words, "papers-audit-deals"),
        say!(words, "papers-audit-typed-a"),
        say!(words, "papers-audit-typed-b"),
        say!(words, "papers-audit-sum"),
        say!(words, "papers-audit-expected"),
        say!(words, "papers-audit-difference"),
        say!(words, "papers-audit-share"),
        say!(words, "papers-audit-real-a"),
        say!(words, "papers-audit-real-b"),
        say!(words, "papers-audit-counted-a"),
        say!(words, "papers-audit-counted-b"),
        say!(words, "papers-audit-state"),
    ];
    let at = |column: usize| match column {
        0 => At::Centre(TABLE),
        STATE => At::Left(edge(STATE - 1) + 7.0),
        _ => At::Right(edge(column)),
    };
    let columns = labels.into_iter().enumerate().map(|(column, label)| Column::new(at(column), label)).collect();
    let head = TableHead { size: 7.5, ..TableHead::new(SPAN, columns) };
    Block { height: flow::HEAD, drawing: head.draw() }
}

/// The middle of the first column, mm, and the last one.
const TABLE: f32 = 18.0;
const STATE: usize = 14;

/// One match with the numbers of its sheet, step by step.
pub(super) fn sheet(words: &Words, rules: &Regulations, control: &ControlRow) -> Row {
    const HEIGHT: f32 = 4.4;
    const PLAIN: Style = Style::regular(9.0);
    const BOLD: Style = Style::bold(9.0);
    let ControlRow { row, check } = control;
    let mut drawing = Drawing::default();
    if matches!(row.state, RowState::Missing | RowState::Unverified) {
        drawing.fill(Area::new(SPAN, 0.1..HEIGHT - 0.1), Shade::Grey10);
    }
    drawing.text(At::Centre(TABLE), BASELINE, Style::bold(9.5), &row.table.to_string());
    let mut put = |column: usize, style: Style, text: String, mark: &str| {
        flow::number(&mut drawing, edge(column), BASELINE, style, &text, mark);
    };
    put(1, PLAIN, row.team_a.to_string(), "");
    put(2, PLAIN, row.team_b.to_string(), "");
    let is_short = row.deals.is_some_and(|deals| deals < rules.deals);
    put(3, if is_short { BOLD } else { PLAIN }, or_dash(row.deals.map(|deals| deals.to_string())), "");
    let typed = |side: usize| or_dash(row.typed.map(|typed| number::count(i64::from(typed[side]))));
    put(4, PLAIN, typed(0), "");
    put(5, PLAIN, typed(1), "");
    put(6, PLAIN, or_dash(check.map(|check| number::points(check.sum))), "");
    put(7, PLAIN, or_dash(check.map(|check| number::points(check.expected))), "");
    let difference = check.map(|check| check.difference);
    let is_wrong = difference.is_some_and(|difference| difference != Points::ZERO);
    let signed = difference.map(|difference| number::signed(difference.halves() / 2));
    put(8, if is_wrong { BOLD } else { PLAIN }, or_dash(signed), "");
    put(9, PLAIN, or_dash(row.share.filter(|share| *share != Points::ZERO).map(number::points)), "");
    for side in 0..2 {
        put(10 + side, PLAIN, or_dash(row.real.map(|real| number::points(real[side]))), "");
        let mark = if row.capped()[side] { "*" } else { "" };
        put(12 + side, BOLD, or_dash(row.counted.map(|counted| number::points(counted[side]))), mark);
    }
    state(&mut drawing, words, row.state);
    Row::new(HEIGHT, Line::Number(row.table.get()), drawing)
}

const BASELINE: f32 = 3.35;

fn or_dash(text: Option<String>) -> String {
    text.unwrap_or_else(|| "–".to_owned())
}

/// A word, in bold after a square where it is not as first entered: filled where it is open.
fn state(drawing: &mut Drawing, words: &Words, state: RowState) {
    const SIDE: f32 = 2.2;
    let x = edge(STATE - 1) + 7.0;
    let square = Area::new(x..x + SIDE, BASELINE - SIDE + 0.1..BASELINE + 0.1);
    match state {
        RowState::Ok => return drawing.text(At::Left(x), BASELINE, Style::regular(8.5), &say!(words, "papers-audit-right")),
        RowState::Missing | RowState::Unverified => drawing.fill(square, Shade::Black),
        RowState::Corrected | RowState::Forfeit => drawing.frame(square, 0.3),
    }
    drawing.text(At::Left(x + SIDE + 1.0), BASELINE, Style::bold(8.5), &words.sheet_state(state));
}
