//! Sheets and wrong sums as sentences (rules.md 8).

use crate::domain::sheet::wrong_sum::{Reason, WrongSum};
use crate::domain::sheet::{Absent, Content};
use crate::i18n::{Words, number};
use crate::say;
use crate::views::sheet_code::WrongPaper;

impl Words {
    /// What a sheet says: « 1’340–1’172 », « 1’100–941, 13 donnes », « forfait, A absente ».
    pub fn sheet_content(&self, content: &Content) -> String {
        match content {
            Content::Played(typed) => {
                let [a, b] = typed.points.map(|points| number::count(i64::from(points)));
                say!(self, "sheet-played", a = a, b = b, deals = typed.deals)
            }
            Content::Forfeit(Absent::A) => say!(self, "sheet-forfeit-a"),
            Content::Forfeit(Absent::B) => say!(self, "sheet-forfeit-b"),
            Content::Forfeit(Absent::Both) => say!(self, "sheet-forfeit-both"),
        }
    }

    /// A wrong sum explained whole: the difference, the addition, what would be right, what is likely.
    pub fn wrong_sum(&self, wrong: &WrongSum) -> String {
        let mut sentences = vec![self.difference(wrong.difference), self.addition(wrong)];
        sentences.extend(self.would_be_right(wrong));
        if !wrong.reasons.is_empty() {
            let reasons: Vec<_> = wrong.reasons.iter().map(|reason| self.wrong_sum_reason(reason)).collect();
            sentences.push(say!(self, "sum-likely", reasons = reasons.join(" ; ")));
        }
        sentences.join(" ")
    }

    /// « La somme est fausse : il manque 157 points. »
    pub fn difference(&self, difference: i64) -> String {
        if difference < 0 {
            say!(self, "sum-missing", points = -difference)
        } else {
            say!(self, "sum-too-many", points = difference)
        }
    }

    /// Why a paper opens no sheet, and what to do with it.
    pub fn wrong_paper(&self, wrong: WrongPaper) -> String {
        match wrong {
            WrongPaper::NotACode => say!(self, "paper-not-a-code"),
            WrongPaper::OtherTournament => say!(self, "paper-other-tournament"),
            WrongPaper::OtherRound { paper, entered } => say!(self, "paper-other-round", paper = paper, entered = entered),
            WrongPaper::AnnulledDraw { round, table } => say!(self, "paper-annulled-draw", round = round, table = table),
            WrongPaper::OtherTeams { round, table } => say!(self, "paper-other-teams", round = round, table = table),
        }
    }

    /// One thing that may have gone wrong.
    pub fn wrong_sum_reason(&self, reason: &Reason) -> String {
        match reason {
            Reason::SameNumberTwice => say!(self, "sum-same-number"),
            Reason::OverThePot(points) => say!(self, "sum-over-the-pot", points = *points),
            Reason::DealsLeftOut(deals) => say!(self, "sum-deals-left-out", deals = *deals),
            Reason::DealsCountedTwice(deals) => say!(self, "sum-deals-counted-twice", deals = *deals),
            Reason::FewerDeals(deals) => say!(self, "sum-fewer-deals", deals = *deals),
            Reason::MatchBonus(matches) => say!(self, "sum-match-bonus", matches = *matches),
            Reason::LastTrickForgotten(deals) => say!(self, "sum-last-trick-forgotten", deals = *deals),
            Reason::LastTrickTwice(deals) => say!(self, "sum-last-trick-twice", deals = *deals),
            Reason::DigitsSwapped(numbers) => {
                let swapped = |(typed, right): &(u32, u32)| say!(self, "sum-swapped", typed = *typed, right = *right);
                let numbers: Vec<_> = numbers.iter().flatten().map(swapped).collect();
                say!(self, "sum-digits-swapped", numbers = numbers.join(", "))
            }
            Reason::OneDigit(1000) => say!(self, "sum-thousands"),
            Reason::OneDigit(100) => say!(self, "sum-hundreds"),
            Reason::OneDigit(10) => say!(self, "sum-tens"),
            Reason::OneDigit(_) => say!(self, "sum-units"),
        }
    }

    /// « 1’340 + 1’162 = 2’502 au lieu de 2’512 (16 × 157). »
    pub fn addition(&self, wrong: &WrongSum) -> String {
        let [a, b] = wrong.typed.points;
        let deals = wrong.typed.deals;
        let per_deal = wrong.expected.checked_div(deals).unwrap_or(0);
        say!(self, "sum-addition", a = a, b = b, sum = a + b, expected = wrong.expected, deals = deals, per_deal = per_deal)
    }

    fn would_be_right(&self, wrong: &WrongSum) -> Option<String> {
        match wrong.right {
            [Some(a), Some(b)] => Some(say!(self, "sum-right-both", a = a, b = b)),
            [Some(a), None] => Some(say!(self, "sum-right-a", a = a)),
            [None, Some(b)] => Some(say!(self, "sum-right-b", b = b)),
            [None, None] => None,
        }
    }
}
