//! The JSON of cli.md: a promise to scripts, kept here alone. Fields are added, never renamed. Points are numbers with
//! `.5` where there is a half. Computes nothing.

use crate::domain::draw::team_list;
use crate::domain::history::History;
use crate::domain::ranking::TeamState;
use crate::domain::round::{Match, Origin};
use crate::domain::ruleset::{Award, KEYS, Ruleset};
use crate::domain::team::{DepartureKind, Entry, Presence, Standing};
use crate::domain::{Moment, Points, RoundNumber, TableNumber, Team, TeamNumber, Tournament};
use crate::i18n::Words;
use crate::views::anomalies::Audit;
use crate::views::clock::{ClockView, Reading, TableClock};
use crate::views::draw_record::DrawRecord;
use crate::views::present_list::PresentList;
use crate::views::repairs::Repaired;
use crate::views::seating::Seating;
use crate::views::sheet_rows::SheetRow;
use crate::views::standings::{StandingLine, Standings};
use serde_json::{Map, Value, json};

/// `teams --json`.
pub fn teams(tournament: &Tournament) -> Value {
    json!({
        "teams": tournament.teams.values().map(team).collect::<Vec<_>>(),
        "list": present_list(&PresentList::next(tournament)),
    })
}

/// The teams of a draw by name, with the fingerprint of their list.
fn present_list(list: &PresentList) -> Value {
    let print = list.fingerprint();
    let team = |(number, name): &(TeamNumber, String)| json!({ "number": number, "name": name });
    json!({
        "version": team_list::VERSION,
        "teams": list.teams.iter().map(team).collect::<Vec<_>>(),
        "sha256": print.digits(),
        "fingerprint": print.to_string(),
    })
}

/// `rules --json`: every key of rules.md 10 with its value.
pub fn ruleset(rules: &Ruleset) -> Value {
    let value = |name: &str, text: String| match name {
        "cap" => rules.cap.map_or(json!("none"), |cap| json!(cap)),
        "bye_points" => award(rules.bye_points),
        "forfeit_points" => award(rules.forfeit_points),
        "misdeal_penalty" => json!(rules.misdeal_penalty),
        "closed_tables" => json!(rules.closed_tables),
        _ => text.parse::<u32>().map_or(json!(text), |number| json!(number)),
    };
    KEYS.iter().map(|key| (key.name.to_owned(), value(key.name, (key.read)(rules)))).collect::<Map<_, _>>().into()
}

/// `pairings --json`.
pub fn pairings(seating: &Seating) -> Value {
    let table = |seated: &crate::views::seating::SeatedTable| json!({ "table": seated.table, "team_a": seated.team_a.number, "team_b": seated.team_b.number });
    json!({
        "round": seating.round,
        "by": seating.by.word(),
        "tables": seating.tables.iter().map(table).collect::<Vec<_>>(),
        "bye": seating.bye.as_ref().map(|team| team.number),
    })
}

/// `draw-record --json`.
pub fn draw_record(record: &DrawRecord, words: &Words) -> Value {
    let round = record.round;
    let mut fields = Map::new();
    let mut put = |name: &str, value: Value| fields.insert(name.to_owned(), value);
    if let Origin::Lot(lot) = &round.origin {
        put("version", json!(lot.version));
    } else if let Origin::Ranking(ranked) = &round.origin {
        put("version", json!(ranked.version));
    }
    put("round", json!(round.number));
    put("by", json!(record.by.word()));
    match &round.origin {
        Origin::Lot(lot) => {
            put("seed", json!(lot.seed));
            put("numbers", json!(lot.numbers));
            put("forbidden", json!(lot.forbidden));
            put("bye_drawn", json!(lot.bye_drawn));
            put("no_bye", json!(lot.no_bye));
            put("fixed_tables", json!(lot.fixed_tables));
            put("attempts", json!(lot.attempts));
        }
        Origin::Ranking(ranked) => {
            put("seed", json!(ranked.seed));
            put("numbers", json!(ranked.numbers));
            let placed = |placed: &crate::domain::round::Placed| json!({ "rank": placed.rank, "team": placed.team, "total": placed.total });
            put("ranking", ranked.ranking.iter().map(placed).collect());
            put("lots", json!(ranked.lots));
            put("forbidden", json!(ranked.forbidden));
            put("bye_drawn", json!(round.drawn_bye.is_some()));
            put("no_bye", json!(ranked.no_bye));
            put("fixed_tables", json!(ranked.fixed_tables));
        }
        Origin::Hand => {}
    }
    put("tables", round.drawn.iter().map(drawn_match).collect());
    put("bye", json!(round.drawn_bye));
    put("drawn_at", json!(round.drawn_at.to_rfc3339()));
    put("changes", record.repairs.iter().map(|change| repaired(change, words)).collect());
    let annulled = record.annulled.iter().map(|draw| {
        json!({
            "seed": draw.round.origin.seed(),
            "drawn_at": draw.round.drawn_at.to_rfc3339(),
            "annulled_at": draw.annulled_at.to_rfc3339(),
            "reason": words.annulment_reason(draw.reason.as_deref()),
        })
    });
    put("annulled", annulled.collect());
    put("list", present_list(&record.list));
    fields.into()
}

