//! The command line as scripts see it (cli.md): exit status, JSON fields, one French sentence per refusal, and a file that
//! a refused call leaves byte for byte as it was.

use crate::terminal::Desk;
use atout::domain::Points;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// Three rounds of four teams with a capped score, a time-out, a penalty; round 4 not drawn.
fn three_rounds() -> Desk {
    let desk = Desk::with_teams(4);
    for round in ["1", "2", "3"] {
        desk.ok(&["draw", "T.jass", "--round", round, "--seed", "genève"]);
        desk.ok(&["enter", "T.jass", "--round", round, "--table", "1", "--points", "1800", "712"]);
        desk.ok(&["enter", "T.jass", "--round", round, "--table", "2", "--points", "1100", "941", "--deals", "13"]);
    }
    assert_eq!(desk.ok(&["penalty", "T.jass", "--round", "2", "--team", "1", "--points=-78½", "--reason", "retard"]).out, "1\n");
    desk
}

#[test]
fn a_call_that_is_wrong_ends_with_2() {
    let desk = Desk::with_teams(4);
    desk.ok(&["draw", "T.jass", "--round", "1"]);
    let enter = |points: [&str; 2]| {
        desk.refused(2, &["enter", "T.jass", "--round", "1", "--table", "1", "--points", points[0], points[1]], "nombre entier");
    };
    enter(["-5", "2517"]);
    enter(["12.5", "2499.5"]);
    enter(["abc", "2500"]);
    enter(["", "2512"]);
    // With the window built in, these open it.
    if cfg!(not(feature = "gui")) {
        desk.refused(2, &[], "sans fenêtre");
        desk.refused(2, &["T.jass"], "sans fenêtre");
        desk.refused(2, &["project", "T.jass"], "Le projecteur est une fenêtre");
    }
    desk.refused(2, &["project", "T.jass", "--yes"], "Le projecteur est une fenêtre");
    desk.refused(2, &["project"], "<FILE>");
    desk.refused(2, &["frobnicate", "T.jass"], "« frobnicate »");
    desk.refused(2, &["teams", "T.jass", "--nope"], "« --nope »");
    desk.refused(2, &["teams"], "<FILE>");
    desk.refused(2, &["enter", "T.jass", "--round", "1", "--table", "1"], "--points");
    desk.refused(2, &["enter", "T.jass", "--round", "1", "--table", "1", "--points", "1340"], "--points");
    desk.refused(2, &["enter", "T.jass", "--round", "x", "--table", "1", "--points", "1340", "1172"], "--round");
    desk.refused(2, &["enter", "T.jass", "--round", "1", "--table", "1", "--forfeit", "c"], "a, b ou ab");
    desk.refused(2, &["penalty", "T.jass", "--round", "1", "--team", "1", "--points", "beaucoup", "--reason", "x"], "-78,5");
    desk.refused(2, &["new", "U.jass", "--date", "2026-02-30"], "2026-11-28");
    desk.refused(2, &["new", "U.jass", "--date", "28.11.2026"], "2026-11-28");
    desk.refused(2, &["new", "U.jass", "--fee", "-3"], "montant");
    desk.refused(2, &["new", "U.jass", "--set", "cap"], "CLÉ=VALEUR");
    desk.refused(2, &["teams", "T.jass", "--lang", "xx"], "fr");
    desk.refused(2, &["print", "T.jass", "poster", "-o", "x.pdf"], "draw-by-team");
    desk.refused(2, &["print", "T.jass", "ranking", "-o", "x.txt"], ".pdf");
    desk.refused(2, &["export", "T.jass", "-o", "x.doc"], ".csv, .xlsx, .json ou .html");
    desk.refused(2, &["edit-team", "T.jass", "--team", "1", "--paid", "--unpaid"], "ne vont pas ensemble");
}

