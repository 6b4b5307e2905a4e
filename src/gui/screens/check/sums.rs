//! « Sommes des feuilles »: every sheet with what was typed, the share of time out, the real and the counted points, so that
//! anybody can add them up again. ⏎ goes to the sheet.

use super::open::sum;
use crate::documents::catalogue::{Kind as Paper, Order};
use crate::domain::Points;
use crate::gui::action::{Action, Actions, PaperWish, ScreenWish};
use crate::gui::cx::Cx;
use crate::gui::dialogs::correct_sheet::CorrectSheet;
use crate::gui::theme::{Weight, body, font, lead, palette, small};
use crate::gui::widgets::{Column, Icon, Kind, Row, Table, button_with, card_filling, icon, toggle};
use crate::say;
use crate::views::sheet_rows::{RowState, SheetRow};
use eframe::egui::{Align, Layout, Ui, Vec2};

/// What is chosen.
#[derive(Default)]
pub(super) struct State {
    filter: Filter,
    chosen: Option<usize>,
}

/// Which sheets are in view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Filter {
    /// Those with something to look at.
    #[default]
    Special,
    All,
}

/// From this width on there is room for the real points.
const WIDE: f32 = 1000.0;

/// Draws the card.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, rows: &[SheetRow], state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    let all: Vec<&SheetRow> = rows.iter().rev().filter(|row| row.state != RowState::Missing).collect();
    let special: Vec<&SheetRow> = all.iter().copied().filter(|row| is_special(cx, row)).collect();
    card_filling(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.horizontal(|ui| {
            ui.label(lead(say!(words, "check-sums")));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                print(ui, cx, actions);
                toggle(ui, &say!(words, "check-special", count = special.len()), Filter::Special, &mut state.filter);
                toggle(ui, &say!(words, "check-all", count = all.len()), Filter::All, &mut state.filter);
            });
        });
        let shown = if state.filter == Filter::Special { &special } else { &all };
        if shown.is_empty() {
            let text = if all.is_empty() { say!(words, "check-no-sheet") } else { say!(words, "check-no-special") };
            ui.label(body(text).color(palette(ui).text_weak));
            return;
        }
        table(ui, cx, shown, state, actions);
        let chosen = state.chosen.and_then(|chosen| shown.get(chosen));
        let text = chosen.map_or_else(|| say!(words, "check-sums-hint"), |row| addition(cx, row));
        ui.label(small(text).color(palette(ui).text_weak));
    });
}

/// The same on paper, where there is such a paper.
fn print(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    let Some(paper) = Paper::of_word("audit") else { return };
    if button_with(ui, Kind::Small, Some(Icon::Printer), &say!(cx.words, "command-print"), None, 0.0).clicked() {
        actions.push(Action::Papers(vec![Order::of(paper)], PaperWish::Print));
    }
}

fn is_special(cx: &Cx<'_>, row: &SheetRow) -> bool {
    let short = row.deals.is_some_and(|deals| deals < cx.tournament.ruleset.deals_per_match);
    row.state != RowState::Ok || short || row.capped() != [false, false]
}

fn table(ui: &mut Ui, cx: &Cx<'_>, rows: &[&SheetRow], state: &mut State, actions: &mut Actions) {
    let is_wide = ui.available_width() > WIDE;
    let columns = columns(cx, is_wide);
    let height = ui.available_height() - 40.0;
    let happened = Table::new("check-sums", &columns, rows.len()).chosen(state.chosen).height(height).show(ui, |row| {
        fill(cx, row, rows[row.index], is_wide);
    });
    if happened.chosen.is_some() {
        state.chosen = happened.chosen;
    }
    if let Some(row) = happened.entered.and_then(|entered| rows.get(entered)) {
        match CorrectSheet::of(cx.tournament, row.round, row.table) {
            Some(dialog) if row.state != RowState::Unverified && cx.may_write() => actions.show(dialog),
            _ => actions.push(Action::Screen(ScreenWish::EnterTable(row.round, row.table))),
        }
    }
}

