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
    /// When it left last, and whether it has come back since.
    pub departure: Option<Departure>,
    /// The times it left before that; it came back each time. The oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absences: Vec<Departure>,
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
        self.departure_at(round).is_some()
    }

    /// The departure because of which the team did not play a round.
    pub fn departure_at(&self, round: RoundNumber) -> Option<Departure> {
        self.departures().find(|departure| departure.from <= round && departure.until.is_none_or(|until| round < until))
    }

    /// Every time the team left, the oldest first.
    pub fn departures(&self) -> impl Iterator<Item = Departure> {
        self.absences.iter().copied().chain(self.departure)
    }

    /// Whether the team is out of the rankings of all rounds.
    pub fn is_disqualified(&self) -> bool {
        self.departure.is_some_and(|departure| departure.kind == DepartureKind::Disqualified)
    }

    /// What the team owes, in hundredths, where the fee is `fee`. Nothing is asked of teams that play for the organisers or
    /// wait for a place, unless they have paid.
    pub fn due(&self, fee: i64) -> i64 {
        let has_paid = self.payment.settled || self.payment.received.is_some();
        let is_asked = self.standing == Standing::Ranked && self.entry == Entry::Registered;
        match (self.payment.due, self.payment.way) {
            (Some(due), _) => due,
            (None, Some(PaymentWay::Exempted)) => 0,
            (None, _) if is_asked || has_paid => fee,
            (None, _) => 0,
        }
    }

    /// What was received from the team, in hundredths, where the fee is `fee`.
    pub fn received(&self, fee: i64) -> i64 {
        let unless_noted = if self.payment.settled { self.due(fee) } else { 0 };
        self.payment.received.unwrap_or(unless_noted)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn team(payment: Payment) -> Team {
        Team {
            number: TeamNumber::new(1).unwrap(),
            name: "Les Pavés".into(),
            players: Vec::new(),
            club: String::new(),
            payment,
            presence: Presence::Present,
            standing: Standing::Ranked,
            entry: Entry::Registered,
            fixed_table: None,
            departure: None,
            absences: Vec::new(),
        }
    }

    #[test]
    fn what_is_due_and_what_was_received() {
        let usual = Payment::default();
        let exempted = Some(PaymentWay::Exempted);
        for (payment, expected) in [
            (usual.clone(), (6000, 0)),
            (Payment { settled: true, ..usual.clone() }, (6000, 6000)),
            (Payment { received: Some(7000), ..usual.clone() }, (6000, 7000)),
            (Payment { due: Some(3000), settled: true, ..usual.clone() }, (3000, 3000)),
            (Payment { way: exempted, ..usual.clone() }, (0, 0)),
        ] {
            let team = team(payment);
            assert_eq!((team.due(6000), team.received(6000)), expected, "{:?}", team.payment);
        }
    }

    #[test]
    fn nothing_is_asked_of_teams_that_wait_or_play_without_a_rank() {
        for (standing, entry) in [(Standing::Unranked, Entry::Registered), (Standing::Ranked, Entry::Waiting)] {
            let unpaid = Team { standing, entry, ..team(Payment::default()) };
            let paid = Team { standing, entry, ..team(Payment { settled: true, ..Payment::default() }) };
            assert_eq!((unpaid.due(6000), paid.due(6000), paid.received(6000)), (0, 6000, 6000));
        }
    }
}
