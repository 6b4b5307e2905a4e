//! The window for the hall: every page at the sizes of a hall, and what the organiser does with it.

use super::desk::{Desk, LAPTOP};
use super::evening;
use atout::domain::command::{ClockCommand, Command, TeamCommand, TeamEdit};
use atout::gui::projector::alone::Alone;
use atout::gui::projector::screen;
use atout::gui::projector::settings::ProjectorSettings;
use atout::gui::projector::stage::{Ask, Practice, Stage};
use atout::gui::settings::Settings;
use atout::session::Session;
use atout::session::outside::Clock;
use atout::views::clock::Reading;
use atout::views::projector::Scores;
use atout::views::projector::pages::{DIGIT, Kind};
use atout::views::projector::turn::{TurnWish, Wanted};
use chrono::{DateTime, TimeDelta};
use eframe::egui::epaint::{Shape, TextShape};
use eframe::egui::{Color32, Key, Modifiers, Rect, Role, Ui, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use std::path::Path;

/// 1024×768, 1920×1080, and 3840×2160 in the points of a computer that doubles everything.
const SIZES: [Vec2; 3] = [Vec2::new(1024.0, 768.0), Vec2::new(1920.0, 1080.0), Vec2::new(3840.0, 2160.0)];
const HD: Vec2 = SIZES[1];

fn at(time: &str) -> Clock {
    let next = DateTime::parse_from_rfc3339(&format!("2026-11-28T{time}+01:00")).unwrap();
    Clock::Scripted { next, step: TimeDelta::zero() }
}

fn stage(session: &Session, settings: ProjectorSettings) -> Stage {
    Stage::new(session.tournament(), Practice::Real, settings, at("14:00:00"))
}

/// A screen of the hall.
fn hall(stage: Stage, size: Vec2) -> Harness<'static, Stage> {
    let draw = |ui: &mut Ui, stage: &mut Stage| screen::ui(ui, stage);
    let mut hall = Harness::builder().with_size(size).with_context_setup(atout::gui::theme::install).build_ui_state(draw, stage);
    hall.step();
    hall
}

/// What a screen reader says.
fn heard(hall: &Harness<'_, Stage>) -> Vec<String> {
    let nodes = hall.query_all_by(|node| node.value().is_some());
    nodes.filter_map(|node| node.accesskit_node().value()).map(|text| text.replace(['\u{a0}', '\u{202f}'], " ")).collect()
}

/// The texts that are painted.
fn texts(hall: &Harness<'_, Stage>) -> Vec<(Rect, TextShape)> {
    fn collect(shape: &Shape, found: &mut Vec<(Rect, TextShape)>) {
        match shape {
            Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                // The letters, without the space above and below them.
                let place = text.visual_bounding_rect();
                let height = text.galley.rows.first().map_or(0.0, |row| row.size.y);
                found.push((place.shrink2(Vec2::new(0.0, height * 0.2)), text.clone()));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    hall.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut found));
    found
}

/// Every text is on the screen, none stands on another, no number is cut.
fn is_whole(hall: &Harness<'_, Stage>, size: Vec2, what: &str) {
    let texts = texts(hall);
    let all = Rect::from_min_size(eframe::egui::Pos2::ZERO, size).expand(0.5);
    assert!(!texts.is_empty(), "{what}");
    for (i, (place, text)) in texts.iter().enumerate() {
        let words = text.galley.text();
        assert!(all.contains_rect(*place), "{what}: {words} at {place:?}");
        let is_number = words.chars().all(|letter| letter.is_numeric() || "’−:".contains(letter));
        assert!(!is_number || !text.galley.elided, "{what}: {words} is cut");
        for (other, of) in &texts[i + 1..] {
            let both = place.intersect(*other);
            let meets = both.width() > 1.0 && both.height() > 1.0;
            assert!(!meets, "{what}: « {words} » at {place:?} meets « {} » at {other:?}", of.galley.text());
        }
    }
}

/// So many teams with names of 1 to 80 characters, a round played and one drawn.
fn played(folder: &Path, teams: u32) -> Session {
    let path = evening::of_teams(folder, teams);
    let mut session = Session::open(&path, atout::store::Access::Write, "essai", Clock::System).unwrap();
    for team in 1..=teams {
        let letters = "Société des Amis réunis du Jass WWWWW ".repeat(3);
        let name: String = format!("{team}{letters}").chars().take((team as usize * 13) % 80 + 1).collect();
        let edit = TeamEdit { name: Some(name.trim().to_owned()), ..TeamEdit::default() };
        let _ = session.run(Command::Teams(TeamCommand::Edit { team, edit }));
    }
    if teams % 2 == 1 {
        let bye = atout::domain::command::EventCommand::SetRules {
            values: vec![("bye".to_owned(), "points".to_owned())],
            insist: atout::domain::command::Insist::No,
        };
        session.run(Command::Event(bye)).unwrap();
    }
    evening::draw(&mut session, 1);
    evening::fill(&mut session, 1);
    evening::draw(&mut session, 2);
    session
}

