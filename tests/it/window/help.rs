//! « Aide »: with and without a tournament.

use super::desk::{Desk, SMALL};
use atout::gui::commands::COMMANDS;
use atout::gui::keys::written;
use atout::i18n::Words;
use eframe::egui::Key;

#[test]
fn every_key_of_every_command_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::at_home(folder.path(), SMALL);
    desk.key(Key::F1);
    assert!(desk.shows("La soirée en dix étapes") && desk.shows("Créer le tournoi"), "{}", desk.screen());
    let words = Words::french();
    for command in COMMANDS {
        if let Some(key) = command.key {
            let (key, name) = (written(&words, key), (command.name)(&words));
            assert!(desk.has(&key) && desk.has(&name), "{key} {name}: {}", desk.screen());
        }
    }
    desk.key(Key::F2);
    assert!(desk.shows("Bienvenue"), "{}", desk.screen());
}
