//! Second entries (« contre-saisie »): equal pairs become « contrôlée », what the sum cannot find is found and named, and a draw
//! waits for what the ruleset wants.

use crate::evening::{annul, check, draw, enter, first_stands, import, in_memory, insisting, play, refusal, round, sheet};
use crate::terminal::Desk;
use atout::domain::check::Checked;
use atout::domain::command::{
    CheckCommand, Command, EventCommand, Insist, KeepWrong, SheetCommand, SheetContent, SheetEntry, SheetsToo, TeamCommand,
    Typing, Warning,
};
use atout::domain::history::SOMEBODY;
use atout::domain::refusal::MayInsist;
use atout::domain::sheet::difference::Looks;
use atout::domain::sheet::{Absent, Winner};
use atout::domain::{Refusal, RoundNumber, TableNumber, Tournament};
use atout::session::Session;
use atout::views::anomalies;
use atout::views::control::Control;
use atout::views::second_entry::SecondEntry;

fn table(number: u32) -> TableNumber {
    TableNumber::new(number).unwrap()
}

/// Eight teams, the first round drawn, four sheets: 1400–1112, 1300–1212, 1340–1172, 1000–1512.
fn four_sheets(rules: &[(&str, &str)]) -> Session {
    let mut session = in_memory(rules);
    session.run(import(8)).unwrap();
    session.run(draw(1, "x")).unwrap();
    for (i, a) in (1..).zip([1400, 1300, 1340, 1000]) {
        session.run(enter(1, i, [a, 2512 - a])).unwrap();
    }
    session
}

fn correct(number: u32, points: [u32; 2]) -> Command {
    sheet(1, number, SheetContent::Played { points, deals: None }, Some("relue"), KeepWrong::Refuse)
}

fn forfeit_again(number: u32, absent: Absent) -> Command {
    let entries = vec![SheetEntry { table: number, content: SheetContent::Forfeit(absent), winner: None }];
    Command::Checks(CheckCommand::Type { round: 1, entries, wrong: KeepWrong::Refuse, typing: Typing::One })
}

fn set(key: &str, value: &str) -> Command {
    Command::Event(EventCommand::SetRules { values: vec![(key.to_owned(), value.to_owned())], insist: Insist::No })
}

/// How the sheet of a table stands; `None` where it has none.
fn checked(tournament: &Tournament, number: u32) -> Option<Checked> {
    tournament.sheet(round(1), table(number)).map(|sheet| tournament.checked(sheet))
}

