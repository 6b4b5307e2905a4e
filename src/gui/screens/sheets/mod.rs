//! « Feuilles »: table ⏎ points A ⏎ points B ⏎, and the next. [`entry`] is what the keys do, the other files how it looks.

mod board;
mod card;
mod entry;
mod recent;

pub use entry::{Card, Field, one};

use crate::domain::command::Command;
use crate::domain::sheet::Typed;
use crate::domain::{Refusal, RoundNumber, TableNumber};
use crate::gui::action::{Action, Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::dialogs::correct_sheet::CorrectSheet;
use crate::gui::dialogs::forfeit::Forfeit;
use crate::gui::dialogs::misplaced_sheets::{How, MisplacedSheets};
use crate::gui::dialogs::penalty::Penalty;
use crate::gui::frame::{Hint, column_gap, is_narrow};
use crate::gui::keys::{plain, pressed, shift};
use crate::gui::place::{Place, Tab};
use crate::gui::theme::{STEP, body, palette};
use crate::gui::widgets::{Tone, card as card_frame, note};
use crate::i18n::Words;
use crate::say;
use crate::views::doubts::{self, Doubt};
use crate::views::entry_board::EntryBoard;
use eframe::egui::{Event, Key, Ui, UiBuilder, Vec2};
use entry::{Checked, LookFor, Next, NotTaken};
use std::collections::BTreeMap;

/// The cards that are half typed, by round.
pub type Draft = BTreeMap<u32, Card>;

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    draft: Draft,
    /// The field that gets the keyboard with the next frame.
    focus: Option<Field>,
    /// The field that had it last.
    field: Field,
    look_for: LookFor,
    not_taken: Option<NotTaken>,
    refusal: Option<Refusal>,
    /// The sheet just entered and what looks odd about it.
    entered: Option<(RoundNumber, TableNumber, Typed)>,
    doubts: Vec<Doubt>,
    /// A digit too many was typed.
    overflow: bool,
    chosen: Option<usize>,
}

impl State {
    /// The screen with cards that were half typed.
    pub fn with(draft: Draft) -> Self {
        Self { draft, focus: Some(Field::Table), ..Self::default() }
    }

    /// The cards as far as they are typed.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The sheet was taken.
    pub fn done(&mut self) {
        if let Some((round, ..)) = self.entered {
            self.draft.remove(&round.get());
        }
        self.clear_notes();
        self.look_for = LookFor::Table;
        self.focus = Some(Field::Table);
    }

    /// A sheet of this round was taken or corrected in a dialog.
    pub fn done_in_dialog(&mut self, round: u32) {
        self.draft.remove(&round);
        self.clear_notes();
        self.doubts.clear();
        self.focus = Some(Field::Table);
    }

    /// The sheet was refused.
    pub fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
        self.doubts.clear();
    }

    /// The screen is come to.
    pub fn arrive(&mut self) {
        self.focus = Some(self.field);
    }

    /// A table is to be entered.
    pub fn enter_table(&mut self, round: RoundNumber, table: TableNumber) {
        self.draft.insert(round.get(), Card { table: table.to_string(), ..Card::default() });
        self.clear_notes();
        self.look_for = LookFor::Table;
        self.focus = Some(Field::Table);
        self.field = Field::Table;
    }

    fn clear_notes(&mut self) {
        self.not_taken = None;
        self.refusal = None;
        self.overflow = false;
    }

    fn card(&mut self, round: RoundNumber) -> &mut Card {
        self.draft.entry(round.get()).or_default()
    }
}

/// Draws the screen.
pub fn ui(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, state: &mut State, actions: &mut Actions) {
    let Some(drawn) = cx.tournament.rounds.get(&round) else {
        return not_drawn(ui, cx, round, actions);
    };
    let board = EntryBoard::of(cx.tournament, cx.history, round);
    if cx.may_write() && ui.ctx().memory(|memory| memory.top_modal_layer().is_none()) {
        keys(ui, cx, drawn, &board, state, actions);
    }
    let area = ui.available_rect_before_wrap();
    let right_width = if is_narrow(ui) { 368.0_f32.min(area.width() * 0.42) } else { (area.width() * 0.404).max(480.0) };
    let gap = column_gap(ui);
    let left = area.with_max_x(area.right() - right_width - gap);
    let right = area.with_min_x(area.right() - right_width);
    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("entry"), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0 * STEP;
        if cx.may_write() {
            card_frame(ui, |ui| card::ui(ui, cx, drawn, state, actions));
        }
        doubts(ui, cx, state);
        recent::ui(ui, cx, round, &board, state, actions);
    });
    ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("board"), |ui| {
        board::ui(ui, cx, round, &board, state, actions);
    });
    ui.allocate_space(Vec2::new(area.width(), 0.0));
    state.draft.retain(|_, card| !card.is_empty());
}

