//! Which face a call asks for: the window, with or without a tournament, or the command line. Opens neither.

use crate::store::ENDING;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// What a call without a subcommand asks for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WindowWish {
    /// The tournament to open.
    pub file: Option<PathBuf>,
    /// Whether the window tells, when it is closed, how long its frames took (`--frame-times`).
    pub times: FrameTimes,
}

/// Whether frames are timed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FrameTimes {
    /// No.
    #[default]
    Untold,
    /// Yes.
    Told,
}

/// Whether a call asks for the window: nothing, or a tournament's file alone.
pub fn window_wanted(call: &[OsString]) -> Option<WindowWish> {
    let is_tournament = |file: &OsString| Path::new(file).extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING));
    let mut words = call.iter().skip(1).peekable();
    let times = words.next_if(|word| *word == "--frame-times").map_or(FrameTimes::Untold, |_| FrameTimes::Told);
    let file = words.next_if(|word| is_tournament(word)).map(PathBuf::from);
    words.next().is_none().then_some(WindowWish { file, times })
}
