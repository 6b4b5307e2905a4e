//! Draws made, typed in, annulled (rules.md 7). How a draw is computed is in [`draw`], how it is changed afterwards in
//! [`repairs`](super::repairs).

use super::{Decision, Warning, repairs};
use crate::domain::change::Edit;
use crate::domain::draw::{self, Apart, Rematches};
use crate::domain::refusal::{MayInsist, NotPlaying};
use crate::domain::round::Origin;
use crate::domain::ruleset::{ByeRule, SecondEntry};
use crate::domain::team::{Entry, Presence};
use crate::domain::{Change, Match, Moment, Refusal, Round, RoundNumber, TableNumber, Team, TeamNumber, Tournament, text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What can be wished for draws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundCommand {
    /// Draws a round, by lot or by ranking as the ruleset says.
    Draw {
        /// Which one.
        round: u32,
        /// The text the draw is computed from.
        seed: String,
        /// When.
        at: Moment,
        /// Whether rematches are allowed where there is no other way.
        rematches: Rematches,
        /// Whether open sheets of earlier rounds are put up with.
        insist: Insist,
        /// Who is wished apart.
        #[serde(default, skip_serializing_if = "Apart::is_empty")]
        apart: Apart,
    },
    /// Takes a draw that was made in the hall.
    Pair {
        /// Which round.
        round: u32,
        /// The matches.
        matches: Vec<HandMatch>,
        /// When.
        at: Moment,
        /// Whether open sheets of earlier rounds are put up with.
        insist: Insist,
    },
    /// Annuls the last drawn round.
    Annul {
        /// Which one.
        round: u32,
        /// Why.
        reason: String,
        /// Whether its sheets may go with it.
        sheets: SheetsToo,
    },
    /// Two teams of a drawn round take each other's place; one may be the team that sits out.
    Swap {
        /// Which round.
        round: u32,
        /// The teams.
        teams: [u32; 2],
        /// Why.
        reason: String,
        /// When.
        at: Moment,
    },
    /// Seats teams that came after the draw, by touching as few tables as possible.
    Seat {
        /// Which round.
        round: u32,
        /// The teams.
        teams: Vec<u32>,
        /// When.
        at: Moment,
    },
    /// A team takes the place of one that does not come; the other tables stay.
    TakeSeat {
        /// Which round.
        round: u32,
        /// The team that comes, or the one that sits out.
        team: u32,
        /// The one that does not come.
        of: u32,
        /// When.
        at: Moment,
    },
}

/// One line of a draw made by hand: a match at a table, or a team alone that sits out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandMatch {
    /// The table; none for the team that sits out.
    pub table: Option<u32>,
    /// Team A.
    pub team_a: u32,
    /// Team B; none for a team that sits out.
    pub team_b: Option<u32>,
}

/// Whether the organiser insists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Insist {
    /// No: what is open refuses.
    No,
    /// Yes.
    Yes,
}

/// Whether the sheets of an annulled draw go with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetsToo {
    /// Sheets refuse the annulment.
    Refuse,
    /// They go.
    Drop,
}

pub(super) fn decide(tournament: &Tournament, command: &RoundCommand) -> Result<Decision, Refusal> {
    match command {
        RoundCommand::Draw { round, seed, at, rematches, insist, apart } => {
            let round = tournament.round_number(*round)?;
            let insistence = if tournament.ruleset.by_lot(round) { MayInsist::Yes } else { MayInsist::No };
            let open = check_its_turn(tournament, round, *insist, insistence)?;
            let proposal = draw::propose(tournament, round, seed, *at, *rematches, apart)?;
            let warnings = open.into_iter().chain(proposal.notices.into_iter().map(Warning::Draw)).collect();
            Ok(Decision { changes: vec![Change::Round(Edit::made(proposal.round))], warnings })
        }
        RoundCommand::Pair { round, matches, at, insist } => {
            let round = tournament.round_number(*round)?;
            let open = check_its_turn(tournament, round, *insist, MayInsist::Yes)?;
            let round = by_hand(tournament, round, matches, *at)?;
            let warnings = open.into_iter().chain(rematches_in(tournament, &round)).collect();
            Ok(Decision { changes: vec![Change::Round(Edit::made(round))], warnings })
        }
        RoundCommand::Annul { round, reason, sheets } => annul(tournament, tournament.round(*round)?, reason, *sheets),
        RoundCommand::Swap { round, teams, reason, at } => {
            repairs::swap(tournament, tournament.round(*round)?, *teams, reason, *at)
        }
        RoundCommand::Seat { round, teams, at } => repairs::seat(tournament, tournament.round(*round)?, teams, *at),
        RoundCommand::TakeSeat { round, team, of, at } => {
            repairs::take_seat(tournament, tournament.round(*round)?, *team, *of, *at)
        }
    }
}

