//! What can be proved of a file: SQLite's own checks, the journal's chain, and that the tables hold what the journal
//! leads to. Mends nothing.

use super::{Store, StoreError, journal, load};
use crate::domain::history::History;
use crate::domain::tournament::Event;
use crate::domain::{Change, Edit, Tournament, ruleset};
use rusqlite::{Connection, Result};

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

/// Checks an open file, and what was read from it and changed since.
///
/// # Errors
/// It cannot be read.
pub fn verify(store: &Store, tournament: &Tournament, history: &History) -> std::result::Result<Vec<Fault>, StoreError> {
    let db = &store.connection;
    let checked = integrity(db).and_then(|mut faults| {
        faults.extend(foreign_keys(db)?);
        faults.extend(journal::first_broken_link(db)?.map(|state| Fault::BrokenChain { state }));
        faults.extend(diverged(&load::tournament(db)?, tournament, history));
        Ok(faults)
    });
    checked.map_err(|error| StoreError::from_sqlite(&store.path, &error))
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

/// Where the tables differ from the state rebuilt from the journal, or from the one in memory.
fn diverged(stored: &Tournament, in_memory: &Tournament, history: &History) -> Vec<Fault> {
    let Some(rebuilt) = rebuild(history) else { return vec![Fault::Diverged { table: "journal" }] };
    let others = [&rebuilt, in_memory];
    let same = [
        ("tournament", others.iter().all(|other| other.event == stored.event)),
        ("ruleset", others.iter().all(|other| other.ruleset == stored.ruleset)),
        ("team", others.iter().all(|other| other.teams == stored.teams)),
        ("round", others.iter().all(|other| other.rounds == stored.rounds)),
        ("sheet", others.iter().all(|other| other.sheets == stored.sheets)),
        ("penalty", others.iter().all(|other| other.penalties == stored.penalties)),
    ];
    same.into_iter().filter(|(_, same)| !same).map(|(table, _)| Fault::Diverged { table }).collect()
}

/// The tournament that the journal leads to; `None` where it does not begin with one.
fn rebuild(history: &History) -> Option<Tournament> {
    let event = history.entries().first()?.changes.iter().find_map(|change| match change {
        Change::Event(Edit { before: None, after: Some(event) }) => Some(Event::clone(event)),
        _ => None,
    })?;
    let mut tournament = Tournament::new(event, ruleset::geneve());
    history.entries().iter().for_each(|entry| tournament.apply(&entry.changes));
    Some(tournament)
}
