//! Sheets that say the right thing in the wrong place: typed at each other's tables, or with the columns exchanged. What they
//! say is not looked at: sums stay as right or wrong as they were. A forfeit stays with its match: it says who did not come.

use super::Decision;
use crate::domain::change::Edit;
use crate::domain::sheet::{Absent, Content, Sheet, State, Typed};
use crate::domain::{Change, Refusal, Round, RoundNumber, Side, TableNumber, Tournament, text};

/// The sheets of two tables change places; where one table has none, the other's moves there.
pub(super) fn exchange(tournament: &Tournament, round: &Round, tables: [u32; 2], reason: &str) -> Result<Decision, Refusal> {
    text::reason(reason)?;
    let [one, other] = [round.table(tables[0])?.table, round.table(tables[1])?.table];
    if one == other {
        return Err(Refusal::SameTable { table: one });
    }
    let sheet = |table| tournament.sheet(round.number, table);
    [one, other].into_iter().filter_map(sheet).try_for_each(check_played)?;
    match (sheet(one), sheet(other)) {
        (None, None) => Err(Refusal::NoSheets { round: round.number, tables: (one, other) }),
        (Some(a), Some(b)) if a.content == b.content => Ok(Decision::default()),
        (a, b) => {
            let placed = |table, from: Option<&Sheet>, before: Option<&Sheet>| Edit {
                before: before.cloned(),
                after: match from {
                    Some(from) => Some(moved(from, round.number, table, before)),
                    None => forfeit_again(tournament, round, table, before),
                },
            };
            let changes = vec![Change::Sheet(placed(one, b, a)), Change::Sheet(placed(other, a, b))];
            Ok(Decision { changes, warnings: Vec::new() })
        }
    }
}

/// The columns of a sheet change places.
pub(super) fn turn(tournament: &Tournament, round: &Round, table: u32, reason: &str) -> Result<Decision, Refusal> {
    text::reason(reason)?;
    let table = round.table(table)?.table;
    let Some(before) = tournament.sheet(round.number, table) else {
        return Err(Refusal::NoSheets { round: round.number, tables: (table, table) });
    };
    let Content::Played(Typed { points: [a, b], deals }) = before.content else {
        return Err(Refusal::ForfeitStays { table });
    };
    if a == b {
        return Ok(Decision::default());
    }
    let content = Content::Played(Typed { points: [b, a], deals });
    let after = Sheet { content, corrections: corrections(Some(before)), ..before.clone() };
    Ok(Decision::one(Change::Sheet(Edit::changed(before.clone(), after))))
}

fn check_played(sheet: &Sheet) -> Result<(), Refusal> {
    match sheet.content {
        Content::Played(_) => Ok(()),
        Content::Forfeit(_) => Err(Refusal::ForfeitStays { table: sheet.table }),
    }
}

fn moved(from: &Sheet, round: RoundNumber, table: TableNumber, before: Option<&Sheet>) -> Sheet {
    let corrections = corrections(before).max(corrections(Some(from)));
    Sheet { round, table, corrections, ..from.clone() }
}

/// What a table is left with when its sheet was another's: the forfeit of a team that has left, or nothing.
fn forfeit_again(tournament: &Tournament, round: &Round, table: TableNumber, before: Option<&Sheet>) -> Option<Sheet> {
    let m = round.at(table)?;
    let has_left = |side: &Side| tournament.teams.get(&m.team(*side)).is_some_and(|team| team.has_left(round.number));
    let absent = match [Side::A, Side::B].into_iter().filter(has_left).collect::<Vec<_>>()[..] {
        [side] => Absent::of(side),
        [_, _] => Absent::Both,
        _ => return None,
    };
    let (content, state, corrections) = (Content::Forfeit(absent), State::Verified, corrections(before));
    Some(Sheet { round: round.number, table, content, state, corrections })
}

/// One more where a sheet that was in becomes another.
fn corrections(before: Option<&Sheet>) -> u32 {
    before.map_or(0, |before| before.corrections + u32::from(before.is_in()))
}
