//! The keys of the screen, and what they do to the line of fields. Those of the table stand with the table.

use super::said::{Said, Sure};
use super::{Page, Spot, State, TeamLine};
use crate::domain::command::{Command, TeamCommand, Warning};
use crate::domain::team::Entry;
use crate::exchange::{self, ExchangeError, team_import};
use crate::gui::action::{Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::dialogs::import_teams::ImportTeams;
use crate::gui::dialogs::seat_teams::SeatTeams;
use crate::gui::frame::Hint;
use crate::gui::keys::{ctrl, plain, pressed, shift};
use crate::i18n::Words;
use crate::say;
use crate::views::late;
use eframe::egui::{Event, Key, Ui};
use std::path::Path;

/// Takes the keys before any field sees them.
pub(super) fn take(ui: &Ui, cx: &Cx<'_>, state: &mut State, actions: &mut Actions) {
    if !ui.memory(|memory| memory.is_above_modal_layer(ui.layer_id())) {
        return;
    }
    let spot = Spot::focused(ui);
    if cx.may_write() {
        paste(ui, cx, spot, state, actions);
        if pressed(ui, ctrl(Key::L)) {
            if state.line.is_empty() {
                state.page = Page::Beside;
            } else {
                add(cx, state, Entry::Waiting, Sure::Ask, actions);
            }
        }
    }
    match spot {
        Some(Spot::Search) => in_search(ui, state),
        Some(spot) if spot.is_in_line() && cx.may_write() => in_line(ui, cx, spot, state, actions),
        _ => {}
    }
}

fn in_line(ui: &Ui, cx: &Cx<'_>, spot: Spot, state: &mut State, actions: &mut Actions) {
    if matches!(state.said, Some(Said::Came)) && state.line.is_empty() && late::waiting_for_a_seat(cx.tournament).is_some() {
        if pressed(ui, ctrl(Key::Enter)) {
            actions.show(SeatTeams::new());
        }
    } else if pressed(ui, ctrl(Key::Enter)) {
        let (entry, sure) = match state.said {
            Some(Said::Twice(entry, _)) => (entry, Sure::Yes),
            _ => (Entry::Registered, Sure::Ask),
        };
        add(cx, state, entry, sure, actions);
    }
    if pressed(ui, ctrl(Key::Space)) {
        state.line.paid = !state.line.paid;
    }
    if pressed(ui, shift(Key::Enter)) {
        state.go = Some(spot.before());
    }
    if pressed(ui, plain(Key::Enter)) {
        match spot.next() {
            Some(next) => state.go = Some(next),
            None => add(cx, state, Entry::Registered, Sure::Ask, actions),
        }
    }
    if pressed(ui, plain(Key::ArrowDown)) {
        state.go = Some(Spot::Table);
    }
    if pressed(ui, plain(Key::Escape)) {
        escape(state);
    }
    super::spot::settle(ui, cx, state);
}

/// Échap: first what is said goes, then what is typed, which can be had again.
fn escape(state: &mut State) {
    let is_asked = state.said.take().is_some_and(|said| !matches!(said, Said::Cleared(_)));
    if !is_asked && !state.line.is_empty() {
        state.said = Some(Said::Cleared(std::mem::take(&mut state.line)));
        state.go = Some(Spot::Name);
    }
}

fn in_search(ui: &Ui, state: &mut State) {
    if pressed(ui, plain(Key::ArrowDown)) || pressed(ui, plain(Key::Enter)) {
        state.go = Some(Spot::Table);
    }
    if pressed(ui, plain(Key::Escape)) {
        state.query.searched.clear();
        state.go = Some(Spot::Name);
    }
}

/// Adds the line, if nothing is to be asked first.
pub(super) fn add(cx: &Cx<'_>, state: &mut State, entry: Entry, sure: Sure, actions: &mut Actions) {
    let command = Command::Teams(TeamCommand::Add(state.line.draft(entry)));
    match cx.could(&command) {
        Err(refusal) => state.refused(refusal),
        Ok(decision) => {
            let mut twice = decision.warnings;
            twice.retain(|warning| matches!(warning, Warning::PlayerInTwoTeams { .. }));
            if twice.is_empty() || sure == Sure::Yes {
                actions.run(command, Asker::TeamLine);
            } else {
                state.said = Some(Said::Twice(entry, twice));
            }
        }
    }
}

/// A block copied from a spreadsheet is a list of teams to look at; anything less is left to the field.
fn paste(ui: &Ui, cx: &Cx<'_>, spot: Option<Spot>, state: &mut State, actions: &mut Actions) {
    if spot == Some(Spot::Search) {
        return;
    }
    let is_block = |event: &Event| matches!(event, Event::Paste(text) if text.trim_end().contains(['\t', '\n']));
    let block = ui.input_mut(|input| {
        let at = input.events.iter().position(is_block)?;
        if let Event::Paste(text) = input.events.remove(at) { Some(text) } else { None }
    });
    let Some(block) = block else { return };
    match read_block(&block) {
        Ok(list) => actions.show(ImportTeams::new(say!(cx.words, "registration-clipboard"), list, cx.tournament)),
        Err(error) => {
            let from = say!(cx.words, "registration-clipboard");
            state.said = Some(Said::Unreadable(cx.words.exchange_error(Path::new(&from), &error)));
        }
    }
}

fn read_block(block: &str) -> Result<team_import::TeamList, ExchangeError> {
    exchange::parse(block.as_bytes()).and_then(|grid| team_import::teams(&grid))
}

/// The keys, as the hint bar shows them.
pub(super) fn hints(words: &Words, spot: Spot) -> Vec<Hint> {
    let hint = |key: &str, does: String| (key.to_owned(), does);
    if spot == Spot::Table {
        return vec![
            hint("⏎", say!(words, "registration-hint-edit")),
            hint(&say!(words, "key-space"), say!(words, "registration-hint-paid")),
            hint("A", say!(words, "registration-hint-presence")),
            hint("T", say!(words, "registration-hint-table")),
            hint("H", say!(words, "registration-hint-unranked")),
            hint("R", say!(words, "registration-hint-leave")),
            hint("S", say!(words, "registration-hint-substitute")),
            hint("P", say!(words, "registration-hint-grant")),
            hint(&say!(words, "key-escape"), say!(words, "registration-hint-back")),
        ];
    }
    vec![
        hint("⏎", say!(words, "registration-hint-next")),
        hint("Ctrl ⏎", say!(words, "registration-hint-add")),
        hint(&format!("Ctrl {}", say!(words, "key-space")), say!(words, "registration-hint-paid")),
        hint("↓", say!(words, "registration-hint-down")),
        hint("Ctrl F", say!(words, "registration-hint-search")),
        hint(&say!(words, "key-escape"), say!(words, "registration-hint-clear")),
    ]
}

impl TeamLine {
    /// The team as typed.
    fn draft(&self, entry: Entry) -> crate::domain::command::TeamDraft {
        use crate::domain::command::{TeamDraft, TeamEdit};
        let text = |text: &String| Some(text.clone()).filter(|text| !text.trim().is_empty());
        TeamDraft {
            number: self.number.parse().ok(),
            rest: TeamEdit {
                name: text(&self.name),
                players: Some(self.players.to_vec()),
                club: text(&self.club),
                settled: self.paid.then_some(true),
                entry: (entry == Entry::Waiting).then_some(entry),
                ..TeamEdit::default()
            },
        }
    }
}
