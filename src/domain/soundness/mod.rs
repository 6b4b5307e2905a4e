//! What holds in every file, whatever program wrote it: the promises of rules.md that neither the tables nor the chain of the
//! journal keep by themselves. The journal is gone through entry by entry, then the tournament it leads to is looked at. Does
//! not decide commands again, but for draws and clocks: what another version refused or warned of is no fault.

mod entry;

use super::change::Change;
use super::history::{History, StateNumber};
use super::sheet::{Content, Sheet, pot};
use super::team::{Departure, DepartureKind};
use super::text::{self, Field};
use super::{RoundNumber, TableNumber, Team, TeamNumber, Tournament};

/// Something that cannot be by the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// The journal does not begin with a new tournament, or makes a second one.
    Beginning {
        /// The entry.
        state: StateNumber,
    },
    /// An entry does not take back, or do again, what it says.
    Undo {
        /// The entry.
        state: StateNumber,
    },
    /// A change starts from something that was not there (rules.md says nothing: it is what a journal is).
    Before {
        /// The entry.
        state: StateNumber,
    },
    /// A reason was due and none was given.
    Reason {
        /// The entry.
        state: StateNumber,
    },
    /// A draw was not made of the teams, the meetings, the fixed tables or the ranking of its moment (rules.md 7).
    DrawnOfOthers {
        /// The entry.
        state: StateNumber,
        /// The round.
        round: RoundNumber,
    },
    /// A clock is not of its draw, or was not set as its command says (rules.md 3).
    Clock {
        /// The entry.
        state: StateNumber,
        /// The round.
        round: RoundNumber,
    },
    /// A sheet does not count how often it was corrected.
    Corrections {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// A second entry is of something that the sheet did not say then.
    SecondEntry {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// A sheet counts though its sum is wrong, or has more deals than a match (rules.md 2).
    Sum {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// A round is drawn before the one before it, or beyond the last (rules.md 7).
    RoundOutOfPlace {
        /// The round.
        round: RoundNumber,
    },
    /// More teams are registered than may be (rules.md 7).
    TooManyTeams {
        /// How many.
        registered: usize,
    },
    /// Points were granted for a round in which the team stands, or more than the pot (rules.md 9).
    Grant {
        /// The round.
        round: RoundNumber,
        /// The team.
        team: TeamNumber,
    },
    /// A match of a team that withdrew waits for its sheet, or the team sits out (rules.md 9).
    LeftAndWaits {
        /// The round.
        round: RoundNumber,
        /// The team.
        team: TeamNumber,
    },
    /// A name is longer than it may be, or not as names are tidied (rules.md 9).
    Name {
        /// The team; `None`: the tournament.
        team: Option<TeamNumber>,
    },
}

/// Everything in a history that cannot be.
pub fn flaws(history: &History) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let mut so_far = History::default();
    let mut tournament: Option<Tournament> = None;
    for entry in history.entries() {
        flaws.extend(entry::flaws(&so_far, tournament.as_ref(), entry));
        match &mut tournament {
            Some(tournament) => tournament.apply(&entry.changes),
            None => tournament = begun(&entry.changes),
        }
        so_far.push(entry.clone());
    }
    flaws.extend(tournament.iter().flat_map(flaws_at_the_end));
    flaws
}

/// The tournament that the first entry made.
fn begun(changes: &[Change]) -> Option<Tournament> {
    let event = changes.iter().find_map(|change| if let Change::Event(edit) = change { edit.after.clone() } else { None })?;
    let rules = changes.iter().find_map(|change| if let Change::Ruleset(edit) = change { edit.after.clone() } else { None })?;
    let mut tournament = Tournament::new(event, rules);
    tournament.apply(changes);
    Some(tournament)
}

fn flaws_at_the_end(tournament: &Tournament) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let rules = &tournament.ruleset;
    let out_of_place = |round: &&RoundNumber| {
        **round > rules.rounds || round.before().is_some_and(|before| !tournament.rounds.contains_key(&before))
    };
    flaws.extend(tournament.rounds.keys().filter(out_of_place).map(|&round| Flaw::RoundOutOfPlace { round }));
    let registered = tournament.registered().count();
    flaws.extend((registered > rules.max_teams as usize).then_some(Flaw::TooManyTeams { registered }));
    let wrong = |sheet: &&Sheet| match &sheet.content {
        Content::Played(typed) => sheet.is_in() && (typed.deals > rules.deals_per_match || !pot::sum_is_right(rules, typed)),
        Content::Forfeit(_) => false,
    };
    flaws.extend(tournament.sheets.values().filter(wrong).map(|s| Flaw::Sum { round: s.round, table: s.table }));
    for grant in tournament.grants.values() {
        let stands = tournament.rounds.get(&grant.round).is_none_or(|round| round.teams().any(|team| team == grant.team));
        flaws.extend(stands.then_some(Flaw::Grant { round: grant.round, team: grant.team }));
    }
    flaws.extend(tournament.teams.values().flat_map(|team| left_and_waits(tournament, team)));
    flaws.extend(names(tournament));
    flaws
}

/// The rounds in which a team that had withdrawn is waited for, or sits out.
fn left_and_waits(tournament: &Tournament, team: &Team) -> Vec<Flaw> {
    let withdrawn = |departure: Departure| departure.kind == DepartureKind::Withdrawn;
    let gone = tournament.rounds.values().filter(|round| team.departure_at(round.number).is_some_and(withdrawn));
    let waits = gone.filter(|round| match round.of(team.number) {
        Some((m, _)) => tournament.sheet(round.number, m.table).is_none(),
        None => round.bye == Some(team.number),
    });
    waits.map(|round| Flaw::LeftAndWaits { round: round.number, team: team.number }).collect()
}

fn names(tournament: &Tournament) -> Vec<Flaw> {
    let is_tidy = |field, name: &str| text::name(field, name).is_ok_and(|tidied| tidied == name);
    let event = &tournament.event;
    let titles = [(Field::Tournament, &event.name), (Field::Place, &event.place)];
    let prizes = event.prizes.iter().map(|prize| (Field::Prize, prize));
    let event_is_tidy = titles.into_iter().chain(prizes).all(|(field, text)| is_tidy(field, text));
    let untidy = |team: &&Team| {
        let players = team.players.iter().map(|player| (Field::Player, player));
        let mut all = [(Field::Team, &team.name), (Field::Club, &team.club)].into_iter().chain(players);
        !all.all(|(field, text)| is_tidy(field, text)) || (team.name.is_empty() && team.players.len() < 2)
    };
    let teams = tournament.teams.values().filter(untidy).map(|team| Flaw::Name { team: Some(team.number) });
    (!event_is_tidy).then_some(Flaw::Name { team: None }).into_iter().chain(teams).collect()
}
