//! A process that dies at any of the SQL statements of a command leaves the file as it was before, or as it is after (E01).

use super::*;
use crate::domain::command::{Command, KeepWrong, RoundCommand, SheetCommand, SheetContent, SheetEntry, Typing, decide};
use crate::domain::draw::{Apart, Rematches};
use crate::domain::{Moment, command};
use rusqlite::trace::{TraceEvent, TraceEventCodes};
use std::process::{Command as Process, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};

/// Tells the test binary that it is the process that dies, in which file it writes, and at which statement it dies.
const FILE: &str = "ATOUT_DYING_FILE";
const STATEMENT: &str = "ATOUT_DYING_STATEMENT";

/// How many statements are still begun.
static LEFT: AtomicU64 = AtomicU64::new(0);

fn at() -> Moment {
    chrono::DateTime::parse_from_rfc3339("2026-11-28T14:00:00+01:00").unwrap()
}

fn carry_out(store: &mut Store, content: &Content, command: Command) {
    let changes = decide(&content.tournament, &command).unwrap().changes;
    let new = NewEntry { at: at(), operator: "essai", action: &Action::Did(command), changes: &changes };
    store.commit(&new, content.history.state() + 1).unwrap();
}

fn draw() -> Command {
    Command::Rounds(RoundCommand::Draw {
        round: 1,
        seed: "x".to_owned(),
        at: at(),
        rematches: Rematches::Avoid,
        insist: command::Insist::No,
        apart: Apart::default(),
    })
}

fn sheet() -> Command {
    let entries =
        vec![SheetEntry { table: 1, content: SheetContent::Played { points: [1340, 1172], deals: None }, winner: None }];
    Command::Sheets(SheetCommand::Enter { round: 1, entries, reason: None, wrong: KeepWrong::Refuse, typing: Typing::One })
}

/// The process that dies. As a test of its own it does nothing.
#[test]
fn a_sheet_is_entered_until_the_process_dies() {
    let (Some(file), Ok(statement)) = (std::env::var_os(FILE), std::env::var(STATEMENT)) else { return };
    let (mut store, content) = Store::open(Path::new(&file), Access::Write).unwrap();
    LEFT.store(statement.parse().unwrap(), Ordering::Relaxed);
    store.connection.trace_v2(
        TraceEventCodes::SQLITE_TRACE_STMT,
        Some(|event| {
            if matches!(event, TraceEvent::Stmt(..)) && LEFT.fetch_sub(1, Ordering::Relaxed) == 0 {
                std::process::abort();
            }
        }),
    );
    carry_out(&mut store, &content, sheet());
}

fn die(file: &Path, statement: u64) -> ExitStatus {
    let mut process = Process::new(std::env::current_exe().unwrap());
    process.args(["--exact", "store::tests::a_sheet_is_entered_until_the_process_dies"]).env(FILE, file);
    process.env(STATEMENT, statement.to_string()).stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap()
}

#[test]
fn a_sheet_is_in_the_file_or_is_not_at_whichever_statement_the_process_dies() {
    let folder = tempfile::tempdir().unwrap();
    let (model, path) = (folder.path().join("modèle.jass"), folder.path().join("essai.jass"));
    drop(crate::rehearsal::register(&model).unwrap());
    let (mut store, content) = Store::open(&model, Access::Write).unwrap();
    carry_out(&mut store, &content, draw());
    drop(store);
    let before = Store::open(&model, Access::Read).unwrap().1.history.state();
    let mut left = Vec::new();
    loop {
        std::fs::copy(&model, &path).unwrap();
        let survived = die(&path, left.len() as u64).success();
        let (store, content) = Store::open(&path, Access::Write).unwrap();
        let found = verify(&store, &content.tournament, &content.history).unwrap();
        assert_eq!(found, [], "statement {}", left.len());
        assert_eq!(content.tournament.sheets.len() as u64, content.history.state() - before);
        left.push(content.history.state() - before);
        if survived {
            break;
        }
    }
    // Sheet, journal entry and commit at least; what the last statements leave is the sheet, and never again none.
    assert!(left.len() > 4 && left.is_sorted() && left.first() == Some(&0) && left.last() == Some(&1), "{left:?}");
}
