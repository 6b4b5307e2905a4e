//! The match sheet on A4 (papers 04). Says where things stand; how they look is in `parts` and `deals`.

use crate::documents::barcode;
use crate::documents::context::DOT;
use crate::documents::flow::{self, Sizes};
use crate::documents::page::{Area, At, Drawing, Shade, Style};
use crate::say;

use super::Leaf;
use super::deals::{self, DealTable, DealWords};
use super::parts::{self, NumberBox, TeamField};

/// What is printed is between these, mm.
const LEFT: f32 = 12.0;
const RIGHT: f32 = 198.0;

const ROUND: NumberBox =
    NumberBox { area: Area { left: 98.0, top: 20.2, right: 116.0, bottom: 36.2 }, baselines: [24.0, 34.2], sizes: [7.0, 28.0] };

const TABLE: NumberBox = NumberBox {
    area: Area { left: 118.25, top: 20.45, right: 141.75, bottom: 35.95 },
    baselines: [24.0, 34.2],
    sizes: [7.0, 28.0],
};

/// The width of a module of the barcode and the height of the bars, mm.
const BARS: [f32; 2] = [0.40, 11.5];

const TEAM_A: TeamField = TeamField {
    area: Area { left: 12.0, top: 39.0, right: 103.0, bottom: 58.0 },
    black: 11.0,
    big: [24.0, 24.0],
    number: 28.5,
    text: 31.0,
    name: Sizes { first: 13.0, min: 10.5, two_lines: 10.5 },
    players: Sizes { first: 9.5, min: 7.0, two_lines: 6.0 },
    one: 7.2,
    two: [4.8, 8.9],
    below: [13.0, 17.0],
    split: [-1.5, 0.5],
};

const TEAM_B: TeamField = TeamField { area: Area { left: 107.0, right: 198.0, ..TEAM_A.area }, ..TEAM_A };

const DEALS: DealTable = DealTable {
    edges: &[12.0, 22.0, 35.0, 49.0, 74.0, 99.0, 129.0, 159.0, 177.0, 198.0],
    top: 72.0,
    head: 7.0,
    row: 8.15,
    total: 9.0,
    labels: [8.5, 7.5],
    deal: 12.0,
    trump: 19.0,
    sum: 10.5,
    share: 9.0,
    sum_edge: 173.8,
    share_edge: 191.6,
    totals: [9.5, 11.0],
    hint: 7.25,
};

/// Where the table of sixteen deals ends; what is below moves up with a shorter one.
const DEALS_END: f32 = 218.4;

pub(super) fn draw(leaf: &Leaf<'_>) -> Drawing {
    let mut drawing = Drawing::default();
    head(&mut drawing, leaf);
    teams(&mut drawing, leaf);
    let words = leaf.cx.words;
    let mut heads = deals::heads(leaf);
    heads.push(say!(words, "papers-sheet-share"));
    let table = DealWords { heads, total: say!(words, "papers-sheet-total"), hint: say!(words, "papers-sheet-total-hint") };
    let end = DEALS.draw(&mut drawing, leaf, &table);
    if leaf.is_last() {
        let mut below = Drawing::default();
        result(&mut below, leaf);
        time_out(&mut below, leaf);
        penalties(&mut below, leaf);
        referees(&mut below, leaf);
        captains(&mut below, leaf);
        drawing.place(&below, 0.0, end - DEALS_END);
    }
    foot(&mut drawing, leaf);
    drawing
}

fn head(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    let words = leaf.cx.words;
    let mark = leaf.cx.rehearsal_mark();
    flow::head_line(drawing, LEFT..RIGHT, mark.as_deref(), &leaf.cx.event.name, &leaf.cx.when_where());
    drawing.text(At::Left(LEFT), 26.2, Style::bold(17.0), &say!(words, "papers-sheet"));
    drawing.text(At::Left(LEFT), 31.8, Style::regular(8.5), &say!(words, "papers-sheet-hand-in"));
    drawing.text(At::Left(LEFT), 35.6, Style::regular(8.5), &leaf.extent());
    let [round, table] = leaf.of.map(|(round, sheet)| [round.to_string(), sheet.seated.table.to_string()]).unwrap_or_default();
    ROUND.black(drawing, &say!(words, "papers-sheet-round"), &round);
    TABLE.framed(drawing, &say!(words, "papers-column-table"), &table);
    if let Some(code) = leaf.of.and_then(|(_, sheet)| sheet.code) {
        let [module, height] = BARS;
        let x = RIGHT - barcode::MODULES * module;
        drawing.place(&barcode::draw(&code, module, height), x, 20.2);
        drawing.text(At::Centre(f32::midpoint(x, RIGHT)), 35.4, Style::regular(7.5), &code.to_string());
    }
}

fn teams(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    let words = leaf.cx.words;
    let seated = leaf.of.map(|(_, sheet)| &sheet.seated);
    TEAM_A.draw(drawing, &say!(words, "papers-sheet-a"), seated.map(|seated| &seated.team_a));
    TEAM_B.draw(drawing, &say!(words, "papers-sheet-b"), seated.map(|seated| &seated.team_b));
    drawing.text(At::Left(LEFT), 64.6, Style::bold(9.0), &say!(words, "papers-sheet-dealers"));
    drawing.text(At::Left(LEFT), 68.4, Style::regular(7.5), &say!(words, "papers-sheet-dealers-hint"));
    for (dealer, left) in (1..).zip([50.0, 87.4, 124.8, 162.2]) {
        parts::dealer_field(drawing, Area::new(left..left + 35.8, 61.5..69.5), 7.0, 12.0, dealer);
    }
}

