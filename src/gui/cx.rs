//! What a screen is given to look at: the tournament (read only), the words, the time, the desk. It has no session, so a
//! screen cannot write.

use super::copies::Second;
use super::place::Place;
use super::projector::window::Shown;
use super::settings::Settings;
use crate::documents::reprint::{Outdated, Print};
use crate::domain::command::ask::{Answer, ask};
use crate::domain::command::{Command, Decision, decide};
use crate::domain::history::History;
use crate::domain::{Moment, Refusal, Tournament};
use crate::i18n::Words;
use crate::views::clock::ClockView;
use std::path::{Path, PathBuf};

/// The window without a tournament.
#[derive(Clone, Copy)]
pub struct Front<'a> {
    /// The words.
    pub words: &'a Words,
    /// How the program is set.
    pub settings: &'a Settings,
    /// Now.
    pub now: Moment,
    /// Where new tournaments go.
    pub documents: &'a Path,
    /// The page.
    pub place: Place,
    /// The recent tournaments whose file is not there now: on a stick, perhaps.
    pub absent: &'a [PathBuf],
    /// How the second place of the copies stands.
    pub second: Second,
    /// The open tournament, if there is one.
    pub open: Option<&'a Cx<'a>>,
}

/// The window with a tournament.
#[derive(Clone, Copy)]
pub struct Cx<'a> {
    /// The words.
    pub words: &'a Words,
    /// The tournament.
    pub tournament: &'a Tournament,
    /// How it came about.
    pub history: &'a History,
    /// Its file.
    pub path: &'a Path,
    /// What this window may do with it.
    pub mode: Mode,
    /// The clock of the round that is played; `None` while nothing is drawn.
    pub clock: Option<&'a ClockView>,
    /// What the projector shows, while it is open.
    pub projector: Option<Shown>,
    /// What was printed, and on which state.
    pub prints: &'a [Print],
    /// What of it the file contradicts by now.
    pub outdated: &'a [Outdated],
    /// How the program is set.
    pub settings: &'a Settings,
    /// Now.
    pub now: Moment,
    /// The page.
    pub place: Place,
}

/// What a window may do with a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// All.
    Write,
    /// Look: another program has the file, or it is write-protected.
    Read,
    /// All, and it is a rehearsal.
    Rehearsal,
}

impl Cx<'_> {
    /// What would come of a command: a button is greyed out on a refusal, whose sentence is its tooltip.
    ///
    /// # Errors
    /// The command would be refused.
    pub fn could(&self, command: &Command) -> Result<Decision, Refusal> {
        decide(self.tournament, command)
    }

    /// The same, told apart as the command line does: done, done once it is confirmed, or refused.
    pub fn ask(&self, command: &Command) -> Answer {
        ask(self.tournament, command)
    }

    /// Whether anything can be changed from here.
    pub fn may_write(&self) -> bool {
        self.mode != Mode::Read
    }

    /// The name of a team, as on all lists.
    pub fn team(&self, number: crate::domain::TeamNumber) -> crate::views::TeamName {
        crate::views::TeamName::find(self.tournament, number)
    }
}
