//! What stands around the screens.

use super::desk::{Desk, LAPTOP};
use atout::domain::RoundNumber;
use atout::gui::place::{Place, Tab};
use eframe::egui::Key;

#[test]
fn the_keys_lead_to_every_page() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.jass");
    drop(atout::rehearsal::register(&file).unwrap());
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    assert_eq!(desk.app().place(), Place::Registration, "{}", desk.screen());
    let first = RoundNumber::FIRST;
    desk.ctrl(Key::Num1);
    assert_eq!(desk.app().place(), Place::Round(first, Tab::Draw));
    for (key, place) in [
        (Key::F5, Place::Round(first, Tab::Draw)),
        (Key::F6, Place::Round(first, Tab::Sheets)),
        (Key::F7, Place::Round(first, Tab::Standings)),
        (Key::F3, Place::Check),
        (Key::F4, Place::Documents),
        (Key::F12, Place::Settings),
        (Key::F1, Place::Help),
        (Key::F2, Place::Home),
    ] {
        desk.key(key);
        assert_eq!(desk.app().place(), place);
    }
    desk.ctrl(Key::Num5);
    assert_eq!(desk.app().place(), Place::Final);
    assert!(desk.has("Inscriptions, 100 équipes"), "{}", desk.screen());
}
