//! The tabs of a round: Tirage, Feuilles, Classement.

use crate::domain::RoundNumber;
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::frame::is_small;
use crate::gui::place::{Place, Tab};
use crate::gui::theme::{Weight, font, palette};
use crate::gui::widgets::key_cap;
use crate::say;
use eframe::egui::{Align, Align2, Layout, Rect, Role, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo};

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, here: Tab, actions: &mut Actions) {
    let rect = ui.max_rect();
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette(ui).line));
    let inner = rect.with_min_x(rect.left() + if is_small(ui) { 8.0 } else { 24.0 });
    ui.scope_builder(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center)), |ui| {
        for tab in Tab::ALL {
            let (name, key) = match tab {
                Tab::Draw => (say!(cx.words, "command-draw"), "F5"),
                Tab::Sheets => (say!(cx.words, "command-sheets"), "F6"),
                Tab::Standings => (say!(cx.words, "command-standings"), "F7"),
            };
            if one(ui, &name, key, tab == here) {
                actions.go(Place::Round(round, tab));
            }
        }
    });
}

fn one(ui: &mut Ui, name: &str, key: &str, is_here: bool) -> bool {
    let palette = palette(ui);
    let (weight, colour) = if is_here { (Weight::Bold, palette.text) } else { (Weight::Regular, palette.text_weak) };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font(16.0, weight), colour);
    let small = is_small(ui);
    let width = 16.0 + galley.size().x + if small { 16.0 } else { 10.0 + 30.0 + 16.0 };
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, ui.max_rect().height() - 1.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, name));
    let text = Align2::LEFT_CENTER.anchor_size(rect.left_center() + Vec2::new(16.0, 0.0), galley.size());
    ui.painter().galley(text.min, galley, colour);
    let cap = Rect::from_min_max(rect.min + Vec2::new(26.0 + text.width(), 0.0), rect.max);
    if !small {
        ui.scope_builder(UiBuilder::new().max_rect(cap).layout(Layout::left_to_right(Align::Center)), |ui| key_cap(ui, key));
    }
    if is_here || response.has_focus() {
        let line = if is_here { palette.accent } else { palette.line_strong };
        ui.painter().hline(rect.x_range(), rect.bottom() - 1.0, Stroke::new(3.0, line));
    }
    response.clicked()
}
