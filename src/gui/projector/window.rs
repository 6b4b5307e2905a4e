//! The projector as the second window of the program. It is drawn by itself, so it goes on while the first one is minimised,
//! busy with a dialog, or asleep; the two meet in the [`Stage`].

use super::monitors::Monitors;
use super::screen;
use super::settings::ProjectorSettings;
use super::stage::{Ask, Stage};
use crate::domain::Tournament;
use crate::domain::history::StateNumber;
use crate::say;
use crate::views::projector::turn::{Going, TurnWish, Wanted};
use eframe::egui::{Context, Ui, Vec2, ViewportBuilder, ViewportClass, ViewportCommand, ViewportId};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The second window, while it is open.
pub struct Projector {
    stage: Arc<Mutex<Stage>>,
    told: Option<Told>,
    monitors: Option<Monitors>,
    /// The screen it fills; `None` for a window among others.
    screen: Option<usize>,
}

/// Of which state the hall was told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// Of which file.
    pub path: PathBuf,
    /// Which state of it.
    pub state: StateNumber,
    /// How the projector is set.
    pub settings: ProjectorSettings,
}

/// What the organiser sees of it in the first window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// What is shown.
    pub wanted: Wanted,
    /// Whether pages turn by themselves.
    pub going: Going,
}

impl Projector {
    /// A window for a stage, on the other screen if there is one.
    pub fn new(stage: Stage, monitors: Option<Monitors>) -> Self {
        let screen = monitors.and_then(Monitors::other);
        Self { stage: Arc::new(Mutex::new(stage)), told: None, monitors, screen }
    }

    /// The stage, to be changed.
    pub fn stage(&self) -> MutexGuard<'_, Stage> {
        locked(&self.stage)
    }

    /// What the organiser sees of it.
    pub fn shown(&self) -> Shown {
        let stage = self.stage();
        Shown { wanted: stage.turn.wanted(), going: stage.turn.going() }
    }

    /// Does what is wished with the pages.
    pub fn wish(&self, ctx: &Context, wish: TurnWish) {
        self.stage().wish(wish);
        ctx.request_repaint_of(id());
    }

    /// Takes over how things are now, where they changed.
    pub fn tell(&mut self, ctx: &Context, tournament: &Tournament, told: Told) {
        if self.told.as_ref() == Some(&told) {
            return;
        }
        let mut stage = self.stage();
        stage.settings.clone_from(&told.settings);
        stage.take(tournament);
        drop(stage);
        self.told = Some(told);
        ctx.request_repaint_of(id());
    }

    /// Keeps the window there for another frame.
    pub fn show(&self, ctx: &Context) {
        let title = say!(self.stage().words, "projector-title");
        let builder = ViewportBuilder::default()
            .with_title(title)
            .with_app_id("atout")
            .with_inner_size(Vec2::new(1280.0, 720.0))
            .with_min_inner_size(Vec2::new(480.0, 320.0));
        let builder = match self.screen {
            Some(screen) => builder.with_monitor(screen),
            None => builder,
        };
        let stage = self.stage.clone();
        ctx.show_viewport_deferred(id(), builder, move |ui, class| draw(ui, class, &mut locked(&stage)));
    }

    /// A screen was unplugged or came back.
    pub fn moved(&mut self, ctx: &Context, monitors: Option<Monitors>) {
        let count = |monitors: Option<Monitors>| monitors.map_or(0, |monitors| monitors.count);
        let (before, now) = (count(self.monitors), count(monitors));
        self.monitors = monitors;
        match monitors.and_then(Monitors::other) {
            Some(screen) if now > before => self.fill(ctx, screen),
            // What filled the lost screen must not cover the only one that is left.
            None if now < before => {
                self.screen = None;
                ctx.send_viewport_cmd_to(id(), ViewportCommand::Fullscreen(false));
            }
            _ => {}
        }
    }

    /// Goes to the next screen.
    pub fn to_next_screen(&mut self, ctx: &Context) {
        if let Some(monitors) = self.monitors {
            self.fill(ctx, monitors.after(self.screen.unwrap_or(monitors.ours)));
        }
    }

    fn fill(&mut self, ctx: &Context, screen: usize) {
        self.screen = Some(screen);
        ctx.send_viewport_cmd_to(id(), ViewportCommand::SetMonitor(screen));
    }
}

/// Fills the screen it is on, or no more.
pub fn full_screen(ctx: &Context) {
    let is_full = ctx.input(|input| input.raw.viewports.get(&id()).and_then(|info| info.fullscreen).unwrap_or(false));
    ctx.send_viewport_cmd_to(id(), ViewportCommand::Fullscreen(!is_full));
}

fn id() -> ViewportId {
    ViewportId::from_hash_of("projector")
}

/// A panic while it was drawn leaves plain data, which is drawn again.
fn locked(stage: &Mutex<Stage>) -> MutexGuard<'_, Stage> {
    stage.lock().unwrap_or_else(PoisonError::into_inner)
}

fn draw(ui: &mut Ui, class: ViewportClass, stage: &mut Stage) {
    if class == ViewportClass::EmbeddedWindow {
        // Inside our own window its keys are ours.
        return screen::draw(ui, stage);
    }
    screen::ui(ui, stage);
    if ui.input(|input| input.viewport().close_requested()) {
        stage.ask(Ask::Close);
    }
    if stage.has_asked() {
        ui.ctx().request_repaint_of(ViewportId::ROOT);
    }
}
