//! Copies in the window: made by themselves at the steps of the evening, mirrored into a second place that comes and goes,
//! gone back to; a damaged file rescued; and a file that is held, full or gone for a while.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use atout::gui::place::{Place, Tab};
use atout::session::Session;
use atout::session::copies::{Named, named};
use atout::session::outside::Clock;
use atout::store::Access;
use eframe::egui::{Event, Key, Modifiers};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};

const CTRL_SHIFT: Modifiers = Modifiers { ctrl: true, shift: true, command: true, alt: false, mac_cmd: false };

/// The copies in a place that has one tournament's.
fn copies_in(place: &Path) -> Vec<Named> {
    let mut folders = fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path());
    folders.next().map(|folder| named(&folder)).unwrap_or_default()
}

fn names(copies: &[Named]) -> Vec<String> {
    copies.iter().map(|copy| copy.path.file_name().unwrap().to_string_lossy().into_owned()).collect()
}

fn own(folder: &Path) -> PathBuf {
    folder.join("data/copies")
}

/// Twelve teams in a folder such as people have, at the draw of round 1.
fn before_the_draw(folder: &Path) -> (PathBuf, Desk) {
    let inside = folder.join("L'été à Genève");
    fs::create_dir(&inside).unwrap();
    let file = evening::of_teams(&inside, 4);
    let mut desk = Desk::with(folder, &file, LAPTOP);
    desk.ctrl(Key::Num1);
    (file, desk)
}

fn draw(desk: &mut Desk) {
    desk.key(Key::Enter);
    let state = desk.app().session().unwrap().tournament().rounds.len();
    assert!(state > 0, "{}", desk.screen());
}

fn enter_all(desk: &mut Desk) {
    desk.key(Key::F6);
    for table in ["1", "2"] {
        desk.enter(table).enter("1340").enter("1172");
    }
}

fn state(desk: &Desk) -> u64 {
    desk.app().session().unwrap().history().state()
}

/// The window is looked at again.
fn look_again(desk: &mut Desk) {
    desk.window.event(Event::WindowFocused(true));
    desk.settle();
}

fn press(desk: &mut Desk, label: &str) {
    use egui_kittest::kittest::Queryable;
    desk.window.get_by_label(label).click_accesskit();
    desk.settle();
}

#[expect(clippy::disallowed_methods, reason = "the tests are the other program that has the file in hand")]
fn other_program(file: &Path) -> Connection {
    Connection::open(file).unwrap()
}

#[test]
fn copies_are_made_by_themselves_and_one_is_gone_back_to() {
    let folder = tempfile::tempdir().unwrap();
    let (_, mut desk) = before_the_draw(folder.path());
    draw(&mut desk);
    assert_eq!(names(&copies_in(&own(folder.path()))), ["0001 14h00 après le tirage de la partie 1.jass"]);
    let drawn = desk.app().session().unwrap().tournament().clone();
    enter_all(&mut desk);
    assert_eq!(copies_in(&own(folder.path())).len(), 2, "{}", desk.screen());
    let complete = state(&desk);
    desk.chord(CTRL_SHIFT, Key::R);
    assert!(desk.has("Reprendre une copie") && desk.shows("partie 1 complète, rien depuis"), "{}", desk.screen());
    assert!(desk.shows("depuis : 2 saisies (2 feuilles)"), "{}", desk.screen());
    // The file is what the newest copy is: nothing to go back to. Échap changes nothing.
    desk.chord(Modifiers::COMMAND, Key::Enter).key(Key::Escape);
    assert_eq!((state(&desk), copies_in(&own(folder.path())).len()), (complete, 2));
    desk.chord(CTRL_SHIFT, Key::R).key(Key::ArrowDown).chord(Modifiers::COMMAND, Key::Enter);
    assert_eq!(*desk.app().session().unwrap().tournament(), drawn, "{}", desk.screen());
    assert!(desk.app().notice().unwrap().contains("après le tirage de la partie 1"), "{:?}", desk.app().notice());
    assert!(matches!(desk.app().place(), Place::Round(_, Tab::Sheets)));
    // What was there is among the copies, and is gone back to as well.
    let kept = copies_in(&own(folder.path()));
    assert!(names(&kept)[0].ends_with("avant reprise.jass"), "{:?}", names(&kept));
    desk.chord(CTRL_SHIFT, Key::R);
    assert!(desk.shows("2 saisies que le fichier n’a plus"), "{}", desk.screen());
    desk.chord(Modifiers::COMMAND, Key::Enter);
    assert_eq!(state(&desk), complete, "{}", desk.screen());
    assert!(desk.app().session().unwrap().verify().unwrap().is_empty());
}

