//! The papers of invented tournaments: sound pages of any size, every team where it belongs, every mark explained.

use crate::domain::Points;
use crate::domain::command::{
    Command, EventCommand, EventDraft, HandMatch, Insist, RoundCommand, SheetContent, SheetEntry, TeamCommand, TeamDraft,
    TeamEdit,
};
use crate::domain::team::{DepartureKind, Entry, Presence, Standing};

use super::catalogue::{self, Kind, Order};
use super::fixtures::{EIGHTY, ENDLESS, Evening, LONG, Plan, moment, round};
use super::page::{Document, Item};
use super::{By, NothingToPrint, check, draw, draw_by_team, final_ranking, pdf, ranking};

/// All text of a document, a line for each.
fn words(document: &Document) -> String {
    document.pages.iter().map(|page| page.drawing.words()).collect()
}

/// The numbers that end at one of these x, ascending.
fn numbers(document: &Document, edges: &[f32]) -> Vec<u32> {
    let items = document.pages.iter().flat_map(|page| &page.drawing.items);
    let mut numbers: Vec<u32> = items
        .filter_map(|item| match item {
            Item::Text(text) => {
                let right = text.x + text.style.width(&text.text);
                edges.iter().any(|edge| (edge - right).abs() < 0.01).then(|| text.text.parse().ok())?
            }
            _ => None,
        })
        .collect();
    numbers.sort_unstable();
    numbers
}

fn subtitles(document: &Document) -> Vec<String> {
    let of_page = |page: &super::page::Page| {
        page.drawing.items.iter().find_map(|item| match item {
            Item::Text(text) if (text.y - 34.4).abs() < 0.01 && text.x < 13.0 => Some(text.text.clone()),
            _ => None,
        })
    };
    document.pages.iter().filter_map(of_page).collect()
}

/// One round, which is the last.
fn short(teams: u32) -> Plan<'static> {
    Plan { rules: &[("rounds", "1"), ("drawn_rounds", "1")], ..Plan::of(teams, 1) }
}

fn of_ranking(evening: &Evening, after: u32) -> Document {
    ranking(&evening.context(), &evening.standings(after))
}

fn of_final(evening: &Evening) -> Document {
    let last = evening.tournament.ruleset.rounds.get();
    final_ranking(&evening.context(), &evening.standings(last)).unwrap()
}

fn of_draw(evening: &Evening, of: u32) -> Document {
    draw(&evening.context(), &evening.seating(of))
}

fn of_list(evening: &Evening, of: u32, by: By) -> Document {
    draw_by_team(&evening.context(), &evening.seating(of), by)
}

/// The first page of a small tournament with everything in it.
fn small() -> Evening {
    let mut evening = Plan::of(15, 0).begin();
    evening.unranked(13);
    evening.edit(8, TeamEdit { fixed_table: Some(1), ..TeamEdit::default() });
    for round in 1..=4 {
        evening.draw(round);
        evening.enter(round, |_| true);
    }
    evening.forfeit(2, 5);
    evening.penalty(2, 4, Points::from_halves(-157), "retard");
    evening
}

fn first_page(mut document: Document) -> String {
    document.pages.truncate(1);
    document.to_text()
}

#[test]
fn first_pages_stay_as_they_are() {
    let evening = small();
    insta::assert_snapshot!("ranking", first_page(of_ranking(&evening, 3)));
    insta::assert_snapshot!("final", first_page(of_final(&evening)));
    insta::assert_snapshot!("draw", first_page(of_draw(&evening, 1)));
    for (name, by) in [("where-by-number", By::Number), ("where-by-team", By::Team), ("where-by-player", By::Player)] {
        insta::assert_snapshot!(name, first_page(of_list(&evening, 2, by)));
    }
}

