//! Follows a file that another Atout writes: looks whether it changed, and reads it only then. Holds no lock but while it
//! looks. A file that is locked, gone or half copied for a while is no news: what was read last goes on being right.

use crate::domain::Tournament;
use crate::store::{self, Access, Mark, Store, StoreError};
use std::path::{Path, PathBuf};

/// One who follows a file.
#[derive(Debug)]
pub struct Follower {
    path: PathBuf,
    seen: Mark,
}

impl Follower {
    /// Reads a file for the first time.
    ///
    /// # Errors
    /// See [`Store::open`].
    pub fn begin(path: &Path) -> Result<(Self, Tournament), StoreError> {
        let (seen, tournament) = read(path)?;
        Ok((Self { path: path.to_owned(), seen }, tournament))
    }

    /// The tournament, if it changed since it was read.
    pub fn poll(&mut self) -> Option<Tournament> {
        store::mark(&self.path).ok().filter(|mark| *mark != self.seen)?;
        let (seen, tournament) = read(&self.path).ok()?;
        self.seen = seen;
        Some(tournament)
    }
}

fn read(path: &Path) -> Result<(Mark, Tournament), StoreError> {
    let (store, content) = Store::open(path, Access::Read)?;
    Ok((store.mark(), content.tournament))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::command::{Command, EventDraft, TeamCommand, TeamDraft, TeamEdit};
    use crate::domain::ruleset;
    use crate::session::outside::Clock;
    use crate::session::{NewTournament, Session};
    use std::fs;

    fn tournament(path: &Path, name: &str) -> Session {
        let event = EventDraft { name: Some(name.to_owned()), ..EventDraft::default() };
        let new = NewTournament { event, ruleset_name: "geneve".to_owned(), ruleset: ruleset::geneve() };
        Session::create(path, new, "essai", Clock::System).unwrap()
    }

    fn add_team(session: &mut Session, name: &str) {
        let rest = TeamEdit { name: Some(name.to_owned()), ..TeamEdit::default() };
        session.run(Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest }))).unwrap();
    }

    #[test]
    fn what_another_one_writes_is_seen_once_while_they_hold_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.jass");
        let mut writer = tournament(&path, "Fête");
        let (mut follower, first) = Follower::begin(&path).unwrap();
        assert_eq!((first.event.name.as_str(), first.teams.len()), ("Fête", 0));
        assert_eq!(follower.poll(), None);
        add_team(&mut writer, "Les uns");
        assert_eq!(follower.poll().unwrap().teams.len(), 1);
        assert_eq!(follower.poll(), None);
        // Undone and done again, the tournament is the same and the file has gone on.
        writer.undo().unwrap();
        writer.redo().unwrap();
        assert_eq!(follower.poll().unwrap().teams.len(), 1);
        add_team(&mut writer, "Les autres");
        assert_eq!(follower.poll().unwrap().teams.len(), 2);
    }

    #[test]
    fn a_file_that_is_gone_half_there_or_another_one_is_no_news_until_it_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.jass");
        drop(tournament(&path, "Fête"));
        let (mut follower, _) = Follower::begin(&path).unwrap();
        let bytes = fs::read(&path).unwrap();
        fs::remove_file(&path).unwrap();
        assert_eq!(follower.poll(), None);
        for half in [&b""[..], b"ceci n'est pas un tournoi", &bytes[..5000]] {
            fs::write(&path, half).unwrap();
            assert_eq!(follower.poll(), None);
        }
        fs::write(&path, &bytes).unwrap();
        assert_eq!(follower.poll(), None);
        // Another tournament in its place, with as many entries.
        let other = folder.path().join("b.jass");
        drop(tournament(&other, "Autre fête"));
        fs::rename(&other, &path).unwrap();
        assert_eq!(follower.poll().unwrap().event.name, "Autre fête");
    }
}
