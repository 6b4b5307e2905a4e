//! A whole evening by keyboard alone, beside the same evening at the command line; and every screen in every state.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use atout::domain::command::{Command, Insist, KeepWrong, RoundCommand, SheetCommand, SheetContent, SheetEntry, Typing};
use atout::domain::draw::{Apart, Rematches};
use atout::domain::{Match, Points, RoundNumber, TeamNumber};
use atout::gui::place::{Place, Tab};
use atout::session::Session;
use atout::session::outside::Clock;
use atout::store::Access;
use atout::views::standings::Standings;
use eframe::egui::{Key, Modifiers};
use std::path::Path;

const NAMES: [&str; 8] =
    ["Les Ardoises", "Brelan d'Amis", "Chibre Alors", "Dix de Der", "L'Écarté", "Fil d'Arve", "Les Gentianes", "L'Heure du Thé"];

/// What table `m` brings in a round: decided by the teams, so that both evenings are the same.
fn points_of(round: u32, m: &Match) -> [u32; 2] {
    let a = 900 + (m.team_a.get() * 97 + m.team_b.get() * 31 + round * 53) % 700;
    [a, 2512 - a]
}

fn ranking(session: &Session) -> Vec<(Option<u32>, TeamNumber, Points)> {
    let standings = Standings::after(session.tournament(), RoundNumber::new(4).unwrap()).unwrap();
    standings.lines.iter().map(|line| (line.rank, line.team.number, line.total)).collect()
}

fn matches(desk: &Desk, round: u32) -> Vec<Match> {
    desk.app().session().unwrap().tournament().round(round).unwrap().matches.clone()
}

#[test]
fn an_evening_by_keyboard_alone_gives_the_ranking_of_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::of_teams(folder.path(), 0);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    for name in NAMES {
        desk.type_text(name).ctrl(Key::Enter);
    }
    assert_eq!(desk.app().session().unwrap().tournament().registered().count(), 8, "{}", desk.screen());
    let mut seeds = Vec::new();
    for round in 1..=4 {
        let key = [Key::Num1, Key::Num2, Key::Num3, Key::Num4][round as usize - 1];
        desk.ctrl(key).key(Key::Enter);
        let drawn = desk.app().session().unwrap().tournament().round(round).unwrap_or_else(|_| panic!("{}", desk.screen()));
        seeds.push(drawn.origin.seed().unwrap().to_owned());
        desk.key(Key::F6);
        for (i, m) in matches(&desk, round).iter().enumerate() {
            let [a, b] = points_of(round, m);
            desk.enter(&m.table.to_string());
            match (round, i) {
                // A wrong sum is put right at once.
                (1, 0) => _ = desk.enter(&(a + 10).to_string()).enter(&b.to_string()).enter(&a.to_string()),
                // Time runs out.
                (2, 1) => _ = desk.enter("1100").enter("941").enter("13"),
                _ => _ = desk.enter(&a.to_string()).enter(&b.to_string()),
            }
        }
        let place = Place::Round(RoundNumber::new(round).unwrap(), Tab::Sheets);
        assert_eq!(desk.app().place(), place);
        assert!(desk.shows("Passer au classement"), "{}", desk.screen());
        if round == 2 {
            desk = desk.restart(Some(&file));
            desk.ctrl(Key::Z).ctrl(Key::Z).ctrl(Key::Y).ctrl(Key::Y);
        }
    }
    // A sheet of the last round is corrected, with a reason.
    let m = matches(&desk, 4)[1];
    let [a, b] = points_of(4, &m);
    desk.enter(&m.table.to_string()).key(Key::Enter);
    desk.enter(&(a - 100).to_string()).enter(&(b + 100).to_string()).key(Key::Enter);
    desk.type_text("Donne 3 notée à l'envers").ctrl(Key::Enter);
    desk.ctrl(Key::Num5);
    assert!(desk.has("Classement final"), "{}", desk.screen());
    let of_the_window = ranking(desk.app().session().unwrap());
    assert_eq!(of_the_window.len(), 8);

    let at_the_command_line = same_evening(folder.path(), &seeds);
    assert_eq!(of_the_window, ranking(&at_the_command_line));
}

/// The same evening, command by command.
fn same_evening(folder: &Path, seeds: &[String]) -> Session {
    let folder = folder.join("cli");
    std::fs::create_dir(&folder).unwrap();
    let file = evening::of_teams(&folder, 8);
    let mut session = Session::open(&file, Access::Write, "essai", Clock::System).unwrap();
    for (round, seed) in (1..).zip(seeds) {
        let at = session.now();
        let seed = seed.clone();
        let draw =
            RoundCommand::Draw { round, seed, at, rematches: Rematches::Avoid, insist: Insist::No, apart: Apart::default() };
        session.run(Command::Rounds(draw)).unwrap();
        let drawn = session.tournament().round(round).unwrap().matches.clone();
        let sheet = |(i, m): (usize, &Match)| {
            let content = match (round, i) {
                (2, 1) => SheetContent::Played { points: [1100, 941], deals: Some(13) },
                (4, 1) => {
                    let [a, b] = points_of(round, m);
                    SheetContent::Played { points: [a - 100, b + 100], deals: None }
                }
                _ => SheetContent::Played { points: points_of(round, m), deals: None },
            };
            SheetEntry { table: m.table.get(), content, winner: None }
        };
        let entries = drawn.iter().enumerate().map(sheet).collect();
        let enter = SheetCommand::Enter { round, entries, reason: None, wrong: KeepWrong::Refuse, typing: Typing::List };
        session.run(Command::Sheets(enter)).unwrap();
    }
    session
}

