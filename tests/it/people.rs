//! People who come late, leave, come back or do not come (rules.md 9).

use crate::evening::{
    annul, come_back, disqualify, draw, edit, enter, grant, import, in_memory, penalty, play, refusal, round, seat, seats, sheet,
    substitute, take_seat, team, withdraw,
};
use crate::terminal::Desk;
use atout::domain::command::{
    Command, EventCommand, Insist, KeepWrong, SheetContent, SheetsToo, TeamCommand, TeamDraft, TeamEdit, Warning,
};
use atout::domain::draw::DrawRefusal;
use atout::domain::ranking::TeamState;
use atout::domain::sheet::Absent;
use atout::domain::team::Standing;

use atout::domain::{Points, Refusal, RoundNumber, TableNumber};
use atout::i18n::Words;
use atout::session::Session;

use atout::views::paper_state::{self, Shows};
use atout::views::seating::{Seating, Whereabouts};
use atout::views::sheet_code::SheetCode;
use atout::views::standings::Standings;

/// The state words of the sheets of a round, by table.
fn sheets(session: &Session, round: u32) -> Vec<&'static str> {
    let rows = atout::views::sheet_rows::all(session.tournament());
    rows.iter().filter(|row| row.round.get() == round).map(|row| row.state.word()).collect()
}

fn counted(session: &Session, round: u32, team: u32) -> Option<i64> {
    let drawn = session.tournament().round(round).unwrap();
    let scores = atout::domain::ranking::scores(session.tournament(), drawn);
    scores.into_iter().find(|(number, _)| number.get() == team).and_then(|(_, score)| score).map(|score| score.counted.halves())
}

/// A team that leaves after the draw: its match is a forfeit on every list, and it is in no later draw (P01).
#[test]
fn a_team_that_leaves_after_the_draw_leaves_a_forfeit_everywhere() {
    let mut session = in_memory(&[]);
    session.run(import(6)).unwrap();
    play(&mut session, 1, |_| 1300);
    session.run(draw(2, "x")).unwrap();
    let (_, a, b) = seats(&session, 2).0[1];
    let outcome = session.run(withdraw(b, 2)).unwrap();
    assert_eq!(
        outcome.warnings,
        [
            Warning::BecomesForfeit { round: round(2), table: atout::domain::TableNumber::new(2).unwrap(), against: team(a) },
            Warning::OddTeams { present: 5, round: round(3) },
        ]
    );
    assert_eq!(sheets(&session, 2), ["missing", "forfeit", "missing"]);
    assert_eq!((counted(&session, 2, a), counted(&session, 2, b)), (Some(2512), Some(0)));
    let seating = Seating::of(session.tournament(), round(2)).unwrap();
    let place = seating.places.iter().find(|place| place.team.number == team(b)).unwrap();
    assert_eq!(place.at, Whereabouts::Withdrawn);
    let standings = Standings::after(session.tournament(), round(2)).unwrap();
    assert_eq!(standings.lines.iter().find(|line| line.team.number == team(b)).unwrap().state, TeamState::Withdrawn);
    let before = Standings::after(session.tournament(), round(1)).unwrap();
    assert_eq!(before.lines.iter().find(|line| line.team.number == team(b)).unwrap().state, TeamState::Present);
    session.run(enter(2, 1, [1300, 1212])).unwrap();
    session.run(enter(2, 3, [1300, 1212])).unwrap();
    session.run(crate::evening::add("Sixième")).unwrap();
    session.run(draw(3, "x")).unwrap();
    assert!(session.tournament().round(3).unwrap().teams().all(|number| number != team(b)));
    assert_eq!(session.verify().unwrap(), []);
}

