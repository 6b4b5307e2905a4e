//! « Tables manquantes »: whose sheet is not in, for the one who walks through the hall and fetches them. One A4 holds 50
//! tables. What is wrong with a sheet, « Contrôle des feuilles » says.

use crate::domain::Tournament;
use crate::i18n::Words;
use crate::say;
use crate::views::missing_sheets::{MissingSheets, OpenTable, Why};
use crate::views::paper_state::Shows;

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::{Context, DOT};
use super::face::Face;
use super::flow::{Column, Filled, Format, Line, Row, Sheet, Sizes, Table, TableHead, fit};
use super::page::{Area, At, Document, Drawing, Style};
use super::team_name::fit_name;

/// The sizes of a team's name.
const NAME: Sizes = Sizes { first: 9.5, min: 7.5, two_lines: 6.0 };

/// The usual height of one team in a row, mm.
const TEAM: f32 = 4.675;

pub(super) fn about(words: &Words, order: &Order) -> About {
    let round = order.settled_round();
    About {
        title: say!(words, "papers-missing-title", round = round),
        file: say!(words, "file-name-missing"),
        shows: Shows::MissingSheets(round),
    }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let missing = MissingSheets::of(tournament, order.settled_round())?;
    if missing.open.is_empty() {
        return Err(NothingToPrint::NothingMissing { round: missing.round });
    }
    Ok(Laid { document: missing_paper(cx, &about(cx.words, order), &missing), status: Status::Settled })
}

fn missing_paper(cx: &Context<'_>, about: &About, missing: &MissingSheets) -> Document {
    let words = cx.words;
    let paper = cx.plain(Format::Portrait, about);
    let columns = vec![
        Column::new(At::Right(24.5), say!(words, "papers-column-table")),
        Column::new(At::Left(29.0), say!(words, "papers-column-teams")),
        Column::new(At::Right(101.0), say!(words, "papers-column-sheet")),
    ];
    let table = Table { lanes: 2, pitch: 96.0, at_most: 25, ..Table::new(TableHead::new(12.0..102.0, columns)) };
    let rows: Vec<Row> = missing.open.iter().map(|open| row(words, open)).collect();
    let subtitle = subtitle(words, missing);
    let sheet = |page: Filled| Sheet { subtitle: subtitle.clone(), drawing: page.drawing };
    cx.bind(&paper, &table.fill(paper.body(), &rows).into_iter().map(sheet).collect::<Vec<_>>())
}

/// « 46 feuilles sur 49 · manquent 2 tables · à vérifier : 1 table ».
fn subtitle(words: &Words, missing: &MissingSheets) -> String {
    let sheets = missing.expected - missing.open.len();
    let mut parts = vec![say!(words, "papers-sheets", count = sheets, of = missing.expected)];
    match missing.count(Why::Missing) {
        0 => {}
        count => parts.push(say!(words, "papers-missing-many", count = count)),
    }
    match missing.count(Why::Unverified) {
        0 => {}
        count => parts.push(say!(words, "papers-unverified-many", count = count)),
    }
    parts.join(DOT)
}

fn row(words: &Words, open: &OpenTable) -> Row {
    let teams =
        [&open.at.team_a, &open.at.team_b].map(|team| (team.number.to_string(), fit_name(team, Face::Regular, NAME, 48.0)));
    let heights = teams.each_ref().map(|(_, name)| TEAM.max(name.height() + 0.95));
    let height = heights[0] + heights[1];
    let mut drawing = Drawing::default();
    let table = fit(&open.at.table.to_string(), Face::Bold, Sizes { first: 20.0, min: 12.0, two_lines: 12.0 }, 12.0);
    table.draw_amid(&mut drawing, At::Right(24.5), Style::bold(0.0), height);
    for ((number, name), (top, height)) in teams.iter().zip([(0.0, heights[0]), (heights[0], heights[1])]) {
        let mut part = Drawing::default();
        let number = fit(number, Face::Bold, Sizes { first: 10.5, min: 7.0, two_lines: 7.0 }, 9.0);
        number.draw_amid(&mut part, At::Right(36.0), Style::bold(0.0), height);
        name.draw_amid(&mut part, At::Left(38.0), Style::regular(0.0), height);
        drawing.place(&part, 0.0, top);
    }
    match open.why {
        Why::Missing => drawing.frame(Area::new(96.8..100.8, height / 2.0 - 2.0..height / 2.0 + 2.0), 0.3),
        Why::Unverified => {
            let text = say!(words, "papers-missing-unverified");
            drawing.text(At::Right(101.0), height / 2.0 + 1.0, Style::bold(7.5), &text);
        }
    }
    Row::new(height, Line::Number(open.at.table.get()), drawing)
}

#[cfg(test)]
mod tests {
    use crate::documents::catalogue::{self, Kind, NothingToPrint, Order};
    use crate::documents::check;
    use crate::documents::fixtures::{Plan, round, words};
    use crate::domain::command::{SheetContent, SheetEntry};

    #[test]
    fn tables_without_a_sheet_that_counts_are_fetched() {
        let mut evening = Plan::of(40, 0).begin();
        evening.draw(1);
        evening.enter(1, |table| ![4, 9, 12].contains(&table));
        evening.sheets(
            1,
            vec![SheetEntry { table: 9, content: SheetContent::Played { points: [1000, 1000], deals: None }, winner: None }],
        );
        let document = evening.paper(Kind::Missing);
        check::sound(&document);
        insta::assert_snapshot!(document.to_text());
        assert!(words(&document).contains("17 feuilles sur 20 · manquent 2 tables · à vérifier\u{a0}: 1 table"));
    }

    #[test]
    fn fifty_tables_stand_on_one_page() {
        for (teams, pages) in [(2, 1), (100, 1), (102, 2), (250, 3)] {
            let mut evening = Plan::of(teams, 0).begin();
            evening.draw(1);
            assert_eq!(evening.paper(Kind::Missing).pages.len(), pages, "{teams}");
        }
    }

    #[test]
    fn a_complete_round_misses_nothing() {
        let evening = Plan::of(8, 1).play();
        let refused = catalogue::lay_out(&evening.context(), &evening.tournament, &Order::of(Kind::Missing));
        assert_eq!(refused, Err(NothingToPrint::NothingMissing { round: round(1) }));
        assert!(catalogue::offered(&evening.tournament).iter().all(|order| order.kind != Kind::Missing));
    }
}