/// A round is drawn once, after those before it, when their sheets are in and, as far as the ruleset wants it, checked. A second
/// entry that differs stops a draw wherever there is one; only where it is required it does so for good before a ranked round
/// **[choice]**.
fn check_its_turn(tournament: &Tournament, round: RoundNumber, insist: Insist, may: MayInsist) -> Result<Vec<Warning>, Refusal> {
    if let Some(drawn) = tournament.rounds.get(&round) {
        return Err(Refusal::AlreadyDrawn { round, at: drawn.drawn_at });
    }
    if let Some(missing) = round.up_to().find(|earlier| *earlier < round && !tournament.rounds.contains_key(earlier)) {
        return Err(Refusal::EarlierRoundNotDrawn { round, missing });
    }
    let mut warnings = Vec::new();
    let open = open_matches(tournament, round);
    match (open.is_empty(), insist, may) {
        (true, _, _) => {}
        (false, Insist::Yes, MayInsist::Yes) => warnings.push(Warning::SheetsOpen(open)),
        (false, _, insist) => return Err(Refusal::SheetsOpen { round, open, insist }),
    }
    let open = tournament.unchecked(Some(round));
    let is_required = tournament.ruleset.second_entry == SecondEntry::Required;
    let may = if is_required { may } else { MayInsist::Yes };
    match (open.is_empty(), insist, may) {
        (true, _, _) => {}
        (false, Insist::Yes, MayInsist::Yes) => warnings.push(Warning::ChecksOpen(open)),
        (false, _, insist) => return Err(Refusal::ChecksOpen { round, open, insist }),
    }
    Ok(warnings)
}

/// The matches before a round whose sheet does not count.
fn open_matches(tournament: &Tournament, before: RoundNumber) -> Vec<(RoundNumber, TableNumber)> {
    let earlier =
        tournament.rounds.range(..before).flat_map(|(&number, round)| round.matches.iter().map(move |m| (number, m.table)));
    earlier.filter(|&(round, table)| tournament.sheet(round, table).is_none_or(|sheet| !sheet.is_in())).collect()
}

fn by_hand(tournament: &Tournament, number: RoundNumber, given: &[HandMatch], at: Moment) -> Result<Round, Refusal> {
    if given.is_empty() {
        return Err(Refusal::NothingGiven);
    }
    let mut paired = BTreeSet::new();
    let mut tables = BTreeSet::new();
    let (mut matches, mut bye, mut refused) = (Vec::new(), None, Vec::new());
    for (i, line) in given.iter().enumerate() {
        match read_line(tournament, number, line, &mut paired, &mut tables) {
            Ok(Line::Match(m)) => matches.push(m),
            Ok(Line::Bye(team)) => {
                let first = bye.replace(team);
                refused.extend(first.map(|first| (i, Refusal::TwoByes { teams: (first, team) })));
            }
            Err(refusal) => refused.push((i, refusal)),
        }
    }
    if !refused.is_empty() {
        return Err(Refusal::Entries(refused));
    }
    let left_out: Vec<_> = tournament.playing(number).into_iter().filter(|team| !paired.contains(team)).collect();
    if !left_out.is_empty() {
        return Err(Refusal::LeftOut { teams: left_out });
    }
    matches.sort_by_key(|m: &Match| m.table);
    Ok(Round {
        number,
        drawn_at: at,
        origin: Origin::Hand,
        drawn: matches.clone(),
        drawn_bye: bye,
        matches,
        bye,
        repairs: Vec::new(),
    })
}

enum Line {
    Match(Match),
    Bye(TeamNumber),
}

