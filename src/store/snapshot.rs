//! A tournament in memory, whole, as it was at one moment: taken at once, written where and when there is time. Changes no
//! file that is there.

use super::backup::copy;
use super::{Access, Content, Store, StoreError, Trouble, claim_trouble, journal, load, migrations, verify};
use crate::domain::history::History;
use rusqlite::Connection;
use std::io;
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
        if to.exists() {
            return Err(StoreError::new(to, Trouble::Exists));
        }
        let file = self.temporary_beside(to)?;
        file.persist_noclobber(to).map_err(|error| persist_error(to, error.error.kind())).map(drop)?;
        sync_folder(to)
    }

    /// Writes it in the place of a file that is there: it is the old one or the new one, never a part.
    ///
    /// # Errors
    /// The file is as it was.
    pub fn write_over(&self, to: &Path) -> Result<(), StoreError> {
        let file = self.temporary_beside(to)?;
        file.persist(to).map_err(|error| persist_error(to, error.error.kind())).map(drop)?;
        sync_folder(to)
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

    fn temporary_beside(&self, to: &Path) -> Result<tempfile::NamedTempFile, StoreError> {
        let here = |kind| StoreError::new(to, claim_trouble(kind));
        let file = tempfile::NamedTempFile::new_in(folder_of(to)).map_err(|error| here(error.kind()))?;
        #[expect(clippy::disallowed_methods, reason = "store is where connections are opened")]
        let target = Connection::open(file.path());
        let copied = target.and_then(|mut target| {
            copy(&self.connection, &mut target)?;
            target.close().map_err(|(_, error)| error)
        });
        copied.map_err(|error| StoreError::from_sqlite(to, &error))?;
        file.as_file().sync_all().map_err(|error| here(error.kind()))?;
        Ok(file)
    }
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn persist_error(to: &Path, kind: io::ErrorKind) -> StoreError {
    let trouble = if kind == io::ErrorKind::AlreadyExists { Trouble::Exists } else { Trouble::Io(kind) };
    StoreError::new(to, trouble)
}

/// A new name is only safe from a power cut when its folder is on the disk too; Windows does that by itself.
fn sync_folder(of: &Path) -> Result<(), StoreError> {
    if cfg!(windows) {
        return Ok(());
    }
    let synced = std::fs::File::open(folder_of(of)).and_then(|folder| folder.sync_all());
    synced.map_err(|error| StoreError::new(of, Trouble::Io(error.kind())))
}
