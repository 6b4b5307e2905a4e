//! The rail at the left: the pages beside the steps of the evening.

use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::frame::{is_narrow, is_small};
use crate::gui::place::Place;
use crate::gui::theme::{ROUND, Weight, font, palette};
use crate::gui::widgets::{Icon, icon};
use crate::say;
use crate::views::anomalies;
use eframe::egui::{Align2, Pos2, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    let words = cx.words;
    let open = anomalies::open(cx.tournament).len();
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.add_space(if is_small(ui) { 2.0 } else { 8.0 });
    let pages = [
        (Icon::Cards, say!(words, "command-home"), "F2", Place::Home),
        (Icon::Checklist, say!(words, "command-check"), "F3", Place::Check),
        (Icon::Paper, say!(words, "command-documents"), "F4", Place::Documents),
        (Icon::Sliders, say!(words, "command-settings"), "F12", Place::Settings),
    ];
    for (icon, name, key, place) in pages {
        let badge = match place {
            Place::Check => open,
            Place::Documents => cx.outdated.len(),
            _ => 0,
        };
        if entry(ui, icon, &name, key, cx.place == place, badge) {
            actions.go(place);
        }
    }
    let left = ui.available_height() - if is_narrow(ui) { 52.0 } else { 76.0 };
    if left > -12.0 {
        ui.add_space(left.max(0.0));
        if entry(ui, Icon::Help, &say!(words, "command-help"), "F1", cx.place == Place::Help, 0) {
            actions.go(Place::Help);
        }
    }
}

fn entry(ui: &mut Ui, icon: Icon, name: &str, key: &str, is_here: bool, badge: usize) -> bool {
    let palette = palette(ui);
    let narrow = is_narrow(ui);
    let height = match (is_small(ui), narrow) {
        (true, _) => 40.0,
        (_, true) => 48.0,
        _ => 68.0,
    };
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, name));
    let inner = rect.shrink2(Vec2::new(6.0, 2.0));
    if is_here {
        ui.painter().rect_filled(inner, ROUND, palette.selection);
    } else if response.hovered() {
        ui.painter().rect_filled(inner, ROUND, palette.panel_tint);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(inner, ROUND, Stroke::new(2.0, palette.accent), StrokeKind::Inside);
    }
    let centre = if narrow { rect.center() } else { Pos2::new(rect.center().x, rect.top() + 24.0) };
    icon::paint(ui.painter(), icon, centre, 24.0, if is_here { palette.accent } else { palette.text_weak });
    if badge > 0 {
        let at = centre + Vec2::new(15.0, -10.0);
        ui.painter().circle(at, 10.0, palette.warning_fill, Stroke::new(1.0, palette.warning));
        let count = if badge > 99 { "99".to_owned() } else { badge.to_string() };
        ui.painter().text(at, Align2::CENTER_CENTER, count, font(13.0, Weight::Bold), palette.warning);
    }
    if !narrow {
        let colour = if is_here { palette.text } else { palette.text_weak };
        let at = Pos2::new(rect.center().x, rect.bottom() - 18.0);
        ui.painter().text(at, Align2::CENTER_CENTER, name, font(14.0, Weight::Regular), colour);
    }
    response.on_hover_text(format!("{name} · {key}")).clicked()
}
