//! The file: what is no tournament stays untouched, one writes while others read, what SQLite can hold it holds, and `verify`
//! finds what was tampered with.

use crate::evening::{add, clock, enter, import, in_file, penalty, play};
use atout::session::{Session, SessionError};
use atout::store::{Access, Trouble};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

#[expect(clippy::disallowed_methods, reason = "the tests plant faults by SQL")]
fn sql(path: &Path) -> Connection {
    let db = Connection::open(path).unwrap();
    db.execute_batch("PRAGMA foreign_keys = ON").unwrap();
    db
}

/// A tournament of four teams after two rounds, closed.
fn finished(folder: &TempDir) -> PathBuf {
    let path = folder.path().join("T.jass");
    let mut session = in_file(&path);
    session.run(import(4)).unwrap();
    (1..=2).for_each(|round| play(&mut session, round, |table| 1200 + table));
    session.run(penalty(2, 1, -157)).unwrap();
    path
}

fn trouble(path: &Path, access: Access) -> Option<Trouble> {
    match Session::open(path, access, "essai", clock()) {
        Ok(_) => None,
        Err(SessionError::Store(error)) => Some(error.trouble),
        Err(error) => panic!("{error:?}"),
    }
}

#[test]
fn what_is_no_tournament_is_refused_and_untouched() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let good = finished(&folder);
    fs::write(file("vide.jass"), "").unwrap();
    fs::write(file("texte.jass"), "ceci n’est pas un tournoi, mais un texte assez long pour tromper ".repeat(100)).unwrap();
    sql(&file("autre.jass")).execute_batch("CREATE TABLE x (y); INSERT INTO x VALUES (1)").unwrap();
    let wal = sql(&file("wal.jass"));
    wal.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE x (y); INSERT INTO x VALUES (1)").unwrap();
    drop(wal);
    fs::copy(&good, file("futur.jass")).unwrap();
    sql(&file("futur.jass")).execute_batch("PRAGMA user_version = 99").unwrap();
    let whole = fs::read(&good).unwrap();
    fs::write(file("coupé.jass"), &whole[..whole.len() / 2]).unwrap();
    fs::write(file("un octet.jass"), &whole[..1]).unwrap();
    let before = contents(folder.path());
    for access in [Access::Read, Access::Write] {
        assert_eq!(trouble(&file("absent.jass"), access), Some(Trouble::Io(std::io::ErrorKind::NotFound)));
        assert_eq!(trouble(folder.path(), access), Some(Trouble::Directory));
        assert_eq!(trouble(&file("vide.jass"), access), Some(Trouble::Empty));
        for foreign in ["texte.jass", "autre.jass", "wal.jass"] {
            assert_eq!(trouble(&file(foreign), access), Some(Trouble::Foreign), "{foreign}");
        }
        assert_eq!(trouble(&file("futur.jass"), access), Some(Trouble::Newer { version: 99, known: 1 }));
        assert!(matches!(trouble(&file("coupé.jass"), access), Some(Trouble::Damaged { .. })));
        assert!(trouble(&file("un octet.jass"), access).is_some());
        assert_eq!(contents(folder.path()), before, "nothing was touched, nothing was left beside");
    }
    assert_eq!(trouble(&good, Access::Write), None);
}

#[test]
fn one_writes_and_others_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("T.jass");
    let mut writer = in_file(&path);
    writer.run(add("Une")).unwrap();
    assert_eq!(trouble(&path, Access::Write), Some(Trouble::Locked));
    let reader = Session::open(&path, Access::Read, "lecteur", clock()).unwrap();
    assert_eq!(reader.tournament(), writer.tournament());
    drop(reader);
    writer.run(add("Deux")).unwrap();
    let again = Session::open(&path, Access::Read, "lecteur", clock()).unwrap();
    assert_eq!(again.tournament().teams.len(), 2);
    drop((again, writer));
    assert_eq!(trouble(&path, Access::Write), None);
}