/// Every player should deal every suit once; the organiser may insist on another order (papers 04).
#[test]
fn an_uneven_order_of_trumps_wants_insistence() {
    let desk = Desk::with_teams(4);
    let trumps = |desk: &Desk| desk.json(&["rules", "T.jass", "--json"])["trumps"].clone();
    desk.ok(&["rules", "T.jass", "--set", "trumps=CCCCDDDDHHHHSSSS"]);
    assert_eq!(trumps(&desk), "CCCCDDDDHHHHSSSS");
    let cyclic = ["rules", "T.jass", "--set", "trumps=SHDCSHDCSHDCSHDC"];
    desk.refused(1, &cyclic, "le donneur 1");
    desk.refused(1, &cyclic, "--yes");
    assert_eq!(trumps(&desk), "CCCCDDDDHHHHSSSS");
    let insisted = desk.ok(&[&cyclic[..], &["--yes"]].concat());
    assert!(insisted.err.contains("donneur 1"), "{}", insisted.err);
    assert_eq!(trumps(&desk), "SHDCSHDCSHDCSHDC");
    let other = desk.ok(&["rules", "T.jass", "--set", "match_minutes=50"]);
    assert!(other.err.is_empty(), "what was insisted on is not asked for again: {}", other.err);
    let made = desk.ok(&["new", "U.jass", "--set", "trumps=SHDCSHDCSHDCSHDC"]);
    assert!(made.err.contains("donneur 1"), "{}", made.err);
}

#[test]
fn what_the_rules_refuse_ends_with_1() {
    let desk = Desk::with_teams(3);
    desk.refused(1, &["new", "T.jass"], "existe déjà");
    for (set, says) in [
        ("rouns=3", "« rounds »"),
        ("cap=-5", "cap"),
        ("deals_per_match=0", "de 1 à 64"),
        ("drawn_rounds=5", "de 0 à 4"),
        ("bye=maybe", "« refuse » ou « points »"),
        ("max_teams=2", "3 équipes"),
    ] {
        desk.refused(1, &["rules", "T.jass", "--set", set], says);
    }
    let name = |name: &str, says| desk.refused(1, &["add-team", "T.jass", "--name", name], says);
    name("ÉQUIPE   1", "équipe 1");
    name("E\u{301}quipe 1", "équipe 1");
    name("a\u{7}b", "invisible");
    name(&"x".repeat(300), "300 caractères");
    name("", "nom de l’équipe ou des deux joueurs");
    desk.refused(1, &["add-team", "T.jass", "--player", "Anne"], "deux joueurs");
    desk.refused(1, &["add-team", "T.jass", "--number", "2", "--name", "Z"], "libre : 4");
    desk.refused(1, &["add-team", "T.jass", "--number", "0", "--name", "Z"], "1 à 9999");
    desk.refused(1, &["add-team", "T.jass", "--number", "10000", "--name", "Z"], "1 à 9999");
    desk.refused(1, &["edit-team", "T.jass", "--team", "9", "--paid"], "équipe 9");
    desk.refused(1, &["draw", "T.jass", "--round", "1"], "nombre impair");
    desk.ok(&["add-team", "T.jass", "--name", "Quatre", "--fixed-table", "9"]);
    desk.refused(1, &["draw", "T.jass", "--round", "1"], "table 9");
    desk.ok(&["edit-team", "T.jass", "--team", "4", "--fixed-table", "none"]);
    desk.refused(1, &["draw", "T.jass", "--round", "2"], "partie 1");
    desk.refused(1, &["draw", "T.jass", "--round", "9"], "1 à 4");
    desk.refused(1, &["draw", "T.jass", "--round", "1", "--seed", "  "], "200 caractères");
    desk.refused(1, &["ranking", "T.jass"], "pas encore tirée");
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "genève"]);
    desk.refused(1, &["draw", "T.jass", "--round", "1"], "déjà tirée");
    desk.refused(1, &["remove-team", "T.jass", "--team", "1"], "tirage");
    let enter = |rest: &[&str], says| desk.refused(1, &[&["enter", "T.jass", "--round", "1"], rest].concat(), says);
    enter(&["--table", "7", "--points", "1340", "1172"], "tables 1 à 2");
    enter(&["--table", "1", "--points", "1340", "1182"], "10 points de trop");
    enter(&["--table", "1", "--points", "1340", "1015"], "une donne a été oubliée");
    enter(&["--table", "1", "--points", "1340", "1172", "--deals", "17"], "16 donnes");
    enter(&["--table", "1", "--points", "99999999999", "0"], "trop grand");
    desk.refused(1, &["enter", "T.jass", "--round", "2", "--table", "1", "--points", "1340", "1172"], "partie 2");
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "1", "--points", "1340", "1172"]);
    enter(&["--table", "1", "--points", "1000", "1512"], "--reason");
    enter(&["--table", "1", "--points", "1340", "1172"], "déjà cette feuille");
    enter(&["--table", "1", "--points", "1000", "1512", "--reason", " "], "motif");
    desk.refused(1, &["draw", "T.jass", "--round", "2"], "--yes");
    desk.refused(1, &["annul-draw", "T.jass", "--round", "1", "--reason", "x"], "--with-sheets");
    desk.refused(1, &["rules", "T.jass", "--set", "points_per_deal=100"], "table 1");
    desk.refused(1, &["penalty", "T.jass", "--round", "2", "--team", "1", "--points=-157", "--reason", "x"], "partie 2");
    desk.refused(1, &["unpenalty", "T.jass", "--id", "3", "--reason", "x"], "pénalité 3");
    desk.refused(1, &["print", "T.jass", "final", "-o", "f.pdf"], "partie 4");
    desk.refused(1, &["print", "T.jass", "ranking", "--round", "3", "-o", "f.pdf"], "partie 3");
    desk.refused(1, &["teams", "T.jass", "--operator", "a\u{7}"], "poste");
    fs::write(desk.path("autre.pdf"), "une lettre").unwrap();
    desk.refused(1, &["print", "T.jass", "ranking", "-o", "autre.pdf"], "--force");
    desk.ok(&["print", "T.jass", "ranking", "-o", "autre.pdf", "--force"]);
    desk.ok(&["backup", "T.jass", "-o", "copie.jass"]);
    desk.refused(1, &["backup", "T.jass", "-o", "copie.jass"], "existe déjà");
    desk.refused(1, &["redo", "T.jass"], "rétablir");
}

