//! Corrections after the fact: what they change is said before and comes true; sheets in the wrong place; another plan.

use crate::evening::{annul, draw, enter, import, in_memory, penalty, play, refusal, round, seats, sheet};
use crate::terminal::Desk;
use atout::domain::command::{
    Command, EventCommand, EventDraft, Insist, KeepWrong, SheetCommand, SheetContent, SheetsToo, Warning,
};

use atout::domain::sheet::Content;
use atout::domain::{Refusal, TeamNumber};
use atout::i18n::Words;
use atout::session::Session;

use atout::views::consequences::{Consequences, TeamChange};
use atout::views::paper_state::{self};

use atout::views::standings::Standings;

use std::fmt::Write as _;

/// What is said before a correction is what happens: places, pairing, papers.
#[test]
fn the_consequences_of_a_correction_come_true() {
    let mut session = in_memory(&[]);
    session.run(import(10)).unwrap();
    (1..=3).for_each(|number| play(&mut session, number, |table| 1200 + 31 * table + 7 * number));
    session.run(draw(4, "x")).unwrap();
    let played = SheetContent::Played { points: [700, 1812], deals: None };
    let command = sheet(2, 1, played, Some("colonnes échangées"), KeepWrong::Refuse);
    let before = session.tournament().clone();
    let said = Consequences::of(&before, session.history(), &command).unwrap();
    let papers: Vec<_> =
        said.outdated.iter().chain(&said.valid).map(|&shows| (shows, paper_state::of(session.history(), shows))).collect();
    // The lists and sheets of the round that is played, and three rankings.
    assert_eq!(papers.len(), 3 + 3);
    session.run(command).unwrap();

    assert_eq!(said.rankings.iter().map(|ranking| ranking.after.get()).collect::<Vec<_>>(), [2, 3]);
    for ranking in &said.rankings {
        let lines = |tournament| Standings::after(tournament, ranking.after).unwrap().lines;
        let (then, now) = (lines(&before), lines(session.tournament()));
        for line in &now {
            let old = then.iter().find(|old| old.team.number == line.team.number).unwrap();
            let change = ranking.teams.iter().find(|change| change.team.number == line.team.number);
            assert_eq!(change.is_some(), (old.rank, old.total) != (line.rank, line.total), "{:?}", line.team);
            if let Some(change) = change {
                assert_eq!((change.rank.before, change.rank.after), (old.rank, line.rank));
                assert_eq!((change.total.before, change.total.after), (Some(old.total), Some(line.total)));
            }
        }
        assert!(ranking.teams.iter().any(TeamChange::moves));
    }
    for (shows, state) in papers {
        assert_eq!(said.outdated.contains(&shows), paper_state::of(session.history(), shows) != state, "{shows:?}");
    }
    // The pairing is what a draw of round 4 would give now.
    let would = |session: &mut Session| {
        session.run(annul(4, SheetsToo::Refuse)).unwrap();
        session.run(draw(4, "x")).unwrap();
        seats(session, 4).0
    };
    let (old, new) = (seats(&session, 4).0, would(&mut session));
    let changed: Vec<_> = old.iter().zip(&new).filter(|(old, new)| old != new).map(|(old, new)| (*old, *new)).collect();
    assert!(!changed.is_empty());
    let number = |(a, b): (TeamNumber, TeamNumber)| (a.get(), b.get());
    let told: Vec<_> = said.pairings[0]
        .tables
        .iter()
        .map(|table| {
            let ((a, b), (c, d)) = (number(table.teams.before), number(table.teams.after));
            ((table.table.get(), a, b), (table.table.get(), c, d))
        })
        .collect();
    assert_eq!(told, changed);
}

#[test]
fn a_correction_that_changes_no_place_says_so_and_prizes_are_named() {
    let mut session = in_memory(&[("rounds", "1"), ("drawn_rounds", "1")]);
    session.run(import(4)).unwrap();
    let prizes = EventDraft { prizes: Some(vec!["Jambon".into(), "Fondue".into()]), ..EventDraft::default() };
    session.run(Command::Event(EventCommand::Edit(prizes))).unwrap();
    session.run(draw(1, "x")).unwrap();
    session.run(enter(1, 1, [1400, 1112])).unwrap();
    session.run(enter(1, 2, [1300, 1212])).unwrap();
    let (_, first, _) = seats(&session, 1).0[0];
    let (_, second, _) = seats(&session, 1).0[1];
    let say = |session: &Session, command| {
        let of = Consequences::of(session.tournament(), session.history(), &command).unwrap();
        Words::french().consequences(&of).join("\n").replace('\u{a0}', " ")
    };
    let small = SheetContent::Played { points: [1399, 1113], deals: None };
    assert_eq!(
        say(&session, sheet(1, 1, small, Some("mal lu"), KeepWrong::Refuse)).lines().next().unwrap(),
        "Classement après la partie 1 : aucun rang ne change"
    );
    let large = say(&session, penalty(1, first, -402));
    assert!(
        large.contains(&format!("équipe {first} Équipe {first} : rang 1 → 3, total 1’400 → 1’199, prix Jambon → –"))
            && large.contains(&format!("équipe {second} Équipe {second} : rang 2 → 1, total 1’300, prix Fondue → Jambon")),
        "{large}"
    );
}

