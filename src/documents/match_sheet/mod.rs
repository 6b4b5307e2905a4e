//! « Feuille de match » (papers 04, 04b): what lies on every table, filled in with a pencil and handed to the referees.
//! The order of its fields is that of the entry form. Knows the form before play; what was entered is in the audit.

mod a4;
mod a5;
mod deals;
mod parts;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use std::iter::repeat_n;

use crate::domain::history::{History, StateNumber};
use crate::domain::{Match, RoundNumber, TableNumber, Tournament};
use crate::i18n::{Words, date};
use crate::say;
use crate::views::match_sheet::{Deal, MatchSheet, MatchSheets, SheetForm};
use crate::views::paper_state::{self, Shows};

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::Context;
use super::page::{Document, Page, Size};

/// The size of a match sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetFormat {
    /// One sheet on A4.
    #[default]
    A4,
    /// Two of A5 on one A4, to be cut: table k beside the one half the tables further, so that the left pile laid on the
    /// right one is in order.
    A5,
}

/// So many deals are on one leaf; rows for more would be too low to write in.
const DEALS: usize = 24;

pub(super) fn about(words: &Words, order: &Order) -> About {
    let round = order.settled_round();
    let title = say!(words, "papers-sheets-title", round = round);
    About { title, file: file(words, order.format), shows: Shows::Sheets(round) }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let mut sheets = MatchSheets::of(tournament, cx.history, order.settled_round())?;
    if let Some(since) = order.since {
        let changed = tables_since(tournament, cx.history, sheets.round, since);
        sheets.sheets.retain(|sheet| changed.contains(&sheet.seated.table));
        if sheets.sheets.is_empty() {
            return Err(NothingToPrint::Unchanged { since });
        }
    }
    Ok(Laid { document: match_sheets(cx, &sheets, order.format), status: Status::Settled })
}

/// The tables of a round whose sheet printed on this state is another one by now and is not in yet.
pub(super) fn tables_since(
    tournament: &Tournament,
    history: &History,
    round: RoundNumber,
    printed: StateNumber,
) -> Vec<TableNumber> {
    let changed = |m: &&Match| {
        tournament.sheet(round, m.table).is_none() && !paper_state::holds(history, Shows::MatchSheet(round, **m), printed)
    };
    let matches = tournament.rounds.get(&round).map_or(&[][..], |round| &round.matches);
    matches.iter().filter(changed).map(|m| m.table).collect()
}

pub(super) fn about_blank(words: &Words, order: &Order) -> About {
    let file = say!(words, "file-name-blank", sheets = file(words, order.format));
    About { title: say!(words, "papers-sheet-blank"), file, shows: Shows::SheetForm }
}

#[expect(clippy::unnecessary_wraps, reason = "a row of the catalogue may have nothing to print")]
pub(super) fn lay_out_blank(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let form = SheetForm::of(&tournament.ruleset);
    Ok(Laid { document: blank_match_sheet(cx, &form, order.format), status: Status::Settled })
}

fn file(words: &Words, format: SheetFormat) -> String {
    match format {
        SheetFormat::A4 => say!(words, "file-name-sheets"),
        SheetFormat::A5 => say!(words, "file-name-sheets-a5"),
    }
}

/// The sheets of a round.
pub fn match_sheets(cx: &Context<'_>, sheets: &MatchSheets, format: SheetFormat) -> Document {
    let leaf = |sheet| Leaf { cx, form: &sheets.form, of: Some((sheets.round, sheet)), deals: &[] };
    let leaves: Vec<Leaf> = sheets.sheets.iter().flat_map(|sheet| leaf(sheet).in_parts()).collect();
    document(cx, &say!(cx.words, "papers-sheets-title", round = sheets.round), &leaves, format)
}

/// A sheet without a match, for what cannot be foreseen; two of them on A4 in A5.
pub fn blank_match_sheet(cx: &Context<'_>, form: &SheetForm, format: SheetFormat) -> Document {
    let blank = Leaf { cx, form, of: None, deals: &[] }.in_parts();
    let copies = match format {
        SheetFormat::A4 => 1,
        SheetFormat::A5 => 2,
    };
    let leaves: Vec<Leaf> = repeat_n(blank, copies).flatten().collect();
    document(cx, &say!(cx.words, "papers-sheet-blank"), &leaves, format)
}

fn document(cx: &Context<'_>, title: &str, leaves: &[Leaf<'_>], format: SheetFormat) -> Document {
    let pages = match format {
        SheetFormat::A4 => leaves.iter().map(|leaf| Page { size: Size::A4, drawing: a4::draw(leaf) }).collect(),
        SheetFormat::A5 => {
            let (left, right) = leaves.split_at(leaves.len().div_ceil(2));
            let pair = |(index, leaf)| Page { size: Size::A4_LANDSCAPE, drawing: a5::pair(leaf, right.get(index)) };
            left.iter().enumerate().map(pair).collect()
        }
    };
    cx.loose(title, pages)
}

/// One side of paper: a sheet, or a part of one with very many deals.
#[derive(Clone, Copy)]
struct Leaf<'a> {
    cx: &'a Context<'a>,
    form: &'a SheetForm,
    /// The match it is printed for.
    of: Option<(RoundNumber, &'a MatchSheet)>,
    /// The deals on it.
    deals: &'a [Deal],
}

impl<'a> Leaf<'a> {
    fn in_parts(self) -> impl Iterator<Item = Self> + Clone {
        let all: &'a [Deal] = &self.form.deals;
        let leaves = all.len().div_ceil(DEALS);
        all.chunks(all.len().div_ceil(leaves)).map(move |deals| Self { deals, ..self })
    }

    /// Whether the result goes here.
    fn is_last(&self) -> bool {
        self.deals.last() == self.form.deals.last()
    }

    /// Whether the columns on it add up to the running totals of its last row.
    fn is_first(&self) -> bool {
        self.deals.first() == self.form.deals.first()
    }

    /// « 16 donnes de 157 points · 45 minutes ».
    fn extent(&self) -> String {
        let (words, form) = (self.cx.words, self.form);
        match self.deals {
            [first, .., last] if !(self.is_first() && self.is_last()) => {
                let (first, last) = (first.number, last.number);
                say!(words, "papers-sheet-part", first = first, last = last, deals = form.deals.len(), minutes = form.minutes)
            }
            _ => {
                let (deals, points) = (form.deals.len(), form.points_per_deal);
                say!(words, "papers-sheet-extent", deals = deals, points = points, minutes = form.minutes)
            }
        }
    }

    /// « tirage : état 127 »; nothing without a match.
    fn state(&self) -> Option<String> {
        self.of.map(|(_, sheet)| say!(self.cx.words, "papers-sheet-state", state = sheet.state.to_string()))
    }

    /// « imprimé le 28.11.2026 à 14:38 ».
    fn printed(&self) -> String {
        let at = &self.cx.printed_at;
        say!(self.cx.words, "papers-sheet-printed", date = date::short(at.date_naive()), time = date::time(at))
    }
}
