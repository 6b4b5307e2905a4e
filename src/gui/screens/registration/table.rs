//! The table of the registered teams: searched, filtered, sorted, ticked and edited in place.

use super::cells::{cells, paid, presence, standing};
use super::said::Said;
use super::spot::TABLE;
use super::{Page, Spot, State};
use crate::domain::TeamNumber;
use crate::domain::command::{Command, TeamCommand, TeamEdit};
use crate::gui::action::{Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::dialogs::edit_team::EditTeam;
use crate::gui::dialogs::fixed_table::FixedTable;
use crate::gui::dialogs::grant::GrantPoints;
use crate::gui::dialogs::leave_team::LeaveTeam;
use crate::gui::dialogs::substitute::Substitute;
use crate::gui::keys::{plain, pressed};
use crate::gui::theme::{STEP, Weight, body, font, palette, small};
use crate::gui::widgets::{Column, Shown, Table, card_filling, search, separator, toggle};
use crate::i18n::number::amount;
use crate::say;
use crate::views::cash::{Cash, Sums};
use crate::views::registration::{Counts, DeskRow, Direction, Filter, Query, SortBy};
use eframe::egui::{Key, Ui, Vec2};

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, counts: &Counts, rows: &[DeskRow<'_>], state: &mut State, actions: &mut Actions) {
    let sums = Cash::of(cx.tournament);
    card_filling(ui, |ui| {
        ui.spacing_mut().item_spacing.y = STEP / 2.0;
        head(ui, cx, counts, state);
        let foot = if sums.is_wanted() { 38.0 } else { 0.0 };
        let room = ui.available_height() - foot;
        if rows.is_empty() {
            let nothing = if counts.registered == 0 {
                say!(cx.words, "registration-none")
            } else {
                say!(cx.words, "registration-none-found")
            };
            ui.allocate_ui(Vec2::new(ui.available_width(), room), |ui| {
                ui.set_min_height(room);
                ui.add_space(2.0 * STEP);
                ui.label(body(nothing).color(palette(ui).text_weak));
            });
            keyboard_without_rows(ui, state);
        } else {
            let bottom = ui.cursor().top() + room;
            let place = ui.available_rect_before_wrap().with_max_y(bottom);
            ui.scope_builder(eframe::egui::UiBuilder::new().max_rect(place).id_salt("rows"), |ui| {
                list(ui, cx, rows, state, actions);
            });
        }
        if sums.is_wanted() {
            totals(ui, cx, &sums);
        }
    });
}

fn head(ui: &mut Ui, cx: &Cx<'_>, counts: &Counts, state: &mut State) {
    let words = cx.words;
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 380.0).clamp(220.0, 312.0);
        search(ui, &say!(words, "registration-search"), &mut state.query.searched, width, Spot::Search.id());
        ui.with_layout(eframe::egui::Layout::right_to_left(eframe::egui::Align::Center), |ui| {
            let filter = &mut state.query.filter;
            toggle(ui, &say!(words, "registration-filter-owing", count = counts.owing), Filter::Owing, filter);
            toggle(ui, &say!(words, "registration-filter-absent", count = counts.absent), Filter::Absent, filter);
            toggle(ui, &say!(words, "registration-filter-all", count = counts.registered), Filter::All, filter);
        });
    });
}

/// « Dû 4’680.00 · Reçu 3’960.00 · À encaisser 720.00 »
fn totals(ui: &mut Ui, cx: &Cx<'_>, cash: &Cash) {
    let sums = Sums::of(&cash.lines);
    separator(ui);
    ui.horizontal(|ui| {
        let balance = sums.balance();
        for (name, sum) in [
            (say!(cx.words, "registration-sum-due"), sums.due),
            (say!(cx.words, "registration-sum-received"), sums.paid),
            (say!(cx.words, "registration-sum-open"), balance),
        ] {
            ui.label(small(name).color(palette(ui).text_weak));
            ui.label(small(amount(sum)).family(font(14.0, Weight::Bold).family));
            ui.add_space(2.0 * STEP);
        }
    });
}

/// A table of no rows still takes the keyboard, so that ↓ and Échap lead somewhere.
fn keyboard_without_rows(ui: &Ui, state: &mut State) {
    if Spot::focused(ui) == Some(Spot::Table) || state.spot == Spot::Table {
        state.spot = Spot::Name;
        state.go = Some(if state.query.searched.is_empty() { Spot::Name } else { Spot::Search });
    }
}