#[test]
fn any_number_of_teams_with_long_names_makes_sound_pages_with_every_team() {
    let mixed: &[&str] = &["Les Pavés", LONG, EIGHTY, ENDLESS, ""];
    let sizes = [2, 3, 5, 36, 99, 100, 250].map(|teams| (teams, mixed, None));
    let uniform = [&[LONG][..], &[EIGHTY], &[ENDLESS], &[""]].map(|names| (36, names, Some([EIGHTY, ENDLESS])));
    for (teams, names, players) in sizes.into_iter().chain(uniform) {
        let evening = Plan { names, players, ..short(teams) }.play();
        let all: Vec<u32> = (1..=teams).collect();
        let twice: Vec<u32> = all.iter().flat_map(|team| [*team; 2]).collect();
        for (document, edges, expected) in [
            (of_ranking(&evening, 1), &[32.5][..], &all),
            (of_final(&evening), &[32.5], &all),
            (of_draw(&evening, 1), &[50.5, 132.5], &all),
            (of_list(&evening, 1, By::Number), &[23.3, 86.5, 149.7], &all),
            (of_list(&evening, 1, By::Team), &[82.0, 178.0], &all),
            (of_list(&evening, 1, By::Player), &[86.0, 182.0], &twice),
        ] {
            check::sound(&document);
            assert_eq!(&numbers(&document, edges), expected, "{} of {teams} × {names:?}", document.title);
        }
    }
}

#[test]
fn any_number_of_rounds_makes_sound_pages() {
    for rounds in [1, 2, 5, 6, 7, 10, 11, 20] {
        let number = rounds.to_string();
        let rules =
            [("rounds", number.as_str()), ("drawn_rounds", &number), ("avoid_rematches", "never"), ("bye_points", "1256.5")];
        let mut evening = Plan { rules: &rules, ..Plan::of(11, rounds) }.play();
        evening.penalty(1, 4, Points::from_halves(-4567), "ne compte plus ses fautes");
        evening.departed(7, 2, DepartureKind::Withdrawn);
        for document in [of_ranking(&evening, rounds), of_final(&evening)] {
            check::sound(&document);
            let labels = words(&document);
            for round in 1..=rounds {
                let label = if rounds > 10 { format!("{round}\n") } else { format!("P{round}\n") };
                assert!(labels.contains(&label), "{label}");
            }
        }
    }
}

#[test]
fn a_hundred_teams_take_as_many_pages_as_the_reference() {
    let mut evening = Plan::of(100, 0).begin();
    evening.unranked(100);
    for round in 1..=4 {
        evening.draw(round);
        evening.enter(round, |_| true);
    }
    assert_eq!(of_ranking(&evening, 3).pages.len(), 4);
    assert_eq!(of_final(&evening).pages.len(), 5);
    assert_eq!(of_draw(&evening, 2).pages.len(), 2);
    assert_eq!(By::ALL.map(|by| of_list(&evening, 2, by).pages.len()), [1, 2, 2]);
    let all = Order { round: Some(round(2)), ..Order::of(Kind::DrawByTeam) };
    assert_eq!(catalogue::lay_out(&evening.context(), &evening.tournament, &all).unwrap().document.pages.len(), 5);
    assert!(subtitles(&of_ranking(&evening, 3))[0].starts_with("Rangs 1 à 2"));
    assert!(subtitles(&of_final(&evening))[0].ends_with(" · 99 équipes classées, 4 parties de 16 donnes"));
    assert_eq!(subtitles(&of_draw(&evening, 4))[1], "Selon le classement après la partie 3, état 9 · tables 26 à 50");
}

#[test]
fn a_paper_is_read_back_from_its_file() {
    let evening = Plan::of(100, 2).play();
    let document = of_ranking(&evening, 2);
    let file = pdf::write(&document).unwrap();
    assert!(file.len() < 100_000, "{}", file.len());
    let read = pdf::tests::read_back(&file).concat();
    for text in ["ÉQUIPE", "Genève", "Œuvre", "’", "½", "Équipe des organisateurs"] {
        assert!(read.contains(text), "{text}");
    }
    assert_eq!((document.language.as_str(), document.author.as_str()), ("fr-CH", "Tournoi d’automne de Plainpalais"));
    assert_eq!(document.title, "Classement après la partie 2 · Tournoi d’automne de Plainpalais");
    assert!(read.contains("page 1/4 · imprimé le 28.11.2026 à 16:58 · état "));
    assert!(read.contains("Samedi 28 novembre 2026 · Salle communale de Plainpalais, Genève"));
}

