//! What tells one state of a file from every other: the hash of its last journal entry. Looked up without reading the file,
//! so that who follows it may ask every second.

use super::{PATIENCE, Store, StoreError, journal, migrations};
use std::path::Path;

/// The state of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark([u8; 32]);

/// The state of a file as it is now; the lock of a reader is held for this one look.
///
/// # Errors
/// It cannot be read, or is no tournament.
pub fn mark(path: &Path) -> Result<Mark, StoreError> {
    migrations::check(path)?;
    let store = Store::reader(path, PATIENCE)?;
    journal::last_hash(&store.connection).map(Mark).map_err(|error| store.failed(&error))
}

impl Store {
    /// The state that was read or written last.
    pub fn mark(&self) -> Mark {
        Mark(self.last_hash)
    }
}
