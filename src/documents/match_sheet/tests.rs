//! Match sheets: sound pages for any tables, names and deals; the bars read back; what stands on them is what was set.

use super::*;
use crate::documents::PaperSize;
use crate::documents::barcode::tests::scan;
use crate::documents::fixtures::{EIGHTY, ENDLESS, Evening, LONG, Plan, round};
use crate::documents::page::Item;
use crate::documents::{check, pdf};

fn of_round(evening: &Evening, of: u32) -> MatchSheets {
    MatchSheets::of(&evening.tournament, evening.session.history(), round(of)).unwrap()
}

fn paper(evening: &Evening, of: u32, format: SheetFormat) -> Document {
    match_sheets(&evening.context(), &of_round(evening, of), format)
}

fn drawn(plan: &Plan<'_>) -> Evening {
    let mut evening = plan.begin();
    evening.draw(1);
    evening
}

fn words(document: &Document) -> Vec<String> {
    document.pages.iter().map(|page| page.drawing.words()).collect()
}

/// The numbers that end at one of these x on all pages, ascending.
fn teams(document: &Document, edges: &[f32]) -> Vec<u32> {
    let items = document.pages.iter().flat_map(|page| &page.drawing.items);
    let mut numbers: Vec<u32> = items
        .filter_map(|item| match item {
            Item::Text(text) if edges.iter().any(|edge| (edge - text.x - text.style.width(&text.text)).abs() < 0.01) => {
                text.text.parse().ok()
            }
            _ => None,
        })
        .collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn first_pages_stay_as_they_are() {
    let evening = drawn(&Plan::of(31, 0));
    for (name, format) in [("a4", SheetFormat::A4), ("a5", SheetFormat::A5)] {
        let mut document = paper(&evening, 1, format);
        document.pages.truncate(1);
        insta::assert_snapshot!(format!("sheets-{name}"), document.to_text());
        let form = SheetForm::of(&evening.tournament.ruleset);
        let blank = blank_match_sheet(&evening.context(), &form, format);
        check::sound(&blank);
        insta::assert_snapshot!(format!("sheet-blank-{name}"), blank.to_text());
    }
}

#[test]
fn every_team_has_its_place_on_one_sheet_whatever_its_name() {
    let mixed: &[&str] = &["Les Pavés", LONG, EIGHTY, ENDLESS, ""];
    let sizes = [2, 3, 4, 5, 36, 99, 100, 250].map(|teams| (teams, mixed, None));
    let uniform = [&[LONG][..], &[EIGHTY], &[ENDLESS], &[""]].map(|names| (8, names, Some([EIGHTY, ENDLESS])));
    for (count, names, players) in sizes.into_iter().chain(uniform) {
        let evening = drawn(&Plan { names, players, ..Plan::of(count, 0) });
        let bye = evening.tournament.rounds[&round(1)].bye;
        let expected: Vec<u32> = (1..=count).filter(|team| bye.is_none_or(|bye| bye.get() != *team)).collect();
        let tables = usize::try_from(count / 2).unwrap();
        for (format, edges, pages) in
            [(SheetFormat::A4, &[40.5, 135.5][..], tables), (SheetFormat::A5, &[31.2, 95.7, 176.7, 241.2], tables.div_ceil(2))]
        {
            let document = paper(&evening, 1, format);
            check::sound(&document);
            assert_eq!(document.pages.len(), pages, "{format:?} of {count} teams");
            assert_eq!(teams(&document, edges), expected, "{format:?} of {count} × {names:?}");
        }
    }
}

#[test]
fn the_bars_of_every_page_open_its_sheet() {
    let evening = drawn(&Plan::of(10, 0));
    let sheets = of_round(&evening, 1);
    let digits: Vec<String> = sheets.sheets.iter().map(|sheet| sheet.code.unwrap().digits()).collect();
    let of_pages = |format| paper(&evening, 1, format).pages.iter().map(scan).collect::<Vec<_>>();
    assert_eq!(of_pages(SheetFormat::A4), digits.iter().map(|code| vec![code.clone()]).collect::<Vec<_>>());
    let mut on_two = of_pages(SheetFormat::A5);
    for page in &mut on_two {
        page.sort_unstable();
    }
    let pair = |tables: &[usize]| tables.iter().map(|table| digits[table - 1].clone()).collect::<Vec<_>>();
    assert_eq!(on_two, [pair(&[1, 4]), pair(&[2, 5]), pair(&[3])], "cut, the left pile lies on the right one in order");
    for format in [SheetFormat::A4, SheetFormat::A5] {
        let on_letter = paper(&evening, 1, format).onto(PaperSize::Letter);
        assert_eq!(on_letter.pages.iter().map(scan).collect::<Vec<_>>(), of_pages(format), "smaller bars too");
    }
}

/// Tables from 1000 on have more digits than the code: such a sheet has no bars, and all else.
#[test]
fn a_table_too_far_for_the_code_has_a_sheet_without_bars() {
    let evening = drawn(&Plan { rules: &[("first_table", "999")], ..Plan::of(4, 0) });
    let document = paper(&evening, 1, SheetFormat::A4);
    check::sound(&document);
    assert_eq!(document.pages.iter().map(|page| scan(page).len()).collect::<Vec<_>>(), [1, 0]);
    assert!(words(&document)[1].contains("\n1000\n"));
}

#[test]
fn the_sheet_says_what_was_set_for_all_tables() {
    let trumps = [("trumps", "CCCCHHHHDDDDSSSS"), ("match_minutes", "50"), ("points_per_deal", "162"), ("cap", "none")];
    let evening = drawn(&Plan { rules: &trumps, ..Plan::of(4, 0) });
    for text in words(&paper(&evening, 1, SheetFormat::A4)) {
        let suits: String = text.lines().filter(|line| ["♠", "♥", "♦", "♣"].contains(line)).collect();
        assert_eq!(suits, "♣♣♣♣♥♥♥♥♦♦♦♦♠♠♠♠");
        assert!(text.contains("16 donnes de 162 points · 50 minutes\n") && text.contains("Arrêt aux 50 minutes\n"));
        assert!(text.contains("162 × donnes\n") && text.contains("\n2’592\n"));
    }
}

/// The sum after each deal and the share of both teams if the match ends there.
#[test]
fn sums_and_shares_are_those_of_the_regulations() {
    let form = SheetForm::of(&crate::domain::ruleset::geneve());
    let shown: Vec<(i64, i64)> = form.deals.iter().map(|deal| (deal.sum.halves(), deal.share.halves())).collect();
    assert_eq!((shown[0], shown[12], shown[15]), ((314, 2355), (4082, 471), (5024, 0)));
    assert_eq!(form.deals.iter().map(|deal| deal.dealer).collect::<Vec<_>>(), [[1, 2, 3, 4]; 4].concat());
    let evening = drawn(&Plan::of(2, 0));
    let text = &words(&paper(&evening, 1, SheetFormat::A4))[0];
    assert!(text.contains("2’041\n235\n½\n") && text.contains("2’512\n–\n"), "{text}");
}

#[test]
fn any_number_of_deals_has_its_rows() {
    for deals in [1, 3, 8, 17, 24, 25, 48, 64] {
        let number = deals.to_string();
        let evening = drawn(&Plan { rules: &[("deals_per_match", &number), ("cap", "none")], ..Plan::of(6, 0) });
        for (format, leaves) in [(SheetFormat::A4, 1), (SheetFormat::A5, 2)] {
            let document = paper(&evening, 1, format);
            check::sound(&document);
            let needed = 3 * usize::try_from(deals).unwrap().div_ceil(DEALS);
            assert_eq!(document.pages.len(), needed.div_ceil(leaves), "{format:?}, {deals} deals");
            let text = words(&document).concat();
            let suits = text.lines().filter(|line| ["♠", "♥", "♦", "♣"].contains(line)).count();
            assert_eq!(suits, 3 * usize::try_from(deals).unwrap(), "a row for every deal of every sheet");
            assert_eq!(text.matches("Résultat\n").count(), 3);
        }
    }
}

#[test]
fn fifty_sheets_make_a_small_file_that_is_read_back() {
    let evening = drawn(&Plan::of(100, 0));
    for format in [SheetFormat::A4, SheetFormat::A5] {
        let document = paper(&evening, 1, format);
        let file = pdf::write(&document).unwrap();
        assert!(file.len() < 300_000, "{format:?}: {} bytes", file.len());
        let read = pdf::tests::read_back(&file).concat();
        assert_eq!(read.matches("PARTIE\n").count(), 50);
        for text in ["Ça coupe ou ça casse\n", "tirage\u{a0}: état 3\n", "♠\n", "1’256\n"] {
            assert!(read.contains(text), "{text}");
        }
    }
    assert_eq!(paper(&evening, 1, SheetFormat::A4).title, "Feuilles de match de la partie 1 · Tournoi d’automne de Plainpalais");
}
