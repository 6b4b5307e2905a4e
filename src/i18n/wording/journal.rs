//! The journal in sentences: what each entry did.

use crate::domain::command::{
    CheckCommand, Command, EventCommand, GrantCommand, PenaltyCommand, RoundCommand, SheetCommand, TeamCommand,
};
use crate::domain::history::{Action, Entry, History};
use crate::domain::sheet::{Sheet, State};
use crate::domain::{Change, Check, Edit};
use crate::i18n::Words;
use crate::say;

impl Words {
    /// What an entry did. An undo names what it took back.
    pub fn entry(&self, entry: &Entry, history: &History) -> String {
        let other = |state| history.entry(state).map_or_else(String::new, |other| self.entry(other, history));
        match &entry.action {
            Action::Created => {
                let name = entry.changes.iter().find_map(|change| match change {
                    Change::Event(Edit { after: Some(event), .. }) => Some(event.name.as_str()),
                    _ => None,
                });
                say!(self, "journal-created", name = name.unwrap_or_default())
            }
            Action::Undid(state) => say!(self, "journal-undid", action = other(*state)),
            Action::Redid(state) => say!(self, "journal-redid", action = other(*state)),
            Action::Rescued => say!(self, "journal-rescued", what = self.rescued(&entry.changes)),
            Action::Did(command) => self.command(command, &entry.changes),
        }
    }

    fn command(&self, command: &Command, changes: &[Change]) -> String {
        match command {
            Command::Event(EventCommand::Edit(_)) => say!(self, "journal-event"),
            Command::Event(EventCommand::SetRules { values, .. }) => {
                let values = values.iter().map(|(key, value)| format!("{key} = {value}"));
                say!(self, "journal-rules", values = self.list(values))
            }
            Command::Teams(command) => self.team_command(command, changes),
            Command::Rounds(RoundCommand::Draw { round, seed, .. }) => say!(self, "journal-draw", round = *round, seed = seed),
            Command::Rounds(RoundCommand::Pair { round, .. }) => say!(self, "journal-pair", round = *round),
            Command::Rounds(RoundCommand::Annul { round, reason, .. }) => {
                say!(self, "journal-annul", round = *round, reason = reason)
            }
            Command::Rounds(RoundCommand::Swap { round, teams, reason, .. }) => {
                let [first, second] = teams.map(|team| team.to_string());
                say!(self, "journal-swap", round = *round, first = first, second = second, reason = reason)
            }
            Command::Rounds(RoundCommand::TakeSeat { round, team, of, .. }) => {
                say!(self, "journal-seat-taken", round = *round, team = team.to_string(), of = of.to_string())
            }
            Command::Rounds(RoundCommand::Seat { round, teams, .. }) => {
                say!(self, "journal-seated", round = *round, count = teams.len(), teams = self.list(teams))
            }
            Command::Grants(GrantCommand::Give { round, team, points, reason }) => {
                say!(self, "journal-granted", points = *points, team = team.to_string(), round = *round, reason = reason)
            }
            Command::Grants(GrantCommand::TakeBack { round, team, reason }) => {
                say!(self, "journal-grant-taken-back", team = team.to_string(), round = *round, reason = reason)
            }
            Command::Sheets(command) => self.sheet_command(command, changes),
            Command::Checks(command) => self.check_command(command, changes),
            Command::Clock(command) => self.clock_command(command, changes),
            Command::Penalties(PenaltyCommand::Give { round, team, points, reason }) => {
                say!(self, "journal-penalty", points = *points, team = team.to_string(), round = *round, reason = reason)
            }
            Command::Penalties(PenaltyCommand::TakeBack { id, reason }) => {
                say!(self, "journal-unpenalty", id = id.to_string(), reason = reason)
            }
        }
    }

