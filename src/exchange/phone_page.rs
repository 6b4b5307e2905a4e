//! The page for telephones: one HTML file with the tables of every round, the rankings and a search for one's team, that needs no
//! other file and no network. Shows what is public alone: no missing sheet, no reason of a penalty. The markup is in
//! `templates/phones/`, which escapes every name once.

use crate::domain::history::History;
use crate::domain::ranking::{Score, TeamState, latest};
use crate::domain::sheet::Sheet;
use crate::domain::team::Entry;
use crate::domain::{Moment, Points, RoundNumber, TableNumber, TeamNumber, Tournament};
use crate::i18n::number::points;
use crate::i18n::{Words, date};
use crate::say;
use crate::views::TeamName;
use crate::views::paper_state::{self, Shows};
use crate::views::seating::{Place, SeatedTable, Seating, Whereabouts};
use crate::views::standings::{StandingLine, Standings};
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, UndefinedBehavior};
use serde::Serialize;

/// The template, and what it takes in.
const FILES: [(&str, &str); 3] = [
    ("page.html", include_str!("../../templates/phones/page.html")),
    ("page.css", include_str!("../../templates/phones/page.css")),
    ("page.js", include_str!("../../templates/phones/page.js")),
];

/// The page as its template takes it.
#[derive(Serialize)]
struct Page {
    name: String,
    place_and_date: String,
    made: String,
    words: Labels,
    /// The last one first.
    rounds: Vec<RoundPart>,
    teams: Vec<TeamPart>,
}

/// What stands on the page in any tournament.
#[derive(Serialize)]
struct Labels {
    contents: String,
    team: String,
    search: String,
    none: String,
    nothing_drawn: String,
    rank: String,
    team_column: String,
    total: String,
    table: String,
    team_a: String,
    team_b: String,
    teams: String,
}

/// A round: its ranking, if there is one, and its tables.
#[derive(Serialize)]
struct RoundPart {
    number: RoundNumber,
    short: String,
    title: String,
    tables: Vec<TableLine>,
    bye: Option<String>,
    ranking: Option<Ranking>,
}

/// A table and who plays there.
#[derive(Serialize)]
struct TableLine {
    table: TableNumber,
    team_a: Named,
    team_b: Named,
}

/// A team as it is named.
#[derive(Serialize)]
struct Named {
    number: TeamNumber,
    name: String,
}

/// A ranking.
#[derive(Serialize)]
struct Ranking {
    short: String,
    title: String,
    note: Option<String>,
    lines: Vec<Line>,
}

/// A line of a ranking.
#[derive(Serialize)]
struct Line {
    rank: String,
    team: Named,
    rounds: String,
    total: String,
}

/// All about one team.
#[derive(Serialize)]
struct TeamPart {
    team: Named,
    players: Option<String>,
    lines: Vec<TeamLine>,
    standing: Option<String>,
}

/// A round of a team.
#[derive(Serialize)]
struct TeamLine {
    round: String,
    against: Option<Named>,
    points: Option<String>,
}

/// The page, made at this moment; `mark` stands after the name of a tournament that is none (a rehearsal).
///
/// # Panics
/// Never: a test reads the template.
pub fn page(tournament: &Tournament, history: &History, words: &Words, at: &Moment, mark: Option<&str>) -> String {
    let drawn = || tournament.rounds.keys().copied();
    let seatings: Vec<_> = drawn().filter_map(|round| Seating::of(tournament, round).ok()).collect();
    let played = tournament.sheets.values().any(Sheet::is_in).then(|| latest(tournament).ok()).flatten();
    let rankings = played.into_iter().flat_map(RoundNumber::up_to).filter_map(|round| Standings::after(tournament, round).ok());
    let rankings: Vec<_> = rankings.collect();
    let event = &tournament.event;
    let day = date::long(words, event.date);
    let state = paper_state::of(history, Shows::Everything);
    let page = Page {
        name: mark.map_or_else(|| event.name.clone(), |mark| format!("{} · {mark}", event.name)),
        place_and_date: if event.place.is_empty() { day } else { say!(words, "home-where", date = day, place = &event.place) },
        made: say!(words, "phones-made", date = date::short(at.date_naive()), time = date::time(at), state = state.to_string()),
        words: Labels::of(words),
        teams: teams(tournament, words, &seatings, rankings.last()),
        rounds: rounds(seatings, &rankings, words),
    };
    written(&page)
}

/// The template with everything put into it, escaped. What the template names and the page has not is a mistake, not a blank.
fn written(page: &Page) -> String {
    let mut templates = Environment::new();
    templates.set_undefined_behavior(UndefinedBehavior::Strict);
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    for (name, text) in FILES {
        templates.add_template(name, text).expect("a test reads the template");
    }
    templates.get_template(FILES[0].0).and_then(|template| template.render(Serde(page))).expect("a test fills the template")
}

/// The last round first: that is what people look for.
fn rounds(seatings: Vec<Seating>, rankings: &[Standings], words: &Words) -> Vec<RoundPart> {
    let ranking = |round| rankings.iter().find(|standings| standings.after == round);
    seatings
        .into_iter()
        .rev()
        .map(|seating| {
            let ranking = ranking(seating.round);
            RoundPart::of(seating, ranking, words)
        })
        .collect()
}