#[test]
fn a_match_that_was_played_stays_and_both_may_be_gone() {
    let mut session = in_memory(&[]);
    session.run(import(4)).unwrap();
    play(&mut session, 1, |_| 1300);
    session.run(draw(2, "x")).unwrap();
    let (_, a, b) = seats(&session, 2).0[0];
    assert!(matches!(refusal(&mut session, withdraw(a, 1)), Refusal::AlreadyPlayed { .. }));
    // Who waited in vain was there: its forfeit is a sheet like others.
    let (_, _, missed) = seats(&session, 2).0[1];
    let (_, waited, _) = seats(&session, 2).0[1];
    session.run(sheet(2, 2, SheetContent::Forfeit(Absent::B), None, KeepWrong::Refuse)).unwrap();
    assert!(matches!(refusal(&mut session, withdraw(waited, 2)), Refusal::AlreadyPlayed { .. }));
    session.run(withdraw(missed, 2)).unwrap();
    assert_eq!(sheets(&session, 2)[1], "forfeit");
    session.run(withdraw(a, 2)).unwrap();
    session.run(withdraw(b, 2)).unwrap();
    assert_eq!((counted(&session, 2, a), counted(&session, 2, b)), (Some(0), Some(0)));
    assert!(matches!(refusal(&mut session, withdraw(a, 3)), Refusal::AlreadyLeft { .. }));
    assert_eq!(session.run(withdraw(a, 2)).unwrap().state, None);
    assert_eq!(session.verify().unwrap(), []);
}

/// Leaving, coming back, and the rounds between; what was a forfeit waits for its sheet again.
#[test]
fn a_team_comes_back() {
    let mut session = in_memory(&[("bye", "points")]);
    session.run(import(6)).unwrap();
    play(&mut session, 1, |_| 1300);
    session.run(withdraw(3, 2)).unwrap();
    play(&mut session, 2, |_| 1300);
    assert!(session.tournament().round(2).unwrap().of(team(3)).is_none());
    assert!(matches!(refusal(&mut session, come_back(3, 1)), Refusal::NotAway { .. }));
    session.run(come_back(3, 3)).unwrap();
    session.run(draw(3, "x")).unwrap();
    assert!(session.tournament().round(3).unwrap().of(team(3)).is_some());
    let state = |session: &Session, after| {
        let standings = Standings::after(session.tournament(), round(after)).unwrap();
        standings.lines.iter().find(|line| line.team.number == team(3)).unwrap().state
    };
    assert_eq!([1, 2, 3].map(|after| state(&session, after)), [TeamState::Present, TeamState::Withdrawn, TeamState::Present]);

    let (m, _) = session.tournament().round(3).unwrap().of(team(3)).unwrap();
    let (table, other) = (m.table, if m.team_a == team(3) { m.team_b } else { m.team_a });
    session.run(withdraw(3, 3)).unwrap();
    session.run(withdraw(other.get(), 3)).unwrap();
    assert_eq!(counted(&session, 3, other.get()), Some(0));
    session.run(come_back(other.get(), 3)).unwrap();
    assert_eq!(counted(&session, 3, other.get()), Some(2512));
    let outcome = session.run(come_back(3, 3)).unwrap();
    assert_eq!(outcome.warnings, [Warning::SheetOpenAgain { round: round(3), table }]);
    assert!(session.tournament().sheet(round(3), table).is_none());
    assert_eq!(session.verify().unwrap(), []);
}

/// A bye falls away with its team, its penalty too; it comes back with the team.
#[test]
fn the_team_that_sits_out_leaves() {
    let mut session = in_memory(&[("bye", "points")]);
    session.run(import(5)).unwrap();
    session.run(draw(1, "x")).unwrap();
    let bye = seats(&session, 1).1.unwrap();
    session.run(penalty(1, bye, -157)).unwrap();
    let outcome = session.run(withdraw(bye, 1)).unwrap();
    assert!(matches!(&outcome.warnings[..], [Warning::ByeLeft { .. }, Warning::PenaltyWentToo(_)]));
    assert_eq!(seats(&session, 1).1, None);
    assert_eq!(session.tournament().penalties.len(), 0);
    session.run(come_back(bye, 1)).unwrap();
    assert_eq!(seats(&session, 1).1, Some(bye));
    assert_eq!(session.verify().unwrap(), []);
}

