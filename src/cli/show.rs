//! What only shows: `teams`, `pairings`, `draw-record`, `ranking`, `audit`, `explain`, `verify`, `journal`.

use super::args::{self, Explain, OneFile, Out, Ranking, Show, ShowRound};
use super::files;
use super::{Desk, Done, Failure};
use crate::domain::round::Origin;
use crate::domain::team::{DepartureKind, Entry, Presence, Standing};
use crate::domain::{Points, RoundNumber, Team, ranking};
use crate::exchange::draw_proof::Proof;
use crate::exchange::{json, result_export};
use crate::i18n::{date, number};
use crate::say;
use crate::session::Session;
use crate::store::Access;
use crate::views::anomalies;
use crate::views::draw_record::DrawRecord;
use crate::views::explain::Explanation;
use crate::views::present_list::PresentList;
use crate::views::repairs::Repaired;
use crate::views::seating::Seating;
use crate::views::standings::{StandingLine, Standings};
use std::path::Path;

pub(super) fn teams(desk: &mut Desk, args: &Show) -> Done {
    let session = desk.open(&args.file, Access::Read)?;
    if args.json {
        desk.print_json(&json::teams(session.tournament()));
        return Ok(());
    }
    for team in session.tournament().teams.values() {
        let line = team_line(desk, team);
        desk.print(&line);
    }
    let line = say!(desk.words, "cli-teams", count = session.tournament().teams.len());
    desk.tell(&line);
    let present = PresentList::next(session.tournament());
    let (count, print) = (present.teams.len(), present.fingerprint().to_string());
    let line = say!(desk.words, "papers-teams-fingerprint", count = count, fingerprint = print);
    desk.tell(&line);
    Ok(())
}

pub(super) fn pairings(desk: &mut Desk, args: &ShowRound) -> Done {
    let (session, round) = open_at_round(desk, &args.file, &args.round)?;
    let seating = Seating::of(session.tournament(), round).map_err(|refusal| desk.refused(&refusal))?;
    if args.json {
        desk.print_json(&json::pairings(&seating));
        return Ok(());
    }
    for table in &seating.tables {
        let (a, b) = (&table.team_a, &table.team_b);
        let line =
            say!(desk.words, "cli-table", table = table.table, a = a.number, a_name = &a.name, b = b.number, b_name = &b.name);
        desk.print(&line);
    }
    if let Some(bye) = &seating.bye {
        let line = say!(desk.words, "cli-bye", team = bye.number, name = &bye.name);
        desk.print(&line);
    }
    Ok(())
}

pub(super) fn draw_record(desk: &mut Desk, args: &args::DrawRecord) -> Done {
    let (session, round) = open_at_round(desk, &args.of.file, &args.of.round)?;
    let record = DrawRecord::of(session.tournament(), session.history(), round).map_err(|refusal| desk.refused(&refusal))?;
    if args.of.json {
        desk.print_json(&json::draw_record(&record, &desk.words));
        return Ok(());
    }
    if let Some(folder) = &args.folder {
        return write_proof(desk, &record, &Out { out: folder.clone(), force: args.force });
    }
    let words = &desk.words;
    let drawn_at = date::exact(&record.round.drawn_at);
    let mut lines = vec![match &record.round.origin {
        Origin::Lot(lot) => {
            say!(
                words,
                "record-lot",
                round = round,
                version = &lot.version,
                seed = &lot.seed,
                at = drawn_at,
                attempts = lot.attempts
            )
        }
        Origin::Ranking(ranked) => {
            say!(words, "record-ranking", round = round, version = &ranked.version, seed = &ranked.seed, at = drawn_at)
        }
        Origin::Hand => say!(words, "record-hand", round = round, at = drawn_at),
    }];
    lines.push(say!(words, "record-list", fingerprint = record.list.fingerprint().to_string()));
    if let Origin::Lot(lot) = &record.round.origin {
        lines.push(say!(words, "record-numbers", count = lot.numbers.len(), numbers = words.list(&lot.numbers)));
        let pairs = lot.forbidden.iter().map(|(a, b)| format!("{a}–{b}")).collect::<Vec<_>>();
        lines.push(say!(words, "record-forbidden", count = pairs.len(), pairs = pairs.join(" · ")));
    }
    if let Origin::Ranking(ranked) = &record.round.origin {
        lines.push(say!(words, "record-lots", lots = words.list(&ranked.lots)));
    }
    lines.extend(record.round.drawn.iter().map(|m| say!(words, "record-table", table = m.table, a = m.team_a, b = m.team_b)));
    lines.extend(record.round.drawn_bye.map(|team| say!(words, "record-bye", team = team)));
    lines.extend(record.repairs.iter().map(|Repaired { repair, .. }| {
        let (at, what) = (date::exact(&repair.at), words.step(&repair.step));
        if repair.reason.is_empty() {
            say!(words, "record-changed-plain", at = at, what = what)
        } else {
            say!(words, "record-changed", at = at, what = what, reason = &repair.reason)
        }
    }));
    lines.extend(record.annulled.iter().map(|draw| {
        let seed = draw.round.origin.seed().unwrap_or("–").to_owned();
        let reason = words.annulment_reason(draw.reason.as_deref());
        say!(words, "record-annulled", at = date::exact(&draw.annulled_at), seed = seed, reason = reason)
    }));
    for line in &lines {
        desk.print(line);
    }
    Ok(())
}

