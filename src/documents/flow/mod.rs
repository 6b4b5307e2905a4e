//! What all papers share: head and foot, long names, numbers, tables, page breaks, notes.
//!
//! Plain functions from data to [`Drawing`](super::page::Drawing)s. The measures are those of the reference design
//! (« Common to all »). No wording lives here: every word a reader sees comes in as a parameter.

mod cells;
mod names;
mod notes;
mod paper;
mod parts;
mod table;

pub use cells::{FittedTeam, Team, TeamCell, number, tag};
pub use names::{Fitted, Sizes, fit, fit_parts, label, players, wrap};
pub use notes::{Note, Notes, Placing};
pub use paper::{Band, Body, Format, Head, Imprint, Paper, Sheet, head_line};
pub use parts::{Part, PartsPage, Start, part_title, parts};
pub use table::{Block, Column, Filled, HEAD, Line, Row, Table, TableHead, paragraphs};
