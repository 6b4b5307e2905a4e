//! Sheets (« feuilles de match », rules.md 2): what was typed for one match. What it counts is computed by [`pot`], what
//! a wrong sum may mean by [`wrong_sum`], what two entries that
//! differ look like by [`difference`]; nothing computed is kept here.

pub mod difference;
pub mod pot;
pub mod winner;
pub mod wrong_sum;

use super::{RoundNumber, Side, TableNumber};
pub use winner::Winner;

use serde::{Deserialize, Serialize};

/// The most a typed number of points can be, right or wrong.
pub const TYPED_MAX: u32 = 99_999;

/// The sheet of one match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The round.
    pub round: RoundNumber,
    /// The table.
    pub table: TableNumber,
    /// What it says.
    pub content: Content,
    /// Whether it counts.
    pub state: State,
    /// How often it was changed after it was in.
    pub corrections: u32,
}

/// What a sheet says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Content {
    /// The match was played.
    Played(Typed),
    /// Somebody was not there.
    Forfeit(Absent),
}

/// The numbers of a sheet as typed from the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Typed {
    /// Points of team A and of team B.
    pub points: [u32; 2],
    /// How many deals were completed.
    pub deals: u32,
}

/// Who was not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Absent {
    /// Team A.
    A,
    /// Team B.
    B,
    /// Nobody came.
    Both,
}

/// Whether a sheet counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Its sum is right, or it is a forfeit.
    Verified,
    /// « À vérifier »: kept as typed, counts for nothing.
    Unverified,
}

impl Absent {
    /// One side was not there.
    pub fn of(side: Side) -> Self {
        match side {
            Side::A => Self::A,
            Side::B => Self::B,
        }
    }

    /// Whether this side was not there.
    pub fn includes(self, side: Side) -> bool {
        self == Self::Both || self == Self::of(side)
    }
}

impl Typed {
    /// Both numbers added up.
    pub fn sum(&self) -> u32 {
        self.points[0] + self.points[1]
    }
}

impl Sheet {
    /// Whether it is among the sheets that are in.
    pub fn is_in(&self) -> bool {
        self.state == State::Verified
    }
}
