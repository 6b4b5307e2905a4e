//! « Cartes d’équipe » (papers 07): one card for each team with its table and opponents of every round, to cut and to carry.
//! Eight on an A4; four where there are more than four rounds. What comes by the ranking, the wall says.

use crate::domain::Tournament;
use crate::i18n::{Words, date, number};
use crate::say;
use crate::views::TeamName;
use crate::views::cards::{self, Card, Stop};
use crate::views::paper_state::{self, Shows};
use crate::views::seating::Whereabouts;

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::{Context, DOT};
use super::face::Face;
use super::flow::{Fitted, Sizes, fit, fit_parts, label, tag};
use super::page::{Area, At, Drawing, Page, Shade, Size, Stroke, Style};

/// What is printed on a card: its width, from every edge of the card, mm.
const WIDTH: f32 = 81.0;
const INSET: f32 = 12.0;

/// Where the head of the rounds begins and ends, mm below the top of what is printed.
const HEAD: (f32, f32) = (21.6, 26.2);

/// The most rounds that a small card has room for.
const ROUNDS_ON_SMALL: usize = 4;

/// The size of the cards, as many as fit on an A4.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Cut {
    columns: usize,
    rows: usize,
}

pub(super) fn about(words: &Words, _: &Order) -> About {
    About { title: say!(words, "papers-cards"), file: say!(words, "file-name-cards"), shows: Shows::Cards }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let about = about(cx.words, order);
    let cards = cards::all(tournament)?;
    if cards.is_empty() {
        return Err(NothingToPrint::NoTeams);
    }
    let rounds = cards.iter().map(|card| card.stops.len()).max().unwrap_or(0);
    let cut = Cut { columns: 2, rows: if rounds > ROUNDS_ON_SMALL { 2 } else { 4 } };
    let state = paper_state::of(cx.history, about.shows).to_string();
    let corner = [date::short(cx.event.date), say!(cx.words, "papers-card-state", state = state)].join(DOT);
    let page = |on_page: &[Card]| {
        let mut drawing = cut.lines();
        for (place, card) in on_page.iter().enumerate() {
            let (x, y) = cut.corner(place);
            drawing.place(&draw(cx, card, &corner, cut.row_height(rounds)), x + INSET, y + INSET);
        }
        Page { size: Size::A4, drawing }
    };
    let pages = cards.chunks(cut.columns * cut.rows).map(page).collect();
    Ok(Laid { document: cx.loose(&about.title, pages), status: Status::Settled })
}

impl Cut {
    /// The upper left corner of a card on its page, mm.
    fn corner(self, place: usize) -> (f32, f32) {
        let (row, column) = (place / self.columns, place % self.columns);
        (Size::A4.width * share(column, self.columns), Size::A4.height * share(row, self.rows))
    }

    /// Where to cut.
    fn lines(self) -> Drawing {
        let mut drawing = Drawing::default();
        for column in 1..self.columns {
            let x = Size::A4.width * share(column, self.columns);
            drawing.line(Area::new(x..x, 0.0..Size::A4.height), 0.12, Stroke::Dotted);
        }
        for row in 1..self.rows {
            let y = Size::A4.height * share(row, self.rows);
            drawing.line(Area::new(0.0..Size::A4.width, y..y), 0.12, Stroke::Dotted);
        }
        drawing
    }

    /// The height of the row of a round, at most 6 mm.
    fn row_height(self, rounds: usize) -> f32 {
        let room = Size::A4.height * share(1, self.rows) - 2.0 * INSET - HEAD.1;
        (room / f32::from(u16::try_from(rounds).unwrap_or(u16::MAX))).min(6.0)
    }
}

fn share(part: usize, of: usize) -> f32 {
    let number = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    number(part) / number(of)
}

/// One card; x and y 0 are the corner of what is printed.
fn draw(cx: &Context<'_>, card: &Card, corner: &str, row_height: f32) -> Drawing {
    let mut drawing = Drawing::default();
    draw_head(cx, &mut drawing, corner);
    draw_team(&mut drawing, &card.team);
    let words = cx.words;
    drawing.fill(Area::new(0.0..WIDTH, HEAD.0..HEAD.1), Shade::Grey10);
    for (at, text) in [
        (At::Left(1.5), say!(words, "papers-column-match")),
        (At::Right(24.0), say!(words, "papers-column-table")),
        (At::Right(36.0), say!(words, "papers-column-against")),
    ] {
        drawing.text(at, HEAD.1 - 1.5, Style::bold(6.5), &text);
    }
    let mut y = HEAD.1;
    for (place, (round, stop)) in card.stops.iter().enumerate() {
        if place > 0 {
            drawing.rule(0.0..WIDTH, y, 0.12);
        }
        let baseline = y + f32::midpoint(row_height, 2.8);
        drawing.text(At::Left(1.5), baseline, Style::bold(11.0), &round.to_string());
        draw_stop(words, &mut drawing, stop, y, row_height);
        y += row_height;
    }
    drawing
}

