//! A team's name fitted into a column, its players elsewhere or nowhere. A pair of players that stands in place of a name
//! breaks between the players; both in one cell, a [`TeamCell`](super::flow::TeamCell) sets.

use super::face::Face;
use super::flow::{Fitted, Sizes, fit, fit_parts, label};
use crate::views::TeamName;

/// The name in a face, on as many lines as it takes.
pub(super) fn fit_name(team: &TeamName, face: Face, sizes: Sizes, width: f32) -> Fitted {
    match team.players.as_slice() {
        [] => fit_parts(&label(&team.name, ", "), face, sizes, width),
        _ => fit(&team.name, face, sizes, width),
    }
}
