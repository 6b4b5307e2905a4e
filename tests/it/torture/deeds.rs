//! What the program is about when it is killed or a write is cut short, each from the same folder of files; and what may be
//! left: every file as it was or as it is to be, and nothing else but a temporary file that the next deed sweeps away.

use super::child;
use super::meaning::Meaning;
use crate::evening::{clock, draw, enter, import, in_file};
use atout::cli;
use atout::session::Session;
use atout::store::Access;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;
use tempfile::TempDir;

/// What is typed after `atout`.
pub(super) type Deed = &'static [&'static str];

/// All that writes. `1.jass`, `2.jass` … are files of released versions: writing one brings it up to date.
pub(super) const DEEDS: &[Deed] = &[
    &["enter", "T.jass", "--round", "1", "--table", "3", "--points", "1340", "1172"],
    &["enter", "T.jass", "--round", "1", "--from", "feuilles.csv"],
    &["draw", "T.jass", "--round", "2", "--seed", "x", "--yes"],
    &["import-teams", "U.jass", "equipes.csv"],
    &["new", "N.jass", "--name", "Nouveau"],
    &["backup", "T.jass", "-o", "copie.jass"],
    &["restore", "T.jass", "ancien.jass"],
    &["restore", "abîmé.jass", "ancien.jass"],
    &["rescue", "abîmé.jass", "-o", "sauvé.jass"],
    &["export", "T.jass", "-o", "liste.csv"],
    &["export", "T.jass", "-o", "tout.json"],
    &["export", "T.jass", "-o", "page.html"],
    &["clock", "T.jass", "start"],
    &["print", "T.jass", "teams", "-o", "papier.pdf"],
    &["edit-team", "1.jass", "--team", "1", "--club", "Carouge"],
    &["edit-team", "2.jass", "--team", "1", "--club", "Carouge"],
];

/// Files by their names.
type Files = BTreeMap<String, Vec<u8>>;

/// What stands there before.
fn before() -> &'static Files {
    static FILES: OnceLock<Files> = OnceLock::new();
    FILES.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let mut session = in_file(&folder.path().join("T.jass"));
        for command in [import(12), draw(1, "x"), enter(1, 1, [1256, 1256])] {
            session.run(command).unwrap();
        }
        session.backup(&folder.path().join("ancien.jass")).unwrap();
        session.run(enter(1, 2, [2512, 0])).unwrap();
        drop((session, in_file(&folder.path().join("U.jass"))));
        let mut files = read(folder.path());
        let cut_off = files["T.jass"][..files["T.jass"].len() - 1].to_vec();
        files.insert("abîmé.jass".to_owned(), cut_off);
        files.extend(read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/versions")));
        let teams = include_bytes!("../../../templates/demo-teams.csv");
        let sheets = b"table;points_a;points_b\n4;1000;1512\n5;1200;1312\n6;812;1700\n";
        let old: [(&str, &[u8]); 5] = [
            ("equipes.csv", teams),
            ("feuilles.csv", sheets),
            ("liste.csv", b"vieux;classement\n"),
            ("tout.json", b"{\"vieux\": true}\n"),
            ("papier.pdf", b"%PDF-1.7 vieux\n%%EOF"),
        ];
        files.extend(old.map(|(name, bytes)| (name.to_owned(), bytes.to_vec())));
        files
    })
}

/// What it says.
fn meanings_before() -> &'static BTreeMap<String, Meaning> {
    static MEANINGS: OnceLock<BTreeMap<String, Meaning>> = OnceLock::new();
    MEANINGS.get_or_init(|| {
        let scene = Scene::of(&[]);
        before().keys().map(|name| (name.clone(), Meaning::of(&scene.folder.path().join(name)))).collect()
    })
}

fn read(folder: &Path) -> Files {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    files.map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())).collect()
}

/// Whether it is only there while something is written, or after it was killed.
fn is_beside(name: &str) -> bool {
    name.starts_with(".atout-") || name.ends_with("-journal")
}

/// A folder in which a deed is tried.
pub(super) struct Scene {
    deed: Deed,
    folder: TempDir,
}

impl Scene {
    pub(super) fn of(deed: Deed) -> Self {
        Self::in_folder(deed, tempfile::tempdir().unwrap())
    }

