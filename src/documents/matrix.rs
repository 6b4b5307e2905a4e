//! Every paper of tournaments of any size at any hour: it prints, or says why not; every team stands on it as often as it
//! should; nothing stands outside its page or over something else. What a single paper says, its own tests know.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::command::{
    Command, EventCommand, EventDraft, Insist, KeepWrong, PenaltyCommand, RoundCommand, SheetCommand, SheetContent, SheetEntry,
    SheetsToo, TeamCommand, TeamDraft, TeamEdit, Typing,
};
use crate::domain::draw::{Apart, Rematches};
use crate::domain::history::History;
use crate::domain::team::{DepartureKind, Entry, Presence, Standing};
use crate::domain::{Points, RoundNumber, TeamNumber, Tournament};
use crate::views::paper_state;

use super::catalogue::{self, Description, Kind, NothingToPrint, Order, PlayersNames, Printed};
use super::fixtures::{EIGHTY, ENDLESS, Evening, LONG, Plan, moment};
use super::page::{Document, Item, Text};
use super::{Context, PaperSize, Rehearsal, SheetFormat, check, pdf};

/// Where an evening stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hour {
    NothingDrawn,
    Drawn,
    HalfEntered,
    Complete,
    Finished,
}

const HOURS: [Hour; 5] = [Hour::NothingDrawn, Hour::Drawn, Hour::HalfEntered, Hour::Complete, Hour::Finished];

impl Hour {
    fn come(self, evening: &mut Evening) {
        match self {
            Self::NothingDrawn => {}
            Self::Drawn => evening.draw(1),
            Self::HalfEntered => {
                evening.draw(1);
                if evening.tournament.teams.len() > 3 {
                    evening.enter(1, |table| table % 2 == 0);
                }
            }
            Self::Complete => {
                evening.draw(1);
                evening.enter(1, |_| true);
            }
            Self::Finished => {
                for round in 1..=4 {
                    evening.draw(round);
                    evening.enter(round, |_| true);
                }
            }
        }
    }
}

/// A name that no other text contains.
fn name(team: TeamNumber) -> String {
    format!("Nom{:03}", team.get())
}

/// The names of `teams` teams, as [`name`] gives them.
fn names(teams: u32) -> Vec<String> {
    (1..=teams).filter_map(TeamNumber::new).map(name).collect()
}

/// All that is laid out at this hour: what is offered, and what is not but prints all the same. Fails if something does
/// neither.
fn printed(cx: &Context<'_>, tournament: &Tournament) -> Vec<(Order, Printed)> {
    let offered = catalogue::offered(tournament);
    let a5 = offered.iter().filter(|order| order.kind == Kind::Sheets).map(|order| Order { format: SheetFormat::A5, ..*order });
    let mut all: Vec<(Order, Printed)> = Vec::new();
    for order in offered.iter().copied().chain(a5) {
        let printed = catalogue::lay_out(cx, tournament, &order);
        all.push((order, printed.unwrap_or_else(|nothing| panic!("{order:?} was offered: {nothing:?}"))));
    }
    for kind in catalogue::kinds().filter(|kind| offered.iter().all(|order| order.kind != *kind)) {
        let order = Order::of(kind);
        match catalogue::lay_out(cx, tournament, &order) {
            Ok(printed) => all.push((order, printed)),
            Err(nothing) => assert!(cx.words.nothing_to_print(&nothing).ends_with('.'), "{order:?}: {nothing:?}"),
        }
    }
    all
}

/// The texts of a document, but for the subtitles that say where a list begins and ends.
fn texts(document: &Document) -> impl Iterator<Item = &str> {
    let is_subtitle = |found: &Text| (found.x - 12.0).abs() < 0.01 && (32.9..36.1).contains(&found.y);
    let items = document.pages.iter().flat_map(|page| &page.drawing.items);
    items.filter_map(move |item| match item {
        Item::Text(text) if !is_subtitle(text) => Some(text.text.as_str()),
        _ => None,
    })
}

/// How often each of the names of [`name`] stands on a document.
fn tally(document: &Document) -> BTreeMap<&str, usize> {
    let mut tally = BTreeMap::new();
    for text in texts(document) {
        for (at, _) in text.match_indices("Nom") {
            *tally.entry(&text[at..at + 6]).or_default() += 1;
        }
    }
    tally
}