/// What happens to the sheet of table 1, 1400–1112 (one command after the other), and how it stands then.
#[test]
fn a_check_stands_for_what_the_sheet_said() {
    use Checked::{Again, Differs, NotYet, Yes};
    let unverified =
        || sheet(1, 1, SheetContent::Played { points: [1400, 1100], deals: None }, Some("relue"), KeepWrong::Unverified);
    let absent = || sheet(1, 1, SheetContent::Forfeit(Absent::B), Some("pas venue"), KeepWrong::Refuse);
    let exchange = || Command::Sheets(SheetCommand::Exchange { round: 1, tables: [1, 2], reason: "mêlées".into() });
    let turn = || Command::Sheets(SheetCommand::Turn { round: 1, table: 1, reason: "inversées".into() });
    let (right, turned, other) = (|| check(1, 1, [1400, 1112]), || check(1, 1, [1112, 1400]), || check(1, 1, [1300, 1212]));
    for (what, commands, expected) in [
        ("nothing is typed again", vec![], NotYet),
        ("the same", vec![right()], Yes),
        ("something else", vec![turned()], Differs),
        ("something else, typed twice", vec![turned(), turned()], Differs),
        ("a slip, put right by the one who made it", vec![turned(), right()], Yes),
        ("the same, then something else", vec![right(), turned()], Differs),
        ("the first entry stands", vec![turned(), first_stands(1, 1)], Yes),
        ("the same difference once more, settled already", vec![turned(), first_stands(1, 1), turned()], Yes),
        ("another difference after one was settled", vec![turned(), first_stands(1, 1), other()], Differs),
        ("the second entry is right", vec![turned(), correct(1, [1112, 1400])], Yes),
        ("its columns are turned, as the second entry says", vec![turned(), turn()], Yes),
        ("neither is right", vec![turned(), correct(1, [1401, 1111])], Again),
        ("corrected after it was checked", vec![right(), correct(1, [1401, 1111])], Again),
        ("corrected after a difference was settled", vec![turned(), first_stands(1, 1), correct(1, [1401, 1111])], Again),
        ("corrected and checked again", vec![right(), correct(1, [1401, 1111]), check(1, 1, [1401, 1111])], Yes),
        ("corrected there and back", vec![right(), correct(1, [1401, 1111]), correct(1, [1400, 1112])], Yes),
        ("exchanged with another table after it was checked", vec![right(), exchange()], Again),
        ("exchanged with another table, as the second entry says", vec![other(), exchange()], Yes),
        ("kept with a wrong sum, and read so twice", vec![unverified(), check(1, 1, [1400, 1100])], Yes),
        ("kept with a wrong sum, and read otherwise", vec![unverified(), right()], Differs),
        ("checked, then a forfeit", vec![right(), absent()], Again),
        ("a forfeit, typed again", vec![absent(), forfeit_again(1, Absent::B)], Yes),
        ("a forfeit of the other team", vec![absent(), forfeit_again(1, Absent::A)], Differs),
        ("a forfeit of a match that was played", vec![absent(), right()], Differs),
    ] {
        let mut session = four_sheets(&[]);
        let before = session.tournament().clone();
        let mut steps = 0;
        for command in commands {
            steps += usize::from(session.run(command).unwrap().state.is_some());
        }
        assert_eq!(checked(session.tournament(), 1), Some(expected), "{what}");
        assert_eq!(session.verify().unwrap(), [], "{what}");
        // Every step can be taken back, and done again.
        let after = session.tournament().clone();
        (0..steps).for_each(|_| drop(session.undo().unwrap()));
        assert_eq!(*session.tournament(), before, "{what}");
        (0..steps).for_each(|_| drop(session.redo().unwrap()));
        assert_eq!(*session.tournament(), after, "{what}");
    }
}

/// E08: what the sum cannot find. The second entry of table 1, whose sheet says 1400–1112, beside 2: 1300–1212, 3: 1340–1172,
/// 4: 1000–1512.
#[test]
fn what_the_sum_cannot_find_is_found_and_named() {
    for (points, deals, looks) in [
        ([1112, 1400], 16, &[Looks::ColumnsExchanged][..]),
        ([1300, 1212], 16, &[Looks::SecondIsOf(table(2))]),
        ([1000, 1512], 16, &[Looks::SecondIsOf(table(4))]),
        ([1410, 1102], 16, &[Looks::CancelOut(10)]),
        ([1390, 1122], 16, &[Looks::CancelOut(10)]),
        ([1401, 1111], 16, &[Looks::CancelOut(1)]),
        ([1040, 1472], 16, &[Looks::DigitsCancelOut]),
        ([1310, 1202], 16, &[Looks::CancelOut(90)]),
        ([1400, 1172], 16, &[Looks::SecondSumWrong]),
        ([1243, 1112], 15, &[Looks::Deals([16, 15])]),
        ([1400, 1112], 15, &[Looks::Deals([16, 15])]),
        ([1112, 1300], 15, &[Looks::SecondSumWrong, Looks::Deals([16, 15])]),
    ] {
        let mut session = four_sheets(&[]);
        let sheets = session.tournament().sheets.clone();
        let entries = vec![SheetEntry { table: 1, content: SheetContent::Played { points, deals: Some(deals) }, winner: None }];
        let typed = Command::Checks(CheckCommand::Type { round: 1, entries, wrong: KeepWrong::Unverified, typing: Typing::One });
        let outcome = session.run(typed).unwrap();
        let [Warning::SecondEntryDiffers(difference)] = &outcome.warnings[..] else { panic!("{points:?}: {outcome:?}") };
        assert_eq!(difference.looks, looks, "{points:?}");
        assert_eq!(session.tournament().sheets, sheets, "a check changes no sheet");
    }
}

