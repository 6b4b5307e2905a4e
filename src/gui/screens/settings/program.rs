//! How the program is set on this computer: theme, size of text, the name of this desk, where copies go.

use super::{under, wrong};
use crate::domain::text::{self, Field};
use crate::gui::action::{Action, Actions, FileWish, Pick, Setting};
use crate::gui::copies::Second;
use crate::gui::cx::Front;
use crate::gui::keys::{plain, pressed};
use crate::gui::settings::{Sound, ThemeChoice};
use crate::gui::theme::{body, strong};
use crate::gui::widgets::{Kind, Tone, button, chip, field, grouped, toggle};
use crate::say;
use eframe::egui::{Key, Ui};

/// What is typed and not in force yet.
#[derive(Default)]
pub(super) struct Form {
    operator: Option<String>,
}

pub(super) fn ui(ui: &mut Ui, front: &Front<'_>, form: &mut Form, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 12.0;
    theme(ui, front, actions);
    zoom(ui, front, actions);
    sound(ui, front, actions);
    operator(ui, front, form, actions);
    copies(ui, front, actions);
}

fn theme(ui: &mut Ui, front: &Front<'_>, actions: &mut Actions) {
    let words = front.words;
    let mut theme = front.settings.theme;
    grouped(ui, &say!(words, "settings-theme"), |ui| {
        ui.horizontal_wrapped(|ui| {
            toggle(ui, &say!(words, "settings-theme-light"), ThemeChoice::Light, &mut theme);
            toggle(ui, &say!(words, "settings-theme-dark"), ThemeChoice::Dark, &mut theme);
            toggle(ui, &say!(words, "settings-theme-system"), ThemeChoice::System, &mut theme);
        });
    });
    if theme != front.settings.theme {
        actions.push(Action::Set(Setting::Theme(theme)));
    }
}

fn zoom(ui: &mut Ui, front: &Front<'_>, actions: &mut Actions) {
    let words = front.words;
    let mut tenths = 0;
    grouped(ui, &say!(words, "settings-zoom"), |ui| {
        ui.horizontal_wrapped(|ui| {
            let smaller = button(ui, Kind::Small, &say!(words, "command-smaller"), Some("Ctrl −"));
            ui.label(strong(say!(words, "settings-percent", percent = percent(front.settings.zoom.factor()))));
            let larger = button(ui, Kind::Small, &say!(words, "command-larger"), Some("Ctrl +"));
            tenths = i8::from(larger.clicked()) - i8::from(smaller.clicked());
        });
    });
    if tenths != 0 {
        actions.push(Action::Set(Setting::Zoom(front.settings.zoom.stepped(tenths))));
    }
}

fn sound(ui: &mut Ui, front: &Front<'_>, actions: &mut Actions) {
    let words = front.words;
    let mut sound = front.settings.sound;
    grouped(ui, &say!(words, "settings-sound"), |ui| {
        ui.horizontal_wrapped(|ui| {
            toggle(ui, &say!(words, "settings-sound-on"), Sound::On, &mut sound);
            toggle(ui, &say!(words, "settings-sound-off"), Sound::Off, &mut sound);
        });
    });
    if sound != front.settings.sound {
        actions.push(Action::Set(Setting::Sound(sound)));
    }
}

fn percent(factor: f32) -> String {
    format!("{:.0}", factor * 100.0)
}

/// The name of this desk is kept when the field is left.
fn operator(ui: &mut Ui, front: &Front<'_>, form: &mut Form, actions: &mut Actions) {
    let words = front.words;
    let mut name = form.operator.clone().unwrap_or_else(|| front.settings.operator.clone());
    let response = field(ui, &say!(words, "settings-operator"), &mut name);
    if response.changed() {
        form.operator = Some(name.clone());
    }
    let leaves = response.lost_focus() || (response.has_focus() && pressed(ui, plain(Key::Enter)));
    match (&form.operator, text::name(Field::Operator, &name)) {
        (Some(_), Err(refusal)) => wrong(ui, &words.refusal(&refusal)),
        (typed, tidied) => {
            under(ui, &say!(words, "settings-operator-more"));
            if let (Some(_), Ok(name), true) = (typed, tidied, leaves) {
                form.operator = None;
                actions.push(Action::Set(Setting::Operator(name)));
            }
        }
    }
}

fn copies(ui: &mut Ui, front: &Front<'_>, actions: &mut Actions) {
    let words = front.words;
    let folder = front.settings.copy_folder.as_deref();
    grouped(ui, &say!(words, "settings-copies"), |ui| {
        ui.label(body(match folder {
            Some(folder) => folder.display().to_string(),
            None => say!(words, "settings-copies-none"),
        }));
        match front.second {
            Second::Unknown => {}
            Second::UpToDate => _ = chip(ui, Tone::Ok, &say!(words, "settings-copies-there")),
            Second::Away(_) => _ = chip(ui, Tone::Warning, &say!(words, "settings-copies-away")),
        }
        ui.horizontal_wrapped(|ui| {
            if button(ui, Kind::Small, &say!(words, "settings-copies-choose"), None).clicked() {
                let begin = folder.unwrap_or(front.documents).to_owned();
                actions.push(Action::File(FileWish::Pick(Pick::CopyFolder, begin)));
            }
            if folder.is_some() && button(ui, Kind::Small, &say!(words, "settings-copies-forget"), None).clicked() {
                actions.push(Action::Set(Setting::CopyFolder(None)));
            }
        });
    });
    under(ui, &say!(words, "settings-copies-more"));
}
