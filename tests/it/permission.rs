//! What may be done when: every cell of the table, tried on a tournament at that stage; and the page of the manual.

use crate::evening::{
    add, annul, at, check, come_back, disqualify, draw, edit, enter, first_stands, grant, import, in_file, in_memory, insisting,
    penalty, play, round, seat, sheet, substitute, swap, take_seat, withdraw,
};
use atout::domain::command::permission::{Act, Permission, STAGES, Stage, TABLE, permission};
use atout::domain::command::{
    ClockCommand, Command, EventCommand, EventDraft, GrantCommand, HandMatch, Insist, KeepWrong, PenaltyCommand, RoundCommand,
    SheetCommand, SheetContent, SheetsToo, TeamCommand, TeamDraft, TeamEdit,
};
use atout::domain::team::{Entry, Presence};
use atout::domain::{TableNumber, Tournament, command::decide};
use atout::i18n::Words;
use atout::session::Session;
use std::path::Path;

/// Eight teams that play, two that are absent, one that has left; a penalty and points granted from the first draw on.
pub(crate) fn at_stage(stage: Stage, rules: &[(&str, &str)]) -> Session {
    brought_to(stage, in_memory(rules))
}

fn brought_to(stage: Stage, mut session: Session) -> Session {
    session.run(import(11)).unwrap();
    let players = Some(vec!["Anne".into(), "Luc".into()]);
    session.run(edit(1, TeamEdit { players, ..TeamEdit::default() })).unwrap();
    for absent in [9, 10] {
        session.run(edit(absent, TeamEdit { presence: Some(Presence::Absent), ..TeamEdit::default() })).unwrap();
    }
    session.run(withdraw(11, 1)).unwrap();
    if stage == Stage::BeforeDraw {
        return session;
    }
    session.run(draw(1, "un")).unwrap();
    session.run(penalty(1, 1, -2)).unwrap();
    session.run(grant(1, 11, 2)).unwrap();
    if stage == Stage::Drawn {
        return session;
    }
    // The first table is capped: a change of the cap changes what it counts.
    session.run(enter(1, 1, [1800, 712])).unwrap();
    if stage == Stage::SomeSheets {
        return session;
    }
    (2..=4).for_each(|table| drop(session.run(enter(1, table, [1300, 1212])).unwrap()));
    match stage {
        Stage::NextDrawn => drop(session.run(draw(2, "deux")).unwrap()),
        Stage::NextWithSheets => {
            session.run(draw(2, "deux")).unwrap();
            session.run(enter(2, 1, [1300, 1212])).unwrap();
        }
        Stage::Finished => (2..=4).for_each(|round| play(&mut session, round, |_| 1300)),
        _ => {}
    }
    session
}

