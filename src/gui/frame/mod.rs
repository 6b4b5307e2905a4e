//! What stands around every screen: the bar, the steps of the evening, the rail, the hint bar. Draws; decides nothing.

mod bar;
mod clock;
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
use crate::say;
use eframe::egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui};

/// Under this width (in points) the rail has no words and the right column is narrow.
pub const NARROW: f32 = 1200.0;

/// Under this width or height the frame is as low and narrow as can be: a large text on an old laptop.
const SMALL: eframe::egui::Vec2 = eframe::egui::Vec2::new(760.0, 480.0);

/// What a screen of the evening needs at least; a smaller window scrolls. The others scroll by themselves.
const LEAST: eframe::egui::Vec2 = eframe::egui::Vec2::new(900.0, 440.0);

/// Whether the window is one of the narrow ones.
pub fn is_narrow(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < NARROW
}

/// Whether the window is as small as a large text makes it.
pub fn is_small(ui: &Ui) -> bool {
    let size = ui.ctx().content_rect().size();
    size.x < SMALL.x || size.y < SMALL.y
}

/// The heights of the strips and the width of the rail.
struct Sizes {
    bar: f32,
    steps: f32,
    tabs: f32,
    rail: f32,
    padding: Margin,
}

impl Sizes {
    fn of(ui: &Ui) -> Self {
        let narrow = is_narrow(ui);
        if is_small(ui) {
            return Self { bar: 40.0, steps: 46.0, tabs: 36.0, rail: 44.0, padding: Margin::same(8) };
        }
        let padding = if narrow { Margin::same(16) } else { Margin::symmetric(24, 16) };
        Self { bar: 48.0, steps: 56.0, tabs: 48.0, rail: if narrow { 56.0 } else { 96.0 }, padding }
    }
}

/// The space between two columns.
pub fn column_gap(ui: &Ui) -> f32 {
    if is_narrow(ui) { 16.0 } else { 24.0 }
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
    let sizes = Sizes::of(ui);
    let strip = |fill| Frame::new().fill(fill);
    Panel::top("bar").exact_size(sizes.bar).resizable(false).show_separator_line(false).frame(strip(palette.bar)).show(
        ui,
        |ui| {
            bar::ui(ui, front, saved_at, notices, actions);
        },
    );
    let at_home = front.open.is_none_or(|cx| cx.place == Place::Home);
    if let Some(cx) = front.open.filter(|_| !at_home) {
        Panel::top("steps").exact_size(sizes.steps).resizable(false).show_separator_line(false).frame(strip(palette.bar)).show(
            ui,
            |ui| {
                steps::ui(ui, cx, actions);
            },
        );
    }
    let hints = screens.hints(front);
    let promise = at_home.then(|| say!(front.words, "home-promise", version = env!("CARGO_PKG_VERSION")));
    if !is_small(ui) {
        Panel::bottom("hints")
            .exact_size(32.0)
            .resizable(false)
            .frame(strip(palette.panel_low))
            .show(ui, |ui| hints::ui(ui, &hints, promise.as_deref()));
    }
    if let Some(cx) = front.open.filter(|_| !at_home) {
        Panel::left("rail").exact_size(sizes.rail).resizable(false).frame(strip(palette.panel_low)).show(ui, |ui| {
            rail::ui(ui, cx, actions);
        });
        if let Place::Round(round, tab) = cx.place {
            Panel::top("tabs").exact_size(sizes.tabs).resizable(false).frame(strip(palette.background)).show(ui, |ui| {
                tabs::ui(ui, cx, round, tab, actions);
            });
        }
    }
    let scrolls_itself = matches!(front.place, Place::Home | Place::Settings | Place::Help | Place::Documents);
    CentralPanel::default().frame(theme::ground(ui).inner_margin(sizes.padding)).show(ui, |ui| {
        let room = ui.available_size();
        if scrolls_itself || (room.x >= LEAST.x && room.y >= LEAST.y) {
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