#[test]
fn a_disqualified_team_leaves_the_rankings_of_all_rounds() {
    let mut session = in_memory(&[]);
    session.run(import(4)).unwrap();
    play(&mut session, 1, |_| 1300);
    session.run(draw(2, "x")).unwrap();
    let (_, a, b) = seats(&session, 2).0[0];
    session.run(disqualify(a)).unwrap();
    assert_eq!((counted(&session, 2, a), counted(&session, 2, b)), (Some(0), Some(2512)));
    for after in [1, 2] {
        let standings = Standings::after(session.tournament(), round(after)).unwrap();
        assert_eq!(standings.lines.len(), 3);
        assert_eq!(standings.unranked[0].state, TeamState::Disqualified);
        assert_eq!(standings.lines.iter().map(|line| line.rank).max().unwrap(), Some(3));
    }
    assert_eq!(session.run(disqualify(a)).unwrap().state, None);
    session.run(come_back(a, 2)).unwrap();
    assert_eq!(Standings::after(session.tournament(), round(1)).unwrap().lines.len(), 4);
    assert_eq!(sheets(&session, 2)[0], "missing");
    assert_eq!(session.verify().unwrap(), []);
}

/// Two late teams get a table of their own, the others stay where they are (P20); one late team meets the team that sits
/// out, or sits out itself.
#[test]
fn late_teams_are_seated_without_touching_the_other_tables() {
    let mut session = in_memory(&[("bye", "points")]);
    session.run(import(6)).unwrap();
    session.run(draw(1, "x")).unwrap();
    let (drawn, _) = seats(&session, 1);
    for name in ["Sept", "Huit", "Neuf", "Dix"] {
        session.run(crate::evening::add(name)).unwrap();
    }
    session.run(seat(1, &[7, 8])).unwrap();
    assert_eq!(seats(&session, 1), ([&drawn[..], &[(4, 7, 8)]].concat(), None));
    session.run(seat(1, &[9])).unwrap();
    assert_eq!(seats(&session, 1).1, Some(9));
    session.run(seat(1, &[10])).unwrap();
    assert_eq!(seats(&session, 1), ([&drawn[..], &[(4, 7, 8), (5, 9, 10)]].concat(), None));
    assert!(matches!(refusal(&mut session, seat(1, &[10])), Refusal::AlreadyInDraw { .. }));
    assert_eq!(session.verify().unwrap(), []);
    let seating = Seating::of(session.tournament(), round(1)).unwrap();
    assert_eq!(seating.tables.iter().map(|table| table.repairs.len()).collect::<Vec<_>>(), [0, 0, 0, 1, 1]);
}

/// Tables out of use and numbering from another number hold for the extra table too.
#[test]
fn late_teams_get_a_table_that_is_in_use() {
    let mut session = in_memory(&[("first_table", "11"), ("closed_tables", "12, 13")]);
    session.run(import(4)).unwrap();
    session.run(draw(1, "x")).unwrap();
    session.run(import_named(["Cinq", "Six"])).unwrap();
    session.run(edit(6, TeamEdit { fixed_table: Some(14), ..TeamEdit::default() })).unwrap();
    let outcome = session.run(seat(1, &[5, 6])).unwrap();
    assert_eq!(seats(&session, 1).0.iter().map(|seat| seat.0).collect::<Vec<_>>(), [11, 14, 15]);
    assert_eq!(
        outcome.warnings,
        [Warning::FixedTableLeft { team: team(6), table: atout::domain::TableNumber::new(14).unwrap() }]
    );
}

fn import_named<const N: usize>(names: [&str; N]) -> Command {
    Command::Teams(TeamCommand::Import(names.map(crate::evening::draft).to_vec()))
}

