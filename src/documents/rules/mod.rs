//! « Règlement appliqué » (papers 10): the rules of this tournament in words, with what was changed and what was chosen, on
//! one A4. `subjects` words them; no rule is decided here.

mod base;
mod subjects;
#[cfg(test)]
mod tests;

use std::ops::Range;

use crate::domain::{Tournament, ruleset};
use crate::i18n::Words;
use crate::say;
use crate::views::paper_state::Shows;

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::Context;
use super::flow::{Format, Sheet, Sizes, fit, wrap};
use super::page::{Area, At, Drawing, Shade, Style};

use base::Base;
use subjects::{Mark, Subject};

/// Left and right edge, and where the text begins, mm.
const SPAN: Range<f32> = 12.0..198.0;
const TEXT: f32 = 52.0;

/// Where the marks stand, mm.
const MARK: f32 = 45.2;

/// The sizes of the text, the largest first: the first at which all fits on one page.
const SIZES: [f32; 7] = [10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0];

pub(super) fn about(words: &Words, _: &Order) -> About {
    About { title: say!(words, "rules-title"), file: say!(words, "file-name-rules"), shows: Shows::Rules }
}

#[expect(clippy::unnecessary_wraps, reason = "a row of the catalogue may have nothing to print")]
pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let paper = cx.plain(Format::Portrait, &about(cx.words, order));
    let base = Base { rules: ruleset::geneve(), applied: &tournament.ruleset };
    let subjects = subjects::all(cx.words, &tournament.event, &base);
    let body = paper.body();
    let laid = SIZES.into_iter().map(|size| draw(cx.words, &subjects, &base, size));
    let fitting = laid.clone().find(|(_, height)| body.top + height <= body.bottom);
    let (text, _) = fitting.or_else(|| laid.last()).unwrap_or_default();
    let mut drawing = Drawing::default();
    drawing.place(&text, 0.0, body.top);
    let subtitle = base.subtitle(cx.words, &tournament.event.ruleset);
    Ok(Laid { document: cx.bind(&paper, &[Sheet { subtitle, drawing }]), status: Status::Settled })
}

/// All subjects at a size in points, and how high they are, mm.
fn draw(words: &Words, subjects: &[Subject], base: &Base<'_>, size: f32) -> (Drawing, f32) {
    let leading = 0.46 * size;
    let mut drawing = Drawing::default();
    let mut y = 0.0;
    for subject in subjects {
        let first = y + leading;
        let title = fit(&subject.title, Style::bold(0.0).face, Sizes { first: 10.5, min: 8.0, two_lines: 8.0 }, 32.0);
        title.draw(&mut drawing, At::Left(SPAN.start), Style::bold(0.0), &[first, first + 3.6]);
        for paragraph in &subject.paragraphs {
            if let Some(mark) = paragraph.mark {
                draw_mark(words, &mut drawing, MARK, y + leading, mark);
            }
            for line in wrap(&paragraph.text, Style::regular(size), SPAN.end - TEXT) {
                y += leading;
                drawing.text(At::Left(TEXT), y, Style::regular(size), &line);
            }
            y += 0.9;
        }
        y += 0.22 * size;
        drawing.rule(SPAN, y, 0.12);
        y += 0.4;
    }
    let bottom = explain(words, &mut drawing, subjects, base, y);
    (drawing, bottom)
}

/// What the marks mean, under the last subject; gives where it ends.
fn explain(words: &Words, drawing: &mut Drawing, subjects: &[Subject], base: &Base<'_>, mut y: f32) -> f32 {
    const STYLE: Style = Style::regular(8.0);
    let is_used = |mark| subjects.iter().flat_map(|subject| &subject.paragraphs).any(|paragraph| paragraph.mark == Some(mark));
    let texts = [
        (Mark::Changed, say!(words, "rules-explain-changed", base = base.values(words))),
        (Mark::Choice, say!(words, "rules-explain-choice")),
    ];
    for (mark, text) in texts.iter().filter(|(mark, _)| is_used(*mark)) {
        y += 0.9;
        draw_mark(words, drawing, SPAN.start, y + 3.4, *mark);
        for line in wrap(text, STYLE, SPAN.end - SPAN.start - 6.0) {
            y += 3.5;
            drawing.text(At::Left(SPAN.start + 6.0), y, STYLE, &line);
        }
    }
    y + 1.0
}

/// White M on black, or C in a frame, on a baseline.
fn draw_mark(words: &Words, drawing: &mut Drawing, x: f32, y: f32, mark: Mark) {
    const LETTER: Style = Style::bold(6.5);
    let area = Area::new(x..x + 4.3, y - 2.5..y + 0.6);
    let centre = At::Centre(x + 2.15);
    match mark {
        Mark::Changed => {
            drawing.fill(area, Shade::Black);
            drawing.text(centre, y - 0.1, LETTER.white(), &say!(words, "rules-mark-changed"));
        }
        Mark::Choice => {
            drawing.frame(area, 0.25);
            drawing.text(centre, y - 0.1, LETTER, &say!(words, "rules-mark-choice"));
        }
    }
}
