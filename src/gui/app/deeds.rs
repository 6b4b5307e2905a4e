//! What changes the tournament: a command, rounds drawn ahead, a step back or forth. Tells whoever asked what came of it; what
//! the file does not take waits or is said. Decides nothing.

use super::super::action::Asker;
use super::super::waiting::Held;
use super::App;
use crate::domain::command::{Command, SheetCommand, Warning};
use crate::domain::history::Entry;
use crate::i18n::Words;
use crate::say;
use crate::session::{Session, SessionError};

impl App {
    pub(super) fn run(&mut self, command: Command, asker: Asker) {
        let Some(open) = self.open.as_mut() else { return };
        let sheet_of = match &command {
            Command::Sheets(
                SheetCommand::Enter { round, .. } | SheetCommand::Exchange { round, .. } | SheetCommand::Turn { round, .. },
            ) => Some(*round),
            _ => None,
        };
        let names_itself = matches!(asker, Asker::SheetCard | Asker::TeamLine);
        match open.session.run(command.clone()) {
            Ok(outcome) => {
                self.saved();
                // The desk of the second entry shows a difference itself.
                let shown = |warning: &&Warning| !matches!(warning, Warning::SecondEntryDiffers(_));
                let warnings: Vec<_> = outcome.warnings.iter().filter(shown).map(|warning| self.words.warning(warning)).collect();
                if !warnings.is_empty() {
                    self.notices.warn(warnings.join("\n"));
                } else if names_itself {
                    self.notices.clear();
                }
                match asker {
                    Asker::TeamLine => self.screens.registration.done(),
                    Asker::SheetCard => self.screens.sheets.done(),
                    Asker::Dialog => {
                        self.dialogs.pop();
                        if let Some(round) = sheet_of {
                            self.screens.sheets.done_in_dialog(round);
                        }
                    }
                    Asker::Screen => {}
                }
            }
            Err(SessionError::Refused(refusal)) => match (asker, self.dialogs.last_mut()) {
                (Asker::TeamLine, _) => self.screens.registration.refused(refusal),
                (Asker::SheetCard, _) => self.screens.sheets.refused(refusal),
                (Asker::Dialog, Some(dialog)) => dialog.refused(refusal),
                _ => self.notices.refuse(self.words.refusal(&refusal)),
            },
            Err(error) => self.wait_or_say(Held::Run(command, asker), error),
        }
    }

    /// What was asked was not done: why stands in passing, and stays in the bar where nothing can be saved.
    pub(super) fn not_done(&mut self, error: &SessionError) {
        match error {
            SessionError::Refused(refusal) => self.notices.refuse(self.words.refusal(refusal)),
            SessionError::Store(error) => {
                let reason = self.words.store_error(error);
                self.notices.cannot_save(say!(self.words, "bar-cannot-save", reason = reason));
            }
        }
    }

    /// Rounds drawn ahead: that the sheets of those before are open is then no news.
    pub(super) fn draw_all(&mut self, commands: Vec<Command>) {
        let Some(open) = self.open.as_mut() else { return };
        let (mut drawn, mut warnings) = (0_usize, Vec::new());
        let mut stopped = None;
        let now = self.outside.clock.now();
        let mut commands = commands.into_iter();
        while let Some(command) = commands.next() {
            match open.session.run(command.clone()) {
                Ok(outcome) => {
                    drawn += 1;
                    // That of the last one is taken with the others; a copy that fails says so then.
                    let _ = open.keep_step(&self.words, &now);
                    let is_news = |warning: &Warning| !matches!(warning, Warning::SheetsOpen(_) | Warning::ChecksOpen(_));
                    warnings.extend(outcome.warnings.into_iter().filter(is_news));
                }
                Err(error) => {
                    stopped = Some((error, std::iter::once(command).chain(commands).collect()));
                    break;
                }
            }
        }
        if drawn > 0 {
            self.saved();
        }
        let warnings: Vec<_> = warnings.iter().map(|warning| self.words.warning(warning)).collect();
        match stopped {
            Some((error, rest)) => self.wait_or_say(Held::DrawAll(rest), error),
            None if warnings.is_empty() => self.notices.say(say!(self.words, "draw-all-done", count = drawn)),
            None => self.notices.warn(warnings.join("\n")),
        }
    }

    /// What was acknowledged is on the disk: the bar says when.
    pub(super) fn saved(&mut self) {
        let now = self.outside.clock.now();
        if let Some(open) = self.open.as_mut() {
            open.saved_at = Some(now);
        }
        self.notices.saved();
        self.keep_step();
        self.note_recent();
    }

    pub(super) fn undo(&mut self) {
        self.step_back_or_forth(Held::Undo, Session::undo, |words, deed| say!(words, "undone", deed = deed));
    }

    pub(super) fn redo(&mut self) {
        self.step_back_or_forth(Held::Redo, Session::redo, |words, deed| say!(words, "redone", deed = deed));
    }

    fn step_back_or_forth(
        &mut self,
        held: Held,
        step: fn(&mut Session) -> Result<Entry, SessionError>,
        wording: fn(&Words, String) -> String,
    ) {
        let Some(open) = self.open.as_mut() else { return };
        match step(&mut open.session) {
            Ok(entry) => {
                let deed = self.words.deed(&entry);
                self.saved();
                self.notices.say(wording(&self.words, deed));
            }
            Err(error) => self.wait_or_say(held, error),
        }
    }
}
