//! The arrows of the house (ARCHITECTURE.md): which room may not say which words. And what no file may hold.

use std::fs;
use std::path::{Path, PathBuf};

/// Room, words that its code may not have.
const ARROWS: &[(&str, &[&str])] = &[
    (
        "src/domain",
        &[
            "rusqlite",
            "egui",
            "printpdf",
            "calamine",
            "std::fs",
            "std::io",
            "crate::store",
            "crate::views",
            "crate::i18n",
            "crate::session",
            "crate::exchange",
            "crate::documents",
            "crate::cli",
            "Local::now",
            "Utc::now",
            "getrandom",
        ],
    ),
    (
        "src/views",
        &[
            "rusqlite",
            "egui",
            "printpdf",
            "std::fs",
            "crate::store",
            "crate::i18n",
            "crate::session",
            "crate::exchange",
            "crate::documents",
            "crate::cli",
        ],
    ),
    (
        "src/store",
        &[
            "egui",
            "printpdf",
            "crate::views",
            "crate::i18n",
            "crate::session",
            "crate::exchange",
            "crate::documents",
            "crate::cli",
        ],
    ),
    (
        "src/session",
        &["rusqlite", "egui", "printpdf", "crate::views", "crate::i18n", "crate::exchange", "crate::documents", "crate::cli"],
    ),
    // The words may name the data they word, also the errors of the edges; they do nothing with them.
    (
        "src/i18n",
        &["rusqlite", "egui", "printpdf", "std::fs", "store::Store", "session::Session", "crate::documents", "crate::cli"],
    ),
    ("src/exchange", &["rusqlite", "egui", "printpdf", "crate::store", "crate::session", "crate::documents", "crate::cli"]),
    (
        "src/documents",
        &["rusqlite", "egui", "calamine", "std::fs", "crate::store", "crate::session", "crate::exchange", "crate::cli"],
    ),
    ("src/cli", &["rusqlite", "egui", "printpdf", "crate::gui"]),
    ("src/gui", &["rusqlite", "printpdf", "calamine", "crate::cli", "Local::now", "SystemTime::now"]),
];

/// The only file that may have a word.
const ALONE: &[(&str, &str)] = &[
    ("printpdf::", "src/documents/pdf.rs"),
    ("Local::now()", "src/session/outside.rs"),
    ("getrandom::fill", "src/session/outside.rs"),
    ("Color32::from_rgb", "src/gui/theme.rs"),
];

/// All files below a folder with an ending.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "nothing below {folder}");
    found
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

/// A file's code: without comments, and without its tests, which may build what they need.
fn code(path: &Path) -> String {
    let text = read(path);
    let is_tests = path.file_name().is_some_and(|name| name == "tests.rs" || name == "fixtures.rs");
    if is_tests {
        return String::new();
    }
    let before_tests = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned();
    before_tests.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Whether a word stands in code, not only as the beginning of a longer one.
fn says(code: &str, word: &str) -> bool {
    let longer = |end: usize| code[end..].starts_with(char::is_alphanumeric);
    code.match_indices(word).any(|(at, _)| !longer(at + word.len()))
}

#[test]
fn the_arrows_hold() {
    for (room, forbidden) in ARROWS {
        for file in files(room, "rs") {
            let code = code(&file);
            let found: Vec<_> = forbidden.iter().filter(|word| says(&code, word)).collect();
            assert!(found.is_empty(), "{} may not say {found:?}", file.display());
        }
    }
}

#[test]
fn some_words_have_one_place() {
    for (word, place) in ALONE {
        for file in files("src", "rs") {
            let here = file.ends_with(place);
            assert!(here || !code(&file).contains(word), "{word} in {}", file.display());
        }
    }
}

/// SQL has its room, and only it.
#[test]
fn sql_stands_in_the_store_alone() {
    let elsewhere = files("src", "rs").into_iter().filter(|file| !file.components().any(|part| part.as_os_str() == "store"));
    for file in elsewhere {
        let code = code(&file);
        for word in ["SELECT ", "INSERT INTO", "DELETE FROM", "PRAGMA "] {
            assert!(!code.contains(word), "{word} in {}", file.display());
        }
    }
}

/// Every module says what it is for; no test is ignored; nothing is left to be done in code.
#[test]
fn files_are_tidy() {
    for file in files("src", "rs").into_iter().chain(files("tests", "rs")) {
        let text = read(&file);
        let name = file.display();
        assert!(text.starts_with("//!"), "{name} begins without a word on what it is for");
        for word in
            [concat!("#[ign", "ore"), concat!("todo", "!("), concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("FIX", "ME")]
        {
            assert!(!text.contains(word), "{word} in {name}");
        }
    }
}