#[test]
fn every_mark_is_explained_on_its_page() {
    let mut evening = Plan::of(15, 2).play();
    evening.forfeit(2, 5);
    evening.penalty(2, 4, Points::whole(-157), "trois fausses donnes de suite");
    evening.penalty(2, 4, Points::whole(-157), "trois fausses donnes de suite");
    let document = of_ranking(&evening, 2);
    check::sound(&document);
    let text = words(&document);
    for note in [
        "plafond\u{a0}: une équipe compte au plus 1’700 points par partie\u{a0}; le résultat réel est entre parenthèses, l’excédent est perdu.",
        "exempt\u{a0}: l’équipe n’a pas joué cette partie et compte 1’256 points, la moitié de 2’512.",
        "forfait\u{a0}: l’équipe présente compte 1’256 points, l’absente 0.",
        "no 4, partie 2\u{a0}: −157 (trois fausses donnes de suite), partie 2\u{a0}: −157 (trois fausses donnes de suite).",
        "−314",
        "ᶠ",
    ] {
        assert!(text.contains(note), "{note}\n{text}");
    }
    assert!(!text.contains("rien n’est compté"));
    assert!(subtitles(&document)[0].ends_with("points comptés, au plus 1’700 par partie"));
}

#[test]
fn the_cap_is_explained_as_it_is_ruled() {
    let opponents = Plan { rules: &[("cap_excess", "opponents")], ..Plan::of(8, 1) }.play();
    let text = words(&of_ranking(&opponents, 1));
    assert!(text.contains("l’excédent est compté à l’adversaire."));
    assert_eq!(text.matches("*\n").count(), 3, "both teams of the table are marked, and the note");
    let none = of_ranking(&Plan { rules: &[("cap", "none")], ..Plan::of(8, 1) }.play(), 1);
    assert!(subtitles(&none)[0].ends_with("points comptés") && !words(&none).contains("plafond"));
}

#[test]
fn teams_without_a_rank_stand_below_under_their_titles() {
    let mut evening = Plan::of(12, 2).play();
    evening.unranked(12);
    evening.departed(3, 3, DepartureKind::Disqualified);
    evening.departed(5, 2, DepartureKind::Withdrawn);
    let document = of_ranking(&evening, 2);
    check::sound(&document);
    let text = words(&document);
    let place = |needle: &str| text.find(needle).unwrap_or_else(|| panic!("{needle}\n{text}"));
    assert!(place("Hors classement (équipe des organisateurs") < place("Disqualifiée\n"));
    assert!(text.contains("abandon dès la partie 2"));
    assert_eq!(subtitles(&document)[0].split(" · ").next(), Some("Rangs 1 à 10"));
}

/// A team that left keeps no dashes where its tag finds no other room.
#[test]
fn a_tag_without_room_takes_the_place_of_the_dashes() {
    let mut evening = Plan { players: Some([LONG, "Marie-Thérèse L’Eplattenier"]), ..Plan::of(12, 4) }.play();
    for number in 2..=4 {
        let round = evening.tournament.rounds.get_mut(&round(number)).unwrap();
        round.matches.retain(|m| ![m.team_a.get(), m.team_b.get()].contains(&5));
    }
    evening.departed(5, 2, DepartureKind::Withdrawn);
    let document = of_final(&evening);
    check::sound(&document);
    let tag = document.pages[0].drawing.items.iter().find_map(|item| match item {
        Item::Text(text) if text.text.starts_with("abandon") => Some(text.x),
        _ => None,
    });
    assert!(tag.is_some_and(|x| x > 100.0), "{tag:?}");
}

#[test]
fn a_provisional_ranking_says_what_is_missing() {
    let mut evening = Plan::of(100, 1).play();
    evening.draw(2);
    evening.enter(2, |table| ![12, 31, 44].contains(&table));
    evening.sheets(
        2,
        vec![SheetEntry { table: 44, content: SheetContent::Played { points: [1000, 1000], deals: None }, winner: None }],
    );
    let document = of_ranking(&evening, 2);
    check::sound(&document);
    let text = words(&document);
    assert_eq!(text.matches("PROVISOIRE\n").count(), 2 * document.pages.len(), "band and foot of every page");
    assert!(text.contains("47 feuilles sur 50 · manquent les tables 12 et 31 · à vérifier\u{a0}: table 44"), "{text}");
    assert!(text.contains("feuille pas encore reçue ou à vérifier, ou partie pas jouée\u{a0}: rien n’est compté."));
}

