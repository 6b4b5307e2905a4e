//! A draw can be proved from the window: the fingerprint of the list before it, the record and its checker as files after it.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use eframe::egui::Key;
use std::fs;

/// The fingerprint as the program says it of a list.
fn fingerprint(desk: &Desk, round: u32) -> String {
    let tournament = desk.app().session().unwrap().tournament();
    let round = tournament.round_number(round).unwrap();
    atout::views::present_list::PresentList::of(tournament, round).fingerprint().to_string()
}

#[test]
fn the_list_is_announced_before_the_draw_and_recorded_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::registered(folder.path());
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    desk.ctrl(Key::Num1).key(Key::F5);
    let print = fingerprint(&desk, 1);
    assert!(desk.has("Empreinte de la liste") && desk.has(&print), "{print}\n{}", desk.screen());
    desk.click("Imprimer la liste");
    assert!(desk.launched.lock().unwrap()[0].to_string_lossy().contains("liste-equipes"));
    desk.key(Key::Enter).key(Key::V);
    assert!(desk.shows("Procès-verbal du tirage de la partie 1") && desk.has(&print), "{}", desk.screen());
}

#[test]
fn the_record_and_its_checker_are_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    for size in [SMALL, LAPTOP] {
        let mut desk = Desk::with(folder.path(), &file, size);
        desk.ctrl(Key::Num1).key(Key::F5).key(Key::V);
        let (record, page) = (folder.path().join("pv.json"), folder.path().join("vérifier.html"));
        for (label, path) in [("Enregistrer le procès-verbal…", &record), ("Enregistrer le vérificateur…", &page)] {
            assert!(desk.is_inside(label), "{label}");
            desk.click(label);
            desk.will_choose(path);
            desk.click(label);
            assert!(desk.app().notice().unwrap().contains(&path.display().to_string()), "{:?}", desk.app().notice());
        }
        let record: serde_json::Value = serde_json::from_slice(&fs::read(&record).unwrap()).unwrap();
        assert_eq!(record["list"]["fingerprint"], fingerprint(&desk, 1));
        let page = fs::read_to_string(&page).unwrap();
        assert!(page.contains(record["seed"].as_str().unwrap()), "the page has the record in it");
        // Another file stays as it is.
        let letter = folder.path().join("lettre.json");
        fs::write(&letter, "pas un procès-verbal").unwrap();
        desk.will_choose(&letter);
        desk.click("Enregistrer le procès-verbal…");
        assert!(desk.app().notice().unwrap().contains("reste comme il est"), "{:?}", desk.app().notice());
    }
}
