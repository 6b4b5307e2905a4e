//! Which printed papers a change makes outdated, as data: everything is printed, something happens, and what is told is all
//! that is to be printed again or taken down.

use super::*;
use crate::documents::fixtures::{Evening, Plan, round};
use crate::domain::command::{Command, Insist, RoundCommand, SheetsToo, TeamCommand, TeamDraft, TeamEdit};
use crate::domain::draw::{Apart, Rematches};
use crate::domain::team::Presence;
use crate::i18n::Words;

/// A round played and one drawn, its odd tables entered, and all papers of it printed.
fn printed() -> (Evening, Vec<Print>) {
    let mut evening = Plan::of(12, 1).play();
    evening.draw(2);
    evening.enter(2, |table| table % 2 == 1);
    let prints = all(&evening);
    (evening, prints)
}

/// Every paper there is, as printed now.
fn all(evening: &Evening) -> Vec<Print> {
    let cx = evening.context();
    let mut prints = Vec::new();
    for order in catalogue::offered(&evening.tournament) {
        let paper = catalogue::lay_out(&cx, &evening.tournament, &order).unwrap();
        note(&mut prints, Print::of(&paper, cx.printed_at));
    }
    prints
}

fn told(evening: &Evening, prints: &[Print]) -> Vec<String> {
    let words = Words::french();
    let outdated = outdated(&evening.context(), &evening.tournament, prints);
    outdated.iter().map(|outdated| words.outdated(outdated).replace(['\u{a0}', '\u{202f}'], " ")).collect()
}

/// The teams A of two tables of round 2 change places.
fn swap(evening: &mut Evening, tables: [usize; 2]) {
    let at = evening.session.now();
    let teams = tables.map(|table| evening.tournament.rounds[&round(2)].matches[table - 1].team_a.get());
    evening.run(Command::Rounds(RoundCommand::Swap { round: 2, teams, reason: "voisins".into(), at }));
}

fn annul(evening: &mut Evening) {
    let (reason, sheets) = ("équipe oubliée".to_owned(), SheetsToo::Drop);
    evening.run(Command::Rounds(RoundCommand::Annul { round: 2, reason, sheets }));
}

fn name(evening: &mut Evening, team: u32) {
    evening.edit(team, TeamEdit { name: Some("Les Nouveaux".into()), ..TeamEdit::default() });
}

/// The team A of a table of round 2.
fn team_at(evening: &Evening, table: usize) -> u32 {
    evening.tournament.rounds[&round(2)].matches[table - 1].team_a.get()
}

#[test]
fn what_happened_says_what_is_to_be_printed_again() {
    type Deed = fn(&mut Evening);
    const OF_ROUND_2: [&str; 3] = ["Tirage de la partie 2", "Où suis-je ? Partie 2", "Feuilles de match de la partie 2"];
    let again =
        |sheets: &str| [OF_ROUND_2[0], OF_ROUND_2[1], &format!("{} ({sheets})", OF_ROUND_2[2])].map(str::to_owned).to_vec();
    let rankings = ["Classement après la partie 1", "Classement après la partie 2"].map(str::to_owned);
    let list = "Liste des équipes".to_owned();
    let cards = "Cartes d’équipe".to_owned();
    let one = |title: &str| vec![title.to_owned()];
    let cases: [(&str, Deed, Vec<String>); 9] = [
        ("nothing", |_| {}, Vec::new()),
        ("paid", |evening| evening.edit(1, TeamEdit { settled: Some(true), ..TeamEdit::default() }), Vec::new()),
        ("a sheet", |evening| evening.enter(2, |table| table == 2), one("Classement après la partie 2")),
        (
            "a swap",
            |evening| swap(evening, [2, 4]),
            [vec![cards.clone()], again("tables 2 et 4"), one("Procès-verbal de tirage, partie 2"), rankings[1..].to_vec()]
                .concat(),
        ),
        (
            "a name at a table that waits",
            |evening| name(evening, team_at(evening, 2)),
            [vec![list.clone(), cards.clone()], again("table 2"), rankings.to_vec()].concat(),
        ),
        (
            "a name at a table whose sheet is in",
            |evening| name(evening, team_at(evening, 1)),
            [vec![list.clone(), cards.clone()], again("")[..2].to_vec(), rankings.to_vec()].concat(),
        ),
        (
            "an absence",
            |evening| evening.edit(1, TeamEdit { presence: Some(Presence::Absent), ..TeamEdit::default() }),
            vec![list.clone(), cards.clone(), OF_ROUND_2[1].to_owned()],
        ),
        (
            "a newcomer",
            |evening| {
                let rest = TeamEdit { name: Some("Les Tardifs".into()), ..TeamEdit::default() };
                evening.run(Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest })));
            },
            vec![list, "Numéros de table".to_owned(), cards.clone(), OF_ROUND_2[1].to_owned()],
        ),
        (
            "an annulled draw",
            annul,
            [
                vec![cards],
                OF_ROUND_2.map(|title| format!("{title} (à retirer)")).to_vec(),
                one("Classement après la partie 2 (à retirer)"),
            ]
            .concat(),
        ),
    ];
    for (deed, run, expected) in cases {
        let (mut evening, prints) = printed();
        run(&mut evening);
        assert_eq!(told(&evening, &prints), expected, "{deed}");
    }
}

