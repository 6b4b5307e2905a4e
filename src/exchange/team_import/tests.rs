//! Lists of teams as clubs keep them. How their bytes become a grid is tested in `csv` and `sheet_file`.

use super::*;
use crate::exchange::cells::harmless;
use crate::exchange::{Fault, LineFault, csv};
use proptest::prelude::*;

#[track_caller]
fn list(text: &str) -> TeamList {
    teams(&csv::read(text.as_bytes()).unwrap()).unwrap()
}

/// A team in short: `number|name|player+player|club|settled`.
fn short(draft: &TeamDraft) -> String {
    let TeamDraft { number, rest } = draft;
    let settled = rest.settled.map_or("", |settled| if settled { "yes" } else { "no" });
    let number = number.map_or(String::new(), |number| number.to_string());
    let players = rest.players.clone().unwrap_or_default().join("+");
    format!("{number}|{}|{players}|{}|{settled}", rest.name.as_deref().unwrap_or(""), rest.club.as_deref().unwrap_or(""))
}

#[track_caller]
fn check(text: &str, expected: &[(usize, &str)]) {
    let list = list(text);
    let got: Vec<_> = list.entries.iter().map(|(line, draft)| (*line, short(draft))).collect();
    let expected: Vec<_> = expected.iter().map(|&(line, team)| (line, team.to_owned())).collect();
    assert_eq!((got, list.faults), (expected, vec![]), "{text}");
}

#[test]
fn columns_come_in_any_order_and_language() {
    check("number;name;player1;player2;club;paid\n12;Les As;Ana;Bob;Club;oui\n", &[(2, "12|Les As|Ana+Bob|Club|yes")]);
    check("Payé,Joueur 2,Remarque,Joueur 1,N°,Nom de l'équipe\nnon,Bob,x,Ana,3,Les As", &[(2, "3|Les As|Ana+Bob||no")]);
    check("Joueur\tJoueur\tClub\nAna\tBob\tC", &[(2, "||Ana+Bob|C|")]);
    check("Équipe;Club\nLes As;C\n;\nLes Rois;", &[(2, "|Les As||C|"), (4, "|Les Rois|||")]);
    check("Tournoi de jass;;\nGenève, 2026\n\nNo;Équipe\n1;Les As", &[(5, "1|Les As|||")]);
}

#[test]
fn team_may_head_the_names_or_the_numbers() {
    check("Équipe;Nom;Joueur 1\n7;Les As;Ana", &[(2, "7|Les As|Ana||")]);
    check("Équipe;Joueur 1;Joueur 2\n7;Ana;Bob\n8;Cléo;Dan", &[(2, "7||Ana+Bob||"), (3, "8||Cléo+Dan||")]);
    check("N°;Équipe\n7;1291", &[(2, "7|1291|||")]);
    let grid = csv::read("Équipe;Nom\nLes As;Ana".as_bytes()).unwrap();
    let titles = ["Équipe".to_owned(), "Nom".to_owned()];
    assert_eq!(teams(&grid), Err(ExchangeError::ColumnTwice { column: Column::Name, titles }));
}

#[test]
fn without_a_header_the_content_says_it() {
    for (text, expected) in [
        ("Les As", "|Les As|||"),
        ("1;Les As", "1|Les As|||"),
        ("Ana;Bob", "||Ana+Bob||"),
        ("1;Ana;Bob", "1||Ana+Bob||"),
        ("Les As;Ana;Bob", "|Les As|Ana+Bob||"),
        ("1;Les As;Ana;Bob", "1|Les As|Ana+Bob||"),
        ("1;Les As;Ana;Bob;Carouge", "1|Les As|Ana+Bob|Carouge|"),
        ("Les As;Ana;Bob;Carouge;x", "|Les As|Ana+Bob|Carouge|yes"),
        ("1;Les As;Ana;Bob;Carouge;non", "1|Les As|Ana+Bob|Carouge|no"),
        ("1;Les As;Ana;Bob;oui", "1|Les As|Ana+Bob||yes"),
        ("1;Ana;Bob;0", "1||Ana+Bob||no"),
        ("Les As;oui", "|Les As|||yes"),
    ] {
        check(text, &[(1, expected)]);
        assert_eq!(list(text).header_line, None);
    }
}

#[test]
fn what_was_understood_is_told() {
    let list = list("Équipe;Téléphone;Joueur 1\nLes As;022;Ana");
    let columns: Vec<_> = list.columns.iter().map(|c| (c.position, c.title.as_str(), c.meaning)).collect();
    assert_eq!(columns, [(1, "Équipe", Some(Column::Name)), (2, "Téléphone", None), (3, "Joueur 1", Some(Column::Player1))]);
    assert_eq!(list.header_line, Some(1));
}

#[test]
fn paid_is_understood_in_many_words() {
    for (words, expected) in [
        (&["oui", "OUI", "x", "X", "1", "true", "VRAI", "ja", "yes", "payé", "Payée", "✓", "☑", "ok", "oui (Twint)"][..], "yes"),
        (&["non", "0", "false", "FAUX", "no", "nein", "impayé", "-", "pas payé", "☐"], "no"),
        (&["", "  "], ""),
    ] {
        for word in words {
            check(&format!("nom;payé\nLes As;{word}"), &[(2, &format!("|Les As|||{expected}"))]);
        }
    }
}

