//! Every paper a tournament has at the moment, with the name of its file: what « print all » writes. Draws nothing itself.

use super::page::Document;
use super::{Context, draw, draw_by_team_all, file_name, final_ranking, ranking};
use crate::domain::{Refusal, Tournament};
use crate::views::seating::Seating;
use crate::views::standings::Standings;

/// File names and papers, by round.
///
/// # Errors
/// No round is drawn: there is nothing to print.
pub fn all(cx: &Context<'_>, tournament: &Tournament) -> Result<Vec<(String, Document)>, Refusal> {
    if tournament.rounds.is_empty() {
        tournament.round(1)?;
    }
    let mut papers = Vec::new();
    for &round in tournament.rounds.keys() {
        let seating = Seating::of(tournament, round)?;
        papers.push((file_name::draw(cx, &seating), draw(cx, &seating)));
        papers.push((file_name::draw_by_team(cx, &seating, None), draw_by_team_all(cx, &seating)));
        let standings = Standings::after(tournament, round)?;
        papers.push((file_name::ranking(cx, &standings), ranking(cx, &standings)));
        if let Ok(paper) = final_ranking(cx, &standings) {
            papers.push((file_name::final_ranking(cx, &standings), paper));
        }
    }
    Ok(papers)
}
