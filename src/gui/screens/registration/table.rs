//! The table of the registered teams: searched, filtered, sorted, ticked and edited in place.

use super::spot::TABLE;
use super::{Page, Spot, State};
use crate::domain::command::{Command, TeamCommand, TeamEdit};
use crate::domain::team::{Presence, Standing};
use crate::domain::{Team, TeamNumber};
use crate::gui::action::{Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::dialogs::edit_team::EditTeam;
use crate::gui::dialogs::fixed_table::FixedTable;
use crate::gui::dialogs::leave_team::LeaveTeam;
use crate::gui::keys::{plain, pressed};
use crate::gui::theme::{ROUND_SMALL, STEP, Weight, body, font, palette, small};
use crate::gui::widgets::{Column, Cut, Icon, Row, Shown, Table, Tone, card_filling, cut, icon, search, separator, toggle};
use crate::i18n::number::amount;
use crate::say;
use crate::views::cash::{Cash, Sums};
use crate::views::registration::{Counts, DeskRow, Direction, Filter, Query, SortBy, Whereabouts};
use eframe::egui::{Align2, Key, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// The size of a box to tick.
pub(super) const TICK: f32 = 20.0;

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
        run(team.number, presence(team), actions);
    } else if pressed(Key::H) {
        run(team.number, standing(team), actions);
    } else if pressed(Key::T) {
        actions.show(FixedTable::new(team));
    } else if pressed(Key::R) {
        actions.show(LeaveTeam::new(cx.tournament, team));
    }
}

fn run(team: TeamNumber, edit: TeamEdit, actions: &mut Actions) {
    actions.run(Command::Teams(TeamCommand::Edit { team: team.get(), edit }), Asker::Screen);
}

fn paid(team: &Team) -> TeamEdit {
    TeamEdit { settled: Some(!team.payment.settled), ..TeamEdit::default() }
}

fn presence(team: &Team) -> TeamEdit {
    let other = if team.presence == Presence::Present { Presence::Absent } else { Presence::Present };
    TeamEdit { presence: Some(other), ..TeamEdit::default() }
}

fn standing(team: &Team) -> TeamEdit {
    let other = if team.standing == Standing::Ranked { Standing::Unranked } else { Standing::Ranked };
    TeamEdit { standing: Some(other), ..TeamEdit::default() }
}

/// Draws the cells of a row; gives what was ticked in it.
fn cells(cx: &Cx<'_>, row: &mut Row<'_>, desk: &DeskRow<'_>) -> Option<TeamEdit> {
    let team = desk.team;
    row.strong(0, &team.number.to_string());
    name(cx, row, team);
    for (i, twins) in desk.twins.iter().enumerate() {
        player(cx, row, 2 + i, &team.players[i], twins);
    }
    if team.club.is_empty() {
        row.weak(4, "–");
    } else {
        row.weak(4, &team.club);
    }
    let pay = tick_cell(cx, row, team);
    let come = presence_cell(cx, row, desk);
    pay.or(come)
}

/// The name and, smaller, what is particular about the team; that is never cut.
fn name(cx: &Cx<'_>, row: &mut Row<'_>, team: &Team) {
    let remarks = remarks(cx, team);
    if remarks.is_empty() {
        return row.text(1, &team.name);
    }
    row.say(&team.name);
    row.say(&remarks);
    let index = row.index;
    let (cell, ui) = row.cell(1);
    let (strong, weak) = (palette(ui).text, palette(ui).text_weak);
    let (second, _) = cut(ui, &remarks, font(14.0, Weight::Regular), weak, cell.width());
    let (first, cut) = cut(ui, &team.name, font(16.0, Weight::Regular), strong, cell.width() - second.size().x - STEP);
    let place = Align2::LEFT_CENTER.anchor_size(cell.left_center(), first.size());
    let beside = Align2::LEFT_CENTER.anchor_size(Pos2::new(place.right() + STEP, cell.center().y), second.size());
    ui.painter().galley(place.min, first, strong);
    ui.painter().galley(beside.min, second, weak);
    if cut == Cut::Yes {
        ui.interact(cell, ui.scope_id().with((index, "name")), Sense::hover()).on_hover_text(&team.name);
    }
}