/// The keys of the card, taken before its fields see them.
fn keys(ui: &mut Ui, cx: &Cx<'_>, drawn: &crate::domain::Round, board: &EntryBoard, state: &mut State, actions: &mut Actions) {
    let on_card = card::has_focus(ui);
    let nowhere = ui.memory(|memory| memory.focused().is_none());
    // egui takes the keyboard away from a field with Échap before anybody else hears of it.
    if (on_card.is_some() || nowhere) && pressed(ui, plain(Key::Escape)) {
        state.draft.remove(&drawn.number.get());
        state.clear_notes();
        state.look_for = LookFor::Table;
        state.focus = Some(Field::Table);
        return;
    }
    let Some(field) = on_card else {
        if nowhere {
            state.focus.get_or_insert(state.field);
        }
        return;
    };
    state.field = field;
    if pressed(ui, shift(Key::Enter)) {
        state.focus = Some(state.card(drawn.number).before(field));
    }
    if pressed(ui, plain(Key::Enter)) {
        enter(cx, drawn, field, state, actions);
    }
    if field == Field::Table {
        let step = i32::from(pressed(ui, plain(Key::ArrowDown))) - i32::from(pressed(ui, plain(Key::ArrowUp)));
        if step != 0 {
            state.card(drawn.number).table = neighbour(board, &state.card(drawn.number).table.clone(), step);
            state.focus = Some(Field::Table);
        }
    }
    letters(ui, cx, drawn, state, actions);
}

fn enter(cx: &Cx<'_>, drawn: &crate::domain::Round, field: Field, state: &mut State, actions: &mut Actions) {
    if let (Field::Table, Some(NotTaken::SheetIn { table, .. })) = (field, &state.not_taken) {
        let table = *table;
        return correct(cx, drawn.number, table, state, actions);
    }
    let look_for = state.look_for;
    let next = state.card(drawn.number).enter(field, look_for, cx.tournament, cx.history, drawn);
    state.clear_notes();
    match next {
        Next::Stay => {}
        Next::To(field) => {
            state.look_for = LookFor::Table;
            state.focus = Some(field);
        }
        Next::NotTaken(why) => {
            state.not_taken = Some(why);
            state.focus = Some(Field::Table);
        }
        Next::Enter(command) => {
            let card = state.card(drawn.number).clone();
            if let (Some(m), Some(typed)) = (card.find(drawn), card.typed(cx.tournament.ruleset.deals_per_match)) {
                state.doubts = doubts::of(cx.tournament, drawn.number, m, &typed);
                state.entered = Some((drawn.number, m.table, typed));
            }
            actions.run(Command::Sheets(command), Asker::SheetCard);
        }
        Next::Standings => actions.go(Place::Round(drawn.number, Tab::Standings)),
    }
}

/// Letters are commands in the fields of numbers.
fn letters(ui: &mut Ui, cx: &Cx<'_>, drawn: &crate::domain::Round, state: &mut State, actions: &mut Actions) {
    let round = drawn.number;
    if pressed(ui, plain(Key::D)) || sign(ui, "/") {
        state.card(round).deals.get_or_insert_with(String::new);
        state.focus = Some(Field::Deals);
    }
    if pressed(ui, plain(Key::E)) {
        *state.card(round) = Card::default();
        state.clear_notes();
        state.look_for = LookFor::Team;
        state.focus = Some(Field::Table);
    }
    if pressed(ui, plain(Key::V)) {
        keep(cx, drawn, state, actions);
    }
    if pressed(ui, plain(Key::P)) {
        actions.show(Penalty::new(None));
    }
    if pressed(ui, plain(Key::X)) {
        let place = state.card(round).find(drawn).map(|m| (round, m.table));
        actions.show(MisplacedSheets::new(How::Exchanged, place));
    }
    if pressed(ui, plain(Key::T)) {
        actions.go(Place::Check);
    }
    if (pressed(ui, plain(Key::F)) || sign(ui, "*"))
        && let Some(m) = state.card(round).find(drawn)
    {
        actions.show(Forfeit::new(round, m.table));
    }
}

