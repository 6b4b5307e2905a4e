//! Second entries and what their differences look like, as sentences.

use crate::domain::sheet::Winner;
use crate::domain::sheet::difference::{Difference, Looks};
use crate::i18n::{Words, date, number};
use crate::say;
use crate::views::second_entry::CheckedSheet;

impl Words {
    /// A second entry that differs from the first: where, both values, what it looks like, what to do.
    pub fn second_entry_differs(&self, difference: &Difference) -> String {
        let [first, second] = [&difference.first, &difference.second].map(|content| self.sheet_content(content));
        let looks = self.looks(&difference.looks);
        let (round, table) = (difference.round, difference.table);
        say!(self, "second-entry-differs", round = round, table = table, first = first, second = second, looks = looks)
    }

    /// The same where its round and table stand beside it.
    pub fn second_entry_differs_here(&self, difference: &Difference) -> String {
        let [first, second] = [&difference.first, &difference.second].map(|content| self.sheet_content(content));
        say!(self, "second-entry-differs-here", first = first, second = second, looks = self.looks(&difference.looks))
    }

    /// What a difference looks like: « les deux colonnes sont inversées ».
    pub fn looks(&self, looks: &[Looks]) -> String {
        let looks: Vec<_> = looks.iter().map(|looks| self.look(*looks)).collect();
        looks.join(" ; ")
    }

    fn look(&self, looks: Looks) -> String {
        match looks {
            Looks::Forfeit => say!(self, "looks-forfeit"),
            Looks::ColumnsExchanged => say!(self, "looks-columns-exchanged"),
            Looks::TablesExchanged(table) => say!(self, "looks-tables-exchanged", table = table),
            Looks::SecondIsOf(table) => say!(self, "looks-second-is-of", table = table),
            Looks::FirstIsOf(table) => say!(self, "looks-first-is-of", table = table),
            Looks::FirstSumWrong => say!(self, "looks-first-sum-wrong"),
            Looks::SecondSumWrong => say!(self, "looks-second-sum-wrong"),
            Looks::Deals([first, second]) => {
                say!(self, "looks-deals", first = first.to_string(), second = second.to_string())
            }
            Looks::DigitsCancelOut => say!(self, "looks-digits-cancel-out"),
            Looks::CancelOut(points) => say!(self, "looks-cancel-out", points = number::count(i64::from(points))),
        }
    }

    /// Who typed a sheet and who typed it again, and when.
    pub fn hands(&self, sheet: &CheckedSheet) -> String {
        let first = &sheet.first;
        let (table, first_at) = (sheet.of.table, date::time(&first.at));
        match &sheet.second {
            None => say!(self, "second-entry-first-hand", table = table, operator = &first.operator, at = first_at),
            Some(second) => {
                let (first, second, second_at) = (&first.operator, &second.operator, date::time(&second.at));
                say!(self, "second-entry-hands", table = table, first = first, at = first_at, second = second, then = second_at)
            }
        }
    }

    /// A winner as ticked: « équipe A », « égalité ».
    pub fn winner(&self, winner: Winner) -> String {
        match winner {
            Winner::A => say!(self, "winner-a"),
            Winner::B => say!(self, "winner-b"),
            Winner::Equal => say!(self, "winner-equal"),
        }
    }
}