#[test]
fn trouble_with_a_file_ends_with_3() {
    let desk = Desk::with_teams(2);
    desk.write("texte.jass", "ceci n'est pas un tournoi");
    desk.write("vide.jass", "");
    fs::create_dir(desk.path("dossier")).unwrap();
    desk.refused(3, &["teams", "absent.jass"], "n’existe pas");
    desk.refused(3, &["teams", "texte.jass"], "n’est pas un tournoi");
    desk.refused(3, &["teams", "vide.jass"], "vide");
    desk.refused(3, &["teams", "dossier"], "dossier");
    desk.refused(3, &["new", "dossier"], "dossier");
    desk.refused(3, &["new", "nulle/part.jass"], "dossier de");
    desk.refused(3, &["import-teams", "T.jass", "absente.csv"], "n’existe pas");
    desk.refused(3, &["import-teams", "T.jass", "dossier"], "dossier");
    desk.refused(3, &["new", "U.jass", "--rules", "absent.toml"], "n’existe pas");
    desk.ok(&["draw", "T.jass", "--round", "1"]);
    desk.refused(3, &["print", "T.jass", "ranking", "-o", "dossier"], "dossier");
    desk.refused(3, &["print", "T.jass", "ranking", "-o", "nulle/part.pdf"], "dossier de");
}