/// A player; one who is in another team too is pointed out.
fn player(cx: &Cx<'_>, row: &mut Row<'_>, column: usize, name: &str, twins: &[TeamNumber]) {
    if twins.is_empty() {
        return row.text(column, name);
    }
    let also = say!(cx.words, "registration-also", player = name, count = twins.len(), teams = cx.words.list(twins));
    row.say(&also);
    let index = row.index;
    let (cell, ui) = row.cell(column);
    let colour = palette(ui).warning;
    icon::paint(ui.painter(), Icon::Warning, cell.left_center() + Vec2::new(8.0, 0.0), 16.0, colour);
    let (galley, _) = cut(ui, name, font(16.0, Weight::Regular), colour, cell.width() - 20.0);
    let at = Align2::LEFT_CENTER.anchor_size(cell.left_center() + Vec2::new(20.0, 0.0), galley.size());
    ui.painter().galley(at.min, galley, colour);
    ui.interact(cell, ui.scope_id().with((index, column, "twin")), Sense::hover()).on_hover_text(also);
}

fn remarks(cx: &Cx<'_>, team: &Team) -> String {
    let table = team.fixed_table.map(|table| say!(cx.words, "registration-fixed-table", table = table));
    let unranked = (team.standing == Standing::Unranked).then(|| say!(cx.words, "registration-unranked"));
    [table, unranked].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn tick_cell(cx: &Cx<'_>, row: &mut Row<'_>, team: &Team) -> Option<TeamEdit> {
    let settled = team.payment.settled;
    row.say(&if settled { say!(cx.words, "registration-said-paid") } else { say!(cx.words, "registration-said-unpaid") });
    let label = say!(cx.words, "registration-paid-of", team = team.number);
    let (cell, ui) = row.cell(5);
    let place = Rect::from_center_size(cell.center(), Vec2::splat(TICK));
    tick(ui, place, settled);
    let response = ui.interact(place.expand(5.0), ui.scope_id().with(("paid", team.number)), Sense::CLICK);
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, cx.may_write(), settled, &label));
    response.clicked().then(|| paid(team))
}

fn presence_cell(cx: &Cx<'_>, row: &mut Row<'_>, desk: &DeskRow<'_>) -> Option<TeamEdit> {
    let words = cx.words;
    let (tone, text) = match desk.whereabouts {
        Whereabouts::Present => (None, say!(words, "registration-is-present")),
        Whereabouts::Absent => (Some(Tone::Warning), say!(words, "registration-is-absent")),
        Whereabouts::Left(from) => (Some(Tone::Neutral), say!(words, "registration-has-left", round = from)),
        Whereabouts::Disqualified => (Some(Tone::Neutral), say!(words, "registration-is-disqualified")),
    };
    row.say(&text);
    let label = say!(words, "registration-presence-of", team = desk.team.number, presence = &text);
    let (cell, ui) = row.cell(6);
    let (fill, colour) = tone.map_or((palette(ui).panel, palette(ui).text), |tone| tone.colours(ui));
    let (galley, _) = cut(ui, &text, font(14.0, Weight::Regular), colour, cell.width() - 12.0);
    let at = Align2::LEFT_CENTER.anchor_size(cell.left_center() + Vec2::new(8.0, 0.0), galley.size());
    if tone.is_some() {
        ui.painter().rect_filled(at.expand2(Vec2::new(8.0, 3.0)), ROUND_SMALL, fill);
    }
    ui.painter().galley(at.min, galley, colour);
    let response = ui.interact(cell, ui.scope_id().with(("presence", desk.team.number)), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, cx.may_write(), &label));
    let can_come = matches!(desk.whereabouts, Whereabouts::Present | Whereabouts::Absent);
    (response.clicked() && can_come).then(|| presence(desk.team))
}

/// A box, ticked or not.
pub(super) fn tick(ui: &Ui, place: Rect, ticked: bool) {
    let palette = palette(ui);
    let painter = ui.painter();
    if ticked {
        painter.rect_filled(place, ROUND_SMALL, palette.accent);
        let at = |x: f32, y: f32| Pos2::new(place.left() + x * place.width(), place.top() + y * place.height());
        painter.line(vec![at(0.24, 0.52), at(0.43, 0.70), at(0.77, 0.32)], Stroke::new(2.0, palette.accent_text));
    } else {
        painter.rect(place, ROUND_SMALL, palette.panel, Stroke::new(1.0, palette.line_strong), StrokeKind::Inside);
    }
}
