//! The list of papers: what is new, what changed since it was printed, and when that was.

use super::{Paper, State, name};
use crate::documents::catalogue::{Description, Order};
use crate::documents::reprint::{self, Print, Remedy};
use crate::gui::action::{Action, Actions, PaperWish};
use crate::gui::cx::Cx;
use crate::gui::keys::{plain, pressed};
use crate::gui::theme::{HEIGHT_SMALL, ROUND_SMALL, Weight, font, palette};
use crate::gui::widgets::{Column, Icon, Table, icon};
use crate::i18n::date;
use crate::say;
use eframe::egui::{EventFilter, Key, Rect, Stroke, StrokeKind, Ui, Vec2};

/// The name of the list, to give it the keyboard.
pub(super) const ID: &str = "documents-list";

/// Whether a paper was printed, and whether what was printed still holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Printing {
    /// Never.
    New,
    /// At this time, and something changed since.
    Outdated(String),
    /// At this time, and so many of its sheets changed since.
    OutdatedSheets(usize, String),
    /// At this time; it says how things were then.
    Aged(String),
    /// At this time, and it holds.
    Current(String),
}

impl Printing {
    pub(super) fn of(cx: &Cx<'_>, paper: &Description) -> Self {
        let is_it = |print: &&Print| name(&print.order) == name(&paper.order);
        let outdated = cx.outdated.iter().find(|outdated| is_it(&&outdated.print));
        let Some(last) = cx.prints.iter().filter(is_it).max_by_key(|print| print.at) else { return Self::New };
        let time = date::time(&outdated.map_or(last, |outdated| &outdated.print).at);
        match outdated.map(|outdated| &outdated.remedy) {
            Some(Remedy::ReprintSheets(_, tables)) => Self::OutdatedSheets(tables.len(), time),
            Some(Remedy::Reprint(_) | Remedy::TakeDown) => Self::Outdated(time),
            None if reprint::is_of_the_hour(paper.order.kind) && last.state != paper.state => Self::Aged(time),
            None => Self::Current(time),
        }
    }
}

/// Draws it; ⏎ on a line prints.
pub(super) fn ui(
    ui: &mut Ui,
    cx: &Cx<'_>,
    state: &mut State,
    papers: &[Paper],
    height: f32,
    orders: &[Order],
    actions: &mut Actions,
) {
    let words = cx.words;
    let focus = Table::focus_id(ID);
    let focused = ui.memory(|memory| memory.has_focus(focus));
    if focused
        && pressed(ui, plain(Key::Space))
        && let Some(paper) = papers.get(state.at)
    {
        tick(state, &paper.order);
    }
    let columns = [
        Column::marks("", 36.0),
        Column::names(say!(words, "documents-paper"), 1.0),
        Column::text(say!(words, "documents-printed"), 164.0),
    ];
    let mut ticked = None;
    #[expect(clippy::cast_precision_loss, reason = "rows on a screen")]
    let height = height.min((papers.len() + 1) as f32 * HEIGHT_SMALL + 2.0);
    let shown =
        Table::new(ID, &columns, papers.len()).chosen(Some(state.at)).scroll_to(Some(state.at)).height(height).show(ui, |row| {
            let paper = &papers[row.index];
            let is_ticked = state.ticked.contains(&name(&paper.order));
            let (cell, ui) = row.cell(0);
            if tick_box(ui, cell, row_id(&paper.order), is_ticked) {
                ticked = Some(paper.order);
            }
            row.text(1, &paper.title);
            if is_ticked {
                row.say(&say!(words, "documents-ticked"));
            }
            let colours = *palette(row.cell(2).1);
            let (text, colour, weight) = match &paper.printed {
                Printing::New => (say!(words, "documents-new"), colours.accent, Weight::Bold),
                Printing::Outdated(time) => (say!(words, "documents-outdated", time = time), colours.warning, Weight::Bold),
                Printing::OutdatedSheets(count, time) => {
                    (say!(words, "documents-outdated-tables", count = *count, time = time), colours.warning, Weight::Bold)
                }
                Printing::Aged(time) => (say!(words, "documents-aged", time = time), colours.text_weak, Weight::Regular),
                Printing::Current(time) => (say!(words, "documents-current", time = time), colours.text_weak, Weight::Regular),
            };
            row.styled(2, &text, font(14.0, weight), colour);
        });
    // ← → turn the pages: they do not leave the list.
    let filter = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(focus, filter));
    if let Some(order) = ticked {
        tick(state, &order);
    }
    if let Some(row) = shown.chosen {
        state.at = row;
    }
    if shown.entered.is_some() {
        actions.push(Action::Papers(orders.to_vec(), PaperWish::Print));
    }
}

fn tick(state: &mut State, order: &Order) {
    if !state.ticked.remove(&name(order)) {
        state.ticked.insert(name(order));
    }
}

fn row_id(order: &Order) -> String {
    format!("{:?}", name(order))
}

/// A box to tick with the mouse; from the keyboard it is Espace on the line.
fn tick_box(ui: &Ui, cell: Rect, id: String, is_ticked: bool) -> bool {
    let colours = palette(ui);
    let square = Rect::from_center_size(cell.center(), Vec2::splat(18.0));
    let (fill, outline) = if is_ticked { (colours.accent, colours.accent) } else { (colours.panel, colours.line_strong) };
    ui.painter().rect(square, ROUND_SMALL, fill, Stroke::new(1.5, outline), StrokeKind::Inside);
    if is_ticked {
        icon::paint(ui.painter(), Icon::Tick, square.center(), 14.0, colours.accent_text);
    }
    ui.interact(cell, ui.scope_id().with(id), eframe::egui::Sense::CLICK).clicked()
}
