//! The facts of a draw: a label and what it says, one after the other. The lists they count stand below them.

use std::collections::BTreeMap;

use crate::documents::flow::{Line, Part, Row, wrap};
use crate::documents::page::{At, Drawing, Style};
use crate::domain::draw::{Apart, Clubs, Fault, team_list};
use crate::domain::history::AnnulledDraw;
use crate::domain::round::{LotRecord, Origin, RankingRecord};
use crate::domain::team::DepartureKind;
use crate::domain::{TableNumber, TeamNumber};
use crate::i18n::{Words, date};
use crate::say;
use crate::views::draw_record::{DrawRecord, LeftOut, shared_ranks};

use super::SPAN;

/// Where the values stand, mm.
const VALUE: f32 = 62.0;

/// The letters of the values and from baseline to baseline.
const TEXT: Style = Style::regular(9.0);
const LEADING: f32 = 4.15;

/// What is said of a draw under one label.
struct Fact {
    label: String,
    value: String,
    style: Style,
}

/// One row for each fact.
pub(super) fn part(words: &Words, record: &DrawRecord<'_>) -> Part {
    let mut facts = vec![drawn_at(words, record)];
    if let Some(seed) = record.round.origin.seed() {
        let bold = Style::bold(TEXT.size);
        facts.push(Fact { label: say!(words, "papers-record-seed"), value: seed.to_owned(), style: bold });
        facts.push(Fact { label: say!(words, "papers-record-seed-origin"), value: seed_origin(words, seed), style: TEXT });
    }
    let mut tell = |label: String, value: String| facts.push(Fact { label, value, style: TEXT });
    tell(say!(words, "papers-record-present"), present(words, record));
    tell(say!(words, "papers-record-list-print"), list_print(words, record));
    match &record.round.origin {
        Origin::Lot(lot) => {
            tell(say!(words, "papers-record-bye"), bye_by_lot(words, lot));
            tell(say!(words, "papers-record-forbidden"), forbidden(words, &lot.forbidden));
            if !record.apart.is_empty() {
                tell(say!(words, "papers-record-wishes"), wishes(words, &record.apart));
            }
            tell(say!(words, "papers-record-attempts"), attempts(words, record, lot));
            tell(say!(words, "papers-record-fixed"), fixed(words, &lot.fixed_tables));
        }
        Origin::Ranking(ranked) => {
            let (before, state) = (record.round.number.before(), record.ranking_state.unwrap_or_default());
            let before = before.map(|round| round.to_string()).unwrap_or_default();
            tell(
                say!(words, "papers-record-ranking"),
                say!(words, "papers-record-ranking-used", round = before, state = state.to_string()),
            );
            tell(say!(words, "papers-record-lots"), lots(words, ranked));
            tell(say!(words, "papers-record-bye"), bye_by_ranking(words, record, ranked));
            tell(say!(words, "papers-record-forbidden"), forbidden(words, &ranked.forbidden));
            tell(say!(words, "papers-record-fixed"), fixed(words, &ranked.fixed_tables));
        }
        Origin::Hand => {
            let bye = record
                .round
                .drawn_bye
                .map_or_else(|| say!(words, "papers-record-none"), |team| say!(words, "papers-record-bye-by-hand", team = team));
            tell(say!(words, "papers-record-bye"), bye);
        }
    }
    tell(say!(words, "papers-record-annulled"), annulled(words, &record.annulled));
    tell(say!(words, "papers-record-changed"), changed(words, record));
    Part::new(SPAN, facts.iter().map(Fact::row).collect())
}

impl Fact {
    /// A row as high as its lines.
    fn row(&self) -> Row {
        let mut drawing = Drawing::default();
        drawing.text(At::Left(SPAN.start), 3.75, Style::bold(8.5), &self.label);
        let mut height = 1.65;
        for line in self.value.lines().flat_map(|line| wrap(line, self.style, SPAN.end - VALUE)) {
            drawing.text(At::Left(VALUE), height + 2.1, self.style, &line);
            height += LEADING;
        }
        Row::new(height, Line::Hair, drawing)
    }
}

