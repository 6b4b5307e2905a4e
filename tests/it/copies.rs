//! Copies: at which steps one is due, where they are kept and for how long, how one is gone back to; and what is saved of a
//! damaged file. The file that is there is never touched before it is copied.

use crate::evening::{add, clock, draw, enter, import, in_file, in_memory, new_tournament, penalty, play, round, rules};
use crate::terminal::Desk;
use atout::domain::command::{Command, SheetsToo};
use atout::domain::history::{Action, History};
use atout::domain::milestone::{Milestone, reached};
use atout::domain::{Change, Tournament};
use atout::session::copies::{self, Copy, folder_of, keep, mark, mirror};
use atout::session::outside::Clock;
use atout::session::{Session, SessionError, restore};
use atout::store::{Access, Damage, Rescue, StoreError, Tables, Trouble};
use chrono::{DateTime, TimeDelta};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// A folder such as people have.
fn folder() -> (tempfile::TempDir, PathBuf) {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("L'été à Genève, 2ᵉ essai");
    fs::create_dir(&folder).unwrap();
    (home, folder)
}

fn open(path: &Path, access: Access) -> Result<Session, SessionError> {
    Session::open(path, access, "essai", clock())
}

fn trouble<T>(done: Result<T, SessionError>) -> Trouble {
    match done {
        Err(SessionError::Store(StoreError { trouble, .. })) => trouble,
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("it was done"),
    }
}

/// Everything a session knows.
fn all(session: &Session) -> (Tournament, History) {
    (session.tournament().clone(), session.history().clone())
}

/// The hashes of a file's journal.
fn hashes(path: &Path) -> Vec<Vec<u8>> {
    let db = database(path);
    let mut rows = db.prepare("SELECT hash FROM journal ORDER BY state").unwrap();
    rows.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
}

#[expect(clippy::disallowed_methods, reason = "the tests look at what the program wrote, and damage it")]
fn database(path: &Path) -> Connection {
    Connection::open(path).unwrap()
}

