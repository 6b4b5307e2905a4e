//! Changes as rows. Each writes the thing after, or takes the thing before away; deferred foreign keys let a thing and
//! what depends on it change in any order within a transaction.

use super::cells::{json, word};
use crate::domain::round::{Match, Origin, Repair, Round};
use crate::domain::ruleset::KEYS;
use crate::domain::sheet::{Content, Sheet, Typed};
use crate::domain::tournament::Event;
use crate::domain::{Change, Check, Edit, Grant, Penalty, RoundClock, RoundNumber, Ruleset, Team, TeamNumber};
use rusqlite::{Connection, Result, ToSql, named_params, params, params_from_iter};
use serde::{Deserialize, Serialize};

/// The part of a round that is kept as one document.
#[derive(Serialize, Deserialize)]
pub(super) struct Record {
    pub(super) origin: Origin,
    pub(super) drawn: Vec<Match>,
    pub(super) drawn_bye: Option<TeamNumber>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) repairs: Vec<Repair>,
}

pub(super) fn write(db: &Connection, change: &Change) -> Result<()> {
    match change {
        Change::Event(edit) => write_edit(db, edit, |_, _| Ok(()), event),
        Change::Ruleset(edit) => write_edit(db, edit, |_, _| Ok(()), ruleset),
        Change::Team(edit) => write_edit(db, edit, drop_team, team),
        Change::Round(edit) => write_edit(db, edit, drop_round, round),
        Change::Sheet(edit) => write_edit(db, edit, drop_sheet, sheet),
        Change::Check(edit) => write_edit(db, edit, drop_check, check),
        Change::Penalty(edit) => write_edit(db, edit, drop_penalty, penalty),
        Change::Grant(edit) => write_edit(db, edit, drop_grant, grant),
        Change::Clock(edit) => write_edit(db, edit, drop_clock, clock),
    }
}

fn write_edit<T>(
    db: &Connection,
    edit: &Edit<T>,
    remove: fn(&Connection, &T) -> Result<()>,
    insert: fn(&Connection, &T) -> Result<()>,
) -> Result<()> {
    edit.before.iter().try_for_each(|before| remove(db, before))?;
    edit.after.iter().try_for_each(|after| insert(db, after))
}

fn execute(db: &Connection, sql: &str, values: &[(&str, &dyn ToSql)]) -> Result<()> {
    db.prepare_cached(sql)?.execute(values).map(|_| ())
}

fn event(db: &Connection, event: &Event) -> Result<()> {
    execute(
        db,
        "INSERT OR REPLACE INTO tournament (id, name, date, place, fee, prizes, ruleset)
         VALUES (1, :name, :date, :place, :fee, :prizes, :ruleset)",
        named_params! {
            ":name": event.name, ":date": event.date.to_string(), ":place": event.place, ":fee": event.fee,
            ":prizes": json(&event.prizes)?, ":ruleset": event.ruleset,
        },
    )
}

/// The columns are the keys of rules.md 10; STRICT tables turn the digits of the number columns into numbers.
fn ruleset(db: &Connection, ruleset: &Ruleset) -> Result<()> {
    let columns: Vec<_> = KEYS.iter().map(|key| key.name).collect();
    let values = vec!["?"; KEYS.len()].join(", ");
    let sql = format!("INSERT OR REPLACE INTO ruleset (id, {}) VALUES (1, {values})", columns.join(", "));
    db.execute(&sql, params_from_iter(KEYS.iter().map(|key| (key.read)(ruleset)))).map(|_| ())
}

fn drop_team(db: &Connection, team: &Team) -> Result<()> {
    db.prepare_cached("DELETE FROM team WHERE number = ?")?.execute(params![team.number.get()]).map(|_| ())
}

