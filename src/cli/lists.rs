//! Lists of others: read, carried out whole or not at all. Every line that cannot be taken is named, those that say nothing
//! sensible together with those that the tournament refuses, so that a list is put right in one go.

use super::{Desk, Failure, localize};
use crate::domain::Refusal;
use crate::domain::command::{Command, Decision, decide};
use crate::exchange::{self, ColumnUse, ExchangeError, Grid, LineFault, Listing};
use crate::session::{Outcome, Session};
use crate::store::Access;
use std::path::Path;

/// Where the entries of a command stand in their list, and which lines hold none that could be taken.
#[derive(Default)]
pub(super) struct Lines {
    pub(super) numbers: Vec<usize>,
    pub(super) faults: Vec<LineFault>,
}

/// What is read from a list.
pub(super) struct List<T> {
    pub(super) lines: Lines,
    pub(super) entries: Vec<T>,
    pub(super) columns: Vec<ColumnUse>,
}

impl Desk {
    pub(super) fn list<T>(
        &self,
        path: &Path,
        read: impl Fn(&Grid) -> Result<Listing<T>, ExchangeError>,
    ) -> Result<List<T>, Failure> {
        let list = exchange::read(path).and_then(|grid| read(&grid)).map_err(|error| self.not_exchanged(path, &error))?;
        let (numbers, entries) = list.entries.into_iter().unzip();
        Ok(List { lines: Lines { numbers, faults: list.faults }, entries, columns: list.columns })
    }

    /// As [`Desk::run`], for the entries of a list.
    pub(super) fn run_lines(&mut self, file: &Path, command: Command, lines: &Lines) -> Result<(Session, Outcome), Failure> {
        if self.only_shows && lines.faults.is_empty() {
            return self.show(file, command);
        }
        let mut session = self.open(file, Access::Write)?;
        if !lines.faults.is_empty() {
            self.decide_lines(&session, &command, lines)?;
        }
        let command = self.agreed(&session, command).map_err(|refusal| self.lines_refused(Some(&refusal), lines))?;
        let consequences = self.consequences(&session, &command).unwrap_or_default();
        let outcome = session.run(command).map_err(|error| self.failed(&error))?;
        self.say_outcome(&outcome);
        self.tell_all(&consequences);
        Ok((session, outcome))
    }

    /// What the entries of a list would change.
    pub(super) fn decide_lines(&self, session: &Session, command: &Command, lines: &Lines) -> Result<Decision, Failure> {
        match decide(session.tournament(), command) {
            Ok(decision) if lines.faults.is_empty() => Ok(decision),
            decided => Err(self.lines_refused(decided.err().as_ref(), lines)),
        }
    }

    fn lines_refused(&self, refusal: Option<&Refusal>, lines: &Lines) -> Failure {
        let refused = match refusal {
            Some(Refusal::Entries(refused)) => refused.as_slice(),
            Some(refusal) if lines.faults.is_empty() => return self.refused(refusal),
            _ => &[],
        };
        let faults = lines.faults.iter().map(|LineFault { line, fault }| (*line, self.words.fault(fault)));
        let line = |i: usize| lines.numbers.get(i).copied().unwrap_or(i + 1);
        let refused = refused.iter().map(|(i, refusal)| (line(*i), self.words.refusal(refusal)));
        let mut sentences: Vec<_> = faults.chain(refused).collect();
        sentences.sort_by_key(|(line, _)| *line);
        let hint = refusal.filter(|_| lines.faults.is_empty()).and_then(|refusal| localize::hint(refusal, &self.words));
        Failure::Refused([self.words.lines_refused(&sentences)].into_iter().chain(hint).collect::<Vec<_>>().join("\n"))
    }
}