/// A team added after round 1 was drawn, half entered or complete ends in a defined state each time (P19).
#[test]
fn a_late_team_has_no_score_before_it_plays_unless_it_is_given_one() {
    for sheets_in in 0..=2 {
        let mut session = in_memory(&[("bye", "points")]);
        session.run(import(4)).unwrap();
        session.run(draw(1, "x")).unwrap();
        (1..=sheets_in).for_each(|table| drop(session.run(enter(1, table, [1300, 1212])).unwrap()));
        session.run(crate::evening::add("Tardive")).unwrap();
        (sheets_in + 1..=2).for_each(|table| drop(session.run(enter(1, table, [1300, 1212])).unwrap()));
        session.run(draw(2, "x")).unwrap();
        let line = |session: &Session| {
            let standings = Standings::after(session.tournament(), round(2)).unwrap();
            standings.lines.iter().find(|line| line.team.number == team(5)).unwrap().clone()
        };
        assert_eq!(line(&session).scores[0], None);
        session.run(grant(1, 5, 2401)).unwrap();
        assert_eq!(line(&session).scores[0].unwrap().counted, Points::from_halves(2401));
        session.run(grant(1, 5, 0)).unwrap();
        assert_eq!(line(&session).scores[0].unwrap().counted, Points::ZERO);
        assert!(matches!(refusal(&mut session, grant(1, 5, 5025)), Refusal::GrantOutOfRange { .. }));
        assert!(matches!(refusal(&mut session, grant(1, 5, -1)), Refusal::GrantOutOfRange { .. }));
        assert!(matches!(refusal(&mut session, grant(2, 5, 2)), Refusal::StandsInRound { .. }));
        assert!(matches!(refusal(&mut session, grant(3, 5, 2)), Refusal::RoundNotDrawn { .. }));
        assert_eq!(session.verify().unwrap(), []);
    }
}

#[test]
fn granted_points_go_with_their_round_and_hold_their_team() {
    let mut session = in_memory(&[]);
    session.run(import(4)).unwrap();
    session.run(draw(1, "x")).unwrap();
    session.run(crate::evening::add("Tardive")).unwrap();
    session.run(grant(1, 5, 2000)).unwrap();
    let remove = Command::Teams(TeamCommand::Remove { team: 5 });
    assert!(matches!(refusal(&mut session, remove), Refusal::HasGrant { .. }));
    assert!(matches!(refusal(&mut session, seat(1, &[5])), Refusal::HasGrant { .. }));
    let outcome = session.run(annul(1, SheetsToo::Refuse)).unwrap();
    assert!(matches!(&outcome.warnings[..], [Warning::GrantWentToo(_)]));
    assert_eq!(session.verify().unwrap(), []);
}

#[test]
fn a_substitute_takes_a_players_place() {
    let mut session = in_memory(&[]);
    let draft = TeamDraft {
        number: None,
        rest: TeamEdit { players: Some(vec!["Anne Favre".into(), "Luc Rey".into()]), ..TeamEdit::default() },
    };
    session.run(Command::Teams(TeamCommand::Add(draft))).unwrap();
    session.run(substitute(1, "luc  rey", " Léa Noir ")).unwrap();
    assert_eq!(session.tournament().team(1).unwrap().players, ["Anne Favre", "Léa Noir"]);
    assert!(matches!(refusal(&mut session, substitute(1, "Luc Rey", "X")), Refusal::NoSuchPlayer { .. }));
    assert!(matches!(refusal(&mut session, substitute(1, "Léa Noir", " ")), Refusal::SubstituteMissing));
    let said = Words::french().entry(session.history().entries().last().unwrap(), session.history());
    assert_eq!(said.replace('\u{a0}', " "), "Équipe 1 : Léa Noir remplace Luc Rey");
}

/// Nobody, one, or two teams that met already (P05).
#[test]
fn when_everybody_leaves_nobody_is_paired() {
    let mut session = in_memory(&[]);
    session.run(import(4)).unwrap();
    play(&mut session, 1, |_| 1300);
    let (_, a, b) = seats(&session, 1).0[0];
    let others: Vec<_> = (1..=4).filter(|number| ![a, b].contains(number)).collect();
    for number in others {
        session.run(withdraw(number, 2)).unwrap();
    }
    assert!(matches!(refusal(&mut session, draw(2, "x")), Refusal::Draw(DrawRefusal::Impossible { forbidden: 1, bye: false })));
    session.run(withdraw(a, 2)).unwrap();
    assert!(matches!(refusal(&mut session, draw(2, "x")), Refusal::Draw(DrawRefusal::TooFew { present: 1 })));
    session.run(withdraw(b, 2)).unwrap();
    assert!(matches!(refusal(&mut session, draw(2, "x")), Refusal::Draw(DrawRefusal::TooFew { present: 0 })));
}

