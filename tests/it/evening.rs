//! What the tests share: a tournament in memory or in a file, and short words for its commands.

use atout::domain::command::{
    CheckCommand, Command, EventDraft, GrantCommand, Insist, KeepWrong, PenaltyCommand, RoundCommand, SheetCommand, SheetContent,
    SheetEntry, SheetsToo, TeamCommand, TeamDraft, TeamEdit, Typing,
};
use atout::domain::draw::{Apart, Rematches};
use atout::domain::{Moment, Points, Refusal, RoundNumber, Ruleset, TeamNumber, ruleset};
use atout::session::outside::Clock;
use atout::session::{NewTournament, Session, SessionError};
use chrono::{DateTime, TimeDelta};
use std::path::Path;

/// A clock that starts on an evening in November.
pub(crate) fn clock() -> Clock {
    Clock::Scripted { next: at(), step: TimeDelta::seconds(7) }
}

/// A moment on that evening.
pub(crate) fn at() -> Moment {
    DateTime::parse_from_rfc3339("2026-11-28T14:00:00+01:00").unwrap()
}

/// The regulations with some values changed.
pub(crate) fn rules(values: &[(&str, &str)]) -> Ruleset {
    ruleset::geneve().with(values).unwrap()
}

pub(crate) fn new_tournament(ruleset: Ruleset) -> NewTournament {
    let event = EventDraft { name: Some("Tournoi d’essai".to_owned()), ..EventDraft::default() };
    NewTournament { event, ruleset_name: "geneve".to_owned(), ruleset }
}

pub(crate) fn in_memory(values: &[(&str, &str)]) -> Session {
    Session::in_memory(new_tournament(rules(values)), "essai", clock()).unwrap()
}

pub(crate) fn in_file(path: &Path) -> Session {
    Session::create(path, new_tournament(ruleset::geneve()), "essai", clock()).unwrap()
}

pub(crate) fn add(name: &str) -> Command {
    Command::Teams(TeamCommand::Add(draft(name)))
}

pub(crate) fn draft(name: &str) -> TeamDraft {
    TeamDraft { number: None, rest: TeamEdit { name: Some(name.to_owned()), ..TeamEdit::default() } }
}

/// `count` teams named « Équipe 1 », « Équipe 2 » ….
pub(crate) fn import(count: u32) -> Command {
    Command::Teams(TeamCommand::Import((1..=count).map(|i| draft(&format!("Équipe {i}"))).collect()))
}

pub(crate) fn edit(team: u32, edit: TeamEdit) -> Command {
    Command::Teams(TeamCommand::Edit { team, edit })
}

pub(crate) fn draw(round: u32, seed: &str) -> Command {
    let seed = seed.to_owned();
    Command::Rounds(RoundCommand::Draw {
        round,
        seed,
        at: at(),
        rematches: Rematches::Avoid,
        insist: Insist::No,
        apart: Apart::default(),
    })
}

/// The same draw, also where sheets before it are open.
pub(crate) fn insisting(command: Command) -> Command {
    match command {
        Command::Rounds(RoundCommand::Draw { round, seed, at, rematches, apart, .. }) => {
            Command::Rounds(RoundCommand::Draw { round, seed, at, rematches, apart, insist: Insist::Yes })
        }
        Command::Rounds(RoundCommand::Pair { round, matches, at, .. }) => {
            Command::Rounds(RoundCommand::Pair { round, matches, at, insist: Insist::Yes })
        }
        other => other,
    }
}

pub(crate) fn swap(round: u32, teams: [u32; 2]) -> Command {
    Command::Rounds(RoundCommand::Swap { round, teams, reason: "mal assises".to_owned(), at: at() })
}

pub(crate) fn seat(round: u32, teams: &[u32]) -> Command {
    Command::Rounds(RoundCommand::Seat { round, teams: teams.to_vec(), at: at() })
}

pub(crate) fn take_seat(round: u32, team: u32, of: u32) -> Command {
    Command::Rounds(RoundCommand::TakeSeat { round, team, of, at: at() })
}

