//! Pages as data: who is on them, how large they are, whose turn it is, what the hall must not see.

use super::grid::{Screen, float};
use super::pages::{Kind, Page};
use super::turn::{Turn, TurnWish, Wanted};
use super::*;
use crate::documents::fixtures::{Evening, Plan, moment, round, team};
use crate::domain::Moment;
use crate::domain::team::DepartureKind;
use chrono::TimeDelta;
use std::collections::BTreeSet;

/// 1024×768, 1920×1080 and 3840×2160, the last also on a computer that doubles everything.
const SCREENS: [Screen; 4] = [screen(1024.0, 768.0), screen(1920.0, 1080.0), screen(3840.0, 2160.0), screen(960.0, 540.0)];
const HD: Screen = SCREENS[1];

const fn screen(width: f32, height: f32) -> Screen {
    Screen { width, height }
}

fn hall(evening: &Evening, at_hand: u32, scores: Scores) -> Hall {
    let hall = Hall::of(&evening.tournament, start(), scores);
    assert_eq!(hall.round, round(at_hand));
    hall
}

fn start() -> Moment {
    moment("2026-11-28T15:00:00+01:00")
}

/// The teams on a page.
fn teams(hall: &Hall, page: &Page) -> Vec<TeamNumber> {
    let Some((_, rows)) = page.rows.clone() else { return Vec::new() };
    let seats = hall.seats.as_ref();
    match page.kind {
        Kind::Tables => seats.unwrap().tables[rows].iter().flat_map(|table| table.teams.map(|(team, _)| team)).collect(),
        Kind::Teams => seats.unwrap().places[rows].iter().map(|place| place.team).collect(),
        _ => hall.ranking.as_ref().unwrap().rows[rows].iter().map(|row| row.team).collect(),
    }
}

#[test]
fn each_team_is_on_exactly_one_page_and_every_row_is_whole_and_large() {
    for count in [4, 37, 78, 100] {
        let hall = hall(&Plan::of(count, 1).play(), 1, Scores::Shown);
        for screen in SCREENS {
            for kind in [Kind::Tables, Kind::Teams, Kind::Ranking] {
                let pages = hall.pages(kind, screen);
                let shown: Vec<_> = pages.iter().flat_map(|page| teams(&hall, page)).collect();
                let once: BTreeSet<_> = shown.iter().copied().collect();
                let at_tables = if kind == Kind::Tables { count / 2 * 2 } else { count };
                assert_eq!((shown.len(), once.len()), (at_tables as usize, at_tables as usize), "{count} {screen:?} {kind:?}");
                for (i, page) in pages.iter().enumerate() {
                    let (grid, rows) = page.rows.clone().unwrap();
                    let (wide, high) = screen.room();
                    assert_eq!((page.part, grid.pages), (i, pages.len()));
                    assert!(!rows.is_empty() && rows.len() <= grid.columns * grid.rows, "{count} {screen:?} {page:?}");
                    assert!(grid.size >= screen.least(), "{count} {screen:?} {page:?}");
                    let used = (float(grid.columns) * grid.width, float(grid.rows) * grid.height);
                    assert!(used.0 <= wide + 0.01 && used.1 <= high + 0.01, "{count} {screen:?} {page:?}");
                    assert!(grid.height >= 1.49 * grid.size, "{count} {screen:?} {page:?}");
                }
            }
        }
    }
}

/// On a television of today nobody waits for the page with the own number.
#[test]
fn a_hundred_teams_find_their_table_on_one_page_each() {
    let hall = hall(&Plan::of(100, 1).play(), 1, Scores::Shown);
    let pages = |kind| hall.pages(kind, HD).len();
    assert_eq!([Kind::Tables, Kind::Teams, Kind::Ranking, Kind::Clock].map(pages), [1, 1, 5, 1]);
}

#[test]
fn pages_turn_at_their_pace_stop_and_are_stepped() {
    let hall = hall(&Plan::of(100, 2).play(), 2, Scores::Shown);
    let mut turn = Turn::default();
    let at = |seconds| start() + TimeDelta::seconds(seconds);
    let index = |turn: &mut Turn, seconds| {
        let now = turn.look(&hall, false, HD, 12, at(seconds));
        (now.index, now.next_in)
    };
    assert_eq!(index(&mut turn, 0), (0, Some(12)));
    assert_eq!(index(&mut turn, 11), (0, Some(1)));
    assert_eq!(index(&mut turn, 12), (1, Some(12)));
    let seen = turn.look(&hall, false, HD, 12, at(13)).pages;
    turn.wish(TurnWish::StopOrGo, &hall, &seen, at(13));
    assert_eq!(index(&mut turn, 500), (1, None));
    turn.wish(TurnWish::Next, &hall, &seen, at(500));
    assert_eq!(index(&mut turn, 501), (2, None));
    for _ in 0..3 {
        turn.wish(TurnWish::Previous, &hall, &seen, at(501));
    }
    assert_eq!(index(&mut turn, 502), (4, None));
    turn.wish(TurnWish::Next, &hall, &seen, at(502));
    turn.wish(TurnWish::StopOrGo, &hall, &seen, at(502));
    assert_eq!(index(&mut turn, 503), (0, Some(11)));
    // A clock set back does not stop the pages for as long.
    assert_eq!(index(&mut turn, -3600), (0, Some(12)));
    assert_eq!(index(&mut turn, -3588), (1, Some(12)));
}

