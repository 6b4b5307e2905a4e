//! « Documents »: one list of all papers, printed by keyboard; what changed since is to be printed again.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use std::fs;

/// The names of the files that went to the printer or the viewer.
fn launched(desk: &Desk) -> Vec<String> {
    let files = desk.launched.lock().unwrap();
    files.iter().map(|file| file.file_name().unwrap().to_string_lossy().into_owned()).collect()
}

/// Goes down the list to a paper.
fn choose(desk: &mut Desk, title: &str) {
    for _ in 0..40 {
        if desk.shows(&format!("{title}, Page")) {
            return;
        }
        desk.key(Key::ArrowDown);
    }
    panic!("no {title}: {}", desk.screen());
}

#[test]
fn papers_are_new_then_printed_then_to_be_printed_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F4);
    choose(&mut desk, "Tirage de la partie 1");
    assert!(desk.shows("Tirage de la partie 1 nouveau"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert!(desk.shows("Tirage de la partie 1 à 14:00"), "{}", desk.screen());
    assert_eq!(launched(&desk).len(), 1);
    assert!(launched(&desk)[0].contains("tirage"), "{:?}", launched(&desk));
    // Another name of the tournament is on every paper.
    desk.key(Key::F12).click("Lieu").ctrl(Key::A).type_text("Ailleurs").key(Key::Enter).key(Key::F4);
    assert!(desk.shows("Tirage de la partie 1 à réimprimer, 14:00"), "{}", desk.screen());
}

#[test]
fn several_are_ticked_and_go_as_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 2);
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    let paper = folder.path().join("papiers.pdf");
    desk.key(Key::F4).key(Key::Space).key(Key::ArrowDown).key(Key::Space);
    assert!(desk.has("Imprimer les 2"), "{}", desk.screen());
    desk.will_choose(&paper);
    desk.key(Key::S);
    assert!(fs::read(&paper).unwrap().starts_with(b"%PDF"));
    assert!(desk.app().notice().unwrap().contains("2 documents"), "{:?}", desk.app().notice());
    // It is there already and no paper of ours would be lost: a PDF is replaced, another file is not.
    let other = folder.path().join("lettre.pdf");
    fs::write(&other, "pas un pdf").unwrap();
    desk.will_choose(&other);
    desk.key(Key::S);
    assert!(desk.app().notice().unwrap().contains("reste comme il est"), "{:?}", desk.app().notice());
    assert_eq!(fs::read_to_string(&other).unwrap(), "pas un pdf");
    desk.key(Key::O);
    assert_eq!(launched(&desk).len(), 1);
}

#[test]
fn the_buttons_stay_in_view_whatever_the_options() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    for size in [SMALL, LAPTOP] {
        let mut desk = Desk::with(folder.path(), &file, size);
        desk.key(Key::F4);
        for title in ["Liste des équipes", "Où suis-je\u{a0}? Partie 1", "Feuilles de match de la partie 1"] {
            choose(&mut desk, title);
            for label in ["Imprimer", "Ouvrir", "Enregistrer en PDF…"] {
                let rect = desk.window.get_by_label(label).rect();
                assert!(rect.bottom() < size.y - 32.0 - 16.0, "{size:?} {title} {label} {rect:?}");
            }
        }
    }
}

#[test]
fn the_preview_turns_its_pages_and_follows_the_options() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F4);
    choose(&mut desk, "Tirage de la partie 1");
    assert!(desk.shows("Tirage de la partie 1, Page 1 sur 2"), "{}", desk.screen());
    desk.key(Key::ArrowRight);
    assert!(desk.shows("Tirage de la partie 1, Page 2 sur 2"), "{}", desk.screen());
    desk.key(Key::ArrowRight).key(Key::ArrowLeft).key(Key::Z);
    assert!(desk.shows("Tirage de la partie 1, Page 1 sur 2"), "{}", desk.screen());
    choose(&mut desk, "Où suis-je\u{a0}? Partie 1");
    assert!(desk.has("Par joueur"), "{}", desk.screen());
    desk.click("Par joueur").click("Sans le nom des joueurs");
    assert!(desk.shows("sans le nom des joueurs"), "refused in words: {}", desk.screen());
    desk.key(Key::O);
    assert!(launched(&desk).is_empty(), "nothing to open");
    desk.click("Par numéro");
    assert!(desk.shows("Où suis-je\u{a0}? Partie 1, Page 1 sur 1"), "{}", desk.screen());
}

#[test]
fn without_a_draw_what_can_be_printed_is_offered() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::registered(folder.path());
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    desk.key(Key::F4).key(Key::Enter);
    assert!(!desk.shows("Tirage de la partie"), "{}", desk.screen());
}