/// Only the papers that show a change are out of date.
#[test]
fn a_departure_touches_only_the_papers_that_show_it() {
    let mut session = in_memory(&[]);
    session.run(import(4)).unwrap();
    play(&mut session, 1, |_| 1300);
    session.run(draw(2, "x")).unwrap();
    let state = |session: &Session, shows| paper_state::of(session.history(), shows);
    let papers = [Shows::Places(round(1)), Shows::Ranking(round(1)), Shows::Places(round(2)), Shows::Ranking(round(2))];
    let before = papers.map(|shows| state(&session, shows));
    session.run(withdraw(1, 2)).unwrap();
    let after = papers.map(|shows| state(&session, shows));
    let now = session.history().state();
    assert_eq!(after, [before[0], before[1], now, now]);
    session.run(edit(2, TeamEdit { settled: Some(true), ..TeamEdit::default() })).unwrap();
    assert_eq!(papers.map(|shows| state(&session, shows)), after);
}

#[test]
fn the_command_line_tells_an_evening_of_comings_and_goings() {
    let desk = Desk::with_teams(5);
    let shown = desk.transcript(&[
        &["withdraw", "T.jass", "--team", "5", "--from-round", "1"],
        &["draw", "T.jass", "--round", "1", "--seed", "genève"],
        &["add-team", "T.jass", "--name", "Tardive", "--player", "Jean", "--player", "Rose"],
        &["seat", "T.jass", "--round", "1", "--teams", "6"],
        &["return", "T.jass", "--team", "5", "--from-round", "1"],
        &["seat", "T.jass", "--round", "1", "--teams", "5", "6"],
        &["add-team", "T.jass", "--name", "Très tard"],
        &["seat", "T.jass", "--round", "1", "--teams", "7", "--instead-of", "1"],
        &["seat", "T.jass", "--round", "1", "--teams", "7", "1", "--instead-of", "2"],
        &["draw-record", "T.jass", "--round", "1"],
        &["substitute", "T.jass", "--team", "6", "--out", "Jean", "--in", "Marc"],
        &["substitute", "T.jass", "--team", "6", "--out", "Jean", "--in", "Marc"],
        &["disqualify", "T.jass", "--team", "2", "--reason", "triche"],
        &["withdraw", "T.jass", "--team", "2", "--from-round", "3"],
        &["add-team", "T.jass", "--name", "Encore"],
        &["grant", "T.jass", "--round", "1", "--team", "8", "--points", "1000½", "--reason", "train en retard"],
        &["grant", "T.jass", "--round", "1", "--team", "6", "--points", "1000", "--reason", "train en retard"],
        &["grant", "T.jass", "--round", "1", "--team", "8", "--points", "2513", "--reason", "train en retard"],
        &["ungrant", "T.jass", "--round", "1", "--team", "6", "--reason", "erreur"],
        &["audit", "T.jass"],
        &["journal", "T.jass"],
        &["verify", "T.jass"],
    ]);
    insta::assert_snapshot!(shown);
}

