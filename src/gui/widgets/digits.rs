//! The fields of numbers at the entry desk: digits only, at most so many, large and right-aligned. A digit too many is
//! refused and shown, never swallowed; letters are left in the input for the screen, which takes them as commands.

use super::field::{labelled, named};
use crate::gui::keystrokes::letters_are_commands;
use crate::gui::theme::{ROUND, Weight, font, palette};
use eframe::egui::{Align2, Event, Id, Margin, Response, Stroke, StrokeKind, TextEdit, Ui, Vec2};

/// How a field of digits looks and what it takes.
#[derive(Debug, Clone, Copy)]
pub struct Digits {
    /// Its id, so that the screen can give it the keyboard.
    pub id: Id,
    /// The most digits.
    pub most: usize,
    /// Width and height in px.
    pub size: Vec2,
    /// Size of the digits in px.
    pub text: f32,
    /// Where the digits stand.
    pub align: Align2,
    /// Whether the number is wrong.
    pub is_wrong: bool,
}

/// What happened to a field of digits.
pub struct DigitsOutput {
    /// The field.
    pub response: Response,
    /// Whether a digit too many was typed.
    pub overflow: bool,
}

/// A field of digits under its label; without one, screen readers and tests hear the name `heard`.
pub fn digits(ui: &mut Ui, label: Option<&str>, heard: &str, text: &mut String, look: &Digits) -> DigitsOutput {
    let mut overflow = false;
    if ui.memory(|memory| memory.has_focus(look.id)) {
        letters_are_commands(ui.ctx());
        let room = look.most.saturating_sub(text.len());
        let selected = selected(ui, look.id);
        ui.input_mut(|input| {
            input.events.retain_mut(|event| match event {
                Event::Text(typed) | Event::Paste(typed) => {
                    let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
                    overflow |= digits.len() > room + selected;
                    let fits = !digits.is_empty() && digits.len() <= room + selected;
                    typed.clone_from(&digits);
                    fits
                }
                _ => true,
            });
        });
    }
    let palette = palette(ui);
    let outline = if look.is_wrong || overflow { palette.error } else { palette.line_strong };
    let add = |ui: &mut Ui| {
        ui.visuals_mut().widgets.inactive.bg_stroke = Stroke::new(if look.is_wrong { 2.0 } else { 1.0 }, outline);
        ui.visuals_mut().widgets.hovered.bg_stroke = Stroke::new(if look.is_wrong { 2.0 } else { 1.0 }, outline);
        let edit = TextEdit::singleline(text)
            .id(look.id)
            .return_key(None)
            .font(font(look.text, Weight::Bold))
            .align(look.align)
            .desired_width(look.size.x - 24.0)
            .min_size(look.size)
            .margin(Margin::symmetric(12, 4));
        ui.add(edit)
    };
    let response = match label {
        Some(label) => labelled(ui, label, look.size.x, add),
        None => named(ui, heard, add),
    };
    if response.has_focus() {
        ui.painter().rect_stroke(response.rect, ROUND, Stroke::new(3.0, palette.selection), StrokeKind::Outside);
    }
    DigitsOutput { response, overflow }
}

/// How many digits of the field are selected and will give way.
fn selected(ui: &Ui, id: Id) -> usize {
    TextEdit::load_state(ui.ctx(), id).and_then(|state| state.cursor.char_range()).map_or(0, |range| {
        let range = range.as_sorted_char_range();
        range.end.0 - range.start.0
    })
}

/// Puts the keyboard into a field of digits with all it holds selected.
pub fn take_up(ui: &Ui, id: Id, text: &str) {
    use eframe::egui::text::{CCursor, CCursorRange};
    ui.memory_mut(|memory| memory.request_focus(id));
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()))));
    TextEdit::store_state(ui.ctx(), id, state);
}