/// The copy that a kill prevented right after the draw is made when the tournament is opened again; a rehearsal has none.
#[test]
fn a_copy_that_was_missed_is_made_and_a_rehearsal_has_none() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let desk = Desk::with(folder.path(), &file, LAPTOP);
    assert_eq!(copies_in(&own(folder.path())).len(), 1);
    drop(desk.restart(Some(&file)));
    assert_eq!(copies_in(&own(folder.path())).len(), 1, "not twice");
    let other = tempfile::tempdir().unwrap();
    let mut desk = Desk::at_home(other.path(), LAPTOP);
    desk.chord(CTRL_SHIFT, Key::N).ctrl(Key::Num1);
    draw(&mut desk);
    assert!(!own(other.path()).exists());
}

#[test]
fn the_second_place_vanishes_and_is_caught_up_when_it_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let stick = folder.path().join("CLÉ USB");
    fs::create_dir(&stick).unwrap();
    let (file, mut desk) = before_the_draw(folder.path());
    desk.key(Key::F12);
    desk.will_choose(&stick);
    press(&mut desk, "Choisir un dossier…");
    desk.ctrl(Key::Num1);
    draw(&mut desk);
    assert_eq!(copies_in(&stick), copies_in_as(&stick, &own(folder.path())));
    // Pulled out: the evening goes on, and nothing is made where the stick was.
    fs::rename(&stick, folder.path().join("tiroir")).unwrap();
    enter_all(&mut desk);
    assert_eq!(copies_in(&own(folder.path())).len(), 2);
    assert!(!stick.exists());
    assert!(desk.app().notice().unwrap().contains("gardées sur cet ordinateur"), "{:?}", desk.app().notice());
    desk.key(Key::F12);
    assert!(desk.shows("n’est pas là pour l’instant"), "{}", desk.screen());
    desk.click("Fermer le message");
    fs::rename(folder.path().join("tiroir"), &stick).unwrap();
    look_again(&mut desk);
    assert_eq!(copies_in(&stick).len(), 2);
    assert!(desk.app().notice().unwrap().contains("1 copie rattrapée"), "{:?}", desk.app().notice());
    // A copy made while the stick was out is brought there at the next opening too.
    fs::remove_file(&copies_in(&stick)[0].path).unwrap();
    let desk = desk.restart(Some(&file));
    assert_eq!(copies_in(&stick).len(), 2);
    drop(desk);
    // On another computer the stick alone has the copies; what is kept there is numbered behind them.
    let other = tempfile::tempdir().unwrap();
    let moved = other.path().join("tournoi.jass");
    fs::copy(&copies_in(&stick)[0].path, &moved).unwrap();
    let mut desk = Desk::with(other.path(), &moved, LAPTOP);
    desk.key(Key::F12);
    desk.will_choose(&stick);
    press(&mut desk, "Choisir un dossier…");
    desk.chord(CTRL_SHIFT, Key::R);
    assert!(desk.shows("partie 1 complète") && desk.shows("après le tirage de la partie 1"), "{}", desk.screen());
    desk.key(Key::Escape).ctrl(Key::Num2);
    draw(&mut desk);
    assert!(names(&copies_in(&stick))[0].contains("partie 2"), "{:?}", names(&copies_in(&stick)));
    assert_eq!(copies_in(&stick)[0].serial, 3);
}

/// The copies of one place as they would be called in another.
fn copies_in_as(place: &Path, of: &Path) -> Vec<Named> {
    let folder = fs::read_dir(place).unwrap().next().unwrap().unwrap().path();
    let moved = |copy: Named| Named { path: folder.join(copy.path.file_name().unwrap()), ..copy };
    copies_in(of).into_iter().map(moved).collect()
}

#[test]
fn a_damaged_file_offers_its_copies_and_what_can_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (file, mut desk) = before_the_draw(folder.path());
    draw(&mut desk);
    enter_all(&mut desk);
    let before = desk.app().session().unwrap().tournament().clone();
    desk.ctrl(Key::W);
    let db = other_program(&file);
    db.execute_batch("DROP TRIGGER journal_is_never_changed; UPDATE journal SET changes = '[3]' WHERE state = 4").unwrap();
    drop(db);
    let damaged = fs::read(&file).unwrap();
    let mut desk = desk.restart(Some(&file));
    assert!(desk.shows("une valeur de « changes » ne peut pas être"), "{}", desk.screen());
    assert!(desk.shows("partie 1 complète") && desk.shows("après le tirage de la partie 1"), "{}", desk.screen());
    // Saved into a new file, which is opened; it is said what could not be saved.
    let saved = folder.path().join("sauvé.jass");
    desk.will_choose(&saved);
    press(&mut desk, "Sauver ce qui peut l’être…");
    let session = desk.app().session().unwrap();
    assert_eq!((session.path(), session.tournament()), (saved.as_path(), &before), "{}", desk.screen());
    let said = desk.app().notice().unwrap();
    assert!(said.contains("3 saisies du journal") && said.contains("feuille") && said.contains("pas été touché"), "{said}");
    assert_eq!(fs::read(&file).unwrap(), damaged);
    // Or a copy takes its place; the damaged file is kept beside it.
    let mut desk = desk.restart(Some(&file));
    desk.chord(Modifiers::COMMAND, Key::Enter);
    let session = desk.app().session().unwrap();
    assert_eq!((session.path(), session.tournament()), (file.as_path(), &before), "{}", desk.screen());
    let aside = file.with_file_name("tournoi (avant reprise).jass");
    assert_eq!(fs::read(aside).unwrap(), damaged);
}

