//! Draws changed by hand: what a step does to the matches. Does not ask whether it may be done: that is `command`.

use crate::domain::round::{Repair, Step};
use crate::domain::{Match, Round, TeamNumber};

/// The round with one more change made and listed.
#[must_use]
pub fn repaired(round: &Round, repair: Repair) -> Round {
    let mut round = round.clone();
    make(repair.step, &mut round.matches, &mut round.bye);
    round.repairs.push(repair);
    round
}

/// The matches and the team that sits out after the first `repairs` changes of a round.
pub fn after(round: &Round, repairs: usize) -> (Vec<Match>, Option<TeamNumber>) {
    let (mut matches, mut bye) = (round.drawn.clone(), round.drawn_bye);
    for repair in &round.repairs[..repairs] {
        make(repair.step, &mut matches, &mut bye);
    }
    (matches, bye)
}

/// Whether the changes listed lead from the matches as drawn to those as played.
pub(super) fn holds(round: &Round) -> bool {
    let (matches, bye) = after(round, round.repairs.len());
    matches == round.matches && bye == round.bye
}

fn make(step: Step, matches: &mut Vec<Match>, bye: &mut Option<TeamNumber>) {
    match step {
        Step::Swap(one, other) => {
            let exchange = |team: &mut TeamNumber| {
                if *team == one {
                    *team = other;
                } else if *team == other {
                    *team = one;
                }
            };
            for m in matches.iter_mut() {
                exchange(&mut m.team_a);
                exchange(&mut m.team_b);
            }
            bye.iter_mut().for_each(exchange);
        }
        Step::AddTable(added) => {
            *bye = bye.filter(|&team| added.side_of(team).is_none());
            matches.push(added);
            matches.sort_by_key(|m| m.table);
        }
        Step::SitOut(team) => *bye = Some(team),
        Step::ByeLeft(_) => *bye = None,
        Step::TakeSeat { team, of } => {
            *bye = bye.filter(|&out| out != team);
            let seats = matches.iter_mut().flat_map(|m| [&mut m.team_a, &mut m.team_b]).chain(bye);
            seats.filter(|seat| **seat == of).for_each(|seat| *seat = team);
        }
    }
}
