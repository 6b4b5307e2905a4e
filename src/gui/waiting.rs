//! What waits because the file cannot be written now: a synchronisation has it in hand, its stick is out, its disk is full.
//! The window says so and tries again by itself; what was typed stays. Tries nothing itself.

use super::action::{Action, Actions, Asker, FileWish};
use super::cx::Front;
use super::keys::{plain, pressed};
use super::theme::{STEP, afloat, body, palette, small, title};
use super::widgets::{Kind, button, separator};
use crate::domain::command::Command;
use crate::say;
use crate::store::{StoreError, Trouble};
use eframe::egui::{Align, Align2, Area, Event, Id, Key, Layout, Order, Sense, Ui, Vec2};
use std::path::PathBuf;
use std::time::Duration;

/// How long the window stands still for another program before it waits in words.
pub const PATIENCE: Duration = Duration::from_millis(300);
/// After how many seconds it tries again.
pub const AGAIN: f64 = 0.5;

/// How far over the foot of the window it is said, in px: what is typed stays in sight.
const BELOW: f32 = 64.0;

/// What is to be done as soon as the file is free.
pub enum Held {
    /// A command, and who asked for it.
    Run(Command, Asker),
    /// Several rounds, those that are still to be drawn.
    DrawAll(Vec<Command>),
    /// To undo.
    Undo,
    /// To redo.
    Redo,
    /// To open a tournament.
    Open(PathBuf),
}

/// What waits, and why.
pub struct Waiting {
    /// What.
    pub held: Held,
    /// Why.
    pub error: StoreError,
    /// Since when, in seconds of the window's life.
    pub since: Option<f64>,
    /// When it is tried again.
    pub next: f64,
    /// How long it has waited, in seconds.
    pub waited: f64,
}

impl Held {
    /// Whether to wait with it is of use: what is typed can wait for a stick, but a tournament only for another program.
    pub fn can_wait(&self, trouble: &Trouble) -> bool {
        match trouble {
            Trouble::Locked => true,
            Trouble::Gone | Trouble::DiskFull | Trouble::Io(_) => !matches!(self, Self::Open(_)),
            _ => false,
        }
    }
}

impl Waiting {
    /// It begins to wait.
    pub fn new(held: Held, error: StoreError) -> Self {
        Self { held, error, since: None, next: 0.0, waited: 0.0 }
    }

    /// Says so, over all else.
    pub fn ui(&self, ui: &mut Ui, front: &Front<'_>, actions: &mut Actions) {
        let words = front.words;
        let colours = palette(ui);
        let frame = afloat(ui, 24);
        let width = (ui.ctx().content_rect().width() - 48.0).min(600.0);
        let screen = ui.ctx().content_rect();
        // No modal: that would take the keyboard from the field that waits.
        Area::new(Id::unique("waiting-ground")).order(Order::Foreground).movable(false).fixed_pos(screen.min).show(
            ui.ctx(),
            |ui| {
                ui.painter().rect_filled(screen, 0.0, colours.shade);
                ui.allocate_rect(screen, Sense::click_and_drag());
            },
        );
        let area = Area::new(Id::unique("waiting")).order(Order::Tooltip).anchor(Align2::CENTER_BOTTOM, Vec2::new(0.0, -BELOW));
        area.show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(width - 48.0);
                ui.spacing_mut().item_spacing.y = STEP;
                ui.label(title(match self.error.trouble {
                    Trouble::Locked => say!(words, "waiting-busy"),
                    Trouble::DiskFull => say!(words, "waiting-full"),
                    Trouble::Gone => say!(words, "waiting-gone"),
                    _ => say!(words, "waiting-failing"),
                }));
                separator(ui);
                ui.label(body(match self.error.trouble {
                    Trouble::Locked => say!(words, "waiting-busy-more"),
                    _ => words.store_error(&self.error),
                }));
                if !matches!(self.held, Held::Open(_)) {
                    ui.label(body(say!(words, "waiting-typed")));
                }
                let waited = format!("{:.0}", self.waited.floor());
                ui.label(small(say!(words, "waiting-since", seconds = waited)).color(colours.text_weak));
                separator(ui);
                self.buttons(ui, front, actions);
            })
        });
    }

    /// The keys while it waits, before any screen sees them: Échap gives up, Tab and the space bar reach the buttons, and what
    /// is typed on does not go into fields that wait to be saved.
    pub fn take_keys(ui: &Ui, actions: &mut Actions) {
        if pressed(ui, plain(Key::Escape)) {
            actions.push(Action::StopWaiting);
        }
        let reaches = |event: &Event| match event {
            Event::Key { key, .. } => matches!(key, Key::Tab | Key::Space),
            Event::Text(_) | Event::Paste(_) | Event::Cut | Event::Ime(_) => false,
            _ => true,
        };
        ui.input_mut(|input| input.events.retain(reaches));
    }

    fn buttons(&self, ui: &mut Ui, front: &Front<'_>, actions: &mut Actions) {
        let words = front.words;
        ui.horizontal(|ui| {
            let escape = say!(words, "key-escape");
            if button(ui, Kind::Plain, &say!(words, "waiting-stop"), Some(&escape)).clicked() {
                actions.push(Action::StopWaiting);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let can_move = self.error.trouble != Trouble::Locked;
                if can_move && button(ui, Kind::Plain, &say!(words, "waiting-elsewhere"), None).clicked() {
                    actions.push(Action::File(FileWish::GoOnElsewhere));
                }
            });
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;
    use std::io::ErrorKind;

    /// What passes by itself is waited for; what somebody must do something about is said at once.
    #[test]
    fn only_what_can_pass_is_waited_for() {
        let words = Words::french();
        for (trouble, typed, opening, says) in [
            (Trouble::Locked, true, true, "autre programme"),
            (Trouble::DiskFull, true, false, "Le disque est plein"),
            (Trouble::Gone, true, false, "clé USB retirée"),
            (Trouble::Io(ErrorKind::Other), true, false, "Vérifiez le disque"),
            (Trouble::ReadOnly, false, false, "protégé contre l’écriture"),
            (Trouble::ChangedByAnother, false, false, "ouvrez-le à nouveau"),
            (Trouble::Newer { version: 9, known: 3 }, false, false, "mettez Atout à jour"),
        ] {
            assert_eq!(Held::Undo.can_wait(&trouble), typed, "{trouble:?}");
            assert_eq!(Held::Open(PathBuf::new()).can_wait(&trouble), opening, "{trouble:?}");
            let sentence = words.store_error(&StoreError { path: PathBuf::from("a.jass"), trouble });
            assert!(sentence.contains(says), "{sentence}");
        }
    }
}
