//! What every team owes and paid, and the sums (papers 01b). Amounts are in hundredths of the currency. Knows no banks.

use super::TeamName;
use crate::domain::team::{Entry, PaymentWay, Standing};
use crate::domain::{Team, Tournament};

/// The treasurer's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cash {
    /// The entry fee of one team.
    pub fee: i64,
    /// Every team, by number.
    pub lines: Vec<CashLine>,
}

/// What one team owes and paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CashLine {
    /// The team.
    pub team: TeamName,
    /// How it paid, if that was noted.
    pub way: Option<PaymentWay>,
    /// Why nothing is asked of it, where that is not because of the way.
    pub spared: Option<Spared>,
    /// A remark of the treasurer, or empty.
    pub remark: String,
    /// What it owes.
    pub due: i64,
    /// What it paid.
    pub paid: i64,
}

/// Why nothing is asked of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spared {
    /// It plays without a rank.
    Unranked,
    /// It waits for a place.
    Waiting,
}

/// Sums over some lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sums {
    /// What they owe.
    pub due: i64,
    /// What they paid.
    pub paid: i64,
}

impl Cash {
    /// The list of a tournament.
    pub fn of(tournament: &Tournament) -> Self {
        let fee = tournament.event.fee;
        Self { fee, lines: tournament.teams.values().map(|team| line(team, fee)).collect() }
    }

    /// Whether money plays a part in this tournament.
    pub fn is_wanted(&self) -> bool {
        self.fee != 0 || self.lines.iter().any(|line| line.due != 0 || line.paid != 0)
    }
}

impl CashLine {
    /// What is still due; negative: to be given back.
    pub fn balance(&self) -> i64 {
        self.due - self.paid
    }
}

impl Sums {
    /// The sums of some lines.
    pub fn of<'a>(lines: impl IntoIterator<Item = &'a CashLine>) -> Self {
        lines.into_iter().fold(Self::default(), |sums, line| Self { due: sums.due + line.due, paid: sums.paid + line.paid })
    }

    /// What is still due.
    pub fn balance(self) -> i64 {
        self.due - self.paid
    }
}

fn line(team: &Team, fee: i64) -> CashLine {
    let due = team.due(fee);
    let spared = match (team.entry, team.standing) {
        (Entry::Waiting, _) => Some(Spared::Waiting),
        (Entry::Registered, Standing::Unranked) => Some(Spared::Unranked),
        (Entry::Registered, Standing::Ranked) => None,
    };
    CashLine {
        team: TeamName::of(team),
        way: team.payment.way,
        spared: spared.filter(|_| due == 0),
        remark: team.payment.remark.clone(),
        due,
        paid: team.received(fee),
    }
}
