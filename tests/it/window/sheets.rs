//! The entry desk: eyes on the paper, hands on the number pad.

use super::desk::{Desk, LAPTOP, SMALL};
use super::evening;
use atout::domain::sheet::{Content, State};
use atout::domain::{RoundNumber, TableNumber};
use atout::gui::place::{Place, Tab};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

fn at_the_desk(folder: &std::path::Path) -> Desk {
    let file = evening::drawn(folder, 1);
    let mut desk = Desk::with(folder, &file, LAPTOP);
    assert_eq!(desk.app().place(), Place::Round(RoundNumber::FIRST, Tab::Sheets));
    desk.settle();
    desk
}

fn sheet(desk: &Desk, table: u32) -> Option<(Content, State)> {
    let table = TableNumber::new(table).unwrap();
    desk.app().session().unwrap().tournament().sheet(RoundNumber::FIRST, table).map(|sheet| (sheet.content, sheet.state))
}

fn points(desk: &Desk, table: u32) -> Option<[u32; 2]> {
    match sheet(desk, table)? {
        (Content::Played(typed), State::Verified) => Some(typed.points),
        _ => None,
    }
}

#[test]
fn fifty_sheets_with_fourteen_keys_each() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    for table in 1..=50 {
        let a = 1200 + table;
        // Table, ⏎, A, ⏎, B, ⏎: 13 keys at most.
        desk.enter(&table.to_string()).enter(&a.to_string()).enter(&(2512 - a).to_string());
        assert_eq!(points(&desk, table), Some([a, 2512 - a]), "{}", desk.screen());
    }
    assert!(desk.shows("Les 50 feuilles sont là"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!(desk.app().place(), Place::Round(RoundNumber::FIRST, Tab::Standings));
}

#[test]
fn keys_that_come_all_at_once_go_where_they_belong() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    desk.all_at_once("17⏎1340⏎1172⏎29⏎1100⏎941⏎13⏎12⏎d15⏎1200⏎1155⏎4⏎13");
    assert_eq!(points(&desk, 17), Some([1340, 1172]), "{}", desk.screen());
    assert_eq!(points(&desk, 29), Some([1100, 941]), "{}", desk.screen());
    assert_eq!(points(&desk, 12), Some([1200, 1155]));
    assert_eq!((desk.value("Table"), desk.value("Points de l'équipe A")), ("4".to_owned(), "13".to_owned()));
}

#[test]
fn a_wrong_sum_is_explained_and_never_taken_by_enter() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    desk.enter("17").enter("1340").enter("1162");
    assert!(desk.has("La somme est fausse : il manque 10 points."), "{}", desk.screen());
    assert!(desk.has("Serait 1’350 si B est juste") && desk.has("Serait 1’172 si A est juste"), "{}", desk.screen());
    for _ in 0..6 {
        desk.key(Key::Enter);
    }
    assert_eq!(sheet(&desk, 17), None);
    desk.key(Key::Tab).key(Key::Tab);
    assert!(desk.has("La somme est fausse : il manque 10 points."), "{}", desk.screen());
    desk.click("Corriger").enter("1350");
    assert_eq!(points(&desk, 17), Some([1350, 1162]), "{}", desk.screen());
}

#[test]
fn v_keeps_a_wrong_sum_apart_and_it_comes_back_with_its_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    desk.enter("17").enter("1340").enter("1162").key(Key::V);
    assert!(matches!(sheet(&desk, 17), Some((_, State::Unverified))), "{}", desk.screen());
    assert!(desk.has("Table 17, à vérifier"), "{}", desk.screen());
    desk.enter("17").enter("1350");
    assert_eq!(points(&desk, 17), Some([1350, 1162]), "{}", desk.screen());
}

#[test]
fn a_time_out_asks_for_the_deals_with_an_empty_field() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    desk.enter("29").enter("1100").enter("941");
    assert!(desk.shows("Tapez le nombre de donnes"), "{}", desk.screen());
    assert_eq!(desk.value("Donnes jouées"), "");
    for _ in 0..5 {
        desk.key(Key::Enter);
    }
    assert_eq!(sheet(&desk, 29), None);
    desk.type_text("13");
    assert!(desk.has("Les 3 autres se partagent : 235½ par équipe."), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!(points(&desk, 29), Some([1100, 941]));
    assert!(desk.has("Table 29, temps écoulé"));
}

#[test]
fn a_sheet_that_is_in_is_never_overwritten_by_speed() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    desk.enter("5").enter("1300").enter("1212").enter("5");
    assert!(desk.has("La table 5 a déjà sa feuille : 1’300–1’212, 16 donnes."), "{}", desk.screen());
    desk.key(Key::Escape);
    assert_eq!(desk.value("Table"), "");
    desk.enter("5").key(Key::Enter);
    assert!(desk.has("Corriger la feuille : partie 1, table 5"), "{}", desk.screen());
    desk.enter("1290").enter("1222").key(Key::Enter);
    desk.type_text("Addition refaite").ctrl(Key::Enter);
    assert_eq!(points(&desk, 5), Some([1290, 1222]), "{}", desk.screen());
    assert!(desk.has("Table 5, corrigée"));
}

