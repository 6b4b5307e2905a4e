//! A consistent copy of a file, also while another program writes it. Never overwrites.

use super::{Access, Store, StoreError, Trouble};
use crate::temporary;
use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use std::path::Path;

/// In one step, so that it is of one moment and never begins again.
const ALL_PAGES: i32 = -1;

/// Copies an open tournament into a new file: whole, or not at all.
///
/// # Errors
/// The copy is there already, or cannot be written.
pub fn backup(store: &Store, to: &Path) -> Result<(), StoreError> {
    // SQLite copies nothing through a connection that holds the writer's lock; a reader beside it sees the same.
    let beside = if store.access == Access::Write { Some(Store::reader(&store.path)?) } else { None };
    into_new_file(&beside.as_ref().unwrap_or(store).connection, to)
}

/// Copies a database into a new file: whole, or not at all.
pub(super) fn into_new_file(from: &Connection, to: &Path) -> Result<(), StoreError> {
    let here = |trouble| StoreError::new(to, trouble);
    if to.exists() {
        return Err(here(Trouble::Exists));
    }
    let temporary = temporary::beside(to).map_err(|error| here(super::claim_trouble(error.kind())))?;
    copy_to_file(from, temporary.path()).map_err(|error| StoreError::from_sqlite(to, &error))?;
    temporary.as_file().sync_all().map_err(|error| here(Trouble::Io(error.kind())))?;
    temporary.persist_noclobber(to).map_err(|error| here(super::claim_trouble(error.error.kind())))?;
    Ok(())
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
