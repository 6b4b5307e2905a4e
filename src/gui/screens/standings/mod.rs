//! « Classement »: always live, always says how much it rests on; the chosen team gets « Pourquoi ce rang ? » in words.

mod table;
mod why;

use crate::domain::{RoundNumber, TableNumber, TeamNumber};
use crate::gui::action::{Action, Actions, FileWish, ScreenWish};
use crate::gui::cx::Cx;
use crate::gui::frame::{Hint, is_narrow};
use crate::gui::place::{Place, Tab};
use crate::gui::theme::{STEP, body, lead, palette, small};
use crate::gui::widgets::{Icon, Kind, Tone, button, button_with, card, card_filling, note, search};
use crate::i18n::Words;
use crate::i18n::sorting;
use crate::say;
use crate::views::standings::{StandingLine, Standings};
use eframe::egui::{Align, Id, Layout, Ui, UiBuilder, Vec2};

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    searched: String,
    chosen: Option<TeamNumber>,
    /// Ctrl F was pressed.
    to_search: bool,
    /// The chosen team is to be brought into view.
    to_show: bool,
}

impl State {
    /// Ctrl F.
    pub fn search(&mut self) {
        self.to_search = true;
    }

    /// A team is chosen.
    pub fn choose(&mut self, team: TeamNumber) {
        self.chosen = Some(team);
        self.to_show = true;
    }
}

/// Draws the screen.
pub fn ui(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, state: &mut State, actions: &mut Actions) {
    let Ok(standings) = Standings::after(cx.tournament, round) else {
        return not_drawn(ui, cx, round, actions);
    };
    let area = ui.available_rect_before_wrap();
    let narrow = is_narrow(ui);
    let right = if narrow { 0.0 } else { 304.0 };
    let gap = if narrow { 0.0 } else { 24.0 };
    let left = area.with_max_x(area.right() - right - gap);
    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("ranking"), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0 * STEP;
        provisional(ui, cx, &standings, actions);
        outdated(ui, cx, &standings);
        let below = if narrow { 86.0 } else { 0.0 };
        let height = ui.available_height() - below;
        let place = ui.available_rect_before_wrap();
        ui.scope_builder(UiBuilder::new().max_rect(place.with_max_y(place.top() + height)), |ui| {
            card_filling(ui, |ui| {
                head(ui, cx, &standings, state, actions);
                table::ui(ui, cx, &standings, state, actions);
            });
        });
        if narrow {
            why::line(ui, cx, &standings, state.chosen);
        }
    });
    if !narrow {
        let place = area.with_min_x(area.right() - right);
        ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("why"), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0 * STEP;
            card(ui, |ui| why::ui(ui, cx, &standings, state.chosen));
            card(ui, |ui| why::signs(ui, cx, &standings));
        });
    }
    ui.allocate_space(Vec2::new(area.width(), 0.0));
}

/// « Classement provisoire : 37 feuilles sur 50. »
fn provisional(ui: &mut Ui, cx: &Cx<'_>, standings: &Standings, actions: &mut Actions) {
    if !standings.is_provisional {
        return;
    }
    let words = cx.words;
    let (sheets, all) = standings.sheets_of_last;
    let title = say!(words, "standings-provisional", sheets = sheets, all = all);
    note(ui, Tone::Warning, &title, |ui| {
        ui.horizontal(|ui| {
            let sentences = [(&standings.missing, Open::Missing), (&standings.unverified, Open::Unverified)];
            let parts: Vec<_> = sentences.into_iter().filter_map(|(places, open)| open_sheets(words, places, open)).collect();
            let width = ui.available_width() - 170.0;
            ui.allocate_ui_with_layout(Vec2::new(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.label(body(parts.join(" ")).color(palette(ui).text));
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if button(ui, Kind::Small, &say!(words, "standings-see-tables"), Some("M")).clicked() {
                    see_tables(standings, actions);
                }
            });
        });
    });
}

/// What is open about a sheet.
enum Open {
    Missing,
    Unverified,
}

