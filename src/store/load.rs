//! Rows as a tournament. Reads everything: a tournament fits in memory many times over.

use super::Content as Loaded;
use super::cells::{from_json, from_optional_word, from_word, id, optional_id, wrong};
use super::journal;
use super::write::Record;
use crate::domain::history::History;
use crate::domain::round::Match;
use crate::domain::ruleset::{self, KEYS};
use crate::domain::sheet::{Content, Sheet, Typed};
use crate::domain::team::{Departure, Payment};
use crate::domain::tournament::Event;
use crate::domain::{
    Check, Grant, Moment, Penalty, Points, Round, RoundClock, RoundNumber, Ruleset, TableNumber, Team, TeamNumber, Tournament,
};
use chrono::DateTime;
use rusqlite::types::Value;
use rusqlite::{Connection, Result, Row};
use std::collections::BTreeMap;

pub(super) fn load(db: &Connection) -> Result<Loaded> {
    Ok(Loaded { tournament: tournament(db)?, history: History::of(journal::entries(db)?) })
}

/// What the tables hold, without the journal.
pub(super) fn tournament(db: &Connection) -> Result<Tournament> {
    let event = db.query_row("SELECT * FROM tournament", [], event)?;
    let mut tournament = Tournament::new(event, db.query_row("SELECT * FROM ruleset", [], ruleset)?);
    tournament.teams = keyed(db, "SELECT * FROM team ORDER BY number", team, |team| team.number)?;
    tournament.rounds = rounds(db)?;
    tournament.sheets = keyed(db, "SELECT * FROM sheet ORDER BY round, table_no", sheet, |sheet| (sheet.round, sheet.table))?;
    tournament.checks =
        keyed(db, "SELECT * FROM second_entry ORDER BY round, table_no", check, |check| (check.round, check.table))?;
    tournament.penalties = keyed(db, "SELECT * FROM penalty ORDER BY id", penalty, |penalty| penalty.id)?;
    tournament.grants = keyed(db, "SELECT * FROM granted ORDER BY round, team", grant, |grant| (grant.round, grant.team))?;
    tournament.clocks = clocks(db)?;
    Ok(tournament)
}

fn keyed<K: Ord, T>(db: &Connection, sql: &str, read: fn(&Row) -> Result<T>, key: fn(&T) -> K) -> Result<BTreeMap<K, T>> {
    let mut statement = db.prepare(sql)?;
    let things = statement.query_map([], read)?;
    things.map(|thing| thing.map(|thing| (key(&thing), thing))).collect()
}

fn event(row: &Row) -> Result<Event> {
    Ok(Event {
        name: row.get("name")?,
        date: row.get::<_, String>("date")?.parse().map_err(|error| wrong("date", format!("{error}")))?,
        place: row.get("place")?,
        fee: row.get("fee")?,
        prizes: from_json(row, "prizes")?,
        ruleset: row.get("ruleset")?,
    })
}

fn ruleset(row: &Row) -> Result<Ruleset> {
    let text = |value| match value {
        Value::Integer(number) => Ok(number.to_string()),
        Value::Text(text) => Ok(text),
        other => Err(wrong("ruleset", format!("{other:?}"))),
    };
    let values: Vec<_> = KEYS.iter().map(|key| Ok((key.name, text(row.get(key.name)?)?))).collect::<Result<_>>()?;
    ruleset::geneve().with(&values).map_err(|fault| wrong("ruleset", format!("{fault:?}")))
}

fn team(row: &Row) -> Result<Team> {
    let players: [Option<String>; 2] = [row.get("player1")?, row.get("player2")?];
    let left: Option<RoundNumber> = optional_id(row, "departure_round")?;
    Ok(Team {
        number: id(row, "number")?,
        name: row.get("name")?,
        players: players.into_iter().flatten().collect(),
        club: row.get("club")?,
        payment: Payment {
            settled: row.get("settled")?,
            due: row.get("amount_due")?,
            received: row.get("amount_received")?,
            way: from_optional_word(row, "payment_way")?,
            remark: row.get("payment_remark")?,
        },
        presence: from_word(row, "presence")?,
        standing: from_word(row, "standing")?,
        entry: from_word(row, "entry")?,
        fixed_table: optional_id(row, "fixed_table")?,
        departure: left.map(|from| departure(row, from)).transpose()?,
        absences: from_json(row, "absences")?,
    })
}

fn departure(row: &Row, from: RoundNumber) -> Result<Departure> {
    Ok(Departure { from, kind: from_word(row, "departure_kind")?, until: optional_id(row, "departure_until")? })
}

