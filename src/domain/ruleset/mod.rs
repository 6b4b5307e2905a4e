//! The ruleset (« règlement », rules.md 10): every number of the regulations is a value here and nowhere else in code.
//! A [`Ruleset`] is always valid: it is made by [`Ruleset::with`], which refuses by name what makes no sense. Does not
//! count points: that is `sheet::pot`.

mod keys;
mod template;
mod trumps;

pub use keys::{Allowed, KEYS, Key};
pub use template::{TomlFault, geneve, pairs_of_toml};
pub use trumps::dealer_of;

use super::{Points, RoundNumber, TableNumber};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The values of rules.md 10. Points are exact to the half.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruleset {
    /// What a sheet holds and how it counts.
    pub formula: Formula,
    /// How many rounds are played.
    pub rounds: RoundNumber,
    /// How many of them, the first ones, are drawn by lot; the others are paired by the ranking.
    pub drawn_rounds: u32,
    /// Deals in one match.
    pub deals_per_match: u32,
    /// Points in one deal, the last trick included.
    pub points_per_deal: u32,
    /// The trump of each deal, in the order of play.
    pub trumps: Vec<Suit>,
    /// Minutes a match may take.
    pub match_minutes: u32,
    /// How many teams can be registered.
    pub max_teams: u32,
    /// What a team counts at most from one match; `None`: no cap.
    pub cap: Option<Points>,
    /// Who gets what is over the cap.
    pub cap_excess: CapExcess,
    /// Where two teams may not meet again.
    pub avoid_rematches: AvoidRematches,
    /// What an odd number of teams leads to.
    pub bye: ByeRule,
    /// What a team counts in the round it sits out.
    pub bye_points: Award,
    /// What the team that is there counts when its opponents are not.
    pub forfeit_points: Award,
    /// The preset for three misdeals in a row.
    pub misdeal_penalty: Points,
    /// Whether sheets are typed a second time.
    pub second_entry: SecondEntry,
    /// The number of the first table.
    pub first_table: TableNumber,
    /// Tables that stay empty.
    pub closed_tables: BTreeSet<TableNumber>,
}

/// What a sheet holds and how it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Formula {
    /// Both teams share the points of the deals played: they add up to the pot.
    Pot,
}

/// A suit of the 36 cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Suit {
    /// ♠
    #[serde(rename = "S")]
    Spades,
    /// ♥
    #[serde(rename = "H")]
    Hearts,
    /// ♦
    #[serde(rename = "D")]
    Diamonds,
    /// ♣
    #[serde(rename = "C")]
    Clubs,
}

impl Suit {
    /// Its sign.
    pub fn symbol(self) -> char {
        match self {
            Self::Spades => '♠',
            Self::Hearts => '♥',
            Self::Diamonds => '♦',
            Self::Clubs => '♣',
        }
    }
}

/// Who gets the points over the cap (rules.md 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CapExcess {
    /// Nobody.
    Lost,
    /// The opponents.
    Opponents,
}

/// Where two teams may not meet again (rules.md 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AvoidRematches {
    /// Nowhere: they may always.
    Never,
    /// In the rounds by lot.
    Drawn,
    /// In every round.
    Always,
}

/// What an odd number of teams leads to (rules.md 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeRule {
    /// The draw is refused.
    Refuse,
    /// One team sits out and counts `bye_points`.
    Points,
}

/// Points given without play: half the pot, whatever the pot is, or a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Award {
    /// Half the pot.
    Half,
    /// This number.
    Points(Points),
}

/// Whether sheets are typed a second time (« contre-saisie »).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SecondEntry {
    /// Never.
    Off,
    /// If wished.
    Offered,
    /// Before the next draw.
    Required,
}

/// Why a ruleset is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulesetFault {
    /// No value has this name.
    UnknownKey {
        /// The name given.
        key: String,
        /// The known name that is nearest to it.
        nearest: &'static str,
    },
    /// The value does not fit.
    NotAllowed {
        /// The name of the value.
        key: &'static str,
        /// What was given.
        value: String,
        /// What would fit.
        allowed: Allowed,
    },
}

impl Ruleset {
    /// This ruleset with some values changed: `(key, value as text)` in any order, checked together.
    ///
    /// # Errors
    /// The first value that is unknown or does not fit, by name, with what is allowed.
    pub fn with<K: AsRef<str>, V: AsRef<str>>(&self, values: &[(K, V)]) -> Result<Self, RulesetFault> {
        let mut changed = self.clone();
        for (name, value) in values {
            let key = keys::find(name.as_ref())?;
            if !(key.write)(&mut changed, value.as_ref().trim()) {
                return Err(key.refuse(value.as_ref(), &changed));
            }
        }
        let trumps_given = values.iter().any(|(name, _)| name.as_ref() == "trumps");
        if changed.deals_per_match != self.deals_per_match && !trumps_given {
            changed.trumps = trumps::quarters(changed.deals_per_match);
        }
        for key in KEYS {
            if !(key.fits)(&changed) {
                return Err(key.refuse(&(key.read)(&changed), &changed));
            }
        }
        Ok(changed)
    }

