//! A whole tournament of invented teams, played from a fixed seed: what `atout demo` writes, and what a rehearsal starts
//! from. The same in every run. Everything in it goes through the session, as on a real evening.

use crate::domain::command::{
    Command, EventDraft, Insist, KeepWrong, PenaltyCommand, RoundCommand, SheetCommand, SheetContent, SheetEntry, TeamCommand,
    TeamDraft, TeamEdit, Typing,
};
use crate::domain::draw::stream::Stream;
use crate::domain::draw::{Apart, Rematches};
use crate::domain::sheet::Absent;
use crate::domain::team::Standing;
use crate::domain::{Match, Points, Refusal, Round, TeamNumber, ruleset};
use crate::exchange::{self, team_import};
use crate::session::outside::Clock;
use crate::session::{NewTournament, Session, SessionError};
use chrono::{DateTime, TimeDelta};
use std::path::Path;

/// The text every number of the demonstration is computed from.
const SEED: &str = "démonstration 2026";
/// The teams that score the same in every round and so share a rank.
const TWINS: [u32; 2] = [5, 91];
/// The organisers' team, which plays without a rank.
const FILL_IN: u32 = 100;

/// What one round has beside ordinary sheets, by place in the list of tables.
struct Oddities {
    /// A sheet far over the cap.
    over_the_cap: usize,
    /// A match at which team B is not there.
    forfeit: Option<usize>,
    /// A sheet typed wrong and corrected afterwards.
    corrected: Option<usize>,
}

const ODDITIES: [Oddities; 4] = [
    Oddities { over_the_cap: 8, forfeit: None, corrected: None },
    Oddities { over_the_cap: 12, forfeit: None, corrected: Some(6) },
    Oddities { over_the_cap: 30, forfeit: Some(43), corrected: None },
    Oddities { over_the_cap: 2, forfeit: None, corrected: Some(20) },
];

/// Plays the demonstration into a new file.
///
/// # Errors
/// The file is there or cannot be written.
pub fn play(path: &Path) -> Result<Session, SessionError> {
    let mut session = begin(path)?;
    for round in 1..=session.tournament().ruleset.rounds.get() {
        play_round(&mut session, round)?;
    }
    Ok(session)
}

/// Registers the invented teams in a new file and goes no further: what a rehearsal starts from.
///
/// # Errors
/// The file is there or cannot be written.
pub fn register(path: &Path) -> Result<Session, SessionError> {
    begin(path)
}

/// A clock that shows an evening in November, two minutes further each time it is read.
fn clock() -> Clock {
    let next = DateTime::parse_from_rfc3339("2026-11-28T13:30:00+01:00").expect("a fixed text");
    Clock::Scripted { next, step: TimeDelta::seconds(40) }
}

fn begin(path: &Path) -> Result<Session, SessionError> {
    let prizes = [
        "2 jambons à l’os et la coupe",
        "2 bons de 150 francs",
        "2 paniers de la Terre",
        "2 bons de 80 francs",
        "2 bons de 60 francs",
    ];
    let small = ["2 saucissons vaudois"; 5].into_iter().chain(["2 bouteilles de Satigny"; 5]);
    let event = EventDraft {
        name: Some("Tournoi d’automne (démonstration)".to_owned()),
        date: None,
        place: Some("Salle communale, Genève".to_owned()),
        fee: Some(60_00),
        prizes: Some(prizes.into_iter().chain(small).map(str::to_owned).collect()),
    };
    let new = NewTournament { event, ruleset_name: "geneve".to_owned(), ruleset: ruleset::geneve() };
    let mut session = Session::create(path, new, "Démonstration", clock())?;
    session.run(Command::Teams(TeamCommand::Import(teams())))?;
    edit(&mut session, FILL_IN, TeamEdit { standing: Some(Standing::Unranked), ..TeamEdit::default() })?;
    edit(&mut session, 78, TeamEdit { fixed_table: Some(1), ..TeamEdit::default() })?;
    Ok(session)
}