fn drawn_at(words: &Words, record: &DrawRecord<'_>) -> Fact {
    let at = &record.round.drawn_at;
    let (day, time) = (date::long(words, at.date_naive()), date::time_to_the_second(at));
    let value = say!(words, "papers-record-drawn-by", day = day, time = time, operator = &record.operator);
    Fact { label: say!(words, "papers-record-drawn-at"), value, style: TEXT }
}

/// The program proposes 32 hexadecimal digits; anything else somebody has typed.
fn seed_origin(words: &Words, seed: &str) -> String {
    let proposed = seed.len() == 32 && seed.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    if proposed { say!(words, "papers-record-seed-proposed") } else { say!(words, "papers-record-seed-typed") }
}

/// « 99 équipes : nos 1 à 56 et 58 à 100 (57 : abandon dès la partie 2) ».
fn present(words: &Words, record: &DrawRecord<'_>) -> String {
    let numbers = record.numbers();
    let present = say!(words, "papers-record-teams", count = numbers.len(), numbers = ranges(words, &numbers));
    if record.left_out.is_empty() {
        return present;
    }
    let why = |left_out: LeftOut| match left_out {
        LeftOut::Waiting => say!(words, "papers-where-waiting"),
        LeftOut::Absent => say!(words, "papers-where-absent"),
        LeftOut::Unknown => say!(words, "papers-record-not-in-it"),
        LeftOut::Departed(departure) => match departure.kind {
            DepartureKind::Withdrawn => say!(words, "papers-withdrawn", round = departure.from),
            DepartureKind::Disqualified => say!(words, "papers-where-disqualified"),
        },
    };
    let mut reasons: Vec<(String, Vec<TeamNumber>)> = Vec::new();
    for &(team, left_out) in &record.left_out {
        let why = why(left_out);
        match reasons.iter_mut().find(|(reason, _)| *reason == why) {
            Some((_, teams)) => teams.push(team),
            None => reasons.push((why, vec![team])),
        }
    }
    let reasons =
        reasons.iter().map(|(why, teams)| say!(words, "papers-record-left-out", teams = ranges(words, teams), why = why));
    format!("{present} ({})", reasons.collect::<Vec<_>>().join("\u{a0}; "))
}

/// « 1 à 56 et 58 à 100 ».
pub(super) fn ranges(words: &Words, numbers: &[TeamNumber]) -> String {
    let follows = |a: &TeamNumber, b: &TeamNumber| a.get() + 1 == b.get();
    words.list(numbers.chunk_by(follows).flat_map(|run| match run {
        [first, _, .., last] => vec![say!(words, "papers-record-range", first = *first, last = *last)],
        few => few.iter().map(ToString::to_string).collect(),
    }))
}

/// What is compared by eye, and all digits in two groups of 32.
fn list_print(words: &Words, record: &DrawRecord<'_>) -> String {
    let print = record.list.fingerprint();
    let digits = print.digits();
    let (first, second) = digits.split_at(digits.len() / 2);
    let version = team_list::VERSION;
    say!(words, "papers-record-sha", short = print.to_string(), version = version, first = first, second = second)
}

fn bye_by_lot(words: &Words, lot: &LotRecord) -> String {
    if !lot.bye_drawn {
        return say!(words, "papers-record-bye-none", count = lot.numbers.len());
    }
    let to_draw = say!(words, "papers-record-bye-to-draw", count = lot.numbers.len());
    format!("{to_draw}\u{a0}; {}", who_may_not(words, &lot.no_bye))
}

fn bye_by_ranking(words: &Words, record: &DrawRecord<'_>, ranked: &RankingRecord) -> String {
    match record.round.drawn_bye {
        None => say!(words, "papers-record-bye-none", count = ranked.numbers.len()),
        Some(team) => {
            let last = say!(words, "papers-record-bye-last", team = team);
            format!("{last}\u{a0}; {}", who_may_not(words, &ranked.no_bye))
        }
    }
}

