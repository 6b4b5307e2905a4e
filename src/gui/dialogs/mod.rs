//! Dialogs: one at a time on top of the window, a file each. ⏎ in a dialog does what its filled button does; Échap closes
//! it and changes nothing.

pub mod annul_draw;
pub mod change_rules;
pub mod clock;
mod consequences;
pub mod correct_sheet;
pub mod draw_record;
pub mod edit_team;
mod fields;
pub mod first_stands;
pub mod fixed_table;
pub mod forfeit;
pub mod grant;
pub mod hand_draw;
pub mod import_teams;
pub mod leave_team;
pub mod misplaced_sheets;
pub mod odd_teams;
pub mod penalty;
mod points_form;
pub mod seat_teams;
pub mod substitute;
pub mod swap_teams;
pub mod take_seat;

use super::action::{Action, Actions, Asker};
use super::cx::Cx;
use super::keys::{ctrl, plain, pressed, typing};
use super::theme::{STEP, afloat, palette, title};
use super::widgets::{Kind, Tone, button_with, note, separator};
use crate::domain::Refusal;
use crate::domain::command::Command;
use crate::say;
use eframe::egui::{Align, Id, Key, Layout, Modal, Response, ScrollArea, Ui, Vec2};

/// A dialog.
pub trait Dialog: Send {
    /// What it is about.
    fn title(&self, cx: &Cx<'_>) -> String;

    /// Its width in px.
    fn width(&self) -> f32 {
        640.0
    }

    /// Its content and its buttons.
    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions);

    /// The command it asked for was refused: to be said where the user looks.
    fn refused(&mut self, refusal: Refusal);
}

/// Shows a dialog.
pub fn show(ui: &mut Ui, cx: &Cx<'_>, dialog: &mut dyn Dialog, actions: &mut Actions) {
    let palette = palette(ui);
    let screen = ui.ctx().content_rect();
    let width = dialog.width().min(screen.width() - 48.0);
    let frame = afloat(ui, 24);
    let heading = dialog.title(cx);
    let id = Id::unique("dialog");
    let area = Modal::default_area(id).default_size(Vec2::new(width, screen.height() - 48.0));
    Modal::new(id).area(area).frame(frame).backdrop_color(palette.shade).show(ui.ctx(), |ui| {
        ui.set_width(width - 48.0);
        // What is in a dialog may grow: it has the whole height each time, not that of the frame before.
        ui.set_max_height(screen.height() - 96.0);
        ui.label(title(heading));
        separator(ui);
        // As high as its content, also where that grows while the dialog is open; scrolled only where the window ends.
        let most = screen.height() - 160.0;
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            ui.set_width(width - 52.0);
            dialog.ui(ui, cx, actions);
        });
        // After the content, so that a menu or a field inside can take the key first.
        if pressed(ui, plain(Key::Escape)) {
            actions.push(Action::CloseDialog);
        }
    });
}

/// Whether ⏎ was pressed for the filled button: in a field, or where nothing has the keyboard. A box, a choice or another
/// button that has it answers ⏎ itself. To be asked before any of them is drawn.
pub fn entered(ui: &Ui) -> bool {
    let is_free = ui.memory(|memory| memory.focused().is_none()) || typing(ui.ctx());
    is_free && pressed(ui, plain(Key::Enter))
}

/// Gives the first field of a dialog the keyboard, once: it takes some frames, since a dialog is measured before it shows.
pub fn begin(field: &Response, begun: &mut bool) {
    if !*begun {
        *begun = field.has_focus();
        field.request_focus();
    }
}

/// The sentence of a refusal, where there is one.
pub fn refusal_note(ui: &mut Ui, cx: &Cx<'_>, refusal: Option<&Refusal>) {
    if let Some(refusal) = refusal {
        note(ui, Tone::Error, &cx.words.refusal(refusal), |_| {});
    }
}

/// What a dialog is for: its button, and why it cannot be pressed now.
pub struct Deed<'a> {
    /// How the button looks.
    pub kind: Kind,
    /// What stands on it.
    pub name: &'a str,
    /// Why it would be refused.
    pub refusal: Option<&'a Refusal>,
}

/// The last line of a dialog: leave things as they are, or do what it is for. Gives whether that is wished: by a click, by
/// ⏎ for a filled button, by Ctrl ⏎, which no hand presses by habit, also for what destroys.
pub fn foot(ui: &mut Ui, cx: &Cx<'_>, deed: &Deed<'_>, actions: &mut Actions) -> bool {
    let words = cx.words;
    let mut wished = false;
    ui.add_space(STEP);
    separator(ui);
    ui.add_space(STEP);
    ui.horizontal(|ui| {
        let escape = say!(words, "key-escape");
        let keep = button_with(ui, Kind::Plain, None, &say!(words, "dialog-nothing"), Some(&escape), 0.0);
        if keep.clicked() {
            actions.push(Action::CloseDialog);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let possible = deed.refusal.is_none() && cx.may_write();
            let key = if deed.kind == Kind::Primary { "⏎" } else { "Ctrl ⏎" };
            let done = ui.add_enabled_ui(possible, |ui| button_with(ui, deed.kind, None, deed.name, Some(key), 0.0)).inner;
            let is_entered = deed.kind == Kind::Primary && !keep.has_focus() && !done.has_focus() && entered(ui);
            let by_key = possible && (is_entered || pressed(ui, ctrl(Key::Enter)));
            let done = match deed.refusal {
                Some(refusal) => done.on_disabled_hover_text(words.refusal(refusal)),
                None => done.on_disabled_hover_text(say!(words, "bar-read-only")),
            };
            wished = done.clicked() || by_key;
        });
    });
    wished
}

/// The last line of a dialog that is for one command; without it something is still to be typed.
pub fn carry_out(ui: &mut Ui, cx: &Cx<'_>, kind: Kind, name: &str, command: Option<Command>, actions: &mut Actions) {
    let refusal = match &command {
        Some(command) => cx.could(command).err(),
        None => Some(Refusal::NothingGiven),
    };
    if foot(ui, cx, &Deed { kind, name, refusal: refusal.as_ref() }, actions)
        && let Some(command) = command
    {
        actions.run(command, Asker::Dialog);
    }
}