fn result(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    const LABEL: Style = Style::bold(8.5);
    const SMALL: Style = Style::regular(7.5);
    let words = leaf.cx.words;
    drawing.fill(Area::new(LEFT..52.0, 221.0..236.5), Shade::Black);
    drawing.frame(Area::new(LEFT + 0.1..RIGHT - 0.1, 221.0..236.5), 0.8);
    drawing.text(At::Left(15.0), 227.3, Style::bold(12.0).white(), &say!(words, "papers-sheet-result"));
    drawing.text(At::Left(15.0), 232.4, SMALL.white(), &say!(words, "papers-sheet-real-points"));
    for (x, label) in [
        (55.0..93.0, say!(words, "papers-sheet-points-a")),
        (99.0..137.0, say!(words, "papers-sheet-points-b")),
        (143.0..159.0, say!(words, "papers-sheet-deals-played")),
    ] {
        drawing.text(At::Left(x.start), 225.2, LABEL, &label);
        parts::field(drawing, x, 226.7..235.1);
    }
    let (deals, points) = (leaf.form.deals.len(), leaf.form.points_per_deal);
    drawing.text(At::Left(160.4), 232.3, Style::regular(8.5), &say!(words, "papers-sheet-of-deals", deals = deals));
    drawing.text(At::Left(174.0), 225.2, SMALL, &say!(words, "papers-sheet-check"));
    drawing.text(At::Left(174.0), 228.4, SMALL, &say!(words, "papers-sheet-check-sum", points = points));
    parts::tick(drawing, 174.0, 234.2, 3.8, Style::regular(8.0), &say!(words, "papers-sheet-checked"));
}

fn title(drawing: &mut Drawing, area: Area, words: &str) {
    drawing.frame(area, 0.3);
    drawing.text(At::Left(area.left + 2.0), 243.4, Style::bold(8.5), words);
}

fn time_out(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    let words = leaf.cx.words;
    title(drawing, Area::new(LEFT..72.0, 239.4..264.6), &say!(words, "papers-sheet-time-out", minutes = leaf.form.minutes));
    for (baseline, label) in [(250.2, say!(words, "papers-sheet-deals-done")), (257.6, say!(words, "papers-sheet-share-of-each"))]
    {
        drawing.text(At::Left(14.0), baseline, Style::regular(8.0), &label);
        parts::field(drawing, 52.0..70.0, baseline - 4.2..baseline + 2.0);
    }
    drawing.text(At::Left(14.0), 262.6, Style::regular(7.0), &say!(words, "papers-sheet-share-hint"));
}

fn penalties(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    let words = leaf.cx.words;
    title(drawing, Area::new(74.0..136.0, 239.4..264.6), &say!(words, "papers-sheet-penalties"));
    for baseline in [250.2, 259.2] {
        for (x, letter) in [(76.0, say!(words, "papers-sheet-a")), (84.4, say!(words, "papers-sheet-b"))] {
            parts::tick(drawing, x, baseline, 3.6, Style::regular(8.0), &letter);
        }
        drawing.text(At::Left(93.5), baseline, Style::regular(8.0), "−");
        parts::line(drawing, 95.8..107.8, baseline);
        parts::line(drawing, 110.0..134.0, baseline);
    }
    drawing.text(At::Left(95.8), 262.6, Style::regular(7.0), &say!(words, "papers-sheet-points"));
    drawing.text(At::Left(110.0), 262.6, Style::regular(7.0), &say!(words, "papers-sheet-reason"));
}

fn referees(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    let words = leaf.cx.words;
    title(drawing, Area::new(138.0..RIGHT, 239.4..264.6), &say!(words, "papers-sheet-referees"));
    for (baseline, label) in [
        (249.8, say!(words, "papers-sheet-received")),
        (256.1, say!(words, "papers-sheet-entered")),
        (262.4, say!(words, "papers-sheet-controlled")),
    ] {
        drawing.text(At::Left(140.0), baseline, Style::regular(8.0), &label);
        parts::line(drawing, 162.0..196.0, baseline);
    }
}

fn captains(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    let words = leaf.cx.words;
    let [a, b] = match leaf.of {
        Some((_, sheet)) => [
            say!(words, "papers-sheet-captain-a", team = sheet.seated.team_a.number),
            say!(words, "papers-sheet-captain-b", team = sheet.seated.team_b.number),
        ],
        None => [say!(words, "papers-sheet-captain-a-blank"), say!(words, "papers-sheet-captain-b-blank")],
    };
    for (x, captain) in [(LEFT, a), (107.0, b)] {
        drawing.text(At::Left(x), 269.6, Style::bold(8.0), &captain);
        drawing.rule(x..x + 91.0, 278.2, 0.3);
    }
}

fn foot(drawing: &mut Drawing, leaf: &Leaf<'_>) {
    const STYLE: Style = Style::regular(7.5);
    let words = leaf.cx.words;
    let name = match leaf.of {
        Some((round, sheet)) => say!(words, "papers-sheet-name", round = round, table = sheet.seated.table),
        None => say!(words, "papers-sheet-blank"),
    };
    drawing.text(At::Left(LEFT), 284.6, STYLE, &name);
    let imprint = [Some(leaf.printed()), leaf.state()].into_iter().flatten().collect::<Vec<_>>().join(DOT);
    drawing.text(At::Right(RIGHT), 284.6, STYLE, &imprint);
}
