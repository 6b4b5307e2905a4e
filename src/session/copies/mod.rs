//! Copies of a tournament, kept in a folder of their own: numbered in the order in which they were made, whatever the clock
//! says; thinned; mirrored into a second place; read, to choose one to go back to. Words nothing, and decides not when.

mod thinning;

pub use thinning::{Mark, superfluous};

use crate::domain::Moment;
use crate::domain::history::{Entry, History, StateNumber};
use crate::domain::milestone::{self, Progress};
use crate::store::{Access, Content, ENDING, Snapshot, Store, StoreError};
use crate::temporary;
use sha2::{Digest, Sha256};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

/// A copy, as far as its name tells.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named {
    /// Its number, from 1 in the order in which copies were made.
    pub serial: u32,
    /// Its file.
    pub path: PathBuf,
}

/// What a copy holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copy {
    /// Where it is.
    pub named: Named,
    /// The name of the tournament in it.
    pub name: String,
    /// The number of its last entry.
    pub state: StateNumber,
    /// When that was, by the computer's clock.
    pub at: Moment,
    /// How far it is.
    pub progress: Progress,
    /// How it stands to the present file, where that can be read.
    pub against: Option<Against>,
}

/// The copies in a folder.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Listing {
    /// Those that can be read, the newest first.
    pub copies: Vec<Copy>,
    /// Why others cannot.
    pub unreadable: Vec<StoreError>,
}

/// What differs between a copy and the present file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Against {
    /// What happened since: entries of the present file that the copy has not.
    pub since: Vec<Entry>,
    /// Entries of the copy that the present file has not: it was gone back behind them.
    pub ahead: usize,
}

impl Against {
    /// Whether the copy holds what the present file holds.
    pub fn is_same(&self) -> bool {
        self.since.is_empty() && self.ahead == 0
    }
}

/// The folder of a tournament's copies below a place: the one that has its mark, whatever its name was then.
pub fn folder_of(place: &Path, name: &str, mark: &str) -> PathBuf {
    let ends_so = |entry: &std::fs::DirEntry| entry.file_name().to_string_lossy().ends_with(mark);
    let there = std::fs::read_dir(place).ok().and_then(|entries| entries.flatten().find(ends_so));
    there.map_or_else(|| place.join(format!("{} {mark}", plain(name))), |entry| entry.path())
}

/// What tells a tournament from any other, also under another name in another folder: its first entry.
pub fn mark(history: &History) -> String {
    let Some(first) = history.entries().first() else { return String::new() };
    let text = serde_json::to_vec(&(first.at, &first.operator, &first.changes)).unwrap_or_default();
    Sha256::digest(text).iter().take(4).fold(String::new(), |mark, byte| format!("{mark}{byte:02x}"))
}

/// The copies of a folder by their names, the newest first. None where the folder is not there.
pub fn named(folder: &Path) -> Vec<Named> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut named: Vec<_> = files.filter_map(|path| Some(Named { serial: serial(&path)?, path })).collect();
    named.sort_by(|a, b| b.cmp(a));
    named
}

/// Keeps a copy in a folder, under the next number (at least `from`) and these words; then thins the folder.
///
/// # Errors
/// It cannot be written; the copies before it are as they were.
pub fn keep(snapshot: &Snapshot, folder: &Path, from: u32, words: &str) -> Result<Named, StoreError> {
    std::fs::create_dir_all(folder).map_err(|error| StoreError::of_folder(folder, error.kind()))?;
    let last = named(folder).first().map_or(0, |copy| copy.serial);
    let serial = last.saturating_add(1).max(from);
    let path = folder.join(format!("{serial:04} {}.{ENDING}", plain(words)));
    snapshot.write(&path)?;
    thin(folder);
    Ok(Named { serial, path })
}

/// Takes away what need not be kept. A copy that cannot be read or removed stays.
fn thin(folder: &Path) {
    let copies = named(folder);
    if copies.len() <= thinning::NEWEST {
        return;
    }
    let of = |copy: &Named| {
        let (_, Content { tournament, history }) = Store::open(&copy.path, Access::Read).ok()?;
        Some(Mark { serial: copy.serial, progress: milestone::progress(&tournament, history.entries().last()) })
    };
    let marks: Vec<_> = copies.iter().filter_map(of).collect();
    let gone = superfluous(&marks);
    for copy in copies.iter().filter(|copy| gone.contains(&copy.serial)) {
        let _ = std::fs::remove_file(&copy.path);
    }
}

