//! Whole files, by their path. What is in them is tested module by module.

use super::*;
use std::fs;

fn file(name: &str, bytes: &[u8]) -> Result<Grid, ExchangeError> {
    let folder = tempfile::tempdir().unwrap();
    // A place as people have it (W03).
    let folder = folder.path().join("L'été à Genève");
    fs::create_dir(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, bytes).unwrap();
    read(&path)
}

#[test]
fn a_file_is_read_as_what_it_is() {
    let expected = Grid { rows: vec![Row { line: 1, cells: vec!["1".into(), "Les As".into()] }] };
    for name in ["é quipes.csv", "a.TXT", "a.tsv", "excel.xls", "noending"] {
        assert_eq!(file(name, "1;Les As\r\n".as_bytes()), Ok(expected.clone()), "{name}");
    }
    let mut book = rust_xlsxwriter::Workbook::new();
    book.add_worksheet().write(0, 0, 1).unwrap().write(0, 1, "Les As").unwrap();
    let bytes = book.save_to_buffer().unwrap();
    for name in ["a.xlsx", "a.csv", "a.ods", "a.xls"] {
        assert_eq!(file(name, &bytes), Ok(expected.clone()), "{name}");
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    assert_eq!(file("a.pdf", b"x"), Err(ExchangeError::UnknownEnding { ending: "pdf".into() }));
    assert_eq!(file("a.csv", b""), Err(ExchangeError::Empty));
    assert_eq!(file("a.csv", b"\xEF\xBB\xBF\r\n;;\r\n"), Err(ExchangeError::Empty));
    assert_eq!(file("a.csv", b"a\0b\x01\x02"), Err(ExchangeError::NotText));
    assert_eq!(file("a.xls", b"<html><table><tr><td>1"), Err(ExchangeError::WebPage));
    assert_eq!(file("a.csv", b"SQLite format 3\0xx"), Err(ExchangeError::Database));
    assert!(matches!(file("a.xlsx", b"PK\x03\x04nonsense"), Err(ExchangeError::Damaged { .. })));
    assert_eq!(file("a.csv", &vec![b'x'; 8 * 1024 * 1024 + 1]), Err(ExchangeError::TooLarge(Limit::FileBytes)));
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(read(&folder.path().join("none.csv")), Err(ExchangeError::Io(std::io::ErrorKind::NotFound)));
    fs::create_dir(folder.path().join("dir.csv")).unwrap();
    assert_eq!(read(&folder.path().join("dir.csv")), Err(ExchangeError::Directory));
}

#[test]
fn the_lists_of_the_regional_tournament_are_read_whole() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/regional-36");
    let teams = team_import::teams(&read(&folder.join("teams.csv")).unwrap()).unwrap();
    assert_eq!((teams.entries.len(), teams.faults.len()), (36, 0));
    for round in 1..=4 {
        let sheets = read(&folder.join(format!("round{round}-sheets.csv"))).unwrap();
        let pairing = read(&folder.join(format!("round{round}-pairing.csv"))).unwrap();
        assert_eq!(sheet_import::sheets(&sheets).unwrap().entries.len(), 18);
        assert_eq!(pairing_import::matches(&pairing).unwrap().entries.len(), 18);
    }
}

#[cfg(unix)]
#[test]
fn a_device_is_not_waited_for() {
    assert_eq!(read(Path::new("/dev/null")), Err(ExchangeError::NotAFile));
}