/// The record and two checkers into a folder, which is made if need be.
fn write_proof(desk: &mut Desk, record: &DrawRecord<'_>, to: &Out) -> Done {
    files::make_folder(desk, &to.out)?;
    Proof::ALL.into_iter().try_for_each(|proof| {
        let out = to.out.join(proof.file_name(record, &desk.words));
        let text = proof.text(record, &desk.words);
        files::write(desk, &Out { out, force: to.force }, proof.kind(), text.as_bytes())
    })
}

pub(super) fn ranking(desk: &mut Desk, args: &Ranking) -> Done {
    let session = desk.open(&args.file, Access::Read)?;
    let standings = standings(desk, &session, args.round.as_deref())?;
    if args.json {
        desk.print_json(&json::ranking(&standings, &desk.words));
        return Ok(());
    }
    if args.csv {
        desk.out.push_str(&result_export::ranking_csv(&standings, &desk.words));
        return Ok(());
    }
    let (sheets_in, expected) = standings.sheets;
    let title = if standings.is_final {
        say!(desk.words, "cli-ranking-final", round = standings.after)
    } else if standings.is_provisional {
        say!(desk.words, "cli-ranking-provisional", round = standings.after, sheets = sheets_in, expected = expected)
    } else {
        say!(desk.words, "cli-ranking", round = standings.after)
    };
    desk.print(&title);
    for line in standings.lines.iter().chain(&standings.unranked) {
        let shown = ranking_line(line);
        desk.print(&shown);
    }
    for tie in &standings.ties {
        let sentence = desk.words.tie(tie);
        desk.print(&sentence);
    }
    Ok(())
}

pub(super) fn audit(desk: &mut Desk, args: &Show) -> Done {
    let session = desk.open(&args.file, Access::Read)?;
    let audit = anomalies::audit(session.tournament(), session.history());
    if args.json {
        desk.print_json(&json::audit(&audit, &desk.words));
    } else {
        let words = &desk.words;
        let mut lines = vec![say!(words, "cli-open", count = audit.open.len())];
        lines.extend(audit.open.iter().map(|open| words.open(open)));
        lines.push(say!(words, "cli-notes", count = audit.notes.len()));
        lines.extend(audit.notes.iter().map(|note| words.note(note)));
        lines.push(say!(words, "cli-sheets", count = audit.sheets.len()));
        for row in &audit.sheets {
            let points = |points: Option<[Points; 2]>| {
                points.map_or("–".to_owned(), |[a, b]| format!("{}–{}", number::points(a), number::points(b)))
            };
            let typed = row.typed.map(|typed| typed.map(|points| Points::whole(i64::from(points))));
            lines.push(format!(
                "{}\t{}\t{}–{}\t{}\t{}\t{}\t{}",
                row.round,
                row.table,
                row.team_a,
                row.team_b,
                points(typed),
                points(row.real),
                points(row.counted),
                words.sheet_state(row.state)
            ));
        }
        for line in &lines {
            desk.print(line);
        }
    }
    if audit.open.is_empty() {
        Ok(())
    } else {
        Err(Failure::Refused(say!(desk.words, "cli-something-open", count = audit.open.len())))
    }
}

