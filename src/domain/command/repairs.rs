//! Draws changed by hand after they were made (rules.md 7.9): only where no sheet is in, by touching as few tables as
//! possible, each change listed with its reason. Draws nothing.

use super::rounds::not_playing;
use super::{Decision, Warning, departures};
use crate::domain::change::Edit;
use crate::domain::draw::repair;
use crate::domain::round::{Match, Repair, Round, Step};
use crate::domain::ruleset::ByeRule;
use crate::domain::team::Presence;
use crate::domain::{Change, Moment, Refusal, RoundNumber, TableNumber, Team, TeamNumber, Tournament, text};

/// Two teams take each other's place; one may be the team that sits out.
pub(super) fn swap(
    tournament: &Tournament,
    round: &Round,
    [one, other]: [u32; 2],
    reason: &str,
    at: Moment,
) -> Result<Decision, Refusal> {
    let seated = |team: u32| {
        let team = tournament.team(team)?.number;
        if round.teams().any(|other| other == team) { Ok(team) } else { Err(Refusal::NotInRound { team, round: round.number }) }
    };
    let (one, other) = (seated(one)?, seated(other)?);
    if one == other {
        return Err(Refusal::SwapWithItself { team: one });
    }
    if let Some((m, _)) = round.of(one).filter(|(m, _)| m.side_of(other).is_some()) {
        return Err(Refusal::SwapOfOpponents { teams: (one, other), table: m.table });
    }
    let mut touched = [one, other].into_iter().filter_map(|team| round.of(team));
    if let Some((m, _)) = touched.find(|(m, _)| tournament.sheet(round.number, m.table).is_some()) {
        return Err(Refusal::TableHasSheet { round: round.number, table: m.table });
    }
    let reason = text::reason(reason)?;
    let after = repair::repaired(round, Repair { at, reason, step: Step::Swap(one, other) });
    if let Some(team) = after.bye.filter(|_| after.bye != round.bye) {
        check_bye(tournament, round, team)?;
    }
    Ok(repaired(tournament, round, after))
}

/// Seats teams that came after the draw of the last round: two of them at a table of their own; one alone meets the team
/// that sits out, or sits out itself.
pub(super) fn seat(tournament: &Tournament, round: &Round, teams: &[u32], at: Moment) -> Result<Decision, Refusal> {
    check_last(tournament, round)?;
    let mut late = Vec::new();
    for &number in teams {
        let team = newcomer(tournament, round, tournament.team(number)?)?;
        if late.contains(&team) {
            return Err(Refusal::AlreadyInDraw { team, round: round.number });
        }
        late.push(team);
    }
    if late.is_empty() {
        return Err(Refusal::NothingGiven);
    }
    if !late.len().is_multiple_of(2) {
        late.splice(0..0, round.bye);
    }
    let mut after = round.clone();
    for pair in late.chunks(2) {
        let step = match *pair {
            [team_a, team_b] => Step::AddTable(Match { table: free_table(tournament, &after, [team_a, team_b]), team_a, team_b }),
            _ => Step::SitOut(pair[0]),
        };
        after = repair::repaired(&after, Repair { at, reason: String::new(), step });
    }
    if let Some(team) = after.bye.filter(|_| after.bye != round.bye) {
        if tournament.ruleset.bye == ByeRule::Refuse {
            return Err(Refusal::ByeNotAllowed { team });
        }
        check_bye(tournament, &after, team)?;
    }
    Ok(repaired(tournament, round, after))
}

/// A team that came after the draw, or sits out, takes the place of one that does not come. That one is out of the round, with
/// what it had there, and of the next draws; a forfeit that was noted because of it falls away.
pub(super) fn take_seat(tournament: &Tournament, round: &Round, team: u32, of: u32, at: Moment) -> Result<Decision, Refusal> {
    check_last(tournament, round)?;
    let (team, gone) = (tournament.team(team)?, tournament.team(of)?);
    if team.number == gone.number {
        return Err(Refusal::SwapWithItself { team: team.number });
    }
    if !round.teams().any(|other| other == gone.number) {
        return Err(Refusal::NotInRound { team: gone.number, round: round.number });
    }
    if round.bye != Some(team.number) {
        newcomer(tournament, round, team)?;
    }
    let step = Step::TakeSeat { team: team.number, of: gone.number };
    let after = repair::repaired(round, Repair { at, reason: String::new(), step });
    if after.bye == Some(team.number) {
        check_bye(tournament, &after, team.number)?;
    }
    let mut decision = repaired(tournament, round, after);
    if let Some((m, side)) = round.of(gone.number) {
        let sheet = departures::there_after_all(tournament, round.number, m.table, side);
        decision.add(sheet.ok_or(Refusal::TableHasSheet { round: round.number, table: m.table })?);
    }
    decision.add(departures::penalties_gone(tournament, round.number, gone.number));
    if !gone.has_left(round.number) && gone.presence == Presence::Present {
        let absent = Team { presence: Presence::Absent, ..gone.clone() };
        decision.changes.push(Change::Team(Edit::changed(gone.clone(), absent)));
        decision.warnings.push(Warning::NowAbsent { team: gone.number });
    }
    Ok(departures::with_odd_teams(tournament, decision))
}

