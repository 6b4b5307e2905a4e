//! « Papier parachute »: all that it takes to finish the evening by hand when the computer is out, in one file: what to do, the
//! next draw, teams, ranking, who met whom, and empty sheets. Most of it are papers of their own, put one after the other.

use std::ops::Range;

use crate::domain::Tournament;
use crate::i18n::Words;
use crate::say;
use crate::views::match_sheet::{MatchSheets, SheetForm};
use crate::views::paper_state::Shows;
use crate::views::parachute::{Next, Parachute, Reserve};
use crate::views::seating::{By, SeatedTable};

use super::catalogue::{About, Kind, Laid, NothingToPrint, Order, Status};
use super::context::Context;
use super::face::Face;
use super::flow::{Block, Format, Line, Part, Row, Sheet, Sizes, Start, fit, paragraphs, part_title, parts};
use super::match_sheet::{SheetFormat, blank_match_sheet, match_sheets};
use super::page::{At, Document, Drawing, Page, Style};
use super::team_name::fit_name;
use super::{cards, draw, ranking, teams};

/// Left and right edge, mm.
const SPAN: Range<f32> = 12.0..198.0;

/// The usual height of a row of the reserve, mm.
const HEIGHT: f32 = 6.4;

pub(super) fn about(words: &Words, _: &Order) -> About {
    About { title: say!(words, "parachute-title"), file: say!(words, "file-name-parachute"), shows: Shows::Everything }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let parachute = Parachute::of(tournament, cx.history, cx.printed_at);
    let mut document = first_pages(cx, &about(cx.words, order), &parachute);
    let of = |kind| Order { players: order.players, ..Order::of(kind) };
    if let Next::Drawn { round, .. } = parachute.next {
        let order = Order { round: Some(round), ..of(Kind::Draw) };
        document.pages.extend(draw::lay_out(cx, tournament, &order)?.document.pages);
    }
    document.pages.extend(teams::lay_out(cx, tournament, &of(Kind::Teams))?.document.pages);
    if let Some(round) = parachute.ranking {
        let order = Order { round: Some(round), ..of(Kind::Ranking) };
        document.pages.extend(ranking::lay_out(cx, tournament, &order)?.document.pages);
    }
    document.pages.extend(cards::lay_out(cx, tournament, &of(Kind::Cards))?.document.pages);
    document.pages.extend(sheets(cx, tournament, &parachute.next)?);
    Ok(Laid { document, status: Status::Settled })
}

/// What to do, and the next draw where it is in reserve.
fn first_pages(cx: &Context<'_>, about: &About, parachute: &Parachute) -> Document {
    let words = cx.words;
    let paper = cx.plain(Format::Portrait, about);
    let mut all = vec![Part { closing: Some(instructions(words, parachute)), ..part(None, Vec::new()) }];
    if let Next::Reserve(reserve) = &parachute.next {
        let title = say!(words, "parachute-reserve", round = reserve.round);
        let by = match reserve.by {
            By::Ranking => say!(words, "parachute-by-ranking"),
            By::Lot | By::Hand => say!(words, "parachute-by-lot"),
        };
        let rows = reserve.tables.iter().map(row).collect();
        all.push(Part { closing: bye(words, reserve), ..part(Some(part_title(&SPAN, &title, &by)), rows) });
    }
    let subtitle = say!(words, "parachute-subtitle");
    let pages = parts(paper.body(), &all).into_iter().map(|page| Sheet { subtitle: subtitle.clone(), drawing: page.drawing });
    cx.bind(&paper, &pages.collect::<Vec<_>>())
}

fn part(title: Option<Block>, rows: Vec<Row>) -> Part {
    Part { span: SPAN, title, head: None, rows, closing: None, start: Start::Below(6.0) }
}

fn instructions(words: &Words, parachute: &Parachute) -> Block {
    let now = match &parachute.next {
        Next::Drawn { round, open } => {
            say!(words, "parachute-now-drawn", round = *round, count = open.len(), tables = words.list(open))
        }
        Next::Reserve(reserve) => say!(words, "parachute-now-reserve", round = reserve.round),
        Next::NotYet(refusal) => say!(words, "parachute-now-not-yet", why = words.refusal(refusal)),
        Next::Finished => say!(words, "parachute-now-finished"),
    };
    let afterwards = match &parachute.next {
        Next::Reserve(reserve) => say!(words, "parachute-afterwards-reserve", round = reserve.round, seed = &reserve.seed),
        Next::Drawn { .. } | Next::NotYet(_) | Next::Finished => say!(words, "parachute-afterwards"),
    };
    let steps = [now, say!(words, "parachute-totals"), say!(words, "parachute-rematches"), afterwards];
    paragraphs(&SPAN, &say!(words, "parachute-what-to-do"), &steps.each_ref().map(String::as_str))
}

