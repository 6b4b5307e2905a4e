//! The window (egui): what an organiser opens in the hall. In reading order: [`app`] holds everything together and carries
//! out wishes; [`cx`] is what a screen sees, [`action`] what it wishes; [`commands`] is the one table of named actions;
//! [`frame`] stands around every [`screens`]; [`dialogs`] come on top; [`projector`] is the window for the hall. [`theme`] and
//! [`widgets`] are how it looks.
//!
//! Knows no SQL and no rule: every change is a command for the session, every refusal its sentence.

pub mod action;
pub mod app;
pub mod clock;
pub mod commands;
pub mod copies;
pub mod cx;
pub mod dialogs;
pub mod frame;
pub mod jobs;
pub mod keys;
pub mod keystrokes;
pub mod memory;
pub mod notices;
pub mod outside;
pub mod page_view;
pub mod palette;
pub mod place;
pub mod projector;
pub mod screens;
pub mod settings;
mod sound;
pub mod start;
pub mod theme;
pub mod timed;
pub mod waiting;
pub mod widgets;

pub use app::App;
pub use start::main;