/// Two sheets typed at each other's tables: named as soon as both are typed again, and by the second alone before.
#[test]
fn sheets_typed_at_each_others_tables_are_named() {
    let mut session = four_sheets(&[]);
    let looks = |session: &Session| {
        let open = anomalies::audit(session.tournament(), session.history()).open;
        let looks = open.into_iter().filter_map(|open| match open {
            anomalies::Open::SecondEntryDiffers(difference) => Some((difference.table.get(), difference.looks)),
            _ => None,
        });
        looks.collect::<Vec<_>>()
    };
    session.run(check(1, 2, [1400, 1112])).unwrap();
    assert_eq!(looks(&session), [(2, vec![Looks::SecondIsOf(table(1))])]);
    session.run(check(1, 1, [1300, 1212])).unwrap();
    let exchanged = |other| vec![Looks::TablesExchanged(table(other))];
    assert_eq!(looks(&session), [(1, exchanged(2)), (2, exchanged(1))]);
    let exchange = Command::Sheets(SheetCommand::Exchange { round: 1, tables: [1, 2], reason: "mêlées".into() });
    session.run(exchange).unwrap();
    assert_eq!(looks(&session), []);
    // The paper of table 4 was first typed at table 3 as well: table 3 has another table's points.
    session.run(check(1, 4, [1340, 1172])).unwrap();
    session.run(check(1, 3, [1256, 1256])).unwrap();
    assert_eq!(looks(&session), [(3, vec![Looks::FirstIsOf(table(4))]), (4, vec![Looks::SecondIsOf(table(3))])]);
}

#[test]
fn what_cannot_be_checked_or_settled_is_refused() {
    let mut session = in_memory(&[]);
    session.run(import(8)).unwrap();
    assert!(matches!(refusal(&mut session, check(1, 1, [1400, 1112])), Refusal::RoundNotDrawn { .. }));
    let mut session = four_sheets(&[]);
    session.undo().unwrap();
    assert!(matches!(refusal(&mut session, check(1, 9, [1400, 1112])), Refusal::NoSuchTable { .. }));
    assert!(matches!(refusal(&mut session, check(1, 4, [1000, 1512])), Refusal::NothingToCheck { .. }));
    assert!(matches!(refusal(&mut session, check(1, 1, [100_000, 0])), Refusal::PointsOutOfRange { .. }));
    // A wrong sum is explained before it is taken for a difference.
    let careful = |points| {
        let entries = vec![SheetEntry { table: 1, content: SheetContent::Played { points, deals: None }, winner: None }];
        Command::Checks(CheckCommand::Type { round: 1, entries, wrong: KeepWrong::Refuse, typing: Typing::One })
    };
    assert!(matches!(refusal(&mut session, careful([1400, 1113])), Refusal::WrongSum(_)));
    assert!(matches!(refusal(&mut session, first_stands(1, 1)), Refusal::NoDifference { .. }));
    session.run(check(1, 1, [1400, 1112])).unwrap();
    assert!(matches!(refusal(&mut session, first_stands(1, 1)), Refusal::NoDifference { .. }));
    session.run(check(1, 2, [1, 2511])).unwrap();
    let silent = Command::Checks(CheckCommand::FirstStands { round: 1, table: 2, reason: " ".into() });
    assert!(matches!(refusal(&mut session, silent), Refusal::ReasonMissing));
    // A list is taken whole or not at all.
    let list = [1, 2, 4].map(|table| SheetEntry {
        table,
        content: SheetContent::Played { points: [1400, 1112], deals: None },
        winner: None,
    });
    let typing = Typing::List;
    let list = Command::Checks(CheckCommand::Type { round: 1, entries: list.to_vec(), wrong: KeepWrong::Unverified, typing });
    assert!(matches!(refusal(&mut session, list), Refusal::Entries(refused) if refused.len() == 1));
    session.run(set("second_entry", "off")).unwrap();
    assert!(matches!(refusal(&mut session, check(1, 1, [1400, 1112])), Refusal::NoSecondEntry));
}

