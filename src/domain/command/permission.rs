//! What may be done when: every act of an organiser in every stage of a tournament. [`TABLE`] is the page of the manual and
//! says what [`ask`] answers to a plain command at that moment, which is tested cell by cell. Carries nothing out; the reasons
//! and the ways out are those of the refusals and warnings.

use super::Command;
use super::ask::{Answer, ask};
use crate::domain::Tournament;

/// How far a tournament has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Nothing is drawn.
    BeforeDraw,
    /// The first round is drawn, no sheet is there.
    Drawn,
    /// Some of its sheets are there.
    SomeSheets,
    /// All sheets of the last drawn round count, and another round is to come.
    AllIn,
    /// A later round is drawn, none of its sheets is there.
    NextDrawn,
    /// Some of its sheets are there.
    NextWithSheets,
    /// All sheets of the last round count.
    Finished,
}

/// Whether something may be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Permission {
    /// It is done.
    Allowed,
    /// It is done, and what there is to know is said.
    Warned,
    /// It is done once the organiser says so: he insists, or gives a reason.
    Confirmed,
    /// It is not done; the refusal says what to do instead.
    Refused,
}

/// What an organiser does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// Changes name, day, place, fee or prizes.
    EditEvent,
    /// Changes a value of the ruleset that scores depend on.
    SetRules,
    /// Makes the tournament longer.
    MoreRounds,
    /// Makes it end one round earlier.
    FewerRounds,
    /// Registers a team.
    AddTeam,
    /// Puts one on the waiting list.
    AddWaiting,
    /// Changes a team's name, players, club, payment or presence.
    EditTeam,
    /// Gives a team another number, or takes it off the list.
    RemoveTeam,
    /// Notes that a team leaves, from the round that is played.
    Withdraw,
    /// Notes that a team is back, from the next round.
    Return,
    /// Disqualifies a team.
    Disqualify,
    /// Notes a substitute player.
    Substitute,
    /// Draws the next round by lot.
    DrawByLot,
    /// Forms the next round by the ranking.
    DrawByRanking,
    /// Takes the next round as drawn by hand.
    Pair,
    /// Annuls the last draw.
    AnnulLast,
    /// Annuls an earlier one.
    AnnulEarlier,
    /// Exchanges two teams of the last draw.
    Swap,
    /// Seats teams that came after the last draw.
    Seat,
    /// Seats one of them in the place of a team that does not come.
    TakeSeat,
    /// Types a sheet of the last drawn round for the first time, or a forfeit.
    Enter,
    /// Corrects a sheet of the first round.
    Correct,
    /// Exchanges two sheets of the first round.
    ExchangeSheets,
    /// Exchanges the columns of a sheet of the first round.
    TurnSheet,
    /// Types a sheet of the first round a second time.
    Check,
    /// Settles a difference between both entries: the first stands.
    FirstStands,
    /// Gives a penalty.
    Penalty,
    /// Takes one back.
    PenaltyBack,
    /// Grants points to a team that did not stand in the first round.
    Grant,
    /// Takes them back.
    GrantBack,
    /// Starts the clock of the last drawn round.
    StartClock,
}

use Permission::{Allowed as A, Confirmed as C, Refused as R, Warned as W};

/// The stages, in the order of the columns of [`TABLE`].
pub const STAGES: [Stage; 7] =
    [Stage::BeforeDraw, Stage::Drawn, Stage::SomeSheets, Stage::AllIn, Stage::NextDrawn, Stage::NextWithSheets, Stage::Finished];