/// Damages a file by SQL that its triggers and checks would not allow.
fn damage(path: &Path, sql: &str) {
    let db = database(path);
    db.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON").unwrap();
    let triggers: Vec<String> = {
        let mut found = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").unwrap();
        found.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
    };
    for name in &triggers {
        db.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    db.execute_batch(sql).unwrap();
}

/// Four teams and round 1 with both sheets in.
fn evening(path: &Path) -> Session {
    let mut session = in_file(path);
    session.run(import(4)).unwrap();
    play(&mut session, 1, |_| 1300);
    session
}

#[test]
fn a_copy_is_due_at_draws_completed_rounds_and_corrections_after() {
    let mut session = in_memory(&[("bye", "points")]);
    let mut last = |command: Command| {
        session.run(command).unwrap();
        let entry = session.history().entries().last().unwrap();
        reached(session.tournament(), &entry.changes)
    };
    let reason = |command| match command {
        Command::Sheets(atout::domain::command::SheetCommand::Enter { round, entries, wrong, typing, .. }) => {
            Command::Sheets(atout::domain::command::SheetCommand::Enter {
                round,
                entries,
                wrong,
                typing,
                reason: Some("relue".to_owned()),
            })
        }
        other => other,
    };
    let r = round(1);
    for (command, expected) in [
        (import(5), None),
        (draw(1, "x"), Some(Milestone::Drawn(r))),
        (enter(1, 1, [1300, 1212]), None),
        (reason(enter(1, 1, [1310, 1202])), None),
        (penalty(1, 3, -10), None),
        (enter(1, 2, [1000, 1512]), Some(Milestone::Complete(r))),
        (add("Encore une"), None),
        (reason(enter(1, 2, [1010, 1502])), Some(Milestone::Corrected(r))),
        (penalty(1, 3, -20), Some(Milestone::Corrected(r))),
        (draw(2, "y"), Some(Milestone::Drawn(round(2)))),
        (crate::evening::annul(2, SheetsToo::Refuse), None),
    ] {
        assert_eq!(last(command.clone()), expected, "{command:?}");
    }
    // Taken back and done again: the draw is in force again, the sheet was corrected.
    let mut stepped = |step: fn(&mut Session) -> Result<atout::domain::history::Entry, SessionError>| {
        step(&mut session).unwrap();
        let entry = session.history().entries().last().unwrap();
        reached(session.tournament(), &entry.changes)
    };
    assert_eq!(stepped(Session::undo), Some(Milestone::Drawn(round(2))));
    assert_eq!(stepped(Session::undo), None);
    assert_eq!(stepped(Session::undo), Some(Milestone::Corrected(r)), "the penalty");
}

#[test]
fn copies_are_numbered_thinned_and_found_again_whatever_the_clock_says() {
    let (_home, folder) = folder();
    let path = folder.join("l'apéro.jass");
    // A clock that goes back an hour each time it is read.
    let next = DateTime::parse_from_rfc3339("2026-11-28T14:00:00+01:00").unwrap();
    let clock = Clock::Scripted { next, step: TimeDelta::hours(-1) };
    let mut session = Session::create(&path, new_tournament(rules(&[])), "essai", clock).unwrap();
    let copies_folder = folder_of(&folder.join("copies"), "Fête d’essai", &mark(session.history()));
    let kept = |session: &Session, words: &str| keep(&session.snapshot().unwrap(), &copies_folder, 0, words).unwrap();
    assert_eq!(kept(&session, "inscriptions").path, copies_folder.join("0001 inscriptions.jass"));
    session.run(import(4)).unwrap();
    for i in 0..20 {
        session.run(add(&format!("Encore {i}"))).unwrap();
        kept(&session, &format!("équipe {i}"));
    }
    let listing = copies::list(&copies_folder, Some(session.history()));
    let numbers: Vec<_> = listing.copies.iter().map(|copy| copy.named.serial).collect();
    assert_eq!(numbers, (10..=21).rev().collect::<Vec<_>>());
    let states: Vec<_> = listing.copies.iter().map(|copy| copy.state).collect();
    assert_eq!(states, (11..=22).rev().collect::<Vec<_>>(), "the newest state first");
    assert!(listing.copies.is_sorted_by_key(|copy| copy.at), "though by the clock it is the oldest");
    assert_eq!(listing.copies.iter().map(since).collect::<Vec<_>>(), (0..12).collect::<Vec<_>>());
    assert_eq!(listing.unreadable, []);
    // Under another name the tournament finds its copies; another tournament does not.
    assert_eq!(folder_of(&folder.join("copies"), "Autre nom", &mark(session.history())), copies_folder);
    let other = Session::create(&folder.join("autre.jass"), new_tournament(rules(&[])), "autre", crate::evening::clock());
    assert_ne!(folder_of(&folder.join("copies"), "Fête d’essai", &mark(other.unwrap().history())), copies_folder);
}

fn since(copy: &Copy) -> usize {
    copy.against.as_ref().unwrap().since.len()
}

/// A copy is a tournament like any other: on a second laptop it is opened, written and proved.
#[test]
fn a_copy_goes_on_elsewhere_as_it_is() {
    let (_home, folder) = folder();
    let session = evening(&folder.join("a.jass"));
    let copy = keep(&session.snapshot().unwrap(), &folder.join("copies"), 7, "partie 1 complète").unwrap();
    assert_eq!(copy.serial, 7, "after those that are elsewhere");
    let elsewhere = folder.join("autre ordinateur.jass");
    fs::copy(&copy.path, &elsewhere).unwrap();
    assert_eq!(hashes(&elsewhere), hashes(&folder.join("a.jass")));
    let mut again = open(&elsewhere, Access::Write).unwrap();
    assert_eq!(all(&again), all(&session));
    again.run(draw(2, "ailleurs")).unwrap();
    assert_eq!(again.verify().unwrap(), []);
    // The copy itself was not touched: it can be read only once more.
    assert_eq!(all(&open(&copy.path, Access::Read).unwrap()), all(&session));
}

#[test]
fn the_second_place_may_vanish_and_is_caught_up() {
    let (_home, folder) = folder();
    let mut session = evening(&folder.join("a.jass"));
    let (here, stick) = (folder.join("copies"), folder.join("clé"));
    let there = stick.join("Tournoi");
    let copy = |session: &Session, words: &str| drop(keep(&session.snapshot().unwrap(), &here, 0, words).unwrap());
    copy(&session, "un");
    fs::create_dir(&stick).unwrap();
    assert_eq!(mirror(&here, &stick, &there).unwrap(), (1, 0));
    assert_eq!(mirror(&here, &stick, &there).unwrap(), (0, 1), "nothing is written twice");
    // Pulled out: nothing is made in its place.
    fs::rename(&stick, folder.join("tiroir")).unwrap();
    session.run(draw(2, "x")).unwrap();
    copy(&session, "deux");
    copy(&session, "trois");
    assert_eq!(mirror(&here, &stick, &there).unwrap_err().kind(), std::io::ErrorKind::NotFound);
    assert!(!stick.exists());
    fs::rename(folder.join("tiroir"), &stick).unwrap();
    assert_eq!(mirror(&here, &stick, &there).unwrap(), (2, 1));
    let names = |folder: &Path| {
        copies::named(folder).into_iter().map(|copy| copy.path.file_name().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(&there), names(&here));
    // What is no longer kept here goes there too; what others put there stays.
    fs::write(there.join("notes.txt"), "à moi").unwrap();
    fs::remove_file(here.join("0002 deux.jass")).unwrap();
    mirror(&here, &stick, &there).unwrap();
    assert_eq!(names(&there), ["0003 trois.jass", "0001 un.jass"]);
    assert!(there.join("notes.txt").exists());
}

#[test]
fn going_back_copies_first_and_brings_the_journal_of_the_copy() {
    let (_home, folder) = folder();
    let (path, copy) = (folder.join("l'été.jass"), folder.join("copie.jass"));
    let mut session = evening(&path);
    session.backup(&copy).unwrap();
    let then = all(&session);
    session.run(draw(2, "x")).unwrap();
    session.run(enter(2, 1, [1400, 1112])).unwrap();
    let now = all(&session);
    // Somebody has the file open: nothing happens.
    assert_eq!(trouble(restore(&path, &copy, "avant", "essai", &clock())), Trouble::Locked);
    drop(session);
    let restored = restore(&path, &copy, "avant", "essai", &clock()).unwrap();
    assert_eq!(restored.before, Some(folder.join("l'été (avant).jass")));
    assert_eq!(all(&restored.session), then);
    assert_eq!(restored.session.verify().unwrap(), []);
    assert_eq!(trouble(open(&path, Access::Write)), Trouble::Locked, "the lock is held");
    let mut session = restored.session;
    session.undo().unwrap();
    session.redo().unwrap();
    drop(session);
    assert_eq!(hashes(&path)[..hashes(&copy).len()], hashes(&copy));
    assert_eq!(all(&open(&folder.join("l'été (avant).jass"), Access::Read).unwrap()), now);
    // And back again to what was there before, which is kept as well.
    let restored = restore(&path, &folder.join("l'été (avant).jass"), "avant", "essai", &clock()).unwrap();
    assert_eq!(restored.before, Some(folder.join("l'été (avant 2).jass")));
    assert_eq!(all(&restored.session), now);
}

#[test]
fn what_is_no_good_copy_changes_nothing() {
    let (_home, folder) = folder();
    let path = folder.join("a.jass");
    drop(evening(&path));
    let other = folder.join("autre.jass");
    drop(Session::create(&other, new_tournament(rules(&[])), "autre", clock()).unwrap());
    let (cut, forged, text) = (folder.join("coupé.jass"), folder.join("faussé.jass"), folder.join("lettre.jass"));
    let whole = fs::read(&path).unwrap();
    fs::write(&cut, &whole[..whole.len() - 1]).unwrap();
    fs::write(&forged, &whole).unwrap();
    damage(&forged, "UPDATE sheet SET points_a = 2000, points_b = 512 WHERE table_no = 1");
    fs::write(&text, "Chère Anne").unwrap();
    let cases = [
        (&other, Trouble::OtherTournament { name: "Tournoi d’essai".to_owned() }),
        (&forged, Trouble::Damaged { detail: Damage::Unproved }),
        (&text, Trouble::Foreign),
        (&folder.join("absente.jass"), Trouble::Io(std::io::ErrorKind::NotFound)),
    ];
    let before = fs::read_dir(&folder).unwrap().count();
    for (copy, expected) in cases {
        assert_eq!(trouble(restore(&path, copy, "avant", "essai", &clock())), expected);
    }
    assert!(matches!(
        trouble(restore(&path, &cut, "avant", "essai", &clock())),
        Trouble::Damaged { detail: Damage::Cut { .. } | Damage::Pages }
    ));
    assert_eq!(fs::read(&path).unwrap(), whole);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), before);
}

