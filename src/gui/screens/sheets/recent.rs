//! « Dernières saisies »: the sheets entered last, each a keystroke away from being corrected.

use super::board::paint_state;
use super::{State, correct};
use crate::domain::RoundNumber;
use crate::gui::action::{Action, Actions};
use crate::gui::cx::Cx;
use crate::gui::place::Place;
use crate::gui::theme::{STEP, Weight, palette, small, strong};
use crate::gui::widgets::{Column, Table, card_filling, link};
use crate::say;
use crate::views::entry_board::EntryBoard;
use crate::views::sheet_rows::SheetRow;
use eframe::egui::{Align, Layout, Ui};

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, board: &EntryBoard, state: &mut State, actions: &mut Actions) {
    if ui.available_height() < 96.0 {
        return;
    }
    let words = cx.words;
    card_filling(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.horizontal(|ui| {
            ui.label(strong(say!(words, "sheets-recent")));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 3.0 * STEP;
                if link(ui, &say!(words, "sheets-all")).clicked() {
                    actions.go(Place::Check);
                }
                let is_sheet = cx
                    .history
                    .next_undo()
                    .is_some_and(|entry| entry.changes.iter().any(|change| matches!(change, crate::domain::Change::Sheet(_))));
                if cx.may_write() && is_sheet && link(ui, &say!(words, "sheets-undo-last")).clicked() {
                    actions.push(Action::Undo);
                }
            });
        });
        if board.recent.is_empty() {
            ui.label(small(say!(words, "sheets-none-yet")).color(palette(ui).text_weak));
            return;
        }
        let has_remarks = ui.available_width() >= 560.0 && board.recent.iter().any(|sheet| !remark(cx, sheet).is_empty());
        let columns = [
            Column::numbers("", 42.0),
            Column::numbers("", 42.0),
            Column::names("", 1.0),
            Column::numbers("", 76.0),
            Column::numbers("", 44.0),
            Column::names("", 1.0),
            Column::numbers("", 76.0),
            Column::marks("", 30.0),
            Column::text("", if has_remarks { 134.0 } else { 0.0 }),
        ];
        let shown = Table::new("recent", &columns, board.recent.len()).without_head().chosen(state.chosen).show(ui, |row| {
            let sheet = &board.recent[row.index];
            row.strong(0, &sheet.table.to_string());
            for (team, side, first) in [(sheet.team_a, 0, 1), (sheet.team_b, 1, 4)] {
                row.weak(first, &team.to_string());
                row.text(first + 1, &cx.team(team).name);
                match sheet.counted {
                    Some(counted) if sheet.capped()[side] => row.capped_points(first + 2, counted[side]),
                    Some(counted) => row.points(first + 2, counted[side], Weight::Regular),
                    None => {
                        let typed = sheet.typed.map_or(0, |typed| typed[side]);
                        row.points(first + 2, crate::domain::Points::whole(i64::from(typed)), Weight::Regular);
                    }
                }
            }
            let cell = board.cell(sheet.table).map(|cell| cell.state);
            let (rect, ui) = row.cell(7);
            if let Some(cell) = cell {
                paint_state(ui, cell, rect.center());
            }
            if has_remarks {
                row.small(8, &remark(cx, sheet));
            }
        });
        if shown.chosen.is_some() {
            state.chosen = shown.chosen;
        }
        if let Some(sheet) = shown.entered.and_then(|row| board.recent.get(row)).filter(|_| cx.may_write()) {
            if sheet.counted.is_some() {
                correct(cx, round, sheet.table, state, actions);
            } else {
                state.enter_table(round, sheet.table);
            }
        }
    });
}

/// « plafond, réel 1’800 », « 14 donnes ».
fn remark(cx: &Cx<'_>, sheet: &SheetRow) -> String {
    let capped =
        sheet.real.zip(sheet.counted).and_then(|(real, counted)| (0..2).find(|&i| counted[i] < real[i]).map(|i| real[i]));
    let all = cx.tournament.ruleset.deals_per_match;
    match (capped, sheet.deals) {
        (Some(real), _) => say!(cx.words, "sheets-capped", real = real),
        (None, Some(deals)) if deals < all => say!(cx.words, "sheets-deals-played", deals = i64::from(deals)),
        _ => String::new(),
    }
}
