//! What can go wrong with a file: its place and the kind of trouble. Worded in `i18n`.

use std::io;
use std::path::{Path, PathBuf};

/// Trouble with one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoreError {
    /// Which file.
    pub path: PathBuf,
    /// What is wrong.
    pub trouble: Trouble,
}

/// What is wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// It is there already.
    Exists,
    /// It is a folder.
    Directory,
    /// Its folder is not there.
    NoFolder,
    /// It holds nothing.
    Empty,
    /// It is no tournament: another kind of file.
    Foreign,
    /// It comes from a newer Atout.
    Newer {
        /// Its version.
        version: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// It is damaged.
    Damaged {
        /// SQLite's words, for the one who helps.
        detail: String,
    },
    /// Another program is writing it.
    Locked,
    /// It or its folder may not be written.
    ReadOnly,
    /// The disk is full.
    DiskFull,
    /// Another program wrote it while it was thought to be held.
    ChangedByAnother,
    /// The system refuses.
    Io(io::ErrorKind),
}

impl StoreError {
    pub(super) fn new(path: &Path, trouble: Trouble) -> Self {
        Self { path: path.to_owned(), trouble }
    }

    pub(super) fn from_sqlite(path: &Path, error: &rusqlite::Error) -> Self {
        Self::new(path, trouble(error))
    }
}

fn trouble(error: &rusqlite::Error) -> Trouble {
    use rusqlite::ErrorCode;
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => Trouble::Foreign,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Trouble::Locked,
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Trouble::ReadOnly,
        Some(ErrorCode::DiskFull) => Trouble::DiskFull,
        Some(ErrorCode::CannotOpen) => Trouble::Io(io::ErrorKind::PermissionDenied),
        Some(ErrorCode::SystemIoFailure) => Trouble::Io(io::ErrorKind::Other),
        _ => Trouble::Damaged { detail: error.to_string() },
    }
}
