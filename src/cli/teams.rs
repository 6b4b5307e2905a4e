//! `add-team`, `edit-team`, `remove-team`, `import-teams`.

use super::args::{AddTeam, EditTeam, ImportTeams, OneTeam, TeamWords};
use super::lists::{Lines, List};
use super::{Desk, Done, Failure};
use crate::domain::command::{Command, TeamCommand, TeamDraft, TeamEdit};
use crate::domain::team::{Entry, Presence, Standing};
use crate::domain::{Change, Edit, Refusal, Team};
use crate::exchange::team_import;
use crate::say;
use crate::session::SessionError;
use crate::store::{self, Access};
use std::path::Path;

pub(super) fn add(desk: &mut Desk, args: AddTeam) -> Done {
    let number = args.words.number.as_deref().map(|text| desk.number("--number", text)).transpose()?;
    let rest = said(desk, args.words)?;
    let (session, _) = desk.run(&args.file, Command::Teams(TeamCommand::Add(TeamDraft { number, rest })))?;
    let added = session.history().entries().last().and_then(|entry| entry.changes.iter().find_map(team_after));
    if let Some(team) = added {
        let number = team.number.to_string();
        desk.print(&number);
    }
    Ok(())
}

pub(super) fn edit(desk: &mut Desk, args: EditTeam) -> Done {
    let team = desk.number("--team", &args.team)?;
    let renumber = args.words.number.as_deref().map(|text| desk.number("--number", text)).transpose()?;
    let mut edit = said(desk, args.words)?;
    edit.renumber = renumber;
    edit.settled = edit.settled.or(args.unpaid.then_some(false));
    edit.presence = edit.presence.or(args.present.then_some(Presence::Present));
    edit.standing = edit.standing.or(args.ranked.then_some(Standing::Ranked));
    edit.entry = edit.entry.or(args.registered.then_some(Entry::Registered));
    desk.run(&args.file, Command::Teams(TeamCommand::Edit { team, edit }))?;
    Ok(())
}

pub(super) fn remove(desk: &mut Desk, args: &OneTeam) -> Done {
    let team = desk.number("--team", &args.team)?;
    desk.run(&args.file, Command::Teams(TeamCommand::Remove { team }))?;
    Ok(())
}

/// Takes a list, all or nothing; with `--dry-run` shows what was understood and changes nothing.
pub(super) fn import(desk: &mut Desk, args: &ImportTeams) -> Done {
    let List { lines, entries, columns } = read_list(desk, &args.source)?;
    let command = Command::Teams(TeamCommand::Import(entries));
    if !args.dry_run {
        let (session, _) = desk.run_lines(&args.file, command, &lines)?;
        let line = say!(desk.words, "cli-imported", count = lines.numbers.len(), teams = session.tournament().teams.len());
        desk.print(&line);
        return Ok(());
    }
    let session = desk.open(&args.file, Access::Read)?;
    if !columns.is_empty() {
        let columns = desk.words.columns(&columns);
        desk.tell(&columns);
    }
    let decision = desk.decide_lines(&session, &command, &lines)?;
    for (line, team) in lines.numbers.iter().zip(decision.changes.iter().filter_map(team_after)) {
        let players = team.players.join(", ");
        let shown = say!(
            desk.words,
            "cli-would-import",
            line = line.to_string(),
            number = team.number,
            name = team.label(),
            players = players,
            club = &team.club
        );
        desk.print(&shown);
    }
    desk.warn(&decision.warnings);
    let line = say!(desk.words, "cli-dry-run", count = lines.numbers.len());
    desk.tell(&line);
    Ok(())
}

/// The teams of a list with the lines they stand in; those of another tournament in their order.
fn read_list(desk: &Desk, source: &Path) -> Result<List<TeamDraft>, Failure> {
    if !source.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(store::ENDING)) {
        return desk.list(source, team_import::teams);
    }
    let other = desk.open(source, Access::Read)?;
    let entries: Vec<_> = other.tournament().teams.values().map(as_draft).collect();
    let lines = Lines { numbers: (1..=entries.len()).collect(), faults: Vec::new() };
    Ok(List { lines, entries, columns: Vec::new() })
}

/// A team of another tournament as it registers for this one: who it is, not what it paid.
fn as_draft(team: &Team) -> TeamDraft {
    let rest = TeamEdit {
        name: Some(team.name.clone()),
        players: Some(team.players.clone()),
        club: Some(team.club.clone()),
        ..TeamEdit::default()
    };
    TeamDraft { number: Some(team.number.get()), rest }
}

/// What the options say of a team.
fn said(desk: &Desk, words: TeamWords) -> Result<TeamEdit, Failure> {
    let fixed_table = match words.fixed_table.as_deref() {
        None => None,
        Some("none") => Some(0),
        Some(text) => match desk.number("--fixed-table", text)? {
            0 => return Err(desk.failed(&SessionError::Refused(Refusal::NoSuchFixedTable { table: 0 }))),
            table => Some(table),
        },
    };
    Ok(TeamEdit {
        renumber: None,
        name: words.name,
        players: (!words.players.is_empty()).then_some(words.players),
        club: words.club,
        settled: words.paid.then_some(true),
        payment: None,
        presence: words.absent.then_some(Presence::Absent),
        standing: words.unranked.then_some(Standing::Unranked),
        entry: words.waiting.then_some(Entry::Waiting),
        fixed_table,
    })
}

fn team_after(change: &Change) -> Option<&Team> {
    match change {
        Change::Team(Edit { after, .. }) => after.as_ref(),
        _ => None,
    }
}
