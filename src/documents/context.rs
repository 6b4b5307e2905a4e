//! What every wall paper is given beside what it shows, and the frame made of it: head, foot, version mark, language.
//! Decides nothing about the content.

use crate::domain::Moment;
use crate::domain::history::History;
use crate::domain::tournament::Event;
use crate::i18n::{Words, capitalized, date};
use crate::say;
use crate::views::paper_state::{self, Shows};

use super::catalogue::About;
use super::flow::{Band, Format, Head, Paper, Sheet};
use super::page::{Document, Page};

/// What every paper is given.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The words.
    pub words: &'a Words,
    /// The tournament.
    pub event: &'a Event,
    /// How the tournament came about: the version mark (« état ») comes from it.
    pub history: &'a History,
    /// When the paper is printed.
    pub printed_at: Moment,
    /// Whether the tournament is played in earnest.
    pub rehearsal: Rehearsal,
}

/// Whether a tournament is an exercise: every paper of one says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rehearsal {
    /// « EXERCICE ».
    Yes,
    /// A tournament in earnest.
    No,
}

/// What the frames of two papers differ in.
pub(super) struct Frame {
    /// The format.
    pub(super) format: Format,
    /// What it shows, for the version mark.
    pub(super) shows: Shows,
    /// The title of every page.
    pub(super) title: String,
    /// Its name in the foot.
    pub(super) name: String,
    /// The band under the head.
    pub(super) band: Option<Band>,
}

impl Context<'_> {
    /// « EXERCICE », on every page of a rehearsal.
    pub(super) fn rehearsal_mark(&self) -> Option<String> {
        match self.rehearsal {
            Rehearsal::Yes => Some(say!(self.words, "papers-rehearsal")),
            Rehearsal::No => None,
        }
    }

    /// The frame of a paper.
    pub(super) fn paper(&self, frame: Frame) -> Paper {
        Paper {
            format: frame.format,
            head: Head {
                rehearsal: self.rehearsal_mark(),
                tournament: self.event.name.clone(),
                when_where: self.when_where(),
                title: frame.title,
                state_label: say!(self.words, "papers-state"),
                state: paper_state::of(self.history, frame.shows).to_string(),
                page_label: say!(self.words, "papers-page"),
            },
            band: frame.band,
            name: frame.name,
            language: say!(self.words, "papers-language"),
            created: self.printed_at.naive_local(),
        }
    }

    /// A paper whose name in the foot is its title, without a band.
    pub(super) fn plain(&self, format: Format, about: &About) -> Paper {
        let (title, name) = (about.title.clone(), about.title.clone());
        self.paper(Frame { format, shows: about.shows, title, name, band: None })
    }

    /// The document of a frame and its pages.
    pub(super) fn bind(&self, paper: &Paper, sheets: &[Sheet]) -> Document {
        paper.bind(sheets, |imprint| {
            say!(
                self.words,
                "papers-imprint",
                page = imprint.page,
                pages = imprint.pages,
                date = date::short(self.printed_at.date_naive()),
                time = date::time(&self.printed_at),
                state = &paper.head.state,
                fingerprint = imprint.fingerprint
            )
        })
    }

    /// The document of pages that have their own head.
    pub(super) fn loose(&self, title: &str, pages: Vec<Page>) -> Document {
        Document {
            title: [title, &self.event.name].join(DOT),
            author: self.event.name.clone(),
            language: say!(self.words, "papers-language"),
            created: self.printed_at.naive_local(),
            pages,
        }
    }

    /// « Samedi 28 novembre 2026 · Salle communale, Genève ».
    pub(super) fn when_where(&self) -> String {
        let date = capitalized(&date::long(self.words, self.event.date));
        [date, self.event.place.clone()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(DOT)
    }
}

/// What stands between two things on one line.
pub(super) const DOT: &str = " · ";
