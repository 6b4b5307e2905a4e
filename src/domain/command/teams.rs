//! Teams registered, changed, taken off the list, a player replaced (rules.md 7 and 9). Teams that leave are in
//! [`departures`].

use super::{Decision, Warning, all_or_nothing, departures, event};
use crate::domain::change::Edit;
use crate::domain::team::{Entry, Payment, Presence, Standing};
use crate::domain::text::{self, Field};
use crate::domain::{Change, Moment, Refusal, RoundNumber, TableNumber, Team, TeamNumber, Tournament};
use serde::{Deserialize, Serialize};

/// What can be wished for teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamCommand {
    /// One more team.
    Add(TeamDraft),
    /// A list of teams, all or none.
    Import(Vec<TeamDraft>),
    /// A team changed.
    Edit {
        /// Which one.
        team: u32,
        /// What changes.
        edit: TeamEdit,
    },
    /// A team that stands in no draw goes.
    Remove {
        /// Which one.
        team: u32,
    },
    /// A team plays no more.
    Withdraw {
        /// Which one.
        team: u32,
        /// The first round it does not play.
        from: u32,
        /// When.
        at: Moment,
    },
    /// A team that left plays again.
    Return {
        /// Which one.
        team: u32,
        /// The first round it plays.
        from: u32,
        /// When.
        at: Moment,
    },
    /// A team plays no more and is out of the rankings.
    Disqualify {
        /// Which one.
        team: u32,
        /// Why.
        reason: String,
        /// When.
        at: Moment,
    },
    /// A player is replaced by another one; the team keeps its number and its points.
    Substitute {
        /// Which team.
        team: u32,
        /// The player who leaves.
        out: String,
        /// The one who comes.
        substitute: String,
    },
}

/// A team as typed. Without a number it gets the lowest free one.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TeamDraft {
    /// The number wished for.
    pub number: Option<u32>,
    /// All else.
    #[serde(flatten)]
    pub rest: TeamEdit,
}

/// What is to be said or changed of a team. What is `None` stays as it is, for a new team: as usual.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamEdit {
    /// Another number, for a team that stands in no draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub renumber: Option<u32>,
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<String>>,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Whether the fee is settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<bool>,
    /// All that is said of its payment; `settled`, where it is given too, has the last word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payment: Option<Payment>,
    /// Whether it is in the hall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub presence: Option<Presence>,
    /// Whether it is ranked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
    /// Whether it is registered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<Entry>,
    /// The table it must have; 0 for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixed_table: Option<u32>,
}

pub(super) fn decide(tournament: &Tournament, command: &TeamCommand) -> Result<Decision, Refusal> {
    match command {
        TeamCommand::Add(draft) => add(tournament, draft),
        TeamCommand::Import(drafts) => all_or_nothing(tournament, drafts, add),
        TeamCommand::Edit { team, edit } => change(tournament, tournament.team(*team)?, edit),
        TeamCommand::Remove { team } => remove(tournament, tournament.team(*team)?),
        TeamCommand::Withdraw { team, from, at } => {
            departures::withdraw(tournament, tournament.team(*team)?, tournament.round_number(*from)?, *at)
        }
        TeamCommand::Return { team, from, at } => {
            departures::come_back(tournament, tournament.team(*team)?, tournament.round_number(*from)?, *at)
        }
        TeamCommand::Disqualify { team, reason, at } => departures::disqualify(tournament, tournament.team(*team)?, reason, *at),
        TeamCommand::Substitute { team, out, substitute } => replace_player(tournament, tournament.team(*team)?, out, substitute),
    }
}

fn add(tournament: &Tournament, draft: &TeamDraft) -> Result<Decision, Refusal> {
    let number = match draft.number {
        Some(number) => free_number(tournament, number)?,
        None => tournament.free_number().ok_or(Refusal::NoNumberLeft)?,
    };
    let blank = Team {
        number,
        name: String::new(),
        players: Vec::new(),
        club: String::new(),
        payment: Payment::default(),
        presence: Presence::Present,
        standing: Standing::Ranked,
        entry: draft.rest.entry.unwrap_or(Entry::Registered),
        fixed_table: None,
        departure: None,
        absences: Vec::new(),
    };
    let team = edited(&blank, &draft.rest)?;
    check_name(tournament, &team, None)?;
    if team.entry == Entry::Registered {
        check_registration(tournament)?;
    }
    let warnings = shared_players(tournament, &team);
    Ok(Decision { changes: vec![Change::Team(Edit::made(team))], warnings })
}

