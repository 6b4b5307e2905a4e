//! The podium above the final ranking: for show, the table is the record. Shared ranks stand on equal steps; where more
//! than three teams are among the first three ranks there is none.

use std::ops::Range;

use crate::i18n::{Words, number};
use crate::say;
use crate::views::standings::{StandingLine, Standings};

use super::face::{Face, MM_PER_PT};
use super::flow::{Block, Sizes, fit, fit_parts, players};
use super::page::{Area, At, Drawing, Shade, Style};
use super::standings_table::letters;

/// The width of a step, mm.
const WIDTH: f32 = 60.0;

/// The height of the podium where no name needs more room, mm.
const HEIGHT: f32 = 53.5;

/// From the upper end of the podium to the rule it stands on, mm.
const TO_GROUND: f32 = 50.0;

/// From the upper end of the podium to the first line at the least, mm.
const TO_FIRST_LINE: f32 = 1.0;

/// The teams of the first three ranks.
pub(super) struct Podium<'a> {
    lines: &'a [StandingLine],
}

/// A text above a step: baseline above the step, mm, and how it looks.
struct Above {
    up: f32,
    style: Style,
    text: String,
}

impl<'a> Podium<'a> {
    /// The podium of a ranking.
    pub(super) fn of(standings: &'a Standings) -> Option<Self> {
        let lines = &standings.lines;
        let count = lines.iter().take_while(|line| line.rank.is_some_and(|rank| rank <= 3)).count();
        (1..=3).contains(&count).then(|| Self { lines: &lines[..count] })
    }

    /// Draws it from the top of the body on; the table begins below.
    pub(super) fn draw(&self, words: &Words, span: &Range<f32>, top: f32) -> Block {
        let width = (span.end - span.start - 2.0 * 3.0) / 3.0;
        let lefts = [1.0_f32, 0.0, 2.0].map(|place| span.start + place * (width + 3.0));
        let above: Vec<Vec<Above>> = self.lines.iter().map(|line| above(words, line)).collect();
        let over = |(line, above): (&StandingLine, &Vec<Above>)| {
            let highest = above.last().map_or(0.0, |text| text.up + text.style.size * 0.727 * MM_PER_PT);
            step(line) + highest + TO_FIRST_LINE - TO_GROUND
        };
        let higher = self.lines.iter().zip(&above).map(over).fold(0.0, f32::max);
        let ground = top + TO_GROUND + higher;
        let mut drawing = Drawing::default();
        for ((line, above), left) in self.lines.iter().zip(&above).zip(lefts) {
            let step = ground - step(line);
            let middle = left + width / 2.0;
            draw_step(&mut drawing, line, left..left + width, step..ground);
            for Above { up, style, text } in above {
                drawing.text(At::Centre(middle), step - up, *style, text);
            }
        }
        drawing.rule(span.clone(), ground, 0.7);
        self.points(words, &mut drawing, &lefts.map(|left| left + width / 2.0), ground);
        Block { height: HEIGHT + higher, drawing }
    }

    /// Total and « pts », together in the middle.
    fn points(&self, words: &Words, drawing: &mut Drawing, middles: &[f32], ground: f32) {
        const TOTAL: Style = Style::bold(18.0);
        const UNIT: Style = Style::regular(8.0);
        let unit = say!(words, "papers-points-short");
        for (line, middle) in self.lines.iter().zip(middles) {
            let total = number::points(line.total);
            let y = ground - step(line) - prize_height(line) - 3.4;
            let width = TOTAL.width(&total) + 1.2 + UNIT.width(&unit);
            let left = middle - width / 2.0;
            drawing.text(At::Left(left), y, TOTAL, &total);
            drawing.text(At::Right(left + width), y, UNIT, &unit);
        }
    }
}

/// The height of a step, mm.
fn step(line: &StandingLine) -> f32 {
    match line.rank {
        Some(1) => 17.0,
        Some(2) => 12.0,
        _ => 8.0,
    }
}

/// The step with its rank and tie letter.
fn draw_step(drawing: &mut Drawing, line: &StandingLine, x: Range<f32>, y: Range<f32>) {
    const BAR: f32 = 0.9;
    let style = Style::bold(match line.rank {
        Some(1) => 34.0,
        Some(2) => 27.0,
        _ => 20.0,
    });
    let middle = f32::midpoint(x.start, x.end);
    drawing.fill(Area::new(x.clone(), y.clone()), Shade::Grey10);
    drawing.rule(x, y.start, BAR);
    let rank = line.rank.unwrap_or_default().to_string();
    let capitals = style.size * 0.727 * MM_PER_PT;
    let baseline = f32::midpoint(y.start + BAR / 2.0, y.end - 0.35 + capitals);
    drawing.text(At::Centre(middle), baseline, style, &rank);
    if let Some(group) = line.tie {
        let raised = baseline - capitals + 2.2;
        drawing.text(At::Left(middle + style.width(&rank) / 2.0 + 0.4), raised, Style::bold(10.0), &letters(group));
    }
}

/// Sizes of a prize above a step.
const PRIZE: Sizes = Sizes { first: 9.5, min: 8.0, two_lines: 8.0 };

/// What the prize takes above the step, mm, from the step to the foot of the total.
fn prize_height(line: &StandingLine) -> f32 {
    match &line.prize {
        None => 0.0,
        Some(prize) => {
            let lines = fit(prize, Face::Regular, PRIZE, WIDTH - 2.0).lines.len();
            4.75 + 3.4 * f32::from(u8::try_from(lines - 1).unwrap_or(u8::MAX))
        }
    }
}

/// The texts above a step but the total, from the lowest to the highest.
fn above(words: &Words, line: &StandingLine) -> Vec<Above> {
    let mut above = Vec::new();
    let mut stack = |fitted: super::flow::Fitted, style: Style, mut up: f32, leading: f32| {
        for text in fitted.lines.into_iter().rev() {
            above.push(Above { up, style: style.sized(fitted.size), text });
            up += leading;
        }
        up - leading
    };
    if let Some(prize) = &line.prize {
        stack(fit(prize, Face::Regular, PRIZE, WIDTH - 2.0), Style::regular(0.0), 3.0, 3.4);
    }
    let mut up = prize_height(line) + 3.4;
    let names: Vec<&str> = line.team.players.iter().map(String::as_str).collect();
    let sizes = Sizes { first: 8.5, min: 7.0, two_lines: 7.0 };
    up = if names.is_empty() {
        up + 3.0
    } else {
        stack(fit_parts(&players(&names, ", "), Face::Regular, sizes, WIDTH - 2.0), Style::regular(0.0), up + 7.8, 3.1)
    };
    let name = fit(&line.team.name, Face::Bold, Sizes { first: 14.0, min: 11.0, two_lines: 11.0 }, WIDTH - 2.0);
    let leading = name.size * 0.4;
    up = stack(name, Style::bold(0.0), up + 4.2, leading);
    let number = say!(words, "papers-team-number", team = line.team.number);
    stack(fit(&number, Face::Regular, Sizes { first: 9.0, min: 9.0, two_lines: 9.0 }, WIDTH), Style::regular(0.0), up + 5.1, 3.0);
    above
}