#[test]
fn a_list_is_taken_whole_or_not_and_every_bad_line_is_named() {
    let desk = Desk::with_teams(4);
    desk.write("autres.csv", "nom;joueur 1;joueur 2;payé\nÉquipe 1;;;oui\nNeuve;A;B;peut-être\n;seule;;\nBonne;A;B;non\n");
    desk.refused(1, &["import-teams", "T.jass", "autres.csv"], "Ligne 3");
    desk.write("autres.csv", "nom;joueur 1;joueur 2\nÉquipe 1;;\nNeuve;A;B\n;seule;\n");
    let done = desk.run(&["import-teams", "T.jass", "autres.csv"]);
    assert!(done.err.contains("Ligne 2") && done.err.contains("Ligne 4") && !done.err.contains("Ligne 3"), "{}", done.err);
    desk.ok(&["draw", "T.jass", "--round", "1"]);
    desk.write("feuilles.csv", "table;points_a;points_b\n1;1340;1172\n2;1340;1182\n");
    desk.refused(1, &["enter", "T.jass", "--round", "1", "--from", "feuilles.csv"], "Ligne 3");
    desk.write("feuilles.csv", "table;points_a;points_b\n1;1340;-3\n");
    desk.refused(1, &["enter", "T.jass", "--round", "1", "--from", "feuilles.csv"], "négatif");
    desk.write("feuilles.csv", "table;points_a;points_b;deals\n1;1340;1172;\n2;1100;941;13\n");
    desk.ok(&["enter", "T.jass", "--round", "1", "--from", "feuilles.csv"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--from", "feuilles.csv"]);
    desk.write("paires.csv", "table;team_a;team_b\n1;1;2\n2;3;9\n");
    desk.refused(1, &["pair", "T.jass", "--round", "2", "--from", "paires.csv"], "équipe 9");
    desk.write("paires.csv", "table;team_a;team_b\n1;1;2\n");
    desk.refused(1, &["pair", "T.jass", "--round", "2", "--from", "paires.csv"], "équipes 3 et 4");
}

#[test]
fn a_hundred_teams_are_the_most_and_the_next_can_wait() {
    let desk = Desk::with_teams(100);
    desk.refused(1, &["add-team", "T.jass", "--name", "La cent-unième"], "--waiting");
    assert_eq!(desk.ok(&["add-team", "T.jass", "--name", "La cent-unième", "--waiting"]).out, "101\n");
    desk.refused(1, &["edit-team", "T.jass", "--team", "101", "--registered"], "maximum");
}

#[test]
fn the_ranking_as_json_keeps_its_promise() {
    let desk = three_rounds();
    let ranking = desk.json(&["ranking", "T.jass", "--json"]);
    assert_eq!(ranking["after_round"], 3);
    assert_eq!((&ranking["final"], &ranking["provisional"]), (&json!(false), &json!(false)));
    assert_eq!(ranking["sheets"], json!({ "in": 6, "expected": 6 }));
    let lines = ranking["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 4);
    for line in lines {
        let fields: Vec<_> = line.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(fields, ["rank", "team", "name", "players", "state", "rounds", "penalties", "total", "capped_rounds", "tie"]);
        let halves = |points: &Value| serde_json::from_value::<Points>(points.clone()).unwrap().halves();
        let sum: i64 = line["rounds"].as_array().unwrap().iter().map(halves).sum();
        assert_eq!(halves(&line["total"]), sum + halves(&line["penalties"]));
        for (i, points) in line["rounds"].as_array().unwrap().iter().enumerate() {
            assert_eq!(points == &json!(1700), line["capped_rounds"].as_array().unwrap().contains(&json!(i + 1)));
        }
    }
    let punished = lines.iter().find(|line| line["team"] == 1).unwrap();
    assert_eq!((&punished["penalties"], &punished["state"]), (&json!(-78.5), &json!("present")));
    let csv = desk.ok(&["ranking", "T.jass", "--csv"]).out;
    assert!(csv.starts_with("rank;team;name;players;p1;p2;p3;penalties;total;tie\n"), "{csv}");
    assert!(csv.contains(";-78.5;") && csv.contains("1335.5"), "{csv}");
}

#[test]
fn a_missing_sheet_is_no_score_and_a_bye_no_sheet() {
    let desk = Desk::with_teams(3);
    desk.ok(&["rules", "T.jass", "--set", "bye=points"]);
    desk.ok(&["edit-team", "T.jass", "--team", "3", "--unranked"]);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "x"]);
    let pairings = desk.json(&["pairings", "T.jass", "--round", "1", "--json"]);
    assert_eq!((pairings["by"].as_str(), pairings["tables"].as_array().unwrap().len()), (Some("lot"), 1));
    let ranking = desk.json(&["ranking", "T.jass", "--json"]);
    assert_eq!((&ranking["provisional"], &ranking["sheets"]), (&json!(true), &json!({ "in": 0, "expected": 1 })));
    let unranked = &ranking["unranked"][0];
    assert_eq!((&unranked["rank"], &unranked["team"], &unranked["state"]), (&json!(null), &json!(3), &json!("unranked")));
    for line in ranking["lines"].as_array().unwrap().iter().chain([unranked]) {
        let bye = line["team"] == pairings["bye"];
        assert_eq!(line["rounds"], if bye { json!([1256]) } else { json!([null]) });
    }
    let audit = desk.run(&["audit", "T.jass", "--json"]);
    assert_eq!(audit.status, 1, "something is open");
    let audit: Value = serde_json::from_str(&audit.out).unwrap();
    assert_eq!(audit["open"][0]["kind"], "missing_sheet");
    let sheet = &audit["sheets"][0];
    assert_eq!(sheet["state"], "missing");
    for field in ["deals", "typed", "share", "real", "counted"] {
        assert_eq!(sheet[field], json!(null), "{field}");
    }
}

#[test]
fn the_audit_as_json_shows_every_step_of_a_sheet() {
    let desk = Desk::with_teams(8);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "x"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "1", "--points", "1100", "941", "--deals", "13"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "2", "--forfeit", "b"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "3", "--points", "1800", "722", "--keep-unverified"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "4", "--points", "712", "1800"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "4", "--points", "1800", "712", "--reason", "colonnes échangées"]);
    let audit = desk.json(&["audit", "T.jass", "--json"]);
    let sheet = |i: usize| {
        let sheet = &audit["sheets"][i];
        json!([sheet["state"], sheet["deals"], sheet["typed"], sheet["share"], sheet["real"], sheet["counted"]])
    };
    assert_eq!(sheet(0), json!(["ok", 13, [1100, 941], 235.5, [1335.5, 1176.5], [1335.5, 1176.5]]));
    assert_eq!(sheet(1), json!(["forfeit", null, null, null, null, [1256, 0]]));
    assert_eq!(sheet(2), json!(["unverified", 16, [1800, 722], null, null, null]));
    assert_eq!(sheet(3), json!(["corrected", 16, [1800, 712], 0, [1800, 712], [1700, 712]]));
    let kinds = |list: &str| audit[list].as_array().unwrap().iter().map(|entry| entry["kind"].clone()).collect::<Vec<_>>();
    assert_eq!(kinds("open"), ["unverified_sheet"]);
    assert_eq!(kinds("notes"), ["time_out", "forfeit", "corrected", "capped"]);
}

