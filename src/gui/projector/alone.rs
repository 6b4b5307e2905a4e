//! `atout project FILE`: the projector as the only window, following a file that another Atout writes. It reads, and writes
//! nothing; while the file cannot be read it goes on showing what it was.

use super::monitors::Monitors;
use super::screen;
use super::settings::ProjectorSettings;
use super::stage::{Ask, Practice, Stage};
use crate::domain::Tournament;
use crate::gui::settings::Settings;
use crate::session::follow::Follower;
use crate::session::outside::Clock;
use crate::store::StoreError;
use eframe::egui::{self, Context, Ui, ViewportCommand};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// How often is looked whether the file changed.
const LOOKS: Duration = Duration::from_secs(1);

/// The window.
pub struct Alone {
    stage: Stage,
    tournament: Tournament,
    news: Receiver<News>,
}

/// What was found since.
enum News {
    Tournament(Box<Tournament>),
    Settings(ProjectorSettings),
}

/// Looks for news, beside the window.
pub struct Lookout {
    follower: Follower,
    /// Where the settings of this computer are.
    data: PathBuf,
    settings: ProjectorSettings,
    sender: Sender<News>,
}

impl Alone {
    /// A window for a file, and who looks for its news.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn open(file: &Path, data: &Path, time: Clock) -> Result<(Self, Lookout), StoreError> {
        let (follower, tournament) = Follower::begin(file)?;
        let settings = Settings::load(data).projector;
        let practice = if file.starts_with(data) { Practice::Rehearsal } else { Practice::Real };
        let stage = Stage::new(&tournament, practice, settings.clone(), time);
        let (sender, news) = channel();
        Ok((Self { stage, tournament, news }, Lookout { follower, data: data.to_owned(), settings, sender }))
    }

    /// Draws one frame; gives what was asked in it and is not the window's own business.
    pub fn frame(&mut self, ui: &mut Ui) -> Vec<Ask> {
        let Self { stage, tournament, news } = self;
        let mut is_news = false;
        for news in news.try_iter() {
            is_news = true;
            match news {
                News::Tournament(read) => *tournament = *read,
                News::Settings(settings) => stage.settings = settings,
            }
        }
        if is_news {
            stage.take(tournament);
        }
        screen::ui(ui, stage);
        stage.asks()
    }
}

impl Lookout {
    /// Looks once: whether there is something new.
    pub fn look(&mut self) -> bool {
        let settings = Settings::load(&self.data).projector;
        let set = (settings != self.settings).then(|| News::Settings(settings.clone()));
        self.settings = settings;
        let read = self.follower.poll().map(|tournament| News::Tournament(Box::new(tournament)));
        let news: Vec<_> = set.into_iter().chain(read).collect();
        let is_news = !news.is_empty();
        for news in news {
            // The window may be gone by now: then nobody wants the news.
            let _ = self.sender.send(news);
        }
        is_news
    }

    /// Looks on and on, on a thread of its own.
    pub fn begin(mut self, ctx: Context) {
        let look = move || {
            loop {
                thread::sleep(LOOKS);
                if self.look() {
                    ctx.request_repaint();
                }
            }
        };
        // Without a thread to be had the screen stays as it is.
        drop(thread::Builder::new().name("lookout".to_owned()).spawn(look));
    }
}

impl eframe::App for Alone {
    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        for ask in self.frame(ui) {
            match ask {
                Ask::Close => ui.ctx().send_viewport_cmd(ViewportCommand::Close),
                Ask::OtherScreen => {
                    if let Some(monitors) = Monitors::of(frame) {
                        ui.ctx().send_viewport_cmd(ViewportCommand::SetMonitor(monitors.after(monitors.ours)));
                    }
                }
                // The clock is in the hands of who writes the file.
                Ask::Clock => {}
            }
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}