/// Where the file is gone or damaged a copy takes its place all the same; the damaged bytes are kept.
#[test]
fn a_copy_takes_the_place_of_a_lost_or_damaged_file() {
    let (_home, folder) = folder();
    let (path, copy) = (folder.join("a.jass"), folder.join("copie.jass"));
    let then = all(&evening(&copy));
    assert_eq!(restore(&path, &copy, "avant", "essai", &clock()).unwrap().before, None);
    let whole = fs::read(&path).unwrap();
    let damaged = &whole[..whole.len() / 2];
    fs::write(&path, damaged).unwrap();
    let restored = restore(&path, &copy, "avant", "essai", &clock()).unwrap();
    assert_eq!(all(&restored.session), then);
    assert_eq!(fs::read(restored.before.unwrap()).unwrap(), damaged);
    // Another kind of file is never replaced.
    let text = folder.join("lettre.jass");
    fs::write(&text, "Chère Anne").unwrap();
    assert_eq!(trouble(restore(&text, &copy, "avant", "essai", &clock())), Trouble::Foreign);
    assert_eq!(fs::read(&text).unwrap(), b"Ch\xC3\xA8re Anne");
}

/// A copy made by an older version comes back as one of this version; the copy stays as it is.
#[test]
fn an_older_copy_is_brought_up_to_date() {
    let (_home, folder) = folder();
    let copy = folder.join("copie.jass");
    for version in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/versions")).unwrap() {
        fs::copy(version.unwrap().path(), &copy).unwrap();
        let (bytes, path) = (fs::read(&copy).unwrap(), folder.join("a.jass"));
        let restored = restore(&path, &copy, "avant", "essai", &clock()).unwrap();
        assert_eq!(restored.session.verify().unwrap(), []);
        drop(restored);
        assert_eq!(hashes(&path), hashes(&copy));
        assert_eq!(fs::read(&copy).unwrap(), bytes);
        fs::remove_file(&path).unwrap();
    }
}

