//! Trouble with files as sentences.

use crate::i18n::Words;
use crate::say;
use crate::store::{Damage, StoreError, Trouble};
use std::io;
use std::path::Path;

impl Words {
    /// What is wrong with a tournament's file, and what to do.
    pub fn store_error(&self, error: &StoreError) -> String {
        let file = error.path.display().to_string();
        match &error.trouble {
            Trouble::Exists => say!(self, "file-exists", file = file),
            Trouble::Directory => say!(self, "file-directory", file = file),
            Trouble::NoFolder => say!(self, "file-no-folder", file = file),
            Trouble::Empty => say!(self, "file-empty", file = file),
            Trouble::Foreign => say!(self, "file-foreign", file = file),
            Trouble::Newer { version, known } => say!(self, "file-newer", file = file, version = *version, known = *known),
            Trouble::Damaged { detail: Damage::Unreadable } => say!(self, "file-unreadable", file = file),
            Trouble::Damaged { detail } => say!(self, "file-damaged", file = file, detail = self.damage(detail)),
            Trouble::Gone => say!(self, "file-gone", file = file),
            Trouble::OtherTournament { name } => say!(self, "file-other-tournament", file = file, name = name),
            Trouble::Locked => say!(self, "file-locked", file = file),
            Trouble::ReadOnly => say!(self, "file-read-only", file = file),
            Trouble::DiskFull => say!(self, "file-disk-full", file = file),
            Trouble::ChangedByAnother => say!(self, "file-changed", file = file),
            Trouble::Io(kind) => self.io_error(&error.path, *kind),
        }
    }

    fn damage(&self, damage: &Damage) -> String {
        match damage {
            Damage::Cut { found, expected } => {
                say!(self, "damage-cut", found = found.to_string(), expected = expected.to_string())
            }
            Damage::Shape => say!(self, "damage-shape"),
            Damage::Value { column } => say!(self, "damage-value", column = column),
            Damage::Version(version) => say!(self, "damage-version", version = *version),
            Damage::Unproved => say!(self, "damage-unproved"),
            Damage::Pages | Damage::Unreadable => say!(self, "damage-pages"),
        }
    }

    /// What the system refuses to do with a file.
    pub fn io_error(&self, path: &Path, kind: io::ErrorKind) -> String {
        let file = path.display().to_string();
        match kind {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => say!(self, "file-not-found", file = file),
            io::ErrorKind::PermissionDenied => say!(self, "file-permission", file = file),
            io::ErrorKind::AlreadyExists => say!(self, "file-exists", file = file),
            io::ErrorKind::IsADirectory => say!(self, "file-directory", file = file),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => say!(self, "file-disk-full", file = file),
            io::ErrorKind::ReadOnlyFilesystem => say!(self, "file-read-only", file = file),
            _ => say!(self, "file-io", file = file),
        }
    }
}
