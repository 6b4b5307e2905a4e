//! The four counters over the list: the odd number is said here, long before the draw refuses it.

use crate::gui::widgets::{Tone, counter};
use crate::i18n::Words;
use crate::i18n::number::count;
use crate::say;
use crate::views::registration::{Counts, Parity};
use eframe::egui::Ui;

pub(super) fn ui(ui: &mut Ui, words: &Words, counts: &Counts) {
    let present = match counts.parity {
        Parity::Even => (Tone::Neutral, say!(words, "registration-present")),
        Parity::Bye => (Tone::Neutral, say!(words, "registration-present-bye")),
        Parity::Odd => (Tone::Warning, say!(words, "registration-present-odd")),
    };
    let cells = [
        (
            Tone::Neutral,
            say!(words, "registration-teams"),
            counts.registered,
            say!(words, "registration-most", most = counts.most),
        ),
        (
            Tone::Neutral,
            say!(words, "registration-settled"),
            counts.settled,
            say!(words, "registration-owing", count = counts.owing),
        ),
        (present.0, present.1, counts.present, say!(words, "registration-absent", count = counts.absent)),
        (Tone::Neutral, say!(words, "registration-waiting"), counts.waiting, String::new()),
    ];
    ui.columns(cells.len(), |columns| {
        for (ui, (tone, name, number, rest)) in columns.iter_mut().zip(cells) {
            counter(ui, tone, &name, &count(i64::try_from(number).unwrap_or(i64::MAX)), &rest);
        }
    });
}