/// Another program that tries all the time to get hold of the file never sees it half replaced, and readers none of it.
#[test]
fn a_replacement_is_seen_whole_or_not_at_all() {
    let (_home, folder) = folder();
    let (path, copy) = (folder.join("a.jass"), folder.join("copie.jass"));
    let mut session = evening(&path);
    session.backup(&copy).unwrap();
    session.run(add("Encore une")).unwrap();
    let later = session.snapshot().unwrap();
    let known = [all(&session), all(&open(&copy, Access::Read).unwrap())];
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let other = scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                for access in [Access::Read, Access::Write] {
                    match Session::open_within(std::time::Duration::from_secs(3), &path, access, "autre", clock()) {
                        Ok(session) => assert!(known.contains(&all(&session))),
                        Err(error) => assert_eq!(trouble::<()>(Err(error)), Trouble::Locked),
                    }
                }
            }
        });
        for _ in 0..10 {
            session.go_back(&copy, |_| Ok(())).unwrap();
            session.replace(&later).unwrap();
        }
        is_over.store(true, Ordering::Relaxed);
        other.join().unwrap();
    });
    assert_eq!(session.verify().unwrap(), []);
    session.snapshot().unwrap();
    session.undo().unwrap();
}

/// Somebody reads the file for a long time: nothing is replaced then, and all is as it was.
#[test]
fn a_reader_in_the_way_is_said_and_nothing_is_half_done() {
    let (_home, folder) = folder();
    let (path, copy) = (folder.join("a.jass"), folder.join("copie.jass"));
    let mut session = evening(&path);
    session.backup(&copy).unwrap();
    session.run(add("Encore une")).unwrap();
    let before = all(&session);
    session.set_patience(std::time::Duration::ZERO).unwrap();
    let reader = database(&path);
    reader.execute_batch("BEGIN; SELECT * FROM team").unwrap();
    assert_eq!(trouble(session.go_back(&copy, |_| Ok(()))), Trouble::Locked);
    assert_eq!(all(&session), before);
    assert_eq!(trouble(open(&path, Access::Write)), Trouble::Locked, "the file is still in hand");
    drop(reader);
    session.run(add("Et une autre")).unwrap();
    assert_eq!(session.verify().unwrap(), []);
    session.go_back(&copy, |_| Ok(())).unwrap();
    assert_eq!(all(&session), all(&open(&copy, Access::Read).unwrap()));
}

