//! A long list in one or two columns, read down, of which only what is in view is drawn. A team can be clicked, and dragged
//! onto another. Knows no rule.

use super::lines::{Cell, Line, Lines, Look};
use crate::domain::TeamNumber;
use crate::gui::keys::{plain, pressed};
use crate::gui::theme::{HEIGHT_SMALL, ROUND_SMALL, Weight, font, palette};
use crate::gui::widgets::{Align, Column, Cut, Width, cut, icon, row_ground};
use eframe::egui::{
    Align2, CursorIcon, Id, Key, LayerId, Order, Pos2, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo,
};

/// What happened to the list.
#[derive(Default)]
pub(super) struct Happened {
    pub(super) clicked: Option<TeamNumber>,
    pub(super) dropped: Option<(TeamNumber, TeamNumber)>,
    /// The line under the pointer, and a team of it.
    pub(super) hovered: Option<(Response, TeamNumber)>,
}

/// Between two columns of the list.
const BETWEEN: f32 = 24.0;
/// At either side of a cell.
const INSET: f32 = 6.0;

/// Whether teams can be dragged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Drag {
    Possible,
    Not,
}

/// Draws the list.
pub(super) fn ui(ui: &mut Ui, list: &Lines, across: usize, chosen: Option<TeamNumber>, drag: Drag) -> Happened {
    let bar = ui.spacing().scroll.allocated_width();
    let width = ui.available_width() - bar;
    #[expect(clippy::cast_precision_loss, reason = "one or two")]
    let each = (width - BETWEEN * (across as f32 - 1.0)) / across as f32;
    let widths = widths(&list.columns, each);
    ui.spacing_mut().item_spacing.y = 0.0;
    let (head, _) = ui.allocate_exact_size(Vec2::new(width, HEIGHT_SMALL), Sense::hover());
    for column in 0..across {
        paint_head(ui, &list.columns, place(head, column, each), &widths);
    }
    let rows = list.lines.len().div_ceil(across);
    let mut seen = Vec::new();
    let (mut clicked, mut hovered) = (None, None);
    let area = ScrollArea::vertical().id_salt("draw-list").auto_shrink(false);
    area.show_rows(ui, HEIGHT_SMALL, rows, |ui, range| {
        scroll_by_keys(ui);
        for row in range {
            let (rect, _) = ui.allocate_exact_size(Vec2::new(width, HEIGHT_SMALL), Sense::hover());
            for column in 0..across {
                let Some(line) = list.lines.get(column * rows + row) else { continue };
                let rect = place(rect, column, each);
                let (response, team) = paint_line(ui, line, &list.columns, rect, &widths, chosen, drag, &mut seen);
                clicked = clicked.or(team);
                let of = line.cells.iter().find_map(|cell| cell.team);
                if let Some(of) = of.filter(|_| response.hovered()) {
                    hovered = Some((response, of));
                }
            }
        }
    });
    Happened { clicked, dropped: dragged(ui, &seen, drag), hovered }
}

/// While nothing has the keyboard, ↑ ↓ and the pages move the list.
fn scroll_by_keys(ui: &mut Ui) {
    if ui.memory(|memory| memory.focused().is_some() || memory.top_modal_layer().is_some()) {
        return;
    }
    let page = 10.0 * HEIGHT_SMALL;
    for (key, by) in [
        (Key::ArrowDown, -HEIGHT_SMALL),
        (Key::ArrowUp, HEIGHT_SMALL),
        (Key::PageDown, -page),
        (Key::PageUp, page),
        (Key::Home, f32::MAX / 4.0),
        (Key::End, f32::MIN / 4.0),
    ] {
        if pressed(ui, plain(key)) {
            ui.scroll_with_delta(Vec2::new(0.0, by));
        }
    }
}

fn place(row: Rect, column: usize, each: f32) -> Rect {
    #[expect(clippy::cast_precision_loss, reason = "one or two")]
    let left = row.left() + column as f32 * (each + BETWEEN);
    Rect::from_min_size(Pos2::new(left, row.top()), Vec2::new(each, row.height()))
}

fn paint_head(ui: &Ui, columns: &[Column], rect: Rect, widths: &[f32]) {
    let palette = palette(ui);
    for (column, cell) in columns.iter().zip(cells(rect, widths)) {
        let (anchor, at) = anchor(column.align, cell);
        ui.painter().text(at, anchor, &column.title, font(14.0, Weight::Bold), palette.text_weak);
    }
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.line_strong));
}

