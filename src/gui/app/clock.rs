//! The clock of the round in the window: wound, listened to, and painted as often as it moves. It stands in the file.

use super::super::action::{Asker, ClockWish};
use super::super::clock;
use super::super::cx::Mode;
use super::super::dialogs::clock::ClockDialog;
use super::super::settings::Sound;
use super::App;
use crate::domain::command::{ClockCommand, Command};
use crate::views::clock::{self as views, ClockView, Reading};
use eframe::egui::Context;
use std::time::Duration;

/// The end of a round that is noted so many seconds later is none any more: somebody looks at an old file.
const LONG_AGO: i64 = 12 * 3600;

impl App {
    /// The clock of the round that is played.
    fn clock(&self) -> Option<ClockView> {
        let now = self.outside.clock.clone().now();
        self.open.as_ref().and_then(|open| views::shown(open.session.tournament(), now))
    }

    pub(super) fn wind(&mut self, wish: ClockWish) {
        let Some(clock) = self.clock() else { return };
        match clock::command(&clock, wish, self.outside.clock.now()) {
            Some(command) => self.run(Command::Clock(command), Asker::Screen),
            None => self.dialogs.push(Box::new(ClockDialog::default())),
        }
    }

    /// Rings where it is time, and notes the end of a round: in the window that writes the file.
    pub(super) fn watch_clock(&mut self, ctx: &Context) {
        let clock = self.clock();
        if let Some(chime) = self.bell.listen(clock.as_ref()).filter(|_| self.settings.sound == Sound::On) {
            let outside = self.outside.clone();
            self.jobs.begin("ring", ctx, move || {
                outside.ring(chime);
                Vec::new()
            });
        }
        let Some((clock, open)) = clock.zip(self.open.as_mut()).filter(|(_, open)| open.mode != Mode::Read) else { return };
        let round = clock.round;
        let is_new = matches!(clock.reading, Reading::Over { since } if !clock.end_is_noted && since < LONG_AGO);
        if is_new && open.end_not_noted != Some(round) {
            let end = ClockCommand::End { round: round.get(), at: self.outside.clock.now() };
            match open.session.run(Command::Clock(end)) {
                Ok(_) => self.saved(),
                Err(error) => {
                    open.end_not_noted = Some(round);
                    self.not_done(&error);
                }
            }
        }
    }

    /// While a clock runs the window is painted once a second, after its end once a minute; otherwise only when something happens.
    pub(super) fn ask_for_next_second(&self, ctx: &Context) {
        let seconds = match self.clock().map(|clock| clock.reading) {
            Some(Reading::Running { .. }) => 1,
            Some(Reading::Over { since }) => 60 - since.unsigned_abs() % 60,
            _ => return,
        };
        ctx.request_repaint_after(Duration::from_secs(seconds));
    }
}
