//! Spreadsheets as programs write them, and damaged ones. The fixtures are made by `tests/fixtures/exchange/make.py`.

use super::*;
use crate::exchange::format::{Format, sniff};
use proptest::prelude::*;
use rust_xlsxwriter::{ExcelDateTime, Format as Style, Formula, Workbook};
use std::io::Write;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const XLS: &[u8] = include_bytes!("../../../tests/fixtures/exchange/teams.xls");
const ODS: &[u8] = include_bytes!("../../../tests/fixtures/exchange/teams.ods");

fn read_any(bytes: &[u8]) -> Result<Grid, ExchangeError> {
    match sniff(bytes)? {
        Format::Sheet(kind) => read(bytes, kind),
        Format::Text => Err(ExchangeError::NotASpreadsheet),
    }
}

fn lines(bytes: &[u8]) -> Vec<(usize, Vec<String>)> {
    read_any(bytes).unwrap().rows.into_iter().map(|row| (row.line, row.cells)).collect()
}

fn row(line: usize, cells: &[&str]) -> (usize, Vec<String>) {
    (line, cells.iter().map(ToString::to_string).collect())
}

/// What both fixtures hold.
fn fixture() -> Vec<(usize, Vec<String>)> {
    vec![
        row(3, &["N°", "Équipe", "Joueur 1", "Joueur 2", "Club", "Payé", "Inscrit le"]),
        row(4, &["1", "Les As de pique", "Anouk Œuvray", "Bjørn Ça", "Club d’été", "true", "2026-11-30"]),
        row(6, &["2", "L'Atout cœur", "Zoë Škoda", "Łukasz Nguyễn", "", "false", "2026-11-30"]),
        row(7, &["12.5", "Naïve", "A", "B", "", "true", "2026-11-30"]),
    ]
}

fn xlsx(fill: impl FnOnce(&mut Workbook)) -> Vec<u8> {
    let mut book = Workbook::new();
    fill(&mut book);
    book.save_to_buffer().unwrap()
}

fn some_xlsx() -> Vec<u8> {
    xlsx(|book| {
        book.add_worksheet();
        let sheet = book.add_worksheet();
        sheet.write(2, 1, "N°").unwrap().write(2, 2, "Nom").unwrap();
        sheet.write(3, 1, 12).unwrap().write(3, 2, "Škoda  🂡").unwrap().write(3, 3, 1340.5).unwrap();
        sheet.write(5, 1, true).unwrap().write(5, 2, Formula::new("=1+1").set_result("2")).unwrap();
        let day = Style::new().set_num_format("dd.mm.yyyy");
        let date = ExcelDateTime::from_ymd(2026, 11, 30).unwrap();
        sheet.write_with_format(6, 1, &date, &day).unwrap();
        let clock = ExcelDateTime::from_ymd(2026, 11, 30).unwrap().and_hms(14, 5, 0).unwrap();
        sheet.write_with_format(6, 2, &clock, &Style::new().set_num_format("dd.mm.yyyy hh:mm")).unwrap();
        sheet.write(7, 1, Formula::new("=1/0").set_result("#DIV/0!")).unwrap().write(7, 2, 0).unwrap();
    })
}

#[test]
fn xlsx_is_read_as_it_is_shown() {
    assert_eq!(
        lines(&some_xlsx()),
        [
            row(3, &["", "N°", "Nom"]),
            row(4, &["", "12", "Škoda  🂡", "1340.5"]),
            row(6, &["", "true", "2"]),
            row(7, &["", "2026-11-30", "2026-11-30 14:05:00"]),
            row(8, &["", "#DIV/0!", "0"]),
        ]
    );
}

#[test]
fn xls_and_ods_are_read_as_they_are_shown() {
    assert_eq!(lines(XLS), fixture());
    assert_eq!(lines(ODS), fixture());
}

#[test]
fn a_book_of_empty_sheets_is_empty() {
    assert_eq!(read_any(&xlsx(|book| _ = book.add_worksheet())), Ok(Grid::default()));
}

#[test]
fn far_cells_are_a_limit_and_take_no_memory() {
    let far = |row, column| {
        xlsx(|book| {
            book.add_worksheet().write(0, 0, "x").unwrap().write(row, column, "x").unwrap();
        })
    };
    assert_eq!(read_any(&far(1_048_575, 0)), Err(ExchangeError::TooLarge(Limit::Rows)));
    assert_eq!(read_any(&far(4, 16_383)), Err(ExchangeError::TooLarge(Limit::Columns { line: 5 })));
}

fn zip_of(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// An .ods with this in its table.
fn ods_of(rows: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content><office:body><office:spreadsheet><table:table table:name='a'>{rows}</table:table>\
         </office:spreadsheet></office:body></office:document-content>"
    );
    ods_with(&content)
}

