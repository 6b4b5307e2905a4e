//! Waiting for the file: what could not be written is tried again twice a second, without holding up the window, until it
//! goes, is given up, or goes on in another file. What was typed stays in its fields all the while.

use super::super::cx::Mode;
use super::super::waiting::{AGAIN, Held, PATIENCE, Waiting};
use super::App;
use super::files::sentence;
use crate::say;
use crate::session::{Session, SessionError};
use crate::store::{Access, Trouble};
use eframe::egui::Ui;
use std::path::Path;
use std::time::Duration;

impl App {
    /// Something could not be done: waits with it where that is of use, else says why.
    pub(super) fn wait_or_say(&mut self, held: Held, error: SessionError) {
        match (held, error) {
            (held, SessionError::Store(error)) if held.can_wait(&error.trouble) => {
                self.waiting = Some(Waiting::new(held, error));
                // From now on a try must not hold up the window.
                self.set_patience(Duration::ZERO);
            }
            (Held::Open(_), error) => self.notices.refuse(sentence(&self.words, &error)),
            (_, error) => self.not_done(&error),
        }
    }

    /// Tries again what waits, when its time has come.
    pub(super) fn try_again(&mut self, ui: &Ui) {
        let now = ui.input(|input| input.time);
        let Some(waiting) = self.waiting.as_mut() else { return };
        let since = *waiting.since.get_or_insert(now);
        waiting.waited = now - since;
        ui.ctx().request_repaint_after(Duration::from_secs_f64(AGAIN / 2.0));
        if now < waiting.next {
            return;
        }
        let Some(waiting) = self.waiting.take() else { return };
        self.carry_on(waiting);
        if let Some(again) = self.waiting.as_mut() {
            (again.since, again.next, again.waited) = (Some(since), now + AGAIN, now - since);
        } else {
            self.set_patience(PATIENCE);
            ui.ctx().request_repaint();
        }
    }

    fn carry_on(&mut self, waiting: Waiting) {
        let Waiting { held, error, .. } = waiting;
        // A stick that was out is another file to the system when it is back in.
        if error.trouble != Trouble::Locked
            && let Some(Err(error)) = self.open.as_mut().map(|open| open.session.reopen())
        {
            return self.wait_or_say(held, error);
        }
        self.do_held(held);
    }

    fn do_held(&mut self, held: Held) {
        match held {
            Held::Run(command, asker) => self.run(command, asker),
            Held::DrawAll(commands) => self.draw_all(commands),
            Held::Undo => self.undo(),
            Held::Redo => self.redo(),
            Held::Open(path) => self.open_file(&path),
        }
    }

    /// Nothing waits any more; that it was not saved stays in the bar.
    pub(super) fn stop_waiting(&mut self) {
        let Some(Waiting { held, error, .. }) = self.waiting.take() else { return };
        self.set_patience(PATIENCE);
        match held {
            Held::Open(_) => self.notices.refuse(self.words.store_error(&error)),
            _ => self.not_done(&SessionError::Store(error)),
        }
    }

    /// The file of the tournament is gone: all that is known of it goes into a new one, and what waits is done there.
    pub(super) fn go_on_in(&mut self, path: &Path) {
        let Some(open) = self.open.as_ref() else { return };
        let memory = open.memory.clone();
        let begun = open
            .session
            .write_anew(path)
            .and_then(|()| Session::open_within(PATIENCE, path, Access::Write, &self.operator(), self.outside.clock.clone()));
        match begun {
            Err(error) => self.notices.refuse(sentence(&self.words, &error)),
            Ok(session) => {
                let held = self.waiting.take().map(|waiting| waiting.held);
                let place = self.place;
                self.take_in(session, Mode::Write);
                self.screens.begin(&memory);
                if let Some(open) = self.open.as_mut() {
                    open.memory = memory;
                }
                self.go(place);
                if let Some(held) = held {
                    self.do_held(held);
                }
                self.notices.mention(say!(self.words, "went-on-in", path = path.display().to_string()));
            }
        }
    }

    fn set_patience(&mut self, patience: Duration) {
        if let Some(open) = self.open.as_mut() {
            // Should it fail, the next command waits a little longer, or says what is wrong with the file.
            let _ = open.session.set_patience(patience);
        }
    }
}