/// « 2 manquent : tables 5 et 7. »; with many tables only how many.
fn open_sheets(words: &Words, places: &[(RoundNumber, TableNumber)], open: Open) -> Option<String> {
    let count = places.len();
    let all = || words.places(places);
    match (open, count) {
        (_, 0) => None,
        (Open::Missing, 1..=8) => Some(say!(words, "standings-missing", count = count, places = all())),
        (Open::Missing, _) => Some(say!(words, "standings-missing-many", count = count)),
        (Open::Unverified, 1..=8) => Some(say!(words, "standings-unverified", count = count, places = all())),
        (Open::Unverified, _) => Some(say!(words, "standings-unverified-many", count = count)),
    }
}

/// To the first table that is missing or unverified.
fn see_tables(standings: &Standings, actions: &mut Actions) {
    if let Some(&(round, table)) = standings.missing.first().or(standings.unverified.first()) {
        actions.push(Action::Screen(ScreenWish::EnterTable(round, table)));
    }
}

/// « La partie 4 a été tirée sur l’ancien classement. »
fn outdated(ui: &mut Ui, cx: &Cx<'_>, standings: &Standings) {
    if let Some(pairing) = &standings.outdated_pairing {
        let ranks = cx.words.list(&pairing.ranks);
        note(ui, Tone::Warning, &say!(cx.words, "standings-outdated", round = pairing.round, ranks = ranks), |_| {});
    }
}

fn head(ui: &mut Ui, cx: &Cx<'_>, standings: &Standings, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    ui.horizontal(|ui| {
        let title = match (cx.place, standings.is_final) {
            (Place::Final, true) => say!(words, "standings-final"),
            (Place::Final, false) => say!(words, "standings-final-provisional"),
            _ => say!(words, "standings-after", round = standings.after),
        };
        ui.label(lead(title));
        let id = Id::unique("standings-search");
        if std::mem::take(&mut state.to_search) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        let field = search(ui, &say!(words, "standings-search"), &mut state.searched, 232.0, id);
        if field.changed()
            && let Some(team) = found(standings, &state.searched)
        {
            state.choose(team);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let kind = if standings.is_provisional { Kind::Plain } else { Kind::Primary };
            if button_with(ui, kind, Some(Icon::Printer), &say!(words, "command-print"), Some("Ctrl P"), 0.0).clicked() {
                actions.push(Action::Screen(ScreenWish::Print));
            }
            if button_with(ui, Kind::Plain, Some(Icon::Export), &say!(words, "command-export"), Some("Ctrl E"), 0.0).clicked() {
                actions.push(Action::File(FileWish::Export));
            }
        });
    });
}

/// The team somebody looks for: its number exactly, or the first whose name or players have the words.
fn found(standings: &Standings, searched: &str) -> Option<TeamNumber> {
    let wanted = sorting::key(searched.trim());
    if wanted.is_empty() {
        return None;
    }
    let lines = || standings.lines.iter().chain(&standings.unranked);
    let by_number = lines().find(|line| line.team.number.to_string() == wanted);
    let has = |line: &&StandingLine| {
        sorting::key(&line.team.name).contains(&wanted)
            || line.team.members.iter().any(|member| sorting::key(member).contains(&wanted))
    };
    by_number.or_else(|| lines().find(has)).map(|line| line.team.number)
}

fn not_drawn(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, actions: &mut Actions) {
    let next = cx.tournament.next_round().unwrap_or(round);
    note(ui, Tone::Neutral, &say!(cx.words, "standings-not-drawn", round = round), |ui| {
        ui.add_space(STEP);
        ui.label(small(say!(cx.words, "standings-comes-later")).color(palette(ui).text_weak));
        ui.add_space(STEP);
        if button(ui, Kind::Primary, &say!(cx.words, "standings-to-next", round = next), None).clicked() {
            actions.go(Place::Round(next, Tab::Draw));
        }
    });
}

/// Its keys.
pub fn hints(words: &Words) -> Vec<Hint> {
    let hint = |key: &str, does: String| (key.to_owned(), does);
    vec![
        hint("↑ ↓", say!(words, "standings-hint-team")),
        hint("⏎", say!(words, "standings-hint-sheets")),
        hint("P", say!(words, "standings-hint-penalty")),
        hint("M", say!(words, "standings-hint-missing")),
        hint("Ctrl F", say!(words, "standings-hint-search")),
        hint("Ctrl P", say!(words, "standings-hint-print")),
        hint("Ctrl E", say!(words, "standings-hint-export")),
    ]
}
