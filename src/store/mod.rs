//! The file: one SQLite database per tournament. The only place with SQL. Opens and locks it, refuses what is no
//! tournament, reads a whole [`Tournament`] and its history, and writes changes with their journal entry in one
//! transaction. Decides nothing.
//!
//! A writer holds SQLite's RESERVED lock from opening to closing: others can read, nobody else can write. A reader holds a
//! lock only while it reads. Never open the file by other means in a process that has it open: on Unix closing any handle of
//! it drops that lock.

mod backup;
mod cells;
mod error;
mod journal;
mod load;
mod mark;
mod migrations;
mod rescue;
mod snapshot;
mod verify;
mod write;

pub use backup::backup;
pub use error::{Damage, StoreError, Trouble};
pub use mark::{Mark, mark};
pub use rescue::{Rescue, Tables, rescue};
pub use snapshot::Snapshot;
pub use verify::{Fault, verify};

use crate::domain::history::{Action, Entry, History};
use crate::domain::{Change, Moment, Tournament};
use rusqlite::{Connection, OpenFlags};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The ending of a tournament's file.
pub const ENDING: &str = "jass";

/// How long is waited for another program that has the file for a moment, where nobody sees it.
pub const PATIENCE: Duration = Duration::from_secs(3);

/// An open file. Dropping it closes the file and gives the lock back.
pub struct Store {
    connection: Connection,
    path: PathBuf,
    access: Access,
    patience: Duration,
    last_hash: [u8; 32],
}

/// What a file is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Only to be read; another program may write it meanwhile.
    Read,
    /// To be written; nobody else may.
    Write,
}

/// What stands in a file.
pub struct Content {
    /// The tournament.
    pub tournament: Tournament,
    /// How it came about.
    pub history: History,
}

/// A journal entry to be written.
pub struct NewEntry<'a> {
    /// When.
    pub at: Moment,
    /// Who.
    pub operator: &'a str,
    /// What was done.
    pub action: &'a Action,
    /// What it changes.
    pub changes: &'a [Change],
}

impl Store {
    /// Makes a new file that holds one entry. Never touches a file that is there.
    ///
    /// # Errors
    /// The file is there, or cannot be made.
    pub fn create(path: &Path, first: &NewEntry) -> Result<(Self, Content), StoreError> {
        let here = |trouble| StoreError::new(path, trouble);
        if path.is_dir() {
            return Err(here(Trouble::Directory));
        }
        // Made in memory and copied there, so that nobody finds it half made, whatever happens meanwhile.
        let (made, _) = Self::in_memory(first)?;
        made.end()?;
        backup::into_new_file(&made.connection, path)?;
        // On a disk that is just full it is whole, but cannot be written any more: then it is not made.
        Self::open(path, Access::Write).inspect_err(|_| drop(std::fs::remove_file(path)))
    }

