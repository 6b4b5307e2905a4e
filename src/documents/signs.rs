//! « Numéros de table » (papers 10b): a number that is read across the hall, two on an A4 to cut. In pairs of the lower and
//! the upper half, so that the cut stack is in order. Says nothing of who plays there.

use crate::domain::{TableNumber, Tournament};
use crate::i18n::{Words, date};
use crate::say;
use crate::views::paper_state::Shows;
use crate::views::tables;

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::{Context, DOT};
use super::face::{Face, MM_PER_PT};
use super::flow::{Sizes, fit};
use super::page::{Area, At, Drawing, Page, Shade, Size, Stroke, Style};

/// Left and right edge, mm.
const LEFT: f32 = 12.0;
const RIGHT: f32 = 198.0;

/// The height of one of them, mm.
const HALF: f32 = 148.5;

/// The size of the number, if it fits.
const NUMBER: f32 = 330.0;

/// The baseline of the foot, its descenders within the margin, mm.
const FOOT: f32 = 136.2;

/// Between the ink of two figures, in em.
const GAP: f32 = 0.11;

pub(super) fn about(words: &Words, _: &Order) -> About {
    About { title: say!(words, "papers-signs"), file: say!(words, "file-name-signs"), shows: Shows::Tables }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let tables = tables::all(tournament);
    if tables.is_empty() {
        return Err(NothingToPrint::NoTeams);
    }
    let half = tables.len().div_ceil(2);
    let (upper, lower) = tables.split_at(half);
    let page = |(place, table): (usize, &TableNumber)| {
        let mut drawing = sign(cx, *table);
        drawing.line(Area::new(0.0..Size::A4.width, HALF..HALF), 0.12, Stroke::Dotted);
        if let Some(below) = lower.get(place) {
            drawing.place(&sign(cx, *below), 0.0, HALF);
        }
        Page { size: Size::A4, drawing }
    };
    let pages = upper.iter().enumerate().map(page).collect();
    Ok(Laid { document: cx.loose(&about(cx.words, order).title, pages), status: Status::Settled })
}

/// The number of a table on the upper half of a page.
fn sign(cx: &Context<'_>, table: TableNumber) -> Drawing {
    const WORD: Style = Style::bold(30.0);
    let mut drawing = Drawing::default();
    let word = say!(cx.words, "papers-sign-table");
    drawing.text(At::Left(LEFT), 22.0, WORD, &word);
    if let Some(mark) = cx.rehearsal_mark() {
        let style = Style::bold(20.0).white();
        let (x, width) = (LEFT + WORD.width(&word) + 8.0, style.width(&mark) + 6.0);
        drawing.fill(Area::new(x..x + width, 14.2..22.8), Shade::Black);
        drawing.text(At::Left(x + 3.0), 21.0, style, &mark);
    }
    for (suit, back) in ["♣", "♦", "♥", "♠"].into_iter().zip([0.0, 11.0, 22.0, 33.0]) {
        drawing.text(At::Right(RIGHT - back), 22.0, Style { face: Face::Suits, ..Style::regular(30.0) }, suit);
    }
    draw_number(&mut drawing, &table.to_string());
    let foot = [cx.event.name.clone(), date::long(cx.words, cx.event.date)].join(DOT);
    let foot = fit(&foot, Face::Regular, Sizes { first: 9.0, min: 6.5, two_lines: 6.5 }, RIGHT - LEFT);
    foot.draw(&mut drawing, At::Left(LEFT), Style::regular(0.0), &[FOOT - 3.0 * f32::from(foot.lines.len() > 1), FOOT]);
    drawing
}

/// Writes the figures with even white between them, as large as they fit: in their cells a 1 would stand alone.
fn draw_number(drawing: &mut Drawing, number: &str) {
    let face = Face::Bold;
    let inks: Vec<(char, f32, f32)> = number
        .chars()
        .map(|figure| {
            let ink = face.ink(figure);
            (figure, ink.start, ink.end)
        })
        .collect();
    let gaps = GAP * f32::from(u8::try_from(inks.len().saturating_sub(1)).unwrap_or(u8::MAX));
    let width: f32 = inks.iter().map(|(_, start, end)| end - start).sum::<f32>() + gaps;
    let size = NUMBER.min((RIGHT - LEFT) / (width * MM_PER_PT));
    let em = size * MM_PER_PT;
    let mut x = Size::A4.width / 2.0 - width * em / 2.0;
    for (figure, start, end) in inks {
        drawing.text(At::Left(x - start * em), 123.5, Style::bold(size), &figure.to_string());
        x += (end - start + GAP) * em;
    }
}

#[cfg(test)]
mod tests {
    use crate::documents::catalogue::Kind;
    use crate::documents::check;
    use crate::documents::fixtures::{Plan, words};
    use crate::documents::page::{Document, Item};

    /// The numbers of the tables in the order of the pages, upper half first.
    fn numbers(document: &Document) -> Vec<String> {
        let mut numbers = Vec::new();
        for page in &document.pages {
            let mut halves = [String::new(), String::new()];
            for item in &page.drawing.items {
                if let Item::Text(text) = item
                    && text.style.size > 100.0
                {
                    halves[usize::from(text.y > 150.0)].push_str(&text.text);
                }
            }
            numbers.extend(halves.into_iter().filter(|number| !number.is_empty()));
        }
        numbers
    }

    #[test]
    fn the_cut_stack_is_in_order() {
        let plan = Plan { rules: &[("first_table", "98"), ("closed_tables", "99")], ..Plan::of(9, 0) };
        let document = plan.begin().paper(Kind::Signs);
        check::sound(&document);
        assert_eq!(numbers(&document), ["98", "102", "100", "103", "101"]);
        assert_eq!(words(&document).matches("Table\n").count(), 5);
        insta::assert_snapshot!(document.to_text());
    }

    #[test]
    fn a_hundred_teams_need_fifty_numbers() {
        let document = Plan::of(100, 0).begin().paper(Kind::Signs);
        let mut numbers: Vec<u32> = numbers(&document).iter().map(|number| number.parse().unwrap()).collect();
        numbers.sort_unstable();
        assert_eq!((document.pages.len(), numbers), (25, (1..=50).collect()));
    }
}
