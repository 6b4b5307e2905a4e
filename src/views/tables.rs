//! The tables of the hall: those that the teams registered need, and any that was drawn or is fixed for a team. Does not
//! say who sits there.

use crate::domain::{TableNumber, Tournament};
use std::collections::BTreeSet;

/// The numbers, ascending.
pub fn all(tournament: &Tournament) -> Vec<TableNumber> {
    let teams = tournament.registered().count();
    let needed = tournament.ruleset.tables(teams.div_ceil(2));
    let drawn = tournament.rounds.values().flat_map(|round| round.matches.iter().map(|m| m.table));
    let fixed = tournament.registered().filter_map(|team| team.fixed_table);
    needed.into_iter().chain(drawn).chain(fixed).collect::<BTreeSet<_>>().into_iter().collect()
}
