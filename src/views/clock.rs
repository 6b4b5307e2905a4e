//! What the clock of the hall shows: the round that is played, how much time it has, which tables have minutes of their own,
//! and who still plays when the time is out. Words and draws nothing, and asks no clock.

use crate::domain::clock::RoundClock;
use crate::domain::{Match, Moment, Round, RoundNumber, TableNumber, TeamNumber, Tournament};

/// From how many seconds before its end on a clock warns.
pub const WARNING: i64 = 5 * 60;

/// The clock of a drawn round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockView {
    /// The round.
    pub round: RoundNumber,
    /// All its minutes: those of the ruleset and those given to all.
    pub minutes: i64,
    /// What it shows.
    pub reading: Reading,
    /// When it was started.
    pub started: Option<Moment>,
    /// When its time is or was up; `None` before it is started and while it stands still.
    pub ends_at: Option<Moment>,
    /// Whether the journal has noted its end.
    pub end_is_noted: bool,
    /// The tables that were given minutes of their own. Public.
    pub given: Vec<TableClock>,
    /// The tables whose time is out and whose sheet is not in. For the organiser alone: missing sheets are not public.
    pub playing: Vec<TableClock>,
}

/// What a clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// Not started.
    Waiting {
        /// All its seconds.
        seconds: i64,
    },
    /// Running, with so many seconds left.
    Running {
        /// Seconds left.
        seconds: i64,
    },
    /// Stopped, with so many seconds left.
    Paused {
        /// Seconds left.
        seconds: i64,
    },
    /// Time is out since so many seconds.
    Over {
        /// Seconds since the end.
        since: i64,
    },
}

/// The time of one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableClock {
    /// The table.
    pub table: TableNumber,
    /// Who plays there.
    pub teams: (TeamNumber, TeamNumber),
    /// Minutes of its own.
    pub minutes: i64,
    /// Seconds left; below zero where its time is out.
    pub left: i64,
}

impl Reading {
    /// What a clock that was started shows.
    pub fn of(clock: &RoundClock, now: Moment) -> Self {
        match (clock.left(now), clock.paused) {
            (left, _) if left <= 0 => Self::Over { since: -left },
            (seconds, Some(_)) => Self::Paused { seconds },
            (seconds, None) => Self::Running { seconds },
        }
    }

    /// The seconds on its face.
    pub fn seconds(self) -> i64 {
        match self {
            Self::Waiting { seconds } | Self::Running { seconds } | Self::Paused { seconds } => seconds,
            Self::Over { .. } => 0,
        }
    }

    /// Whether it is in its last minutes.
    pub fn is_ending(self) -> bool {
        matches!(self, Self::Running { seconds } | Self::Paused { seconds } if seconds <= WARNING)
    }
}

/// The clock of the round that is played; `None` while nothing is drawn.
pub fn shown(tournament: &Tournament, now: Moment) -> Option<ClockView> {
    played(tournament, now).map(|round| of(tournament, round, now))
}

/// The clock of a drawn round.
pub fn of(tournament: &Tournament, round: &Round, now: Moment) -> ClockView {
    let minutes = i64::from(tournament.ruleset.match_minutes);
    let mut view = ClockView {
        round: round.number,
        minutes,
        reading: Reading::Waiting { seconds: 60 * minutes },
        started: None,
        ends_at: None,
        end_is_noted: false,
        given: Vec::new(),
        playing: Vec::new(),
    };
    let Some(clock) = tournament.clock(round) else { return view };
    let table = |m: &Match| TableClock {
        table: m.table,
        teams: (m.team_a, m.team_b),
        minutes: clock.minutes_of(m.table),
        left: clock.left_at(m.table, now),
    };
    let is_missing = |m: &&Match| tournament.sheet(round.number, m.table).is_none();
    view.minutes = clock.minutes_in_all();
    view.reading = Reading::of(clock, now);
    view.started = Some(clock.started);
    view.ends_at = clock.ends_at();
    view.end_is_noted = clock.ended.is_some();
    view.given = round.matches.iter().map(table).filter(|table| table.minutes != 0).collect();
    view.playing = round.matches.iter().filter(is_missing).map(table).filter(|table| table.left <= 0).collect();
    view
}

/// The round that is played, since rounds may be drawn ahead: one whose clock runs, as long as sheets are missing; when its
/// time is out the next one as soon as most of its sheets are in.
fn played(tournament: &Tournament, now: Moment) -> Option<&Round> {
    let begun = tournament.rounds.values().rev().find(|round| tournament.clock(round).is_some());
    let goes_on = |round: &&Round| {
        let is_out = tournament.clock(round).is_some_and(|clock| clock.left(now) <= 0);
        let (sheets, matches) = (tournament.sheets_in(round), round.matches.len());
        if is_out { 2 * sheets < matches } else { sheets < matches }
    };
    let done = begun.map(|round| round.number);
    let mut to_play = tournament.rounds.values().filter(|round| Some(round.number) > done);
    begun.filter(goes_on).or_else(|| to_play.find(|round| !tournament.is_complete(round))).or(begun).or(tournament.last_drawn())
}
