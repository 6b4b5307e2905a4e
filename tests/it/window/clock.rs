//! The clock in the window: a round's 45 minutes by a test clock, with a restart in the middle; its colour is in words too.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use atout::domain::RoundNumber;
use atout::domain::history::Action;
use atout::gui::clock::Chime;
use atout::i18n::Words;
use chrono::TimeDelta;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

fn journal(desk: &Desk) -> Vec<String> {
    let history = desk.app().session().unwrap().history();
    history.entries().iter().map(|entry| Words::french().entry(entry, history)).collect()
}

#[test]
fn forty_five_minutes_with_a_restart_in_the_middle() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F8);
    assert!(desk.has("Arrêter l’horloge, 45:00"), "{}", desk.screen());
    desk.wait(TimeDelta::minutes(20));
    assert!(desk.has("Arrêter l’horloge, 25:00"), "{}", desk.screen());
    desk.key(Key::F8).wait(TimeDelta::minutes(3)).key(Key::F8);
    let mut desk = desk.restart(Some(&file));
    desk.wait(TimeDelta::minutes(19));
    assert!(desk.has("Arrêter l’horloge, 06:00"), "{}", desk.screen());
    for _ in 0..60 {
        desk.wait(TimeDelta::seconds(1));
    }
    assert!(desk.has("Arrêter l’horloge, 05:00"), "{}", desk.screen());
    assert_eq!(*desk.rung.lock().unwrap(), [Chime::Warning]);
    desk.wait(TimeDelta::seconds(290)).wait(TimeDelta::seconds(10));
    assert!(desk.has("Temps écoulé"), "{}", desk.screen());
    assert_eq!(*desk.rung.lock().unwrap(), [Chime::Warning, Chime::End]);
    desk.wait(TimeDelta::minutes(7)).key(Key::F6);
    assert_eq!(desk.rung.lock().unwrap().len(), 2, "it rings once");
    assert!(desk.has("7 min après la fin"), "{}", desk.screen());
    assert!(desk.shows(", temps écoulé depuis 7 minutes"), "each table that still plays: {}", desk.screen());
    let journal = journal(&desk);
    let clock: Vec<_> = journal.iter().rev().take(4).rev().map(|text| text.replace('\u{a0}', " ")).collect();
    let expected = [
        "Départ de la partie 1, 45 minutes",
        "Horloge de la partie 1 arrêtée, 25:00 à jouer",
        "Horloge de la partie 1 reprise, 25:00 à jouer",
        "Fin de la partie 1, temps écoulé à 14:48:00",
    ];
    assert_eq!(clock, expected);
}

/// In a small window the time stands beside no link that covers it.
#[test]
fn how_long_the_round_goes_on_is_read_in_a_small_window_too() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    desk.key(Key::F8);
    for (minutes, said) in [(12, "depuis "), (40, "après la fin")] {
        desk.wait(TimeDelta::minutes(minutes)).key(Key::F6);
        let [time, link] = [said, "Imprimer la liste"].map(|words| desk.window.get_by_label_contains(words).rect());
        assert!(!time.intersects(link), "{said}: {time:?} {link:?}");
    }
}

#[test]
fn minutes_are_given_to_all_or_to_one_table() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F8).wait(TimeDelta::minutes(46));
    desk.click("Temps écoulé");
    assert!(desk.shows("Tables encore en jeu"), "{}", desk.screen());
    desk.click("Donner 5 min à toutes les tables");
    assert!(desk.has("Arrêter l’horloge, 04:00"), "{}", desk.screen());
    desk.chord(Modifiers::SHIFT, Key::F8).focus("Table (vide : toutes les tables)").type_text("12");
    desk.click("Donner 5 min à la table 12").wait(TimeDelta::minutes(5));
    let clocks = &desk.app().session().unwrap().tournament().clocks;
    let clock = &clocks[&RoundNumber::FIRST];
    assert_eq!((clock.more, clock.tables.values().copied().collect::<Vec<_>>()), (5, vec![5]));
    desk.key(Key::F6);
    let screen = desk.screen();
    let late =
        |table: &str| screen.lines().any(|line| line.starts_with(&format!("Button {table} ")) && line.contains("temps écoulé"));
    assert!(late("13") && !late("12"), "{screen}");
}

/// Ctrl Z after a start takes the sheet back that was entered before it.
#[test]
fn ctrl_z_passes_over_the_clock() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F6).enter("1").enter("1340").enter("1172");
    desk.key(Key::F8);
    assert!(desk.has("Annuler : Feuille table 1"), "{}", desk.screen());
    desk.ctrl(Key::Z);
    let session = desk.app().session().unwrap();
    assert!(session.tournament().sheets.is_empty());
    assert!(matches!(session.history().entries().last().unwrap().action, Action::Undid(_)));
    assert!(desk.has("Arrêter l’horloge, 45:00"), "{}", desk.screen());
    desk.ctrl(Key::Y);
    assert_eq!(desk.app().session().unwrap().tournament().sheets.len(), 1);
}

#[test]
fn without_sound_it_is_seen_and_not_heard() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F12);
    desk.window.get_by_label("Sans son").click_accesskit();
    desk.settle();
    assert_eq!(desk.app().notice(), Some("L’horloge ne sonne plus."), "{}", desk.screen());
    desk.key(Key::F8);
    desk.wait(TimeDelta::seconds(2399)).wait(TimeDelta::seconds(1));
    assert!(desk.has("Arrêter l’horloge, 05:00"), "{}", desk.screen());
    desk.wait(TimeDelta::seconds(299)).wait(TimeDelta::seconds(1));
    assert!(desk.has("Temps écoulé"), "{}", desk.screen());
    assert!(desk.rung.lock().unwrap().is_empty());
}

/// A file that only can be looked at: the clock is shown, its end is noted by who has the file.
#[test]
fn a_window_that_only_looks_changes_no_clock() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F8);
    let before = desk.app().session().unwrap().history().state();
    let mut other = Desk::with(&folder.path().join("autre"), &file, LAPTOP);
    assert!(other.has("Lecture seule") && other.has("Arrêter l’horloge, 45:00"), "{}", other.screen());
    other.key(Key::F8).wait(TimeDelta::minutes(50));
    assert!(other.has("Temps écoulé"), "{}", other.screen());
    assert_eq!(*other.rung.lock().unwrap(), [], "late by minutes");
    assert_eq!(other.app().session().unwrap().history().state(), before);
    assert!(!other.shows("Enregistrement impossible"), "{}", other.screen());
}
