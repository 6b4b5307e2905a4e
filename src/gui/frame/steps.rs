//! The steps of the evening, always in view: where one is, what is done, what comes next.

use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::frame::is_small;
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
    let here: Vec<bool> = steps.iter().map(|step| is_here(cx.place, *step)).collect();
    let (said, natural) = Said::ALL
        .into_iter()
        .map(|said| (said, widths(ui, &texts, &here, said)))
        .find(|(said, natural)| *said == Said::Marks || natural.iter().sum::<f32>() <= area.width())
        .unwrap_or_else(|| (Said::Marks, widths(ui, &texts, &here, Said::Marks)));
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
        let said = if here[i] { Said::All } else { said };
        if one(ui, rect, &Shown { title, state, mark, number: i, is_here: here[i], step: *step, said }) {
            actions.go(place(cx, *step));
        }
        if i + 1 < steps.len() {
            ui.painter().text(rect.right_center(), Align2::CENTER_CENTER, "›", font(18.0, Weight::Regular), palette(ui).bar_weak);
        }
    }
}

/// How wide each step wants to be.
fn widths(ui: &Ui, texts: &[(String, String)], here: &[bool], said: Said) -> Vec<f32> {
    let width =
        |text: &str, size, weight| ui.painter().layout_no_wrap(text.to_owned(), font(size, weight), palette(ui).text).size().x;
    let one = |((title, state), is_here): (&(String, String), &bool)| match if *is_here { Said::All } else { said } {
        Said::All => 64.0 + width(title, 16.0, Weight::Bold).max(width(state, 14.0, Weight::Regular)),
        Said::Titles => 64.0 + width(title, 16.0, Weight::Bold),
        Said::Marks => 46.0,
    };
    texts.iter().zip(here).map(one).collect()
}

/// How much is said of the steps one is not at: as much as there is room for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Said {
    All,
    Titles,
    Marks,
}

impl Said {
    const ALL: [Self; 3] = [Self::All, Self::Titles, Self::Marks];
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
    said: Said,
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
    let centre = match shown.said {
        Said::Marks => Pos2::new(inner.center().x, rect.center().y + 2.0),
        _ => Pos2::new(inner.left() + 22.0, rect.center().y + 2.0),
    };
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
    let middle = rect.center().y + 2.0;
    match shown.said {
        Said::All => {
            let (upper, lower) = if is_small(ui) { (6.0, 24.0) } else { (8.0, 28.0) };
            ui.painter().galley(Pos2::new(left, rect.top() + upper), title, text);
            ui.painter().galley(Pos2::new(left, rect.top() + lower), state, weak);
        }
        Said::Titles => ui.painter().galley(Pos2::new(left, middle - title.size().y / 2.0), title, text),
        Said::Marks => {}
    }
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
        Step::Round(_, RoundState::Drawn { sheets: 0, matches, .. }) => say!(words, "step-drawn", matches = matches),
        Step::Round(_, RoundState::Drawn { sheets, matches, to_check }) if sheets == matches && to_check > 0 => {
            say!(words, "step-to-check", count = to_check)
        }
        Step::Round(_, RoundState::Drawn { sheets, matches, .. }) => {
            say!(words, "step-sheets", sheets = sheets, matches = matches)
        }
        Step::Final(FinalState::After(round)) => say!(words, "step-after", round = round),
        Step::Final(FinalState::Provisional) => say!(words, "step-provisional"),
        Step::Final(FinalState::Settled) => say!(words, "step-settled"),
    }
}
