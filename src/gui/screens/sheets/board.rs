//! The board of all tables: what is missing stands out, what is done steps back.

use super::State;
use super::entry::Purpose;
use crate::documents::catalogue::{Kind, Order};
use crate::domain::{RoundNumber, TableNumber};
use crate::gui::action::{Action, Actions, PaperWish};
use crate::gui::cx::Cx;
use crate::gui::dialogs::correct_sheet::CorrectSheet;
use crate::gui::theme::{ROUND_SMALL, STEP, Weight, font, lead, palette, small, strong};
use crate::gui::widgets::{Icon, card_filling, icon, link, progress, row_ground, toggle};
use crate::i18n::Words;
use crate::say;
use crate::views::clock::{ClockView, Reading};
use crate::views::entry_board::{Cell, CellState, EntryBoard};
use crate::views::sheet_rows::SheetRow;
use eframe::egui::{
    Align, Align2, Color32, CornerRadius, Layout, Pos2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};

/// Cells in a row.
const IN_A_ROW: usize = 10;

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, board: &EntryBoard, state: &mut State, actions: &mut Actions) {
    card_filling(ui, |ui| {
        ui.spacing_mut().item_spacing.y = STEP;
        head(ui, cx, board, state);
        let room = ui.available_height();
        ScrollArea::vertical().id_salt("board").max_height(room).auto_shrink([false, true]).show(ui, |ui| {
            ui.set_width(ui.available_width() - 2.0);
            grid(ui, cx, round, board, state, actions);
            legend(ui, cx.words, board);
            missing(ui, cx, round, board, state, actions);
        });
    });
}

/// Which desk this is: the first entry or the second.
pub(super) fn desks(ui: &mut Ui, cx: &Cx<'_>, state: &mut State) {
    if !state.second.is_offered {
        return;
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let before = state.purpose;
        let mut chosen = before;
        toggle(ui, &say!(cx.words, "second-entry-desk"), Purpose::Second, &mut chosen);
        toggle(ui, &say!(cx.words, "sheets-desk"), Purpose::First, &mut chosen);
        if chosen != before {
            state.turn_to(chosen);
        }
    });
}

fn head(ui: &mut Ui, cx: &Cx<'_>, board: &EntryBoard, state: &mut State) {
    let (sheets, all) = (board.sheets(), board.cells.len());
    ui.horizontal(|ui| {
        ui.label(lead(say!(cx.words, "sheets-count", sheets = sheets, all = all)));
        desks(ui, cx, state);
    });
    progress(ui, sheets, all);
}

fn grid(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, board: &EntryBoard, state: &mut State, actions: &mut Actions) {
    let gap = 4.0;
    let tall = ui.ctx().content_rect().width() >= 1700.0;
    #[expect(clippy::cast_precision_loss, reason = "cells on a screen")]
    let width = (ui.available_width() - gap * (IN_A_ROW - 1) as f32) / IN_A_ROW as f32;
    let size = Vec2::new(width, if tall { 64.0 } else { 40.0 });
    let typed = state.card(round).table.clone();
    ui.spacing_mut().item_spacing = Vec2::splat(gap);
    for row in board.cells.chunks(IN_A_ROW) {
        ui.horizontal(|ui| {
            for cell in row {
                let is_typed = typed == cell.row.table.to_string();
                if one(ui, cx, cell, size, is_typed) {
                    take(cx, round, cell.row.table, cell.state, state, actions);
                }
            }
        });
    }
    ui.spacing_mut().item_spacing = Vec2::splat(STEP);
}

/// A table that is chosen: its sheet is entered, or corrected where it is in.
fn take(cx: &Cx<'_>, round: RoundNumber, table: TableNumber, cell: CellState, state: &mut State, actions: &mut Actions) {
    if !cx.may_write() {
        return;
    }
    match cell {
        CellState::Missing | CellState::Unverified => state.enter_table(round, table),
        _ => {
            if let Some(dialog) = CorrectSheet::of(cx.tournament, round, table) {
                actions.show(dialog);
            }
        }
    }
}

