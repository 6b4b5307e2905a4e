//! What the window says in passing: one sentence at a time, that stays until something else is done or it is closed; and
//! the one that stays in any case, that nothing can be saved. Nothing here goes away by itself: slow readers read too.

use super::action::Actions;
use super::theme::{Weight, font, palette};
use super::widgets::{Icon, Tone, icon_button};
use crate::i18n::Words;
use crate::say;
use eframe::egui::{Align2, Area, Frame, Id, Margin, Order, Stroke, Ui, Vec2};

/// What there is to say.
#[derive(Default)]
pub struct Notices {
    passing: Option<(Tone, String)>,
    /// « Enregistrement impossible : … »
    trouble: Option<String>,
}

impl Notices {
    /// Something was done.
    pub fn say(&mut self, text: String) {
        self.passing = Some((Tone::Neutral, text));
    }

    /// Something was done and is worth a look.
    pub fn warn(&mut self, text: String) {
        self.passing = Some((Tone::Warning, text));
    }

    /// Something more to what is being said.
    pub fn add(&mut self, text: &str) {
        match &mut self.passing {
            Some((_, said)) => *said = format!("{said}\n{text}"),
            None => self.say(text.to_owned()),
        }
    }

    /// Something was not done, and why.
    pub fn refuse(&mut self, text: String) {
        self.passing = Some((Tone::Error, text));
    }

    /// The same, where it could come up with every frame: only if nothing else is being said.
    pub fn refuse_once(&mut self, text: String) {
        self.passing.get_or_insert((Tone::Error, text));
    }

    /// Something to know, said calmly: whatever else is being said goes first.
    pub fn mention(&mut self, text: String) {
        self.passing.get_or_insert((Tone::Neutral, text));
    }

    /// The file cannot be written.
    pub fn cannot_save(&mut self, text: String) {
        self.trouble = Some(text);
    }

    /// The file could be written.
    pub fn saved(&mut self) {
        self.trouble = None;
    }

    /// Nothing to say any more.
    pub fn clear(&mut self) {
        self.passing = None;
    }

    /// Why nothing can be saved.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// What is said in passing, for tests.
    pub fn passing(&self) -> Option<&str> {
        self.passing.as_ref().map(|(_, text)| text.as_str())
    }

    /// Paints what there is to say over the foot of the page.
    pub fn ui(&mut self, ui: &mut Ui, words: &Words, _actions: &mut Actions) {
        let Some((tone, text)) = &self.passing else { return };
        let (fill, colour) = tone.colours(ui);
        let mut closed = false;
        let width = (ui.ctx().content_rect().width() - 80.0).min(640.0);
        Area::new(Id::unique("notice")).order(Order::Foreground).anchor(Align2::CENTER_BOTTOM, Vec2::new(0.0, -48.0)).show(
            ui.ctx(),
            |ui| {
                let frame = Frame::new()
                    .fill(fill)
                    .stroke(Stroke::new(1.0, colour))
                    .corner_radius(8)
                    .inner_margin(Margin::symmetric(16, 8));
                frame.show(ui, |ui| {
                    ui.set_max_width(width);
                    ui.horizontal_top(|ui| {
                        let galley =
                            ui.painter().layout(text.clone(), font(16.0, Weight::Regular), palette(ui).text, width - 48.0);
                        ui.label(galley);
                        closed = icon_button(ui, Icon::Close, &say!(words, "close-notice"), palette(ui).text_weak).clicked();
                    });
                });
            },
        );
        if closed {
            self.passing = None;
        }
    }
}
