//! How a paper is wanted: which list, which size, with or without the players. Shown where it matters for the paper.

use crate::documents::catalogue::{Kind, Order, PlayersNames};
use crate::documents::{By, SheetFormat};
use crate::gui::widgets::{check, toggle};
use crate::i18n::Words;
use crate::say;
use eframe::egui::Ui;

/// The options, kept from paper to paper.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Options {
    by: Option<By>,
    format: SheetFormat,
    players: PlayersNames,
}

/// Which options a kind of paper has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Has {
    Lists,
    Formats,
    Nothing,
}

impl Options {
    /// An order with what matters for its kind.
    pub(super) fn applied(&self, order: Order) -> Order {
        match has(order.kind) {
            Has::Lists => Order { by: self.by, players: self.players, ..order },
            Has::Formats => Order { format: self.format, ..order },
            Has::Nothing => Order { players: self.players, ..order },
        }
    }
}

fn has(kind: Kind) -> Has {
    match kind {
        Kind::DrawByTeam => Has::Lists,
        Kind::Sheets | Kind::SheetBlank => Has::Formats,
        _ => Has::Nothing,
    }
}

/// What the options and the buttons under the list need in px.
pub(super) fn height(order: &Order, room: f32) -> f32 {
    let buttons = if room < 1240.0 { 152.0 } else { 88.0 };
    buttons
        + match has(order.kind) {
            Has::Lists => 36.0 + 40.0 + 8.0,
            Has::Formats => 44.0,
            Has::Nothing => 40.0,
        }
}

/// Draws those of a paper.
pub(super) fn ui(ui: &mut Ui, words: &Words, options: &mut Options, order: &Order) {
    match has(order.kind) {
        Has::Lists => {
            ui.horizontal_wrapped(|ui| {
                toggle(ui, &say!(words, "documents-by-all"), None, &mut options.by);
                toggle(ui, &say!(words, "documents-by-number"), Some(By::Number), &mut options.by);
                toggle(ui, &say!(words, "documents-by-team"), Some(By::Team), &mut options.by);
                toggle(ui, &say!(words, "documents-by-player"), Some(By::Player), &mut options.by);
            });
            players(ui, words, options);
        }
        Has::Formats => {
            ui.horizontal_wrapped(|ui| {
                toggle(ui, &say!(words, "documents-a4"), SheetFormat::A4, &mut options.format);
                toggle(ui, &say!(words, "documents-a5"), SheetFormat::A5, &mut options.format);
            });
        }
        Has::Nothing => players(ui, words, options),
    }
}

fn players(ui: &mut Ui, words: &Words, options: &mut Options) {
    let mut left_out = options.players == PlayersNames::LeftOut;
    if check(ui, &say!(words, "documents-without-players"), &mut left_out).changed() {
        options.players = if left_out { PlayersNames::LeftOut } else { PlayersNames::Shown };
    }
}