#[test]
fn every_page_is_whole_with_few_and_many_teams_on_every_screen() {
    let folder = tempfile::tempdir().unwrap();
    for teams in [4, 37, 78, 100] {
        let folder = folder.path().join(teams.to_string());
        std::fs::create_dir(&folder).unwrap();
        let session = played(&folder, teams);
        for size in SIZES {
            for (kind, word) in [(Kind::Tables, "Table "), (Kind::Teams, "Équipe "), (Kind::Ranking, "Rang ")] {
                let mut stage = stage(&session, ProjectorSettings::default());
                stage.wish(TurnWish::Show(Wanted::Only(kind)));
                let mut hall = hall(stage, size);
                let pages = hall.state_mut().look(atout::views::projector::grid::Screen { width: size.x, height: size.y }).pages;
                let sits_out = heard(&hall).iter().any(|text| text.contains("exempte"));
                assert!(sits_out || teams % 2 == 0 || kind == Kind::Ranking, "{size:?}, {kind:?}: {:#?}", heard(&hall));
                let mut rows = Vec::new();
                for page in 0..pages.len() {
                    is_whole(&hall, size, &format!("{teams} teams, {size:?}, {kind:?} {page}"));
                    rows.extend(heard(&hall).into_iter().filter(|text| text.starts_with(word)));
                    hall.key_press(Key::ArrowRight);
                    hall.step();
                }
                let expected = if kind == Kind::Tables { teams / 2 } else { teams };
                rows.sort();
                rows.dedup();
                assert_eq!(rows.len(), expected as usize, "{teams} teams, {size:?}, {kind:?}: {rows:#?}");
            }
        }
    }
}

#[test]
fn the_clock_and_messages_are_whole_too() {
    let folder = tempfile::tempdir().unwrap();
    let session = played(folder.path(), 4);
    let long = "Le repas est servi : les tables 1 à 25 d’abord, puis les tables 26 à 50 ; la partie 3 commence à 20 h 15 précises. Merci de rapporter vos plateaux au bar avant cela.";
    for size in SIZES {
        for (message, kind) in [("Apéro à 18 h", Kind::Message), (long, Kind::Message), ("", Kind::Message), ("", Kind::Clock)]
        {
            let mut stage = stage(&session, ProjectorSettings::default().with_message(message));
            stage.wish(TurnWish::Show(Wanted::Only(kind)));
            is_whole(&hall(stage, size), size, &format!("{message} {size:?}"));
        }
    }
}

/// From the start to the end: what it says, and that who was given minutes sees them run.
#[test]
fn the_clock_of_the_hall_says_when_it_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = played(folder.path(), 4);
    let moment = |time: &str| DateTime::parse_from_rfc3339(&format!("2026-11-28T{time}+01:00")).unwrap();
    let mut run = |command| drop(session.run(Command::Clock(command)).unwrap());
    run(ClockCommand::Start { round: 2, at: moment("14:00:00") });
    run(ClockCommand::Give { round: 2, table: Some(2), minutes: 3 });
    for (time, alone, in_head) in [
        ("14:10:00", "35:00 Départ à 14:00, fin à 14:45", "35:00 Départ à 14:00"),
        ("14:41:00", "04:00 Dernières minutes", "04:00 Dernières minutes"),
        ("14:46:30", "00:00 Temps écoulé", "00:00 Temps écoulé"),
    ] {
        let stage = Stage::new(session.tournament(), Practice::Rehearsal, ProjectorSettings::default(), at(time));
        let mut hall = hall(stage, HD);
        for (key, words) in [(Key::H, alone), (Key::T, in_head), (Key::C, "EXERCICE")] {
            hall.key_press(key);
            hall.step();
            assert!(heard(&hall).iter().any(|text| text == words), "{time} {words}: {:#?}", heard(&hall));
            is_whole(&hall, HD, time);
        }
        hall.key_press(Key::H);
        hall.step();
        let own = texts(&hall).iter().any(|(_, text)| text.galley.text().starts_with("Table 2"));
        assert!(own, "{time}");
    }
}

