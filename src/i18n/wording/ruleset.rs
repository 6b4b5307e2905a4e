//! The ruleset's values by their names, and its limits as sentences.

use crate::domain::ruleset::{Allowed, Key, RulesetFault, TomlFault, geneve};
use crate::i18n::Words;
use crate::say;

impl Words {
    /// Why a ruleset is refused, and what is allowed.
    pub fn ruleset_fault(&self, fault: &RulesetFault) -> String {
        match fault {
            RulesetFault::UnknownKey { key, nearest } => say!(self, "ruleset-unknown-key", key = key, nearest = *nearest),
            RulesetFault::NotAllowed { key, value, allowed } => {
                say!(self, "ruleset-not-allowed", key = *key, value = value, allowed = self.allowed(allowed))
            }
        }
    }

    /// What a value may be.
    pub fn allowed(&self, allowed: &Allowed) -> String {
        match allowed {
            Allowed::Between(least, most) => say!(self, "ruleset-between", least = *least, most = *most),
            Allowed::OneOf(words) => {
                say!(self, "ruleset-one-of", words = self.list_or(words.iter().map(|word| format!("« {word} »"))))
            }
            Allowed::Trumps(deals) => say!(self, "ruleset-trumps", deals = *deals),
            Allowed::NoneOrFrom(points) => say!(self, "ruleset-none-or-from", points = *points),
            Allowed::HalfOrUpTo(points) => say!(self, "ruleset-half-or-up-to", points = *points),
            Allowed::AnyPoints => say!(self, "ruleset-any-points"),
            Allowed::Tables => say!(self, "ruleset-tables"),
        }
    }

    /// What a value is called.
    pub fn rule_name(&self, key: &Key) -> String {
        self.message(&format!("rule-{}", key.name.replace('_', "-")), &[])
    }

    /// A value as text, in words where it is a word.
    pub fn rule_value(&self, key: &Key, value: &str) -> String {
        match ((key.allowed)(&geneve()), value) {
            (Allowed::OneOf(values), value) if values.contains(&value) => {
                self.message(&format!("rule-value-{}-{value}", key.name.replace('_', "-")), &[])
            }
            (_, "none") => say!(self, "rule-none"),
            (_, "") => "–".to_owned(),
            (_, "half") => say!(self, "rule-half"),
            (_, value) => value.to_owned(),
        }
    }

    /// Why a file of values cannot be read.
    pub fn toml_fault(&self, fault: &TomlFault) -> String {
        match fault {
            TomlFault::Syntax { line } => say!(self, "ruleset-toml-syntax", line = line.to_string()),
            TomlFault::Value { key } => say!(self, "ruleset-toml-value", key = key),
        }
    }
}
