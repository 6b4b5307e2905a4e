//! Random commands: after every step memory, file and journal agree; undoing everything gives the tournament as it was made,
//! redoing gives the state back.

use crate::evening::{
    add, annul, at, come_back, disqualify, draw, edit, enter, grant, import, in_file, in_memory, penalty, seat, sheet,
    substitute, swap, withdraw,
};
use atout::domain::Tournament;
use atout::domain::command::{
    ClockCommand, Command, EventCommand, EventDraft, Insist, KeepWrong, PenaltyCommand, SheetCommand, SheetContent, SheetsToo,
    TeamCommand, TeamEdit,
};
use atout::domain::sheet::Absent;
use atout::domain::team::{Payment, PaymentWay, Presence, Standing};
use atout::session::{Session, SessionError};
use atout::store::Access;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// What is wished in a step; three numbers choose the particulars.
type Wish = (u8, u32, u32, u32);

fn wishes() -> impl Strategy<Value = Vec<Wish>> {
    proptest::collection::vec((0u8..37, 0u32..12, 0u32..8, 0u32..2600), 1..40)
}

/// The command of a wish, often one that the state allows.
fn command((kind, a, b, c): Wish, tournament: &Tournament) -> Command {
    let drawn = tournament.last_drawn().map_or(0, |round| round.number.get());
    let next = (drawn + 1).min(4);
    match kind {
        0 | 1 => import(2 + 2 * (a % 3)),
        2 => add(&format!("Nouvelle {c}")),
        3 if b == 7 => edit(a, TeamEdit { players: Some(vec!["Joueur 1".into(), "Joueur 2".into()]), ..TeamEdit::default() }),
        3 => edit(a, TeamEdit { name: Some(format!("Autre {c}")), ..TeamEdit::default() }),
        4 => edit(
            a,
            TeamEdit { presence: Some(if b % 2 == 0 { Presence::Present } else { Presence::Absent }), ..TeamEdit::default() },
        ),
        5 => edit(
            a,
            TeamEdit { standing: Some(if b % 2 == 0 { Standing::Ranked } else { Standing::Unranked }), ..TeamEdit::default() },
        ),
        6 => edit(a, TeamEdit { renumber: Some(c % 30), fixed_table: Some(b), settled: Some(b % 2 == 0), ..TeamEdit::default() }),
        7 if b > 3 => {
            let payment = Payment { due: Some(i64::from(c)), way: Some(PaymentWay::Cash), ..Payment::default() };
            edit(a, TeamEdit { payment: Some(payment), ..TeamEdit::default() })
        }
        7 => Command::Teams(TeamCommand::Remove { team: a }),
        8 | 9 => draw(next, &format!("graine {c}")),
        10 => annul(drawn, if b % 2 == 0 { SheetsToo::Drop } else { SheetsToo::Refuse }),
        11..=16 => enter(drawn, 1 + a % 4, [c.min(2512), 2512 - c.min(2512)]),
        17 => sheet(
            drawn,
            1 + a % 4,
            SheetContent::Played { points: [c, c / 2], deals: None },
            Some("essai"),
            KeepWrong::Unverified,
        ),
        18 => sheet(
            drawn,
            1 + a % 4,
            SheetContent::Played { points: [c % 158 * b, (157 - c % 158) * b], deals: Some(b) },
            Some("essai"),
            KeepWrong::Refuse,
        ),
        19 => sheet(drawn, 1 + a % 4, SheetContent::Forfeit(Absent::B), Some("essai"), KeepWrong::Refuse),
        20 => penalty(1 + b % 4, a, i64::from(c) - 1300),
        21 => Command::Penalties(PenaltyCommand::TakeBack { id: 1 + b, reason: "essai".to_owned() }),
        22 => Command::Event(EventCommand::SetRules {
            values: vec![(
                ["cap", "bye", "avoid_rematches", "cap_excess"][a as usize % 4].to_owned(),
                ["1700", "points", "always", "opponents", "1500", "refuse", "drawn", "lost"][b as usize].to_owned(),
            )],
            insist: Insist::No,
        }),
        23 | 24 => swap(drawn, [a, b]),
        25 => withdraw(a, 1 + b % 4),
        26 => come_back(a, 1 + b % 4),
        27 => disqualify(a),
        28 => substitute(a, &format!("Joueur {b}"), &format!("Joueur {c}")),
        29 => grant(1 + b % 4, a, i64::from(c)),
        30 => seat(drawn, &[a, b]),
        31 => seat(drawn, &[a]),
        32 => Command::Sheets(SheetCommand::Exchange { round: drawn, tables: [a % 5, b % 5], reason: "essai".to_owned() }),
        34 | 35 => Command::Clock(clock_command(drawn, a, b, c)),
        33 => Command::Sheets(SheetCommand::Turn { round: drawn, table: a % 5, reason: "essai".to_owned() }),
        _ => Command::Event(EventCommand::Edit(EventDraft { name: Some(format!("Tournoi {c}")), ..EventDraft::default() })),
    }
}