fn columns(cx: &Cx<'_>, is_wide: bool) -> Vec<Column> {
    let words = cx.words;
    let mut columns = vec![
        Column::marks(say!(words, "check-column-round"), 52.0),
        Column::numbers(say!(words, "check-column-table"), 50.0),
        Column::numbers(say!(words, "check-column-teams"), 84.0),
        Column::numbers(say!(words, "check-column-deals"), 64.0),
        Column::numbers(say!(words, "check-column-typed-a"), 60.0),
        Column::numbers(say!(words, "check-column-typed-b"), 60.0),
        Column::numbers(say!(words, "check-column-sum"), 60.0),
        Column::numbers(say!(words, "check-column-expected"), 66.0),
        Column::numbers(say!(words, "check-column-share"), 64.0),
    ];
    if is_wide {
        columns.push(Column::numbers(say!(words, "check-column-real-a"), 86.0));
        columns.push(Column::numbers(say!(words, "check-column-real-b"), 86.0));
    }
    columns.push(Column::numbers(say!(words, "check-column-counted-a"), 78.0));
    columns.push(Column::numbers(say!(words, "check-column-counted-b"), 78.0));
    columns.push(Column::names(say!(words, "check-column-state"), 1.0));
    columns
}

fn fill(cx: &Cx<'_>, row: &mut Row<'_>, sheet: &SheetRow, is_wide: bool) {
    row.text(0, &sheet.round.to_string());
    row.strong(1, &sheet.table.to_string());
    row.weak(2, &say!(cx.words, "check-teams", a = sheet.team_a, b = sheet.team_b));
    if let (Some(deals), Some([a, b])) = (sheet.deals, sheet.typed) {
        row.text(3, &deals.to_string());
        row.text(4, &sum(a));
        row.text(5, &sum(b));
        let expected = deals * cx.tournament.ruleset.points_per_deal;
        if a + b == expected {
            row.text(6, &sum(a + b));
        } else {
            let error = palette(row.cell(6).1).error;
            row.styled(6, &sum(a + b), font(16.0, Weight::Bold), error);
        }
        row.weak(7, &sum(expected));
    }
    if let Some(share) = sheet.share.filter(|share| *share != Points::ZERO) {
        row.points(8, share, Weight::Regular);
    }
    if let (true, Some([a, b])) = (is_wide, sheet.real) {
        row.points(9, a, Weight::Regular);
        row.points(10, b, Weight::Regular);
    }
    let first = if is_wide { 11 } else { 9 };
    for side in 0..2 {
        match sheet.counted {
            Some(counted) if sheet.capped()[side] => row.capped_points(first + side, counted[side]),
            Some(counted) => row.points(first + side, counted[side], Weight::Regular),
            None => row.no_points(first + side),
        }
    }
    state_of(cx, row, first + 2, sheet);
}

fn state_of(cx: &Cx<'_>, row: &mut Row<'_>, column: usize, sheet: &SheetRow) {
    let text = match sheet.state {
        RowState::Ok => say!(cx.words, "check-right"),
        other => cx.words.sheet_state(other),
    };
    row.say(&text);
    let (cell, ui) = row.cell(column);
    let palette = palette(ui);
    let (mark, colour) = match sheet.state {
        RowState::Unverified => (Icon::Help, palette.warning),
        RowState::Corrected => (Icon::Pencil, palette.text),
        RowState::Forfeit => (Icon::Close, palette.text),
        RowState::Missing => (Icon::Clock, palette.text),
        RowState::Ok => (Icon::Tick, palette.ok),
    };
    icon::paint(ui.painter(), mark, cell.left_center() + Vec2::new(8.0, 0.0), 14.0, colour);
    let weight = if sheet.state == RowState::Unverified { Weight::Bold } else { Weight::Regular };
    let at = cell.left_center() + Vec2::new(20.0, 0.0);
    ui.painter().text(at, eframe::egui::Align2::LEFT_CENTER, text, font(14.0, weight), colour);
}

/// « Équipe 71 : 1’800 + 0 = 1’800, plafond 1’700 ».
fn addition(cx: &Cx<'_>, row: &SheetRow) -> String {
    let words = cx.words;
    let (Some(typed), Some(real), Some(counted)) = (row.typed, row.real, row.counted) else {
        return say!(words, "check-counts-nothing");
    };
    let side = |side: usize| {
        let team = [row.team_a, row.team_b][side];
        let share = row.share.unwrap_or_default();
        let (typed, real, counted) = (Points::whole(i64::from(typed[side])), real[side], counted[side]);
        match (share == Points::ZERO, real == counted) {
            (true, true) => say!(words, "check-adds-up", team = team, counted = counted),
            (false, true) => say!(words, "check-adds-share", team = team, typed = typed, share = share, counted = counted),
            (true, false) => say!(words, "check-adds-capped", team = team, real = real, counted = counted),
            (false, false) => {
                say!(words, "check-adds-both", team = team, typed = typed, share = share, real = real, counted = counted)
            }
        }
    };
    format!("{} · {}", side(0), side(1))
}
