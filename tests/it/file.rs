//! The file: what is no tournament is refused untouched, two programs never write it at once, a copy taken at any moment is
//! whole, and what is planted past the program is refused by SQLite or found by `verify`.

use crate::evening::{add, at, check, clock, draw, enter, first_stands, import, new_tournament, penalty, play, rules};
use atout::domain::command::{ClockCommand, Command};
use atout::session::{Finding, Session, SessionError};
use atout::store::{Access, Damage, Fault, StoreError, Trouble};
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Seven teams, two rounds with a bye, all sheets in, a penalty, two second entries, one of them settled, a clock, something undone.
pub(crate) fn sample() -> &'static [u8] {
    static SAMPLE: OnceLock<Vec<u8>> = OnceLock::new();
    SAMPLE.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("modèle.jass");
        let mut session = Session::create(&path, new_tournament(rules(&[("bye", "points")])), "essai", clock()).unwrap();
        session.run(import(7)).unwrap();
        (1..=2).for_each(|round| play(&mut session, round, |table| 1200 + 10 * table));
        session.run(penalty(1, 3, -157)).unwrap();
        session.run(check(1, 1, [1210, 1302])).unwrap();
        session.run(check(1, 2, [1292, 1220])).unwrap();
        session.run(first_stands(1, 2)).unwrap();
        session.run(Command::Clock(ClockCommand::Start { round: 2, at: at() })).unwrap();
        session.run(Command::Clock(ClockCommand::Give { round: 2, table: Some(1), minutes: 5 })).unwrap();
        session.run(add("Nouvelle")).unwrap();
        session.undo().unwrap();
        drop(session);
        fs::read(path).unwrap()
    })
}

/// A folder with the sample in a file of this name.
fn with_sample(name: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, sample()).unwrap();
    (folder, path)
}

#[expect(clippy::disallowed_methods, reason = "the tests plant what the program would never write")]
fn database(path: &Path) -> Connection {
    Connection::open(path).unwrap()
}

/// What an SQLite file that holds this is made of.
fn database_bytes(sql: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("autre.db");
    database(&path).execute_batch(sql).unwrap();
    fs::read(path).unwrap()
}

fn open(path: &Path, access: Access) -> Result<Session, SessionError> {
    Session::open(path, access, "essai", clock())
}

fn trouble(opened: Result<Session, SessionError>) -> Trouble {
    match opened {
        Err(SessionError::Store(StoreError { trouble, .. })) => trouble,
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("it was opened"),
    }
}

/// Every file of a folder with its bytes.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.is_file()).map(|path| (path.clone(), fs::read(path).unwrap())).collect()
}

