//! The rules a tournament is compared with: what differs, and what it was. Words no rule in full.

use crate::domain::Ruleset;
use crate::domain::ruleset::KEYS;
use crate::i18n::{Words, number};
use crate::say;

use super::subjects::signs;

/// The regulations of Geneva beside those of the tournament.
pub(super) struct Base<'a> {
    /// Those of Geneva.
    pub(super) rules: Ruleset,
    /// Those of the tournament.
    pub(super) applied: &'a Ruleset,
}

impl Base<'_> {
    /// The names of the values that differ.
    fn changed(&self) -> impl Iterator<Item = &'static str> {
        KEYS.iter().filter(|key| (key.read)(&self.rules) != (key.read)(self.applied)).map(|key| key.name)
    }

    /// Whether one of these values differs.
    pub(super) fn differs_in(&self, keys: &[&str]) -> bool {
        self.changed().any(|changed| keys.contains(&changed))
    }

    /// « Règlement « Genève », 1 valeur modifiée pour ce tournoi ».
    pub(super) fn subtitle(&self, words: &Words, name: &str) -> String {
        let base = say!(words, "rules-geneve");
        let count = self.changed().count();
        match (name == "geneve", count) {
            (true, 0) => say!(words, "rules-unchanged", name = base),
            (true, _) => say!(words, "rules-changed", name = base, count = count),
            (false, 0) => say!(words, "rules-same-as", name = name, base = base),
            (false, _) => say!(words, "rules-other-than", name = name, base = base, count = count),
        }
    }

    /// What the values that differ are in Geneva.
    pub(super) fn values(&self, words: &Words) -> String {
        self.changed().filter_map(|key| self.value(words, key)).collect::<Vec<_>>().join(" ; ")
    }

    fn value(&self, words: &Words, key: &str) -> Option<String> {
        let rules = &self.rules;
        Some(match key {
            "rounds" => say!(words, "rules-base-rounds", rounds = rules.rounds),
            "drawn_rounds" => say!(words, "rules-base-drawn-rounds", rounds = rules.drawn_rounds),
            "deals_per_match" => say!(words, "rules-base-deals", deals = rules.deals_per_match),
            "points_per_deal" => say!(words, "rules-base-points-per-deal", points = rules.points_per_deal),
            "trumps" => {
                say!(words, "rules-base-trumps", trumps = signs(&rules.trumps))
            }
            "match_minutes" => say!(words, "rules-base-minutes", minutes = rules.match_minutes),
            "max_teams" => say!(words, "rules-base-max-teams", teams = rules.max_teams),
            "cap" => say!(words, "rules-base-cap", points = rules.most_counted()),
            "cap_excess" => say!(words, "rules-base-cap-excess"),
            "avoid_rematches" => say!(words, "rules-base-rematches"),
            "bye" => say!(words, "rules-base-bye"),
            "bye_points" => say!(words, "rules-base-bye-points", points = rules.award(rules.bye_points)),
            "forfeit_points" => say!(words, "rules-base-forfeit", points = rules.award(rules.forfeit_points)),
            "misdeal_penalty" => say!(words, "rules-base-misdeals", points = number::points(rules.misdeal_penalty)),
            "second_entry" => say!(words, "rules-base-second-entry"),
            "first_table" => say!(words, "rules-base-first-table", table = rules.first_table),
            "closed_tables" => say!(words, "rules-base-closed-tables"),
            _ => return None,
        })
    }
}
