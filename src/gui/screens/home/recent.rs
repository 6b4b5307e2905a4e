//! The tournaments of before: opened with a digit, shown in their folder, taken off the list. Their files stay.

use crate::gui::action::{Action, Actions, FileWish};
use crate::gui::cx::Front;
use crate::gui::settings::Recent;
use crate::gui::theme::{ROUND_LARGE, ROUND_SMALL, Weight, font, lead, palette, small};
use crate::gui::widgets::{Icon, Tone, cut, icon, icon_button, key_cap};
use crate::i18n::date;
use crate::say;
use eframe::egui::{
    Align, Align2, Color32, Frame, Layout, Margin, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo,
};

/// Draws the list; `chosen` counts from the tournament over it.
pub(super) fn ui(ui: &mut Ui, front: &Front<'_>, recent: &[Recent], chosen: usize, actions: &mut Actions) {
    if recent.is_empty() {
        return;
    }
    let words = front.words;
    let colours = palette(ui);
    ui.add_space(8.0);
    let frame = Frame::new().fill(colours.panel).stroke(Stroke::new(1.0, colours.line)).corner_radius(ROUND_LARGE);
    frame.inner_margin(Margin::symmetric(0, 8)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal(|ui| {
            ui.set_height(40.0);
            ui.add_space(24.0);
            ui.label(lead(say!(words, "home-recent")));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(24.0);
                let keys = match recent.len() {
                    1 => say!(words, "home-recent-key"),
                    many => say!(words, "home-recent-keys", last = (many + 1).to_string()),
                };
                ui.label(small(keys).color(colours.text_weak));
            });
        });
        for (i, one) in recent.iter().enumerate() {
            row(ui, front, one, i + 2, chosen == i + 1, actions);
        }
    });
}

fn row(ui: &mut Ui, front: &Front<'_>, recent: &Recent, key: usize, is_chosen: bool, actions: &mut Actions) {
    let words = front.words;
    let colours = palette(ui);
    let is_absent = front.absent.contains(&recent.path);
    let (tone, state) = state(front, recent, is_absent);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 64.0), Sense::click());
    let spoken = format!("{}, {state}", recent.name);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &spoken));
    paint_ground(ui, &response, rect, Vec2::new(6.0, 3.0), is_chosen);
    let inner = rect.shrink2(Vec2::new(24.0, 0.0));
    let at_right = UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center));
    let left = ui.scope_builder(at_right, |ui| {
        key_cap(ui, &key.to_string());
        let off = icon_button(ui, Icon::Close, &say!(words, "home-forget", name = &recent.name), colours.text_weak);
        if off.clicked() {
            actions.push(Action::File(FileWish::Forget(recent.path.clone())));
        }
        let shown = icon_button(ui, Icon::Folder, &say!(words, "home-show", name = &recent.name), colours.text_weak);
        if shown.clicked() {
            actions.push(Action::File(FileWish::ShowInFolder(recent.path.clone())));
        }
        mark(ui, tone, &state).rect.left()
    });
    icon::paint(ui.painter(), Icon::Paper, Pos2::new(inner.left() + 10.0, rect.center().y), 20.0, colours.text_weak);
    let x = inner.left() + 36.0;
    let room = left.inner - x - 12.0;
    let (name, _) = cut(ui, &recent.name, font(16.0, Weight::Bold), colours.text, room);
    let (more, _) = cut(ui, &more(front, recent), font(14.0, Weight::Regular), colours.text_weak, room);
    ui.painter().galley(Pos2::new(x, rect.center().y - 22.0), name, colours.text);
    ui.painter().galley(Pos2::new(x, rect.center().y + 2.0), more, colours.text_weak);
    if response.on_hover_text(recent.path.display().to_string()).clicked() {
        actions.push(Action::File(FileWish::Open(recent.path.clone())));
    }
}

/// The ground of a row and the line over it; `inset` is what it is smaller by than the row.
pub(super) fn paint_ground(ui: &Ui, response: &Response, rect: Rect, inset: Vec2, is_chosen: bool) {
    let colours = palette(ui);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.line));
    let fill = match (is_chosen, response.hovered()) {
        (true, _) => colours.selection,
        (_, true) => colours.panel_tint,
        _ => Color32::TRANSPARENT,
    };
    let outline = if response.has_focus() { Stroke::new(2.0, colours.accent) } else { Stroke::NONE };
    ui.painter().rect(rect.shrink2(inset), ROUND_SMALL, fill, outline, StrokeKind::Inside);
}

/// « 17 octobre 2026, Aula du Bois · automne-2026.jass ».
fn more(front: &Front<'_>, recent: &Recent) -> String {
    let date = date::long(front.words, recent.date);
    let place = if recent.place.is_empty() { date } else { say!(front.words, "home-where", date = date, place = &recent.place) };
    let file = recent.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    say!(front.words, "home-where-file", place = place, file = file)
}

fn state(front: &Front<'_>, recent: &Recent, is_absent: bool) -> (Tone, String) {
    let words = front.words;
    match recent.sheets {
        _ if is_absent => (Tone::Warning, say!(words, "home-absent")),
        _ if recent.finished => (Tone::Ok, say!(words, "home-recent-finished", teams = recent.teams)),
        Some((round, sheets, matches)) => {
            (Tone::Neutral, say!(words, "home-recent-round", round = round.to_string(), sheets = sheets, matches = matches))
        }
        None => (Tone::Neutral, say!(words, "step-teams", teams = recent.teams)),
    }
}

/// How far it is, on a ground of its tone, with a sign where it is not neutral.
fn mark(ui: &mut Ui, tone: Tone, text: &str) -> Response {
    let (fill, colour) = tone.colours(ui);
    let sign = match tone {
        Tone::Ok => Some(Icon::Tick),
        Tone::Warning | Tone::Error => Some(Icon::Warning),
        Tone::Neutral => None,
    };
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font(14.0, Weight::Regular), colour);
    let before = if sign.is_some() { 26.0 } else { 8.0 };
    let (rect, response) = ui.allocate_exact_size(Vec2::new(galley.size().x + before + 8.0, 24.0), Sense::hover());
    ui.painter().rect_filled(rect, ROUND_SMALL, fill);
    if let Some(sign) = sign {
        icon::paint(ui.painter(), sign, Pos2::new(rect.left() + 15.0, rect.center().y), 14.0, colour);
    }
    let at = Align2::LEFT_CENTER.anchor_size(rect.left_center() + Vec2::new(before, 0.0), galley.size()).min;
    ui.painter().galley(at, galley, colour);
    response
}