fn who_may_not(words: &Words, teams: &[TeamNumber]) -> String {
    if teams.is_empty() {
        return say!(words, "papers-record-bye-anybody");
    }
    say!(words, "papers-record-bye-not", count = teams.len(), teams = ranges(words, teams))
}

fn forbidden(words: &Words, pairs: &[(TeamNumber, TeamNumber)]) -> String {
    match pairs.len() {
        0 => say!(words, "papers-record-forbidden-none"),
        count => say!(words, "papers-record-forbidden-below", count = count),
    }
}

/// « clubs séparés ; équipes 3 et 8 séparées ».
fn wishes(words: &Words, apart: &Apart) -> String {
    let clubs = (apart.clubs == Clubs::Apart).then(|| say!(words, "papers-record-clubs-apart"));
    let pair = |&(a, b): &(u32, u32)| say!(words, "papers-record-apart", a = a.to_string(), b = b.to_string());
    clubs.into_iter().chain(apart.pairs.iter().map(pair)).collect::<Vec<_>>().join("\u{a0}; ")
}

/// « 2. Essai 1 écarté : rencontre interdite 20 – 91. Essai 2 retenu. »
fn attempts(words: &Words, record: &DrawRecord<'_>, lot: &LotRecord) -> String {
    let mut sentences = vec![say!(words, "papers-record-attempts-count", count = lot.attempts)];
    for (attempt, fault) in (1_u32..).zip(&record.thrown_away) {
        let why = match fault {
            Fault::Forbidden(a, b) => say!(words, "papers-record-not-allowed", a = *a, b = *b),
            Fault::Bye(team) => say!(words, "papers-record-second-bye", team = *team),
        };
        sentences.push(say!(words, "papers-record-thrown-away", attempt = attempt, why = why));
    }
    if lot.attempts as usize > record.thrown_away.len() + 1 {
        sentences.push("…".to_owned());
    }
    sentences.push(say!(words, "papers-record-kept", attempt = lot.attempts));
    sentences.join(" ")
}

fn fixed(words: &Words, tables: &BTreeMap<TeamNumber, TableNumber>) -> String {
    if tables.is_empty() {
        return say!(words, "papers-record-fixed-none");
    }
    let one = |(team, table): (&TeamNumber, &TableNumber)| say!(words, "papers-record-fixed-table", team = *team, table = *table);
    say!(words, "papers-record-fixed-tables", tables = words.list(tables.iter().map(one)))
}

/// « rang 3 : 91, 5 », in the order of the lots.
fn lots(words: &Words, ranked: &RankingRecord) -> String {
    let shared = shared_ranks(ranked);
    if shared.is_empty() {
        return say!(words, "papers-record-lots-none");
    }
    let group = |(rank, teams): &(u32, Vec<TeamNumber>)| {
        let teams = teams.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        say!(words, "papers-record-lot", rank = rank.to_string(), teams = teams)
    };
    let groups = shared.iter().map(group).collect::<Vec<_>>().join("\u{a0}; ");
    say!(words, "papers-record-lots-drawn", groups = groups)
}

fn annulled(words: &Words, draws: &[AnnulledDraw]) -> String {
    if draws.is_empty() {
        return say!(words, "papers-record-none");
    }
    let one = |gone: &AnnulledDraw| {
        let (from, until) = (date::exact(&gone.round.drawn_at), date::exact(&gone.annulled_at));
        let reason = words.annulment_reason(gone.reason.as_deref());
        match gone.round.origin.seed() {
            Some(seed) => {
                say!(words, "papers-record-annulled-draw", drawn = from, seed = seed, annulled = until, reason = reason)
            }
            None => say!(words, "papers-record-annulled-hand", drawn = from, annulled = until, reason = reason),
        }
    };
    let count = say!(words, "papers-record-annulled-count", count = draws.len());
    std::iter::once(count).chain(draws.iter().map(one)).collect::<Vec<_>>().join("\n")
}

fn changed(words: &Words, record: &DrawRecord<'_>) -> String {
    if record.repairs.is_empty() {
        return say!(words, "papers-record-unchanged");
    }
    record.repairs.iter().map(|change| words.repair(&change.repair)).collect::<Vec<_>>().join("\n")
}
