//! « Où suis-je ? » (papers 03): at which table a team plays, by its number, its name or a player's name. All teams are on
//! it, also those that do not play; against whom they play, the draw says.

use serde::{Deserialize, Serialize};
use std::ops::Range;

use crate::domain::{TableNumber, Tournament};
use crate::i18n::{Words, sorting};
use crate::say;
use crate::views::paper_state::Shows;
use crate::views::seating::{Place, Seating, Whereabouts};

use super::catalogue::{About, Laid, NothingToPrint, Order, PlayersNames, Status};
use super::context::{Context, Frame};
use super::face::{Face, MM_PER_PT};
use super::flow::{Column, Fitted, Format, Line, Paper, Row, Sheet, Sizes, Table, TableHead, Team, TeamCell, fit, wrap};
use super::page::{At, Document, Drawing, Style};
use super::team_name::fit_name;

/// How a list is sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// By the number of the team.
    Number,
    /// By the name of the team.
    Team,
    /// By the name of the player.
    Player,
}

impl By {
    /// All lists, in the order in which they hang.
    pub const ALL: [Self; 3] = [Self::Number, Self::Team, Self::Player];
}

pub(super) fn about(words: &Words, order: &Order) -> About {
    let round = order.settled_round();
    let file = match order.by {
        None => say!(words, "file-name-where"),
        Some(By::Number) => say!(words, "file-name-where-by-number"),
        Some(By::Team) => say!(words, "file-name-where-by-team"),
        Some(By::Player) => say!(words, "file-name-where-by-player"),
    };
    About { title: say!(words, "papers-where", round = round), file, shows: Shows::Places(round) }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let seating = Seating::of(tournament, order.settled_round())?;
    let lists = match (order.by, order.players) {
        (Some(By::Player), PlayersNames::LeftOut) => return Err(NothingToPrint::PlayersLeftOut),
        (Some(by), _) => vec![by],
        (None, PlayersNames::LeftOut) => vec![By::Number, By::Team],
        (None, PlayersNames::Shown) => By::ALL.to_vec(),
    };
    Ok(Laid { document: one_after_the_other(cx, &seating, &lists), status: Status::Settled })
}

/// One list.
pub fn draw_by_team(cx: &Context<'_>, seating: &Seating, by: By) -> Document {
    let words = cx.words;
    let title = say!(words, "papers-where", round = seating.round);
    let paper = cx.paper(Frame {
        format: Format::Portrait,
        shows: Shows::Places(seating.round),
        name: match by {
            By::Number => say!(words, "papers-where-by-number-name", title = &title),
            By::Team => say!(words, "papers-where-by-team-name", title = &title),
            By::Player => say!(words, "papers-where-by-player-name", title = &title),
        },
        title,
        band: None,
    });
    let sheets = match by {
        By::Number => by_number(words, seating, &paper),
        By::Team => by_team(words, seating, &paper),
        By::Player => by_player(words, seating, &paper),
    };
    cx.bind(&paper, &sheets)
}

/// Some lists, at least one; the pages of each are counted by themselves, as they hang side by side.
fn one_after_the_other(cx: &Context<'_>, seating: &Seating, lists: &[By]) -> Document {
    let (first, others) = lists.split_first().unwrap_or((&By::Number, &[]));
    let mut all = draw_by_team(cx, seating, *first);
    all.pages.extend(others.iter().flat_map(|by| draw_by_team(cx, seating, *by).pages));
    all
}

/// Three columns of 34.
fn by_number(words: &Words, seating: &Seating, paper: &Paper) -> Vec<Sheet> {
    let labels = vec![
        Column::new(At::Left(13.0), say!(words, "papers-column-team")),
        Column::new(At::Right(12.0 + 58.6), say!(words, "papers-column-table")),
    ];
    let table = Table { lanes: 3, pitch: 63.2, at_most: 34, ..Table::new(TableHead::new(12.0..71.6, labels)) };
    let rows: Vec<Row> = seating.places.iter().map(|place| row_by_number(words, place)).collect();
    let sheet = |page: super::flow::Filled| Sheet { subtitle: say!(words, "papers-where-by-number"), drawing: page.drawing };
    table.fill(paper.body(), &rows).into_iter().map(sheet).collect()
}

