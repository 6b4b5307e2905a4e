//! The pile of papers: which sheets are left to be typed again, in the order in which they lie, which differ, which were checked
//! last and by whom. Shows no points of a sheet that was not typed twice.

use super::super::State;
use super::said::by;
use super::{Whose, mark};
use crate::domain::RoundNumber;
use crate::domain::check::Checked;
use crate::gui::cx::Cx;
use crate::gui::frame::is_narrow;
use crate::gui::screens::sheets::board::desks;
use crate::gui::theme::{ROUND_SMALL, STEP, Weight, font, lead, palette, small, strong};
use crate::gui::widgets::{Column, Icon, Table, Tone, card_filling, cut, icon, note, progress, row_ground, separator, toggle};
use crate::say;
use crate::views::second_entry::{CheckedSheet, Pile, SecondEntry};
use eframe::egui::{Align2, Pos2, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// Draws the right side of the desk.
pub(in super::super) fn ui(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, desk: &SecondEntry, state: &mut State) {
    let words = cx.words;
    card_filling(ui, |ui| {
        ui.spacing_mut().item_spacing.y = STEP;
        let (checked, expected) = (desk.checked(), desk.expected);
        let count = if is_narrow(ui) {
            say!(words, "second-entry-count-short", checked = checked, expected = expected)
        } else {
            say!(words, "second-entry-count", checked = checked, expected = expected)
        };
        ui.horizontal(|ui| {
            ui.label(lead(count));
            desks(ui, cx, state);
        });
        progress(ui, checked, expected);
        let room = ui.available_height();
        ScrollArea::vertical().id_salt("second-entry").max_height(room).auto_shrink([false, true]).show(ui, |ui| {
            ui.set_width(ui.available_width() - 2.0);
            differing(ui, cx, round, desk, state);
            left(ui, cx, round, desk, state);
        });
    });
}

/// The sheets that differ: a line each, which shows both values when it is chosen.
fn differing(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, desk: &SecondEntry, state: &mut State) {
    let words = cx.words;
    let count = desk.differing().count();
    if count == 0 {
        return;
    }
    ui.label(strong(say!(words, "second-entry-differences", count = count)).color(palette(ui).warning));
    ui.spacing_mut().item_spacing.y = 0.0;
    for (sheet, difference) in desk.differing() {
        let table = difference.table;
        let is_chosen = state.second.compared == Some((round, table));
        let said = say!(words, "second-entry-settle", table = table, looks = words.looks(&difference.looks));
        if line(ui, sheet, &said, &words.looks(&difference.looks), is_chosen) {
            state.second.compared = Some((round, table));
        }
    }
    ui.spacing_mut().item_spacing.y = STEP;
    separator(ui);
}

/// The sheets that are left, in the order of the pile.
fn left(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, desk: &SecondEntry, state: &mut State) {
    let words = cx.words;
    let left: Vec<_> = state.second.left(cx, desk).into_iter().cloned().collect();
    let all = desk.left(Pile::ByTable, None).len();
    ui.label(strong(say!(words, "second-entry-left", count = left.len())));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(4.0, 4.0);
        let piles = [
            (say!(words, "second-entry-by-table"), Pile::ByTable),
            (say!(words, "second-entry-by-entry"), Pile::ByEntry),
            (say!(words, "second-entry-by-operator"), Pile::ByOperator),
        ];
        for (name, pile) in piles {
            toggle(ui, &name, pile, &mut state.second.pile);
        }
        ui.add_space(2.0 * STEP);
        toggle(ui, &say!(words, "second-entry-of-all"), Whose::All, &mut state.second.whose);
        toggle(ui, &say!(words, "second-entry-of-others"), Whose::OfOthers, &mut state.second.whose);
    });
    if left.is_empty() {
        let (tone, sentence) = match (desk.checked() == desk.expected, all) {
            (true, _) => (Tone::Ok, say!(words, "second-entry-all-checked")),
            (false, 0) => (Tone::Neutral, say!(words, "second-entry-none-left")),
            (false, _) => (Tone::Neutral, say!(words, "second-entry-only-mine", count = all)),
        };
        note(ui, tone, &sentence, |_| {});
    }
    let typed = state.card(round).table.clone();
    ui.spacing_mut().item_spacing.y = 0.0;
    for sheet in &left {
        let is_typed = typed == sheet.of.table.to_string();
        let by = by(words, &sheet.first);
        let said = if sheet.checked == Checked::Again { format!("{by} · {}", mark(words, sheet.checked)) } else { by };
        let spoken = say!(words, "second-entry-line", table = sheet.of.table, said = &said);
        if line(ui, sheet, &spoken, &said, is_typed) {
            state.take_table(round, sheet.of.table);
            state.focus = Some(super::Field::A);
        }
    }
}

