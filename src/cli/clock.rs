//! `clock`: what the clock of a round shows, and everything that can be done to it.

use super::args::{ClockWish, HallClock};
use super::{Desk, Done, Failure};
use crate::domain::command::{ClockCommand, Command};
use crate::domain::{Moment, Refusal, RoundNumber};
use crate::exchange::json;
use crate::say;
use crate::session::Session;
use crate::session::outside::Clock;
use crate::store::Access;
use crate::views::clock::{self, ClockView};

/// Without `--round` it is the clock of the round that is played.
pub(super) fn clock(desk: &mut Desk, args: &HallClock) -> Done {
    let now = Clock::System.now();
    let session = desk.open(&args.file, Access::Read)?;
    let view = view(desk, &session, args, now)?;
    let Some(wish) = args.wish else {
        show(desk, args, &view);
        return Ok(());
    };
    drop(session);
    let command = command(desk, args, wish, view.round.get(), now)?;
    let (session, outcome) = desk.run(&args.file, Command::Clock(command))?;
    let round = session.tournament().round(view.round.get()).map_err(|refusal| desk.refused(&refusal))?;
    if args.json {
        show(desk, args, &clock::of(session.tournament(), round, now));
    } else {
        desk.say_entry(&session, &outcome);
    }
    Ok(())
}

fn view(desk: &Desk, session: &Session, args: &HallClock, now: Moment) -> Result<ClockView, Failure> {
    let tournament = session.tournament();
    let round = args.round.as_deref().map(|round| desk.number("--round", round)).transpose()?;
    let view = match round {
        Some(round) => tournament.round(round).map(|round| clock::of(tournament, round, now)),
        None => clock::shown(tournament, now).ok_or(Refusal::RoundNotDrawn { round: RoundNumber::FIRST }),
    };
    view.map_err(|refusal| desk.refused(&refusal))
}

fn command(desk: &Desk, args: &HallClock, wish: ClockWish, round: u32, at: Moment) -> Result<ClockCommand, Failure> {
    if wish != ClockWish::More && (args.minutes.is_some() || args.table.is_some()) {
        return Err(Failure::Usage(say!(desk.words, "cli-clock-more-only")));
    }
    Ok(match wish {
        ClockWish::Start => ClockCommand::Start { round, at },
        ClockWish::Pause => ClockCommand::Pause { round, at },
        ClockWish::Resume => ClockCommand::Resume { round, at },
        ClockWish::End => ClockCommand::End { round, at },
        ClockWish::Reset => ClockCommand::Reset { round },
        ClockWish::More => {
            let Some(minutes) = args.minutes.as_deref() else {
                return Err(Failure::Usage(say!(desk.words, "cli-clock-minutes")));
            };
            let table = args.table.as_deref().map(|table| desk.number("--table", table)).transpose()?;
            ClockCommand::Give { round, table, minutes: signed(desk, minutes)? }
        }
    })
}

/// Minutes as typed: `5`, or `-5` to take them.
fn signed(desk: &Desk, text: &str) -> Result<i64, Failure> {
    match text.trim().strip_prefix('-') {
        Some(less) => desk.number("--minutes", less).map(|minutes| -i64::from(minutes)),
        None => desk.number("--minutes", text).map(i64::from),
    }
}

fn show(desk: &mut Desk, args: &HallClock, view: &ClockView) {
    if args.json {
        return desk.print_json(&json::clock(view));
    }
    let reading = desk.words.clock_reading(view.reading);
    let line = say!(desk.words, "cli-clock", round = view.round, reading = reading);
    desk.print(&line);
    for table in &view.given {
        let given = desk.words.minutes_given(table.minutes);
        let line = say!(desk.words, "cli-clock-table", table = table.table, given = given);
        desk.print(&line);
    }
    for table in &view.playing {
        let line = say!(desk.words, "cli-clock-playing", table = table.table, minutes = -table.left / 60);
        desk.print(&line);
    }
}
