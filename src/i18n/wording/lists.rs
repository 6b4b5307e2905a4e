//! Trouble with lists of others as sentences: the file as a whole, its lines, what was understood of its columns.

use crate::exchange::output::{OutputError, OutputTrouble};
use crate::exchange::{Column, ColumnUse, ExchangeError, Fault, Limit};
use crate::i18n::Words;
use crate::say;
use std::io;
use std::path::Path;

impl Words {
    /// Why nothing could be read from a list, and what to do.
    pub fn exchange_error(&self, path: &Path, error: &ExchangeError) -> String {
        let file = path.display().to_string();
        match error {
            ExchangeError::Io(kind) => self.io_error(path, *kind),
            ExchangeError::Directory => say!(self, "file-directory", file = file),
            ExchangeError::NotAFile => say!(self, "list-not-a-file", file = file),
            ExchangeError::UnknownEnding { ending } => say!(self, "list-unknown-ending", file = file, ending = ending),
            ExchangeError::TooLarge(limit) => say!(self, "list-too-large", file = file, limit = self.limit(*limit)),
            ExchangeError::NotText => say!(self, "list-not-text", file = file),
            ExchangeError::UnknownEncoding { line } => say!(self, "list-unknown-encoding", file = file, line = line.to_string()),
            ExchangeError::UnclosedQuote { line } => say!(self, "list-unclosed-quote", file = file, line = line.to_string()),
            ExchangeError::WebPage => say!(self, "list-web-page", file = file),
            ExchangeError::Database => say!(self, "list-database", file = file),
            ExchangeError::NotASpreadsheet => say!(self, "list-not-a-spreadsheet", file = file),
            ExchangeError::Protected => say!(self, "list-protected", file = file),
            ExchangeError::Damaged { .. } => say!(self, "list-damaged", file = file),
            ExchangeError::Empty => say!(self, "list-empty", file = file),
            ExchangeError::ColumnMissing { column, titles } => {
                let titles = self.list(titles.iter().map(|title| format!("« {title} »")));
                say!(self, "list-column-missing", file = file, column = self.column(*column), titles = titles)
            }
            ExchangeError::ColumnTwice { column, titles: [first, second] } => {
                say!(self, "list-column-twice", file = file, column = self.column(*column), first = first, second = second)
            }
        }
    }

    /// Every line that cannot be taken, with its number and the reason.
    pub fn lines_refused(&self, lines: &[(usize, String)]) -> String {
        let line = |(line, sentence): &(usize, String)| say!(self, "refusal-line", line = line.to_string(), sentence = sentence);
        let sentences: Vec<_> = lines.iter().map(line).collect();
        // One line may have several faults.
        let count = lines.chunk_by(|a, b| a.0 == b.0).count();
        say!(self, "refusal-list", count = count) + "\n" + &sentences.join("\n")
    }

    /// What was understood of the columns of a list.
    pub fn columns(&self, columns: &[ColumnUse]) -> String {
        let column = |used: &ColumnUse| {
            let meaning = used.meaning.map_or_else(|| say!(self, "list-column-ignored"), |column| self.column(column));
            match used.title.as_str() {
                "" => say!(self, "list-column-by-place", position = used.position, meaning = meaning),
                title => say!(self, "list-column-by-title", title = title, meaning = meaning),
            }
        };
        let columns: Vec<_> = columns.iter().map(column).collect();
        say!(self, "list-columns", columns = columns.join(", "))
    }

    /// Why a file was not written.
    pub fn output_error(&self, error: &OutputError) -> String {
        let file = error.path.display().to_string();
        match error.trouble {
            OutputTrouble::OtherKind => say!(self, "file-other-kind", file = file),
            OutputTrouble::Directory => say!(self, "file-directory", file = file),
            OutputTrouble::Io(io::ErrorKind::NotFound) => say!(self, "file-no-folder", file = file),
            OutputTrouble::Io(kind) => self.io_error(&error.path, kind),
        }
    }

    /// Why a line cannot be taken.
    pub fn fault(&self, fault: &Fault) -> String {
        match fault {
            Fault::NotANumber { column, text } => say!(self, "fault-not-a-number", column = self.column(*column), text = text),
            Fault::Negative { column, text } => say!(self, "fault-negative", column = self.column(*column), text = text),
            Fault::Fractional { column, text } => say!(self, "fault-fractional", column = self.column(*column), text = text),
            Fault::NumberTooLarge { column, text } => say!(self, "fault-too-large", column = self.column(*column), text = text),
            Fault::UnknownWord { column: Column::Forfeit, text } => say!(self, "fault-unknown-forfeit", text = text),
            Fault::UnknownWord { column, text } => say!(self, "fault-unknown-word", column = self.column(*column), text = text),
            Fault::MissingValue { column } => say!(self, "fault-missing-value", column = self.column(*column)),
            Fault::TooManyColumns { given, expected } => {
                say!(self, "fault-too-many-columns", given = *given, expected = *expected)
            }
            Fault::ForfeitWithPoints { points: [a, b] } => say!(self, "fault-forfeit-with-points", a = *a, b = *b),
        }
    }

    fn column(&self, column: Column) -> String {
        match column {
            Column::Number => say!(self, "column-number"),
            Column::Name => say!(self, "column-name"),
            Column::Player1 => say!(self, "column-player-1"),
            Column::Player2 => say!(self, "column-player-2"),
            Column::Club => say!(self, "column-club"),
            Column::Paid => say!(self, "column-paid"),
            Column::Table => say!(self, "column-table"),
            Column::PointsA => say!(self, "column-points-a"),
            Column::PointsB => say!(self, "column-points-b"),
            Column::Deals => say!(self, "column-deals"),
            Column::Forfeit => say!(self, "column-forfeit"),
            Column::TeamA => say!(self, "column-team-a"),
            Column::TeamB => say!(self, "column-team-b"),
        }
    }

    fn limit(&self, limit: Limit) -> String {
        match limit {
            Limit::FileBytes => say!(self, "limit-file"),
            Limit::UnpackedBytes => say!(self, "limit-unpacked"),
            Limit::Rows => say!(self, "limit-rows"),
            Limit::Columns { line } => say!(self, "limit-columns", line = line.to_string()),
            Limit::Cell { line, column } => say!(self, "limit-cell", line = line.to_string(), column = column.to_string()),
        }
    }
}