#[test]
fn what_is_no_tournament_is_refused_untouched() {
    const TABLE: &str = "CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('fondue');";
    let damaged = || Trouble::Damaged { detail: Damage::Unreadable };
    let newer = {
        let (_folder, path) = with_sample("r.jass");
        database(&path).execute_batch("PRAGMA user_version = 7").unwrap();
        fs::read(path).unwrap()
    };
    let half = sample().len() / 2;
    let cases: [(&str, Vec<u8>, Trouble); 16] = [
        ("vide", Vec::new(), Trouble::Empty),
        ("un octet", b"x".to_vec(), Trouble::Foreign),
        ("texte", "Équipe 1;Équipe 2\n".repeat(500).into_bytes(), Trouble::Foreign),
        ("image", b"\x89PNG\r\n\x1a\n".repeat(2000), Trouble::Foreign),
        ("zéros", vec![0; 20_000], Trouble::Foreign),
        ("base d’un autre", database_bytes(TABLE), Trouble::Foreign),
        ("base d’un autre en WAL", database_bytes(&format!("PRAGMA journal_mode = WAL; {TABLE}")), Trouble::Foreign),
        ("base avec un autre sceau", database_bytes(&format!("PRAGMA application_id = 99; {TABLE}")), Trouble::Foreign),
        ("autre sceau, autre version", database_bytes(&format!("PRAGMA user_version = 12; {TABLE}")), Trouble::Foreign),
        ("sceau sans contenu", database_bytes(&format!("PRAGMA application_id = 0x4A415353; {TABLE}")), damaged()),
        ("plus récent", newer, Trouble::Newer { version: 7, known: 3 }),
        ("tronqué à l’en-tête", sample()[..100].to_vec(), damaged()),
        ("tronqué à une page", sample()[..4096].to_vec(), damaged()),
        ("tronqué à la moitié", sample()[..half].to_vec(), damaged()),
        ("tronqué d’un octet", sample()[..sample().len() - 1].to_vec(), damaged()),
        ("première page effacée", [&sample()[..100], &vec![0; 3996], &sample()[4096..]].concat(), damaged()),
    ];
    for (what, bytes, expected) in cases {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("essai.jass");
        fs::write(&path, &bytes).unwrap();
        for access in [Access::Read, Access::Write] {
            let opened = open(&path, access);
            assert!(opened.is_err(), "{what}, {access:?}");
            let found = match trouble(opened) {
                Trouble::Damaged { .. } => damaged(),
                other => other,
            };
            assert_eq!(found, expected, "{what}, {access:?}");
            assert_eq!(contents(folder.path()), [(path.clone(), bytes.clone())].into(), "{what}, {access:?}");
        }
        assert_eq!(trouble(Session::create(&path, new_tournament(rules(&[])), "essai", clock())), Trouble::Exists);
        assert_eq!(fs::read(&path).unwrap(), bytes, "{what}");
    }
}

/// Another program at work on its own file in WAL mode: neither the file nor what stands beside it changes.
#[test]
fn a_foreign_file_in_use_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("autre.jass");
    let db = database(&path);
    db.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE a (b); PRAGMA wal_checkpoint; INSERT INTO a VALUES (1)").unwrap();
    let before = contents(folder.path());
    assert_eq!(before.len(), 3);
    for access in [Access::Read, Access::Write] {
        assert_eq!(trouble(open(&path, access)), Trouble::Foreign);
    }
    assert!(before == contents(folder.path()));
}

#[test]
fn a_folder_and_a_missing_file_are_named_as_such() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("absent.jass");
    for access in [Access::Read, Access::Write] {
        assert_eq!(trouble(open(folder.path(), access)), Trouble::Directory);
        assert_eq!(trouble(open(&missing, access)), Trouble::Io(std::io::ErrorKind::NotFound));
        assert_eq!(trouble(open(&missing.join("dedans.jass"), access)), Trouble::Io(std::io::ErrorKind::NotFound));
    }
    let made = |path: &Path| trouble(Session::create(path, new_tournament(rules(&[])), "essai", clock()));
    assert_eq!(made(folder.path()), Trouble::Directory);
    assert_eq!(made(&missing.join("dedans.jass")), Trouble::NoFolder);
    assert!(contents(folder.path()).is_empty());
}

#[test]
fn a_read_only_file_can_be_read_but_not_written() {
    let (folder, path) = with_sample("essai.jass");
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    assert_eq!(trouble(open(&path, Access::Write)), Trouble::ReadOnly);
    assert_eq!(open(&path, Access::Read).unwrap().verify().unwrap(), []);
    assert_eq!(contents(folder.path()), [(path, sample().to_vec())].into());
}

/// Where the folder may not be written there is no room for the rollback journal: said on opening, not at the first sheet.
/// (An administrator may write everywhere; there is nothing to see then.)
#[cfg(unix)]
#[test]
fn a_file_in_a_read_only_folder_can_be_read_but_not_written() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, path) = with_sample("essai.jass");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    if fs::write(folder.path().join("essai"), "").is_err() {
        assert_eq!(trouble(open(&path, Access::Write)), Trouble::ReadOnly);
        assert_eq!(open(&path, Access::Read).unwrap().verify().unwrap(), []);
        let made = Session::create(&folder.path().join("b.jass"), new_tournament(rules(&[])), "essai", clock());
        assert_eq!(trouble(made), Trouble::Io(std::io::ErrorKind::PermissionDenied));
    }
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(fs::read(&path).unwrap(), sample());
}

