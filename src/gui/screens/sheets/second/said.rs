//! What came of the sheet typed last: « contrôlée », or a calm note with both values, by whom and when, and what can be done.

use super::super::State;
use super::{Way, is_open, mark, settle};
use crate::domain::RoundNumber;
use crate::domain::check::Checked;
use crate::domain::sheet::difference::Difference;
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{STEP, Weight, body, font, palette, small, strong};
use crate::gui::widgets::{Kind, Tone, button, note};
use crate::i18n::{Words, capitalized, date};
use crate::say;
use crate::views::second_entry::{CheckedSheet, Hand, SecondEntry};
use eframe::egui::{Grid, RichText, Ui, Vec2};

/// Draws the note.
pub(in super::super) fn said(ui: &mut Ui, cx: &Cx<'_>, desk: &SecondEntry, state: &mut State, actions: &mut Actions) {
    let Some((round, table)) = state.second.compared else { return };
    let Some(sheet) = desk.at(table).filter(|_| Some(round) == round_here(cx)) else { return };
    match (sheet.checked, &sheet.difference) {
        (_, Some(difference)) => differs(ui, cx, sheet, difference, state, actions),
        (Checked::Yes, None) => {
            note(
                ui,
                Tone::Ok,
                &say!(cx.words, "second-entry-table", table = table, state = mark(cx.words, sheet.checked)),
                |ui| {
                    alone(ui, cx.words, sheet);
                },
            );
        }
        _ => {}
    }
}

fn round_here(cx: &Cx<'_>) -> Option<RoundNumber> {
    match cx.place {
        crate::gui::place::Place::Round(round, _) => Some(round),
        _ => None,
    }
}

fn differs(ui: &mut Ui, cx: &Cx<'_>, sheet: &CheckedSheet, difference: &Difference, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    note(ui, Tone::Warning, &say!(words, "second-entry-table-differs", table = difference.table), |ui| {
        let text = palette(ui).text;
        ui.spacing_mut().item_spacing.y = 6.0;
        let looks = capitalized(&words.looks(&difference.looks));
        ui.label(body(say!(words, "second-entry-look-again", looks = looks)).color(text));
        let both = [
            (say!(words, "second-entry-first"), &difference.first, Some(&sheet.first)),
            (say!(words, "second-entry-second"), &difference.second, sheet.second.as_ref()),
        ];
        Grid::new("both-entries").num_columns(3).spacing(Vec2::new(2.0 * STEP, 6.0)).min_row_height(24.0).show(ui, |ui| {
            for (name, content, hand) in both {
                ui.label(body(name).color(palette(ui).text_weak));
                ui.label(RichText::new(words.sheet_content(content)).font(font(18.0, Weight::Bold)).color(text));
                ui.label(small(hand.map_or_else(String::new, |hand| by(words, hand))).color(palette(ui).text_weak));
                ui.end_row();
            }
        });
        alone(ui, words, sheet);
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            let ways = [
                (say!(words, "second-entry-do-exchange"), "X", Way::Exchange),
                (say!(words, "second-entry-do-first"), "P", Way::First),
                (say!(words, "second-entry-do-second"), "S", Way::Second),
                (say!(words, "second-entry-do-again"), "R", Way::Again),
            ];
            for (name, key, way) in ways.into_iter().filter(|(.., way)| is_open(*way, difference)) {
                if button(ui, Kind::Plain, &name, Some(key)).clicked() {
                    settle(cx, difference, way, state, actions);
                }
            }
        });
    });
}

/// That one person typed the sheet both times.
fn alone(ui: &mut Ui, words: &Words, sheet: &CheckedSheet) {
    if let Some(second) = sheet.second.as_ref().filter(|_| sheet.is_by_one_person()) {
        let sentence = say!(words, "second-entry-one-person", count = 1_usize, operator = &second.operator);
        ui.label(strong(sentence).size(14.0).color(palette(ui).text));
    }
}

/// « Anne, 14:03 ».
pub(super) fn by(words: &Words, hand: &Hand) -> String {
    say!(words, "second-entry-by", operator = &hand.operator, at = date::time(&hand.at))
}
