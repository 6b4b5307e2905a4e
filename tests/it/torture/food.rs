//! What readers are fed with: files as people and programs write them, and words that mean something in them.

use super::mutation::Food;
use crate::evening::{clock, in_file};
use crate::file::sample;
use atout::exchange::result_export;
use atout::i18n::Words;
use atout::session::Session;
use atout::store::Access;
use std::fs;
use std::path::Path;

fn fixture(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)).unwrap()
}

pub(super) fn lists() -> Food {
    const WORDS: &[&str] = &[
        ";",
        ",",
        "\t",
        "\"",
        "\"\"",
        "\n",
        "\r",
        "\r\n",
        "sep=;\n",
        "\u{feff}",
        "\0",
        "=1+1",
        "'",
        "N°",
        "équipe",
        "joueur 1",
        "table",
        "points_a",
        "forfeit",
        "payé",
        "½",
        "-1",
        "1e9",
        "\u{a0}",
        "\u{202e}",
        "\u{1F0A1}",
    ];
    let mut seeds = vec![
        fixture("regional-36/teams.csv"),
        fixture("regional-36/round1-sheets.csv"),
        fixture("regional-36/round2-pairing.csv"),
    ];
    let text = "sep=,\r\n\"No\",\"Équipe\",\"Joueur 1\",\"Joueur 2\"\r\n1,\"Les \"\"As\"\"\",Anne,Luc\r\n";
    seeds.push(text.as_bytes().to_vec());
    seeds.push(text.encode_utf16().flat_map(u16::to_le_bytes).collect());
    seeds.push(text.chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(b'?')).collect());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("modèle.jass");
    fs::write(&path, sample()).unwrap();
    let session = Session::open(&path, Access::Read, "essai", clock()).unwrap();
    seeds.push(result_export::spreadsheet_csv(session.tournament(), &Words::french()).into_bytes());
    Food { seeds, words: WORDS }
}

pub(super) fn rulesets() -> Food {
    const WORDS: &[&str] = &[
        "=",
        "[",
        "]",
        "[[",
        "]]",
        "{",
        "}",
        "\"",
        "\"\"\"",
        "'''",
        "#",
        "\n",
        ".",
        ",",
        "cap",
        "bye",
        "trumps",
        "closed_tables",
        "nan",
        "inf",
        "-inf",
        "1e400",
        "0x",
        "0b",
        "1979-05-27T07:32:00Z",
        "true",
        "\\u0000",
        "\\UFFFFFFFF",
        "½",
        "\u{feff}",
    ];
    let template = include_bytes!("../../../templates/rulesets/geneve.toml");
    let other = b"rounds = 5\nbye = \"points\"\nclosed_tables = [1, 2, 13]\ncap = 'none'\nbye_points = \"1256.5\"\n";
    Food { seeds: vec![template.to_vec(), other.to_vec()], words: WORDS }
}

fn spreadsheet(seed: Vec<u8>) -> Food {
    const WORDS: &[&str] = &[
        "<",
        ">",
        "/>",
        "</",
        "<row",
        "<c",
        "<v>",
        "t=\"s\"",
        "r=\"XFD1048576\"",
        "r=\"A1\"",
        "uniqueCount=\"",
        "count=\"",
        "&#0;",
        "&lt;",
        "&x;",
        "<![CDATA[",
        "]]>",
        "<!--",
        "<!DOCTYPE",
        "table:number-rows-repeated=\"",
        "table:number-columns-repeated=\"",
        "text:c=\"",
        "<text:s",
        "office:value-type=\"float\"",
        "office:value=\"1e309\"",
        "<table:table",
        "</table:table>",
        "<mergeCell ref=\"A1:XFD1048576\"/>",
        "PK\u{3}\u{4}",
    ];
    Food { seeds: vec![seed], words: WORDS }
}

pub(super) fn ods() -> Food {
    spreadsheet(fixture("exchange/teams.ods"))
}

pub(super) fn xls() -> Food {
    spreadsheet(fixture("exchange/teams.xls"))
}

pub(super) fn xlsx() -> Food {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for (row, line) in String::from_utf8(fixture("regional-36/teams.csv")).unwrap().lines().take(12).enumerate() {
        for (column, cell) in line.split(';').enumerate() {
            sheet.write(u32::try_from(row).unwrap(), u16::try_from(column).unwrap(), cell).unwrap();
        }
    }
    sheet.write(20, 1, 1340.5).unwrap().write(21, 2, rust_xlsxwriter::Formula::new("=1/0").set_result("#DIV/0!")).unwrap();
    spreadsheet(book.save_to_buffer().unwrap())
}

pub(super) fn tournaments() -> Food {
    const WORDS: &[&str] = &[
        "\"Did\"",
        "\"Undid\":",
        "\"Redid\":",
        "\"Created\"",
        "null",
        "[",
        "]",
        "{",
        "}",
        "\"before\":",
        "\"after\":",
        "-1",
        "\"lot\"",
        "\0",
        "🂡",
    ];
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("vide.jass");
    drop(in_file(&path));
    let seeds = vec![sample().to_vec(), fs::read(path).unwrap(), fixture("versions/1.jass"), fixture("versions/2.jass")];
    Food { seeds, words: WORDS }
}

pub(super) fn finished() -> Food {
    Food { seeds: vec![sample().to_vec()], words: &[] }
}