#[expect(clippy::too_many_arguments, reason = "what a line is painted with")]
fn paint_line(
    ui: &mut Ui,
    line: &Line,
    columns: &[Column],
    rect: Rect,
    widths: &[f32],
    chosen: Option<TeamNumber>,
    drag: Drag,
    seen: &mut Vec<(Rect, TeamNumber)>,
) -> (Response, Option<TeamNumber>) {
    let palette = palette(ui);
    let is_chosen = chosen.is_some() && line.cells.iter().any(|cell| cell.team == chosen);
    let sense = if drag == Drag::Possible { Sense::CLICK | Sense::DRAG } else { Sense::CLICK };
    let id = ui.scope_id().with(("line", rect.min.x.to_bits(), line.cells.iter().map(|cell| &cell.text).collect::<Vec<_>>()));
    let response = ui.interact(rect, id, sense);
    let spoken = line.cells.iter().map(|cell| cell.text.as_str()).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ");
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &spoken));
    row_ground(ui, &response, rect, is_chosen);
    let mut under = None;
    let places: Vec<Rect> = cells(rect, widths).collect();
    for ((cell, column), place) in line.cells.iter().zip(columns).zip(&places) {
        paint_cell(ui, cell, column.align, *place);
        if let Some(team) = cell.team {
            let place = place.expand2(Vec2::new(INSET, 0.0));
            seen.push((place, team));
            if response.interact_pointer_pos().is_some_and(|at| place.contains(at)) {
                under = Some(team);
            }
        }
    }
    if let (Some((mark, means)), Some(place)) = (&line.mark, places.last()) {
        icon::paint(ui.painter(), *mark, place.center(), 15.0, palette.text_weak);
        ui.interact(place.expand(INSET), id.with("mark"), Sense::hover()).on_hover_text(means);
    }
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.line));
    let clicked = under.filter(|_| response.clicked());
    (response, clicked)
}

fn paint_cell(ui: &mut Ui, cell: &Cell, align: Align, place: Rect) {
    let palette = palette(ui);
    let (weight, colour) = match cell.look {
        Look::Strong => (Weight::Bold, palette.text),
        Look::Plain => (Weight::Regular, palette.text),
        Look::Weak => (Weight::Regular, palette.text_weak),
    };
    let (anchor, at) = anchor(align, place);
    if align != Align::Left {
        ui.painter().text(at, anchor, &cell.text, font(16.0, weight), colour);
        return;
    }
    let (galley, is_cut) = cut(ui, &cell.text, font(16.0, weight), colour, place.width());
    let rect = anchor.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, colour);
    if is_cut == Cut::Yes {
        let id = ui.scope_id().with((&cell.text, place.min.x.to_bits(), place.min.y.to_bits()));
        ui.interact(place, id, Sense::hover()).on_hover_text(&cell.text);
    }
}

/// The team that is being dragged follows the pointer; dropped on another one it is told.
fn dragged(ui: &Ui, seen: &[(Rect, TeamNumber)], drag: Drag) -> Option<(TeamNumber, TeamNumber)> {
    let id = Id::unique("draw-dragged");
    let team_at = |at: Pos2| seen.iter().find(|(rect, _)| rect.contains(at)).map(|(_, team)| *team);
    if drag == Drag::Not {
        return None;
    }
    let (origin, now, moved, released) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.press_origin(), pointer.latest_pos(), pointer.is_decidedly_dragging(), pointer.any_released())
    });
    let held: Option<TeamNumber> = ui.data(|data| data.get_temp(id));
    if let (None, Some(origin), true) = (held, origin, moved)
        && ui.ctx().dragged_id().is_some()
        && let Some(team) = team_at(origin)
    {
        ui.data_mut(|data| data.insert_temp(id, team));
    }
    let (held, now) = (held?, now?);
    if released {
        ui.data_mut(|data| data.remove::<TeamNumber>(id));
        return team_at(now).filter(|team| *team != held).map(|team| (held, team));
    }
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let palette = palette(ui);
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, id));
    let galley = painter.layout_no_wrap(held.to_string(), font(18.0, Weight::Bold), palette.accent_text);
    let rect = Rect::from_center_size(now + Vec2::new(0.0, -18.0), galley.size() + Vec2::new(20.0, 8.0));
    painter.rect_filled(rect, ROUND_SMALL, palette.accent);
    painter.galley(Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min, galley, palette.accent_text);
    None
}

fn anchor(align: Align, cell: Rect) -> (Align2, Pos2) {
    match align {
        Align::Left => (Align2::LEFT_CENTER, cell.left_center()),
        Align::Right => (Align2::RIGHT_CENTER, cell.right_center()),
        Align::Centre => (Align2::CENTER_CENTER, cell.center()),
    }
}

fn widths(columns: &[Column], width: f32) -> Vec<f32> {
    let fixed: f32 = columns.iter().map(|column| if let Width::Px(px) = column.width { px } else { 0.0 }).sum();
    let shares: f32 = columns.iter().map(|column| if let Width::Share(share) = column.width { share } else { 0.0 }).sum();
    let share = |column: &Column| match column.width {
        Width::Px(px) => px,
        Width::Share(share) => (width - fixed).max(0.0) * share / shares,
    };
    columns.iter().map(share).collect()
}

fn cells(rect: Rect, widths: &[f32]) -> impl Iterator<Item = Rect> {
    let mut x = rect.left();
    widths.iter().map(move |&width| {
        let cell =
            Rect::from_min_size(Pos2::new(x + INSET, rect.top()), Vec2::new((width - 2.0 * INSET).max(0.0), rect.height()));
        x += width;
        cell
    })
}