/// The invented teams.
fn teams() -> Vec<TeamDraft> {
    let grid = exchange::parse(include_bytes!("../templates/demo-teams.csv")).expect("the template is read by a test");
    let list = team_import::teams(&grid).expect("the template is read by a test");
    list.entries.into_iter().map(|(_, draft)| draft).collect()
}

fn edit(session: &mut Session, team: u32, edit: TeamEdit) -> Result<(), SessionError> {
    session.run(Command::Teams(TeamCommand::Edit { team, edit })).map(|_| ())
}

fn play_round(session: &mut Session, round: u32) -> Result<(), SessionError> {
    let at = session.now();
    let seed = format!("{SEED}, partie {round}");
    session.run(Command::Rounds(RoundCommand::Draw {
        round,
        seed,
        at,
        rematches: Rematches::Avoid,
        insist: Insist::No,
        apart: Apart::default(),
    }))?;
    let drawn = session.tournament().round(round)?.clone();
    let oddities = &ODDITIES[round as usize - 1];
    let mut chance = Stream::new("atout-demo", SEED, round);
    let twins = Points::whole(i64::from(1310 + chance.below(80)));
    for (i, m) in drawn.matches.iter().enumerate() {
        let content = sheet(&mut chance, &drawn, m, i, oddities, twins);
        enter(session, round, m, content.clone(), None)?;
        if oddities.corrected == Some(i) {
            enter(session, round, m, swapped(content), Some("colonnes A et B échangées à la saisie"))?;
        }
    }
    match round {
        2 => {
            penalty(session, round, 23, Points::whole(-157), "trois fausses donnes de suite")?;
            penalty(session, round, 61, Points::from_halves(-157), "retard répété à la table")
        }
        _ => Ok(()),
    }
}

/// What the sheet of a match says.
fn sheet(chance: &mut Stream, round: &Round, m: &Match, place: usize, oddities: &Oddities, twins: Points) -> SheetContent {
    let deals = if chance.below(9) == 0 { 12 + chance.below(4) } else { 16 };
    let points = deals * 157;
    let spread = (0..4).map(|_| chance.below(points / 10)).sum::<u32>();
    let ordinary = points / 2 + spread - (points / 10) * 2;
    if oddities.forfeit == Some(place) {
        return SheetContent::Forfeit(Absent::B);
    }
    let twin = |team: TeamNumber| TWINS.contains(&team.get());
    let whole = u32::try_from(twins.halves() / 2).unwrap_or_default();
    let (a, deals) = match (twin(m.team_a), twin(m.team_b)) {
        (true, true) => (1256, 16),
        (true, false) => (whole, 16),
        (false, true) => (2512 - whole, 16),
        (false, false) if oddities.over_the_cap == place => (1790 + round.number.get(), 16),
        (false, false) => (ordinary, deals),
    };
    SheetContent::Played { points: [a, deals * 157 - a], deals: Some(deals) }
}

fn swapped(content: SheetContent) -> SheetContent {
    match content {
        SheetContent::Played { points: [a, b], deals } => SheetContent::Played { points: [b, a], deals },
        forfeit @ SheetContent::Forfeit(_) => forfeit,
    }
}

fn enter(session: &mut Session, round: u32, m: &Match, content: SheetContent, reason: Option<&str>) -> Result<(), SessionError> {
    let entries = vec![SheetEntry { table: m.table.get(), content, winner: None }];
    let reason = reason.map(str::to_owned);
    let entered = session.run(Command::Sheets(SheetCommand::Enter {
        round,
        entries,
        reason,
        wrong: KeepWrong::Refuse,
        typing: Typing::One,
    }));
    match entered {
        // Columns exchanged on a drawn match change nothing.
        Err(SessionError::Refused(Refusal::SheetIn { same: true, .. })) => Ok(()),
        entered => entered.map(|_| ()),
    }
}

fn penalty(session: &mut Session, round: u32, team: u32, points: Points, reason: &str) -> Result<(), SessionError> {
    session.run(Command::Penalties(PenaltyCommand::Give { round, team, points, reason: reason.to_owned() })).map(|_| ())
}
