//! The window, by its French labels, without a display: what an organiser types and what is on the screen then.

mod check;
mod clock;
mod copies;
mod desk;
mod draw;
mod evening;

mod documents;
mod frame;
mod help;
mod home;
mod projector;
mod proof;
mod registration;
mod second_entry;
mod settings;
mod sheets;
mod unplanned;
mod whole;
