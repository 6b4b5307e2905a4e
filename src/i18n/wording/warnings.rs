//! What the user should know though it is done, as sentences.

use crate::domain::command::Warning;
use crate::domain::draw::Notice;
use crate::i18n::{Words, number};
use crate::say;

impl Words {
    /// What the user should know of a command that was carried out.
    pub fn warning(&self, warning: &Warning) -> String {
        match warning {
            Warning::Draw(Notice::FixedTablesMeet { holds, table, gives_way }) => {
                say!(self, "warning-fixed-tables-meet", holds = *holds, table = *table, gives_way = *gives_way)
            }
            Warning::Draw(Notice::RematchesAllowed) => say!(self, "warning-rematches-allowed"),
            Warning::PlayerInTwoTeams { player, teams } => {
                say!(self, "warning-player-in-two-teams", player = player, first = teams.0, second = teams.1)
            }
            Warning::Rematch { teams, rounds } => {
                say!(self, "warning-rematch", first = teams.0, second = teams.1, count = rounds.len(), rounds = self.list(rounds))
            }
            Warning::FixedTableLeft { team, table } => say!(self, "warning-fixed-table-left", team = *team, table = *table),
            Warning::SheetsOpen(open) => say!(self, "warning-sheets-open", count = open.len(), places = self.places(open)),
            Warning::ChecksOpen(open) => say!(self, "warning-checks-open", count = open.len(), places = self.places(open)),
            Warning::SecondEntryDiffers(difference) => self.second_entry_differs(difference),
            Warning::SheetsWentToo(sheets) => say!(self, "warning-sheets-went-too", sheets = *sheets),
            Warning::PenaltyWentToo(penalty) => {
                let (round, team, points) = (penalty.round, penalty.team, penalty.points);
                say!(self, "warning-penalty-went-too", round = round, team = team, points = points, reason = &penalty.reason)
            }
            Warning::GrantWentToo(grant) => {
                say!(self, "warning-grant-went-too", team = grant.team, points = grant.points, reason = &grant.reason)
            }
            Warning::BecomesForfeit { round, table, against } => {
                say!(self, "warning-becomes-forfeit", round = *round, table = *table, against = *against)
            }
            Warning::ByeLeft { round } => say!(self, "warning-bye-left", round = *round),
            Warning::SheetOpenAgain { round, table } => {
                say!(self, "warning-sheet-open-again", round = *round, table = *table)
            }
            Warning::NowAbsent { team } => say!(self, "warning-now-absent", team = *team),
            Warning::NotInDraw { team, round } => say!(self, "warning-not-in-draw", team = *team, round = *round),
            Warning::OddTeams { present, round } => say!(self, "warning-odd-teams", present = *present, round = *round),
            Warning::UnevenTrumps { dealer } => say!(self, "warning-uneven-trumps", dealer = dealer.to_string()),
            Warning::LastRoundIs { round } => say!(self, "warning-last-round-is", round = *round),
            Warning::ScoresChange { scores } => say!(self, "warning-scores-change", scores = *scores),
            Warning::KeptUnverified { table, difference } => {
                say!(self, "warning-kept-unverified", table = *table, difference = number::signed(*difference))
            }
            Warning::Capped { table, team, real, counted } => {
                say!(self, "warning-capped", table = *table, team = *team, real = *real, counted = *counted)
            }
        }
    }
}
