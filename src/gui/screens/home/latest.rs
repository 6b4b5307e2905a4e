//! The tournament to go on with: how far it is, and one big button. Where there is none yet, a word of welcome.

use crate::gui::action::{Action, Actions, FileWish, ScreenWish};
use crate::gui::cx::{Front, Mode};
use crate::gui::settings::Recent;
use crate::gui::theme::Weight;
use crate::gui::theme::{ROUND_LARGE, body, font, lead, palette, small, strong, title};
use crate::gui::widgets::{Kind, Tone, button, chip, cut, progress};
use crate::i18n::date;
use crate::say;
use eframe::egui::{Align, Frame, Layout, Margin, Stroke, Ui};

/// Draws it; says whether to go on with it.
pub(super) fn ui(ui: &mut Ui, front: &Front<'_>, last: &Recent, is_chosen: bool) -> bool {
    let words = front.words;
    let colours = palette(ui);
    let is_absent = front.absent.contains(&last.path);
    let mut goes_on = false;
    let outline = if is_chosen { Stroke::new(2.0, colours.accent) } else { Stroke::new(1.0, colours.line_strong) };
    let frame = Frame::new().fill(colours.panel).stroke(outline).corner_radius(ROUND_LARGE).inner_margin(Margin::same(24));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.horizontal(|ui| {
            let head = if last.finished { say!(words, "home-finished") } else { say!(words, "home-current") };
            ui.label(small(head).color(colours.accent).strong());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                match front.open.filter(|cx| cx.path == last.path).map(|cx| cx.mode) {
                    Some(Mode::Rehearsal) => _ = chip(ui, Tone::Warning, &say!(words, "bar-rehearsal")),
                    Some(Mode::Read) => _ = chip(ui, Tone::Warning, &say!(words, "bar-read-only")),
                    _ if is_absent => _ = chip(ui, Tone::Warning, &say!(words, "home-absent")),
                    _ => {}
                }
            });
        });
        let (name, _) = cut(ui, &last.name, font(24.0, Weight::Bold), colours.text, ui.available_width());
        ui.label(name).on_hover_text(last.path.display().to_string());
        ui.label(body(whereabouts(front, last)).color(colours.text_weak));
        ui.add_space(8.0);
        progress_of(ui, front, last);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            goes_on = button(ui, Kind::Primary, &say!(words, "home-resume"), Some("⏎")).clicked();
            if let Some((deed, time)) = &last.last {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.add_space(3.0);
                    ui.label(small(say!(words, "home-saved")).color(colours.text_weak));
                    ui.label(small(say!(words, "home-last", time = time, deed = deed)).color(colours.text_weak));
                });
            }
        });
    });
    goes_on
}

/// « samedi 12 décembre 2026, Salle du Môle · 100 équipes ».
fn whereabouts(front: &Front<'_>, recent: &Recent) -> String {
    let date = date::long(front.words, recent.date);
    let place = if recent.place.is_empty() { date } else { say!(front.words, "home-where", date = date, place = &recent.place) };
    say!(front.words, "home-where-teams", place = place, teams = recent.teams)
}

fn progress_of(ui: &mut Ui, front: &Front<'_>, last: &Recent) {
    let Some((round, sheets, matches)) = last.sheets else {
        ui.label(strong(say!(front.words, "home-registering")));
        return;
    };
    ui.horizontal(|ui| {
        ui.label(strong(say!(front.words, "step-round", round = round.to_string())));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(body(say!(front.words, "home-sheets", sheets = sheets, matches = matches)));
        });
    });
    progress(ui, sheets, matches);
}

/// Nothing was opened on this computer yet.
pub(super) fn welcome(ui: &mut Ui, front: &Front<'_>, actions: &mut Actions) {
    let words = front.words;
    let colours = palette(ui);
    let frame = Frame::new()
        .fill(colours.panel)
        .stroke(Stroke::new(2.0, colours.accent))
        .corner_radius(ROUND_LARGE)
        .inner_margin(Margin::same(24));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 12.0;
        ui.label(title(say!(words, "home-welcome")));
        ui.label(body(say!(words, "home-welcome-new")));
        if button(ui, Kind::Primary, &say!(words, "home-create-first"), Some("⏎")).clicked() {
            actions.push(Action::Screen(ScreenWish::NewTournament));
        }
        ui.add_space(8.0);
        ui.label(lead(say!(words, "home-welcome-try")));
        ui.label(body(say!(words, "home-welcome-try-more")).color(colours.text_weak));
        if button(ui, Kind::Plain, &say!(words, "home-try"), Some("Ctrl Maj N")).clicked() {
            actions.push(Action::File(FileWish::Rehearse));
        }
    });
}
