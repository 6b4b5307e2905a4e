//! Two match sheets of A5 on one A4, with a line to cut along (papers 04b). The blocks of A4, smaller; the state and the
//! hour stand in the head instead of a foot.

use crate::documents::barcode;
use crate::documents::context::DOT;
use crate::documents::face::Face;
use crate::documents::flow::{Sizes, fit, tag};
use crate::documents::page::{Area, At, Drawing, Shade, Stroke, Style};
use crate::i18n::date;
use crate::say;

use super::Leaf;
use super::deals::{self, DealTable, DealWords};
use super::parts::{self, NumberBox, TeamField};

/// From the left sheet to the right one, mm.
const TO_RIGHT: f32 = 145.5;

/// Where to cut, mm.
const CUT: f32 = 148.5;

/// What is printed of the left sheet is between these, mm.
const LEFT: f32 = 12.0;
const RIGHT: f32 = 139.5;

const ROUND: NumberBox =
    NumberBox { area: Area { left: 56.2, top: 19.0, right: 68.8, bottom: 30.7 }, baselines: [22.0, 29.4], sizes: [6.5, 20.0] };

const TABLE: NumberBox =
    NumberBox { area: Area { left: 70.6, top: 19.25, right: 87.8, bottom: 30.45 }, baselines: [22.0, 29.4], sizes: [6.5, 20.0] };

/// The width of a module of the barcode and the height of the bars, mm.
const BARS: [f32; 2] = [0.38, 8.6];

const TEAM_A: TeamField = TeamField {
    area: Area { left: 12.0, top: 32.3, right: 75.0, bottom: 47.1 },
    black: 7.6,
    big: [16.0, 16.0],
    number: 19.2,
    text: 21.0,
    name: Sizes { first: 10.0, min: 8.0, two_lines: 8.0 },
    players: Sizes { first: 8.0, min: 6.0, two_lines: 5.5 },
    one: 4.7,
    two: [3.3, 6.3],
    below: [9.5, 13.2],
    split: [-1.25, 0.6],
};

const TEAM_B: TeamField = TeamField { area: Area { left: 76.5, right: 139.5, ..TEAM_A.area }, ..TEAM_A };

const DEALS: DealTable = DealTable {
    edges: &[12.0, 21.0, 30.5, 41.5, 61.5, 81.5, 104.0, 126.5, 139.5],
    top: 55.8,
    head: 5.0,
    row: 6.0,
    total: 7.0,
    labels: [7.0, 6.5],
    deal: 9.5,
    trump: 14.5,
    sum: 8.5,
    share: 0.0,
    sum_edge: 138.2,
    share_edge: 0.0,
    totals: [8.5, 9.0],
    hint: 7.0,
};

/// Where the table of sixteen deals ends; what is below moves up with a shorter one.
const DEALS_END: f32 = 163.8;

pub(super) fn pair(left: &Leaf<'_>, right: Option<&Leaf<'_>>) -> Drawing {
    let mut drawing = draw(left);
    drawing.line(Area::new(CUT..CUT, 0.0..210.0), 0.2, Stroke::Dotted);
    if let Some(right) = right {
        drawing.place(&draw(right), TO_RIGHT, 0.0);
    }
    drawing
}

fn draw(leaf: &Leaf<'_>) -> Drawing {
    let mut drawing = Drawing::default();
    head(&mut drawing, leaf);
    teams(&mut drawing, leaf);
    let words = leaf.cx.words;
    let total = say!(words, "papers-sheet-total-short");
    let table = DealWords { heads: deals::heads(leaf), total, hint: say!(words, "papers-sheet-total-hint-short") };
    let end = DEALS.draw(&mut drawing, leaf, &table);
    if leaf.is_last() {
        let mut below = Drawing::default();
        result(&mut below, leaf);
        boxes(&mut below, leaf);
        captains(&mut below, leaf);
        drawing.place(&below, 0.0, end - DEALS_END);
    }
    drawing
}

fn head(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    const IMPRINT: Style = Style::regular(7.5);
    let words = leaf.cx.words;
    let printed = printed(leaf);
    let imprint = [Some(printed), leaf.state()].into_iter().flatten().collect::<Vec<_>>().join(DOT);
    drawing.text(At::Right(RIGHT), 15.0, IMPRINT, &imprint);
    let left = leaf.cx.rehearsal_mark().map_or(LEFT, |mark| LEFT + tag(drawing, LEFT, 15.0, &mark) + 1.5);
    let room = RIGHT - left - IMPRINT.width(&imprint) - 4.0;
    let tournament = fit(&leaf.cx.event.name, Face::Bold, Sizes { first: 9.5, min: 8.0, two_lines: 6.0 }, room);
    let baselines: &[f32] = if tournament.lines.len() == 1 { &[15.0] } else { &[13.6, 15.9] };
    tournament.draw(drawing, At::Left(left), Style::bold(0.0), baselines);
    drawing.rule(LEFT..RIGHT, 17.0, 0.5);
    drawing.text(At::Left(LEFT), 24.0, Style::bold(13.0), &say!(words, "papers-sheet"));
    drawing.text(At::Left(LEFT), 28.0, Style::regular(7.5), &say!(words, "papers-sheet-hand-in-short"));
    let [round, table] = leaf.of.map(|(round, sheet)| [round.to_string(), sheet.seated.table.to_string()]).unwrap_or_default();
    ROUND.black(drawing, &say!(words, "papers-sheet-round"), &round);
    TABLE.framed(drawing, &say!(words, "papers-column-table"), &table);
    if let Some(code) = leaf.of.and_then(|(_, sheet)| sheet.code) {
        let [module, height] = BARS;
        let x = RIGHT - barcode::MODULES * module;
        drawing.place(&barcode::draw(&code, module, height), x, 19.0);
        drawing.text(At::Centre(f32::midpoint(x, RIGHT)), 30.6, Style::regular(7.0), &code.to_string());
    }
}