fn columns(cx: &Cx<'_>) -> [Column; 7] {
    let words = cx.words;
    [
        Column::numbers(say!(words, "registration-number"), 54.0),
        Column::names(say!(words, "registration-team"), 1.3),
        Column::names(say!(words, "registration-player-1"), 1.0),
        Column::names(say!(words, "registration-player-2"), 1.0),
        Column::names(say!(words, "registration-club"), 0.72),
        Column::marks(say!(words, "registration-paid"), 62.0),
        Column::text(say!(words, "registration-presence"), 98.0),
    ]
}

/// What each column sorts by.
const BY: [SortBy; 7] =
    [SortBy::Number, SortBy::Name, SortBy::Player(0), SortBy::Player(1), SortBy::Club, SortBy::Paid, SortBy::Presence];

fn list(ui: &mut Ui, cx: &Cx<'_>, rows: &[DeskRow<'_>], state: &mut State, actions: &mut Actions) {
    let columns = columns(cx);
    let mut chosen = state.chosen.and_then(|team| rows.iter().position(|row| row.team.number == team));
    if chosen.is_none() && Spot::focused(ui) == Some(Spot::Table) {
        chosen = Some(0);
        state.chosen = Some(rows[0].team.number);
    }
    let to_show = if std::mem::take(&mut state.to_show) { chosen } else { None };
    let mut ticked = None;
    let by = BY.iter().position(|by| *by == state.query.by).unwrap_or(0);
    let arrow = if state.query.direction == Direction::Up { '↑' } else { '↓' };
    let table = Table::new(TABLE, &columns, rows.len()).chosen(chosen).scroll_to(to_show).sorted_by(by, arrow);
    let shown = table.show(ui, |row| {
        let team = &rows[row.index];
        if let Some(wish) = cells(cx, row, team) {
            ticked = Some((team.team.number, wish));
        }
    });
    if let Some(by) = shown.head.and_then(|head| BY.get(head)) {
        sort(&mut state.query, *by);
    }
    if let Some(index) = shown.chosen {
        state.chosen = Some(rows[index].team.number);
    }
    if !cx.may_write() {
        return;
    }
    if let Some((team, edit)) = ticked {
        state.said = Some(Said::Came);
        run(team, edit, actions);
    }
    if let Some(index) = shown.entered {
        actions.show(EditTeam::new(rows[index].team));
    }
    keys(ui, cx, shown, rows, state, actions);
}

/// The same head again turns the order round.
fn sort(query: &mut Query, by: SortBy) {
    query.direction = match (query.by == by, query.direction) {
        (true, Direction::Up) => Direction::Down,
        _ => Direction::Up,
    };
    query.by = by;
}

fn keys(ui: &Ui, cx: &Cx<'_>, shown: Shown, rows: &[DeskRow<'_>], state: &mut State, actions: &mut Actions) {
    if !shown.has_focus || !ui.memory(|memory| memory.is_above_modal_layer(ui.layer_id())) {
        return;
    }
    if pressed(ui, plain(Key::Escape)) {
        state.page = Page::Teams;
        state.go = Some(Spot::Name);
    }
    let Some(row) = state.chosen.and_then(|team| rows.iter().find(|row| row.team.number == team)) else { return };
    let team = row.team;
    let pressed = |key| pressed(ui, plain(key));
    if pressed(Key::Space) {
        run(team.number, paid(team), actions);
    } else if pressed(Key::A) {
        state.said = Some(Said::Came);
        run(team.number, presence(team), actions);
    } else if pressed(Key::H) {
        run(team.number, standing(team), actions);
    } else if pressed(Key::T) {
        actions.show(FixedTable::new(team));
    } else if pressed(Key::R) {
        actions.show(LeaveTeam::new(cx.tournament, team));
    } else if pressed(Key::S) {
        actions.show(Substitute::new(Some(team.number)));
    } else if pressed(Key::P) && !cx.tournament.rounds.is_empty() {
        actions.show(GrantPoints::new(cx.tournament, Some(team.number)));
    }
}

fn run(team: TeamNumber, edit: TeamEdit, actions: &mut Actions) {
    actions.run(Command::Teams(TeamCommand::Edit { team: team.get(), edit }), Asker::Screen);
}
