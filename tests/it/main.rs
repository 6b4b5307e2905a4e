//! The integration tests: one binary, one module per promise.

/// Shared words.
mod evening;

/// The draw is to the byte and fair.
mod draw;
/// Whole tournaments give the published figures.
mod story;
/// The rooms of the house keep to their arrows.
mod tidy;
/// Memory, file and journal agree; everything can be taken back.
mod undo;
/// Every text is there and used.
mod words;