#[test]
fn the_record_of_a_draw_lets_anybody_compute_it_again() {
    let desk = Desk::with_teams(4);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", " genève "]);
    desk.ok(&["annul-draw", "T.jass", "--round", "1", "--reason", "une équipe en retard"]);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "36 cartes"]);
    desk.ok(&["undo", "T.jass"]);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "genève"]);
    let record = desk.json(&["draw-record", "T.jass", "--round", "1", "--json"]);
    assert_eq!((&record["version"], &record["by"], &record["seed"]), (&json!("jass-draw-1"), &json!("lot"), &json!("genève")));
    assert_eq!(record["tables"], json!([{ "table": 1, "team_a": 4, "team_b": 2 }, { "table": 2, "team_a": 3, "team_b": 1 }]));
    assert_eq!((&record["numbers"], &record["forbidden"], &record["attempts"]), (&json!([1, 2, 3, 4]), &json!([]), &json!(1)));
    let annulled: Vec<_> = record["annulled"].as_array().unwrap().iter().map(|draw| (&draw["seed"], &draw["reason"])).collect();
    assert_eq!(annulled, [(&json!("genève"), &json!("une équipe en retard")), (&json!("36 cartes"), &json!("annulation"))]);
    desk.refused(1, &["redo", "T.jass"], "rien à rétablir");
}

#[test]
fn the_ranked_round_says_on_what_it_rests() {
    let desk = three_rounds();
    desk.ok(&["draw", "T.jass", "--round", "4", "--seed", "genève"]);
    let record = desk.json(&["draw-record", "T.jass", "--round", "4", "--json"]);
    assert_eq!((&record["by"], record["ranking"].as_array().unwrap().len()), (&json!("ranking"), 4));
    assert_eq!(record["lots"].as_array().unwrap().len(), 4);
    let first = &desk.json(&["ranking", "T.jass", "--round", "3", "--json"])["lines"];
    let table = &record["tables"][0];
    assert_eq!((&table["team_a"], &table["team_b"]), (&first[0]["team"], &first[1]["team"]));
    assert_eq!(desk.ok(&["verify", "T.jass"]).err, "");
}

