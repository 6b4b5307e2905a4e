//! The command line; with no subcommand, the window. Everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(feature = "gui")]
    if let Some(wish) = atout::face::window_wanted(&std::env::args_os().collect::<Vec<_>>()) {
        return atout::gui::main(&wish);
    }
    atout::cli::main()
}