/// Rescues a file; gives what was said and the new one, which is sound.
fn rescued(path: &Path) -> (Rescue, Session) {
    let new = path.with_file_name("sauvé.jass");
    let _ = fs::remove_file(&new);
    let bytes = fs::read(path).unwrap();
    let rescue = Session::rescue(path, &new, "essai", clock()).unwrap();
    assert_eq!(fs::read(path).unwrap(), bytes, "the damaged file is as it was");
    let session = open(&new, Access::Write).unwrap();
    assert_eq!(session.verify().unwrap(), []);
    (rescue, session)
}

#[test]
fn what_can_be_read_of_a_damaged_file_is_saved() {
    let (_home, folder) = folder();
    let path = folder.join("abîmé.jass");
    let mut session = evening(&path);
    session.run(draw(2, "x")).unwrap();
    session.run(enter(2, 1, [1400, 1112])).unwrap();
    let (tournament, history) = all(&session);
    drop(session);
    let whole = fs::read(&path).unwrap();
    let last = history.state();
    let again = |sql: &str| {
        fs::write(&path, &whole).unwrap();
        damage(&path, sql);
        rescued(&path)
    };

    // Only the tables are damaged: the journal gives everything back.
    let (rescue, session) = again("DELETE FROM sheet; UPDATE team SET name = 'Autre'; DROP TABLE penalty");
    assert_eq!((rescue.lost, &rescue.tables), (Some(0), &Tables::NotNeeded));
    assert_eq!(all(&session), (tournament.clone(), history.clone()));

    // An entry of the journal is damaged: what follows comes from the tables, without its story.
    let (rescue, session) = again("UPDATE journal SET changes = replace(changes, '1', '2') WHERE state = 4");
    assert_eq!((rescue.entries.len(), rescue.lost), (3, Some(last - 3)));
    assert!(matches!(&rescue.tables, Tables::More(changes) if changes.iter().any(|change| matches!(change, Change::Sheet(_)))));
    assert_eq!(*session.tournament(), tournament);
    assert_eq!(session.history().entries()[..3], history.entries()[..3]);
    assert_eq!(session.history().entries()[3].action, Action::Rescued);
    assert!(session.history().next_undo().is_none());

    // The journal is gone altogether.
    let (rescue, session) = again("DROP TABLE journal");
    assert_eq!((rescue.entries.len(), rescue.lost), (0, None));
    assert_eq!(*session.tournament(), tournament);

    // The journal is damaged, and the tables hold what cannot be.
    let (rescue, session) =
        again("UPDATE journal SET at = 'hier' WHERE state = 4; UPDATE sheet SET points_a = -5 WHERE table_no = 1");
    assert_eq!((rescue.entries.len(), rescue.tables), (3, Tables::Unreadable));
    assert_eq!(session.history().state(), 3);
    assert_eq!(session.tournament().rounds.len(), 1);

    // Neither: said, and no new file.
    fs::write(&path, &whole).unwrap();
    damage(&path, "DROP TABLE journal; DROP TABLE team");
    let nothing = Session::rescue(&path, &folder.join("rien.jass"), "essai", clock());
    assert_eq!(trouble(nothing), Trouble::Damaged { detail: Damage::Unreadable });
    assert!(!folder.join("rien.jass").exists());
}

