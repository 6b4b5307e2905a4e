//! « Accueil »: tournaments made, opened, gone on with; and what does not go.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use atout::gui::place::{Place, Tab};
use atout::session::Session;
use atout::session::outside::Clock;
use atout::store::Access;
use eframe::egui::{DroppedFile, Key, Modifiers};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

fn drop_on(desk: &mut Desk, file: &Path) {
    desk.window.input_mut().dropped_files.push(Arc::new(Dropped(file.to_owned())));
    desk.settle();
}

#[test]
fn a_tournament_is_three_lines_and_the_last_one_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::at_home(folder.path(), LAPTOP);
    assert!(desk.shows("Bienvenue"), "{}", desk.screen());
    desk.key(Key::Enter).enter("Tournoi de l’Escalade").key(Key::Delete);
    assert_eq!(desk.value("Date"), "28.11.2026");
    desk.key(Key::Enter).enter("Salle du Môle");
    assert_eq!(desk.app().place(), Place::Registration, "{}", desk.screen());
    let session = desk.app().session().unwrap();
    assert_eq!(session.tournament().event.place, "Salle du Môle");
    assert_eq!(session.path(), folder.path().join("Documents/Tournoi de l’Escalade.jass"));
    let mut desk = desk.restart(None);
    assert!(desk.shows("Tournoi en cours") && desk.shows("Tournoi de l’Escalade"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!(desk.app().place(), Place::Registration, "{}", desk.screen());
    // The same file again, while this window holds it: nothing changes.
    desk.key(Key::F2).key(Key::Enter);
    assert_eq!(desk.app().place(), Place::Registration);
    assert!(!desk.has("Lecture seule"), "{}", desk.screen());
}

#[test]
fn what_cannot_be_made_says_why_and_stays_in_the_fields() {
    let folder = tempfile::tempdir().unwrap();
    let there = folder.path().join("Documents/Jass.jass");
    fs::create_dir_all(there.parent().unwrap()).unwrap();
    fs::write(&there, "une liste de courses").unwrap();
    let mut desk = Desk::at_home(folder.path(), SMALL);
    desk.ctrl(Key::N).chord(Modifiers::COMMAND, Key::Enter);
    assert!(desk.shows("nom"), "no name: {}", desk.screen());
    assert!(desk.app().session().is_none());

    desk.type_text("Jass").chord(Modifiers::COMMAND, Key::Enter);
    assert!(desk.shows("existe déjà"), "{}", desk.screen());
    assert_eq!(desk.value("Nom du tournoi"), "Jass");
    assert_eq!(fs::read_to_string(&there).unwrap(), "une liste de courses");

    desk.key(Key::Enter).ctrl(Key::A).type_text("31.02.2026").chord(Modifiers::COMMAND, Key::Enter);
    assert!(desk.shows("« 31.02.2026 » n’est pas une date"), "{}", desk.screen());
    desk.ctrl(Key::A).type_text("12.12.2026");

    // The « folder » of the file is a file.
    desk.will_choose(&there.join("Jass.jass"));
    desk.click("Parcourir…").chord(Modifiers::COMMAND, Key::Enter);
    assert!(desk.app().session().is_none(), "{}", desk.screen());
    assert!(desk.shows("Jass.jass »"), "the file is named: {}", desk.screen());

    desk.will_choose(&folder.path().join("clé/Jass du samedi"));
    desk.click("Parcourir…").chord(Modifiers::COMMAND, Key::Enter);
    let session = desk.app().session().unwrap();
    assert_eq!(session.path(), folder.path().join("clé/Jass du samedi.jass"));
    assert_eq!(session.tournament().event.date.to_string(), "2026-12-12");
}

#[test]
fn the_regulations_and_the_teams_may_come_from_files() {
    let folder = tempfile::tempdir().unwrap();
    let older = evening::registered(folder.path());
    let rules = folder.path().join("vaud.toml");
    fs::write(&rules, "rounds = 5\n").unwrap();
    let bad = folder.path().join("faux.toml");
    fs::write(&bad, "rounds = 99\n").unwrap();
    let mut desk = Desk::at_home(folder.path(), LAPTOP);
    desk.ctrl(Key::N).type_text("Revanche");
    desk.will_choose(&bad);
    desk.click("D’un fichier TOML…").chord(Modifiers::COMMAND, Key::Enter);
    assert!(desk.app().session().is_none() && desk.shows("« 99 »"), "{}", desk.screen());
    desk.will_choose(&rules);
    desk.click("D’un fichier TOML…");
    desk.will_choose(&older);
    desk.click("Celles d’un ancien tournoi…").chord(Modifiers::COMMAND, Key::Enter);
    let tournament = desk.app().session().unwrap().tournament();
    assert_eq!((tournament.ruleset.rounds.get(), tournament.teams.len()), (5, 100), "{}", desk.screen());
}

#[test]
fn recent_tournaments_have_digits_and_can_be_taken_off_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::at_home(folder.path(), LAPTOP);
    for name in ["Automne", "Hiver", "Printemps"] {
        desk.ctrl(Key::N).type_text(name).chord(Modifiers::COMMAND, Key::Enter);
        assert!(desk.app().session().is_some(), "{}", desk.screen());
    }
    desk.ctrl(Key::W).key(Key::Num3);
    let open = |desk: &Desk| desk.app().session().unwrap().tournament().event.name.clone();
    assert_eq!(open(&desk), "Automne");
    // The one that is open comes first now.
    desk.key(Key::F2).key(Key::ArrowDown).key(Key::ArrowDown).key(Key::Enter);
    assert_eq!(open(&desk), "Hiver");
    desk.ctrl(Key::W);
    desk.click("Montrer dans son dossier : Printemps");
    assert_eq!(desk.launched.lock().unwrap().as_slice(), [folder.path().join("Documents")]);
    desk.click("Retirer de la liste : Printemps");
    assert!(!desk.shows("Printemps"), "{}", desk.screen());
    assert!(folder.path().join("Documents/Printemps.jass").exists());
    // A stick that is not there now.
    fs::rename(folder.path().join("Documents/Automne.jass"), folder.path().join("Automne.jass")).unwrap();
    let mut desk = desk.restart(None);
    assert!(desk.shows("Automne, clé USB absente ?"), "{}", desk.screen());
    desk.key(Key::Num2);
    assert!(desk.app().notice().unwrap().contains("n’existe pas"), "{:?}", desk.app().notice());
}

