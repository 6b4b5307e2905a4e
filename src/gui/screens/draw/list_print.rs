//! « Empreinte de la liste », before the draw: shown and hung up before the seed is known, it says afterwards that the list
//! was not changed to suit the seed. Prints nothing itself.

use crate::documents::catalogue::{Kind, Order};
use crate::domain::RoundNumber;
use crate::gui::action::{Action, Actions, PaperWish};
use crate::gui::cx::Cx;
use crate::gui::theme::{palette, small, strong};
use crate::gui::widgets::link;
use crate::say;
use crate::views::present_list::PresentList;
use eframe::egui::Ui;

/// One line, where there is anybody to draw.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, actions: &mut Actions) {
    let list = PresentList::of(cx.tournament, round);
    if list.teams.is_empty() {
        return;
    }
    let words = cx.words;
    let hint = say!(words, "draw-list-print-hint");
    ui.horizontal(|ui| {
        ui.label(small(say!(words, "draw-list-print")).color(palette(ui).text_weak)).on_hover_text(&hint);
        ui.label(strong(list.fingerprint().to_string())).on_hover_text(&hint);
        if link(ui, &say!(words, "draw-list-print-now")).on_hover_text(&hint).clicked() {
            actions.push(Action::Papers(vec![Order::of(Kind::Teams)], PaperWish::Print));
        }
    });
}
