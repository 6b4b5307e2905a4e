//! Draws (rules.md 7): from the teams present to a [`Round`] with the record of how it came about. `stream` and `by_lot` are
//! the procedure to the byte, `by_ranking` the pairing of the later rounds, `apart` who is wished apart, `tables` who sits where, `repair` what is changed
//! by hand afterwards, `team_list` the fingerprint of who was there. Keeps nothing: whoever asks twice with the same seed gets the same answer.

mod apart;
pub mod by_lot;
pub mod by_ranking;
mod existence;
pub mod repair;
pub mod stream;
mod tables;
pub mod team_list;

use super::round::{LotRecord, Moment, Origin, Placed, RankingRecord};
use super::ruleset::ByeRule;
use super::{Match, Refusal, Round, RoundNumber, TableNumber, TeamNumber, Tournament, ranking};
pub use apart::{Apart, Clubs};
use by_lot::{Drawn, Lot, NotDrawn};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A draw that can be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// The round as it would be.
    pub round: Round,
    /// What the organiser should know.
    pub notices: Vec<Notice>,
}

/// What the organiser should know of a draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// Two teams with fixed tables meet: the lower number's holds.
    FixedTablesMeet {
        /// The team whose table holds.
        holds: TeamNumber,
        /// Its table.
        table: TableNumber,
        /// The team whose table does not.
        gives_way: TeamNumber,
    },
    /// No draw without a rematch is possible: the teams may all meet again in this round.
    RematchesAllowed,
}

/// Whether teams may meet again where no other draw is possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rematches {
    /// As the ruleset says.
    Avoid,
    /// In this round, if there is no other way.
    Allow,
}

/// Why a draw is not possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DrawRefusal {
    /// A seed is a text of 1 to 200 characters.
    Seed {
        /// Its length.
        length: usize,
    },
    /// Fewer than two teams.
    TooFew {
        /// How many.
        present: usize,
    },
    /// An odd number, and the ruleset has no bye.
    Odd {
        /// How many.
        present: usize,
    },
    /// Two teams have the same fixed table.
    FixedTableShared {
        /// The table.
        table: TableNumber,
        /// The teams.
        teams: (TeamNumber, TeamNumber),
    },
    /// A fixed table is none of the tables of the round.
    FixedTableBeyond {
        /// The team.
        team: TeamNumber,
        /// Its table.
        table: TableNumber,
        /// The tables of the round.
        tables: Vec<TableNumber>,
    },
    /// Every set of matches has a rematch, or a bye that may not be.
    Impossible {
        /// How many pairs may not meet.
        forbidden: usize,
        /// Whether one team has to sit out.
        bye: bool,
    },
    /// There is an allowed set, but it did not come up.
    NotFound {
        /// How many shuffles were made.
        attempts: u32,
    },
    /// No set of matches grants the wish to keep teams apart, or none came up.
    WishImpossible {
        /// How many shuffles were made; `None` where there is no such set.
        attempts: Option<u32>,
        /// The largest club of which teams are wished apart, and how many of them are present.
        club: Option<(String, usize)>,
        /// The pairs wished apart.
        pairs: Vec<(u32, u32)>,
        /// How many teams are present.
        present: usize,
    },
    /// A round formed by the ranking takes no wishes.
    NoWishByRanking {
        /// The round.
        round: RoundNumber,
    },
    /// A team is wished apart from itself.
    ApartFromItself {
        /// The team.
        team: TeamNumber,
    },
}

impl From<DrawRefusal> for Refusal {
    fn from(refusal: DrawRefusal) -> Self {
        Self::Draw(refusal)
    }
}

/// The longest seed, in characters.
const SEED_MAX: usize = 200;

/// A seed in its normal form: no white space at its ends, Unicode form NFC (rules.md 7, step 2).
///
/// # Errors
/// It is empty or longer than 200 characters.
pub fn normal_seed(seed: &str) -> Result<String, DrawRefusal> {
    let seed = stream::normal_form(seed);
    match seed.chars().count() {
        1..=SEED_MAX => Ok(seed),
        length => Err(DrawRefusal::Seed { length }),
    }
}

