//! What the window knows of copies: what is due to be written, how the second place stands, which ones can be gone back to.
//! Plain data; writes nothing.

use crate::domain::history::StateNumber;
use crate::session::copies::Copy;
use crate::store::{Snapshot, StoreError};
use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;

/// The automatic copies of the open tournament.
pub struct Keeping {
    /// Their folder in the user's data.
    pub folder: PathBuf,
    /// What tells the tournament from others.
    pub mark: String,
    /// What is to be written, in order, each with the words of its name.
    pub due: VecDeque<(Snapshot, String)>,
    /// Whether a step could not be taken into memory: the next save makes up for it.
    pub is_owed: bool,
    /// Whether one is being written now.
    pub is_writing: bool,
    /// Whether the second place is being brought up to date now.
    pub is_mirroring: bool,
    /// The last state that was taken, so that no step is kept twice.
    pub taken: StateNumber,
    /// The least number of the next copy: behind those that another computer left in the second place.
    pub next: u32,
    /// How the second place stands.
    pub second: Second,
    /// When the second place was tried last, in seconds of the window's life.
    pub tried: Option<f64>,
}

/// How the second place stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Second {
    /// Nobody wished one, or nothing was tried yet.
    #[default]
    Unknown,
    /// It holds every copy.
    UpToDate,
    /// It is not there, or takes nothing: tried again by itself.
    Away(io::ErrorKind),
}

/// What a job has to say.
pub enum CopyNews {
    /// A copy of the tournament with this mark was written, or not.
    Kept(String, Result<u32, StoreError>),
    /// The second place was brought up to date: so many copies were missing, the highest number was this; or not.
    Mirrored(String, Result<(usize, u32), io::ErrorKind>),
    /// The copies of a file were looked for.
    Listed(Offers),
}

/// The copies that a file can go back to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Offers {
    /// The file.
    pub file: PathBuf,
    /// The newest first.
    pub offers: Vec<Offer>,
    /// How many copies could not be read.
    pub unreadable: usize,
}

/// A copy that can be gone back to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The copy.
    pub copy: Copy,
    /// Where it is.
    pub place: Where,
}

/// Where a copy is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Where {
    /// On this computer alone.
    Here,
    /// In the second place alone.
    Second,
    /// In both.
    Both,
}

impl Keeping {
    /// Nothing kept yet.
    pub fn new(folder: PathBuf, mark: String) -> Self {
        Self {
            folder,
            mark,
            due: VecDeque::new(),
            is_owed: false,
            is_writing: false,
            is_mirroring: false,
            taken: 0,
            next: 1,
            second: Second::default(),
            tried: None,
        }
    }
}