#[test]
fn the_second_writer_is_refused_until_the_first_has_gone() {
    let (_folder, path) = with_sample("essai.jass");
    let mut first = open(&path, Access::Write).unwrap();
    assert_eq!(trouble(open(&path, Access::Write)), Trouble::Locked);
    first.run(add("Encore une")).unwrap();
    drop(first);
    let mut second = open(&path, Access::Write).unwrap();
    second.run(add("Et une autre")).unwrap();
    assert_eq!(second.verify().unwrap(), []);
}

/// A reader sees the last acknowledged state and never keeps the writer waiting, however long it stays.
#[test]
fn readers_beside_a_writer_hold_nothing_up() {
    let (folder, path) = with_sample("essai.jass");
    let mut writer = open(&path, Access::Write).unwrap();
    let mut readers = Vec::new();
    for i in 0..5 {
        writer.run(add(&format!("Encore {i}"))).unwrap();
        let reader = open(&path, Access::Read).unwrap();
        assert_eq!((reader.tournament(), reader.history()), (writer.tournament(), writer.history()));
        assert_eq!(reader.verify().unwrap(), []);
        readers.push(reader);
    }
    for (i, reader) in readers.iter_mut().enumerate() {
        let last = i == 4;
        assert_eq!(reader.tournament() == writer.tournament(), last);
        match reader.verify() {
            Ok(findings) => assert!(last && findings.is_empty(), "{i}: {findings:?}"),
            Err(SessionError::Store(error)) => assert!(!last && error.trouble == Trouble::ChangedByAnother, "{i}: {error:?}"),
            Err(other) => panic!("{other:?}"),
        }
        let refused = reader.run(add("D’un lecteur")).unwrap_err();
        assert!(matches!(refused, SessionError::Store(StoreError { trouble: Trouble::ReadOnly, .. })));
    }
    drop((writer, readers));
    assert_eq!(contents(folder.path()).len(), 1);
}

/// Another process copies the one plain file after each acknowledged command, as one does onto a stick.
#[cfg(unix)]
#[test]
fn a_plain_copy_after_each_command_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("essai.jass"), folder.path().join("clé.jass"));
    let mut session = crate::evening::in_file(&path);
    let commands = [import(6), draw(1, "x"), enter(1, 1, [1300, 1212]), enter(1, 2, [1000, 1512]), penalty(1, 2, 50)];
    for command in commands {
        session.run(command).unwrap();
        let copied = std::process::Command::new("cp").args([&path, &copy]).status().unwrap();
        assert!(copied.success());
        let again = open(&copy, Access::Write).unwrap();
        assert_eq!((again.tournament(), again.history()), (session.tournament(), session.history()));
        assert_eq!(again.verify().unwrap(), []);
    }
    assert_eq!(trouble(open(&path, Access::Write)), Trouble::Locked, "the copying took the lock away");
}

#[test]
fn any_name_the_system_takes_will_do() {
    let names =
        ["Fête d’été à Carouge.jass", "l'apostrophe.jass", "a b  c .jass", "100%25.jass", "quoi?mode=ro.jass", "n#1.jass"];
    for name in names {
        let folder = tempfile::tempdir().unwrap();
        let folder_inside = folder.path().join(format!("dossier {name}"));
        fs::create_dir(&folder_inside).unwrap();
        let path = folder_inside.join(name);
        let mut session = crate::evening::in_file(&path);
        session.run(import(4)).unwrap();
        session.backup(&folder_inside.join(format!("copie {name}"))).unwrap();
        drop(session);
        assert_eq!(open(&path, Access::Write).unwrap().tournament().teams.len(), 4, "{name}");
        assert_eq!(contents(&folder_inside).len(), 2, "{name}");
    }
}