/// Cut at any length a file is refused, and what can be rescued is a beginning of the story or the whole state.
#[test]
fn a_file_cut_short_is_rescued_as_far_as_it_goes() {
    let (_home, folder) = folder();
    let path = folder.join("coupé.jass");
    let mut session = in_file(&path);
    session.run(import(40)).unwrap();
    (1..=3).for_each(|number| play(&mut session, number, |table| 1200 + table));
    let (tournament, history) = all(&session);
    drop(session);
    let whole = fs::read(&path).unwrap();
    let mut saved = Vec::new();
    for tenth in 1..10 {
        fs::write(&path, &whole[..whole.len() * tenth / 10]).unwrap();
        assert!(matches!(trouble(open(&path, Access::Read)), Trouble::Damaged { .. }));
        let new = folder.join(format!("sauvé {tenth}.jass"));
        if Session::rescue(&path, &new, "essai", clock()).is_ok() {
            let rescued = open(&new, Access::Read).unwrap();
            let common = rescued.history().entries().iter().zip(history.entries()).take_while(|(a, b)| a == b).count();
            assert!(*rescued.tournament() == tournament || common == rescued.history().entries().len(), "{tenth}");
            saved.push(tenth);
        }
    }
    assert!(saved.ends_with(&[7, 8, 9]), "{saved:?}");
}

#[test]
fn from_a_terminal() {
    let desk = Desk::with_teams(4);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "genève"]);
    fs::create_dir(desk.path("copies")).unwrap();
    let said = |args: &[&str]| desk.ok(args).out.replace('\u{a0}', " ");
    desk.ok(&["backup", "T.jass", "-o", "copies/après le tirage.jass"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "1", "--points", "1340", "1172"]);
    desk.ok(&["enter", "T.jass", "--round", "1", "--table", "2", "--points", "1000", "1512"]);
    let listed = said(&["copies", "T.jass", "copies"]);
    assert!(listed.contains("après le tirage de la partie 1\tdepuis : 2 saisies (2 feuilles)"), "{listed}");
    let json = desk.json(&["copies", "T.jass", "copies", "--json"]);
    assert_eq!((&json["copies"][0]["since"], &json["copies"][0]["ahead"]), (&2.into(), &0.into()));
    desk.refused(3, &["copies", "T.jass", "absent"], "n’existe pas");
    desk.refused(3, &["restore", "T.jass", "copies/autre.jass"], "n’existe pas");
    let done = said(&["restore", "T.jass", "copies/après le tirage.jass"]);
    assert!(done.contains("après le tirage de la partie 1") && done.contains("T (avant reprise).jass"), "{done}");
    assert!(said(&["copies", "T.jass", "copies"]).contains("rien depuis"));
    assert!(said(&["copies", "T.jass", "."]).contains("2 saisies que le fichier n’a plus"));
    desk.ok(&["verify", "T.jass"]);

    damage(&desk.path("T.jass"), "UPDATE journal SET operator = 'x' WHERE state = 2");
    desk.refused(1, &["verify", "T.jass"], "");
    desk.refused(1, &["rescue", "T.jass", "-o", "T (avant reprise).jass"], "existe déjà");
    desk.refused(2, &["rescue", "T.jass", "-o", "neuf.txt"], ".jass");
    desk.ok(&["rescue", "T.jass", "-o", "neuf.jass"]);
    assert!(said(&["journal", "neuf.jass"]).contains("Repris des tables d’un fichier abîmé"));
    desk.ok(&["verify", "neuf.jass"]);
}
