//! « Aide »: the evening in ten steps, and all keys: those of the commands from their table, those of one screen alone as
//! its words say; then where one goes when something does not go as planned, and what may be done when.

mod when;

use crate::gui::commands::COMMANDS;
use crate::gui::cx::Front;
use crate::gui::keys::written;
use crate::gui::theme::{Weight, body, font, lead, palette, small, strong, title};
use crate::gui::widgets::{card, key_cap, key_sign, separator, toggle};
use crate::i18n::Words;
use crate::say;
use eframe::egui::{Align, Align2, Layout, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

/// A key and what it does.
type Line = (String, String);

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    page: Page,
}

/// What is in view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
enum Page {
    #[default]
    Evening,
    When,
}

/// Draws the page.
pub fn ui(ui: &mut Ui, front: &Front<'_>, state: &mut State) {
    let words = front.words;
    ui.horizontal_wrapped(|ui| {
        ui.label(title(say!(words, "command-help")));
        toggle(ui, &say!(words, "help-page-evening"), Page::Evening, &mut state.page);
        toggle(ui, &say!(words, "manual-when"), Page::When, &mut state.page);
    });
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt(("help", state.page)).auto_shrink(false).show(ui, |ui| {
        let room = ui.available_width() - 12.0;
        match state.page {
            Page::Evening => evening(ui, words, room),
            Page::When => column(ui, room, |ui| when::ui(ui, front)),
        }
    });
}

/// The evening as planned and otherwise, and the keys.
fn evening(ui: &mut Ui, words: &Words, room: f32) {
    if room < 940.0 {
        column(ui, room, |ui| {
            steps(ui, words);
            when::unplanned(ui, words);
            commands(ui, words);
            screens(ui, words);
        });
        return;
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        let left = room * 0.46;
        column(ui, left, |ui| {
            steps(ui, words);
            screens(ui, words);
        });
        column(ui, room - left - 16.0, |ui| {
            when::unplanned(ui, words);
            commands(ui, words);
        });
    });
}

fn column(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(Vec2::new(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        add(ui);
    });
}

fn steps(ui: &mut Ui, words: &Words) {
    card(ui, |ui| {
        ui.label(lead(say!(words, "help-evening")));
        ui.spacing_mut().item_spacing.y = 10.0;
        for (i, step) in say!(words, "help-steps").lines().enumerate() {
            let (name, more) = halves(step);
            ui.horizontal_top(|ui| {
                number(ui, i + 1);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.label(strong(name));
                    ui.label(body(key_sign(more)).color(palette(ui).text_weak));
                });
            });
        }
    });
}

fn number(ui: &mut Ui, number: usize) {
    let colours = palette(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(28.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, number.to_string()));
    ui.painter().circle_filled(rect.center(), 13.0, colours.accent);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, number.to_string(), font(14.0, Weight::Bold), colours.accent_text);
}

/// The keys that hold everywhere.
fn commands(ui: &mut Ui, words: &Words) {
    let line = |entry: &crate::gui::commands::Entry| entry.key.map(|key| (written(words, key), (entry.name)(words)));
    let lines: Vec<Line> = COMMANDS.iter().filter_map(line).collect();
    card(ui, |ui| {
        ui.label(lead(say!(words, "help-everywhere")));
        keys(ui, &lines);
    });
}

/// The keys of one screen alone.
fn screens(ui: &mut Ui, words: &Words) {
    let screens = [
        (say!(words, "help-home"), say!(words, "help-home-keys")),
        (say!(words, "help-line"), say!(words, "help-line-keys")),
        (say!(words, "help-teams"), say!(words, "help-teams-keys")),
        (say!(words, "help-draw"), say!(words, "help-draw-keys")),
        (say!(words, "help-sheets"), say!(words, "help-sheets-keys")),
        (say!(words, "help-standings"), say!(words, "help-standings-keys")),
        (say!(words, "help-check"), say!(words, "help-check-keys")),
        (say!(words, "help-correct"), say!(words, "help-correct-keys")),
        (say!(words, "help-documents"), say!(words, "help-documents-keys")),
        (say!(words, "help-projector"), say!(words, "help-projector-keys")),
    ];
    card(ui, |ui| {
        ui.label(lead(say!(words, "help-screens")));
        ui.label(small(key_sign(&say!(words, "help-screens-more"))).color(palette(ui).text_weak));
        for (name, lines) in screens {
            ui.add_space(6.0);
            ui.label(strong(name));
            let lines: Vec<Line> = lines.lines().map(halves).map(|(key, does)| (key.to_owned(), does.to_owned())).collect();
            keys(ui, &lines);
        }
    });
}

fn keys(ui: &mut Ui, lines: &[Line]) {
    ui.spacing_mut().item_spacing.y = 3.0;
    for (key, does) in lines {
        ui.horizontal_top(|ui| {
            let column = Vec2::new(128.0, 24.0);
            ui.allocate_ui_with_layout(column, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(column);
                key_cap(ui, key);
            });
            ui.add(eframe::egui::Label::new(body(key_sign(does))).wrap());
        });
        separator(ui);
    }
}

/// « key | what it does » as the texts have it.
fn halves(line: &str) -> (&str, &str) {
    line.split_once('|').map_or((line, ""), |(key, does)| (key.trim(), does.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_evening_has_ten_steps_and_each_a_name() {
        let words = Words::french();
        let steps = say!(words, "help-steps");
        assert_eq!(steps.lines().count(), 10);
        assert!(steps.lines().all(|step| !halves(step).0.is_empty() && !halves(step).1.is_empty()));
    }
}
