//! Draws changed by hand, and wishes to keep teams apart.

use crate::evening::{draw, edit, enter, import, in_memory, play, refusal, seats, swap, team};
use crate::terminal::Desk;
use atout::domain::command::{Command, Insist, RoundCommand, TeamCommand, TeamDraft, TeamEdit, Warning};
use atout::domain::draw::by_lot::{self, Lot, NotDrawn};
use atout::domain::draw::{Apart, Clubs, DrawRefusal, Notice, Rematches};

use atout::domain::{Refusal, RoundNumber};
use atout::i18n::Words;
use atout::session::SessionError;
use atout::views::anomalies;

use atout::views::seating::Seating;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use serde_json::json;

#[test]
fn two_teams_take_each_others_place_and_the_draw_stays_as_drawn() {
    let mut session = in_memory(&[]);
    session.run(import(6)).unwrap();
    session.run(draw(1, "genève")).unwrap();
    let (before, _) = seats(&session, 1);
    let [(_, a, b), (_, c, d), third] = before[..] else { panic!("three tables") };
    let outcome = session.run(swap(1, [b, c])).unwrap();
    assert_eq!(outcome.warnings, []);
    assert_eq!(seats(&session, 1).0, [(1, a, c), (2, b, d), third]);
    let seating = Seating::of(session.tournament(), session.tournament().last_drawn().unwrap().number).unwrap();
    let said: Vec<_> = seating.tables.iter().map(|table| table.repairs.len()).collect();
    assert_eq!(said, [1, 1, 0]);
    assert_eq!(
        Words::french().repair(&seating.tables[0].repairs[0].repair),
        format!("équipes {} et {} échangées à la main à 14:00 (mal assises)", b.min(c), b.max(c))
    );
    let audit = anomalies::audit(session.tournament(), session.history());
    assert_eq!(audit.notes.iter().map(anomalies::Note::kind).collect::<Vec<_>>(), ["swap"]);
    assert_eq!(session.verify().unwrap(), []);

    // Changed back, the tables are as drawn and carry no mark, but the record keeps both changes.
    session.run(swap(1, [b, c])).unwrap();
    assert_eq!(seats(&session, 1).0, before);
    let round = session.tournament().last_drawn().unwrap();
    assert_eq!((round.repairs.len(), &round.matches), (2, &round.drawn));
    let seating = Seating::of(session.tournament(), round.number).unwrap();
    assert!(seating.tables.iter().all(|table| table.repairs.is_empty()));

    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(session.tournament().last_drawn().unwrap().repairs, []);
    assert_eq!(seats(&session, 1).0, before);
}

#[test]
fn a_swap_that_changes_nothing_or_cannot_be_is_refused_and_says_why() {
    let mut session = in_memory(&[]);
    session.run(import(6)).unwrap();
    assert!(matches!(refusal(&mut session, swap(1, [1, 2])), Refusal::RoundNotDrawn { .. }));
    session.run(draw(1, "genève")).unwrap();
    let [(_, a, b), (_, c, _), _] = seats(&session, 1).0[..] else { panic!("three tables") };
    assert!(matches!(refusal(&mut session, swap(1, [a, a])), Refusal::SwapWithItself { .. }));
    assert!(matches!(refusal(&mut session, swap(1, [a, b])), Refusal::SwapOfOpponents { .. }));
    assert!(matches!(refusal(&mut session, swap(1, [a, 9])), Refusal::NoSuchTeam { team: 9 }));
    session.run(crate::evening::add("Tardive")).unwrap();
    assert!(matches!(refusal(&mut session, swap(1, [a, 7])), Refusal::NotInRound { .. }));
    session.run(enter(1, 2, [1256, 1256])).unwrap();
    assert!(matches!(refusal(&mut session, swap(1, [a, c])), Refusal::TableHasSheet { .. }));
}

