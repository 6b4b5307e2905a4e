//! « Feuilles »: table ⏎ points A ⏎ points B ⏎, and the next. [`entry`] is what the keys do, the other files how it looks.

mod board;
mod card;
mod entry;
mod recent;
mod second;

pub use entry::{Card, Field, Purpose, one};

use crate::domain::sheet::{Typed, Winner};
use crate::domain::{Match, Refusal, Round, RoundNumber, TableNumber, Tournament, check};
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
use crate::views::second_entry::SecondEntry;
use eframe::egui::{Event, Key, Ui, UiBuilder, Vec2};
use entry::{At, Checked, LookFor, Next, NotTaken};
use std::collections::BTreeMap;

/// The cards that are half typed, by round.
pub type Draft = BTreeMap<u32, Card>;

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    draft: Draft,
    /// What is typed: the sheets, or the same once more.
    purpose: Purpose,
    second: second::State,
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
            self.drafts().remove(&round.get());
        }
        self.clear_notes();
        self.look_for = LookFor::Table;
        self.focus = Some(Field::Table);
    }

    /// A sheet of this round was taken or corrected in a dialog.
    pub fn done_in_dialog(&mut self, round: u32) {
        self.drafts().remove(&round);
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
        self.purpose = Purpose::First;
        self.take_table(round, table);
    }

    /// Sheets are to be typed a second time: that of this table, or any. Where both entries differ, that is shown.
    pub fn second_entry(&mut self, round: RoundNumber, table: Option<TableNumber>, tournament: &Tournament) {
        self.turn_to(Purpose::Second);
        let Some(table) = table else { return };
        let differs = tournament.sheet(round, table).is_some_and(|sheet| tournament.checked(sheet) == check::Checked::Differs);
        if differs {
            self.second.compared = Some((round, table));
        } else {
            self.take_table(round, table);
        }
    }

    fn turn_to(&mut self, purpose: Purpose) {
        self.purpose = purpose;
        self.clear_notes();
        self.doubts.clear();
        self.look_for = LookFor::Table;
        self.focus = Some(Field::Table);
        self.field = Field::Table;
    }

    /// The cards of what is typed now.
    fn drafts(&mut self) -> &mut Draft {
        match self.purpose {
            Purpose::First => &mut self.draft,
            Purpose::Second => &mut self.second.draft,
        }
    }

    fn take_table(&mut self, round: RoundNumber, table: TableNumber) {
        self.drafts().insert(round.get(), Card { table: table.to_string(), ..Card::default() });
        self.clear_notes();
        self.look_for = LookFor::Table;
        self.focus = Some(Field::Table);
        self.field = Field::Table;
    }

    /// The winner ticked on the paper, or none after all.
    fn tick(&mut self, round: RoundNumber, winner: Winner) {
        let card = self.card(round);
        card.winner = (card.winner != Some(winner)).then_some(winner);
        self.refusal = None;
    }

    /// A sheet was typed: what looks odd about it is said where it is the first time, what differs where it is the second.
    fn taken(&mut self, cx: &Cx<'_>, round: RoundNumber, m: &Match, typed: Typed) {
        self.entered = Some((round, m.table, typed));
        match self.purpose {
            Purpose::First => self.doubts = doubts::of(cx.tournament, round, m, &typed),
            Purpose::Second => self.second.compared = Some((round, m.table)),
        }
    }

    fn clear_notes(&mut self) {
        self.not_taken = None;
        self.refusal = None;
        self.overflow = false;
    }

    fn card(&mut self, round: RoundNumber) -> &mut Card {
        self.drafts().entry(round.get()).or_default()
    }
}

/// Draws the screen.
pub fn ui(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, state: &mut State, actions: &mut Actions) {
    let Some(drawn) = cx.tournament.rounds.get(&round) else {
        return not_drawn(ui, cx, round, actions);
    };
    let board = EntryBoard::of(cx.tournament, cx.history, round);
    let again = SecondEntry::of(cx.tournament, cx.history, round);
    state.second.is_offered = second::is_offered(cx);
    state.second.differs = state.second.difference(round, &again).is_some();
    if !state.second.is_offered {
        state.purpose = Purpose::First;
    }
    if cx.may_write() && ui.ctx().memory(|memory| memory.top_modal_layer().is_none()) {
        keys(ui, cx, drawn, &(&board, &again), state, actions);
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
        if state.purpose == Purpose::Second {
            second::said(ui, cx, &again, state, actions);
            return second::recent(ui, cx, &again);
        }
        doubts(ui, cx, state);
        recent::ui(ui, cx, round, &board, state, actions);
    });
    ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("board"), |ui| {
        if state.purpose == Purpose::Second {
            return second::ui(ui, cx, round, &again, state);
        }
        board::ui(ui, cx, round, &board, state, actions);
    });
    ui.allocate_space(Vec2::new(area.width(), 0.0));
    state.drafts().retain(|_, card| !card.is_empty());
}