/// A sheet is typed; gives its table and the desk at the moment when ⏎ is to be pressed.
fn sheet_typed(desk: &mut Desk) {
    desk.key(Key::F6).enter("1").enter("1340").type_text("1172");
}

#[test]
fn a_file_that_is_held_for_a_while_is_waited_for_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let (file, mut desk) = before_the_draw(folder.path());
    draw(&mut desk);
    sheet_typed(&mut desk);
    let before = state(&desk);
    let other = other_program(&file);
    other.execute_batch("BEGIN; SELECT * FROM team").unwrap();
    desk.key(Key::Enter);
    assert!(desk.has("Le fichier est occupé") && desk.shows("reste dans ses champs"), "{}", desk.screen());
    // Half a minute of the window's life: it goes on being drawn, and says how long it has been.
    pass(&mut desk, 32);
    assert!(desk.shows("Attente : 3"), "{}", desk.screen());
    assert_eq!(state(&desk), before);
    drop(other);
    pass(&mut desk, 1);
    assert_eq!(state(&desk), before + 1, "{}", desk.screen());
    assert!(!desk.has("Le fichier est occupé"), "{}", desk.screen());
    assert!(desk.app().session().unwrap().verify().unwrap().is_empty());
    // Given up: the line is still there, and goes in later.
    desk.enter("2").enter("1340").type_text("1172");
    let other = other_program(&file);
    other.execute_batch("BEGIN; SELECT * FROM team").unwrap();
    desk.key(Key::Enter).key(Key::Escape);
    assert!(!desk.has("Le fichier est occupé") && desk.shows("Enregistrement impossible"), "{}", desk.screen());
    drop(other);
    desk.key(Key::Enter);
    assert_eq!(state(&desk), before + 2, "{}", desk.screen());
    assert!(!desk.shows("Enregistrement impossible"), "{}", desk.screen());
}

/// Lets so many seconds of the window's life go by, a quarter with each frame.
fn pass(desk: &mut Desk, seconds: usize) {
    desk.window.run_steps(4 * seconds);
}

#[test]
fn a_file_held_at_its_opening_is_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let other = other_program(&file);
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    assert!(desk.has("Le fichier est occupé") && desk.app().session().is_none(), "{}", desk.screen());
    drop(other);
    pass(&mut desk, 1);
    desk.settle();
    assert!(desk.app().session().is_some() && !desk.has("Lecture seule"), "{}", desk.screen());
}

/// The stick is pulled out in the middle: what was typed goes in when it is back, or into another file.
#[cfg(unix)]
#[test]
fn a_file_that_is_gone_comes_back_or_goes_on_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let (file, mut desk) = before_the_draw(folder.path());
    draw(&mut desk);
    sheet_typed(&mut desk);
    let before = state(&desk);
    let (stick, drawer) = (file.parent().unwrap().to_owned(), folder.path().join("tiroir"));
    fs::rename(&stick, &drawer).unwrap();
    desk.key(Key::Enter);
    assert!(desk.has("Le fichier n’est plus là") && desk.shows("clé USB retirée"), "{}", desk.screen());
    fs::rename(&drawer, &stick).unwrap();
    pass(&mut desk, 1);
    desk.settle();
    assert_eq!(state(&desk), before + 1, "{}", desk.screen());
    assert_eq!(desk.app().session().unwrap().verify().unwrap(), []);

    desk.enter("2").enter("1340").type_text("1172");
    fs::rename(&stick, &drawer).unwrap();
    desk.key(Key::Enter);
    assert!(desk.has("Le fichier n’est plus là"), "{}", desk.screen());
    let elsewhere = folder.path().join("ailleurs.jass");
    desk.will_choose(&elsewhere);
    press(&mut desk, "Continuer dans un autre fichier…");
    let session = desk.app().session().unwrap();
    assert_eq!((session.path(), session.history().state()), (elsewhere.as_path(), before + 2), "{}", desk.screen());
    assert_eq!(session.verify().unwrap(), []);
    // The old file is as it was when it was lost.
    let old = Session::open(&drawer.join("tournoi.jass"), Access::Read, "essai", Clock::System).unwrap();
    assert_eq!(old.history().state(), before + 1);
}
