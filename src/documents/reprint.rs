//! What was printed and no longer agrees with the file: which papers to print again, of the match sheets only those of the
//! tables that changed, and which to take down. Keeps nothing and prints nothing.

#[cfg(test)]
mod tests;

use super::catalogue::{self, Kind, Order, Printed};
use super::context::Context;
use super::match_sheet;
use crate::domain::history::StateNumber;
use crate::domain::{Moment, TableNumber, Tournament};
use crate::i18n::Words;
use crate::say;
use crate::views::paper_state;
use serde::{Deserialize, Serialize};

/// A paper that was printed, saved or shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Print {
    /// What it is called.
    pub title: String,
    /// As it was wanted, its round filled in.
    pub order: Order,
    /// On which state.
    pub state: StateNumber,
    /// When.
    pub at: Moment,
}

/// A paper that was printed and that the file contradicts by now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outdated {
    /// The paper.
    pub print: Print,
    /// What to do.
    pub remedy: Remedy,
}

/// What to do with an outdated paper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// Print it again.
    Reprint(Order),
    /// Print the match sheets of these tables again.
    ReprintSheets(Order, Vec<TableNumber>),
    /// Take it off the wall or the tables: what it shows is no more.
    TakeDown,
}

impl Print {
    /// A paper that goes to the printer now.
    pub fn of(paper: &Printed, at: Moment) -> Self {
        let order = Order { since: None, ..paper.order };
        Self { title: paper.title.clone(), order, state: paper.state, at }
    }

    /// Whether it hangs or lies where an older one did.
    fn replaces(&self, older: &Self) -> bool {
        let (new, old) = (&self.order, &older.order);
        (new.kind, new.round) == (old.kind, old.round) && (new.by.is_none() || new.by == old.by)
    }
}

impl Outdated {
    /// Whether an earlier look did not have it, or not all of it.
    pub fn is_news(&self, known: &[Self]) -> bool {
        !known.iter().any(|known| known.print == self.print && known.remedy.includes(&self.remedy))
    }
}

impl Remedy {
    fn includes(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::ReprintSheets(_, known), Self::ReprintSheets(_, now)) => now.iter().all(|table| known.contains(table)),
            _ => self == other,
        }
    }

    /// What is to be printed.
    pub fn order(&self) -> Option<Order> {
        match self {
            Self::Reprint(order) | Self::ReprintSheets(order, _) => Some(*order),
            Self::TakeDown => None,
        }
    }
}

impl Words {
    /// An outdated paper, and what of it is.
    pub fn outdated(&self, outdated: &Outdated) -> String {
        let title = &outdated.print.title;
        match &outdated.remedy {
            Remedy::Reprint(_) => title.clone(),
            Remedy::ReprintSheets(_, tables) => {
                say!(self, "documents-outdated-sheets", title = title, count = tables.len(), tables = self.list(tables))
            }
            Remedy::TakeDown => say!(self, "documents-outdated-gone", title = title),
        }
    }
}

/// Notes a paper that was printed, in place of those it replaces.
pub fn note(prints: &mut Vec<Print>, new: Print) {
    prints.retain(|older| !new.replaces(older));
    prints.push(new);
}

/// The papers that the file contradicts by now, in the order of the evening.
pub fn outdated(cx: &Context<'_>, tournament: &Tournament, prints: &[Print]) -> Vec<Outdated> {
    let offered: Vec<_> = catalogue::offered(tournament).iter().map(|order| (order.kind, order.round)).collect();
    let remedied = |print: &Print| {
        let is_there = offered.contains(&(print.order.kind, print.order.round));
        let remedy = if is_there { again(cx, tournament, print) } else { gone(print.order.kind) };
        Some(Outdated { print: print.clone(), remedy: remedy? })
    };
    let mut outdated: Vec<_> = prints.iter().filter_map(remedied).collect();
    outdated.sort_by_key(|outdated| (outdated.print.order.kind, outdated.print.order.round));
    outdated
}

/// What to do with a paper that could be printed now.
fn again(cx: &Context<'_>, tournament: &Tournament, print: &Print) -> Option<Remedy> {
    let order = print.order;
    let shows = catalogue::describe(cx, tournament, &order).ok()?.shows;
    if is_of_the_hour(order.kind) || is_over(tournament, &order) || paper_state::holds(cx.history, shows, print.state) {
        return None;
    }
    if order.kind != Kind::Sheets {
        return Some(Remedy::Reprint(order));
    }
    let tables = match_sheet::tables_since(tournament, cx.history, order.round?, print.state);
    let again = Order { since: Some(print.state), ..order };
    (!tables.is_empty()).then_some(Remedy::ReprintSheets(again, tables))
}

/// What to do with a paper that could not be printed any more. The record of an annulled draw stays true.
fn gone(kind: Kind) -> Option<Remedy> {
    (!is_of_the_hour(kind) && kind != Kind::DrawRecord).then_some(Remedy::TakeDown)
}

/// Whether a paper says how things were when it was printed, and is not meant to last.
pub fn is_of_the_hour(kind: Kind) -> bool {
    matches!(kind, Kind::Cash | Kind::Missing | Kind::Audit | Kind::Parachute)
}

/// Whether nobody looks for his table on it any more.
fn is_over(tournament: &Tournament, order: &Order) -> bool {
    let is_played =
        || order.round.and_then(|round| tournament.rounds.get(&round)).is_some_and(|round| tournament.is_complete(round));
    matches!(order.kind, Kind::Draw | Kind::DrawByTeam) && is_played()
}
