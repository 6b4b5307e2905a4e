//! What is open and what is worth a note in a tournament (`audit`): found by looking, stored nowhere.

use super::repairs::{self, Repaired};
use super::seating::By;
use super::sheet_rows::{self, RowState, SheetRow};
use crate::domain::check::Checked;
use crate::domain::history::{AnnulledDraw, History};
use crate::domain::ranking;
use crate::domain::round::{Origin, Placed};
use crate::domain::ruleset::ByeRule;
use crate::domain::sheet::Typed;
use crate::domain::sheet::difference::{self, Difference};
use crate::domain::sheet::wrong_sum::{self, WrongSum};
use crate::domain::team::Departure;
use crate::domain::{Grant, Penalty, Points, Round, RoundNumber, TableNumber, Team, TeamNumber, Tournament, text};
use std::collections::BTreeMap;

/// What a tournament looks like to one who checks it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audit {
    /// What must be put right, the missing first.
    pub open: Vec<Open>,
    /// What is worth knowing.
    pub notes: Vec<Note>,
    /// Every match drawn.
    pub sheets: Vec<SheetRow>,
}

/// Something that must be put right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Open {
    /// A sheet is missing.
    MissingSheet {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
        /// The teams.
        teams: (TeamNumber, TeamNumber),
    },
    /// A sheet is unverified.
    UnverifiedSheet {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
        /// The teams.
        teams: (TeamNumber, TeamNumber),
        /// What is wrong with its sum; `None` where a change of the ruleset made it right.
        wrong: Option<WrongSum>,
    },
    /// A second entry differs from the first, and that is not settled.
    SecondEntryDiffers(Difference),
    /// A second entry is required, and there is none of what the sheet says now.
    SecondEntryMissing {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// An odd number of teams is present, and the next draw refuses it.
    OddTeams {
        /// How many.
        present: usize,
        /// The next draw.
        round: RoundNumber,
    },
}

/// Something worth knowing.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "notes are few and live shortly")]
pub enum Note {
    /// Time ran out.
    TimeOut(SheetRow),
    /// A team scored more than the cap.
    Capped {
        /// The sheet.
        sheet: SheetRow,
        /// The team.
        team: TeamNumber,
        /// What it made.
        real: Points,
        /// What counts.
        counted: Points,
    },
    /// Somebody was not there.
    Forfeit(SheetRow),
    /// A sheet was changed after it was in.
    Corrected(SheetRow),
    /// A penalty was given.
    Penalty(Penalty),
    /// Two teams met again.
    Rematch {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
        /// The teams.
        teams: (TeamNumber, TeamNumber),
        /// The rounds in which they met before.
        before: Vec<RoundNumber>,
    },
    /// A draw was changed by hand.
    Repair {
        /// The round.
        round: RoundNumber,
        /// The change.
        change: Repaired,
    },
    /// A draw was annulled.
    AnnulledDraw(AnnulledDraw),
    /// A round was drawn by hand.
    HandPairing {
        /// The round.
        round: RoundNumber,
    },
    /// A ranked round rests on a ranking that has changed since.
    PairingOnOldRanking {
        /// The round.
        round: RoundNumber,
        /// The teams that would stand elsewhere: team, place then, place now, both counted from 1.
        moved: Vec<(TeamNumber, usize, usize)>,
    },
    /// A player is in two teams.
    DuplicatePlayer {
        /// The player.
        player: String,
        /// The teams.
        teams: Vec<TeamNumber>,
    },
    /// A team has left.
    Withdrawn {
        /// The team.
        team: TeamNumber,
        /// From which round on, and until when.
        departure: Departure,
    },
    /// A team was given points for a round in which it did not stand.
    Granted(Grant),
}

impl Open {
    /// The word of cli.md.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::MissingSheet { .. } => "missing_sheet",
            Self::UnverifiedSheet { .. } => "unverified_sheet",
            Self::SecondEntryDiffers(_) => "second_entry_differs",
            Self::SecondEntryMissing { .. } => "second_entry_missing",
            Self::OddTeams { .. } => "odd_teams",
        }
    }

    /// Where it is, if at a table.
    pub fn place(&self) -> (Option<RoundNumber>, Option<TableNumber>) {
        match self {
            Self::MissingSheet { round, table, .. }
            | Self::UnverifiedSheet { round, table, .. }
            | Self::SecondEntryMissing { round, table } => (Some(*round), Some(*table)),
            Self::SecondEntryDiffers(difference) => (Some(difference.round), Some(difference.table)),
            Self::OddTeams { round, .. } => (Some(*round), None),
        }
    }
}