/// SQLite's own words for « no file » and for addresses mean nothing here; nor need a name be valid UTF-8.
#[cfg(unix)]
#[test]
fn names_that_mean_something_to_sqlite_are_only_names() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let atout = |arguments: &[&OsStr]| {
        let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_atout"));
        let out = program.current_dir(folder.path()).args(arguments).output().unwrap();
        assert!(out.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&out.stderr));
    };
    for name in [&b"file:a.jass"[..], b"file:b?mode=memory&c=.jass", b":memory:.jass", b"\xE9t\xE9.jass"] {
        let name = OsStr::from_bytes(name);
        atout(&["new".as_ref(), name, "--name".as_ref(), "Essai".as_ref()]);
        atout(&["verify".as_ref(), name]);
        assert!(fs::metadata(folder.path().join(name)).unwrap().len() > 4096, "{}", name.display());
    }
    assert_eq!(contents(folder.path()).len(), 4);
}

#[test]
fn a_backup_is_whole_beside_a_writer_and_overwrites_nothing() {
    let (folder, path) = with_sample("essai.jass");
    let mut writer = open(&path, Access::Write).unwrap();
    for i in 0..3 {
        writer.run(add(&format!("Encore {i}"))).unwrap();
        let (by_writer, by_reader) = (folder.path().join(format!("é{i}.jass")), folder.path().join(format!("l{i}.jass")));
        writer.backup(&by_writer).unwrap();
        open(&path, Access::Read).unwrap().backup(&by_reader).unwrap();
        for copy in [&by_writer, &by_reader] {
            let again = open(copy, Access::Write).unwrap();
            assert_eq!((again.tournament(), again.history()), (writer.tournament(), writer.history()));
            assert_eq!(again.verify().unwrap(), []);
        }
    }
    let before = contents(folder.path());
    let there = folder.path().join("é0.jass");
    for to in [&there, folder.path(), &path] {
        let refused = writer.backup(to).unwrap_err();
        assert!(matches!(refused, SessionError::Store(StoreError { trouble: Trouble::Exists, .. })), "{refused:?}");
    }
    let refused = writer.backup(&folder.path().join("absent/a.jass")).unwrap_err();
    assert!(matches!(refused, SessionError::Store(StoreError { trouble: Trouble::NoFolder, .. })), "{refused:?}");
    drop(writer);
    assert!(before == contents(folder.path()));
}

