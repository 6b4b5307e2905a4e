//! « Pourquoi ? » at a terminal: every number of a team in words.

use crate::terminal::Desk;
use serde_json::Value;

/// What becomes of points in an evening, each kind once: cap and what goes to the opponents, time out, forfeit, bye, points
/// granted, penalty, correction, a sheet to be verified; draws by lot, by ranking, by hand, changed by hand.
fn evening() -> Desk {
    let desk = Desk::with_teams(7);
    for call in [
        "rules T.jass --set bye=points --set cap_excess=opponents --set rounds=3 --set drawn_rounds=2",
        "edit-team T.jass --team 3 --fixed-table 2",
        "draw T.jass --round 1 --seed genève",
        "add-team T.jass --name Tardive",
        "seat T.jass --round 1 --teams 8",
        "enter T.jass --round 1 --table 1 --points 1800 712",
        "enter T.jass --round 1 --table 2 --points 1100 941 --deals 13",
        "enter T.jass --round 1 --table 3 --forfeit b",
        "enter T.jass --round 1 --table 4 --points 1256 1256",
        "enter T.jass --round 1 --table 4 --points 1300 1212 --reason relue",
        "add-team T.jass --name Dernière",
        "edit-team T.jass --team 9 --unranked",
        "grant T.jass --round 1 --team 9 --points 1000½ --reason train",
        "penalty T.jass --round 1 --team 1 --points=-157 --reason retard",
        "rules T.jass --set drawn_rounds=1",
        "draw T.jass --round 2 --seed sorts",
    ] {
        desk.ok(&call.split(' ').collect::<Vec<_>>());
    }
    desk
}

fn teams_at(desk: &Desk, round: &str, table: usize) -> [String; 2] {
    let seats = desk.json(&["pairings", "T.jass", "--round", round, "--json"]);
    let team = |side: &str| seats["tables"][table - 1][side].to_string();
    [team("team_a"), team("team_b")]
}

#[test]
fn every_number_of_a_team_is_explained() {
    let desk = evening();
    let swapped = [teams_at(&desk, "2", 1)[0].clone(), teams_at(&desk, "2", 2)[1].clone()];
    desk.ok(&["swap", "T.jass", "--round", "2", "--teams", &swapped[0], &swapped[1], "--reason", "erreur de table"]);
    desk.ok(&["enter", "T.jass", "--round", "2", "--table", "1", "--points", "1300", "1300", "--keep-unverified"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "3", "--points", "1600", "912", "--reason", "ils sont venus"]);
    let teams: Vec<String> = (1..=9).map(|team| team.to_string()).collect();
    let calls: Vec<_> = teams.iter().map(|team| vec!["explain", "T.jass", "--team", team]).collect();
    let mut calls: Vec<&[&str]> = calls.iter().map(Vec::as_slice).collect();
    calls.push(&["explain", "T.jass", "--team", "1", "--round", "1"]);
    insta::assert_snapshot!(desk.transcript(&calls));
}

/// The counted scores it tells, with the penalties, are the total it tells and the one of the ranking.
#[test]
fn what_is_explained_is_the_ranking() {
    let desk = evening();
    let ranking = desk.json(&["ranking", "T.jass", "--json"]);
    let lines = ranking["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 8);
    for line in lines {
        let said = desk.ok(&["explain", "T.jass", "--team", &line["team"].to_string()]).out;
        let halves = |text: &str| {
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            let halves = 2 * digits.parse::<i64>().unwrap() + i64::from(text.contains('½'));
            if text.contains('−') { -halves } else { halves }
        };
        let shown = said.lines().find_map(|line| line.strip_prefix("Total\u{a0}: ")).unwrap();
        let (sum, total) = shown.split_once(" = ").unwrap_or((shown, shown));
        let added: i64 = sum.replace(" − ", " + −").split(" + ").map(halves).sum();
        let ranked = |value: &Value| (value.as_f64().unwrap() * 2.0).round().to_string();
        assert_eq!((added.to_string(), halves(total).to_string()), (ranked(&line["total"]), ranked(&line["total"])), "{said}");
        assert!(said.contains(&format!("Rang {}", line["rank"])), "{said}");
    }
}

#[test]
fn what_cannot_be_explained_is_said() {
    let desk = Desk::with_teams(2);
    assert!(desk.ok(&["explain", "T.jass", "--team", "1"]).out.contains("Aucune partie n’est tirée"));
    desk.refused(1, &["explain", "T.jass", "--team", "9"], "équipe 9");
    desk.refused(1, &["explain", "T.jass", "--team", "1", "--round", "1"], "pas encore tirée");
    desk.refused(2, &["explain", "T.jass", "--team", "x"], "nombre entier");
    desk.refused(2, &["explain", "T.jass"], "--team");
}