fn change(tournament: &Tournament, before: &Team, edit: &TeamEdit) -> Result<Decision, Refusal> {
    let mut after = edited(before, edit)?;
    if let Some(number) = edit.renumber.filter(|&number| number != before.number.get()) {
        check_not_drawn(tournament, before)?;
        after.number = free_number(tournament, number)?;
    }
    if after == *before {
        return Ok(Decision::default());
    }
    check_name(tournament, &after, Some(before.number))?;
    match (before.entry, after.entry) {
        (Entry::Waiting, Entry::Registered) => check_registration(tournament)?,
        (Entry::Registered, Entry::Waiting) => check_not_drawn(tournament, before)?,
        _ => {}
    }
    let others = others(tournament, before.number);
    let warnings = if after.players == before.players { Vec::new() } else { shared_players_among(others, &after) };
    Ok(Decision { changes: vec![Change::Team(Edit::changed(before.clone(), after))], warnings })
}

fn remove(tournament: &Tournament, team: &Team) -> Result<Decision, Refusal> {
    check_not_drawn(tournament, team)?;
    Ok(Decision::one(Change::Team(Edit::removed(team.clone()))))
}

fn replace_player(tournament: &Tournament, team: &Team, out: &str, substitute: &str) -> Result<Decision, Refusal> {
    let out = text::name(Field::Player, out)?;
    let Some(place) = team.players.iter().position(|player| text::fold(player) == text::fold(&out)) else {
        return Err(Refusal::NoSuchPlayer { team: team.number, player: out, players: team.players.clone() });
    };
    let mut players = team.players.clone();
    players[place] = text::name(Field::Player, substitute)?;
    if players[place].is_empty() {
        return Err(Refusal::SubstituteMissing);
    }
    change(tournament, team, &TeamEdit { players: Some(players), ..TeamEdit::default() })
}

/// The team with what is said of it put in, tidied.
fn edited(team: &Team, edit: &TeamEdit) -> Result<Team, Refusal> {
    let mut team = team.clone();
    if let Some(name) = &edit.name {
        team.name = text::name(Field::Team, name)?;
    }
    if let Some(players) = &edit.players {
        let players = players.iter().map(|player| text::name(Field::Player, player)).collect::<Result<Vec<_>, _>>()?;
        team.players = players.into_iter().filter(|player| !player.is_empty()).collect();
    }
    if let Some(club) = &edit.club {
        team.club = text::name(Field::Club, club)?;
    }
    if let Some(table) = edit.fixed_table {
        team.fixed_table = fixed_table(table)?;
    }
    if let Some(payment) = &edit.payment {
        team.payment = checked_payment(payment)?;
    }
    team.payment.settled = edit.settled.unwrap_or(team.payment.settled);
    team.presence = edit.presence.unwrap_or(team.presence);
    team.standing = edit.standing.unwrap_or(team.standing);
    team.entry = edit.entry.unwrap_or(team.entry);
    if team.players.len() > 2 {
        return Err(Refusal::TooManyPlayers { given: team.players.len() });
    }
    if team.name.is_empty() && team.players.len() < 2 {
        return Err(Refusal::NameOrPlayersMissing);
    }
    Ok(team)
}

fn checked_payment(payment: &Payment) -> Result<Payment, Refusal> {
    [payment.due, payment.received].into_iter().flatten().try_for_each(event::check_amount)?;
    Ok(Payment { remark: text::tidy(Field::Remark, &payment.remark, text::REASON_MAX)?, ..payment.clone() })
}

fn fixed_table(table: u32) -> Result<Option<TableNumber>, Refusal> {
    match table {
        0 => Ok(None),
        1..=TeamNumber::LAST => Ok(TableNumber::new(table)),
        _ => Err(Refusal::NoSuchFixedTable { table }),
    }
}

fn free_number(tournament: &Tournament, number: u32) -> Result<TeamNumber, Refusal> {
    let team = TeamNumber::new(number).filter(|_| number <= TeamNumber::LAST).ok_or(Refusal::TeamNumberOutOfRange { number })?;
    match tournament.teams.get(&team) {
        Some(other) => Err(Refusal::NumberTaken { number: team, by: other.label(), free: tournament.free_number() }),
        None => Ok(team),
    }
}

fn check_name(tournament: &Tournament, team: &Team, except: Option<TeamNumber>) -> Result<(), Refusal> {
    let Some(key) = team.name_key() else { return Ok(()) };
    let same = |other: &&Team| Some(other.number) != except && other.name_key().as_ref() == Some(&key);
    match tournament.teams.values().find(same) {
        Some(other) => Err(Refusal::NameTaken { name: team.name.clone(), by: other.number }),
        None => Ok(()),
    }
}