#[test]
fn a_swap_that_makes_a_rematch_or_leaves_a_fixed_table_is_made_and_said() {
    let mut session = in_memory(&[]);
    session.run(import(6)).unwrap();
    session.run(edit(1, TeamEdit { fixed_table: Some(2), ..TeamEdit::default() })).unwrap();
    play(&mut session, 1, |_| 1300);
    session.run(draw(2, "x")).unwrap();
    let (first, now) = (seats(&session, 1).0, seats(&session, 2).0);
    // Team 1 takes the place that makes it meet its opponent of round 1 again.
    let opponent = |seats: &[(u32, u32, u32)], of| {
        seats.iter().find_map(|&(_, a, b)| if a == of { Some(b) } else { (b == of).then_some(a) }).unwrap()
    };
    let met = opponent(&first, 1);
    let outcome = session.run(swap(2, [1, opponent(&now, met)])).unwrap();
    let pair = (team(1), team(met));
    assert!(
        matches!(&outcome.warnings[..], [Warning::Rematch { teams, rounds }, Warning::FixedTableLeft { .. }] if *teams == pair && rounds.len() == 1),
        "{:?}",
        outcome.warnings
    );
    assert_eq!(session.verify().unwrap(), []);
}

/// The bye moves with a swap, but never to a team that had it already while another had none (P07).
#[test]
fn a_team_and_the_one_that_sits_out_take_each_others_place() {
    let mut session = in_memory(&[("bye", "points")]);
    session.run(import(5)).unwrap();
    play(&mut session, 1, |_| 1300);
    let first_bye = seats(&session, 1).1.unwrap();
    session.run(draw(2, "x")).unwrap();
    let (tables, bye) = seats(&session, 2);
    let bye = bye.unwrap();
    assert_eq!(
        refusal(&mut session, swap(2, [bye, first_bye])),
        Refusal::ByeAgain { team: team(first_bye), rounds: vec![RoundNumber::FIRST] }
    );
    let other = tables.iter().flat_map(|&(_, a, b)| [a, b]).find(|&other| other != first_bye).unwrap();
    session.run(swap(2, [bye, other])).unwrap();
    assert_eq!(seats(&session, 2).1, Some(other));
    let played: Vec<_> = seats(&session, 2).0.iter().flat_map(|&(_, a, b)| [a, b]).collect();
    assert!(played.contains(&bye) && !played.contains(&other));
    assert_eq!(session.verify().unwrap(), []);
}

#[test]
fn the_command_line_swaps_and_the_record_lists_it_apart() {
    let desk = Desk::with_teams(4);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "genève"]);
    let drawn = desk.json(&["draw-record", "T.jass", "--round", "1", "--json"])["tables"].clone();
    let (a, c) = (drawn[0]["team_a"].to_string(), drawn[1]["team_a"].to_string());
    let swap = ["swap", "T.jass", "--round", "1", "--teams", &a, &c, "--reason", "assises à l'envers"];
    let done = desk.ok(&swap);
    assert_eq!(done.out.replace('\u{a0}', " "), format!("Partie 1 : équipes {a} et {c} échangées. Motif : assises à l'envers\n"));
    let record = desk.json(&["draw-record", "T.jass", "--round", "1", "--json"]);
    assert_eq!(record["tables"], drawn);
    let change = &record["changes"][0];
    assert_eq!(
        (&change["kind"], &change["tables"], &change["reason"]),
        (&json!("swap"), &json!([1, 2]), &json!("assises à l'envers"))
    );
    assert_eq!(desk.json(&["pairings", "T.jass", "--round", "1", "--json"])["tables"][0]["team_a"].to_string(), c);
    desk.refused(1, &["swap", "T.jass", "--round", "1", "--teams", &a, &a, "--reason", "x"], "avec elle-même");
    desk.refused(1, &["swap", "T.jass", "--round", "1", "--teams", &a, &c, "--reason", " "], "motif");
    desk.refused(2, &["swap", "T.jass", "--round", "1", "--teams", &a, "--reason", "x"], "--teams");
    desk.ok(&["verify", "T.jass"]);
}

/// `count` teams, of which the first `of_one` are of one club and the others of none.
fn of_a_club(count: u32, of_one: u32) -> Command {
    let draft = |i| {
        let club = (i <= of_one).then(|| if i % 2 == 0 { "Les  As".to_owned() } else { "les as".to_owned() });
        TeamDraft { number: None, rest: TeamEdit { name: Some(format!("Équipe {i}")), club, ..TeamEdit::default() } }
    };
    Command::Teams(TeamCommand::Import((1..=count).map(draft).collect()))
}

