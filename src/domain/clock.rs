//! The clock of a round (rules.md 3): its minutes kept as moments in time, so that neither a restart of the program nor another
//! computer loses it. Never asks what time it is: « now » is given to it.
//!
//! It is of a draw, not of a number: when the draw is annulled or undone it shows no more, when the same draw is put in force
//! again it goes on. It keeps the minutes it was started with, whatever the ruleset says later: the hall has heard them. Where the computer's clock jumps
//! so does it, but it never shows more than its minutes; minutes given or taken put it right.

use super::{Moment, Refusal, Round, RoundNumber, TableNumber};
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The clock of one round, started.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundClock {
    /// The round.
    pub round: RoundNumber,
    /// When the draw it is of was made.
    pub drawn_at: Moment,
    /// When it was started.
    pub started: Moment,
    /// Its minutes, as the ruleset had them then.
    pub minutes: u32,
    /// Minutes given to all tables since, or taken from them.
    pub more: i64,
    /// Minutes given to single tables beyond those.
    pub tables: BTreeMap<TableNumber, i64>,
    /// Since when it stands still.
    pub paused: Option<Moment>,
    /// Seconds of earlier pauses.
    pub stood_still: i64,
    /// When its time was up, once the journal has noted it.
    pub ended: Option<Moment>,
}

/// Why nothing comes of a wish for a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockRefusal {
    /// It was started.
    Started {
        /// Its round.
        round: RoundNumber,
        /// When.
        at: Moment,
    },
    /// It was not started.
    NotStarted {
        /// Its round.
        round: RoundNumber,
    },
    /// It stands still already.
    StandsStill {
        /// Its round.
        round: RoundNumber,
    },
    /// It runs: it cannot go on.
    Runs {
        /// Its round.
        round: RoundNumber,
    },
    /// Its time is out: there is nothing to be paused.
    TimeIsOut {
        /// Its round.
        round: RoundNumber,
    },
    /// Its time is not out.
    TimeIsNotOut {
        /// Its round.
        round: RoundNumber,
    },
    /// Minutes that cannot be given, or would leave no minute.
    Minutes {
        /// The most that can be given or taken.
        most: i64,
    },
}

impl From<ClockRefusal> for Refusal {
    fn from(refusal: ClockRefusal) -> Self {
        Self::Clock(refusal)
    }
}

impl RoundClock {
    /// The most minutes that can be given or taken in all.
    pub const MOST: i64 = 600;

    /// A clock that starts now.
    pub fn start(round: &Round, minutes: u32, now: Moment) -> Self {
        Self {
            round: round.number,
            drawn_at: round.drawn_at,
            started: now,
            minutes,
            more: 0,
            tables: BTreeMap::new(),
            paused: None,
            stood_still: 0,
            ended: None,
        }
    }

    /// Whether it is of this draw.
    pub fn is_of(&self, round: &Round) -> bool {
        (self.round, self.drawn_at) == (round.number, round.drawn_at)
    }

    /// All minutes of the tables without their own ones.
    pub fn minutes_in_all(&self) -> i64 {
        i64::from(self.minutes) + self.more
    }

    /// Minutes of its own that a table was given.
    pub fn minutes_of(&self, table: TableNumber) -> i64 {
        self.tables.get(&table).copied().unwrap_or_default()
    }

    /// Seconds played.
    pub fn played(&self, now: Moment) -> i64 {
        let run = (self.paused.unwrap_or(now) - self.started).num_seconds();
        (run - self.stood_still).max(0)
    }

    /// Seconds left; below zero where the time is out.
    pub fn left(&self, now: Moment) -> i64 {
        60 * self.minutes_in_all() - self.played(now)
    }

    /// Seconds left at a table.
    pub fn left_at(&self, table: TableNumber, now: Moment) -> i64 {
        self.left(now) + 60 * self.minutes_of(table)
    }

    /// When its time is or was up; `None` while it stands still.
    pub fn ends_at(&self) -> Option<Moment> {
        let run = TimeDelta::seconds(60 * self.minutes_in_all() + self.stood_still);
        self.paused.is_none().then_some(self.started + run)
    }

    /// The same, standing still from now on.
    #[must_use]
    pub fn pause(self, now: Moment) -> Self {
        Self { paused: Some(now), ..self }
    }

    /// The same, going on from now on.
    #[must_use]
    pub fn resume(self, now: Moment) -> Self {
        let still = self.paused.map_or(0, |since| (now - since).num_seconds().max(0));
        Self { paused: None, stood_still: self.stood_still + still, ..self }
    }

    /// The same with more minutes for a table, or for all: its time may not be out any more.
    #[must_use]
    pub fn give(mut self, table: Option<TableNumber>, minutes: i64) -> Self {
        if let Some(table) = table {
            let own = self.minutes_of(table) + minutes;
            self.tables.insert(table, own);
            self.tables.retain(|_, own| *own != 0);
        } else {
            (self.more, self.ended) = (self.more + minutes, None);
        }
        self
    }
}
