//! Versions of the file, from `migrations/`. A released migration is never edited; a file of a newer version is refused
//! untouched.

use super::error::{Damage, StoreError, Trouble};
use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::{M, Migrations};
use std::fmt::Write as _;
use std::path::Path;

/// Marks a file as a tournament: « JASS » in ASCII.
pub(super) const APPLICATION_ID: i64 = 0x4A41_5353;

const STEPS: &[M] = &[
    M::up(include_str!("../../migrations/0001_initial.sql")),
    M::up(include_str!("../../migrations/0002_late_and_leaving.sql")),
    M::up(include_str!("../../migrations/0003_second_entry_and_clock.sql")),
];
const MIGRATIONS: Migrations = Migrations::from_slice(STEPS);

/// The newest version this program knows.
pub(super) fn latest() -> i64 {
    i64::try_from(STEPS.len()).unwrap_or(i64::MAX)
}

/// Whether a file is a tournament, looked up without a lock and without touching it: a file of another kind stays as it is
/// to the byte.
///
/// # Errors
/// It is no tournament, or newer.
pub(super) fn check(path: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    #[expect(clippy::disallowed_methods, reason = "store is where connections are opened")]
    let opened = Connection::open_with_flags(immutable_uri(path), flags);
    // A writer that was killed may leave a file shorter than its first page says, until its journal is rolled back by the
    // connection that follows. With this, only the first page is looked at; the connection cannot write.
    let looser = |db: Connection| db.execute_batch("PRAGMA writable_schema = ON").map(|()| db);
    let db = opened.and_then(looser).map_err(|error| StoreError::from_sqlite(path, &error))?;
    version(&db, path).map(drop)
}

/// The version of an open file. Before its journal is rolled back it may be that of a migration that was killed.
///
/// # Errors
/// It is no tournament, or newer.
pub(super) fn version(db: &Connection, path: &Path) -> Result<i64, StoreError> {
    let pragma = |name| {
        let value = db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        value.map_err(|error| StoreError::from_sqlite(path, &error))
    };
    let here = |trouble| Err(StoreError::new(path, trouble));
    match (pragma("application_id")?, pragma("user_version")?) {
        (application, _) if application != APPLICATION_ID => here(Trouble::Foreign),
        (_, version) if version < 1 => here(Trouble::Damaged { detail: Damage::Version(version) }),
        (_, version) if version > latest() => here(Trouble::Newer { version, known: latest() }),
        (_, version) => Ok(version),
    }
}

/// The path as SQLite's URI of a file that is not locked and not recovered.
fn immutable_uri(path: &Path) -> String {
    let absolute = super::absolute(path);
    let bytes = absolute.as_os_str().as_encoded_bytes();
    let slash = if bytes.starts_with(b"/") { "" } else { "/" };
    let mut uri = format!("file:{slash}");
    for &byte in bytes {
        if std::path::is_separator(char::from(byte)) {
            uri.push('/');
        } else if byte.is_ascii_alphanumeric() || b"._-:".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            write!(uri, "%{byte:02X}").expect("a string takes all that is written");
        }
    }
    uri + "?immutable=1"
}

/// Brings a file to the newest version.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    MIGRATIONS.to_latest(connection).map_err(|error| match error {
        rusqlite_migration::Error::RusqliteError { err, .. } => err,
        _ => rusqlite::Error::InvalidQuery,
    })
}

#[cfg(test)]
mod tests {
    use std::io::{Seek as _, SeekFrom, Write as _};

    #[test]
    fn a_file_cut_short_by_a_kill_still_says_what_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.jass");
        drop(crate::rehearsal::register(&path).unwrap());
        let mut file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
        // The number of pages, in the first page (SQLite's file format, 1.3).
        file.seek(SeekFrom::Start(28)).unwrap();
        file.write_all(&100_000_u32.to_be_bytes()).unwrap();
        drop(file);
        assert_eq!(super::check(&path), Ok(()));
    }

    #[test]
    fn migrations_are_valid() {
        super::MIGRATIONS.validate().unwrap();
    }
}
