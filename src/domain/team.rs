//! Teams: who they are, what they paid, whether they play. Does not know what they scored.

use super::{RoundNumber, TableNumber, TeamNumber, text};
use serde::{Deserialize, Serialize};

/// Two players under one number (rules.md 9).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// The number on all papers.
    pub number: TeamNumber,
    /// The name; empty where the players stand in for it.
    pub name: String,
    /// None, one or two names.
    pub players: Vec<String>,
    /// The club, or empty.
    pub club: String,
    /// The entry fee.
    pub payment: Payment,
    /// Whether the team is in the hall.
    pub presence: Presence,
    /// Whether it takes part in the ranking.
    pub standing: Standing,
    /// Whether it is registered or waits.
    pub entry: Entry,
    /// The table the team must have, for a player who cannot walk far.
    pub fixed_table: Option<TableNumber>,
    /// Since when it plays no more.
    pub departure: Option<Departure>,
}

/// Whether a team is in the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// It can be drawn.
    Present,
    /// It is left out of the next draws.
    Absent,
}

/// Whether a team takes part in the ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// As the others.
    Ranked,
    /// « Hors classement »: plays, gets no rank.
    Unranked,
}

/// Whether a team is registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// One of the `max_teams`.
    Registered,
    /// On the waiting list.
    Waiting,
}

/// From which round on a team plays no more, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    /// The first round it does not play.
    pub from: RoundNumber,
    /// Why.
    pub kind: DepartureKind,
    /// The first round it plays again; `None`: it does not come back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<RoundNumber>,
}

/// Why a team plays no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DepartureKind {
    /// « Abandon ».
    Withdrawn,
    /// « Disqualifiée »: also out of the rankings of all rounds.
    Disqualified,
}

/// What a team owes and gave. Amounts are in hundredths of the currency.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Payment {
    /// The tick at the desk: settled.
    pub settled: bool,
    /// What is due; `None`: the tournament's fee.
    pub due: Option<i64>,
    /// What was received; `None`: what is due if settled, else nothing.
    pub received: Option<i64>,
    /// How it was paid.
    pub way: Option<PaymentWay>,
    /// A remark of the treasurer, or empty.
    pub remark: String,
}

/// How a fee was paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PaymentWay {
    /// Notes and coins.
    Cash,
    /// By telephone.
    Twint,
    /// By bank.
    Transfer,
    /// Nothing is asked.
    Exempted,
}

impl Team {
    /// Whether the team can be drawn for a round: registered, present, not gone (rules.md 7).
    pub fn plays(&self, round: RoundNumber) -> bool {
        self.entry == Entry::Registered && self.presence == Presence::Present && !self.has_left(round)
    }

    /// Whether the team had left by this round, and was not back.
    pub fn has_left(&self, round: RoundNumber) -> bool {
        self.departure.is_some_and(|departure| departure.from <= round && departure.until.is_none_or(|until| round < until))
    }

    /// Whether the team is out of the rankings of all rounds.
    pub fn is_disqualified(&self) -> bool {
        self.departure.is_some_and(|departure| departure.kind == DepartureKind::Disqualified)
    }

    /// The name, or the players where there is none.
    pub fn label(&self) -> String {
        if self.name.is_empty() { self.players.join(", ") } else { self.name.clone() }
    }

    /// What no two names may share (rules.md 9); `None` without a name.
    pub fn name_key(&self) -> Option<String> {
        (!self.name.is_empty()).then(|| text::fold(&self.name))
    }
}