/// The layout reckons with this width; were it less than the font's, a number would stand on the next one.
#[test]
fn digits_are_as_wide_as_the_layout_takes_them() {
    let hall = hall(stage(&played(tempfile::tempdir().unwrap().path(), 4), ProjectorSettings::default()), HD);
    let font = atout::gui::theme::font(100.0, atout::gui::theme::Weight::Bold);
    let width =
        |text: &str| hall.ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), font.clone(), Color32::BLACK)).size().x;
    let digit = (width("8888888888") / 1000.0, width("1111111111") / 1000.0);
    assert!((digit.0 - digit.1).abs() < 1e-3, "{digit:?}");
    assert!(digit.0 <= DIGIT && DIGIT < digit.0 + 0.01, "{digit:?}");
}

#[test]
fn the_keys_of_the_hall_turn_stop_and_choose_pages() {
    let folder = tempfile::tempdir().unwrap();
    let session = played(folder.path(), 100);
    let settings = ProjectorSettings::default().with_message("Apéro à 18 h");
    let mut hall = hall(stage(&session, settings), HD);
    let mut says = |key: Option<Key>, words: &str| {
        if let Some(key) = key {
            hall.key_press(key);
        }
        hall.step();
        let heard = heard(&hall);
        assert!(heard.iter().any(|text| text.contains(words)), "{key:?} {words}: {heard:#?}");
    };
    says(None, "Par table page 1 sur 3, suite dans 12 s");
    says(Some(Key::ArrowRight), "Par équipe page 2 sur 3, suite dans 12 s");
    says(Some(Key::F9), "Apéro à 18 h");
    says(Some(Key::ArrowLeft), "page 2 sur 3");
    says(Some(Key::Space), "page 2 sur 3, arrêtée");
    says(Some(Key::C), "Classement après la partie 1 · 50 feuilles sur 50");
    says(None, "Rangs 1 à 20 page 1 sur 5, suite dans 12 s");
    says(Some(Key::T), "Par table");
    says(Some(Key::Q), "Équipe 100 : table");
    says(Some(Key::H), "45:00");
    says(Some(Key::M), "Apéro à 18 h");
    says(Some(Key::A), "page 1 sur 3");
    for (key, ask) in [(Key::F8, Ask::Clock), (Key::E, Ask::OtherScreen), (Key::Escape, Ask::Close)] {
        hall.key_press(key);
        hall.step();
        assert_eq!(hall.state_mut().asks(), [ask]);
    }
}

#[test]
fn what_is_hidden_is_not_even_heard_until_it_is_unveiled() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fini.jass");
    let session = atout::rehearsal::play(&path).unwrap();
    let settings = ProjectorSettings::default().with_scores(Scores::HiddenInLastRound);
    let mut hall = hall(stage(&session, settings), HD);
    let veiled = |hall: &Harness<'_, Stage>| heard(hall).iter().filter(|text| text.contains("pas encore dévoilé")).count();
    let named = |hall: &Harness<'_, Stage>| heard(hall).iter().filter(|text| text.contains(": équipe ")).count();
    assert_eq!((veiled(&hall), named(&hall)), (20, 0), "{:#?}", heard(&hall));
    hall.key_press(Key::D);
    hall.step();
    assert_eq!((veiled(&hall), named(&hall)), (19, 1));
    for _ in 0..4 {
        hall.key_press_modifiers(Modifiers::SHIFT, Key::D);
        hall.step();
    }
    assert_eq!((veiled(&hall), named(&hall)), (0, 20));
    hall.key_press(Key::D);
    hall.step();
    assert_eq!((veiled(&hall), named(&hall)), (19, 1));
    is_whole(&hall, HD, "half unveiled");
}

/// Nobody in the hall reads which sheets are missing, who was punished and why, or a player's name beside a team's.
#[test]
fn the_hall_sees_nothing_that_is_not_public() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = played(folder.path(), 12);
    let points = atout::domain::Points::whole(-157);
    let give = atout::domain::command::PenaltyCommand::Give { round: 1, team: 3, points, reason: "insultes".to_owned() };
    session.run(Command::Penalties(give)).unwrap();
    let mut hall = hall(stage(&session, ProjectorSettings::default()), HD);
    for key in [Key::T, Key::Q, Key::C, Key::H, Key::M, Key::A] {
        hall.key_press(key);
        hall.step();
        let painted: Vec<_> = texts(&hall).iter().map(|(_, text)| text.galley.text().to_owned()).collect();
        for text in painted.into_iter().chain(heard(&hall)) {
            for secret in ["insultes", "énalité", "manqu", "vérifier", "A3", "B3"] {
                assert!(!text.contains(secret), "{key:?}: {text}");
            }
        }
    }
}

