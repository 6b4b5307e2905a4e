//! A draw can be proved: the fingerprint of its list is known before it, the record holds it, and what a sceptic takes away
//! is written beside it. (The two outside checkers run in CI: tests/verify.)

use crate::terminal::Desk;
use serde_json::{Value, json};
use std::fs;

/// What `teams` says before a draw.
fn announced(desk: &Desk) -> Value {
    desk.json(&["teams", "T.jass", "--json"])["list"].clone()
}

fn recorded(desk: &Desk, round: &str) -> Value {
    desk.json(&["draw-record", "T.jass", "--round", round, "--json"])["list"].clone()
}

#[test]
fn the_fingerprint_announced_before_a_draw_is_in_its_record() {
    let desk = Desk::with_teams(5);
    desk.ok(&["edit-team", "T.jass", "--team", "3", "--absent"]);
    let list = announced(&desk);
    let names: Vec<_> = [1, 2, 4, 5].map(|number| json!({ "number": number, "name": format!("Équipe {number}") })).to_vec();
    assert_eq!((&list["version"], &list["teams"]), (&json!("jass-list-1"), &json!(names)));
    // As `printf 'jass-list-1\n1\tÉquipe 1\n2\tÉquipe 2\n4\tÉquipe 4\n5\tÉquipe 5\n' | sha256sum` has it.
    assert_eq!(list["sha256"], "8e96fbac9e4dd8b1c981ffc1c5284f9f6f9b84555d6bdf593268315f393ca74f");
    assert_eq!(list["fingerprint"], "8E96 FBAC 9E4D D8B1");
    let short = list["fingerprint"].as_str().unwrap();
    assert!(desk.run(&["teams", "T.jass"]).err.contains(short));
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "genève"]);
    assert_eq!(recorded(&desk, "1"), list);
    assert!(desk.ok(&["draw-record", "T.jass", "--round", "1"]).out.contains(short));

    // The list as it was then, whatever becomes of it.
    desk.ok(&["edit-team", "T.jass", "--team", "1", "--name", "Les Mêmes"]);
    desk.ok(&["edit-team", "T.jass", "--team", "3", "--present"]);
    desk.ok(&["withdraw", "T.jass", "--team", "5", "--from-round", "2"]);
    assert_eq!(recorded(&desk, "1"), list);
    let next = announced(&desk);
    assert_ne!(next["sha256"], list["sha256"]);
    desk.ok(&["draw", "T.jass", "--round", "2", "--seed", "genève", "--yes"]);
    assert_eq!(recorded(&desk, "2"), next);
}

#[test]
fn a_pairing_made_by_hand_has_its_list_too() {
    let desk = Desk::with_teams(2);
    let list = announced(&desk);
    desk.write("main.csv", "table;team_a;team_b\r\n1;2;1\r\n");
    desk.ok(&["pair", "T.jass", "--round", "1", "--from", "main.csv"]);
    assert_eq!(recorded(&desk, "1"), list);
}

#[test]
fn what_a_sceptic_takes_away_is_written_whole() {
    let desk = Desk::with_teams(4);
    desk.ok(&["edit-team", "T.jass", "--team", "1", "--name", "</script><b>"]);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "genève"]);
    let said = desk.ok(&["draw-record", "T.jass", "--round", "1", "-o", "preuve"]).out;
    let read = |name: &str| fs::read_to_string(desk.path("preuve").join(name)).unwrap();
    let record: Value = serde_json::from_str(&read("pv-tirage_partie-1.json")).unwrap();
    assert_eq!(record, desk.json(&["draw-record", "T.jass", "--round", "1", "--json"]));
    let page = read("verifier-le-tirage_partie-1.html");
    let (_, inside) = page.split_once(r#"id="record">"#).unwrap();
    let (inside, _) = inside.split_once("</script>").unwrap();
    assert_eq!(serde_json::from_str::<Value>(inside).unwrap(), record);
    assert!(read("verifier.py").starts_with("#!"));
    assert_eq!(said.lines().count(), 3, "{said}");

    // Written again over its own, not over a stranger's.
    desk.ok(&["draw-record", "T.jass", "--round", "1", "-o", "preuve"]);
    fs::write(desk.path("preuve").join("verifier.py"), "une lettre").unwrap();
    let refused = desk.run(&["draw-record", "T.jass", "--round", "1", "-o", "preuve"]);
    assert!(refused.status == 1 && refused.err.contains("reste comme il est"), "{}", refused.err);
    assert_eq!(read("verifier.py"), "une lettre");
    desk.ok(&["draw-record", "T.jass", "--round", "1", "-o", "preuve", "--force"]);
    desk.refused(2, &["draw-record", "T.jass", "--round", "1", "--json", "-o", "preuve"], "");
}

/// What of all that was printed on a state is to be printed again.
#[test]
fn papers_that_changed_since_a_state_are_listed_and_printed() {
    let desk = Desk::with_teams(8);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "genève"]);
    let all = desk.json(&["papers", "T.jass", "--json"]);
    let state = all["state"].to_string();
    let words = |papers: &Value| -> Vec<String> {
        papers["papers"].as_array().unwrap().iter().map(|paper| paper["document"].as_str().unwrap().to_owned()).collect()
    };
    assert!(words(&all).len() > 8, "{all}");
    let since = |state: &str| words(&desk.json(&["papers", "T.jass", "--since", state, "--json"]));
    assert_eq!(since(&state), [""; 0]);
    desk.refused(1, &["print", "T.jass", "all", "--since", &state, "-o", "rien"], "Rien n’a changé");
    desk.refused(1, &["print", "T.jass", "sheets", "--since", &state, "-o", "rien.pdf"], "Rien n’a changé");
    desk.refused(2, &["papers", "T.jass", "--since", "hier"], "hier");

    let tables = desk.json(&["pairings", "T.jass", "--round", "1", "--json"])["tables"].clone();
    let team = |table: usize| tables[table]["team_a"].to_string();
    desk.ok(&["swap", "T.jass", "--round", "1", "--teams", &team(1), &team(3), "--reason", "voisins"]);
    let changed = ["cards", "draw", "draw-by-team", "sheets", "missing", "draw-record", "audit", "ranking", "parachute"];
    assert_eq!(since(&state), changed);
    let told = desk.ok(&["papers", "T.jass", "--since", &state]);
    assert!(told.out.contains("sheets\u{a0}: Feuilles de match de la partie 1, état "), "{}", told.out);
    assert!(told.err.contains("9 documents ont changé"), "{}", told.err);
    desk.ok(&["print", "T.jass", "all", "--since", &state, "-o", "papiers"]);
    assert_eq!(fs::read_dir(desk.path("papiers")).unwrap().count(), changed.len());
    desk.ok(&["print", "T.jass", "sheets", "--since", &state, "-o", "feuilles.pdf"]);
    let pages = lopdf::Document::load(desk.path("feuilles.pdf")).unwrap().get_pages().len();
    assert_eq!(pages, 2, "of four tables the two that changed");
    desk.ok(&["undo", "T.jass"]);
    assert_eq!(since(&state), ["parachute"; 0], "taken back, all that was printed is good again");
}
