//! What the projector has to show, and what it asks of whoever holds the file. Draws nothing.

use super::settings::ProjectorSettings;
use crate::domain::{Moment, TableNumber, Tournament};
use crate::i18n::Words;
use crate::session::outside::Clock;
use crate::views::clock::Reading;
use crate::views::projector::Hall;
use crate::views::projector::grid::Screen;
use crate::views::projector::turn::{Now, Turn, TurnWish};

/// All that a projector shows.
pub struct Stage {
    /// The words.
    pub words: Words,
    /// What the hall may see.
    pub hall: Hall,
    /// Whether the tournament is invented.
    pub practice: Practice,
    /// How the projector is set.
    pub settings: ProjectorSettings,
    /// Whose turn it is.
    pub turn: Turn,
    time: Clock,
    seen: Option<Now>,
    asks: Vec<Ask>,
}

/// Whether a tournament is invented: then every screen says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Practice {
    /// It is played.
    Real,
    /// It is a rehearsal.
    Rehearsal,
}

/// What the projector's window asks of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// Start, pause or go on with the clock.
    Clock,
    /// Go to the other screen.
    OtherScreen,
    /// Close it.
    Close,
}

impl Stage {
    /// A stage for a tournament.
    pub fn new(tournament: &Tournament, practice: Practice, settings: ProjectorSettings, time: Clock) -> Self {
        let now = time.clone().now();
        Self {
            words: Words::french(),
            hall: Hall::of(tournament, now, settings.scores),
            practice,
            settings,
            turn: Turn::default(),
            time,
            seen: None,
            asks: Vec::new(),
        }
    }

    /// Takes over how the tournament is now.
    pub fn take(&mut self, tournament: &Tournament) {
        self.hall = Hall::of(tournament, self.now(), self.settings.scores);
    }

    /// What is to be seen now on a screen.
    pub fn look(&mut self, screen: Screen) -> Now {
        let now = self.now();
        let has_message = !self.settings.message.trim().is_empty();
        let seen = self.turn.look(&self.hall, has_message, screen, self.settings.pace(), now);
        self.seen = Some(seen.clone());
        seen
    }

    /// Does what is wished with the pages.
    pub fn wish(&mut self, wish: TurnWish) {
        let now = self.now();
        let pages = self.seen.as_ref().map_or(&[][..], |seen| &seen.pages);
        self.turn.wish(wish, &self.hall, pages, now);
    }

    /// Asks something of the program.
    pub fn ask(&mut self, ask: Ask) {
        self.asks.push(ask);
    }

    /// Whether something was asked.
    pub fn has_asked(&self) -> bool {
        !self.asks.is_empty()
    }

    /// What was asked since, taken out.
    pub fn asks(&mut self) -> Vec<Ask> {
        std::mem::take(&mut self.asks)
    }

    /// What the clock shows; `None` before the round is drawn.
    pub fn reading(&self) -> Option<Reading> {
        self.hall.clock.as_ref().map(|clock| clock.read(self.now()))
    }

    /// The tables that have minutes of their own left, and how many seconds.
    pub fn own_time(&self) -> Vec<(TableNumber, i64)> {
        self.hall.clock.as_ref().map(|clock| clock.own(self.now())).unwrap_or_default()
    }

    /// In how long the screen looks otherwise by itself; `None` where only a change does that.
    pub fn next_look(&self) -> Option<std::time::Duration> {
        let runs = match self.reading() {
            Some(Reading::Running { .. }) => true,
            Some(Reading::Over { .. }) => !self.own_time().is_empty(),
            _ => false,
        };
        let turns = self.seen.as_ref().is_some_and(|seen| seen.next_in.is_some());
        (runs || turns).then(|| self.time.until_next_second())
    }

    fn now(&self) -> Moment {
        self.time.clone().now()
    }
}