#[test]
fn what_people_want_to_know_takes_turns() {
    let kinds = |evening: &Evening, at_hand, has_message| {
        let hall = hall(evening, at_hand, Scores::Shown);
        let pages = Turn::default().look(&hall, has_message, HD, 12, start()).pages;
        pages.iter().map(|page| page.kind).collect::<Vec<_>>()
    };
    let mut evening = Plan::of(12, 0).play();
    assert_eq!(kinds(&evening, 1, false), [Kind::Message]);
    evening.draw(1);
    assert_eq!(kinds(&evening, 1, false), [Kind::Tables, Kind::Teams]);
    assert_eq!(kinds(&evening, 1, true), [Kind::Tables, Kind::Teams, Kind::Message]);
    evening.enter(1, |_| true);
    assert_eq!(kinds(&evening, 1, false), [Kind::Ranking]);
    let mut pinned = Turn::default();
    let hall = hall(&evening, 1, Scores::Shown);
    pinned.wish(TurnWish::Show(Wanted::Only(Kind::Clock)), &hall, &[], start());
    assert_eq!(pinned.look(&hall, true, HD, 12, start()).pages.len(), 1);
}

/// Rules 8: a team that has left is nowhere, its match has nobody to play; one that waits is not shown at all.
#[test]
fn who_left_is_said_on_both_lists() {
    let mut evening = Plan::of(12, 1).play();
    evening.draw(2);
    let before = hall(&evening, 2, Scores::Shown).seats.unwrap();
    assert!(before.tables.iter().flat_map(|table| table.teams).all(|(_, attends)| attends == Attendance::Plays));
    evening.departed(7, 2, DepartureKind::Withdrawn);
    let seats = hall(&evening, 2, Scores::Shown).seats.unwrap();
    let left: Vec<_> = seats.tables.iter().flat_map(|table| table.teams).filter(|seat| seat.1 == Attendance::Left).collect();
    assert_eq!(left, [(team(7), Attendance::Left)]);
    assert_eq!(seats.places.iter().find(|place| place.team == team(7)).unwrap().at, Whereabouts::Withdrawn);
}

#[test]
fn a_ranking_is_shown_once_most_sheets_are_in() {
    let mut evening = Plan::of(12, 1).play();
    evening.draw(2);
    let after =
        |evening: &Evening| hall(evening, 2, Scores::Shown).ranking.map(|ranks| (ranks.after.get(), ranks.is_provisional));
    assert_eq!(after(&evening), Some((1, false)));
    evening.enter(2, |table| table < 3);
    assert_eq!(after(&evening), Some((1, false)));
    evening.enter(2, |table| table == 3);
    assert_eq!(after(&evening), Some((2, true)));
}

#[test]
fn the_final_stays_a_surprise_and_is_unveiled_from_the_last_to_the_first() {
    let mut evening = Plan::of(30, 3).play();
    evening.draw(4);
    evening.enter(4, |table| table != 2);
    let shown = hall(&evening, 4, Scores::Shown);
    assert_eq!((shown.secret, shown.ranking.unwrap().after.get()), (Secret::None, 4));
    let hidden = hall(&evening, 4, Scores::HiddenInLastRound);
    assert_eq!((hidden.secret, hidden.ranking.unwrap().after.get()), (Secret::LastRound, 3));
    evening.enter(4, |table| table == 2);
    let hall = hall(&evening, 4, Scores::HiddenInLastRound);
    assert!(hall.ranking.as_ref().unwrap().is_final);
    let mut turn = Turn::default();
    let seen = |turn: &mut Turn, wish: Option<TurnWish>| {
        let pages = turn.look(&hall, false, HD, 12, start()).pages;
        if let Some(wish) = wish {
            turn.wish(wish, &hall, &pages, start());
        }
        let now = turn.look(&hall, false, HD, 12, start());
        (now.pages[now.index].rows.clone().unwrap().1, now.seen_from, now.pages.len())
    };
    assert_eq!(seen(&mut turn, None), (15..30, 30, 1));
    assert_eq!(seen(&mut turn, Some(TurnWish::UnveilOne)), (15..30, 29, 1));
    assert_eq!(seen(&mut turn, Some(TurnWish::UnveilPage)), (15..30, 15, 1));
    assert_eq!(seen(&mut turn, Some(TurnWish::UnveilOne)), (0..15, 14, 1));
    for _ in 0..13 {
        seen(&mut turn, Some(TurnWish::UnveilOne));
    }
    assert_eq!(seen(&mut turn, Some(TurnWish::Next)), (0..15, 1, 1));
    assert_eq!(seen(&mut turn, Some(TurnWish::UnveilOne)), (0..15, 0, 2));
    assert_eq!(seen(&mut turn, Some(TurnWish::Next)), (15..30, 0, 2));
}

/// Where nothing was hidden the first wish draws the veil.
#[test]
fn a_ranking_that_was_shown_can_be_unveiled_too() {
    let hall = hall(&Plan::of(4, 4).play(), 4, Scores::Shown);
    let mut turn = Turn::default();
    let mut from = Vec::new();
    for _ in 0..6 {
        let now = turn.look(&hall, false, HD, 12, start());
        from.push(now.seen_from);
        turn.wish(TurnWish::UnveilOne, &hall, &now.pages, start());
    }
    assert_eq!(from, [0, 4, 3, 2, 1, 0]);
}
