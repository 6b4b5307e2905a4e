//! Texts as programs write them. What their columns mean is tested where they are imported.

use super::*;
use crate::exchange::Limit;
use encoding_rs::WINDOWS_1252;
use proptest::prelude::*;

fn lines(text: &str) -> Vec<(usize, Vec<String>)> {
    read(text.as_bytes()).unwrap().rows.into_iter().map(|row| (row.line, row.cells)).collect()
}

#[track_caller]
fn check(text: &str, expected: &[(usize, &[&str])]) {
    let expected: Vec<_> =
        expected.iter().map(|(line, cells)| (*line, cells.iter().map(ToString::to_string).collect())).collect();
    assert_eq!(lines(text), expected, "{text:?}");
}

#[test]
fn the_separator_is_found() {
    check("a;b\n1;2", &[(1, &["a", "b"]), (2, &["1", "2"])]);
    check("a,b\n1,2\n", &[(1, &["a", "b"]), (2, &["1", "2"])]);
    check("a\tb\n1\t2", &[(1, &["a", "b"]), (2, &["1", "2"])]);
    check(
        "Dupont, Jean;Martin, Luc\nRey, A, B;Roy, C, D",
        &[(1, &["Dupont, Jean", "Martin, Luc"]), (2, &["Rey, A, B", "Roy, C, D"])],
    );
    check(
        "Tournoi, Genève, 2026\n1;Les As\n2;Les Rois",
        &[(1, &["Tournoi, Genève, 2026"]), (2, &["1", "Les As"]), (3, &["2", "Les Rois"])],
    );
    check("n,a,b\n1,\"x;y;z\",w\n2,\"x;y\",w", &[(1, &["n", "a", "b"]), (2, &["1", "x;y;z", "w"]), (3, &["2", "x;y", "w"])]);
    check("n,a\n1,x;y\n2,z;w", &[(1, &["n", "a"]), (2, &["1", "x;y"]), (3, &["2", "z;w"])]);
    check("Les As\nLes Rois", &[(1, &["Les As"]), (2, &["Les Rois"])]);
}

#[test]
fn a_declared_separator_is_heeded_and_no_row() {
    check("sep=,\r\na;b,c\r\n", &[(2, &["a;b", "c"])]);
    check("SEP=;\na,b;c", &[(2, &["a,b", "c"])]);
    check("\"sep=\t\"\na\tb", &[(2, &["a", "b"])]);
    check("sep=;", &[]);
    check("separé;x", &[(1, &["separé", "x"])]);
}

#[test]
fn lines_are_those_of_an_editor() {
    check("a;b\r\n\r\n\n1;2\r\n", &[(1, &["a", "b"]), (4, &["1", "2"])]);
    check("a;b\r\r1;2\r", &[(1, &["a", "b"]), (3, &["1", "2"])]);
    check("\n\na;\"x\ny\"\n\nb;c", &[(3, &["a", "x\ny"]), (6, &["b", "c"])]);
    check("a;b\n;;;\n  ; \n1;2;;;", &[(1, &["a", "b"]), (4, &["1", "2"])]);
}

#[test]
fn quotes_hold_what_they_hold() {
    check("\"Les \"\"As\"\"; bis\";b\n\"\";c", &[(1, &["Les \"As\"; bis", "b"]), (2, &["", "c"])]);
    check("Jean \"Jeannot\" Dupont;b", &[(1, &["Jean \"Jeannot\" Dupont", "b"])]);
    assert_eq!(read(b"a;b\n1;\"x\n2;y\n"), Err(ExchangeError::UnclosedQuote { line: 2 }));
}

#[test]
fn limits_hold() {
    assert_eq!(read("a;b\n".repeat(20_001).as_bytes()), Err(ExchangeError::TooLarge(Limit::Rows)));
    assert_eq!(read("x;".repeat(300).as_bytes()), Err(ExchangeError::TooLarge(Limit::Columns { line: 1 })));
    let long = format!("a\n\"{}\"", "x".repeat(5000));
    assert_eq!(read(long.as_bytes()), Err(ExchangeError::TooLarge(Limit::Cell { line: 2, column: 1 })));
    assert_eq!(read(";".repeat(1_000_000).as_bytes()), Ok(Grid::default()));
}

/// A cell as a list may hold it, quotes, separators and all, without white space at its ends.
fn cell() -> impl Strategy<Value = String> {
    "[a-zA-Z0-9éèçœü’ŠŁễ🂡א;,\t\"'=+@.\u{a0} -]{0,12}".prop_map(|text| text.trim().to_owned())
}

fn written(rows: &[Vec<String>], separator: u8, line_end: csv::Terminator) -> String {
    let mut writer = csv::WriterBuilder::new().delimiter(separator).terminator(line_end).flexible(true).from_writer(Vec::new());
    let header: Vec<_> = (0..4).map(|i| format!("column {i}")).collect();
    for row in std::iter::once(&header).chain(rows) {
        writer.write_record(row).unwrap();
    }
    String::from_utf8(writer.into_inner().unwrap()).unwrap()
}

proptest! {
    #[test]
    fn any_bytes_do_no_harm(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = read(&bytes);
    }

    #[test]
    fn any_text_does_no_harm(text in "(sep=)?[a;,\t\"\r\n é=']{0,60}") {
        let _ = read(text.as_bytes());
    }

    #[test]
    fn any_list_reads_back(
        rows in proptest::collection::vec(proptest::collection::vec(cell(), 4), 0..12),
        separator in proptest::sample::select(SEPARATORS.to_vec()),
        crlf in any::<bool>(),
        encoding in 0..6,
    ) {
        let text = written(&rows, separator, if crlf { csv::Terminator::CRLF } else { csv::Terminator::Any(b'\n') });
        let utf_16 = |text: &str, swap: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(swap).collect::<Vec<u8>>();
        let bytes = match encoding {
            0 => text.clone().into_bytes(),
            1 => format!("\u{feff}{text}").into_bytes(),
            2 => utf_16(&format!("\u{feff}{text}"), u16::to_le_bytes),
            3 => utf_16(&format!("\u{feff}{text}"), u16::to_be_bytes),
            4 => utf_16(&text, u16::to_le_bytes),
            _ => match WINDOWS_1252.encode(&text) { (bytes, _, false) if std::str::from_utf8(&bytes).is_err() => bytes.into_owned(), _ => text.clone().into_bytes() },
        };
        let grid = read(&bytes).unwrap();
        let filled = rows.iter().enumerate().filter(|(_, row)| row.iter().any(|cell| !cell.is_empty()));
        let expected: Vec<_> = filled.map(|(i, row)| (i + 2, row.clone())).collect();
        let got: Vec<_> = grid.rows.into_iter().skip(1).map(|mut row| {
            row.cells.resize(4, String::new());
            (row.line, row.cells)
        }).collect();
        prop_assert_eq!(got, expected);
    }
}