/// A check goes with its sheet, and comes back with it.
#[test]
fn a_check_goes_with_its_sheet() {
    let exchange = Command::Sheets(SheetCommand::Exchange { round: 1, tables: [3, 4], reason: "mêlées".into() });
    let back = |team| Command::Teams(TeamCommand::Return { team, from: 1, at: crate::evening::at() });
    let mut session = in_memory(&[]);
    session.run(import(8)).unwrap();
    session.run(draw(1, "x")).unwrap();
    let leaver = session.tournament().rounds[&round(1)].at(table(1)).unwrap().team_a;
    session.run(crate::evening::withdraw(leaver.get(), 1)).unwrap();
    session.run(enter(1, 3, [1400, 1112])).unwrap();
    session.run(forfeit_again(1, Absent::A)).unwrap();
    session.run(check(1, 3, [1400, 1112])).unwrap();
    for (command, gone, stays) in
        [(annul(1, SheetsToo::Drop), vec![1, 3], 0), (back(leaver.get()), vec![1], 1), (exchange, vec![3], 1)]
    {
        let before = session.tournament().clone();
        assert_eq!(before.checks.len(), 2);
        session.run(command).unwrap();
        let tournament = session.tournament();
        assert!(gone.iter().all(|&number| tournament.check(round(1), table(number)).is_none()));
        assert_eq!(tournament.checks.len(), stays);
        assert_eq!(session.verify().unwrap(), []);
        session.undo().unwrap();
        assert_eq!(*session.tournament(), before);
    }
}

/// What a draw waits for: `second_entry`, the next round, whether table 1 differs, whether the others are checked → the places
/// refused, and whether one may insist.
#[test]
fn a_draw_waits_for_what_the_ruleset_wants() {
    use MayInsist::{No, Yes};
    let places = |tables: &[u32]| tables.iter().map(|&number| (round(1), table(number))).collect::<Vec<_>>();
    for (second_entry, by_lot, differs, others_checked, expected) in [
        ("off", true, false, false, None),
        ("offered", true, false, false, None),
        ("offered", false, false, false, None),
        ("offered", true, true, false, Some((places(&[1]), Yes))),
        ("offered", false, true, true, Some((places(&[1]), Yes))),
        ("required", true, false, true, None),
        ("required", false, false, true, None),
        ("required", true, true, true, Some((places(&[1]), Yes))),
        ("required", true, false, false, Some((places(&[2, 3]), Yes))),
        ("required", false, false, false, Some((places(&[2, 3]), No))),
        ("required", false, true, false, Some((places(&[1, 2, 3]), No))),
    ] {
        let what = format!("{second_entry}, by lot: {by_lot}, differs: {differs}, others checked: {others_checked}");
        let mut session = four_sheets(&[("drawn_rounds", if by_lot { "3" } else { "1" })]);
        session.run(check(1, 1, if differs { [1112, 1400] } else { [1400, 1112] })).unwrap();
        if others_checked {
            session.run(check(1, 2, [1300, 1212])).unwrap();
            session.run(check(1, 3, [1340, 1172])).unwrap();
        }
        // A forfeit has no points to be typed again.
        session.run(sheet(1, 4, SheetContent::Forfeit(Absent::A), Some("pas venue"), KeepWrong::Refuse)).unwrap();
        session.run(set("second_entry", second_entry)).unwrap();
        let Some((open, may)) = expected else {
            assert_eq!(session.run(draw(2, "y")).unwrap().warnings, [], "{what}");
            continue;
        };
        assert_eq!(
            refusal(&mut session, draw(2, "y")),
            Refusal::ChecksOpen { round: round(2), open: open.clone(), insist: may },
            "{what}"
        );
        match may {
            No => assert!(matches!(refusal(&mut session, insisting(draw(2, "y"))), Refusal::ChecksOpen { .. }), "{what}"),
            Yes => assert_eq!(session.run(insisting(draw(2, "y"))).unwrap().warnings, [Warning::ChecksOpen(open)], "{what}"),
        }
    }
}

/// Missing sheets come before missing second entries; one who insists is told of both.
#[test]
fn open_sheets_come_before_second_entries() {
    let mut session = four_sheets(&[("second_entry", "required")]);
    session.undo().unwrap();
    assert!(matches!(refusal(&mut session, draw(2, "y")), Refusal::SheetsOpen { .. }));
    let warnings = session.run(insisting(draw(2, "y"))).unwrap().warnings;
    assert!(
        matches!(&warnings[..], [Warning::SheetsOpen(sheets), Warning::ChecksOpen(checks)] if (sheets.len(), checks.len()) == (1, 3))
    );
}