fn draw_apart(round: u32, seed: &str, apart: Apart) -> Command {
    let (seed, rematches, insist) = (seed.to_owned(), Rematches::Avoid, Insist::No);
    Command::Rounds(RoundCommand::Draw { round, seed, at: crate::evening::at(), rematches, insist, apart })
}

/// Teams of one club do not meet where it is wished and possible; where not, the club is named, at once (P18).
#[test]
fn a_wish_to_keep_clubs_apart_is_granted_or_named() {
    let clubs = Apart { clubs: Clubs::Apart, pairs: Vec::new() };
    let mut session = in_memory(&[]);
    session.run(of_a_club(20, 8)).unwrap();
    session.run(draw_apart(1, "x", clubs.clone())).unwrap();
    assert!(seats(&session, 1).0.iter().all(|&(_, a, b)| a > 8 || b > 8));
    assert_eq!(session.verify().unwrap(), []);

    let mut session = in_memory(&[]);
    session.run(of_a_club(100, 51)).unwrap();
    let refused = refusal(&mut session, draw_apart(1, "x", clubs));
    assert!(
        matches!(&refused, Refusal::Draw(DrawRefusal::WishImpossible { club: Some((club, 51)), present: 100, .. }) if club == "les as"),
        "{refused:?}"
    );
    let mut session = in_memory(&[]);
    session.run(of_a_club(100, 50)).unwrap();
    let refused = refusal(&mut session, draw_apart(1, "x", Apart { clubs: Clubs::Apart, pairs: Vec::new() }));
    assert!(matches!(&refused, Refusal::Draw(DrawRefusal::WishImpossible { attempts: Some(200_000), .. })), "{refused:?}");
    let said = Words::french().refusal(&refused).replace('\u{a0}', " ");
    assert!(said.contains("« les as » a 50 équipes sur 100, et 200’000 essais"), "{said}");
    let pairs = Apart { clubs: Clubs::Mixed, pairs: (2..=100).map(|other| (other, 1)).collect() };
    assert!(matches!(
        refusal(&mut session, draw_apart(1, "x", pairs)),
        Refusal::Draw(DrawRefusal::WishImpossible { club: None, .. })
    ));
    let mut ranked = in_memory(&[("drawn_rounds", "0")]);
    ranked.run(import(4)).unwrap();
    let wish = Apart { clubs: Clubs::Apart, pairs: Vec::new() };
    assert!(matches!(refusal(&mut ranked, draw_apart(1, "x", wish)), Refusal::Draw(DrawRefusal::NoWishByRanking { .. })));
    let two = Apart { clubs: Clubs::Mixed, pairs: vec![(7, 7)] };
    assert!(matches!(refusal(&mut session, draw_apart(1, "x", two)), Refusal::Draw(DrawRefusal::ApartFromItself { .. })));
}

/// A wish is drawn with exactly as long as there is a way, up to ten teams; what has none is said at once.
#[test]
fn wishes_and_rematches_are_avoided_exactly_where_brute_force_finds_a_way() {
    let wishes = proptest::collection::vec((1u32..=10, 1u32..=10), 0..30);
    let config = Config { cases: 150, failure_persistence: None, rng_seed: RngSeed::Fixed(2512), ..Config::default() };
    let run = TestRunner::new(config).run(&(1u32..=5, wishes), |(half, pairs)| {
        let count = half * 2;
        let pairs: Vec<_> = pairs.into_iter().filter(|(a, b)| a != b && *a <= count && *b <= count).collect();
        let mut session = in_memory(&[]);
        session.run(import(count)).unwrap();
        session.run(draw(1, "x")).unwrap();
        (1..=half).for_each(|table| drop(session.run(enter(1, table, [1300, 1212])).unwrap()));
        let met: Vec<_> = seats(&session, 1).0.iter().map(|&(_, a, b)| (a, b)).collect();
        let may = |a: u32, b: u32| ![(a, b), (b, a)].iter().any(|pair| met.contains(pair) || pairs.contains(pair));
        let drawn = session.run(draw_apart(2, "y", Apart { clubs: Clubs::Mixed, pairs: pairs.clone() }));
        match drawn {
            Ok(_) => prop_assert!(seats(&session, 2).0.iter().all(|&(_, a, b)| may(a, b))),
            Err(SessionError::Refused(refused)) => {
                prop_assert!(!all_can_meet(&(1..=count).collect::<Vec<_>>(), &may), "{refused:?}");
            }
            Err(error) => panic!("{error:?}"),
        }
        Ok(())
    });
    run.unwrap();
}

