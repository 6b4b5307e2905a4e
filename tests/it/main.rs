//! The integration tests: one binary, one module per promise.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

/// Shared words.
mod evening;
/// The real binary, run in a folder of its own.
mod terminal;

/// Whatever is typed wrongly gets one French sentence, its exit status, and a file left as it was.
mod breakage;
/// Scripts can rely on the command line.
mod cli;
/// The clock goes on through a restart; undo passes over it; no result changes.
mod clock;
/// Copies are kept and gone back to; a damaged file is rescued.
mod copies;
/// What was wrong is put right.
mod corrections;
/// The draw is to the byte and fair.
mod draw;
/// Random evenings.
mod evenings;
/// Every number of a team is explained in words.
mod explain;
/// The page for telephones and the spreadsheet.
mod exports;
/// What is no tournament is refused; what was planted is found; one writer at a time.
mod file;
/// What the rules alone can find.
mod forged;
/// People come late, leave, come back.
mod people;
/// What may be done when.
mod permission;
/// Draws are changed by hand.
mod plan;
/// Draws and papers can be checked by others.
mod proof;
/// Sheets typed a second time.
mod second_entry;
/// Sessions at a terminal, as they read.
mod sessions;
/// Whole tournaments give the published figures.
mod story;
/// What went wrong elsewhere, row by row.
mod symptoms;
/// The rooms of the house keep to their arrows.
mod tidy;
/// Killed, cut short, flipped, fed with nonsense: nothing is lost.
mod torture;
/// Memory, file and journal agree; everything can be taken back.
mod undo;
/// The window, by its French labels.
#[cfg(feature = "gui")]
mod window;
/// Every text is there and used.
mod words;
