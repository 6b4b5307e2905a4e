//! After the draw: what came of it, the three lists, the record, and what can still be done.

use super::grid::{self, Drag};
use super::{Focus, List, Side, State, has_keys, lines, menu, record};
use crate::domain::{Round, RoundNumber};
use crate::gui::action::{Action, Actions, ClockWish};
use crate::gui::cx::Cx;
use crate::gui::dialogs::annul_draw::AnnulDraw;
use crate::gui::dialogs::draw_record::RecordOfDraw;
use crate::gui::dialogs::seat_teams::SeatTeams;
use crate::gui::dialogs::swap_teams::SwapTeams;
use crate::gui::frame::is_narrow;
use crate::gui::keys::{letter, plain, pressed};
use crate::gui::place::{Place, Tab};
use crate::gui::theme::{STEP, body, palette, small, title};
use crate::gui::widgets::{Icon, Kind, Tone, answered, button_with, card, card_filling, icon, search, toggle};
use crate::i18n::date;
use crate::say;
use crate::views::anomalies::{self, Note};
use crate::views::clock::Reading;
use crate::views::explain::Pairing;
use crate::views::late;
use crate::views::seating::By;
use eframe::egui::{Align, Id, Key, Layout, ScrollArea, Sense, Ui, UiBuilder, Vec2};

/// The width of the right column.
const RIGHT: f32 = 304.0;

/// Draws what is after the draw.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, state: &mut State, actions: &mut Actions) {
    keys(ui, cx, drawn, state, actions);
    let area = ui.available_rect_before_wrap();
    if is_narrow(ui) {
        ui.spacing_mut().item_spacing.y = 12.0;
        head(ui, cx, drawn, state, actions);
        late(ui, cx, drawn, actions);
        match state.side {
            Side::Tables => list_card(ui, cx, drawn, state, actions),
            Side::Record => {
                ScrollArea::vertical().id_salt("draw-right").show(ui, |ui| right(ui, cx, drawn, state, actions));
            }
        }
        return;
    }
    let left = area.with_max_x(area.right() - RIGHT - 24.0);
    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("draw-left"), |ui| {
        ui.spacing_mut().item_spacing.y = 16.0;
        head(ui, cx, drawn, state, actions);
        late(ui, cx, drawn, actions);
        list_card(ui, cx, drawn, state, actions);
    });
    let side = area.with_min_x(area.right() - RIGHT);
    ui.scope_builder(UiBuilder::new().max_rect(side).id_salt("draw-side"), |ui| {
        ScrollArea::vertical().id_salt("draw-right").auto_shrink(false).show(ui, |ui| right(ui, cx, drawn, state, actions));
    });
    ui.allocate_space(Vec2::new(area.width(), 0.0));
}

fn search_id() -> Id {
    Id::unique("draw-search")
}

fn keys(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, state: &mut State, actions: &mut Actions) {
    if state.focus == Focus::Search {
        state.focus = Focus::Stays;
        ui.memory_mut(|memory| memory.request_focus(search_id()));
    }
    if state.menu.is_open() {
        return;
    }
    if ui.memory(|memory| memory.has_focus(search_id())) && pressed(ui, plain(Key::Escape)) {
        state.search.clear();
        ui.memory_mut(|memory| memory.surrender_focus(search_id()));
    }
    if !has_keys(ui, None) {
        return;
    }
    for (key, list) in [(Key::T, List::Tables), (Key::Q, List::Teams), (Key::J, List::Players)] {
        if letter(ui, key) {
            (state.list, state.side) = (list, Side::Tables);
        }
    }
    if letter(ui, Key::V) {
        actions.show(RecordOfDraw::new(drawn.number));
    }
    if pressed(ui, plain(Key::Enter)) {
        state.menu.open();
    }
    if cx.may_write() && letter(ui, Key::X) {
        actions.show(SwapTeams::new(drawn.number, state.chosen, None));
    }
    if cx.may_write() && is_last(cx, drawn) && letter(ui, Key::R) {
        actions.show(SeatTeams::new());
    }
    if cx.may_write() && pressed(ui, plain(Key::Delete)) {
        actions.show(AnnulDraw::new(drawn.number));
    }
}