/// Draws a round that has not been drawn, by lot or by ranking as the ruleset says. Whether the time for it has come is
/// not asked here.
///
/// # Errors
/// A [`DrawRefusal`].
pub fn propose(
    tournament: &Tournament,
    round: RoundNumber,
    seed: &str,
    at: Moment,
    rematches: Rematches,
    apart: &Apart,
) -> Result<Proposal, Refusal> {
    let field = Field::new(tournament, round, normal_seed(seed)?)?;
    let (pairs, bye, origin, mut notices) = if tournament.ruleset.by_lot(round) {
        field.by_lot(tournament, round, rematches, apart)?
    } else if apart.is_empty() {
        field.by_ranking(tournament, round, rematches)?
    } else {
        return Err(DrawRefusal::NoWishByRanking { round }.into());
    };
    let seating = tables::seat(&pairs, &field.tables, &field.fixed);
    notices.extend(seating.notices);
    let round = Round {
        number: round,
        drawn_at: at,
        origin,
        drawn: seating.matches.clone(),
        drawn_bye: bye,
        matches: seating.matches,
        bye,
        repairs: Vec::new(),
    };
    Ok(Proposal { round, notices })
}

/// Why a shuffle was thrown away (rules.md 7, step 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Two teams would have met that may not.
    Forbidden(TeamNumber, TeamNumber),
    /// A team would have sat out that may not.
    Bye(TeamNumber),
}

/// Why the first shuffles of a draw by lot were thrown away, at most so many.
pub fn thrown_away(record: &LotRecord, round: RoundNumber, most: u32) -> Vec<Fault> {
    let faults = of_record(record, round, |lot| by_lot::faults(lot, most.min(record.attempts.saturating_sub(1))));
    let fault = |(a, b)| match (TeamNumber::new(a), TeamNumber::new(b)) {
        (Some(a), Some(b)) => Some(Fault::Forbidden(a.min(b), a.max(b))),
        (a, b) => a.or(b).map(Fault::Bye),
    };
    faults.into_iter().filter_map(fault).collect()
}

/// Whether a draw, computed again from its record, gives the matches that were drawn (rules.md 7.9), and the changes made
/// afterwards those that are played. A draw made by hand has nothing to compute.
pub fn holds(round: &Round) -> bool {
    repair::holds(round) && drawn_again(round)
}

fn drawn_again(round: &Round) -> bool {
    let mut tables: Vec<_> = round.drawn.iter().map(|m| m.table).collect();
    tables.sort_unstable();
    let again = match &round.origin {
        Origin::Hand => return true,
        Origin::Lot(record) => lot(record, round.number)
            .ok()
            .filter(|drawn| drawn.attempts == record.attempts)
            .map(|drawn| (as_teams(&drawn), &record.fixed_tables)),
        Origin::Ranking(record) => pairs_again(record, round).map(|pairs| ((pairs, round.drawn_bye), &record.fixed_tables)),
    };
    again.is_some_and(|((pairs, bye), fixed)| {
        bye == round.drawn_bye && tables::seat(&pairs, &tables, fixed).matches == round.drawn
    })
}

/// What the ranking as it is by now would give for a round drawn by ranking, with the same teams, lots and tables; `None`
/// for another round, or where it gives nothing.
pub fn paired_again(tournament: &Tournament, round: &Round) -> Option<(Vec<Match>, Option<TeamNumber>)> {
    let Origin::Ranking(record) = &round.origin else { return None };
    let ranking = round.number.before().map(|before| ranking::after(tournament, before)).transpose().ok()?;
    let order = by_ranking::order(tournament, &record.numbers, ranking.as_ref(), &record.lots);
    let bye = last_with(&order, |team| round.drawn_bye.is_some() && !record.no_bye.contains(&team));
    let pairs = by_ranking::pairs(&playing(&order, bye), &record.forbidden)?;
    let mut tables: Vec<_> = round.drawn.iter().map(|m| m.table).collect();
    tables.sort_unstable();
    Some((tables::seat(&pairs, &tables, &record.fixed_tables).matches, bye))
}

