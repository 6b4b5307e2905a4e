//! The winner ticked on the paper, A, B or equal: typed after the points by who wants to, it must agree with them. It finds two
//! columns exchanged, which the sum does not. Is not stored with the sheet: the points say it.

use super::Typed;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// Who won, as ticked on the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Winner {
    /// Team A.
    A,
    /// Team B.
    B,
    /// Nobody: as many points each.
    Equal,
}

impl Winner {
    /// Who won by the points. The deals not played give both the same and the cap does not turn anything round.
    pub fn by_points(typed: &Typed) -> Self {
        match typed.points[0].cmp(&typed.points[1]) {
            Ordering::Greater => Self::A,
            Ordering::Less => Self::B,
            Ordering::Equal => Self::Equal,
        }
    }
}
