//! The menu « Imprimer » of a drawn round: a digit, ↑ ↓ ⏎, or a click. Prints nothing itself.

use crate::documents::catalogue::{Kind, Order};
use crate::documents::draw_by_team::By;
use crate::domain::Round;
use crate::gui::action::{Action, Actions, PaperWish};
use crate::gui::cx::Cx;
use crate::gui::keys::{plain, pressed};
use crate::gui::theme::{ROUND, Weight, font, palette};
use crate::gui::widgets::{key_cap, row_ground, separator};
use crate::say;
use eframe::egui::{self, Align2, Area, Frame, Id, Key, Margin, Order as Layer, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};

/// Whether it is open, and on which line one is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct State(Option<usize>);

/// A line of the menu.
struct Line {
    key: Option<Key>,
    cap: String,
    text: String,
    orders: Vec<Order>,
}

const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];

impl State {
    /// On its last line: ⏎ prints all that is wanted now.
    pub(super) fn open(&mut self) {
        self.0 = Some(usize::MAX);
    }

    pub(super) fn toggle(&mut self) {
        self.0 = if self.0.is_some() { None } else { Some(usize::MAX) };
    }

    pub(super) fn is_open(self) -> bool {
        self.0.is_some()
    }
}

/// Draws the menu under its button.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, below: Rect, state: &mut State, actions: &mut Actions) {
    let Some(at) = state.0 else { return };
    let lines = lines(cx, drawn);
    let last = lines.len() - 1;
    let mut taken = lines.iter().position(|line| line.key.is_some_and(|key| pressed(ui, plain(key))));
    if pressed(ui, plain(Key::Enter)) {
        taken = Some(at.min(last));
    }
    let step = i32::from(pressed(ui, plain(Key::ArrowDown))) - i32::from(pressed(ui, plain(Key::ArrowUp)));
    let at = at.min(last).saturating_add_signed(step as isize).min(last);
    state.0 = Some(at);
    if pressed(ui, plain(Key::Escape)) {
        state.0 = None;
        return;
    }
    let palette = palette(ui);
    let frame = Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.line_strong))
        .corner_radius(ROUND)
        .shadow(ui.visuals().popup_shadow)
        .inner_margin(Margin::symmetric(0, 8));
    let width = 348.0;
    let corner = egui::pos2(below.right() - width, below.bottom() + 4.0);
    let area = Area::new(Id::unique("draw-print-menu")).order(Layer::Foreground).fixed_pos(corner).constrain(true);
    let shown = area.show(ui.ctx(), |ui| {
        frame.show(ui, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = 0.0;
            for (i, line) in lines.iter().enumerate() {
                if i == last && i > 0 {
                    ui.add_space(4.0);
                    separator(ui);
                    ui.add_space(4.0);
                }
                if entry(ui, line, i == at) {
                    taken = Some(i);
                }
            }
        });
    });
    let elsewhere = ui.input(|input| input.pointer.any_pressed())
        && ui
            .input(|input| input.pointer.interact_pos())
            .is_some_and(|at| !shown.response.rect.contains(at) && !below.contains(at));
    if let Some(line) = taken.and_then(|taken| lines.into_iter().nth(taken)) {
        actions.push(Action::Papers(line.orders, PaperWish::Print));
        state.0 = None;
    } else if elsewhere {
        state.0 = None;
    }
}

fn entry(ui: &mut Ui, line: &Line, is_here: bool) -> bool {
    let palette = palette(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 36.0), Sense::CLICK);
    response.widget_info(|| WidgetInfo::selected(Role::MenuItem, true, is_here, &line.text));
    row_ground(ui, &response, rect, is_here);
    let cap = Rect::from_min_max(rect.min + Vec2::new(16.0, 0.0), rect.max);
    let builder = egui::UiBuilder::new().max_rect(cap).layout(egui::Layout::left_to_right(egui::Align::Center));
    ui.scope_builder(builder, |ui| key_cap(ui, &line.cap));
    let weight = if line.key.is_some() { Weight::Regular } else { Weight::Bold };
    let at = rect.left_center() + Vec2::new(50.0, 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, &line.text, font(16.0, weight), palette.text);
    response.clicked()
}

/// The papers of this round there are, and all that hang or lie in the hall in one go.
fn lines(cx: &Cx<'_>, drawn: &Round) -> Vec<Line> {
    let words = cx.words;
    let round = Some(drawn.number);
    let by = |by| Order { round, by: Some(by), ..Order::of(Kind::DrawByTeam) };
    let of = |kind| Order { round, ..Order::of(kind) };
    let papers = [
        (say!(words, "draw-print-tables"), Some(of(Kind::Draw))),
        (say!(words, "draw-print-teams"), Some(by(By::Number))),
        (say!(words, "draw-print-players"), Some(by(By::Player))),
        (say!(words, "draw-print-sheets"), Kind::of_word("sheets").map(of)),
        (say!(words, "draw-print-record"), Kind::of_word("draw-record").map(of)),
    ];
    let there: Vec<_> = papers.into_iter().filter_map(|(text, order)| Some((text, order?))).collect();
    let whole: Vec<Order> = there.iter().map(|(_, order)| *order).take(4).collect();
    let single = DIGITS.into_iter().zip(there).map(|(key, (text, order))| Line {
        key: Some(key),
        cap: key.name().to_owned(),
        text,
        orders: vec![order],
    });
    let all = Line { key: None, cap: "⏎".to_owned(), text: say!(words, "draw-print-all"), orders: whole };
    single.chain([all]).collect()
}
