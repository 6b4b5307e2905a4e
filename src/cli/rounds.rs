//! `draw`, `annul-draw`, `pair`, `swap`.

use super::args::{AnnulDraw, Draw, FromFile, Swap};
use super::lists::List;
use super::{Desk, Done, Failure};
use crate::domain::command::{Command, Insist, RoundCommand, SheetsToo};
use crate::domain::draw::{Apart, Clubs, Rematches};
use crate::exchange::pairing_import;
use crate::say;
use crate::session::Session;
use crate::session::outside::{Clock, random_seed};

pub(super) fn draw(desk: &mut Desk, args: Draw) -> Done {
    let round = desk.number("--round", &args.round)?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => random_seed().map_err(|_| Failure::Refused(say!(desk.words, "cli-no-chance")))?,
    };
    let clubs = if args.clubs_apart { Clubs::Apart } else { Clubs::Mixed };
    let numbers = args.apart.iter().map(|team| desk.number("--apart", team)).collect::<Result<Vec<_>, _>>()?;
    let apart = Apart { clubs, pairs: numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect() };
    let rematches = if args.allow_rematch { Rematches::Allow } else { Rematches::Avoid };
    let command = RoundCommand::Draw { round, seed, at: Clock::System.now(), rematches, insist: Insist::No, apart };
    let (session, _) = desk.run(&args.file, Command::Rounds(command))?;
    say_drawn(desk, &session);
    Ok(())
}

pub(super) fn pair(desk: &mut Desk, args: &FromFile) -> Done {
    let round = desk.number("--round", &args.round)?;
    let List { lines, entries: matches, .. } = desk.list(&args.from, pairing_import::matches)?;
    let command = RoundCommand::Pair { round, matches, at: Clock::System.now(), insist: Insist::No };
    let (session, _) = desk.run_lines(&args.file, Command::Rounds(command), &lines)?;
    say_drawn(desk, &session);
    Ok(())
}

pub(super) fn annul(desk: &mut Desk, args: AnnulDraw) -> Done {
    let round = desk.number("--round", &args.round)?;
    let sheets = if args.with_sheets { SheetsToo::Drop } else { SheetsToo::Refuse };
    desk.run(&args.file, Command::Rounds(RoundCommand::Annul { round, reason: args.reason, sheets }))?;
    let line = say!(desk.words, "cli-annulled", round = round);
    desk.print(&line);
    Ok(())
}

pub(super) fn swap(desk: &mut Desk, args: Swap) -> Done {
    let round = desk.number("--round", &args.round)?;
    let team = |i: usize| desk.number("--teams", args.teams.get(i).map(String::as_str).unwrap_or_default());
    let teams = [team(0)?, team(1)?];
    let command = RoundCommand::Swap { round, teams, reason: args.reason, at: Clock::System.now() };
    desk.run_and_say(&args.file, Command::Rounds(command))
}

fn say_drawn(desk: &mut Desk, session: &Session) {
    let Some(round) = session.tournament().last_drawn() else { return };
    let tables = round.matches.len();
    let line = match round.origin.seed() {
        Some(seed) => say!(desk.words, "cli-drawn", round = round.number, tables = tables, seed = seed),
        None => say!(desk.words, "cli-paired", round = round.number, tables = tables),
    };
    desk.print(&line);
}
