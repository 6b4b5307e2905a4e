//! Files that were made to agree with themselves: the journal changed, its chain of hashes counted again, the tables rebuilt from
//! it. Only the rules can tell (rules.md), and `verify` asks them.

use crate::evening::{
    add, annul, at, check, clock, come_back, draw, edit, enter, grant, import, new_tournament, penalty, round, rules, sheet,
    swap, team, withdraw,
};
use atout::domain::TableNumber;
use atout::domain::command::{ClockCommand, Command, KeepWrong, SheetContent, SheetsToo, TeamEdit};
use atout::domain::soundness::Flaw;
use atout::i18n::Words;
use atout::session::{Finding, Session};
use atout::store::{Access, Tables};
use chrono::TimeDelta;
use rusqlite::{Connection, params};
use sha2::{Digest, Sha256};
use std::ops::RangeInclusive;
use std::path::Path;

/// An evening with something of everything that the rules speak of.
fn evening(path: &Path) {
    let values = [("bye", "points"), ("rounds", "3"), ("drawn_rounds", "2"), ("max_teams", "9")];
    let mut session = Session::create(path, new_tournament(rules(&values)), "essai", clock()).unwrap();
    let mut run = |command| drop(session.run(command).unwrap());
    run(import(7)); // 2
    run(edit(3, TeamEdit { fixed_table: Some(2), ..TeamEdit::default() })); // 3
    run(draw(1, "première")); // 4
    run(enter(1, 1, [1300, 1212])); // 5
    run(enter(1, 2, [1400, 1112])); // 6
    run(enter(1, 3, [1500, 1012])); // 7
    let content = SheetContent::Played { points: [1600, 912], deals: None };
    run(sheet(1, 3, content, Some("mal lue"), KeepWrong::Refuse)); // 8
    run(penalty(1, 5, -157)); // 9
    run(check(1, 1, [1300, 1212])); // 10
    run(add("Huitième")); // 11
    run(grant(1, 8, 2000)); // 12
    run(draw(2, "seconde")); // 13
    run(annul(2, SheetsToo::Refuse)); // 14
    run(draw(2, "autre")); // 15
    run(withdraw(5, 2)); // 16
    run(come_back(5, 3)); // 17
    run(swap(2, [1, 2])); // 18
    session.undo().unwrap(); // 19
    session.redo().unwrap(); // 20
    session.run(Command::Clock(ClockCommand::Start { round: 2, at: at() })).unwrap(); // 21
    session.run(Command::Clock(ClockCommand::Pause { round: 2, at: at() + TimeDelta::minutes(9) })).unwrap(); // 22
    session.run(Command::Clock(ClockCommand::Give { round: 2, table: Some(3), minutes: 5 })).unwrap(); // 23
}

#[expect(clippy::disallowed_methods, reason = "the tests plant what the program would never write")]
fn database(path: &Path) -> Connection {
    Connection::open(path).unwrap()
}

/// Replaces a text in some entries of the journal, and counts the chain anew: SHA-256 over the hash before and the fields, each
/// behind its length.
fn forge(path: &Path, states: RangeInclusive<i64>, from: &str, to: &str) {
    let db = database(path);
    db.execute_batch("DROP TRIGGER journal_is_never_changed").unwrap();
    let mut hash = vec![0; 32];
    let mut state = 1;
    let mut changed = 0;
    while let Ok([at, operator, mut action, mut changes]) =
        db.query_row("SELECT at, operator, action, changes FROM journal WHERE state = ?", [state], |row| {
            Ok([row.get::<_, String>(0)?, row.get(1)?, row.get(2)?, row.get(3)?])
        })
    {
        if states.contains(&state) {
            changed += action.matches(from).count() + changes.matches(from).count();
            (action, changes) = (action.replace(from, to), changes.replace(from, to));
        }
        let mut sha = Sha256::new_with_prefix(&hash);
        for field in [&state.to_string(), &at, &operator, &action, &changes] {
            sha.update((field.len() as u64).to_be_bytes());
            sha.update(field);
        }
        hash = sha.finalize().to_vec();
        let update = "UPDATE journal SET action = ?, changes = ?, hash = ? WHERE state = ?";
        db.execute(update, params![action, changes, hash, state]).unwrap();
        state += 1;
    }
    assert!(changed > 0, "« {from} » is in no entry of {states:?}");
}

/// What `verify` finds in a file whose journal was forged and whose tables were rebuilt from it.
fn found_in(original: &[u8], states: RangeInclusive<i64>, from: &str, to: &str) -> Vec<Finding> {
    let folder = tempfile::tempdir().unwrap();
    let (forged, rebuilt) = (folder.path().join("faux.jass"), folder.path().join("T.jass"));
    std::fs::write(&forged, original).unwrap();
    forge(&forged, states, from, to);
    let rescue = Session::rescue(&forged, &rebuilt, "essai", clock()).unwrap();
    assert_eq!(rescue.tables, Tables::NotNeeded, "« {from} »: the chain must hold");
    Session::open(&rebuilt, Access::Read, "essai", clock()).unwrap().verify().unwrap()
}

/// The forfeit of a team that left.
const FORFEIT: &str =
    r#",{"sheet":{"before":null,"after":{"round":2,"table":4,"content":{"forfeit":"b"},"state":"verified","corrections":0}}}"#;