/// Teams are seated by hand in the last drawn round only: of the others the sheets are in, or waited for.
fn check_last(tournament: &Tournament, round: &Round) -> Result<(), Refusal> {
    match tournament.last_drawn().filter(|last| last.number != round.number) {
        Some(last) => Err(Refusal::LaterRoundDrawn { round: round.number, last: last.number }),
        None => Ok(()),
    }
}

/// A team that can be seated in a round in which it does not stand.
fn newcomer(tournament: &Tournament, round: &Round, team: &Team) -> Result<TeamNumber, Refusal> {
    if let Some(why) = not_playing(team, round.number) {
        return Err(Refusal::DoesNotPlay { team: team.number, why });
    }
    if round.teams().any(|other| other == team.number) {
        return Err(Refusal::AlreadyInDraw { team: team.number, round: round.number });
    }
    if tournament.grants.contains_key(&(round.number, team.number)) {
        return Err(Refusal::HasGrant { team: team.number, round: round.number });
    }
    Ok(team.number)
}

/// A table that nobody has: the one fixed for a team if it is among those of the round, else the first.
fn free_table(tournament: &Tournament, round: &Round, teams: [TeamNumber; 2]) -> TableNumber {
    let mut free = tournament.ruleset.tables(round.matches.len() + 1);
    free.retain(|&table| round.at(table).is_none());
    let wished = |team| tournament.teams.get(&team).and_then(|team: &Team| team.fixed_table).filter(|table| free.contains(table));
    teams.into_iter().find_map(wished).unwrap_or_else(|| free[0])
}

/// Nobody sits out again while another team of the round has sat out less often (rules.md 7).
fn check_bye(tournament: &Tournament, round: &Round, team: TeamNumber) -> Result<(), Refusal> {
    let elsewhere = |team| byes(tournament, round.number, team);
    let rounds = elsewhere(team);
    let fewest = round.teams().map(|other| elsewhere(other).len()).min().unwrap_or_default();
    if rounds.len() > fewest { Err(Refusal::ByeAgain { team, rounds }) } else { Ok(()) }
}

/// The other rounds in which a team sits out.
fn byes(tournament: &Tournament, except: RoundNumber, team: TeamNumber) -> Vec<RoundNumber> {
    let others = tournament.rounds.values().filter(|round| round.number != except && round.bye == Some(team));
    others.map(|round| round.number).collect()
}

/// The round changed, with what there is to know of it.
fn repaired(tournament: &Tournament, before: &Round, after: Round) -> Decision {
    let new = after.matches.iter().filter(|m| !before.matches.contains(m));
    let rematches = new.filter_map(|m| rematch(tournament, before.number, m));
    let warnings = rematches.chain(fixed_tables_left(tournament, before, &after)).collect();
    Decision { changes: vec![Change::Round(Edit::changed(before.clone(), after))], warnings }
}

/// Two teams that meet in another round too, where the ruleset would avoid it.
fn rematch(tournament: &Tournament, number: RoundNumber, m: &Match) -> Option<Warning> {
    let meet = |round: &&Round| round.number != number && round.matches.iter().any(|other| other.pair() == m.pair());
    let rounds: Vec<_> = tournament.rounds.values().filter(meet).map(|round| round.number).collect();
    let unwished = tournament.ruleset.avoids_rematches(number) && !rounds.is_empty();
    unwished.then(|| Warning::Rematch { teams: m.pair(), rounds })
}

/// The teams that sit elsewhere than before and not at their fixed table.
fn fixed_tables_left(tournament: &Tournament, before: &Round, after: &Round) -> Vec<Warning> {
    let table_in = |round: &Round, team| round.of(team).map(|(m, _)| m.table);
    let fixed = tournament.teams.values().filter_map(|team| Some((team.number, team.fixed_table?)));
    fixed
        .filter(|&(team, table)| {
            let now = table_in(after, team);
            now.is_some_and(|now| now != table) && now != table_in(before, team)
        })
        .map(|(team, table)| Warning::FixedTableLeft { team, table })
        .collect()
}