/// How often a team should be named on a paper; `None` where the paper is not about single teams.
fn expected(tournament: &Tournament, order: &Order, team: TeamNumber) -> Option<usize> {
    let round = |number: Option<RoundNumber>| {
        number.or(tournament.last_drawn().map(|round| round.number)).and_then(|number| tournament.rounds.get(&number))
    };
    let plays = round(order.round).and_then(|round| round.of(team)).map(|(m, _)| m);
    let sits_out = round(order.round).is_some_and(|round| round.bye == Some(team));
    let number = round(order.round).map(|round| round.number);
    match order.kind {
        Kind::Teams | Kind::Cash | Kind::Ranking => Some(1),
        Kind::Cards => {
            let met = tournament.rounds.values().filter(|round| round.of(team).is_some()).count();
            Some(1 + met)
        }
        Kind::Draw => Some(usize::from(plays.is_some() || sits_out)),
        // In the list by number and in that by name.
        Kind::DrawByTeam => Some(2),
        Kind::Sheets => Some(usize::from(plays.is_some())),
        Kind::Missing => {
            let is_open = plays.zip(number).is_some_and(|(m, round)| tournament.sheet(round, m.table).is_none());
            Some(usize::from(is_open))
        }
        Kind::Rules | Kind::Signs | Kind::SheetBlank | Kind::DrawRecord | Kind::Audit => Some(0),
        // The podium names three of them a second time: see below. The parachute is several papers in one.
        Kind::Final | Kind::Parachute => None,
    }
}

#[test]
fn every_paper_of_any_size_at_any_hour_names_every_team_as_often_as_it_should() {
    for teams in [2, 3, 4, 5, 36, 99, 100, 250] {
        let names = names(teams);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        for hour in HOURS {
            let mut evening = Plan { names: &names, ..Plan::of(teams, 0) }.begin();
            hour.come(&mut evening);
            let numbers: Vec<TeamNumber> = evening.tournament.teams.keys().copied().collect();
            for (order, printed) in printed(&evening.context(), &evening.tournament) {
                check::sound(&printed.document);
                let tally = tally(&printed.document);
                let counts: Vec<(TeamNumber, usize)> =
                    numbers.iter().map(|&team| (team, tally.get(name(team).as_str()).copied().unwrap_or_default())).collect();
                for (team, count) in &counts {
                    let expected = expected(&evening.tournament, &order, *team).unwrap_or(*count);
                    assert_eq!(*count, expected, "{teams} teams, {hour:?}, {order:?}, team {team}");
                }
                if order.kind == Kind::Final {
                    let total: usize = counts.iter().map(|(_, count)| count).sum();
                    assert!(counts.iter().all(|(_, count)| *count > 0), "{teams} teams");
                    assert!(total == counts.len() || total <= counts.len() + 3, "{teams} teams: {total}");
                }
            }
        }
    }
}

/// Names of 1 to 80 letters, of other alphabets, with signs that mean something elsewhere, and one no font has.
const ODD: [&str; 12] = [
    "A",
    LONG,
    EIGHTY,
    ENDLESS,
    "",
    "Dupont & Fils < > \"'",
    "Nguyễn Thị Phương Đặng Hữu Ước",
    "Zażółć gęślą jaźń, Łódź",
    "Les Ω漢字🂡 de Genève",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "L’Équipe d’à-côté",
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
];

/// An evening with odd names and every kind of team: withdrawn, disqualified, absent, waiting, unranked, at a fixed table.
fn odd_evening(players: Option<[&str; 2]>, hour: Hour) -> Evening {
    let mut evening = Plan { names: &ODD, players, ..Plan::of(27, 0) }.begin();
    evening.edit(3, TeamEdit { presence: Some(Presence::Absent), ..TeamEdit::default() });
    evening.edit(4, TeamEdit { standing: Some(Standing::Unranked), ..TeamEdit::default() });
    evening.edit(5, TeamEdit { fixed_table: Some(2), ..TeamEdit::default() });
    for name in [ENDLESS.get(1..).unwrap_or_default(), "Liste"] {
        let rest = TeamEdit { name: Some(name.into()), entry: Some(Entry::Waiting), ..TeamEdit::default() };
        evening.run(Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest })));
    }
    hour.come(&mut evening);
    evening.departed(6, 2, DepartureKind::Withdrawn);
    evening.departed(7, 1, DepartureKind::Disqualified);
    evening
}

#[test]
fn odd_names_and_odd_teams_spoil_no_paper() {
    for players in [None, Some([EIGHTY, ENDLESS]), Some(["Ω漢字🂡", "X"])] {
        for hour in HOURS {
            let evening = odd_evening(players, hour);
            for (order, printed) in printed(&evening.context(), &evening.tournament) {
                check::sound(&printed.document);
                let without = Order { players: PlayersNames::LeftOut, ..order };
                match catalogue::lay_out(&evening.context(), &evening.tournament, &without) {
                    Ok(printed) => check::sound(&printed.document),
                    Err(nothing) => assert_eq!(nothing, NothingToPrint::PlayersLeftOut),
                }
            }
        }
    }
}

