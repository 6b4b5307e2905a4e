//! Names of things: teams, rounds, tables, penalties. Each is a number from 1 in a type of its own, so that a table
//! cannot be taken for a team. Says nothing of whether the thing named exists.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Defines a number from 1 with its own type. `0` cannot be made, neither by hand nor from a file.
macro_rules! number_from_one {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u32", into = "u32")]
        pub struct $name($inner);

        impl $name {
            /// The number, or `None` for 0 and for what the type cannot hold.
            pub fn new(number: u32) -> Option<Self> {
                <$inner>::try_from(number).ok().filter(|&n| n > 0).map(Self)
            }

            /// The plain number, from 1.
            pub fn get(self) -> u32 {
                u32::from(self.0)
            }
        }

        impl TryFrom<u32> for $name {
            type Error = String;

            fn try_from(number: u32) -> Result<Self, String> {
                Self::new(number).ok_or_else(|| format!("{number} is no {}", stringify!($name)))
            }
        }

        impl From<$name> for u32 {
            fn from(id: $name) -> u32 {
                id.get()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number_from_one!(
    /// A team's number, as on its card and on every paper. Registered teams have 1 to [`TeamNumber::LAST`].
    TeamNumber(u16)
);
number_from_one!(
    /// A round (« partie »), counted from 1.
    RoundNumber(u8)
);
number_from_one!(
    /// The number on a table in the hall.
    TableNumber(u16)
);
number_from_one!(
    /// A penalty's number, counted from 1 in one tournament unique among those in force.
    PenaltyId(u16)
);

impl TeamNumber {
    /// The highest number a team can be registered under (glossary of rules.md).
    pub const LAST: u32 = 9999;
}

impl RoundNumber {
    /// The first round.
    pub const FIRST: Self = Self(1);

    /// The highest number of a round (rules.md 10).
    pub const LAST: u32 = 20;

    /// All rounds from the first to this one.
    pub fn up_to(self) -> impl Iterator<Item = Self> {
        (1..=self.0).map(Self)
    }

    /// The round before, `None` for the first.
    pub fn before(self) -> Option<Self> {
        Self::new(self.get() - 1)
    }
}