#[test]
fn sheets_that_miss_in_several_rounds_are_told_by_round() {
    let mut evening = Plan::of(40, 0).begin();
    evening.draw(1);
    evening.enter(1, |table| table != 3);
    let at = evening.session.now();
    let seed = "x".to_owned();
    let rematches = crate::domain::draw::Rematches::Avoid;
    evening.run(Command::Rounds(RoundCommand::Draw {
        round: 2,
        seed,
        at,
        rematches,
        insist: Insist::Yes,
        apart: crate::domain::draw::Apart::default(),
    }));
    let text = words(&of_ranking(&evening, 2));
    assert!(
        text.contains("19 feuilles sur 40 · partie 1\u{a0}: manque la table 3 · partie 2\u{a0}: manquent 20 tables"),
        "{text}"
    );
    assert!(
        text.contains("équipes, 0 points\u{a0}: mêmes totaux") || !text.contains("nos 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11"),
        "{text}"
    );
}

#[test]
fn a_pairing_on_an_older_ranking_is_told() {
    let mut evening = Plan::of(8, 3).play();
    let ranking_then = of_ranking(&evening, 3);
    evening.draw(4);
    assert_eq!(words(&of_ranking(&evening, 3)), words(&ranking_then), "a draw changes nothing on the ranking");
    let table = evening.tournament.rounds[&round(3)].matches[0].table.get();
    evening.sheets(3, vec![SheetEntry { table, content: SheetContent::Played { points: [2512, 0], deals: None }, winner: None }]);
    let text = words(&of_ranking(&evening, 3));
    assert!(text.contains("La partie 4 a été tirée sur l’état 8\u{a0}; les rangs "), "{text}");
    assert!(text.contains(" ont changé depuis.") && !text.contains("PROVISOIRE"));
    let state = |evening: &Evening| of_ranking(evening, 3).to_text().matches("état 10 ").count();
    assert_eq!(state(&evening), 1);
    let reason = "essai".to_owned();
    let sheets = crate::domain::command::SheetsToo::Refuse;
    evening.run(Command::Rounds(RoundCommand::Annul { round: 4, reason, sheets }));
    assert_eq!(state(&evening), 0, "the band goes: another state");
}

#[test]
fn the_final_ranking_waits_for_the_last_round() {
    let mut evening = Plan::of(12, 3).play();
    let early = final_ranking(&evening.context(), &evening.standings(3));
    assert_eq!(early, Err(NothingToPrint::LastRoundNotDrawn { last: round(4), after: round(3) }));
    let sentence = evening.context().words.nothing_to_print(&early.unwrap_err());
    assert!(sentence.contains("la partie 4 n’est pas tirée") && sentence.contains("après la partie 3"), "{sentence}");
    evening.draw(4);
    evening.enter(4, |table| table > 1);
    let document = of_final(&evening);
    let text = words(&document);
    assert!(text.contains("PROVISOIRE") && !text.contains("PRIX") && !text.contains("jambons"));
    evening.enter(4, |table| table == 1);
    let text = words(&of_final(&evening));
    assert!(!text.contains("PROVISOIRE") && text.contains("PRIX"));
    assert_eq!(text.matches("2 jambons").count(), 2, "on the podium and in the table");
}

/// Teams A of all tables make as many points as told, and so share ranks.
fn equal(teams: u32, points: u32) -> Evening {
    let mut evening = short(teams).begin();
    evening.draw(1);
    let sheet = |table| SheetEntry {
        table,
        content: SheetContent::Played { points: [points, 2512 - points], deals: None },
        winner: None,
    };
    evening.sheets(1, (1..=teams / 2).map(sheet).collect());
    evening
}

#[test]
fn shared_ranks_stand_on_equal_steps_and_share_their_prizes_elsewhere() {
    let mut evening = equal(4, 1300);
    let document = of_final(&evening);
    check::sound(&document);
    assert!(!words(&document).contains("pts"), "four teams have a rank up to 3: no podium");
    let loser = evening.standings(1).lines[3].team.number.get();
    evening.penalty(1, loser, Points::whole(-10), "retard");
    let document = of_final(&evening);
    check::sound(&document);
    let steps = document.pages[0].drawing.items.iter().filter(|item| match item {
        Item::Text(text) => text.text == "1" && (text.style.size - 34.0).abs() < 0.01,
        _ => false,
    });
    assert_eq!(steps.count(), 2);
    let text = words(&document);
    assert!(text.contains("mêmes totaux après chaque partie, rang 1 partagé, le rang 2 n’est pas attribué."), "{text}");
    assert!(!text.contains("jambons") && text.contains("2 paniers de la Terre"));
}

