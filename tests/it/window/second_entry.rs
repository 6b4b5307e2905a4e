//! « Contre-saisie » at the window: a second person, the same pile, no mouse, and nothing shown before both numbers are typed.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use atout::domain::check::Checked;
use atout::domain::command::{Command, EventCommand, Insist};
use atout::domain::{RoundNumber, TableNumber};
use atout::gui::place::{Place, Tab};
use atout::session::Session;
use atout::session::outside::Clock;
use atout::store::Access;
use eframe::egui::{Key, Modifiers, Vec2};
use std::path::{Path, PathBuf};

/// All sheets of the first round typed by Anne: A made 900 and so many.
fn played(folder: &Path, second_entry: &str) -> PathBuf {
    let file = evening::registered(folder);
    let mut session = Session::open(&file, Access::Write, "Anne", Clock::System).unwrap();
    let values = vec![("second_entry".to_owned(), second_entry.to_owned())];
    if second_entry != "offered" {
        session.run(Command::Event(EventCommand::SetRules { values, insist: Insist::No })).unwrap();
    }
    evening::draw(&mut session, 1);
    evening::fill(&mut session, 1);
    file
}

/// At the desk of the second entry.
fn at_the_desk(folder: &Path, size: Vec2) -> Desk {
    let file = played(folder, "offered");
    let mut desk = Desk::with(folder, &file, size);
    desk.ctrl(Key::Num1).key(Key::F6).key(Key::C);
    desk
}

fn sheet(desk: &Desk, table: u32) -> [u32; 2] {
    let table = TableNumber::new(table).unwrap();
    match desk.app().session().unwrap().tournament().sheet(RoundNumber::FIRST, table).unwrap().content {
        atout::domain::sheet::Content::Played(typed) => typed.points,
        atout::domain::sheet::Content::Forfeit(_) => panic!("a forfeit"),
    }
}

fn checked(desk: &Desk, table: u32) -> Checked {
    let tournament = desk.app().session().unwrap().tournament();
    tournament.checked(tournament.sheet(RoundNumber::FIRST, TableNumber::new(table).unwrap()).unwrap())
}

/// The sheet as the paper says, typed again.
fn type_again(desk: &mut Desk, table: u32, points: [u32; 2]) {
    desk.enter(&table.to_string()).enter(&points[0].to_string()).enter(&points[1].to_string());
}

/// The whole pile, with nothing but numbers and ⏎, faster than the window draws.
fn type_all_again(desk: &mut Desk) {
    for tables in [1..=13, 14..=26, 27..=39, 40..=50] {
        let keys = |table: u32| {
            let [a, b] = sheet(desk, table);
            format!("{table}⏎{a}⏎{b}⏎")
        };
        let typed: Vec<String> = tables.map(keys).collect();
        desk.all_at_once(&typed.concat());
    }
    (1..=50).for_each(|table| assert_eq!(checked(desk, table), Checked::Yes, "{table}: {}", desk.screen()));
}

/// E11: fifty sheets are checked without a mouse, with the keys of the first entry.
#[test]
fn fifty_sheets_are_checked_without_a_mouse() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), LAPTOP);
    assert!(desk.has("0 contrôlée sur 50"), "{}", desk.screen());
    type_all_again(&mut desk);
    assert!(desk.has("50 contrôlées sur 50") && desk.has("Toutes les feuilles sont contrôlées."), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!(desk.app().place(), Place::Round(RoundNumber::FIRST, Tab::Standings));
}

/// The first entry is nowhere on the screen until both numbers are typed: in no field, note, list or tooltip.
#[test]
fn the_first_entry_is_not_shown_before_both_numbers_are_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), LAPTOP);
    let [a, b] = sheet(&desk, 7);
    assert!(a != 1000 && b != 1000);
    let shows = |desk: &Desk, points: u32| {
        let grouped = if points < 1000 { points.to_string() } else { format!("{}’{:03}", points / 1000, points % 1000) };
        desk.shows(&points.to_string()) || desk.shows(&grouped)
    };
    let hidden = |desk: &Desk| !shows(desk, a) && !shows(desk, b);
    assert!(hidden(&desk), "{}", desk.screen());
    desk.enter("7");
    assert!(hidden(&desk), "{}", desk.screen());
    desk.enter("1000");
    assert!(hidden(&desk), "{}", desk.screen());
    desk.enter("1512");
    assert!(shows(&desk, a) && shows(&desk, b), "{}", desk.screen());
}

