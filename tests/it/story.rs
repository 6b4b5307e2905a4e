//! Whole tournaments: a real one against its published rankings, and the demonstration that the program plays by itself.

use crate::evening::{at, clock, draw, edit, enter, import, in_file, new_tournament, play, rules};
use atout::domain::command::{Command, Insist, KeepWrong, RoundCommand, SheetCommand, TeamCommand, TeamEdit, Typing};
use atout::domain::{Points, RoundNumber};
use atout::exchange::{self, pairing_import, sheet_import, team_import};
use atout::i18n::Words;
use atout::session::Session;
use atout::store::Access;
use atout::views::standings::Standings;
use std::path::{Path, PathBuf};

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/regional-36").join(name)
}

/// Rank, team, total as published.
fn published(round: u32) -> Vec<(u32, u32, i64)> {
    let text = std::fs::read_to_string(fixture(&format!("ranking-after-{round}.csv"))).unwrap();
    let row = |line: &str| {
        let mut cells = line.trim().split(';').map(|cell| cell.parse().unwrap());
        (cells.next().unwrap(), cells.next().unwrap(), i64::from(cells.next().unwrap()))
    };
    text.lines().skip(1).map(row).collect::<Vec<(u32, u32, i64)>>()
}

fn ranking(session: &Session, round: u32) -> Standings {
    Standings::after(session.tournament(), RoundNumber::new(round).unwrap()).unwrap()
}

#[test]
fn a_real_tournament_of_36_teams_gives_the_published_rankings() {
    let mut session = Session::in_memory(new_tournament(rules(&[("deals_per_match", "12")])), "essai", clock()).unwrap();
    let teams = team_import::teams(&exchange::read(&fixture("teams.csv")).unwrap()).unwrap();
    assert_eq!(teams.faults, []);
    let drafts = teams.entries.into_iter().map(|(_, draft)| draft).collect();
    session.run(Command::Teams(TeamCommand::Import(drafts))).unwrap();
    for round in 1..=4 {
        let grid = exchange::read(&fixture(&format!("round{round}-pairing.csv"))).unwrap();
        let matches = pairing_import::matches(&grid).unwrap().entries.into_iter().map(|(_, entry)| entry).collect();
        session.run(Command::Rounds(RoundCommand::Pair { round, matches, at: at(), insist: Insist::No })).unwrap();
        let grid = exchange::read(&fixture(&format!("round{round}-sheets.csv"))).unwrap();
        let entries = sheet_import::sheets(&grid).unwrap().entries.into_iter().map(|(_, entry)| entry).collect();
        let command = SheetCommand::Enter { round, entries, reason: None, wrong: KeepWrong::Refuse, typing: Typing::List };
        session.run(Command::Sheets(command)).unwrap();
        let mine: Vec<_> = ranking(&session, round)
            .lines
            .iter()
            .map(|line| (line.rank.unwrap(), line.team.number.get(), line.total.halves() / 2))
            .collect();
        assert_eq!(mine, published(round), "after round {round}");
    }
    let last = ranking(&session, 4);
    assert!(last.is_final);
    let tie = last.tie_of(last.lines.iter().find(|line| line.team.number.get() == 32).unwrap()).unwrap();
    assert_eq!(
        Words::french().tie(tie),
        "nos 32 et 35, 3’719 points\u{a0}: le classement après la partie 3 départage (no 32\u{a0}: 2’817, no 35\u{a0}: 2’737)."
    );
    assert_eq!(session.verify().unwrap(), []);
}

/// All that a draw records survives the file: fixed tables, forbidden pairs, the ranking used.
#[test]
fn a_played_tournament_opens_again_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Fête d’été.jass");
    let mut session = in_file(&path);
    session.run(import(10)).unwrap();
    session.run(edit(7, TeamEdit { fixed_table: Some(2), ..TeamEdit::default() })).unwrap();
    (1..=4).for_each(|round| play(&mut session, round, |table| 1100 + 100 * table));
    let (tournament, history) = (session.tournament().clone(), session.history().clone());
    drop(session);
    let again = Session::open(&path, Access::Write, "demain", clock()).unwrap();
    assert_eq!((again.tournament(), again.history()), (&tournament, &history));
    assert_eq!(again.verify().unwrap(), []);
    for round in tournament.rounds.values() {
        let (m, _) = round.of(tournament.team(7).unwrap().number).unwrap();
        assert_eq!(m.table.get(), 2, "round {}", round.number);
    }
}

