//! Teams that leave, come back or are disqualified (rules.md 9), and what becomes of their matches in rounds already drawn.
//! Takes no points away: a match that was played stays.

use super::{Decision, Warning};
use crate::domain::change::Edit;
use crate::domain::draw::repair;
use crate::domain::round::{Repair, Side, Step};
use crate::domain::ruleset::ByeRule;
use crate::domain::sheet::{Absent, Content, Sheet, State};
use crate::domain::team::{Departure, DepartureKind};
use crate::domain::{Change, Moment, Refusal, Round, RoundNumber, TableNumber, Team, TeamNumber, Tournament, text};

/// A team plays no more from a round on. Its matches already drawn become forfeits; one that was played refuses.
pub(super) fn withdraw(tournament: &Tournament, team: &Team, from: RoundNumber, at: Moment) -> Result<Decision, Refusal> {
    let departure = Departure { from, kind: DepartureKind::Withdrawn, until: None };
    match team.departure {
        Some(before) if before == departure => return Ok(Decision::default()),
        Some(before) if before.until.is_none_or(|until| from < until) => {
            return Err(Refusal::AlreadyLeft { team: team.number, departure: before });
        }
        _ => {}
    }
    let has_its_sheet = |round: &Round| {
        let (m, side) = round.of(team.number)?;
        let sheet = tournament.sheet(round.number, m.table)?;
        is_handed_in(tournament, sheet, m.team(side.other()), side).then_some((round.number, m.table))
    };
    if let Some((round, table)) = tournament.rounds.range(from..).rev().find_map(|(_, round)| has_its_sheet(round)) {
        return Err(Refusal::AlreadyPlayed { team: team.number, round, table });
    }
    Ok(leave(tournament, team, departure, at))
}

/// A team plays no more from the first drawn round without its sheet on, and is out of the rankings.
pub(super) fn disqualify(tournament: &Tournament, team: &Team, reason: &str, at: Moment) -> Result<Decision, Refusal> {
    text::reason(reason)?;
    if team.is_disqualified() {
        return Ok(Decision::default());
    }
    let waits = |round: &&Round| round.of(team.number).is_some_and(|(m, _)| tournament.sheet(round.number, m.table).is_none());
    let open = tournament.rounds.values().find(waits).map(|round| round.number);
    let gone = team.departure.filter(|departure| departure.until.is_none()).map(|departure| departure.from);
    let from = open.into_iter().chain(gone).min().unwrap_or_else(|| next_round(tournament));
    Ok(leave(tournament, team, Departure { from, kind: DepartureKind::Disqualified, until: None }, at))
}

/// A team that left, or was disqualified, plays again from a round on: its forfeits there are taken back.
pub(super) fn come_back(tournament: &Tournament, team: &Team, round: RoundNumber, at: Moment) -> Result<Decision, Refusal> {
    let away = team.departure.filter(|away| away.until.is_none());
    let Some(away) = away.filter(|away| away.from <= round || away.kind == DepartureKind::Disqualified) else {
        return Err(Refusal::NotAway { team: team.number, round });
    };
    let was_away = Departure { kind: DepartureKind::Withdrawn, until: Some(round), ..away };
    let mut absences = team.absences.clone();
    // Back before it was away at all: as if it had not left this time.
    let departure = if away.from < round { Some(was_away) } else { absences.pop() };
    let after = Team { departure, absences, ..team.clone() };
    let mut decision = Decision::one(Change::Team(Edit::changed(team.clone(), after)));
    for drawn in tournament.rounds.range(round..).map(|(_, drawn)| drawn) {
        decision.add(come_back_to(tournament, team, drawn, at));
    }
    Ok(with_odd_teams(tournament, decision))
}

fn come_back_to(tournament: &Tournament, team: &Team, round: &Round, at: Moment) -> Decision {
    let Some((m, side)) = round.of(team.number) else {
        let sat_out = round.repairs.iter().any(|repair| repair.step == Step::ByeLeft(team.number));
        return if sat_out && round.bye.is_none() {
            Decision::one(repaired(round, Step::SitOut(team.number), at))
        } else {
            Decision { changes: Vec::new(), warnings: vec![Warning::NotInDraw { team: team.number, round: round.number }] }
        };
    };
    there_after_all(tournament, round.number, m.table, side).unwrap_or_default()
}

/// What becomes of a sheet when somebody sits on a side of its match after all: the forfeit of that side falls away. `None`
/// where the sheet says something else.
pub(super) fn there_after_all(tournament: &Tournament, round: RoundNumber, table: TableNumber, side: Side) -> Option<Decision> {
    let Some(sheet) = tournament.sheet(round, table) else { return Some(Decision::default()) };
    match sheet.content {
        Content::Forfeit(Absent::Both) => {
            let after = corrected(sheet, Absent::of(side.other()));
            Some(Decision::one(Change::Sheet(Edit::changed(sheet.clone(), after))))
        }
        Content::Forfeit(absent) if absent.includes(side) => {
            let warnings = vec![Warning::SheetOpenAgain { round, table }];
            Some(Decision { changes: vec![Change::Sheet(Edit::removed(sheet.clone()))], warnings })
        }
        Content::Forfeit(_) | Content::Played(_) => None,
    }
}

