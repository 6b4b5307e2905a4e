//! Atout runs jass tournaments: from the registration of the teams to the final ranking on the wall.
//!
//! In reading order: [`domain`] holds the rules and decides; [`store`] is the file; [`session`] is the way of every change;
//! [`views`] is what people look at and [`i18n`] the words for it; [`documents`] is paper; [`exchange`] reads and
//! writes files of others; [`cli`] is the command line and `gui` the window, and [`face`] tells which of the two a call asks for;
//! [`rehearsal`] plays a tournament by itself. ARCHITECTURE.md has the map and what holds everywhere.

pub mod cli;
pub mod documents;
pub mod domain;
pub mod exchange;
pub mod face;
#[cfg(feature = "gui")]
pub mod gui;
pub mod i18n;
pub mod rehearsal;
pub mod session;
pub mod store;
mod temporary;
pub mod views;
