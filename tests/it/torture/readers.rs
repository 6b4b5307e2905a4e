//! What reads files. A reader that panics or takes what it should not is found by the one who feeds it
//! ([`super::feeding`]).

use super::food;
use super::mutation::{Chance, Food, flipped, mutated, patched, recompounded, repacked};
use crate::evening::{add, clock};
use atout::domain::history::History;
use atout::domain::{Tournament, ruleset};
use atout::exchange::{self, ExchangeError, Listing, pairing_import, result_export, ruleset_file, sheet_import, team_import};
use atout::i18n::Words;
use atout::session::{Session, SessionError};
use atout::store::{Access, Trouble};
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

/// What came of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// It was refused in words.
    Refused,
    /// It was taken, and what is wrong with it was found.
    Found,
    /// It was taken.
    Taken,
}

/// A reader of files.
pub(super) struct Reader {
    pub(super) name: &'static str,
    /// It is fed one for so many of the others'.
    pub(super) one_in: u64,
    pub(super) food: fn() -> Food,
    pub(super) mutate: fn(&mut Chance, &Food) -> Vec<u8>,
    pub(super) read: fn(&[u8]) -> Fate,
}

pub(super) const READERS: &[Reader] = &[
    Reader { name: "csv", one_in: 1, food: food::lists, mutate: mutated, read: table },
    Reader { name: "toml", one_in: 1, food: food::rulesets, mutate: mutated, read: rules },
    Reader { name: "xlsx", one_in: 20, food: food::xlsx, mutate: repacked, read: table },
    Reader { name: "ods", one_in: 20, food: food::ods, mutate: repacked, read: table },
    Reader { name: "xls", one_in: 20, food: food::xls, mutate: recompounded, read: table },
    Reader { name: "jass", one_in: 20, food: food::tournaments, mutate: patched, read: tournament },
    Reader { name: "jass-moved", one_in: 200, food: food::tournaments, mutate: mutated, read: tournament },
];

/// A finished file of which one byte is another.
pub(super) const FLIPS: Reader = Reader { name: "flips", one_in: 1, food: food::finished, mutate: flipped, read: tournament };

const FILE: &str = "essai.jass";

thread_local! {
    /// Made once: making them takes longer than most inputs.
    static WORDS: Words = Words::french();
}

/// A list is read, and understood as each of the lists there are; what is wrong with it is worded.
fn table(bytes: &[u8]) -> Fate {
    WORDS.with(|words| {
        let grid = match exchange::parse(bytes) {
            Ok(grid) => grid,
            Err(error) => return refused(&error, words),
        };
        let as_teams = understood(team_import::teams(&grid), words);
        understood(sheet_import::sheets(&grid), words);
        understood(pairing_import::matches(&grid), words);
        as_teams
    })
}

fn understood<T>(list: Result<Listing<T>, ExchangeError>, words: &Words) -> Fate {
    let list = match list {
        Ok(list) => list,
        Err(error) => return refused(&error, words),
    };
    assert!(list.faults.iter().all(|line| !words.fault(&line.fault).is_empty()));
    assert_ne!(words.columns(&list.columns), "");
    if list.faults.is_empty() { Fate::Taken } else { Fate::Found }
}

fn refused(error: &ExchangeError, words: &Words) -> Fate {
    assert_ne!(words.exchange_error(Path::new("liste"), error), "");
    Fate::Refused
}

fn rules(bytes: &[u8]) -> Fate {
    let Ok(text) = ruleset_file::text(bytes.to_vec()) else { return Fate::Refused };
    match ruleset::pairs_of_toml(&text) {
        Err(fault) => {
            assert_ne!(WORDS.with(|words| words.toml_fault(&fault)), "");
            Fate::Refused
        }
        Ok(pairs) if ruleset::geneve().with(&pairs).is_ok() => Fate::Taken,
        Ok(_) => Fate::Found,
    }
}

/// What stands in the tournaments that inputs are made of.
fn originals() -> &'static [(Tournament, History)] {
    static ORIGINALS: OnceLock<Vec<(Tournament, History)>> = OnceLock::new();
    ORIGINALS.get_or_init(|| {
        let originals = food::tournaments().seeds.into_iter().map(|bytes| {
            let session = open(&bytes, Access::Read).1.unwrap();
            (session.tournament().clone(), session.history().clone())
        });
        originals.collect()
    })
}

/// Opens the tournament that these bytes are, in a folder of its own.
fn open(bytes: &[u8], access: Access) -> (tempfile::TempDir, Result<Session, SessionError>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(FILE);
    fs::write(&path, bytes).unwrap();
    let opened = Session::open(&path, access, "essai", clock());
    (folder, opened)
}

/// A tournament is opened and everything there is to know of it worked out; what is damaged is rescued; what is not is
/// written, both of them now and then only, since they wait for the disk.
fn tournament(bytes: &[u8]) -> Fate {
    let (folder, opened) = open(bytes, Access::Read);
    let writes = bytes.iter().map(|&byte| usize::from(byte)).sum::<usize>() % 8 == 0;
    let fate = match opened {
        Ok(session) => proved(&session),
        Err(error) => {
            let SessionError::Store(error) = error else { panic!("{error:?}") };
            assert_ne!(WORDS.with(|words| words.store_error(&error)), "");
            if writes && matches!(error.trouble, Trouble::Damaged { .. }) {
                rescue(folder.path());
            }
            Fate::Refused
        }
    };
    assert!(fs::read(folder.path().join(FILE)).unwrap() == bytes, "reading changed the file");
    if writes && let (_folder, Ok(mut session)) = open(bytes, Access::Write) {
        let _ = session.run(add("Venue tard"));
    }
    fate
}

/// What can be opened and proved is to the last entry what one of the originals was: every result is worked out from these
/// two alone.
fn proved(session: &Session) -> Fate {
    let content = (session.tournament(), session.history());
    WORDS.with(|words| {
        let _ = result_export::everything(content.0, content.1, words);
        let _ = result_export::spreadsheet_csv(content.0, words);
    });
    if !session.verify().is_ok_and(|findings| findings.is_empty()) {
        return Fate::Found;
    }
    let is_original = originals().iter().any(|(tournament, history)| (tournament, history) == content);
    assert!(is_original, "a changed tournament is taken for a sound one");
    Fate::Taken
}

/// What is rescued of a damaged file is a sound one.
fn rescue(folder: &Path) {
    let saved = folder.join("sauvé.jass");
    match Session::rescue(&folder.join(FILE), &saved, "essai", clock()) {
        Ok(_) => assert_eq!(Session::open(&saved, Access::Write, "essai", clock()).unwrap().verify().unwrap(), []),
        Err(_) => assert!(!saved.exists()),
    }
}