#[test]
fn a_correction_without_a_reason_is_not_done() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    desk.enter("5").enter("1300").enter("1212").enter("5").key(Key::Enter);
    desk.enter("1290").enter("1222").ctrl(Key::Enter);
    assert_eq!(points(&desk, 5), Some([1300, 1212]), "{}", desk.screen());
    desk.key(Key::Escape);
    assert!(!desk.shows("Corriger la feuille"));
}

/// The sentence of a refusal moves no button out of a small window.
#[test]
fn a_correction_that_is_refused_keeps_its_buttons_in_a_small_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::with(folder.path(), &evening::drawn(folder.path(), 1), SMALL);
    desk.key(Key::F6).enter("5").enter("1300").enter("1212").enter("5").key(Key::Enter);
    let keep = |desk: &Desk| desk.window.get_by_label("Ne rien changer").rect();
    let before = keep(&desk);
    desk.ctrl(Key::Enter);
    assert!(desk.shows("Le motif est vide"), "{}", desk.screen());
    assert_eq!(keep(&desk), before);
}

#[test]
fn letters_are_commands_and_a_digit_too_many_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    let m = desk.app().session().unwrap().tournament().round(1).unwrap().matches[11];
    desk.key(Key::E).enter(&m.team_b.to_string());
    assert_eq!(desk.value("Table"), m.table.to_string(), "{}", desk.screen());
    desk.type_text("13401");
    assert_eq!(desk.value("Points de l’équipe A"), "1340");
    assert!(desk.shows("Un chiffre de trop"), "{}", desk.screen());
    desk.chord(Modifiers::SHIFT, Key::Enter).type_text("99").key(Key::Enter);
    assert!(desk.shows("99"), "{}", desk.screen());
    desk.key(Key::Escape).enter("12").type_text("d").enter("16");
    assert_eq!(desk.value("Points de l’équipe A"), "", "{}", desk.screen());
    desk.type_text("f");
    assert!(desk.shows("qui était absent"), "{}", desk.screen());
    desk.key(Key::A);
    assert!(matches!(sheet(&desk, 12), Some((Content::Forfeit(_), _))), "{}", desk.screen());
    desk.type_text("p");
    assert!(desk.shows("Motif"), "{}", desk.screen());
}

#[test]
fn unknown_tables_are_said_at_the_field() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    for typed in ["51", "0", "12345678901234"] {
        desk.key(Key::Escape).enter(typed);
        assert!(desk.shows("table") && desk.value("Points de l’équipe A").is_empty(), "{}", desk.screen());
        assert_eq!(desk.value("Table"), typed);
    }
}

#[test]
fn what_is_half_typed_is_there_after_a_restart_and_undo_too() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.enter("8").enter("1300").enter("1212");
    desk.enter("9").type_text("134");
    let mut desk = desk.restart(Some(&file));
    assert_eq!(
        (desk.value("Table"), desk.value("Points de l’équipe A")),
        ("9".to_owned(), "134".to_owned()),
        "{}",
        desk.screen()
    );
    assert!(desk.has("Annuler : Feuille table 8"), "{}", desk.screen());
    desk.ctrl(Key::Z);
    assert_eq!(sheet(&desk, 8), None);
    assert_eq!(desk.value("Points de l’équipe A"), "134");
    desk.ctrl(Key::Y);
    assert_eq!(points(&desk, 8), Some([1300, 1212]));
}

#[test]
fn the_arrows_walk_through_the_missing_tables() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    desk.enter("2").enter("1300").enter("1212");
    desk.key(Key::ArrowDown).key(Key::ArrowDown);
    assert_eq!(desk.value("Table"), "3");
    desk.key(Key::ArrowUp).key(Key::ArrowUp);
    assert_eq!(desk.value("Table"), "50");
}

#[test]
fn long_names_in_a_small_window() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::registered(folder.path());
    let mut session =
        atout::session::Session::open(&file, atout::store::Access::Write, "essai", atout::session::outside::Clock::System)
            .unwrap();
    evening::long_names(&mut session);
    evening::draw(&mut session, 1);
    evening::fill(&mut session, 1);
    drop(session);
    let mut desk = Desk::with(folder.path(), &file, SMALL);
    desk.ctrl(Key::Num1).key(Key::F6).enter("1");
    desk.key(Key::F7).key(Key::ArrowDown);
    assert!(desk.shows("Rang 1"), "{}", desk.screen());
}

#[test]
fn a_scanner_opens_the_sheet_of_the_paper_and_no_other() {
    use atout::views::sheet_code::SheetCode;
    let folder = tempfile::tempdir().unwrap();
    let mut desk = at_the_desk(folder.path());
    let code = |desk: &Desk, table| {
        let session = desk.app().session().unwrap();
        let round = session.tournament().round(1).unwrap();
        SheetCode::of(session.history(), round, TableNumber::new(table).unwrap()).unwrap().digits()
    };
    let paper = code(&desk, 31);
    desk.all_at_once(&format!("{paper}⏎1300⏎1212⏎"));
    assert_eq!(points(&desk, 31), Some([1300, 1212]), "{}", desk.screen());
    // The paper of another tournament opens nothing.
    let other = format!("{:04}{}", (paper[..4].parse::<u32>().unwrap() + 1) % 10_000, &paper[4..]);
    desk.enter(&other);
    assert!(desk.shows("autre tournoi"), "{}", desk.screen());
    assert_eq!(desk.value("Points de l'équipe A"), "");
}
