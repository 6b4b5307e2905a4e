//! A process that writes is killed at random moments: what it acknowledged is in the file, what it did not is there whole
//! or not at all, and the next start needs no repair.

use super::child::{moment_within, oneself};
use super::kills;
use crate::evening::{clock, draw, import, in_file};
use atout::domain::command::{Command, KeepWrong, SheetCommand, SheetContent, SheetEntry, Typing};
use atout::domain::history::Action;
use atout::session::Session;
use atout::store::Access;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

/// Tells the test binary that it is the process to be killed, and in which file it writes.
const FILE: &str = "ATOUT_CRASH_FILE";
/// How many matches the round has.
const TABLES: u32 = 20;
/// How long it writes at most: a few commands.
const LONGEST: Duration = Duration::from_millis(10);

/// The command that becomes the entry of this number: one sheet, or the whole round at once.
fn command(state: u64) -> Command {
    let state = u32::try_from(state).unwrap();
    let a = 500 + state % 1500;
    let entry = |table| SheetEntry { table, content: SheetContent::Played { points: [a, 2512 - a], deals: None }, winner: None };
    let entries = if state % 3 == 0 { (1..=TABLES).map(entry).collect() } else { vec![entry(1 + state % TABLES)] };
    let reason = Some("essai".to_owned());
    Command::Sheets(SheetCommand::Enter { round: 1, entries, reason, wrong: KeepWrong::Refuse, typing: Typing::One })
}

/// The process to be killed: says the number of each entry once it is acknowledged. As a test of its own it does nothing.
#[test]
fn the_writer_writes_until_it_is_killed() {
    let Some(path) = std::env::var_os(FILE) else { return };
    let mut session = Session::open(Path::new(&path), Access::Write, "à tuer", clock()).unwrap();
    let mut out = std::io::stdout();
    loop {
        let state = session.run(command(session.history().state() + 1)).unwrap().state.unwrap();
        writeln!(out, "\nacknowledged {state}").unwrap();
        out.flush().unwrap();
    }
}

/// Lets a writer write and kills it; gives the last number it acknowledged.
fn kill_a_writer(path: &Path) -> u64 {
    let mut writer = oneself("torture::writer::the_writer_writes_until_it_is_killed");
    let mut writer = writer.env(FILE, path).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let lines = BufReader::new(writer.stdout.take().unwrap()).lines();
    let mut numbers = lines.map_while(Result::ok).filter_map(|line| line.strip_prefix("acknowledged ")?.parse().ok());
    let first: u64 = numbers.next().expect("the writer begins");
    std::thread::sleep(moment_within(LONGEST));
    writer.kill().unwrap();
    writer.wait().unwrap();
    numbers.last().unwrap_or(first)
}

#[test]
fn a_killed_writer_loses_nothing_it_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let (model, path) = (folder.path().join("modèle.jass"), folder.path().join("essai.jass"));
    let mut session = in_file(&model);
    session.run(import(2 * TABLES)).unwrap();
    session.run(draw(1, "x")).unwrap();
    drop(session);
    for kill in 0..kills() {
        std::fs::copy(&model, &path).unwrap();
        let acknowledged = kill_a_writer(&path);
        let mut session = Session::open(&path, Access::Write, "demain", clock()).unwrap();
        let written = session.history().state();
        assert!(written == acknowledged || written == acknowledged + 1, "kill {kill}: {acknowledged}, but {written} in the file");
        for entry in &session.history().entries()[3..] {
            assert_eq!(entry.action, Action::Did(command(entry.state)), "kill {kill}");
        }
        assert_eq!(session.verify().unwrap(), [], "kill {kill}");
        session.run(command(written + 1)).unwrap();
        drop(session);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "kill {kill}: something was left beside the file");
    }
}
