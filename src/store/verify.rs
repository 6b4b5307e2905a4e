//! What can be proved of a file: SQLite's own checks, the journal's chain, and that the tables hold what the journal
//! leads to. Mends nothing.

use super::{Store, StoreError, journal, load, migrations, write};
use crate::domain::Tournament;
use crate::domain::history::History;
use rusqlite::types::Value;
use rusqlite::{Connection, Result};
use std::collections::BTreeSet;

/// Something in a file that cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// SQLite finds the database damaged.
    Integrity(String),
    /// A row refers to one that is not there.
    ForeignKey {
        /// The table of the row.
        table: String,
    },
    /// The journal was changed at this entry.
    BrokenChain {
        /// The entry's number.
        state: i64,
    },
    /// The tables are not what the journal leads to.
    Diverged {
        /// The table that differs.
        table: &'static str,
    },
}

/// The tables that the journal leads to.
const TABLES: [&str; 12] = [
    "tournament",
    "ruleset",
    "team",
    "round",
    "match",
    "seat",
    "sheet",
    "second_entry",
    "penalty",
    "granted",
    "clock",
    "clock_minutes",
];

/// Checks an open file, and what was read from it and changed since.
///
/// # Errors
/// It cannot be read, or another program has changed it since.
pub fn verify(store: &Store, tournament: &Tournament, history: &History) -> std::result::Result<Vec<Fault>, StoreError> {
    store.look(|db| {
        let mut faults = integrity(db)?;
        faults.extend(foreign_keys(db)?);
        faults.extend(journal::first_broken_link(db)?.map(|state| Fault::BrokenChain { state }));
        faults.extend(diverged(db, tournament, history)?);
        Ok(faults)
    })
}

fn integrity(db: &Connection) -> Result<Vec<Fault>> {
    let mut statement = db.prepare("PRAGMA integrity_check(10)")?;
    let lines = statement.query_map([], |row| row.get::<_, String>(0))?;
    lines
        .filter(|line| line.as_ref().is_ok_and(|line| line != "ok") || line.is_err())
        .map(|line| line.map(Fault::Integrity))
        .collect()
}

fn foreign_keys(db: &Connection) -> Result<Vec<Fault>> {
    let mut statement = db.prepare("PRAGMA foreign_key_check")?;
    statement.query_map([], |row| row.get(0).map(|table| Fault::ForeignKey { table }))?.collect()
}

/// Where the file differs from the one that the journal leads to, in any row and column, or from what is in memory.
fn diverged(db: &Connection, in_memory: &Tournament, history: &History) -> Result<Vec<Fault>> {
    let mut expected = Connection::open_in_memory()?;
    migrations::migrate(&mut expected)?;
    let mut faults = schema(db, &expected)?;
    if history.entries().is_empty() || rebuild(&expected, history).is_err() {
        faults.push(Fault::Diverged { table: "journal" });
        return Ok(faults);
    }
    for table in TABLES {
        if rows(db, table)? != rows(&expected, table)? {
            faults.push(Fault::Diverged { table });
        }
    }
    if faults.is_empty() && load::tournament(db)? != *in_memory {
        faults.push(Fault::Diverged { table: "tournament" });
    }
    Ok(faults)
}

/// Tables, triggers and indices that are there and should not be, or the other way round.
fn schema(db: &Connection, expected: &Connection) -> Result<Vec<Fault>> {
    let (found, expected) = (things(db)?, things(expected)?);
    let differing = found.symmetric_difference(&expected).map(|(name, _)| name.clone()).collect::<BTreeSet<_>>();
    Ok(differing.into_iter().map(|name| Fault::Integrity(format!("schema: {name}"))).collect())
}

fn things(db: &Connection) -> Result<BTreeSet<(String, Option<String>)>> {
    let mut statement = db.prepare("SELECT name, sql FROM sqlite_schema")?;
    statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

fn rows(db: &Connection, table: &str) -> Result<Vec<Vec<Value>>> {
    let mut statement = db.prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2"))?;
    let columns = statement.column_count();
    statement.query_map([], |row| (0..columns).map(|column| row.get(column)).collect())?.collect()
}

/// Does again what the journal says, in an empty database.
pub(super) fn rebuild(db: &Connection, history: &History) -> Result<()> {
    db.execute_batch("BEGIN")?;
    history.entries().iter().flat_map(|entry| &entry.changes).try_for_each(|change| write::write(db, change))?;
    db.execute_batch("COMMIT")
}
