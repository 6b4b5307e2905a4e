//! What can be exported, told by the ending of the file's name: the same for the window and the command line. Opens no file.

use super::output::Kind;
use super::{phone_page, result_export, xlsx_export};
use crate::domain::history::History;
use crate::domain::{Moment, Tournament};
use crate::i18n::Words;
use std::path::Path;

/// An export.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    /// The ranking as a table for a French Excel.
    Csv,
    /// Everything for people with a spreadsheet.
    Xlsx,
    /// Everything for programs.
    Json,
    /// The page for telephones.
    Html,
}

/// What is exported.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// The tournament.
    pub tournament: &'a Tournament,
    /// How it came about.
    pub history: &'a History,
    /// When the export is made.
    pub at: Moment,
    /// What stands after the name of a tournament that is none: a rehearsal.
    pub mark: Option<&'a str>,
}

impl Export {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Csv, Self::Xlsx, Self::Json, Self::Html];

    /// The ending of its file.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Xlsx => "xlsx",
            Self::Json => "json",
            Self::Html => "html",
        }
    }

    /// The one a file's name asks for.
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        Self::ALL.into_iter().find(|export| ending.eq_ignore_ascii_case(export.ending()))
    }

    /// The kind of its file.
    pub fn kind(self) -> Kind {
        match self {
            Self::Csv => Kind::Csv,
            Self::Xlsx => Kind::Xlsx,
            Self::Json => Kind::Json,
            Self::Html => Kind::Html,
        }
    }

    /// The content of its file; `None` where a text does not fit into it.
    pub fn bytes(self, source: &Source<'_>, words: &Words) -> Option<Vec<u8>> {
        let Source { tournament, history, at, mark } = *source;
        match self {
            Self::Csv => Some(result_export::spreadsheet_csv(tournament, words).into_bytes()),
            Self::Xlsx => xlsx_export::spreadsheet(tournament, words, &at).ok(),
            Self::Json => Some(format!("{:#}\n", result_export::everything(tournament, history, words)).into_bytes()),
            Self::Html => Some(phone_page::page(tournament, history, words, &at, mark).into_bytes()),
        }
    }
}