/// A late team takes the seat of one that does not come: no other table is touched, the record says so.
#[test]
fn a_late_team_takes_the_seat_of_one_that_does_not_come() {
    let mut session = in_memory(&[]);
    session.run(import(6)).unwrap();
    session.run(draw(1, "x")).unwrap();
    session.run(import_named(["Sept", "Huit"])).unwrap();
    let (drawn, _) = seats(&session, 1);
    let (table, gone, other) = drawn[1];
    session.run(penalty(1, gone, -2)).unwrap();
    session.run(sheet(1, table, SheetContent::Forfeit(Absent::A), None, KeepWrong::Refuse)).unwrap();
    let codes = |session: &Session| {
        let round = &session.tournament().rounds[&round(1)];
        drawn.iter().map(|seat| SheetCode::of(session.history(), round, TableNumber::new(seat.0).unwrap())).collect::<Vec<_>>()
    };
    let (before, old) = (session.tournament().clone(), codes(&session));
    assert!(matches!(refusal(&mut session, take_seat(1, gone, other)), Refusal::AlreadyInDraw { .. }));
    assert!(matches!(refusal(&mut session, take_seat(1, 7, 8)), Refusal::NotInRound { .. }));

    let outcome = session.run(take_seat(1, 7, gone)).unwrap();
    let (number, table_no) = (team(gone), TableNumber::new(table).unwrap());
    assert!(
        matches!(outcome.warnings[..], [Warning::SheetOpenAgain { table, .. }, Warning::PenaltyWentToo(_), Warning::NowAbsent { team }, Warning::OddTeams { present: 7, .. }] if table == table_no && team == number),
        "{:?}",
        outcome.warnings
    );
    assert_eq!(seats(&session, 1).0, [drawn[0], (table, 7, other), drawn[2]]);
    let changed: Vec<_> = old.iter().zip(codes(&session)).map(|(old, new)| *old != new).collect();
    assert_eq!(changed, [false, true, false], "the sheets of the other tables stay good");
    let seating = Seating::of(session.tournament(), round(1)).unwrap();
    assert_eq!(seating.tables.iter().map(|table| table.repairs.len()).collect::<Vec<_>>(), [0, 1, 0]);
    assert_eq!(
        Words::french().step(&seating.tables[1].repairs[0].repair.step).replace('\u{a0}', " "),
        format!("place de l’équipe {gone}, absente, prise par l’équipe 7")
    );
    let ranked = Standings::after(session.tournament(), round(1)).unwrap();
    assert!(ranked.lines.iter().all(|line| line.team.number != number), "a team in no draw has no line");
    assert_eq!(session.verify().unwrap(), []);
    session.undo().unwrap();
    assert_eq!(*session.tournament(), before);
    session.redo().unwrap();

    // Where the match was played, both were there.
    session.run(enter(1, table, [1300, 1212])).unwrap();
    assert!(matches!(refusal(&mut session, take_seat(1, 8, other)), Refusal::TableHasSheet { .. }));
}

/// An odd number made even by a team of the organisers: it plays, has no rank, takes none, and stands last in a ranked round.
#[test]
fn a_fill_in_team_plays_outside_the_ranking() {
    let mut session = in_memory(&[]);
    session.run(import(7)).unwrap();
    assert!(matches!(refusal(&mut session, draw(1, "x")), Refusal::Draw(DrawRefusal::Odd { present: 7 })));
    session.run(crate::evening::add("Organisation")).unwrap();
    session.run(edit(8, TeamEdit { standing: Some(Standing::Unranked), ..TeamEdit::default() })).unwrap();
    // Whoever plays against the others, the fill-in team wins all it can.
    for number in 1..=3 {
        session.run(draw(number, "x")).unwrap();
        for (table, a, _) in seats(&session, number).0 {
            let fills_in = [table, a].ends_with(&[8]);
            session.run(enter(number, table, if fills_in { [2000, 512] } else { [512, 2000] })).unwrap();
        }
    }
    let standings = Standings::after(session.tournament(), round(3)).unwrap();
    assert_eq!(standings.lines.iter().filter_map(|line| line.rank).max(), Some(7));
    assert_eq!(standings.unranked.iter().map(|line| line.team.number).collect::<Vec<_>>(), [team(8)]);
    session.run(draw(4, "x")).unwrap();
    let last = *seats(&session, 4).0.last().unwrap();
    assert_eq!(last.2, 8, "after all ranked teams: {last:?}");
}

/// One player of each of two teams goes home: the two who stay play on together, under the number and with the points of one.
#[test]
fn two_half_teams_become_one() {
    let mut session = in_memory(&[]);
    session.run(import(6)).unwrap();
    for (number, players) in [(2, ["Anne", "Luc"]), (5, ["Rose", "Jean"])] {
        let players = Some(players.map(str::to_owned).to_vec());
        session.run(edit(number, TeamEdit { players, ..TeamEdit::default() })).unwrap();
    }
    play(&mut session, 1, |_| 1300);
    let total = |session: &Session, after| {
        Standings::after(session.tournament(), round(after)).unwrap().line(team(2)).map(|line| (line.total, line.rank))
    };
    let before = total(&session, 1);
    session.run(substitute(2, "Luc", "Rose")).unwrap();
    let outcome = session.run(withdraw(5, 2)).unwrap();
    assert!(matches!(outcome.warnings[..], [Warning::OddTeams { present: 5, .. }]), "{:?}", outcome.warnings);
    assert_eq!(session.tournament().teams[&team(2)].players, ["Anne", "Rose"]);
    assert_eq!(total(&session, 1), before, "number and points stay");
    // Before the first draw the other half is simply taken off the list.
    let mut early = in_memory(&[]);
    early.run(import(3)).unwrap();
    early.run(edit(1, TeamEdit { players: Some(vec!["Anne".into(), "Rose".into()]), ..TeamEdit::default() })).unwrap();
    early.run(Command::Teams(TeamCommand::Remove { team: 3 })).unwrap();
    early.run(draw(1, "x")).unwrap();
}

