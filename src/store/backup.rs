//! A consistent copy of a file, also while another program writes it. Never overwrites.

use super::{Snapshot, Store, StoreError, Trouble};
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
    if to.exists() {
        return Err(StoreError::new(to, Trouble::Exists));
    }
    Snapshot::of(store)?.write(to)
}

/// Copies a whole database into another one.
pub(super) fn copy(from: &Connection, to: &mut Connection) -> rusqlite::Result<()> {
    if Backup::new(from, to)?.step(ALL_PAGES)? != StepResult::Done {
        return Err(rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY), None));
    }
    Ok(())
}