/// A difference: a calm note with both values and who; the paper is read again, and either is right.
#[test]
fn a_difference_is_shown_and_settled_either_way() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), LAPTOP);
    let [a, b] = sheet(&desk, 3);
    type_again(&mut desk, 3, [b, a]);
    assert!(
        desk.has("Table 3 : les deux saisies diffèrent") && desk.shows("Les deux colonnes sont inversées. Relisez le papier"),
        "{}",
        desk.screen()
    );
    assert!(desk.has("1 différence à trancher") && desk.shows("Anne, "), "{}", desk.screen());
    assert_eq!((checked(&desk, 3), sheet(&desk, 3)), (Checked::Differs, [a, b]));
    assert!(desk.has("première juste"), "{}", desk.screen());
    // The second is right: a correction, with its consequences and a reason that stands there already.
    desk.type_text("s");
    assert!(
        desk.has("Corriger la feuille : partie 1, table 3") && desk.shows("Classement après la partie 1"),
        "{}",
        desk.screen()
    );
    desk.ctrl(Key::Enter);
    assert_eq!((checked(&desk, 3), sheet(&desk, 3)), (Checked::Yes, [b, a]), "{}", desk.screen());
    assert!(desk.has("Table 3 : contrôlée"), "{}", desk.screen());
    assert!(!desk.has("première juste"), "no key for what is settled: {}", desk.screen());
    // The first is right.
    let [a, b] = sheet(&desk, 4);
    type_again(&mut desk, 4, [a + 10, b - 10]);
    assert!(desk.shows("la somme ne le voit pas"), "{}", desk.screen());
    desk.type_text("p");
    assert!(desk.has("La première saisie est juste : partie 1, table 4"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!((checked(&desk, 4), sheet(&desk, 4)), (Checked::Yes, [a, b]), "{}", desk.screen());
    // Two sheets typed for each other.
    let (eight, nine) = (sheet(&desk, 8), sheet(&desk, 9));
    type_again(&mut desk, 9, eight);
    type_again(&mut desk, 8, nine);
    assert!(desk.has("Échanger les feuilles…"), "{}", desk.screen());
    desk.type_text("x").ctrl(Key::Enter);
    assert_eq!((sheet(&desk, 8), sheet(&desk, 9)), (nine, eight), "{}", desk.screen());
    assert_eq!((checked(&desk, 8), checked(&desk, 9)), (Checked::Yes, Checked::Yes));
    // A slip of the second person.
    let points = sheet(&desk, 5);
    let other = sheet(&desk, 6);
    type_again(&mut desk, 5, other);
    assert!(
        desk.shows("ces points sont ceux de la table 6") || desk.shows("Ces points sont ceux de la table 6"),
        "{}",
        desk.screen()
    );
    desk.type_text("r").enter(&points[0].to_string()).enter(&points[1].to_string());
    assert_eq!(checked(&desk, 5), Checked::Yes, "{}", desk.screen());
    assert!(desk.has("5 contrôlées sur 50"), "{}", desk.screen());
}

/// E09, E10: what is left, without what one typed oneself, in the order in which the papers lie.
#[test]
fn the_pile_is_in_its_order_and_without_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::registered(folder.path());
    for (operator, tables) in [("Luc", [30, 2]), ("Anne", [17, 4])] {
        let mut session = Session::open(&file, Access::Write, operator, Clock::System).unwrap();
        if operator == "Luc" {
            evening::draw(&mut session, 1);
        }
        for table in tables {
            session.run(crate::evening::enter(1, table, [1256, 1256])).unwrap();
        }
    }
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.ctrl(Key::Num1).key(Key::F6).key(Key::C);
    let pile = |desk: &mut Desk| {
        let mut tables = Vec::new();
        desk.key(Key::Escape);
        loop {
            desk.key(Key::ArrowDown);
            let table = desk.value("Table");
            if tables.first() == Some(&table) || table.is_empty() {
                break tables;
            }
            tables.push(table);
        }
    };
    assert_eq!(pile(&mut desk), ["2", "4", "17", "30"], "{}", desk.screen());
    desk.click("Par saisie");
    desk.focus("Table");
    let by_entry = pile(&mut desk);
    let from = by_entry.iter().position(|table| table == "30").unwrap();
    assert_eq!([&by_entry[from..], &by_entry[..from]].concat(), ["30", "2", "17", "4"]);
    desk.click("Par poste").focus("Table");
    let by_operator = pile(&mut desk);
    let from = by_operator.iter().position(|table| table == "17").unwrap();
    assert_eq!([&by_operator[from..], &by_operator[..from]].concat(), ["17", "4", "30", "2"]);
    assert!(desk.shows("Contrôler la table 30, Luc"), "{}", desk.screen());
    // The one at this desk is called Luc from now on.
    desk.key(Key::F12);
    desk.focus("Nom de ce poste").chord(Modifiers::COMMAND, Key::A).type_text("Luc").key(Key::Enter);
    desk.ctrl(Key::Num1).key(Key::F6);
    desk.click("Pas saisies par moi").focus("Table");
    assert!(!desk.shows("Contrôler la table 30") && desk.shows("Contrôler la table 17"), "{}", desk.screen());
}

