//! Sessions at a terminal, word for word: what an organiser types and what the program says. And the real tournament of 36
//! teams through the real binary.

use crate::terminal::Desk;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// A whole small tournament: a team that comes late, a wrong sum, a time-out, a correction, a penalty, an annulled draw, the
/// last round by ranking.
#[test]
fn an_evening_from_the_terminal() {
    let desk = Desk::new();
    desk.write(
        "liste.csv",
        "équipe;joueur 1;joueur 2;payé\nLes As;Anne;Luc;oui\nCœur de lion;Zoé;Jérôme;non\n;Nguyễn;Škoda;oui\n",
    );
    desk.write("feuilles.csv", "table;points_a;points_b;deals;forfeit\n1;1256;1256;;\n2;;;;b\n");
    let shown = desk.transcript(&[
        &[
            "new",
            "Fête.jass",
            "--name",
            "Fête d'été",
            "--date",
            "2026-11-28",
            "--place",
            "Salle de l'Épi",
            "--fee",
            "60",
            "--set",
            "rounds=3",
            "--set",
            "drawn_rounds=2",
        ],
        &["import-teams", "Fête.jass", "liste.csv", "--dry-run"],
        &["import-teams", "Fête.jass", "liste.csv"],
        &["draw", "Fête.jass", "--round", "1"],
        &["add-team", "Fête.jass", "--name", "Les orages", "--player", "Léa", "--player", "Tom", "--club", "Carouge"],
        &["teams", "Fête.jass"],
        &["draw", "Fête.jass", "--round", "1", "--seed", "genève"],
        &["annul-draw", "Fête.jass", "--round", "1", "--reason", "tiré trop tôt"],
        &["draw", "Fête.jass", "--round", "1", "--seed", "36 cartes"],
        &["draw", "Fête.jass", "--round", "1"],
        &["pairings", "Fête.jass", "--round", "1"],
        &["enter", "Fête.jass", "--round", "1", "--table", "1", "--points", "1340", "1182"],
        &["enter", "Fête.jass", "--round", "1", "--table", "1", "--points", "1340", "1182", "--keep-unverified"],
        &["enter", "Fête.jass", "--round", "1", "--table", "2", "--points", "1100", "941", "--deals", "13"],
        &["ranking", "Fête.jass"],
        &["audit", "Fête.jass"],
        &["draw", "Fête.jass", "--round", "2", "--seed", "x"],
        &["enter", "Fête.jass", "--round", "1", "--table", "1", "--points", "1800", "712"],
        &["enter", "Fête.jass", "--round", "1", "--table", "1", "--points", "712", "1800"],
        &["enter", "Fête.jass", "--round", "1", "--table", "1", "--points", "712", "1800", "--reason", "colonnes échangées"],
        &["penalty", "Fête.jass", "--round", "1", "--team", "2", "--points=-78½", "--reason", "retard"],
        &["penalty", "Fête.jass", "--round", "1", "--team", "2", "--points=-157", "--reason", "erreur"],
        &["unpenalty", "Fête.jass", "--id", "2", "--reason", "c'était l'autre équipe"],
        &["draw", "Fête.jass", "--round", "2", "--seed", "x"],
        &["enter", "Fête.jass", "--round", "2", "--from", "feuilles.csv"],
        &["enter", "Fête.jass", "--round", "2", "--from", "feuilles.csv"],
        &["draw", "Fête.jass", "--round", "3", "--seed", "lots"],
        &["enter", "Fête.jass", "--round", "3", "--table", "1", "--points", "1500", "1012"],
        &["enter", "Fête.jass", "--round", "3", "--table", "2", "--points", "1400", "1112"],
        &["ranking", "Fête.jass"],
        &["ranking", "Fête.jass", "--csv"],
        &["draw-record", "Fête.jass", "--round", "1"],
        &["draw-record", "Fête.jass", "--round", "3"],
        &["undo", "Fête.jass"],
        &["redo", "Fête.jass"],
        &["redo", "Fête.jass"],
        &["audit", "Fête.jass"],
        &["verify", "Fête.jass"],
        &["backup", "Fête.jass", "-o", "copie de Fête.jass"],
        &["verify", "copie de Fête.jass"],
        &["journal", "Fête.jass", "--operator", "Poste 2"],
    ]);
    insta::assert_snapshot!(shown);
}

/// The regional tournament of 36 teams, as issue 2 shows it, equal to what was published after every round.
#[test]
fn the_regional_tournament_through_the_binary() {
    let desk = Desk::new();
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/regional-36");
    let fixture = |name: String| fixtures.join(name).to_str().unwrap().to_owned();
    desk.ok(&["new", "r.jass", "--name", "Régional", "--date", "2025-11-01", "--set", "deals_per_match=12"]);
    desk.ok(&["import-teams", "r.jass", &fixture("teams.csv".into())]);
    for round in ["1", "2", "3", "4"] {
        desk.ok(&["pair", "r.jass", "--round", round, "--from", &fixture(format!("round{round}-pairing.csv"))]);
        desk.ok(&["enter", "r.jass", "--round", round, "--from", &fixture(format!("round{round}-sheets.csv"))]);
        let ranking = desk.json(&["ranking", "r.jass", "--round", round, "--json"]);
        let mine: Vec<_> = ranking["lines"]
            .as_array()
            .unwrap()
            .iter()
            .map(|l| [&l["rank"], &l["team"], &l["total"]].map(Value::to_string).join(";"))
            .collect();
        let published = fs::read_to_string(fixture(format!("ranking-after-{round}.csv"))).unwrap();
        let published: Vec<_> = published.lines().skip(1).map(str::trim).collect();
        assert_eq!(mine, published, "after round {round}");
        assert_eq!(ranking["final"], json!(round == "4"));
    }
    let ranking = desk.json(&["ranking", "r.jass", "--json"]);
    let tied: Vec<_> = ranking["lines"].as_array().unwrap().iter().filter(|line| line["total"] == 3719).collect();
    assert_eq!(
        (&tied[0]["rank"], &tied[0]["team"], &tied[1]["rank"], &tied[1]["team"]),
        (&json!(18), &json!(32), &json!(19), &json!(35))
    );
    let why = tied[1]["tie"].as_str().unwrap();
    assert!(why.contains("2’817") && why.contains("2’737"), "{why}");
    let by = desk.json(&["pairings", "r.jass", "--round", "4", "--json"])["by"].clone();
    assert_eq!(by, "hand");
    desk.ok(&["audit", "r.jass"]);
    desk.ok(&["verify", "r.jass"]);
    desk.ok(&["print", "r.jass", "final", "-o", "Classement final.pdf"]);
    assert!(fs::read(desk.path("Classement final.pdf")).unwrap().starts_with(b"%PDF-"));
}

/// Undo goes back to the new tournament, not beyond; redo brings everything back.
#[test]
fn undo_and_redo_to_their_ends() {
    let desk = Desk::with_teams(2);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "x"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "1", "--points", "2512", "0"]);
    let before = desk.ok(&["teams", "T.jass", "--json"]).out;
    for _ in 0..3 {
        desk.ok(&["undo", "T.jass"]);
    }
    desk.refused(1, &["undo", "T.jass"], "rien à annuler");
    assert_eq!(desk.json(&["teams", "T.jass", "--json"])["teams"], json!([]));
    desk.ok(&["redo", "T.jass"]);
    assert_eq!(desk.ok(&["teams", "T.jass", "--json"]).out, before);
    assert_eq!(desk.ok(&["verify", "T.jass"]).err, "");
}
