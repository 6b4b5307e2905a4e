//! Going back to a copy. What the file holds is copied first, always; then the copy takes its place, whole or not at all,
//! journal and chain of hashes included. A copy that is damaged or of another tournament changes nothing.

use super::copies::{free_beside, mark, write_whole};
use super::outside::Clock;
use super::{Session, SessionError};
use crate::store::{Access, Damage, Snapshot, StoreError, Trouble};
use std::path::{Path, PathBuf};

/// What was done.
pub struct Restored {
    /// The file, open and as the copy was.
    pub session: Session,
    /// The copy made of what was in the file before; `None` where there was no file.
    pub before: Option<PathBuf>,
}

/// Puts a copy in the place of a file that nobody has open, after a copy of that beside it, named with these words.
///
/// # Errors
/// The file is as it was.
pub fn restore(file: &Path, copy: &Path, words: &str, operator: &str, clock: &Clock) -> Result<Restored, SessionError> {
    let (snapshot, _) = sound(copy, operator, clock)?;
    let open = |access| Session::open(file, access, operator, clock.clone());
    let before = free_beside(file, words);
    let before = match open(Access::Write) {
        Ok(mut present) => {
            present.go_back(copy, |present| present.backup(&before))?;
            return Ok(Restored { session: present, before: Some(before) });
        }
        Err(SessionError::Store(error)) => match error.trouble {
            Trouble::Io(std::io::ErrorKind::NotFound) => {
                snapshot.write(file)?;
                None
            }
            // What cannot be opened cannot be copied page by page: its bytes are.
            Trouble::Damaged { .. } | Trouble::Empty => {
                copy_bytes(file, &before)?;
                snapshot.write_over(file)?;
                Some(before)
            }
            _ => return Err(error.into()),
        },
        Err(error) => return Err(error),
    };
    Ok(Restored { session: open(Access::Write)?, before })
}

impl Session {
    /// Puts a copy in the place of all that the open file holds, once `first` has kept what is there.
    ///
    /// # Errors
    /// The file is as it was.
    pub fn go_back(&mut self, copy: &Path, first: impl FnOnce(&Self) -> Result<(), SessionError>) -> Result<(), SessionError> {
        let (snapshot, whole) = sound(copy, &self.operator, &self.clock)?;
        if mark(self.history()) != mark(whole.history()) {
            let trouble = Trouble::OtherTournament { name: whole.tournament.event.name };
            return Err(StoreError { path: copy.to_owned(), trouble }.into());
        }
        first(self)?;
        self.replace(&snapshot)
    }
}

/// A copy that holds what its journal leads to, and nothing else.
///
/// # Errors
/// It cannot be read, or is damaged.
fn sound(copy: &Path, operator: &str, clock: &Clock) -> Result<(Snapshot, Session), SessionError> {
    let session = Session::open(copy, Access::Read, operator, clock.clone())?;
    if !session.verify()?.is_empty() {
        return Err(StoreError { path: copy.to_owned(), trouble: Trouble::Damaged { detail: Damage::Unproved } }.into());
    }
    Ok((session.snapshot()?, session))
}

fn copy_bytes(from: &Path, to: &Path) -> Result<(), StoreError> {
    write_whole(from, to).map_err(|error| StoreError { path: to.to_owned(), trouble: Trouble::Io(error.kind()) })
}