/// Only in the last drawn round can a team still be seated.
fn is_last(cx: &Cx<'_>, drawn: &Round) -> bool {
    cx.tournament.last_drawn().is_some_and(|last| last.number == drawn.number)
}

/// Teams that came late, and the way to a seat for them.
fn late(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, actions: &mut Actions) {
    let words = cx.words;
    let Some((round, teams)) = late::waiting_for_a_seat(cx.tournament).filter(|(round, _)| *round == drawn.number) else {
        return;
    };
    let sentence = say!(words, "seat-offer", count = teams.len(), teams = words.list(&teams), round = round);
    let place = say!(words, "seat-open");
    let answer = cx.may_write().then_some((place.as_str(), "R"));
    if answered(ui, Tone::Warning, &sentence, answer) {
        actions.show(SeatTeams::new());
    }
}

/// What came of the draw, and « Imprimer ».
fn head(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    card(ui, |ui| {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(44.0), Sense::hover());
            ui.painter().circle_filled(rect.center(), 20.0, palette(ui).accent);
            icon::paint(ui.painter(), Icon::Tick, rect.center(), 20.0, palette(ui).accent_text);
            ui.add_space(STEP);
            let width = ui.available_width() - 190.0;
            ui.allocate_ui_with_layout(Vec2::new(width, 48.0), Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(title(heading(cx, drawn)));
                ui.label(body(summary(cx, drawn)).color(palette(ui).text_weak));
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let print = button_with(ui, Kind::Primary, Some(Icon::Printer), &say!(words, "draw-print"), Some("⏎"), 0.0);
                if print.clicked() {
                    state.menu.toggle();
                }
                menu::ui(ui, cx, drawn, print.rect, &mut state.menu, actions);
            });
        });
        old_ranking(ui, cx, drawn);
        if is_narrow(ui) {
            ui.horizontal(|ui| {
                for (name, side) in
                    [(say!(words, "draw-side-tables"), Side::Tables), (say!(words, "draw-side-record"), Side::Record)]
                {
                    toggle(ui, &name, side, &mut state.side);
                }
            });
        }
    });
}

/// That a pairing rests on a ranking that is another one by now; which places differ is in the tooltip and in Contrôle.
fn old_ranking(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round) {
    let Some(note) = anomalies::pairing_on_old_ranking(cx.tournament, drawn) else { return };
    let Note::PairingOnOldRanking { moved, .. } = &note else { return };
    let text = say!(cx.words, "draw-old-ranking", count = moved.len());
    ui.label(small(text).color(palette(ui).warning)).on_hover_text(cx.words.note(&note));
}

fn heading(cx: &Cx<'_>, drawn: &Round) -> String {
    let (words, round) = (cx.words, drawn.number);
    match By::of(&drawn.origin) {
        By::Lot => say!(words, "draw-done-lot", round = round),
        By::Ranking => say!(words, "draw-done-ranking", round = round),
        By::Hand => say!(words, "draw-done-hand", round = round),
    }
}

/// « 50 tables, 100 équipes, aucune revanche · à 15:08:20 »
fn summary(cx: &Cx<'_>, drawn: &Round) -> String {
    let words = cx.words;
    let rematches = drawn.matches.iter().filter(|m| !cx.tournament.meetings(m.pair(), drawn.number).is_empty()).count();
    let mut parts =
        vec![say!(words, "draw-tables", count = drawn.matches.len()), say!(words, "draw-teams", count = drawn.teams().count())];
    if drawn.number > RoundNumber::FIRST {
        parts.push(say!(words, "draw-rematches", count = rematches));
    }
    parts.extend(drawn.bye.map(|team| say!(words, "draw-one-bye", team = team)));
    say!(words, "draw-summary", what = parts.join(", "), time = date::time_to_the_second(&drawn.drawn_at))
}

