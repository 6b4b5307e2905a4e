//! `penalty`, `unpenalty`.

use super::args::{Penalty, Unpenalty};
use super::{Desk, Done};
use crate::domain::command::{Command, PenaltyCommand};
use crate::domain::{Change, Edit};

/// Gives a penalty and prints its number.
pub(super) fn give(desk: &mut Desk, args: Penalty) -> Done {
    desk.only_shows = args.dry_run;
    let round = desk.number("--round", &args.round)?;
    let team = desk.number("--team", &args.team)?;
    let points = desk.points("--points", &args.points)?;
    let command = PenaltyCommand::Give { round, team, points, reason: args.reason };
    let (session, _) = desk.run(&args.file, Command::Penalties(command))?;
    let given = session.history().entries().last().and_then(|entry| {
        entry.changes.iter().find_map(|change| match change {
            Change::Penalty(Edit { after: Some(penalty), .. }) => Some(penalty.id),
            _ => None,
        })
    });
    if let Some(id) = given {
        desk.print(&id.to_string());
    }
    Ok(())
}

pub(super) fn take_back(desk: &mut Desk, args: Unpenalty) -> Done {
    desk.only_shows = args.dry_run;
    let id = desk.number("--id", &args.id)?;
    desk.run(&args.file, Command::Penalties(PenaltyCommand::TakeBack { id, reason: args.reason }))?;
    Ok(())
}
