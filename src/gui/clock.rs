//! The clock of the bar: the minutes of a round, kept as moments in time, so that it goes on when the program was closed in
//! between. Paints nothing.

use crate::domain::{Moment, RoundNumber, Tournament};
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

/// The clock of a round, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct RoundClock(Option<Run>);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Run {
    round: RoundNumber,
    started: Moment,
    /// Since when it stands still.
    paused: Option<Moment>,
    /// Seconds of earlier pauses.
    stood_still: i64,
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

impl RoundClock {
    /// What it shows for a round of so many minutes.
    pub fn read(&self, round: RoundNumber, minutes: u32, now: Moment) -> Reading {
        let whole = i64::from(minutes) * 60;
        let Some(run) = self.0.filter(|run| run.round == round) else { return Reading::Waiting { seconds: whole } };
        let left = whole - run.elapsed(now);
        match run.paused {
            _ if left <= 0 => Reading::Over { since: -left },
            Some(_) => Reading::Paused { seconds: left },
            None => Reading::Running { seconds: left },
        }
    }

    /// The round it is for: the one that is played, since rounds may be drawn ahead. One that runs is kept; when its time
    /// is out the next one waits as soon as most of its sheets are in.
    pub fn round_of(&self, tournament: &Tournament, now: Moment) -> RoundNumber {
        let minutes = tournament.ruleset.match_minutes;
        let (begun, reading) = match self.0.and_then(|run| tournament.rounds.get(&run.round)) {
            Some(round) => (Some(round), self.read(round.number, minutes, now)),
            None => (None, Reading::Waiting { seconds: 0 }),
        };
        match (begun, reading) {
            (Some(round), Reading::Running { .. } | Reading::Paused { .. }) => return round.number,
            (Some(round), _) if 2 * tournament.sheets_in(round) < round.matches.len() => return round.number,
            _ => {}
        }
        let done = begun.map(|round| round.number);
        let mut to_play = tournament.rounds.values().filter(|round| Some(round.number) > done);
        let next = to_play.find(|round| !tournament.is_complete(round));
        next.or(begun).or(tournament.last_drawn()).map_or(RoundNumber::FIRST, |round| round.number)
    }

    /// Starts, stops, or goes on.
    pub fn toggle(&mut self, round: RoundNumber, minutes: u32, now: Moment) {
        self.0 = match (self.0, self.read(round, minutes, now)) {
            (Some(run), Reading::Running { .. }) => Some(Run { paused: Some(now), ..run }),
            (Some(run), Reading::Paused { .. }) => {
                let since = run.paused.unwrap_or(now);
                Some(Run { paused: None, stood_still: run.stood_still + (now - since).num_seconds(), ..run })
            }
            (Some(run), Reading::Over { .. }) => Some(run),
            _ => Some(Run { round, started: now, paused: None, stood_still: 0 }),
        };
    }

    /// Forgets the run.
    pub fn reset(&mut self) {
        self.0 = None;
    }

    /// Whole minutes since the start of a round.
    pub fn minutes_since_start(&self, round: RoundNumber, now: Moment) -> Option<i64> {
        self.0.filter(|run| run.round == round).map(|run| (now - run.started).num_minutes())
    }
}

impl Run {
    fn elapsed(&self, now: Moment) -> i64 {
        (self.paused.unwrap_or(now) - self.started).max(TimeDelta::zero()).num_seconds() - self.stood_still
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    fn at(time: &str) -> Moment {
        DateTime::parse_from_rfc3339(&format!("2026-11-28T{time}+01:00")).unwrap()
    }

    #[test]
    fn runs_stands_still_and_ends() {
        let round = RoundNumber::new(2).unwrap();
        let mut clock = RoundClock::default();
        assert_eq!(clock.read(round, 45, at("15:00:00")), Reading::Waiting { seconds: 2700 });
        clock.toggle(round, 45, at("15:00:00"));
        assert_eq!(clock.read(round, 45, at("15:10:00")), Reading::Running { seconds: 2100 });
        clock.toggle(round, 45, at("15:10:00"));
        assert_eq!(clock.read(round, 45, at("15:20:00")), Reading::Paused { seconds: 2100 });
        clock.toggle(round, 45, at("15:20:00"));
        assert_eq!(clock.read(round, 45, at("15:54:59")), Reading::Running { seconds: 1 });
        assert_eq!(clock.read(round, 45, at("15:55:30")), Reading::Over { since: 30 });
        assert_eq!(clock.minutes_since_start(round, at("15:55:30")), Some(55));
    }

    #[test]
    fn another_round_has_not_begun_and_a_clock_set_back_does_not_gain_time() {
        let (first, second) = (RoundNumber::new(1).unwrap(), RoundNumber::new(2).unwrap());
        let mut clock = RoundClock::default();
        clock.toggle(first, 45, at("15:00:00"));
        assert_eq!(clock.read(second, 45, at("15:10:00")), Reading::Waiting { seconds: 2700 });
        assert_eq!(clock.read(first, 45, at("14:00:00")), Reading::Running { seconds: 2700 });
    }

    #[test]
    fn survives_being_written_down() {
        let round = RoundNumber::new(1).unwrap();
        let mut clock = RoundClock::default();
        clock.toggle(round, 45, at("15:00:00"));
        let text = serde_json::to_string(&clock).unwrap();
        assert_eq!(serde_json::from_str::<RoundClock>(&text).unwrap(), clock);
    }
}
