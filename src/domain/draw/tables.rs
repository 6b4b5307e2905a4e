//! Who sits at which table (rules.md 7, steps 6 and 8): in order, then the fixed tables. Knows no rematches.

use super::{DrawRefusal, Notice};
use crate::domain::{Match, TableNumber, TeamNumber, Tournament};
use std::collections::BTreeMap;

/// The matches at their tables.
pub(super) struct Seating {
    /// By table, ascending.
    pub(super) matches: Vec<Match>,
    /// Where fixed tables met.
    pub(super) notices: Vec<Notice>,
}

/// The fixed tables of the teams present.
///
/// # Errors
/// Two teams have the same one, or one is none of the tables of the round.
pub(super) fn fixed(
    tournament: &Tournament,
    present: &[TeamNumber],
    tables: &[TableNumber],
) -> Result<BTreeMap<TeamNumber, TableNumber>, DrawRefusal> {
    let mut fixed: BTreeMap<TeamNumber, TableNumber> = BTreeMap::new();
    for (&team, table) in present.iter().filter_map(|team| tournament.teams.get(team)?.fixed_table.map(|table| (team, table))) {
        if !tables.contains(&table) {
            return Err(DrawRefusal::FixedTableBeyond { team, table, tables: tables.to_vec() });
        }
        if let Some((&other, _)) = fixed.iter().find(|&(_, &taken)| taken == table) {
            return Err(DrawRefusal::FixedTableShared { table, teams: (other, team) });
        }
        fixed.insert(team, table);
    }
    Ok(fixed)
}

/// Seats the pairs in the order of the tables, then moves the teams with a fixed table to it.
pub(super) fn seat(
    pairs: &[(TeamNumber, TeamNumber)],
    tables: &[TableNumber],
    fixed: &BTreeMap<TeamNumber, TableNumber>,
) -> Seating {
    let mut matches: Vec<Match> =
        pairs.iter().zip(tables).map(|(&(team_a, team_b), &table)| Match { table, team_a, team_b }).collect();
    let mut notices = Vec::new();
    for (&team, &table) in fixed {
        let Some(here) = matches.iter().position(|m| m.side_of(team).is_some()) else { continue };
        let opponent = if matches[here].team_a == team { matches[here].team_b } else { matches[here].team_a };
        if let Some(&held) = fixed.get(&opponent).filter(|_| opponent < team) {
            notices.push(Notice::FixedTablesMeet { holds: opponent, table: held, gives_way: team });
            continue;
        }
        if let Some(there) = matches.iter().position(|m| m.table == table) {
            matches[there].table = matches[here].table;
            matches[here].table = table;
        }
    }
    matches.sort_by_key(|m| m.table);
    Seating { matches, notices }
}