#[test]
fn the_exported_table_opens_in_a_french_excel_and_comes_back() {
    let desk = Desk::new();
    desk.ok(&["new", "T.jass", "--name", "Essai"]);
    for name in ["=SOMME(A1)", "Škoda", "Nguyễn", "Łukasz 🂡", "L'Œil « vif »; et \"cité\""] {
        desk.ok(&["add-team", "T.jass", "--name", name, "--player", "+41 22", "--player", "@luc"]);
    }
    desk.ok(&["add-team", "T.jass", "--name", "Sixième"]);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "x"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "1", "--points", "1100", "941", "--deals", "13"]);
    desk.ok(&["export", "T.jass", "-o", "T.csv"]);
    let bytes = fs::read(desk.path("T.csv")).unwrap();
    assert!(bytes.starts_with(b"\xef\xbb\xbfRang;No;"));
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.contains("1335,5") && text.contains("'=SOMME") && text.contains("'+41") && text.contains("'@luc"), "{text}");
    desk.ok(&["new", "U.jass"]);
    desk.ok(&["import-teams", "U.jass", "T.csv"]);
    let teams = |file: &str| {
        let teams = desk.json(&["teams", file, "--json"]);
        let team = |team: &Value| (team["number"].clone(), team["name"].clone(), team["players"].clone());
        teams["teams"].as_array().unwrap().iter().map(team).collect::<Vec<_>>()
    };
    assert_eq!(teams("U.jass"), teams("T.jass"));
    desk.ok(&["new", "V.jass"]);
    desk.ok(&["import-teams", "V.jass", "T.jass"]);
    assert_eq!(teams("V.jass"), teams("T.jass"));
    desk.ok(&["export", "T.jass", "-o", "T.json"]);
    let everything: Value = serde_json::from_str(&fs::read_to_string(desk.path("T.json")).unwrap()).unwrap();
    assert_eq!(everything["teams"].as_array().unwrap().len(), 6);
    assert!(!everything["journal"].as_array().unwrap().is_empty());
}

#[test]
fn help_speaks_french_at_every_level() {
    let desk = Desk::new();
    let help = desk.ok(&["--help"]).out;
    let verbs: Vec<_> = help
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next())
        .filter(|word| !word.starts_with('-'))
        .collect();
    assert!(verbs.len() >= 30, "{help}");
    for verb in verbs {
        let help = desk.ok(&[verb, "--help"]).out;
        for english in ["Usage", "Commands", "possible", "default", "Print"] {
            assert!(!help.contains(english), "{verb}: {help}");
        }
    }
}

/// The papers of a tournament, one by one and all into a folder.
#[test]
fn papers_are_written_whole_and_replaced() {
    let desk = three_rounds();
    let papers = [
        "teams",
        "cash",
        "rules",
        "signs",
        "cards",
        "draw",
        "draw-by-team",
        "sheets",
        "sheet-blank",
        "draw-record",
        "audit",
        "ranking",
    ];
    for document in papers {
        desk.ok(&["print", "T.jass", document, "-o", "p.pdf"]);
        assert!(fs::read(desk.path("p.pdf")).unwrap().starts_with(b"%PDF-"));
    }
    desk.ok(&["print", "T.jass", "all", "-o", "papiers"]);
    let files = fs::read_dir(desk.path("papiers")).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let files: Vec<String> = files.collect();
    for of_round in ["tirage-tables", "ou-suis-je", "feuilles", "pv-tirage", "classement"] {
        for round in 1..=3 {
            let part = format!("_{of_round}_partie-{round}_");
            assert_eq!(files.iter().filter(|name| name.contains(&part)).count(), 1, "{part} in {files:?}");
        }
    }
    for of_none in ["_liste-equipes_", "_reglement_", "_numeros-tables_", "_cartes_", "_feuilles-vierges_", "_controle_"] {
        assert!(files.iter().any(|name| name.contains(of_none)), "{of_none} in {files:?}");
    }
    desk.refused(1, &["print", "T.jass", "missing", "--round", "1", "-o", "m.pdf"], "Toutes les feuilles de la partie 1");
    desk.refused(1, &["print", "T.jass", "draw-by-team", "--by", "player", "--without-players", "-o", "m.pdf"], "par joueur");
    desk.ok(&["print", "T.jass", "all", "--without-players", "-o", "papiers"]);
    // Onto the paper in the printer: one, or all of them.
    desk.ok(&["print", "T.jass", "draw", "--paper", "letter", "-o", "p.pdf"]);
    assert_eq!(width(&desk.path("p.pdf")), "612");
    desk.ok(&["print", "T.jass", "draw", "--paper", "a4", "-o", "p.pdf"]);
    assert_eq!(width(&desk.path("p.pdf")), "595");
    desk.ok(&["print", "T.jass", "all", "--paper", "letter", "-o", "lettres"]);
    let upright_or_on_its_side = |path: &Path| ["612", "792"].contains(&width(path).as_str());
    assert!(fs::read_dir(desk.path("lettres")).unwrap().all(|file| upright_or_on_its_side(&file.unwrap().path())));
    desk.refused(2, &["print", "T.jass", "draw", "--paper", "a3", "-o", "p.pdf"], "letter");
}

