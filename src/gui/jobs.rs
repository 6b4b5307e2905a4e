//! Slow work beside the window: file dialogs and many papers at once run on a named thread and answer with an action of the
//! next frame. In tests they run at once.

use super::action::Action;
use eframe::egui::Context;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// The jobs of a window.
pub struct Jobs {
    pace: Pace,
    sender: Sender<Vec<Action>>,
    receiver: Receiver<Vec<Action>>,
}

/// When a job is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// On a thread beside the window.
    Beside,
    /// Before going on: tests.
    AtOnce,
}

impl Jobs {
    /// No job yet.
    pub fn new(pace: Pace) -> Self {
        let (sender, receiver) = channel();
        Self { pace, sender, receiver }
    }

    /// Begins a job.
    pub fn begin(&self, name: &str, ctx: &Context, work: impl FnOnce() -> Vec<Action> + Send + 'static) {
        let (sender, ctx) = (self.sender.clone(), ctx.clone());
        let run = move || {
            // The window may be gone by now: then nobody wants the answer.
            let _ = sender.send(work());
            ctx.request_repaint();
        };
        match self.pace {
            Pace::AtOnce => run(),
            // Without a thread to be had the window waits: slower, but done.
            Pace::Beside => drop(thread::Builder::new().name(name.to_owned()).spawn(run)),
        }
    }

    /// What jobs have answered since.
    pub fn answers(&self) -> Vec<Action> {
        self.receiver.try_iter().flatten().collect()
    }
}