/// An allowed set that does not come up within the attempts is said to be there, with the attempts made, and nothing is drawn.
#[test]
fn a_set_that_does_not_come_up_is_not_called_impossible() {
    let numbers: Vec<u32> = (1..=20).collect();
    // One set of 654,729,075 is allowed: 1–2, 3–4, ….
    let pairs = numbers.iter().flat_map(|&a| (a + 1..=20).map(move |b| (a, b)));
    let forbidden: Vec<_> = pairs.filter(|(a, b)| !(a % 2 == 1 && a + 1 == *b)).collect();
    let lot = Lot { numbers: &numbers, seed: "x", round: 2, forbidden: &forbidden, bye: false, no_bye: &[] };
    let NotDrawn::NotFound { attempts } = by_lot::draw(&lot).unwrap_err() else { panic!("a set is allowed") };
    assert_eq!(attempts, 200_000);
    let said = Words::french().refusal(&Refusal::Draw(DrawRefusal::NotFound { attempts }));
    assert!(said.contains("200’000 essais") && said.contains("permettez les revanches"), "{said}");
}

/// Numbering from another number, tables out of use, fixed tables among them: two teams that have one and meet sit at the
/// lower number's, and it is said; the same table twice, or one that is not in use, is refused by name.
#[test]
fn tables_are_those_in_use_and_fixed_ones_give_way_in_order() {
    let mut session = in_memory(&[("first_table", "11"), ("closed_tables", "12")]);
    session.run(import(4)).unwrap();
    session.run(draw(1, "x")).unwrap();
    let (seated, _) = seats(&session, 1);
    assert_eq!(seated.iter().map(|seat| seat.0).collect::<Vec<_>>(), [11, 13]);
    session.undo().unwrap();
    let (low, high) = (seated[1].1.min(seated[1].2), seated[1].1.max(seated[1].2));
    let fix = |team, table| edit(team, TeamEdit { fixed_table: Some(table), ..TeamEdit::default() });
    session.run(fix(high, 13)).unwrap();
    session.run(fix(low, 13)).unwrap();
    assert!(matches!(refusal(&mut session, draw(1, "x")), Refusal::Draw(DrawRefusal::FixedTableShared { .. })));
    session.run(fix(low, 12)).unwrap();
    let refused = refusal(&mut session, draw(1, "x"));
    let Refusal::Draw(DrawRefusal::FixedTableBeyond { team: named, tables, .. }) = &refused else { panic!("{refused:?}") };
    assert_eq!((named.get(), tables.iter().map(|table| table.get()).collect::<Vec<_>>()), (low, vec![11, 13]));
    session.run(fix(low, 11)).unwrap();
    let outcome = session.run(draw(1, "x")).unwrap();
    let (now, _) = seats(&session, 1);
    assert_eq!(now.iter().find(|seat| [seat.1, seat.2].contains(&low)).unwrap().0, 11, "the lower number's table holds");
    let gives_way = team(high);
    assert!(
        matches!(outcome.warnings[..], [Warning::Draw(Notice::FixedTablesMeet { holds, gives_way: other, .. })] if holds == team(low) && other == gives_way),
        "{:?}",
        outcome.warnings
    );
    assert_eq!(session.verify().unwrap(), []);
}

/// Tries every set of matches.
fn all_can_meet(teams: &[u32], may: &impl Fn(u32, u32) -> bool) -> bool {
    let Some((&first, others)) = teams.split_first() else { return true };
    others.iter().enumerate().any(|(i, &other)| {
        let rest: Vec<_> = others.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, &team)| team).collect();
        may(first, other) && all_can_meet(&rest, may)
    })
}
