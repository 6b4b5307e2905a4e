//! Files that are written: whole or not at all, in place of one of the same kind only. Knows no content.

use crate::temporary;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// The kind of a file that is written, told by its first bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A paper.
    Pdf,
    /// A table as text.
    Csv,
    /// Data for programs.
    Json,
    /// A spreadsheet.
    Xlsx,
    /// A page for a browser.
    Html,
    /// A program in Python.
    Python,
}

/// Whether a file of another kind may be replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Force {
    /// No.
    No,
    /// Yes.
    Yes,
}

/// Why a file was not written. What was there before is still there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutputError {
    /// Which file.
    pub path: PathBuf,
    /// What is wrong.
    pub trouble: OutputTrouble,
}

/// What is wrong with a place to write to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutputTrouble {
    /// A file of another kind is there.
    OtherKind,
    /// A folder is there.
    Directory,
    /// The system refuses.
    Io(io::ErrorKind),
}

/// Writes a file in one step: a reader sees the old one or the new one, never a part.
///
/// # Errors
/// Nothing was written.
pub fn write(path: &Path, kind: Kind, force: Force, bytes: &[u8]) -> Result<(), OutputError> {
    let here = |trouble| OutputError { path: path.to_owned(), trouble };
    let io = |error: io::Error| here(OutputTrouble::Io(error.kind()));
    match fs::metadata(path) {
        Ok(about) if about.is_dir() => return Err(here(OutputTrouble::Directory)),
        Ok(_) if force == Force::No && !is_of_kind(path, kind).map_err(io)? => return Err(here(OutputTrouble::OtherKind)),
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(io(error)),
    }
    // A link is followed, so that what it points to is replaced and not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut temporary = temporary::beside(&target).map_err(io)?;
    temporary.write_all(bytes).and_then(|()| temporary.as_file().sync_all()).map_err(io)?;
    temporary.persist(&target).map_err(|error| io(error.error))?;
    Ok(())
}

/// Whether a file that is there may be taken for one of ours; an empty one may.
fn is_of_kind(path: &Path, kind: Kind) -> io::Result<bool> {
    let mut start = Vec::new();
    File::open(path)?.take(512).read_to_end(&mut start)?;
    if start.is_empty() {
        return Ok(true);
    }
    let is_text = !start.contains(&0);
    let text = String::from_utf8_lossy(&start);
    Ok(match kind {
        Kind::Pdf => start.starts_with(b"%PDF-"),
        Kind::Json => is_text && text.trim_start().starts_with('{'),
        Kind::Xlsx => start.starts_with(b"PK\x03\x04"),
        Kind::Html => is_text && text.trim_start().to_ascii_lowercase().starts_with("<!doctype html"),
        Kind::Python => is_text && text.starts_with("#!") && text.contains("python"),
        Kind::Csv => is_text && text.lines().next().is_some_and(|line| line.contains(';')),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_file_of_the_same_kind_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("classement d’été.pdf");
        write(&path, Kind::Pdf, Force::No, b"%PDF-1").unwrap();
        write(&path, Kind::Pdf, Force::No, b"%PDF-2").unwrap();
        assert_eq!(write(&path, Kind::Csv, Force::No, b"a;b").unwrap_err().trouble, OutputTrouble::OtherKind);
        assert_eq!(fs::read(&path).unwrap(), b"%PDF-2");
        write(&path, Kind::Csv, Force::Yes, b"a;b").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"a;b");
        assert_eq!(write(folder.path(), Kind::Pdf, Force::Yes, b"").unwrap_err().trouble, OutputTrouble::Directory);
        let nowhere = folder.path().join("nowhere").join("x.pdf");
        assert_eq!(write(&nowhere, Kind::Pdf, Force::No, b"").unwrap_err().trouble, OutputTrouble::Io(io::ErrorKind::NotFound));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file is left");
    }
}