fn keep(cx: &Cx<'_>, drawn: &crate::domain::Round, state: &mut State, actions: &mut Actions) {
    let card = state.card(drawn.number).clone();
    if let (Some(command), Some(m)) = (card.keep(cx.tournament, drawn), card.find(drawn)) {
        let typed = card.typed(cx.tournament.ruleset.deals_per_match);
        state.doubts.clear();
        state.entered = typed.map(|typed| (drawn.number, m.table, typed));
        actions.run(Command::Sheets(command), Asker::SheetCard);
    }
}

fn correct(cx: &Cx<'_>, round: RoundNumber, table: TableNumber, state: &mut State, actions: &mut Actions) {
    if let Some(dialog) = CorrectSheet::of(cx.tournament, round, table) {
        state.draft.remove(&round.get());
        state.clear_notes();
        state.focus = Some(Field::Table);
        actions.show(dialog);
    }
}

/// Whether a sign that has no key of its own was typed.
fn sign(ui: &Ui, sign: &str) -> bool {
    ui.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !matches!(event, Event::Text(text) if text == sign));
        input.events.len() < before
    })
}

/// The next or the previous missing table.
fn neighbour(board: &EntryBoard, from: &str, step: i32) -> String {
    let from: u32 = from.parse().unwrap_or(0);
    let tables: Vec<u32> = board.missing().map(|row| row.table.get()).collect();
    let next = if step > 0 {
        tables.iter().find(|table| **table > from).or(tables.first())
    } else {
        tables.iter().rev().find(|table| **table < from).or(tables.last())
    };
    next.map_or_else(String::new, u32::to_string)
}

/// What looks odd about the sheet that was just taken.
fn doubts(ui: &mut Ui, cx: &Cx<'_>, state: &mut State) {
    let Some((round, table, typed)) = state.entered.filter(|_| !state.doubts.is_empty()) else { return };
    let still_there =
        cx.tournament.sheet(round, table).is_some_and(|sheet| sheet.content == crate::domain::sheet::Content::Played(typed));
    if !still_there {
        return;
    }
    let title = say!(cx.words, "sheets-doubts", table = table);
    note(ui, Tone::Warning, &title, |ui| {
        for doubt in &state.doubts {
            ui.label(body(cx.words.doubt(doubt)).color(palette(ui).text));
        }
    });
}

fn not_drawn(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, actions: &mut Actions) {
    let title = say!(cx.words, "sheets-not-drawn", round = round);
    note(ui, Tone::Neutral, &title, |ui| {
        ui.add_space(STEP);
        if crate::gui::widgets::button(ui, crate::gui::widgets::Kind::Primary, &say!(cx.words, "sheets-to-draw"), Some("F5"))
            .clicked()
        {
            actions.push(Action::Go(Place::Round(round, Tab::Draw)));
        }
    });
}

/// Its keys.
pub fn hints(words: &Words, state: &State) -> Vec<Hint> {
    let hint = |key: &str, does: String| (key.to_owned(), does);
    let escape = hint(&say!(words, "key-escape"), say!(words, "sheets-hint-clear"));
    let is_wrong = state.draft.values().any(|card| card.checked == Checked::Wrong);
    if is_wrong {
        return vec![
            hint("⏎", say!(words, "sheets-hint-correct")),
            hint("V", say!(words, "sheets-hint-keep")),
            hint("D", say!(words, "sheets-hint-deals")),
            escape,
        ];
    }
    vec![
        hint("⏎", say!(words, "sheets-hint-next")),
        hint(&say!(words, "sheets-key-back"), say!(words, "sheets-hint-back")),
        hint("D", say!(words, "sheets-hint-deals")),
        hint("F", say!(words, "sheets-hint-forfeit")),
        hint("P", say!(words, "sheets-hint-penalty")),
        hint("E", say!(words, "sheets-hint-team")),
        hint("X", say!(words, "sheets-hint-misplaced")),
        hint("T", say!(words, "sheets-hint-all")),
        escape,
    ]
}
