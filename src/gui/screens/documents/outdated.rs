//! What was printed and is outdated by now: one button prints it again, and what shows what is no more is to be taken down.
//! Knows nothing of why; prints nothing itself.

use crate::documents::catalogue::Order;
use crate::documents::reprint::{Outdated, Remedy};
use crate::gui::action::{Action, Actions, PaperWish};
use crate::gui::cx::Cx;
use crate::gui::theme::{HEIGHT, palette, small};
use crate::gui::widgets::{Icon, Kind, button, button_with};
use crate::say;
use eframe::egui::Ui;

/// A line of the text in px, and how many letters stand on one at least.
const LINE: f32 = 20.0;
const LETTERS: usize = 46;

/// All that is to be printed again.
pub(super) fn orders(cx: &Cx<'_>) -> Vec<Order> {
    cx.outdated.iter().filter_map(|outdated| outdated.remedy.order()).collect()
}

/// What it needs, in px.
pub(super) fn height(cx: &Cx<'_>) -> f32 {
    let button = if orders(cx).is_empty() { 0.0 } else { HEIGHT + 8.0 };
    #[expect(clippy::cast_precision_loss, reason = "a few lines")]
    let lines = text(cx).map_or(0.0, |text| text.chars().count().div_ceil(LETTERS) as f32 * LINE + HEIGHT + 8.0);
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
    if let Some(text) = text(cx) {
        ui.label(small(text).color(palette(ui).warning));
        if button(ui, Kind::Small, &say!(words, "documents-taken-down"), None).clicked() {
            gone(cx).for_each(|outdated| actions.push(Action::TakenDown(outdated.print.order)));
        }
        ui.add_space(8.0);
    }
}

fn gone<'a>(cx: &Cx<'a>) -> impl Iterator<Item = &'a Outdated> {
    cx.outdated.iter().filter(|outdated| outdated.remedy == Remedy::TakeDown)
}

/// « À retirer du mur et des tables : … », each title once.
fn text(cx: &Cx<'_>) -> Option<String> {
    let mut titles: Vec<_> = gone(cx).map(|outdated| &outdated.print.title).collect();
    titles.dedup();
    (!titles.is_empty()).then(|| say!(cx.words, "documents-take-down", titles = cx.words.list(titles)))
}
