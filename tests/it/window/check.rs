//! « Contrôle »: what is open leads to its place, the sums add up, the journal undoes.

use super::desk::{Desk, LAPTOP, SMALL};
use atout::domain::RoundNumber;
use atout::domain::command::{Command, PenaltyCommand};
use atout::gui::place::{Place, Tab};
use eframe::egui::Key;

fn played(folder: &std::path::Path, size: eframe::egui::Vec2) -> Desk {
    let file = folder.join("a.jass");
    if !file.exists() {
        drop(atout::rehearsal::play(&file).unwrap());
    }
    let mut desk = Desk::with(folder, &file, size);
    desk.key(Key::F3);
    desk
}

#[test]
fn the_journal_takes_the_last_step_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(folder.path(), LAPTOP);
    let sheets = desk.app().session().unwrap().tournament().sheets.len();
    desk.click("Annuler");
    assert_eq!(desk.app().session().unwrap().tournament().sheets.len(), sheets - 1);
    assert!(desk.has("annulation"), "{}", desk.screen());
    assert!(desk.shows("1 feuille manque"), "{}", desk.screen());
}

#[test]
fn what_is_open_leads_to_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(folder.path(), LAPTOP);
    desk.ctrl(Key::Z).key(Key::F4).key(Key::F3);
    desk.key(Key::Enter);
    assert_eq!(desk.app().place(), Place::Round(RoundNumber::new(4).unwrap(), Tab::Sheets), "{}", desk.screen());
}

#[test]
fn the_file_is_proved() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(folder.path(), LAPTOP);
    desk.ctrl(Key::K);
    assert!(desk.shows("tout est en ordre"), "{}", desk.screen());
}

#[test]
fn the_sums_show_what_was_typed_and_what_counts() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(folder.path(), LAPTOP);
    assert!(desk.shows("Particulières"), "{}", desk.screen());
    assert!(desk.shows("corrigée"), "{}", desk.screen());
    desk.click("Toutes 200");
    assert!(desk.shows("2’512"), "{}", desk.screen());
}

#[test]
fn the_journal_is_a_second_tab_in_a_small_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(folder.path(), SMALL);
    assert!(!desk.shows("Feuille de la table"), "{}", desk.screen());
    desk.click("Journal");
    assert!(desk.shows("Feuille de la table"), "{}", desk.screen());
}

#[test]
fn a_penalty_is_given_and_taken_back_with_reasons() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(folder.path(), LAPTOP);
    let before = desk.app().session().unwrap().tournament().penalties.len();
    desk.click("Pénalités…");
    desk.type_text("7").click("Trois fausses donnes\u{a0}: −157").key(Key::Enter);
    let given = desk.app().session().unwrap().history().entries().last().unwrap().action.clone();
    let atout::domain::history::Action::Did(Command::Penalties(PenaltyCommand::Give { team, points, reason, .. })) = given else {
        panic!("{given:?}\n{}", desk.screen());
    };
    assert_eq!((team, points.halves(), reason.as_str()), (7, -314, "trois fausses donnes de suite"));
    let id = *desk.app().session().unwrap().tournament().penalties.keys().next_back().unwrap();
    desk.click("Pénalités…").click(&format!("Retirer la pénalité {id}…")).enter("Erreur de table");
    assert_eq!(desk.app().session().unwrap().tournament().penalties.len(), before, "{}", desk.screen());
}