#[test]
fn a_letter_that_no_font_has_is_shown_as_a_mark() {
    let evening = odd_evening(None, Hour::Drawn);
    for (order, printed) in printed(&evening.context(), &evening.tournament) {
        let named = !matches!(order.kind, Kind::Rules | Kind::Signs | Kind::SheetBlank | Kind::DrawRecord | Kind::Audit);
        assert_eq!(texts(&printed.document).any(|text| text.contains("□□")), named, "{order:?}");
    }
}

#[test]
fn every_page_of_a_rehearsal_says_so() {
    for (rehearsal, expected) in [(Rehearsal::Yes, true), (Rehearsal::No, false)] {
        let evening = odd_evening(None, Hour::HalfEntered);
        let cx = Context { rehearsal, ..evening.context() };
        for (order, printed) in printed(&cx, &evening.tournament) {
            check::sound(&printed.document);
            for page in &printed.document.pages {
                assert_eq!(page.drawing.words().contains("EXERCICE"), expected, "{order:?}");
            }
        }
    }
}

/// US Letter has the same margins and says the same: it is read back from the file page by page.
#[test]
fn every_paper_goes_onto_letter() {
    let mut seen = BTreeSet::new();
    for hour in HOURS {
        let evening = odd_evening(Some([EIGHTY, ENDLESS]), hour);
        for (order, on_a4) in printed(&evening.context(), &evening.tournament) {
            let order = Order { paper: PaperSize::Letter, ..order };
            let on_letter = catalogue::lay_out(&evening.context(), &evening.tournament, &order).unwrap();
            check::sound(&on_letter.document);
            let words = |printed: &Printed| printed.document.pages.iter().map(|page| page.drawing.words()).collect::<Vec<_>>();
            assert_eq!(words(&on_letter), words(&on_a4), "{order:?}");
            if seen.insert(order.kind) {
                let file = pdf::write(&on_letter.document).unwrap();
                assert_eq!(pdf::tests::read_back(&file), words(&on_a4), "{order:?}");
                for size in pdf::tests::page_sizes(&file) {
                    assert!(["612.0 × 792.0", "792.0 × 612.0"].contains(&size.as_str()), "{order:?}: {size}");
                }
            }
        }
    }
    assert_eq!(seen, catalogue::kinds().collect(), "every kind is among them");
}

/// What is on the paper is in the file, as often, and in order for a reader.
#[test]
fn every_paper_is_read_back_from_its_file() {
    let names = names(21);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut evening = Plan { names: &names, ..Plan::of(21, 0) }.begin();
    Hour::Finished.come(&mut evening);
    for (order, printed) in printed(&evening.context(), &evening.tournament) {
        let file = pdf::write(&printed.document).unwrap();
        let read = pdf::tests::read_back(&file).concat();
        for &team in evening.tournament.teams.keys() {
            let laid: usize = printed.document.pages.iter().map(|page| page.drawing.words().matches(&name(team)).count()).sum();
            assert_eq!(read.matches(&name(team)).count(), laid, "{order:?}, team {team}");
        }
        assert!(read.contains("Tournoi d’automne de Plainpalais"), "{order:?}");
    }
}

