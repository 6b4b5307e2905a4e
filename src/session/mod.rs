//! Use cases: a tournament made or opened, and every change of it. [`Session::run`] is the only way a command becomes a
//! fact: decided, committed, applied, in this order. Words nothing and shows nothing.

pub mod copies;
pub mod follow;
pub mod outside;

mod proof;
mod restore;

pub use proof::Finding;
pub use restore::{Restored, restore};

use crate::domain::command::{Command, EventDraft, Warning, create, decide};
use crate::domain::history::{Action, Entry, History, StateNumber};
use crate::domain::text::{self, Field};
use crate::domain::{Change, Moment, Refusal, Ruleset, Tournament, change};
use crate::store::{Access, Content, NewEntry, PATIENCE, Rescue, Snapshot, Store, StoreError, backup, rescue};
use outside::Clock;
use std::path::Path;
use std::time::Duration;

/// An open tournament.
pub struct Session {
    store: Store,
    tournament: Tournament,
    history: History,
    operator: String,
    clock: Clock,
}

/// What was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The journal entry; `None` where nothing had to change.
    pub state: Option<StateNumber>,
    /// What the user should know.
    pub warnings: Vec<Warning>,
}

/// Why nothing was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SessionError {
    /// The rules or the state refuse.
    Refused(Refusal),
    /// The file makes trouble.
    Store(StoreError),
}

impl From<Refusal> for SessionError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for SessionError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A tournament to be made.
#[derive(Debug, Clone)]
pub struct NewTournament {
    /// What stands at the head of the papers.
    pub event: EventDraft,
    /// The name of the ruleset.
    pub ruleset_name: String,
    /// The ruleset.
    pub ruleset: Ruleset,
}

impl Session {
    /// Makes a tournament in a new file.
    ///
    /// # Errors
    /// The file is there, cannot be written, or the tournament cannot be.
    pub fn create(path: &Path, new: NewTournament, operator: &str, clock: Clock) -> Result<Self, SessionError> {
        Self::make(new, operator, clock, |first| Store::create(path, first))
    }

    /// Makes a tournament in memory, for tests and for what is thrown away.
    ///
    /// # Errors
    /// The tournament cannot be.
    pub fn in_memory(new: NewTournament, operator: &str, clock: Clock) -> Result<Self, SessionError> {
        Self::make(new, operator, clock, Store::in_memory)
    }

    /// Opens a file.
    ///
    /// # Errors
    /// See [`Store::open`].
    pub fn open(path: &Path, access: Access, operator: &str, clock: Clock) -> Result<Self, SessionError> {
        Self::open_within(PATIENCE, path, access, operator, clock)
    }

    /// Opens a file, and waits no longer than this for another program that has it in hand, now and at each command.
    ///
    /// # Errors
    /// See [`Store::open`].
    pub fn open_within(
        patience: Duration,
        path: &Path,
        access: Access,
        operator: &str,
        clock: Clock,
    ) -> Result<Self, SessionError> {
        let operator = text::name(Field::Operator, operator)?;
        let (store, Content { tournament, history }) = Store::open_within(patience, path, access)?;
        Ok(Self { store, tournament, history, operator, clock })
    }

    /// The tournament as it is.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// How it came about.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The file.
    pub fn path(&self) -> &Path {
        self.store.path()
    }

    /// Another person sits down at this desk: the journal names them from now on.
    ///
    /// # Errors
    /// The name cannot be.
    pub fn set_operator(&mut self, name: &str) -> Result<(), Refusal> {
        self.operator = text::name(Field::Operator, name)?;
        Ok(())
    }

    /// Now, by the clock of this session.
    pub fn now(&mut self) -> Moment {
        self.clock.now()
    }

    /// Carries a command out: when this returns, it is on the disk.
    ///
    /// # Errors
    /// Nothing was done.
    pub fn run(&mut self, command: Command) -> Result<Outcome, SessionError> {
        let decision = decide(&self.tournament, &command)?;
        if decision.changes.is_empty() {
            return Ok(Outcome { state: None, warnings: decision.warnings });
        }
        let state = self.commit(&Action::Did(command), &decision.changes)?;
        Ok(Outcome { state: Some(state), warnings: decision.warnings })
    }