#[test]
fn many_teams_of_one_rank_are_counted() {
    let text = words(&of_ranking(&equal(40, 1256), 1));
    assert!(
        text.contains("40 équipes, 1’256 points\u{a0}: mêmes totaux après chaque partie, rang 1 partagé, les 39 rangs suivants")
    );
}

#[test]
fn the_team_that_sits_out_is_on_every_page_of_the_draw() {
    for (teams, pages) in [(99, 2), (101, 2), (103, 3)] {
        let document = of_draw(&short(teams).play(), 1);
        check::sound(&document);
        assert_eq!(document.pages.len(), pages, "{teams}");
        assert!(subtitles(&document).iter().all(|subtitle| subtitle.contains(" · exempt\u{a0}: équipe ")));
        let text = words(&document);
        assert_eq!(text.matches("exempt\nne joue").count() + text.matches("exempt\n").count(), 1);
        assert!(text.contains("ne joue pas la partie 1\ncompte 1’256 points, la moitié de 2’512\n"));
    }
}

#[test]
fn rows_give_way_to_notes() {
    for (fixed, rows) in [(1, 25), (3, 25), (5, 23)] {
        let mut evening = short(100).begin();
        for table in 1..=fixed {
            evening.edit(table * 10, TeamEdit { fixed_table: Some(table), ..TeamEdit::default() });
        }
        evening.draw(1);
        let document = of_draw(&evening, 1);
        check::sound(&document);
        assert_eq!(subtitles(&document)[0], format!("Tables 1 à {rows}"));
        assert!(
            words(&document).contains("Table 1\u{a0}: table fixe de l’équipe 10, attribuée après le tirage selon le règlement\n")
        );
    }
}

#[test]
fn a_table_changed_by_hand_carries_a_star_and_says_why() {
    let mut evening = short(8).begin();
    evening.draw(1);
    let [one, other] = [0, 3].map(|i| evening.tournament.last_drawn().unwrap().matches[i].team_b.get());
    let at = moment("2026-11-28T14:41:00+01:00");
    let reason = "voisins de table".to_owned();
    evening.run(Command::Rounds(RoundCommand::Swap { round: 1, teams: [one, other], reason, at }));
    let shown = words(&of_draw(&evening, 1));
    for table in [1, 4] {
        let note = format!(
            "Table {table}\u{a0}: équipes {} et {} échangées à la main à 14:41 (voisins de table)\n",
            one.min(other),
            one.max(other)
        );
        assert!(shown.contains(&note), "{shown}");
    }
    assert_eq!(shown.matches("échangées").count(), 2);
}

#[test]
fn a_draw_made_by_hand_says_so() {
    let mut evening = Plan::of(5, 0).begin();
    let pair = |table, a, b| HandMatch { table: Some(table), team_a: a, team_b: Some(b) };
    let matches = vec![pair(1, 1, 2), pair(2, 3, 4), HandMatch { table: None, team_a: 5, team_b: None }];
    let at = evening.session.now();
    evening.run(Command::Rounds(RoundCommand::Pair { round: 1, matches, at, insist: Insist::No }));
    let expected = "Tirage fait à la main dans la salle · tables 1 à 2 · exempt\u{a0}: équipe 5";
    assert_eq!(subtitles(&of_draw(&evening, 1)), [expected]);
}

#[test]
fn everybody_learns_where_to_go_or_why_not() {
    let mut evening = Plan::of(9, 0).begin();
    evening.edit(2, TeamEdit { presence: Some(Presence::Absent), ..TeamEdit::default() });
    evening.edit(9, TeamEdit { presence: Some(Presence::Absent), ..TeamEdit::default() });
    let draft = |name: &str, entry| TeamDraft {
        number: None,
        rest: TeamEdit {
            name: Some(name.into()),
            players: Some(vec!["de Zoug Zoé".into()]),
            entry: Some(entry),
            ..TeamEdit::default()
        },
    };
    evening.run(Command::Teams(TeamCommand::Add(draft("Àttente", Entry::Waiting))));
    evening.draw(1);
    evening.edit(9, TeamEdit { presence: Some(Presence::Present), ..TeamEdit::default() });
    evening.run(Command::Teams(TeamCommand::Add(draft("’Zz", Entry::Registered))));
    evening.departed(4, 1, DepartureKind::Withdrawn);
    evening.departed(5, 1, DepartureKind::Disqualified);
    for by in By::ALL {
        let document = of_list(&evening, 1, by);
        check::sound(&document);
        let text = words(&document).replace('\n', " ");
        for word in ["exempt ", "abandon ", "disqualifiée ", "absente ", "liste d’attente ", "inscrite après le tirage "] {
            assert!(text.contains(word), "{by:?}: {word}\n{text}");
        }
    }
    let by_name = subtitles(&of_list(&evening, 1, By::Team));
    assert_eq!(by_name, ["Par nom d’équipe\u{a0}: de «\u{a0}Àttente\u{a0}» à «\u{a0}’Zz\u{a0}»"]);
    let by_player = subtitles(&of_list(&evening, 1, By::Player));
    assert!(by_player[0].ends_with("à «\u{a0}de Zoug Zoé\u{a0}»"), "{by_player:?}");
}

