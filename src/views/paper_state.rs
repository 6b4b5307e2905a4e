//! The « état » of a paper (papers 1.7): the number of the last journal entry that touched what it shows. Two papers with
//! the same number say the same. Whether one that was printed still [`holds`]. Words and draws nothing.

use super::match_sheet::SheetForm;
use super::regulations::Regulations;
use crate::domain::command::{Command, RoundCommand};
use crate::domain::history::{Action, Entry, History, StateNumber};
use crate::domain::round::Origin;
use crate::domain::tournament::Event;
use crate::domain::{Change, Edit, Match, Round, RoundNumber, Ruleset, Team};

mod since;

pub use since::holds;

/// What a paper shows, as far as a change can matter to it. The name, day and place of the tournament are on all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// Who takes part.
    Teams,
    /// Who owes and paid what.
    Payments,
    /// The matches of a round, by table.
    Seating(RoundNumber),
    /// The record of the draw of a round, and of those annulled before it.
    DrawRecord(RoundNumber),
    /// The match sheets of a round.
    Sheets(RoundNumber),
    /// The match sheet of one table.
    MatchSheet(RoundNumber, Match),
    /// A match sheet without a match.
    SheetForm,
    /// Where every team is in a round, also those that do not play.
    Places(RoundNumber),
    /// Where every team is in every round.
    Cards,
    /// The sheets of a round that are not in.
    MissingSheets(RoundNumber),
    /// What is open, the corrections and the sums of all sheets: of one round, or of all and the next draw.
    Control(Option<RoundNumber>),
    /// The ranking after a round.
    Ranking(RoundNumber),
    /// The ranking after the last round, with prizes.
    FinalRanking,
    /// The regulations.
    Rules,
    /// The numbers of the tables.
    Tables,
    /// Everything there is: any entry changes it.
    Everything,
}

/// The state number of a paper.
pub fn of(history: &History, shows: Shows) -> StateNumber {
    last(history.entries(), shows)
}

/// The state number that the ranking a round was paired by had at that moment, for the last draw of this round.
pub fn of_ranking_used(history: &History, round: RoundNumber) -> Option<StateNumber> {
    let makes = |entry: &Entry| {
        entry.changes.iter().find_map(|change| match change {
            Change::Round(Edit { before: None, after: Some(made) }) if made.number == round => Some(made.clone()),
            _ => None,
        })
    };
    let in_force = history.entries().iter().rev().find_map(makes)?;
    // The same draw may have been undone and done again: it was computed when it was first made.
    let first = history.entries().iter().position(|entry| makes(entry).as_ref() == Some(&in_force))?;
    Some(last(&history.entries()[..first], Shows::Ranking(round.before()?)))
}

fn last(entries: &[Entry], shows: Shows) -> StateNumber {
    let touched =
        |until: &[Entry]| until.last().is_some_and(|entry| entry.changes.iter().any(|change| matters(shows, until, change)));
    let last = (1..=entries.len()).rev().find(|&until| touched(&entries[..until]));
    last.map_or(0, |until| entries[until - 1].state)
}

/// Whether a change made by the last of these entries matters to a paper.
fn matters(shows: Shows, until: &[Entry], change: &Change) -> bool {
    match change {
        // The clock stands on no paper.
        Change::Clock(_) => false,
        _ if shows == Shows::Everything => true,
        Change::Event(edit) => differs(edit, |a, b| shows.same_event(a, b)),
        Change::Ruleset(edit) => differs(edit, |a, b| shows.same_rules(a, b)),
        Change::Team(Edit { before: Some(before), after: Some(after) }) if before.number == after.number => {
            !shows.same_team(before, after)
        }
        Change::Team(_) => shows.knows_newcomers(),
        Change::Round(edit) => shows.has_round(edit, until),
        Change::Sheet(edit) => any(edit, |sheet| shows.has_sheets_of(sheet.round)),
        Change::Check(edit) => any(edit, |check| shows.has_checks_of(check.round)),
        Change::Penalty(edit) => any(edit, |penalty| shows.has_scores_of(penalty.round)),
        Change::Grant(edit) => any(edit, |grant| shows.has_scores_of(grant.round)),
    }
}

impl Shows {
    fn same_event(self, a: &Event, b: &Event) -> bool {
        let head = a.name == b.name && a.date == b.date && a.place == b.place;
        let body = match self {
            Self::Payments => a.fee == b.fee,
            Self::Rules => a.fee == b.fee && a.ruleset == b.ruleset,
            Self::FinalRanking => a.prizes == b.prizes,
            _ => true,
        };
        head && body
    }

    fn same_rules(self, a: &Ruleset, b: &Ruleset) -> bool {
        let same_points = Regulations::of(a) == Regulations::of(b);
        match self {
            Self::Seating(_) | Self::Cards | Self::Ranking(_) | Self::FinalRanking => same_points,
            Self::Control(_) => same_points && (a.second_entry, a.bye) == (b.second_entry, b.bye),
            Self::Sheets(_) | Self::MatchSheet(..) | Self::SheetForm => SheetForm::of(a) == SheetForm::of(b),
            Self::Rules | Self::Everything => a == b,
            Self::Tables => a.first_table == b.first_table && a.closed_tables == b.closed_tables,
            Self::Teams | Self::Payments | Self::Places(_) | Self::MissingSheets(_) | Self::DrawRecord(_) => true,
        }
    }