    /// Makes a tournament in memory, without a file: for tests and for what is thrown away.
    ///
    /// # Errors
    /// SQLite has no memory.
    pub fn in_memory(first: &NewEntry) -> Result<(Self, Content), StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_MEMORY;
        Self::connect(Path::new(":memory:"), flags, Access::Write, PATIENCE)?.begin_new(first)
    }

    /// Opens a file and reads all of it.
    ///
    /// # Errors
    /// It cannot be read, is no tournament, is of a newer version, is damaged, or is being written by another program.
    pub fn open(path: &Path, access: Access) -> Result<(Self, Content), StoreError> {
        Self::open_within(PATIENCE, path, access)
    }

    /// The same, and waits no longer than this for another program that has the file in hand, now and at each commit.
    ///
    /// # Errors
    /// See [`Store::open`].
    pub fn open_within(patience: Duration, path: &Path, access: Access) -> Result<(Self, Content), StoreError> {
        let here = |trouble| StoreError::new(path, trouble);
        let about = std::fs::metadata(path).map_err(|error| here(Trouble::Io(error.kind())))?;
        if about.is_dir() {
            return Err(here(Trouble::Directory));
        }
        if about.len() == 0 {
            return Err(here(Trouble::Empty));
        }
        if access == Access::Write && about.permissions().readonly() {
            return Err(here(Trouble::ReadOnly));
        }
        migrations::check(path)?;
        let mut store = match access {
            Access::Read => Self::reader(path, patience)?,
            Access::Write => Self::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE, access, patience)?,
        };
        if access == Access::Write {
            store.try_to_write()?;
        }
        store.begin()?;
        store.check_length()?;
        let version = migrations::version(&store.connection, path)?;
        if version < migrations::latest() {
            store.end()?;
            store = store.upgraded(version)?;
            store.begin()?;
        }
        let content = store.load()?;
        if access == Access::Read {
            store.end()?;
        }
        Ok((store, content))
    }

    /// Writes changes and their journal entry in one transaction. When this returns, they are on the disk.
    ///
    /// # Errors
    /// Nothing was written.
    pub fn commit(&mut self, new: &NewEntry, state: u64) -> Result<Entry, StoreError> {
        if self.access == Access::Read {
            return Err(StoreError::new(&self.path, Trouble::ReadOnly));
        }
        self.ensure_begun()?;
        let written = self.write(new, state);
        let ended = written.and_then(|done| {
            let committed = self.connection.execute_batch("COMMIT");
            // The last step syncs the folder. Where only that fails, what is written is written.
            committed.or_else(|error| if self.holds(&done.1) { Ok(()) } else { Err(error) }).map(|()| done)
        });
        match ended {
            Ok((entry, hash)) => {
                self.last_hash = hash;
                // The lock is taken again at once, so that nobody slips in between two commands. If it fails, the next
                // commit tries again and says so.
                let _ = self.begin();
                Ok(entry)
            }
            Err(error) => {
                let _ = self.connection.execute_batch("ROLLBACK");
                let _ = self.begin();
                Err(self.failed(&error))
            }
        }
    }

    /// Puts what a snapshot holds in the place of all that the file holds, and gives it: whole, or not at all. The lock is
    /// held until it is there, so that no other writer comes between.
    ///
    /// # Errors
    /// The file is as it was.
    pub fn replace(&mut self, by: &Snapshot) -> Result<Content, StoreError> {
        if self.access == Access::Read {
            return Err(StoreError::new(&self.path, Trouble::ReadOnly));
        }
        self.ensure_begun()?;
        let mode = |mode| self.connection.pragma_update(None, "locking_mode", mode).map_err(|error| self.failed(&error));
        // SQLite copies into no open transaction; in this mode the end of one keeps its lock.
        mode("EXCLUSIVE")?;
        self.end()?;
        let copied = by.copy_into(&mut self.connection).map_err(|error| self.failed(&error));
        // The next read gives the lock back; then as after any commit.
        let normal = self.connection.execute_batch("PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema");
        let _ = self.begin();
        copied?;
        normal.map_err(|error| self.failed(&error))?;
        self.load()
    }

    /// How long the next commits wait for another program that has the file in hand.
    ///
    /// # Errors
    /// SQLite does not take it.
    pub fn set_patience(&mut self, patience: Duration) -> Result<(), StoreError> {
        self.patience = patience;
        self.connection.busy_timeout(patience).map_err(|error| self.failed(&error))
    }

    /// Writes what these entries lead to into a new file, without reading the one that is open.
    ///
    /// # Errors
    /// The new file is there already or cannot be written.
    pub fn write_anew(&self, history: &History, to: &Path) -> Result<(), StoreError> {
        Snapshot::of_history(history).map_err(|error| StoreError::from_sqlite(to, &error))?.write(to)
    }

    /// Opens the file again by its name, if it holds the state that was read or written last.
    ///
    /// # Errors
    /// It is not there, or holds another state.
    pub fn reopen(&mut self) -> Result<(), StoreError> {
        // The lock of this connection would be in the way of the next.
        let _ = self.connection.execute_batch("ROLLBACK");
        let opened = Self::open_within(self.patience, &self.path, self.access).map_err(|error| match error.trouble {
            Trouble::Io(io::ErrorKind::NotFound) => StoreError::new(&self.path, Trouble::Gone),
            _ => error,
        });
        let same = opened.and_then(|(store, _)| {
            let is_same = store.last_hash == self.last_hash;
            if is_same { Ok(store) } else { Err(StoreError::new(&self.path, Trouble::ChangedByAnother)) }
        });
        match same {
            Ok(store) => *self = store,
            Err(error) => {
                let _ = self.begin();
                return Err(error);
            }
        }
        Ok(())
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn connect(path: &Path, flags: OpenFlags, access: Access, patience: Duration) -> Result<Self, StoreError> {
        let in_memory = flags.contains(OpenFlags::SQLITE_OPEN_MEMORY);
        let place = if in_memory { path.to_owned() } else { absolute(path) };
        #[expect(clippy::disallowed_methods, reason = "this is the one place where connections are opened")]
        let opened = Connection::open_with_flags(place, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX);
        let prepare = |connection: Connection| {
            connection.busy_timeout(patience)?;
            connection.execute_batch(
                "PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY;",
            )?;
            // EXTRA: as FULL, and the folder is synced too when the rollback journal is deleted, so that a power cut
            // right after an acknowledged command cannot bring the old journal back.
            if access == Access::Write {
                connection.execute_batch("PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA;")?;
            }
            Ok(connection)
        };
        let connection = opened.and_then(prepare).map_err(|error| StoreError::from_sqlite(path, &error))?;
        Ok(Self { connection, path: path.to_owned(), access, patience, last_hash: [0; 32] })
    }

    /// A reader too may have to roll an interrupted write back; where it may not write, it reads what there is.
    fn reader(path: &Path, patience: Duration) -> Result<Self, StoreError> {
        Self::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE, Access::Read, patience)
            .or_else(|_| Self::connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY, Access::Read, patience))
    }

    fn begin_new(mut self, first: &NewEntry) -> Result<(Self, Content), StoreError> {
        self.migrate()?;
        self.begin()?;
        self.commit(first, 1)?;
        let content = self.load()?;
        Ok((self, content))
    }

    /// Takes the lock that `access` asks for: a writer's or a reader's view of one moment.
    fn begin(&self) -> Result<(), StoreError> {
        let begin = match self.access {
            Access::Read => "BEGIN DEFERRED",
            Access::Write => "BEGIN IMMEDIATE",
        };
        self.connection.execute_batch(begin).map_err(|error| self.failed(&error))
    }

    /// Gives the lock back; a reader must not keep a writer waiting.
    fn end(&self) -> Result<(), StoreError> {
        self.connection.execute_batch("COMMIT").map_err(|error| self.failed(&error))
    }

    /// Makes sure that the folder takes the rollback journal: writes what is there already, and takes it back.
    fn try_to_write(&self) -> Result<(), StoreError> {
        self.begin()?;
        let version = migrations::version(&self.connection, &self.path)?;
        let tried = self.connection.pragma_update(None, "user_version", version);
        let taken_back = self.connection.execute_batch("ROLLBACK");
        tried.and(taken_back).map_err(|error| self.failed(&error))
    }

    /// A file of an older version, as one of this version: a writer keeps a copy beside it and changes it, a reader works on
    /// a copy in memory and leaves it as it is.
    fn upgraded(mut self, version: i64) -> Result<Self, StoreError> {
        match self.access {
            Access::Write => self.keep_beside(version)?,
            Access::Read => {
                let path = std::mem::take(&mut self.path);
                let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_MEMORY;
                let in_memory = Self::connect(Path::new(":memory:"), flags, Access::Read, self.patience)?;
                let old = std::mem::replace(&mut self, Self { path, ..in_memory });
                backup::copy(&old.connection, &mut self.connection).map_err(|error| self.failed(&error))?;
            }
        }
        self.migrate()?;
        Ok(self)
    }

    /// Copies the file beside itself as it is (`Fête.v1.jass`, `Fête.v1-2.jass` …), unless such a copy is there: a process
    /// that was killed may have made one and gone no further.
    fn keep_beside(&self, version: i64) -> Result<(), StoreError> {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let copy = |suffix: String| self.path.with_file_name(format!("{stem}.v{version}{suffix}.{ENDING}"));
        let mut copies = std::iter::once(copy(String::new())).chain((2..).map(|i| copy(format!("-{i}"))));
        let hash = journal::last_hash(&self.connection).map_err(|error| self.failed(&error))?;
        let is_the_same = |copy: &Path| {
            let copy = Self::connect(copy, OpenFlags::SQLITE_OPEN_READ_ONLY, Access::Read, self.patience);
            copy.is_ok_and(|copy| journal::last_hash(&copy.connection).is_ok_and(|found| found == hash))
        };
        let kept = copies.find(|copy| !copy.exists() || is_the_same(copy)).expect("there are more names than files");
        if kept.exists() { Ok(()) } else { backup(self, &kept) }
    }

    /// Makes sure that no page is cut off: SQLite notices only when a whole page is missing, and takes the rest for zeros.
    fn check_length(&self) -> Result<(), StoreError> {
        let pragma = |name| self.connection.pragma_query_value(None, name, |row| row.get::<_, u32>(0).map(u64::from));
        let pages = pragma("page_count").and_then(|count| Ok(count * pragma("page_size")?));
        let expected = pages.map_err(|error| self.failed(&error))?;
        let found = std::fs::metadata(&self.path).map_err(|error| StoreError::new(&self.path, Trouble::Io(error.kind())))?.len();
        if found < expected {
            return Err(StoreError::new(&self.path, Trouble::Damaged { detail: Damage::Cut { found, expected } }));
        }
        Ok(())
    }

    /// Takes a look at the state that was read last, and at no later one.
    fn look<T>(&self, look: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        let begin = || self.connection.is_autocommit().then(|| self.connection.unchecked_transaction()).transpose();
        let view = begin().map_err(|error| self.failed(&error))?;
        if view.is_some() {
            self.check_unchanged()?;
        }
        look(&self.connection).map_err(|error| self.failed(&error))
    }

    /// Takes the lock again if it was lost, and makes sure that nobody wrote meanwhile.
    fn ensure_begun(&self) -> Result<(), StoreError> {
        if !self.connection.is_autocommit() {
            return Ok(());
        }
        self.begin()?;
        self.check_unchanged()
    }

    /// Whether the last entry of the file is the one with this hash, and not only so in an open transaction.
    fn holds(&self, hash: &[u8; 32]) -> bool {
        self.connection.is_autocommit() && journal::last_hash(&self.connection).is_ok_and(|found| found == *hash)
    }

    fn check_unchanged(&self) -> Result<(), StoreError> {
        let hash = journal::last_hash(&self.connection).map_err(|error| self.failed(&error))?;
        if hash == self.last_hash { Ok(()) } else { Err(StoreError::new(&self.path, Trouble::ChangedByAnother)) }
    }

    fn failed(&self, error: &rusqlite::Error) -> StoreError {
        let failed = StoreError::from_sqlite(&self.path, error);
        // A stick pulled out is first seen as a rollback journal that cannot be made, or as a failing read.
        let may_be_gone = matches!(failed.trouble, Trouble::Io(_) | Trouble::ReadOnly);
        if may_be_gone && !self.path.exists() { StoreError::new(&self.path, Trouble::Gone) } else { failed }
    }

    fn migrate(&mut self) -> Result<(), StoreError> {
        migrations::migrate(&mut self.connection).map_err(|error| self.failed(&error))
    }

    fn load(&mut self) -> Result<Content, StoreError> {
        let content = load::load(&self.connection).map_err(|error| self.failed(&error))?;
        self.last_hash = journal::last_hash(&self.connection).map_err(|error| self.failed(&error))?;
        Ok(content)
    }

    fn write(&self, new: &NewEntry, state: u64) -> rusqlite::Result<(Entry, [u8; 32])> {
        for change in new.changes {
            write::write(&self.connection, change)?;
        }
        journal::append(&self.connection, new, state, &self.last_hash)
    }
}

/// The path as SQLite is given it: one that begins with `file:` or `:` would not be a path to it.
fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Why a new file cannot be made.
fn claim_trouble(kind: io::ErrorKind) -> Trouble {
    match kind {
        io::ErrorKind::AlreadyExists => Trouble::Exists,
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Trouble::NoFolder,
        kind => Trouble::Io(kind),
    }
}

#[cfg(test)]
mod tests;
