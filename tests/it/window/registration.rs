//! The registration desk: one team is one line of fields and ⏎.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use atout::domain::team::{Entry, PaymentWay, Presence, Standing};
use atout::domain::{Team, TeamNumber};
use atout::gui::place::{Place, Tab};
use atout::session::Session;
use atout::store::Access;
use eframe::egui::{Event, Key, Modifiers};
use std::fs;
use std::path::Path;

fn at_the_desk(folder: &Path, teams: u32) -> Desk {
    let file = evening::of_teams(folder, teams);
    let mut desk = Desk::with(folder, &file, LAPTOP);
    assert_eq!(desk.app().place(), Place::Registration);
    desk.settle();
    desk
}

fn team(desk: &Desk, number: u32) -> Team {
    desk.app().session().unwrap().tournament().teams[&TeamNumber::new(number).unwrap()].clone()
}

fn names(desk: &Desk) -> Vec<String> {
    desk.app().session().unwrap().tournament().teams.values().map(Team::label).collect()
}

fn paste(desk: &mut Desk, text: &str) {
    desk.window.event(Event::Paste(text.to_owned()));
    desk.settle();
}

#[test]
fn eight_teams_are_typed_by_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 0);
    assert!(desk.shows("collez un bloc copié d'un tableur"), "{}", desk.screen());
    for number in 1..=8 {
        desk.enter(&format!("Équipe du Fond {number}")).enter(&format!("Édith {number}")).enter(&format!("Hervé {number}"));
        if number % 2 == 0 {
            desk.ctrl(Key::Space);
        }
        desk.enter(if number == 1 { "Chibre-Club" } else { "" });
        assert_eq!(names(&desk).len(), number, "{}", desk.screen());
    }
    let first = team(&desk, 1);
    assert_eq!((first.name.as_str(), first.club.as_str()), ("Équipe du Fond 1", "Chibre-Club"));
    assert_eq!(first.players, ["Édith 1", "Hervé 1"]);
    assert_eq!([team(&desk, 7).payment.settled, team(&desk, 8).payment.settled], [false, true]);
    assert!(desk.shows("4 à encaisser") && desk.has("Toutes 8"), "{}", desk.screen());
    desk.ctrl(Key::Num1);
    assert!(matches!(desk.app().place(), Place::Round(_, Tab::Draw)));
}

#[test]
fn ctrl_enter_adds_at_once_and_a_number_can_be_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 1);
    desk.type_text("Les Passeurs").chord(Modifiers::SHIFT, Key::Enter).type_text("42").ctrl(Key::Enter);
    assert_eq!(team(&desk, 42).name, "Les Passeurs", "{}", desk.screen());
    desk.enter("Les Suivants").ctrl(Key::Enter);
    assert_eq!(team(&desk, 2).name, "Les Suivants");
}

#[test]
fn a_refused_line_stays_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 2);
    desk.enter("équipe 1").enter("Zoé").enter("Max").enter("");
    assert!(desk.shows("est déjà celui de l'équipe 1"), "{}", desk.screen());
    assert_eq!(desk.value("Nom de l'équipe"), "équipe 1");
    assert_eq!(desk.value("Joueur 2"), "Max");
    // The keyboard is where it is wrong.
    desk.type_text(" bis").ctrl(Key::Enter);
    assert_eq!(team(&desk, 3).label(), "équipe 1 bis", "{}", desk.screen());
    desk.ctrl(Key::Enter);
    assert!(desk.shows("Il manque le nom de l'équipe ou des deux joueurs."), "{}", desk.screen());
}

#[test]
fn a_player_of_another_team_is_asked_about_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 2);
    desk.enter("Les Passeurs").enter("a1").enter("Max").enter("");
    assert!(desk.shows("a1 est déjà dans l'équipe 1. Ajouter quand même ?"), "{}", desk.screen());
    for _ in 0..3 {
        desk.key(Key::Enter);
    }
    assert_eq!(names(&desk).len(), 2, "⏎ alone must not add it");
    desk.ctrl(Key::Enter);
    assert_eq!(names(&desk).len(), 3, "{}", desk.screen());
    assert!(desk.shows("A1 est aussi dans l'équipe 3"), "{}", desk.screen());
}

#[test]
fn escape_loses_nothing_and_a_half_typed_line_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 1);
    let file = desk.app().session().unwrap().path().to_owned();
    desk.enter("Les Ard").type_text("Zo").key(Key::Escape);
    assert_eq!(desk.value("Nom de l'équipe"), "");
    desk.click("La reprendre");
    assert_eq!((desk.value("Nom de l'équipe"), desk.value("Joueur 1")), ("Les Ard".to_owned(), "Zo".to_owned()));
    let desk = desk.restart(Some(&file));
    assert_eq!((desk.value("Nom de l'équipe"), desk.value("Joueur 1")), ("Les Ard".to_owned(), "Zo".to_owned()));
}