fn row_by_number(words: &Words, place: &Place) -> Row {
    const LEADING: f32 = 2.65;
    let mut drawing = Drawing::default();
    let there = Where { size: 18.0, words: 8.5, in_lines: 7.0, room: 18.0 }.fit(words, place);
    let room = 33.2_f32.min(58.6 - 13.0 - 1.5 - there.width);
    let sizes = Sizes { first: 9.0, min: 7.25, two_lines: 7.0 };
    let name = fit_name(&place.team, Face::Regular, sizes, room);
    let extra = extra(name.lines.len(), LEADING).max(there.height() - 6.8);
    let no = fit(&place.team.number.to_string(), Face::Bold, Sizes { first: 15.0, min: 9.0, two_lines: 9.0 }, 11.0);
    no.draw(&mut drawing, At::Right(23.3), Style::bold(0.0), &[5.35 + extra / 2.0]);
    let above = (extra - self::extra(name.lines.len(), LEADING)) / 2.0;
    let baselines = if name.lines.len() == 1 { [4.65 + above; 2] } else { [2.95 + above, 2.95 + LEADING + above] };
    name.draw(&mut drawing, At::Left(25.0), Style::regular(0.0), &baselines);
    there.draw(&mut drawing, 12.0 + 58.6, 6.8 + extra);
    Row::new(6.8 + extra, Line::Number(place.team.number.get()), drawing)
}

/// Two columns of 25.
fn by_team(words: &Words, seating: &Seating, paper: &Paper) -> Vec<Sheet> {
    let mut places: Vec<&Place> = seating.places.iter().collect();
    places.sort_by_cached_key(|place| (sorting::key(&place.team.name), place.team.number));
    let rows: Vec<Row> = places.iter().map(|place| row_by_team(words, place)).collect();
    let columns = [
        Column::new(At::Left(13.0), say!(words, "papers-column-team")),
        Column::new(At::Right(12.0 + 70.0), say!(words, "papers-column-number")),
        Column::new(At::Right(12.0 + 88.8), say!(words, "papers-column-table")),
    ];
    let name = |index: usize| places[index].team.name.as_str();
    let subtitle = |rows: &Range<usize>| match ends(rows) {
        Some((first, last)) => say!(words, "papers-where-by-team", first = name(first), last = name(last)),
        None => say!(words, "papers-where-by-team-none"),
    };
    two_lists(paper, columns, 25, &rows, subtitle)
}

fn row_by_team(words: &Words, place: &Place) -> Row {
    const HEIGHT: f32 = 9.25;
    let mut drawing = Drawing::default();
    let players: Vec<&str> = place.team.players.iter().map(String::as_str).collect();
    let team = TEAM.fit(&Team { name: &place.team.name, players: &players, separator: ", ", tag: None });
    let there = Where { size: 22.0, words: 9.5, in_lines: 8.0, room: 17.0 }.fit(words, place);
    let extra = team.extra().max(there.height() - HEIGHT);
    let mut name = Drawing::default();
    team.draw(&mut name);
    drawing.place(&name, 0.0, (extra - team.extra()) / 2.0);
    let no = fit(&place.team.number.to_string(), Face::Regular, Sizes { first: 13.0, min: 9.0, two_lines: 9.0 }, 9.0);
    no.draw(&mut drawing, At::Right(12.0 + 70.0), Style::regular(0.0), &[6.4 + extra / 2.0]);
    there.draw(&mut drawing, 12.0 + 88.8, HEIGHT + extra);
    Row::new(HEIGHT + extra, Line::Position, drawing)
}

/// Two columns of 50.
fn by_player(words: &Words, seating: &Seating, paper: &Paper) -> Vec<Sheet> {
    let of_team = |place| players_of(place).map(move |player| (player, place));
    let mut players: Vec<(&str, &Place)> = seating.places.iter().flat_map(of_team).collect();
    players.sort_by_cached_key(|(player, place)| (sorting::player_key(player), place.team.number));
    let rows: Vec<Row> = players.iter().map(|(player, place)| row_by_player(words, player, place)).collect();
    let columns = [
        Column::new(At::Left(13.0), say!(words, "papers-column-player")),
        Column::new(At::Right(12.0 + 74.0), say!(words, "papers-column-team")),
        Column::new(At::Right(12.0 + 88.8), say!(words, "papers-column-table")),
    ];
    let subtitle = |rows: &Range<usize>| match ends(rows) {
        Some((first, last)) => say!(words, "papers-where-by-player", first = players[first].0, last = players[last].0),
        None => say!(words, "papers-where-by-player-none"),
    };
    two_lists(paper, columns, 50, &rows, subtitle)
}

fn players_of(place: &Place) -> impl Iterator<Item = &str> {
    place.players.iter().map(String::as_str)
}

fn row_by_player(words: &Words, player: &str, place: &Place) -> Row {
    const HEIGHT: f32 = 4.62;
    const LEADING: f32 = 2.2;
    let mut drawing = Drawing::default();
    let name = fit(player, Face::Regular, Sizes { first: 10.0, min: 8.0, two_lines: 6.0 }, 58.0);
    let there = Where { size: 12.5, words: 8.5, in_lines: 7.0, room: 13.5 }.fit(words, place);
    let extra = extra(name.lines.len(), LEADING).max(there.height() - HEIGHT);
    let above = (extra - self::extra(name.lines.len(), LEADING)) / 2.0;
    let baselines = if name.lines.len() == 1 { [3.5 + above; 2] } else { [2.0 + above, 2.0 + LEADING + above] };
    name.draw(&mut drawing, At::Left(13.0), Style::regular(0.0), &baselines);
    drawing.text(At::Right(12.0 + 74.0), 3.5 + extra / 2.0, Style::regular(9.5), &place.team.number.to_string());
    there.draw(&mut drawing, 12.0 + 88.8, HEIGHT + extra);
    Row::new(HEIGHT + extra, Line::Position, drawing)
}

