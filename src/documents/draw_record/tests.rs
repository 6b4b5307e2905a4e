//! Records of draws: every draw can be made again from the paper alone; whatever happened to a draw is said.

use std::collections::BTreeSet;

use super::*;
use crate::documents::fixtures::{EIGHTY, Evening, Plan, round};
use crate::documents::page::Item;
use crate::documents::{check, pdf};
use crate::domain::TeamNumber;
use crate::domain::command::{Command, HandMatch, Insist, RoundCommand, SheetsToo, TeamEdit};
use crate::domain::draw::{Apart, Rematches};
use crate::domain::team::Presence;
use sha2::{Digest, Sha256};

fn paper(evening: &Evening, of: u32) -> Document {
    let record = DrawRecord::of(&evening.tournament, evening.session.history(), round(of)).unwrap();
    let document = draw_record(&evening.context(), &record);
    check::sound(&document);
    document
}

fn words(document: &Document) -> String {
    document.pages.iter().map(|page| page.drawing.words()).collect()
}

fn annul(evening: &mut Evening, round: u32) {
    let reason = "équipe 3 encore dans la liste".to_owned();
    evening.run(Command::Rounds(RoundCommand::Annul { round, reason, sheets: SheetsToo::Refuse }));
}

fn absent(evening: &mut Evening, team: u32) {
    evening.edit(team, TeamEdit { presence: Some(Presence::Absent), ..TeamEdit::default() });
}

/// Two rounds by lot of nine teams of ten, one drawn twice and changed by hand.
fn eventful() -> Evening {
    let mut evening = Plan::of(10, 0).begin();
    absent(&mut evening, 3);
    evening.draw(1);
    evening.enter(1, |_| true);
    evening.edit(8, TeamEdit { fixed_table: Some(1), ..TeamEdit::default() });
    evening.draw(2);
    annul(&mut evening, 2);
    evening.draw(2);
    let at = evening.session.now();
    let drawn = evening.tournament.rounds[&round(2)].matches.clone();
    let teams = [drawn[1].team_a.get(), drawn[2].team_b.get()];
    evening.run(Command::Rounds(RoundCommand::Swap { round: 2, teams, reason: "allergie au chien".into(), at }));
    evening
}

#[test]
fn first_pages_stay_as_they_are() {
    insta::assert_snapshot!("draw-record-lot", paper(&eventful(), 2).to_text());
    insta::assert_snapshot!("draw-record-ranking", paper(&ranked(11), 4).to_text());
}

fn ranked(teams: u32) -> Evening {
    let mut evening = Plan::of(teams, 3).play();
    evening.draw(4);
    evening
}