    pub(super) fn in_folder(deed: Deed, folder: TempDir) -> Self {
        for (name, bytes) in before() {
            fs::write(folder.path().join(name), bytes).unwrap();
        }
        Self { deed, folder }
    }

    /// The process that does it.
    pub(super) fn process(&self) -> Command {
        let mut process = child::program();
        process.args(self.call().into_iter().skip(1)).env("USER", "essai");
        process
    }

    /// Does it here and now; gives the exit status.
    pub(super) fn done(&self) -> u8 {
        let report = cli::run(self.call());
        assert!(report.status < 2, "{:?}: {}", self.deed, report.err);
        report.status
    }

    fn call(&self) -> Vec<OsString> {
        let in_folder =
            |word: &&str| if word.contains('.') { self.folder.path().join(word).into() } else { OsString::from(word) };
        std::iter::once("atout".into()).chain(self.deed.iter().map(in_folder)).collect()
    }

    /// What the files say that are not to the byte as they were.
    fn changed(&self) -> BTreeMap<String, Meaning> {
        let files = read(self.folder.path()).into_iter();
        let changed = files.filter(|(name, bytes)| !is_beside(name) && before().get(name) != Some(bytes));
        changed.map(|(name, _)| (name.clone(), Meaning::of(&self.folder.path().join(name)))).collect()
    }

    /// Whether the file that it is about is as it is to be.
    #[cfg(unix)]
    pub(super) fn is_done(&self, expected: &Expected) -> bool {
        let written = self.deed.iter().position(|word| *word == "-o").map_or(1, |option| option + 1);
        let name = self.deed[written];
        let path = self.folder.path().join(name);
        path.exists() && expected.after.get(name) == Some(&Meaning::of(&path))
    }

    /// What is left belongs to nobody after a while: as if that while had gone by.
    fn let_time_pass(&self) {
        for name in read(self.folder.path()).into_keys().filter(|name| is_beside(name)) {
            let file = fs::File::options().write(true).open(self.folder.path().join(name)).unwrap();
            file.set_modified(file.metadata().unwrap().modified().unwrap() - Duration::from_hours(1)).unwrap();
        }
    }

    /// After whatever happened: every file is as before or as after, and the same call can be made again and does it all.
    pub(super) fn check(&self, expected: &Expected, what: &str) {
        let what = format!("{:?}, {what}", self.deed);
        for (name, meaning) in self.changed() {
            let allowed = [expected.before, &expected.after].map(|files| files.get(&name));
            assert!(allowed.contains(&Some(&meaning)), "{what}: {name} is {meaning:?}, not one of {allowed:?}");
        }
        self.let_time_pass();
        self.done();
        let mut changed = self.changed();
        // Going back to a copy keeps what was there, each time under another name.
        let kept = |meaning: &Meaning| expected.before.values().chain(expected.after.values()).any(|other| other == meaning);
        changed.retain(|name, meaning| expected.after.contains_key(name) || !kept(meaning));
        assert_eq!(changed, expected.after, "{what}: done again");
        // A call that was refused now has written nothing; whoever writes next clears the journal away.
        for file in read(self.folder.path()).keys().filter_map(|name| name.strip_suffix("-journal")) {
            drop(Session::open(&self.folder.path().join(file), Access::Write, "essai", clock()).unwrap());
        }
        let left: Vec<_> = read(self.folder.path()).into_keys().filter(|name| is_beside(name)).collect();
        assert!(left.is_empty(), "{what}: {left:?} is left");
    }
}

/// What the files that a deed changes say before and after it.
pub(super) struct Expected {
    before: &'static BTreeMap<String, Meaning>,
    after: BTreeMap<String, Meaning>,
    /// The size of the largest file it writes, in bytes.
    #[cfg_attr(not(unix), expect(dead_code, reason = "what is cut short needs a shell"))]
    pub(super) largest: u64,
}

impl Expected {
    pub(super) fn of(deed: Deed) -> Self {
        let scene = Scene::of(deed);
        assert_eq!(scene.done(), 0, "{deed:?}");
        let after = scene.changed();
        assert!(!after.is_empty(), "{deed:?} changes nothing");
        let written = read(scene.folder.path()).into_iter().filter(|(name, _)| after.contains_key(name));
        let largest = written.map(|(_, bytes)| bytes.len() as u64).max();
        Self { before: meanings_before(), largest: largest.unwrap_or(0), after }
    }
}