/// What is done to the clock of a round; most of it only after the start.
fn clock_command(round: u32, kind: u32, b: u32, c: u32) -> ClockCommand {
    let at = at() + chrono::TimeDelta::seconds(i64::from(c) * 4);
    match kind {
        0..=4 => ClockCommand::Start { round, at },
        5 | 6 => ClockCommand::Pause { round, at },
        7 | 8 => ClockCommand::Resume { round, at },
        9 => ClockCommand::Give { round, table: Some(b), minutes: i64::from(c % 30) - 10 },
        10 => ClockCommand::Give { round, table: None, minutes: i64::from(c % 30) - 10 },
        _ => ClockCommand::End { round, at },
    }
}

/// Wishes one thing after the other; some steps undo or redo. What cannot be is refused and changes nothing.
fn live(session: &mut Session, wishes: &[Wish], check: impl Fn(&mut Session)) {
    for &wish in wishes {
        let before = (session.tournament().clone(), session.history().state());
        let done = match wish {
            (_, 10, _, _) => session.undo().map(|_| ()),
            (_, 11, _, _) => session.redo().map(|_| ()),
            _ => {
                let command = command(wish, session.tournament());
                session.run(command).map(|_| ())
            }
        };
        match done {
            Ok(()) => {}
            Err(SessionError::Refused(_)) => assert_eq!(before, (session.tournament().clone(), session.history().state())),
            Err(error) => panic!("{wish:?}: {error:?}"),
        }
        check(session);
    }
}

fn undo_all_and_redo(session: &mut Session, made: &Tournament) {
    let lived = session.tournament().clone();
    let mut undone = 0;
    while session.undo().is_ok() {
        undone += 1;
    }
    // Nobody takes a clock back by Ctrl Z.
    assert_eq!(*session.tournament(), Tournament { clocks: lived.clocks.clone(), ..made.clone() });
    for _ in 0..undone {
        session.redo().unwrap();
    }
    assert_eq!(*session.tournament(), lived);
    assert_eq!(session.verify().unwrap(), []);
}

fn sequences(default: u32) -> Config {
    let cases = std::env::var("ATOUT_SEQUENCES").ok().and_then(|n| n.parse().ok()).unwrap_or(default);
    Config { cases, failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(2512), ..Config::default() }
}

/// `ATOUT_SEQUENCES=10000 cargo test --release` runs as many as the issue asks for.
#[test]
fn in_memory_every_step_agrees_and_can_be_taken_back() {
    let run = TestRunner::new(sequences(60)).run(&wishes(), |wishes| {
        let mut session = in_memory(&[]);
        let made = session.tournament().clone();
        live(&mut session, &wishes, |session| assert_eq!(session.verify().unwrap(), []));
        undo_all_and_redo(&mut session, &made);
        Ok(())
    });
    run.unwrap();
}

/// The same on a durable file, opened again after every step: one for fifty in memory.
#[test]
fn in_a_file_every_step_survives_a_restart() {
    let config = sequences(200);
    let run = TestRunner::new(Config { cases: config.cases.div_ceil(50), ..config }).run(&wishes(), |wishes| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("essai d’été.jass");
        let mut session = in_file(&path);
        let made = session.tournament().clone();
        live(&mut session, &wishes, |session| {
            let again = Session::open(&path, Access::Read, "lecteur", crate::evening::clock()).unwrap();
            assert_eq!(again.tournament(), session.tournament());
            assert_eq!(again.history(), session.history());
        });
        drop(session);
        let mut session = Session::open(&path, Access::Write, "demain", crate::evening::clock()).unwrap();
        undo_all_and_redo(&mut session, &made);
        Ok(())
    });
    run.unwrap();
}
