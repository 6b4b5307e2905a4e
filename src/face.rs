//! Which face a call asks for: the window, with or without a tournament, or the command line. Opens neither.

use crate::store::ENDING;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// What a call without a subcommand asks for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WindowWish {
    /// The tournament to open.
    pub file: Option<PathBuf>,
    /// Which window.
    pub window: Window,
    /// Whether the window tells, when it is closed, how long its frames took (`--frame-times`).
    pub times: FrameTimes,
}

/// Which window is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Window {
    /// The organiser's.
    #[default]
    Desk,
    /// That of the hall alone (`project`).
    Projector,
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

/// Whether a call asks for a window: nothing, a tournament's file alone, or `project` with one.
pub fn window_wanted(call: &[OsString]) -> Option<WindowWish> {
    let is_tournament = |file: &OsString| Path::new(file).extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING));
    if let [_, verb, file] = call
        && verb == "project"
        && !file.as_encoded_bytes().starts_with(b"-")
    {
        return Some(WindowWish { file: Some(PathBuf::from(file)), window: Window::Projector, ..WindowWish::default() });
    }
    let mut words = call.iter().skip(1).peekable();
    let times = words.next_if(|word| *word == "--frame-times").map_or(FrameTimes::Untold, |_| FrameTimes::Told);
    let file = words.next_if(|word| is_tournament(word)).map(PathBuf::from);
    words.next().is_none().then_some(WindowWish { file, times, ..WindowWish::default() })
}
