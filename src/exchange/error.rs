//! What can be wrong with a file of others, as data: with the file as a whole, or with one line of it. Holds no sentence;
//! `i18n` words it. What the rules say against a line is no fault here but a `domain::Refusal`.

use super::columns::Column;
use std::io;

/// Why nothing could be read from a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExchangeError {
    /// The system cannot read it (it is not there, not permitted, the disk fails …).
    Io(io::ErrorKind),
    /// It is a folder.
    Directory,
    /// It is a pipe, a device or the like.
    NotAFile,
    /// It has an ending that no table has.
    UnknownEnding {
        /// The ending, without its dot, as it is written.
        ending: String,
    },
    /// It is beyond a limit.
    TooLarge(Limit),
    /// It is neither text nor a spreadsheet (a picture, a paper, a program …).
    NotText,
    /// It is text, but its letters cannot be made out.
    UnknownEncoding {
        /// The first line with such a letter.
        line: usize,
    },
    /// A quote `"` that begins a cell is closed nowhere: all that follows would be one cell.
    UnclosedQuote {
        /// The line it stands in.
        line: usize,
    },
    /// It is a web page or XML, also where it is called .xls.
    WebPage,
    /// It is a tournament file of this program, or another database.
    Database,
    /// It is an archive or an office document, but not a spreadsheet that can be read (a text document, .xlsb …).
    NotASpreadsheet,
    /// It is protected by a password.
    Protected,
    /// It is a spreadsheet, but it is damaged.
    Damaged {
        /// What the reader found, in English, for the log.
        detail: String,
    },
    /// Nothing is in it.
    Empty,
    /// Its header lacks a column without which nothing can be made of it.
    ColumnMissing {
        /// The column; where others would do, the one most would give.
        column: Column,
        /// The titles that are there.
        titles: Vec<String>,
    },
    /// Its header has the same column twice.
    ColumnTwice {
        /// The column.
        column: Column,
        /// Both titles.
        titles: [String; 2],
    },
}

/// Which limit a file is beyond.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// [`super::FILE_MAX`] bytes.
    FileBytes,
    /// The bytes a spreadsheet may have once it is unpacked.
    UnpackedBytes,
    /// [`super::grid::ROWS_MAX`] rows.
    Rows,
    /// [`super::grid::COLUMNS_MAX`] columns.
    Columns {
        /// The line that has more, or 0 where it is not known.
        line: usize,
    },
    /// [`super::grid::CELL_MAX`] characters in a cell.
    Cell {
        /// Its line.
        line: usize,
        /// Its column, from 1.
        column: usize,
    },
}

/// Why one line cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineFault {
    /// Its line in the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a line. `text` is what stands in the cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// Text where a number should be.
    NotANumber {
        /// Of which column.
        column: Column,
        /// The cell.
        text: String,
    },
    /// A number below zero.
    Negative {
        /// Of which column.
        column: Column,
        /// The cell.
        text: String,
    },
    /// A number that is not whole.
    Fractional {
        /// Of which column.
        column: Column,
        /// The cell.
        text: String,
    },
    /// A whole number beyond all reason.
    NumberTooLarge {
        /// Of which column.
        column: Column,
        /// The cell.
        text: String,
    },
    /// A word that the column does not know (paid, forfeit).
    UnknownWord {
        /// Of which column.
        column: Column,
        /// The cell.
        text: String,
    },
    /// A cell that must not be empty in this line.
    MissingValue {
        /// Of which column.
        column: Column,
    },
    /// Something stands to the right of the last column: a separator too many, perhaps.
    TooManyColumns {
        /// How many columns the line has.
        given: usize,
        /// How many the list has.
        expected: usize,
    },
    /// A forfeit in which both teams have points.
    ForfeitWithPoints {
        /// Points of A and B.
        points: [u32; 2],
    },
}

impl From<io::Error> for ExchangeError {
    fn from(error: io::Error) -> Self {
        Self::Io(error.kind())
    }
}
