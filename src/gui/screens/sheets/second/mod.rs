//! « Contre-saisie »: the desk of Feuilles where a second person types the sheets again, on the same card. What the first entry
//! says is never shown before both numbers are typed. [`pile`] is what is left, [`said`] what came of it.

mod pile;
mod said;

pub(super) use pile::{recent, ui};
pub(super) use said::said;

use super::Draft;
use super::entry::{Card, Field, Purpose};
use crate::domain::check::Checked;
use crate::domain::ruleset::SecondEntry as Rule;
use crate::domain::sheet::difference::{Difference, Looks};
use crate::domain::{Round, RoundNumber, TableNumber};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::dialogs::correct_sheet::CorrectSheet;
use crate::gui::dialogs::first_stands::FirstStands;
use crate::gui::dialogs::misplaced_sheets::{How, MisplacedSheets};
use crate::gui::frame::Hint;
use crate::gui::keys::{plain, pressed};
use crate::i18n::Words;
use crate::say;
use crate::views::second_entry::{CheckedSheet, Pile, SecondEntry};
use eframe::egui::{Key, Ui};

/// What the desk of the second entry keeps for itself.
#[derive(Default)]
pub(super) struct State {
    pub(super) draft: Draft,
    /// The sheet that was typed last, or whose difference is looked at.
    pub(super) compared: Option<(RoundNumber, TableNumber)>,
    /// Whether that sheet differs, and something is to be done about it.
    pub(super) differs: bool,
    /// Whether the ruleset has a second entry.
    pub(super) is_offered: bool,
    pile: Pile,
    whose: Whose,
}

/// Whose sheets are to be typed again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Whose {
    /// Everybody's.
    #[default]
    All,
    /// Those that the one at this desk did not type.
    OfOthers,
}

impl State {
    /// The sheets that are left, as the papers lie.
    pub(super) fn left<'a>(&self, cx: &Cx<'_>, desk: &'a SecondEntry) -> Vec<&'a CheckedSheet> {
        let not_by = (self.whose == Whose::OfOthers).then_some(cx.settings.operator.as_str());
        desk.left(self.pile, not_by)
    }

    /// The sheet that was typed last, where both entries differ.
    pub(super) fn difference<'a>(&self, round: RoundNumber, desk: &'a SecondEntry) -> Option<&'a Difference> {
        let (_, table) = self.compared.filter(|(of, _)| *of == round)?;
        desk.at(table)?.difference.as_ref()
    }
}

/// Whether the ruleset has a second entry, and one may type here.
pub(super) fn is_offered(cx: &Cx<'_>) -> bool {
    cx.tournament.ruleset.second_entry != Rule::Off && cx.may_write()
}

/// Whether the next draw waits for second entries of this round.
pub(super) fn waits(cx: &Cx<'_>, round: RoundNumber) -> bool {
    is_offered(cx) && cx.tournament.unchecked(None).iter().any(|(of, _)| *of == round)
}

/// The letters of this desk, and the one that leads to it.
pub(super) fn letters(ui: &Ui, cx: &Cx<'_>, drawn: &Round, desk: &SecondEntry, state: &mut super::State, actions: &mut Actions) {
    if is_offered(cx) && pressed(ui, plain(Key::C)) {
        let other = if state.purpose == Purpose::First { Purpose::Second } else { Purpose::First };
        return state.turn_to(other);
    }
    let Some(difference) = state.second.difference(drawn.number, desk).filter(|_| state.purpose == Purpose::Second) else {
        return;
    };
    for (key, way) in [(Key::R, Way::Again), (Key::P, Way::First), (Key::S, Way::Second), (Key::X, Way::Exchange)] {
        if is_open(way, difference) && pressed(ui, plain(key)) {
            settle(cx, difference, way, state, actions);
        }
    }
}

/// What can be done about a difference.
#[derive(Clone, Copy)]
enum Way {
    /// Typing the sheet once more.
    Again,
    /// The first entry stands.
    First,
    /// The second is right: a correction.
    Second,
    /// The sheets of two tables were typed for each other: they change places.
    Exchange,
}

/// Whether something can be done about this difference.
fn is_open(way: Way, difference: &Difference) -> bool {
    !matches!(way, Way::Exchange) || exchanged_with(difference).is_some()
}

/// The table whose sheet was typed for this one, and the other way round.
fn exchanged_with(difference: &Difference) -> Option<TableNumber> {
    difference.looks.iter().find_map(|looks| match looks {
        Looks::TablesExchanged(other) => Some(*other),
        _ => None,
    })
}

fn settle(cx: &Cx<'_>, difference: &Difference, way: Way, state: &mut super::State, actions: &mut Actions) {
    let (round, table) = (difference.round, difference.table);
    match way {
        Way::Again => {
            *state.card(round) = Card { table: table.to_string(), ..Card::default() };
            state.focus = Some(Field::A);
        }
        Way::Exchange => {
            if let Some(other) = exchanged_with(difference) {
                let reason = say!(cx.words, "second-entry-reason-exchanged");
                actions.show(MisplacedSheets::new(How::Exchanged, Some((round, table))).with(other, reason));
            }
        }
        Way::First => actions.show(FirstStands::new(cx, round, table)),
        Way::Second => {
            if let Some(dialog) = CorrectSheet::of(cx.tournament, round, table) {
                let reason = say!(cx.words, "second-entry-reason-second");
                actions.show(dialog.with_content(&difference.second, reason));
            }
        }
    }
}

/// How the second entry of a sheet stands, in a word.
fn mark(words: &Words, checked: Checked) -> String {
    match checked {
        Checked::NotYet => say!(words, "second-entry-not-yet"),
        Checked::Again => say!(words, "second-entry-again"),
        Checked::Differs => say!(words, "second-entry-differing"),
        Checked::Yes => say!(words, "second-entry-checked"),
    }
}

/// Its keys.
pub(super) fn hints(words: &Words, state: &super::State) -> Vec<Hint> {
    let hint = |key: &str, does: String| (key.to_owned(), does);
    let mut hints = vec![hint("⏎", say!(words, "sheets-hint-next"))];
    if state.second.differs {
        hints.push(hint("R", say!(words, "second-entry-hint-again")));
        hints.push(hint("P", say!(words, "second-entry-hint-first")));
        hints.push(hint("S", say!(words, "second-entry-hint-second")));
    }
    hints.extend([
        hint("D", say!(words, "sheets-hint-deals")),
        hint("E", say!(words, "sheets-hint-team")),
        hint("↑ ↓", say!(words, "second-entry-hint-pile")),
        hint("C", say!(words, "second-entry-hint-back")),
        hint(&say!(words, "key-escape"), say!(words, "sheets-hint-clear")),
    ]);
    hints
}
