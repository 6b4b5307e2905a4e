//! The keys of rules.md 10: one row each, with how its value is read, written and limited. Settings screen, `--set`,
//! ruleset files and refusals all go by this table. Does not word anything: [`Allowed`] is data.

use super::{AvoidRematches, Award, ByeRule, CapExcess, Formula, Ruleset, RulesetFault, SecondEntry, Suit};
use crate::domain::{Points, RoundNumber, TableNumber};
use std::fmt::Write as _;

/// One value of the ruleset.
pub struct Key {
    /// Its name in files, in `--set` and in JSON.
    pub name: &'static str,
    /// The value as text, in the form that [`Ruleset::with`] takes.
    pub read: fn(&Ruleset) -> String,
    /// What fits, given the other values.
    pub allowed: fn(&Ruleset) -> Allowed,
    /// Sets the value from text; `false` when the text is no such value.
    pub(super) write: fn(&mut Ruleset, &str) -> bool,
    /// Whether the value fits the others.
    pub(super) fits: fn(&Ruleset) -> bool,
}

/// What a value may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Allowed {
    /// A whole number from … to ….
    Between(u32, u32),
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// One letter S, H, D or C per deal: so many.
    Trumps(u32),
    /// « none », or a number of points from this one up.
    NoneOrFrom(Points),
    /// « half », or points from 0 to this, halves allowed.
    HalfOrUpTo(Points),
    /// Any points, halves allowed.
    AnyPoints,
    /// Table numbers.
    Tables,
}

impl Key {
    pub(super) fn refuse(&self, value: &str, rules: &Ruleset) -> RulesetFault {
        RulesetFault::NotAllowed { key: self.name, value: value.to_owned(), allowed: (self.allowed)(rules) }
    }
}

/// The key of this name.
pub(super) fn find(name: &str) -> Result<&'static Key, RulesetFault> {
    KEYS.iter().find(|key| key.name == name).ok_or_else(|| {
        let likeness = |key: &Key| strsim::jaro_winkler(&name.to_lowercase(), key.name);
        let nearest = KEYS.iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
        RulesetFault::UnknownKey { key: name.to_owned(), nearest: nearest.map_or("", |key| key.name) }
    })
}

/// A whole number with limits that do not depend on other values.
macro_rules! whole_number {
    ($field:ident, $least:expr, $most:expr) => {
        Key {
            name: stringify!($field),
            read: |rules| rules.$field.to_string(),
            allowed: |_| Allowed::Between($least, $most),
            write: |rules, text| text.parse().map(|number| rules.$field = number).is_ok(),
            fits: |rules| ($least..=$most).contains(&rules.$field),
        }
    };
}

/// A word out of a list.
macro_rules! word {
    ($field:ident, $($text:literal => $value:expr),+) => {
        Key {
            name: stringify!($field),
            read: |rules| match rules.$field { $(v if v == $value => $text,)+ _ => unreachable!("every value has its word") }.to_owned(),
            allowed: |_| Allowed::OneOf(&[$($text),+]),
            write: |rules, text| match text {
                $($text => { rules.$field = $value; true })+
                _ => false,
            },
            fits: |_| true,
        }
    };
}

/// Points given without play.
macro_rules! award {
    ($field:ident) => {
        Key {
            name: stringify!($field),
            read: |rules| match rules.$field {
                Award::Half => "half".to_owned(),
                Award::Points(points) => points_text(points),
            },
            allowed: |rules| Allowed::HalfOrUpTo(rules.most_counted()),
            write: |rules, text| {
                let award = if text == "half" { Some(Award::Half) } else { text.parse().ok().map(Award::Points) };
                award.map(|award| rules.$field = award).is_some()
            },
            fits: |rules| (Points::ZERO..=rules.most_counted()).contains(&rules.award(rules.$field)),
        }
    };
}