fn one(ui: &mut Ui, cx: &Cx<'_>, cell: &Cell, size: Vec2, is_typed: bool) -> bool {
    let palette = palette(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let spoken = say!(cx.words, "sheets-cell", table = cell.row.table, state = state_name(cx.words, cell.state));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    if !ui.is_rect_visible(rect) {
        return false;
    }
    let radius = if size.y > 50.0 { 6 } else { ROUND_SMALL };
    let (fill, outline, colour, weight) = look(ui, cell.state);
    ui.painter().rect(rect, radius, fill, outline, StrokeKind::Inside);
    if is_typed || response.has_focus() {
        ui.painter().rect_stroke(
            rect.expand(1.0),
            CornerRadius::same(radius + 1),
            Stroke::new(3.0, palette.accent),
            StrokeKind::Middle,
        );
    } else if response.hovered() {
        ui.painter().rect_stroke(rect, radius, Stroke::new(2.0, palette.accent), StrokeKind::Inside);
    }
    let number = cell.row.table.to_string();
    let narrow = size.x < 40.0;
    let tall = size.y > 50.0;
    let centre = if tall { Pos2::new(rect.center().x, rect.top() + 20.0) } else { rect.center() };
    match (mark(cell.state), narrow) {
        (None, _) => _ = ui.painter().text(centre, Align2::CENTER_CENTER, number, font(16.0, weight), colour),
        (Some(sign), true) => {
            ui.painter().text(centre - Vec2::new(0.0, 9.0), Align2::CENTER_CENTER, number, font(16.0, weight), colour);
            paint_mark(ui, sign, centre + Vec2::new(0.0, 10.0), colour);
        }
        (Some(sign), false) => {
            let galley = ui.painter().layout_no_wrap(number, font(16.0, weight), colour);
            let whole = galley.size().x + 15.0;
            let left = Pos2::new(centre.x - whole / 2.0, centre.y - galley.size().y / 2.0);
            let end = left.x + galley.size().x + 10.0;
            ui.painter().galley(left, galley, colour);
            paint_mark(ui, sign, Pos2::new(end, centre.y), colour);
        }
    }
    if tall {
        let teams = format!("{} – {}", cell.row.team_a, cell.row.team_b);
        let colour = if cell.state == CellState::Missing { palette.text_weak } else { colour };
        ui.painter().text(
            rect.center_bottom() - Vec2::new(0.0, 16.0),
            Align2::CENTER_CENTER,
            teams,
            font(14.0, Weight::Regular),
            colour,
        );
    }
    let tip = format!("{spoken} : {} – {}", cell.row.team_a, cell.row.team_b);
    response.on_hover_text(tip).clicked()
}

fn look(ui: &Ui, state: CellState) -> (Color32, Stroke, Color32, Weight) {
    let palette = palette(ui);
    match state {
        CellState::Missing => (palette.panel, Stroke::new(1.5, palette.line_strong), palette.text, Weight::Bold),
        CellState::Unverified => (palette.warning_fill, Stroke::new(1.5, palette.warning), palette.warning, Weight::Bold),
        _ => (palette.ok_fill, Stroke::NONE, palette.ok, Weight::Regular),
    }
}

#[derive(Clone, Copy)]
enum Mark {
    Icon(Icon),
    Letter(&'static str),
}

fn mark(state: CellState) -> Option<Mark> {
    match state {
        CellState::Missing => None,
        CellState::Unverified => Some(Mark::Letter("?")),
        CellState::Forfeit => Some(Mark::Letter("F")),
        CellState::Corrected => Some(Mark::Icon(Icon::Pencil)),
        CellState::TimeOut => Some(Mark::Icon(Icon::Clock)),
        CellState::Right => Some(Mark::Icon(Icon::Tick)),
    }
}

fn paint_mark(ui: &Ui, mark: Mark, at: Pos2, colour: Color32) {
    match mark {
        Mark::Icon(sign) => icon::paint(ui.painter(), sign, at, 12.0, colour),
        Mark::Letter(letter) => _ = ui.painter().text(at, Align2::CENTER_CENTER, letter, font(14.0, Weight::Bold), colour),
    }
}

/// The mark of a sheet's state, for lists.
pub(super) fn paint_state(ui: &Ui, state: CellState, at: Pos2) {
    let (_, _, colour, _) = look(ui, state);
    if let Some(mark) = mark(state) {
        paint_mark(ui, mark, at, colour);
    }
}

/// « manquante ».
pub(super) fn state_name(words: &Words, state: CellState) -> String {
    match state {
        CellState::Missing => say!(words, "cell-missing"),
        CellState::Unverified => say!(words, "cell-unverified"),
        CellState::Forfeit => say!(words, "cell-forfeit"),
        CellState::Corrected => say!(words, "cell-corrected"),
        CellState::TimeOut => say!(words, "cell-time-out"),
        CellState::Right => say!(words, "cell-right"),
    }
}

fn legend(ui: &mut Ui, words: &Words, board: &EntryBoard) {
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(6.0, 4.0);
        for state in CellState::ALL {
            let count = board.count(state);
            if count == 0 {
                continue;
            }
            let text = match state {
                CellState::Missing => say!(words, "cells-missing", count = count),
                CellState::Unverified => say!(words, "cells-unverified", count = count),
                CellState::Forfeit => say!(words, "cells-forfeit", count = count),
                CellState::Corrected => say!(words, "cells-corrected", count = count),
                CellState::TimeOut => say!(words, "cells-time-out", count = count),
                CellState::Right => say!(words, "cells-right", count = count),
            };
            let width =
                30.0 + ui.painter().layout_no_wrap(text.clone(), font(14.0, Weight::Regular), palette(ui).text).size().x + 10.0;
            let (rect, response) = ui.allocate_exact_size(Vec2::new(width, 22.0), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
            let (fill, outline, colour, _) = look(ui, state);
            let sample = Rect::from_center_size(Pos2::new(rect.left() + 11.0, rect.center().y), Vec2::new(22.0, 20.0));
            ui.painter().rect(sample, ROUND_SMALL, fill, outline, StrokeKind::Inside);
            if let Some(mark) = mark(state) {
                paint_mark(ui, mark, sample.center(), colour);
            }
            let at = Pos2::new(rect.left() + 29.0, rect.center().y);
            ui.painter().text(at, Align2::LEFT_CENTER, text, font(14.0, Weight::Regular), palette(ui).text);
        }
    });
}

/// The tables whose sheet is missing, with the minutes since the start.
fn missing(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, board: &EntryBoard, state: &mut State, actions: &mut Actions) {
    let rows: Vec<&SheetRow> = board.missing().collect();
    if rows.is_empty() {
        return;
    }
    let clock = cx.clock.filter(|clock| clock.round == round);
    // Without that room the time has a line of its own: the link would stand on it.
    let is_wide = ui.available_width() > 420.0;
    ui.add_space(STEP);
    ui.horizontal(|ui| {
        ui.label(strong(say!(cx.words, "sheets-missing")));
        if let Some(clock) = clock.filter(|_| is_wide) {
            since(ui, cx, clock);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if link(ui, &say!(cx.words, "sheets-print-missing")).clicked() {
                let order = Order { round: Some(round), ..Order::of(Kind::Missing) };
                actions.push(Action::Papers(vec![order], PaperWish::Print));
            }
        });
    });
    if let Some(clock) = clock.filter(|_| !is_wide) {
        since(ui, cx, clock);
    }
    let columns = if is_wide { 3 } else { 2 };
    let lines = rows.len().div_ceil(columns);
    #[expect(clippy::cast_precision_loss, reason = "two or three columns")]
    let width = (ui.available_width() - STEP * (columns - 1) as f32) / columns as f32;
    let typed = state.card(round).table.clone();
    ui.spacing_mut().item_spacing.y = 0.0;
    for line in 0..lines {
        ui.horizontal(|ui| {
            for row in (0..columns).filter_map(|column| rows.get(column * lines + line)) {
                let late = clock.and_then(|clock| late(clock, row));
                if missing_one(ui, cx, row, late, width, typed == row.table.to_string()) && cx.may_write() {
                    state.enter_table(round, row.table);
                }
            }
        });
    }
}

