//! The journal in sentences, the newest first; what was taken back is struck through. The last step can be taken back here.

use crate::domain::history::{Action as Did, Entry, StateNumber};
use crate::gui::action::{Action, Actions};
use crate::gui::cx::Cx;
use crate::gui::theme::{body, lead, palette, small};
use crate::gui::widgets::{Tone, card_filling, chip, link, separator};
use crate::i18n::date;
use crate::say;
use eframe::egui::{Align, Layout, ScrollArea, Ui};
use std::collections::BTreeSet;

/// How much of it is in view.
pub(super) struct State {
    entries: usize,
}

/// As many entries are shown at first, and more with each wish for more.
const PORTION: usize = 100;

impl Default for State {
    fn default() -> Self {
        Self { entries: PORTION }
    }
}

/// Draws the card.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    let entries = cx.history.entries();
    let undone = undone(entries);
    card_filling(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(lead(say!(words, "check-journal")));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(small(say!(words, "check-entries", count = entries.len())).color(palette(ui).text_weak));
            });
        });
        ScrollArea::vertical().id_salt("journal").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            for entry in entries.iter().rev().take(state.entries) {
                one(ui, cx, entry, undone.contains(&entry.state), actions);
            }
            if entries.len() > state.entries && link(ui, &say!(words, "check-older")).clicked() {
                state.entries += PORTION;
            }
        });
    });
}

fn one(ui: &mut Ui, cx: &Cx<'_>, entry: &Entry, is_undone: bool, actions: &mut Actions) {
    let words = cx.words;
    separator(ui);
    ui.add_space(3.0);
    ui.horizontal(|ui| {
        ui.set_min_height(22.0);
        let when = say!(words, "check-when", time = date::time_to_the_second(&entry.at), operator = &entry.operator);
        ui.label(small(when).color(palette(ui).text_weak)).on_hover_text(date::exact(&entry.at));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let is_last = cx.history.next_undo().is_some_and(|last| last.state == entry.state);
            match entry.action {
                Did::Undid(_) => _ = chip(ui, Tone::Neutral, &say!(words, "check-undo-mark")),
                Did::Redid(_) => _ = chip(ui, Tone::Neutral, &say!(words, "check-redo-mark")),
                _ if is_last
                    && cx.may_write()
                    && link(ui, &say!(words, "check-undo")).on_hover_text(say!(words, "check-key-undo")).clicked() =>
                {
                    actions.push(Action::Undo);
                }
                _ => {}
            }
        });
    });
    let sentence = body(words.entry(entry, cx.history));
    ui.label(if is_undone { sentence.strikethrough().color(palette(ui).text_weak) } else { sentence });
    ui.add_space(6.0);
}

/// The entries that are not in force any more.
fn undone(entries: &[Entry]) -> BTreeSet<StateNumber> {
    let mut undone = BTreeSet::new();
    for entry in entries {
        match entry.action {
            Did::Undid(state) => _ = undone.insert(state),
            Did::Redid(state) => _ = undone.remove(&state),
            Did::Created | Did::Rescued | Did::Did(_) => {}
        }
    }
    undone
}
