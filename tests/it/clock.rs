//! The clock of a round: it keeps its time through pauses, a restart and a jump of the computer's clock; undo and redo pass over it;
//! it changes no result and no paper.

use crate::evening::{annul, at, draw, enter, import, in_file, in_memory, play, refusal, round};
use atout::domain::clock::{ClockRefusal, RoundClock};
use atout::domain::command::{ClockCommand, Command, EventCommand, Insist, SheetsToo};
use atout::domain::history::Action;
use atout::domain::{Moment, Refusal, TableNumber};
use atout::i18n::Words;
use atout::session::{Session, outside::Clock};
use atout::store::Access;
use atout::views::clock::{ClockView, Reading, shown};
use atout::views::paper_state::{self, Shows};
use chrono::TimeDelta;

/// So many seconds after the evening's beginning.
fn after(seconds: i64) -> Moment {
    at() + TimeDelta::seconds(seconds)
}

fn start(round: u32, seconds: i64) -> Command {
    Command::Clock(ClockCommand::Start { round, at: after(seconds) })
}

fn pause(seconds: i64) -> Command {
    Command::Clock(ClockCommand::Pause { round: 1, at: after(seconds) })
}

fn resume(seconds: i64) -> Command {
    Command::Clock(ClockCommand::Resume { round: 1, at: after(seconds) })
}

fn end(seconds: i64) -> Command {
    Command::Clock(ClockCommand::End { round: 1, at: after(seconds) })
}

fn give(table: Option<u32>, minutes: i64) -> Command {
    Command::Clock(ClockCommand::Give { round: 1, table, minutes })
}

fn view(session: &Session, seconds: i64) -> ClockView {
    shown(session.tournament(), after(seconds)).unwrap()
}

/// Eight teams, the first round drawn.
fn drawn() -> Session {
    let mut session = in_memory(&[]);
    session.run(import(8)).unwrap();
    session.run(draw(1, "un")).unwrap();
    session
}

#[test]
fn it_runs_stands_still_and_ends() {
    let mut session = drawn();
    assert_eq!(view(&session, 0).reading, Reading::Waiting { seconds: 2700 });
    session.run(start(1, 0)).unwrap();
    assert_eq!(view(&session, 600).reading, Reading::Running { seconds: 2100 });
    session.run(pause(600)).unwrap();
    assert_eq!(view(&session, 1200).reading, Reading::Paused { seconds: 2100 });
    assert_eq!(view(&session, 1200).ends_at, None);
    session.run(resume(1200)).unwrap();
    assert_eq!(view(&session, 1200).ends_at, Some(after(3300)));
    assert!(!view(&session, 2999).reading.is_ending());
    assert!(view(&session, 3000).reading.is_ending());
    assert_eq!(view(&session, 3299).reading, Reading::Running { seconds: 1 });
    assert_eq!(view(&session, 3330).reading, Reading::Over { since: 30 });
    session.run(end(3330)).unwrap();
    assert_eq!(session.tournament().clocks[&round(1)].ended, Some(after(3300)), "when it was, not when it was found out");
    assert_eq!(session.run(end(3400)).unwrap().state, None, "noted once");
    assert_eq!(session.verify().unwrap(), []);
}

#[test]
fn a_run_of_a_round_with_a_restart_in_the_middle() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.jass");
    let mut session = in_file(&path);
    for command in [import(8), draw(1, "un"), start(1, 0), give(None, 5), give(Some(2), 3), pause(900)] {
        session.run(command).unwrap();
    }
    drop(session);
    let mut session = Session::open(&path, Access::Write, "second ordinateur", crate::evening::clock()).unwrap();
    assert_eq!(view(&session, 1500).reading, Reading::Paused { seconds: 2100 });
    session.run(resume(1500)).unwrap();
    drop(session);
    let mut session = Session::open(&path, Access::Write, "essai", crate::evening::clock()).unwrap();
    assert_eq!(view(&session, 1560).reading, Reading::Running { seconds: 2040 });
    session.run(enter(1, 1, [1340, 1172])).unwrap();
    let over = view(&session, 3600 + 60);
    assert_eq!(over.reading, Reading::Over { since: 60 });
    let playing: Vec<_> = over.playing.iter().map(|table| (table.table.get(), table.left)).collect();
    assert_eq!(playing, [(3, -60), (4, -60)], "table 1 has its sheet, table 2 three minutes of its own");
    let given: Vec<_> = over.given.iter().map(|table| (table.table.get(), table.minutes, table.left)).collect();
    assert_eq!(given, [(2, 3, 120)]);
    session.run(end(3660)).unwrap();
    assert_eq!(session.verify().unwrap(), []);
    let words = Words::french();
    let journal: Vec<_> = session.history().entries().iter().skip(3).map(|entry| words.entry(entry, session.history())).collect();
    insta::assert_snapshot!(journal.join("\n"));
}

