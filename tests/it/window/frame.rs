//! What stands around the screens.

use super::desk::{Desk, LAPTOP};
use super::evening;
use atout::domain::RoundNumber;
use atout::gui::place::{Place, Tab};
use eframe::egui::{Key, Modifiers, Theme, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};

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

/// 1024×700 with a text of 200 %.
const LARGE_TEXT: Vec2 = Vec2::new(512.0, 350.0);

/// What stands beyond the right edge of the window.
fn cut(desk: &Desk, width: f32) -> Vec<String> {
    let nodes = desk.window.query_all_by(|node| node.label().is_some() || node.value().is_some());
    let beyond = nodes.filter(|node| node.rect().right() > width + 0.5);
    beyond.map(|node| format!("{:?} {:?}", node.accesskit_node().label(), node.rect())).collect()
}

#[test]
fn nothing_is_cut_at_200_percent() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 2);
    for size in [LARGE_TEXT, Vec2::new(683.0, 384.0), Vec2::new(788.0, 538.0), Vec2::new(1024.0, 700.0)] {
        let mut desk = Desk::with(folder.path(), &file, size);
        for key in [Key::F2, Key::F4, Key::F12, Key::F1] {
            desk.key(key);
            assert_eq!(cut(&desk, size.x), [""; 0], "{size:?} {key:?}");
            for label in ["Annuler : Tirage partie 2", "Lecture seule"] {
                assert_eq!(desk.has(label), label.starts_with("Annuler"), "{size:?} {key:?}: {}", desk.screen());
            }
        }
        desk.ctrl(Key::N);
        assert_eq!(cut(&desk, size.x), [""; 0], "{size:?} new");
        desk.key(Key::Escape).chord(eframe::egui::Modifiers::COMMAND | eframe::egui::Modifiers::SHIFT, Key::P);
        assert_eq!(cut(&desk, size.x), [""; 0], "{size:?} palette");
    }
}

/// Accueil, Documents, Réglages and Aide open in every state of a tournament, also where it can only be looked at.
#[test]
fn the_pages_beside_the_evening_open_in_every_state() {
    let folder = tempfile::tempdir().unwrap();
    let finished = folder.path().join("fini.jass");
    drop(atout::rehearsal::play(&finished).unwrap());
    let drawn = evening::drawn(folder.path(), 2);
    let held =
        atout::session::Session::open(&drawn, atout::store::Access::Write, "essai", atout::session::outside::Clock::System);
    for (file, settled) in [(&finished, true), (&drawn, false)] {
        let mut desk = Desk::with(folder.path(), file, LAPTOP);
        for (key, words) in
            [(Key::F2, "Reprendre"), (Key::F4, "Imprimer"), (Key::F12, "Le règlement"), (Key::F1, "en dix étapes")]
        {
            desk.key(key);
            assert!(desk.shows(words), "{key:?}: {}", desk.screen());
        }
        desk.key(Key::F2);
        assert_eq!(desk.shows("Tournoi terminé"), settled, "{}", desk.screen());
        assert_eq!(desk.has("Lecture seule"), !settled, "{}", desk.screen());
    }
    drop(held);
}

#[test]
fn the_palette_takes_what_is_typed_on_every_page() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 2);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    let before = desk.app().session().unwrap().history().state();
    for key in [Key::F5, Key::F6, Key::F7, Key::F3, Key::F4, Key::F12, Key::F1] {
        desk.key(key);
        for (word, theme) in [("sombre", Theme::Dark), ("clair", Theme::Light)] {
            desk.chord(Modifiers::COMMAND | Modifiers::SHIFT, Key::P).type_text(word);
            assert_eq!(desk.value("Que voulez-vous faire ?"), word, "{key:?}");
            desk.key(Key::Enter);
            assert_eq!(desk.window.ctx.theme(), theme, "{key:?}");
        }
    }
    assert_eq!(desk.app().session().unwrap().history().state(), before);
}
