//! The teams as the registration desk looks at them: counted, searched, sorted, with what is to be looked at. Decides
//! nothing, and compares names by a key it is given.

use crate::domain::ruleset::ByeRule;
use crate::domain::team::{Entry, PaymentWay, Presence, Standing};
use crate::domain::{RoundNumber, Team, TeamNumber, Tournament, text};
use std::collections::BTreeMap;

/// How many there are of what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Registered teams.
    pub registered: usize,
    /// The most there may be.
    pub most: u32,
    /// Registered teams that owe nothing more.
    pub settled: usize,
    /// Registered teams that still owe something.
    pub owing: usize,
    /// Teams that play in the next round.
    pub present: usize,
    /// Registered teams that are not in the hall.
    pub absent: usize,
    /// Teams on the waiting list.
    pub waiting: usize,
    /// How the number of present teams suits the next draw.
    pub parity: Parity,
}

/// How a number of teams suits a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Parity {
    /// It is even, or no draw is to come.
    Even,
    /// It is odd, and one team would sit out.
    Bye,
    /// It is odd, and the draw would be refused.
    Odd,
}

/// Which teams are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Filter {
    /// All that are registered.
    #[default]
    All,
    /// Those that are not in the hall.
    Absent,
    /// Those that still owe something.
    Owing,
}

/// What the teams are sorted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SortBy {
    /// Their number.
    #[default]
    Number,
    /// Their name.
    Name,
    /// A player, the first or the second.
    Player(usize),
    /// Their club.
    Club,
    /// Those that owe first.
    Paid,
    /// Those that are away first.
    Presence,
}

/// Which end comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Direction {
    /// The first one.
    Up,
    /// The last one: the newest team on top.
    #[default]
    Down,
}

/// What is looked for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Query {
    /// A number, or parts of names.
    pub searched: String,
    /// Which teams.
    pub filter: Filter,
    /// In which order.
    pub by: SortBy,
    /// From which end.
    pub direction: Direction,
}

/// One registered team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeskRow<'a> {
    /// The team.
    pub team: &'a Team,
    /// Where it is.
    pub whereabouts: Whereabouts,
    /// Whether it still owes something.
    pub owes: bool,
    /// For each player: the other teams a player of that name is in.
    pub twins: Vec<Vec<TeamNumber>>,
}

/// Where a team is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whereabouts {
    /// It plays no more, from this round on.
    Left(RoundNumber),
    /// It is disqualified.
    Disqualified,
    /// It is not in the hall.
    Absent,
    /// It is.
    Present,
}

/// Counts the teams.
pub fn counts(tournament: &Tournament) -> Counts {
    let registered: Vec<_> = tournament.registered().collect();
    let round = round_at_hand(tournament);
    let present = tournament.playing(round).len();
    let owing = registered.iter().filter(|team| owes(team, tournament.event.fee)).count();
    let to_come = !tournament.rounds.contains_key(&round);
    Counts {
        registered: registered.len(),
        most: tournament.ruleset.max_teams,
        settled: registered.len() - owing,
        owing,
        present,
        absent: registered.iter().filter(|team| whereabouts(team, round) == Whereabouts::Absent).count(),
        waiting: waiting(tournament).count(),
        parity: match (to_come && present % 2 == 1, tournament.ruleset.bye) {
            (false, _) => Parity::Even,
            (true, ByeRule::Points) => Parity::Bye,
            (true, ByeRule::Refuse) => Parity::Odd,
        },
    }
}

/// The registered teams that are looked for; `key` makes of a name what it is compared by.
pub fn rows<'a>(tournament: &'a Tournament, query: &Query, key: fn(&str) -> String) -> Vec<DeskRow<'a>> {
    let by_player = teams_by_player(tournament);
    let round = round_at_hand(tournament);
    let wanted = key(&query.searched);
    let row = |team: &'a Team| DeskRow {
        team,
        whereabouts: whereabouts(team, round),
        owes: owes(team, tournament.event.fee),
        twins: team.players.iter().map(|player| twins(&by_player, player, team.number)).collect(),
    };
    let mut rows: Vec<_> = tournament.registered().filter(|team| is_found(team, &wanted, key)).map(row).collect();
    rows.retain(|row| match query.filter {
        Filter::All => true,
        Filter::Absent => row.whereabouts != Whereabouts::Present,
        Filter::Owing => row.owes,
    });
    let name = |text: &str| (text.is_empty(), key(text));
    match query.by {
        SortBy::Number => {}
        SortBy::Name => rows.sort_by_cached_key(|row| name(&row.team.label())),
        SortBy::Player(i) => rows.sort_by_cached_key(|row| name(row.team.players.get(i).map_or("", |player| player))),
        SortBy::Club => rows.sort_by_cached_key(|row| name(&row.team.club)),
        SortBy::Paid => rows.sort_by_key(|row| !row.owes),
        SortBy::Presence => rows.sort_by_key(|row| row.whereabouts),
    }
    if query.direction == Direction::Down {
        rows.reverse();
    }
    rows
}

/// The teams that wait for a place, by number.
pub fn waiting(tournament: &Tournament) -> impl Iterator<Item = &Team> {
    tournament.teams.values().filter(|team| team.entry == Entry::Waiting)
}

/// The round that comes next; the last one where all are drawn.
pub fn round_at_hand(tournament: &Tournament) -> RoundNumber {
    tournament.next_round().unwrap_or(tournament.ruleset.rounds)
}

/// Whether a team still owes something. Without a fee the tick at the desk is all there is to go by.
fn owes(team: &Team, fee: i64) -> bool {
    let is_asked = team.standing == Standing::Ranked && team.payment.way != Some(PaymentWay::Exempted);
    match fee {
        0 if team.payment.due.is_none() => is_asked && !team.payment.settled,
        _ => team.due(fee) > team.received(fee),
    }
}

fn whereabouts(team: &Team, round: RoundNumber) -> Whereabouts {
    match team.departure_at(round) {
        _ if team.is_disqualified() => Whereabouts::Disqualified,
        Some(departure) => Whereabouts::Left(departure.from),
        _ if team.presence == Presence::Absent => Whereabouts::Absent,
        _ => Whereabouts::Present,
    }
}

/// Digits find the numbers that begin with them; words must all be somewhere in the names.
fn is_found(team: &Team, wanted: &str, key: fn(&str) -> String) -> bool {
    if wanted.is_empty() {
        return true;
    }
    if wanted.chars().all(|c| c.is_ascii_digit()) {
        return team.number.to_string().starts_with(wanted);
    }
    let names = [&team.name, &team.club].into_iter().chain(&team.players).map(|name| key(name));
    let names = names.collect::<Vec<_>>().join(" ");
    wanted.split(' ').all(|word| names.contains(word))
}

fn teams_by_player(tournament: &Tournament) -> BTreeMap<String, Vec<TeamNumber>> {
    let mut teams: BTreeMap<String, Vec<TeamNumber>> = BTreeMap::new();
    for team in tournament.teams.values() {
        for player in &team.players {
            teams.entry(text::fold(player)).or_default().push(team.number);
        }
    }
    teams
}

fn twins(by_player: &BTreeMap<String, Vec<TeamNumber>>, player: &str, of: TeamNumber) -> Vec<TeamNumber> {
    by_player.get(&text::fold(player)).into_iter().flatten().copied().filter(|&team| team != of).collect()
}

#[cfg(test)]
mod tests;
