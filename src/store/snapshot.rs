//! A tournament in memory, whole, as it was at one moment: taken at once, written where and when there is time. Changes no
//! file that is there.

use super::backup::{copy, into_new_file, over_file};
use super::{Access, Content, Store, StoreError, journal, load, migrations, verify};
use crate::domain::history::History;
use rusqlite::Connection;
use std::path::Path;

/// All pages of a file.
pub struct Snapshot {
    connection: Connection,
}

impl Snapshot {
    /// What an open file holds now.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn of(store: &Store) -> Result<Self, StoreError> {
        // SQLite copies nothing through a connection that holds the writer's lock; a reader beside it sees the same.
        let beside = if store.access == Access::Write { Some(Store::reader(&store.path, store.patience)?) } else { None };
        let source = beside.as_ref().unwrap_or(store);
        Self::filled(|memory| copy(&source.connection, memory)).map_err(|error| store.failed(&error))
    }

    /// The file that these entries lead to, without a file: its chain of hashes is made anew.
    ///
    /// # Errors
    /// The entries lead to what cannot be.
    pub fn of_history(history: &History) -> rusqlite::Result<Self> {
        Self::filled(|memory| {
            migrations::migrate(memory)?;
            verify::rebuild(memory, history)?;
            let mut hash = journal::NO_HASH;
            for entry in history.entries() {
                hash = journal::append_entry(memory, entry, &hash)?;
            }
            Ok(())
        })
    }

    /// Writes it into a new file: whole, or not at all.
    ///
    /// # Errors
    /// The file is there already, or cannot be written.
    pub fn write(&self, to: &Path) -> Result<(), StoreError> {
        into_new_file(&self.connection, to)
    }

    /// Writes it in the place of a file that is there and that nobody has open.
    ///
    /// # Errors
    /// The file is as it was.
    pub fn write_over(&self, to: &Path) -> Result<(), StoreError> {
        over_file(&self.connection, to)
    }

    /// What it holds.
    ///
    /// # Errors
    /// It is damaged.
    pub fn content(&self) -> rusqlite::Result<Content> {
        load::load(&self.connection)
    }

    pub(super) fn copy_into(&self, to: &mut Connection) -> rusqlite::Result<()> {
        copy(&self.connection, to)
    }

    fn filled(fill: impl FnOnce(&mut Connection) -> rusqlite::Result<()>) -> rusqlite::Result<Self> {
        let mut connection = Connection::open_in_memory()?;
        fill(&mut connection)?;
        Ok(Self { connection })
    }
}