#[test]
fn a_rehearsal_is_marked_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::at_home(folder.path(), LAPTOP);
    desk.chord(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert!(desk.has("EXERCICE") && desk.has("Inscriptions, 100 équipes"), "{}", desk.screen());
    desk.key(Key::F2);
    assert!(desk.shows("Exercice") && desk.has("EXERCICE"), "{}", desk.screen());
    desk.click("Reprendre");
    assert_eq!(desk.app().place(), Place::Registration);
    // It is not among the tournaments.
    let desk = desk.restart(None);
    assert!(desk.shows("Bienvenue"), "{}", desk.screen());
}

#[test]
fn damaged_and_foreign_files_and_files_dropped_on_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let whole = evening::drawn(folder.path(), 1);
    let damaged = folder.path().join("abîmé.jass");
    let mut bytes = fs::read(&whole).unwrap();
    bytes.truncate(bytes.len() / 2);
    fs::write(&damaged, bytes).unwrap();
    let mut desk = Desk::at_home(folder.path(), LAPTOP);
    drop_on(&mut desk, &damaged);
    assert!(desk.app().session().is_none());
    assert!(desk.shows("est abîmé : une partie ne peut plus être lue"), "{}", desk.screen());
    let list = folder.path().join("liste.csv");
    fs::write(&list, "Nom;Joueur 1;Joueur 2\nA;B;C\n").unwrap();
    drop_on(&mut desk, &list);
    assert!(desk.app().notice().unwrap().contains("Ouvrez d’abord un tournoi"), "{:?}", desk.app().notice());
    drop_on(&mut desk, &whole);
    assert!(matches!(desk.app().place(), Place::Round(_, Tab::Sheets)), "{}", desk.screen());
}

#[test]
fn the_second_window_on_a_file_may_only_look() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let first = Session::open(&file, Access::Write, "essai", Clock::System).unwrap();
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    assert!(desk.has("Lecture seule"), "{}", desk.screen());
    assert!(desk.app().notice().unwrap().contains("sans rien changer"), "{:?}", desk.app().notice());
    let before = desk.app().session().unwrap().history().state();
    desk.ctrl(Key::Z).key(Key::F12);
    assert!(desk.shows("sans rien changer"), "{}", desk.screen());
    desk.key(Key::F2);
    assert!(desk.has("Lecture seule") && desk.has("Reprendre"), "{}", desk.screen());
    assert_eq!(desk.app().session().unwrap().history().state(), before);
    // The first one is closed: opened again, the file can be written.
    drop(first);
    let desk = desk.restart(Some(&file));
    assert!(!desk.has("Lecture seule"), "{}", desk.screen());
}