/// `ranking --json`.
pub fn ranking(standings: &Standings, words: &Words) -> Value {
    let lines = |lines: &[StandingLine]| lines.iter().map(|line| ranking_line(standings, line, words)).collect::<Vec<_>>();
    json!({
        "after_round": standings.after,
        "final": standings.is_final,
        "provisional": standings.is_provisional,
        "sheets": { "in": standings.sheets.0, "expected": standings.sheets.1 },
        "lines": lines(&standings.lines),
        "unranked": lines(&standings.unranked),
    })
}

/// `audit --json`.
pub fn audit(audit: &Audit, words: &Words) -> Value {
    let open = audit.open.iter().map(|open| finding(open.kind(), open.place(), &words.open(open)));
    let notes = audit.notes.iter().map(|note| finding(note.kind(), note.place(), &words.note(note)));
    json!({
        "open": open.collect::<Vec<_>>(),
        "notes": notes.collect::<Vec<_>>(),
        "sheets": audit.sheets.iter().map(sheet_row).collect::<Vec<_>>(),
    })
}

/// `journal --json`: every entry with its sentence and its changes.
pub fn journal(history: &History, words: &Words) -> Value {
    let entry = |entry: &crate::domain::history::Entry| {
        json!({
            "state": entry.state,
            "at": entry.at.to_rfc3339(),
            "operator": entry.operator,
            "text": words.entry(entry, history),
            "action": entry.action,
            "changes": entry.changes,
        })
    };
    json!({ "entries": history.entries().iter().map(entry).collect::<Vec<_>>() })
}

/// `clock --json`: seconds left, below zero where the time is out, and the tables with minutes of their own or still playing.
pub fn clock(clock: &ClockView) -> Value {
    let (state, left) = match clock.reading {
        Reading::Waiting { seconds } => ("waiting", seconds),
        Reading::Running { seconds } => ("running", seconds),
        Reading::Paused { seconds } => ("paused", seconds),
        Reading::Over { since } => ("over", -since),
    };
    let moment = |moment: Option<Moment>| moment.map(|moment| moment.to_rfc3339());
    let table = |table: &TableClock| json!({ "table": table.table, "minutes": table.minutes, "seconds_left": table.left });
    json!({
        "round": clock.round,
        "state": state,
        "seconds_left": left,
        "minutes": clock.minutes,
        "started_at": moment(clock.started),
        "ends_at": moment(clock.ends_at),
        "given": clock.given.iter().map(table).collect::<Vec<_>>(),
        "playing": clock.playing.iter().map(table).collect::<Vec<_>>(),
    })
}

fn team(team: &Team) -> Value {
    let away = team.departure.filter(|departure| departure.until.is_none());
    let disqualified = team.departure.is_some_and(|departure| departure.kind == DepartureKind::Disqualified);
    json!({
        "number": team.number,
        "name": team.name,
        "players": team.players,
        "club": team.club,
        "paid": team.payment.settled,
        "present": team.presence == Presence::Present,
        "ranked": team.standing == Standing::Ranked,
        "waiting": team.entry == Entry::Waiting,
        "fixed_table": team.fixed_table,
        "withdrawn_from": away.map(|departure| departure.from),
        "disqualified": disqualified,
    })
}

fn award(award: Award) -> Value {
    match award {
        Award::Half => json!("half"),
        Award::Points(points) => json!(points),
    }
}

fn drawn_match(m: &Match) -> Value {
    json!({ "table": m.table, "team_a": m.team_a, "team_b": m.team_b })
}

/// A change of a draw by hand: its kind, the teams, the tables touched, when and why.
fn repaired(change: &Repaired, words: &Words) -> Value {
    json!({
        "kind": change.kind(),
        "teams": change.teams(),
        "tables": change.tables,
        "at": change.repair.at.to_rfc3339(),
        "reason": change.repair.reason,
        "text": words.step(&change.repair.step),
    })
}

fn ranking_line(standings: &Standings, line: &StandingLine, words: &Words) -> Value {
    let state = match line.state {
        TeamState::Present => "present",
        TeamState::Withdrawn => "withdrawn",
        TeamState::Disqualified => "disqualified",
        TeamState::Unranked => "unranked",
    };
    let capped = (1u32..).zip(&line.scores).filter(|(_, score)| score.is_some_and(|score| score.is_capped()));
    json!({
        "rank": line.rank,
        "team": line.team.number,
        "name": line.team.name,
        "players": line.team.members,
        "state": state,
        "rounds": line.scores.iter().map(|score| score.map(|score| score.counted)).collect::<Vec<Option<Points>>>(),
        "penalties": line.penalties,
        "total": line.total,
        "capped_rounds": capped.map(|(round, _)| round).collect::<Vec<_>>(),
        "tie": standings.tie_of(line).map(|tie| words.tie(tie)),
    })
}

fn finding(kind: &str, place: (Option<RoundNumber>, Option<TableNumber>), text: &str) -> Value {
    json!({ "kind": kind, "round": place.0, "table": place.1, "text": text })
}

fn sheet_row(row: &SheetRow) -> Value {
    json!({
        "round": row.round,
        "table": row.table,
        "team_a": row.team_a,
        "team_b": row.team_b,
        "deals": row.deals,
        "typed": row.typed,
        "share": row.share,
        "real": row.real,
        "counted": row.counted,
        "state": row.state.word(),
    })
}