fn read_line(
    tournament: &Tournament,
    round: RoundNumber,
    line: &HandMatch,
    paired: &mut BTreeSet<TeamNumber>,
    tables: &mut BTreeSet<TableNumber>,
) -> Result<Line, Refusal> {
    let mut take = |number: u32| {
        let team = tournament.team(number)?;
        if let Some(why) = not_playing(team, round) {
            return Err(Refusal::DoesNotPlay { team: team.number, why });
        }
        if paired.insert(team.number) { Ok(team.number) } else { Err(Refusal::PairedTwice { team: team.number }) }
    };
    let Some(other) = line.team_b else {
        let team = take(line.team_a)?;
        return if tournament.ruleset.bye == ByeRule::Refuse {
            Err(Refusal::ByeNotAllowed { team })
        } else {
            Ok(Line::Bye(team))
        };
    };
    if other == line.team_a {
        return Err(Refusal::AgainstItself { team: tournament.team(other)?.number });
    }
    let (team_a, team_b) = (take(line.team_a)?, take(other)?);
    let number = line.table.ok_or(Refusal::MatchWithoutTable)?;
    let table =
        TableNumber::new(number).filter(|_| number <= TeamNumber::LAST).ok_or(Refusal::TableOutOfRange { table: number })?;
    if tables.insert(table) { Ok(Line::Match(Match { table, team_a, team_b })) } else { Err(Refusal::TableTwice { table }) }
}

/// Why a team cannot be drawn for a round; `None` where it can.
pub(super) fn not_playing(team: &Team, round: RoundNumber) -> Option<NotPlaying> {
    if team.entry == Entry::Waiting {
        Some(NotPlaying::Waiting)
    } else if team.has_left(round) {
        Some(NotPlaying::Left)
    } else if team.presence == Presence::Absent {
        Some(NotPlaying::Absent)
    } else {
        None
    }
}

/// The matches of two teams that met before, where the ruleset would avoid them.
fn rematches_in(tournament: &Tournament, round: &Round) -> Vec<Warning> {
    let avoided = tournament.ruleset.avoids_rematches(round.number);
    let again = |m: &Match| {
        let rounds = tournament.meetings(m.pair(), round.number);
        (avoided && !rounds.is_empty()).then(|| Warning::Rematch { teams: m.pair(), rounds })
    };
    round.matches.iter().filter_map(again).collect()
}

/// Takes the last drawn round back; its penalties and the points granted for it go with it and are named, its sheets only
/// if wished.
fn annul(tournament: &Tournament, round: &Round, reason: &str, sheets_too: SheetsToo) -> Result<Decision, Refusal> {
    text::reason(reason)?;
    if let Some(last) = tournament.last_drawn().filter(|last| last.number != round.number) {
        return Err(Refusal::NotTheLastRound { round: round.number, last: last.number });
    }
    let sheets: Vec<_> = tournament.sheets.values().filter(|sheet| sheet.round == round.number).cloned().collect();
    if !sheets.is_empty() && sheets_too == SheetsToo::Refuse {
        return Err(Refusal::RoundHasSheets { round: round.number, sheets: sheets.len() });
    }
    let penalties: Vec<_> = tournament.penalties.values().filter(|penalty| penalty.round == round.number).cloned().collect();
    let grants: Vec<_> = tournament.grants.values().filter(|grant| grant.round == round.number).cloned().collect();
    let mut decision = Decision::default();
    decision.warnings.extend((!sheets.is_empty()).then_some(Warning::SheetsWentToo(sheets.len())));
    decision.warnings.extend(penalties.iter().cloned().map(Warning::PenaltyWentToo));
    decision.warnings.extend(grants.iter().cloned().map(Warning::GrantWentToo));
    decision.changes.extend(grants.into_iter().map(|grant| Change::Grant(Edit::removed(grant))));
    decision.changes.extend(sheets.into_iter().map(|sheet| Change::Sheet(Edit::removed(sheet))));
    decision.changes.extend(penalties.into_iter().map(|penalty| Change::Penalty(Edit::removed(penalty))));
    decision.changes.push(Change::Round(Edit::removed(round.clone())));
    Ok(decision)
}
