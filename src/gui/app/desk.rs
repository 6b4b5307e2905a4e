//! How this desk is set: its look, its name in the journal, its second place and its projector. Kept on this computer, never in
//! the file of a tournament.

use super::super::action::Setting;
use super::super::settings::{Sound, ThemeChoice};
use super::App;
use crate::say;
use crate::session::outside::account_name;
use eframe::egui::{Context, ThemePreference, ViewportCommand};

impl App {
    pub(super) fn set(&mut self, ctx: &Context, setting: Setting) {
        match setting {
            Setting::Theme(theme) => self.settings.theme = theme,
            Setting::Zoom(zoom) => self.settings.zoom = zoom,
            Setting::Operator(name) => {
                self.settings.operator = name;
                let operator = self.operator();
                if let Some(Err(refusal)) = self.open.as_mut().map(|open| open.session.set_operator(&operator)) {
                    return self.notices.refuse(self.words.refusal(&refusal));
                }
            }
            Setting::Projector(settings) => self.settings.projector = settings,
            Setting::CopyFolder(folder) => {
                self.settings.copy_folder = folder;
                self.mirror(ctx);
            }
            Setting::Sound(sound) => {
                self.settings.sound = sound;
                self.notices.say(match sound {
                    Sound::On => say!(self.words, "clock-sound-on"),
                    Sound::Off => say!(self.words, "clock-sound-off"),
                });
            }
            Setting::FullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
                return;
            }
        }
        self.dress(ctx);
        self.save_settings();
    }

    /// Theme and text size as they are set.
    pub(super) fn dress(&self, ctx: &Context) {
        ctx.set_theme(match self.settings.theme {
            ThemeChoice::System => ThemePreference::System,
            ThemeChoice::Light => ThemePreference::Light,
            ThemeChoice::Dark => ThemePreference::Dark,
        });
        ctx.set_zoom_factor(self.settings.zoom.factor());
    }

    pub(super) fn save_settings(&mut self) {
        if let Err(error) = self.settings.save(&self.outside.data) {
            let sentence = self.words.io_error(&self.outside.data, error.kind());
            self.notices.refuse(sentence);
        }
    }

    /// The name of this desk in the journal.
    pub(super) fn operator(&self) -> String {
        match self.settings.operator.trim() {
            "" => account_name(),
            name => name.to_owned(),
        }
    }
}
