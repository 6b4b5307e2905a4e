//! What others take away: the ranking as a table for a spreadsheet or a script, the whole tournament as JSON. Opens no
//! file.

use super::cells::harmless;
use super::json;
use crate::domain::history::History;
use crate::domain::ranking::{self, Score, Source, TeamState};
use crate::domain::team::{Payment, Team};
use crate::domain::{Points, Tournament};
use crate::i18n::Words;
use crate::say;
use crate::views::anomalies::audit;
use crate::views::draw_record::DrawRecord;
use crate::views::standings::{StandingLine, Standings};
use serde_json::{Value, json};

/// `ranking --csv`: semicolons, halves as `.5`, fields as they are.
pub fn ranking_csv(standings: &Standings, words: &Words) -> String {
    let mut header = ["rank", "team", "name", "players"].map(str::to_owned).to_vec();
    header.extend(standings.rounds.iter().map(|round| format!("p{round}")));
    header.extend(["penalties", "total", "tie"].map(str::to_owned));
    let line = |line: &StandingLine| {
        let mut row =
            vec![optional(line.rank), line.team.number.to_string(), line.team.name.clone(), line.team.members.join(", ")];
        row.extend(line.scores.iter().map(|score| score.map_or_else(String::new, |score| plain(score.counted, "."))));
        row.extend([plain(line.penalties, "."), plain(line.total, ".")]);
        row.push(standings.tie_of(line).map_or_else(String::new, |tie| words.tie(tie)));
        row
    };
    write(std::iter::once(header).chain(standings.lines.iter().chain(&standings.unranked).map(line)), "\n")
}

/// The exported .csv, for a French Excel: byte order mark, semicolons, decimal commas, no cell that would run as a formula.
/// Every team, ranked as far as the rounds go; without a draw the list of teams.
pub fn spreadsheet_csv(tournament: &Tournament, words: &Words) -> String {
    let standings = ranking::latest(tournament).and_then(|round| Standings::after(tournament, round)).ok();
    let rounds = standings.as_ref().map_or(&[][..], |standings| &standings.rounds);
    let mut header = vec![say!(words, "export-rank"), say!(words, "export-number"), say!(words, "export-name")];
    header.extend([say!(words, "export-player-1"), say!(words, "export-player-2"), say!(words, "export-club")]);
    header.extend(rounds.iter().map(|round| say!(words, "export-round", round = *round)));
    header.extend([say!(words, "export-penalties"), say!(words, "export-total"), say!(words, "export-remark")]);
    let mut rows = vec![header];
    let mut listed = Vec::new();
    for line in standings.iter().flat_map(|standings| standings.lines.iter().chain(&standings.unranked)) {
        listed.push(line.team.number);
        rows.extend(tournament.teams.get(&line.team.number).map(|team| row(words, team, Some(line), rounds.len())));
    }
    let others = tournament.teams.values().filter(|team| !listed.contains(&team.number));
    rows.extend(others.map(|team| row(words, team, None, rounds.len())));
    let text = write(rows.into_iter().map(|row| row.into_iter().map(|cell| harmless(&cell).into_owned()).collect()), "\r\n");
    format!("\u{feff}{text}")
}

/// The exported .json: everything the file holds and what follows from it (documented in the README).
pub fn everything(tournament: &Tournament, history: &History, words: &Words) -> Value {
    let drawn = || tournament.rounds.keys().copied();
    let records = drawn().filter_map(|round| DrawRecord::of(tournament, history, round).ok());
    let rankings = drawn().filter_map(|round| Standings::after(tournament, round).ok());
    let penalties = tournament.penalties.values().map(|penalty| {
        json!({ "id": penalty.id, "round": penalty.round, "team": penalty.team, "points": penalty.points, "reason": penalty.reason })
    });
    let seatings = drawn().filter_map(|round| crate::views::seating::Seating::of(tournament, round).ok());
    json!({
        "format": "atout-1",
        "tournament": {
            "name": tournament.event.name,
            "date": tournament.event.date.to_string(),
            "place": tournament.event.place,
            "fee": cents(tournament.event.fee),
            "prizes": tournament.event.prizes,
            "ruleset": tournament.event.ruleset,
        },
        "ruleset": json::ruleset(&tournament.ruleset),
        "teams": json::teams(tournament)["teams"],
        "payments": tournament.teams.values().map(payment).collect::<Vec<_>>(),
        "rounds": seatings.map(|seating| json::pairings(&seating)).collect::<Vec<_>>(),
        "draw_records": records.map(|record| json::draw_record(&record, words)).collect::<Vec<_>>(),
        "penalties": penalties.collect::<Vec<_>>(),
        "rankings": rankings.map(|standings| json::ranking(&standings, words)).collect::<Vec<_>>(),
        "audit": json::audit(&audit(tournament, history), words),
        "journal": json::journal(history, words)["entries"],
    })
}

