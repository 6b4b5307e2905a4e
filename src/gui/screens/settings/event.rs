//! What stands at the head of the papers: name, date, place; the fee and the prizes by rank.

use super::wrong;
use crate::domain::command::{Command, EventCommand, EventDraft};
use crate::domain::tournament::Event;
use crate::gui::action::{Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::keys::{plain, pressed};
use crate::gui::theme::{palette, small};
use crate::gui::widgets::{Kind, Tone, button, field, field_with, note};
use crate::i18n::{date, number};
use crate::say;
use eframe::egui::{Key, Ui};

/// The fields as typed, over what is on file.
pub(super) struct Form {
    on_file: Event,
    name: String,
    date: String,
    place: String,
    fee: String,
    prizes: Vec<String>,
}

impl Form {
    fn of(event: &Event) -> Self {
        Self {
            name: event.name.clone(),
            date: date::short(event.date),
            place: event.place.clone(),
            fee: number::amount(event.fee),
            prizes: event.prizes.clone(),
            on_file: event.clone(),
        }
    }

    /// The wish, where the date and the fee can be read.
    fn command(&self) -> Option<Command> {
        let mut prizes = self.prizes.clone();
        while prizes.last().is_some_and(|prize| prize.trim().is_empty()) {
            prizes.pop();
        }
        Some(Command::Event(EventCommand::Edit(EventDraft {
            name: Some(self.name.clone()),
            date: Some(date::read(&self.date)?),
            place: Some(self.place.clone()),
            fee: Some(number::read_amount(&self.fee)?),
            prizes: Some(prizes),
        })))
    }
}

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, form: &mut Option<Form>, actions: &mut Actions) {
    // What was changed elsewhere, or taken back, shows; what is half typed gives way to it.
    if form.as_ref().is_none_or(|form| form.on_file != cx.tournament.event) {
        *form = Some(Form::of(&cx.tournament.event));
    }
    let Some(form) = form.as_mut() else { return };
    ui.add_enabled_ui(cx.may_write(), |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        let mut typing = fields(ui, cx, form);
        typing |= prizes(ui, cx, form);
        save(ui, cx, form, typing && pressed(ui, plain(Key::Enter)), actions);
    });
}

/// Whether one of the fields has the keyboard.
fn fields(ui: &mut Ui, cx: &Cx<'_>, form: &mut Form) -> bool {
    let words = cx.words;
    let name = field(ui, &say!(words, "new-name"), &mut form.name);
    let (day, fee) = (say!(words, "new-date"), say!(words, "settings-fee"));
    let pair = side_by_side(ui, &mut [(day, &mut form.date), (fee, &mut form.fee)]);
    match date::read(&form.date) {
        Some(day) => ui.label(small(date::long(words, day)).color(palette(ui).text_weak)),
        None => ui.label(small(say!(words, "not-a-date", text = form.date.trim())).color(palette(ui).error)),
    };
    if number::read_amount(&form.fee).is_none() {
        wrong(ui, &say!(words, "settings-not-an-amount", text = form.fee.trim()));
    }
    let place = field(ui, &say!(words, "new-place"), &mut form.place);
    pair || name.has_focus() || place.has_focus()
}

/// A field for each prize, and an empty one for the next.
fn prizes(ui: &mut Ui, cx: &Cx<'_>, form: &mut Form) -> bool {
    if form.prizes.last().is_none_or(|last| !last.trim().is_empty()) {
        form.prizes.push(String::new());
    }
    let label = |i: usize| say!(cx.words, "settings-prize", rank = (i + 1).to_string());
    let mut fields: Vec<_> = form.prizes.iter_mut().enumerate().map(|(i, prize)| (label(i), prize)).collect();
    fields.chunks_mut(2).fold(false, |typing, pair| typing | side_by_side(ui, pair))
}

/// Two fields on one line where there is room; says whether one of them has the keyboard.
fn side_by_side(ui: &mut Ui, fields: &mut [(String, &mut String)]) -> bool {
    let room = ui.available_width();
    let is_wide = room > 380.0;
    let width = if is_wide { (room - 8.0) / 2.0 } else { room };
    let mut all = |ui: &mut Ui| {
        let mut typing = false;
        for (label, text) in fields.iter_mut() {
            typing |= field_with(ui, label, text, width, None).has_focus();
        }
        typing
    };
    if is_wide { ui.horizontal_top(all).inner } else { all(ui) }
}

fn save(ui: &mut Ui, cx: &Cx<'_>, form: &Form, entered: bool, actions: &mut Actions) {
    let words = cx.words;
    let command = form.command();
    let could = command.as_ref().map(|command| cx.could(command));
    let reason = match &could {
        None => Some(say!(words, "settings-wrong-field")),
        Some(Err(refusal)) => {
            note(ui, Tone::Error, &words.refusal(refusal), |_| {});
            Some(words.refusal(refusal))
        }
        Some(Ok(decision)) if decision.changes.is_empty() => Some(say!(words, "settings-unchanged")),
        Some(Ok(_)) => None,
    };
    let kind = if reason.is_none() { Kind::Primary } else { Kind::Plain };
    let clicked = ui
        .add_enabled_ui(reason.is_none(), |ui| button(ui, kind, &say!(words, "settings-save"), Some("⏎")))
        .inner
        .on_disabled_hover_text(reason.clone().unwrap_or_default())
        .clicked();
    if let (Some(command), None, true) = (command, reason, clicked || entered) {
        actions.run(command, Asker::Screen);
    }
}