#[test]
fn undo_takes_the_last_sheet_back_and_not_the_clock() {
    let mut session = drawn();
    session.run(enter(1, 1, [1340, 1172])).unwrap();
    session.run(start(1, 0)).unwrap();
    session.run(give(None, 5)).unwrap();
    session.undo().unwrap();
    assert!(session.tournament().sheets.is_empty());
    session.run(pause(60)).unwrap();
    session.run(resume(90)).unwrap();
    session.redo().unwrap();
    assert_eq!(session.tournament().sheets.len(), 1, "an act of the clock does not take redo away");
    assert_eq!(view(&session, 90).reading, Reading::Running { seconds: 3000 - 60 });
    while session.undo().is_ok() {}
    assert!(session.tournament().teams.is_empty());
    let clock_undone = session.history().entries().iter().any(|entry| match entry.action {
        Action::Undid(state) => matches!(session.history().entry(state).unwrap().action, Action::Did(Command::Clock(_))),
        _ => false,
    });
    assert!(!clock_undone);
    while session.redo().is_ok() {}
    assert_eq!(view(&session, 90).reading, Reading::Running { seconds: 3000 - 60 });
    assert_eq!(session.verify().unwrap(), []);
}

#[test]
fn it_is_of_a_draw_and_goes_with_it() {
    let mut session = drawn();
    session.run(start(1, 0)).unwrap();
    session.undo().unwrap();
    assert!(shown(session.tournament(), after(60)).is_none(), "nothing is drawn");
    session.redo().unwrap();
    assert_eq!(view(&session, 60).reading, Reading::Running { seconds: 2640 }, "the same draw, the same clock");
    session.run(annul(1, SheetsToo::Refuse)).unwrap();
    let Command::Rounds(mut again) = draw(1, "deux") else { unreachable!() };
    if let atout::domain::command::RoundCommand::Draw { at, .. } = &mut again {
        *at = after(70);
    }
    session.run(Command::Rounds(again)).unwrap();
    assert_eq!(view(&session, 80).reading, Reading::Waiting { seconds: 2700 }, "another draw begins anew");
    session.run(start(1, 80)).unwrap();
    assert_eq!(view(&session, 90).reading, Reading::Running { seconds: 2690 });
    assert_eq!(session.verify().unwrap(), []);
}

/// Symptom S06: more time a second time, other minutes, another rule in mid-round: the results stay.
#[test]
fn time_changes_no_result_and_no_paper() {
    let mut session = drawn();
    session.run(enter(1, 1, [1340, 1172])).unwrap();
    let before = (session.tournament().clone(), papers(&session));
    for command in [start(1, 0), give(None, 5), give(None, 5), give(Some(3), 10), pause(30), resume(40), end(9000)] {
        session.run(command).unwrap();
    }
    let mut now = session.tournament().clone();
    now.clocks.clear();
    assert_eq!((now, papers(&session)), before);
    let minutes = Command::Event(EventCommand::SetRules {
        values: vec![("match_minutes".to_owned(), "30".to_owned())],
        insist: Insist::No,
    });
    session.run(minutes).unwrap();
    assert_eq!(view(&session, 60).minutes, 55, "a clock keeps the minutes it was started with");
    assert_eq!(session.tournament().sheets, before.0.sheets);
}

fn papers(session: &Session) -> Vec<u64> {
    let first = round(1);
    let all = [Shows::Everything, Shows::Ranking(first), Shows::Seating(first), Shows::Sheets(first), Shows::Control(None)];
    all.iter().map(|&shows| paper_state::of(session.history(), shows)).collect()
}

#[test]
fn what_cannot_be_is_refused() {
    let mut session = drawn();
    let refused = |session: &mut Session, command| match refusal(session, command) {
        Refusal::Clock(refusal) => refusal,
        other => panic!("{other:?}"),
    };
    let number = round(1);
    assert_eq!(refused(&mut session, pause(0)), ClockRefusal::NotStarted { round: number });
    session.run(start(1, 0)).unwrap();
    assert_eq!(refused(&mut session, start(1, 5)), ClockRefusal::Started { round: number, at: at() });
    assert_eq!(refused(&mut session, resume(5)), ClockRefusal::Runs { round: number });
    assert_eq!(refused(&mut session, end(5)), ClockRefusal::TimeIsNotOut { round: number });
    assert_eq!(refused(&mut session, pause(2700)), ClockRefusal::TimeIsOut { round: number });
    let minutes = ClockRefusal::Minutes { most: RoundClock::MOST };
    for (table, given) in [(None, 0), (None, 601), (None, i64::MIN), (None, -45), (Some(2), -45), (Some(2), i64::MAX)] {
        assert_eq!(refused(&mut session, give(table, given)), minutes, "{table:?} {given}");
    }
    session.run(give(Some(2), -40)).unwrap();
    assert_eq!(refused(&mut session, give(None, -5)), minutes, "table 2 would have none left");
    assert!(matches!(refusal(&mut session, give(Some(9), 5)), Refusal::NoSuchTable { .. }));
    session.run(pause(5)).unwrap();
    assert_eq!(refused(&mut session, pause(6)), ClockRefusal::StandsStill { round: number });
    session.run(Command::Clock(ClockCommand::Reset { round: 1 })).unwrap();
    assert_eq!(view(&session, 60).reading, Reading::Waiting { seconds: 2700 });
    assert!(session.tournament().clocks.is_empty());
    assert!(matches!(refusal(&mut session, start(2, 0)), Refusal::RoundNotDrawn { .. }));
}

