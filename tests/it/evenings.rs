//! Random evenings (issue 5): whatever an organiser does, in any order, the tournament stays one. After every step: each
//! present team once per round, nobody against itself, no table twice, no team that left in a later draw, nobody a second bye
//! before all had one; at the end totals and ranks equal a sum written here on its own, and `verify` finds nothing.

use crate::evening::{
    annul, check, come_back, disqualify, draft, draw, edit, enter, first_stands, grant, import, in_memory, penalty, seat, sheet,
    substitute, swap, take_seat, withdraw,
};
use atout::domain::command::{
    CheckCommand, Command, EventCommand, GrantCommand, Insist, KeepWrong, PenaltyCommand, RoundCommand, SheetCommand,
    SheetContent, SheetEntry, SheetsToo, TeamCommand, TeamEdit, Typing, Warning,
};
use atout::domain::draw::{Apart, Clubs, Notice, Rematches};
use atout::domain::sheet::{Absent, Content};
use atout::domain::team::{DepartureKind, Presence, Standing};
use atout::domain::{Match, Round, RoundNumber, TeamNumber, Tournament, ranking};
use atout::i18n::Words;
use atout::session::{Session, SessionError};
use atout::views::anomalies;
use atout::views::consequences::Consequences;
use atout::views::draw_record::DrawRecord;
use atout::views::explain::Explanation;
use atout::views::seating::Seating;
use atout::views::standings::Standings;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use std::collections::{BTreeMap, BTreeSet};

/// What is wished in a step; three numbers choose the particulars.
type Wish = (u8, u32, u32, u32);

/// An evening: how many teams begin it, by which rules, and what is wished.
type Evening = (u32, (u8, u8, u8), Vec<Wish>);

fn evenings() -> impl Strategy<Value = Evening> {
    let wish = (0u8..43, 0u32..48, 0u32..48, 0u32..2600);
    (2u32..=40, (0u8..3, 0u8..3, 0u8..4), proptest::collection::vec(wish, 10..90))
}

/// The rules of an evening: how the cap counts, when rematches are avoided, how many rounds are by lot.
fn rules((cap, rematches, drawn): (u8, u8, u8)) -> [(&'static str, &'static str); 5] {
    let (cap, excess) = [("1700", "lost"), ("1500", "opponents"), ("none", "lost")][usize::from(cap)];
    [
        ("bye", "points"),
        ("cap", cap),
        ("cap_excess", excess),
        ("avoid_rematches", ["never", "drawn", "always"][usize::from(rematches)]),
        ("drawn_rounds", ["3", "3", "2", "4"][usize::from(drawn)]),
    ]
}