fn two_lists<const N: usize>(
    paper: &Paper,
    columns: [Column; N],
    at_most: usize,
    rows: &[Row],
    subtitle: impl Fn(&Range<usize>) -> String,
) -> Vec<Sheet> {
    let head = TableHead::new(12.0..102.0, columns.into());
    let table = Table { lanes: 2, pitch: 96.0, at_most, ..Table::new(head) };
    let pages = table.fill(paper.body(), rows);
    pages.into_iter().map(|page| Sheet { subtitle: subtitle(&page.rows), drawing: page.drawing }).collect()
}

/// The first and the last of some rows.
fn ends(rows: &Range<usize>) -> Option<(usize, usize)> {
    (!rows.is_empty()).then(|| (rows.start, rows.end - 1))
}

/// By how much lines beyond the second make a row higher.
fn extra(lines: usize, leading: f32) -> f32 {
    f32::from(u8::try_from(lines.saturating_sub(2)).unwrap_or(u8::MAX)) * leading
}

/// How the column « table » is set.
struct Where {
    /// Size of a table's number.
    size: f32,
    /// Size of words on one line.
    words: f32,
    /// Size of words in several lines.
    in_lines: f32,
    /// Room, mm.
    room: f32,
}

/// A table's number, or words that say why there is none.
struct There {
    text: Fitted,
    width: f32,
}

impl Where {
    /// What stands there.
    fn fit(&self, words: &Words, place: &Place) -> There {
        let reason = match place.at {
            Whereabouts::Table { table, .. } => return self.table(table),
            Whereabouts::Bye => say!(words, "papers-exempt"),
            Whereabouts::Withdrawn => say!(words, "papers-where-withdrawn"),
            Whereabouts::Disqualified => say!(words, "papers-where-disqualified"),
            Whereabouts::Absent => say!(words, "papers-where-absent"),
            Whereabouts::Waiting => say!(words, "papers-where-waiting"),
            Whereabouts::NotDrawn => say!(words, "papers-where-not-drawn"),
        };
        if reason.contains(' ') && Face::Bold.width(&reason, self.in_lines) > self.room {
            let lines = wrap(&reason, Style::bold(self.in_lines), self.room);
            return There::of(Fitted { lines, size: self.in_lines });
        }
        let sizes = Sizes { first: self.words, min: 5.5, two_lines: 5.5 };
        There::of(fit(&reason, Face::Bold, sizes, self.room))
    }

    fn table(&self, table: TableNumber) -> There {
        let sizes = Sizes { first: self.size, min: self.words, two_lines: self.words };
        There::of(fit(&table.to_string(), Face::Bold, sizes, self.room))
    }
}

impl There {
    fn of(text: Fitted) -> Self {
        let width = text.lines.iter().map(|line| Face::Bold.width(line, text.size)).fold(0.0, f32::max);
        Self { text, width }
    }

    /// From baseline to baseline, mm.
    fn leading(&self) -> f32 {
        self.text.size * 0.4
    }

    /// From the capitals of the first line to the last baseline, mm.
    fn letters(&self) -> f32 {
        const CAPITALS: f32 = 0.727 * MM_PER_PT;
        let further = f32::from(u8::try_from(self.text.lines.len() - 1).unwrap_or(u8::MAX));
        further * self.leading() + self.text.size * CAPITALS
    }

    /// The height of a row that it fills.
    fn height(&self) -> f32 {
        self.letters() + 1.4
    }

    /// Writes it to the left of `right`, in the middle of a row.
    fn draw(&self, drawing: &mut Drawing, right: f32, height: f32) {
        let last = f32::midpoint(height, self.letters());
        let first = last - self.letters() + self.text.size * 0.727 * MM_PER_PT;
        self.text.draw(drawing, At::Right(right), Style::bold(0.0), &[first, first + self.leading()]);
    }
}

const TEAM: TeamCell = TeamCell {
    x: 13.0,
    width: 60.0,
    face: Face::Bold,
    name: Sizes { first: 12.0, min: 9.5, two_lines: 8.0 },
    players: Sizes { first: 8.0, min: 5.5, two_lines: 5.5 },
    players_under_two: Sizes { first: 7.0, min: 5.5, two_lines: 5.5 },
    one: [4.2, 8.0],
    two: [2.9, 5.95, 8.45],
    one_over_two: [3.5, 6.1, 8.45],
    leading: 2.3,
};
