//! « Réglages »: what is set holds at once and is there again; what cannot be says why.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};

/// Replaces what a field holds, in view or not.
fn replace(desk: &mut Desk, field: &str, text: &str) {
    desk.window.get_by_role_and_label(Role::TextInput, field).focus();
    desk.settle();
    desk.ctrl(Key::A).type_text(text);
}

/// Presses a button, in view or not.
fn press(desk: &mut Desk, label: &str) {
    desk.window.get_by_label(label).click_accesskit();
    desk.settle();
}

fn is_disabled(desk: &Desk, label: &str) -> bool {
    desk.window.get_by_label(label).accesskit_node().is_disabled()
}

#[test]
fn the_program_is_set_without_a_tournament_and_stays_so() {
    let folder = tempfile::tempdir().unwrap();
    let copies = folder.path().join("copies");
    let mut desk = Desk::at_home(folder.path(), SMALL);
    for label in ["Réglages", "Sombre", "Agrandir le texte"] {
        press(&mut desk, label);
    }
    desk.will_choose(&copies);
    press(&mut desk, "Choisir un dossier…");
    replace(&mut desk, "Nom de ce poste", "Josiane");
    desk.key(Key::Enter);
    let mut desk = desk.restart(None);
    desk.key(Key::F12);
    assert!(desk.window.ctx.theme() == eframe::egui::Theme::Dark);
    assert!(desk.has("110 %") && desk.has(&copies.display().to_string()), "{}", desk.screen());
    assert_eq!(desk.value("Nom de ce poste"), "Josiane");
    press(&mut desk, "Plus de deuxième place");
    press(&mut desk, "Réduire le texte");
    press(&mut desk, "Accueil");
    assert!(desk.shows("Bienvenue"), "{}", desk.screen());
}

#[test]
fn a_name_of_a_desk_that_cannot_be_is_not_taken() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::at_home(folder.path(), LAPTOP);
    desk.key(Key::F12);
    replace(&mut desk, "Nom de ce poste", &"x".repeat(81));
    desk.key(Key::Enter);
    assert!(desk.shows("80"), "{}", desk.screen());
    let mut desk = desk.restart(None);
    desk.key(Key::F12);
    assert_eq!(desk.value("Nom de ce poste"), "");
}

#[test]
fn the_desk_is_named_in_the_journal_from_now_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::registered(folder.path());
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F12);
    replace(&mut desk, "Nom de ce poste", "Caisse 2");
    desk.key(Key::Enter);
    replace(&mut desk, "Lieu", "Aula du Bois");
    desk.key(Key::Enter);
    let session = desk.app().session().unwrap();
    assert_eq!(session.tournament().event.place, "Aula du Bois", "{}", desk.screen());
    assert_eq!(session.history().entries().last().unwrap().operator, "Caisse 2");
}

#[test]
fn the_head_of_the_papers_fee_and_prizes_are_changed_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::registered(folder.path());
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F12);
    assert!(is_disabled(&desk, "Enregistrer"), "{}", desk.screen());
    let before = desk.app().session().unwrap().tournament().event.clone();
    replace(&mut desk, "Finance par équipe (francs)", "cher");
    desk.key(Key::Enter);
    assert!(desk.shows("« cher » n’est pas un montant"), "{}", desk.screen());
    replace(&mut desk, "Finance par équipe (francs)", "72.50");
    replace(&mut desk, "Date", "demain");
    desk.key(Key::Enter);
    assert!(desk.shows("« demain » n’est pas une date"), "{}", desk.screen());
    assert_eq!(desk.app().session().unwrap().tournament().event, before);
    replace(&mut desk, "Date", "2026-12-05");
    replace(&mut desk, "Prix du rang 1", "un jambon");
    desk.key(Key::Enter);
    let event = desk.app().session().unwrap().tournament().event.clone();
    assert_eq!((event.fee, event.date.to_string().as_str(), event.prizes[0].as_str()), (7250, "2026-12-05", "un jambon"));
    desk.ctrl(Key::Z);
    assert_eq!(desk.app().session().unwrap().tournament().event, before);
    assert_ne!(desk.value("Prix du rang 1"), "un jambon");
    replace(&mut desk, "Nom du tournoi", " ");
    assert!(is_disabled(&desk, "Enregistrer") && desk.shows("nom"), "{}", desk.screen());
}

#[test]
fn regulations_have_limits_and_say_what_a_change_would_do() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 2);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F12);
    // Sheets are in: what they were counted by cannot change, and says why.
    assert!(is_disabled(&desk, "Points par donne") && desk.shows("ne serait plus"), "{}", desk.screen());
    assert!(!is_disabled(&desk, "Minutes par partie"));
    replace(&mut desk, "Minutes par partie", "601");
    assert!(desk.shows("Permis : de 1 à 600"), "{}", desk.screen());
    assert!(is_disabled(&desk, "Changer le règlement"));
    desk.key(Key::Enter);
    assert_eq!(desk.app().session().unwrap().tournament().ruleset.match_minutes, 45);
    press(&mut desk, "Laisser comme c’était");
    assert_eq!(desk.value("Minutes par partie"), "45");
    replace(&mut desk, "Minutes par partie", "50");
    desk.key(Key::Enter);
    assert!(desk.has("45 devient 50") && desk.has("Papiers à réimprimer"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!(desk.app().session().unwrap().tournament().ruleset.match_minutes, 50, "{}", desk.screen());
    // A lower cap takes points from teams that are over it.
    replace(&mut desk, "Plafond par partie", "1300");
    assert!(desk.shows("scores changeraient"), "said before: {}", desk.screen());
    press(&mut desk, "Changer le règlement");
    press(&mut desk, "Changer");
    let rules = &desk.app().session().unwrap().tournament().ruleset;
    assert_eq!(rules.cap.map(atout::domain::Points::halves), Some(2600));
    assert!(!desk.has("Changer le règlement"), "{}", desk.screen());
}