fn ods_with(content: &str) -> Vec<u8> {
    let manifest = b"<manifest:manifest></manifest:manifest>";
    zip_of(&[
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", manifest),
        ("content.xml", content.as_bytes()),
    ])
}

#[test]
fn a_part_that_unpacks_to_much_is_a_limit() {
    let bomb = zip_of(&[("xl/workbook.xml", &vec![b' '; 65 * 1024 * 1024])]);
    assert!(bomb.len() < 100_000);
    assert_eq!(read_any(&bomb), Err(ExchangeError::TooLarge(Limit::UnpackedBytes)));
    let strings = b"<sst uniqueCount=\"99999999999999999999\"/>";
    let claim = zip_of(&[("xl/workbook.xml", b"<workbook/>"), ("xl/sharedStrings.xml", strings)]);
    assert!(matches!(read_any(&claim), Err(ExchangeError::Damaged { .. })));
}

#[test]
fn an_ods_repeats_within_limits_only() {
    let cell = "<table:table-cell office:value-type='string'><text:p>x</text:p></table:table-cell>";
    let repeated =
        |rows: u32, cell: &str| ods_of(&format!("<table:table-row table:number-rows-repeated='{rows}'>{cell}</table:table-row>"));
    assert_eq!(lines(&repeated(2, cell)), [row(1, &["x"]), row(2, &["x"])]);
    assert_eq!(read_any(&repeated(1_000_000, cell)), Err(ExchangeError::TooLarge(Limit::Rows)));
    assert_eq!(read_any(&repeated(1_000_000, "<table:table-cell/>")), Ok(Grid::default()));
    let wide = cell.replace("office:value-type", "table:number-columns-repeated='9999' office:value-type");
    assert_eq!(read_any(&repeated(1, &wide)), Err(ExchangeError::TooLarge(Limit::Columns { line: 1 })));
    let blanks = cell.replace('x', "<text:s text:c='4000000000'/>");
    assert!(matches!(read_any(&repeated(1, &blanks)), Err(ExchangeError::TooLarge(Limit::Cell { .. }))));
    let long = cell.replace('x', &"x".repeat(100_000));
    assert_eq!(read_any(&repeated(20_000, &long)), Err(ExchangeError::TooLarge(Limit::UnpackedBytes)));
}

#[test]
fn an_ods_that_breaks_off_is_damaged_and_does_not_hang() {
    for content in ["<table:table table:name='a'>", "<table:table table:name='a'><table:table-row>", "<a></b>", "<a"] {
        assert!(matches!(read_any(&ods_with(content)), Err(ExchangeError::Damaged { .. })), "{content}");
    }
}

#[test]
fn what_is_no_spreadsheet_is_told() {
    let word = zip_of(&[("word/document.xml", b"<w/>")]);
    assert_eq!(read_any(&word), Err(ExchangeError::NotASpreadsheet));
    let text = zip_of(&[("mimetype", b"application/vnd.oasis.opendocument.text"), ("content.xml", b"<a/>")]);
    assert_eq!(read_any(&text), Err(ExchangeError::NotASpreadsheet));
    let compound = |name: &str| {
        let mut file = cfb::CompoundFile::create(Cursor::new(Vec::new())).unwrap();
        file.create_stream(name).unwrap().write_all(b"x").unwrap();
        file.into_inner().into_inner()
    };
    assert_eq!(read_any(&compound("/WordDocument")), Err(ExchangeError::NotASpreadsheet));
    assert_eq!(read_any(&compound("/EncryptedPackage")), Err(ExchangeError::Protected));
}

#[test]
fn a_file_cut_short_is_damaged() {
    for whole in [XLS, ODS, &some_xlsx()] {
        for part in 1..16 {
            let cut = &whole[..whole.len() * part / 16];
            assert!(matches!(read_any(cut), Err(ExchangeError::Damaged { .. })), "{part}/16");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn damaged_bytes_do_no_harm(
        which in 0..3_usize,
        flips in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let mut bytes = [XLS.to_vec(), ODS.to_vec(), some_xlsx()][which].clone();
        for (at, byte) in flips {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        let _ = read_any(&bytes);
    }

    #[test]
    fn any_rows_of_an_ods_do_no_harm(rows in "(<table:table-row>|</table:table-row>|<table:table-cell office:value-type='string'>|</table:table-cell>|<text:p>|</text:p>|a|<table:table table:name='b'>|</table:table>|<office:annotation>|</office:annotation>){0,12}") {
        let _ = read_any(&ods_of(&rows));
    }
}
