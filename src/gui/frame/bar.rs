//! The top bar: which tournament, what can be taken back, since when all is saved, the clock.

use super::clock;
use crate::domain::Moment;
use crate::gui::action::{Action, Actions, ProjectorWish};
use crate::gui::copies::Second;
use crate::gui::cx::{Cx, Front, Mode};
use crate::gui::frame::{is_narrow, is_small};
use crate::gui::notices::Notices;
use crate::gui::place::Place;
use crate::gui::projector::control::ProjectorControl;
use crate::gui::theme::{ROUND, Weight, font, palette};
use crate::gui::widgets::{Cut, Icon, Kind, Tone, button_with, chip, cut, icon};
use crate::i18n::date;
use crate::say;
use eframe::egui::{Align, Layout, Pos2, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo};

pub(super) fn ui(ui: &mut Ui, front: &Front<'_>, saved_at: Option<Moment>, notices: &Notices, actions: &mut Actions) {
    let inner = ui.max_rect().shrink2(Vec2::new(if is_small(ui) { 8.0 } else { 16.0 }, 0.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)), |ui| {
        ui.spacing_mut().item_spacing.x = if is_small(ui) { 8.0 } else { 16.0 };
        if let Some(cx) = front.open {
            with_tournament(ui, front, cx, saved_at, notices, actions);
        } else {
            pages(ui, front, actions);
            name(ui, "Atout", 18.0);
        }
    });
}

fn with_tournament(
    ui: &mut Ui,
    front: &Front<'_>,
    cx: &Cx<'_>,
    saved_at: Option<Moment>,
    notices: &Notices,
    actions: &mut Actions,
) {
    let words = cx.words;
    if cx.place == Place::Home {
        pages(ui, front, actions);
    }
    clock::ui(ui, cx, actions);
    projector(ui, cx, actions);
    match (notices.trouble(), cx.mode, saved_at) {
        (Some(trouble), ..) => cut_chip(ui, trouble),
        (None, Mode::Read, _) => _ = chip(ui, Tone::Warning, &say!(words, "bar-read-only")),
        (None, _, Some(at)) => {
            let time = date::time_to_the_second(&at);
            saved(
                ui,
                &match front.second {
                    Second::Away(_) => say!(words, "bar-saved-here", time = time),
                    _ => say!(words, "bar-saved", time = time),
                },
            );
        }
        (None, _, None) => {}
    }
    if cx.may_write() {
        let redo = cx.history.next_redo().map(|entry| say!(words, "bar-redo", deed = words.deed(entry)));
        let undo = cx.history.next_undo().map(|entry| say!(words, "bar-undo", deed = words.deed(entry)));
        if let Some(text) = redo.filter(|_| !is_narrow(ui))
            && on_bar(ui, Icon::Redo, &text, "Ctrl Y", Text::Shown)
        {
            actions.push(Action::Redo);
        }
        let room = if ui.available_width() > 420.0 { Text::Shown } else { Text::LeftOut };
        if let Some(text) = undo
            && on_bar(ui, Icon::Undo, &text, "Ctrl Z", room)
        {
            actions.push(Action::Undo);
        }
    }
    if cx.mode == Mode::Rehearsal {
        chip(ui, Tone::Warning, &say!(words, "bar-rehearsal"));
    }
    if !is_narrow(ui) {
        let text = date::long(words, cx.tournament.event.date);
        let width = ui.available_width();
        if width > 420.0 {
            ui.scope(|ui| {
                ui.set_max_width(220.0);
                ui.label(eframe::egui::RichText::new(text).size(14.0).color(palette(ui).bar_weak));
            });
        }
    }
    name(ui, &cx.tournament.event.name, 18.0);
}

/// The pages beside the tournament, where there is no rail.
fn pages(ui: &mut Ui, front: &Front<'_>, actions: &mut Actions) {
    let words = front.words;
    let all = [
        (Icon::Help, say!(words, "command-help"), "F1", Place::Help),
        (Icon::Sliders, say!(words, "command-settings"), "F12", Place::Settings),
        (Icon::Cards, say!(words, "bar-home"), "F2", Place::Home),
    ];
    let room = if is_narrow(ui) && front.open.is_some() || is_small(ui) { Text::LeftOut } else { Text::Shown };
    for (icon, text, key, place) in all {
        if place != front.place && on_bar(ui, icon, &text, key, room) {
            actions.go(place);
        }
    }
}

/// Whether a button has its words on it, or only in its tooltip.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Text {
    Shown,
    LeftOut,
}

fn on_bar(ui: &mut Ui, icon: Icon, text: &str, key: &str, shown: Text) -> bool {
    if shown == Text::Shown {
        return button_with(ui, Kind::OnBar, Some(icon), text, None, 0.0).on_hover_text(key).clicked();
    }
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(32.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), text));
    let colours = palette(ui);
    let fill = if response.hovered() { colours.bar_line } else { colours.bar };
    let line = if response.has_focus() { Stroke::new(2.0, colours.bar_text) } else { Stroke::new(1.0, colours.bar_line) };
    ui.painter().rect(rect, ROUND, fill, line, StrokeKind::Inside);
    icon::paint(ui.painter(), icon, rect.center(), 20.0, colours.bar_text);
    response.on_hover_text(format!("{text} · {key}")).clicked()
}

/// A warning that may be long: cut, and whole in its tooltip.
fn cut_chip(ui: &mut Ui, text: &str) {
    let room = (ui.available_width() - 120.0).max(80.0);
    let (fill, colour) = Tone::Warning.colours(ui);
    let (galley, _) = cut(ui, text, font(14.0, Weight::Regular), colour, room);
    let (rect, response) = ui.allocate_exact_size(galley.size() + Vec2::new(16.0, 6.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    ui.painter().rect_filled(rect, 4, fill);
    ui.painter().galley(rect.min + Vec2::new(8.0, 3.0), galley, colour);
    response.on_hover_text(text);
}

/// The name takes what room is left, at the left.
fn name(ui: &mut Ui, name: &str, size: f32) {
    let width = ui.available_width();
    let palette = palette(ui);
    let (galley, is_cut) = cut(ui, name, font(size, Weight::Bold), palette.bar_text, width);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, 40.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    let at = Pos2::new(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette.bar_text);
    if is_cut == Cut::Yes {
        response.on_hover_text(name);
    }
}

fn saved(ui: &mut Ui, text: &str) {
    let palette = palette(ui);
    let in_words = !is_small(ui);
    if in_words {
        ui.label(eframe::egui::RichText::new(text).size(14.0).color(palette.bar_weak));
    }
    let (rect, response) = ui.allocate_exact_size(Vec2::new(if in_words { 6.0 } else { 16.0 }, 20.0), Sense::hover());
    icon::paint(ui.painter(), Icon::Tick, rect.center(), 14.0, palette.bar_weak);
    if !in_words {
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
        response.on_hover_text(text);
    }
}

/// Opens the window for the hall; where it is open, what one can do with it.
fn projector(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    let room = if is_narrow(ui) { Text::LeftOut } else { Text::Shown };
    if on_bar(ui, Icon::Screen, &say!(cx.words, "bar-projector"), "F9", room) {
        match cx.projector {
            None => actions.push(Action::Project(ProjectorWish::OpenOrNext)),
            Some(_) => actions.show(ProjectorControl::new(cx)),
        }
    }
}
