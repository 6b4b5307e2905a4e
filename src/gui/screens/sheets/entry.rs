//! The card of the entry screen as a machine: what is typed, which field is next, what ⏎ does. Knows no pixel.

use crate::domain::check::{self, needs_check};
use crate::domain::command::{CheckCommand, Command, KeepWrong, SheetCommand, SheetContent, SheetEntry, Typing};
use crate::domain::history::History;
use crate::domain::sheet::wrong_sum::{self, WrongSum};
use crate::domain::sheet::{Content, Sheet, Typed, Winner};
use crate::domain::{Match, Refusal, Round, RoundNumber, TableNumber, TeamNumber, Tournament};
use crate::views::sheet_code::{self, WrongPaper};
use serde::{Deserialize, Serialize};

/// What is typed on the card of a round.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Card {
    /// The table, or the team while one is searched, or the digits of a barcode.
    pub table: String,
    /// Points of A and B.
    pub points: [String; 2],
    /// Deals, where they are not all.
    pub deals: Option<String>,
    /// Whether both numbers were typed once: from then on the sum is checked with every digit.
    pub checked: Checked,
    /// The winner ticked on the paper, where that is typed too.
    pub winner: Option<Winner>,
}

/// What the card is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Purpose {
    /// The first entry.
    #[default]
    First,
    /// The second entry (« contre-saisie »): the sheet is there, and its card does not show what it says.
    Second,
}

/// Whether both numbers were typed once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Checked {
    /// Not yet: nothing is said about the sum.
    #[default]
    NotYet,
    /// The sum was wrong.
    Wrong,
    /// The sum was right for fewer deals: their number is asked for.
    AskDeals,
}

/// A field of the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Field {
    /// « Table ».
    #[default]
    Table,
    /// Points of A.
    A,
    /// Points of B.
    B,
    /// « Donnes jouées ».
    Deals,
}

/// What the number in the first field is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LookFor {
    /// A table.
    #[default]
    Table,
    /// A team (E).
    Team,
}

/// Why the table in the first field is not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotTaken {
    /// There is no such table.
    NoSuchTable(Refusal),
    /// No such team, or it does not play.
    NotAtATable {
        /// The number typed.
        team: String,
    },
    /// The paper is of another round, tournament or draw.
    Paper(WrongPaper),
    /// It has no sheet yet that could be typed again.
    NoSheetYet {
        /// The table.
        table: TableNumber,
    },
    /// Its sheet is in.
    SheetIn {
        /// The table.
        table: TableNumber,
        /// What it says.
        content: Content,
    },
}

/// What ⏎ leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// Nothing.
    Stay,
    /// Another field; all it holds is selected.
    To(Field),
    /// The table is not taken.
    NotTaken(NotTaken),
    /// The sheet is right: take it, or compare it.
    Enter(Command),
    /// Nothing is left to do here.
    Done,
}