/// Home for round 2, back for round 3, home again for round 4 and back: each time is kept, on lists, in the file, and backwards.
#[test]
fn a_team_leaves_and_comes_back_more_than_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("T.jass");
    let mut session = crate::evening::in_file(&path);
    session
        .run(Command::Event(EventCommand::SetRules { values: vec![("bye".into(), "points".into())], insist: Insist::No }))
        .unwrap();
    session.run(import(6)).unwrap();
    play(&mut session, 1, |_| 1300);
    session.run(withdraw(5, 2)).unwrap();
    play(&mut session, 2, |_| 1300);
    session.run(come_back(5, 3)).unwrap();
    play(&mut session, 3, |_| 1300);
    let before = session.tournament().clone();
    session.run(withdraw(5, 4)).unwrap();
    let left = |session: &Session| {
        (1..=4).filter(|&number| session.tournament().teams[&team(5)].has_left(round(number))).collect::<Vec<_>>()
    };
    assert_eq!(left(&session), [2, 4]);
    let state = |session: &Session, after| {
        let standings = Standings::after(session.tournament(), round(after)).unwrap();
        standings.line(team(5)).map(|line| (line.state, line.left_from.map(RoundNumber::get)))
    };
    assert_eq!(state(&session, 2), Some((TeamState::Withdrawn, Some(2))));
    assert_eq!(state(&session, 3).map(|(state, _)| state), Some(TeamState::Present));
    let notes = atout::views::anomalies::audit(session.tournament(), session.history()).notes;
    assert_eq!(notes.iter().filter(|note| note.kind() == "withdrawn").count(), 2);
    assert!(matches!(refusal(&mut session, withdraw(5, 2)), Refusal::AlreadyLeft { .. }));
    assert_eq!(session.verify().unwrap(), []);
    drop(session);

    let mut session = Session::open(&path, atout::store::Access::Write, "essai", crate::evening::clock()).unwrap();
    assert_eq!(left(&session), [2, 4]);
    session.run(come_back(5, 4)).unwrap();
    assert_eq!(*session.tournament(), before, "it was not away at all the second time");
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(*session.tournament(), before);
}

/// The team that sits out plays where another one does not come; a late team may also sit out in its place.
#[test]
fn the_team_that_sits_out_takes_a_seat_or_gives_its_own() {
    let mut session = in_memory(&[("bye", "points")]);
    session.run(import(7)).unwrap();
    session.run(draw(1, "x")).unwrap();
    let (drawn, bye) = seats(&session, 1);
    let bye = bye.unwrap();
    session.run(withdraw(drawn[0].1, 1)).unwrap();
    session.run(take_seat(1, bye, drawn[0].1)).unwrap();
    assert_eq!(seats(&session, 1), (vec![(1, bye, drawn[0].2), drawn[1], drawn[2]], None));
    assert_eq!(sheets(&session, 1), ["missing"; 3], "the forfeit of the team that left has fallen away");
    session.undo().unwrap();
    session.run(crate::evening::add("Huit")).unwrap();
    session.run(take_seat(1, 8, bye)).unwrap();
    assert_eq!(seats(&session, 1).1, Some(8));
    assert!(matches!(refusal(&mut session, take_seat(1, 8, 8)), Refusal::SwapWithItself { .. }));
    assert_eq!(session.verify().unwrap(), []);
}
