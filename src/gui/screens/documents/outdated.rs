//! What was printed and is outdated by now: one button prints it again, and what shows what is no more is to be taken down.
//! Knows nothing of why; prints nothing itself.

use crate::documents::catalogue::Order;
use crate::documents::reprint::{Outdated, Remedy};
use crate::gui::action::{Action, Actions, PaperWish};
use crate::gui::cx::Cx;
use crate::gui::theme::{HEIGHT, HEIGHT_SMALL, palette, small};
use crate::gui::widgets::{Icon, Kind, button, button_with};
use crate::i18n::date;
use crate::say;
use eframe::egui::{Align, Layout, Ui};

/// As many papers are named that are to be taken down.
const NAMED: usize = 2;

/// All that is to be printed again.
pub(super) fn orders(cx: &Cx<'_>) -> Vec<Order> {
    cx.outdated.iter().filter_map(|outdated| outdated.remedy.order()).collect()
}

/// What it needs, in px.
pub(super) fn height(cx: &Cx<'_>) -> f32 {
    let lines = match gone(cx).count() {
        many if many > NAMED => NAMED + 1,
        few => few,
    };
    let button = if orders(cx).is_empty() { 0.0 } else { HEIGHT + 8.0 };
    #[expect(clippy::cast_precision_loss, reason = "three at most")]
    let lines = lines as f32 * HEIGHT_SMALL;
    button + lines
}

/// Draws it above the list.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    let words = cx.words;
    let orders = orders(cx);
    if !orders.is_empty() {
        let name = say!(words, "documents-reprint", count = orders.len());
        let width = ui.available_width();
        if button_with(ui, Kind::Next, Some(Icon::Printer), &name, Some("R"), width).clicked() {
            actions.push(Action::Papers(orders, PaperWish::Print));
        }
        ui.add_space(8.0);
    }
    for outdated in gone(cx).take(NAMED) {
        line(ui, cx, outdated, actions);
    }
    let more = gone(cx).count().saturating_sub(NAMED);
    if more > 0 {
        ui.label(small(say!(words, "documents-more-to-take-down", count = more)).color(palette(ui).warning));
    }
}

fn gone<'a>(cx: &Cx<'a>) -> impl Iterator<Item = &'a Outdated> {
    cx.outdated.iter().filter(|outdated| outdated.remedy == Remedy::TakeDown)
}

fn line(ui: &mut Ui, cx: &Cx<'_>, outdated: &Outdated, actions: &mut Actions) {
    let (words, print) = (cx.words, &outdated.print);
    ui.horizontal(|ui| {
        ui.set_min_height(HEIGHT_SMALL);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if button(ui, Kind::Small, &say!(words, "documents-taken-down"), None).clicked() {
                actions.push(Action::TakenDown(print.order));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = say!(words, "documents-take-down", title = &print.title, time = date::time(&print.at));
                ui.label(small(text).color(palette(ui).warning));
            });
        });
    });
}