impl Card {
    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The match the card is for.
    pub fn find<'a>(&self, round: &'a Round) -> Option<&'a Match> {
        round.at(TableNumber::new(self.table.parse().ok()?)?)
    }

    /// Both numbers and the deals, as far as they are whole.
    pub fn typed(&self, all_deals: u32) -> Option<Typed> {
        let [a, b] = &self.points;
        let deals = match &self.deals {
            None => all_deals,
            Some(text) => text.parse().ok()?,
        };
        Some(Typed { points: [a.parse().ok()?, b.parse().ok()?], deals })
    }

    /// What is wrong with the sum, once both numbers were typed.
    pub fn wrong(&self, tournament: &Tournament) -> Option<WrongSum> {
        if self.checked != Checked::Wrong {
            return None;
        }
        let rules = &tournament.ruleset;
        wrong_sum::explain(rules, &self.typed(rules.deals_per_match)?)
    }

    /// ⏎ in a field.
    pub fn enter(&mut self, field: Field, at: &At<'_>) -> Next {
        let &At { purpose, tournament, round, .. } = at;
        match field {
            Field::Table => self.enter_table(at),
            Field::A if self.points[0].is_empty() => Next::Stay,
            Field::A => match self.checked {
                Checked::Wrong => self.check(Field::A, purpose, tournament, round),
                _ => Next::To(Field::B),
            },
            Field::B if self.points[1].is_empty() => Next::Stay,
            Field::B if self.points[0].is_empty() => Next::To(Field::A),
            Field::B => self.check(Field::B, purpose, tournament, round),
            Field::Deals if self.deals.as_ref().is_none_or(String::is_empty) => {
                if self.checked == Checked::AskDeals {
                    Next::Stay
                } else {
                    self.all_deals()
                }
            }
            Field::Deals if self.points[0].is_empty() => Next::To(Field::A),
            Field::Deals if self.points[1].is_empty() => Next::To(Field::B),
            Field::Deals => self.check(Field::Deals, purpose, tournament, round),
        }
    }

    /// The field before (Maj ⏎).
    pub fn before(&self, field: Field) -> Field {
        match field {
            Field::Table | Field::A => Field::Table,
            Field::B => Field::A,
            Field::Deals => Field::B,
        }
    }

    /// The sheet as it is, kept apart, or compared (V): only where its sum is wrong.
    pub fn keep(&self, purpose: Purpose, tournament: &Tournament, round: &Round) -> Option<Command> {
        self.wrong(tournament)?;
        self.command(purpose, tournament, round, KeepWrong::Unverified)
    }

    /// No number typed after all: all deals were played.
    fn all_deals(&mut self) -> Next {
        self.deals = None;
        Next::To(if self.points[0].is_empty() { Field::A } else { Field::B })
    }

    fn enter_table(&mut self, at: &At<'_>) -> Next {
        let &At { purpose, look_for, tournament, history, round } = at;
        let typed = self.table.trim().to_owned();
        if typed.is_empty() {
            return if at.is_done() { Next::Done } else { Next::Stay };
        }
        let found = match look_for {
            LookFor::Team => table_of_team(&typed, round),
            LookFor::Table if typed.len() > 4 => {
                sheet_code::opened_by(&typed, tournament, history, round.number).map(|(_, table)| table).map_err(NotTaken::Paper)
            }
            LookFor::Table => table(&typed, round),
        };
        let table = match found {
            Ok(table) => table,
            Err(not_taken) => return Next::NotTaken(not_taken),
        };
        self.table = table.to_string();
        match tournament.sheet(round.number, table) {
            None if purpose == Purpose::Second => Next::NotTaken(NotTaken::NoSheetYet { table }),
            Some(_) if purpose == Purpose::Second => Next::To(Field::A),
            Some(sheet) if sheet.is_in() => Next::NotTaken(NotTaken::SheetIn { table, content: sheet.content }),
            Some(sheet) => {
                self.take_up(sheet);
                Next::To(Field::A)
            }
            None => Next::To(Field::A),
        }
    }

    /// A sheet that was kept apart comes back with its numbers, to be put right.
    fn take_up(&mut self, sheet: &Sheet) {
        if let (Content::Played(typed), true) = (sheet.content, self.points.iter().all(String::is_empty)) {
            self.points = typed.points.map(|points| points.to_string());
            self.checked = Checked::Wrong;
        }
    }

    fn check(&mut self, field: Field, purpose: Purpose, tournament: &Tournament, round: &Round) -> Next {
        let rules = &tournament.ruleset;
        let Some(typed) = self.typed(rules.deals_per_match) else { return Next::Stay };
        let Some(wrong) = wrong_sum::explain(rules, &typed) else {
            return self.command(purpose, tournament, round, KeepWrong::Refuse).map_or(Next::To(Field::Table), Next::Enter);
        };
        let missing = u32::try_from(-wrong.difference).ok();
        let fewer = missing.filter(|missing| missing % rules.points_per_deal == 0).map(|missing| missing / rules.points_per_deal);
        if self.deals.is_none() && self.checked == Checked::NotYet && fewer.is_some_and(|fewer| fewer < rules.deals_per_match) {
            self.deals = Some(String::new());
            self.checked = Checked::AskDeals;
            return Next::To(Field::Deals);
        }
        let first_time = self.checked != Checked::Wrong;
        self.checked = Checked::Wrong;
        match field {
            Field::A if !first_time => Next::To(Field::B),
            _ => Next::To(Field::A),
        }
    }

    fn command(&self, purpose: Purpose, tournament: &Tournament, round: &Round, wrong: KeepWrong) -> Option<Command> {
        let typed = self.typed(tournament.ruleset.deals_per_match)?;
        let content = SheetContent::Played { points: typed.points, deals: Some(typed.deals) };
        let entries = vec![SheetEntry { table: self.find(round)?.table.get(), content, winner: self.winner }];
        let (round, typing) = (round.number.get(), Typing::One);
        Some(match purpose {
            Purpose::First => Command::Sheets(SheetCommand::Enter { round, entries, reason: None, wrong, typing }),
            Purpose::Second => Command::Checks(CheckCommand::Type { round, entries, wrong, typing }),
        })
    }
}

/// What the card stands on when ⏎ is pressed.
#[derive(Clone, Copy)]
pub struct At<'a> {
    /// What it is for.
    pub purpose: Purpose,
    /// What the number in the first field is.
    pub look_for: LookFor,
    /// The tournament.
    pub tournament: &'a Tournament,
    /// How it came about.
    pub history: &'a History,
    /// The round.
    pub round: &'a Round,
}

impl At<'_> {
    /// Whether there is nothing left to type.
    fn is_done(&self) -> bool {
        let is_checked = || {
            let sheets = self.tournament.sheets.values().filter(|sheet| sheet.round == self.round.number && needs_check(sheet));
            sheets.into_iter().all(|sheet| self.tournament.checked(sheet) == check::Checked::Yes)
        };
        self.tournament.is_complete(self.round) && (self.purpose == Purpose::First || is_checked())
    }
}

