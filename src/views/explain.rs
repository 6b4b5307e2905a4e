//! « Pourquoi ? »: how the numbers of a team came about: its rank beside its neighbours, and each round with its table, its
//! opponents and why there, what stood on the sheet and what counts. Words nothing, and adds nothing up itself.

mod pairing;

pub use pairing::{CameBy, Pairing};

use super::TeamName;
use super::corrections::{self, Correction};
use super::seating::{Seating, Whereabouts};
use super::sheet_rows::{self, RowState};
use super::standings::{StandingLine, Standings};
use crate::domain::history::History;
use crate::domain::ranking::{self, Score};
use crate::domain::{Penalty, Points, Refusal, Round, RoundNumber, Side, TableNumber, TeamNumber, Tournament};

/// A team explained.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// Who it is.
    pub team: TeamName,
    /// The ranking it stands in; `None` where no round is drawn.
    pub standings: Option<Standings>,
    /// Its rounds, also those drawn after this ranking.
    pub rounds: Vec<RoundOfTeam>,
}

/// One round of a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundOfTeam {
    /// The round.
    pub round: RoundNumber,
    /// Where it was.
    pub place: PlaceOfTeam,
    /// What it has; `None` where nothing counts (yet).
    pub score: Option<Score>,
    /// What stood on its side of the sheet, the share of each deal not played, and how many those are.
    pub time_out: Option<TimeOut>,
    /// How its sheet was changed after it was on file, the oldest first.
    pub corrections: Vec<Correction>,
    /// Its penalties.
    pub penalties: Vec<Penalty>,
}

/// Where a team was in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlaceOfTeam {
    /// At a table.
    At {
        /// The table.
        table: TableNumber,
        /// Its opponents.
        against: TeamName,
        /// Where the sheet stands.
        sheet: RowState,
        /// Why they met there.
        pairing: Pairing,
    },
    /// It sat out.
    Bye(Pairing),
    /// It did not stand in the draw.
    Elsewhere(Whereabouts),
}

/// What a sheet was made up of when time ran out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeOut {
    /// Points on the sheet.
    pub on_paper: Points,
    /// Deals not played.
    pub deals_left: u32,
    /// What each team gets for one of them.
    pub per_deal: Points,
}

impl Explanation {
    /// A team explained: its rank after a round, or after the last one with a sheet, and its rounds, up to that one if it is
    /// asked for.
    ///
    /// # Errors
    /// There is no such team, or the round is not drawn.
    pub fn of(tournament: &Tournament, history: &History, team: u32, after: Option<u32>) -> Result<Self, Refusal> {
        let team = tournament.team(team)?;
        let asked = after.map(|after| tournament.round(after).map(|round| round.number)).transpose()?;
        let ranked = asked.or_else(|| ranking::latest(tournament).ok());
        let last = asked.or_else(|| tournament.last_drawn().map(|round| round.number));
        Ok(Self {
            team: TeamName::of(team),
            standings: ranked.map(|after| Standings::after(tournament, after)).transpose()?,
            rounds: last.map(|last| rounds_of(tournament, history, team.number, last)).unwrap_or_default(),
        })
    }

    /// Its line in the ranking; `None` where it stood in no draw till then.
    pub fn line(&self) -> Option<&StandingLine> {
        self.standings.as_ref()?.line(self.team.number)
    }
}

/// Every drawn round of a team up to one.
pub fn rounds_of(tournament: &Tournament, history: &History, team: TeamNumber, after: RoundNumber) -> Vec<RoundOfTeam> {
    tournament.rounds.range(..=after).map(|(_, round)| round_of(tournament, history, round, team)).collect()
}

fn round_of(tournament: &Tournament, history: &History, round: &Round, team: TeamNumber) -> RoundOfTeam {
    let in_round = ranking::scores(tournament, round).into_iter().find(|(of, _)| *of == team).and_then(|(_, score)| score);
    let granted = tournament.grants.get(&(round.number, team)).map(ranking::granted);
    let penalties = tournament.penalties.values().filter(|penalty| (penalty.round, penalty.team) == (round.number, team));
    let mut of = RoundOfTeam {
        round: round.number,
        place: PlaceOfTeam::Elsewhere(Whereabouts::NotDrawn),
        score: in_round.or(granted),
        time_out: None,
        corrections: Vec::new(),
        penalties: penalties.cloned().collect(),
    };
    if let Some((m, side)) = round.of(team) {
        let rows = sheet_rows::of_round(tournament, round.number);
        let row = rows.iter().find(|row| row.table == m.table);
        of.time_out = row.and_then(|row| time_out(tournament.ruleset.deals_per_match, row, side));
        let changed = corrections::of(tournament, history, Some(round.number)).into_iter();
        of.corrections = changed.filter(|correction| correction.of.table == m.table).collect();
        of.place = PlaceOfTeam::At {
            table: m.table,
            against: TeamName::find(tournament, m.team(side.other())),
            sheet: row.map_or(RowState::Missing, |row| row.state),
            pairing: Pairing::of(tournament, round, team),
        };
    } else if round.bye == Some(team) {
        of.place = PlaceOfTeam::Bye(Pairing::of(tournament, round, team));
    } else if let Ok(seating) = Seating::of(tournament, round.number) {
        let place = seating.places.iter().find(|place| place.team.number == team);
        of.place = PlaceOfTeam::Elsewhere(place.map_or(Whereabouts::NotDrawn, |place| place.at));
    }
    of
}

fn time_out(all: u32, row: &sheet_rows::SheetRow, side: Side) -> Option<TimeOut> {
    let (typed, deals, share) = (row.typed?, row.deals?, row.share?);
    let deals_left = all.checked_sub(deals).filter(|&left| left > 0)?;
    let per_deal = Points::from_halves(share.halves() / i64::from(deals_left));
    Some(TimeOut { on_paper: Points::whole(i64::from(typed[side as usize])), deals_left, per_deal })
}
