//! Controls of invented evenings: what is open comes first, every match has its row, the sums are explained.

use super::*;
use crate::documents::fixtures::{Evening, Plan, round};
use crate::documents::page::Item;
use crate::documents::{check, pdf};
use crate::domain::command::{
    Command, KeepWrong, RoundCommand, SheetCommand, SheetContent, SheetEntry, SheetsToo, TeamEdit, Typing,
};
use crate::domain::team::Presence;

fn paper(evening: &Evening, of: Option<u32>) -> Document {
    let control = Control::of(&evening.tournament, evening.session.history(), of.map(round)).unwrap();
    let document = audit(&evening.context(), &control);
    check::sound(&document);
    document
}

fn words(document: &Document) -> Vec<String> {
    document.pages.iter().map(|page| page.drawing.words()).collect()
}

fn enter(evening: &mut Evening, round: u32, table: u32, points: [u32; 2], deals: Option<u32>) {
    evening.sheets(round, vec![SheetEntry { table, content: SheetContent::Played { points, deals }, winner: None }]);
}

/// Two rounds of 49 tables: tables 12 and 31 of the second are missing, 44 is to be verified, three were corrected.
fn evening() -> Evening {
    let mut evening = Plan::of(99, 1).play();
    evening.draw(2);
    evening.enter(2, |table| ![7, 12, 22, 31, 38, 44].contains(&table));
    enter(&mut evening, 2, 7, [1002, 1510], None);
    enter(&mut evening, 2, 7, [1510, 1002], None);
    enter(&mut evening, 2, 22, [1276, 1241], None);
    enter(&mut evening, 2, 22, [1271, 1241], None);
    enter(&mut evening, 2, 38, [1422, 1090], None);
    evening.forfeit(2, 38);
    enter(&mut evening, 2, 44, [1246, 1203], None);
    evening
}

/// The numbers in the middle of the first column, on all pages.
fn tables(document: &Document) -> Vec<u32> {
    let items = document.pages.iter().flat_map(|page| &page.drawing.items);
    let number = |item: &Item| match item {
        Item::Text(text) if (text.x + text.style.width(&text.text) / 2.0 - 18.0).abs() < 0.01 => text.text.parse().ok(),
        _ => None,
    };
    items.filter_map(number).collect()
}

#[test]
fn pages_stay_as_they_are() {
    insta::assert_snapshot!("audit", paper(&evening(), Some(2)).to_text());
}

#[test]
fn forty_nine_sheets_take_two_pages_as_in_the_reference() {
    let document = paper(&evening(), Some(2));
    assert_eq!(document.pages.len(), 2);
    assert_eq!(tables(&document), (1..=49).collect::<Vec<_>>());
    let [first, second] = <[String; 2]>::try_from(words(&document)).unwrap();
    assert!(first.contains("Partie 2 · ce qui est ouvert d’abord, puis les corrections, puis toutes les feuilles\n"));
    assert!(second.contains("Partie 2 · toutes les feuilles, suite\n"));
    for part in ["TABLE\n", "COMPTÉ B\n"] {
        assert!(second.contains(part), "the head is repeated: {part}");
    }
    assert!(!second.contains("Corrections"));
}

#[test]
fn what_is_open_comes_first_and_says_why() {
    let text = words(&paper(&evening(), Some(2))).concat();
    let place = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part}\n{text}"));
    assert!(place("À régler\u{a0}: 3\n") < place("Corrections\u{a0}: 3\n"));
    assert!(
        place("Table 12 · équipes ") < place("Table 31 · équipes ")
            && place("La feuille manque.\n") < place("Table 44 · équipes ")
    );
    assert!(place("il manque 63 points.") < place("La feuille compte pour rien jusqu’à sa vérification."));
    assert!(place("Feuilles de la partie 2\u{a0}: 45 justes et 1 forfait sur 49\n") > place("Corrections"));
    let rest = "À régler\u{a0}: rien\n";
    assert!(words(&paper(&evening(), Some(1))).concat().contains(rest));
}