/// Table, teams, and what is to be said of it; no points.
fn line(ui: &mut Ui, sheet: &CheckedSheet, spoken: &str, said: &str, is_chosen: bool) -> bool {
    let palette = palette(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 32.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, spoken));
    row_ground(ui, &response, rect, is_chosen);
    if response.has_focus() {
        ui.painter().rect_stroke(rect, ROUND_SMALL, Stroke::new(2.0, palette.accent), StrokeKind::Inside);
    }
    let edge = Pos2::new(rect.left() + 38.0, rect.center().y);
    ui.painter().text(edge, Align2::RIGHT_CENTER, sheet.of.table.to_string(), font(16.0, Weight::Bold), palette.text);
    let teams = format!("{} – {}", sheet.of.team_a, sheet.of.team_b);
    let from = edge + Vec2::new(12.0, 0.0);
    ui.painter().text(from, Align2::LEFT_CENTER, teams, font(16.0, Weight::Regular), palette.text_weak);
    let left = from.x + 92.0;
    let (galley, _) = cut(ui, said, font(14.0, Weight::Regular), palette.text_weak, rect.right() - left - STEP);
    ui.painter().galley(Pos2::new(left, rect.center().y - galley.size().y / 2.0), galley, palette.text_weak);
    response.on_hover_text(spoken).clicked()
}

/// « Dernières contre-saisies »: the tick, and who made it.
pub(in super::super) fn recent(ui: &mut Ui, cx: &Cx<'_>, desk: &SecondEntry) {
    let words = cx.words;
    let mut recent: Vec<_> = desk.sheets.iter().filter_map(|sheet| Some((sheet, sheet.second.as_ref()?))).collect();
    recent.sort_by_key(|(_, second)| std::cmp::Reverse(second.state));
    if ui.available_height() < 110.0 {
        return;
    }
    card_filling(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(strong(say!(words, "second-entry-recent")));
        if recent.is_empty() {
            ui.label(small(say!(words, "second-entry-none-yet")).color(palette(ui).text_weak));
            return;
        }
        let columns = [
            Column::numbers("", 42.0),
            Column::names("", 1.0),
            Column::names("", 1.0),
            Column::marks("", 30.0),
            Column::text("", 108.0),
            Column::text("", 120.0),
        ];
        Table::new("second-recent", &columns, recent.len()).without_head().show(ui, |row| {
            let (sheet, second) = recent[row.index];
            row.strong(0, &sheet.of.table.to_string());
            for (column, team) in [(1, sheet.of.team_a), (2, sheet.of.team_b)] {
                row.text(column, &format!("{team} {}", cx.team(team).name));
            }
            let (rect, ui) = row.cell(3);
            let (sign, colour) = match sheet.checked {
                Checked::Yes => (Icon::Tick, palette(ui).ok),
                _ => (Icon::Warning, palette(ui).warning),
            };
            icon::paint(ui.painter(), sign, rect.center(), 14.0, colour);
            row.small(4, &mark(words, sheet.checked));
            row.small(5, &by(words, second));
        });
    });
}