/// The commands of a wish, often such as the state allows.
fn commands((kind, a, b, c): Wish, tournament: &Tournament) -> Vec<Command> {
    let drawn = tournament.last_drawn().map_or(0, |round| round.number.get());
    let teams: Vec<u32> = tournament.teams.keys().map(|team| team.get()).collect();
    let team = |i: u32| teams[i as usize % teams.len()];
    let round = |i: u32| 1 + i % drawn.max(1);
    let table = |i: u32, of: u32| {
        let tables = tournament.round(of).map_or(Vec::new(), |round| round.matches.iter().map(|m| m.table.get()).collect());
        tables.get(i as usize % tables.len().max(1)).copied().unwrap_or(1)
    };
    let points = c.min(2512);
    let reason = || "essai".to_owned();
    vec![match kind {
        // The evening goes on: all that is missing comes in, the next round is drawn.
        0..=6 => return missing_sheets(tournament, c),
        7..=13 => draw_with(drawn + 1, c, Rematches::Allow, Insist::No, Apart::default()),
        14 => {
            draw_with(drawn + 1, c, Rematches::Avoid, Insist::Yes, Apart { clubs: Clubs::Apart, pairs: vec![(team(a), team(b))] })
        }
        // Sheets.
        15 => enter(round(b), table(a, round(b)), [points, 2512 - points]),
        16 => sheet(round(b), table(a, round(b)), played(points, 2512 - points, 16), Some("essai"), KeepWrong::Refuse),
        17 => sheet(round(b), table(a, round(b)), played(points, 99, 16), Some("essai"), KeepWrong::Unverified),
        18 => sheet(
            round(b),
            table(a, round(b)),
            played(157 * (b % 5), 157 * (c % 4), b % 5 + c % 4),
            Some("essai"),
            KeepWrong::Refuse,
        ),
        19 => {
            let absent = [Absent::A, Absent::B, Absent::Both][c as usize % 3];
            sheet(round(b), table(a, round(b)), SheetContent::Forfeit(absent), Some("essai"), KeepWrong::Refuse)
        }
        20 => {
            let (round, tables) = (round(c), [table(a, round(c)), table(b, round(c))]);
            Command::Sheets(SheetCommand::Exchange { round, tables, reason: reason() })
        }
        21 => Command::Sheets(SheetCommand::Turn { round: round(b), table: table(a, round(b)), reason: reason() }),
        // Second entries: right, wrong, settled. Forfeits among them.
        40 => return checks(tournament, round(b)),
        41 => check(round(b), table(a, round(b)), [points, 2512 - points]),
        42 => first_stands(round(b), table(a, round(b))),
        // People.
        22 => Command::Teams(TeamCommand::Import(vec![draft(&format!("Tardive {c}"))])),
        23 => withdraw(team(a), (drawn + b % 2).max(1)),
        24 => come_back(team(a), (drawn + b % 2).max(1)),
        25 if c % 3 == 0 => disqualify(team(a)),
        25 => substitute(team(a), "Anne", "Rose"),
        26 => edit(
            team(a),
            TeamEdit { presence: Some([Presence::Present, Presence::Absent][b as usize % 2]), ..TeamEdit::default() },
        ),
        27 => edit(
            team(a),
            TeamEdit { standing: Some([Standing::Ranked, Standing::Unranked][b as usize % 2]), ..TeamEdit::default() },
        ),
        28 => edit(team(a), TeamEdit { fixed_table: Some(b % 8), club: Some(format!("Club {}", c % 5)), ..TeamEdit::default() }),
        29 => edit(team(a), TeamEdit { players: Some(vec!["Anne".into(), format!("Luc {c}")]), ..TeamEdit::default() }),
        // Draws.
        30 | 31 => swap(drawn, [team(a), team(b)]),
        32 => seat(drawn, &[team(a), team(b)]),
        33 if c % 2 == 0 => seat(drawn, &[team(a)]),
        33 => take_seat(drawn, team(a), team(b)),
        34 => annul(drawn, [SheetsToo::Drop, SheetsToo::Refuse][(c % 8).min(1) as usize]),
        // Decisions.
        35 => penalty(round(b), team(a), i64::from(c) - 1300),
        36 => Command::Penalties(PenaltyCommand::TakeBack { id: 1 + a % 4, reason: reason() }),
        37 => grant(round(b), team(a), i64::from(c)),
        38 => Command::Grants(GrantCommand::TakeBack { round: round(b), team: team(a), reason: reason() }),
        _ => {
            let values =
                [("cap", "1600"), ("cap_excess", "opponents"), ("rounds", "5"), ("rounds", "4"), ("forfeit_points", "1000")];
            let (key, value) = values[a as usize % values.len()];
            Command::Event(EventCommand::SetRules { values: vec![(key.to_owned(), value.to_owned())], insist: Insist::No })
        }
    }]
}

/// Every sheet of a round typed again as it is.
fn checks(tournament: &Tournament, of: u32) -> Vec<Command> {
    let sheets = tournament.sheets.values().filter(|sheet| sheet.round.get() == of);
    let entries = sheets.map(|sheet| {
        let content = match sheet.content {
            Content::Played(typed) => SheetContent::Played { points: typed.points, deals: Some(typed.deals) },
            Content::Forfeit(absent) => SheetContent::Forfeit(absent),
        };
        SheetEntry { table: sheet.table.get(), content, winner: None }
    });
    let (entries, wrong) = (entries.collect(), KeepWrong::Refuse);
    vec![Command::Checks(CheckCommand::Type { round: of, entries, wrong, typing: Typing::List })]
}

fn played(a: u32, b: u32, deals: u32) -> SheetContent {
    SheetContent::Played { points: [a, b], deals: Some(deals) }
}

fn draw_with(round: u32, seed: u32, rematches: Rematches, insist: Insist, apart: Apart) -> Command {
    match draw(round, &format!("graine {seed}")) {
        Command::Rounds(RoundCommand::Draw { round, seed, at, .. }) => {
            Command::Rounds(RoundCommand::Draw { round, seed, at, rematches, insist, apart })
        }
        other => other,
    }
}

