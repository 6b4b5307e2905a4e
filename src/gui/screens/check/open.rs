//! « À régler »: what must be put right, and what is worth knowing; each line has the button that leads to it.

use super::State;
use crate::domain::sheet::wrong_sum::WrongSum;
use crate::domain::{RoundNumber, TableNumber, TeamNumber};
use crate::gui::action::{Action, Actions, FileWish, ScreenWish};
use crate::gui::cx::Cx;
use crate::gui::dialogs::draw_record::RecordOfDraw;
use crate::gui::dialogs::grant::GrantPoints;
use crate::gui::dialogs::penalty::Penalty;
use crate::gui::place::{Place, Tab};
use crate::gui::theme::{STEP, lead, palette, small, strong};
use crate::gui::widgets::{Icon, Kind, Tone, button, card, icon, separator, toggle};
use crate::i18n::{date, number};
use crate::say;
use crate::views::anomalies::{Audit, Note, Open};
use eframe::egui::{Align, Layout, ScrollArea, Sense, Ui, Vec2};

/// Which of the two lists is in view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Shown {
    #[default]
    ToDo,
    ToKnow,
}

/// A line.
struct Item {
    tone: Tone,
    icon: Icon,
    title: String,
    text: String,
    goes: Option<(String, Goal)>,
}

/// Where its button leads.
enum Goal {
    Enter(RoundNumber, TableNumber),
    Check(RoundNumber, TableNumber),
    Go(Place),
    Team(TeamNumber),
    Record(RoundNumber),
    Penalty,
}

/// As many tables are named as fit on a line.
const NAMED: usize = 24;

/// Draws the card.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, audit: &Audit, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    let to_do = to_do(cx, audit);
    let to_know: Vec<Item> = audit.notes.iter().filter(|note| !is_to_settle(note)).filter_map(|note| noted(cx, note)).collect();
    let most = (ui.available_height() * 0.42).max(150.0);
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        head(ui, cx, (to_do.len(), to_know.len()), state, actions);
        let items = if state.shown == Shown::ToDo { &to_do } else { &to_know };
        ScrollArea::vertical().id_salt("check-open").max_height(most - 60.0).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            proved(ui, cx, state);
            if items.is_empty() {
                let nothing =
                    if state.shown == Shown::ToDo { say!(words, "check-nothing") } else { say!(words, "check-nothing-noted") };
                let tone = if state.shown == Shown::ToDo { Tone::Ok } else { Tone::Neutral };
                line(ui, &Item { tone, icon: Icon::Tick, title: nothing, text: String::new(), goes: None }, &mut false);
            }
            for item in items {
                if let Some(goal) = line(ui, item, &mut state.arrived) {
                    follow(goal, actions);
                }
            }
        });
    });
    state.arrived = false;
}

fn head(ui: &mut Ui, cx: &Cx<'_>, (to_do, to_know): (usize, usize), state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.label(lead(say!(words, "check-title")));
        ui.add_space(STEP);
        toggle(ui, &say!(words, "check-to-do", count = to_do), Shown::ToDo, &mut state.shown);
        toggle(ui, &say!(words, "check-to-know", count = to_know), Shown::ToKnow, &mut state.shown);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let key = say!(words, "check-key-verify");
            if button(ui, Kind::Small, &say!(words, "command-verify"), Some(&key)).clicked() {
                actions.push(Action::File(FileWish::Verify));
            }
            if !cx.tournament.rounds.is_empty() && button(ui, Kind::Small, &say!(words, "check-penalties"), None).clicked() {
                actions.show(Penalty::new(None));
            }
            if !cx.tournament.rounds.is_empty() && button(ui, Kind::Small, &say!(words, "grant-button"), None).clicked() {
                actions.show(GrantPoints::new(cx.tournament, None));
            }
        });
    });
}

/// What came of proving the file.
fn proved(ui: &mut Ui, cx: &Cx<'_>, state: &State) {
    let words = cx.words;
    let Some((at, findings)) = &state.verified else { return };
    let time = date::time(at);
    let item = |tone, icon, title, text| Item { tone, icon, title, text, goes: None };
    if findings.is_empty() {
        line(ui, &item(Tone::Ok, Icon::Tick, say!(words, "check-verified", time = &time), String::new()), &mut false);
    }
    for finding in findings {
        let title = say!(words, "check-found", time = &time);
        line(ui, &item(Tone::Error, Icon::Warning, title, finding.clone()), &mut false);
    }
}