/// Every key, in the order of rules.md 10.
pub static KEYS: &[Key] = &[
    word!(formula, "pot" => Formula::Pot),
    Key {
        name: "rounds",
        read: |rules| rules.rounds.to_string(),
        allowed: |_| Allowed::Between(1, 20),
        write: |rules, text| {
            let rounds = text.parse().ok().and_then(RoundNumber::new);
            rounds.map(|rounds| rules.rounds = rounds).is_some()
        },
        fits: |rules| rules.rounds.get() <= 20,
    },
    Key {
        name: "drawn_rounds",
        read: |rules| rules.drawn_rounds.to_string(),
        allowed: |rules| Allowed::Between(0, rules.rounds.get()),
        write: |rules, text| text.parse().map(|number| rules.drawn_rounds = number).is_ok(),
        fits: |rules| rules.drawn_rounds <= rules.rounds.get(),
    },
    whole_number!(deals_per_match, 1, 64),
    whole_number!(points_per_deal, 1, 1000),
    Key {
        name: "trumps",
        read: |rules| rules.trumps.iter().map(|&suit| letter(suit)).collect(),
        allowed: |rules| Allowed::Trumps(rules.deals_per_match),
        write: |rules, text| {
            let trumps: Option<Vec<_>> = text.chars().map(suit).collect();
            trumps.map(|trumps| rules.trumps = trumps).is_some()
        },
        fits: |rules| rules.trumps.len() == rules.deals_per_match as usize,
    },
    whole_number!(match_minutes, 1, 600),
    whole_number!(max_teams, 2, 1000),
    Key {
        name: "cap",
        read: |rules| rules.cap.map_or("none".to_owned(), points_text),
        allowed: |rules| Allowed::NoneOrFrom(rules.award(Award::Half)),
        write: |rules, text| {
            let cap = if text == "none" { Some(None) } else { text.parse().ok().map(Some) };
            cap.map(|cap| rules.cap = cap).is_some()
        },
        fits: |rules| rules.cap.is_none_or(|cap| cap >= rules.award(Award::Half)),
    },
    word!(cap_excess, "lost" => CapExcess::Lost, "opponents" => CapExcess::Opponents),
    word!(avoid_rematches, "never" => AvoidRematches::Never, "drawn" => AvoidRematches::Drawn, "always" => AvoidRematches::Always),
    word!(bye, "refuse" => ByeRule::Refuse, "points" => ByeRule::Points),
    award!(bye_points),
    award!(forfeit_points),
    Key {
        name: "misdeal_penalty",
        read: |rules| points_text(rules.misdeal_penalty),
        allowed: |_| Allowed::AnyPoints,
        write: |rules, text| text.parse().map(|points| rules.misdeal_penalty = points).is_ok(),
        fits: |_| true,
    },
    word!(second_entry, "off" => SecondEntry::Off, "offered" => SecondEntry::Offered, "required" => SecondEntry::Required),
    Key {
        name: "first_table",
        read: |rules| rules.first_table.to_string(),
        allowed: |_| Allowed::Between(1, LAST_TABLE),
        write: |rules, text| {
            let table = text.parse().ok().and_then(TableNumber::new);
            table.map(|table| rules.first_table = table).is_some()
        },
        fits: |rules| rules.first_table.get() <= LAST_TABLE,
    },
    Key {
        name: "closed_tables",
        read: |rules| {
            let mut text = String::new();
            for table in &rules.closed_tables {
                let comma = if text.is_empty() { "" } else { "," };
                write!(text, "{comma}{table}").expect("a string takes all that is written");
            }
            text
        },
        allowed: |_| Allowed::Tables,
        write: |rules, text| {
            let list = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
            let numbers = list.split([',', ' ']).filter(|part| !part.is_empty());
            let tables = numbers.map(|part| part.parse().ok().and_then(TableNumber::new)).collect::<Option<_>>();
            tables.map(|tables| rules.closed_tables = tables).is_some()
        },
        fits: |rules| rules.closed_tables.len() <= 1000,
    },
];

/// The highest number the first table can have: the tables of the largest tournament still follow it.
const LAST_TABLE: u32 = 9000;

/// `1256.5`, as JSON and TOML write it.
fn points_text(points: Points) -> String {
    let sign = if points < Points::ZERO { "-" } else { "" };
    let half = if points.has_half() { ".5" } else { "" };
    format!("{sign}{}{half}", points.abs().halves() / 2)
}

fn letter(suit: Suit) -> char {
    match suit {
        Suit::Spades => 'S',
        Suit::Hearts => 'H',
        Suit::Diamonds => 'D',
        Suit::Clubs => 'C',
    }
}

fn suit(letter: char) -> Option<Suit> {
    match letter {
        'S' => Some(Suit::Spades),
        'H' => Some(Suit::Hearts),
        'D' => Some(Suit::Diamonds),
        'C' => Some(Suit::Clubs),
        _ => None,
    }
}
