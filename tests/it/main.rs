//! The integration tests: one binary, one module per promise.

/// Shared words.
mod evening;

/// The draw is to the byte and fair.
mod draw;
/// Whole tournaments give the published figures.
mod story;
/// Memory, file and journal agree; everything can be taken back.
mod undo;
