//! « Cartes d’équipe » (papers 07): one card for each team with its table and opponents of every round, to cut and to carry.
//! Eight on an A4; four or two where there are more rounds or very long names. What comes by the ranking, the wall says.

use crate::domain::Tournament;
use crate::i18n::{Words, date, number};
use crate::say;
use crate::views::TeamName;
use crate::views::cards::{self, Card, Stop};
use crate::views::paper_state::{self, Shows};

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::{Context, DOT};
use super::face::Face;
use super::flow::{Fitted, Sizes, fit, tag};
use super::page::{Area, At, Drawing, Page, Shade, Size, Stroke, Style};
use super::team_name::fit_name;

/// What is printed on a card: its width, from every edge of the card, mm.
const WIDTH: f32 = 81.0;
const INSET: f32 = 12.0;

/// The cut between the two columns of cards, mm.
const MIDDLE: f32 = 105.0;

/// Where the head of the rounds begins and ends, mm below the top of what is printed.
const HEAD: (f32, f32) = (21.6, 26.2);

/// The usual height of the row of a round, mm.
const ROW: f32 = 6.0;

/// How an A4 is cut into cards: in two columns of so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Cut {
    rows: u8,
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
    let cut = Cut::for_all(&cards);
    let state = paper_state::of(cx.history, about.shows).to_string();
    let corner = [date::short(cx.event.date), say!(cx.words, "papers-card-state", state = state)].join(DOT);
    let page = |on_page: &[Card]| {
        let mut drawing = cut.lines();
        for (place, card) in on_page.iter().enumerate() {
            let (x, y) = cut.corner(place);
            drawing.place(&draw(cx, card, &corner), x + INSET, y + INSET);
        }
        Page { size: Size::A4, drawing }
    };
    let pages = cards.chunks(cut.cards()).map(page).collect();
    Ok(Laid { document: cx.loose(&about.title, pages), status: Status::Settled })
}

impl Cut {
    /// The smallest cards that hold what each has to say.
    fn for_all(cards: &[Card]) -> Self {
        let tallest = cards.iter().map(|card| card.stops.iter().map(|(_, stop)| row_height(stop)).sum()).fold(0.0, f32::max);
        let fits = |cut: &Self| tallest <= cut.height() - 2.0 * INSET - HEAD.1;
        [4, 2].map(|rows| Self { rows }).into_iter().find(fits).unwrap_or(Self { rows: 1 })
    }

    /// The height of a card, mm.
    fn height(self) -> f32 {
        Size::A4.height / f32::from(self.rows)
    }

    /// How many are on a page.
    fn cards(self) -> usize {
        2 * usize::from(self.rows)
    }

    /// The upper left corner of a card on its page, mm.
    fn corner(self, place: usize) -> (f32, f32) {
        let x = if place.is_multiple_of(2) { 0.0 } else { MIDDLE };
        (x, self.height() * f32::from(u8::try_from(place / 2).unwrap_or(u8::MAX)))
    }

    /// Where to cut.
    fn lines(self) -> Drawing {
        let mut drawing = Drawing::default();
        drawing.line(Area::new(MIDDLE..MIDDLE, 0.0..Size::A4.height), 0.12, Stroke::Dotted);
        for row in 1..self.rows {
            let y = self.height() * f32::from(row);
            drawing.line(Area::new(0.0..Size::A4.width, y..y), 0.12, Stroke::Dotted);
        }
        drawing
    }
}

/// One card; x and y 0 are the corner of what is printed.
fn draw(cx: &Context<'_>, card: &Card, corner: &str) -> Drawing {
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
        let height = row_height(stop);
        let baseline = y + f32::midpoint(height, 2.8);
        drawing.text(At::Left(1.5), baseline, Style::bold(11.0), &round.to_string());
        draw_stop(words, &mut drawing, stop, y, height);
        y += height;
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
    let name = fit_name(team, Face::Bold, Sizes { first: 13.0, min: 10.5, two_lines: 10.0 }, ROOM);
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

/// The height of the row of a round: long names of opponents make it higher, mm.
fn row_height(stop: &Stop) -> f32 {
    match stop {
        Stop::Table { against, .. } => ROW.max(opponents(against).height() + 1.4),
        Stop::Bye(_) | Stop::Nowhere(_) | Stop::AfterRanking(_) | Stop::Open => ROW,
    }
}

fn opponents(team: &TeamName) -> Fitted {
    fit_name(team, Face::Regular, Sizes { first: 9.0, min: 7.5, two_lines: 7.0 }, WIDTH - 38.0)
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
            fit(&against.name, Face::Regular, sizes, WIDTH - 38.0).draw_amid(
                &mut part,
                At::Left(38.0),
                Style::regular(0.0),
                height,
            );
            drawing.place(&part, 0.0, y);
        }
        Stop::Bye(points) => {
            dash(drawing);
            let text = say!(words, "papers-card-bye", points = number::points(*points));
            remark(drawing, 26.0, baseline, &text);
        }
        Stop::Nowhere(whereabouts) => {
            dash(drawing);
            remark(drawing, 26.0, baseline, &words.whereabouts(*whereabouts));
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

#[cfg(test)]
mod tests {
    use crate::documents::catalogue::Kind;
    use crate::documents::check;
    use crate::documents::fixtures::{Plan, words};
    use crate::domain::command::TeamEdit;
    use crate::domain::team::{DepartureKind, Presence};

    #[test]
    fn a_card_says_where_to_play_each_round() {
        let mut evening = Plan::of(9, 0).begin();
        for round in 1..=2 {
            evening.draw(round);
            evening.enter(round, |_| true);
        }
        evening.edit(7, TeamEdit { presence: Some(Presence::Absent), ..TeamEdit::default() });
        evening.departed(3, 2, DepartureKind::Withdrawn);
        let document = evening.paper(Kind::Cards);
        check::sound(&document);
        insta::assert_snapshot!(document.to_text());
        let text = words(&document);
        assert_eq!(text.matches("exempt\u{a0}: 1’256 points sans jouer\n").count(), 2);
        // Team 3 in rounds 2, 3 and 4; the others wait for the ranking.
        assert_eq!(text.matches("abandon\n").count(), 3);
        assert_eq!(text.matches("selon le classement après la partie 3\u{a0}: voir l’affichage\n").count(), 8);
    }

    #[test]
    fn more_rounds_or_longer_names_make_larger_cards() {
        fn of(teams: u32, rounds: &str, names: &[&str]) -> usize {
            let rules = [("rounds", rounds), ("drawn_rounds", rounds)];
            let evening = Plan { rules: &rules, names, ..Plan::of(teams, 1) }.play();
            let document = evening.paper(Kind::Cards);
            check::sound(&document);
            document.pages.len()
        }
        let wide = "W".repeat(80);
        assert_eq!((of(100, "4", &[]), of(100, "5", &[]), of(100, "20", &[])), (13, 25, 50));
        assert_eq!(of(16, "4", &[&wide]), 4);
        assert_eq!(of(16, "17", &[&wide]), 8);
    }
}
