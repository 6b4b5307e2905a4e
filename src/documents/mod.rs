//! The printed papers: laid out as plain data, then written as PDF.
//!
//! # How a paper is written
//!
//! One file per paper, on top of [`flow`]; every word comes from `i18n`, every fact from `views`.
//!
//! 1. Make the [`flow::Paper`] from the [`Context`]: format, title, band if it is provisional, name in the foot.
//! 2. Make a [`flow::Row`] for every line: a [`page::Drawing`] whose y 0 is the top of the row. Texts go in with
//!    [`page::Drawing::text`], names with a [`flow::TeamCell`] (its `extra()` makes the row higher), points with
//!    [`flow::number`]. Add the row's [`flow::Note`]s.
//! 3. Make the [`flow::Table`]: head, lists side by side, notes, closing block; `fill(paper.body(), &rows)` gives the
//!    pages with the rows on each.
//! 4. Turn each [`flow::Filled`] page into a [`flow::Sheet`]: word its subtitle (« Rangs 1 à 26 ») from its rows.
//! 5. The context binds the sheets: heads and feet are added, which gives the [`page::Document`]; [`pdf::write`] makes the
//!    file.
//! 6. Give the file `about` (title, part of the file's name, what it shows for the « état ») and `lay_out`, and the paper
//!    its row in the [`catalogue`]: that is all `atout print` and the window need.
//!
//! Papers without that head (match sheets, cards, table signs) fill [`page::Page`]s directly. `draw.rs` is a short example.
//!
//! Positions are mm from the top left corner of A4, sizes points; US Letter is made of it afterwards ([`PaperSize`]). Nothing here reads the clock or a file.

pub mod audit;
pub mod barcode;
pub mod catalogue;
pub mod context;
pub mod draw;
pub mod draw_by_team;
pub mod draw_record;
pub mod face;
pub mod file_name;
pub mod final_ranking;
pub mod flow;
pub mod match_sheet;
pub mod page;
pub mod pdf;
pub mod ranking;
pub mod reprint;

mod cards;
mod cash;
mod missing;
mod paper_size;
mod parachute;
mod podium;
mod rules;
mod signs;
mod standings_table;
mod team_name;
mod teams;

#[cfg(test)]
pub(crate) mod check;
#[cfg(test)]
pub(crate) mod fixtures;
#[cfg(test)]
mod matrix;
#[cfg(test)]
mod tests;

pub use audit::audit;
pub use catalogue::NothingToPrint;
pub use context::{Context, Rehearsal};
pub use draw::draw;
pub use draw_by_team::{By, draw_by_team};
pub use draw_record::draw_record;
pub use final_ranking::final_ranking;
pub use match_sheet::{SheetFormat, blank_match_sheet, match_sheets};
pub use paper_size::PaperSize;
pub use ranking::ranking;
