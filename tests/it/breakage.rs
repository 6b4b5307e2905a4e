//! Everything that can be typed wrongly: exit status, one sentence, nothing on standard output, every file as it was. What
//! [`crate::cli`] has already is not here again.

use crate::terminal::Desk;
use serde_json::json;
use std::fs;

/// What is typed after `atout`, in a shell's way: words by blanks, `'…'` around some.
fn words(typed: &str) -> Vec<String> {
    let parts = typed.split('\'').enumerate();
    let mut words: Vec<String> = Vec::new();
    for (i, part) in parts {
        if i % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// Each row: what is typed after a subcommand and the file, the exit status, what the sentence says.
fn refused(desk: &Desk, rows: &[(&str, i32, &str)]) {
    for (typed, status, says) in rows {
        let (verb, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        let mut call = vec![verb.to_owned(), "T.jass".to_owned()];
        call.extend(words(rest));
        let call: Vec<&str> = call.iter().map(String::as_str).collect();
        desk.refused(*status, &call, says);
    }
}

/// Round 1 of four teams drawn, table 1 in.
fn one_sheet() -> Desk {
    let desk = Desk::with_teams(4);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "genève"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "1", "--points", "1340", "1172"]);
    desk
}

#[test]
fn numbers_that_are_none_or_not_there() {
    let desk = one_sheet();
    refused(
        &desk,
        &[
            ("draw --round -1", 2, "--round demande un nombre entier"),
            ("draw --round 1.5", 2, "nombre entier"),
            ("draw --round 0", 1, "parties 1 à 4"),
            ("draw --round 5", 1, "parties 1 à 4"),
            ("draw --round 3", 1, "La partie 2 n’est pas encore tirée"),
            ("draw", 2, "--round"),
            ("pairings --round 2", 1, "pas encore tirée"),
            ("pairings --round -2", 2, "nombre entier"),
            ("draw-record --round 2", 1, "pas encore tirée"),
            ("ranking --round 0", 1, "parties 1 à 4"),
            ("ranking --round 2", 1, "pas encore tirée"),
            ("ranking --json --csv", 2, "ne vont pas ensemble"),
            ("add-team --name Q --number -1", 2, "--number demande un nombre entier"),
            ("add-team --name Q --number 1.5", 2, "nombre entier"),
            ("add-team --name Q --number 99999999999", 1, "trop grand"),
            ("add-team --name Q --fixed-table 0", 1, "1 à 9999"),
            ("add-team --name Q --fixed-table 10000", 1, "1 à 9999"),
            ("add-team --name Q --fixed-table -1", 2, "nombre entier"),
            ("edit-team --team -1 --paid", 2, "--team demande un nombre entier"),
            ("edit-team --team 0 --paid", 1, "équipe 0"),
            ("edit-team --paid", 2, "--team"),
            ("remove-team --team 99", 1, "équipe 99"),
            ("annul-draw --round 2 --reason x", 1, "pas encore tirée"),
            ("annul-draw --round 1 --with-sheets", 2, "--reason"),
            ("annul-draw --round 1 --with-sheets --reason ''", 1, "motif"),
            ("unpenalty --id -1 --reason x", 2, "--id demande un nombre entier"),
            ("unpenalty --id 1 --reason x", 1, "pénalité 1"),
        ],
    );
}

#[test]
fn sheets_that_cannot_be() {
    let desk = one_sheet();
    refused(
        &desk,
        &[
            ("enter --round 1 --table 2 --points -5 2517", 2, "nombre entier"),
            ("enter --round 1 --table 2 --points +5 2507", 2, "nombre entier"),
            ("enter --round 1 --table 2 --points 12½ 2499", 2, "nombre entier"),
            ("enter --round 1 --table 2 --points 0x10 2496", 2, "nombre entier"),
            ("enter --round 1 --table 2 --points ١٢ 2500", 2, "nombre entier"),
            ("enter --round 1 --table 2 --points 1 2 3", 2, "« 3 »"),
            ("enter --round 1 --table 2 --points 4000000000 0", 1, "4’000’000’000"),
            ("enter --round 1 --table 2 --points 100000 0", 1, "trop grand"),
            ("enter --round 1 --table 2 --points 99999 0", 1, "un chiffre de trop ?)."),
            ("enter --round 1 --table 2 --points 2512 0 --deals -1", 2, "--deals"),
            ("enter --round 1 --table 2 --points 2512 0 --deals 1.5", 2, "--deals"),
            ("enter --round 1 --table 2 --points 2512 0 --deals ''", 2, "--deals"),
            ("enter --round 1 --table 2 --points 2512 0 --deals 17", 1, "16 donnes"),
            ("enter --round 1 --table 2 --points 2512 0 --deals 0", 1, "2’512 points de trop"),
            ("enter --round 1 --table 2 --points 1172 1430", 1, "deux chiffres inversés (1’430 pour 1’340)"),
            ("enter --round 1 --table 2 --points 1256 1255", 1, "--keep-unverified"),
            ("enter --round 1 --table 0 --points 2512 0", 1, "tables 1 à 2"),
            ("enter --round 1 --table 3 --points 2512 0", 1, "tables 1 à 2"),
            ("enter --round 1 --table -1 --points 2512 0", 2, "--table demande un nombre entier"),
            ("enter --round 1 --points 2512 0", 2, "--table"),
            ("enter --round 1", 2, "--table"),
            ("enter --table 1 --points 2512 0", 2, "--round"),
            ("enter --round 2 --table 1 --points 2512 0", 1, "pas encore tirée"),
            ("enter --round 9 --table 1 --points 2512 0", 1, "parties 1 à 4"),
            ("enter --round 1 --table 2 --forfeit a --points 1 2", 2, "ne vont pas ensemble"),
            ("enter --round 1 --table 2 --forfeit a --deals 3", 2, "ne vont pas ensemble"),
            ("enter --round 1 --table 2 --from x.csv", 2, "ne vont pas ensemble"),
            ("enter --round 1 --from x.csv", 3, "n’existe pas"),
            ("enter --round 1 --table 1 --forfeit b", 1, "--reason"),
            ("enter --round 1 --table 1 --points 2512 0 --reason 'a\u{7}'", 1, "invisible"),
        ],
    );
}

#[test]
fn penalties_in_every_spelling() {
    let desk = one_sheet();
    for points in ["-157", "-78.5", "-78,5", "-78½", "\u{2212}78½", "½", "-½", "+5", "5"] {
        desk.ok(&["penalty", "T.jass", "--round", "1", "--team", "1", "--points", points, "--reason", "x"]);
    }
    let line =
        |ranking: &serde_json::Value| ranking["lines"].as_array().unwrap().iter().find(|l| l["team"] == 1).unwrap().clone();
    assert_eq!(line(&desk.json(&["ranking", "T.jass", "--json"]))["penalties"], json!(-461));
    refused(
        &desk,
        &[
            ("penalty --round 1 --team 1 --points 0 --reason x", 1, "0 point"),
            ("penalty --round 1 --team 1 --points -0 --reason x", 1, "0 point"),
            ("penalty --round 1 --team 1 --points 1.25 --reason x", 2, "-78,5"),
            ("penalty --round 1 --team 1 --points '' --reason x", 2, "-78,5"),
            ("penalty --round 1 --team 1 --points 100000 --reason x", 1, "bien trop grand"),
            ("penalty --round 1 --team 1 --points=-99999999999999999999½ --reason x", 1, "bien trop grand"),
            ("penalty --round 1 --team 99 --points 5 --reason x", 1, "équipe 99"),
            ("penalty --round 1 --team 1 --points 5", 2, "--reason"),
            ("penalty --round 1 --team 1 --points 5 --reason ' '", 1, "motif"),
        ],
    );
    desk.refused(
        1,
        &["penalty", "T.jass", "--round", "1", "--team", "1", "--points", "5", "--reason", &"x".repeat(301)],
        "301 caractères",
    );
}

#[test]
fn values_outside_the_ruleset() {
    let desk = Desk::with_teams(2);
    for (set, says) in [
        ("rounds=0", "de 1 à 20"),
        ("rounds=21", "de 1 à 20"),
        ("rounds=-1", "de 1 à 20"),
        ("rounds=", "de 1 à 20"),
        ("rounds=2", "drawn_rounds"),
        ("deals_per_match=65", "de 1 à 64"),
        ("points_per_deal=1001", "de 1 à 1’000"),
        ("trumps=SS", "16 lettres"),
        ("trumps=SSSSHHHHDDDDCCCX", "16 lettres"),
        ("match_minutes=601", "de 1 à 600"),
        ("max_teams=1", "de 2 à 1’000"),
        ("cap=1255", "à partir de 1’256"),
        ("cap=99999999999999999999", "à partir de 1’256"),
        ("cap_excess=x", "« lost » ou « opponents »"),
        ("avoid_rematches=x", "« never », « drawn » ou « always »"),
        ("bye_points=1701", "de 0 à 1’700"),
        ("bye_points=-1", "de 0 à 1’700"),
        ("forfeit_points=x", "half"),
        ("misdeal_penalty=x", "demi-points"),
        ("second_entry=x", "« off », « offered » ou « required »"),
        ("first_table=0", "first_table"),
        ("closed_tables=0", "numéros de table"),
        ("formula=indiv", "« pot »"),
        ("CAP=1700", "« cap »"),
        ("caps=1700", "« cap »"),
    ] {
        desk.refused(1, &["rules", "T.jass", "--set", set], says);
        desk.refused(1, &["new", "U.jass", "--set", set], says);
    }
    desk.refused(2, &["rules", "T.jass", "--set", "=5"], "CLÉ=VALEUR");
    desk.refused(2, &["rules", "T.jass", "--set"], "--set");
    desk.write("r.toml", "rounds = 99\n");
    desk.refused(1, &["new", "U.jass", "--rules", "r.toml"], "de 1 à 20");
    desk.write("r.toml", "rounds 9\n");
    desk.refused(1, &["new", "U.jass", "--rules", "r.toml"], "ligne 1");
}

#[test]
fn names_and_operators() {
    let desk = Desk::with_teams(2);
    for name in ["a\u{7}b", "\u{200b}", "\u{202e}abc", "Li\u{ad}ons"] {
        desk.refused(1, &["add-team", "T.jass", "--name", name], "invisible");
        desk.refused(1, &["new", "U.jass", "--name", name], "invisible");
        desk.refused(1, &["add-team", "T.jass", "--name", "Z", "--operator", name], "invisible");
    }
    desk.refused(1, &["event", "T.jass", "--name", ""], "nom");
    desk.refused(1, &["event", "T.jass", "--place", &"é".repeat(300)], "300 caractères");
    desk.refused(1, &["event", "T.jass", "--fee", "100001"], "100’000");
    desk.refused(1, &["add-team", "T.jass", "--player", "A", "--player", "B", "--player", "C"], "deux joueurs au plus, pas 3");
    desk.refused(1, &["add-team", "T.jass", "--name", "Z", "--operator", &"x".repeat(300)], "300 caractères");
    desk.ok(&["add-team", "T.jass", "--name", "Deux\nlignes", "--operator", "  "]);
    let teams = desk.json(&["teams", "T.jass", "--json"]);
    assert_eq!(teams["teams"][2]["name"], "Deux lignes");
    let journal = desk.json(&["journal", "T.jass", "--json"]);
    assert_ne!(journal["entries"][2]["operator"], "", "a desk without a name is the account's");
}

#[test]
fn every_option_of_edit_team() {
    let desk = Desk::with_teams(2);
    desk.ok(&[
        "add-team",
        "T.jass",
        "--number",
        "9999",
        "--name",
        "A",
        "--player",
        "P",
        "--player",
        "Q",
        "--club",
        "C",
        "--paid",
        "--absent",
        "--unranked",
        "--waiting",
        "--fixed-table",
        "3",
    ]);
    let team = |number: u32, of: &serde_json::Value| {
        of["teams"].as_array().unwrap().iter().find(|t| t["number"] == number).unwrap().clone()
    };
    let before = json!({ "number": 9999, "name": "A", "players": ["P", "Q"], "club": "C", "paid": true, "present": false, "ranked": false, "waiting": true, "fixed_table": 3, "withdrawn_from": null, "disqualified": false });
    assert_eq!(team(9999, &desk.json(&["teams", "T.jass", "--json"])), before);
    desk.ok(&[
        "edit-team",
        "T.jass",
        "--team",
        "9999",
        "--number",
        "77",
        "--name",
        "B",
        "--player",
        "R",
        "--player",
        "S",
        "--club",
        "",
        "--unpaid",
        "--present",
        "--ranked",
        "--registered",
        "--fixed-table",
        "none",
    ]);
    let after = json!({ "number": 77, "name": "B", "players": ["R", "S"], "club": "", "paid": false, "present": true, "ranked": true, "waiting": false, "fixed_table": null, "withdrawn_from": null, "disqualified": false });
    assert_eq!(team(77, &desk.json(&["teams", "T.jass", "--json"])), after);
    refused(
        &desk,
        &[
            ("edit-team --team 77 --paid --unpaid", 2, "ne vont pas ensemble"),
            ("edit-team --team 77 --absent --present", 2, "ne vont pas ensemble"),
            ("edit-team --team 77 --ranked --unranked", 2, "ne vont pas ensemble"),
            ("edit-team --team 77 --waiting --registered", 2, "ne vont pas ensemble"),
            ("edit-team --team 77 --number 1", 1, "pris par « Équipe 1 »"),
            ("edit-team --team 77 --name 'équipe 1'", 1, "équipe 1"),
        ],
    );
    desk.ok(&["edit-team", "T.jass", "--team", "1", "--name", "ÉQUIPE 1"]);
    desk.ok(&["remove-team", "T.jass", "--team", "77"]);
}

/// Every line that cannot be taken is told in one go, in its order, whatever is wrong with it.
#[test]
fn all_bad_lines_of_a_list_at_once() {
    let desk = Desk::with_teams(4);
    let lines = |list: &str, call: &[&str], bad: &[&str], fine: &[&str]| {
        desk.write("liste.csv", list);
        desk.refused(1, call, bad[0]);
        let said = desk.run(call).err;
        let places: Vec<_> = bad.iter().map(|says| said.find(says).unwrap_or_else(|| panic!("« {says} »: {said}"))).collect();
        assert!(places.is_sorted(), "{said}");
        assert!(!fine.iter().any(|line| said.contains(line)), "{said}");
    };
    let teams = "number;name;paid\n1;Neuve;\n8;ÉQUIPE 2;\n9;Bonne;oui\nx;Autre;\n10;Encore;peut-être\n10000;Loin;\n";
    let bad = ["Ligne 2 : Le numéro 1 est pris", "Ligne 3 : Le nom", "Ligne 5 : numéro", "Ligne 6 : payé", "Ligne 7 : 10000"];
    lines(teams, &["import-teams", "T.jass", "liste.csv"], &bad, &["Ligne 4"]);
    let said = desk.run(&["import-teams", "T.jass", "liste.csv", "--dry-run"]);
    assert!(said.status == 1 && bad.iter().all(|says| said.err.contains(says)), "{}", said.err);
    let pair = ["pair", "T.jass", "--round", "1", "--from", "liste.csv"];
    lines("table;team_a;team_b\n1;1;2\n1;3;9\nx;3;4\n", &pair, &["Ligne 3", "Ligne 4 : table"], &["Ligne 2"]);
    for (list, says) in [
        ("1;1;2\n1;3;4\n", "La table 1 figure deux fois"),
        ("1;1;2\n2;3;3\n", "contre elle-même"),
        ("1;1;2\n2;2;4\n", "L’équipe 2 figure deux fois"),
        ("1;1;2\n", "équipes 3 et 4 sont présentes"),
        ("0;1;2\n2;3;4\n", "0 n’est pas un numéro de table"),
        ("1;1;2\n2;3;\n;4;\n", "la valeur manque"),
        ("1;1;2;3\n", "colonnes"),
        ("", "vide"),
    ] {
        lines(&format!("table;team_a;team_b\n{list}"), &pair, &[says], &[]);
    }
    desk.ok(&["draw", "T.jass", "--round", "1"]);
    let enter = ["enter", "T.jass", "--round", "1", "--from", "liste.csv"];
    let sheets = "table;points_a;points_b;deals;forfeit\n1;1340;1182;;\n2;-1;2513;;\n3;2512;0;;\n";
    lines(sheets, &enter, &["Ligne 2 : La somme", "Ligne 3 : points A", "Ligne 4 : La table 3"], &[]);
    for (line, says) in [
        ("1;1256;1256;;a", "un forfait n’a pas de points"),
        ("1;;;;z", "a, b ou ab"),
        ("1;1.5;2510;;", "nombre entier"),
        ("1;x;2510;;", "pas un nombre"),
        ("1;2512;0;99;", "16 donnes"),
        ("1;2512;0;;\n1;2512;0;;", "Ligne 3 : La table 1 figure deux fois"),
    ] {
        lines(&format!("table;points_a;points_b;deals;forfeit\n{line}\n"), &enter, &[says], &[]);
    }
    desk.write("liste.csv", "");
    desk.refused(3, &enter, "aucune ligne");
    desk.write("liste.csv", "table;points_a\n1;2\n");
    desk.refused(3, &enter, "il manque la colonne");
    desk.write("liste.doc", "x");
    desk.refused(3, &["import-teams", "T.jass", "liste.doc"], ".xlsx");
    desk.write("liste.csv", "nom\n\"abc\n");
    desk.refused(3, &["import-teams", "T.jass", "liste.csv"], "guillemet");
    desk.refused(1, &["import-teams", "T.jass", "T.jass"], "Ligne 1 : Le numéro 1 est pris");
}

#[test]
fn files_in_the_way() {
    let desk = one_sheet();
    fs::create_dir(desk.path("dossier")).unwrap();
    desk.write("lettre.csv", "Chère Anne\u{0}");
    desk.write("e.jass", "");
    let whole = fs::read(desk.path("T.jass")).unwrap();
    fs::write(desk.path("coupé.jass"), &whole[..5000]).unwrap();
    fs::write(desk.path("base.csv"), &whole).unwrap();
    refused(
        &desk,
        &[
            ("print ranking -o r", 2, ".pdf"),
            ("print ranking -o T.jass --force", 2, ".pdf"),
            ("print ranking", 2, "-o"),
            ("print ranking --round x -o r.pdf", 2, "--round"),
            ("print draw --round 2 -o r.pdf", 1, "partie 2"),
            ("print ranking --by team -o r.pdf", 2, "--by ne vaut que pour draw-by-team"),
            ("print all --format a5 -o papiers", 2, "--format ne vaut que pour sheets"),
            ("print draw-by-team --by foo -o r.pdf", 2, "number, team ou player"),
            ("print cash --round x -o r.pdf", 2, "--round"),
            ("print all -o T.jass", 3, "existe déjà"),
            ("export -o T", 2, ".csv, .xlsx, .json ou .html"),
            ("export -o T.jass", 2, ".csv, .xlsx, .json ou .html"),
            ("export -o nulle/b.xlsx", 3, "dossier de"),
            ("export -o base.csv", 1, "--force"),
            ("export -o lettre.csv", 1, "--force"),
            ("backup -o T.jass", 1, "existe déjà"),
            ("backup -o b.txt", 2, ".jass"),
            ("backup -o dossier", 3, "dossier"),
            ("backup -o nulle/b.jass", 3, "dossier de"),
            ("backup", 2, "-o"),
            ("new", 1, "existe déjà"),
        ],
    );
    for (file, says) in
        [("coupé.jass", "abîmé"), ("e.jass", "vide"), ("lettre.csv", "n’est pas un tournoi"), ("absent.jass", "n’existe pas")]
    {
        for verb in ["teams", "rules", "ranking", "audit", "verify", "journal", "undo", "redo"] {
            desk.refused(3, &[verb, file], says);
        }
        desk.refused(3, &["add-team", file, "--name", "Z"], says);
    }
    desk.refused(1, &["new", "e.jass"], "existe déjà");
    desk.refused(2, &["teams", "T.jass", "--date", "x"], "« --date »");
}

/// A seed may hold any character; a terminal is shown none that it would obey.
#[test]
fn a_seed_commands_no_terminal() {
    let desk = Desk::with_teams(4);
    let seed = "rouge\u{1b}[31m\u{9b}2J\u{7}";
    for call in [
        &["draw", "T.jass", "--round", "1", "--seed", seed][..],
        &["draw-record", "T.jass", "--round", "1"],
        &["journal", "T.jass"],
    ] {
        let done = desk.ok(call);
        let both = done.out + &done.err;
        assert!(!both.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t')), "{call:?}: {both:?}");
    }
    assert_eq!(desk.json(&["draw-record", "T.jass", "--round", "1", "--json"])["seed"], seed, "the record has it as it is");
}

#[test]
fn another_ending_is_pointed_out() {
    let desk = Desk::new();
    assert!(desk.ok(&["new", "tournoi.db"]).err.contains(".jass"));
    assert_eq!(desk.ok(&["new", "Tournoi.JASS"]).err, "");
}