#[test]
fn a_reader_cannot_write() {
    let folder = tempfile::tempdir().unwrap();
    let path = finished(&folder);
    let before = fs::read(&path).unwrap();
    let mut reader = Session::open(&path, Access::Read, "lecteur", clock()).unwrap();
    assert!(matches!(reader.run(add("Une")), Err(SessionError::Store(error)) if error.trouble == Trouble::ReadOnly));
    drop(reader);
    assert_eq!(fs::read(&path).unwrap(), before);
}

/// What lies on the disk after each acknowledged command is one whole file (copied as a stick would be: by another program,
/// since closing a handle in this one would give the lock away).
#[test]
fn a_copy_after_any_command_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("T.jass");
    let mut session = in_file(&path);
    let mut copies = 0;
    let mut copy = |session: &Session| {
        copies += 1;
        let to = folder.path().join(format!("copie {copies}.jass"));
        session.backup(&to).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), copies + 1, "nothing lies beside the file");
        let copied = Session::open(&to, Access::Write, "demain", clock()).unwrap();
        assert_eq!((copied.tournament(), copied.history()), (session.tournament(), session.history()));
        assert_eq!(copied.verify().unwrap(), []);
        assert!(matches!(session.backup(&to), Err(SessionError::Store(error)) if error.trouble == Trouble::Exists));
    };
    session.run(import(4)).unwrap();
    copy(&session);
    session.run(crate::evening::draw(1, "x")).unwrap();
    copy(&session);
    session.run(enter(1, 1, [1340, 1172])).unwrap();
    copy(&session);
    session.undo().unwrap();
    copy(&session);
}

#[test]
fn any_path_will_do() {
    let folder = tempfile::Builder::new().prefix("clé d'été 100% #1 ?x=y& ").tempdir().unwrap();
    let path = folder.path().join("L'Œil — «tournoi» 50%.jass");
    let mut session = in_file(&path);
    session.run(add("Une")).unwrap();
    session.backup(&folder.path().join("copie?immutable=0#x.jass")).unwrap();
    drop(session);
    assert_eq!(trouble(&path, Access::Write), None);
}

/// What SQLite refuses by itself, whoever writes.
#[test]
fn the_database_holds_its_constraints() {
    let folder = tempfile::tempdir().unwrap();
    let path = finished(&folder);
    for wrong in [
        "INSERT INTO seat SELECT round, team, 'a', NULL FROM seat LIMIT 1",
        "INSERT INTO seat VALUES (1, 1, 'bye', NULL)",
        "UPDATE seat SET table_no = 99 WHERE round = 1 AND team = 1",
        "UPDATE seat SET team = 99 WHERE round = 1 AND team = 1",
        "DELETE FROM match WHERE round = 1 AND table_no = 1",
        "DELETE FROM round WHERE number = 1",
        "DELETE FROM team WHERE number = 1",
        "INSERT INTO sheet VALUES (1, 99, 1340, 1172, 16, NULL, 'verified', 0)",
        "UPDATE sheet SET points_a = -1 WHERE table_no = 1",
        "UPDATE sheet SET points_a = 'beaucoup' WHERE table_no = 1",
        "UPDATE sheet SET points_a = NULL WHERE table_no = 1",
        "UPDATE sheet SET absent = 'a' WHERE table_no = 1",
        "UPDATE sheet SET deals = 65 WHERE table_no = 1",
        "UPDATE sheet SET state = 'peut-être' WHERE table_no = 1",
        "UPDATE penalty SET half_points = 0",
        "UPDATE penalty SET team = 77",
        "UPDATE team SET name = '', name_key = NULL, player2 = NULL WHERE number = 1",
        "UPDATE team SET name_key = (SELECT name_key FROM team WHERE number = 2) WHERE number = 1",
        "UPDATE team SET number = 10000 WHERE number = 1",
        "UPDATE tournament SET date = '2026-02-30'",
        "INSERT INTO tournament SELECT 2, name, date, place, fee, prizes, ruleset FROM tournament",
        "UPDATE ruleset SET rounds = 0",
        "UPDATE ruleset SET drawn_rounds = 5",
        "UPDATE ruleset SET trumps = 'SHDX'",
        "UPDATE journal SET operator = 'autre' WHERE state = 2",
        "DELETE FROM journal WHERE state = 2",
        "INSERT INTO journal SELECT state + 100, at, operator, action, changes, hash FROM journal WHERE state = 2",
    ] {
        assert!(sql(&path).execute_batch(wrong).is_err(), "{wrong}");
    }
    let session = Session::open(&path, Access::Read, "essai", clock()).unwrap();
    assert_eq!(session.verify().unwrap(), []);
}