fn rounds(db: &Connection) -> Result<BTreeMap<RoundNumber, Round>> {
    let mut rounds = keyed(db, "SELECT * FROM round ORDER BY number", round, |round| round.number)?;
    let mut matches = db.prepare(
        "SELECT m.round, m.table_no, a.team AS team_a, b.team AS team_b FROM match m
         JOIN seat a ON a.round = m.round AND a.table_no = m.table_no AND a.side = 'a'
         JOIN seat b ON b.round = m.round AND b.table_no = m.table_no AND b.side = 'b' ORDER BY m.round, m.table_no",
    )?;
    let in_round = |row: &Row| -> Result<(RoundNumber, Match)> {
        Ok((id(row, "round")?, Match { table: id(row, "table_no")?, team_a: id(row, "team_a")?, team_b: id(row, "team_b")? }))
    };
    for found in matches.query_map([], in_round)? {
        let (number, m) = found?;
        rounds.get_mut(&number).ok_or_else(|| wrong("match", "of no round"))?.matches.push(m);
    }
    let mut byes = db.prepare("SELECT round, team FROM seat WHERE side = 'bye'")?;
    for found in byes.query_map([], |row| Ok((id::<RoundNumber>(row, "round")?, id::<TeamNumber>(row, "team")?)))? {
        let (number, team) = found?;
        rounds.get_mut(&number).ok_or_else(|| wrong("seat", "of no round"))?.bye = Some(team);
    }
    Ok(rounds)
}

fn round(row: &Row) -> Result<Round> {
    let record: Record = from_json(row, "record")?;
    Ok(Round {
        number: id(row, "number")?,
        drawn_at: moment(row, "drawn_at")?,
        origin: record.origin,
        drawn: record.drawn,
        drawn_bye: record.drawn_bye,
        matches: Vec::new(),
        bye: None,
        repairs: record.repairs,
    })
}

fn sheet(row: &Row) -> Result<Sheet> {
    Ok(Sheet {
        round: id(row, "round")?,
        table: id(row, "table_no")?,
        content: content(row, ["points_a", "points_b", "deals", "absent"])?,
        state: from_word(row, "state")?,
        corrections: row.get("corrections")?,
    })
}

/// What a sheet says, from its columns: points and deals, or who was not there.
fn content(row: &Row, [a, b, deals, absent]: [&str; 4]) -> Result<Content> {
    Ok(match from_optional_word(row, absent)? {
        Some(absent) => Content::Forfeit(absent),
        None => Content::Played(Typed { points: [row.get(a)?, row.get(b)?], deals: row.get(deals)? }),
    })
}

fn check(row: &Row) -> Result<Check> {
    Ok(Check {
        round: id(row, "round")?,
        table: id(row, "table_no")?,
        typed: content(row, ["points_a", "points_b", "deals", "absent"])?,
        sheet: content(row, ["sheet_points_a", "sheet_points_b", "sheet_deals", "sheet_absent"])?,
        first_stands: row.get("first_stands")?,
    })
}

fn penalty(row: &Row) -> Result<Penalty> {
    Ok(Penalty {
        id: id(row, "id")?,
        round: id(row, "round")?,
        team: id(row, "team")?,
        points: Points::from_halves(row.get("half_points")?),
        reason: row.get("reason")?,
    })
}

fn grant(row: &Row) -> Result<Grant> {
    Ok(Grant {
        round: id(row, "round")?,
        team: id(row, "team")?,
        points: Points::from_halves(row.get("half_points")?),
        reason: row.get("reason")?,
    })
}

fn clocks(db: &Connection) -> Result<BTreeMap<RoundNumber, RoundClock>> {
    let mut clocks = keyed(db, "SELECT * FROM clock ORDER BY round", clock, |clock| clock.round)?;
    let mut given = db.prepare("SELECT * FROM clock_minutes ORDER BY round, table_no")?;
    let own =
        |row: &Row| Ok((id::<RoundNumber>(row, "round")?, id::<TableNumber>(row, "table_no")?, row.get::<_, i64>("minutes")?));
    for found in given.query_map([], own)? {
        let (round, table, minutes) = found?;
        let clock = clocks.get_mut(&round).ok_or_else(|| wrong("clock_minutes", "of no clock"))?;
        clock.tables.insert(table, minutes);
    }
    Ok(clocks)
}

fn clock(row: &Row) -> Result<RoundClock> {
    Ok(RoundClock {
        round: id(row, "round")?,
        drawn_at: moment(row, "drawn_at")?,
        started: moment(row, "started")?,
        minutes: row.get("minutes")?,
        more: row.get("more")?,
        tables: BTreeMap::new(),
        paused: optional_moment(row, "paused")?,
        stood_still: row.get("stood_still")?,
        ended: optional_moment(row, "ended")?,
    })
}

fn moment(row: &Row, column: &str) -> Result<Moment> {
    optional_moment(row, column)?.ok_or_else(|| wrong(column, "no moment"))
}

fn optional_moment(row: &Row, column: &str) -> Result<Option<Moment>> {
    let text: Option<String> = row.get(column)?;
    text.map(|text| DateTime::parse_from_rfc3339(&text)).transpose().map_err(|error| wrong(column, error))
}
