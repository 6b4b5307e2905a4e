//! « Documents »: every paper that can be printed now, what is new since it was printed, and how it will look. Prints
//! nothing itself: what is wished goes to the window.

mod list;
mod options;
mod outdated;
mod preview;

use crate::documents::catalogue::{self, Kind, Order, Printed};
use crate::documents::context::{Context, Rehearsal};
use crate::domain::RoundNumber;
use crate::gui::action::{Action, Actions, FileWish, PaperWish};
use crate::gui::cx::{Cx, Mode};
use crate::gui::frame::Hint;
use crate::gui::keys::{letter, plain, pressed};
use crate::gui::theme::{HEIGHT, body, palette};
use crate::gui::widgets::{self, Icon, Table, button_with, card, card_filling, link};
use crate::i18n::Words;
use crate::say;
use eframe::egui::{Align, Key, Layout, ScrollArea, Ui, Vec2};
use std::collections::BTreeSet;

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    /// The paper the preview is of.
    at: usize,
    /// The papers ticked.
    ticked: BTreeSet<Name>,
    options: options::Options,
    preview: preview::State,
    arrives: bool,
    /// The paper somebody came for.
    came_for: Option<Name>,
}

/// What tells one paper of the list from the others.
type Name = (Kind, Option<RoundNumber>);

impl State {
    /// The page is come to: the list gets the keyboard.
    pub fn arrive(&mut self) {
        self.arrives = true;
    }

    /// The page is come to for one paper: ⏎ prints it.
    pub fn come_for(&mut self, kind: Kind, round: Option<RoundNumber>) {
        self.came_for = Some((kind, round));
    }
}

/// Draws the screen.
pub fn ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut State, actions: &mut Actions) {
    let papers = papers(cx, state);
    if let Some(name) = state.came_for.take()
        && let Some(at) = papers.iter().position(|paper| (paper.order.kind, paper.order.round) == name)
    {
        state.at = at;
    }
    state.at = state.at.min(papers.len().saturating_sub(1));
    let Some(current) = papers.get(state.at) else {
        _ = card(ui, |ui| ui.label(body(say!(cx.words, "documents-none"))));
        return;
    };
    let orders = wished(&papers, state);
    let laid = state.preview.laid_out(cx, &current.order);
    keyboard(ui, state, &orders, &laid, actions);
    let again = outdated::orders(cx);
    if !again.is_empty() && letter(ui, Key::R) {
        actions.push(Action::Papers(again, PaperWish::Print));
    }
    let room = ui.available_width();
    if room < 840.0 {
        ScrollArea::vertical().id_salt("documents").auto_shrink(false).show(ui, |ui| {
            left(ui, cx, state, &papers, &orders, &laid, 260.0, actions);
            ui.add_space(8.0);
            card(ui, |ui| {
                preview::ui(ui, cx, &mut state.preview, &laid, 700.0);
            });
        });
        return;
    }
    let width = (room * 0.44).clamp(400.0, 560.0);
    let height = ui.available_height();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        column(ui, width, height, |ui| {
            let list_height = height - options::height(&current.order, room) - apart_height(&orders, room) - PAGE_HEIGHT - 34.0;
            left(ui, cx, state, &papers, &orders, &laid, list_height, actions);
        });
        column(ui, room - width - 16.0, height, |ui| {
            card_filling(ui, |ui| preview::ui(ui, cx, &mut state.preview, &laid, height - 34.0));
        });
    });
}

/// Its keys.
pub fn hints(words: &Words) -> Vec<Hint> {
    let hint = |key: &str, does: String| (key.to_owned(), does);
    vec![
        hint("⏎", say!(words, "documents-hint-print")),
        hint(&say!(words, "key-space"), say!(words, "documents-hint-tick")),
        hint("↑ ↓", say!(words, "documents-hint-choose")),
        hint("← →", say!(words, "documents-hint-page")),
        hint("Z", say!(words, "documents-hint-zoom")),
        hint("O", say!(words, "documents-hint-open")),
        hint("S", say!(words, "documents-hint-save")),
        hint("R", say!(words, "documents-hint-reprint")),
    ]
}

/// A line of the list.
struct Paper {
    order: Order,
    title: String,
    printed: list::Printing,
}

fn papers(cx: &Cx<'_>, state: &State) -> Vec<Paper> {
    let context = context(cx);
    let one = |order: Order| {
        let order = state.options.applied(order);
        let described = catalogue::describe(&context, cx.tournament, &order).ok()?;
        let printed = list::Printing::of(cx, &described);
        Some(Paper { order, title: described.title, printed })
    };
    catalogue::offered(cx.tournament).into_iter().filter_map(one).collect()
}

/// The papers ticked, or else the one the preview is of.
fn wished(papers: &[Paper], state: &State) -> Vec<Order> {
    let ticked: Vec<Order> = papers.iter().map(|paper| paper.order).filter(|order| state.ticked.contains(&name(order))).collect();
    if ticked.is_empty() { papers.get(state.at).map(|paper| paper.order).into_iter().collect() } else { ticked }
}