    fn team_command(&self, command: &TeamCommand, changes: &[Change]) -> String {
        let after = changes.iter().find_map(|change| match change {
            Change::Team(edit) => edit.after.as_ref(),
            _ => None,
        });
        match command {
            TeamCommand::Add(_) => match after {
                Some(team) => say!(self, "journal-team-added", team = team.number, name = team.label()),
                None => String::new(),
            },
            TeamCommand::Import(drafts) => say!(self, "journal-teams-imported", count = drafts.len()),
            TeamCommand::Edit { team, .. } => say!(self, "journal-team-edited", team = team.to_string()),
            TeamCommand::Remove { team } => say!(self, "journal-team-removed", team = team.to_string()),
            TeamCommand::Withdraw { team, from, .. } => {
                say!(self, "journal-withdrawn", team = team.to_string(), from = *from)
            }
            TeamCommand::Return { team, from, .. } => say!(self, "journal-returned", team = team.to_string(), from = *from),
            TeamCommand::Disqualify { team, reason, .. } => {
                say!(self, "journal-disqualified", team = team.to_string(), reason = reason)
            }
            TeamCommand::Substitute { team, .. } => {
                let [out, substitute] = players_changed(changes).unwrap_or_default();
                say!(self, "journal-substituted", team = team.to_string(), out = out, substitute = substitute)
            }
        }
    }

    fn sheet_command(&self, command: &SheetCommand, changes: &[Change]) -> String {
        let (round, reason) = match command {
            SheetCommand::Enter { round, reason, .. } => (round, reason),
            SheetCommand::Exchange { round, tables, reason } => {
                let [first, second] = tables.map(|table| table.to_string());
                return say!(self, "journal-sheets-exchanged", round = *round, first = first, second = second, reason = reason);
            }
            SheetCommand::Turn { round, table, reason } => {
                return say!(self, "journal-sheet-turned", round = *round, table = table.to_string(), reason = reason);
            }
        };
        let edits: Vec<_> =
            changes.iter().filter_map(|change| if let Change::Sheet(edit) = change { Some(edit) } else { None }).collect();
        let sentence = match edits.as_slice() {
            [Edit { before, after: Some(after) }] => self.sheet_edit(before.as_ref(), after),
            _ => say!(self, "journal-sheets", count = edits.len(), round = *round),
        };
        match reason {
            Some(reason) => say!(self, "journal-reason", sentence = sentence, reason = reason),
            None => sentence,
        }
    }

    fn check_command(&self, command: &CheckCommand, changes: &[Change]) -> String {
        match command {
            CheckCommand::Type { round, .. } => {
                let checks = changes.iter().filter_map(|change| match change {
                    Change::Check(edit) => edit.after.as_ref(),
                    _ => None,
                });
                match checks.collect::<Vec<_>>().as_slice() {
                    [one] => self.check(one),
                    many => {
                        let differ = many.iter().filter(|check| check.typed != check.sheet).count();
                        say!(self, "journal-checks", count = many.len(), round = *round, differ = differ)
                    }
                }
            }
            CheckCommand::FirstStands { round, table, reason } => {
                say!(self, "journal-first-stands", round = *round, table = table.to_string(), reason = reason)
            }
        }
    }

    fn check(&self, check: &Check) -> String {
        let (round, table, typed) = (check.round, check.table, self.sheet_content(&check.typed));
        if check.typed == check.sheet {
            return say!(self, "journal-check", round = round, table = table, typed = typed);
        }
        let sheet = self.sheet_content(&check.sheet);
        say!(self, "journal-check-differs", round = round, table = table, typed = typed, sheet = sheet)
    }

    fn sheet_edit(&self, before: Option<&Sheet>, after: &Sheet) -> String {
        let (round, table, now) = (after.round, after.table, self.sheet_content(&after.content));
        match before {
            Some(before) if before.is_in() => {
                let before = self.sheet_content(&before.content);
                say!(self, "journal-sheet-corrected", round = round, table = table, before = before, after = now)
            }
            _ if after.state == State::Unverified => {
                say!(self, "journal-sheet-unverified", round = round, table = table, after = now)
            }
            _ => say!(self, "journal-sheet", round = round, table = table, after = now),
        }
    }
}

/// The first player who is another one than before: who left, who came.
fn players_changed(changes: &[Change]) -> Option<[&str; 2]> {
    let (before, after) = changes.iter().find_map(|change| match change {
        Change::Team(Edit { before: Some(before), after: Some(after) }) => Some((before, after)),
        _ => None,
    })?;
    let mut players = before.players.iter().zip(&after.players);
    players.find(|(out, substitute)| out != substitute).map(|(out, substitute)| [out.as_str(), substitute.as_str()])
}