/// Faults planted by SQL, each on a copy: every one is found, or the file does not open.
#[test]
fn verify_finds_what_was_tampered_with() {
    let folder = tempfile::tempdir().unwrap();
    let path = finished(&folder);
    let triggers = "DROP TRIGGER journal_is_never_changed; DROP TRIGGER journal_is_never_erased; PRAGMA foreign_keys = OFF;";
    for (i, fault) in [
        "UPDATE sheet SET points_a = points_a + 1, points_b = points_b - 1 WHERE round = 1 AND table_no = 1",
        "UPDATE sheet SET corrections = 1 WHERE round = 1 AND table_no = 1",
        "DELETE FROM sheet WHERE round = 2 AND table_no = 1",
        "UPDATE team SET name = 'Autre', name_key = 'autre' WHERE number = 1",
        "UPDATE team SET settled = 1 WHERE number = 2",
        "DELETE FROM team WHERE number = 3",
        "DELETE FROM penalty",
        "UPDATE penalty SET half_points = 2",
        "UPDATE ruleset SET cap = '1800'",
        "UPDATE tournament SET name = 'Autre tournoi'",
        "UPDATE round SET record = replace(record, 'graine 1', 'graine 7') WHERE number = 1",
        "UPDATE round SET drawn_at = '2026-11-28T15:00:00+01:00' WHERE number = 1",
        "UPDATE journal SET operator = 'autre' WHERE state = 2",
        "UPDATE journal SET at = '2026-11-28T15:00:00+01:00' WHERE state = 3",
        "UPDATE journal SET hash = zeroblob(32) WHERE state = 3",
        "UPDATE journal SET changes = replace(changes, '1201', '1202') WHERE state = 4",
        "DELETE FROM journal WHERE state = (SELECT max(state) FROM journal)",
        "DELETE FROM journal WHERE state = 3",
        "UPDATE journal SET state = state + 1000 WHERE state = (SELECT max(state) FROM journal)",
    ]
    .into_iter()
    .enumerate()
    {
        let copy = folder.path().join(format!("faute {i}.jass"));
        fs::copy(&path, &copy).unwrap();
        sql(&copy).execute_batch(&format!("{triggers} {fault}")).unwrap_or_else(|error| panic!("{fault}: {error}"));
        match Session::open(&copy, Access::Read, "essai", clock()) {
            Ok(session) => assert_ne!(session.verify().unwrap(), [], "{fault}"),
            Err(SessionError::Store(error)) => assert!(matches!(error.trouble, Trouble::Damaged { .. }), "{fault}: {error:?}"),
            Err(error) => panic!("{fault}: {error:?}"),
        }
    }
}

/// A draw whose record and journal agree with each other, but not with the procedure, is found too.
#[test]
fn verify_draws_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = finished(&folder);
    let mut forged = Session::open(&path, Access::Read, "essai", clock()).unwrap().tournament().rounds.clone();
    for round in forged.values_mut() {
        assert!(atout::domain::draw::holds(round));
        let first = round.drawn[0];
        round.drawn[0].team_a = first.team_b;
        round.drawn[0].team_b = first.team_a;
        assert!(!atout::domain::draw::holds(round));
    }
}

fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect()
}
