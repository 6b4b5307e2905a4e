//! « Tirage de la partie n » (papers 02): who plays whom, by table, to be read from three metres. Says how the round came
//! about; where a team is whose number one knows, « Où suis-je ? » says faster.

use std::ops::Range;

use crate::domain::Tournament;
use crate::i18n::Words;
use crate::say;
use crate::views::TeamName;
use crate::views::paper_state::{self, Shows};
use crate::views::seating::{By, SeatedTable, Seating};

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::{Context, DOT, Frame};
use super::face::Face;
use super::flow::{
    Block, Column, FittedTeam, Format, Line, Note, Notes, Placing, Row, Sheet, Sizes, Table, TableHead, Team, TeamCell, fit,
};
use super::page::{Area, At, Document, Drawing, Shade, Style};
use super::standings_table::awarded;
use crate::i18n::capitalized;

/// Tables on a page.
const TABLES: usize = 25;

/// The usual height of a row, mm.
const HEIGHT: f32 = 9.15;

/// The height of the rows where that saves a page: the last one is full and a team sits out, or there are notes, mm.
const LOW: f32 = 8.75;

/// Left and right edge, mm.
const SPAN: Range<f32> = 12.0..198.0;

/// From the numbers of the teams A to those of the teams B, mm.
const TO_B: f32 = 82.0;

pub(super) fn about(words: &Words, order: &Order) -> About {
    let round = order.settled_round();
    About { title: say!(words, "papers-draw", round = round), file: say!(words, "file-name-draw"), shows: Shows::Seating(round) }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let seating = Seating::of(tournament, order.settled_round())?;
    Ok(Laid { document: draw(cx, &seating), status: Status::Settled })
}

/// The draw of a round, by table.
pub fn draw(cx: &Context<'_>, seating: &Seating) -> Document {
    let words = cx.words;
    let title = say!(words, "papers-draw", round = seating.round);
    let paper = cx.paper(Frame {
        format: Format::Portrait,
        shows: Shows::Seating(seating.round),
        name: say!(words, "papers-draw-name", title = &title),
        title,
        band: None,
    });
    let list = Table { closing: seating.bye.as_ref().map(|team| bye(words, seating, team)), ..table(words) };
    let fill = |height| {
        let rows: Vec<Row> = seating.tables.iter().map(|table| row(words, table, height)).collect();
        list.fill(paper.body(), &rows)
    };
    let mut pages = fill(HEIGHT);
    if pages.len() > seating.tables.len().div_ceil(TABLES) {
        let low = fill(LOW);
        pages = if low.len() < pages.len() { low } else { pages };
    }
    let sheet =
        |page: super::flow::Filled| Sheet { subtitle: subtitle(cx, seating, &seating.tables[page.rows]), drawing: page.drawing };
    cx.bind(&paper, &pages.into_iter().map(sheet).collect::<Vec<_>>())
}

fn table(words: &Words) -> Table {
    let columns = vec![
        Column::new(At::Centre(23.0), say!(words, "papers-column-table")),
        Column::new(At::Left(52.5), say!(words, "papers-column-team-a")),
        Column::new(At::Left(52.5 + TO_B), say!(words, "papers-column-team-b")),
    ];
    let notes = Notes {
        size: 8.0,
        leading: 3.4,
        mark: At::Left(12.0),
        text: 15.0,
        right: SPAN.end,
        placing: Placing::Foot { y: 276.6, gap: 3.8 },
        join: String::new(),
        end: String::new(),
    };
    let head = TableHead { size: 8.5, ..TableHead::new(SPAN, columns) };
    Table { at_most: TABLES, notes: Some(notes), ..Table::new(head) }
}

/// « Tables 1 à 25 · exempt : équipe 46 », after how the round came about where that is not by lot.
fn subtitle(cx: &Context<'_>, seating: &Seating, tables: &[SeatedTable]) -> String {
    let words = cx.words;
    let by = match (seating.by, seating.round.before()) {
        (By::Ranking, Some(before)) => {
            let state = paper_state::of_ranking_used(cx.history, seating.round).unwrap_or_default().to_string();
            Some(say!(words, "papers-draw-by-ranking", round = before, state = state))
        }
        (By::Hand, _) => Some(say!(words, "papers-draw-by-hand")),
        (By::Lot | By::Ranking, _) => None,
    };
    let here = match tables {
        [] => None,
        [only] => Some(say!(words, "papers-table", table = only.table)),
        [first, .., last] => Some(say!(words, "papers-tables", first = first.table, last = last.table)),
    };
    let bye = seating.bye.as_ref().map(|team| say!(words, "papers-draw-bye", team = team.number));
    capitalized(&[by, here, bye].into_iter().flatten().collect::<Vec<_>>().join(DOT))
}

