//! The marks of a ranking and what they mean, worded for the page they are on.
//!
//! Letters are for equal totals, one per group through the whole document; the other marks mean the same everywhere.

use crate::documents::flow::Note;
use crate::domain::Points;
use crate::domain::ranking::tie_break::TieStep;
use crate::domain::ranking::{Score, Source, TieGroup};
use crate::domain::ruleset::CapExcess;
use crate::i18n::{Words, number};
use crate::say;
use crate::views::regulations::Regulations;
use crate::views::standings::{StandingLine, Standings};

use super::StandingsTable;

/// The marks.
pub(super) const CAPPED: &str = "*";
pub(super) const BYE: &str = "°";
pub(super) const FORFEIT: &str = "ᶠ";
pub(super) const GRANTED: &str = "+";
pub(super) const NONE: &str = "–";

/// From here on in the order of notes come those that are no ties.
const AFTER_TIES: u16 = 60_000;

/// More teams than this that share a rank are counted in their note, not listed.
const MOST_LISTED: usize = 12;

/// The letters of a group of equal totals: a, b, …, z, aa, ab.
pub(in crate::documents) fn letters(group: usize) -> String {
    let digit = char::from(b'a' + u8::try_from(group % 26).unwrap_or_default());
    if group < 26 { digit.to_string() } else { format!("{}{digit}", letters(group / 26 - 1)) }
}

impl StandingsTable<'_> {
    /// What the marks of a line mean.
    pub(super) fn notes(&self, line: &StandingLine) -> Vec<Note> {
        let (words, rules) = (self.words, &self.standings.rules);
        let has = |mark: &str| line.scores.iter().any(|score| mark_of(score.as_ref()) == mark);
        let mut notes = Vec::new();
        if let Some((group, tie)) = line.tie.zip(self.standings.tie_of(line)) {
            let order = u16::try_from(group).unwrap_or(u16::MAX).min(AFTER_TIES - 1);
            notes.push(Note { order, mark: letters(group), text: tie_note(words, tie) });
        }
        let fixed = [
            (has(CAPPED), CAPPED, cap_note as fn(&Words, &Regulations) -> String),
            (has(BYE), BYE, bye_note),
            (has(FORFEIT), FORFEIT, forfeit_note),
            (has(GRANTED), GRANTED, granted_note),
        ];
        for (order, (_, mark, text)) in (AFTER_TIES..).zip(fixed).filter(|(_, (has, ..))| *has) {
            notes.push(Note { order, mark: mark.to_owned(), text: text(words, rules) });
        }
        if let Some(text) = penalty_note(words, self.standings, line) {
            notes.push(Note { order: AFTER_TIES + 4, mark: say!(words, "papers-penalties-mark"), text });
        }
        if has(NONE) {
            let text = if self.standings.is_provisional { say!(words, "papers-none-yet") } else { say!(words, "papers-none") };
            notes.push(Note { order: AFTER_TIES + 5, mark: NONE.to_owned(), text });
        }
        notes
    }
}

/// The mark of a score; empty for one that needs none.
pub(super) fn mark_of(score: Option<&Score>) -> &'static str {
    match score.map(|score| score.source) {
        None => NONE,
        Some(Source::Bye) => BYE,
        Some(Source::Forfeit { .. }) => FORFEIT,
        Some(Source::Granted) => GRANTED,
        Some(Source::Played { .. }) if score.and_then(real_of).is_some() => CAPPED,
        Some(Source::Played { .. }) => "",
    }
}

/// What a team really made where the cap, its own or that of the opponents, makes it count something else.
pub(super) fn real_of(score: &Score) -> Option<Points> {
    match score.source {
        Source::Played { real, .. } if real != score.counted => Some(real),
        _ => None,
    }
}

/// The sentence without its full stop, which ends every note.
fn tie_note(words: &Words, tie: &TieGroup) -> String {
    let sentence = match tie.steps.as_slice() {
        [TieStep::Shared { rank, teams }] if teams.len() > MOST_LISTED => {
            say!(words, "papers-tie-of-many", count = teams.len(), total = tie.total, rank = *rank, skipped = teams.len() - 1)
        }
        _ => words.tie(tie),
    };
    sentence.trim_end_matches('.').to_owned()
}

fn cap_note(words: &Words, rules: &Regulations) -> String {
    let cap = rules.cap.unwrap_or(rules.pot);
    match rules.cap_excess {
        CapExcess::Lost => say!(words, "papers-cap-lost", cap = cap),
        CapExcess::Opponents => say!(words, "papers-cap-opponents", cap = cap),
    }
}

fn bye_note(words: &Words, rules: &Regulations) -> String {
    say!(words, "papers-bye", points = awarded(words, rules, rules.bye_points))
}

fn granted_note(words: &Words, _: &Regulations) -> String {
    say!(words, "papers-granted")
}

fn forfeit_note(words: &Words, rules: &Regulations) -> String {
    say!(words, "papers-forfeit", points = rules.forfeit_points)
}

/// « 1’256 points, la moitié de 2’512 ».
pub(in crate::documents) fn awarded(words: &Words, rules: &Regulations, points: Points) -> String {
    if rules.is_half(points) {
        say!(words, "papers-half", points = points, pot = rules.pot)
    } else {
        say!(words, "papers-points", points = points)
    }
}

/// « no 23, partie 2 : −157 (trois fausses donnes de suite) ».
fn penalty_note(words: &Words, standings: &Standings, line: &StandingLine) -> Option<String> {
    let given: Vec<_> = standings
        .penalties
        .iter()
        .filter(|penalty| penalty.team == line.team.number)
        .map(|penalty| {
            let points = number::points(penalty.points);
            say!(words, "papers-penalty", round = penalty.round, points = points, reason = &penalty.reason)
        })
        .collect();
    (!given.is_empty()).then(|| say!(words, "papers-penalties", team = line.team.number, given = given.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::letters;

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 1, 25, 26, 27, 701, 702].map(letters), ["a", "b", "z", "aa", "ab", "zz", "aaa"]);
    }
}
