//! A child process: the program, or this test binary at a test of its own. Killed at a moment, or held within limits. Knows
//! nothing of what it does.

use std::hash::{BuildHasher, RandomState};
use std::process::{Command, Stdio};
use std::time::Duration;

/// The program.
pub(super) fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_atout"))
}

/// This test binary, running one of its tests; the test finds in its environment that it is the child.
pub(super) fn oneself(test: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "--nocapture", test]);
    command
}

/// A process within limits that a shell sets before it becomes the process: `trap` and `ulimit` are the shell's own words.
#[cfg(unix)]
pub(super) fn within(limits: &str, process: &Command) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{limits}; exec \"$@\""), "sh"]).arg(process.get_program());
    shell.args(process.get_args());
    shell.envs(process.get_envs().filter_map(|(name, value)| Some((name, value?))));
    shell
}

/// Starts a process and kills it after a while, if it is still there.
pub(super) fn killed_after(mut process: Command, after: Duration) {
    let mut child = process.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    std::thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
}

/// A moment within a span, by chance.
pub(super) fn moment_within(span: Duration) -> Duration {
    let micros = u64::try_from(span.as_micros()).unwrap().max(1);
    Duration::from_micros(RandomState::new().hash_one(()) % micros)
}