fn row(words: &Words, table: &SeatedTable, usual: f32) -> Row {
    let up = (HEIGHT - usual) / 2.0;
    let teams = [(0.0, &table.team_a), (TO_B, &table.team_b)].map(|(dx, team)| (dx, Named::of(team, up)));
    let extra = teams.iter().map(|(_, team)| team.extra()).fold(0.0, f32::max);
    let (height, middle) = (usual + extra, extra / 2.0 - up);
    let mut drawing = Drawing::default();
    let number = fit(&table.table.to_string(), Face::Bold, Sizes { first: 24.0, min: 14.0, two_lines: 14.0 }, 18.0);
    number.draw(&mut drawing, At::Centre(23.0), Style::bold(0.0), &[7.1 + middle]);
    drawing.upright(34.0, 0.0..height, 0.3);
    drawing.upright(116.0, 0.0..height, 0.12);
    for (dx, team) in &teams {
        drawing.place(&team.draw(7.1 + middle, (extra - team.extra()) / 2.0), *dx, 0.0);
    }
    let texts = table_notes(words, table);
    if !texts.is_empty() {
        let right = 23.0 + Style::bold(number.size).width(&table.table.to_string()) / 2.0;
        drawing.text(At::Left(right + 0.6), 5.6 + middle, Style::bold(14.0), "*");
    }
    let order = u16::try_from(table.table.get()).unwrap_or(u16::MAX);
    let notes = texts.into_iter().map(|text| Note { order, mark: "*".to_owned(), text }).collect();
    Row { notes, ..Row::new(height, Line::Number(table.table.get()), drawing) }
}

/// Why a table carries a star: it is fixed for a team, or was changed by hand.
fn table_notes(words: &Words, table: &SeatedTable) -> Vec<String> {
    let fixed = (!table.fixed_for.is_empty()).then(|| fixed(words, table));
    let changed = table
        .repairs
        .iter()
        .map(|change| say!(words, "papers-table-changed", table = table.table, what = words.repair(&change.repair)));
    fixed.into_iter().chain(changed).collect()
}

/// « Table 1 : table fixe de l’équipe 78, attribuée après le tirage selon le règlement ».
fn fixed(words: &Words, table: &SeatedTable) -> String {
    let teams = words.list(&table.fixed_for);
    say!(words, "papers-fixed-table", table = table.table, count = table.fixed_for.len(), teams = teams)
}

/// The grey band of the team that sits out, under the last table.
fn bye(words: &Words, seating: &Seating, team: &TeamName) -> Block {
    const GAP: f32 = 1.6;
    let named = Named::of(team, 0.0);
    let bottom = GAP + HEIGHT + named.extra();
    let middle = GAP + named.extra() / 2.0;
    let mut drawing = Drawing::default();
    drawing.fill(Area::new(SPAN, GAP..bottom), Shade::Grey10);
    drawing.text(At::Centre(23.0), middle + 5.9, Style::bold(11.0), &say!(words, "papers-exempt"));
    drawing.place(&named.draw(7.1 + middle - GAP, 0.0), 0.0, GAP);
    let right = At::Right(SPAN.end - 3.0);
    drawing.text(right, middle + 4.2, Style::bold(9.5), &say!(words, "papers-does-not-play", round = seating.round));
    let points = awarded(words, &seating.rules, seating.rules.bye_points);
    drawing.text(right, middle + 7.9, Style::regular(7.5), &say!(words, "papers-counts", points = points));
    Block { height: bottom, drawing }
}

/// A team's number and its name, at the place of team A.
struct Named {
    number: String,
    name: FittedTeam,
}

impl Named {
    fn of(team: &TeamName, up: f32) -> Self {
        let players: Vec<&str> = team.players.iter().map(String::as_str).collect();
        let lift = |baselines: [f32; 3]| baselines.map(|y| y - up);
        let cell = TeamCell {
            one: [CELL.one[0] - up, CELL.one[1] - up],
            two: lift(CELL.two),
            one_over_two: lift(CELL.one_over_two),
            ..CELL
        };
        let name = cell.fit(&Team { name: &team.name, players: &players, separator: ", ", tag: None });
        Self { number: team.number.to_string(), name }
    }

    fn extra(&self) -> f32 {
        self.name.extra()
    }

    fn draw(&self, number_y: f32, name_dy: f32) -> Drawing {
        let mut drawing = Drawing::default();
        let number = fit(&self.number, Face::Bold, Sizes { first: 22.0, min: 12.0, two_lines: 12.0 }, 16.0);
        number.draw(&mut drawing, At::Right(50.5), Style::bold(0.0), &[number_y]);
        let mut name = Drawing::default();
        self.name.draw(&mut name);
        drawing.place(&name, 0.0, name_dy);
        drawing
    }
}

const CELL: TeamCell = TeamCell {
    x: 52.5,
    width: 62.0,
    face: Face::Regular,
    name: Sizes { first: 11.5, min: 9.0, two_lines: 7.75 },
    players: Sizes { first: 7.5, min: 6.0, two_lines: 6.0 },
    players_under_two: Sizes { first: 6.25, min: 5.5, two_lines: 5.5 },
    one: [4.3, 7.9],
    two: [2.85, 5.8, 8.3],
    one_over_two: [3.4, 5.9, 8.3],
    leading: 2.3,
};