    /// Whether a team that comes, goes or gets another number matters. Only a team in no draw can, so it is in no ranking
    /// either.
    fn knows_newcomers(self) -> bool {
        matches!(self, Self::Teams | Self::Payments | Self::Places(_) | Self::Cards | Self::Tables | Self::Control(None))
    }

    fn same_team(self, a: &Team, b: &Team) -> bool {
        let departures = a.departures().eq(b.departures());
        let names = a.name == b.name && a.players == b.players;
        let here = a.presence == b.presence && a.entry == b.entry;
        match self {
            Self::Everything => a == b,
            Self::SheetForm | Self::Rules | Self::DrawRecord(_) | Self::Control(Some(_)) => true,
            Self::Control(None) => here && departures,
            Self::Teams => names && here && a.standing == b.standing && departures,
            Self::Payments => names && (a.standing, a.entry) == (b.standing, b.entry) && a.payment == b.payment,
            Self::Seating(_) | Self::Sheets(_) | Self::MissingSheets(_) => names,
            Self::MatchSheet(_, of) => names || of.side_of(a.number).is_none(),
            Self::Places(of) => {
                let left = |team: &Team| team.departure_at(of).map(|departure| departure.kind);
                names && here && left(a) == left(b)
            }
            Self::Cards => names && here && departures,
            Self::Ranking(last) => {
                let left = |team: &Team| team.departure_at(last).or(team.departure.filter(|_| team.is_disqualified()));
                names && a.standing == b.standing && left(a) == left(b)
            }
            Self::FinalRanking => names && a.standing == b.standing && departures,
            Self::Tables => a.entry == b.entry && a.fixed_table == b.fixed_table,
        }
    }

    fn has_round(self, edit: &Edit<Round>, until: &[Entry]) -> bool {
        let comes_or_goes = edit.before.is_none() || edit.after.is_none();
        match self {
            // It names who is drawn next.
            Self::Teams => comes_or_goes && any(edit, |round| somebody_leaves_or_returns_after(round.number, until)),
            Self::MatchSheet(of, at) => any(edit, |round| round.number == of) && !same_match(edit, at),
            Self::Seating(of)
            | Self::Sheets(of)
            | Self::Places(of)
            | Self::MissingSheets(of)
            | Self::DrawRecord(of)
            | Self::Control(Some(of)) => any(edit, |round| round.number == of),
            Self::Ranking(last) => {
                let is_ranked = |round: &Round| matches!(round.origin, Origin::Ranking(_)) && round.number.before() == Some(last);
                let paired_by_it = |round: &Round| is_ranked(round) && comes_or_goes && !is_new_draw(until);
                any(edit, |round| round.number <= last || paired_by_it(round))
            }
            Self::Cards | Self::FinalRanking | Self::Control(None) | Self::Everything => true,
            // A draw seats the teams at the tables that are there; by hand it may be any.
            Self::Tables => any(edit, |round| round.origin == Origin::Hand),
            Self::Payments | Self::SheetForm | Self::Rules => false,
        }
    }

    fn has_sheets_of(self, round: RoundNumber) -> bool {
        match self {
            Self::MissingSheets(of) => round == of,
            Self::Control(of) => of.is_none_or(|of| of == round),
            _ => self.has_scores_of(round),
        }
    }

    /// Only the control says which sheets were typed twice: no score changes with it.
    fn has_checks_of(self, round: RoundNumber) -> bool {
        matches!(self, Self::Control(of) if of.is_none_or(|of| of == round))
    }

    fn has_scores_of(self, round: RoundNumber) -> bool {
        match self {
            Self::Ranking(last) => round <= last,
            Self::FinalRanking => true,
            _ => false,
        }
    }
}

/// A ranking says which round was paired by it before it changed: a new draw of that round, or a change of its matches by hand,
/// leaves the paper as it is; a draw taken back or put in force again may not.
fn is_new_draw(until: &[Entry]) -> bool {
    let made = |entry: &Entry| {
        matches!(entry.action, Action::Did(Command::Rounds(RoundCommand::Draw { .. } | RoundCommand::Pair { .. })))
    };
    until.last().is_some_and(made)
}

/// Whether the same two teams sit at a table by the same draw: the barcode of its sheet is the same only then.
fn same_match(edit: &Edit<Round>, at: Match) -> bool {
    match (&edit.before, &edit.after) {
        (Some(before), Some(after)) => before.is_same_draw(after) && before.at(at.table) == after.at(at.table),
        _ => false,
    }
}

/// Whether a team was ever said to leave, or to be back, with the round after this one.
fn somebody_leaves_or_returns_after(round: RoundNumber, until: &[Entry]) -> bool {
    let then = |of: RoundNumber| of.before() == Some(round);
    let turns = |team: &Team| team.departures().any(|gone| then(gone.from) || gone.until.is_some_and(then));
    let said = |change: &Change| matches!(change, Change::Team(edit) if any(edit, turns));
    until.iter().any(|entry| entry.changes.iter().any(said))
}

/// Whether a thing was made, taken away, or is no longer the same.
fn differs<T>(edit: &Edit<T>, same: impl Fn(&T, &T) -> bool) -> bool {
    match (&edit.before, &edit.after) {
        (Some(before), Some(after)) => !same(before, after),
        _ => true,
    }
}

fn any<T>(edit: &Edit<T>, matters: impl Fn(&T) -> bool) -> bool {
    edit.before.iter().chain(&edit.after).any(matters)
}
