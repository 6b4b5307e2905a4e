//! How the window starts on this computer: with wgpu, with OpenGL where that fails, and with a sentence and a log file where
//! both do. Draws nothing.

use super::app::App;
use super::jobs::Pace;
use super::outside::Outside;
use crate::i18n::Words;
use crate::say;
use eframe::egui::{Vec2, ViewportBuilder};
use eframe::{NativeOptions, Renderer};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Opens the window and comes back when it is closed.
///
/// # Errors
/// Neither way of drawing works here: a sentence that says so.
pub fn run(file: Option<PathBuf>) -> Result<(), String> {
    let outside = Outside::system();
    let first = open(Renderer::Wgpu, &outside, file.clone());
    let Err(first) = first else { return Ok(()) };
    let Err(second) = open(Renderer::Glow, &outside, file) else { return Ok(()) };
    let log = write_log(&outside.data, &[first.to_string(), second.to_string()]);
    let words = Words::french();
    let log = log.map_or_else(|_| String::new(), |log| log.display().to_string());
    Err(say!(words, "start-failed", log = log))
}

fn open(renderer: Renderer, outside: &Outside, file: Option<PathBuf>) -> eframe::Result {
    let options = NativeOptions {
        renderer,
        viewport: ViewportBuilder::default()
            .with_title("Atout")
            .with_app_id("atout")
            .with_inner_size(Vec2::new(1366.0, 768.0))
            .with_min_inner_size(Vec2::new(800.0, 500.0)),
        centered: true,
        ..NativeOptions::default()
    };
    let outside = outside.clone();
    eframe::run_native("Atout", options, Box::new(move |cc| Ok(Box::new(App::new(&cc.egui_ctx, outside, Pace::Beside, file)))))
}

/// What went wrong, for whoever helps.
fn write_log(folder: &Path, reasons: &[String]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let path = folder.join("atout.log");
    fs::write(&path, reasons.join("\n") + "\n")?;
    Ok(path)
}
