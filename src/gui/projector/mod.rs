//! The projector: a second window, for the hall. In reading order: [`stage`] is what it has to show, [`screen`] draws it,
//! with a file for each kind of page; [`window`] is the second window of the program, [`alone`] the one of `atout project`;
//! [`control`] is what the organiser has of it in the first. It never sees a tournament, only what the hall may see.

pub mod alone;
mod canvas;
mod clock;
pub mod control;
mod foot;
mod head;
mod keys;
mod message;
pub mod monitors;
mod ranking;
pub mod screen;
pub mod settings;
pub mod stage;
mod tables;
mod teams;
pub mod window;

pub use stage::Stage;