/// Rows that cannot be, each with a word of SQLite's refusal.
const IMPOSSIBLE: &[(&str, &str)] = &[
    ("UPDATE journal SET operator = 'moi' WHERE state = 2", "append-only"),
    ("UPDATE journal SET state = state + 1", "append-only"),
    ("DELETE FROM journal WHERE state = 1", "append-only"),
    ("DELETE FROM journal", "append-only"),
    ("INSERT OR REPLACE INTO journal SELECT 2, at, operator, action, changes, hash FROM journal WHERE state = 1", "no gaps"),
    ("INSERT INTO journal SELECT 900, at, operator, action, changes, hash FROM journal WHERE state = 1", "no gaps"),
    (
        "INSERT INTO journal SELECT (SELECT max(state) + 1 FROM journal), at, operator, action, 'x', hash FROM journal LIMIT 1",
        "JSON",
    ),
    ("INSERT INTO seat VALUES (1, (SELECT team FROM seat WHERE round = 1 AND side = 'a'), 'a', 3)", "UNIQUE"),
    ("UPDATE seat SET team = (SELECT max(team) FROM seat) WHERE round = 1", "UNIQUE"),
    (
        "INSERT INTO team SELECT 8, 'H', 'h', player1, player2, club, settled, amount_due, amount_received, payment_way,
      payment_remark, presence, standing, entry, fixed_table, departure_round, departure_kind, departure_until, absences FROM team WHERE number = 1;
      INSERT INTO seat VALUES (1, 8, 'bye', NULL)",
        "UNIQUE",
    ),
    ("UPDATE seat SET side = 'bye' WHERE round = 1 AND side = 'a'", "CHECK"),
    ("UPDATE seat SET side = 'a' WHERE round = 1 AND side = 'b'", "UNIQUE"),
    ("INSERT INTO sheet VALUES (1, 9, 1300, 1212, 16, NULL, 'verified', 0)", "FOREIGN KEY"),
    ("INSERT INTO sheet VALUES (4, 1, 1300, 1212, 16, NULL, 'verified', 0)", "FOREIGN KEY"),
    ("UPDATE sheet SET points_a = -1", "CHECK"),
    ("UPDATE sheet SET points_a = 1300.5", "REAL value in INTEGER"),
    ("UPDATE sheet SET points_a = 'beaucoup'", "TEXT value in INTEGER"),
    ("UPDATE sheet SET points_a = NULL", "CHECK"),
    ("UPDATE sheet SET absent = 'a'", "CHECK"),
    ("UPDATE sheet SET state = 'presque'", "CHECK"),
    ("INSERT INTO sheet SELECT * FROM sheet LIMIT 1", "UNIQUE"),
    ("INSERT INTO match VALUES (3, 1)", "FOREIGN KEY"),
    ("DELETE FROM match WHERE round = 1", "FOREIGN KEY"),
    ("DELETE FROM round WHERE number = 1", "FOREIGN KEY"),
    ("DELETE FROM team WHERE number = 1", "FOREIGN KEY"),
    ("UPDATE team SET name_key = (SELECT name_key FROM team WHERE number = 1) WHERE number = 2", "UNIQUE"),
    ("UPDATE team SET name = '' WHERE number = 1", "CHECK"),
    ("UPDATE team SET number = 0 WHERE number = 1", "CHECK"),
    ("UPDATE team SET presence = 'peut-être'", "CHECK"),
    ("UPDATE team SET amount_received = -1", "CHECK"),
    ("UPDATE team SET departure_round = 2", "CHECK"),
    ("INSERT INTO penalty VALUES (9, 1, 99, -2, 'x')", "FOREIGN KEY"),
    ("UPDATE penalty SET half_points = 0", "CHECK"),
    ("UPDATE penalty SET reason = ''", "CHECK"),
    ("DELETE FROM sheet WHERE round = 1 AND table_no = 1", "FOREIGN KEY"),
    ("INSERT INTO second_entry VALUES (2, 9, 1300, 1212, 16, NULL, 1300, 1212, 16, NULL, NULL)", "FOREIGN KEY"),
    ("INSERT INTO second_entry SELECT * FROM second_entry LIMIT 1", "UNIQUE"),
    ("UPDATE second_entry SET points_a = NULL", "CHECK"),
    ("UPDATE second_entry SET absent = 'a'", "CHECK"),
    ("UPDATE second_entry SET sheet_deals = NULL", "CHECK"),
    ("UPDATE second_entry SET first_stands = ''", "CHECK"),
    ("UPDATE second_entry SET first_stands = 'relue' WHERE table_no = 1", "CHECK"),
    ("UPDATE clock SET minutes = 0", "CHECK"),
    ("UPDATE clock SET more = -45", "CHECK"),
    ("UPDATE clock SET stood_still = -1", "CHECK"),
    ("DELETE FROM clock", "FOREIGN KEY"),
    ("INSERT INTO clock_minutes VALUES (1, 1, 5)", "FOREIGN KEY"),
    ("UPDATE clock_minutes SET minutes = 0", "CHECK"),
    ("UPDATE ruleset SET rounds = 0", "CHECK"),
    ("UPDATE ruleset SET drawn_rounds = rounds + 1", "CHECK"),
    ("INSERT INTO tournament SELECT 2, name, date, place, fee, prizes, ruleset FROM tournament", "CHECK"),
    ("UPDATE tournament SET date = '2026-02-30'", "CHECK"),
    ("UPDATE round SET record = 'rien'", "JSON"),
];