/// Check 5 of the reference: a print without a change says the same; a corrected sheet changes both marks.
#[test]
fn state_and_fingerprint_tell_a_correction() {
    let mut evening = Plan::of(12, 1).play();
    let imprint = |evening: &Evening| {
        let text = words(&of_ranking(evening, 1));
        let foot = text.lines().find(|line| line.contains("empreinte")).unwrap().to_owned();
        let (rest, fingerprint) = foot.split_once(" · empreinte ").unwrap();
        (rest.rsplit_once(' ').unwrap().1.to_owned(), fingerprint.to_owned())
    };
    let before = imprint(&evening);
    assert_eq!(imprint(&evening), before);
    evening.edit(3, TeamEdit { settled: Some(true), ..TeamEdit::default() });
    evening.sheets(
        1,
        vec![SheetEntry { table: 2, content: SheetContent::Played { points: [1500, 1012], deals: None }, winner: None }],
    );
    let after = imprint(&evening);
    assert!(after.0 != before.0 && after.1 != before.1, "{before:?} {after:?}");
}

/// The « état » of a paper moves only when what it shows changes (papers 1.7).
#[test]
fn a_state_moves_only_with_what_the_paper_shows() {
    use Kind::{Cards, Cash, Draw, DrawByTeam, Ranking, Rules, Signs, Teams};
    const KINDS: [Kind; 8] = [Teams, Cash, Rules, Signs, Cards, Draw, DrawByTeam, Ranking];
    let states = |evening: &Evening| {
        KINDS.map(|kind| {
            let order = Order { round: Some(round(1)), ..Order::of(kind) };
            catalogue::describe(&evening.context(), &evening.tournament, &order).unwrap().state
        })
    };
    let newcomer = TeamDraft { number: None, rest: TeamEdit { name: Some("Les Tardifs".into()), ..TeamEdit::default() } };
    let of_team_1 = |edit| Command::Teams(TeamCommand::Edit { team: 1, edit });
    let event = |draft| Command::Event(EventCommand::Edit(draft));
    for (command, moved) in [
        (of_team_1(TeamEdit { settled: Some(true), ..TeamEdit::default() }), &[Cash][..]),
        (of_team_1(TeamEdit { presence: Some(Presence::Absent), ..TeamEdit::default() }), &[Teams, Cards, DrawByTeam]),
        (of_team_1(TeamEdit { standing: Some(Standing::Unranked), ..TeamEdit::default() }), &[Teams, Cash, Ranking]),
        (
            of_team_1(TeamEdit { name: Some("Les Nouveaux".into()), ..TeamEdit::default() }),
            &[Teams, Cash, Cards, Draw, DrawByTeam, Ranking],
        ),
        (of_team_1(TeamEdit { club: Some("Jass-Club".into()), ..TeamEdit::default() }), &[]),
        (Command::Teams(TeamCommand::Add(newcomer)), &[Teams, Cash, Signs, Cards, DrawByTeam]),
        (event(EventDraft { fee: Some(6000), ..EventDraft::default() }), &[Cash, Rules]),
        (event(EventDraft { prizes: Some(Vec::new()), ..EventDraft::default() }), &[]),
        (event(EventDraft { place: Some("Carouge".into()), ..EventDraft::default() }), &KINDS),
    ] {
        let mut evening = Plan::of(8, 1).play();
        let before = states(&evening);
        evening.run(command.clone());
        let after = states(&evening);
        let found: Vec<Kind> =
            KINDS.into_iter().zip(before.iter().zip(&after)).filter(|(_, (a, b))| a != b).map(|(kind, _)| kind).collect();
        assert_eq!(found, moved, "{command:?}");
    }
}
