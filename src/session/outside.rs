//! What comes from outside: the clock, chance, the name of the computer's account. The only place that asks for them, so
//! that everything else can be replayed.

use crate::domain::Moment;
use crate::domain::history::SOMEBODY;
use chrono::{Local, TimeDelta};
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Where the time comes from.
#[derive(Debug, Clone)]
pub enum Clock {
    /// The computer.
    System,
    /// A script: this moment, and each time asked so much later.
    Scripted {
        /// The next answer.
        next: Moment,
        /// How much later the one after it is.
        step: TimeDelta,
    },
    /// A hand: this moment for everybody who asks, until it is moved.
    Held(Arc<Mutex<Moment>>),
}

impl Clock {
    /// Now, to the second.
    pub fn now(&mut self) -> Moment {
        match self {
            #[expect(clippy::disallowed_methods, reason = "this is the one place where the clock is read")]
            Self::System => whole_seconds(Local::now().fixed_offset()),
            Self::Scripted { next, step } => {
                let now = *next;
                *next += *step;
                now
            }
            Self::Held(hand) => *hand.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// How long the second lasts that [`Self::now`] tells: a clock on a screen is painted when it is over.
    pub fn until_next_second(&self) -> Duration {
        match self {
            #[expect(clippy::disallowed_methods, reason = "this is the one place where the clock is read")]
            Self::System => Duration::from_millis(1005 - u64::from(Local::now().timestamp_subsec_millis().min(999))),
            Self::Scripted { .. } | Self::Held(_) => Duration::from_secs(1),
        }
    }
}

/// A seed that nobody can foresee: 32 hexadecimal digits from the operating system (rules.md 7, step 2).
///
/// # Errors
/// The operating system has no chance to give.
pub fn random_seed() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 16];
    #[expect(clippy::disallowed_methods, reason = "this is the one place where chance is asked for")]
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().fold(String::new(), |mut seed, byte| {
        write!(seed, "{byte:02x}").expect("a string takes all that is written");
        seed
    }))
}

/// The name of the computer's account, for the journal.
pub fn account_name() -> String {
    let name = ["USER", "USERNAME", "LOGNAME"]
        .into_iter()
        .find_map(|variable| std::env::var(variable).ok().filter(|name| !name.is_empty()));
    name.unwrap_or_else(|| SOMEBODY.to_owned())
}

fn whole_seconds(moment: Moment) -> Moment {
    moment - TimeDelta::nanoseconds(i64::from(moment.timestamp_subsec_nanos()))
}
