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
