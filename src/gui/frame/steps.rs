//! The steps of the evening, always in view: where one is, what is done, what comes next.

use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::place::Place;
use crate::gui::theme::{ROUND_LARGE, Weight, font, palette};
use crate::gui::widgets::{Icon, cut, icon};
use crate::i18n::Words;
use crate::say;
use crate::views::dashboard::{self, FinalState, RoundState, Step};
use eframe::egui::{Align2, CornerRadius, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    let (steps, next) = dashboard::steps(cx.tournament);
    let area = ui.max_rect().shrink2(Vec2::new(if ui.max_rect().width() < 1100.0 { 10.0 } else { 16.0 }, 0.0));
    let texts: Vec<_> = steps.iter().map(|step| (title(cx.words, *step), state(cx.words, *step))).collect();
    let natural: Vec<f32> = texts
        .iter()
        .map(|(title, state)| {
            let width = |text: &str, size, weight| {
                ui.painter().layout_no_wrap(text.to_owned(), font(size, weight), palette(ui).text).size().x
            };
            52.0 + width(title, 16.0, Weight::Bold).max(width(state, 14.0, Weight::Regular)) + 12.0
        })
        .collect();
    let spare = area.width() - natural.iter().sum::<f32>();
    #[expect(clippy::cast_precision_loss, reason = "a handful of steps")]
    let more = spare / steps.len() as f32;
    let mut x = area.left();
    for (i, (step, (title, state))) in steps.iter().zip(&texts).enumerate() {
        let rect = Rect::from_min_size(Pos2::new(x, area.top()), Vec2::new(natural[i] + more, area.height()));
        x = rect.right();
        let mark = if i == next {
            Mark::Next
        } else if step.is_done() || i < next {
            Mark::Done
        } else {
            Mark::Later
        };
        if one(ui, rect, &Shown { title, state, mark, number: i, is_here: is_here(cx.place, *step), step: *step }) {
            actions.go(place(cx, *step));
        }
        if i + 1 < steps.len() {
            ui.painter().text(rect.right_center(), Align2::CENTER_CENTER, "›", font(18.0, Weight::Regular), palette(ui).bar_weak);
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Done,
    Next,
    Later,
}

struct Shown<'a> {
    title: &'a str,
    state: &'a str,
    mark: Mark,
    number: usize,
    is_here: bool,
    step: Step,
}

fn one(ui: &mut Ui, rect: Rect, shown: &Shown<'_>) -> bool {
    let palette = palette(ui);
    let response = ui.interact(rect, ui.scope_id().with(("step", shown.number)), Sense::click());
    let spoken = format!("{}, {}", shown.title, shown.state);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, shown.is_here, &spoken));
    let inner = rect.shrink2(Vec2::new(6.0, 0.0));
    let (text, weak) = if shown.is_here { (palette.text, palette.text_weak) } else { (palette.bar_text, palette.bar_weak) };
    if shown.is_here {
        let top = CornerRadius { nw: ROUND_LARGE, ne: ROUND_LARGE, sw: 0, se: 0 };
        ui.painter().rect_filled(inner.with_min_y(inner.top() + 4.0), top, palette.background);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(inner, 8, Stroke::new(2.0, weak), eframe::egui::StrokeKind::Inside);
    }
    let centre = Pos2::new(inner.left() + 22.0, rect.center().y + 2.0);
    let ground = if shown.is_here { palette.accent } else { palette.bar_weak };
    match (shown.mark, shown.step) {
        (Mark::Done, _) => {
            ui.painter().circle_filled(centre, 13.0, ground);
            let on = if shown.is_here { palette.accent_text } else { palette.bar };
            icon::paint(ui.painter(), Icon::Tick, centre, 15.0, on);
        }
        (mark, step) => {
            let on = if mark == Mark::Next {
                ui.painter().circle_filled(centre, 13.0, if shown.is_here { palette.accent } else { palette.bar_text });
                if shown.is_here { palette.accent_text } else { palette.bar }
            } else {
                ui.painter().circle_stroke(centre, 12.5, Stroke::new(1.5, ground));
                if shown.is_here { palette.accent } else { palette.bar_text }
            };
            match step {
                Step::Registration { .. } => _ = ui.painter().circle_filled(centre, 5.0, on),
                Step::Final(FinalState::After(_)) => icon::paint(ui.painter(), Icon::Lock, centre, 15.0, on),
                Step::Final(_) => icon::paint(ui.painter(), Icon::Cards, centre, 15.0, on),
                Step::Round(round, _) => {
                    _ = ui.painter().text(centre, Align2::CENTER_CENTER, round.to_string(), font(14.0, Weight::Bold), on);
                }
            }
        }
    }
    let left = inner.left() + 44.0;
    let room = inner.right() - left - 2.0;
    let (title, _) = cut(ui, shown.title, font(16.0, Weight::Bold), text, room);
    let (state, _) = cut(ui, shown.state, font(14.0, Weight::Regular), weak, room);
    ui.painter().galley(Pos2::new(left, rect.top() + 8.0), title, text);
    ui.painter().galley(Pos2::new(left, rect.top() + 28.0), state, weak);
    response.on_hover_text(spoken).clicked()
}

fn is_here(place: Place, step: Step) -> bool {
    match (place, step) {
        (Place::Registration, Step::Registration { .. }) | (Place::Final, Step::Final(_)) => true,
        (Place::Round(here, _), Step::Round(round, _)) => here == round,
        _ => false,
    }
}

fn place(cx: &Cx<'_>, step: Step) -> Place {
    match step {
        Step::Registration { .. } => Place::Registration,
        Step::Round(round, _) => Place::Round(round, cx.tab_of(round)),
        Step::Final(_) => Place::Final,
    }
}

fn title(words: &Words, step: Step) -> String {
    match step {
        Step::Registration { .. } => say!(words, "step-registration"),
        Step::Round(round, _) => say!(words, "step-round", round = round),
        Step::Final(_) => say!(words, "step-final"),
    }
}

fn state(words: &Words, step: Step) -> String {
    match step {
        Step::Registration { teams } => say!(words, "step-teams", teams = teams),
        Step::Round(_, RoundState::ToDraw) => say!(words, "step-to-draw"),
        Step::Round(_, RoundState::ByRanking) => say!(words, "step-by-ranking"),
        Step::Round(_, RoundState::Drawn { sheets: 0, matches }) => say!(words, "step-drawn", matches = matches),
        Step::Round(_, RoundState::Drawn { sheets, matches }) => say!(words, "step-sheets", sheets = sheets, matches = matches),
        Step::Final(FinalState::After(round)) => say!(words, "step-after", round = round),
        Step::Final(FinalState::Provisional) => say!(words, "step-provisional"),
        Step::Final(FinalState::Settled) => say!(words, "step-settled"),
    }
}