#[test]
fn a_pasted_block_is_looked_at_before_it_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 1);
    paste(&mut desk, "Les Valets\tAnne\tBob\nÉquipe 1\tCarl\tDan\nLes As\tÉva\tA1\n");
    assert!(desk.has("Importer des équipes") && desk.shows("Colonnes comprises"), "{}", desk.screen());
    assert!(desk.shows("est déjà celui de l'équipe 1"), "{}", desk.screen());
    assert!(desk.shows("A1 est déjà") || desk.shows("deux équipes") || desk.shows("A1"), "{}", desk.screen());
    desk.click("Inscrire 2 équipes, sans la ligne refusée");
    assert_eq!(names(&desk), ["Équipe 1", "Les Valets", "Les As"]);
    assert_eq!(team(&desk, 2).players, ["Anne", "Bob"]);
    paste(&mut desk, "Les Dames");
    assert_eq!(desk.value("Nom de l'équipe"), "Les Dames");
}

#[test]
fn a_list_is_imported_with_what_is_wrong_in_each_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 1);
    let list = folder.path().join("liste.csv");
    fs::write(&list, "N°;Nom;Joueur 1;Joueur 2;Payé;Téléphone\n12;Les Valets;Anne;Bob;oui;1\nx;Les Dames;Carl;Dan;;2\n1;Les Rois;Éva;Fred;;3\n")
        .unwrap();
    desk.will_choose(&list);
    desk.ctrl(Key::I);
    assert!(desk.shows("« Téléphone » : ignorée") && desk.shows("numéro : « x » n'est pas un nombre."), "{}", desk.screen());
    assert!(desk.shows("Le numéro 1 est pris par « Équipe 1 »"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!(names(&desk), ["Équipe 1", "Les Valets"]);
    assert!(team(&desk, 12).payment.settled);
}

#[test]
fn teams_are_found_without_accents_and_sorted() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 9);
    desk.enter("Les Éclopés").ctrl(Key::Enter);
    desk.ctrl(Key::F).type_text("eclo");
    assert!(desk.shows("10 Les Éclopés") && !desk.shows("9 Équipe 9"), "{}", desk.screen());
    desk.key(Key::Enter).key(Key::Space);
    assert!(team(&desk, 10).payment.settled, "{}", desk.screen());
    desk.ctrl(Key::F).key(Key::Escape);
    assert!(desk.shows("9 Équipe 9 A9 B9"), "{}", desk.screen());
    desk.click("Équipe").ctrl(Key::F).key(Key::ArrowDown).key(Key::Home).key(Key::Space);
    assert!(team(&desk, 1).payment.settled, "{}", desk.screen());
}

#[test]
fn the_table_is_worked_by_its_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 4);
    // The newest team is on top.
    desk.key(Key::ArrowDown).key(Key::Space).type_text("a");
    let newest = team(&desk, 4);
    assert_eq!((newest.payment.settled, newest.presence), (true, Presence::Absent), "{}", desk.screen());
    assert!(desk.has("Présentes : impair !") && desk.has("3 présentes, nombre impair"), "{}", desk.screen());
    desk.type_text("h").type_text("t").enter("7");
    let newest = team(&desk, 4);
    assert_eq!(
        (newest.standing, newest.fixed_table.map(atout::domain::TableNumber::get)),
        (Standing::Unranked, Some(7)),
        "{}",
        desk.screen()
    );
    assert!(desk.shows("table 7 · hors classement"));
    desk.key(Key::ArrowDown).type_text("r");
    assert!(desk.shows("le numéro 3 redevient libre"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!(names(&desk).len(), 4, "what destroys is not done by ⏎ alone");
    desk.ctrl(Key::Enter);
    assert_eq!(names(&desk), ["Équipe 1", "Équipe 2", "Équipe 4"]);
    desk.click("Payé, équipe 2").click("Équipe 2 : présente");
    assert_eq!((team(&desk, 2).payment.settled, team(&desk, 2).presence), (true, Presence::Absent));
    desk.click("Absentes 2");
    assert!(!desk.shows("1 Équipe 1 A1 B1"), "{}", desk.screen());
}

#[test]
fn a_team_is_edited_with_its_payment() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 3);
    desk.key(Key::ArrowDown).key(Key::Enter);
    assert!(desk.has("Équipe 3") && desk.has("Montant dû"), "{}", desk.screen());
    desk.type_text(" bis").click("TWINT");
    for (label, text) in [("Montant dû", "60"), ("Montant reçu", "20.5"), ("Remarque", "le reste à midi")] {
        desk.focus(label).type_text(text);
    }
    desk.key(Key::Enter);
    let edited = team(&desk, 3);
    assert_eq!(edited.name, "Équipe 3 bis", "{}", desk.screen());
    assert_eq!((edited.payment.due, edited.payment.received), (Some(6000), Some(2050)));
    assert_eq!((edited.payment.way, edited.payment.remark.as_str()), (Some(PaymentWay::Twint), "le reste à midi"));
    assert!(desk.has("39.50"), "{}", desk.screen());
    // The name of another team is refused while it is typed, and nothing is lost.
    desk.key(Key::Enter).chord(Modifiers::COMMAND, Key::A).type_text("Équipe 1");
    assert!(desk.shows("est déjà celui de l'équipe 1"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!(team(&desk, 3).name, "Équipe 3 bis");
    assert!(desk.has("Équipe 1") && desk.has("Montant dû"), "{}", desk.screen());
}

#[test]
fn beyond_the_maximum_one_waits() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 100);
    desk.enter("Les Tardifs").ctrl(Key::Enter);
    assert!(
        desk.shows("100 équipes sont inscrites, c'est le maximum. Mettre Les Tardifs sur la liste d'attente ?"),
        "{}",
        desk.screen()
    );
    desk.ctrl(Key::L);
    assert_eq!(team(&desk, 101).entry, Entry::Waiting, "{}", desk.screen());
    desk.key(Key::ArrowDown).type_text("r").ctrl(Key::Enter);
    desk.click("Inscrire");
    assert_eq!(team(&desk, 101).entry, Entry::Registered, "{}", desk.screen());
    // Also with a player who is in another team: asked, then he waits.
    desk.ctrl(Key::Num0).enter("Les Suivants").enter("A1").ctrl(Key::L);
    assert!(desk.shows("A1 est déjà dans l'équipe 1. Ajouter quand même ?"), "{}", desk.screen());
    desk.ctrl(Key::Enter);
    assert_eq!(team(&desk, 100).entry, Entry::Waiting, "{}", desk.screen());
}

