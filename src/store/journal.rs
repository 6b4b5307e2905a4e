//! The journal: appended to, read, and its chain of hashes. Never changed, never erased: triggers see to it.

use super::NewEntry;
use super::cells::{from_json, json, wrong};
use crate::domain::history::Entry;
use chrono::DateTime;
use rusqlite::{Connection, OptionalExtension, Result, Row, params};
use sha2::{Digest, Sha256};

/// The hash before the first entry.
pub(super) const NO_HASH: [u8; 32] = [0; 32];

/// Writes an entry behind the one with this hash, and gives it back with its own.
pub(super) fn append(db: &Connection, new: &NewEntry, state: u64, before: &[u8; 32]) -> Result<(Entry, [u8; 32])> {
    let entry =
        Entry { state, at: new.at, operator: new.operator.to_owned(), action: new.action.clone(), changes: new.changes.to_vec() };
    let hash = append_entry(db, &entry, before)?;
    Ok((entry, hash))
}

/// Writes an entry as it is behind the one with this hash, and gives its own.
pub(super) fn append_entry(db: &Connection, entry: &Entry, before: &[u8; 32]) -> Result<[u8; 32]> {
    let number = i64::try_from(entry.state).map_err(|error| wrong("state", error))?;
    let (at, action, changes) = (entry.at.to_rfc3339(), json(&entry.action)?, json(&entry.changes)?);
    let hash = hash(before, &[&number.to_string(), &at, &entry.operator, &action, &changes]);
    db.prepare_cached("INSERT INTO journal (state, at, operator, action, changes, hash) VALUES (?, ?, ?, ?, ?, ?)")?
        .execute(params![number, at, entry.operator, action, changes, hash])?;
    Ok(hash)
}

/// Every entry in order.
pub(super) fn entries(db: &Connection) -> Result<Vec<Entry>> {
    let mut statement = db.prepare("SELECT * FROM journal ORDER BY state")?;
    statement.query_map([], entry)?.collect()
}

fn entry(row: &Row) -> Result<Entry> {
    let at = row.get::<_, String>("at")?;
    Ok(Entry {
        state: u64::try_from(row.get::<_, i64>("state")?).map_err(|error| wrong("state", error))?,
        at: DateTime::parse_from_rfc3339(&at).map_err(|error| wrong("at", error))?,
        operator: row.get("operator")?,
        action: from_json(row, "action")?,
        changes: from_json(row, "changes")?,
    })
}

/// The entry of a number, if it follows from the one with this hash; and its own.
pub(super) fn linked_entry(db: &Connection, number: i64, before: &[u8; 32]) -> Result<(Entry, [u8; 32])> {
    db.query_row("SELECT * FROM journal WHERE state = ?", [number], |row| {
        let texts = ["at", "operator", "action", "changes"].map(|column| row.get::<_, String>(column));
        let [at, operator, action, changes] = texts;
        let computed = hash(before, &[&number.to_string(), &at?, &operator?, &action?, &changes?]);
        if row.get::<_, [u8; 32]>("hash")? != computed {
            return Err(wrong("hash", "the chain is broken"));
        }
        Ok((entry(row)?, computed))
    })
}

/// The hash of the last entry.
pub(super) fn last_hash(db: &Connection) -> Result<[u8; 32]> {
    let last = db.query_row("SELECT hash FROM journal ORDER BY state DESC LIMIT 1", [], |row| row.get(0));
    Ok(last.optional()?.unwrap_or(NO_HASH))
}

/// The number of the first entry whose hash does not follow from the one before.
pub(super) fn first_broken_link(db: &Connection) -> Result<Option<i64>> {
    let mut statement = db.prepare("SELECT state, at, operator, action, changes, hash FROM journal ORDER BY state")?;
    let mut rows = statement.query([])?;
    let (mut before, mut expected) = (NO_HASH, 1);
    while let Some(row) = rows.next()? {
        let state: i64 = row.get(0)?;
        let texts: Vec<String> = (1..5).map(|i| row.get(i)).collect::<Result<_>>()?;
        let computed = hash(&before, &[&state.to_string(), &texts[0], &texts[1], &texts[2], &texts[3]]);
        if state != expected || row.get::<_, [u8; 32]>(5)? != computed {
            return Ok(Some(state));
        }
        (before, expected) = (computed, expected + 1);
    }
    Ok(None)
}

/// SHA-256 of the hash before and of the fields, each behind its length, so that no two entries read the same.
fn hash(before: &[u8; 32], fields: &[&str]) -> [u8; 32] {
    let mut hash = Sha256::new_with_prefix(before);
    for field in fields {
        hash.update((field.len() as u64).to_be_bytes());
        hash.update(field);
    }
    hash.finalize().into()
}