#[test]
fn sqlite_itself_refuses_what_cannot_be() {
    let (_folder, path) = with_sample("essai.jass");
    let db = database(&path);
    for (sql, word) in IMPOSSIBLE {
        let refused = db.execute_batch(&format!("BEGIN; {sql}; COMMIT"));
        let said = refused.expect_err(sql).to_string();
        assert!(said.contains(word), "{sql}: {said}");
        db.execute_batch("ROLLBACK").unwrap();
    }
    drop(db);
    assert_eq!(fs::read(&path).unwrap(), sample());
}

/// What `verify` must say, at least.
enum Found {
    Chain(i64),
    Differs(&'static str),
    Reference(&'static str),
    Draw(u32),
    Integrity,
}
use Found::{Chain, Differs, Draw, Integrity, Reference};

const ERASABLE: &str = "DROP TRIGGER journal_is_never_erased; DROP TRIGGER journal_is_never_changed;";

/// Faults planted by SQL past all constraints, and what is found.
const PLANTED: &[(&str, &str, Found)] = &[
    ("text of the journal", "UPDATE journal SET changes = replace(changes, 'Équipe 1', 'Équipe X') WHERE state = 2", Chain(2)),
    ("operator in the journal", "UPDATE journal SET operator = 'moi' WHERE state = 4", Chain(4)),
    ("moment in the journal", "UPDATE journal SET at = '2026-11-28T13:00:00+01:00' WHERE state = 3", Chain(3)),
    ("action in the journal", "UPDATE journal SET action = replace(action, '1210', '1211') WHERE state = 4", Chain(4)),
    ("hash", "UPDATE journal SET hash = zeroblob(32) WHERE state = 5", Chain(5)),
    ("last hash", "UPDATE journal SET hash = zeroblob(32) WHERE state = (SELECT max(state) FROM journal)", Chain(18)),
    ("entry removed", "DELETE FROM journal WHERE state = 6", Chain(7)),
    ("first entry removed", "DELETE FROM journal WHERE state = 1", Chain(2)),
    ("last three entries removed", "DELETE FROM journal WHERE state > 10", Differs("penalty")),
    ("every entry removed", "DELETE FROM journal", Differs("journal")),
    ("triggers removed", "SELECT 1", Integrity),
    ("table added", "CREATE TABLE notes (a TEXT)", Integrity),
    ("index removed", "DROP INDEX seat_one_bye", Integrity),
    ("points of a sheet", "UPDATE sheet SET points_a = points_a + 1, points_b = points_b - 1 WHERE round = 1", Differs("sheet")),
    ("deals of a sheet", "UPDATE sheet SET deals = 15 WHERE round = 2 AND table_no = 1", Differs("sheet")),
    ("sheet removed", "DELETE FROM sheet WHERE round = 2 AND table_no = 1", Differs("sheet")),
    ("corrections of a sheet", "UPDATE sheet SET corrections = 3", Differs("sheet")),
    ("name of a team", "UPDATE team SET name = 'Autre' WHERE number = 3", Differs("team")),
    ("folded name of a team", "UPDATE team SET name_key = 'autre' WHERE number = 3", Differs("team")),
    ("payment of a team", "UPDATE team SET settled = 1 WHERE number = 3", Differs("team")),
    ("team removed", "DELETE FROM team WHERE number = 7", Reference("seat")),
    (
        "team added",
        "INSERT INTO team SELECT 9, 'I', 'i', player1, player2, club, settled, amount_due, amount_received,
      payment_way, payment_remark, presence, standing, entry, fixed_table, departure_round, departure_kind, departure_until, absences FROM team LIMIT 1",
        Differs("team"),
    ),
    ("seed of a draw", "UPDATE round SET record = replace(record, 'graine 1', 'graine 9') WHERE number = 1", Draw(1)),
    ("record of a draw", "UPDATE round SET record = json_set(record, '$.drawn[0].table', 9) WHERE number = 2", Draw(2)),
    ("moment of a draw", "UPDATE round SET drawn_at = '2026-11-28T13:00:00+01:00'", Differs("round")),
    ("kind of a draw", "UPDATE round SET drawn_by = 'hand'", Differs("round")),
    ("match without teams", "INSERT INTO match VALUES (1, 9)", Differs("match")),
    ("match of no round", "INSERT INTO match VALUES (4, 1)", Reference("match")),
    (
        "sides exchanged",
        "UPDATE seat SET side = CASE side WHEN 'a' THEN 'z' ELSE side END WHERE round = 1 AND table_no = 1;
      UPDATE seat SET side = 'a' WHERE round = 1 AND table_no = 1 AND side = 'b';
      UPDATE seat SET side = 'b' WHERE side = 'z'",
        Differs("seat"),
    ),
    ("bye removed", "DELETE FROM seat WHERE round = 1 AND side = 'bye'", Differs("seat")),
    ("second entry", "UPDATE second_entry SET points_a = points_a + 1 WHERE table_no = 2", Differs("second_entry")),
    ("second entry made right", "UPDATE second_entry SET points_a = sheet_points_a WHERE table_no = 2", Differs("second_entry")),
    ("second entry of another sheet", "UPDATE second_entry SET sheet_points_a = 1 WHERE table_no = 1", Differs("second_entry")),
    ("second entry removed", "DELETE FROM second_entry WHERE table_no = 1", Differs("second_entry")),
    ("second entry without a sheet", "UPDATE second_entry SET table_no = 9 WHERE table_no = 1", Reference("second_entry")),
    ("reason of a difference settled", "UPDATE second_entry SET first_stands = 'autre' WHERE table_no = 2", Differs("second_entry")),
    ("difference no longer settled", "UPDATE second_entry SET first_stands = NULL", Differs("second_entry")),
    ("penalty", "UPDATE penalty SET half_points = -1", Differs("penalty")),
    ("reason of a penalty", "UPDATE penalty SET reason = 'autre'", Differs("penalty")),
    ("minutes of a clock", "UPDATE clock SET minutes = 50", Differs("clock")),
    ("start of a clock", "UPDATE clock SET started = '2026-11-28T13:00:00+01:00'", Differs("clock")),
    ("end of a clock", "UPDATE clock SET ended = '2026-11-28T15:00:00+01:00'", Differs("clock")),
    ("pause before the start", "UPDATE clock SET paused = '2026-11-28T13:00:00+01:00'", Differs("clock")),
    ("clock removed", "DELETE FROM clock_minutes; DELETE FROM clock", Differs("clock")),
    ("minutes of a table", "UPDATE clock_minutes SET minutes = 9", Differs("clock_minutes")),
    ("minutes of another table", "UPDATE clock_minutes SET table_no = 2", Differs("clock_minutes")),
    ("points granted", "INSERT INTO granted VALUES (1, 1, 2, 'x')", Differs("granted")),
    ("value of the ruleset", "UPDATE ruleset SET cap = '1500'", Differs("ruleset")),
    ("date", "UPDATE tournament SET date = '2026-11-29'", Differs("tournament")),
    ("prizes", "UPDATE tournament SET prizes = '[\"un jambon\"]'", Differs("tournament")),
];

#[test]
fn verify_finds_what_was_planted() {
    for (what, sql, expected) in PLANTED {
        let (_folder, path) = with_sample("essai.jass");
        let sql = format!("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; {ERASABLE} {sql};");
        database(&path).execute_batch(&sql).expect(what);
        let found = open(&path, Access::Read).expect(what).verify().expect(what);
        let is_expected = |finding: &Finding| match (finding, expected) {
            (Finding::File(Fault::BrokenChain { state }), Chain(expected)) => state == expected,
            (Finding::File(Fault::Diverged { table }), Differs(expected)) => table == expected,
            (Finding::File(Fault::ForeignKey { table }), Reference(expected)) => table == expected,
            (Finding::Draw { round }, Draw(expected)) => round.get() == *expected,
            (Finding::File(Fault::Integrity(_)), Integrity) => true,
            _ => false,
        };
        assert!(found.iter().any(is_expected), "{what}: {found:?}");
    }
}

#[test]
fn the_sample_itself_is_sound() {
    let (folder, path) = with_sample("essai.jass");
    for access in [Access::Read, Access::Write] {
        let session = open(&path, access).unwrap();
        assert_eq!(session.verify().unwrap(), []);
        assert_eq!(session.history().state(), 18);
    }
    assert_eq!(contents(folder.path()), [(path, sample().to_vec())].into());
}

/// A tournament written by each version before this one, and what must stand in it: journal entries, rounds, sheets, points
/// granted.
const OLDER: [(i64, [usize; 4]); 2] = [(1, [15, 3, 6, 0]), (2, [19, 3, 6, 1])];

fn of_version(version: i64) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/versions/{version}.jass"))).unwrap()
}

/// A file of an older version: who reads it leaves it as it is; who writes it keeps a copy beside it, as it was.
#[test]
fn an_older_file_is_brought_up_to_date_and_kept_as_it_was() {
    for (older, expected) in OLDER {
        let old = of_version(older);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("Fête.jass");
        fs::write(&path, &old).unwrap();
        let reader = open(&path, Access::Read).unwrap();
        assert_eq!(reader.verify().unwrap(), []);
        let (read, entries) = (reader.tournament().clone(), reader.history().entries().len());
        assert_eq!([entries, read.rounds.len(), read.sheets.len(), read.grants.len()], expected);
        assert!(contents(folder.path()) == [(path.clone(), old.clone())].into(), "a reader changed the file");

        let mut writer = open(&path, Access::Write).unwrap();
        assert_eq!(*writer.tournament(), read);
        writer.run(crate::evening::withdraw(2, 4)).unwrap();
        writer.run(check(1, 1, [1212, 1300])).unwrap();
        assert_eq!(writer.verify().unwrap(), []);
        drop(writer);
        let copy = folder.path().join(format!("Fête.v{older}.jass"));
        assert_eq!(contents(folder.path()).keys().collect::<Vec<_>>(), [&path, &copy]);
        let version = |path: &Path| database(path).pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!((version(&path), version(&copy)), (3, older));
        assert_eq!(*open(&copy, Access::Read).unwrap().tournament(), read);

        // The copy is never overwritten; opening the new file again makes none, nor does a second try with the old one.
        open(&path, Access::Write).unwrap();
        fs::write(&path, &old).unwrap();
        open(&path, Access::Write).unwrap();
        assert_eq!(contents(folder.path()).len(), 2);
        fs::write(&path, &old).unwrap();
        let one_more =
            "INSERT INTO journal SELECT state + 1, at, operator, action, '[]', zeroblob(32) FROM journal ORDER BY 1 DESC LIMIT 1";
        database(&path).execute_batch(one_more).unwrap();
        open(&path, Access::Write).unwrap();
        assert!(folder.path().join(format!("Fête.v{older}-2.jass")).exists());
        assert_eq!(contents(folder.path()).len(), 3);
    }
}

/// An older file that is cut off is refused as damaged, and nothing is changed or put beside it.
#[test]
fn an_older_file_that_is_damaged_is_not_touched() {
    let old = of_version(1);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Fête.jass");
    fs::write(&path, &old[..old.len() - 1]).unwrap();
    for access in [Access::Read, Access::Write] {
        assert!(matches!(trouble(open(&path, access)), Trouble::Damaged { .. }), "{access:?}");
    }
    assert!(contents(folder.path()) == [(path, old[..old.len() - 1].to_vec())].into());
}