impl Note {
    /// The word of cli.md.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::TimeOut(_) => "time_out",
            Self::Capped { .. } => "capped",
            Self::Forfeit(_) => "forfeit",
            Self::Corrected(_) => "corrected",
            Self::Penalty(_) => "penalty",
            Self::Rematch { .. } => "rematch",
            Self::Repair { change, .. } => change.kind(),
            Self::Granted(_) => "granted",
            Self::AnnulledDraw(_) => "annulled_draw",
            Self::HandPairing { .. } => "hand_pairing",
            Self::PairingOnOldRanking { .. } => "pairing_on_old_ranking",
            Self::DuplicatePlayer { .. } => "duplicate_player",
            Self::Withdrawn { .. } => "withdrawn",
        }
    }

    /// Where it is, if in a round or at a table.
    pub fn place(&self) -> (Option<RoundNumber>, Option<TableNumber>) {
        match self {
            Self::TimeOut(sheet) | Self::Capped { sheet, .. } | Self::Forfeit(sheet) | Self::Corrected(sheet) => {
                (Some(sheet.round), Some(sheet.table))
            }
            Self::Rematch { round, table, .. } => (Some(*round), Some(*table)),
            Self::Repair { round, change } => (Some(*round), change.tables.first().copied()),
            Self::Penalty(penalty) => (Some(penalty.round), None),
            Self::AnnulledDraw(draw) => (Some(draw.round.number), None),
            Self::HandPairing { round } | Self::PairingOnOldRanking { round, .. } => (Some(*round), None),
            Self::Withdrawn { departure, .. } => (Some(departure.from), None),
            Self::Granted(grant) => (Some(grant.round), None),
            Self::DuplicatePlayer { .. } => (None, None),
        }
    }
}

/// Looks a tournament through.
pub fn audit(tournament: &Tournament, history: &History) -> Audit {
    let sheets = sheet_rows::all(tournament);
    let open = to_put_right(tournament, &sheets);
    let mut notes: Vec<Note> = sheets.iter().flat_map(|row| notes_of_sheet(tournament, row)).collect();
    notes.extend(tournament.penalties.values().cloned().map(Note::Penalty));
    notes.extend(tournament.grants.values().cloned().map(Note::Granted));
    notes.extend(notes_of_draws(tournament, history));
    notes.extend(duplicate_players(tournament));
    notes.extend(withdrawn(tournament));
    Audit { open, notes, sheets }
}

/// What must be put right alone, the missing first: what is counted on every page.
pub fn open(tournament: &Tournament) -> Vec<Open> {
    to_put_right(tournament, &sheet_rows::all(tournament))
}

fn to_put_right(tournament: &Tournament, rows: &[SheetRow]) -> Vec<Open> {
    open_sheets(tournament, rows).into_iter().chain(odd_teams(tournament)).collect()
}

fn open_sheets(tournament: &Tournament, rows: &[SheetRow]) -> Vec<Open> {
    let of = |state| rows.iter().filter(move |row| row.state == state);
    let missing = of(RowState::Missing).map(|row| Open::MissingSheet {
        round: row.round,
        table: row.table,
        teams: (row.team_a, row.team_b),
    });
    let unverified = of(RowState::Unverified).map(|row| Open::UnverifiedSheet {
        round: row.round,
        table: row.table,
        teams: (row.team_a, row.team_b),
        wrong: row
            .typed
            .zip(row.deals)
            .and_then(|(points, deals)| wrong_sum::explain(&tournament.ruleset, &Typed { points, deals })),
    });
    missing.chain(unverified).chain(second_entries(tournament)).collect()
}

/// The second entries that differ, then those that are missing.
fn second_entries(tournament: &Tournament) -> impl Iterator<Item = Open> {
    let waits = tournament.unchecked(None);
    let difference = |&(round, table): &(RoundNumber, TableNumber)| {
        let (sheet, check) = (tournament.sheet(round, table)?, tournament.check(round, table)?);
        let differs = check.beside(&sheet.content) == Checked::Differs;
        differs.then(|| difference::between(tournament, sheet, &check.typed)).flatten()
    };
    let (differ, missing): (Vec<_>, Vec<_>) = waits.into_iter().partition(|place| difference(place).is_some());
    let differ: Vec<_> = differ.iter().filter_map(difference).map(Open::SecondEntryDiffers).collect();
    differ.into_iter().chain(missing.into_iter().map(|(round, table)| Open::SecondEntryMissing { round, table }))
}

