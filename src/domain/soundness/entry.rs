//! One entry of the journal beside those before it and the tournament as it was then. Makes no changes.

use super::Flaw;
use crate::domain::change::{Change, invert};
use crate::domain::command::{
    CheckCommand, Command, GrantCommand, PenaltyCommand, RoundCommand, SheetCommand, TeamCommand, decide,
};
use crate::domain::draw;
use crate::domain::history::{Action, Entry, History};
use crate::domain::sheet::Sheet;
use crate::domain::{Points, RoundNumber, Tournament, text};

pub(super) fn flaws(before: &History, tournament: Option<&Tournament>, entry: &Entry) -> Vec<Flaw> {
    let state = entry.state;
    let undoes = |done: Option<&Entry>, of, changes: Option<Vec<Change>>| {
        let does = done.is_some_and(|done| done.state == of) && changes.is_some_and(|changes| changes == entry.changes);
        (!does).then_some(Flaw::Undo { state })
    };
    let mut flaws = Vec::new();
    match (&entry.action, tournament) {
        (Action::Created, None) | (Action::Rescued, _) => {}
        (Action::Created, Some(_)) | (_, None) => flaws.push(Flaw::Beginning { state }),
        (Action::Undid(of), Some(_)) => {
            let done = before.next_undo();
            flaws.extend(undoes(done, *of, done.map(|done| invert(&done.changes))));
        }
        (Action::Redid(of), Some(_)) => {
            let done = before.next_redo();
            flaws.extend(undoes(done, *of, done.map(|done| done.changes.clone())));
        }
        (Action::Did(command), Some(tournament)) => flaws.extend(of_command(tournament, command, entry)),
    }
    let starts_elsewhere = tournament.is_some_and(|tournament| starts_elsewhere(tournament, &entry.changes));
    flaws.extend(starts_elsewhere.then_some(Flaw::Before { state }));
    flaws
}

/// Whether a change starts from something other than what was there.
fn starts_elsewhere(tournament: &Tournament, changes: &[Change]) -> bool {
    let mut so_far = tournament.clone();
    changes.iter().any(|change| {
        let elsewhere = match change {
            Change::Event(edit) => edit.before.as_ref() != Some(&so_far.event),
            Change::Ruleset(edit) => edit.before.as_ref() != Some(&so_far.ruleset),
            Change::Team(edit) => edit.starts_elsewhere(&so_far.teams, |team| team.number),
            Change::Round(edit) => edit.starts_elsewhere(&so_far.rounds, |round| round.number),
            Change::Sheet(edit) => edit.starts_elsewhere(&so_far.sheets, |sheet| (sheet.round, sheet.table)),
            Change::Check(edit) => edit.starts_elsewhere(&so_far.checks, |check| (check.round, check.table)),
            Change::Penalty(edit) => edit.starts_elsewhere(&so_far.penalties, |penalty| penalty.id),
            Change::Clock(edit) => edit.starts_elsewhere(&so_far.clocks, |clock| clock.round),
            Change::Grant(edit) => edit.starts_elsewhere(&so_far.grants, |grant| (grant.round, grant.team)),
        };
        so_far.apply(std::slice::from_ref(change));
        elsewhere
    })
}

fn of_command(tournament: &Tournament, command: &Command, entry: &Entry) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let corrects = |change: &Change| match change {
        Change::Sheet(edit) => edit.before.as_ref().is_some_and(Sheet::is_in),
        _ => false,
    };
    let reason_is_due = entry.changes.iter().any(corrects);
    let is_given = match reason_of(command) {
        Reason::Given(reason) | Reason::IfCorrected(Some(reason)) => text::reason(reason).is_ok(),
        Reason::IfCorrected(None) => !reason_is_due,
        Reason::NotAsked => true,
    };
    flaws.extend((!is_given).then_some(Flaw::Reason { state: entry.state }));
    flaws.extend(drawn_of_others(tournament, command, entry));
    flaws.extend(wrong_clock(tournament, command, entry));
    for change in &entry.changes {
        flaws.extend(of_change(tournament, command, change));
    }
    flaws
}

/// Why a command was given, as far as that is asked.
enum Reason<'a> {
    Given(&'a str),
    IfCorrected(Option<&'a str>),
    NotAsked,
}

fn reason_of(command: &Command) -> Reason<'_> {
    match command {
        Command::Sheets(SheetCommand::Enter { reason, .. }) => Reason::IfCorrected(reason.as_deref()),
        Command::Sheets(SheetCommand::Exchange { reason, .. } | SheetCommand::Turn { reason, .. })
        | Command::Checks(CheckCommand::FirstStands { reason, .. })
        | Command::Rounds(RoundCommand::Annul { reason, .. } | RoundCommand::Swap { reason, .. })
        | Command::Teams(TeamCommand::Disqualify { reason, .. })
        | Command::Penalties(PenaltyCommand::Give { reason, .. } | PenaltyCommand::TakeBack { reason, .. })
        | Command::Grants(GrantCommand::Give { reason, .. } | GrantCommand::TakeBack { reason, .. }) => Reason::Given(reason),
        Command::Event(_) | Command::Teams(_) | Command::Rounds(_) | Command::Checks(_) | Command::Clock(_) => Reason::NotAsked,
    }
}

/// A draw made again from what there was at its moment.
fn drawn_of_others(tournament: &Tournament, command: &Command, entry: &Entry) -> Option<Flaw> {
    let Command::Rounds(RoundCommand::Draw { round, seed, at, rematches, apart, .. }) = command else { return None };
    let again = tournament.round_number(*round).and_then(|round| draw::propose(tournament, round, seed, *at, *rematches, apart));
    let same = again.is_ok_and(|again| entry.changes == [Change::Round(crate::domain::Edit::made(again.round))]);
    let round = entry.rounds().next().map(|round| round.number)?;
    (!same).then_some(Flaw::DrawnOfOthers { state: entry.state, round })
}

/// A clock as its commands set it: its draw, its minutes, its tables, its moments.
fn wrong_clock(tournament: &Tournament, command: &Command, entry: &Entry) -> Option<Flaw> {
    let Command::Clock(clock) = command else { return None };
    let same = decide(tournament, command).is_ok_and(|decision| decision.changes == entry.changes);
    let round = RoundNumber::new(clock.round())?;
    (!same).then_some(Flaw::Clock { state: entry.state, round })
}

fn of_change(tournament: &Tournament, command: &Command, change: &Change) -> Option<Flaw> {
    match (change, command) {
        (Change::Sheet(edit), Command::Sheets(SheetCommand::Enter { .. })) => {
            let after = edit.after.as_ref()?;
            let before = edit.before.as_ref().map_or(0, |before| before.corrections + u32::from(before.is_in()));
            (after.corrections != before).then_some(Flaw::Corrections { round: after.round, table: after.table })
        }
        (Change::Check(edit), _) => {
            let check = edit.after.as_ref()?;
            let said = tournament.sheet(check.round, check.table).map(|sheet| sheet.content);
            (said != Some(check.sheet)).then_some(Flaw::SecondEntry { round: check.round, table: check.table })
        }
        (Change::Grant(edit), _) => {
            let grant = edit.after.as_ref()?;
            let is_within = (Points::ZERO..=tournament.ruleset.pot()).contains(&grant.points);
            (!is_within).then_some(Flaw::Grant { round: grant.round, team: grant.team })
        }
        _ => None,
    }
}
