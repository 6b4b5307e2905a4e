//! The notes under a table: a mark, and what it means on this page.
//!
//! A row carries its notes; a page shows those of its rows, each once, in order. Which mark stands for what, and the
//! words, are the paper's own.

use std::collections::BTreeMap;

use crate::documents::page::{At, Drawing, Style};

use super::names::wrap;

/// A note of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Its place among the notes of a page, smallest first. Notes of the same order are one note: different texts are
    /// joined, the same text stands once.
    pub order: u16,
    /// The mark, as it stands at the number.
    pub mark: String,
    /// What it means, without the full stop.
    pub text: String,
}

/// How notes are set.
#[derive(Debug, Clone, PartialEq)]
pub struct Notes {
    /// Size of the text in points.
    pub size: f32,
    /// From baseline to baseline, mm.
    pub leading: f32,
    /// Where marks stand.
    pub mark: At,
    /// Left edge of the text, mm.
    pub text: f32,
    /// Right edge of the text, mm.
    pub right: f32,
    /// Where the lines stand.
    pub placing: Placing,
    /// What joins the texts of one note (« ; »), with its blanks.
    pub join: String,
    /// What ends a note.
    pub end: String,
}

/// Where notes stand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Placing {
    /// The first baseline is so many mm below the table.
    Below(f32),
    /// The last baseline is at this y, and the table ends so many mm above the first one at the latest.
    Foot {
        /// The last baseline, mm from the top of the page.
        y: f32,
        /// From the end of the table to the first baseline, mm.
        gap: f32,
    },
}

/// The notes of one page, ready to draw.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PageNotes<'a> {
    notes: &'a Notes,
    lines: Vec<(String, String)>,
}

/// Below the last baseline, for descenders, mm.
const DESCENDERS: f32 = 0.8;

impl Notes {
    /// Gathers the notes of some rows.
    pub(super) fn gather<'a>(&'a self, notes: impl Iterator<Item = &'a Note>) -> PageNotes<'a> {
        let mut by_order: BTreeMap<u16, (&str, Vec<&str>)> = BTreeMap::new();
        for note in notes {
            let (_, texts) = by_order.entry(note.order).or_insert((&note.mark, Vec::new()));
            if !texts.contains(&note.text.as_str()) {
                texts.push(&note.text);
            }
        }
        let lines = by_order.into_values().flat_map(|(mark, texts)| self.lines(mark, &texts.join(&self.join)));
        PageNotes { notes: self, lines: lines.collect() }
    }

    fn lines(&self, mark: &str, text: &str) -> Vec<(String, String)> {
        let lines = wrap(&format!("{text}{}", self.end), Style::regular(self.size), self.right - self.text);
        let mut marks = std::iter::once(mark.to_owned());
        lines.into_iter().map(|line| (marks.next().unwrap_or_default(), line)).collect()
    }
}

impl PageNotes<'_> {
    /// How much of a page that ends at `bottom` the notes take, mm.
    pub(super) fn height(&self, bottom: f32) -> f32 {
        let Some(between) = self.between() else {
            return 0.0;
        };
        match self.notes.placing {
            Placing::Below(gap) => gap + between + DESCENDERS,
            Placing::Foot { y, gap } => bottom - y + gap + between,
        }
    }

    /// Draws the notes of a table that ends at `y`; gives where what stands under the table can begin.
    pub(super) fn draw(&self, drawing: &mut Drawing, y: f32) -> f32 {
        let Some(between) = self.between() else {
            return y;
        };
        let (mut baseline, end) = match self.notes.placing {
            Placing::Below(gap) => (y + gap, y + gap + between + DESCENDERS),
            Placing::Foot { y: last, .. } => (last - between, y),
        };
        for (mark, line) in &self.lines {
            drawing.text(self.notes.mark, baseline, Style::bold(self.notes.size), mark);
            drawing.text(At::Left(self.notes.text), baseline, Style::regular(self.notes.size), line);
            baseline += self.notes.leading;
        }
        end
    }

    /// From the first to the last baseline, if there is a line.
    fn between(&self) -> Option<f32> {
        let gaps = self.lines.len().checked_sub(1)?;
        Some(f32::from(u16::try_from(gaps).unwrap_or(u16::MAX)) * self.notes.leading)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_stands_once_and_different_texts_are_joined() {
        let style = Notes {
            size: 7.75,
            leading: 3.45,
            mark: At::Right(19.0),
            text: 21.0,
            right: 198.0,
            placing: Placing::Below(4.0),
            join: " ; ".into(),
            end: ".".into(),
        };
        let note = |order, mark: &str, text: &str| Note { order, mark: mark.into(), text: text.into() };
        let notes = [note(9, "Pén.", "no 23"), note(1, "a", "égalité"), note(9, "Pén.", "no 8"), note(1, "a", "égalité")];
        let gathered = style.gather(notes.iter());
        let line = |mark: &str, text: &str| (mark.to_owned(), text.to_owned());
        assert_eq!(gathered.lines, [line("a", "égalité."), line("Pén.", "no 23 ; no 8.")]);
        assert!((gathered.height(279.0) - (4.0 + 3.45 + 0.8)).abs() < 1e-4);
        assert!(style.gather([].iter()).height(279.0).abs() < f32::EPSILON);
    }
}