/// What may be done when: a row for each act, a column for each of [`STAGES`].
#[rustfmt::skip]
pub const TABLE: [(Act, [Permission; 7]); 31] = [
    (Act::EditEvent,      [A, A, A, A, A, A, A]),
    (Act::SetRules,       [A, A, W, W, W, W, W]),
    (Act::MoreRounds,     [A, W, W, W, W, W, W]),
    (Act::FewerRounds,    [A, W, W, W, W, W, R]),
    (Act::AddTeam,        [A, A, A, A, A, A, R]),
    (Act::AddWaiting,     [A, A, A, A, A, A, A]),
    (Act::EditTeam,       [A, A, A, A, A, A, A]),
    (Act::RemoveTeam,     [A, R, R, R, R, R, R]),
    (Act::Withdraw,       [A, W, W, A, W, W, R]),
    (Act::Return,         [A, A, A, A, A, A, W]),
    (Act::Disqualify,     [A, W, W, A, W, W, A]),
    (Act::Substitute,     [A, A, A, A, A, A, A]),
    (Act::DrawByLot,      [A, C, C, A, C, C, R]),
    (Act::DrawByRanking,  [A, R, R, A, R, R, R]),
    (Act::Pair,           [A, C, C, A, C, C, R]),
    (Act::AnnulLast,      [R, A, C, C, A, C, C]),
    (Act::AnnulEarlier,   [R, R, R, R, R, R, R]),
    (Act::Swap,           [R, A, A, R, A, A, R]),
    (Act::Seat,           [R, A, A, A, A, A, A]),
    (Act::TakeSeat,       [R, W, W, R, W, W, R]),
    (Act::Enter,          [R, A, A, C, A, A, C]),
    (Act::Correct,        [R, A, C, C, C, C, C]),
    (Act::ExchangeSheets, [R, R, A, A, A, A, A]),
    (Act::TurnSheet,      [R, R, A, A, A, A, A]),
    (Act::Check,          [R, R, A, A, A, A, A]),
    (Act::FirstStands,    [R, R, A, A, A, A, A]),
    (Act::Penalty,        [R, A, A, A, A, A, A]),
    (Act::PenaltyBack,    [R, A, A, A, A, A, A]),
    (Act::Grant,          [R, A, A, A, A, A, A]),
    (Act::GrantBack,      [R, A, A, A, A, A, A]),
    (Act::StartClock,     [R, A, A, A, A, A, A]),
];

impl Stage {
    /// How far a tournament has come.
    pub fn of(tournament: &Tournament) -> Self {
        let Some(last) = tournament.last_drawn() else { return Self::BeforeDraw };
        let sheets = last.matches.iter().filter_map(|m| tournament.sheet(last.number, m.table));
        let counting = sheets.clone().filter(|sheet| sheet.is_in()).count();
        let is_first = tournament.rounds.len() == 1;
        match (sheets.count(), is_first) {
            (0, true) => Self::Drawn,
            (0, false) => Self::NextDrawn,
            _ if counting == last.matches.len() && last.number == tournament.ruleset.rounds => Self::Finished,
            _ if counting == last.matches.len() => Self::AllIn,
            (_, true) => Self::SomeSheets,
            (_, false) => Self::NextWithSheets,
        }
    }
}

/// Whether a command may be carried out now, as it is given.
pub fn permission(tournament: &Tournament, command: &Command) -> Permission {
    match ask(tournament, command) {
        Answer::Yes(decision) if decision.warnings.is_empty() => Permission::Allowed,
        Answer::Yes(_) => Permission::Warned,
        Answer::Confirm { .. } => Permission::Confirmed,
        Answer::No(_) => Permission::Refused,
    }
}

impl Act {
    /// Its name in the texts.
    pub fn word(self) -> &'static str {
        match self {
            Self::EditEvent => "edit-event",
            Self::SetRules => "set-rules",
            Self::MoreRounds => "more-rounds",
            Self::FewerRounds => "fewer-rounds",
            Self::AddTeam => "add-team",
            Self::AddWaiting => "add-waiting",
            Self::EditTeam => "edit-team",
            Self::RemoveTeam => "remove-team",
            Self::Withdraw => "withdraw",
            Self::Return => "return",
            Self::Disqualify => "disqualify",
            Self::Substitute => "substitute",
            Self::DrawByLot => "draw-by-lot",
            Self::DrawByRanking => "draw-by-ranking",
            Self::Pair => "pair",
            Self::AnnulLast => "annul-last",
            Self::AnnulEarlier => "annul-earlier",
            Self::Swap => "swap",
            Self::Seat => "seat",
            Self::TakeSeat => "take-seat",
            Self::Enter => "enter",
            Self::Correct => "correct",
            Self::ExchangeSheets => "exchange-sheets",
            Self::TurnSheet => "turn-sheet",
            Self::Check => "check",
            Self::FirstStands => "first-stands",
            Self::Penalty => "penalty",
            Self::PenaltyBack => "penalty-back",
            Self::Grant => "grant",
            Self::GrantBack => "grant-back",
            Self::StartClock => "start-clock",
        }
    }
}