/// Whatever can be done in the middle of an evening: twelve teams and one more, round 1 complete, round 2 half entered.
fn deeds() -> Vec<Command> {
    let at = moment("2026-11-28T15:00:00+01:00");
    let reason = || "essai".to_owned();
    let team = |team, edit| Command::Teams(TeamCommand::Edit { team, edit });
    let event = |draft| Command::Event(EventCommand::Edit(draft));
    let rule = |key: &str, value: &str| {
        Command::Event(EventCommand::SetRules { values: vec![(key.into(), value.into())], insist: Insist::Yes })
    };
    let sheet = |table, points, deals| {
        let entries = vec![SheetEntry { table, content: SheetContent::Played { points, deals }, winner: None }];
        let (wrong, typing) = (KeepWrong::Unverified, Typing::List);
        Command::Sheets(SheetCommand::Enter { round: 2, entries, reason: Some(reason()), wrong, typing })
    };
    let edit = TeamEdit::default;
    let mut deeds = vec![
        team(1, TeamEdit { name: Some("Les Nouveaux".into()), ..edit() }),
        team(1, TeamEdit { players: Some(vec!["Jo".into(), "Al".into()]), ..edit() }),
        team(1, TeamEdit { club: Some("Jass-Club".into()), ..edit() }),
        team(1, TeamEdit { settled: Some(true), ..edit() }),
        team(1, TeamEdit { presence: Some(Presence::Absent), ..edit() }),
        team(1, TeamEdit { standing: Some(Standing::Unranked), ..edit() }),
        team(1, TeamEdit { fixed_table: Some(3), ..edit() }),
        team(13, TeamEdit { renumber: Some(40), ..edit() }),
        team(13, TeamEdit { entry: Some(Entry::Registered), ..edit() }),
        Command::Teams(TeamCommand::Remove { team: 13 }),
        Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest: TeamEdit { name: Some("Tard".into()), ..edit() } })),
        Command::Teams(TeamCommand::Withdraw { team: 2, from: 3, at }),
        Command::Teams(TeamCommand::Disqualify { team: 2, reason: reason(), at }),
        Command::Teams(TeamCommand::Substitute { team: 1, out: "Jürg Châtelain".into(), substitute: "Al".into() }),
        event(EventDraft { name: Some("Tournoi de printemps".into()), ..EventDraft::default() }),
        event(EventDraft { place: Some("Carouge".into()), ..EventDraft::default() }),
        event(EventDraft { fee: Some(7000), ..EventDraft::default() }),
        event(EventDraft { prizes: Some(vec!["Un gâteau".into()]), ..EventDraft::default() }),
        sheet(2, [1300, 1212], None),
        sheet(1, [1300, 1212], None),
        sheet(1, [1300, 1300], None),
        Command::Penalties(PenaltyCommand::Give { round: 2, team: 1, points: Points::whole(-157), reason: reason() }),
        Command::Rounds(RoundCommand::Annul { round: 2, reason: reason(), sheets: SheetsToo::Drop }),
        Command::Rounds(RoundCommand::Draw {
            round: 3,
            seed: "graine".into(),
            at,
            rematches: Rematches::Allow,
            insist: Insist::Yes,
            apart: Apart::default(),
        }),
    ];
    deeds.extend(
        [
            ("match_minutes", "50"),
            ("max_teams", "90"),
            ("cap", "1800"),
            ("cap_excess", "opponents"),
            ("avoid_rematches", "never"),
            ("bye_points", "1000"),
            ("forfeit_points", "1000"),
            ("misdeal_penalty", "-100"),
            ("second_entry", "required"),
            ("trumps", "CCCCSSSSHHHHDDDD"),
            ("closed_tables", "9"),
        ]
        .map(|(key, value)| rule(key, value)),
    );
    deeds
}

/// Two papers with the same « état » say the same (papers 1.7): what is said, with marks and hour set aside, changes with it
/// alone.
#[test]
fn a_paper_that_says_something_else_has_another_state() {
    for deed in deeds() {
        let mut evening = Plan::of(12, 1).play();
        evening.draw(2);
        evening.enter(2, |table| table % 2 == 1);
        let rest = TeamEdit { name: Some("Les Patients".into()), entry: Some(Entry::Waiting), ..TeamEdit::default() };
        evening.run(Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest })));
        let (before, marks) = (evening.tournament.clone(), evening.session.history().clone());
        evening.run(deed.clone());
        assert_ne!(evening.tournament, before, "{deed:?} does nothing");
        for order in catalogue::offered(&before) {
            // Both with the marks of before: what differs is what is said.
            let same_marks = Context { history: &marks, event: &before.event, ..evening.context() };
            let then = catalogue::lay_out(&same_marks, &before, &order).unwrap();
            let Ok(now) =
                catalogue::lay_out(&Context { event: &evening.tournament.event, ..same_marks }, &evening.tournament, &order)
            else {
                continue;
            };
            let described = catalogue::describe(&evening.context(), &evening.tournament, &order).unwrap();
            let says_the_same = then.document.pages == now.document.pages;
            assert!(says_the_same || then.state != described.state, "{order:?} after {deed:?}");
            let holds = paper_state::holds(evening.session.history(), described.shows, then.state);
            assert!(says_the_same || !holds, "{order:?} after {deed:?} is said to hold");
        }
        // Taken back, all that was printed is as good as it was.
        let printed: Vec<_> =
            catalogue::offered(&before).iter().map(|order| describe_at(&evening, &before, &marks, order)).collect();
        evening.session.undo().unwrap();
        for paper in printed {
            let holds = paper_state::holds(evening.session.history(), paper.shows, paper.state);
            assert!(holds, "{} after {deed:?} was taken back", paper.title);
        }
    }
}

fn describe_at(evening: &Evening, tournament: &Tournament, history: &History, order: &Order) -> Description {
    let cx = Context { history, event: &tournament.event, ..evening.context() };
    catalogue::describe(&cx, tournament, order).unwrap()
}