/// The computer's clock is set back or jumps ahead: it never shows more than its minutes, and minutes put it right.
#[test]
fn a_jump_of_the_computers_clock_loses_nothing() {
    let mut session = drawn();
    session.run(start(1, 3600)).unwrap();
    assert_eq!(view(&session, 0).reading, Reading::Running { seconds: 2700 });
    session.run(pause(0)).unwrap();
    session.run(resume(-7200)).unwrap();
    assert_eq!(view(&session, 3660).reading, Reading::Running { seconds: 2640 });
    assert_eq!(view(&session, 9000).reading, Reading::Over { since: 2700 });
    session.run(end(9000)).unwrap();
    session.run(give(None, 60)).unwrap();
    let view = view(&session, 9000);
    assert_eq!(view.reading, Reading::Running { seconds: 900 });
    assert!(!view.end_is_noted, "it ends again");
    assert_eq!(session.verify().unwrap(), []);
}

/// Rounds may be drawn ahead: the clock is for the one that is played.
#[test]
fn it_is_for_the_round_that_is_played() {
    let mut session = drawn();
    session.run(crate::evening::insisting(draw(2, "deux"))).unwrap();
    assert_eq!(view(&session, 0).round, round(1));
    session.run(start(1, 0)).unwrap();
    assert_eq!(view(&session, 5000).round, round(1), "over, and nobody has handed in a sheet");
    session.run(enter(1, 1, [1340, 1172])).unwrap();
    session.run(enter(1, 2, [1340, 1172])).unwrap();
    assert_eq!(view(&session, 60).round, round(1), "running");
    assert_eq!(view(&session, 5000).round, round(2), "over, and most sheets are in");
    session.run(enter(1, 3, [1340, 1172])).unwrap();
    session.run(enter(1, 4, [1340, 1172])).unwrap();
    assert_eq!(view(&session, 60).round, round(2), "all sheets are in before its time is out");
    session.run(start(2, 60)).unwrap();
    assert_eq!(view(&session, 61).round, round(2));
    let mut played = in_memory(&[]);
    played.run(import(8)).unwrap();
    (1..=4).for_each(|round| play(&mut played, round, |_| 1300));
    assert_eq!(view(&played, 0).round, round(4));
}

/// The words of a file's clocks are what the store makes of them, also at the limits.
#[test]
fn a_clock_is_written_and_read_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.jass");
    let mut session = in_file(&path);
    for command in [import(4), draw(1, "un"), start(1, -86_400), give(None, 600), give(Some(1), 600), give(Some(2), -600)] {
        session.run(command).unwrap();
    }
    let clocks = session.tournament().clocks.clone();
    assert_eq!(clocks[&round(1)].tables, [(1, 600), (2, -600)].map(|(t, m)| (TableNumber::new(t).unwrap(), m)).into());
    drop(session);
    let again = Session::open(&path, Access::Read, "lecteur", Clock::System).unwrap();
    assert_eq!(again.tournament().clocks, clocks);
    assert_eq!(again.verify().unwrap(), []);
}

#[test]
fn the_clock_from_a_terminal() {
    let desk = crate::terminal::Desk::with_teams(6);
    desk.refused(1, &["clock", "T.jass"], "n'est pas encore tirée".replace('\'', "’").as_str());
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "essai"]);
    let shown = desk.transcript(&[
        &["clock", "T.jass"],
        &["clock", "T.jass", "pause"],
        &["clock", "T.jass", "start"],
        &["clock", "T.jass", "start", "--round", "1"],
        &["clock", "T.jass", "more", "--minutes", "5"],
        &["clock", "T.jass", "more", "--minutes=-45", "--table", "2"],
        &["clock", "T.jass", "more"],
        &["clock", "T.jass", "more", "--minutes", "cinq"],
        &["clock", "T.jass", "pause", "--minutes", "5"],
        &["clock", "T.jass", "more", "--minutes", "9999999999"],
        &["clock", "T.jass", "more", "--minutes", "1000"],
        &["clock", "T.jass", "end"],
        &["clock", "T.jass", "start", "--round", "2"],
        &["clock", "T.jass", "pause"],
        &["clock", "T.jass", "resume"],
        &["undo", "T.jass"],
        &["redo", "T.jass"],
        &["verify", "T.jass"],
    ]);
    insta::assert_snapshot!(shown);
    let clock = desk.json(&["clock", "T.jass", "--json"]);
    assert_eq!(
        (clock["round"].as_u64(), clock["state"].as_str(), clock["minutes"].as_u64()),
        (Some(1), Some("running"), Some(50))
    );
    assert_eq!(clock["given"][0]["minutes"].as_i64(), Some(-45));
    assert!(clock["started_at"].is_string() && clock["ends_at"].is_string() && clock["playing"].as_array().unwrap().is_empty());
    let reset = desk.json(&["clock", "T.jass", "reset", "--json"]);
    assert_eq!((reset["state"].as_str(), reset["seconds_left"].as_u64()), (Some("waiting"), Some(2700)));
}