/// A line; the first button gets the keyboard when one arrives.
fn line<'a>(ui: &mut Ui, item: &'a Item, arrived: &mut bool) -> Option<&'a Goal> {
    let mut wished = None;
    separator(ui);
    ui.horizontal(|ui| {
        ui.set_min_height(if item.text.is_empty() { 40.0 } else { 54.0 });
        let colour = item.tone.colours(ui).1;
        let (rect, _) = ui.allocate_exact_size(Vec2::new(28.0, 24.0), Sense::hover());
        icon::paint(ui.painter(), item.icon, rect.center(), 20.0, colour);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some((name, goal)) = &item.goes {
                let response = button(ui, Kind::Small, name, None);
                if std::mem::take(arrived) {
                    response.request_focus();
                }
                if response.clicked() {
                    wished = Some(goal);
                }
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.add_space(if item.text.is_empty() { 8.0 } else { 6.0 });
                ui.label(strong(&item.title));
                if !item.text.is_empty() {
                    ui.label(small(&item.text).color(palette(ui).text_weak));
                    ui.add_space(6.0);
                }
            });
        });
    });
    wished
}

fn follow(goal: &Goal, actions: &mut Actions) {
    match *goal {
        Goal::Enter(round, table) => actions.push(Action::Screen(ScreenWish::EnterTable(round, table))),
        Goal::Check(round, table) => actions.push(Action::Screen(ScreenWish::SecondEntry(round, Some(table)))),
        Goal::Go(place) => actions.go(place),
        Goal::Team(team) => {
            actions.go(Place::Registration);
            actions.push(Action::Screen(ScreenWish::ChooseTeam(team)));
        }
        Goal::Record(round) => actions.show(RecordOfDraw::new(round)),
        Goal::Penalty => actions.show(Penalty::new(None)),
    }
}

/// Wrong sums, a line each; missing sheets, a line a round; then what looks like a mistake.
fn to_do(cx: &Cx<'_>, audit: &Audit) -> Vec<Item> {
    let words = cx.words;
    let wrong = audit.open.iter().filter_map(|open| match open {
        Open::UnverifiedSheet { round, table, teams, wrong } => Some(unverified(cx, *round, *table, *teams, wrong.as_ref())),
        _ => None,
    });
    let missing = grouped(cx, audit, |open| match open {
        Open::MissingSheet { round, table, .. } => Some((*round, *table)),
        _ => None,
    });
    let missing = missing.into_iter().map(|(round, first, count, tables)| Item {
        tone: Tone::Warning,
        icon: Icon::Clock,
        title: say!(words, "check-missing", round = round, count = count),
        text: tables,
        goes: Some((say!(words, "draw-enter"), Goal::Enter(round, first))),
    });
    let differ = audit.open.iter().filter_map(|open| match open {
        Open::SecondEntryDiffers(difference) => Some(Item {
            tone: Tone::Warning,
            icon: Icon::Warning,
            title: say!(words, "check-differs", round = difference.round, table = difference.table),
            text: words.open_here(open),
            goes: Some((say!(words, "check-settle"), Goal::Check(difference.round, difference.table))),
        }),
        _ => None,
    });
    let second = grouped(cx, audit, |open| match open {
        Open::SecondEntryMissing { round, table } => Some((*round, *table)),
        _ => None,
    });
    let second = second.into_iter().map(|(round, first, count, tables)| Item {
        tone: Tone::Warning,
        icon: Icon::Checklist,
        title: say!(words, "check-second-entry", round = round, count = count),
        text: tables,
        goes: Some((say!(words, "draw-check-do"), Goal::Check(round, first))),
    });
    let odd = audit.open.iter().filter_map(|open| match open {
        Open::OddTeams { .. } => Some(Item {
            tone: Tone::Warning,
            icon: Icon::Warning,
            title: say!(words, "check-odd"),
            text: words.open(open),
            goes: Some((say!(words, "check-see"), Goal::Go(Place::Registration))),
        }),
        _ => None,
    });
    let doubtful = audit.notes.iter().filter(|note| is_to_settle(note)).filter_map(|note| noted(cx, note));
    wrong.chain(missing).chain(differ).chain(second).chain(odd).chain(doubtful).collect()
}