/// The command of an act at a stage, given plainly: without insisting, and without a reason where one confirms.
fn command(act: Act, session: &mut Session) -> Command {
    let tournament = session.tournament();
    let drawn = tournament.last_drawn().map_or(0, |round| round.number.get());
    let (current, next) = (drawn.max(1), (drawn + 1).min(tournament.ruleset.rounds.get() + 1));
    let open = open_tables(tournament, drawn);
    let reason = || "essai".to_owned();
    let set = |key: &str, value: &str| {
        Command::Event(EventCommand::SetRules { values: vec![(key.to_owned(), value.to_owned())], insist: Insist::No })
    };
    match act {
        Act::EditEvent => Command::Event(EventCommand::Edit(EventDraft { name: Some("Autre".into()), ..EventDraft::default() })),
        Act::SetRules => set("cap", "1600"),
        Act::MoreRounds => set("rounds", "5"),
        Act::FewerRounds => set("rounds", "3"),
        Act::AddTeam => add("Nouvelle"),
        Act::AddWaiting => {
            let rest = TeamEdit { name: Some("Nouvelle".into()), entry: Some(Entry::Waiting), ..TeamEdit::default() };
            Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest }))
        }
        Act::EditTeam => edit(1, TeamEdit { name: Some("Autre".into()), ..TeamEdit::default() }),
        Act::RemoveTeam => Command::Teams(TeamCommand::Remove { team: 1 }),
        Act::Withdraw => {
            // At the moment when a round is complete, the team leaves before the next one.
            let from = if Stage::of(tournament) == Stage::AllIn { next } else { current };
            withdraw(open.first().map_or(1, |table| table.1), from)
        }
        Act::Return => come_back(11, next.min(4)),
        Act::Disqualify => disqualify(open.first().map_or(1, |table| table.1)),
        Act::Substitute => substitute(1, "Anne", "Rose"),
        Act::DrawByLot | Act::DrawByRanking => draw(next, "suivant"),
        Act::Pair => by_hand(tournament, next),
        Act::AnnulLast => {
            // What was given in the first round before its first sheet would be named.
            if Stage::of(tournament) == Stage::Drawn {
                (0..2).for_each(|_| drop(session.undo().unwrap()));
            }
            annul(current, SheetsToo::Refuse)
        }
        Act::AnnulEarlier => annul(if drawn > 1 { 1 } else { drawn + 1 }, SheetsToo::Drop),
        Act::Swap => match open[..] {
            [_, (_, a, _), .., (_, _, b)] if drawn > 0 => swap(current, without_rematch(tournament, current, [a, b])),
            _ => swap(current, [1, 2]),
        },
        Act::Seat => {
            for team in [9, 10] {
                session.run(edit(team, TeamEdit { presence: Some(Presence::Present), ..TeamEdit::default() })).unwrap();
            }
            seat(current, &[9, 10])
        }
        Act::TakeSeat => {
            session.run(edit(9, TeamEdit { presence: Some(Presence::Present), ..TeamEdit::default() })).unwrap();
            take_seat(current, 9, open.first().map_or(1, |table| table.1))
        }
        Act::Enter => enter(current, open.first().map_or(2, |table| table.0), [1256, 1256]),
        Act::Correct => enter(1, 1, [1256, 1256]),
        Act::ExchangeSheets => Command::Sheets(SheetCommand::Exchange { round: 1, tables: [1, 2], reason: reason() }),
        Act::TurnSheet => Command::Sheets(SheetCommand::Turn { round: 1, table: 1, reason: reason() }),
        Act::Check => check(1, 1, [1800, 712]),
        Act::FirstStands => {
            if tournament.sheet(round(1), TableNumber::new(1).unwrap()).is_some() {
                session.run(check(1, 1, [712, 1800])).unwrap();
            }
            first_stands(1, 1)
        }
        Act::Penalty => penalty(1, 2, -2),
        Act::PenaltyBack => Command::Penalties(PenaltyCommand::TakeBack { id: 1, reason: reason() }),
        Act::Grant => grant(1, 9, 2),
        Act::StartClock => Command::Clock(ClockCommand::Start { round: current, at: at() }),
        Act::GrantBack => Command::Grants(GrantCommand::TakeBack { round: 1, team: 11, reason: reason() }),
    }
}

/// The same, confirmed: with the flag or the reason that the refusal asks for.
fn confirmed(command: Command) -> Command {
    match command {
        Command::Rounds(RoundCommand::Annul { round, reason, .. }) => {
            Command::Rounds(RoundCommand::Annul { round, reason, sheets: SheetsToo::Drop })
        }
        Command::Sheets(SheetCommand::Enter { round, entries, .. }) => {
            let table = entries[0].table;
            sheet(round, table, SheetContent::Played { points: [1256, 1256], deals: None }, Some("mal lu"), KeepWrong::Refuse)
        }
        other => insisting(other),
    }
}

/// The tables of a round without a sheet, with their teams.
fn open_tables(tournament: &Tournament, round: u32) -> Vec<(u32, u32, u32)> {
    let Ok(round) = tournament.round(round) else { return Vec::new() };
    let open = round.matches.iter().filter(|m| tournament.sheet(round.number, m.table).is_none());
    open.map(|m| (m.table.get(), m.team_a.get(), m.team_b.get())).collect()
}

/// Two teams of open tables whose exchange makes no rematch; these two, or others.
fn without_rematch(tournament: &Tournament, round: u32, wished: [u32; 2]) -> [u32; 2] {
    let teams: Vec<u32> = open_tables(tournament, round).iter().flat_map(|&(_, a, b)| [a, b]).collect();
    let pairs = teams.iter().flat_map(|&a| teams.iter().map(move |&b| [a, b]));
    let quiet = |pair: &[u32; 2]| permission(tournament, &swap(round, *pair)) == Permission::Allowed;
    std::iter::once(wished).chain(pairs).find(quiet).unwrap()
}

/// A round drawn by hand without a rematch: as a draw by lot would make it.
fn by_hand(tournament: &Tournament, round: u32) -> Command {
    let drawn = decide(tournament, &confirmed(draw(round, "main"))).map(|decision| decision.changes);
    let matches = drawn.into_iter().flatten().find_map(|change| match change {
        atout::domain::Change::Round(edit) => edit.after,
        _ => None,
    });
    let line =
        |m: &atout::domain::Match| HandMatch { table: Some(m.table.get()), team_a: m.team_a.get(), team_b: Some(m.team_b.get()) };
    let matches = matches.map_or_else(Vec::new, |round| round.matches.iter().map(line).collect());
    Command::Rounds(RoundCommand::Pair { round, matches, at: at(), insist: Insist::No })
}