/// Before a draw that would refuse an odd number of teams.
fn odd_teams(tournament: &Tournament) -> Option<Open> {
    let next = tournament.last_drawn().map_or(1, |round| round.number.get() + 1);
    let round = tournament.round_number(next).ok()?;
    let present = tournament.playing(round).len();
    (present % 2 == 1 && tournament.ruleset.bye == ByeRule::Refuse).then_some(Open::OddTeams { present, round })
}

fn notes_of_sheet(tournament: &Tournament, row: &SheetRow) -> Vec<Note> {
    let mut notes = Vec::new();
    if row.state == RowState::Forfeit {
        notes.push(Note::Forfeit(row.clone()));
    }
    if row.state == RowState::Corrected || is_corrected_forfeit(tournament, row) {
        notes.push(Note::Corrected(row.clone()));
    }
    if row.real.is_some() && row.deals.is_some_and(|deals| deals < tournament.ruleset.deals_per_match) {
        notes.push(Note::TimeOut(row.clone()));
    }
    if let Some((real, counted)) = row.real.zip(row.counted) {
        let teams = [row.team_a, row.team_b];
        let over = (0..2).filter(|&side| row.capped()[side]);
        notes.extend(over.map(|side| Note::Capped {
            sheet: row.clone(),
            team: teams[side],
            real: real[side],
            counted: counted[side],
        }));
    }
    notes
}

fn is_corrected_forfeit(tournament: &Tournament, row: &SheetRow) -> bool {
    row.state == RowState::Forfeit && tournament.sheet(row.round, row.table).is_some_and(|sheet| sheet.corrections > 0)
}

fn notes_of_draws(tournament: &Tournament, history: &History) -> Vec<Note> {
    let mut notes = Vec::new();
    for number in tournament.ruleset.rounds.up_to() {
        notes.extend(history.annulled_draws(number).into_iter().map(Note::AnnulledDraw));
        let Some(round) = tournament.rounds.get(&number) else { continue };
        if By::of(&round.origin) == By::Hand {
            notes.push(Note::HandPairing { round: number });
        }
        for m in &round.matches {
            let before = tournament.meetings(m.pair(), number);
            if !before.is_empty() {
                notes.push(Note::Rematch { round: number, table: m.table, teams: (m.team_a, m.team_b), before });
            }
        }
        notes.extend(repairs::of(round).into_iter().map(|change| Note::Repair { round: number, change }));
        notes.extend(pairing_on_old_ranking(tournament, round));
    }
    notes
}

/// That a round drawn by ranking rests on a ranking that has changed since.
pub fn pairing_on_old_ranking(tournament: &Tournament, round: &Round) -> Option<Note> {
    let Origin::Ranking(record) = &round.origin else { return None };
    let moved = moved_since(tournament, round.number, &record.ranking);
    (!moved.is_empty()).then_some(Note::PairingOnOldRanking { round: round.number, moved })
}

/// The ranked teams of a pairing whose rank is another one by now.
pub(super) fn moved_since(tournament: &Tournament, round: RoundNumber, used: &[Placed]) -> Vec<(TeamNumber, usize, usize)> {
    let Some(ranking) = round.before().and_then(|before| ranking::after(tournament, before).ok()) else { return Vec::new() };
    let present: Vec<_> = ranking.lines.iter().filter(|line| used.iter().any(|placed| placed.team == line.team)).collect();
    let place_of =
        |ranks: &[Option<u32>], rank: Option<u32>| 1 + ranks.iter().filter(|&&other| other.is_some() && other < rank).count();
    let then: Vec<_> = used.iter().map(|placed| placed.rank).collect();
    let now: Vec<_> = present.iter().map(|line| line.rank).collect();
    let places = used.iter().filter_map(|placed| {
        let line = present.iter().find(|line| line.team == placed.team)?;
        placed.rank?;
        Some((placed.team, place_of(&then, placed.rank), place_of(&now, line.rank)))
    });
    places.filter(|(_, then, now)| then != now).collect()
}

fn duplicate_players(tournament: &Tournament) -> Vec<Note> {
    let mut players: BTreeMap<String, (String, Vec<TeamNumber>)> = BTreeMap::new();
    for team in tournament.teams.values() {
        for player in &team.players {
            players.entry(text::fold(player)).or_insert_with(|| (player.clone(), Vec::new())).1.push(team.number);
        }
    }
    let twice = players.into_values().filter(|(_, teams)| teams.len() > 1);
    twice.map(|(player, teams)| Note::DuplicatePlayer { player, teams }).collect()
}

fn withdrawn(tournament: &Tournament) -> Vec<Note> {
    let left =
        |team: &Team| team.departures().map(|departure| Note::Withdrawn { team: team.number, departure }).collect::<Vec<_>>();
    tournament.teams.values().flat_map(left).collect()
}