    /// All points of one match: 16 × 157 = 2512 in Geneva (rules.md 1).
    pub fn pot(&self) -> Points {
        self.points_of(self.deals_per_match)
    }

    /// The points of a number of deals.
    pub fn points_of(&self, deals: u32) -> Points {
        Points::whole(i64::from(deals) * i64::from(self.points_per_deal))
    }

    /// The most that can be given or counted in one match: the cap, or the pot without one.
    pub fn most_counted(&self) -> Points {
        self.cap.unwrap_or(self.pot())
    }

    /// What an award is worth here.
    pub fn award(&self, award: Award) -> Points {
        match award {
            Award::Half => Points::from_halves(self.pot().halves() / 2),
            Award::Points(points) => points,
        }
    }

    /// Whether a round is drawn by lot; the others follow the ranking.
    pub fn by_lot(&self, round: RoundNumber) -> bool {
        round.get() <= self.drawn_rounds
    }

    /// Whether two teams that met may not meet again in a round, as long as that is possible (rules.md 7).
    pub fn avoids_rematches(&self, round: RoundNumber) -> bool {
        match self.avoid_rematches {
            AvoidRematches::Never => false,
            AvoidRematches::Drawn => self.by_lot(round),
            AvoidRematches::Always => true,
        }
    }

    /// The first `count` tables that are open, in order (rules.md 10, `first_table` and `closed_tables`).
    pub fn tables(&self, count: usize) -> Vec<TableNumber> {
        (self.first_table.get()..)
            .map_while(TableNumber::new)
            .filter(|table| !self.closed_tables.contains(table))
            .take(count)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(changes: &[(&str, &str)]) -> RulesetFault {
        geneve().with(changes).unwrap_err()
    }

    #[test]
    fn geneve_is_as_the_regulations_say() {
        let rules = geneve();
        assert_eq!(rules.pot(), Points::whole(2512));
        assert_eq!(rules.award(rules.bye_points), Points::whole(1256));
        assert_eq!(rules.cap, Some(Points::whole(1700)));
        assert_eq!(rules.trumps, trumps::quarters(16));
        assert!(KEYS.iter().all(|key| (key.fits)(&rules)));
    }

    #[test]
    fn every_value_survives_being_written_and_read() {
        let rules = geneve()
            .with(&[("cap", "none"), ("bye_points", "1256,5"), ("closed_tables", "[3, 7]"), ("deals_per_match", "10")])
            .unwrap();
        let texts: Vec<_> = KEYS.iter().map(|key| (key.name, (key.read)(&rules))).collect();
        assert_eq!(geneve().with(&texts).unwrap(), rules);
        assert_eq!(rules.trumps.len(), 10);
        assert_eq!(rules.trumps.iter().filter(|&&s| s == Suit::Hearts).count(), 3);
    }

    #[test]
    fn what_makes_no_sense_is_refused_by_name() {
        for (changes, key) in [
            (&[("deals_per_match", "0")][..], "deals_per_match"),
            (&[("cap", "-5")], "cap"),
            (&[("cap", "1255")], "cap"),
            (&[("rounds", "2")], "drawn_rounds"),
            (&[("drawn_rounds", "5")], "drawn_rounds"),
            (&[("trumps", "SHDX")], "trumps"),
            (&[("trumps", "SHDC")], "trumps"),
            (&[("bye_points", "1700.5")], "bye_points"),
            (&[("bye", "maybe")], "bye"),
            (&[("max_teams", "1001")], "max_teams"),
            (&[("misdeal_penalty", "lots")], "misdeal_penalty"),
            (&[("closed_tables", "3;x")], "closed_tables"),
            (&[("first_table", "0")], "first_table"),
            (&[("formula", "schieber")], "formula"),
        ] {
            match refusal(changes) {
                RulesetFault::NotAllowed { key: refused, .. } => assert_eq!(refused, key),
                fault @ RulesetFault::UnknownKey { .. } => panic!("{changes:?}: {fault:?}"),
            }
        }
        assert_eq!(refusal(&[("rouns", "4")]), RulesetFault::UnknownKey { key: "rouns".into(), nearest: "rounds" });
        assert_eq!(refusal(&[("CAP", "4")]), RulesetFault::UnknownKey { key: "CAP".into(), nearest: "cap" });
    }

    #[test]
    fn values_are_checked_together_in_any_order() {
        let small = [("cap", "700"), ("deals_per_match", "8")];
        let rules = geneve().with(&small).unwrap();
        assert_eq!(rules.pot(), Points::whole(1256));
        assert!(geneve().with(&[small[1], small[0]]).is_ok());
        assert!(geneve().with(&[("rounds", "2"), ("drawn_rounds", "1")]).is_ok());
    }

    #[test]
    fn tables_start_at_the_first_and_leave_out_the_closed() {
        let rules = geneve().with(&[("first_table", "5"), ("closed_tables", "6, 8")]).unwrap();
        let tables: Vec<_> = rules.tables(3).into_iter().map(TableNumber::get).collect();
        assert_eq!(tables, [5, 7, 9]);
    }
}
