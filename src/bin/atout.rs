//! The command line; with no subcommand, the window. Everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    atout::cli::main()
}
