//! How a paper is wanted: which list, how many on a sheet, with or without the players, on which paper. Shown where it matters
//! for the paper. Prints nothing.

use crate::documents::catalogue::{Kind, Order, PlayersNames};
use crate::documents::{By, PaperSize, SheetFormat};
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
    paper: PaperSize,
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
        let order = Order { paper: self.paper, ..order };
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

/// From this width of the screen on, in px, two buttons to save stand side by side.
pub(super) const WIDE: f32 = 1240.0;

/// What the options and the buttons under the list need in px.
pub(super) fn height(order: &Order, room: f32) -> f32 {
    let buttons = if room < WIDE { 116.0 } else { 88.0 };
    buttons
        + match has(order.kind) {
            // There the lists take two lines.
            Has::Lists if room < WIDE => 36.0 + 36.0 + 40.0 + 16.0,
            Has::Lists | Has::Formats => 36.0 + 40.0 + 8.0,
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
        }
        Has::Formats => {
            ui.horizontal_wrapped(|ui| {
                toggle(ui, &say!(words, "documents-a4"), SheetFormat::A4, &mut options.format);
                toggle(ui, &say!(words, "documents-a5"), SheetFormat::A5, &mut options.format);
            });
        }
        Has::Nothing => {}
    }
    ui.horizontal_wrapped(|ui| {
        if has(order.kind) != Has::Formats {
            players(ui, words, options);
            ui.add_space(8.0);
        }
        paper(ui, words, options);
    });
}

fn players(ui: &mut Ui, words: &Words, options: &mut Options) {
    let mut left_out = options.players == PlayersNames::LeftOut;
    if check(ui, &say!(words, "documents-without-players"), &mut left_out).changed() {
        options.players = if left_out { PlayersNames::LeftOut } else { PlayersNames::Shown };
    }
}

fn paper(ui: &mut Ui, words: &Words, options: &mut Options) {
    let mut letter = options.paper == PaperSize::Letter;
    if check(ui, &say!(words, "documents-letter"), &mut letter).changed() {
        options.paper = if letter { PaperSize::Letter } else { PaperSize::A4 };
    }
}