/// P25: what stands of round 3 when the fourth is formed is what two people have typed; a value that a second person reads
/// otherwise stops it.
#[test]
fn a_ranked_round_rests_on_checked_sheets() {
    let mut session = in_memory(&[("second_entry", "required")]);
    session.run(import(4)).unwrap();
    for number in 1..=3 {
        play(&mut session, number, |table| 1300 + table);
        for table in 1..=2 {
            let other = if (number, table) == (3, 2) { [1210, 1302] } else { [1300 + table, 1212 - table] };
            session.run(check(number, table, other)).unwrap();
        }
    }
    let open: Vec<(RoundNumber, TableNumber)> = vec![(round(3), table(2))];
    assert_eq!(
        refusal(&mut session, insisting(draw(4, "x"))),
        Refusal::ChecksOpen { round: round(4), open, insist: MayInsist::No }
    );
    let right = SheetContent::Played { points: [1210, 1302], deals: None };
    session.run(sheet(3, 2, right, Some("contre-saisie"), KeepWrong::Refuse)).unwrap();
    assert_eq!(session.run(draw(4, "x")).unwrap().warnings, []);
}

/// That one person typed a sheet both times is seen; one who typed it the second time and then put it right did not.
#[test]
fn one_person_twice_is_seen() {
    let mut session = four_sheets(&[]);
    let alone = |session: &Session| {
        let desk = SecondEntry::of(session.tournament(), session.history(), round(1));
        desk.sheets.iter().filter(|sheet| sheet.is_by_one_person()).map(|sheet| sheet.of.table.get()).collect::<Vec<_>>()
    };
    session.run(check(1, 1, [1400, 1112])).unwrap();
    session.set_operator("Luc").unwrap();
    session.run(check(1, 2, [1212, 1300])).unwrap();
    assert_eq!(alone(&session), [1]);
    session.run(correct(2, [1212, 1300])).unwrap();
    assert_eq!(alone(&session), [1]);
    // Where the computer does not say who uses it, nobody knows that it was the same one.
    session.set_operator(SOMEBODY).unwrap();
    session.run(correct(3, [1000, 1512])).unwrap();
    session.run(check(1, 3, [1000, 1512])).unwrap();
    assert_eq!(alone(&session), [1]);
}

/// What is open is listed: first what differs, then what is missing.
#[test]
fn the_audit_lists_what_differs_and_what_is_missing() {
    let mut session = four_sheets(&[]);
    // The paper of the control counts them where anybody types them again.
    let counted = |session: &Session| Control::of(session.tournament(), session.history(), None).unwrap().rounds[0].checked;
    assert_eq!(counted(&session), None);
    let open = |session: &Session| {
        let open = anomalies::audit(session.tournament(), session.history()).open;
        open.iter().map(|open| (open.kind(), open.place().1.unwrap().get())).collect::<Vec<_>>()
    };
    session.run(check(1, 3, [1172, 1340])).unwrap();
    session.run(check(1, 2, [1300, 1212])).unwrap();
    assert_eq!(open(&session), [("second_entry_differs", 3)]);
    assert_eq!(counted(&session), Some((1, 4)));
    session.run(set("second_entry", "required")).unwrap();
    let missing = |table| ("second_entry_missing", table);
    assert_eq!(open(&session), [("second_entry_differs", 3), missing(1), missing(4)]);
    session.run(set("second_entry", "off")).unwrap();
    assert_eq!((open(&session), counted(&session)), (vec![], None));
}

