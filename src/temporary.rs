//! A file beside the place it is meant for, until it is whole and takes that place in one step. Opens nothing of the user's.

use std::ffi::OsStr;
use std::fs::{self, Metadata};
use std::io;
use std::path::Path;
use std::time::Duration;
use tempfile::NamedTempFile;

/// How the names begin.
const PREFIX: &str = ".atout-";

/// What has not been written to for so long belongs to nobody any more.
const ABANDONED: Duration = Duration::from_mins(10);

/// An empty file in the folder of `target`. It goes when it is dropped; what a process that was killed left there goes too.
///
/// # Errors
/// The folder is not there or takes no file.
pub(crate) fn beside(target: &Path) -> io::Result<NamedTempFile> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let made = builder.tempfile_in(folder)?;
    // By the folder's own clock, which need not be the computer's.
    sweep(folder, &made.as_file().metadata()?);
    Ok(made)
}

/// Removes what was abandoned before `now` was made. What cannot be removed stays: it is in nobody's way.
fn sweep(folder: &Path, now: &Metadata) {
    let is_ours = |name: &OsStr| name.as_encoded_bytes().starts_with(PREFIX.as_bytes());
    let is_abandoned = |file: &Metadata| {
        let age = now.modified().ok().zip(file.modified().ok()).and_then(|(now, then)| now.duration_since(then).ok());
        file.is_file() && age.is_some_and(|age| age > ABANDONED)
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if is_ours(&entry.file_name()) && entry.metadata().is_ok_and(|file| is_abandoned(&file)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_abandoned_is_swept_away() {
        let folder = tempfile::tempdir().unwrap();
        let named = |name: &str| folder.path().join(name);
        for name in [".atout-young", ".atout-old", ".atout-old-journal", "atout-old", "liste.csv"] {
            let file = fs::File::create(named(name)).unwrap();
            let then = file.metadata().unwrap().modified().unwrap();
            if name != ".atout-young" {
                file.set_modified(then - 2 * ABANDONED).unwrap();
            }
        }
        fs::create_dir(named(".atout-folder")).unwrap();
        drop(beside(&named("liste.csv")).unwrap());
        let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, [".atout-folder", ".atout-young", "atout-old", "liste.csv"]);
    }
}
