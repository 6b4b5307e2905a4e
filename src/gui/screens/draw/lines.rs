//! The three lists of a drawn round as plain lines: by table, by team, by player. Draws nothing.

use super::List;
use crate::domain::round::{Origin, Placed};
use crate::domain::{Round, TeamNumber};
use crate::gui::cx::Cx;
use crate::gui::widgets::{Column, Icon};
use crate::i18n::sorting;
use crate::say;
use crate::views::TeamName;
use crate::views::seating::{Place, SeatedTable, Seating, Whereabouts};

/// One line.
pub(super) struct Line {
    pub(super) cells: Vec<Cell>,
    /// A mark at the end, and what it means.
    pub(super) mark: Option<(Icon, String)>,
}

/// One cell.
#[derive(Clone)]
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) look: Look,
    /// The team it names, if it names one that can be chosen.
    pub(super) team: Option<TeamNumber>,
}

/// How a cell looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    Strong,
    Plain,
    Weak,
}

/// A list.
pub(super) struct Lines {
    pub(super) columns: Vec<Column>,
    pub(super) lines: Vec<Line>,
}

impl Cell {
    fn new(text: &impl ToString, look: Look, team: Option<TeamNumber>) -> Self {
        Self { text: text.to_string(), look, team }
    }
}

/// The lines of a list in which a searched text stands.
pub(super) fn lines(cx: &Cx<'_>, drawn: &Round, list: List, search: &str) -> Lines {
    let Ok(seating) = Seating::of(cx.tournament, drawn.number) else {
        return Lines { columns: Vec::new(), lines: Vec::new() };
    };
    let wanted = Wanted::of(search);
    match list {
        List::Tables => by_table(cx, drawn, &seating, &wanted),
        List::Teams => by_team(cx, &seating, &wanted),
        List::Players => by_player(cx, &seating, &wanted),
    }
}

/// What is searched: a team's number, or a part of a name.
struct Wanted {
    number: Option<u32>,
    part: String,
}

impl Wanted {
    fn of(search: &str) -> Self {
        Self { number: search.trim().parse().ok(), part: sorting::key(search) }
    }

    fn is(&self, team: &TeamName) -> bool {
        if let Some(number) = self.number {
            team.number.get() == number
        } else {
            let has = |name: &String| sorting::key(name).contains(&self.part);
            self.part.is_empty() || has(&team.name) || team.members.iter().any(has)
        }
    }
}

fn by_table(cx: &Cx<'_>, drawn: &Round, seating: &Seating, wanted: &Wanted) -> Lines {
    let words = cx.words;
    let ranking = match &drawn.origin {
        Origin::Ranking(record) => Some(record.ranking.as_slice()),
        _ => None,
    };
    // « exempte » is wider than any number.
    let table = if seating.bye.is_some() { 84.0 } else { 54.0 };
    let mut columns = vec![Column::numbers(say!(words, "draw-column-table"), table)];
    for title in [say!(words, "draw-column-team-a"), say!(words, "draw-column-team-b")] {
        columns.extend(ranking.map(|_| Column::numbers(say!(words, "draw-column-rank"), 58.0)));
        columns.extend([Column::numbers("", 46.0), Column::names(title, 1.0)]);
    }
    columns.push(Column::marks("", 26.0));
    let line = |table: &SeatedTable| {
        let mut cells = vec![Cell::new(&table.table, Look::Strong, None)];
        for team in [&table.team_a, &table.team_b] {
            cells.extend(ranking.map(|ranking| Cell::new(&place(ranking, team.number), Look::Weak, None)));
            cells.extend(named(team));
        }
        Line { cells, mark: mark(cx, table) }
    };
    let tables = seating.tables.iter().filter(|table| wanted.is(&table.team_a) || wanted.is(&table.team_b));
    let bye = seating.bye.iter().filter(|team| wanted.is(team)).map(|team| {
        let mut cells = vec![Cell::new(&say!(words, "draw-bye"), Look::Strong, None)];
        cells.extend(ranking.map(|ranking| Cell::new(&place(ranking, team.number), Look::Weak, None)));
        cells.extend(named(team));
        Line { cells, mark: None }
    });
    Lines { columns, lines: tables.map(line).chain(bye).collect() }
}

