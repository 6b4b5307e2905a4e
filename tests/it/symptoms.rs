//! What went wrong for people with other programs (the pairing, entry, ranking and data safety parts of the list of symptoms): each row by
//! its id with the tests that hold it here, or why it cannot happen. The tests that had no other place stand here too.

use crate::evening::{annul, at, draw, edit, enter, import, in_memory, insisting, play, round, sheet, withdraw};
use crate::permission::at_stage;
use crate::tidy::{files, read};
use atout::documents::{Context, Rehearsal, catalogue};
use atout::domain::command::permission::STAGES;
use atout::domain::command::{Command, KeepWrong, SheetContent, SheetsToo, TeamEdit, Warning};
use atout::domain::draw::by_lot::{self, Lot};
use atout::domain::round::Origin;
use atout::domain::sheet::Absent;
use atout::domain::team::Presence;
use atout::domain::{Refusal, ranking};
use atout::i18n::Words;
use atout::session::{Session, SessionError};
use atout::views::anomalies::audit;
use std::collections::BTreeMap;

/// A row of the list: its id, the tests that hold it, and what else there is to know.
type Row = (&'static str, &'static [&'static str], &'static str);

const ROWS: &[Row] = &[
    ("P01", &["a_team_that_leaves_after_the_draw_leaves_a_forfeit_everywhere"], ""),
    ("P03", &["a_second_draw_is_refused_and_changes_nothing", "the_second_writer_is_refused_until_the_first_has_gone"], ""),
    ("P04", &["a_second_draw_is_refused_and_changes_nothing"], ""),
    ("P05", &["when_everybody_leaves_nobody_is_paired"], ""),
    (
        "P07",
        &["with_an_odd_number_each_team_sits_out_once_before_any_twice", "where_no_set_is_allowed_it_is_said_at_once"],
        "by hand: a_team_and_the_one_that_sits_out_take_each_others_place",
    ),
    (
        "P09",
        &["in_a_file_every_step_survives_a_restart", "a_killed_writer_loses_nothing_it_acknowledged"],
        "a draw is one command: one transaction, or nothing",
    ),
    ("P10", &["every_allowed_set_is_equally_likely_after_every_history"], ""),
    ("P11", &["agrees_with_trying_everything", "wishes_and_rematches_are_avoided_exactly_where_brute_force_finds_a_way"], ""),
    ("P12", &["a_table_is_drawn_anew_each_round"], "by lot, without memory: as likely as any other table"),
    ("P13", &["every_pair_meets_and_neighbours_are_not_favoured"], ""),
    (
        "P14",
        &[
            "the_draw_is_made_again_from_the_paper_alone",
            "the_record_of_a_draw_lets_anybody_compute_it_again",
            "the_fingerprint_announced_before_a_draw_is_in_its_record",
            "what_a_sceptic_takes_away_is_written_whole",
        ],
        "CI: tests/verify, two checkers of another hand",
    ),
    ("P15", &["draws_and_lots_equal_the_golden_vectors"], ""),
    ("P16", &["the_same_seed_gives_the_same_draw_and_the_first_one_is_listed"], ""),
    ("P17", &["any_number_of_teams_is_drawn_or_refused", "a_hundred_teams_are_the_most_and_the_next_can_wait"], ""),
    ("P18", &["a_wish_to_keep_clubs_apart_is_granted_or_named"], ""),
    ("P19", &["a_late_team_has_no_score_before_it_plays_unless_it_is_given_one"], ""),
    ("P20", &["late_teams_are_seated_without_touching_the_other_tables"], ""),
    ("P24", &["a_ranked_round_wants_every_sheet_before_it_verified"], ""),
    (
        "P25",
        &[
            "a_ranked_round_wants_every_sheet_before_it_verified",
            "a_ranked_round_rests_on_checked_sheets",
            "a_draw_waits_for_what_the_ruleset_wants",
            "a_late_correction_leaves_the_pairing_as_played",
        ],
        "the consequences are said before: the_consequences_of_a_correction_come_true",
    ),
    ("P27", &["at_every_stage_every_paper_can_be_printed", "whatever_happens_in_an_evening_it_stays_a_tournament"], ""),
    ("P29", &["the_plan_changes_during_the_evening"], ""),
    (
        "E01",
        &[
            "a_killed_writer_loses_nothing_it_acknowledged",
            "a_sheet_is_in_the_file_or_is_not_at_whichever_statement_the_process_dies",
        ],
        "",
    ),
    ("E02", &["whatever_happens_in_an_evening_it_stays_a_tournament"], "no total and no rank is stored"),
    ("E04", &["every_team_has_its_place_on_one_sheet_whatever_its_name"], "the window has the order of the paper: its own tests"),
    ("E06", &["a_forfeit_has_no_sum_and_both_sides_their_points"], ""),
    ("E07", &["right_sheets_make_the_pot", "sheets_count_as_the_regulations_say"], ""),
    (
        "E08",
        &[
            "what_the_sum_cannot_find_is_found_and_named",
            "sheets_typed_at_each_others_tables_are_named",
            "a_difference_is_shown_and_settled_either_way",
            "the_command_line_checks_and_settles",
            "the_winner_ticked_must_agree",
            "a_sheet_in_the_wrong_place_is_put_right",
        ],
        "",
    ),
    ("E09", &["the_pile_is_in_its_order_and_without_ones_own"], ""),
    ("E10", &["the_pile_is_in_its_order_and_without_ones_own"], "by table, by entry, by operator"),
    ("E11", &["fifty_sheets_are_checked_without_a_mouse"], "C, then the keys of the first entry; who checked stands beside"),
    ("E13", &["a_bulk_withdrawal_is_taken_back_step_by_step_or_team_by_team"], ""),
    (
        "E14",
        &["a_capped_sheet_is_said_and_keeps_its_real_points"],
        "a score far off the others is not pointed out: any from 0 to the pot is an honest one",
    ),
    (
        "E15",
        &["fifty_sheets_are_checked_without_a_mouse", "the_first_entry_is_not_shown_before_both_numbers_are_typed"],
        "sheet by sheet on a card in the order of the paper: typed again and compared, since what is only looked over is nodded through",
    ),
    ("E17", &["in_memory_every_step_agrees_and_can_be_taken_back"], "one step back, and in the journal"),
    ("E19", &["a_missing_sheet_is_no_score_and_a_bye_no_sheet"], ""),
    ("E21", &["sqlite_itself_refuses_what_cannot_be", "verify_finds_what_was_planted"], ""),
    (
        "E22",
        &["reasons_are_those_of_the_table_in_its_order"],
        "sheets are typed with their totals only; a wrong sum names its likely cause",
    ),
    ("K01", &["with_an_odd_number_each_team_sits_out_once_before_any_twice"], ""),
    ("K02", &["the_ranked_round_is_in_the_order_of_the_ranking"], ""),
    ("K03", &["a_real_tournament_of_36_teams_gives_the_published_rankings", "every_mark_is_explained_on_its_page"], ""),
    ("K04", &["every_mark_is_explained_on_its_page"], ""),
    (
        "K05",
        &["equals_share_a_rank_and_the_next_is_skipped", "shared_ranks_stand_on_equal_steps_and_share_their_prizes_elsewhere"],
        "",
    ),
    ("K07", &["whatever_happens_in_an_evening_it_stays_a_tournament"], "there is no stage beside the rounds of the ruleset"),
    ("K08", &[], "there is no cross table: cards name the opponents' numbers, which do not change"),
    ("K09", &[], "the direct encounter decides nothing: the ranking before does (rules.md 6)"),
    ("K10", &["a_real_tournament_of_36_teams_gives_the_published_rankings"], "every tie is explained in words"),
    ("K11", &["the_ranked_round_says_on_what_it_rests", "draws_and_lots_equal_the_golden_vectors"], ""),
    ("K14", &["presence_after_the_draw_changes_no_total"], ""),
    ("S01", &["a_killed_writer_loses_nothing_it_acknowledged"], ""),
    ("S02", &["a_tournament_is_three_lines_and_the_last_one_is_gone_on_with"], "there is nothing to type into without one"),
    (
        "S03",
        &["copies_are_made_by_themselves_and_one_is_gone_back_to", "going_back_copies_first_and_brings_the_journal_of_the_copy"],
        "",
    ),
    (
        "S05",
        &["a_copy_goes_on_elsewhere_as_it_is", "the_second_place_vanishes_and_is_caught_up_when_it_is_back"],
        "a copy is opened on the second laptop like any file",
    ),
    ("S06", &["the_plan_changes_during_the_evening"], ""),
    ("S08", &["a_file_that_is_held_for_a_while_is_waited_for_in_words", "a_file_held_at_its_opening_is_waited_for"], ""),
    ("S10", &[], "nothing is ever asked of a network"),
    ("S11", &["what_can_be_read_of_a_damaged_file_is_saved", "verify_finds_what_was_planted"], ""),
    ("W03", &["any_name_the_system_takes_will_do", "going_back_copies_first_and_brings_the_journal_of_the_copy"], ""),
];

/// Every row names tests that are there, and no row of these parts of the list is left out.
#[test]
fn every_row_has_its_tests() {
    let sources: String = files("tests", "rs").iter().chain(&files("src", "rs")).map(|path| read(path)).collect();
    for (id, tests, remark) in ROWS {
        assert!(!tests.is_empty() || !remark.is_empty(), "{id}");
        for test in *tests {
            assert!(sources.contains(&format!("fn {test}(")), "{id}: there is no test {test}");
        }
    }
    let ids: Vec<_> = ROWS.iter().map(|row| row.0).collect();
    let part = |letter: char| ids.iter().filter(|id| id.starts_with(letter)).count();
    assert_eq!([part('P'), part('E'), part('K'), part('S')], [21, 16, 11, 8]);
}

fn refused(session: &mut Session, command: Command) -> Refusal {
    match session.run(command) {
        Err(SessionError::Refused(refusal)) => refusal,
        other => panic!("should be refused: {other:?}"),
    }
}

/// P03, P04
#[test]
fn a_second_draw_is_refused_and_changes_nothing() {
    let mut session = in_memory(&[("bye", "points")]);
    session.run(import(5)).unwrap();
    session.run(draw(1, "x")).unwrap();
    let (before, points) = (session.tournament().clone(), ranking::after(session.tournament(), round(1)).unwrap());
    assert!(matches!(refused(&mut session, draw(1, "y")), Refusal::AlreadyDrawn { .. }));
    assert!(matches!(refused(&mut session, draw(1, "x")), Refusal::AlreadyDrawn { .. }));
    assert_eq!(*session.tournament(), before);
    assert_eq!(ranking::after(session.tournament(), round(1)).unwrap(), points);
}

/// P12: a team that sat at a table sits there again as often as at any other.
#[test]
fn a_table_is_drawn_anew_each_round() {
    let numbers: Vec<u32> = (1..=100).collect();
    let table_of = |seed: &str, round| {
        let lot = Lot { numbers: &numbers, seed, round, forbidden: &[], bye: false, no_bye: &[] };
        let pairs = by_lot::draw(&lot).unwrap().pairs;
        let seats = pairs.iter().enumerate().flat_map(|(table, &(a, b))| [(a, table), (b, table)]);
        seats.collect::<BTreeMap<u32, usize>>()
    };
    let mut kept = 0;
    for i in 0..200 {
        let seed = format!("tables {i}");
        let rounds = [1, 2, 3].map(|round| table_of(&seed, round));
        let same = |a: usize, b: usize| numbers.iter().filter(|team| rounds[a][team] == rounds[b][team]).count();
        kept += same(0, 1) + same(1, 2);
    }
    // 40,000 chances of 1 in 50: 800, give or take; the two of a table do not move together.
    assert!((660..940).contains(&kept), "{kept}");
}

/// P13
#[test]
fn every_pair_meets_and_neighbours_are_not_favoured() {
    let numbers: Vec<u32> = (1..=20).collect();
    let mut met: BTreeMap<(u32, u32), u32> = BTreeMap::new();
    for i in 0..1000 {
        let lot = Lot { numbers: &numbers, seed: &format!("voisins {i}"), round: 1, forbidden: &[], bye: false, no_bye: &[] };
        for (a, b) in by_lot::draw(&lot).unwrap().pairs {
            *met.entry((a.min(b), a.max(b))).or_default() += 1;
        }
    }
    assert_eq!(met.len(), 190);
    let neighbours: u32 = met.iter().filter(|((a, b), _)| a + 1 == *b).map(|(_, count)| count).sum();
    // 10,000 matches, 19 pairs of 190 are neighbours: 1,000, give or take.
    assert!((880..1120).contains(&neighbours), "{neighbours}");
}

/// P16
#[test]
fn the_same_seed_gives_the_same_draw_and_the_first_one_is_listed() {
    let mut session = in_memory(&[]);
    session.run(import(20)).unwrap();
    session.run(draw(1, "cartes")).unwrap();
    let first = session.tournament().rounds[&round(1)].clone();
    session.run(annul(1, SheetsToo::Refuse)).unwrap();
    session.run(draw(1, "cartes")).unwrap();
    assert_eq!(session.tournament().rounds[&round(1)], first);
    let annulled = session.history().annulled_draws(round(1));
    assert_eq!(annulled.iter().map(|draw| draw.round.origin.seed()).collect::<Vec<_>>(), [Some("cartes")]);
}

/// P24, P25: a sheet is missing or unverified in round 3, or in round 1.
#[test]
fn a_ranked_round_wants_every_sheet_before_it_verified() {
    for open in [1, 3] {
        for unverified in [None, Some(SheetContent::Played { points: [1300, 1300], deals: None })] {
            let mut session = in_memory(&[]);
            session.run(import(6)).unwrap();
            for number in 1..=3 {
                session.run(insisting(draw(number, "x"))).unwrap();
                for table in 1..=3 {
                    match &unverified {
                        None if (number, table) == (open, 2) => {}
                        Some(wrong) if (number, table) == (open, 2) => {
                            session.run(sheet(number, table, wrong.clone(), None, KeepWrong::Unverified)).map(drop).unwrap();
                        }
                        _ => drop(session.run(enter(number, table, [1300, 1212])).unwrap()),
                    }
                }
            }
            assert!(ranking::after(session.tournament(), round(3)).unwrap().is_provisional());
            let refusal = refused(&mut session, draw(4, "x"));
            let places = match &refusal {
                Refusal::SheetsOpen { open, .. } => open.iter().map(|(round, table)| (round.get(), table.get())).collect(),
                _ => Vec::new(),
            };
            assert_eq!(places, [(open, 2)], "{refusal:?}");
        }
    }
}

/// P27
#[test]
fn at_every_stage_every_paper_can_be_printed() {
    let words = Words::french();
    for stage in STAGES {
        let session = at_stage(stage, &[]);
        let tournament = session.tournament();
        let (event, history) = (&tournament.event, session.history());
        let cx = Context { words: &words, event, history, printed_at: at(), rehearsal: Rehearsal::No };
        for order in catalogue::offered(tournament) {
            let printed = catalogue::lay_out(&cx, tournament, &order);
            assert!(printed.is_ok_and(|paper| !paper.document.pages.is_empty()), "{stage:?} {order:?}");
        }
    }
}

/// E06: a forfeit is no match played, wants no sum, and no cap touches it.
#[test]
fn a_forfeit_has_no_sum_and_both_sides_their_points() {
    let mut session = in_memory(&[("forfeit_points", "1700")]);
    session.run(import(4)).unwrap();
    session.run(draw(1, "x")).unwrap();
    session.run(sheet(1, 1, SheetContent::Forfeit(Absent::B), None, KeepWrong::Refuse)).unwrap();
    session.run(sheet(1, 2, SheetContent::Forfeit(Absent::Both), None, KeepWrong::Refuse)).unwrap();
    let found = ranking::after(session.tournament(), round(1)).unwrap();
    let totals: Vec<_> = found.lines.iter().map(|line| line.total().halves() / 2).collect();
    assert_eq!((totals, found.is_provisional()), (vec![1700, 0, 0, 0], false));
    assert!(found.lines.iter().all(|line| line.scores[0].is_some_and(|score| !score.is_capped())));
}

/// E13
#[test]
fn a_bulk_withdrawal_is_taken_back_step_by_step_or_team_by_team() {
    let mut session = in_memory(&[]);
    session.run(import(6)).unwrap();
    play(&mut session, 1, |_| 1300);
    session.run(draw(2, "x")).unwrap();
    let before = session.tournament().clone();
    for team in 1..=6 {
        session.run(withdraw(team, 2)).unwrap();
    }
    for team in 1..=6 {
        session.run(crate::evening::come_back(team, 2)).unwrap();
    }
    assert_eq!(*session.tournament(), before, "every team is back and every match waits for its sheet again");
    (0..12).for_each(|_| drop(session.undo().unwrap()));
    assert_eq!(*session.tournament(), before);
}

/// E14
#[test]
fn a_capped_sheet_is_said_and_keeps_its_real_points() {
    let mut session = in_memory(&[]);
    session.run(import(2)).unwrap();
    session.run(draw(1, "x")).unwrap();
    let outcome = session.run(enter(1, 1, [2512, 0])).unwrap();
    assert!(
        matches!(outcome.warnings[..], [Warning::Capped { real, counted, .. }] if (real.halves(), counted.halves()) == (5024, 3400))
    );
    assert!(audit(session.tournament(), session.history()).notes.iter().any(|note| note.kind() == "capped"));
}

/// K02: one sum for ranking and pairing, byes and penalties included.
#[test]
fn the_ranked_round_is_in_the_order_of_the_ranking() {
    let mut session = in_memory(&[("bye", "points")]);
    session.run(import(9)).unwrap();
    (1..=3).for_each(|number| play(&mut session, number, |table| 1000 + 97 * table + 13 * number));
    session.run(crate::evening::penalty(2, 4, -157)).unwrap();
    let order: Vec<_> = ranking::after(session.tournament(), round(3)).unwrap().lines.iter().map(|line| line.team).collect();
    session.run(draw(4, "x")).unwrap();
    let drawn = &session.tournament().rounds[&round(4)];
    let Origin::Ranking(record) = &drawn.origin else { panic!("by ranking") };
    assert_eq!(record.ranking.iter().map(|placed| placed.team).collect::<Vec<_>>(), order);
    let paired: Vec<_> = drawn.matches.iter().flat_map(|m| [m.team_a, m.team_b]).collect();
    let playing: Vec<_> = order.into_iter().filter(|&team| Some(team) != drawn.bye).collect();
    assert_eq!(paired, playing);
}

/// K14
#[test]
fn presence_after_the_draw_changes_no_total() {
    let mut session = in_memory(&[]);
    session.run(import(4)).unwrap();
    play(&mut session, 1, |_| 1300);
    let before = ranking::after(session.tournament(), round(1)).unwrap();
    for presence in [Presence::Absent, Presence::Present] {
        session.run(edit(1, TeamEdit { presence: Some(presence), ..TeamEdit::default() })).unwrap();
        assert_eq!(ranking::after(session.tournament(), round(1)).unwrap(), before);
    }
}
