//! The three ways in: a new tournament, one of a file, a rehearsal.

use crate::gui::action::{Action, Actions, FileWish, ScreenWish};
use crate::gui::cx::Front;
use crate::gui::theme::{ROUND_LARGE, Weight, body, figure, font, palette, small, suits};
use crate::gui::widgets::{Icon, Kind, button, cut, icon, key_cap};
use crate::say;
use eframe::egui::{Align, Layout, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo};

/// Whether the name of the program stands over them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Head {
    Shown,
    LeftOut,
}

pub(super) fn ui(ui: &mut Ui, front: &Front<'_>, head: Head, actions: &mut Actions) {
    let words = front.words;
    let colours = palette(ui);
    if head == Head::Shown {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            for (suit, colour) in [("♠", colours.text), ("♥", colours.error), ("♦", colours.error), ("♣", colours.text)] {
                ui.label(suits(suit, 40.0).color(colour));
            }
        });
        ui.label(figure(say!(words, "home-title")));
        ui.label(body(say!(words, "home-subtitle")).color(colours.text_weak));
        ui.add_space(12.0);
    }
    ui.spacing_mut().item_spacing.y = 12.0;
    if door(ui, Icon::Plus, &say!(words, "command-new"), &say!(words, "home-new-more"), "Ctrl N") {
        actions.push(Action::Screen(ScreenWish::NewTournament));
    }
    if door(ui, Icon::Folder, &say!(words, "command-open"), &say!(words, "home-open-more"), "Ctrl O") {
        actions.push(Action::File(FileWish::Choose));
    }
    if door(ui, Icon::Cards, &say!(words, "command-rehearse"), &say!(words, "home-rehearse-more"), "Ctrl Maj N") {
        actions.push(Action::File(FileWish::Rehearse));
    }
    ui.label(small(say!(words, "home-rehearse-note")).color(colours.text_weak));
    if front.open.is_some() || !front.settings.recent.is_empty() {
        let copies = button(ui, Kind::Plain, &say!(words, "command-copies"), Some("Ctrl Maj R"));
        if copies.on_hover_text(say!(words, "home-copies-more")).clicked() {
            actions.push(Action::File(FileWish::Copies(None)));
        }
    }
}

fn door(ui: &mut Ui, sign: Icon, name: &str, more: &str, key: &str) -> bool {
    let colours = palette(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 76.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let (fill, outline) = if response.has_focus() {
        (colours.selection, Stroke::new(2.0, colours.accent))
    } else if response.hovered() {
        (colours.panel_tint, Stroke::new(1.0, colours.line_strong))
    } else {
        (colours.panel, Stroke::new(1.0, colours.line_strong))
    };
    ui.painter().rect(rect, ROUND_LARGE, fill, outline, StrokeKind::Inside);
    icon::paint(ui.painter(), sign, Pos2::new(rect.left() + 30.0, rect.center().y), 22.0, colours.accent);
    let inner = Rect::from_min_max(rect.min + Vec2::new(56.0, 0.0), rect.max - Vec2::new(20.0, 0.0));
    let right = if rect.width() < 420.0 {
        // Its key stands in the hint bar too: the words go first.
        inner.right()
    } else {
        let at_right = UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center));
        ui.scope_builder(at_right, |ui| key_cap(ui, key).rect.left()).inner - 8.0
    };
    let room = right - inner.left();
    let (name, _) = cut(ui, name, font(18.0, Weight::Bold), colours.text, room);
    let (more, _) = cut(ui, more, font(14.0, Weight::Regular), colours.text_weak, room);
    ui.painter().galley(Pos2::new(inner.left(), rect.center().y - name.size().y + 1.0), name, colours.text);
    ui.painter().galley(Pos2::new(inner.left(), rect.center().y + 4.0), more, colours.text_weak);
    response.on_hover_text(key).clicked()
}
