//! « Réglages »: of the program, of the tournament, and the regulations in words. Works without a tournament. Knows no limit
//! of the regulations: the table of keys and the refusals say them.

mod event;
mod program;
mod rule;
mod rules;

use crate::gui::action::Actions;
use crate::gui::cx::{Cx, Front};
use crate::gui::theme::{lead, palette, small, title};
use crate::gui::widgets::{Tone, card, note};
use crate::say;
use eframe::egui::{Align, Layout, ScrollArea, Ui, Vec2};

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    program: program::Form,
    event: Option<event::Form>,
    rules: rules::Form,
}

/// Draws the screen.
pub fn ui(ui: &mut Ui, front: &Front<'_>, state: &mut State, actions: &mut Actions) {
    ScrollArea::vertical().id_salt("settings").auto_shrink(false).show(ui, |ui| {
        ui.label(title(say!(front.words, "command-settings")));
        ui.add_space(4.0);
        let room = ui.available_width() - 12.0;
        let Some(cx) = front.open else {
            column(ui, room.min(640.0), |ui| program_card(ui, front, state, actions));
            return;
        };
        if !cx.may_write() {
            note(ui, Tone::Warning, &say!(front.words, "window-read-only"), |_| {});
        }
        if room < 940.0 {
            left(ui, room, front, cx, state, actions);
            ui.add_space(8.0);
            right(ui, room, cx, state, actions);
            return;
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            let width = (room * 0.42).min(560.0);
            left(ui, width, front, cx, state, actions);
            right(ui, room - width - 16.0, cx, state, actions);
        });
    });
}

fn left(ui: &mut Ui, width: f32, front: &Front<'_>, cx: &Cx<'_>, state: &mut State, actions: &mut Actions) {
    column(ui, width, |ui| {
        card_of(ui, &say!(cx.words, "settings-tournament"), |ui| event::ui(ui, cx, &mut state.event, actions));
        ui.add_space(8.0);
        program_card(ui, front, state, actions);
    });
}

fn program_card(ui: &mut Ui, front: &Front<'_>, state: &mut State, actions: &mut Actions) {
    card_of(ui, &say!(front.words, "settings-program"), |ui| program::ui(ui, front, &mut state.program, actions));
}

fn right(ui: &mut Ui, width: f32, cx: &Cx<'_>, state: &mut State, actions: &mut Actions) {
    column(ui, width, |ui| {
        card_of(ui, &say!(cx.words, "settings-rules"), |ui| rules::ui(ui, cx, &mut state.rules, actions));
    });
}

fn column(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(Vec2::new(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        add(ui);
    });
}

fn card_of(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) {
    card(ui, |ui| {
        ui.label(lead(name));
        ui.add_space(2.0);
        add(ui);
    });
}

/// What stands under a field: its limits, or why it cannot be changed.
fn under(ui: &mut Ui, text: &str) {
    ui.label(small(text).color(palette(ui).text_weak));
}

/// What is wrong with a field.
fn wrong(ui: &mut Ui, text: &str) {
    ui.label(small(text).color(palette(ui).error));
}