/// Tournament, day and version mark over a rule.
fn draw_head(cx: &Context<'_>, drawing: &mut Drawing, corner: &str) {
    const CORNER: Style = Style::regular(7.0);
    let left = cx.rehearsal_mark().map_or(0.0, |mark| tag(drawing, 0.0, 2.4, &mark) + 1.5);
    let room = WIDTH - CORNER.width(corner) - 3.0 - left;
    let name = fit(&cx.event.name, Face::Bold, Sizes { first: 7.5, min: 6.5, two_lines: 5.5 }, room);
    let baselines: &[f32] = if name.lines.len() == 1 { &[2.4] } else { &[1.45, 3.4] };
    name.draw(drawing, At::Left(left), Style::bold(0.0), baselines);
    drawing.text(At::Right(WIDTH), 2.4, CORNER, corner);
    drawing.rule(0.0..WIDTH, 4.0, 0.5);
}

/// Number, name, players.
fn draw_team(drawing: &mut Drawing, team: &TeamName) {
    const LEFT: f32 = 24.0;
    const ROOM: f32 = WIDTH - LEFT;
    let number = fit(&team.number.to_string(), Face::Bold, Sizes { first: 40.0, min: 14.0, two_lines: 14.0 }, 22.0);
    number.draw(drawing, At::Left(0.0), Style::bold(0.0), &[19.2]);
    let sizes = Sizes { first: 13.0, min: 10.5, two_lines: 10.0 };
    let name = match team.players.as_slice() {
        [] => fit_parts(&label(&team.name, ", "), Face::Bold, sizes, ROOM),
        _ => fit(&team.name, Face::Bold, sizes, ROOM),
    };
    let (name_y, players_y): (&[f32], [f32; 2]) = match name.lines.len() {
        1 => (&[9.2], [14.6, 18.5]),
        2 => (&[8.0, 12.0], [16.2, 20.0]),
        _ => (&[7.0, 9.3], [16.2, 20.0]),
    };
    name.draw(drawing, At::Left(LEFT), Style::bold(0.0), name_y);
    let sizes = Sizes { first: 9.0, min: 7.0, two_lines: 5.5 };
    let players: Vec<Fitted> = team.players.iter().map(|player| fit(player, Face::Regular, sizes, ROOM)).collect();
    let mut y = players_y;
    if players.iter().any(|player| player.lines.len() > 1) {
        // Four lines stand close where two would.
        y = [players_y[0] - 1.6, players_y[0] + 2.4];
    }
    for (player, y) in players.iter().zip(y) {
        player.draw(drawing, At::Left(LEFT), Style::regular(0.0), &[y, y + 1.95]);
    }
}

fn draw_stop(words: &Words, drawing: &mut Drawing, stop: &Stop, y: f32, height: f32) {
    let baseline = y + f32::midpoint(height, 2.8);
    let dash = |drawing: &mut Drawing| drawing.text(At::Right(24.0), baseline, Style::bold(14.0), "–");
    match stop {
        Stop::Table { table, against } => {
            let table = fit(&table.to_string(), Face::Bold, Sizes { first: 14.0, min: 8.0, two_lines: 8.0 }, 13.0);
            table.draw(drawing, At::Right(24.0), Style::bold(0.0), &[baseline + 0.35]);
            let number = fit(&against.number.to_string(), Face::Bold, Sizes { first: 11.0, min: 7.0, two_lines: 7.0 }, 10.0);
            number.draw(drawing, At::Right(36.0), Style::bold(0.0), &[baseline]);
            let sizes = Sizes { first: 9.0, min: 7.5, two_lines: 7.0 };
            let mut part = Drawing::default();
            fit(&against.name, Face::Regular, sizes, WIDTH - 38.0).draw_amid(&mut part, At::Left(38.0), Style::regular(0.0), height);
            drawing.place(&part, 0.0, y);
        }
        Stop::Bye(points) => {
            dash(drawing);
            let text = say!(words, "papers-card-bye", points = number::points(*points));
            remark(drawing, 26.0, baseline, &text);
        }
        Stop::Nowhere(whereabouts) => {
            dash(drawing);
            remark(drawing, 26.0, baseline, &nowhere(words, *whereabouts));
        }
        Stop::AfterRanking(round) => {
            remark(drawing, 12.0, baseline, &say!(words, "papers-card-by-ranking", round = *round));
        }
        Stop::Open => {}
    }
}

/// Words at the right of a row, from `left` at the most.
fn remark(drawing: &mut Drawing, left: f32, baseline: f32, text: &str) {
    const RIGHT: f32 = WIDTH - 1.9;
    let text = fit(text, Face::Regular, Sizes { first: 8.0, min: 6.0, two_lines: 5.5 }, RIGHT - left);
    text.draw(drawing, At::Right(RIGHT), Style::regular(0.0), &[baseline]);
}

fn nowhere(words: &Words, whereabouts: Whereabouts) -> String {
    match whereabouts {
        Whereabouts::Withdrawn => say!(words, "papers-where-withdrawn"),
        Whereabouts::Disqualified => say!(words, "papers-where-disqualified"),
        Whereabouts::Absent => say!(words, "papers-where-absent"),
        Whereabouts::Waiting => say!(words, "papers-where-waiting"),
        Whereabouts::NotDrawn | Whereabouts::Table { .. } | Whereabouts::Bye => say!(words, "papers-where-not-drawn"),
    }
}
