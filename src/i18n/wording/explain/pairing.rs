//! Why two teams met at a table, or one sat out, in sentences.

use crate::domain::TeamNumber;
use crate::domain::round::Placed;
use crate::i18n::Words;
use crate::say;
use crate::views::explain::{CameBy, Pairing};

impl Words {
    /// How the place came about, then what else decided it.
    pub fn pairing(&self, of: &Pairing) -> Vec<String> {
        let mut sentences: Vec<_> = of.by.iter().flat_map(|by| self.came_by(by)).collect();
        sentences.extend(of.changes.iter().map(|change| say!(self, "explain-change", what = self.repair(&change.repair))));
        sentences.extend(of.fixed_table.map(|team| say!(self, "explain-fixed-table", team = team)));
        if !of.met_before.is_empty() {
            let (count, rounds) = (of.met_before.len(), self.list(&of.met_before));
            sentences.push(say!(self, "explain-rematch", count = count, rounds = rounds));
        }
        sentences
    }

    fn came_by(&self, by: &CameBy) -> Vec<String> {
        match by {
            CameBy::Lot { seed, attempts } => {
                vec![say!(self, "explain-lot", attempts = *attempts, seed = seed)]
            }
            CameBy::Hand => vec![say!(self, "explain-hand")],
            CameBy::Ranking { after, team, against, lots, moved } => {
                let mut sentences = vec![match (after, against) {
                    (None, _) => say!(self, "explain-no-ranking"),
                    (Some(after), Some(against)) => {
                        say!(self, "explain-ranked", after = *after, first = self.placed(team), second = self.placed(against))
                    }
                    (Some(after), None) => say!(self, "explain-ranked-bye", after = *after, team = self.placed(team)),
                }];
                sentences.extend(lots.as_ref().map(|seed| say!(self, "explain-lots", seed = seed)));
                if !moved.is_empty() {
                    let one = |(team, then, now): &(TeamNumber, usize, usize)| {
                        say!(self, "note-moved", team = *team, then = then.to_string(), now = now.to_string())
                    };
                    let moved: Vec<_> = moved.iter().map(one).collect();
                    sentences.push(say!(self, "explain-moved", moved = moved.join(", ")));
                }
                sentences
            }
        }
    }

    /// « rang 1 (équipe 12, 3’987 points) »
    fn placed(&self, of: &Placed) -> String {
        match of.rank {
            Some(rank) => say!(self, "explain-placed", rank = rank.to_string(), team = of.team, total = of.total),
            None => say!(self, "explain-placed-unranked", team = of.team, total = of.total),
        }
    }
}