/// A sheet for every match that waits for one, right as of now.
fn missing_sheets(tournament: &Tournament, c: u32) -> Vec<Command> {
    let matches = tournament.rounds.values().flat_map(|round| round.matches.iter().map(move |m| (round.number, m.table)));
    let missing = matches.filter(|&(round, table)| tournament.sheet(round, table).is_none_or(|sheet| !sheet.is_in()));
    let command = |(round, table): (RoundNumber, atout::domain::TableNumber)| {
        let points = (c + 331 * table.get() + 97 * round.get()) % 2513;
        enter(round.get(), table.get(), [points, 2512 - points])
    };
    missing.map(command).collect()
}

/// Lives an evening; gives how many commands were carried out.
fn live(session: &mut Session, wishes: &[Wish]) -> usize {
    let mut done = 0;
    for &wish in wishes {
        for command in commands(wish, session.tournament()) {
            let before = session.tournament().clone();
            let expected = (wish.3 % 16 == 0).then(|| Consequences::of(&before, session.history(), &command));
            match session.run(command.clone()) {
                Ok(outcome) => {
                    done += 1;
                    check_command(&before, session.tournament(), &command, &outcome.warnings);
                    let words = Words::french();
                    outcome.warnings.iter().for_each(|warning| assert!(!words.warning(warning).is_empty()));
                    if let Some(expected) = expected {
                        check_consequences(&before, session.tournament(), &expected.unwrap());
                    }
                }
                Err(SessionError::Refused(refusal)) => {
                    assert_eq!(*session.tournament(), before);
                    assert!(!Words::french().refusal(&refusal).is_empty(), "{refusal:?} has no words");
                }
                Err(error) => panic!("{command:?}: {error:?}"),
            }
            check_rounds(session.tournament());
        }
        if wish.3 % 37 == 0 && session.history().next_undo().is_some_and(|entry| entry.state > 2) {
            let _ = session.undo();
            check_rounds(session.tournament());
        }
        if wish.3 % 41 == 0 {
            let _ = session.redo();
            check_rounds(session.tournament());
        }
    }
    done
}

/// Each team once per round, nobody against itself, no table twice, nobody who left without a forfeit.
fn check_rounds(tournament: &Tournament) {
    for round in tournament.rounds.values() {
        let teams: Vec<_> = round.teams().collect();
        let tables: BTreeSet<_> = round.matches.iter().map(|m| m.table).collect();
        assert_eq!(teams.iter().collect::<BTreeSet<_>>().len(), teams.len(), "a team stands twice in round {}", round.number);
        assert_eq!(tables.len(), round.matches.len(), "a table stands twice in round {}", round.number);
        let without_sheet = tournament.checks.keys().find(|&&(round, table)| tournament.sheet(round, table).is_none());
        assert_eq!(without_sheet, None, "a second entry stays where its sheet went");
        for m in &round.matches {
            for (team, side) in [(m.team_a, Absent::A), (m.team_b, Absent::B)] {
                let team_then = &tournament.teams[&team];
                let mut withdrawn = team_then.absences.iter().chain(&team_then.departure);
                let is_away = withdrawn.any(|away| {
                    away.kind == DepartureKind::Withdrawn
                        && away.from <= round.number
                        && away.until.is_none_or(|until| round.number < until)
                });
                let content = tournament.sheet(round.number, m.table).map(|sheet| sheet.content);
                let forfeit = content == Some(Content::Forfeit(side)) || content == Some(Content::Forfeit(Absent::Both));
                // An organiser may type over a forfeit; nothing makes a match of a team that left wait for its sheet.
                assert!(
                    !is_away || forfeit || content.is_some(),
                    "team {team} left and waits for its sheet in round {}",
                    round.number
                );
            }
        }
        let withdrawn_bye = round.bye.is_some_and(|team| tournament.teams[&team].has_left(round.number));
        assert!(
            !withdrawn_bye || tournament.teams[&round.bye.unwrap()].is_disqualified(),
            "a team that left sits out in round {}",
            round.number
        );
    }
}

