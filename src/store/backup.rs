//! A consistent copy of a file, also while another program writes it. Never overwrites.

use super::{Snapshot, Store, StoreError, Trouble, claim_trouble};
use crate::temporary;
use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use std::path::Path;
use tempfile::NamedTempFile;

/// In one step, so that it is of one moment and never begins again.
const ALL_PAGES: i32 = -1;

/// Copies an open tournament into a new file: whole, or not at all.
///
/// # Errors
/// The copy is there already, or cannot be written.
pub fn backup(store: &Store, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::new(to, Trouble::Exists));
    }
    Snapshot::of(store)?.write(to)
}

/// Copies a database into a new file: whole, or not at all.
pub(super) fn into_new_file(from: &Connection, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::new(to, Trouble::Exists));
    }
    let persisted = written_beside(from, to)?.persist_noclobber(to);
    persisted.map(drop).map_err(|error| StoreError::new(to, claim_trouble(error.error.kind())))
}

/// Copies a database over a file that is there: it is the old one or the new one, never a part.
pub(super) fn over_file(from: &Connection, to: &Path) -> Result<(), StoreError> {
    let persisted = written_beside(from, to)?.persist(to);
    persisted.map(drop).map_err(|error| StoreError::new(to, Trouble::Io(error.error.kind())))
}

fn written_beside(from: &Connection, to: &Path) -> Result<NamedTempFile, StoreError> {
    let here = |trouble| StoreError::new(to, trouble);
    let temporary = temporary::beside(to).map_err(|error| here(claim_trouble(error.kind())))?;
    copy_to_file(from, temporary.path()).map_err(|error| StoreError::from_sqlite(to, &error))?;
    temporary.as_file().sync_all().map_err(|error| here(Trouble::Io(error.kind())))?;
    Ok(temporary)
}

fn copy_to_file(from: &Connection, to: &Path) -> rusqlite::Result<()> {
    #[expect(clippy::disallowed_methods, reason = "store is where connections are opened")]
    let mut target = Connection::open(to)?;
    copy(from, &mut target)?;
    target.close().map_err(|(_, error)| error)
}

/// Copies a whole database into another one.
pub(super) fn copy(from: &Connection, to: &mut Connection) -> rusqlite::Result<()> {
    if Backup::new(from, to)?.step(ALL_PAGES)? != StepResult::Done {
        return Err(rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY), None));
    }
    Ok(())
}