fn exchange(round: u32, tables: [u32; 2]) -> Command {
    Command::Sheets(SheetCommand::Exchange { round, tables, reason: "mauvaise table".to_owned() })
}

fn turn(round: u32, table: u32) -> Command {
    Command::Sheets(SheetCommand::Turn { round, table, reason: "colonnes échangées".to_owned() })
}

/// Sheets typed at each other's tables, at the table of another, or with the columns exchanged (E08).
#[test]
fn a_sheet_in_the_wrong_place_is_put_right() {
    let mut session = in_memory(&[]);
    session.run(import(6)).unwrap();
    session.run(draw(1, "x")).unwrap();
    assert!(matches!(refusal(&mut session, exchange(1, [1, 2])), Refusal::NoSheets { .. }));
    assert!(matches!(refusal(&mut session, turn(1, 1)), Refusal::NoSheets { .. }));
    session.run(enter(1, 1, [1400, 1112])).unwrap();
    session.run(enter(1, 2, [1000, 1512])).unwrap();
    let points = |session: &Session, table| {
        let sheet = session.tournament().sheet(round(1), atout::domain::TableNumber::new(table).unwrap())?;
        match sheet.content {
            Content::Played(typed) => Some((typed.points, sheet.corrections)),
            Content::Forfeit(_) => None,
        }
    };
    session.run(exchange(1, [1, 2])).unwrap();
    assert_eq!([1, 2, 3].map(|table| points(&session, table)), [Some(([1000, 1512], 1)), Some(([1400, 1112], 1)), None]);
    session.run(exchange(1, [2, 3])).unwrap();
    assert_eq!([1, 2, 3].map(|table| points(&session, table)), [Some(([1000, 1512], 1)), None, Some(([1400, 1112], 2))]);
    session.run(turn(1, 3)).unwrap();
    assert_eq!(points(&session, 3), Some(([1112, 1400], 3)));
    let forfeit = SheetContent::Forfeit(atout::domain::sheet::Absent::A);
    session.run(sheet(1, 2, forfeit, None, KeepWrong::Refuse)).unwrap();
    assert!(matches!(refusal(&mut session, exchange(1, [2, 3])), Refusal::ForfeitStays { .. }));
    assert!(matches!(refusal(&mut session, turn(1, 2)), Refusal::ForfeitStays { .. }));
    session.undo().unwrap();
    assert!(matches!(refusal(&mut session, exchange(1, [3, 3])), Refusal::SameTable { .. }));
    assert!(matches!(refusal(&mut session, exchange(1, [3, 4])), Refusal::NoSuchTable { .. }));
    assert_eq!(session.verify().unwrap(), []);
    (0..3).for_each(|_| drop(session.undo().unwrap()));
    assert_eq!([1, 2, 3].map(|table| points(&session, table)), [Some(([1400, 1112], 0)), Some(([1000, 1512], 0)), None]);
}

/// A sheet typed over the forfeit of a team that has left, at the wrong table: when it moves on, the forfeit is there again.
#[test]
fn a_match_of_a_team_that_left_is_not_left_waiting() {
    let mut session = in_memory(&[]);
    session.run(import(4)).unwrap();
    session.run(draw(1, "x")).unwrap();
    let (_, _, left) = seats(&session, 1).0[0];
    session.run(crate::evening::withdraw(left, 1)).unwrap();
    let played = SheetContent::Played { points: [1300, 1212], deals: None };
    session.run(sheet(1, 1, played, Some("mauvaise table"), KeepWrong::Refuse)).unwrap();
    session.run(exchange(1, [1, 2])).unwrap();
    let content =
        |table| session.tournament().sheet(round(1), atout::domain::TableNumber::new(table).unwrap()).map(|sheet| sheet.content);
    assert_eq!(content(1), Some(Content::Forfeit(atout::domain::sheet::Absent::B)));
    assert!(matches!(content(2), Some(Content::Played(_))));
}

