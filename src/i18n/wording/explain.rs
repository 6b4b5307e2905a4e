//! « Pourquoi ? »: how a number came about, in a sentence.

use crate::domain::ranking::Source;
use crate::i18n::{Words, number};
use crate::say;
use crate::views::explain::RoundOfTeam;

impl Words {
    /// How the score of a round came about: « 1’335½ = 1’100 + 3 donnes × 78½ ».
    pub fn score_origin(&self, of: &RoundOfTeam) -> String {
        let Some(score) = &of.score else { return say!(self, "score-none") };
        let counted = number::points(score.counted);
        match (&score.source, &of.time_out) {
            (Source::Bye, _) => say!(self, "score-bye", counted = counted),
            (Source::Granted, _) => say!(self, "score-granted", counted = counted),
            (Source::Forfeit { .. }, _) => say!(self, "score-forfeit", counted = counted),
            (Source::Played { real, .. }, time_out) => {
                let sum = time_out.as_ref().map(|out| {
                    let (on_paper, share) = (number::points(out.on_paper), number::points(out.per_deal));
                    say!(self, "score-time-out", real = *real, paper = on_paper, deals = out.deals_left, share = share)
                });
                match (sum, score.is_capped()) {
                    (None, false) => say!(self, "score-played", counted = counted),
                    (None, true) => say!(self, "score-capped", counted = counted, real = *real),
                    (Some(sum), false) => sum,
                    (Some(sum), true) => say!(self, "score-capped-after", sum = sum, counted = counted),
                }
            }
        }
    }
}