fn team(db: &Connection, team: &Team) -> Result<()> {
    execute(
        db,
        "INSERT INTO team (number, name, name_key, player1, player2, club, settled, amount_due, amount_received, payment_way,
             payment_remark, presence, standing, entry, fixed_table, departure_round, departure_kind, departure_until,
             absences)
         VALUES (:number, :name, :name_key, :player1, :player2, :club, :settled, :due, :received, :way,
             :remark, :presence, :standing, :entry, :fixed_table, :departure_round, :departure_kind, :departure_until,
             :absences)",
        named_params! {
            ":number": team.number.get(), ":name": team.name, ":name_key": team.name_key(),
            ":player1": team.players.first(), ":player2": team.players.get(1), ":club": team.club,
            ":settled": team.payment.settled, ":due": team.payment.due, ":received": team.payment.received,
            ":way": team.payment.way.map(word).transpose()?, ":remark": team.payment.remark,
            ":presence": word(team.presence)?, ":standing": word(team.standing)?, ":entry": word(team.entry)?,
            ":fixed_table": team.fixed_table.map(u32::from),
            ":departure_round": team.departure.map(|departure| departure.from.get()),
            ":departure_until": team.departure.and_then(|departure| departure.until).map(RoundNumber::get),
            ":absences": json(&team.absences)?,
            ":departure_kind": team.departure.map(|departure| word(departure.kind)).transpose()?,
        },
    )
}

fn drop_round(db: &Connection, round: &Round) -> Result<()> {
    for sql in ["DELETE FROM seat WHERE round = ?", "DELETE FROM match WHERE round = ?", "DELETE FROM round WHERE number = ?"] {
        db.prepare_cached(sql)?.execute(params![round.number.get()])?;
    }
    Ok(())
}

fn round(db: &Connection, round: &Round) -> Result<()> {
    let number = round.number.get();
    let by = match round.origin {
        Origin::Lot(_) => "lot",
        Origin::Ranking(_) => "ranking",
        Origin::Hand => "hand",
    };
    let record = Record {
        origin: round.origin.clone(),
        drawn: round.drawn.clone(),
        drawn_bye: round.drawn_bye,
        repairs: round.repairs.clone(),
    };
    db.prepare_cached("INSERT INTO round (number, drawn_at, drawn_by, record) VALUES (?, ?, ?, ?)")?.execute(params![
        number,
        round.drawn_at.to_rfc3339(),
        by,
        json(&record)?
    ])?;
    let mut add_match = db.prepare_cached("INSERT INTO match (round, table_no) VALUES (?, ?)")?;
    let mut seat = db.prepare_cached("INSERT INTO seat (round, team, side, table_no) VALUES (?, ?, ?, ?)")?;
    for m in &round.matches {
        add_match.execute(params![number, m.table.get()])?;
        seat.execute(params![number, m.team_a.get(), "a", m.table.get()])?;
        seat.execute(params![number, m.team_b.get(), "b", m.table.get()])?;
    }
    if let Some(bye) = round.bye {
        seat.execute(params![number, bye.get(), "bye", None::<u32>])?;
    }
    Ok(())
}

fn drop_sheet(db: &Connection, sheet: &Sheet) -> Result<()> {
    db.prepare_cached("DELETE FROM sheet WHERE round = ? AND table_no = ?")?
        .execute(params![sheet.round.get(), sheet.table.get()])
        .map(|_| ())
}

fn sheet(db: &Connection, sheet: &Sheet) -> Result<()> {
    let (typed, absent) = columns(&sheet.content)?;
    execute(
        db,
        "INSERT INTO sheet (round, table_no, points_a, points_b, deals, absent, state, corrections)
         VALUES (:round, :table_no, :points_a, :points_b, :deals, :absent, :state, :corrections)",
        named_params! {
            ":round": sheet.round.get(), ":table_no": sheet.table.get(),
            ":points_a": typed.map(|typed| typed.points[0]), ":points_b": typed.map(|typed| typed.points[1]),
            ":deals": typed.map(|typed| typed.deals), ":absent": absent,
            ":state": word(sheet.state)?, ":corrections": sheet.corrections,
        },
    )
}

/// What a sheet says, in its columns: points and deals, or who was not there.
fn columns(content: &Content) -> Result<(Option<&Typed>, Option<String>)> {
    match content {
        Content::Played(typed) => Ok((Some(typed), None)),
        Content::Forfeit(absent) => Ok((None, Some(word(absent)?))),
    }
}

