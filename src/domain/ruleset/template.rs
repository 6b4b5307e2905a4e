//! Rulesets as text: the one that comes with the program, and the way any TOML file of values is taken apart. Opens no
//! file.

use super::{AvoidRematches, Award, ByeRule, CapExcess, Formula, Ruleset, SecondEntry};
use crate::domain::{Points, RoundNumber, TableNumber};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The regulations of the Geneva tournaments, `templates/rulesets/geneve.toml`.
pub fn geneve() -> Ruleset {
    static GENEVE: LazyLock<Ruleset> = LazyLock::new(|| {
        let pairs = pairs_of_toml(include_str!("../../../templates/rulesets/geneve.toml"));
        let pairs = pairs.expect("the template is TOML: a test reads it");
        unset().with(&pairs).expect("the template is valid: a test reads it")
    });
    GENEVE.clone()
}

/// The values of a TOML file as `(key, value as text)`, in the order of the file.
///
/// # Errors
/// A text that is no TOML, or a value that is no text, number or list of numbers.
pub fn pairs_of_toml(text: &str) -> Result<Vec<(String, String)>, TomlFault> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let at = error.span().map_or(0, |span| span.start);
        TomlFault::Syntax { line: text.get(..at).unwrap_or_default().matches('\n').count() + 1 }
    })?;
    table
        .into_iter()
        .map(|(key, value)| as_text(&value).map(|text| (key.clone(), text)).ok_or(TomlFault::Value { key }))
        .collect()
}

/// Why a file of values cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TomlFault {
    /// The file is no TOML from this line on (counted from 1).
    Syntax {
        /// The line.
        line: usize,
    },
    /// A value is of a kind that no key has: a table, a date, yes or no.
    Value {
        /// The name of the value.
        key: String,
    },
}

fn as_text(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Float(number) => Some(number.to_string()),
        toml::Value::Array(items) => {
            let numbers: Option<Vec<_>> = items.iter().map(|item| item.as_integer().map(|n| n.to_string())).collect();
            numbers.map(|numbers| numbers.join(","))
        }
        _ => None,
    }
}

/// A ruleset whose values all wait to be given.
fn unset() -> Ruleset {
    Ruleset {
        formula: Formula::Pot,
        rounds: RoundNumber::FIRST,
        drawn_rounds: 0,
        deals_per_match: 0,
        points_per_deal: 0,
        trumps: Vec::new(),
        match_minutes: 0,
        max_teams: 0,
        cap: None,
        cap_excess: CapExcess::Lost,
        avoid_rematches: AvoidRematches::Never,
        bye: ByeRule::Refuse,
        bye_points: Award::Half,
        forfeit_points: Award::Half,
        misdeal_penalty: Points::ZERO,
        second_entry: SecondEntry::Off,
        first_table: TableNumber::new(1).expect("1 is a table"),
        closed_tables: BTreeSet::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::KEYS;
    use super::*;

    #[test]
    fn the_template_gives_every_key() {
        let pairs = pairs_of_toml(include_str!("../../../templates/rulesets/geneve.toml")).unwrap();
        let mut given: Vec<_> = pairs.iter().map(|(key, _)| key.as_str()).collect();
        let mut known: Vec<_> = KEYS.iter().map(|key| key.name).collect();
        given.sort_unstable();
        known.sort_unstable();
        assert_eq!(given, known);
        assert_eq!(geneve().rounds.get(), 4);
    }

    #[test]
    fn faults_name_the_line_or_the_key() {
        assert_eq!(pairs_of_toml("rounds = 4\n\ncap = = 3\n"), Err(TomlFault::Syntax { line: 3 }));
        assert_eq!(pairs_of_toml("rounds = true"), Err(TomlFault::Value { key: "rounds".into() }));
        assert_eq!(pairs_of_toml("[cap]\nvalue = 3"), Err(TomlFault::Value { key: "cap".into() }));
    }
}
