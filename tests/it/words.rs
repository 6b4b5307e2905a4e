//! Every text that the code names exists, every text is used, and no French stands where it must not.

use crate::tidy::{files, read};
use atout::i18n::Words;
use std::collections::BTreeSet;

/// The names of all messages in the Fluent files of a language.
fn messages(language: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in files(&format!("assets/lang/{language}"), "ftl") {
        for line in read(&file).lines() {
            let name = line.split_once(" =").map(|(name, _)| name);
            let is_name = |name: &&str| !name.is_empty() && name.starts_with(|c: char| c.is_ascii_lowercase());
            if let Some(name) = name.filter(is_name).filter(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')) {
                assert!(names.insert(name.to_owned()), "{name} is there twice");
            }
        }
    }
    names
}

/// The names given to `say!` in the sources.
fn said() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in files("src", "rs") {
        let text = read(&file);
        for call in text.split("say!(").skip(1) {
            let literal = call.split_once('"').and_then(|(_, rest)| rest.split_once('"'));
            names.extend(literal.map(|(name, _)| name.to_owned()));
        }
    }
    names
}

/// Names made of a part and a value: weekdays, months, help of verbs and arguments, acts of an organiser, values of the ruleset.
const MADE: &[&str] = &["weekday-", "month-", "cli-verb-", "cli-arg-", "act-", "rule-"];

#[test]
fn every_text_is_there_and_used() {
    let french = messages("fr");
    let said = said();
    // The example in the documentation of `say!`.
    let missing: Vec<_> = said.iter().filter(|name| !french.contains(*name) && *name != "message-id").collect();
    assert!(missing.is_empty(), "no such text: {missing:?}");
    let unused: Vec<_> =
        french.iter().filter(|name| !said.contains(*name) && !MADE.iter().any(|part| name.starts_with(part))).collect();
    assert!(unused.is_empty(), "used nowhere: {unused:?}");
}

#[test]
fn every_language_has_every_text() {
    let french = messages("fr");
    for language in Words::languages() {
        assert_eq!(messages(language), french, "{language}");
        assert!(Words::of(language).is_some());
    }
}

/// In French none is singular too: « 0 feuille ». A singular that says « 1 » would call nothing one.
#[test]
fn a_singular_says_its_number() {
    let is_one = |word: &&str| word.trim_end_matches(['.', ',', ';', ':']) == "1";
    for file in files("assets/lang", "ftl") {
        for line in read(&file).lines().filter(|line| line.trim_start().starts_with("[one]")) {
            assert!(line.split_whitespace().find(is_one).is_none(), "{}: {line}", file.display());
        }
    }
}