/// A new draw is of the teams that are there, without a rematch or an unfair bye unless it is said.
fn check_command(before: &Tournament, after: &Tournament, command: &Command, warnings: &[Warning]) {
    let Command::Rounds(RoundCommand::Draw { round, .. }) = command else { return };
    let round = after.round(*round).unwrap();
    let mut teams: Vec<_> = round.teams().collect();
    teams.sort_unstable();
    let present = |team: &&atout::domain::Team| {
        let away =
            team.departure.is_some_and(|away| away.from <= round.number && away.until.is_none_or(|until| round.number < until));
        team.presence == Presence::Present && team.entry == atout::domain::team::Entry::Registered && !away
    };
    let expected: Vec<_> = before.teams.values().filter(present).map(|team| team.number).collect();
    assert_eq!(teams, expected);
    let byes = |team: TeamNumber| before.rounds.values().filter(|round| round.bye == Some(team)).count();
    if let Some(bye) = round.bye {
        assert!(teams.iter().all(|&team| byes(bye) <= byes(team)), "team {bye} sits out again");
    }
    let met = |round: &Round| round.matches.iter().map(Match::pair).collect::<BTreeSet<_>>();
    let earlier: BTreeSet<_> = before.rounds.values().flat_map(met).collect();
    let said = warnings.iter().any(|warning| matches!(warning, Warning::Draw(Notice::RematchesAllowed)));
    let avoided = after.ruleset.avoids_rematches(round.number) && !said;
    assert!(!avoided || met(round).is_disjoint(&earlier), "a rematch in round {}", round.number);
}

/// What was said before is what happened.
fn check_consequences(before: &Tournament, after: &Tournament, said: &Consequences) {
    for ranking in &said.rankings {
        let lines = |tournament| {
            Standings::after(tournament, ranking.after).map(|standings| [standings.lines, standings.unranked].concat())
        };
        let (Ok(then), Ok(now)) = (lines(before), lines(after)) else { continue };
        for change in &ranking.teams {
            let rank = |lines: &[atout::views::standings::StandingLine]| {
                lines.iter().find(|line| line.team.number == change.team.number).map(|line| (line.rank, line.total))
            };
            assert_eq!(rank(&then).map(|(rank, _)| rank), change.total.before.map(|_| change.rank.before));
            assert_eq!(rank(&now).map(|(_, total)| total), change.total.after);
        }
    }
}

/// What each team has from each round, in half points, added up on its own from what was typed.
fn scores(tournament: &Tournament) -> BTreeMap<TeamNumber, BTreeMap<RoundNumber, i64>> {
    let rules = &tournament.ruleset;
    let pot = 2 * i64::from(rules.deals_per_match) * i64::from(rules.points_per_deal);
    let award = |award| match award {
        atout::domain::ruleset::Award::Half => pot / 2,
        atout::domain::ruleset::Award::Points(points) => points.halves(),
    };
    let cap = rules.cap.map_or(i64::MAX, atout::domain::Points::halves);
    let goes_over = rules.cap_excess == atout::domain::ruleset::CapExcess::Opponents;
    let mut scores: BTreeMap<TeamNumber, BTreeMap<RoundNumber, i64>> = BTreeMap::new();
    let mut put = |team: TeamNumber, round: RoundNumber, halves: i64| {
        assert_eq!(scores.entry(team).or_default().insert(round, halves), None, "team {team} scores twice in round {round}");
    };
    for round in tournament.rounds.values() {
        for m in &round.matches {
            let Some(sheet) = tournament.sheet(round.number, m.table).filter(|sheet| sheet.is_in()) else { continue };
            let [a, b] = match sheet.content {
                Content::Forfeit(Absent::A) => [0, award(rules.forfeit_points)],
                Content::Forfeit(Absent::B) => [award(rules.forfeit_points), 0],
                Content::Forfeit(Absent::Both) => [0, 0],
                Content::Played(typed) => {
                    let share = i64::from(rules.deals_per_match - typed.deals) * i64::from(rules.points_per_deal);
                    let [a, b] = typed.points.map(|points| 2 * i64::from(points) + share);
                    assert_eq!(a + b, pot);
                    let over = [(a - cap).max(0), (b - cap).max(0)];
                    if goes_over { [a - over[0] + over[1], b - over[1] + over[0]] } else { [a.min(cap), b.min(cap)] }
                }
            };
            put(m.team_a, round.number, a);
            put(m.team_b, round.number, b);
        }
        if let Some(bye) = round.bye {
            put(bye, round.number, award(rules.bye_points));
        }
    }
    for grant in tournament.grants.values() {
        put(grant.team, grant.round, grant.points.halves());
    }
    scores
}

