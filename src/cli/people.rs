//! `withdraw`, `return`, `disqualify`, `substitute`, `grant`, `ungrant`, `seat`: people who come late, leave or do not come.

use super::args::{ComeOrGo, Disqualify, Grant, Seat, Substitute, Ungrant};
use super::{Desk, Done, Failure};
use crate::domain::command::{Command, GrantCommand, RoundCommand, TeamCommand};
use crate::say;
use crate::session::outside::Clock;

pub(super) fn withdraw(desk: &mut Desk, args: &ComeOrGo) -> Done {
    let team = desk.number("--team", &args.team)?;
    let from = desk.number("--from-round", &args.from_round)?;
    desk.run_and_say(&args.file, Command::Teams(TeamCommand::Withdraw { team, from, at: Clock::System.now() }))
}

pub(super) fn come_back(desk: &mut Desk, args: &ComeOrGo) -> Done {
    let team = desk.number("--team", &args.team)?;
    let from = desk.number("--from-round", &args.from_round)?;
    desk.run_and_say(&args.file, Command::Teams(TeamCommand::Return { team, from, at: Clock::System.now() }))
}

pub(super) fn disqualify(desk: &mut Desk, args: Disqualify) -> Done {
    let team = desk.number("--team", &args.team)?;
    let command = TeamCommand::Disqualify { team, reason: args.reason, at: Clock::System.now() };
    desk.run_and_say(&args.file, Command::Teams(command))
}

pub(super) fn substitute(desk: &mut Desk, args: Substitute) -> Done {
    let team = desk.number("--team", &args.team)?;
    let command = TeamCommand::Substitute { team, out: args.player_out, substitute: args.player_in };
    desk.run_and_say(&args.file, Command::Teams(command))
}

pub(super) fn grant(desk: &mut Desk, args: Grant) -> Done {
    let round = desk.number("--round", &args.round)?;
    let team = desk.number("--team", &args.team)?;
    let points = desk.points("--points", &args.points)?;
    let command = GrantCommand::Give { round, team, points, reason: args.reason };
    desk.run_and_say(&args.file, Command::Grants(command))
}

pub(super) fn take_grant_back(desk: &mut Desk, args: Ungrant) -> Done {
    let round = desk.number("--round", &args.round)?;
    let team = desk.number("--team", &args.team)?;
    desk.run_and_say(&args.file, Command::Grants(GrantCommand::TakeBack { round, team, reason: args.reason }))
}

pub(super) fn seat(desk: &mut Desk, args: &Seat) -> Done {
    let round = desk.number("--round", &args.round)?;
    let teams = args.teams.iter().map(|team| desk.number("--teams", team)).collect::<Result<Vec<_>, _>>()?;
    let of = args.instead_of.as_ref().map(|team| desk.number("--instead-of", team)).transpose()?;
    let at = Clock::System.now();
    let command = match (of, &teams[..]) {
        (None, _) => RoundCommand::Seat { round, teams, at },
        (Some(of), &[team]) => RoundCommand::TakeSeat { round, team, of, at },
        (Some(_), _) => return Err(Failure::Usage(say!(desk.words, "cli-one-seat"))),
    };
    desk.run_and_say(&args.file, Command::Rounds(command))
}
