//! What stands around every screen: the bar, the steps of the evening, the rail, the hint bar. Draws; decides nothing.

mod bar;
mod hints;
mod rail;
mod steps;
mod tabs;

pub use hints::Hint;

use super::action::Actions;
use super::cx::Front;
use super::notices::Notices;
use super::place::Place;
use super::screens::{self, Screens};
use super::theme::{self, palette};
use crate::domain::Moment;
use eframe::egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui};

/// Under this width (in points) the rail has no words and the right column is narrow.
pub const NARROW: f32 = 1200.0;

/// What a screen needs at least; a smaller window scrolls.
const LEAST: eframe::egui::Vec2 = eframe::egui::Vec2::new(900.0, 440.0);

/// Whether the window is one of the narrow ones.
pub fn is_narrow(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < NARROW
}

/// The whole window.
pub fn ui(
    ui: &mut Ui,
    front: &Front<'_>,
    saved_at: Option<Moment>,
    notices: &mut Notices,
    screens: &mut Screens,
    actions: &mut Actions,
) {
    let palette = palette(ui);
    let strip = |fill| Frame::new().fill(fill);
    Panel::top("bar").exact_size(48.0).resizable(false).show_separator_line(false).frame(strip(palette.bar)).show(ui, |ui| {
        bar::ui(ui, front, saved_at, notices, actions);
    });
    let at_home = front.open.is_none_or(|cx| cx.place == Place::Home);
    if let Some(cx) = front.open.filter(|_| !at_home) {
        Panel::top("steps").exact_size(56.0).resizable(false).show_separator_line(false).frame(strip(palette.bar)).show(
            ui,
            |ui| {
                steps::ui(ui, cx, actions);
            },
        );
    }
    let hints = screens.hints(front);
    if ui.ctx().content_rect().height() > 480.0 {
        Panel::bottom("hints")
            .exact_size(32.0)
            .resizable(false)
            .frame(strip(palette.panel_low))
            .show(ui, |ui| hints::ui(ui, &hints));
    }
    if let Some(cx) = front.open.filter(|_| !at_home) {
        let width = if is_narrow(ui) { 56.0 } else { 96.0 };
        Panel::left("rail").exact_size(width).resizable(false).frame(strip(palette.panel_low)).show(ui, |ui| {
            rail::ui(ui, cx, actions);
        });
        if let Place::Round(round, tab) = cx.place {
            Panel::top("tabs").exact_size(48.0).resizable(false).frame(strip(palette.background)).show(ui, |ui| {
                tabs::ui(ui, cx, round, tab, actions);
            });
        }
    }
    let padding = if is_narrow(ui) { Margin::same(16) } else { Margin::symmetric(24, 16) };
    CentralPanel::default().frame(theme::ground(ui).inner_margin(padding)).show(ui, |ui| {
        let room = ui.available_size();
        if room.x >= LEAST.x && room.y >= LEAST.y {
            screens::ui(ui, front, screens, actions);
        } else {
            ScrollArea::both().id_salt("page").auto_shrink(false).show(ui, |ui| {
                ui.set_width(room.x.max(LEAST.x));
                ui.set_height(room.y.max(LEAST.y));
                screens::ui(ui, front, screens, actions);
            });
        }
    });
    notices.ui(ui, front.words, actions);
}