/// Where the ruleset requires it, the next step leads there and the draw says what is missing.
#[test]
fn the_draw_says_what_is_not_checked_and_leads_there() {
    let folder = tempfile::tempdir().unwrap();
    let file = played(folder.path(), "required");
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    assert_eq!(desk.app().place(), Place::Round(RoundNumber::FIRST, Tab::Sheets), "the next step");
    assert!(desk.shows("Il faut encore les contrôler") && desk.shows("50 à contrôler"), "{}", desk.screen());
    desk.ctrl(Key::Num2).key(Key::F5);
    assert!(desk.has("50 feuilles à contrôler ou à trancher"), "{}", desk.screen());
    desk.click("Contrôler");
    assert_eq!(desk.app().place(), Place::Round(RoundNumber::FIRST, Tab::Sheets));
    assert_eq!(desk.value("Table"), "1");
    desk.key(Key::Escape);
    type_all_again(&mut desk);
    desk.ctrl(Key::Num2).key(Key::F5);
    assert!(desk.shows("toutes les feuilles sont contrôlées"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert!(desk.app().session().unwrap().tournament().round(2).is_ok(), "{}", desk.screen());
}

/// What is open stands on « Contrôle », with the button that leads to it; a difference says both values there.
#[test]
fn the_control_lists_differences_and_leads_to_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), LAPTOP);
    let [a, b] = sheet(&desk, 3);
    type_again(&mut desk, 3, [b, a]);
    desk.key(Key::Escape).key(Key::F3);
    assert!(
        desk.has("Partie 1, table 3 : les deux saisies diffèrent") && desk.shows("colonnes sont inversées"),
        "{}",
        desk.screen()
    );
    desk.click("Trancher…");
    assert!(desk.has("Table 3 : les deux saisies diffèrent"), "{}", desk.screen());
}

/// In the smallest window everything that can be done about a difference is in view.
#[test]
fn a_difference_fits_into_the_smallest_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), SMALL);
    assert!(desk.has("0/50 contrôlées"), "{}", desk.screen());
    let (eight, nine) = (sheet(&desk, 8), sheet(&desk, 9));
    type_again(&mut desk, 9, eight);
    type_again(&mut desk, 8, nine);
    for label in
        ["Échanger les feuilles…", "La première est juste…", "La contre-saisie est juste…", "Retaper", "Contre-saisie", "Saisie"]
    {
        assert!(desk.is_inside(label), "{label}: {}", desk.screen());
    }
}

/// A wrong sum is said first, and compared only as it is on the paper; a table without a sheet, and off by the ruleset.
#[test]
fn what_cannot_be_compared_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path(), LAPTOP);
    desk.enter("3").enter("1340").enter("1162");
    assert!(desk.has("La somme est fausse : il manque 10 points."), "{}", desk.screen());
    assert_eq!(checked(&desk, 3), Checked::NotYet);
    desk.key(Key::V);
    assert_eq!(checked(&desk, 3), Checked::Differs, "{}", desk.screen());
    assert!(desk.shows("la somme de la contre-saisie est fausse") || desk.shows("La somme de la contre-saisie est fausse"));
    // The paper says a forfeit where points were typed.
    desk.enter("5").type_text("f").key(Key::A);
    assert_eq!(checked(&desk, 5), Checked::Differs, "{}", desk.screen());
    assert!(desk.has("Table 5 : les deux saisies diffèrent") && desk.shows("forfait, équipe A absente"), "{}", desk.screen());
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    desk.key(Key::C).enter("3");
    assert!(desk.has("La table 3 n'a pas encore de feuille : il faut la première saisie d'abord."), "{}", desk.screen());
    let folder = tempfile::tempdir().unwrap();
    let file = played(folder.path(), "off");
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    desk.ctrl(Key::Num1).key(Key::F6).key(Key::C);
    assert!(!desk.shows("Contre-saisie"), "{}", desk.screen());
}

/// The winner ticked on the paper: a letter after the points, which must agree; nothing to pass through for who does not use it.
#[test]
fn the_winner_ticked_is_a_letter_after_the_points() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.enter("3").enter("1112").type_text("1400a").key(Key::Enter);
    assert!(desk.shows("Le papier coche l'équipe A"), "{}", desk.screen());
    let table = TableNumber::new(3).unwrap();
    let entered = |desk: &Desk| desk.app().session().unwrap().tournament().sheet(RoundNumber::FIRST, table).is_some();
    assert!(!entered(&desk));
    desk.type_text("b").key(Key::Enter);
    assert!(entered(&desk), "{}", desk.screen());
    desk.enter("4").enter("1256").type_text("1256=").key(Key::Enter);
    assert_eq!(desk.value("Table"), "", "{}", desk.screen());
}