#[test]
fn ranking_and_next_draw_are_three_actions_away() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::of_teams(folder.path(), 8);
    let mut session = Session::open(&file, Access::Write, "essai", Clock::System).unwrap();
    evening::draw(&mut session, 1);
    evening::fill(&mut session, 1);
    drop(session);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.ctrl(Key::Num1).key(Key::F7);
    assert!(desk.has("Après la partie 1"), "{}", desk.screen());
    // Ctrl P, ⏎: printed from the list of documents.
    desk.ctrl(Key::P);
    assert_eq!(desk.app().place(), Place::Documents);
    desk.key(Key::Enter);
    assert_eq!(desk.launched.lock().unwrap().len(), 1, "{}", desk.screen());
    // Ctrl 2, ⏎: the next round is drawn and on the screen.
    desk.ctrl(Key::Num2).key(Key::Enter);
    assert!(desk.app().session().unwrap().tournament().round(2).is_ok(), "{}", desk.screen());
}

/// Every screen, the dialogs that a key opens on it, and every paper in the list, in each state of a tournament.
#[test]
fn no_screen_panics_in_any_state() {
    for (name, prepare) in STATES {
        let folder = tempfile::tempdir().unwrap();
        let file = prepare(folder.path());
        for size in [LAPTOP, SMALL] {
            let mut desk = Desk::with(folder.path(), &file, size);
            visit_all(&mut desk, name);
            if size == LAPTOP {
                preview_all(&mut desk);
            }
            desk.chord(Modifiers::COMMAND | Modifiers::SHIFT, Key::P).type_text("sombre").key(Key::Enter);
            visit_all(&mut desk, name);
        }
    }
}

type Prepare = fn(&Path) -> std::path::PathBuf;

const STATES: &[(&str, Prepare)] = &[
    ("empty", |folder| evening::of_teams(folder, 0)),
    ("teams only", |folder| evening::of_teams(folder, 7)),
    ("drawn", |folder| evening::drawn(folder, 1)),
    ("half entered", |folder| {
        let file = evening::drawn(folder, 2);
        with(&file, |session| {
            for (table, points, wrong) in [(1, [1200, 1312], KeepWrong::Refuse), (2, [1200, 1300], KeepWrong::Unverified)] {
                let content = SheetContent::Played { points, deals: None };
                let entries = vec![SheetEntry { table, content, winner: None }];
                let enter = SheetCommand::Enter { round: 2, entries, reason: None, wrong, typing: Typing::One };
                session.run(Command::Sheets(enter)).unwrap();
            }
        });
        file
    }),
    ("finished", |folder| {
        let file = folder.join("tournoi.jass");
        drop(atout::rehearsal::play(&file).unwrap());
        file
    }),
    ("long names", |folder| {
        let file = evening::registered(folder);
        with(&file, |session| {
            evening::long_names(session);
            evening::draw(session, 1);
            evening::fill(session, 1);
        });
        file
    }),
];

fn with(file: &Path, work: impl FnOnce(&mut Session)) {
    work(&mut Session::open(file, Access::Write, "essai", Clock::System).unwrap());
}

fn visit_all(desk: &mut Desk, state: &str) {
    for key in [Key::F2, Key::F3, Key::F4, Key::F12, Key::F1] {
        desk.key(key);
    }
    desk.ctrl(Key::Num0);
    for round in [Key::Num1, Key::Num2, Key::Num4] {
        desk.ctrl(round);
        for tab in [Key::F5, Key::F6, Key::F7] {
            desk.key(tab);
        }
    }
    desk.ctrl(Key::Num5);
    // Letters open the dialogs of a screen; Échap closes them, and nothing is changed by either.
    let before = desk.app().session().unwrap().history().state();
    for (page, letters) in [(Key::Num0, "rte"), (Key::Num1, "xvm"), (Key::Num5, "p")] {
        desk.ctrl(page);
        if page == Key::Num1 {
            desk.key(Key::F5);
        }
        desk.key(Key::ArrowDown);
        for letter in letters.chars() {
            desk.type_text(&letter.to_string()).key(Key::Escape);
        }
    }
    assert_eq!(desk.app().session().unwrap().history().state(), before, "{state}");
}

/// Every paper that can be printed now, in the preview.
fn preview_all(desk: &mut Desk) {
    desk.key(Key::F4).key(Key::Home);
    for _ in 0..30 {
        desk.key(Key::ArrowRight).key(Key::ArrowDown);
    }
}

/// A window that may only look opens every screen too.
#[test]
fn a_window_that_may_only_look_opens_every_screen() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let _writer = Session::open(&file, Access::Write, "essai", Clock::System).unwrap();
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    assert!(desk.has("Lecture seule"), "{}", desk.screen());
    visit_all(&mut desk, "read only");
    desk.ctrl(Key::Num1).key(Key::F6).type_text("1").key(Key::Enter).type_text("1200").key(Key::Enter);
    assert!(desk.app().session().unwrap().tournament().sheets.is_empty());
}