/// The width of the first page of a PDF in points.
fn width(path: &Path) -> String {
    let file = lopdf::Document::load(path).unwrap();
    let page = file.get_dictionary(file.get_pages()[&1]).unwrap();
    format!("{:.0}", page.get(b"MediaBox").unwrap().as_array().unwrap()[2].as_float().unwrap())
}

/// A team without a name goes by its players, and scripts still find them.
#[test]
fn a_team_without_a_name_has_its_players_in_the_ranking() {
    let desk = Desk::new();
    desk.ok(&["new", "T.jass"]);
    desk.ok(&["add-team", "T.jass", "--player", "Jo", "--player", "Zé"]);
    desk.ok(&["add-team", "T.jass", "--name", "Nommée", "--player", "A", "--player", "B"]);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "x"]);
    let ranking = desk.json(&["ranking", "T.jass", "--json"]);
    let line = ranking["lines"].as_array().unwrap().iter().find(|line| line["team"] == 1).unwrap();
    assert_eq!((&line["name"], &line["players"]), (&json!("Jo, Zé"), &json!(["Jo", "Zé"])));
    assert_eq!(line["rounds"], json!([null]));
    assert!(desk.ok(&["ranking", "T.jass", "--csv"]).out.contains(";1;Jo, Zé;Jo, Zé;;0;0;"));
}

#[test]
fn byes_by_lot_and_by_hand() {
    let desk = Desk::with_teams(3);
    desk.refused(1, &["draw", "T.jass", "--round", "1"], "nombre impair");
    desk.write("paires.csv", "table;team_a;team_b\n1;1;2\n;3;\n");
    desk.refused(1, &["pair", "T.jass", "--round", "1", "--from", "paires.csv"], "bye = points");
    desk.ok(&["rules", "T.jass", "--set", "bye=points"]);
    desk.ok(&["pair", "T.jass", "--round", "1", "--from", "paires.csv"]);
    assert_eq!(
        desk.json(&["pairings", "T.jass", "--round", "1", "--json"]),
        json!({ "round": 1, "by": "hand", "tables": [{ "table": 1, "team_a": 1, "team_b": 2 }], "bye": 3 })
    );
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "1", "--points", "0", "2512"]);
    desk.ok(&["draw", "T.jass", "--round", "2", "--seed", "x"]);
    let record = desk.json(&["draw-record", "T.jass", "--round", "2", "--json"]);
    let fields: Vec<_> = record.as_object().unwrap().keys().map(String::as_str).collect();
    let promised = [
        "version",
        "round",
        "by",
        "seed",
        "numbers",
        "forbidden",
        "bye_drawn",
        "no_bye",
        "fixed_tables",
        "attempts",
        "tables",
        "bye",
        "drawn_at",
        "changes",
        "annulled",
        "list",
    ];
    assert_eq!(fields, promised);
    assert_eq!((&record["bye_drawn"], &record["no_bye"], &record["forbidden"]), (&json!(true), &json!([3]), &json!([[1, 2]])));
    let audit = desk.run(&["audit", "T.jass", "--json"]).out;
    assert!(audit.contains("hand_pairing") && audit.contains("missing_sheet"), "{audit}");
}

/// The state of a sheet is a word of the user's on the screen, one of cli.md in JSON.
#[test]
fn the_audit_speaks_french() {
    let desk = three_rounds();
    let shown = desk.ok(&["audit", "T.jass"]).out;
    assert!(shown.contains("en ordre") && !shown.contains("\tok"), "{shown}");
    desk.ok(&["draw", "T.jass", "--round", "4", "--seed", "genève"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "1", "--points", "712", "1800", "--reason", "colonnes échangées"]);
    let audit = desk.run(&["audit", "T.jass", "--json"]);
    assert_eq!(audit.status, 1, "two sheets are missing");
    let audit: Value = serde_json::from_str(&audit.out).unwrap();
    for entry in audit["open"].as_array().unwrap().iter().chain(audit["notes"].as_array().unwrap()) {
        let fields: Vec<_> = entry.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(fields, ["kind", "round", "table", "text"]);
        assert!(!entry["text"].as_str().unwrap().is_empty());
    }
    let kinds: std::collections::BTreeSet<_> =
        audit["notes"].as_array().unwrap().iter().filter_map(|note| note["kind"].as_str()).collect();
    for kind in ["capped", "corrected", "pairing_on_old_ranking", "penalty", "rematch", "time_out"] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
}
