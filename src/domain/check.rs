//! Checks (« contre-saisie », rules.md glossary and 10): a sheet typed again by another person who has not seen the first
//! entry. Knows nobody's name: who typed what, and when, is in the journal.
//!
//! **[choice]** What holds where rules.md is silent:
//! * A check is of what the sheet said when it was typed. A sheet corrected since is to be checked again, unless it now says
//!   what the second person typed: then two people have typed the same.
//! * A forfeit needs no check, since it has no points; it may have one. A sheet « à vérifier » may have one too, and is open all
//!   the same until its sum is put right.
//! * Typing a sheet again replaces the check before it, so that a slip of the second person is put right by themself; the journal
//!   keeps both. The same once more changes nothing, also where the difference was settled.
//! * A check goes with its sheet: where a draw is annulled with its sheets, or a forfeit is taken back, it goes too, and undo
//!   brings both back.

use super::ruleset::SecondEntry;
use super::sheet::{Content, Sheet};
use super::{RoundNumber, TableNumber, Tournament};
use serde::{Deserialize, Serialize};

/// The second entry of one sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// The round.
    pub round: RoundNumber,
    /// The table.
    pub table: TableNumber,
    /// What the second person typed.
    pub typed: Content,
    /// What the sheet said then.
    pub sheet: Content,
    /// Why the first entry stands although the second differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_stands: Option<String>,
}

/// How the second entry of a sheet stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Checked {
    /// There is none.
    NotYet,
    /// There is one of what the sheet said before it was corrected: it is to be checked again.
    Again,
    /// It says something else.
    Differs,
    /// « Contrôlée »: it says the same, or the difference was settled.
    Yes,
}

impl Check {
    /// How it stands beside the sheet as it is now.
    pub fn beside(&self, sheet: &Content) -> Checked {
        if self.typed == *sheet {
            Checked::Yes
        } else if self.sheet != *sheet {
            Checked::Again
        } else if self.first_stands.is_some() {
            Checked::Yes
        } else {
            Checked::Differs
        }
    }
}

impl Tournament {
    /// The second entry of a sheet, if there is one.
    pub fn check(&self, round: RoundNumber, table: TableNumber) -> Option<&Check> {
        self.checks.get(&(round, table))
    }

    /// How the second entry of a sheet stands.
    pub fn checked(&self, sheet: &Sheet) -> Checked {
        self.check(sheet.round, sheet.table).map_or(Checked::NotYet, |check| check.beside(&sheet.content))
    }

    /// The sheets that a draw waits for: those that differ from their second entry and, where the ruleset requires one, those
    /// without. By round and table, before a round or all; none where the ruleset has no second entry.
    pub fn unchecked(&self, before: Option<RoundNumber>) -> Vec<(RoundNumber, TableNumber)> {
        let waits = |sheet: &&Sheet| match (self.ruleset.second_entry, self.checked(sheet)) {
            (SecondEntry::Off, _) | (_, Checked::Yes) => false,
            (_, Checked::Differs) => true,
            (second_entry, Checked::NotYet | Checked::Again) => second_entry == SecondEntry::Required && needs_check(sheet),
        };
        let earlier = self.sheets.values().filter(|sheet| before.is_none_or(|before| sheet.round < before));
        earlier.filter(waits).map(|sheet| (sheet.round, sheet.table)).collect()
    }
}

/// Whether a sheet is one of those that a second person types again: it counts, and has points.
pub fn needs_check(sheet: &Sheet) -> bool {
    sheet.is_in() && matches!(sheet.content, Content::Played(_))
}
