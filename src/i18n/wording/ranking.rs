//! Why equal totals stand in their order, as sentences (rules.md 6).

use crate::domain::ranking::TieGroup;
use crate::domain::ranking::tie_break::TieStep;
use crate::i18n::Words;
use crate::say;

impl Words {
    /// « nos 65 et 76, 4’201 points : le classement après la partie 2 départage (no 65 : 2’790, no 76 : 2’653). »
    pub fn tie(&self, tie: &TieGroup) -> String {
        let teams = self.list(tie.members.iter().map(|member| member.team));
        let steps: Vec<_> = tie.steps.iter().map(|step| self.tie_step(step, tie.members.len())).collect();
        say!(self, "tie", teams = teams, total = tie.total, steps = steps.join(" ; "))
    }

    fn tie_step(&self, step: &TieStep, members: usize) -> String {
        match step {
            TieStep::DecidedAfter { round, totals } => {
                let total = |(team, total): &(_, _)| say!(self, "tie-total", team = *team, total = *total);
                let totals: Vec<_> = totals.iter().map(total).collect();
                say!(self, "tie-decided", round = *round, totals = totals.join(", "))
            }
            TieStep::Shared { rank, teams } => {
                let skipped: Vec<_> = (1..teams.len()).map(|more| *rank as usize + more).collect();
                let (rank, count, skipped) = (rank.to_string(), skipped.len(), self.list(skipped));
                if teams.len() == members {
                    return say!(self, "tie-shared-by-all", rank = rank, count = count, skipped = skipped);
                }
                say!(self, "tie-shared", teams = self.list(teams), rank = rank, count = count, skipped = skipped)
            }
        }
    }
}
