//! A ruleset in a file of its own (`--rules FILE.toml`): read as text. What it says is told by `domain::ruleset`.

use super::{ExchangeError, Limit};
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// The largest ruleset file, in bytes: the one that comes with the program has two thousand.
const MOST: u64 = 256 * 1024;

/// The text of a ruleset file.
///
/// # Errors
/// It cannot be read, or is no text.
pub fn read(path: &Path) -> Result<String, ExchangeError> {
    let about = std::fs::metadata(path)?;
    if about.is_dir() {
        return Err(ExchangeError::Directory);
    }
    if !about.is_file() {
        return Err(ExchangeError::NotAFile);
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST {
        return Err(ExchangeError::TooLarge(Limit::FileBytes));
    }
    text(bytes)
}

/// The text in the bytes of a ruleset file.
///
/// # Errors
/// They are no text.
pub fn text(bytes: Vec<u8>) -> Result<String, ExchangeError> {
    let text = String::from_utf8(bytes).map_err(|_| ExchangeError::NotText)?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