fn last_with(order: &[Placed], may: impl Fn(TeamNumber) -> bool) -> Option<TeamNumber> {
    order.iter().rev().map(|placed| placed.team).find(|&team| may(team))
}

fn playing(order: &[Placed], bye: Option<TeamNumber>) -> Vec<TeamNumber> {
    order.iter().map(|placed| placed.team).filter(|&team| Some(team) != bye).collect()
}

/// The pairs of a ranked round from its record; `None` where the record contradicts itself.
fn pairs_again(record: &RankingRecord, round: &Round) -> Option<Vec<(TeamNumber, TeamNumber)>> {
    if by_ranking::lots(&record.numbers, &record.seed, round.number.get()) != record.lots {
        return None;
    }
    let lot = |team| record.lots.iter().position(|&other| other == team);
    let in_order = |pair: &[Placed]| match (pair[0].rank, pair[1].rank) {
        (Some(a), Some(b)) => (a, lot(pair[0].team)) < (b, lot(pair[1].team)),
        (None, Some(_)) => false,
        (Some(_), None) => true,
        (None, None) => (Reverse(pair[0].total), pair[0].team) < (Reverse(pair[1].total), pair[1].team),
    };
    if !record.ranking.windows(2).all(in_order) {
        return None;
    }
    by_ranking::pairs(&playing(&record.ranking, round.drawn_bye), &record.forbidden)
}

/// How often each present team has sat out before a round.
fn byes(tournament: &Tournament, round: RoundNumber, team: TeamNumber) -> usize {
    tournament.rounds.range(..round).filter(|(_, round)| round.bye == Some(team)).count()
}

/// Who stands ready for a draw, and under which conditions.
struct Field {
    seed: String,
    numbers: Vec<TeamNumber>,
    bye: bool,
    no_bye: Vec<TeamNumber>,
    forbidden: Vec<(TeamNumber, TeamNumber)>,
    fixed: BTreeMap<TeamNumber, TableNumber>,
    tables: Vec<TableNumber>,
}

type Paired = (Vec<(TeamNumber, TeamNumber)>, Option<TeamNumber>, Origin, Vec<Notice>);

impl Field {
    fn new(tournament: &Tournament, round: RoundNumber, seed: String) -> Result<Self, DrawRefusal> {
        let numbers = tournament.playing(round);
        let present = numbers.len();
        let bye = !present.is_multiple_of(2);
        if present < 2 {
            return Err(DrawRefusal::TooFew { present });
        }
        if bye && tournament.ruleset.bye == ByeRule::Refuse {
            return Err(DrawRefusal::Odd { present });
        }
        let fewest = numbers.iter().map(|&team| byes(tournament, round, team)).min().unwrap_or_default();
        let may_not = |team: &TeamNumber| bye && byes(tournament, round, *team) > fewest;
        let tables = tournament.ruleset.tables(present / 2);
        Ok(Self {
            fixed: tables::fixed(tournament, &numbers, &tables)?,
            no_bye: numbers.iter().copied().filter(may_not).collect(),
            forbidden: forbidden(tournament, round, &numbers),
            seed,
            numbers,
            bye,
            tables,
        })
    }

    fn by_lot(
        &self,
        tournament: &Tournament,
        round: RoundNumber,
        rematches: Rematches,
        apart: &Apart,
    ) -> Result<Paired, Refusal> {
        let mut record = LotRecord {
            version: by_lot::VERSION.to_owned(),
            seed: self.seed.clone(),
            numbers: self.numbers.clone(),
            forbidden: self.forbidden.clone(),
            bye_drawn: self.bye,
            no_bye: self.no_bye.clone(),
            fixed_tables: self.fixed.clone(),
            attempts: 0,
        };
        let wished = apart.among(tournament, &self.numbers)?;
        record.forbidden.extend(&wished);
        record.forbidden.sort_unstable();
        record.forbidden.dedup();
        let mut notices = Vec::new();
        let mut drawn = lot(&record, round);
        if let (Err(refused), false) = (&drawn, wished.is_empty()) {
            return Err(apart.refused(tournament, &self.numbers, *refused).into());
        }
        if drawn == Err(NotDrawn::Impossible) && rematches == Rematches::Allow {
            record.forbidden.clear();
            notices.push(Notice::RematchesAllowed);
            drawn = lot(&record, round);
        }
        let drawn = drawn.map_err(|refused| match refused {
            NotDrawn::Impossible => self.impossible(),
            NotDrawn::NotFound { attempts } => DrawRefusal::NotFound { attempts },
        })?;
        record.attempts = drawn.attempts;
        let (pairs, bye) = as_teams(&drawn);
        Ok((pairs, bye, Origin::Lot(record), notices))
    }