/// One more team can be registered: until the last round by lot is drawn, up to the maximum.
fn check_registration(tournament: &Tournament) -> Result<(), Refusal> {
    let rules = &tournament.ruleset;
    if let Some(round) = tournament.last_drawn().filter(|round| round.number.get() >= rules.drawn_rounds) {
        let last_by_lot = RoundNumber::new(rules.drawn_rounds).unwrap_or(round.number);
        return Err(Refusal::RegistrationClosed { round: last_by_lot });
    }
    if tournament.registered().count() >= rules.max_teams as usize {
        return Err(Refusal::Full { max: rules.max_teams });
    }
    Ok(())
}

fn check_not_drawn(tournament: &Tournament, team: &Team) -> Result<(), Refusal> {
    if tournament.is_drawn(team.number) {
        return Err(Refusal::TeamIsDrawn { team: team.number });
    }
    match tournament.grants.keys().find(|(_, other)| *other == team.number) {
        Some(&(round, team)) => Err(Refusal::HasGrant { team, round }),
        None => Ok(()),
    }
}

fn others(tournament: &Tournament, except: TeamNumber) -> impl Iterator<Item = &Team> {
    tournament.teams.values().filter(move |team| team.number != except)
}

fn shared_players(tournament: &Tournament, team: &Team) -> Vec<Warning> {
    shared_players_among(others(tournament, team.number), team)
}

/// The players of a team that are in another one too: pointed out, not refused.
fn shared_players_among<'a>(others: impl Iterator<Item = &'a Team>, team: &Team) -> Vec<Warning> {
    let mine: Vec<_> = team.players.iter().map(|player| (player, text::fold(player))).collect();
    let shared = |other: &Team| {
        let theirs: Vec<_> = other.players.iter().map(|player| text::fold(player)).collect();
        let number = other.number;
        mine.iter()
            .filter(|(_, key)| theirs.contains(key))
            .map(|&(player, _)| Warning::PlayerInTwoTeams { player: player.clone(), teams: (number, team.number) })
            .collect::<Vec<_>>()
    };
    others.flat_map(shared).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::command::{Command, decide};
    use crate::domain::ruleset;
    use crate::domain::team::PaymentWay;
    use crate::domain::tournament::Event;
    use chrono::NaiveDate;

    fn with_team() -> Tournament {
        let event = Event {
            name: "Essai".into(),
            date: NaiveDate::from_ymd_opt(2026, 11, 28).unwrap(),
            place: String::new(),
            fee: 6000,
            prizes: Vec::new(),
            ruleset: "geneve".into(),
        };
        let mut tournament = Tournament::new(event, ruleset::geneve());
        let rest = TeamEdit { name: Some("Les As".into()), settled: Some(true), ..TeamEdit::default() };
        let add = Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest }));
        let decision = decide(&tournament, &add).unwrap();
        tournament.apply(&decision.changes);
        tournament
    }

    fn pay(tournament: &mut Tournament, edit: TeamEdit) -> Result<Payment, Refusal> {
        let decision = decide(tournament, &Command::Teams(TeamCommand::Edit { team: 1, edit }))?;
        tournament.apply(&decision.changes);
        Ok(tournament.team(1)?.payment.clone())
    }

    #[test]
    fn a_payment_is_noted_whole_and_tidied() {
        let mut tournament = with_team();
        let noted = Payment {
            settled: true,
            due: Some(3000),
            received: Some(2000),
            way: Some(PaymentWay::Twint),
            remark: "  le reste  à midi ".into(),
        };
        let payment = pay(&mut tournament, TeamEdit { payment: Some(noted.clone()), ..TeamEdit::default() }).unwrap();
        assert_eq!(payment, Payment { remark: "le reste à midi".into(), ..noted });
        let unticked = pay(&mut tournament, TeamEdit { settled: Some(false), ..TeamEdit::default() }).unwrap();
        assert_eq!((unticked.settled, unticked.received), (false, Some(2000)));
    }

    #[test]
    fn an_amount_beyond_reason_is_refused() {
        let mut tournament = with_team();
        for (due, received) in [(Some(-1), None), (None, Some(10_000_001))] {
            let payment = Some(Payment { due, received, ..Payment::default() });
            let refused = pay(&mut tournament, TeamEdit { payment, ..TeamEdit::default() });
            assert_eq!(refused, Err(Refusal::AmountOutOfRange));
        }
    }
}
