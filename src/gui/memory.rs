//! What the window remembers of a tournament beside its file: half-typed teams and sheets, what was printed.
//! Kept in the user's data folder, so that a kill loses nothing that was typed. Holds nothing that counts: the tournament
//! is the file alone.

use super::screens::registration::TeamLine;
use super::screens::sheets::Draft;
use crate::documents::reprint::Print;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// What is remembered of one tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Memory {
    /// What was printed.
    pub printed: Vec<Print>,
    /// The line of fields of Inscriptions.
    pub team: TeamLine,
    /// The card of Feuilles.
    pub sheet: Draft,
}

/// Where a memory is kept, and what it was when it was written last.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    written: Memory,
}

impl Keeper {
    /// The memory of a tournament's file; an empty one where there is none or it cannot be read.
    pub fn open(folder: &Path, file: &Path) -> (Self, Memory) {
        let name = Sha256::digest(fs::canonicalize(file).unwrap_or_else(|_| file.to_owned()).to_string_lossy().as_bytes());
        let name = name.iter().take(16).fold(0_u128, |name, byte| (name << 8) | u128::from(*byte));
        let path = folder.join("memory").join(format!("{name:032x}.json"));
        let memory: Memory = fs::read(&path).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
        (Self { path, written: memory.clone() }, memory)
    }

    /// Writes the memory down if it changed. Not synced to the disk: a kill loses nothing, a power cut a half-typed line.
    ///
    /// # Errors
    /// The data folder cannot be written.
    pub fn keep(&mut self, memory: &Memory) -> io::Result<()> {
        if *memory == self.written {
            return Ok(());
        }
        write_in_one_step(&self.path, &serde_json::to_vec(memory)?)?;
        self.written = memory.clone();
        Ok(())
    }
}

/// Writes a file of the program's own folder, made if need be: the old one or the new one, never a part.
pub(super) fn write_in_one_step(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("new");
    fs::write(&beside, bytes)?;
    fs::rename(&beside, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_there_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.jass");
        let (mut keeper, mut memory) = Keeper::open(folder.path(), &file);
        assert_eq!(memory, Memory::default());
        memory.team.name = "Les Ard".to_owned();
        keeper.keep(&memory).unwrap();
        assert_eq!(Keeper::open(folder.path(), &file).1, memory);
        assert_eq!(Keeper::open(folder.path(), &folder.path().join("b.jass")).1, Memory::default());
    }

    #[test]
    fn a_damaged_memory_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.jass");
        let (mut keeper, mut memory) = Keeper::open(folder.path(), &file);
        memory.team.name = "x".to_owned();
        keeper.keep(&memory).unwrap();
        fs::write(&keeper.path, b"{\"team\": 3").unwrap();
        assert_eq!(Keeper::open(folder.path(), &file).1, Memory::default());
    }
}
