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
        /// What is damaged.
        detail: Damage,
    },
    /// It was moved or deleted, or its stick was pulled out, while it was open.
    Gone,
    /// Another program has it in hand.
    Locked,
    /// It or its folder may not be written.
    ReadOnly,
    /// The disk is full.
    DiskFull,
    /// It is a copy of another tournament.
    OtherTournament {
        /// Which.
        name: String,
    },
    /// Another program wrote it while it was thought to be held.
    ChangedByAnother,
    /// The system refuses.
    Io(io::ErrorKind),
}

/// What is damaged in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Damage {
    /// Its end is missing.
    Cut {
        /// Its length in bytes.
        found: u64,
        /// How long it should be.
        expected: u64,
    },
    /// Parts of it cannot be read.
    Pages,
    /// A table is missing or has another shape.
    Shape,
    /// A cell holds what cannot be.
    Value {
        /// The name of its column.
        column: String,
    },
    /// It says a version that never was.
    Version(i64),
    /// Its journal or its tables are not what they must be.
    Unproved,
    /// Nothing in it can be read.
    Unreadable,
}

impl StoreError {
    pub(super) fn new(path: &Path, trouble: Trouble) -> Self {
        Self { path: path.to_owned(), trouble }
    }

    /// Trouble with a folder in which a file was to be made.
    pub fn of_folder(path: &Path, kind: io::ErrorKind) -> Self {
        Self::new(path, Trouble::Io(kind))
    }

    pub(super) fn from_sqlite(path: &Path, error: &rusqlite::Error) -> Self {
        Self::new(path, trouble(error))
    }
}

fn trouble(error: &rusqlite::Error) -> Trouble {
    use rusqlite::ErrorCode;
    if let rusqlite::Error::SqliteFailure(failure, _) = error
        && failure.extended_code == rusqlite::ffi::SQLITE_READONLY_DBMOVED
    {
        return Trouble::Gone;
    }
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => Trouble::Foreign,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Trouble::Locked,
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Trouble::ReadOnly,
        Some(ErrorCode::DiskFull) => Trouble::DiskFull,
        Some(ErrorCode::CannotOpen) => Trouble::Io(io::ErrorKind::PermissionDenied),
        Some(ErrorCode::SystemIoFailure) => Trouble::Io(io::ErrorKind::Other),
        code => Trouble::Damaged { detail: damage(error, code) },
    }
}

fn damage(error: &rusqlite::Error, code: Option<rusqlite::ErrorCode>) -> Damage {
    use rusqlite::Error;
    match error {
        // The name of the column stands before the colon (`cells::wrong`).
        Error::FromSqlConversionFailure(_, _, error) => {
            let text = error.to_string();
            Damage::Value { column: text.split(':').next().unwrap_or_default().to_owned() }
        }
        Error::InvalidColumnType(_, column, _) => Damage::Value { column: column.clone() },
        _ if code == Some(rusqlite::ErrorCode::DatabaseCorrupt) => Damage::Pages,
        _ => Damage::Shape,
    }
}
