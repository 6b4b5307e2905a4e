//! The window, by its French labels, without a display: what an organiser types and what is on the screen then.

mod desk;
mod evening;

mod frame;
mod sheets;