#[test]
fn what_is_taken_back_leaves_the_papers_as_good_as_they_were() {
    let (mut evening, prints) = printed();
    swap(&mut evening, [2, 4]);
    assert!(!told(&evening, &prints).is_empty());
    evening.session.undo().unwrap();
    evening.tournament = evening.session.tournament().clone();
    assert_eq!(told(&evening, &prints), [""; 0]);
    // The draw itself, taken back and put in force again, is the same draw.
    for _ in 0..3 {
        evening.session.undo().unwrap();
    }
    for _ in 0..3 {
        evening.session.redo().unwrap();
    }
    evening.tournament = evening.session.tournament().clone();
    assert_eq!(told(&evening, &prints), [""; 0]);
}

#[test]
fn the_sheets_of_a_new_draw_are_new_although_the_same_teams_meet() {
    let (mut evening, prints) = printed();
    let drawn = evening.tournament.rounds[&round(2)].clone();
    annul(&mut evening);
    let (seed, at) = (drawn.origin.seed().unwrap().to_owned(), evening.session.now());
    let (rematches, insist, apart) = (Rematches::Avoid, Insist::No, Apart::default());
    evening.run(Command::Rounds(RoundCommand::Draw { round: 2, seed, at, rematches, insist, apart }));
    assert_eq!(evening.tournament.rounds[&round(2)].matches, drawn.matches);
    let told = told(&evening, &prints);
    assert!(told.contains(&"Feuilles de match de la partie 2 (tables 1, 2, 3, 4, 5 et 6)".to_owned()), "{told:?}");
}

#[test]
fn only_the_sheets_that_changed_are_printed_and_then_all_is_well() {
    let (mut evening, mut prints) = printed();
    swap(&mut evening, [2, 4]);
    let cx = evening.context();
    for outdated in outdated(&cx, &evening.tournament, &prints.clone()) {
        let paper = catalogue::lay_out(&cx, &evening.tournament, &outdated.remedy.order().unwrap()).unwrap();
        if paper.order.kind == Kind::Sheets {
            assert_eq!(paper.document.pages.len(), 2);
        }
        note(&mut prints, Print::of(&paper, cx.printed_at));
    }
    assert_eq!(told(&evening, &prints), [""; 0]);
}

#[test]
fn a_list_printed_alone_leaves_the_others_and_all_of_them_replace_it() {
    use crate::documents::By;
    let (evening, _) = printed();
    let cx = evening.context();
    let mut prints = Vec::new();
    for (by, kept) in [(Some(By::Number), 1), (Some(By::Player), 2), (Some(By::Number), 2), (None, 1)] {
        let order = Order { round: Some(round(2)), by, ..Order::of(Kind::DrawByTeam) };
        note(&mut prints, Print::of(&catalogue::lay_out(&cx, &evening.tournament, &order).unwrap(), cx.printed_at));
        assert_eq!(prints.len(), kept, "{by:?}");
    }
}

#[test]
fn a_team_that_leaves_next_round_changes_the_list_with_the_draw_before() {
    let mut evening = Plan::of(12, 0).begin();
    for team in [3, 4] {
        let at = evening.session.now();
        evening.run(Command::Teams(TeamCommand::Withdraw { team, from: 2, at }));
    }
    let prints = all(&evening);
    evening.draw(1);
    assert_eq!(told(&evening, &prints), ["Liste des équipes"], "its fingerprint is that of the ten who stay");
}

/// After going back to a copy a paper may hang on the wall that was printed on a state that is no more.
#[test]
fn what_the_file_knows_nothing_of_is_outdated() {
    let (evening, mut prints) = printed();
    for print in &mut prints {
        print.state = 0;
    }
    let of_the_hour = prints.iter().filter(|print| is_of_the_hour(print.order.kind)).count();
    let over = 2; // The lists of round 1, which is played.
    let waiting = 1; // The match sheets of round 1 are all in.
    assert_eq!(told(&evening, &prints).len(), prints.len() - of_the_hour - over - waiting);
}
