//! The line of fields: one team is typed from field to field with ⏎, and the next number stands ready.

use super::cells::{TICK, tick};
use super::said::Sure;
use super::{Spot, State, keys, said};
use crate::domain::team::Entry;
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{HEIGHT, ROUND, ROUND_LARGE, STEP, Weight, font, palette};
use crate::gui::widgets::{Kind, button_with, field_with, labelled};
use crate::say;
use eframe::egui::{
    Align2, Frame, Margin, Rect, Response, Role, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo,
};
use serde::{Deserialize, Serialize};

/// The line, as far as it is typed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamLine {
    /// The number, where another one than the next is wished for.
    pub number: String,
    /// The name.
    pub name: String,
    /// The players.
    pub players: [String; 2],
    /// The club.
    pub club: String,
    /// Whether the fee is paid.
    pub paid: bool,
}

impl TeamLine {
    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// What the team would be called.
    pub fn label(&self) -> String {
        let typed: Vec<_> = self.players.iter().map(|player| player.trim()).filter(|player| !player.is_empty()).collect();
        if self.name.trim().is_empty() { typed.join(", ") } else { self.name.trim().to_owned() }
    }
}

/// The most digits of a team's number.
const DIGITS: usize = 4;
const BUTTON: f32 = 128.0;
const NUMBER: f32 = 60.0;
const PAID: f32 = 48.0;

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut State, actions: &mut Actions) {
    let palette = palette(ui);
    let has_keyboard = Spot::focused(ui).is_some_and(Spot::is_in_line);
    let outline = if has_keyboard { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.line) };
    let frame = Frame::new().fill(palette.panel).stroke(outline).corner_radius(ROUND_LARGE).inner_margin(Margin {
        left: 16,
        right: 16,
        top: 10,
        bottom: 12,
    });
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = STEP;
        ui.add_enabled_ui(cx.may_write(), |ui| fields(ui, cx, state, actions));
        said::ui(ui, cx, state, actions);
    });
}

fn fields(ui: &mut Ui, cx: &Cx<'_>, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    let (area, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 66.0), Sense::hover());
    let share = (area.width() - NUMBER - PAID - BUTTON - 6.0 * STEP) / 3.8;
    let mut x = area.left();
    let mut place = |width: f32| {
        let rect = Rect::from_min_size(area.min + Vec2::new(x - area.left(), 0.0), Vec2::new(width, area.height()));
        x += width + STEP;
        rect
    };
    let before = state.line.clone();
    number(ui, cx, place(NUMBER), &mut state.line.number);
    let line = &mut state.line;
    let [player1, player2] = &mut line.players;
    for (spot, label, text, width) in [
        (Spot::Name, say!(words, "registration-name"), &mut line.name, 1.15),
        (Spot::Player1, say!(words, "registration-player-1"), player1, 1.0),
        (Spot::Player2, say!(words, "registration-player-2"), player2, 1.0),
        (Spot::Club, say!(words, "registration-club"), &mut line.club, 0.65),
    ] {
        let width = share * width;
        inside(ui, place(width), spot, |ui| {
            let response = field_with(ui, &label, text, width, Some(spot.id()));
            ring(ui, &response);
        });
    }
    paid(ui, &say!(words, "registration-paid"), place(PAID), &mut line.paid);
    if state.line != before {
        state.said = None;
    }
    let rect = place(BUTTON);
    let rect = rect.with_min_y(rect.bottom() - 47.0).with_max_x(area.right());
    inside(ui, rect, "add", |ui| {
        let response = button_with(ui, Kind::Primary, None, &say!(words, "registration-add"), Some("⏎"), rect.width());
        if response.clicked() {
            keys::add(cx, state, Entry::Registered, Sure::Ask, actions);
        }
    });
}

fn inside<R>(ui: &mut Ui, rect: Rect, salt: impl std::hash::Hash + std::fmt::Debug, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(salt), add).inner
}

/// The next number stands ready; another one can be typed.
fn number(ui: &mut Ui, cx: &Cx<'_>, rect: Rect, text: &mut String) {
    let ready = cx.tournament.free_number().map_or_else(String::new, |number| number.to_string());
    let palette = palette(ui);
    let is_empty = text.is_empty() && Spot::focused(ui) != Some(Spot::Number);
    inside(ui, rect, Spot::Number, |ui| {
        let response = labelled(ui, &say!(cx.words, "registration-number"), NUMBER, |ui| {
            let edit = TextEdit::singleline(text)
                .id(Spot::Number.id())
                .return_key(None)
                .font(font(16.0, Weight::Bold))
                .background_color(palette.panel_tint)
                .align(Align2::CENTER_CENTER)
                .desired_width(NUMBER - 16.0)
                .min_size(Vec2::new(NUMBER, HEIGHT))
                .margin(Margin::symmetric(8, 8));
            let response = ui.add(edit);
            if is_empty {
                ui.painter().text(response.rect.center(), Align2::CENTER_CENTER, ready, font(16.0, Weight::Bold), palette.text);
            }
            response
        });
        ring(ui, &response);
    });
    text.retain(|c| c.is_ascii_digit());
    text.truncate(DIGITS);
}

fn paid(ui: &mut Ui, label: &str, rect: Rect, ticked: &mut bool) {
    let palette = palette(ui);
    ui.painter().text(
        rect.left_top() + Vec2::new(0.0, 1.0),
        Align2::LEFT_TOP,
        label,
        font(14.0, Weight::Regular),
        palette.text_weak,
    );
    let place = Rect::from_center_size(rect.left_bottom() + Vec2::new(15.0, -HEIGHT / 2.0 - 2.0), Vec2::splat(TICK));
    let response = ui.interact(place.expand(4.0), Spot::Paid.id(), Sense::click());
    if response.clicked() {
        *ticked = !*ticked;
    }
    tick(ui, place, *ticked);
    let now = *ticked;
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), now, label));
    ring(ui, &response);
}

/// The ring around the field that has the keyboard.
fn ring(ui: &Ui, response: &Response) {
    if response.has_focus() {
        ui.painter().rect_stroke(response.rect, ROUND, Stroke::new(3.0, palette(ui).selection), StrokeKind::Outside);
    }
}
