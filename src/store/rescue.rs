//! What can be read of a damaged file, as a new one: its journal as far as the chain of hashes and the changes hold, then
//! what the tables still hold beyond it. Never touches the damaged file: it works on a copy of its bytes.

use super::{Damage, Snapshot, StoreError, Trouble, absolute, claim_trouble, journal, load, migrations, write};
use crate::domain::change::difference;
use crate::domain::history::{Action, Entry, History, StateNumber};
use crate::domain::{Change, Moment, Tournament};
use rusqlite::{Connection, OpenFlags, Result};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// What was saved of a damaged file, and what not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rescue {
    /// The entries of the journal that are whole, in order.
    pub entries: Vec<Entry>,
    /// How many entries are known to have followed.
    pub lost: Option<StateNumber>,
    /// What the tables had beyond the journal.
    pub tables: Tables,
}

/// What became of the tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tables {
    /// The journal was whole: all is from there.
    NotNeeded,
    /// They hold what the journal leads to, and no more.
    Same,
    /// They are damaged too.
    Unreadable,
    /// They hold more: these changes, of which nobody knows when and by whom.
    More(Vec<Change>),
}

/// Writes what can be read of a file into a new one.
///
/// # Errors
/// The new file is there already or cannot be written; the damaged one cannot be opened at all, or nothing in it can be
/// read.
pub fn rescue(file: &Path, to: &Path, at: Moment, operator: &str) -> std::result::Result<Rescue, StoreError> {
    if to.exists() {
        return Err(StoreError::new(to, Trouble::Exists));
    }
    let (_folder, bytes) = copy_of_bytes(file)?;
    let unreadable = |_| StoreError::new(file, Trouble::Damaged { detail: Damage::Unreadable });
    let db = open(&bytes).map_err(unreadable)?;
    let (rescue, history) = read(&db, at, operator).map_err(unreadable)?;
    if history.entries().is_empty() {
        return Err(StoreError::new(file, Trouble::Damaged { detail: Damage::Unreadable }));
    }
    Snapshot::of_history(&history).map_err(unreadable)?.write(to)?;
    Ok(rescue)
}

/// The bytes of a file and of the rollback journal of a killed writer, in a folder that goes when it is dropped.
fn copy_of_bytes(file: &Path) -> std::result::Result<(tempfile::TempDir, PathBuf), StoreError> {
    let here = |error: std::io::Error| StoreError::new(file, claim_trouble(error.kind()));
    let folder = tempfile::tempdir().map_err(here)?;
    let copy = folder.path().join("a.jass");
    fs::copy(file, &copy).map_err(|error| StoreError::new(file, Trouble::Io(error.kind())))?;
    let mut beside = file.as_os_str().to_owned();
    beside.push("-journal");
    match fs::copy(beside, folder.path().join("a.jass-journal")) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(here(error)),
        _ => {}
    }
    Ok((folder, copy))
}

fn open(path: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    #[expect(clippy::disallowed_methods, reason = "store is where connections are opened")]
    let db = Connection::open_with_flags(absolute(path), flags)?;
    // With the first, a file that is too short is read as far as it goes.
    db.execute_batch("PRAGMA writable_schema = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")?;
    Ok(db)
}

fn read(db: &Connection, at: Moment, operator: &str) -> Result<(Rescue, History)> {
    let (entries, tournament) = whole_entries(db)?;
    let number = entries.last().map_or(0, |entry| entry.state);
    let highest = db.query_row("SELECT max(state) FROM journal", [], |row| row.get::<_, Option<i64>>(0));
    let highest = highest.ok().flatten().and_then(|highest| StateNumber::try_from(highest).ok());
    let lost = highest.map(|highest| highest.saturating_sub(number));
    let tables = match lost {
        Some(0) if number > 0 => Tables::NotNeeded,
        _ => beyond(db, tournament.as_ref()),
    };
    let mut all = entries.clone();
    if let Tables::More(changes) = &tables {
        let (operator, changes) = (operator.to_owned(), changes.clone());
        all.push(Entry { state: number + 1, at, operator, action: Action::Rescued, changes });
    }
    Ok((Rescue { entries, lost, tables }, History::of(all)))
}

/// The first entries whose chain holds and whose changes can be made again, and what they lead to.
fn whole_entries(db: &Connection) -> Result<(Vec<Entry>, Option<Tournament>)> {
    let mut again = Connection::open_in_memory()?;
    migrations::migrate(&mut again)?;
    let (mut whole, mut hash) = (Vec::new(), journal::NO_HASH);
    for number in 1.. {
        let Ok((entry, its_hash)) = journal::linked_entry(db, number, &hash) else { break };
        if make(&again, &entry.changes).is_err() {
            break;
        }
        hash = its_hash;
        whole.push(entry);
    }
    let tournament = if whole.is_empty() { None } else { Some(load::tournament(&again)?) };
    Ok((whole, tournament))
}

fn make(db: &Connection, changes: &[Change]) -> Result<()> {
    let transaction = db.unchecked_transaction()?;
    changes.iter().try_for_each(|change| write::write(&transaction, change))?;
    transaction.commit()
}

/// What the tables hold beyond what the journal led to, if all of them can be read and hold what can be.
fn beyond(db: &Connection, tournament: Option<&Tournament>) -> Tables {
    let Ok(found) = load::tournament(db) else { return Tables::Unreadable };
    let changes = difference(tournament, &found);
    if changes.is_empty() {
        return Tables::Same;
    }
    let possible = Connection::open_in_memory().and_then(|mut again| {
        migrations::migrate(&mut again)?;
        make(&again, &difference(None, &found))
    });
    if possible.is_ok() { Tables::More(changes) } else { Tables::Unreadable }
}