pub(crate) fn withdraw(team: u32, from: u32) -> Command {
    Command::Teams(TeamCommand::Withdraw { team, from, at: at() })
}

pub(crate) fn come_back(team: u32, from: u32) -> Command {
    Command::Teams(TeamCommand::Return { team, from, at: at() })
}

pub(crate) fn disqualify(team: u32) -> Command {
    Command::Teams(TeamCommand::Disqualify { team, reason: "essai".to_owned(), at: at() })
}

pub(crate) fn substitute(team: u32, out: &str, substitute: &str) -> Command {
    Command::Teams(TeamCommand::Substitute { team, out: out.to_owned(), substitute: substitute.to_owned() })
}

pub(crate) fn grant(round: u32, team: u32, halves: i64) -> Command {
    let points = Points::from_halves(halves);
    Command::Grants(GrantCommand::Give { round, team, points, reason: "essai".to_owned() })
}

pub(crate) fn annul(round: u32, sheets: SheetsToo) -> Command {
    Command::Rounds(RoundCommand::Annul { round, reason: "essai".to_owned(), sheets })
}

pub(crate) fn enter(round: u32, table: u32, points: [u32; 2]) -> Command {
    sheet(round, table, SheetContent::Played { points, deals: None }, None, KeepWrong::Refuse)
}

pub(crate) fn sheet(round: u32, table: u32, content: SheetContent, reason: Option<&str>, wrong: KeepWrong) -> Command {
    let entries = vec![SheetEntry { table, content, winner: None }];
    Command::Sheets(SheetCommand::Enter { round, entries, reason: reason.map(str::to_owned), wrong, typing: Typing::One })
}

/// The sheet typed again by a second person, whatever its sum.
pub(crate) fn check(round: u32, table: u32, points: [u32; 2]) -> Command {
    let entries = vec![SheetEntry { table, content: SheetContent::Played { points, deals: None }, winner: None }];
    Command::Checks(CheckCommand::Type { round, entries, wrong: KeepWrong::Unverified, typing: Typing::One })
}

/// The first entry stands.
pub(crate) fn first_stands(round: u32, table: u32) -> Command {
    Command::Checks(CheckCommand::FirstStands { round, table, reason: "relue".to_owned() })
}

pub(crate) fn penalty(round: u32, team: u32, halves: i64) -> Command {
    let points = Points::from_halves(halves);
    Command::Penalties(PenaltyCommand::Give { round, team, points, reason: "essai".to_owned() })
}

/// A drawn round with every sheet in: team A gets `points(table)`.
pub(crate) fn play(session: &mut Session, round: u32, points: impl Fn(u32) -> u32) {
    session.run(draw(round, &format!("graine {round}"))).unwrap();
    let tables: Vec<_> = session.tournament().round(round).unwrap().matches.iter().map(|m| m.table.get()).collect();
    for table in tables {
        session.run(enter(round, table, [points(table), 2512 - points(table)])).unwrap();
    }
}

/// The team of a number.
pub(crate) fn team(number: u32) -> TeamNumber {
    TeamNumber::new(number).unwrap()
}

/// Why a command is refused; the tournament stays as it was.
pub(crate) fn refusal(session: &mut Session, command: Command) -> Refusal {
    let before = session.tournament().clone();
    match session.run(command) {
        Err(SessionError::Refused(refusal)) => {
            assert_eq!(*session.tournament(), before);
            refusal
        }
        other => panic!("should be refused: {other:?}"),
    }
}

/// The matches of a round as `(table, A, B)`, and the team that sits out.
pub(crate) fn seats(session: &Session, round: u32) -> (Vec<(u32, u32, u32)>, Option<u32>) {
    let round = session.tournament().round(round).unwrap();
    let seats = round.matches.iter().map(|m| (m.table.get(), m.team_a.get(), m.team_b.get())).collect();
    (seats, round.bye.map(TeamNumber::get))
}

/// The round of a number.
pub(crate) fn round(number: u32) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}