/// How long the round goes on; after its end, how long ago that was.
fn since(ui: &mut Ui, cx: &Cx<'_>, clock: &ClockView) {
    match (clock.reading, clock.started) {
        (Reading::Over { since }, _) => {
            ui.label(small(say!(cx.words, "sheets-over", minutes = since / 60)).color(palette(ui).warning));
        }
        (_, Some(started)) => {
            let minutes = (cx.now - started).num_minutes().max(0);
            ui.label(small(say!(cx.words, "sheets-minutes", minutes = minutes)).color(palette(ui).text_weak));
        }
        _ => {}
    }
}

/// How many minutes a table plays on after its end.
fn late(clock: &ClockView, row: &SheetRow) -> Option<i64> {
    clock.playing.iter().find(|table| table.table == row.table).map(|table| -table.left / 60)
}

fn missing_one(ui: &mut Ui, cx: &Cx<'_>, row: &SheetRow, late: Option<i64>, width: f32, is_typed: bool) -> bool {
    let palette = palette(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, 28.0), Sense::click());
    let teams = format!("{} – {}", row.team_a, row.team_b);
    let label = match late {
        Some(minutes) => say!(cx.words, "sheets-late", table = row.table, teams = &teams, minutes = minutes),
        None => format!("{} {teams}", row.table),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    row_ground(ui, &response, rect, is_typed);
    if response.has_focus() {
        ui.painter().rect_stroke(rect, ROUND_SMALL, Stroke::new(2.0, palette.accent), StrokeKind::Inside);
    }
    let edge = Pos2::new(rect.left() + 34.0, rect.center().y);
    ui.painter().text(edge, Align2::RIGHT_CENTER, row.table.to_string(), font(16.0, Weight::Bold), palette.text);
    ui.painter().text(edge + Vec2::new(9.0, 0.0), Align2::LEFT_CENTER, teams, font(16.0, Weight::Regular), palette.text_weak);
    if let Some(minutes) = late {
        let at = Pos2::new(rect.right() - 6.0, rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, format!("+{minutes}"), font(14.0, Weight::Bold), palette.warning);
        return response.on_hover_text(label).clicked();
    }
    response.clicked()
}
