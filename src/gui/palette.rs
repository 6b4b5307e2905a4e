//! « Toutes les commandes » (Ctrl Maj P): every action by its name, with its key. Typing finds it, ⏎ does it.

use super::action::{Action, Actions};
use super::commands::{COMMANDS, Entry};
use super::cx::Front;
use super::keys::{plain, pressed, written};
use super::theme::{afloat, palette, small};
use super::widgets::{Column, Table, search_alone};
use crate::i18n::sorting;
use crate::say;
use eframe::egui::{Id, Key, Modal, Ui};

/// The palette while it is open.
#[derive(Default)]
pub struct Palette {
    typed: String,
    chosen: usize,
    moved: Moved,
}

/// Whether an arrow has chosen a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Moved {
    #[default]
    No,
    Yes,
}

impl Palette {
    /// Whether a row is chosen: by a word typed or by an arrow.
    fn is_chosen(&self) -> bool {
        self.moved == Moved::Yes || !self.typed.trim().is_empty()
    }

    /// Draws it.
    pub fn ui(&mut self, ui: &mut Ui, front: &Front<'_>, actions: &mut Actions) {
        let colours = palette(ui);
        let frame = afloat(ui, 16);
        let found = found(front, &self.typed);
        let down = pressed(ui, plain(Key::ArrowDown));
        let up = pressed(ui, plain(Key::ArrowUp));
        if down {
            self.chosen += usize::from(self.is_chosen());
            self.moved = Moved::Yes;
        }
        if up {
            self.chosen = self.chosen.saturating_sub(1);
            self.moved = Moved::Yes;
        }
        self.chosen = self.chosen.min(found.len().saturating_sub(1));
        // Nothing typed and nothing chosen: ⏎ does nothing, least of all the first of the list.
        let mut entered = pressed(ui, plain(Key::Enter)).then_some(self.chosen).filter(|_| self.is_chosen());
        let closed = pressed(ui, plain(Key::Escape));
        let width = (ui.ctx().content_rect().width() - 64.0).min(560.0);
        let height = (ui.ctx().content_rect().height() - 160.0).clamp(120.0, 480.0);
        Modal::new(Id::unique("palette")).frame(frame).backdrop_color(colours.shade).show(ui.ctx(), |ui| {
            ui.set_width(width);
            let field = Id::unique("palette-field");
            let response = search_alone(ui, &say!(front.words, "palette-hint"), &mut self.typed, width, field);
            response.request_focus();
            if response.changed() {
                self.chosen = 0;
            }
            if found.is_empty() {
                ui.label(small(say!(front.words, "palette-none")).color(colours.text_weak));
            }
            let columns = [Column::names("", 1.0), Column::numbers("", 140.0)];
            let chosen = (!found.is_empty() && self.is_chosen()).then_some(self.chosen);
            let shown = Table::new("palette-table", &columns, found.len())
                .without_head()
                .chosen(chosen)
                .scroll_to(chosen)
                .height(height)
                .show(ui, |row| {
                    let entry = found[row.index];
                    row.text(0, &(entry.name)(front.words));
                    if let Some(key) = entry.key {
                        row.small(1, &written(front.words, key));
                    }
                });
            entered = entered.or(shown.chosen);
        });
        if let Some(entry) = entered.and_then(|row| found.get(row)) {
            actions.push(Action::Palette);
            actions.push((entry.action)(front).unwrap_or(Action::Palette));
        } else if closed {
            actions.push(Action::Palette);
        }
    }
}

/// The commands that can do something now and have all the words typed in their name, accents and case aside.
fn found(front: &Front<'_>, typed: &str) -> Vec<&'static Entry> {
    let wanted: Vec<_> = typed.split_whitespace().map(sorting::key).collect();
    let fits = |entry: &&Entry| {
        let name = sorting::key(&(entry.name)(front.words));
        wanted.iter().all(|word| name.contains(word.as_str())) && (entry.action)(front).is_some()
    };
    COMMANDS.iter().filter(fits).collect()
}