    fn by_ranking(&self, tournament: &Tournament, round: RoundNumber, rematches: Rematches) -> Result<Paired, Refusal> {
        let lots = by_ranking::lots(&self.numbers, &self.seed, round.get());
        let ranking = round.before().map(|before| ranking::after(tournament, before)).transpose()?;
        let order = by_ranking::order(tournament, &self.numbers, ranking.as_ref(), &lots);
        let bye = last_with(&order, |team| self.bye && !self.no_bye.contains(&team));
        let playing = playing(&order, bye);
        let mut forbidden = self.forbidden.clone();
        let mut notices = Vec::new();
        let mut pairs = by_ranking::pairs(&playing, &forbidden);
        if pairs.is_none() && rematches == Rematches::Allow {
            forbidden.clear();
            notices.push(Notice::RematchesAllowed);
            pairs = by_ranking::pairs(&playing, &forbidden);
        }
        let record = RankingRecord {
            version: by_ranking::LOT_VERSION.to_owned(),
            seed: self.seed.clone(),
            numbers: self.numbers.clone(),
            ranking: order,
            lots,
            no_bye: self.no_bye.clone(),
            forbidden,
            fixed_tables: self.fixed.clone(),
        };
        Ok((pairs.ok_or(self.impossible())?, bye, Origin::Ranking(record), notices))
    }

    fn impossible(&self) -> DrawRefusal {
        DrawRefusal::Impossible { forbidden: self.forbidden.len(), bye: self.bye }
    }
}

/// The pairs of present teams that have met and may not meet again in this round, ascending.
fn forbidden(tournament: &Tournament, round: RoundNumber, present: &[TeamNumber]) -> Vec<(TeamNumber, TeamNumber)> {
    if !tournament.ruleset.avoids_rematches(round) {
        return Vec::new();
    }
    let is_present = |team: &TeamNumber| present.binary_search(team).is_ok();
    let earlier = tournament.rounds.range(..round).flat_map(|(_, round)| &round.matches);
    let mut pairs: Vec<_> = earlier.map(Match::pair).filter(|(a, b)| is_present(a) && is_present(b)).collect();
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

fn lot(record: &LotRecord, round: RoundNumber) -> Result<Drawn, NotDrawn> {
    of_record(record, round, by_lot::draw)
}

/// Does something with a draw's record in plain numbers.
fn of_record<T>(record: &LotRecord, round: RoundNumber, compute: impl FnOnce(&Lot) -> T) -> T {
    let plain = |teams: &[TeamNumber]| teams.iter().map(|team| team.get()).collect::<Vec<_>>();
    let forbidden: Vec<_> = record.forbidden.iter().map(|(a, b)| (a.get(), b.get())).collect();
    compute(&Lot {
        numbers: &plain(&record.numbers),
        seed: &record.seed,
        round: round.get(),
        forbidden: &forbidden,
        bye: record.bye_drawn,
        no_bye: &plain(&record.no_bye),
    })
}

fn as_teams(drawn: &Drawn) -> (Vec<(TeamNumber, TeamNumber)>, Option<TeamNumber>) {
    let team = |number: u32| TeamNumber::new(number).expect("a draw gives back the numbers it was given");
    (drawn.pairs.iter().map(|&(a, b)| (team(a), team(b))).collect(), drawn.bye.map(team))
}