/// Presses what has this name and was drawn last, also under the window of the hall, which is inside ours in tests.
fn press(desk: &mut Desk, label: &str) {
    let is_it = |node: &AccessKitNode<'_>| node.role() != Role::Label && node.label().as_deref() == Some(label);
    desk.window.query_all_by(is_it).last().unwrap_or_else(|| panic!("{label}: {}", desk.screen())).click_accesskit();
    desk.settle();
}

#[test]
fn the_organiser_opens_turns_and_closes_it_from_the_desk() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 2);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.chord(Modifiers::SHIFT, Key::F9);
    assert!(desk.app().projector().is_none());
    desk.key(Key::F9);
    assert!(desk.shows("Par table page 1 sur 2"), "{}", desk.screen());
    desk.key(Key::F9);
    assert!(desk.shows("Par équipe page 2 sur 2"), "{}", desk.screen());
    press(&mut desk, "Projecteur");
    press(&mut desk, "Classement");
    assert!(desk.shows("Classement après la partie 1"), "{}", desk.screen());
    desk.focus("Message").enter("Table 12 : l'arbitre arrive");
    assert_eq!(desk.app().projector().unwrap().shown().wanted, Wanted::Only(Kind::Message));
    assert!(desk.shows("Table 12 : l'arbitre arrive"), "{}", desk.screen());
    press(&mut desk, "Cacher les points de la dernière partie");
    press(&mut desk, "Plus lentement");
    desk.key(Key::Escape);
    let settings = desk.app().projector().unwrap().stage().settings.clone();
    assert_eq!((settings.scores, settings.pace()), (Scores::HiddenInLastRound, 14));
    desk.chord(Modifiers::SHIFT, Key::F9);
    assert!(desk.app().projector().is_none(), "{}", desk.screen());
    let mut desk = desk.restart(Some(&file));
    desk.key(Key::F9);
    assert_eq!(desk.app().projector().unwrap().stage().settings, settings);
    desk.ctrl(Key::W);
    assert!(desk.app().projector().is_none());
}

#[test]
fn every_change_reaches_the_hall_at_once_and_its_keys_the_desk() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::drawn(folder.path(), 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F9);
    let round = |desk: &Desk| desk.app().projector().unwrap().stage().hall.round.get();
    let seats = |desk: &Desk| desk.app().projector().unwrap().stage().hall.seats.is_some();
    assert_eq!((round(&desk), seats(&desk)), (1, true));
    desk.ctrl(Key::Z);
    assert!(!seats(&desk), "{}", desk.screen());
    desk.ctrl(Key::Y);
    assert!(seats(&desk));
    let runs = |desk: &Desk| matches!(desk.app().projector().unwrap().stage().reading(), Some(Reading::Running { .. }));
    assert!(!runs(&desk));
    desk.app().projector().unwrap().stage().ask(Ask::Clock);
    desk.window.run_steps(3);
    assert!(runs(&desk));
    desk.app().projector().unwrap().stage().ask(Ask::Close);
    desk.window.run_steps(3);
    assert!(desk.app().projector().is_none());
}

/// `atout project`: what another one writes, and what is set on this computer.
#[test]
fn the_projector_alone_follows_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = evening::of_teams(folder.path(), 4);
    let mut session = Session::open(&path, atout::store::Access::Write, "essai", Clock::System).unwrap();
    let (window, mut lookout) = Alone::open(&path, &folder.path().join("data"), at("14:00:00")).unwrap();
    let draw = |ui: &mut Ui, window: &mut Alone| drop(window.frame(ui));
    let setup = atout::gui::theme::install;
    let mut window = Harness::builder().with_size(HD).with_context_setup(setup).build_ui_state(draw, window);
    let shows = |window: &Harness<'_, Alone>, words: &str| {
        window.query_all_by(|node| node.value().is_some_and(|text| text.contains(words))).next().is_some()
    };
    window.step();
    assert!(shows(&window, "Bienvenue"));
    assert!(!lookout.look());
    evening::draw(&mut session, 1);
    assert!(lookout.look());
    window.step();
    assert!(shows(&window, "Équipe 3") || shows(&window, "Table 2"));
    std::fs::remove_file(&path).unwrap();
    assert!(!lookout.look());
    let projector = ProjectorSettings::default().with_message("Apéro");
    Settings { projector, ..Settings::default() }.save(&folder.path().join("data")).unwrap();
    assert!(lookout.look());
    window.key_press(Key::M);
    window.step();
    assert!(shows(&window, "Apéro"));
    let data = folder.path();
    assert!(Alone::open(&path, data, at("14:00:00")).is_err());
}