/// The winner ticked on the paper must agree with the points, at the first entry and at the second.
#[test]
fn the_winner_ticked_must_agree() {
    use Winner::{A, B, Equal};
    let mut session = in_memory(&[]);
    session.run(import(2)).unwrap();
    session.run(draw(1, "x")).unwrap();
    let entry = |points, deals, winner| SheetEntry { table: 1, content: SheetContent::Played { points, deals }, winner };
    for (points, deals, ticked, by_points) in [
        ([1400, 1112], None, A, A),
        ([1112, 1400], None, A, B),
        ([1112, 1400], None, B, B),
        ([1256, 1256], None, Equal, Equal),
        ([1256, 1256], None, A, Equal),
        ([1400, 1112], None, Equal, A),
        ([2512, 0], None, A, A),
        ([1100, 941], Some(13), B, A),
        ([0, 0], Some(0), Equal, Equal),
    ] {
        let typed = |winner| (vec![entry(points, deals, winner)], KeepWrong::Refuse, Typing::One);
        let first = |winner| {
            let (entries, wrong, typing) = typed(winner);
            Command::Sheets(SheetCommand::Enter { round: 1, entries, reason: None, wrong, typing })
        };
        let second = |winner| {
            let (entries, wrong, typing) = typed(winner);
            Command::Checks(CheckCommand::Type { round: 1, entries, wrong, typing })
        };
        let expected = Refusal::WinnerTicked { ticked, by_points, points };
        if ticked == by_points {
            session.run(first(Some(ticked))).unwrap();
            assert_eq!(session.run(second(Some(ticked))).unwrap().warnings, []);
        } else {
            assert_eq!(refusal(&mut session, first(Some(ticked))), expected);
            session.run(first(None)).unwrap();
            assert_eq!(refusal(&mut session, second(Some(ticked))), expected);
            session.run(second(None)).unwrap();
        }
        (0..2).for_each(|_| drop(session.undo().unwrap()));
    }
}

/// E08 and the rest at a terminal: two people, a difference of each kind, settled either way, a list, the draw that waits.
#[test]
fn the_command_line_checks_and_settles() {
    let desk = Desk::with_teams(8);
    desk.write("contre.csv", "table;points_a;points_b;deals;forfeit\n1;1400;1112;;\n2;1100;941;13;\n4;;;;b\n");
    desk.write("fausse.csv", "table;points_a;points_b\n3;1340;1172\n9;1;2\n");
    let (anne, luc) = (["--operator", "Anne"], ["--operator", "Luc"]);
    desk.ok(&["rules", "T.jass", "--set", "second_entry=required"]);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "x"]);
    let enter = |table: &'static str, points: [&'static str; 2], rest: &[&'static str]| {
        let words = [&["enter", "T.jass", "--round", "1", "--table", table, "--points", points[0], points[1]], rest].concat();
        [words, anne.to_vec()].concat()
    };
    let check = |table: &'static str, points: [&'static str; 2], rest: &[&'static str]| {
        let words = [&["check", "T.jass", "--round", "1", "--table", table, "--points", points[0], points[1]], rest].concat();
        [words, luc.to_vec()].concat()
    };
    let settle = ["settle", "T.jass", "--round", "1", "--table", "3", "--reason", "papier relu"];
    let calls: Vec<Vec<&str>> = vec![
        enter("1", ["1112", "1400"], &["--winner", "a"]),
        enter("1", ["1112", "1400"], &[]),
        check("2", ["1100", "941"], &["--deals", "13"]),
        enter("2", ["1100", "941"], &["--deals", "13", "--winner", "a"]),
        enter("3", ["1340", "1172"], &[]),
        vec!["enter", "T.jass", "--round", "1", "--table", "4", "--forfeit", "b"],
        check("1", ["1400", "1112"], &["--winner", "a"]),
        check("2", ["1340", "1172"], &[]),
        check("3", ["1350", "1162"], &[]),
        vec!["audit", "T.jass"],
        vec!["draw", "T.jass", "--round", "2", "--seed", "y"],
        settle.to_vec(),
        settle.to_vec(),
        enter("1", ["1400", "1112"], &["--reason", "colonnes inversées"]),
        vec!["check", "T.jass", "--round", "1", "--from", "fausse.csv"],
        vec!["check", "T.jass", "--round", "1", "--from", "contre.csv", "--operator", "Luc"],
        vec!["audit", "T.jass"],
        vec!["draw", "T.jass", "--round", "2", "--seed", "y"],
        vec!["undo", "T.jass"],
        vec!["undo", "T.jass"],
        vec!["redo", "T.jass"],
        vec!["journal", "T.jass"],
        vec!["verify", "T.jass"],
    ];
    let calls: Vec<&[&str]> = calls.iter().map(Vec::as_slice).collect();
    insta::assert_snapshot!(desk.transcript(&calls));
}