fn payment(team: &Team) -> Value {
    let Payment { settled, due, received, way, remark } = &team.payment;
    let amount = |amount: &Option<i64>| amount.map(cents);
    json!({ "team": team.number, "paid": settled, "due": amount(due), "received": amount(received), "way": way, "remark": remark })
}

/// An amount as a number with two decimals at the most.
fn cents(hundredths: i64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "amounts are far below 2^52")]
    let amount = hundredths as f64 / 100.0;
    amount
}

fn row(words: &Words, team: &Team, line: Option<&StandingLine>, rounds: usize) -> Vec<String> {
    let player = |i: usize| team.players.get(i).cloned().unwrap_or_default();
    let mut row = vec![optional(line.and_then(|line| line.rank)), team.number.to_string(), team.name.clone()];
    row.extend([player(0), player(1), team.club.clone()]);
    let score = |i: usize| line.and_then(|line| line.scores.get(i).copied().flatten());
    row.extend((0..rounds).map(|i| score(i).map_or_else(String::new, |score| plain(score.counted, ","))));
    row.push(line.filter(|line| line.penalties != Points::ZERO).map_or_else(String::new, |line| plain(line.penalties, ",")));
    row.push(line.map_or_else(String::new, |line| plain(line.total, ",")));
    row.push(line.map_or_else(String::new, |line| remarks(words, line)));
    row
}

/// « abandon, P2 plafonnée (réel 1733,5) ».
pub(super) fn remarks(words: &Words, line: &StandingLine) -> String {
    let state = match line.state {
        TeamState::Present => None,
        TeamState::Withdrawn => Some(say!(words, "state-withdrawn")),
        TeamState::Disqualified => Some(say!(words, "state-disqualified")),
        TeamState::Unranked => Some(say!(words, "state-unranked")),
    };
    let of_score = |(round, score): (usize, &Option<Score>)| match score.as_ref()? {
        Score { source: Source::Granted, .. } => Some(say!(words, "export-granted", round = round)),
        Score { source: Source::Bye, .. } => Some(say!(words, "export-bye", round = round)),
        Score { source: Source::Forfeit { .. }, .. } => Some(say!(words, "export-forfeit", round = round)),
        score @ Score { source: Source::Played { real, .. }, .. } => {
            score.is_capped().then(|| say!(words, "export-capped", round = round, real = plain(*real, ",")))
        }
    };
    state.into_iter().chain((1..).zip(&line.scores).filter_map(of_score)).collect::<Vec<_>>().join(", ")
}

fn optional(rank: Option<u32>) -> String {
    rank.map_or_else(String::new, |rank| rank.to_string())
}

/// Points without thousands, the half behind this sign.
fn plain(points: Points, sign: &str) -> String {
    let minus = if points < Points::ZERO { "-" } else { "" };
    let half = if points.has_half() { format!("{sign}5") } else { String::new() };
    format!("{minus}{}{half}", points.abs().halves() / 2)
}

fn write(rows: impl Iterator<Item = Vec<String>>, line_end: &'static str) -> String {
    let end = if line_end == "\n" { csv::Terminator::Any(b'\n') } else { csv::Terminator::CRLF };
    let mut writer = csv::WriterBuilder::new().delimiter(b';').terminator(end).from_writer(Vec::new());
    for row in rows {
        writer.write_record(&row).expect("a vector takes all that is written, and all rows are of one length");
    }
    let bytes = writer.into_inner().expect("a vector takes all that is written");
    String::from_utf8(bytes).expect("only text was written")
}
