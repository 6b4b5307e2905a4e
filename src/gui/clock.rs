//! The clock of the hall in the window: what a press on it does, and when it rings. The clock itself is in the tournament's
//! file ([`RoundClock`](crate::domain::RoundClock)). Paints nothing.

use super::action::ClockWish;
use crate::domain::command::ClockCommand;
use crate::domain::{Moment, RoundNumber};
use crate::views::clock::{ClockView, Reading, WARNING};

/// A sound of the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chime {
    /// The last minutes begin.
    Warning,
    /// The time is out.
    End,
}

/// Listens to a clock and says when it rings: once, as its hand passes by, not when a tournament is opened later.
#[derive(Debug, Default)]
pub struct Bell {
    /// The round whose clock ran when it was looked at last, and the seconds it had left.
    heard: Option<(RoundNumber, i64)>,
}

/// A ring so many seconds too late (the computer slept) would only confuse the hall.
const TOO_LATE: i64 = 60;

/// The command of a wish; none where the time is out.
pub fn command(view: &ClockView, wish: ClockWish, at: Moment) -> Option<ClockCommand> {
    let round = view.round.get();
    match (wish, view.reading) {
        (ClockWish::Reset, _) => Some(ClockCommand::Reset { round }),
        (ClockWish::Toggle, Reading::Waiting { .. }) => Some(ClockCommand::Start { round, at }),
        (ClockWish::Toggle, Reading::Running { .. }) => Some(ClockCommand::Pause { round, at }),
        (ClockWish::Toggle, Reading::Paused { .. }) => Some(ClockCommand::Resume { round, at }),
        (ClockWish::Toggle, Reading::Over { .. }) => None,
    }
}

impl Bell {
    /// Takes a look at the clock.
    pub fn listen(&mut self, view: Option<&ClockView>) -> Option<Chime> {
        let now = view.and_then(|view| match view.reading {
            Reading::Running { seconds } => Some((view.round, seconds)),
            Reading::Over { since } => Some((view.round, -since)),
            Reading::Waiting { .. } | Reading::Paused { .. } => None,
        });
        let before = std::mem::replace(&mut self.heard, now);
        let ((round, before), (same, now)) = before.zip(now)?;
        let passed = |mark: i64| round == same && before > mark && now <= mark && now > mark - TOO_LATE;
        match now {
            _ if passed(0) => Some(Chime::End),
            _ if passed(WARNING) => Some(Chime::Warning),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(reading: Reading) -> ClockView {
        let round = RoundNumber::FIRST;
        ClockView {
            round,
            minutes: 45,
            reading,
            started: None,
            ends_at: None,
            end_is_noted: false,
            given: Vec::new(),
            playing: Vec::new(),
        }
    }

    fn heard(seconds: &[i64]) -> Vec<Option<Chime>> {
        let mut bell = Bell::default();
        let reading = |&seconds: &i64| match seconds {
            1.. => Reading::Running { seconds },
            _ => Reading::Over { since: -seconds },
        };
        seconds.iter().map(|seconds| bell.listen(Some(&view(reading(seconds))))).collect()
    }

    #[test]
    fn it_rings_as_the_hand_passes_and_only_then() {
        use Chime::{End, Warning};
        assert_eq!(heard(&[301, 300, 299]), [None, Some(Warning), None]);
        assert_eq!(heard(&[1, 0, -1]), [None, Some(End), None]);
        assert_eq!(heard(&[400, -3]), [None, Some(End)], "a slow computer: the end alone");
        assert_eq!(heard(&[-5]), [None], "opened after the end");
        assert_eq!(heard(&[400, 100]), [None, None], "the computer slept");
        assert_eq!(heard(&[1, 0, 300, 1, 0]), [None, Some(End), None, None, Some(End)], "five minutes were given");
        assert_eq!(heard(&[120, 100]), [None, None], "a clock of two minutes");
    }

    #[test]
    fn a_clock_that_stands_still_is_silent() {
        let mut bell = Bell::default();
        for reading in [Reading::Running { seconds: 301 }, Reading::Paused { seconds: 300 }, Reading::Running { seconds: 299 }] {
            assert_eq!(bell.listen(Some(&view(reading))), None);
        }
        assert_eq!(bell.listen(None), None);
    }
}