/// Every number of a team, in words.
pub(super) fn explain(desk: &mut Desk, args: &Explain) -> Done {
    let team = desk.number("--team", &args.team)?;
    let after = args.round.as_ref().map(|round| desk.number("--round", round)).transpose()?;
    let session = desk.open(&args.file, Access::Read)?;
    let explained = Explanation::of(session.tournament(), session.history(), team, after);
    let explained = explained.map_err(|refusal| desk.refused(&refusal))?;
    for line in desk.words.explanation(&explained) {
        desk.print(&line);
    }
    Ok(())
}

pub(super) fn verify(desk: &mut Desk, args: &OneFile) -> Done {
    let session = desk.open(&args.file, Access::Read)?;
    let findings = session.verify().map_err(|error| desk.failed(&error))?;
    if findings.is_empty() {
        let line = say!(
            desk.words,
            "cli-verified",
            entries = session.history().entries().len(),
            rounds = session.tournament().rounds.values().filter(|round| round.origin != Origin::Hand).count()
        );
        desk.print(&line);
        return Ok(());
    }
    let sentences: Vec<_> = findings.iter().map(|finding| desk.words.finding(finding)).collect();
    Err(Failure::Refused(sentences.join("\n")))
}

pub(super) fn journal(desk: &mut Desk, args: &Show) -> Done {
    let session = desk.open(&args.file, Access::Read)?;
    if args.json {
        desk.print_json(&json::journal(session.history(), &desk.words));
        return Ok(());
    }
    for entry in session.history().entries() {
        let sentence = desk.words.entry(entry, session.history());
        desk.print(&format!("{}\t{}\t{}\t{sentence}", entry.state, date::exact(&entry.at), entry.operator));
    }
    Ok(())
}

/// The ranking after a round as typed, or the latest.
pub(super) fn standings(desk: &Desk, session: &Session, round: Option<&str>) -> Result<Standings, Failure> {
    let round = match round {
        Some(text) => session.tournament().round_number(desk.number("--round", text)?),
        None => ranking::latest(session.tournament()),
    };
    round.and_then(|round| Standings::after(session.tournament(), round)).map_err(|refusal| desk.refused(&refusal))
}

fn open_at_round(desk: &Desk, file: &Path, round: &str) -> Result<(Session, RoundNumber), Failure> {
    let round = desk.number("--round", round)?;
    let session = desk.open(file, Access::Read)?;
    let round = session.tournament().round(round).map(|round| round.number).map_err(|refusal| desk.refused(&refusal))?;
    Ok((session, round))
}

fn team_line(desk: &Desk, team: &Team) -> String {
    let words = &desk.words;
    let away = team.departure.filter(|departure| departure.until.is_none());
    let departed = away.map(|departure| match departure.kind {
        DepartureKind::Withdrawn => say!(words, "state-withdrawn"),
        DepartureKind::Disqualified => say!(words, "state-disqualified"),
    });
    let marks = [
        team.payment.settled.then(|| say!(words, "state-paid")),
        (team.presence == Presence::Absent).then(|| say!(words, "state-absent")),
        (team.standing == Standing::Unranked).then(|| say!(words, "state-unranked")),
        (team.entry == Entry::Waiting).then(|| say!(words, "state-waiting")),
        team.fixed_table.map(|table| say!(words, "state-fixed-table", table = table)),
        departed,
    ];
    let marks: Vec<_> = marks.into_iter().flatten().collect();
    format!("{}\t{}\t{}\t{}\t{}", team.number, team.name, team.players.join(", "), team.club, marks.join(", "))
}

fn ranking_line(line: &StandingLine) -> String {
    let rank = line.rank.map_or("–".to_owned(), |rank| rank.to_string());
    let scores = line.scores.iter().map(|score| match score {
        None => "–".to_owned(),
        Some(score) if score.is_capped() => format!("{}*", number::points(score.counted)),
        Some(score) => number::points(score.counted),
    });
    let mut cells = vec![rank, line.team.number.to_string(), line.team.name.clone()];
    cells.extend(scores);
    cells.push(if line.penalties == Points::ZERO { String::new() } else { number::points(line.penalties) });
    cells.push(number::points(line.total));
    cells.join("\t")
}