/// « 12 | 7 Neuf de Cœur – 31 Trois Chênes ».
fn row(seated: &SeatedTable) -> Row {
    const NAME: Sizes = Sizes { first: 9.5, min: 7.5, two_lines: 6.5 };
    let names = [&seated.team_a, &seated.team_b].map(|team| (team.number.to_string(), fit_name(team, Face::Regular, NAME, 62.0)));
    let height = names.iter().map(|(_, name)| name.height() + 1.2).fold(HEIGHT, f32::max);
    let mut drawing = Drawing::default();
    let number = |text: &str, first: f32| fit(text, Face::Bold, Sizes { first, min: 8.0, two_lines: 8.0 }, 11.0);
    number(&seated.table.to_string(), 12.0).draw_amid(&mut drawing, At::Right(24.0), Style::bold(0.0), height);
    for ((team, name), right) in names.iter().zip([46.0, 126.0]) {
        number(team, 10.5).draw_amid(&mut drawing, At::Right(right), Style::bold(0.0), height);
        name.draw_amid(&mut drawing, At::Left(right + 2.5), Style::regular(0.0), height);
    }
    Row::new(height, Line::Number(seated.table.get()), drawing)
}

fn bye(words: &Words, reserve: &Reserve) -> Option<Block> {
    let team = reserve.bye.as_ref()?;
    let mut drawing = Drawing::default();
    let text = say!(words, "parachute-bye", team = team.number, name = &team.name);
    let fitted = fit(&text, Face::Bold, Sizes { first: 9.5, min: 7.0, two_lines: 7.0 }, SPAN.end - 32.0);
    fitted.draw_amid(&mut drawing, At::Left(32.0), Style::bold(0.0), HEIGHT + 2.0);
    Some(Block { height: fitted.height().max(HEIGHT) + 2.0, drawing })
}

/// The sheets of the tables that still play; empty ones for a round in reserve.
fn sheets(cx: &Context<'_>, tournament: &Tournament, next: &Next) -> Result<Vec<Page>, NothingToPrint> {
    match next {
        Next::Drawn { round, open } => {
            let mut sheets = MatchSheets::of(tournament, cx.history, *round)?;
            sheets.sheets.retain(|sheet| open.contains(&sheet.seated.table));
            Ok(match_sheets(cx, &sheets, SheetFormat::A5).pages)
        }
        Next::Reserve(reserve) => {
            // Two on a page.
            let pages = blank_match_sheet(cx, &SheetForm::of(&tournament.ruleset), SheetFormat::A5).pages;
            let copies = reserve.tables.len().div_ceil(2);
            Ok(std::iter::repeat_n(pages, copies).flatten().collect())
        }
        Next::NotYet(_) | Next::Finished => Ok(Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::check;
    use crate::documents::fixtures::{Plan, words};

    #[test]
    fn after_each_round_the_evening_can_be_finished_by_hand() {
        for teams in [4, 13, 100] {
            for rounds in 1..=4 {
                let evening = Plan::of(teams, rounds).play();
                let document = evening.paper(Kind::Parachute);
                check::sound(&document);
                let text = words(&document);
                let state = evening.session.history().state();
                assert_eq!(text.contains(&format!("parachute {state}")), rounds < 4, "{text}");
                assert!(text.contains(&format!("Classement après la partie {rounds}")));
            }
        }
    }

    #[test]
    fn the_first_page_says_what_to_do() {
        let mut document = Plan::of(13, 2).play().paper(Kind::Parachute);
        document.pages.truncate(1);
        insta::assert_snapshot!(document.to_text());
    }

    #[test]
    fn tables_that_still_play_get_their_sheets() {
        let mut evening = Plan::of(12, 1).play();
        evening.draw(2);
        evening.enter(2, |table| table < 4);
        let text = words(&evening.paper(Kind::Parachute));
        assert!(text.contains("tables 4, 5 et 6"), "{text}");
    }
}