/// Totals and ranks of every ranking against the sum written here.
fn check_rankings(tournament: &Tournament) {
    let scores = scores(tournament);
    for &after in tournament.rounds.keys() {
        let found = ranking::after(tournament, after).unwrap();
        let total = |team: TeamNumber, upto: RoundNumber| -> i64 {
            let played: i64 =
                scores.get(&team).into_iter().flatten().filter(|(round, _)| **round <= upto).map(|(_, halves)| halves).sum();
            let penalties = tournament.penalties.values().filter(|penalty| penalty.team == team && penalty.round <= upto);
            played + penalties.map(|penalty| penalty.points.halves()).sum::<i64>()
        };
        let stood: BTreeSet<_> = tournament.rounds.range(..=after).flat_map(|(_, round)| round.teams()).collect();
        let mut listed: Vec<_> = found.lines.iter().chain(&found.unranked).map(|line| line.team).collect();
        listed.sort_unstable();
        assert_eq!(listed, stood.iter().copied().collect::<Vec<_>>(), "after round {after}");
        let key = |team: TeamNumber| {
            after.up_to().map(|round| total(team, round)).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>()
        };
        let has_rank = |team: &TeamNumber| {
            let team = &tournament.teams[team];
            team.standing == Standing::Ranked && team.departure.is_none_or(|away| away.kind != DepartureKind::Disqualified)
        };
        let ranked: Vec<_> = stood.iter().copied().filter(has_rank).collect();
        for line in found.lines.iter().chain(&found.unranked) {
            assert_eq!(line.total().halves(), total(line.team, after), "team {} after round {after}", line.team);
            let better = ranked.iter().filter(|&&other| key(other) > key(line.team)).count();
            let expected = has_rank(&line.team).then(|| u32::try_from(better + 1).unwrap());
            assert_eq!(line.rank, expected, "team {} after round {after}", line.team);
        }
    }
}

/// Everything that can be looked at can be, in words, at any moment (P27).
fn look_at_everything(session: &Session) {
    let (tournament, words) = (session.tournament(), Words::french());
    for &round in tournament.rounds.keys() {
        Seating::of(tournament, round).unwrap();
        Standings::after(tournament, round).unwrap();
        DrawRecord::of(tournament, session.history(), round).unwrap();
    }
    for &team in tournament.teams.keys() {
        let explained = Explanation::of(tournament, session.history(), team.get(), None).unwrap();
        assert!(words.explanation(&explained).iter().all(|line| !line.trim().is_empty()));
    }
    let audit = anomalies::audit(tournament, session.history());
    assert!(audit.open.iter().all(|open| !words.open(open).is_empty()));
    assert!(audit.notes.iter().all(|note| !words.note(note).is_empty()));
    assert!(session.history().entries().iter().all(|entry| !words.entry(entry, session.history()).is_empty()));
}

/// `ATOUT_EVENINGS=5000 cargo test --release` lives as many as the issue asks for.
#[test]
fn whatever_happens_in_an_evening_it_stays_a_tournament() {
    let cases = std::env::var("ATOUT_EVENINGS").ok().and_then(|n| n.parse().ok()).unwrap_or(20);
    let config = Config { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(2512), ..Config::default() };
    let told = std::cell::Cell::new((0, 0, 0));
    let run = TestRunner::new(config).run(&evenings(), |(teams, chosen, wishes)| {
        let mut session = in_memory(&rules(chosen));
        session.run(import(teams)).unwrap();
        let done = live(&mut session, &wishes);
        check_rankings(session.tournament());
        look_at_everything(&session);
        prop_assert_eq!(session.verify().unwrap(), []);
        let (commands, rounds, sheets) = told.get();
        let tournament = session.tournament();
        told.set((commands + done, rounds + tournament.rounds.len(), sheets + tournament.sheets.len()));
        Ok(())
    });
    run.unwrap();
    let (commands, rounds, sheets) = told.get();
    println!("{cases} evenings: {commands} commands carried out, {rounds} rounds and {sheets} sheets at their ends");
    // Evenings in which nothing happens would prove nothing.
    assert!(rounds > cases as usize && sheets > 10 * cases as usize);
}
