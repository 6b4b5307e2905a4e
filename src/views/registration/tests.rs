//! The registration desk by examples.

use super::*;
use crate::domain::command::{Command, TeamCommand, TeamDraft, TeamEdit, decide};
use crate::domain::team::Payment;
use crate::domain::tournament::Event;
use crate::domain::{RoundNumber, ruleset};
use crate::i18n::sorting;
use chrono::NaiveDate;

fn tournament(teams: &[(&str, &str, TeamEdit)]) -> Tournament {
    let event = Event {
        name: "Essai".into(),
        date: NaiveDate::from_ymd_opt(2026, 11, 28).unwrap(),
        place: String::new(),
        fee: 6000,
        prizes: Vec::new(),
        ruleset: "geneve".into(),
    };
    let mut tournament = Tournament::new(event, ruleset::geneve());
    for (name, player, edit) in teams {
        let rest = TeamEdit { name: Some((*name).into()), players: Some(vec![(*player).into()]), ..edit.clone() };
        let decision = decide(&tournament, &Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest }))).unwrap();
        tournament.apply(&decision.changes);
    }
    tournament
}

fn desk() -> Tournament {
    let usual = TeamEdit::default;
    tournament(&[
        ("Les Éclopés", "Zoé", TeamEdit { settled: Some(true), ..usual() }),
        ("L’As", "Luc", TeamEdit { presence: Some(Presence::Absent), ..usual() }),
        ("Cœur de bœuf", "LUC", TeamEdit { settled: Some(true), ..usual() }),
        ("Bouche-trou", "Anne", TeamEdit { standing: Some(Standing::Unranked), ..usual() }),
        ("Tardifs", "Yves", TeamEdit { entry: Some(Entry::Waiting), ..usual() }),
        ("Zébus", "Max", TeamEdit { payment: Some(Payment { received: Some(2000), ..Payment::default() }), ..usual() }),
    ])
}

fn numbers(tournament: &Tournament, query: &Query) -> Vec<u32> {
    rows(tournament, query, sorting::key).iter().map(|row| row.team.number.get()).collect()
}

fn up(query: Query) -> Query {
    Query { direction: Direction::Up, ..query }
}

#[test]
fn teams_are_counted() {
    let counts = counts(&desk());
    assert_eq!((counts.registered, counts.settled, counts.owing), (5, 3, 2));
    assert_eq!((counts.present, counts.absent, counts.waiting, counts.parity), (4, 1, 1, Parity::Even));
}

#[test]
fn an_odd_number_is_said_where_a_draw_would_refuse_it() {
    let mut desk = tournament(&[("A", "1", TeamEdit::default())]);
    assert_eq!(counts(&desk).parity, Parity::Odd);
    desk.ruleset = desk.ruleset.with(&[("bye", "points")]).unwrap();
    assert_eq!(counts(&desk).parity, Parity::Bye);
}

#[test]
fn a_search_ignores_accents_and_case() {
    let desk = desk();
    for (searched, found) in [
        ("", &[1, 2, 3, 4, 6][..]),
        ("eclo", &[1]),
        ("COEUR", &[3]),
        ("luc", &[2, 3]),
        ("l as", &[2]),
        ("bœuf luc", &[3]),
        ("6", &[6]),
        ("tardifs", &[]),
    ] {
        assert_eq!(numbers(&desk, &up(Query { searched: searched.into(), ..Query::default() })), found, "{searched}");
    }
}

#[test]
fn teams_are_filtered_and_sorted() {
    let desk = desk();
    let query = |filter, by| up(Query { filter, by, ..Query::default() });
    assert_eq!(numbers(&desk, &Query::default()), [6, 4, 3, 2, 1]);
    assert_eq!(numbers(&desk, &query(Filter::Absent, SortBy::Number)), [2]);
    assert_eq!(numbers(&desk, &query(Filter::Owing, SortBy::Number)), [2, 6]);
    assert_eq!(numbers(&desk, &query(Filter::All, SortBy::Name)), [4, 3, 2, 1, 6]);
    assert_eq!(numbers(&desk, &query(Filter::All, SortBy::Player(0))), [4, 2, 3, 6, 1]);
    assert_eq!(numbers(&desk, &query(Filter::All, SortBy::Presence))[0], 2);
    assert_eq!(numbers(&desk, &query(Filter::All, SortBy::Paid))[..2], [2, 6]);
}

#[test]
fn a_player_in_two_teams_is_pointed_out() {
    let desk = desk();
    let rows = rows(&desk, &up(Query::default()), sorting::key);
    let twins: Vec<_> = rows.iter().map(|row| row.twins[0].iter().map(|team| team.get()).collect::<Vec<_>>()).collect();
    assert_eq!(twins, [vec![], vec![3], vec![2], vec![], vec![]]);
}

#[test]
fn the_round_at_hand_is_the_first_that_is_not_drawn() {
    assert_eq!(round_at_hand(&desk()), RoundNumber::FIRST);
}
