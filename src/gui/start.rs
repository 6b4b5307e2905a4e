//! How the window starts on this computer: with wgpu, with OpenGL where that fails or would do without a graphics card, and
//! with a sentence and a log file where both fail. Draws nothing.

use super::app::App;
use super::jobs::Pace;
use super::outside::Outside;
use super::projector::alone::Alone;
use super::theme;
use super::timed::Timed;
use crate::face::{Window, WindowWish};
use crate::i18n::Words;
use crate::say;
use crate::session::follow::Follower;
use eframe::egui::{Context, ThemePreference, Vec2, ViewportBuilder};
use eframe::wgpu::DeviceType;
use eframe::{NativeOptions, Renderer};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use std::{fs, io};

/// Opens the window and ends when it is closed: what the binaries do.
pub fn main(wish: &WindowWish) -> ExitCode {
    let started = Instant::now();
    match run(wish, started) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            rfd::MessageDialog::new().set_title("Atout").set_description(&sentence).set_level(rfd::MessageLevel::Error).show();
            ExitCode::from(3)
        }
    }
}

/// The ways of drawing, one after the other until one works. Without a graphics card OpenGL asks a fifth of what wgpu asks of
/// the processor (1.7 % against 9 % of a core for the projector's clock at 1920×1080).
const WAYS: [(Renderer, Drawn); 3] =
    [(Renderer::Wgpu, Drawn::ByCard), (Renderer::Glow, Drawn::ByWhatever), (Renderer::Wgpu, Drawn::ByWhatever)];

/// By what a way of drawing must be drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawn {
    /// A graphics card.
    ByCard,
    /// A card or the processor.
    ByWhatever,
}

/// Opens the window and comes back when it is closed.
///
/// # Errors
/// Neither way of drawing works here: a sentence that says so.
fn run(wish: &WindowWish, started: Instant) -> Result<(), String> {
    let outside = Outside::system();
    if let (Window::Projector, Some(file)) = (wish.window, &wish.file) {
        let read = Follower::begin(file).map(drop);
        read.map_err(|error| Words::french().store_error(&error))?;
    }
    let mut reasons = Vec::new();
    for way in WAYS {
        match open(way, &outside, wish, started) {
            Ok(()) => return Ok(()),
            Err(error) => reasons.push(error.to_string()),
        }
    }
    let log = write_log(&outside.data, &reasons);
    let log = log.map_or_else(|_| String::new(), |log| log.display().to_string());
    Err(say!(Words::french(), "start-failed", log = log))
}

fn open((renderer, drawn): (Renderer, Drawn), outside: &Outside, wish: &WindowWish, started: Instant) -> eframe::Result {
    let title = match wish.window {
        Window::Desk => "Atout".to_owned(),
        Window::Projector => say!(Words::french(), "projector-title"),
    };
    let options = NativeOptions {
        renderer,
        viewport: ViewportBuilder::default()
            .with_title(title)
            .with_app_id("atout")
            .with_inner_size(Vec2::new(1366.0, 768.0))
            .with_min_inner_size(Vec2::new(800.0, 500.0)),
        centered: true,
        // Nothing here is a gradient.
        dithering: false,
        ..NativeOptions::default()
    };
    let (outside, wish) = (outside.clone(), wish.clone());
    let create = move |cc: &eframe::CreationContext<'_>| {
        if drawn == Drawn::ByCard && !has_card(cc) {
            return Err("no graphics card".into());
        }
        if let (Window::Projector, Some(file)) = (wish.window, &wish.file) {
            return alone(&cc.egui_ctx, file, &outside);
        }
        let app = App::new(&cc.egui_ctx, outside, Pace::Beside, wish.file);
        Ok(Box::new(Timed::new(app, wish.times, started)) as Box<dyn eframe::App>)
    };
    eframe::run_native("Atout", options, Box::new(create))
}

fn has_card(cc: &eframe::CreationContext<'_>) -> bool {
    let kind = cc.wgpu_render_state.as_ref().map(|state| state.adapter.get_info().device_type);
    kind.is_some_and(|kind| kind != DeviceType::Cpu)
}

/// The projector alone.
fn alone(ctx: &Context, file: &Path, outside: &Outside) -> Result<Box<dyn eframe::App>, Box<dyn Error + Send + Sync>> {
    theme::install(ctx);
    ctx.set_theme(ThemePreference::Light);
    let opened = Alone::open(file, &outside.data, outside.clock.clone());
    let (window, lookout) = opened.map_err(|error| Words::french().store_error(&error))?;
    lookout.begin(ctx.clone());
    Ok(Box::new(window))
}

/// What went wrong, for whoever helps.
fn write_log(folder: &Path, reasons: &[String]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let path = folder.join("atout.log");
    fs::write(&path, reasons.join("\n") + "\n")?;
    Ok(path)
}