/// « 28.11.2026 · imprimé à 14:38 »: the day of the tournament; that of the printing only where it is another one.
fn printed(leaf: &Leaf<'_>) -> String {
    let (words, at) = (leaf.cx.words, &leaf.cx.printed_at);
    let day = leaf.cx.event.date;
    if at.date_naive() == day {
        return say!(words, "papers-sheet-printed-short", date = date::short(day), time = date::time(at));
    }
    [date::short(day), leaf.printed()].join(DOT)
}

fn teams(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    let words = leaf.cx.words;
    let seated = leaf.of.map(|(_, sheet)| &sheet.seated);
    TEAM_A.draw(drawing, &say!(words, "papers-sheet-a"), seated.map(|seated| &seated.team_a));
    TEAM_B.draw(drawing, &say!(words, "papers-sheet-b"), seated.map(|seated| &seated.team_b));
    drawing.text(At::Left(LEFT), 50.6, Style::bold(8.0), &say!(words, "papers-sheet-dealers-short"));
    drawing.text(At::Left(LEFT), 53.4, Style::regular(7.0), &say!(words, "papers-sheet-dealers-hint-short"));
    for (dealer, left) in (1..).zip([31.0, 58.5, 86.05, 113.6]) {
        parts::dealer_field(drawing, Area::new(left..left + 25.9, 48.2..54.2), 5.0, 9.0, dealer);
    }
}

fn result(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    const SMALL: Style = Style::regular(7.0);
    let words = leaf.cx.words;
    drawing.fill(Area::new(LEFT..32.0, 165.1..175.2), Shade::Black);
    drawing.frame(Area::new(LEFT + 0.1..RIGHT - 0.1, 165.1..175.2), 0.7);
    drawing.text(At::Left(13.6), 169.6, Style::bold(9.5).white(), &say!(words, "papers-sheet-result"));
    drawing.text(At::Left(13.6), 173.2, Style::regular(7.5).white(), &say!(words, "papers-sheet-real-points-short"));
    for (x, letter) in [(37.8..60.4, say!(words, "papers-sheet-a")), (65.0..87.2, say!(words, "papers-sheet-b"))] {
        drawing.text(At::Right(x.start - 0.9), 171.5, Style::bold(9.0), &letter);
        parts::field(drawing, x, 166.8..173.6);
    }
    let [first, second] = [say!(words, "papers-sheet-deals-short"), say!(words, "papers-sheet-played-short")];
    drawing.text(At::Left(88.2), 169.5, Style::bold(7.5), &first);
    drawing.text(At::Left(88.2), 172.9, Style::bold(7.5), &second);
    parts::field(drawing, 99.4..110.6, 166.8..173.6);
    drawing.text(At::Left(112.5), 169.5, SMALL, &say!(words, "papers-sheet-check"));
    drawing.text(At::Left(112.5), 172.9, SMALL, &say!(words, "papers-sheet-check-sum", points = leaf.form.points_per_deal));
}

fn boxes(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    const TITLE: Style = Style::bold(7.5);
    const SMALL: Style = Style::regular(7.0);
    let words = leaf.cx.words;
    for (x, title) in [
        (LEFT..50.0, say!(words, "papers-sheet-time-out", minutes = leaf.form.minutes)),
        (51.5..101.0, say!(words, "papers-sheet-penalty-short")),
        (102.5..RIGHT, say!(words, "papers-sheet-referee-short")),
    ] {
        drawing.text(At::Left(x.start + 1.3), 180.0, TITLE, &title);
        drawing.frame(Area::new(x, 176.7..187.9), 0.3);
    }
    let baseline = 185.4;
    drawing.text(At::Left(13.3), baseline, SMALL, &say!(words, "papers-sheet-deals-done"));
    parts::field(drawing, 37.0..48.6, 181.2..187.0);
    for (x, letter) in [(52.8, say!(words, "papers-sheet-a")), (59.6, say!(words, "papers-sheet-b"))] {
        parts::tick(drawing, x, baseline, 3.0, SMALL, &letter);
    }
    drawing.text(At::Left(67.0), baseline, SMALL, "−");
    parts::line(drawing, 68.8..77.5, baseline);
    drawing.text(At::Left(79.4), 182.6, Style::regular(6.5), &say!(words, "papers-sheet-reason"));
    parts::line(drawing, 79.4..99.8, baseline);
    for (x, end, label) in
        [(103.8, 120.4, say!(words, "papers-sheet-entered-short")), (121.2, 138.4, say!(words, "papers-sheet-controlled-short"))]
    {
        drawing.text(At::Left(x), baseline, SMALL, &label);
        parts::line(drawing, x + SMALL.width(&label) + 0.8..end, baseline);
    }
}

fn captains(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    let words = leaf.cx.words;
    let [a, b] = match leaf.of {
        Some((_, sheet)) => [
            say!(words, "papers-sheet-captain-a-short", team = sheet.seated.team_a.number),
            say!(words, "papers-sheet-captain-b-short", team = sheet.seated.team_b.number),
        ],
        None => [say!(words, "papers-sheet-captain-a-short-blank"), say!(words, "papers-sheet-captain-b-short-blank")],
    };
    for (x, captain) in [(LEFT, a), (76.5, b)] {
        drawing.text(At::Left(x), 191.6, Style::bold(7.5), &captain);
        drawing.rule(x..x + 63.0, 197.7, 0.3);
    }
}