#[test]
fn a_correction_says_before_after_by_whom_and_why() {
    let evening = evening();
    let text = words(&paper(&evening, Some(2))).concat();
    for part in [
        "1’002\u{a0}–\u{a0}1’510\n1’510\u{a0}–\u{a0}1’002\nTest\nessai\n",
        "1’276\u{a0}–\u{a0}1’241 (à vérifier)\n1’271\u{a0}–\u{a0}1’241\n",
        "1’422\u{a0}–\u{a0}1’090\nforfait, équipe B absente\n",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

/// Steps taken back and done again are corrections too; sheets of an annulled draw are not.
#[test]
fn undone_entries_are_corrections_and_annulled_draws_are_not() {
    let mut evening = Plan::of(4, 0).begin();
    evening.draw(1);
    enter(&mut evening, 1, 1, [1300, 1212], None);
    enter(&mut evening, 1, 1, [1212, 1300], None);
    let reason = "mauvaise liste".to_owned();
    evening.run(Command::Rounds(RoundCommand::Annul { round: 1, reason, sheets: SheetsToo::Drop }));
    evening.draw(1);
    assert!(words(&paper(&evening, Some(1))).concat().contains("Corrections\u{a0}: aucune\n"));
    enter(&mut evening, 1, 2, [1000, 1512], None);
    evening.session.undo().unwrap();
    evening.session.redo().unwrap();
    evening.tournament = evening.session.tournament().clone();
    let text = words(&paper(&evening, Some(1))).concat();
    for part in ["feuille retirée\nTest\nannulation\n", "feuille absente\n1’000\u{a0}–\u{a0}1’512\nTest\nrétablissement\n"]
    {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

/// A sheet that was typed at another table: what was missing there is a correction too.
#[test]
fn sheets_put_in_their_place_say_why() {
    let mut evening = Plan::of(4, 0).begin();
    evening.draw(1);
    enter(&mut evening, 1, 1, [1422, 1090], None);
    let reason = "saisie sous la table 1 par erreur".to_owned();
    evening.run(Command::Sheets(SheetCommand::Exchange { round: 1, tables: [1, 2], reason: reason.clone() }));
    let text = words(&paper(&evening, Some(1))).concat();
    for part in ["1’422\u{a0}–\u{a0}1’090\nfeuille retirée\n", "feuille absente\n1’422\u{a0}–\u{a0}1’090\n"] {
        assert!(text.contains(&format!("{part}Test\n{reason}\n")), "{part}\n{text}");
    }
}

#[test]
fn sums_are_explained() {
    let mut evening = Plan::of(8, 0).begin();
    evening.draw(1);
    enter(&mut evening, 1, 1, [1100, 941], Some(13));
    enter(&mut evening, 1, 2, [1800, 712], None);
    enter(&mut evening, 1, 3, [1256, 1256], None);
    let explained = |evening: &Evening| words(&paper(evening, Some(1))).concat();
    let text = explained(&evening);
    let sums = "Sommes des 3 feuilles justes\n4’391\n½\n3’144\n½\n4’291\n½\n3’144\n½\n";
    assert!(text.contains(sums), "{text}");
    let lost = "Contrôle\u{a0}: réel A + réel B = 7’536 = 3 × 2’512. Compté\u{a0}: 100 de moins, l’excédent de 1 résultat plafonné (table 2).\n";
    assert!(text.contains(lost), "{text}");
    evening.tournament.ruleset = evening.tournament.ruleset.with(&[("cap_excess", "opponents")]).unwrap();
    assert!(
        explained(&evening).contains("Compté\u{a0}: autant, l’excédent de 1 résultat plafonné (table 2) va à l’adversaire.\n")
    );
    evening.tournament.ruleset = evening.tournament.ruleset.with(&[("cap", "none")]).unwrap();
    assert!(explained(&evening).contains("Compté\u{a0}: autant.\n"));
    evening.forfeit(1, 4);
    assert!(explained(&evening).contains("1 forfait n’y est pas compris.\n"));
}

#[test]
fn the_whole_tournament_has_a_part_for_each_round_and_the_next_draw() {
    let mut evening = Plan { rules: &[("bye", "refuse")], ..Plan::of(12, 3) }.play();
    evening.edit(5, TeamEdit { presence: Some(Presence::Absent), ..TeamEdit::default() });
    let document = paper(&evening, None);
    let pages = words(&document);
    assert_eq!(pages.len(), 3);
    for (page, round) in pages.iter().zip(1..) {
        assert!(page.contains(&format!("Partie {round} · ce qui est ouvert d’abord")));
        assert_eq!(page.contains("Tirage de la partie 4\n11 équipes présentes, nombre impair"), round == 3, "{page}");
    }
    assert!(!words(&paper(&evening, Some(3))).concat().contains("nombre impair"), "not of this round");
    assert_eq!(tables(&document), [1, 2, 3, 4, 5, 6].repeat(3));
}

#[test]
fn any_number_of_tables_with_long_reasons_is_sound() {
    let long = "Les deux capitaines ont compté deux fois la dernière levée, puis ont oublié la quatorzième donne ; la feuille a été recomptée avec eux et l’arbitre, en présence des témoins.";
    for teams in [2, 3, 4, 5, 36, 99, 100, 250] {
        let mut evening = Plan { rules: &[("rounds", "1"), ("drawn_rounds", "1")], ..Plan::of(teams, 0) }.begin();
        evening.draw(1);
        let count = teams / 2;
        assert_eq!(tables(&paper(&evening, None)), (1..=count).collect::<Vec<_>>(), "all sheets are missing");
        evening.enter(1, |table| table % 5 != 0);
        let corrected = (1..=count).filter(|table| table % 5 != 0).map(|table| SheetEntry {
            table,
            content: SheetContent::Played { points: [1200 + table, 1312 - table], deals: None },
            winner: None,
        });
        let (entries, wrong, typing) = (corrected.collect(), KeepWrong::Unverified, Typing::List);
        evening.run(Command::Sheets(SheetCommand::Enter { round: 1, entries, reason: Some(long.into()), wrong, typing }));
        let document = paper(&evening, None);
        assert_eq!(tables(&document), (1..=count).collect::<Vec<_>>(), "{teams} teams");
        let read = pdf::tests::read_back(&pdf::write(&document).unwrap());
        assert_eq!(read, words(&document));
    }
}

#[test]
fn without_a_draw_there_is_no_control() {
    let evening = Plan::of(4, 0).begin();
    assert!(Control::of(&evening.tournament, evening.session.history(), None).is_err());
}