#[test]
fn an_odd_number_has_three_ways_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), 3);
    desk.click("Choisir…").click("Permettre un exempt");
    assert!(desk.has("Présentes : impair, un exempt") && !desk.has("3 présentes, nombre impair"), "{}", desk.screen());
    desk.ctrl(Key::Z).click("Choisir…").click("Ajouter l'équipe");
    assert_eq!((team(&desk, 4).label().as_str(), team(&desk, 4).standing), ("Organisation", Standing::Unranked));
    assert!(desk.has("Présentes"), "{}", desk.screen());
}

#[test]
fn a_narrow_window_says_the_odd_number_over_the_teams_and_takes_the_next_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::with(folder.path(), &evening::of_teams(folder.path(), 3), SMALL);
    desk.settle();
    assert!(desk.has("3 présentes, nombre impair") && desk.is_inside("Choisir…"), "{}", desk.screen());
    desk.click("Choisir…").click("Permettre un exempt");
    assert!(desk.has("Présentes : impair, un exempt") && !desk.has("Choisir…"), "{}", desk.screen());
    // Who looked beside and comes again types a team, no letters that are keys.
    desk.click("Liste d’attente 0, importer, suite").key(Key::F5).ctrl(Key::Num0);
    desk.type_text("Les Tardifs").ctrl(Key::Enter);
    assert_eq!(team(&desk, 4).label(), "Les Tardifs", "{}", desk.screen());
}

#[test]
fn a_team_that_leaves_after_the_draw_is_told_what_that_means() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.ctrl(Key::Num0).key(Key::ArrowDown).type_text("r").click("partie 1");
    assert!(desk.shows("forfait"), "{}", desk.screen());
    assert!(desk.is_inside("Abandon dès la partie 1"), "{}", desk.screen());
    desk.click("Abandon dès la partie 1");
    assert!(desk.shows("abandon (P1)"), "{}", desk.screen());
    desk.type_text("r").click("Rejouer dès la partie 2");
    assert!(!desk.shows("abandon (P1)"), "{}", desk.screen());
}

#[test]
fn a_second_window_only_looks() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::of_teams(folder.path(), 4);
    let _writer = Session::open(&file, Access::Write, "autre", atout::session::outside::Clock::System).unwrap();
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.settle();
    desk.type_text("ah").key(Key::Space).key(Key::Enter).ctrl(Key::L);
    paste(&mut desk, "Les As\tÉva\tMax\nLes Rois\tLuc\tZoé");
    assert_eq!(names(&desk), ["Équipe 1", "Équipe 2", "Équipe 3", "Équipe 4"]);
    assert!((1..=4).all(|number| team(&desk, number).presence == Presence::Present && !team(&desk, number).payment.settled));
    desk.ctrl(Key::F).type_text("équipe 2");
    assert!(desk.shows("2 Équipe 2 A2 B2") && !desk.shows("3 Équipe 3 A3 B3"), "{}", desk.screen());
}

#[test]
fn a_small_window_with_long_names_shows_everything() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::registered(folder.path());
    let mut session = Session::open(&file, Access::Write, "essai", atout::session::outside::Clock::System).unwrap();
    evening::long_names(&mut session);
    drop(session);
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    desk.ctrl(Key::Num0);
    for label in ["Nom de l'équipe", "Joueur 1", "Joueur 2", "Club", "Ajouter", "Payé", "Toutes 100"] {
        let inside = desk.is_inside(label);
        assert!(inside, "{label} is cut\n{}", desk.screen());
    }
    desk.click("Liste d'attente 0, importer, suite");
    for label in ["Importer une liste…", "Imprimer…", "Passer à la partie 1"] {
        assert!(desk.is_inside(label), "{label} is cut");
    }
    desk.click("Équipes 100").key(Key::ArrowDown).key(Key::Enter).key(Key::Escape);
}