/// The penalties of a team in a round in which it stands no longer go, and are named.
pub(super) fn penalties_gone(tournament: &Tournament, round: RoundNumber, team: TeamNumber) -> Decision {
    let penalties = tournament.penalties.values().filter(|penalty| (penalty.round, penalty.team) == (round, team)).cloned();
    let (changes, warnings) =
        penalties.map(|penalty| (Change::Penalty(Edit::removed(penalty.clone())), Warning::PenaltyWentToo(penalty))).unzip();
    Decision { changes, warnings }
}

/// The team gone, with what that means for the rounds already drawn.
fn leave(tournament: &Tournament, team: &Team, departure: Departure, at: Moment) -> Decision {
    let absences = team.departures().filter(|before| before.until.is_some()).collect();
    let after = Team { departure: Some(departure), absences, ..team.clone() };
    let mut decision = Decision::one(Change::Team(Edit::changed(team.clone(), after)));
    for round in tournament.rounds.range(departure.from..).map(|(_, round)| round) {
        if let Some((m, side)) = round.of(team.number) {
            let against = m.team(side.other());
            let sheet = tournament.sheet(round.number, m.table);
            let stays = sheet.is_some_and(|sheet| is_handed_in(tournament, sheet, against, side));
            let edit = if stays { None } else { absence(sheet, round.number, m.table, side) };
            let warning = Warning::BecomesForfeit { round: round.number, table: m.table, against };
            decision.warnings.extend(edit.is_some().then_some(warning));
            decision.changes.extend(edit.map(Change::Sheet));
        } else if round.bye == Some(team.number) {
            decision.warnings.push(Warning::ByeLeft { round: round.number });
            decision.add(penalties_gone(tournament, round.number, team.number));
            decision.changes.push(repaired(round, Step::ByeLeft(team.number), at));
        }
    }
    with_odd_teams(tournament, decision)
}

/// Whether a sheet says that a team was at its match: it was played, or only the opponents were missing, and not because they
/// had left before.
fn is_handed_in(tournament: &Tournament, sheet: &Sheet, against: TeamNumber, side: Side) -> bool {
    match sheet.content {
        Content::Played(_) => true,
        Content::Forfeit(absent) => {
            let had_left = tournament.teams.get(&against).is_some_and(|team| team.has_left(sheet.round));
            !absent.includes(side) && !had_left
        }
    }
}

/// What becomes of a match to which one side does not come; nothing where it was played, or the absence is known.
fn absence(sheet: Option<&Sheet>, round: RoundNumber, table: TableNumber, side: Side) -> Option<Edit<Sheet>> {
    let Some(before) = sheet else {
        let content = Content::Forfeit(Absent::of(side));
        return Some(Edit::made(Sheet { round, table, content, state: State::Verified, corrections: 0 }));
    };
    match before.content {
        Content::Forfeit(absent) if !absent.includes(side) => {
            Some(Edit::changed(before.clone(), corrected(before, Absent::Both)))
        }
        Content::Forfeit(_) | Content::Played(_) => None,
    }
}

fn corrected(before: &Sheet, absent: Absent) -> Sheet {
    Sheet { content: Content::Forfeit(absent), corrections: before.corrections + 1, ..before.clone() }
}

fn repaired(round: &Round, step: Step, at: Moment) -> Change {
    let after = repair::repaired(round, Repair { at, reason: String::new(), step });
    Change::Round(Edit::changed(round.clone(), after))
}

/// The round after the last drawn one, also where there is none to come.
fn next_round(tournament: &Tournament) -> RoundNumber {
    let next = tournament.last_drawn().map_or(1, |round| round.number.get() + 1);
    RoundNumber::new(next.min(RoundNumber::LAST)).unwrap_or(RoundNumber::FIRST)
}

/// Says where the next draw would refuse the number of teams there is now.
pub(super) fn with_odd_teams(tournament: &Tournament, mut decision: Decision) -> Decision {
    let round = next_round(tournament);
    let mut after = tournament.clone();
    after.apply(&decision.changes);
    let present = after.playing(round).len();
    let to_come = round <= after.ruleset.rounds && !after.rounds.contains_key(&round);
    if to_come && !present.is_multiple_of(2) && after.ruleset.bye == ByeRule::Refuse {
        decision.warnings.push(Warning::OddTeams { present, round });
    }
    decision
}