fn by_team(cx: &Cx<'_>, seating: &Seating, wanted: &Wanted) -> Lines {
    let words = cx.words;
    let columns = vec![
        Column::numbers(say!(words, "draw-column-number"), 52.0),
        Column::names(say!(words, "draw-column-team"), 1.0),
        Column::numbers(say!(words, "draw-column-table"), 96.0),
        Column::numbers(say!(words, "draw-column-against"), 72.0),
    ];
    let line = |place: &Place| {
        let mut cells = named(&place.team).to_vec();
        let (at, against) = whereabouts(cx, place.at);
        cells.extend([Cell::new(&at, Look::Strong, None), Cell::new(&against, Look::Weak, None)]);
        Line { cells, mark: None }
    };
    Lines { columns, lines: seating.places.iter().filter(|place| wanted.is(&place.team)).map(line).collect() }
}

fn by_player(cx: &Cx<'_>, seating: &Seating, wanted: &Wanted) -> Lines {
    let words = cx.words;
    let columns = vec![
        Column::names(say!(words, "draw-column-player"), 1.0),
        Column::numbers(say!(words, "draw-column-number"), 60.0),
        Column::numbers(say!(words, "draw-column-table"), 96.0),
    ];
    let mut players: Vec<(String, &String, &Place)> = seating
        .places
        .iter()
        .filter(|place| wanted.is(&place.team))
        .flat_map(|place| place.players.iter().map(move |player| (sorting::player_key(player), player, place)))
        .collect();
    players.sort_by(|a, b| (&a.0, a.2.team.number).cmp(&(&b.0, b.2.team.number)));
    let line = |(_, player, place): (String, &String, &Place)| {
        let team = Some(place.team.number);
        let (at, _) = whereabouts(cx, place.at);
        let cells = vec![
            Cell::new(&player, Look::Plain, team),
            Cell::new(&place.team.number, Look::Weak, team),
            Cell::new(&at, Look::Strong, None),
        ];
        Line { cells, mark: None }
    };
    Lines { columns, lines: players.into_iter().map(line).collect() }
}

/// A team's number and name.
fn named(team: &TeamName) -> [Cell; 2] {
    let number = Some(team.number);
    [Cell::new(&team.number, Look::Strong, number), Cell::new(&team.name, Look::Plain, number)]
}

/// The rank of a team in the ranking that the pairing rests on.
fn place(ranking: &[Placed], team: TeamNumber) -> String {
    let rank = ranking.iter().find(|placed| placed.team == team).and_then(|placed| placed.rank);
    rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string())
}

/// The one thing that is most worth knowing of a table.
fn mark(cx: &Cx<'_>, table: &SeatedTable) -> Option<(Icon, String)> {
    let words = cx.words;
    if let Some(last) = table.repairs.last() {
        return Some((Icon::Swap, words.repair(&last.repair)));
    }
    if !table.met_before.is_empty() {
        let rounds = words.list(&table.met_before);
        return Some((Icon::Warning, say!(words, "draw-mark-rematch", count = table.met_before.len(), rounds = rounds)));
    }
    (!table.fixed_for.is_empty()).then(|| (Icon::Pin, say!(words, "draw-mark-fixed", teams = words.list(&table.fixed_for))))
}

fn whereabouts(cx: &Cx<'_>, at: Whereabouts) -> (String, String) {
    let words = cx.words;
    match at {
        Whereabouts::Table { table, against } => (table.to_string(), against.to_string()),
        Whereabouts::Bye => (say!(words, "draw-at-bye"), String::new()),
        Whereabouts::Withdrawn => (say!(words, "draw-at-withdrawn"), String::new()),
        Whereabouts::Disqualified => (say!(words, "draw-at-disqualified"), String::new()),
        Whereabouts::Absent => (say!(words, "draw-at-absent"), String::new()),
        Whereabouts::Waiting => (say!(words, "draw-at-waiting"), String::new()),
        Whereabouts::NotDrawn => (say!(words, "draw-at-not-drawn"), String::new()),
    }
}