fn list_card(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    card_filling(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (name, list) in [
                (say!(words, "draw-by-table"), List::Tables),
                (say!(words, "draw-by-team"), List::Teams),
                (say!(words, "draw-by-player"), List::Players),
            ] {
                toggle(ui, &name, list, &mut state.list);
            }
            ui.add_space(12.0);
            let width = (ui.available_width() - 4.0).min(260.0);
            search(ui, &say!(words, "draw-where"), &mut state.search, width, search_id());
        });
        ui.add_space(-STEP);
        let list = lines::lines(cx, drawn, state.list, &state.search);
        let is_ranked = By::of(&drawn.origin) == By::Ranking;
        let across = if ui.available_width() < 760.0 || (is_ranked && state.list == List::Tables) { 1 } else { 2 };
        if list.lines.is_empty() {
            ui.label(body(say!(words, "draw-nobody", text = state.search.trim())).color(palette(ui).text_weak));
            return;
        }
        let drag = if cx.may_write() { Drag::Possible } else { Drag::Not };
        let happened = grid::ui(ui, &list, across, state.chosen, drag);
        if let Some(team) = happened.clicked {
            state.chosen = if state.chosen == Some(team) { None } else { Some(team) };
        }
        if let Some((line, team)) = happened.hovered {
            line.on_hover_text(cx.words.pairing(&Pairing::of(cx.tournament, drawn, team)).join("\n"));
        }
        if let Some((one, other)) = happened.dropped {
            actions.show(SwapTeams::new(drawn.number, Some(one), Some(other)));
        }
    });
}

/// The record, and what can still be done with this draw.
fn right(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, state: &State, actions: &mut Actions) {
    let words = cx.words;
    ui.spacing_mut().item_spacing.y = 12.0;
    record::ui(ui, cx, drawn, actions);
    ui.spacing_mut().item_spacing.y = 8.0;
    next(ui, cx, drawn.number, actions);
    let width = ui.available_width();
    let delete = say!(words, "key-delete");
    ui.add_enabled_ui(cx.may_write(), |ui| {
        if button_with(ui, Kind::Plain, Some(Icon::Swap), &say!(words, "draw-swap"), Some("X"), width).clicked() {
            actions.show(SwapTeams::new(drawn.number, state.chosen, None));
        }
        if is_last(cx, drawn)
            && button_with(ui, Kind::Plain, Some(Icon::Plus), &say!(words, "seat-button"), Some("R"), width).clicked()
        {
            actions.show(SeatTeams::new());
        }
        if button_with(ui, Kind::Danger, Some(Icon::Undo), &say!(words, "draw-annul"), Some(&delete), width).clicked() {
            actions.show(AnnulDraw::new(drawn.number));
        }
    });
    let has_sheets = cx.tournament.sheets.values().any(|sheet| sheet.round == drawn.number);
    let hint = if has_sheets { say!(words, "draw-annul-hint-sheets") } else { say!(words, "draw-annul-hint") };
    ui.label(small(hint).color(palette(ui).text_weak));
}

/// The next step of the day: the clock, then the sheets.
fn next(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, actions: &mut Actions) {
    let words = cx.words;
    let minutes = cx.tournament.ruleset.match_minutes;
    let width = ui.available_width();
    let clock = cx.clock.filter(|clock| clock.round == round);
    let waits = clock.is_some_and(|clock| matches!(clock.reading, Reading::Waiting { .. }));
    let is_played = cx.tab_of(round) != Tab::Sheets;
    if waits && !is_played && cx.may_write() {
        let text = say!(words, "draw-start-clock", minutes = minutes);
        if button_with(ui, Kind::Next, Some(Icon::Play), &text, Some("F8"), width).clicked() {
            actions.push(Action::Clock(ClockWish::Toggle));
        }
        return;
    }
    let (text, key, tab) = if is_played {
        (say!(words, "draw-to-standings"), "F7", Tab::Standings)
    } else {
        (say!(words, "draw-to-sheets"), "F6", Tab::Sheets)
    };
    if button_with(ui, Kind::Next, None, &text, Some(key), width).clicked() {
        actions.go(Place::Round(round, tab));
    }
}
