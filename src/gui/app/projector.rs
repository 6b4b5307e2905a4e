//! The window for the hall: opened and closed, told of every change, its keys answered. Draws nothing.

use super::super::action::{ClockWish, ProjectorWish};
use super::super::cx::Mode;
use super::super::projector::Stage;
use super::super::projector::monitors::Monitors;
use super::super::projector::stage::{Ask, Practice};
use super::super::projector::window::{Projector, Told, full_screen};
use super::App;
use crate::views::projector::turn::TurnWish;
use eframe::egui::Context;

impl App {
    pub(super) fn project(&mut self, ctx: &Context, wish: ProjectorWish) {
        if let ProjectorWish::Close = wish {
            self.projector = None;
            return ctx.request_repaint();
        }
        let was_open = self.projector.is_some();
        self.open_projector();
        let Some(projector) = self.projector.as_mut() else { return };
        match wish {
            ProjectorWish::OpenOrNext if was_open => projector.wish(ctx, TurnWish::Next),
            ProjectorWish::OpenOrNext | ProjectorWish::Close => {}
            ProjectorWish::Turn(wish) => projector.wish(ctx, wish),
            ProjectorWish::FullScreen => full_screen(ctx),
            ProjectorWish::OtherScreen => projector.to_next_screen(ctx),
        }
    }

    fn may_write(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.mode != Mode::Read)
    }

    /// The projector, for tests.
    pub fn projector(&self) -> Option<&Projector> {
        self.projector.as_ref()
    }

    fn open_projector(&mut self) {
        let Some(open) = self.open.as_ref().filter(|_| self.projector.is_none()) else { return };
        let practice = if open.mode == Mode::Rehearsal { Practice::Rehearsal } else { Practice::Real };
        let (settings, time) = (self.settings.projector.clone(), self.outside.clock.clone());
        let stage = Stage::new(open.session.tournament(), practice, settings, time);
        self.projector = Some(Projector::new(stage, self.monitors));
    }

    /// What was asked in the window for the hall.
    pub(super) fn answer_projector(&mut self, ctx: &Context) {
        let asks = self.projector.as_ref().map(|projector| projector.stage().asks());
        for ask in asks.into_iter().flatten() {
            match ask {
                Ask::Clock if self.may_write() => self.wind(ClockWish::Toggle),
                Ask::Clock => {}
                Ask::OtherScreen => self.project(ctx, ProjectorWish::OtherScreen),
                Ask::Close => self.project(ctx, ProjectorWish::Close),
            }
        }
    }

    /// Tells the hall what changed.
    pub(super) fn tell_projector(&mut self, ctx: &Context) {
        let (Some(open), Some(projector)) = (&self.open, &mut self.projector) else { return };
        let told = Told {
            path: open.session.path().to_owned(),
            state: open.session.history().state(),
            settings: self.settings.projector.clone(),
        };
        projector.tell(ctx, open.session.tournament(), told);
    }

    /// Also while our own window is minimised and draws nothing.
    pub(super) fn mind_projector(&mut self, ctx: &Context, frame: &eframe::Frame) {
        let time = ctx.input(|input| input.time);
        if time >= self.look_at_screens_at {
            self.look_at_screens_at = time + 2.0;
            self.monitors = Monitors::of(frame);
            if let Some(projector) = self.projector.as_mut() {
                projector.moved(ctx, self.monitors);
            }
        }
        self.answer_projector(ctx);
        self.tell_projector(ctx);
    }
}