#[test]
fn what_happened_to_a_draw_is_told() {
    let text = words(&paper(&eventful(), 2)).replace('\n', " ");
    for part in [
        "9 équipes\u{a0}: nos 1, 2 et 4 à 10 (3\u{a0}: absente) ",
        "à tirer, 9 étant impair\u{a0}: 0 est placé en tête de la liste\u{a0}; déjà exempte\u{a0}:\u{a0}",
        "texte choisi par les organisateurs ",
        "4 rencontres, énumérées plus bas ",
        "équipe 8 à la table 1. Attribuées après le tirage",
        "1 tirage\u{a0}: Tiré le 28.11.2026 ",
        "Motif\u{a0}: équipe 3 encore dans la liste ",
        "allergie au chien",
        "samedi 28 novembre 2026 à ",
        ", par Test ",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let first = words(&paper(&eventful(), 1));
    for part in ["aucune\n", "aucun\n", "aucune modification\n", "toutes les équipes peuvent l’être\n", "1. Essai 1 retenu.\n"]
    {
        assert!(first.contains(part), "{part}\n{first}");
    }
}

#[test]
fn wishes_are_told_and_their_pairs_forbidden() {
    let mut evening = Plan::of(8, 0).begin();
    let at = evening.session.now();
    let apart = Apart { pairs: vec![(7, 2), (1, 4)], ..Apart::default() };
    let (seed, rematches, insist) = ("x".to_owned(), Rematches::Avoid, Insist::No);
    evening.run(Command::Rounds(RoundCommand::Draw { round: 1, seed, at, rematches, insist, apart }));
    let text = words(&paper(&evening, 1));
    assert!(text.contains("équipes 7 et 2 séparées\u{a0}; équipes 1 et 4 séparées\n"), "{text}");
    assert!(text.contains("1\u{a0}–\u{a0}4 · 2\u{a0}–\u{a0}7\n"), "{text}");
}

#[test]
fn a_pairing_by_ranking_says_on_what_it_rests() {
    let mut evening = ranked(12);
    let text = words(&paper(&evening, 4));
    assert!(text.contains("après la partie 3, état ") && text.contains("aucun\u{a0}: les sorts n’ont rien décidé\n"), "{text}");
    let Origin::Ranking(record) = &mut evening.tournament.rounds.get_mut(&round(4)).unwrap().origin else { panic!() };
    (record.ranking[1].rank, record.ranking[2].rank) = (Some(2), Some(2));
    let [second, third] = [1, 2].map(|place: usize| record.ranking[place].team);
    let text = words(&paper(&evening, 4));
    assert!(text.contains(&format!("dans l’ordre des sorts\u{a0}: rang 2\u{a0}: {second}, {third}\n")), "{text}");
}

#[test]
fn a_draw_made_by_hand_cannot_be_computed_and_says_so() {
    let mut evening = Plan::of(5, 0).begin();
    let pair = |table, a, b| HandMatch { table: Some(table), team_a: a, team_b: Some(b) };
    let matches = vec![pair(1, 1, 2), pair(2, 3, 4), HandMatch { table: None, team_a: 5, team_b: None }];
    let at = evening.session.now();
    evening.run(Command::Rounds(RoundCommand::Pair { round: 1, matches, at, insist: Insist::No }));
    let text = words(&paper(&evening, 1));
    assert!(text.contains("Partie 1 · tirage fait à la main dans la salle\n") && text.contains("il ne se recalcule pas"));
    assert!(text.contains("l’équipe 5\n") && !text.contains("Graine"), "{text}");
}

#[test]
fn a_hundred_teams_take_one_page_in_every_round() {
    let evening = ranked(99);
    for number in 1..=4 {
        assert_eq!(paper(&evening, number).pages.len(), 1, "round {number}");
    }
}

#[test]
fn every_team_is_in_the_result_once() {
    for teams in [2, 3, 4, 5, 36, 99, 100, 250] {
        let evening = Plan { names: &[EIGHTY], rules: &[("rounds", "1"), ("drawn_rounds", "1")], ..Plan::of(teams, 1) }.play();
        let document = paper(&evening, 1);
        assert_eq!(ending_at(&document, [8.0]), (1..=teams / 2).collect::<Vec<_>>());
        assert_eq!(ending_at(&document, [20.5, 34.0]), (1..=teams).collect::<Vec<_>>());
    }
}

/// The numbers that end at these x of one of the four lists, on all pages, ascending.
fn ending_at<const N: usize>(document: &Document, edges: [f32; N]) -> Vec<u32> {
    let lanes = [0.0, 46.5, 93.0, 139.5];
    let ends = |right: f32| edges.iter().any(|edge| lanes.iter().any(|lane| (12.0 + lane + edge - right).abs() < 0.01));
    let items = document.pages.iter().flat_map(|page| &page.drawing.items);
    let mut numbers: Vec<u32> = items
        .filter_map(|item| match item {
            Item::Text(text) if ends(text.x + text.style.width(&text.text)) => text.text.parse().ok(),
            _ => None,
        })
        .collect();
    numbers.sort_unstable();
    numbers
}

/// Tables with their teams, and all teams with the one that sits out.
fn result_of(text: &str) -> (Vec<(u32, u32, u32)>, Vec<u32>) {
    let (_, result) = text.split_once("table\u{a0}: équipe A – équipe B\n").unwrap();
    let mut lines = result.lines().filter(|line| *line != "*").peekable();
    let mut tables = Vec::new();
    let mut teams = Vec::new();
    loop {
        let mut number =
            || lines.next_if(|line| line.bytes().all(|b| b.is_ascii_digit())).map(|line| line.parse::<u32>().unwrap());
        let Some(table) = number() else { break };
        let a = number().unwrap();
        assert_eq!(lines.next(), Some("–"));
        let b = lines.next().unwrap().parse().unwrap();
        tables.push((table, a, b));
        teams.extend([a, b]);
    }
    if lines.next_if_eq(&"exempt").is_some() {
        teams.push(lines.next().unwrap().parse().unwrap());
    }
    (tables, teams)
}

/// Check 4 of the reference: the draw made again from the words of the PDF, as « Recalculer ce tirage » says, without a line
/// of the program's own.
#[test]
fn the_draw_is_made_again_from_the_paper_alone() {
    for teams in [10, 24, 25, 60] {
        let mut evening = Plan::of(teams, 2).play();
        evening.draw(3);
        for number in 1..=3 {
            let file = pdf::write(&paper(&evening, number)).unwrap();
            let text = pdf::tests::read_back(&file).concat();
            let (tables, expected) = result_of(&text);
            let between = |label: &str, next: &str| {
                let (_, from) = text.split_once(&format!("\n{label}\n")).unwrap();
                from.split_once(&format!("\n{next}\n")).unwrap().0.replace('\n', " ")
            };
            let numbers = listed(between("Équipes présentes", "Empreinte de la liste").split_once("nos ").unwrap().1);
            let bye = between("Exempt", "Rencontres interdites");
            let no_bye =
                bye.rsplit_once("\u{a0}:\u{a0}").filter(|_| bye.contains("déjà exempte")).map(|(_, teams)| listed(teams));
            let seed = between("Graine", "Origine de la graine");
            let print = between("Empreinte de la liste", "Exempt");
            let name = |number: &u32| evening.tournament.teams[&TeamNumber::new(*number).unwrap()].label();
            let lines: Vec<_> = numbers.iter().map(|number| format!("{number}\t{}\n", name(number))).collect();
            let digest = hex(&Sha256::digest(format!("jass-list-1\n{}", lines.concat())));
            assert!(print.ends_with(&format!(" {} {}", &digest[..32], &digest[32..])), "{print} {digest}");
            assert!(print.replace(' ', "").starts_with(&digest[..16].to_uppercase()), "{print}");
            let (drawn, bye) = again(&seed, number, &numbers, &forbidden_of(&text), &no_bye.unwrap_or_default());
            let shown: Vec<(u32, u32)> = tables.iter().map(|&(_, a, b)| (a, b)).collect();
            assert_eq!(drawn, shown, "round {number} of {teams}");
            assert_eq!(bye.or(expected.last().copied()), expected.last().copied());
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat()
}

/// « 1, 2 et 4 à 60 », up to a bracket.
fn listed(text: &str) -> Vec<u32> {
    let runs = text.split('(').next().unwrap().replace(" et ", ", ");
    let run = |run: &str| -> Vec<u32> {
        let mut ends = run.split(" à ").map(|end| end.trim().parse::<u32>().unwrap());
        let first = ends.next().unwrap();
        (first..=ends.next().unwrap_or(first)).collect()
    };
    runs.split(", ").flat_map(run).collect()
}

fn forbidden_of(text: &str) -> BTreeSet<(u32, u32)> {
    let Some((_, list)) = text.split_once("Rencontres interdites\u{a0}: ") else { return BTreeSet::new() };
    let (_, list) = list.split_once('\n').unwrap();
    let (list, _) = list.split_once("Recalculer").unwrap();
    let pairs = list.split(['·', '\n']).filter_map(|pair| pair.split_once('–'));
    pairs.map(|(a, b)| (a.trim().parse().unwrap(), b.trim().parse().unwrap())).collect()
}

/// The procedure in the words of the paper.
fn again(
    seed: &str,
    round: u32,
    numbers: &[u32],
    forbidden: &BTreeSet<(u32, u32)>,
    no_bye: &[u32],
) -> (Vec<(u32, u32)>, Option<u32>) {
    let key = Sha256::digest(format!("jass-draw-1|{seed}|{round}"));
    let mut words = (0_u64..).flat_map(|i| {
        let block: [u8; 32] = Sha256::new_with_prefix(key).chain_update(i.to_be_bytes()).finalize().into();
        block.chunks(4).map(|word| u32::from_be_bytes(word.try_into().unwrap())).collect::<Vec<_>>()
    });
    let mut below = |n: u32| loop {
        let word = u64::from(words.next().unwrap());
        if word < (1 << 32) - (1 << 32) % u64::from(n) {
            break u32::try_from(word).unwrap() % n;
        }
    };
    let start: Vec<u32> = (numbers.len() % 2 == 1).then_some(0).into_iter().chain(numbers.iter().copied()).collect();
    loop {
        let mut list = start.clone();
        for i in (1..list.len()).rev() {
            list.swap(i, below(u32::try_from(i + 1).unwrap()) as usize);
        }
        let pairs: Vec<(u32, u32)> = list.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        let may_not =
            |&(a, b): &(u32, u32)| forbidden.contains(&(a.min(b), a.max(b))) || (a.min(b) == 0 && no_bye.contains(&a.max(b)));
        if !pairs.iter().any(may_not) {
            let (bye, played): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|&(a, b)| a.min(b) == 0);
            return (played, bye.first().map(|&(a, b)| a.max(b)));
        }
    }
}

#[test]
fn numbers_are_told_in_runs() {
    let numbers = |list: &[u32]| list.iter().map(|&number| TeamNumber::new(number).unwrap()).collect::<Vec<_>>();
    let evening = Plan::of(2, 0).begin();
    for (list, text) in [(&[1, 2, 3, 5, 6, 9][..], "1 à 3, 5, 6 et 9"), (&[7], "7"), (&[1, 2], "1 et 2"), (&[4, 5, 6], "4 à 6")]
    {
        assert_eq!(facts::ranges(evening.context().words, &numbers(list)), text);
    }
}