#[test]
fn every_bad_line_is_told() {
    let text = |text: &str| text.to_owned();
    for (line, fault) in [
        ("x;Les As;;;", Fault::NotANumber { column: Column::Number, text: text("x") }),
        ("-1;Les As;;;", Fault::Negative { column: Column::Number, text: text("-1") }),
        ("1.5;Les As;;;", Fault::Fractional { column: Column::Number, text: text("1.5") }),
        ("1;Les As;;;peut-être", Fault::UnknownWord { column: Column::Paid, text: text("peut-être") }),
        ("1;Les As;;;;x", Fault::TooManyColumns { given: 6, expected: 5 }),
    ] {
        let list = list(&format!("no;nom;joueur 1;joueur 2;payé\n{line}\n2;Les Rois"));
        assert_eq!(list.faults, [LineFault { line: 2, fault }], "{line}");
    }
    let list = list("1;Les As;A;B\n2;Les Rois;C;D\nx;Les Dames;E;F");
    assert_eq!(list.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [3]);
}

#[test]
fn numbered_lines_without_a_team_are_passed_over() {
    let list = list("no;nom;payé\n1;Les As;\n2;;\n3;;non\n4;;");
    assert_eq!(list.passed_over, [3, 5]);
    // The rules refuse a team without a name: it is not for the import to judge.
    assert_eq!(list.entries.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [2, 4]);
}

#[test]
fn a_header_without_names_is_told() {
    let grid = csv::read(b"no;joueur 1;club\n1;Ana;C").unwrap();
    assert!(matches!(teams(&grid), Err(ExchangeError::ColumnMissing { column: Column::Name, .. })));
}

/// I02: a list as Excel in French Switzerland exports it.
#[test]
fn an_export_of_excel_reads_without_settings() {
    let letters = ["é", "è", "ç", "œ", "ü", "’", "Œ", "À"];
    let name = |i: usize| format!("L{}quipe de Gen{}ve {i}", letters[i % 8], letters[(i + 3) % 8]);
    let row = |i: usize| format!("{i};{};Joueuse {i}è;Joueur {i}ü;Café d’été, rive;{}", name(i), ["oui", ""][i % 2]);
    let text: Vec<_> = std::iter::once("N°;Équipe;Joueur 1;Joueur 2;Club;Payé".to_owned()).chain((1..=100).map(row)).collect();
    let text = text.join("\r\n") + "\r\n";
    let (bytes, _, unmappable) = encoding_rs::WINDOWS_1252.encode(&text);
    assert!(!unmappable && std::str::from_utf8(&bytes).is_err());
    let list = teams(&csv::read(&bytes).unwrap()).unwrap();
    assert_eq!((list.entries.len(), list.faults.len(), list.header_line), (100, 0, Some(1)));
    for (i, (line, draft)) in (1..).zip(&list.entries) {
        let paid = ["yes", ""][i % 2];
        assert_eq!((*line, short(draft)), (i + 1, format!("{i}|{}|Joueuse {i}è+Joueur {i}ü|Café d’été, rive|{paid}", name(i))));
    }
}

/// The text export as it is to be: names made harmless, BOM, semicolons.
fn exported(names: &[[String; 3]]) -> Vec<u8> {
    let mut writer = ::csv::WriterBuilder::new().delimiter(b';').from_writer("\u{feff}".as_bytes().to_vec());
    writer.write_record(["N°", "Équipe", "Joueur 1", "Joueur 2"]).unwrap();
    for (i, names) in (1..).zip(names) {
        let number = format!("{i}");
        writer.write_record([&*number, &harmless(&names[0]), &harmless(&names[1]), &harmless(&names[2])]).unwrap();
    }
    writer.into_inner().unwrap()
}

fn round_trip(names: &[[String; 3]]) -> Vec<[String; 3]> {
    let list = teams(&csv::read(&exported(names)).unwrap()).unwrap();
    assert_eq!(list.faults, []);
    let all = |(_, draft): (usize, TeamDraft)| {
        let players = draft.rest.players.unwrap();
        [draft.rest.name.unwrap(), players[0].clone(), players[1].clone()]
    };
    list.entries.into_iter().map(all).collect()
}

#[test]
fn names_of_all_alphabets_come_back_identical() {
    let names = [
        ["Škoda", "Nguyễn", "Łukasz"],
        ["🂡 Les As 🇨🇭", "שלום", "محمد"],
        ["=1+1", "+41", "-A"],
        ["@moi", "'=x", "'Ndrangheta"],
        ["Les \"As\"; bis", "Dupont, Jean", "l’été\u{a0}!"],
        ["-157", "12", "日本"],
    ];
    let names = names.map(|names| names.map(str::to_owned));
    assert_eq!(round_trip(&names), names);
}

proptest! {
    #[test]
    fn any_names_come_back_identical(names in proptest::collection::vec(proptest::array::uniform3("[-'=+@;,\" a-zéŠễ🂡א]{0,10}|\\PC{1,20}"), 1..8)) {
        let names: Vec<_> = names.into_iter().map(|names| names.map(|name| format!("{name}.").trim().to_owned())).collect();
        prop_assert_eq!(round_trip(&names), names);
    }

    #[test]
    fn any_table_does_no_harm(text in "[aéno1;,'\"=\n -]{0,80}|(nom|no|joueur|payé|[;\n1x]){0,30}") {
        if let Ok(grid) = csv::read(text.as_bytes()) {
            let _ = (teams(&grid), crate::exchange::sheet_import::sheets(&grid), crate::exchange::pairing_import::matches(&grid));
        }
    }
}
