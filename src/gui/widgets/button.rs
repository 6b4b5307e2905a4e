//! Buttons. A screen has at most one [`Kind::Primary`]: what ⏎ does now.

use super::icon::{self, Icon};
use super::{focus_ring, key_sign};
use crate::gui::theme::{HEIGHT, HEIGHT_LARGE, HEIGHT_MAIN, HEIGHT_SMALL, ROUND, ROUND_SMALL, Weight, font, palette};
use eframe::egui::{Align2, Color32, FontId, Pos2, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// What a button is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// What ⏎ does now: filled.
    Primary,
    /// The same, where it is the one thing of the page.
    Large,
    /// The next step of the day: outlined in the accent colour.
    Next,
    /// Anything else.
    Plain,
    /// Small, in a row or a head.
    Small,
    /// What destroys: outlined, in red.
    Danger,
    /// On the top bar.
    OnBar,
}

struct Look {
    height: f32,
    fill: Color32,
    outline: Stroke,
    text: Color32,
    weak: Color32,
    font: FontId,
    padding: f32,
}

/// A button; `key` is what does the same from the keyboard.
pub fn button(ui: &mut Ui, kind: Kind, text: &str, key: Option<&str>) -> Response {
    button_with(ui, kind, None, text, key, 0.0)
}

/// A button with an icon and a least width.
pub fn button_with(ui: &mut Ui, kind: Kind, icon: Option<Icon>, text: &str, key: Option<&str>, width: f32) -> Response {
    let look = look(ui, kind);
    let label = ui.painter().layout_no_wrap(text.to_owned(), look.font.clone(), look.text);
    let hint = key.map(|key| ui.painter().layout_no_wrap(key_sign(key), font(14.0, Weight::Regular), look.weak));
    let icon_width = if icon.is_some() { 28.0 } else { 0.0 };
    let hint_width = hint.as_ref().map_or(0.0, |hint| hint.size().x + 10.0);
    let natural = icon_width + label.size().x + hint_width + 2.0 * look.padding;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(natural.max(width), look.height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), text));
    if ui.is_rect_visible(rect) {
        let palette = palette(ui);
        let fill = match (kind, response.is_pointer_button_down_on(), response.hovered()) {
            (Kind::Primary | Kind::Large, _, _) | (_, false, false) => look.fill,
            (Kind::OnBar, _, _) => palette.bar_line,
            (_, true, _) => palette.selection,
            (_, _, true) => palette.panel_tint,
        };
        ui.painter().rect(rect, ROUND, fill, look.outline, StrokeKind::Inside);
        let spread = if width > natural && hint.is_some() && kind != Kind::Large {
            rect.width() - 2.0 * look.padding
        } else {
            natural - 2.0 * look.padding
        };
        let mut x =
            if spread > natural - 2.0 * look.padding { rect.left() + look.padding } else { rect.center().x - spread / 2.0 };
        if let Some(icon) = icon {
            icon::paint(ui.painter(), icon, Pos2::new(x + 10.0, rect.center().y), 20.0, look.text);
            x += icon_width;
        }
        let y = rect.center().y;
        ui.painter().galley(Pos2::new(x, y - label.size().y / 2.0), label.clone(), look.text);
        if let Some(hint) = hint {
            let at = if spread > natural - 2.0 * look.padding {
                rect.right() - look.padding - hint.size().x
            } else {
                x + label.size().x + 10.0
            };
            ui.painter().galley(Pos2::new(at, y - hint.size().y / 2.0), hint, look.weak);
        }
        focus_ring(ui, &response, rect, ROUND);
    }
    response
}

fn look(ui: &Ui, kind: Kind) -> Look {
    let palette = palette(ui);
    let plain = Look {
        height: HEIGHT,
        fill: palette.panel,
        outline: Stroke::new(1.0, palette.line_strong),
        text: palette.text,
        weak: palette.text_weak,
        font: font(16.0, Weight::Bold),
        padding: 16.0,
    };
    match kind {
        Kind::Primary => Look {
            height: HEIGHT_MAIN,
            fill: palette.accent,
            outline: Stroke::NONE,
            text: palette.accent_text,
            weak: palette.accent_text,
            padding: 21.0,
            ..plain
        },
        Kind::Large => Look {
            height: HEIGHT_LARGE,
            fill: palette.accent,
            outline: Stroke::NONE,
            text: palette.accent_text,
            weak: palette.accent_text,
            font: font(24.0, Weight::Bold),
            padding: 21.0,
        },
        Kind::Next => {
            Look { height: HEIGHT_MAIN, outline: Stroke::new(2.0, palette.accent), text: palette.accent, padding: 21.0, ..plain }
        }
        Kind::Plain => plain,
        Kind::Small => Look { height: HEIGHT_SMALL, font: font(14.0, Weight::Bold), padding: 12.0, ..plain },
        Kind::Danger => Look { text: palette.error, ..plain },
        Kind::OnBar => Look {
            height: HEIGHT_SMALL,
            fill: Color32::TRANSPARENT,
            outline: Stroke::new(1.0, palette.bar_line),
            text: palette.bar_text,
            weak: palette.bar_weak,
            font: font(14.0, Weight::Regular),
            padding: 12.0,
        },
    }
}

/// An icon alone; its label is the tooltip.
pub fn icon_button(ui: &mut Ui, icon: Icon, label: &str, colour: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(HEIGHT_SMALL), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), label));
    if ui.is_rect_visible(rect) {
        if response.hovered() {
            ui.painter().rect_filled(rect, ROUND_SMALL, palette(ui).panel_tint);
        }
        icon::paint(ui.painter(), icon, rect.center(), 20.0, colour);
        focus_ring(ui, &response, rect, ROUND_SMALL);
    }
    response.on_hover_text(label)
}

/// Underlined words that do something.
pub fn link(ui: &mut Ui, text: &str) -> Response {
    let colour = palette(ui).accent;
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font(14.0, Weight::Bold), colour);
    let (rect, response) = ui.allocate_exact_size(galley.size() + Vec2::new(0.0, 4.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Link, ui.is_enabled(), text));
    if ui.is_rect_visible(rect) {
        let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), galley.size()).min;
        let y = at.y + galley.size().y;
        ui.painter().galley(at, galley, colour);
        ui.painter().hline(rect.x_range(), y, Stroke::new(if response.hovered() { 2.0 } else { 1.0 }, colour));
        focus_ring(ui, &response, rect, ROUND_SMALL);
    }
    response
}

/// One of several ways to look, `this`, filled when it is the one in force; a click puts it in force.
pub fn toggle<T: PartialEq>(ui: &mut Ui, text: &str, this: T, in_force: &mut T) -> Response {
    let palette = palette(ui);
    let chosen = this == *in_force;
    let weight = if chosen { Weight::Bold } else { Weight::Regular };
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font(14.0, weight), palette.text);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(galley.size().x + 20.0, HEIGHT_SMALL - 4.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, text));
    if ui.is_rect_visible(rect) {
        let (fill, outline) = if chosen {
            (palette.panel_tint, Stroke::new(1.5, palette.accent))
        } else if response.hovered() {
            (palette.panel_tint, Stroke::new(1.0, palette.line_strong))
        } else {
            (palette.panel, Stroke::new(1.0, palette.line_strong))
        };
        ui.painter().rect(rect, ROUND_SMALL, fill, outline, StrokeKind::Inside);
        let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min;
        ui.painter().galley(at, galley, palette.text);
        focus_ring(ui, &response, rect, ROUND_SMALL);
    }
    if response.clicked() {
        *in_force = this;
    }
    response
}