/// Four rounds become three or five; the match time changes: the sheets stay, what it means is said (P29, S06).
#[test]
fn the_plan_changes_during_the_evening() {
    let set = |key: &str, value: &str| {
        Command::Event(EventCommand::SetRules { values: vec![(key.to_owned(), value.to_owned())], insist: Insist::No })
    };
    let mut session = in_memory(&[]);
    session.run(import(4)).unwrap();
    (1..=2).for_each(|number| play(&mut session, number, |_| 1300));
    let sheets = session.tournament().sheets.clone();
    assert_eq!(session.run(set("rounds", "3")).unwrap().warnings, [Warning::LastRoundIs { round: round(3) }]);
    assert_eq!(session.run(set("match_minutes", "30")).unwrap().warnings, []);
    assert_eq!(session.tournament().sheets, sheets);
    play(&mut session, 3, |_| 1300);
    assert!(Standings::after(session.tournament(), round(3)).unwrap().is_final);
    assert!(matches!(refusal(&mut session, draw(4, "x")), Refusal::NoSuchRound { .. }));
    assert_eq!(session.run(set("rounds", "5")).unwrap().warnings, [Warning::LastRoundIs { round: round(5) }]);
    assert!(!Standings::after(session.tournament(), round(3)).unwrap().is_final);
    (4..=5).for_each(|number| play(&mut session, number, |_| 1300));
    assert!(Standings::after(session.tournament(), round(5)).unwrap().is_final);
    assert!(matches!(refusal(&mut session, set("rounds", "4")), Refusal::RoundsAlreadyDrawn { .. }));
    assert_eq!(session.verify().unwrap(), []);
}

/// 37 teams, one leaves after round 1, two come late, one table is corrected in round 2 after round 4 was drawn.
#[test]
fn an_evening_of_37_teams_does_not_go_as_planned() {
    let desk = Desk::with_teams(37);
    let enter_all = |round: u32| {
        let tables = desk.json(&["pairings", "T.jass", "--round", &round.to_string(), "--json"])["tables"].clone();
        let mut list = "table;points_a;points_b\n".to_owned();
        for table in tables.as_array().unwrap() {
            let number = table["table"].as_u64().unwrap();
            let a = 900 + (number * 173 + u64::from(round) * 211 + table["team_a"].as_u64().unwrap() * 37) % 780;
            writeln!(list, "{number};{a};{}", 2512 - a).unwrap();
        }
        desk.write("feuilles.csv", &list);
        desk.ok(&["enter", "T.jass", "--round", &round.to_string(), "--from", "feuilles.csv"]);
    };
    let mut shown = desk.transcript(&[
        &["draw", "T.jass", "--round", "1", "--seed", "p1"],
        &["rules", "T.jass", "--set", "bye=points"],
        &["draw", "T.jass", "--round", "1", "--seed", "p1"],
    ]);
    enter_all(1);
    shown += &desk.transcript(&[
        &["withdraw", "T.jass", "--team", "12", "--from-round", "1"],
        &["withdraw", "T.jass", "--team", "12", "--from-round", "2"],
        &["draw", "T.jass", "--round", "2", "--seed", "p2"],
        &["add-team", "T.jass", "--name", "Les Tardifs"],
        &["add-team", "T.jass", "--name", "Le Dernier Train"],
        &["seat", "T.jass", "--round", "2", "--teams", "38", "39"],
    ]);
    for round in 2..=4 {
        if round > 2 {
            shown += &desk.transcript(&[&["draw", "T.jass", "--round", &round.to_string(), "--seed", "p"]]);
        }
        if round < 4 {
            enter_all(round);
        }
    }
    let correction = ["enter", "T.jass", "--round", "2", "--table", "3", "--points", "1500", "1012", "--reason", "mal lu"];
    shown += &desk.transcript(&[
        &["ranking", "T.jass"],
        &correction[..9],
        &[&correction[..], &["--dry-run"]].concat(),
        &correction,
        &["ranking", "T.jass"],
        &["audit", "T.jass"],
        &["verify", "T.jass"],
    ]);
    let rows = shown.find("Feuilles :").unwrap()..shown.rfind("! 19").unwrap();
    shown.replace_range(rows, "…\n");
    insta::assert_snapshot!(shown);
}

#[test]
fn the_command_line_puts_sheets_right_and_keeps_clubs_apart() {
    let desk = Desk::with_teams(6);
    for team in ["1", "2", "3", "4"] {
        desk.ok(&["edit-team", "T.jass", "--team", team, "--club", "Les As"]);
    }
    let shown = desk.transcript(&[
        &["draw", "T.jass", "--round", "1", "--seed", "x", "--clubs-apart"],
        &["draw", "T.jass", "--round", "1", "--seed", "x", "--apart", "1", "2", "--apart", "3", "4"],
        &["pairings", "T.jass", "--round", "1"],
        &["enter", "T.jass", "--round", "1", "--table", "1", "--points", "1400", "1112"],
        &["exchange-sheets", "T.jass", "--round", "1", "--tables", "1", "2", "--reason", "mauvaise table"],
        &["turn-sheet", "T.jass", "--round", "1", "--table", "2", "--reason", "colonnes échangées", "--dry-run"],
        &["turn-sheet", "T.jass", "--round", "1", "--table", "2", "--reason", "colonnes échangées"],
        &["turn-sheet", "T.jass", "--round", "1", "--table", "1", "--reason", "colonnes échangées"],
        &["rules", "T.jass", "--set", "cap_excess=opponents", "--dry-run"],
    ]);
    insta::assert_snapshot!(shown);
}
