//! The integration tests: one binary, one module per promise.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

/// Shared words.
mod evening;

/// Scripts can rely on the command line.
mod cli;
/// A killed writer loses nothing.
mod crash;
/// The draw is to the byte and fair.
mod draw;
/// What is no tournament is refused; what was planted is found; one writer at a time.
mod file;
/// Whole tournaments give the published figures.
mod story;
/// The rooms of the house keep to their arrows.
mod tidy;
/// Memory, file and journal agree; everything can be taken back.
mod undo;
/// Every text is there and used.
mod words;