impl Labels {
    fn of(words: &Words) -> Self {
        Self {
            contents: say!(words, "phones-contents"),
            team: say!(words, "phones-team"),
            search: say!(words, "phones-search"),
            none: say!(words, "phones-none"),
            nothing_drawn: say!(words, "phones-nothing-drawn"),
            rank: say!(words, "export-rank"),
            team_column: say!(words, "export-name"),
            total: say!(words, "export-total"),
            table: say!(words, "phones-table"),
            team_a: say!(words, "phones-team-a"),
            team_b: say!(words, "phones-team-b"),
            teams: say!(words, "phones-teams"),
        }
    }
}

impl RoundPart {
    fn of(seating: Seating, ranking: Option<&Standings>, words: &Words) -> Self {
        let number = seating.round;
        Self {
            number,
            short: say!(words, "phones-tables-short", round = number),
            title: say!(words, "phones-tables", round = number),
            bye: seating.bye.map(|team| say!(words, "phones-bye-of", team = team.number, name = team.name)),
            tables: seating.tables.iter().map(TableLine::of).collect(),
            ranking: ranking.map(|standings| Ranking::of(standings, words)),
        }
    }
}

impl TableLine {
    fn of(table: &SeatedTable) -> Self {
        Self { table: table.table, team_a: Named::of(&table.team_a), team_b: Named::of(&table.team_b) }
    }
}

impl Named {
    fn of(team: &TeamName) -> Self {
        Self { number: team.number, name: team.name.clone() }
    }
}

impl Ranking {
    fn of(standings: &Standings, words: &Words) -> Self {
        let (sheets, all) = standings.sheets;
        Self {
            short: say!(words, "phones-ranking-short", round = standings.after),
            title: if standings.is_final {
                say!(words, "phones-final")
            } else {
                say!(words, "phones-ranking", round = standings.after)
            },
            note: standings.is_provisional.then(|| say!(words, "phones-provisional", sheets = sheets, all = all)),
            lines: standings.lines.iter().chain(&standings.unranked).map(|line| Line::of(line, words)).collect(),
        }
    }
}

impl Line {
    fn of(line: &StandingLine, words: &Words) -> Self {
        let rounds = line.scores.iter().map(|score| score.map_or_else(|| "–".to_owned(), |score| points(score.counted)));
        let penalties = (line.penalties != Points::ZERO).then(|| say!(words, "phones-penalties", points = line.penalties));
        let rest = penalties.into_iter().chain(state(line.state, words));
        Self {
            rank: line.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
            team: Named::of(&line.team),
            rounds: rounds.chain(rest).collect::<Vec<_>>().join(" · "),
            total: points(line.total),
        }
    }
}

fn state(state: TeamState, words: &Words) -> Option<String> {
    match state {
        TeamState::Present => None,
        TeamState::Withdrawn => Some(say!(words, "state-withdrawn")),
        TeamState::Disqualified => Some(say!(words, "state-disqualified")),
        TeamState::Unranked => Some(say!(words, "state-unranked")),
    }
}

/// The registered teams by number; who waits is nobody's business.
fn teams(tournament: &Tournament, words: &Words, seatings: &[Seating], last: Option<&Standings>) -> Vec<TeamPart> {
    let lines: Vec<_> = last.iter().flat_map(|last| last.lines.iter().chain(&last.unranked)).collect();
    let registered = tournament.teams.values().filter(|team| team.entry == Entry::Registered);
    let part = |team: &crate::domain::Team| {
        let line = lines.iter().find(|line| line.team.number == team.number).copied();
        let name = TeamName::of(team);
        TeamPart {
            players: (!name.players.is_empty()).then(|| name.players.join(", ")),
            lines: (0..).zip(seatings).filter_map(|(i, seating)| team_line(words, seating, team.number, line, i)).collect(),
            standing: line.map(|line| standing(words, line)),
            team: Named::of(&name),
        }
    };
    registered.map(part).collect()
}

fn standing(words: &Words, line: &StandingLine) -> String {
    match line.rank {
        Some(rank) => say!(words, "phones-standing", rank = rank.to_string(), total = line.total),
        None => say!(words, "phones-total", total = line.total),
    }
}

fn team_line(words: &Words, seating: &Seating, team: TeamNumber, line: Option<&StandingLine>, i: usize) -> Option<TeamLine> {
    let place = seating.places.iter().find(|place| place.team.number == team)?;
    let round = seating.round;
    let (round, against) = match place.at {
        Whereabouts::Table { table, against } => (say!(words, "phones-at-table", round = round, table = table), Some(against)),
        Whereabouts::Bye => (say!(words, "phones-bye", round = round), None),
        Whereabouts::Withdrawn
        | Whereabouts::Disqualified
        | Whereabouts::Absent
        | Whereabouts::Waiting
        | Whereabouts::NotDrawn => {
            return None;
        }
    };
    let name =
        |number| seating.places.iter().find(|place: &&Place| place.team.number == number).map(|place| Named::of(&place.team));
    let score: Option<Score> = line.and_then(|line| line.scores.get(i).copied().flatten());
    Some(TeamLine { round, against: against.and_then(name), points: score.map(|score| points(score.counted)) })
}