/// The keys of the card, taken before its fields see them.
fn keys(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, boards: &(&EntryBoard, &SecondEntry), state: &mut State, actions: &mut Actions) {
    let on_card = card::has_focus(ui);
    let nowhere = ui.memory(|memory| memory.focused().is_none());
    // egui takes the keyboard away from a field with Échap before anybody else hears of it.
    if (on_card.is_some() || nowhere) && pressed(ui, plain(Key::Escape)) {
        state.drafts().remove(&drawn.number.get());
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
            let open: Vec<u32> = match state.purpose {
                Purpose::First => boards.0.missing().map(|row| row.table.get()).collect(),
                Purpose::Second => state.second.left(cx, boards.1).iter().map(|sheet| sheet.of.table.get()).collect(),
            };
            state.card(drawn.number).table = neighbour(&open, &state.card(drawn.number).table.clone(), step);
            state.focus = Some(Field::Table);
        }
    }
    letters(ui, cx, drawn, state, actions);
    second::letters(ui, cx, drawn, boards.1, state, actions);
}

fn enter(cx: &Cx<'_>, drawn: &Round, field: Field, state: &mut State, actions: &mut Actions) {
    if let (Field::Table, Some(NotTaken::SheetIn { table, .. })) = (field, &state.not_taken) {
        let table = *table;
        return correct(cx, drawn.number, table, state, actions);
    }
    let (tournament, history) = (cx.tournament, cx.history);
    let at = At { purpose: state.purpose, look_for: state.look_for, tournament, history, round: drawn };
    let next = state.card(drawn.number).enter(field, &at);
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
                state.taken(cx, drawn.number, m, typed);
            }
            actions.run(command, Asker::SheetCard);
        }
        Next::Done if second::waits(cx, drawn.number) => state.turn_to(Purpose::Second),
        Next::Done => actions.go(Place::Round(drawn.number, Tab::Standings)),
    }
}

/// Letters are commands in the fields of numbers.
fn letters(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, state: &mut State, actions: &mut Actions) {
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
    if matches!(state.field, Field::A | Field::B | Field::Deals) {
        let ticked =
            [(pressed(ui, plain(Key::A)), Winner::A), (pressed(ui, plain(Key::B)), Winner::B), (sign(ui, "="), Winner::Equal)];
        for (_, winner) in ticked.into_iter().filter(|(is_pressed, _)| *is_pressed) {
            state.tick(round, winner);
        }
    }
    if state.purpose == Purpose::First && pressed(ui, plain(Key::P)) {
        actions.show(Penalty::new(None));
    }
    if state.purpose == Purpose::First && pressed(ui, plain(Key::X)) {
        let place = state.card(round).find(drawn).map(|m| (round, m.table));
        actions.show(MisplacedSheets::new(How::Exchanged, place));
    }
    if pressed(ui, plain(Key::T)) {
        actions.go(Place::Check);
    }
    if (pressed(ui, plain(Key::F)) || sign(ui, "*"))
        && let Some(m) = state.card(round).find(drawn)
    {
        if state.purpose == Purpose::Second {
            state.drafts().remove(&round.get());
            state.second.compared = Some((round, m.table));
        }
        actions.show(Forfeit::new(round, m.table, state.purpose));
    }
}

fn keep(cx: &Cx<'_>, drawn: &Round, state: &mut State, actions: &mut Actions) {
    let card = state.card(drawn.number).clone();
    if let (Some(command), Some(m)) = (card.keep(state.purpose, cx.tournament, drawn), card.find(drawn)) {
        if let Some(typed) = card.typed(cx.tournament.ruleset.deals_per_match) {
            state.taken(cx, drawn.number, m, typed);
        }
        actions.run(command, Asker::SheetCard);
    }
}

fn correct(cx: &Cx<'_>, round: RoundNumber, table: TableNumber, state: &mut State, actions: &mut Actions) {
    if let Some(dialog) = CorrectSheet::of(cx.tournament, round, table) {
        state.drafts().remove(&round.get());
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

/// The next or the previous table that is open.
fn neighbour(tables: &[u32], from: &str, step: i32) -> String {
    let from: u32 = from.parse().unwrap_or(0);
    let place = tables.iter().position(|&table| table == from);
    let next = match (place, step > 0) {
        (Some(place), true) => tables.get(place + 1).or(tables.first()),
        (Some(place), false) => place.checked_sub(1).and_then(|place| tables.get(place)).or(tables.last()),
        (None, true) => tables.iter().find(|table| **table > from).or(tables.first()),
        (None, false) => tables.iter().rev().find(|table| **table < from).or(tables.last()),
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
    if state.purpose == Purpose::Second {
        return second::hints(words, state);
    }
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
    let mut hints = vec![
        hint("⏎", say!(words, "sheets-hint-next")),
        hint(&say!(words, "sheets-key-back"), say!(words, "sheets-hint-back")),
        hint("D", say!(words, "sheets-hint-deals")),
        hint("F", say!(words, "sheets-hint-forfeit")),
        hint("P", say!(words, "sheets-hint-penalty")),
        hint("E", say!(words, "sheets-hint-team")),
        hint("X", say!(words, "sheets-hint-misplaced")),
        hint("T", say!(words, "sheets-hint-all")),
    ];
    if state.second.is_offered {
        hints.push(hint("C", say!(words, "sheets-hint-second")));
    }
    hints.push(escape);
    hints
}
