//! « Tirage »: rounds drawn, listed, changed and annulled, by keyboard and label.

use super::desk::{Desk, LAPTOP, SMALL};
use atout::domain::command::{Command, TeamCommand};
use atout::domain::round::Origin;
use atout::domain::{RoundNumber, Tournament};
use atout::gui::place::{Place, Tab};
use atout::session::Session;
use atout::session::outside::Clock;
use atout::store::Access;
use eframe::egui::{Key, Modifiers};
use std::path::{Path, PathBuf};

/// A file with so many registered teams.
fn registered(folder: &Path, teams: usize) -> PathBuf {
    let file = folder.join("a.jass");
    let session = atout::rehearsal::register(&file).unwrap();
    drop(session);
    let mut session = Session::open(&file, Access::Write, "test", Clock::System).unwrap();
    let numbers: Vec<u32> = session.tournament().teams.keys().map(|team| team.get()).collect();
    for team in numbers.into_iter().skip(teams) {
        session.run(Command::Teams(TeamCommand::Remove { team })).unwrap();
    }
    file
}

fn desk(folder: &Path, teams: usize) -> Desk {
    let mut desk = Desk::with(folder, &registered(folder, teams), LAPTOP);
    desk.ctrl(Key::Num1).key(Key::F5);
    desk
}

fn tournament(desk: &Desk) -> &Tournament {
    desk.app().session().unwrap().tournament()
}

fn round(number: u32) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

#[test]
fn one_key_draws_with_the_seed_on_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), 8);
    assert!(desk.shows("Tout est prêt"), "{}", desk.screen());
    let proposed = desk.value("Graine du hasard");
    assert_eq!(proposed.len(), 32);
    desk.key(Key::G);
    let another = desk.value("Graine du hasard");
    assert!(another.len() == 32 && another != proposed);
    desk.key(Key::Enter);
    let drawn = &tournament(&desk).rounds[&RoundNumber::FIRST];
    assert_eq!(drawn.origin.seed(), Some(another.as_str()));
    assert!(desk.has("Partie 1 tirée au sort"), "{}", desk.screen());
    assert!(desk.shows("4 tables, 8 équipes"), "{}", desk.screen());
}

#[test]
fn an_odd_number_is_said_before_and_the_button_is_grey() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), 7);
    assert!(desk.shows("7, nombre impair"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert!(tournament(&desk).rounds.is_empty());
    desk.click("Inscriptions");
    assert_eq!(desk.app().place(), Place::Registration);
}

#[test]
fn the_rounds_by_lot_are_drawn_in_one_go() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), 12);
    desk.click("Tirer les parties 1 à 3 d’un coup");
    let drawn: Vec<_> = tournament(&desk).rounds.keys().map(|round| round.get()).collect();
    assert_eq!(drawn, [1, 2, 3], "{:?}", desk.app().notice());
    assert_eq!(desk.app().notice(), Some("3 parties tirées"));
    desk.click("Lancer les 45 minutes");
    assert!(desk.shows("Arrêter l’horloge, 45:00"), "the clock is for the first of them\n{}", desk.screen());
    desk.ctrl(Key::Num2).key(Key::F5);
    assert!(!desk.has("Lancer les 45 minutes"), "{}", desk.screen());
}

#[test]
fn open_sheets_are_named_and_one_may_insist() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), 8);
    desk.key(Key::Enter).ctrl(Key::Num2).key(Key::F5);
    assert!(desk.shows("4 feuilles manquent"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert!(!tournament(&desk).rounds.contains_key(&round(2)), "⏎ does not insist");
    desk.click("Tirer quand même");
    assert!(tournament(&desk).rounds.contains_key(&round(2)));
}

#[test]
fn the_lists_answer_where_somebody_plays() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), 8);
    desk.key(Key::Enter);
    let team = tournament(&desk).teams.values().nth(4).unwrap().clone();
    let table = tournament(&desk).rounds[&RoundNumber::FIRST].of(team.number).unwrap().0.table;
    desk.key(Key::J).ctrl(Key::F).type_text(&team.players[1]);
    let line = format!("{} {} {table}", team.players[1], team.number);
    assert!(desk.has(&line), "{line}\n{}", desk.screen());
    desk.key(Key::Escape).key(Key::Q);
    assert!(desk.shows(&format!("{} {} {table}", team.number, team.label())), "{}", desk.screen());
}

