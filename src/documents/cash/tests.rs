//! « Caisse »: the sums carried from page to page, the summary, and what may be due.

use crate::documents::catalogue::Kind;
use crate::documents::check;
use crate::documents::fixtures::{EIGHTY, Evening, Plan, team, words};
use crate::domain::command::{Command, EventCommand, EventDraft};
use crate::domain::team::{Entry, Payment, PaymentWay};

/// All teams have paid the fee of 60 francs, by turns in cash, by telephone and by bank.
fn paid(teams: u32) -> Evening {
    let mut evening = Plan::of(teams, 0).begin();
    evening.run(Command::Event(EventCommand::Edit(EventDraft { fee: Some(6000), ..EventDraft::default() })));
    let ways = [PaymentWay::Cash, PaymentWay::Twint, PaymentWay::Transfer];
    for (place, team) in evening.tournament.teams.values_mut().enumerate() {
        team.payment = Payment { settled: true, way: Some(ways[place % 3]), ..Payment::default() };
    }
    evening
}

fn pay(evening: &mut Evening, number: u32, payment: Payment) {
    evening.tournament.teams.get_mut(&team(number)).unwrap().payment = payment;
}

/// What follows a label on its line of the summary.
fn after<'a>(text: &'a str, label: &str) -> &'a str {
    let (_, rest) = text.rsplit_once(&format!("\n{label}\n")).unwrap_or_else(|| panic!("{label}\n{text}"));
    rest.lines().next().unwrap_or_default()
}

/// The odd cases of the reference: nothing paid, too much paid, nothing asked, a remark.
fn odd() -> Evening {
    let mut evening = paid(45);
    pay(&mut evening, 8, Payment::default());
    pay(
        &mut evening,
        23,
        Payment { received: Some(2000), way: Some(PaymentWay::Cash), remark: EIGHTY.into(), ..Payment::default() },
    );
    pay(
        &mut evening,
        40,
        Payment { received: Some(7000), way: Some(PaymentWay::Transfer), remark: "10.00 à rendre".into(), ..Payment::default() },
    );
    pay(&mut evening, 41, Payment::default());
    evening.tournament.teams.get_mut(&team(41)).unwrap().standing = crate::domain::team::Standing::Unranked;
    pay(&mut evening, 42, Payment::default());
    evening.tournament.teams.get_mut(&team(42)).unwrap().entry = Entry::Waiting;
    evening
}

#[test]
fn the_sums_are_carried_and_can_be_checked_against_each_other() {
    let document = odd().paper(Kind::Cash);
    check::sound(&document);
    insta::assert_snapshot!(document.to_text());
    let text = words(&document);
    for (label, expected) in [
        ("Équipes payantes", "43 × 60.00"),
        ("Équipe exonérée (hors classement)", "1"),
        ("Équipe en liste d’attente", "1"),
        ("Dû", "2’580.00"),
        ("Payé en espèces", "860.00"),
        ("Payé par TWINT", "720.00"),
        ("Payé par virement", "910.00"),
        ("Payé", "2’490.00"),
        ("Solde dû par 2 équipes", "100.00"),
        ("À rendre à 1 équipe", "−10.00"),
        ("Solde", "90.00"),
        ("Report de la page 1", "2’220.00"),
        ("Total des 45 équipes", "2’580.00"),
    ] {
        assert_eq!(after(&text, label), expected, "{label}");
    }
}

#[test]
fn pages_hold_what_the_reference_says() {
    for (teams, pages) in [(2, 1), (26, 1), (37, 2), (38, 2), (63, 2), (64, 2), (65, 3), (100, 3), (250, 8)] {
        let document = paid(teams).paper(Kind::Cash);
        check::sound(&document);
        assert_eq!(document.pages.len(), pages, "{teams}");
    }
}

#[test]
fn ways_that_nobody_noted_and_fees_that_differ_are_said() {
    let mut evening = paid(6);
    pay(&mut evening, 2, Payment { settled: true, ..Payment::default() });
    pay(&mut evening, 3, Payment { due: Some(3000), settled: true, way: Some(PaymentWay::Cash), ..Payment::default() });
    let text = words(&evening.paper(Kind::Cash));
    assert_eq!((after(&text, "Équipes payantes"), after(&text, "Payé, mode non noté")), ("6", "60.00"));
    assert!(text.contains("non noté\n") && !text.contains("À rendre"));
}
