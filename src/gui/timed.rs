//! How long frames take (`--frame-times`): told on standard error when the window is closed. Measures; changes nothing.

use super::App;
use crate::face::FrameTimes;
use eframe::egui::{Context, Ui, Visuals};
use std::time::{Duration, Instant};

/// The window, timed where that is wished.
pub struct Timed {
    app: App,
    times: FrameTimes,
    started: Instant,
    first_frame: Option<Duration>,
    /// Our own time of each frame: laying out and painting into shapes, without the driver.
    frames: Vec<Duration>,
}

impl Timed {
    /// A window of a program that started then.
    pub fn new(app: App, times: FrameTimes, started: Instant) -> Self {
        Self { app, times, started, first_frame: None, frames: Vec::new() }
    }

    fn tell(&mut self) {
        self.frames.sort_unstable();
        let at = |share: usize| self.frames.get((self.frames.len() * share / 100).min(self.frames.len().saturating_sub(1)));
        let millis = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1e3);
        eprintln!(
            "frames {} first {:.1} ms after start; median {:.2} ms, 99 % {:.2} ms, longest {:.2} ms",
            self.frames.len(),
            millis(self.first_frame.as_ref()),
            millis(at(50)),
            millis(at(99)),
            millis(self.frames.last()),
        );
    }
}

impl eframe::App for Timed {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        eframe::App::logic(&mut self.app, ctx, frame);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        let begun = Instant::now();
        eframe::App::ui(&mut self.app, ui, frame);
        if self.times == FrameTimes::Told {
            self.frames.push(begun.elapsed());
            self.first_frame.get_or_insert_with(|| self.started.elapsed());
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        if self.times == FrameTimes::Told {
            self.tell();
        }
    }

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        eframe::App::clear_color(&self.app, visuals)
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}
