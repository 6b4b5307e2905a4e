//! The window without a console, for the shortcut on Windows.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    let call: Vec<_> = std::env::args_os().collect();
    // Whatever it is given, it opens the window: a file that is none is told there.
    let wish = atout::face::window_wanted(&call).unwrap_or_default();
    atout::gui::main(&wish)
}