#[test]
fn the_demonstration_has_everything_and_is_always_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let session = atout::rehearsal::play(&folder.path().join("a.jass")).unwrap();
    let again = atout::rehearsal::play(&folder.path().join("b.jass")).unwrap();
    assert_eq!((session.tournament(), session.history()), (again.tournament(), again.history()));
    assert_eq!(session.verify().unwrap(), []);
    let last = ranking(&session, 4);
    assert!(last.is_final && last.lines.len() == 99 && last.unranked.len() == 1);
    assert!(last.lines.iter().any(|line| line.is_shared), "a shared rank");
    assert!(!last.ties.is_empty() && last.penalties.len() == 2);
    let scores = || last.lines.iter().flat_map(|line| line.scores.iter().flatten());
    assert!(scores().any(atout::domain::ranking::Score::is_capped));
    assert!(scores().any(|score| score.counted.has_half()));
    assert!(session.tournament().sheets.values().any(|sheet| sheet.corrections > 0));
    drop(session);
    let opened = Session::open(&folder.path().join("a.jass"), Access::Read, "lecteur", clock()).unwrap();
    assert_eq!(opened.tournament(), again.tournament());
}

/// A correction of an early round changes the ranking at once, but not the pairing of round 4 (rules.md 7).
#[test]
fn a_late_correction_leaves_the_pairing_as_played() {
    let mut session = crate::evening::in_memory(&[]);
    session.run(import(4)).unwrap();
    (1..=3).for_each(|round| play(&mut session, round, |table| 1300 + table));
    session.run(draw(4, "x")).unwrap();
    let played = session.tournament().rounds.clone();
    let before = ranking(&session, 3);
    let swapped = atout::domain::command::SheetContent::Played { points: [812, 1700], deals: None };
    session.run(crate::evening::sheet(1, 1, swapped, Some("colonnes échangées"), KeepWrong::Refuse)).unwrap();
    assert_eq!(session.tournament().rounds, played);
    assert_ne!(ranking(&session, 3).lines, before.lines);
    let audit = atout::views::anomalies::audit(session.tournament(), session.history());
    assert!(audit.notes.iter().any(|note| note.kind() == "pairing_on_old_ranking"));
}

/// The bye counts from the draw on, needs no sheet, and nobody gets a second one before all had one (K01, P07).
#[test]
fn with_an_odd_number_each_team_sits_out_once_before_any_twice() {
    let mut session = crate::evening::in_memory(&[("bye", "points")]);
    session.run(import(5)).unwrap();
    (1..=4).for_each(|round| play(&mut session, round, |_| 1400));
    let mut byes: Vec<_> = session.tournament().rounds.values().map(|round| round.bye.unwrap()).collect();
    byes.sort_unstable();
    byes.dedup();
    assert_eq!(byes.len(), 4);
    let last = ranking(&session, 4);
    assert_eq!((last.is_final, last.sheets), (true, (8, 8)));
    let total: Points = last.lines.iter().map(|line| line.total).sum();
    assert_eq!(total, Points::whole(4 * (2 * 2512 + 1256)));
}

/// Three ranked, two of them equal in everything, one unranked: ranks 1, 1, 3.
#[test]
fn equals_share_a_rank_and_the_next_is_skipped() {
    let mut session = crate::evening::in_memory(&[("rounds", "1"), ("drawn_rounds", "1")]);
    session.run(import(4)).unwrap();
    session.run(draw(1, "x")).unwrap();
    session.run(enter(1, 1, [1400, 1112])).unwrap();
    session.run(enter(1, 2, [1400, 1112])).unwrap();
    let ranks: Vec<_> = ranking(&session, 1).lines.iter().map(|line| line.rank.unwrap()).collect();
    assert_eq!(ranks, [1, 1, 3, 3]);
}
