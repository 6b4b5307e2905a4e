//! Points, exact to the half (rules.md 3). Does not know how they are shown: that is `i18n::number`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::str::FromStr;

/// A number of points, stored as a whole number of half points: nothing is ever rounded.
///
/// As JSON it is a number, with `.5` where there is a half.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(i64);

impl Points {
    /// No points; not the same as no score.
    pub const ZERO: Self = Self(0);

    /// The largest number, either way, that can be typed: far over any pot.
    pub const TYPED_MAX: i64 = 99_999;

    /// Whole points.
    pub const fn whole(points: i64) -> Self {
        Self(points * 2)
    }

    /// A number of half points.
    pub const fn from_halves(halves: i64) -> Self {
        Self(halves)
    }

    /// The number of half points.
    pub const fn halves(self) -> i64 {
        self.0
    }

    /// Whether half a point is left beside the whole ones.
    pub const fn has_half(self) -> bool {
        self.0 % 2 != 0
    }

    /// The size without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.abs())
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

impl FromStr for Points {
    type Err = NotPoints;

    /// Reads `-157`, `−157`, `-78.5`, `-78,5`, `-78½`, `½`.
    fn from_str(text: &str) -> Result<Self, NotPoints> {
        let text = text.trim();
        let (negative, size) = match text.strip_prefix(['-', '\u{2212}']) {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (digits, half) = match size.strip_suffix('½') {
            Some("") => ("0", 1),
            Some(whole) => (whole, 1),
            None => match size.split_once(['.', ',']) {
                Some((whole, "5" | "50")) => (whole, 1),
                Some((whole, "0" | "00")) => (whole, 0),
                Some(_) => return Err(NotPoints::Malformed),
                None => (size, 0),
            },
        };
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(NotPoints::Malformed);
        }
        let whole = digits.parse::<i64>().ok().filter(|whole| *whole <= Self::TYPED_MAX).ok_or(NotPoints::TooLarge)?;
        let halves = whole * 2 + half;
        Ok(Self(if negative { -halves } else { halves }))
    }
}

/// Why a text is no number of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotPoints {
    /// Neither a whole number nor one with a half.
    Malformed,
    /// More than [`Points::TYPED_MAX`], either way.
    TooLarge,
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.has_half() {
            #[expect(clippy::cast_precision_loss, reason = "points are far below 2^52")]
            to.serialize_f64(self.0 as f64 / 2.0)
        } else {
            to.serialize_i64(self.0 / 2)
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let halves = f64::deserialize(from)? * 2.0;
        if halves.fract() != 0.0 || halves.abs() > 1e15 {
            return Err(serde::de::Error::custom("points are whole or have one half"));
        }
        #[expect(clippy::cast_possible_truncation, reason = "whole and under 1e15, as just checked")]
        Ok(Self(halves as i64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_halves_in_every_spelling() {
        for (text, halves) in
            [("-157", -314), ("−157", -314), ("-78.5", -157), ("-78,5", -157), ("-78½", -157), ("½", 1), ("+3", 6), ("0", 0)]
        {
            assert_eq!(text.parse(), Ok(Points::from_halves(halves)), "{text}");
        }
        for text in ["", "-", "x", "1.25", "½½", "1 000", "--1"] {
            assert_eq!(text.parse::<Points>(), Err(NotPoints::Malformed), "{text}");
        }
        for text in ["100000", "-100000½", "99999999999999999999"] {
            assert_eq!(text.parse::<Points>(), Err(NotPoints::TooLarge), "{text}");
        }
    }

    #[test]
    fn json_has_a_half_only_where_there_is_one() {
        let pair = [Points::from_halves(2671), Points::whole(-157)];
        let json = serde_json::to_string(&pair).unwrap();
        assert_eq!(json, "[1335.5,-157]");
        assert_eq!(serde_json::from_str::<[Points; 2]>(&json).unwrap(), pair);
        assert!(serde_json::from_str::<Points>("1.25").is_err());
    }
}
