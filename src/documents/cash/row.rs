//! One team in « Caisse ». Adds nothing up.

use crate::documents::face::Face;
use crate::documents::flow::{Fitted, Line, Row, Sizes, fit, fit_parts, players};
use crate::documents::page::{Area, At, Drawing, Style};
use crate::documents::team_name::fit_name;
use crate::domain::team::PaymentWay;
use crate::i18n::Words;
use crate::say;
use crate::views::cash::{CashLine, Spared};

use super::{EDGES, HEIGHT, amount_or_dash};

/// What letters leave free above and below, mm.
const MARGIN: f32 = 1.5;

pub(super) fn row(words: &Words, line: &CashLine) -> Row {
    let is_open = line.balance() != 0;
    let face = if is_open { Face::Bold } else { Face::Regular };
    let name = fit_name(&line.team, face, Sizes { first: 9.5, min: 7.5, two_lines: 7.0 }, 44.0);
    let members: Vec<&str> = line.team.players.iter().map(String::as_str).collect();
    let pair = fit_parts(&players(&members, ", "), Face::Regular, Sizes { first: 8.5, min: 7.0, two_lines: 7.0 }, 46.0);
    let way = Way::of(words, line);
    let tallest = [name.height(), pair.height(), way.height()].into_iter().fold(0.0, f32::max);
    let height = HEIGHT.max(tallest + MARGIN);

    let mut drawing = Drawing::default();
    let middle = (height - HEIGHT) / 2.0;
    let no = fit(&line.team.number.to_string(), Face::Bold, Sizes { first: 10.5, min: 7.0, two_lines: 7.0 }, 8.0);
    no.draw_amid(&mut drawing, At::Right(20.0), Style::bold(0.0), height);
    name.draw_amid(&mut drawing, At::Left(23.0), Style { face, ..Style::regular(0.0) }, height);
    pair.draw_amid(&mut drawing, At::Left(68.5), Style::regular(0.0), height);
    way.draw(&mut drawing, height);
    let amounts = [line.due, line.paid, line.balance()];
    let styles = [Style::regular(9.5), Style::regular(9.5), if is_open { Style::bold(9.5) } else { Style::regular(9.5) }];
    for ((edge, amount), style) in EDGES.into_iter().zip(amounts).zip(styles) {
        drawing.text(At::Right(edge), 4.15 + middle, style, &amount_or_dash(amount));
    }
    if line.balance() > 0 {
        drawing.frame(Area::new(190.2..193.8, height / 2.0 - 1.8..height / 2.0 + 1.8), 0.25);
    }
    if line.balance() < 0 {
        drawing.text(At::Centre(192.0), 4.0 + middle, Style::regular(7.5), &say!(words, "papers-cash-give-back"));
    }
    Row::new(height, Line::Number(line.team.number.get()), drawing)
}

/// How a team paid, with a remark below.
struct Way {
    way: Fitted,
    remark: Option<Fitted>,
}

impl Way {
    const X: f32 = 116.0;
    const WIDTH: f32 = 20.0;

    fn of(words: &Words, line: &CashLine) -> Self {
        let remark = match (line.remark.trim(), line.spared) {
            ("", Some(Spared::Unranked)) => say!(words, "papers-teams-unranked"),
            (remark, _) => remark.to_owned(),
        };
        let sizes = Sizes { first: 6.5, min: 6.0, two_lines: 6.0 };
        let remark = (!remark.is_empty()).then(|| fit(&remark, Face::Regular, sizes, Self::WIDTH));
        let first = if remark.is_some() { 7.5 } else { 8.5 };
        let sizes = Sizes { first, min: 6.5, two_lines: 6.5 };
        Self { way: fit(&way(words, line), Face::Regular, sizes, Self::WIDTH), remark }
    }

    fn height(&self) -> f32 {
        self.way.height() + self.remark.as_ref().map_or(0.0, |remark| remark.height() + GAP)
    }

    fn draw(&self, drawing: &mut Drawing, height: f32) {
        let (at, style) = (At::Left(Self::X), Style::regular(0.0));
        let below = self.remark.as_ref().map_or(0.0, |remark| remark.height() + GAP);
        self.way.draw_amid(drawing, at, style, height - below);
        if let Some(remark) = &self.remark {
            let mut part = Drawing::default();
            remark.draw_amid(&mut part, at, style, height - self.way.height() - GAP);
            drawing.place(&part, 0.0, self.way.height() + GAP);
        }
    }
}

/// Between the way and the remark, mm.
const GAP: f32 = 0.9;

fn way(words: &Words, line: &CashLine) -> String {
    match line.way {
        Some(PaymentWay::Cash) => say!(words, "papers-cash-in-cash"),
        Some(PaymentWay::Twint) => say!(words, "papers-cash-twint"),
        Some(PaymentWay::Transfer) => say!(words, "papers-cash-transfer"),
        Some(PaymentWay::Exempted) => say!(words, "papers-cash-exempted"),
        None if line.paid != 0 => say!(words, "papers-cash-way-unknown"),
        None => match line.spared {
            Some(Spared::Unranked) => say!(words, "papers-cash-exempted"),
            Some(Spared::Waiting) => say!(words, "papers-where-waiting"),
            None => "–".to_owned(),
        },
    }
}
