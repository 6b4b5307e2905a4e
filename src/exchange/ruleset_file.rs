//! A ruleset in a file of its own (`--rules FILE.toml`): read as text. What it means is told by `domain::ruleset`.

use super::ExchangeError;
use std::path::Path;

/// The largest ruleset file, in bytes: the one that comes with the program has two thousand.
const MOST: u64 = 256 * 1024;