/// Brings a folder in a second place up to date: copies that are not there are written, those no longer kept are removed.
/// Gives how many were written, and the highest number there was.
///
/// # Errors
/// The place is not there, or cannot be written; what is in it is whole.
pub fn mirror(from: &Path, place: &Path, to: &Path) -> io::Result<(usize, u32)> {
    // The place itself is never made: where a stick is gone, its folder would come to lie on the computer's own disk.
    if !place.is_dir() {
        return Err(io::ErrorKind::NotFound.into());
    }
    std::fs::create_dir_all(to)?;
    let (here, there) = (named(from), named(to));
    let mut written = 0;
    for copy in here.iter().rev() {
        let Some(name) = copy.path.file_name() else { continue };
        if !to.join(name).exists() {
            write_whole(&copy.path, &to.join(name))?;
            written += 1;
        }
    }
    let first = here.last().map_or(0, |copy| copy.serial);
    let is_kept = |copy: &&Named| here.iter().any(|kept| kept.path.file_name() == copy.path.file_name());
    for copy in there.iter().filter(|copy| copy.serial > first && !is_kept(copy)) {
        let last = here.first().map_or(0, |copy| copy.serial);
        if copy.serial < last {
            std::fs::remove_file(&copy.path)?;
        }
    }
    Ok((written, there.first().map_or(0, |copy| copy.serial)))
}

/// Copies a file that nobody writes: whole, or not at all.
pub(super) fn write_whole(from: &Path, to: &Path) -> io::Result<()> {
    let mut file = temporary::beside(to)?;
    io::copy(&mut std::fs::File::open(from)?, &mut file)?;
    file.as_file().sync_all()?;
    file.persist(to).map(drop).map_err(|error| error.error)
}

/// Reads the copies in a folder, the newest first, under whatever names: those of this tournament, held against it; all of
/// them where the present file cannot be read.
pub fn list(folder: &Path, present: Option<&History>) -> Listing {
    let mut listing = Listing::default();
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    for path in files.filter(|path| path.extension().is_some_and(|ending| ending == ENDING)) {
        match Store::open(&path, Access::Read) {
            Ok((_, content)) => listing.copies.extend(held_against(path, &content, present)),
            Err(error) => listing.unreadable.push(error),
        }
    }
    let key = |copy: &Copy| (copy.named.serial, copy.state, copy.named.path.clone());
    listing.copies.sort_by_key(|copy| std::cmp::Reverse(key(copy)));
    listing.unreadable.sort_by(|a, b| a.path.cmp(&b.path));
    listing
}

/// `None` where it is of another tournament.
fn held_against(path: PathBuf, content: &Content, present: Option<&History>) -> Option<Copy> {
    let Content { tournament, history } = content;
    if present.is_some_and(|present| mark(present) != mark(history)) {
        return None;
    }
    let last = history.entries().last()?;
    Some(Copy {
        named: Named { serial: serial(&path).unwrap_or(0), path },
        name: tournament.event.name.clone(),
        state: last.state,
        at: last.at,
        progress: milestone::progress(tournament, Some(last)),
        against: present.map(|present| against(history, present)),
    })
}

fn against(copy: &History, present: &History) -> Against {
    let common = copy.in_common(present);
    Against { since: present.entries()[common..].to_vec(), ahead: copy.entries().len() - common }
}

/// The number of a copy, read off its name.
fn serial(path: &Path) -> Option<u32> {
    if path.extension().is_none_or(|ending| ending != ENDING) {
        return None;
    }
    path.file_stem()?.to_str()?.split(' ').next()?.parse().ok()
}

/// A name that every system takes, also a stick of an old one.
fn plain(words: &str) -> String {
    let fits = |letter: char| if letter.is_control() || r#"\/:*?"<>|."#.contains(letter) { ' ' } else { letter };
    let words: String = words.chars().map(fits).take(80).collect();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name that is free beside a file: `Fête (before).jass`, `Fête (before 2).jass` …
pub fn free_beside(file: &Path, words: &str) -> PathBuf {
    let name = |i: u32| {
        let mut name = file.file_stem().map_or_else(OsString::new, OsString::from);
        name.push(if i == 1 { format!(" ({words}).{ENDING}") } else { format!(" ({words} {i}).{ENDING}") });
        file.with_file_name(name)
    };
    (1..u32::MAX).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(u32::MAX))
}

#[cfg(test)]
mod tests;