fn name(order: &Order) -> Name {
    (order.kind, order.round)
}

fn context<'a>(cx: &Cx<'a>) -> Context<'a> {
    let rehearsal = if cx.mode == Mode::Rehearsal { Rehearsal::Yes } else { Rehearsal::No };
    Context { words: cx.words, event: &cx.tournament.event, history: cx.history, printed_at: cx.now, rehearsal }
}

/// The list, the options of the paper chosen, and the buttons.
#[expect(clippy::too_many_arguments, reason = "the parts of one column")]
fn left(
    ui: &mut Ui,
    cx: &Cx<'_>,
    state: &mut State,
    papers: &[Paper],
    orders: &[Order],
    laid: &Result<std::sync::Arc<Printed>, String>,
    list_height: f32,
    actions: &mut Actions,
) {
    card(ui, |ui| {
        outdated::ui(ui, cx, actions);
        let list_height = (list_height - outdated::height(cx)).max(HEIGHT * 3.0);
        list::ui(ui, cx, state, papers, list_height, orders, actions);
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        ui.add_space(8.0);
        if let Some(paper) = papers.get(state.at) {
            options::ui(ui, cx.words, &mut state.options, &paper.order);
        }
        ui.horizontal_wrapped(|ui| buttons(ui, cx.words, orders, laid.as_ref().err(), actions));
        if link(ui, &say!(cx.words, "command-page")).on_hover_text(say!(cx.words, "documents-page-more")).clicked() {
            actions.push(Action::File(FileWish::ExportPage));
        }
    });
}

/// What the line of the page for telephones needs in px.
const PAGE_HEIGHT: f32 = 32.0;

fn buttons(ui: &mut Ui, words: &Words, orders: &[Order], refusal: Option<&String>, actions: &mut Actions) {
    let apart = (widgets::Kind::Plain, None, say!(words, "documents-save-apart"), "D", PaperWish::SaveApart);
    let all = [
        (
            widgets::Kind::Primary,
            Some(Icon::Printer),
            say!(words, "documents-print", count = orders.len()),
            "⏎",
            PaperWish::Print,
        ),
        (widgets::Kind::Plain, None, say!(words, "documents-open"), "O", PaperWish::View),
        (widgets::Kind::Plain, None, say!(words, "documents-save"), "S", PaperWish::Save),
    ];
    let all = all.into_iter().chain(are_several(orders).then_some(apart));
    if refusal.is_some() {
        ui.disable();
    }
    for (kind, icon, text, key, wish) in all {
        let response = button_with(ui, kind, icon, &text, Some(key), 0.0);
        if response.on_disabled_hover_text(refusal.cloned().unwrap_or_default()).clicked() {
            actions.push(Action::Papers(orders.to_vec(), wish));
        }
    }
}

/// Several can be one file or several.
fn are_several(orders: &[Order]) -> bool {
    orders.len() > 1
}

/// What the buttons for several papers need in px: a longer name takes a line more, and saving apart another, where there is no
/// room beside the first.
fn apart_height(orders: &[Order], room: f32) -> f32 {
    if are_several(orders) && room < options::WIDE { 2.0 * HEIGHT + 12.0 } else { 0.0 }
}

/// The keys of the screen; the list takes ↑ ↓ and ⏎ itself while it has the keyboard.
fn keyboard(ui: &Ui, state: &mut State, orders: &[Order], laid: &Result<std::sync::Arc<Printed>, String>, actions: &mut Actions) {
    let list = Table::focus_id(list::ID);
    if std::mem::take(&mut state.arrives) {
        ui.memory_mut(|memory| memory.request_focus(list));
    }
    let focused = ui.memory(eframe::egui::Memory::focused);
    if focused.is_none_or(|id| id == list) {
        let pages = laid.as_ref().map_or(0, |laid| laid.document.pages.len());
        if pressed(ui, plain(Key::ArrowRight)) {
            state.preview.turn(1, pages);
        }
        if pressed(ui, plain(Key::ArrowLeft)) {
            state.preview.turn(-1, pages);
        }
    }
    if letter(ui, Key::T) {
        actions.push(Action::File(FileWish::ExportPage));
    }
    if letter(ui, Key::Z) {
        state.preview.zoom();
    }
    if laid.is_ok() {
        let apart = are_several(orders).then_some((Key::D, PaperWish::SaveApart));
        for (key, wish) in [(Key::O, PaperWish::View), (Key::S, PaperWish::Save)].into_iter().chain(apart) {
            if letter(ui, key) {
                actions.push(Action::Papers(orders.to_vec(), wish));
            }
        }
    }
}

fn column(ui: &mut Ui, width: f32, height: f32, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(Vec2::new(width, height), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        add(ui);
    });
}

/// The words of a paper that cannot be printed.
fn refusal(ui: &mut Ui, text: &str) {
    ui.label(body(text).color(palette(ui).error));
}
