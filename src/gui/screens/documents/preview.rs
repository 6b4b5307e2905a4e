//! The paper as it will be printed, a page at a time. Laid out once for a state of the tournament, not with every frame.

use super::{context, refusal};
use crate::documents::catalogue::{self, Order, Printed};
use crate::domain::history::StateNumber;
use crate::gui::cx::Cx;
use crate::gui::page_view;
use crate::gui::theme::{body, palette};
use crate::gui::widgets::{Kind, button, toggle};
use crate::say;
use eframe::egui::{Align, Layout, Role, ScrollArea, Ui, WidgetInfo};
use std::path::PathBuf;
use std::sync::Arc;

/// What is shown of the paper, and the paper laid out.
#[derive(Default)]
pub(super) struct State {
    page: usize,
    size: Shown,
    laid: Option<(Of, Laid)>,
}

/// A paper laid out, or why there is none.
pub(super) type Laid = Result<Arc<Printed>, String>;

/// What a laid out paper is of: the same gives the same.
type Of = (PathBuf, Order, StateNumber);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Shown {
    /// The whole page.
    #[default]
    Whole,
    /// As wide as there is room, to be read.
    Wide,
}

impl State {
    /// The paper of an order, laid out now if it is not yet.
    pub(super) fn laid_out(&mut self, cx: &Cx<'_>, order: &Order) -> Laid {
        let of = (cx.path.to_owned(), *order, cx.history.state());
        if let Some((known, laid)) = &self.laid
            && *known == of
        {
            return laid.clone();
        }
        if self.laid.as_ref().is_none_or(|((_, known, _), _)| known != order) {
            self.page = 0;
        }
        let laid = catalogue::lay_out(&context(cx), cx.tournament, order);
        let laid = laid.map(Arc::new).map_err(|nothing| cx.words.nothing_to_print(&nothing));
        self.laid = Some((of, laid.clone()));
        laid
    }

    /// Turns pages.
    pub(super) fn turn(&mut self, by: isize, pages: usize) {
        self.page = self.page.saturating_add_signed(by).min(pages.saturating_sub(1));
    }

    /// The whole page, or one that can be read.
    pub(super) fn zoom(&mut self) {
        self.size = if self.size == Shown::Whole { Shown::Wide } else { Shown::Whole };
    }
}

/// Draws it.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut State, laid: &Laid, height: f32) {
    let words = cx.words;
    let printed = match laid {
        Ok(printed) => printed,
        Err(sentence) => return refusal(ui, sentence),
    };
    let pages = printed.document.pages.len();
    state.page = state.page.min(pages.saturating_sub(1));
    let Some(page) = printed.document.pages.get(state.page) else { return };
    let number = say!(words, "documents-page", page = (state.page + 1).to_string(), pages = pages.to_string());
    let is_wide = ui.available_width() > 440.0;
    ui.horizontal(|ui| {
        turning(ui, cx, state, &number, pages);
        if is_wide {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| sizes(ui, cx, state));
        }
    });
    if !is_wide {
        ui.horizontal(|ui| sizes(ui, cx, state));
    }
    ui.add_space(4.0);
    let room = ui.available_width();
    let name = format!("{}, {number}", printed.title);
    let below = height - 48.0;
    ScrollArea::vertical().id_salt("page").max_height(below).auto_shrink([false, false]).show(ui, |ui| {
        let width = match state.size {
            Shown::Whole => page_view::width_for(page.size, below - 4.0).min(room - 4.0),
            Shown::Wide => room - 16.0,
        };
        ui.horizontal_top(|ui| {
            ui.add_space(((room - width) / 2.0 - 4.0).max(1.0));
            if page_view::page(ui, page, width, &name).clicked() {
                state.zoom();
            }
        });
    });
}

/// « ← Page 1 sur 4 → ».
fn turning(ui: &mut Ui, cx: &Cx<'_>, state: &mut State, number: &str, pages: usize) {
    let words = cx.words;
    let one = |ui: &mut Ui, sign: &str, name: String, can: bool| {
        let response = ui.add_enabled_ui(can, |ui| button(ui, Kind::Small, sign, None)).inner;
        response.widget_info(|| WidgetInfo::labeled(Role::Button, can, &name));
        response.on_hover_text(name).clicked()
    };
    if one(ui, "←", say!(words, "documents-page-before"), state.page > 0) {
        state.turn(-1, pages);
    }
    ui.label(body(number).color(palette(ui).text_weak));
    if one(ui, "→", say!(words, "documents-page-after"), state.page + 1 < pages) {
        state.turn(1, pages);
    }
}

fn sizes(ui: &mut Ui, cx: &Cx<'_>, state: &mut State) {
    toggle(ui, &say!(cx.words, "documents-wide"), Shown::Wide, &mut state.size);
    toggle(ui, &say!(cx.words, "documents-whole"), Shown::Whole, &mut state.size);
}
