//! The clock of a round in words: what was done to it, why not, what it shows.

use crate::domain::clock::{ClockRefusal, RoundClock};
use crate::domain::command::ClockCommand;
use crate::domain::{Change, Edit};
use crate::i18n::{Words, date};
use crate::say;
use crate::views::clock::Reading;

impl Words {
    /// What an entry of the journal did to a clock.
    pub(super) fn clock_command(&self, command: &ClockCommand, changes: &[Change]) -> String {
        let round = command.round().to_string();
        let Some(clock) = changes.iter().find_map(clock_after) else { return say!(self, "journal-clock-reset", round = round) };
        match command {
            ClockCommand::Start { .. } => say!(self, "journal-clock-start", round = round, minutes = clock.minutes),
            ClockCommand::Pause { at, .. } => {
                say!(self, "journal-clock-pause", round = round, left = date::minutes_and_seconds(clock.left(*at)))
            }
            ClockCommand::Resume { at, .. } => {
                say!(self, "journal-clock-resume", round = round, left = date::minutes_and_seconds(clock.left(*at)))
            }
            ClockCommand::Give { table, minutes, .. } => {
                let given = self.minutes_given(*minutes);
                match table {
                    Some(table) => say!(self, "journal-clock-table", round = round, table = table.to_string(), given = given),
                    None => say!(self, "journal-clock-give", round = round, given = given, minutes = clock.minutes_in_all()),
                }
            }
            ClockCommand::End { .. } | ClockCommand::Reset { .. } => {
                let at = clock.ended.as_ref().map(date::time_to_the_second);
                say!(self, "journal-clock-end", round = round, at = at.unwrap_or_default())
            }
        }
    }

    /// The same in two or three words.
    pub(super) fn clock_deed(&self, command: &ClockCommand) -> String {
        let round = command.round().to_string();
        match command {
            ClockCommand::Start { .. } => say!(self, "deed-clock-start", round = round),
            ClockCommand::End { .. } => say!(self, "deed-clock-end", round = round),
            _ => say!(self, "deed-clock", round = round),
        }
    }

    /// Why nothing was done to a clock.
    pub(super) fn clock_refusal(&self, refusal: &ClockRefusal) -> String {
        match refusal {
            ClockRefusal::Started { round, at } => {
                say!(self, "refusal-clock-started", round = *round, at = date::time_to_the_second(at))
            }
            ClockRefusal::NotStarted { round } => say!(self, "refusal-clock-not-started", round = *round),
            ClockRefusal::StandsStill { round } => say!(self, "refusal-clock-stands-still", round = *round),
            ClockRefusal::Runs { round } => say!(self, "refusal-clock-runs", round = *round),
            ClockRefusal::TimeIsOut { round } => say!(self, "refusal-time-is-out", round = *round),
            ClockRefusal::TimeIsNotOut { round } => say!(self, "refusal-time-is-not-out", round = *round),
            ClockRefusal::Minutes { most } => say!(self, "refusal-clock-minutes", most = *most),
        }
    }

    /// « 5 minutes de plus ».
    pub fn minutes_given(&self, minutes: i64) -> String {
        if minutes < 0 {
            say!(self, "clock-minutes-less", minutes = -minutes)
        } else {
            say!(self, "clock-minutes-more", minutes = minutes)
        }
    }

    /// What a clock shows, in words: for those who do not see its colour.
    pub fn clock_reading(&self, reading: Reading) -> String {
        let time = date::minutes_and_seconds(reading.seconds());
        match reading {
            Reading::Waiting { .. } => say!(self, "clock-waiting", time = time),
            Reading::Paused { .. } => say!(self, "clock-paused", time = time),
            Reading::Running { .. } if reading.is_ending() => say!(self, "clock-ending", time = time),
            Reading::Running { .. } => say!(self, "clock-running", time = time),
            Reading::Over { since } => say!(self, "clock-over", minutes = since / 60),
        }
    }
}

fn clock_after(change: &Change) -> Option<&RoundClock> {
    match change {
        Change::Clock(Edit { after, .. }) => after.as_ref(),
        _ => None,
    }
}
