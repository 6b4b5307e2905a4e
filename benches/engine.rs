//! How fast the engine is: draws, rankings, an acknowledged sheet, opening a file, a paper. Medians are what counts; peak
//! memory stands beside the time.

use atout::documents::catalogue::{self, Kind, Order};
use atout::documents::{Context, Rehearsal, SheetFormat, pdf};
use atout::domain::command::{
    Command, EventDraft, Insist, KeepWrong, RoundCommand, SheetCommand, SheetContent, SheetEntry, TeamCommand, TeamDraft,
    TeamEdit, Typing, decide,
};
use atout::domain::draw::by_lot::{self, Lot};
use atout::domain::draw::{Apart, Rematches};
use atout::domain::round::{Match, Origin};
use atout::domain::sheet::{Content, Sheet, State, Typed};
use atout::domain::tournament::Event;
use atout::domain::{Moment, Round, RoundNumber, TableNumber, Team, TeamNumber, Tournament, ranking, ruleset};
use atout::i18n::Words;
use atout::rehearsal;
use atout::session::outside::Clock;
use atout::session::{NewTournament, Session};
use atout::store::Access;
use chrono::{DateTime, TimeDelta};
use divan::{AllocProfiler, Bencher};
use rusqlite::Connection;
use std::path::Path;

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn at() -> Moment {
    DateTime::parse_from_rfc3339("2026-11-28T14:00:00+01:00").expect("a moment")
}

/// Rounds 1 to 3 by lot, without a rematch.
#[divan::bench(args = [100, 10_000])]
fn draw_of_rounds_1_to_3(bencher: Bencher, teams: u32) {
    let numbers: Vec<u32> = (1..=teams).collect();
    let mut tournament = 0;
    bencher.bench_local(|| {
        tournament += 1;
        let mut met = Vec::new();
        for round in 1..=3 {
            let seed = format!("mesure {tournament}");
            let drawn = by_lot::draw(&Lot { numbers: &numbers, seed: &seed, round, forbidden: &met, bye: false, no_bye: &[] });
            met.extend(drawn.expect("a draw").pairs.into_iter().map(|(a, b)| (a.min(b), a.max(b))));
        }
        met.len()
    });
}

/// The ranking after four rounds, all sheets in.
#[divan::bench(args = [100, 10_000])]
fn ranking_after_4_rounds(bencher: Bencher, teams: u32) {
    let tournament = played(teams);
    let last = RoundNumber::new(4).expect("a round");
    bencher.bench_local(|| ranking::after(&tournament, last).expect("a ranking").lines.len());
}

/// One sheet, decided, written, on the disk, applied.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn acknowledged_sheet(bencher: Bencher) {
    let folder = folder();
    let mut session = drawn(&folder.path().join("mesure.jass"));
    let mut next = sheets();
    bencher.bench_local(|| session.run(next.next().expect("endless")).expect("a sheet").state);
}

/// For comparison: one row in one transaction with the same pragmas in the same folder.
#[divan::bench(sample_count = 200, sample_size = 1)]
fn bare_transaction(bencher: Bencher) {
    let folder = folder();
    #[expect(clippy::disallowed_methods, reason = "measured beside the store")]
    let db = Connection::open(folder.path().join("nu.db")).expect("a database");
    db.execute_batch("PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; CREATE TABLE sheet (id INTEGER PRIMARY KEY, a INTEGER, b INTEGER) STRICT")
        .expect("a table");
    bencher.bench_local(|| db.execute("INSERT INTO sheet (a, b) VALUES (1340, 1172)", []).expect("a row"));
}

/// What a sheet costs beside the disk.
#[divan::bench]
fn decide_and_apply_a_sheet(bencher: Bencher) {
    let folder = folder();
    let session = drawn(&folder.path().join("mesure.jass"));
    let mut tournament = session.tournament().clone();
    let mut next = sheets();
    bencher.bench_local(|| {
        let decision = decide(&tournament, &next.next().expect("endless")).expect("a sheet");
        tournament.apply(&decision.changes);
    });
}

/// A finished tournament of 100 teams.
#[divan::bench]
fn open_a_file(bencher: Bencher) {
    let folder = folder();
    let path = folder.path().join("mesure.jass");
    drop(rehearsal::play(&path).expect("a tournament"));
    bencher.bench_local(|| Session::open(&path, Access::Read, "mesure", Clock::System).expect("a file").history().state());
}

#[divan::bench]
fn ranking_pdf_of_100_teams(bencher: Bencher) {
    print(bencher, Order { round: RoundNumber::new(3), ..Order::of(Kind::Ranking) });
}

