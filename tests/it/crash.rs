//! A process that enters sheets is killed at random moments: what it acknowledged is in the file, nothing is half done, and
//! the next start needs no repair.

use crate::evening::{clock, draw, enter, import, in_file};
use atout::session::Session;
use atout::store::Access;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Where the child finds its file; without it the child's part does nothing.
const FILE: &str = "ATOUT_CRASH_FILE";

/// `ATOUT_KILLS=1000 cargo test --release` kills as often as one likes.
#[test]
fn what_was_acknowledged_survives_a_kill() {
    let kills: u64 = env::var("ATOUT_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(15);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("T.jass");
    let mut session = in_file(&path);
    session.run(import(100)).unwrap();
    session.run(draw(1, "x")).unwrap();
    drop(session);
    for kill in 0..kills {
        let acknowledged = enter_until_killed(&path, Duration::from_micros(500 + kill * 7919 % 40_000));
        let session = Session::open(&path, Access::Write, "demain", clock()).unwrap();
        assert!(
            session.history().state() >= acknowledged,
            "entry {acknowledged} is lost, {} is there",
            session.history().state()
        );
        assert!(session.history().state() <= acknowledged + 1, "more than one command was under way");
        assert_eq!(session.verify().unwrap(), []);
    }
}

/// Starts the child and kills it some time after its first sheet; gives the last state number it acknowledged.
fn enter_until_killed(path: &Path, after: Duration) -> u64 {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["crash::the_child_enters_sheets", "--exact", "--nocapture"])
        .env(FILE, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let state = |line: String| line.strip_prefix("state ").and_then(|state| state.parse().ok());
    let first = lines.by_ref().find_map(state).expect("the child enters a sheet");
    std::thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    lines.filter_map(state).last().unwrap_or(first)
}

/// The child's part: sheets without end, each told once it is acknowledged.
#[test]
fn the_child_enters_sheets() {
    let Some(path) = env::var_os(FILE) else { return };
    let mut session = Session::open(Path::new(&path), Access::Write, "enfant", clock()).unwrap();
    for i in 0u32.. {
        let entered = session.tournament().sheets.len();
        let done = if entered == 50 {
            session.undo().map(|_| ())
        } else {
            session.run(enter(1, u32::try_from(entered).unwrap() + 1, [1000 + i % 500, 1512 - i % 500])).map(|_| ())
        };
        done.unwrap();
        let mut out = std::io::stdout().lock();
        writeln!(out, "state {}", session.history().state()).and_then(|()| out.flush()).unwrap();
    }
}
