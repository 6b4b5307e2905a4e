//! « Documents »: one list of all papers, printed by keyboard; what changed since is to be printed again.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use std::fs;
use std::path::Path;

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
fn several_go_as_several_files_and_what_cannot_be_written_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    let papers = folder.path().join("papiers");
    fs::create_dir(&papers).unwrap();
    desk.key(Key::F4).key(Key::Space);
    assert!(!desk.has("Enregistrer séparément…"), "{}", desk.screen());
    desk.key(Key::D);
    assert_eq!(desk.app().notice(), None);
    desk.key(Key::ArrowDown).key(Key::Space);
    assert!(desk.is_inside("Enregistrer séparément…"), "{}", desk.screen());
    // A folder not chosen: nothing is written.
    desk.click("Enregistrer séparément…");
    assert_eq!(names(&papers).len(), 0);
    desk.will_choose(&papers);
    desk.click("Enregistrer séparément…");
    let written = names(&papers);
    assert!(written.len() == 2 && written.iter().all(|name| name.contains("_etat-")), "{written:?}");
    assert!(desk.app().notice().unwrap().contains("2 documents"), "{:?}", desk.app().notice());
    // One is not ours: it stays, the other is written.
    for name in &written {
        fs::remove_file(papers.join(name)).unwrap();
    }
    fs::write(papers.join(&written[0]), "pas un pdf").unwrap();
    desk.will_choose(&papers);
    desk.key(Key::D);
    let said = desk.app().notice().unwrap().to_owned();
    assert!(said.contains("1 sur 2") && said.contains("reste comme il est"), "{said}");
    assert_eq!(names(&papers), written);
    assert_eq!(fs::read_to_string(papers.join(&written[0])).unwrap(), "pas un pdf");
    assert!(fs::read(papers.join(&written[1])).unwrap().starts_with(b"%PDF"));
}

/// The names of the files in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort_unstable();
    names
}

#[test]
fn papers_go_onto_us_letter() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F4);
    choose(&mut desk, "Tirage de la partie 1");
    for width in ["612", "595"] {
        let paper = folder.path().join(format!("{width}.pdf"));
        desk.click("Papier US Letter");
        desk.will_choose(&paper);
        desk.key(Key::S);
        let written = lopdf::Document::load(&paper).unwrap();
        let page = written.get_dictionary(written.get_pages()[&1]).unwrap();
        let edges = page.get(b"MediaBox").unwrap().as_array().unwrap();
        assert_eq!(format!("{:.0}", edges[2].as_float().unwrap()), width);
    }
}

#[test]
fn the_buttons_stay_in_view_whatever_the_options() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    for size in [SMALL, LAPTOP] {
        let mut desk = Desk::with(folder.path(), &file, size);
        desk.key(Key::F4);
        // Two are ticked: there is a button more.
        desk.key(Key::Space).key(Key::ArrowDown).key(Key::Space);
        for title in ["Règlement appliqué", "Où suis-je\u{a0}? Partie 1", "Feuilles de match de la partie 1"] {
            choose(&mut desk, title);
            for label in
                ["Imprimer les 2", "Ouvrir", "Enregistrer en PDF…", "Enregistrer séparément…", "Page pour les téléphones…"]
            {
                let rect = desk.window.get_by_label(label).rect();
                // Above the keys, inside the card.
                assert!(rect.bottom() <= size.y - 32.0 - 16.0 - 16.0, "{size:?} {title} {label} {rect:?}");
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

/// Two teams of two tables change places, in the dialog of Tirage.
fn swap(desk: &mut Desk, tables: [usize; 2]) {
    let tournament = desk.app().session().unwrap().tournament();
    let teams = tables.map(|table| tournament.rounds.values().next_back().unwrap().matches[table - 1].team_a.to_string());
    desk.key(Key::F5).key(Key::X).enter(&teams[0]).enter(&teams[1]).enter("Voisins");
}

#[test]
fn after_a_change_what_is_outdated_is_told_and_printed_again_with_one_key() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    desk.key(Key::F4);
    for paper in ["Règlement appliqué", "Tirage de la partie 1", "Feuilles de match de la partie 1"] {
        choose(&mut desk, paper);
        desk.key(Key::Enter);
    }
    assert!(!desk.shows("périmé"), "{}", desk.screen());
    desk.ctrl(Key::Num1);
    swap(&mut desk, [2, 5]);
    let told = desk.app().notice().unwrap().replace('\u{a0}', " ");
    assert!(told.contains("2 papiers imprimés sont périmés : Tirage de la partie 1 et Feuilles de match"), "{told}");
    assert!(told.contains("(tables 2 et 5)"), "{told}");

    // Another change of the same papers is no news, unless another table is touched; what was printed survives a restart.
    desk.click("Fermer le message");
    swap(&mut desk, [2, 5]);
    assert!(!desk.app().notice().is_some_and(|told| told.contains("périmé")), "{:?}", desk.app().notice());
    swap(&mut desk, [5, 7]);
    assert!(desk.app().notice().is_some_and(|told| told.contains("tables 5 et 7")), "{:?}", desk.app().notice());
    let mut desk = desk.restart(Some(&file));
    assert_eq!(desk.app().notice(), None);
    desk.key(Key::F4);
    choose(&mut desk, "Feuilles de match de la partie 1");
    assert!(desk.shows("Tirage de la partie 1 à réimprimer, 14:00"), "{}", desk.screen());
    assert!(desk.shows("Feuilles de match de la partie 1 2 à réimprimer, 14:00"), "{}", desk.screen());
    assert!(desk.is_inside("Réimprimer les 2 documents périmés"), "{}", desk.screen());
    desk.key(Key::R);
    assert_eq!(launched(&desk).len(), 1);
    let papers = fs::read_dir(folder.path().join("data").join("papers")).unwrap();
    let pages = papers.map(|paper| lopdf::Document::load(paper.unwrap().path()).unwrap().get_pages().len());
    // The draw by table has two pages, two of fifty match sheets are printed again. (The first two papers were one page each.)
    assert!(pages.max() == Some(50), "all fifty sheets at first");
    let again = lopdf::Document::load(&desk.launched.lock().unwrap()[0]).unwrap();
    assert_eq!(again.get_pages().len(), 2 + 2);
    assert!(!desk.shows("à réimprimer") && !desk.shows("périmés"), "{}", desk.screen());
}

#[test]
fn papers_of_an_annulled_draw_are_to_be_taken_down() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    desk.key(Key::F4);
    choose(&mut desk, "Tirage de la partie 1");
    desk.key(Key::Enter).ctrl(Key::Num1).key(Key::F5).key(Key::Delete).enter("Une équipe oubliée").ctrl(Key::Enter);
    assert!(desk.app().notice().unwrap().contains("Tirage de la partie 1 (à retirer)"), "{:?}", desk.app().notice());
    desk.key(Key::F4);
    assert!(desk.shows("À retirer du mur et des tables : Tirage de la partie 1."), "{}", desk.screen());
    assert!(!desk.shows("Réimprimer les"), "{}", desk.screen());
    // Taken back it hangs there rightly; taken away it is forgotten.
    desk.ctrl(Key::Z);
    assert!(!desk.shows("À retirer du mur"), "{}", desk.screen());
    desk.ctrl(Key::Y).click("C'est fait");
    assert!(!desk.shows("À retirer du mur"), "{}", desk.screen());
}
