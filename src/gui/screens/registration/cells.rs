//! The cells of a row: who the team is, what is particular about it, and what can be ticked in place.

use crate::domain::command::TeamEdit;
use crate::domain::team::{Presence, Standing};
use crate::domain::{Team, TeamNumber};
use crate::gui::cx::Cx;
use crate::gui::theme::{ROUND_SMALL, STEP, Weight, font, palette};
use crate::gui::widgets::{Cut, Icon, Row, Tone, cut, icon};
use crate::say;
use crate::views::registration::{DeskRow, Whereabouts};
use eframe::egui::{Align2, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// The size of a box to tick.
pub(super) const TICK: f32 = 20.0;

/// Draws the cells of a row; gives what was ticked in it.
pub(super) fn cells(cx: &Cx<'_>, row: &mut Row<'_>, desk: &DeskRow<'_>) -> Option<TeamEdit> {
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

/// The tick for the fee turned round.
pub(super) fn paid(team: &Team) -> TeamEdit {
    TeamEdit { settled: Some(!team.payment.settled), ..TeamEdit::default() }
}

/// In the hall, or not.
pub(super) fn presence(team: &Team) -> TeamEdit {
    let other = if team.presence == Presence::Present { Presence::Absent } else { Presence::Present };
    TeamEdit { presence: Some(other), ..TeamEdit::default() }
}

/// Ranked, or not.
pub(super) fn standing(team: &Team) -> TeamEdit {
    let other = if team.standing == Standing::Ranked { Standing::Unranked } else { Standing::Ranked };
    TeamEdit { standing: Some(other), ..TeamEdit::default() }
}
