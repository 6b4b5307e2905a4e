//! The clock of a round: started, paused, given minutes, its end noted (rules.md 3). Touches no team, no draw and no sheet; undo
//! passes over it ([`History`](crate::domain::history::History)), so that Ctrl Z after a start takes the last sheet back.

use super::Decision;
use crate::domain::change::Edit;
use crate::domain::clock::{ClockRefusal, RoundClock};
use crate::domain::{Change, Moment, Refusal, Round, Tournament};
use serde::{Deserialize, Serialize};

/// What can be wished for the clock of a drawn round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockCommand {
    /// Starts it, with the minutes of the ruleset.
    Start {
        /// The round.
        round: u32,
        /// When.
        at: Moment,
    },
    /// Lets it stand still.
    Pause {
        /// The round.
        round: u32,
        /// When.
        at: Moment,
    },
    /// Lets it go on.
    Resume {
        /// The round.
        round: u32,
        /// When.
        at: Moment,
    },
    /// Gives minutes to all tables or to one; below zero takes them.
    Give {
        /// The round.
        round: u32,
        /// The table; none: all.
        table: Option<u32>,
        /// How many.
        minutes: i64,
    },
    /// Notes that its time is out.
    End {
        /// The round.
        round: u32,
        /// When it was found out; it may have been over before.
        at: Moment,
    },
    /// Forgets it, as if it had not been started.
    Reset {
        /// The round.
        round: u32,
    },
}

impl ClockCommand {
    /// The round it is about.
    pub fn round(&self) -> u32 {
        match *self {
            Self::Start { round, .. }
            | Self::Pause { round, .. }
            | Self::Resume { round, .. }
            | Self::Give { round, .. }
            | Self::End { round, .. }
            | Self::Reset { round } => round,
        }
    }
}

pub(super) fn decide(tournament: &Tournament, command: &ClockCommand) -> Result<Decision, Refusal> {
    let round = tournament.round(command.round())?;
    let number = round.number;
    let clock = tournament.clock(round).cloned();
    if let ClockCommand::Start { at, .. } = *command {
        if let Some(clock) = clock {
            return Err(ClockRefusal::Started { round: number, at: clock.started }.into());
        }
        // A clock of this number may be left from a draw that was annulled.
        let before = tournament.clocks.get(&number).cloned();
        let after = Some(RoundClock::start(round, tournament.ruleset.match_minutes, at));
        return Ok(Decision::one(Change::Clock(Edit { before, after })));
    }
    let before = clock.ok_or(ClockRefusal::NotStarted { round: number })?;
    let after = match *command {
        ClockCommand::Start { .. } | ClockCommand::Reset { .. } => {
            return Ok(Decision::one(Change::Clock(Edit::removed(before))));
        }
        ClockCommand::Pause { at, .. } => paused(&before, at)?,
        ClockCommand::Resume { at, .. } if before.paused.is_some() => before.clone().resume(at),
        ClockCommand::Resume { .. } => return Err(ClockRefusal::Runs { round: number }.into()),
        ClockCommand::Give { table, minutes, .. } => given(round, &before, table, minutes)?,
        ClockCommand::End { .. } if before.ended.is_some() => return Ok(Decision::default()),
        ClockCommand::End { at, .. } if before.left(at) > 0 => return Err(ClockRefusal::TimeIsNotOut { round: number }.into()),
        ClockCommand::End { at, .. } => RoundClock { ended: before.ends_at().or(Some(at)), ..before.clone() },
    };
    Ok(Decision::one(Change::Clock(Edit::changed(before, after))))
}

fn paused(clock: &RoundClock, at: Moment) -> Result<RoundClock, ClockRefusal> {
    if clock.paused.is_some() {
        return Err(ClockRefusal::StandsStill { round: clock.round });
    }
    if clock.left(at) <= 0 {
        return Err(ClockRefusal::TimeIsOut { round: clock.round });
    }
    Ok(clock.clone().pause(at))
}

/// Every table keeps a minute at least, so that a slip cannot make a clock that never was.
fn given(round: &Round, clock: &RoundClock, table: Option<u32>, minutes: i64) -> Result<RoundClock, Refusal> {
    let table = table.map(|table| round.table(table).map(|m| m.table)).transpose()?;
    let refused = ClockRefusal::Minutes { most: RoundClock::MOST };
    let is_allowed = |minutes: i64| (-RoundClock::MOST..=RoundClock::MOST).contains(&minutes);
    if minutes == 0 || !is_allowed(minutes) {
        return Err(refused.into());
    }
    let given = clock.clone().give(table, minutes);
    let own = given.tables.values().copied();
    let least = given.minutes_in_all() + own.clone().min().unwrap_or_default().min(0);
    if is_allowed(given.more) && own.clone().all(is_allowed) && least >= 1 { Ok(given) } else { Err(refused.into()) }
}