#[test]
fn every_cell_of_the_table_holds() {
    let mut wrong = Vec::new();
    for (act, row) in TABLE {
        for (stage, expected) in STAGES.into_iter().zip(row) {
            let by_ranking = act == Act::DrawByRanking && stage != Stage::Finished;
            let rules = [("bye", "points"), ("drawn_rounds", if by_ranking { "0" } else { "3" })];
            let mut session = at_stage(stage, &rules);
            assert_eq!(Stage::of(session.tournament()), stage, "{act:?}");
            let wish = command(act, &mut session);
            let found = permission(session.tournament(), &wish);
            if found != expected {
                wrong.push(format!(
                    "{act:?} {stage:?}: {found:?}, not {expected:?}: {:?}",
                    decide(session.tournament(), &wish).err()
                ));
                continue;
            }
            // What is allowed is done, what is to be confirmed is done once it is, and the file is sound after it.
            match expected {
                Permission::Allowed | Permission::Warned => drop(session.run(wish).unwrap()),
                Permission::Confirmed => drop(session.run(confirmed(wish)).unwrap()),
                Permission::Refused => assert!(session.run(confirmed(wish)).is_err(), "{act:?} {stage:?}"),
            }
            assert_eq!(session.verify().unwrap(), [], "{act:?} {stage:?}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// `ATOUT_WRITE=1 cargo test` writes the page anew.
#[test]
fn the_page_of_the_manual_is_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/que-peut-on-faire-quand.md");
    let page = Words::french().what_may_be_done_when();
    if std::env::var_os("ATOUT_WRITE").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), page, "ATOUT_WRITE=1 writes it anew");
}

/// A call of the command line for an act that wants to be confirmed, and what confirms it.
fn call(act: Act, session: &mut Session, folder: &Path) -> (Vec<String>, [&'static str; 2]) {
    let words = |text: String| text.split(' ').map(str::to_owned).collect();
    match command(act, session) {
        Command::Rounds(RoundCommand::Draw { round, seed, .. }) => {
            (words(format!("draw --round {round} --seed {seed}")), ["--yes", "--lang=fr"])
        }
        Command::Rounds(RoundCommand::Pair { round, matches, .. }) => {
            let line = |m: &HandMatch| format!("{};{};{}", m.table.unwrap_or(0), m.team_a, m.team_b.unwrap_or(0));
            let lines: Vec<_> = ["table;team_a;team_b".to_owned()].into_iter().chain(matches.iter().map(line)).collect();
            let list = folder.join("tirage.csv");
            std::fs::write(&list, lines.join("\n")).unwrap();
            (words(format!("pair --round {round} --from {}", list.display())), ["--yes", "--lang=fr"])
        }
        Command::Rounds(RoundCommand::Annul { round, reason, .. }) => {
            (words(format!("annul-draw --round {round} --reason {reason}")), ["--yes", "--lang=fr"])
        }
        Command::Sheets(SheetCommand::Enter { round, entries, .. }) => {
            (words(format!("enter --round {round} --table {} --points 1256 1256", entries[0].table)), ["--reason", "mal lu"])
        }
        other => panic!("the command line does not ask for {other:?}"),
    }
}

/// What is to be confirmed the command line does not do before, and says what would come of it; then it does.
#[test]
fn the_command_line_asks_where_the_table_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("T.jass");
    let run = |call: &[String], more: &[&str]| {
        let head = ["atout".to_owned(), call[0].clone(), file.display().to_string()];
        let words = head.iter().cloned().chain(call[1..].iter().cloned()).chain(more.iter().map(|word| (*word).to_owned()));
        atout::cli::run(words.map(Into::into))
    };
    for (act, row) in TABLE {
        for (stage, _) in STAGES.into_iter().zip(row).filter(|(_, permission)| *permission == Permission::Confirmed) {
            let mut session = brought_to(stage, in_file(&file));
            let (call, confirmed) = call(act, &mut session, folder.path());
            drop(session);
            let before = std::fs::read(&file).unwrap();
            let asked = run(&call, &[]);
            assert_eq!((asked.status, asked.out.as_str()), (1, ""), "{act:?} {stage:?}: {}", asked.err);
            assert!(asked.err.contains(confirmed[0]), "{act:?} {stage:?}: {}", asked.err);
            let is_told = asked.err.contains("Une fois confirmé");
            assert_eq!(is_told, matches!(act, Act::AnnulLast | Act::Enter | Act::Correct), "{act:?} {stage:?}: {}", asked.err);
            if confirmed[0] == "--reason" {
                assert_eq!(run(&call, &["--yes"]).status, 1, "{act:?} {stage:?}: a yes is no reason");
            }
            assert_eq!(std::fs::read(&file).unwrap(), before, "{act:?} {stage:?}");
            let done = run(&call, &confirmed);
            assert_eq!(done.status, 0, "{act:?} {stage:?}: {}", done.err);
            std::fs::remove_file(&file).unwrap();
        }
    }
}
