//! The clock of the round as the hall sees it, told by itself for any moment. Knows no sheet: who still plays is not public.

use crate::domain::clock::RoundClock;
use crate::domain::{Moment, Round, TableNumber, Tournament};
use crate::views::clock::Reading;

/// The clock of a drawn round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallClock {
    /// The minutes of the ruleset.
    minutes: u32,
    /// The clock, once it is started.
    started: Option<RoundClock>,
}

impl HallClock {
    /// The clock of a round.
    pub(super) fn of(tournament: &Tournament, round: &Round) -> Self {
        Self { minutes: tournament.ruleset.match_minutes, started: tournament.clock(round).cloned() }
    }

    /// What it shows.
    pub fn read(&self, now: Moment) -> Reading {
        let waiting = || Reading::Waiting { seconds: 60 * i64::from(self.minutes) };
        self.started.as_ref().map_or_else(waiting, |clock| Reading::of(clock, now))
    }

    /// When it was started, and when its time is or was up, unless it stands still.
    pub fn from_to(&self) -> Option<(Moment, Option<Moment>)> {
        self.started.as_ref().map(|clock| (clock.started, clock.ends_at()))
    }

    /// The tables that have minutes of their own left, and how many seconds.
    pub fn own(&self, now: Moment) -> Vec<(TableNumber, i64)> {
        let tables = self.started.iter().flat_map(|clock| clock.tables.keys().map(|&table| (table, clock.left_at(table, now))));
        tables.filter(|(_, left)| *left > 0).collect()
    }
}