fn drop_check(db: &Connection, check: &Check) -> Result<()> {
    db.prepare_cached("DELETE FROM second_entry WHERE round = ? AND table_no = ?")?
        .execute(params![check.round.get(), check.table.get()])
        .map(|_| ())
}

fn check(db: &Connection, check: &Check) -> Result<()> {
    let (typed, absent) = columns(&check.typed)?;
    let (sheet, sheet_absent) = columns(&check.sheet)?;
    execute(
        db,
        "INSERT INTO second_entry (round, table_no, points_a, points_b, deals, absent,
             sheet_points_a, sheet_points_b, sheet_deals, sheet_absent, first_stands)
         VALUES (:round, :table_no, :points_a, :points_b, :deals, :absent,
             :sheet_points_a, :sheet_points_b, :sheet_deals, :sheet_absent, :first_stands)",
        named_params! {
            ":round": check.round.get(), ":table_no": check.table.get(),
            ":points_a": typed.map(|typed| typed.points[0]), ":points_b": typed.map(|typed| typed.points[1]),
            ":deals": typed.map(|typed| typed.deals), ":absent": absent,
            ":sheet_points_a": sheet.map(|sheet| sheet.points[0]), ":sheet_points_b": sheet.map(|sheet| sheet.points[1]),
            ":sheet_deals": sheet.map(|sheet| sheet.deals), ":sheet_absent": sheet_absent,
            ":first_stands": check.first_stands,
        },
    )
}

fn drop_penalty(db: &Connection, penalty: &Penalty) -> Result<()> {
    db.prepare_cached("DELETE FROM penalty WHERE id = ?")?.execute(params![penalty.id.get()]).map(|_| ())
}

fn penalty(db: &Connection, penalty: &Penalty) -> Result<()> {
    db.prepare_cached("INSERT INTO penalty (id, round, team, half_points, reason) VALUES (?, ?, ?, ?, ?)")?
        .execute(params![penalty.id.get(), penalty.round.get(), penalty.team.get(), penalty.points.halves(), penalty.reason])
        .map(|_| ())
}

fn drop_grant(db: &Connection, grant: &Grant) -> Result<()> {
    db.prepare_cached("DELETE FROM granted WHERE round = ? AND team = ?")?
        .execute(params![grant.round.get(), grant.team.get()])
        .map(|_| ())
}

fn grant(db: &Connection, grant: &Grant) -> Result<()> {
    db.prepare_cached("INSERT INTO granted (round, team, half_points, reason) VALUES (?, ?, ?, ?)")?
        .execute(params![grant.round.get(), grant.team.get(), grant.points.halves(), grant.reason])
        .map(|_| ())
}

fn drop_clock(db: &Connection, clock: &RoundClock) -> Result<()> {
    db.prepare_cached("DELETE FROM clock_minutes WHERE round = ?")?.execute(params![clock.round.get()])?;
    db.prepare_cached("DELETE FROM clock WHERE round = ?")?.execute(params![clock.round.get()]).map(|_| ())
}

fn clock(db: &Connection, clock: &RoundClock) -> Result<()> {
    execute(
        db,
        "INSERT INTO clock (round, drawn_at, started, minutes, more, paused, stood_still, ended)
         VALUES (:round, :drawn_at, :started, :minutes, :more, :paused, :stood_still, :ended)",
        named_params! {
            ":round": clock.round.get(), ":drawn_at": clock.drawn_at.to_rfc3339(), ":started": clock.started.to_rfc3339(),
            ":minutes": clock.minutes, ":more": clock.more, ":paused": clock.paused.map(|at| at.to_rfc3339()),
            ":stood_still": clock.stood_still, ":ended": clock.ended.map(|at| at.to_rfc3339()),
        },
    )?;
    let mut give = db.prepare_cached("INSERT INTO clock_minutes (round, table_no, minutes) VALUES (?, ?, ?)")?;
    let mut own = clock.tables.iter();
    own.try_for_each(|(table, minutes)| give.execute(params![clock.round.get(), table.get(), minutes]).map(|_| ()))
}
