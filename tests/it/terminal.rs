//! A terminal for the tests: runs the real binary in a folder of its own and looks at what it left.

use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

/// A desk with one tournament's file, in a folder whose name has an accent, a blank and an apostrophe.
pub(crate) struct Desk {
    pub(crate) folder: TempDir,
}

/// What a call left.
pub(crate) struct Done {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::Builder::new().prefix("Fête d'été ").tempdir().unwrap() }
    }

    /// A tournament with `teams` teams « Équipe 1 » ….
    pub(crate) fn with_teams(teams: usize) -> Self {
        let desk = Self::new();
        desk.ok(&["new", "T.jass", "--name", "Essai", "--date", "2026-11-28"]);
        let mut list = "no;équipe;joueur 1;joueur 2\r\n".to_owned();
        for i in 1..=teams {
            write!(list, "{i};Équipe {i};Anne {i};Luc {i}\r\n").unwrap();
        }
        desk.write("liste.csv", &list);
        desk.ok(&["import-teams", "T.jass", "liste.csv"]);
        desk
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    pub(crate) fn run(&self, args: &[&str]) -> Done {
        let ran = Command::new(env!("CARGO_BIN_EXE_atout"))
            .current_dir(self.folder.path())
            .args(args)
            .env("USER", "essai")
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        // French puts no-break blanks into its sentences; the tests read over them.
        let err = text(ran.stderr).replace('\u{a0}', " ");
        Done { status: ran.status.code().unwrap(), out: text(ran.stdout), err }
    }

    pub(crate) fn ok(&self, args: &[&str]) -> Done {
        let done = self.run(args);
        assert_eq!(done.status, 0, "{args:?}: {}", done.err);
        done
    }

    pub(crate) fn json(&self, args: &[&str]) -> Value {
        let done = self.run(args);
        serde_json::from_str(&done.out).unwrap_or_else(|error| panic!("{args:?}: {error}: {}", done.out))
    }

    /// A refused call: the status, a sentence that holds `says`, nothing on standard output, every file as it was.
    pub(crate) fn refused(&self, status: i32, args: &[&str], says: &str) {
        let before = self.contents();
        let done = self.run(args);
        assert_eq!(done.status, status, "{args:?}: {}{}", done.out, done.err);
        assert!(done.err.contains(says), "{args:?} should say « {says} »: {}", done.err);
        assert!(done.err.ends_with('\n') && !done.err.contains("panicked"), "{args:?}: {}", done.err);
        assert_eq!(done.out, "", "{args:?}");
        assert_eq!(self.contents(), before, "{args:?}: a file was changed");
    }

    pub(crate) fn contents(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let files = fs::read_dir(self.folder.path()).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
        let mut contents: Vec<_> = files.map(|path| (path.clone(), fs::read(path).unwrap())).collect();
        contents.sort();
        contents
    }

    /// A session as it stands on the screen: each call, what it said, its exit status where that is not 0. Times, seeds drawn
    /// by chance and the folder's own name are left out.
    pub(crate) fn transcript(&self, calls: &[&[&str]]) -> String {
        let mut shown = String::new();
        for call in calls {
            let done = self.run(call);
            let words: Vec<_> =
                call.iter().map(|word| if word.contains(' ') { format!("\"{word}\"") } else { (*word).into() }).collect();
            writeln!(shown, "$ atout {}", words.join(" ")).unwrap();
            shown.push_str(&without_times(&done.out));
            for line in without_times(&done.err).lines() {
                writeln!(shown, "! {line}").unwrap();
            }
            if done.status != 0 {
                writeln!(shown, "[{}]", done.status).unwrap();
            }
        }
        shown.replace('\u{a0}', " ")
    }
}

/// « 28.11.2026 14:00:07 », « 2026-11-28T14:00:07+01:00 » and « à 14:00 » without their digits.
fn without_times(text: &str) -> String {
    let is_clock = |word: &str| word.contains(':') && word.bytes().filter(u8::is_ascii_digit).count() >= 4;
    let is_day = |word: &str| word.len() == 10 && word.bytes().filter(u8::is_ascii_digit).count() == 8;
    let shown = |word: &str| {
        let bare = word.trim_matches(|c: char| !c.is_ascii_digit());
        if is_clock(bare) || (is_day(bare) && !bare.starts_with("2026-11-28")) {
            word.replace(|c: char| c.is_ascii_digit(), "#")
        } else {
            word.to_owned()
        }
    };
    text.split_inclusive([' ', '\n', '\t']).map(shown).collect()
}