/// A fault: what, in which entries of the journal, which text becomes which, and what is found.
type Planted = (&'static str, RangeInclusive<i64>, &'static str, &'static str, Flaw);

/// What was done, and how it was drawn.
fn planted_in_deeds() -> Vec<Planted> {
    let (first, second) = (round(1), round(2));
    let of_others = |state, round| Flaw::DrawnOfOthers { state, round };
    vec![
        ("an unseen sign in a name", 1..=20, "Huitième", "Hui\u{200b}tième", Flaw::Name { team: Some(team(8)) }),
        ("two blanks in the tournament's name", 1..=20, "Tournoi d", "Tournoi  d", Flaw::Name { team: None }),
        (
            "a second tournament",
            11..=11,
            r#"{"did":{"teams":{"add":{"number":null,"name":"Huitième"}}}}"#,
            r#""created""#,
            Flaw::Beginning { state: 11 },
        ),
        ("an undo of another entry", 19..=19, r#"{"undid":18}"#, r#"{"undid":17}"#, Flaw::Undo { state: 19 }),
        ("a redo that does something else", 20..=20, "mal assises", "autre chose", Flaw::Undo { state: 20 }),
        ("a correction of what was not there", 8..=8, "[1500,1012]", "[1501,1011]", Flaw::Before { state: 8 }),
        ("a correction without its reason", 8..=8, r#""reason":"mal lue""#, r#""reason":null"#, Flaw::Reason { state: 8 }),
        (
            "a penalty without its reason",
            9..=9,
            r#""points":-78.5,"reason":"essai"}}}}"#,
            r#""points":-78.5,"reason":" "}}}}"#,
            Flaw::Reason { state: 9 },
        ),
        (
            "an annulled draw without its reason",
            14..=14,
            r#""reason":"essai","sheets""#,
            r#""reason":"","sheets""#,
            Flaw::Reason { state: 14 },
        ),
        (
            "a swap without its reason",
            18..=18,
            r#""teams":[1,2],"reason":"mal assises""#,
            r#""teams":[1,2],"reason":"""#,
            Flaw::Reason { state: 18 },
        ),
        ("a draw that lets others meet again", 13..=20, "[[1,7],[3,5],[4,6]]", "[[1,5],[2,7],[3,6]]", of_others(15, second)),
        ("a draw with an absent team", 11..=11, r#""presence":"present""#, r#""presence":"absent""#, of_others(13, second)),
        (
            "a draw with another fixed table",
            3..=3,
            r#""fixed_table":2,"departure""#,
            r#""fixed_table":1,"departure""#,
            of_others(4, first),
        ),
    ]
}

/// Sheets, points, clocks.
fn planted_in_points() -> Vec<Planted> {
    let (first, second) = (round(1), round(2));
    let table = |number| TableNumber::new(number).unwrap();
    let (third, sum) = (table(3), Flaw::Sum { round: first, table: table(2) });
    let clock_of = |state| Flaw::Clock { state, round: second };
    vec![
        (
            "a correction that is not counted",
            8..=8,
            r#""corrections":1"#,
            r#""corrections":0"#,
            Flaw::Corrections { round: first, table: third },
        ),
        (
            "a sheet that was corrected before it was in",
            7..=8,
            r#""corrections":0"#,
            r#""corrections":4"#,
            Flaw::Corrections { round: first, table: third },
        ),
        (
            "a second entry of another sheet",
            10..=10,
            r#""sheet":{"played":{"points":[1300,1212]"#,
            r#""sheet":{"played":{"points":[1301,1211]"#,
            Flaw::SecondEntry { round: first, table: table(1) },
        ),
        ("a wrong sum that counts", 6..=6, "[1400,1112]", "[1400,1113]", sum.clone()),
        ("more deals than a match has", 6..=6, r#"[1400,1112],"deals":16"#, r#"[1400,1269],"deals":17"#, sum),
        (
            "a round beyond the last",
            1..=1,
            r#""rounds":3,"drawn_rounds":2"#,
            r#""rounds":1,"drawn_rounds":1"#,
            Flaw::RoundOutOfPlace { round: second },
        ),
        ("more teams than may be", 1..=1, r#""max_teams":9"#, r#""max_teams":7"#, Flaw::TooManyTeams { registered: 8 }),
        (
            "more points than the pot",
            12..=12,
            r#""points":1000"#,
            r#""points":3000"#,
            Flaw::Grant { round: first, team: team(8) },
        ),
        ("points for a team that played", 12..=12, r#""team":8"#, r#""team":6"#, Flaw::Grant { round: first, team: team(6) }),
        ("a match that waits for a team that left", 16..=16, FORFEIT, "", Flaw::LeftAndWaits { round: second, team: team(5) }),
        ("a clock with other minutes", 21..=23, r#""minutes":45"#, r#""minutes":50"#, clock_of(21)),
        (
            "a clock of another draw",
            21..=21,
            r#""drawn_at":"2026-11-28T14:00:00+01:00""#,
            r#""drawn_at":"2026-11-28T13:00:00+01:00""#,
            clock_of(21),
        ),
        (
            "a pause before the start",
            22..=23,
            r#""paused":"2026-11-28T14:09:00+01:00""#,
            r#""paused":"2026-11-28T13:09:00+01:00""#,
            clock_of(22),
        ),
        ("minutes for a table that is not there", 23..=23, r#""tables":{"3":5}"#, r#""tables":{"9":5}"#, clock_of(23)),
    ]
}

#[test]
fn a_file_that_agrees_with_itself_must_agree_with_the_rules() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("T.jass");
    evening(&path);
    let original = std::fs::read(&path).unwrap();
    assert_eq!(found_in(&original, 1..=1, "created", "created"), [], "the evening itself is sound");

    for (what, states, from, to, flaw) in planted_in_deeds().into_iter().chain(planted_in_points()) {
        let found = found_in(&original, states, from, to);
        assert!(found.contains(&Finding::Rule(flaw)), "{what}: {found:?}");
        assert!(found.iter().all(|finding| matches!(finding, Finding::Rule(_))), "{what}: only the rules can tell: {found:?}");
        assert!(found.iter().all(|finding| !Words::french().finding(finding).is_empty()), "{what}");
    }
}
