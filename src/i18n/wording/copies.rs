//! Copies as sentences: of which step they are, what has happened since; and what was saved of a damaged file.

use crate::domain::command::{Command, SheetCommand};
use crate::domain::history::{Action, Entry};
use crate::domain::milestone::{Milestone, Progress};
use crate::domain::{Change, Edit};
use crate::i18n::{Words, date};
use crate::say;
use crate::session::copies::Against;
use crate::store::{Rescue, Tables};
use std::path::Path;

/// How many deeds are named.
const NAMED: usize = 3;

impl Words {
    /// « après le tirage de la partie 2 ».
    pub fn progress(&self, progress: &Progress) -> String {
        match progress {
            Progress::Registration { teams } => say!(self, "progress-registration", teams = *teams),
            Progress::At(Milestone::Drawn(round)) => say!(self, "progress-drawn", round = *round),
            Progress::At(Milestone::Complete(round)) => say!(self, "progress-complete", round = *round),
            Progress::At(Milestone::Corrected(round)) => say!(self, "progress-corrected", round = *round),
            Progress::During { round, sheets, matches } => {
                say!(self, "progress-during", round = *round, sheets = *sheets, matches = *matches)
            }
        }
    }

    /// What the present file has that a copy has not, and the other way round.
    pub fn against(&self, against: &Against) -> String {
        let since = match against.since.as_slice() {
            [] => None,
            since => Some(say!(
                self,
                "copy-since-deeds",
                since = say!(self, "copy-since", count = since.len()),
                deeds = self.last_deeds(since)
            )),
        };
        let ahead = (against.ahead > 0).then(|| say!(self, "copy-ahead", count = against.ahead));
        match (since, ahead) {
            (None, None) => say!(self, "copy-nothing-since"),
            (since, ahead) => since.into_iter().chain(ahead).collect::<Vec<_>>().join(" ; "),
        }
    }

    /// « Tirage partie 3, 17 feuilles »: the latest first, and sheets that came in together at the end.
    fn last_deeds(&self, entries: &[Entry]) -> String {
        let is_sheet = |entry: &&Entry| {
            matches!(entry.action, Action::Did(Command::Sheets(SheetCommand::Enter { .. })))
                && entry.changes.iter().all(|change| matches!(change, Change::Sheet(Edit { before: None, .. })))
        };
        let (sheets, others): (Vec<_>, Vec<_>) = entries.iter().rev().partition(is_sheet);
        let mut deeds: Vec<_> = others.iter().take(NAMED).map(|entry| self.deed(entry)).collect();
        match sheets.as_slice() {
            [] => {}
            [one] => deeds.push(self.deed(one)),
            many => deeds.push(say!(self, "deed-sheets", count = many.iter().map(|entry| entry.changes.len()).sum::<usize>())),
        }
        let deeds = deeds.join(", ");
        if others.len() > NAMED { say!(self, "copy-deeds-more", deeds = deeds) } else { deeds }
    }

    /// What was saved of a damaged file, and what not.
    pub fn rescue(&self, rescue: &Rescue, file: &Path) -> Vec<String> {
        let entries = match rescue.entries.last() {
            None => say!(self, "rescue-no-entries"),
            Some(last) => {
                say!(self, "rescue-entries", count = rescue.entries.len(), time = date::exact(&last.at), deed = self.deed(last))
            }
        };
        let lost = match (&rescue.tables, rescue.lost) {
            (Tables::NotNeeded, _) => say!(self, "rescue-whole"),
            (_, Some(count)) if count > 0 => say!(self, "rescue-lost", count = count),
            _ => say!(self, "rescue-lost-unknown"),
        };
        let tables = match &rescue.tables {
            Tables::NotNeeded => None,
            Tables::Same => Some(say!(self, "rescue-tables-same")),
            Tables::Unreadable => Some(say!(self, "rescue-tables-unreadable")),
            Tables::More(changes) => Some(say!(self, "rescue-tables-more", what = self.rescued(changes))),
        };
        let untouched = say!(self, "rescue-untouched", file = file.display().to_string());
        [Some(entries), Some(lost), tables, Some(untouched)].into_iter().flatten().collect()
    }

    /// « 2 équipes et 3 feuilles (partie 2 table 7 …) ».
    pub(super) fn rescued(&self, changes: &[Change]) -> String {
        let (mut event, mut rules, mut teams, mut rounds, mut decisions) = (0_usize, 0_usize, 0_usize, 0_usize, 0_usize);
        let (mut sheets, mut checks, mut clocks) = (Vec::new(), 0_usize, 0_usize);
        for change in changes {
            match change {
                Change::Event(_) => event += 1,
                Change::Ruleset(_) => rules += 1,
                Change::Team(_) => teams += 1,
                Change::Round(_) => rounds += 1,
                Change::Sheet(edit) => sheets.extend(edit.either().map(|sheet| (sheet.round, sheet.table))),
                Change::Check(_) => checks += 1,
                Change::Penalty(_) | Change::Grant(_) => decisions += 1,
                Change::Clock(_) => clocks += 1,
            }
        }
        let tables = sheets.iter().map(|(round, table)| say!(self, "rescue-table", round = *round, table = *table));
        let parts = [
            (event > 0).then(|| say!(self, "rescue-event")),
            (rules > 0).then(|| say!(self, "rescue-rules")),
            (teams > 0).then(|| say!(self, "rescue-teams", count = teams)),
            (rounds > 0).then(|| say!(self, "rescue-rounds", count = rounds)),
            (!sheets.is_empty()).then(|| say!(self, "rescue-sheets", count = sheets.len(), tables = self.list(tables))),
            (checks > 0).then(|| say!(self, "rescue-checks", count = checks)),
            (decisions > 0).then(|| say!(self, "rescue-decisions", count = decisions)),
            (clocks > 0).then(|| say!(self, "rescue-clocks")),
        ];
        self.list(parts.into_iter().flatten())
    }
}