    /// Takes the last command in force back; gives its entry.
    ///
    /// # Errors
    /// There is none, or the file makes trouble.
    pub fn undo(&mut self) -> Result<Entry, SessionError> {
        let entry = self.history.next_undo().ok_or(Refusal::NothingToUndo)?.clone();
        self.commit(&Action::Undid(entry.state), &change::invert(&entry.changes))?;
        Ok(entry)
    }

    /// Does the command taken back last again; gives its entry.
    ///
    /// # Errors
    /// There is none, or the file makes trouble.
    pub fn redo(&mut self) -> Result<Entry, SessionError> {
        let entry = self.history.next_redo().ok_or(Refusal::NothingToRedo)?.clone();
        self.commit(&Action::Redid(entry.state), &entry.changes)?;
        Ok(entry)
    }

    /// Writes a consistent copy into a new file.
    ///
    /// # Errors
    /// See [`backup`].
    pub fn backup(&self, to: &Path) -> Result<(), SessionError> {
        Ok(backup(&self.store, to)?)
    }

    /// How long the next commands wait for another program that has the file in hand.
    ///
    /// # Errors
    /// The file makes trouble.
    pub fn set_patience(&mut self, patience: Duration) -> Result<(), SessionError> {
        Ok(self.store.set_patience(patience)?)
    }

    /// All that the file holds now, to be written where and when there is time.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn snapshot(&self) -> Result<Snapshot, SessionError> {
        Ok(Snapshot::of(&self.store)?)
    }

    /// Writes the tournament into a new file from memory alone: where its own file is gone.
    ///
    /// # Errors
    /// The new file is there already or cannot be written.
    pub fn write_anew(&self, to: &Path) -> Result<(), SessionError> {
        Ok(self.store.write_anew(&self.history, to)?)
    }

    /// Takes the file in hand again after it was gone or failed: it must hold what this session knows.
    ///
    /// # Errors
    /// It is still not there, or another program changed it.
    pub fn reopen(&mut self) -> Result<(), SessionError> {
        Ok(self.store.reopen()?)
    }

    /// Puts a copy in the place of all that the file holds; its journal is then that of the copy.
    ///
    /// # Errors
    /// The file is as it was.
    pub fn replace(&mut self, by: &Snapshot) -> Result<(), SessionError> {
        let Content { tournament, history } = self.store.replace(by)?;
        (self.tournament, self.history) = (tournament, history);
        Ok(())
    }

    /// Saves what can be read of a damaged file into a new one; touches it not.
    ///
    /// # Errors
    /// Nothing can be read, or the new file cannot be written.
    pub fn rescue(file: &Path, to: &Path, operator: &str, mut clock: Clock) -> Result<Rescue, SessionError> {
        let operator = text::name(Field::Operator, operator)?;
        Ok(rescue(file, to, clock.now(), &operator)?)
    }

    /// Proves what can be proved of the file: its integrity, its journal, its draws.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn verify(&self) -> Result<Vec<Finding>, SessionError> {
        Ok(proof::verify(&self.store, &self.tournament, &self.history)?)
    }

    fn make(
        new: NewTournament,
        operator: &str,
        mut clock: Clock,
        store: impl FnOnce(&NewEntry) -> Result<(Store, Content), StoreError>,
    ) -> Result<Self, SessionError> {
        let operator = &text::name(Field::Operator, operator)?;
        let at = clock.now();
        let changes = create(&new.event, at.date_naive(), &new.ruleset_name, new.ruleset)?;
        let first = NewEntry { at, operator, action: &Action::Created, changes: &changes };
        let (store, Content { tournament, history }) = store(&first)?;
        Ok(Self { store, tournament, history, operator: operator.to_owned(), clock })
    }

    /// One transaction, then the same in memory.
    fn commit(&mut self, action: &Action, changes: &[Change]) -> Result<StateNumber, StoreError> {
        let state = self.history.state() + 1;
        let new = NewEntry { at: self.clock.now(), operator: &self.operator, action, changes };
        let entry = self.store.commit(&new, state)?;
        self.tournament.apply(changes);
        self.history.push(entry);
        Ok(state)
    }
}
