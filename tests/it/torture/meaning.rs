//! What a file says, so that two of them can be compared whenever they were written.

use crate::evening::clock;
use atout::session::Session;
use atout::store::Access;
use std::fs;
use std::path::Path;

/// What a file says, when and by which clock aside.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A tournament that opens without repair and of which `verify` is content: how many changes each of its entries made.
    Tournament(Vec<usize>),
    /// A paper of so many pages.
    Paper(usize),
    /// Anything else, to the byte: also a tournament that is damaged.
    Bytes(Vec<u8>),
}

impl Meaning {
    pub(super) fn of(path: &Path) -> Self {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("jass") => {
                let Ok(session) = Session::open(path, Access::Read, "essai", clock()) else {
                    return Self::Bytes(fs::read(path).unwrap());
                };
                assert_eq!(session.verify().unwrap(), [], "{}", path.display());
                Self::Tournament(session.history().entries().iter().map(|entry| entry.changes.len()).collect())
            }
            Some("pdf") => match lopdf::Document::load(path) {
                Ok(paper) => Self::Paper(paper.get_pages().len()),
                Err(_) => Self::Bytes(fs::read(path).unwrap()),
            },
            _ => Self::Bytes(fs::read(path).unwrap()),
        }
    }
}
