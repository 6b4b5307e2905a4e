//! What an entry of the journal did, in two or three words: after « Annuler : » and « Rétablir : ».

use crate::domain::Change;
use crate::domain::command::{
    CheckCommand, Command, EventCommand, GrantCommand, PenaltyCommand, RoundCommand, SheetCommand, TeamCommand,
};
use crate::domain::history::{Action, Entry};
use crate::i18n::Words;
use crate::say;

impl Words {
    /// « Feuille table 23 ».
    pub fn deed(&self, entry: &Entry) -> String {
        match &entry.action {
            Action::Created => say!(self, "deed-created"),
            Action::Undid(_) => say!(self, "deed-undid"),
            Action::Redid(_) => say!(self, "deed-redid"),
            Action::Rescued => say!(self, "deed-rescued"),
            Action::Did(command) => self.deed_of(command, &entry.changes),
        }
    }

    fn deed_of(&self, command: &Command, changes: &[Change]) -> String {
        match command {
            Command::Event(EventCommand::Edit(_)) => say!(self, "deed-event"),
            Command::Event(EventCommand::SetRules { .. }) => say!(self, "deed-rules"),
            Command::Teams(TeamCommand::Add(_)) => {
                let added = changes.iter().find_map(|change| match change {
                    Change::Team(edit) => edit.after.as_ref().map(|team| team.number.to_string()),
                    _ => None,
                });
                say!(self, "deed-team-added", team = added.unwrap_or_default())
            }
            Command::Teams(TeamCommand::Import(drafts)) => say!(self, "deed-teams-imported", count = drafts.len()),
            Command::Teams(TeamCommand::Edit { team, .. }) => say!(self, "deed-team-edited", team = team.to_string()),
            Command::Teams(TeamCommand::Remove { team }) => say!(self, "deed-team-removed", team = team.to_string()),
            Command::Teams(TeamCommand::Withdraw { team, .. }) => say!(self, "deed-withdrawn", team = team.to_string()),
            Command::Teams(TeamCommand::Return { team, .. }) => say!(self, "deed-returned", team = team.to_string()),
            Command::Teams(TeamCommand::Disqualify { team, .. }) => say!(self, "deed-disqualified", team = team.to_string()),
            Command::Teams(TeamCommand::Substitute { team, .. }) => say!(self, "deed-substituted", team = team.to_string()),
            Command::Rounds(RoundCommand::Draw { round, .. }) => say!(self, "deed-draw", round = round.to_string()),
            Command::Rounds(RoundCommand::Pair { round, .. }) => say!(self, "deed-pair", round = round.to_string()),
            Command::Rounds(RoundCommand::Swap { teams, .. }) => say!(self, "deed-swap", teams = self.list(teams)),
            Command::Rounds(RoundCommand::Seat { teams, .. }) => {
                say!(self, "deed-seated", count = teams.len(), teams = self.list(teams))
            }
            Command::Rounds(RoundCommand::TakeSeat { team, of, .. }) => {
                say!(self, "deed-seat-taken", team = team.to_string(), of = of.to_string())
            }
            Command::Grants(GrantCommand::Give { team, .. }) => say!(self, "deed-granted", team = team.to_string()),
            Command::Grants(GrantCommand::TakeBack { team, .. }) => say!(self, "deed-grant-taken-back", team = team.to_string()),
            Command::Rounds(RoundCommand::Annul { round, .. }) => say!(self, "deed-annul", round = round.to_string()),
            Command::Sheets(SheetCommand::Enter { entries, .. }) => match entries.as_slice() {
                [one] => say!(self, "deed-sheet", table = one.table.to_string()),
                many => say!(self, "deed-sheets", count = many.len()),
            },
            Command::Sheets(SheetCommand::Exchange { tables, .. }) => {
                say!(self, "deed-sheets-exchanged", tables = self.list(tables))
            }
            Command::Sheets(SheetCommand::Turn { table, .. }) => say!(self, "deed-sheet-turned", table = table.to_string()),
            Command::Checks(CheckCommand::Type { entries, .. }) => match entries.as_slice() {
                [one] => say!(self, "deed-check", table = one.table.to_string()),
                many => say!(self, "deed-checks", count = many.len()),
            },
            Command::Checks(CheckCommand::FirstStands { table, .. }) => {
                say!(self, "deed-first-stands", table = table.to_string())
            }
            Command::Clock(command) => self.clock_deed(command),
            Command::Penalties(PenaltyCommand::Give { team, .. }) => say!(self, "deed-penalty", team = team.to_string()),
            Command::Penalties(PenaltyCommand::TakeBack { id, .. }) => say!(self, "deed-unpenalty", id = id.to_string()),
        }
    }
}