fn unverified(
    cx: &Cx<'_>,
    round: RoundNumber,
    table: TableNumber,
    (a, b): (TeamNumber, TeamNumber),
    wrong: Option<&WrongSum>,
) -> Item {
    let words = cx.words;
    let text = match wrong {
        Some(wrong) => {
            let [x, y] = wrong.typed.points;
            let what = words.difference(wrong.difference);
            say!(words, "check-wrong-sum", a = a, b = b, x = x, y = y, sum = wrong.typed.sum(), what = what)
        }
        None => say!(words, "open-sum-right-now"),
    };
    Item {
        tone: Tone::Error,
        icon: Icon::Warning,
        title: say!(words, "check-unverified", round = round, table = table),
        text,
        goes: Some((say!(words, "check-correct"), Goal::Enter(round, table))),
    }
}

/// What is open at tables, a round at a time: the round, its first table, how many, and which.
fn grouped(
    cx: &Cx<'_>,
    audit: &Audit,
    of: impl Fn(&Open) -> Option<(RoundNumber, TableNumber)>,
) -> Vec<(RoundNumber, TableNumber, usize, String)> {
    let places: Vec<_> = audit.open.iter().filter_map(of).collect();
    let in_round = |places: &[(RoundNumber, TableNumber)]| {
        let (round, first) = places[0];
        let tables = if places.len() > NAMED {
            let named = places[..NAMED].iter().map(|(_, table)| table.to_string()).collect::<Vec<_>>().join(", ");
            say!(cx.words, "check-tables-and-more", tables = named, count = places.len() - NAMED)
        } else {
            let tables = cx.words.list(places.iter().map(|(_, table)| table));
            say!(cx.words, "check-tables", count = places.len(), tables = tables)
        };
        (round, first, places.len(), tables)
    };
    places.chunk_by(|a, b| a.0 == b.0).map(in_round).collect()
}

/// A note that is a question to somebody.
fn is_to_settle(note: &Note) -> bool {
    matches!(note, Note::DuplicatePlayer { .. } | Note::PairingOnOldRanking { .. })
}

/// A note as a line; what is special to a sheet stands among the sheets.
fn noted(cx: &Cx<'_>, note: &Note) -> Option<Item> {
    let words = cx.words;
    let see = |goal| Some((say!(words, "check-see"), goal));
    let (icon, title, goes) = match note {
        Note::TimeOut(_) | Note::Capped { .. } | Note::Forfeit(_) | Note::Corrected(_) => return None,
        Note::DuplicatePlayer { teams, .. } => {
            (Icon::Help, say!(words, "check-same-player"), teams.first().and_then(|team| see(Goal::Team(*team))))
        }
        Note::PairingOnOldRanking { round, .. } => {
            (Icon::Help, say!(words, "check-old-ranking", round = *round), see(Goal::Go(Place::Round(*round, Tab::Draw))))
        }
        Note::Rematch { round, .. } => (Icon::Swap, say!(words, "check-rematch"), see(Goal::Go(Place::Round(*round, Tab::Draw)))),
        Note::Repair { round, .. } => (Icon::Swap, say!(words, "check-repair"), see(Goal::Record(*round))),
        Note::AnnulledDraw(draw) => {
            let round = draw.round.number;
            let drawn = cx.tournament.rounds.contains_key(&round);
            (Icon::Undo, say!(words, "check-annulled"), drawn.then_some(Goal::Record(round)).and_then(see))
        }
        Note::HandPairing { round } => (Icon::Pencil, say!(words, "check-by-hand"), see(Goal::Record(*round))),
        Note::Penalty(_) => (Icon::Pencil, say!(words, "check-penalty"), see(Goal::Penalty)),
        Note::Withdrawn { team, .. } => (Icon::Close, say!(words, "check-left"), see(Goal::Team(*team))),
        Note::Granted(grant) => (Icon::Plus, say!(words, "check-granted"), see(Goal::Team(grant.team))),
    };
    let tone = if is_to_settle(note) { Tone::Warning } else { Tone::Neutral };
    Some(Item { tone, icon, title, text: words.note(note), goes })
}

/// « 2’492 » beside what it should be.
pub(super) fn sum(points: u32) -> String {
    number::count(i64::from(points))
}