/// The command that takes one sheet.
pub fn one(
    round: RoundNumber,
    table: TableNumber,
    content: SheetContent,
    reason: Option<String>,
    wrong: KeepWrong,
) -> SheetCommand {
    let entries = vec![SheetEntry { table: table.get(), content, winner: None }];
    SheetCommand::Enter { round: round.get(), entries, reason, wrong, typing: Typing::One }
}

fn table(typed: &str, round: &Round) -> Result<TableNumber, NotTaken> {
    let number = typed.parse().unwrap_or(0);
    let table = TableNumber::new(number).and_then(|table| round.at(table));
    table.map(|m| m.table).ok_or_else(|| {
        let tables = round.matches.iter().map(|m| m.table).collect();
        NotTaken::NoSuchTable(Refusal::NoSuchTable { round: round.number, table: number, tables })
    })
}

fn table_of_team(typed: &str, round: &Round) -> Result<TableNumber, NotTaken> {
    let team = typed.parse().ok().and_then(TeamNumber::new);
    let found = team.and_then(|team| round.of(team)).map(|(m, _)| m.table);
    found.ok_or_else(|| NotTaken::NotAtATable { team: typed.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::command::Command;
    use crate::session::Session;

    fn drawn() -> (tempfile::TempDir, Session) {
        let folder = tempfile::tempdir().unwrap();
        let mut session = crate::rehearsal::register(&folder.path().join("a.jass")).unwrap();
        let at = session.now();
        let draw = crate::domain::command::RoundCommand::Draw {
            round: 1,
            seed: "essai".to_owned(),
            at,
            rematches: crate::domain::draw::Rematches::Avoid,
            insist: crate::domain::command::Insist::No,
            apart: crate::domain::draw::Apart::default(),
        };
        session.run(Command::Rounds(draw)).unwrap();
        (folder, session)
    }

    fn at(session: &Session, look_for: LookFor) -> At<'_> {
        let (tournament, history) = (session.tournament(), session.history());
        At { purpose: Purpose::First, look_for, tournament, history, round: tournament.round(1).unwrap() }
    }

    fn press(card: &mut Card, field: Field, session: &Session) -> Next {
        card.enter(field, &at(session, LookFor::Table))
    }

    fn card(table: &str, a: &str, b: &str) -> Card {
        Card { table: table.to_owned(), points: [a.to_owned(), b.to_owned()], ..Card::default() }
    }

    #[test]
    fn a_right_sum_is_taken_with_the_last_key() {
        let (_folder, session) = drawn();
        let mut card = card("7", "1340", "1172");
        assert_eq!(press(&mut card, Field::Table, &session), Next::To(Field::A));
        assert_eq!(press(&mut card, Field::A, &session), Next::To(Field::B));
        assert!(matches!(press(&mut card, Field::B, &session), Next::Enter(_)));
    }

    #[test]
    fn a_hand_that_goes_on_pressing_enter_accepts_no_false_time_out() {
        let (_folder, session) = drawn();
        let mut card = card("7", "1100", "941");
        assert_eq!(press(&mut card, Field::B, &session), Next::To(Field::Deals));
        for _ in 0..5 {
            assert_eq!(press(&mut card, Field::Deals, &session), Next::Stay);
        }
        card.deals = Some("12".to_owned());
        assert_eq!(press(&mut card, Field::Deals, &session), Next::To(Field::A));
        card.deals = Some("13".to_owned());
        assert!(matches!(press(&mut card, Field::Deals, &session), Next::Enter(_)));
    }

    #[test]
    fn enter_never_takes_a_wrong_sum() {
        let (_folder, session) = drawn();
        let mut card = card("7", "1340", "1162");
        assert_eq!(press(&mut card, Field::B, &session), Next::To(Field::A));
        for field in [Field::A, Field::B, Field::A, Field::B, Field::Deals] {
            assert!(!matches!(press(&mut card, field, &session), Next::Enter(_)));
        }
        let round = session.tournament().round(1).unwrap();
        assert!(card.keep(Purpose::First, session.tournament(), round).is_some());
        card.points[1] = "1172".to_owned();
        assert!(matches!(press(&mut card, Field::A, &session), Next::Enter(_)));
        assert_eq!(card.keep(Purpose::First, session.tournament(), round), None);
    }

    #[test]
    fn teams_and_wrong_tables_are_found_out() {
        let (_folder, session) = drawn();
        let round = session.tournament().round(1).unwrap();
        let m = round.matches[3];
        let mut by_team = card(&m.team_b.to_string(), "", "");
        let next = by_team.enter(Field::Table, &at(&session, LookFor::Team));
        assert_eq!((next, by_team.table), (Next::To(Field::A), m.table.to_string()));
        for typed in ["51", "0", "99999"] {
            assert!(matches!(press(&mut card(typed, "", ""), Field::Table, &session), Next::NotTaken(_)), "{typed}");
        }
    }
}