#[divan::bench(args = [SheetFormat::A4, SheetFormat::A5])]
fn fifty_match_sheets(bencher: Bencher, format: SheetFormat) {
    print(bencher, Order { round: RoundNumber::new(3), format, ..Order::of(Kind::Sheets) });
}

/// From the tournament to the bytes of the file.
fn print(bencher: Bencher, order: Order) {
    let folder = folder();
    let session = rehearsal::play(&folder.path().join("mesure.jass")).expect("a tournament");
    let words = Words::french();
    let tournament = session.tournament();
    let cx = Context {
        words: &words,
        event: &tournament.event,
        history: session.history(),
        printed_at: at(),
        rehearsal: Rehearsal::No,
    };
    bencher.bench_local(|| {
        let printed = catalogue::lay_out(&cx, tournament, &order).expect("a paper");
        pdf::write(&printed.document).expect("a file").len()
    });
}

/// A folder on the disk of the build.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

/// A file with 100 teams and round 1 drawn.
fn drawn(path: &Path) -> Session {
    let event = EventDraft { name: Some("Mesure".to_owned()), ..EventDraft::default() };
    let new = NewTournament { event, ruleset_name: "geneve".to_owned(), ruleset: ruleset::geneve() };
    let clock = Clock::Scripted { next: at(), step: TimeDelta::seconds(1) };
    let mut session = Session::create(path, new, "mesure", clock).expect("a file");
    let draft = |i: u32| TeamDraft { number: None, rest: TeamEdit { name: Some(format!("Équipe {i}")), ..TeamEdit::default() } };
    session.run(Command::Teams(TeamCommand::Import((1..=100).map(draft).collect()))).expect("teams");
    let draw = RoundCommand::Draw {
        round: 1,
        seed: "mesure".to_owned(),
        at: at(),
        rematches: Rematches::Avoid,
        insist: Insist::No,
        apart: Apart::default(),
    };
    session.run(Command::Rounds(draw)).expect("a draw");
    session
}

/// Sheets of round 1, table after table; from the second time on they are corrections.
fn sheets() -> impl Iterator<Item = Command> {
    (0u32..).map(|i| {
        let points = [1000 + i % 700, 1512 - i % 700];
        let entries = vec![SheetEntry { table: 1 + i % 50, content: SheetContent::Played { points, deals: None }, winner: None }];
        let reason = (i >= 50).then(|| "mesure".to_owned());
        Command::Sheets(SheetCommand::Enter { round: 1, entries, reason, wrong: KeepWrong::Refuse, typing: Typing::One })
    })
}

/// Four rounds with all sheets in, made without drawing.
fn played(teams: u32) -> Tournament {
    let event = Event {
        name: "Mesure".to_owned(),
        date: at().date_naive(),
        place: String::new(),
        fee: 0,
        prizes: Vec::new(),
        ruleset: String::new(),
    };
    let mut tournament = Tournament::new(event, ruleset::geneve());
    let number = |n| TeamNumber::new(n).expect("a team");
    for n in 1..=teams {
        tournament.teams.insert(number(n), team(number(n)));
    }
    for round in RoundNumber::new(4).expect("a round").up_to() {
        let shift = round.get() * 7 % teams;
        let place = |n: u32| number(1 + (n + shift) % teams);
        let matches: Vec<_> = (0..teams / 2)
            .map(|i| Match { table: TableNumber::new(i + 1).expect("a table"), team_a: place(2 * i), team_b: place(2 * i + 1) })
            .collect();
        for m in &matches {
            let a = 900 + m.table.get() * 31 * round.get() % 700;
            let content = Content::Played(Typed { points: [a, 2512 - a], deals: 16 });
            let sheet = Sheet { round, table: m.table, content, state: State::Verified, corrections: 0 };
            tournament.sheets.insert((round, m.table), sheet);
        }
        let drawn = Round {
            number: round,
            drawn_at: at(),
            origin: Origin::Hand,
            drawn: matches.clone(),
            drawn_bye: None,
            matches,
            bye: None,
            repairs: Vec::new(),
        };
        tournament.rounds.insert(round, drawn);
    }
    tournament
}

fn team(number: TeamNumber) -> Team {
    use atout::domain::team::{Entry, Payment, Presence, Standing};
    Team {
        number,
        name: format!("Équipe {number}"),
        players: Vec::new(),
        club: String::new(),
        payment: Payment::default(),
        presence: Presence::Present,
        standing: Standing::Ranked,
        entry: Entry::Registered,
        fixed_table: None,
        departure: None,
        absences: Vec::new(),
    }
}
