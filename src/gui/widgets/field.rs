//! Fields for text, each tied to its label: screen readers and tests find it by the same French name.

use super::icon::{self, Icon};
use super::key_cap;
use crate::gui::theme::{HEIGHT, HEIGHT_SMALL, palette, small};
use eframe::egui::{Align, Align2, Id, Layout, Margin, Pos2, Response, TextEdit, Ui, Vec2};

/// A field under its label, as wide as there is room.
pub fn field(ui: &mut Ui, label: &str, text: &mut String) -> Response {
    let width = ui.available_width();
    field_with(ui, label, text, width, None)
}

/// A field under its label. With an id the screen can give it the keyboard. ⏎ is left to the screen.
pub fn field_with(ui: &mut Ui, label: &str, text: &mut String, width: f32, id: Option<Id>) -> Response {
    labelled(ui, label, width, |ui| {
        let edit = TextEdit::singleline(text)
            .return_key(None)
            .desired_width(width - 24.0)
            .min_size(Vec2::new(width, HEIGHT))
            .align(Align2::LEFT_CENTER)
            .margin(Margin::symmetric(12, 8));
        ui.add(match id {
            Some(id) => edit.id(id),
            None => edit,
        })
    })
}

/// Anything under a label that names it.
pub fn labelled(ui: &mut Ui, label: &str, width: f32, add: impl FnOnce(&mut Ui) -> Response) -> Response {
    ui.allocate_ui_with_layout(Vec2::new(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let name = ui.label(small(label).color(palette(ui).text_weak));
        add(ui).labelled_by(name.id)
    })
    .inner
}

/// Several controls under a label that says what they are about; each has its own name.
pub fn grouped<R>(ui: &mut Ui, label: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(small(label).color(palette(ui).text_weak));
        add(ui)
    })
    .inner
}

/// Anything whose name is not on the screen, because it is plain from where it stands: only heard.
pub fn named(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui) -> Response) -> Response {
    let response = add(ui);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    response
}

/// A field of several lines for a reason.
pub fn reason(ui: &mut Ui, label: &str, text: &mut String) -> Response {
    reason_with(ui, label, text, None)
}

/// The same; with an id the screen can give it the keyboard.
pub fn reason_with(ui: &mut Ui, label: &str, text: &mut String, id: Option<Id>) -> Response {
    let width = ui.available_width();
    labelled(ui, label, width, |ui| {
        let edit =
            TextEdit::multiline(text).return_key(None).desired_rows(2).desired_width(width).margin(Margin::symmetric(12, 8));
        ui.add(match id {
            Some(id) => edit.id(id),
            None => edit,
        })
    })
}

/// A field to search by; its label is its hint.
pub fn search(ui: &mut Ui, label: &str, text: &mut String, width: f32, id: Id) -> Response {
    let response = search_alone(ui, label, text, width, id);
    let key_place = response.rect.with_min_x(response.rect.right() - 58.0);
    ui.scope_builder(eframe::egui::UiBuilder::new().max_rect(key_place).layout(Layout::left_to_right(Align::Center)), |ui| {
        key_cap(ui, "Ctrl F");
    });
    response
}

/// The same where no key is needed to come to it.
pub fn search_alone(ui: &mut Ui, label: &str, text: &mut String, width: f32, id: Id) -> Response {
    let edit = TextEdit::singleline(text)
        .id(id)
        .return_key(None)
        .hint_text(small(label))
        .desired_width(width - 36.0 - 64.0)
        .min_size(Vec2::new(width, HEIGHT_SMALL))
        .align(Align2::LEFT_CENTER)
        .margin(Margin { left: 36, right: 64, top: 4, bottom: 4 });
    let response = ui.add(edit);
    let colour = palette(ui).text_weak;
    icon::paint(ui.painter(), Icon::Search, Pos2::new(response.rect.left() + 20.0, response.rect.center().y), 18.0, colour);
    named(ui, label, |_| response)
}

/// A box to tick.
pub fn check(ui: &mut Ui, label: &str, ticked: &mut bool) -> Response {
    ui.checkbox(ticked, label)
}
