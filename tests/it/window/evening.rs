//! Tournaments for the tests of the window, made through the session like everything else.

use atout::domain::command::{
    Command, Insist, KeepWrong, RoundCommand, SheetCommand, SheetContent, SheetEntry, TeamCommand, TeamDraft, TeamEdit, Typing,
};
use atout::domain::draw::Rematches;
use atout::session::Session;
use std::path::{Path, PathBuf};

/// A hundred teams and no draw.
pub(super) fn registered(folder: &Path) -> PathBuf {
    let file = folder.join("tournoi.jass");
    drop(atout::rehearsal::register(&file).unwrap());
    file
}

/// The same with so many rounds drawn, all but the last one played.
pub(super) fn drawn(folder: &Path, rounds: u32) -> PathBuf {
    let file = folder.join("tournoi.jass");
    let mut session = atout::rehearsal::register(&file).unwrap();
    for round in 1..=rounds {
        if round > 1 {
            fill(&mut session, round - 1);
        }
        draw(&mut session, round);
    }
    file
}

/// Draws a round.
pub(super) fn draw(session: &mut Session, round: u32) {
    let at = session.now();
    let seed = format!("essai {round}");
    let draw = RoundCommand::Draw {
        round,
        seed,
        at,
        rematches: Rematches::Avoid,
        insist: Insist::No,
        apart: atout::domain::draw::Apart::default(),
    };
    session.run(Command::Rounds(draw)).unwrap();
}

/// Enters all sheets of a round that are missing.
pub(super) fn fill(session: &mut Session, round: u32) {
    let drawn = session.tournament().round(round).unwrap().clone();
    let open = drawn.matches.iter().filter(|m| session.tournament().sheet(drawn.number, m.table).is_none());
    let entries = open
        .map(|m| {
            let a = 900 + 13 * m.team_a.get() % 700;
            SheetEntry {
                table: m.table.get(),
                content: SheetContent::Played { points: [a, 2512 - a], deals: None },
                winner: None,
            }
        })
        .collect();
    let enter = SheetCommand::Enter { round, entries, reason: None, wrong: KeepWrong::Refuse, typing: Typing::List };
    session.run(Command::Sheets(enter)).unwrap();
}

/// Puts a sheet of a round right after the fact: all to team B.
pub(super) fn correct(session: &mut Session, round: u32) {
    let table = session.tournament().round(round).unwrap().matches[0].table.get();
    let content = SheetContent::Played { points: [0, 2512], deals: None };
    let reason = Some("colonnes échangées".to_owned());
    let (entries, wrong) = (vec![SheetEntry { table, content, winner: None }], KeepWrong::Refuse);
    session.run(Command::Sheets(SheetCommand::Enter { round, entries, reason, wrong, typing: Typing::List })).unwrap();
}

/// A hundred teams whose names and players have eighty characters.
pub(super) fn long_names(session: &mut Session) {
    for number in 1..=100 {
        let name = format!("Les Très Longs Noms d’Équipe de la Société des Amis Réunis de Carouge et Lancy {number:03}");
        let name: String = name.chars().rev().take(80).collect::<Vec<_>>().into_iter().rev().collect();
        let player = |which: &str| {
            format!(
                "{which} {}",
                "Jean-Théophile-Alexandre de Hautecarte-Grandpli de la Montagne Supérieure".to_owned() + &number.to_string()
            )
        };
        let edit = TeamEdit { name: Some(name), players: Some(vec![player("A"), player("B")]), ..TeamEdit::default() };
        session.run(Command::Teams(TeamCommand::Edit { team: number, edit })).unwrap();
    }
}

/// So many teams in a file made anew.
pub(super) fn of_teams(folder: &Path, teams: u32) -> PathBuf {
    use atout::domain::command::EventDraft;
    use atout::session::{NewTournament, outside::Clock};
    let file = folder.join("tournoi.jass");
    let next = chrono::DateTime::parse_from_rfc3339("2026-11-28T13:30:00+01:00").unwrap();
    let clock = Clock::Scripted { next, step: chrono::TimeDelta::seconds(40) };
    let event = EventDraft { name: Some("Tournoi d’essai".to_owned()), ..EventDraft::default() };
    let new = NewTournament { event, ruleset_name: "geneve".to_owned(), ruleset: atout::domain::ruleset::geneve() };
    let mut session = Session::create(&file, new, "essai", clock).unwrap();
    let drafts = (1..=teams)
        .map(|number| TeamDraft {
            number: None,
            rest: TeamEdit {
                name: Some(format!("Équipe {number}")),
                players: Some(vec![format!("A{number}"), format!("B{number}")]),
                ..TeamEdit::default()
            },
        })
        .collect::<Vec<_>>();
    if !drafts.is_empty() {
        session.run(Command::Teams(TeamCommand::Import(drafts))).unwrap();
    }
    file
}