#[test]
fn a_draw_is_annulled_with_a_reason_and_stays_in_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), 8);
    desk.key(Key::Enter).key(Key::Delete).key(Key::Enter);
    assert_eq!(tournament(&desk).rounds.len(), 1, "not without a reason");
    desk.enter("Une équipe oubliée");
    assert_eq!(tournament(&desk).rounds.len(), 1, "what destroys wants more than ⏎");
    desk.ctrl(Key::Enter);
    assert!(tournament(&desk).rounds.is_empty(), "{}", desk.screen());
    desk.key(Key::Enter).key(Key::V);
    assert!(desk.shows("Motif : Une équipe oubliée"), "{}", desk.screen());
}

#[test]
fn two_teams_are_swapped_and_opponents_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), 8);
    desk.key(Key::Enter);
    let matches = tournament(&desk).rounds[&RoundNumber::FIRST].matches.clone();
    let (one, opponent, other) = (matches[0].team_a, matches[0].team_b, matches[1].team_b);
    desk.key(Key::X).enter(&one.to_string()).type_text(&opponent.to_string());
    assert!(desk.shows("jouent l’une contre l’autre"), "{}", desk.screen());
    for _ in 0..4 {
        desk.key(Key::Backspace);
    }
    desk.enter(&other.to_string());
    let table = matches[0].table;
    assert!(desk.has(&format!("Table {table}\u{a0}: {other} – {opponent}")), "{}", desk.screen());
    desk.enter("Même famille");
    let now = &tournament(&desk).rounds[&RoundNumber::FIRST];
    assert_eq!((now.matches[0].team_a, now.matches[1].team_b), (other, one));
}

#[test]
fn a_draw_made_by_hand_is_typed_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), 8);
    let teams: Vec<_> = tournament(&desk).teams.keys().map(ToString::to_string).collect();
    desk.key(Key::M).enter(&teams[0]).enter(&teams[1]).enter(&teams[0]);
    assert!(desk.shows("1 ligne ne va pas"), "{}", desk.screen());
    desk.chord(Modifiers::SHIFT, Key::Enter);
    for team in &teams[2..] {
        desk.enter(team);
    }
    assert!(desk.has("Toutes les équipes présentes ont leur place."), "{}", desk.screen());
    desk.key(Key::Enter);
    let drawn = &tournament(&desk).rounds[&RoundNumber::FIRST];
    assert_eq!(drawn.origin, Origin::Hand);
    assert_eq!(drawn.matches.len(), 4);
    assert!(desk.has("Partie 1 tirée à la main"), "{}", desk.screen());
}

#[test]
fn a_digit_in_the_menu_prints() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), 8);
    desk.key(Key::Enter).ctrl(Key::P);
    assert!(desk.has("Liste par table"), "{}", desk.screen());
    desk.key(Key::Num1);
    let launched = desk.launched.lock().unwrap().clone();
    assert_eq!(launched.len(), 1, "{launched:?}");
    assert!(!desk.has("Liste par table"));
}

#[test]
fn a_ranked_round_says_who_meets_whom_and_why() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.jass");
    drop(atout::rehearsal::play(&file).unwrap());
    for size in [LAPTOP, SMALL] {
        let mut desk = Desk::with(folder.path(), &file, size);
        desk.ctrl(Key::Num4).key(Key::F5);
        assert_eq!(desk.app().place(), Place::Round(round(4), Tab::Draw));
        assert!(desk.has("Partie 4 formée selon le classement"), "{}", desk.screen());
        let drawn = &tournament(&desk).rounds[&round(4)];
        let Origin::Ranking(record) = &drawn.origin else { panic!("{:?}", drawn.origin) };
        let m = drawn.matches[1];
        let of = |team| {
            let rank = record.ranking.iter().find(|placed| placed.team == team).and_then(|placed| placed.rank).unwrap();
            format!("{rank} {team} {}", tournament(&desk).teams[&team].label())
        };
        let line = format!("{} {} {}", m.table, of(m.team_a), of(m.team_b));
        assert!(desk.has(&line), "{line}\n{}", desk.screen());
        desk.key(Key::V);
        assert!(desk.shows("Ordre du sort"), "{}", desk.screen());
    }
}

#[test]
fn an_empty_tournament_says_what_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(folder.path(), 0);
    assert!(desk.shows("il faut deux équipes présentes"), "{}", desk.screen());
}

#[test]
fn a_pairing_on_an_older_ranking_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = super::evening::drawn(folder.path(), 4);
    for (corrected, told) in [(false, false), (true, true)] {
        if corrected {
            super::evening::correct(&mut Session::open(&file, Access::Write, "test", Clock::System).unwrap(), 3);
        }
        let mut desk = Desk::with(folder.path(), &file, SMALL);
        desk.ctrl(Key::Num4).key(Key::F5);
        assert_eq!(desk.shows("repose sur un classement plus ancien"), told, "{}", desk.screen());
    }
}
