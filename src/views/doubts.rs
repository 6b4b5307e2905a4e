//! Sheets whose sum is right and that look odd all the same (rules.md 8): pointed out, never refused.

use crate::domain::ranking;
use crate::domain::sheet::{Content, Typed, pot};
use crate::domain::{Match, Points, RoundNumber, TableNumber, TeamNumber, Tournament};

/// Why a sheet looks odd.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// A team made more than the cap.
    OverTheCap {
        /// The team.
        team: TeamNumber,
        /// What it made.
        real: Points,
        /// What counts.
        cap: Points,
    },
    /// Exactly the numbers of another table of this round.
    SameAs(TableNumber),
    /// Far from what the team made in its other rounds.
    FarFromOthers {
        /// The team.
        team: TeamNumber,
        /// What it made now.
        real: Points,
        /// What it made on average.
        usual: Points,
    },
}

/// How far a score is from the average of the others before it is pointed out, in points.
const FAR: i64 = 500;

/// What looks odd about a sheet.
pub fn of(tournament: &Tournament, round: RoundNumber, m: &Match, typed: &Typed) -> Vec<Doubt> {
    let rules = &tournament.ruleset;
    if !pot::sum_is_right(rules, typed) {
        return Vec::new();
    }
    let tally = pot::tally(rules, typed);
    let sides = [(m.team_a, tally.real[0], tally.counted[0]), (m.team_b, tally.real[1], tally.counted[1])];
    let capped = sides.iter().filter(|(_, real, counted)| counted < real);
    let mut doubts: Vec<_> = capped.map(|&(team, real, cap)| Doubt::OverTheCap { team, real, cap }).collect();
    let same = tournament
        .sheets
        .values()
        .find(|sheet| sheet.round == round && sheet.table != m.table && sheet.content == Content::Played(*typed));
    doubts.extend(same.map(|sheet| Doubt::SameAs(sheet.table)));
    doubts.extend(sides.iter().filter_map(|&(team, real, _)| far_from_others(tournament, round, team, real)));
    doubts
}

/// A team that has played two other rounds or more and made very much more or less in them.
fn far_from_others(tournament: &Tournament, round: RoundNumber, team: TeamNumber, real: Points) -> Option<Doubt> {
    let others: Vec<i64> = tournament
        .rounds
        .values()
        .filter(|other| other.number != round)
        .flat_map(|other| ranking::scores(tournament, other))
        .filter(|(of, _)| *of == team)
        .filter_map(|(_, score)| score.map(|score| score.counted.halves()))
        .collect();
    let count = i64::try_from(others.len()).ok().filter(|&count| count >= 2)?;
    let usual = others.iter().sum::<i64>() / count;
    ((real.halves() - usual).abs() > 2 * FAR).then(|| Doubt::FarFromOthers { team, real, usual: Points::from_halves(usual) })
}
