//! The table that both rankings share: its columns, its rows with their marks, the notes that explain them.
//!
//! `columns` knows where things stand, `row` draws a team, `notes` words what its marks mean, `band` what is missing.
//! Nothing is added up here: every number comes from [`Standings`].

mod band;
mod columns;
mod notes;
mod row;

use std::ops::Range;

use crate::domain::ranking::TeamState;
use crate::i18n::{Words, number};
use crate::say;
use crate::views::standings::{StandingLine, Standings};

use super::catalogue::Status;
use super::context::{Context, DOT};
use super::flow::{Block, Body, Format, Notes, Paper, Placing, Row, Sheet, Table};
use super::page::{At, Document};

use columns::Columns;

pub(super) use band::band;
pub(super) use notes::{awarded, letters};

/// Which ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// After a round, without prizes.
    AfterRound,
    /// The last word, with prizes.
    Final,
}

/// A ranking as a table.
pub(super) struct StandingsTable<'a> {
    words: &'a Words,
    standings: &'a Standings,
    columns: Columns,
}

impl<'a> StandingsTable<'a> {
    /// The table of a ranking.
    pub(super) fn new(words: &'a Words, standings: &'a Standings, kind: Kind) -> Self {
        Self { words, standings, columns: Columns::of(standings, kind) }
    }

    /// The format of paper it needs.
    pub(super) fn format(&self) -> Format {
        self.columns.format
    }

    /// From edge to edge, mm.
    pub(super) fn span(&self) -> Range<f32> {
        12.0..self.columns.format.right()
    }

    /// The table without a closing block.
    pub(super) fn table(&self) -> Table {
        let notes = Notes {
            size: 7.75,
            leading: 3.45,
            mark: At::Right(19.0),
            text: 21.0,
            right: self.span().end,
            placing: Placing::Below(4.0),
            join: say!(self.words, "papers-note-join"),
            end: ".".to_owned(),
        };
        Table { notes: Some(notes), fewest_on_last: 13, ..Table::new(self.columns.head(self.words, self.span())) }
    }

    /// The pages; `first` stands above the table of the first one, `subtitle` words what is on a page from « Rangs 1 à 26 ».
    pub(super) fn bind(
        &self,
        cx: &Context<'_>,
        paper: &Paper,
        table: &Table,
        first: Option<&Block>,
        subtitle: impl Fn(&str) -> String,
    ) -> Document {
        let mut sheets: Vec<Sheet> = self
            .fill(paper.body(), table)
            .into_iter()
            .map(|(ranks, drawing)| Sheet { subtitle: subtitle(&ranks), drawing })
            .collect();
        if let (Some(block), Some(sheet)) = (first, sheets.first_mut()) {
            sheet.drawing.place(&block.drawing, 0.0, 0.0);
        }
        cx.bind(paper, &sheets)
    }

    fn fill(&self, body: Body, table: &Table) -> Vec<(String, super::page::Drawing)> {
        table.fill(body, &self.rows()).into_iter().map(|page| (self.ranks(&page.rows), page.drawing)).collect()
    }

    /// The ranked teams, then those without a rank, each sort under its title.
    fn rows(&self) -> Vec<Row> {
        let row = |line: &StandingLine| self.row(line);
        let mut rows: Vec<Row> = self.standings.lines.iter().map(row).collect();
        let (disqualified, unranked): (Vec<_>, Vec<_>) =
            self.standings.unranked.iter().partition(|line| line.state == TeamState::Disqualified);
        let titles = [
            say!(self.words, "papers-unranked", count = unranked.len()),
            say!(self.words, "papers-disqualified", count = disqualified.len()),
        ];
        for (title, lines) in titles.iter().zip([unranked, disqualified]).filter(|(_, lines)| !lines.is_empty()) {
            rows.push(Row::title(&self.span(), title));
            rows.extend(lines.into_iter().map(row));
        }
        rows
    }

    /// « Rangs 1 à 26 », from the rows of a page.
    fn ranks(&self, rows: &Range<usize>) -> String {
        let ranked = &self.standings.lines;
        let on_page = &ranked[rows.start.min(ranked.len())..rows.end.min(ranked.len())];
        let rank = |line: Option<&StandingLine>| line.and_then(|line| line.rank);
        match (rank(on_page.first()), rank(on_page.last())) {
            (Some(first), Some(last)) if first == last => say!(self.words, "papers-rank", rank = first),
            (Some(first), Some(last)) => say!(self.words, "papers-ranks", first = first, last = last),
            _ => say!(self.words, "papers-no-rank"),
        }
    }

    /// « Total = somme des points comptés des parties 1 à 3 … ».
    pub(super) fn total_rule(&self) -> String {
        match self.standings.after.get() {
            1 => say!(self.words, "papers-total-of-one"),
            last => say!(self.words, "papers-total", last = last),
        }
    }

    /// « points comptés, au plus 1’700 par partie ».
    pub(super) fn counted(&self) -> String {
        match self.standings.rules.cap {
            Some(cap) => say!(self.words, "papers-counted-capped", cap = number::points(cap)),
            None => say!(self.words, "papers-counted"),
        }
    }
}

/// Whether a ranking is the last word.
pub(super) fn status(standings: &Standings) -> Status {
    if standings.is_provisional { Status::Provisional } else { Status::Settled }
}

/// Parts of a subtitle in a row.
pub(super) fn dotted(parts: &[&str]) -> String {
    parts.join(DOT)
}
