//! The names of printed files (papers 1.8): `2026-11-28_tournoi_classement_partie-3_provisoire_etat-214.pdf`. Small letters
//! and digits of ASCII alone, so that any computer and any printing shop can take them. Writes no file.

use crate::domain::RoundNumber;
use crate::i18n::sorting;
use crate::say;
use crate::views::paper_state::{self, Shows};
use crate::views::seating::Seating;
use crate::views::standings::Standings;

use super::context::Context;
use super::draw_by_team::By;

/// The most letters of the tournament's name.
const TOURNAMENT: usize = 40;

/// The file of « Classement après la partie n ».
pub fn ranking(cx: &Context<'_>, standings: &Standings) -> String {
    standings_file(cx, &say!(cx.words, "file-name-ranking"), Some(standings.after), standings)
}

/// The file of « Classement final ».
pub fn final_ranking(cx: &Context<'_>, standings: &Standings) -> String {
    standings_file(cx, &say!(cx.words, "file-name-final"), None, standings)
}

/// The file of « Tirage de la partie n ».
pub fn draw(cx: &Context<'_>, seating: &Seating) -> String {
    seating_file(cx, &say!(cx.words, "file-name-draw"), seating)
}

/// The file of one list of « Où suis-je ? », or of all three.
pub fn draw_by_team(cx: &Context<'_>, seating: &Seating, by: Option<By>) -> String {
    let document = match by {
        None => say!(cx.words, "file-name-where"),
        Some(By::Number) => say!(cx.words, "file-name-where-by-number"),
        Some(By::Team) => say!(cx.words, "file-name-where-by-team"),
        Some(By::Player) => say!(cx.words, "file-name-where-by-player"),
    };
    seating_file(cx, &document, seating)
}

fn standings_file(cx: &Context<'_>, document: &str, round: Option<RoundNumber>, standings: &Standings) -> String {
    let provisional = standings.is_provisional.then(|| say!(cx.words, "file-name-provisional"));
    file(cx, document, round, provisional, Shows::Ranking(standings.after))
}

fn seating_file(cx: &Context<'_>, document: &str, seating: &Seating) -> String {
    file(cx, document, Some(seating.round), None, Shows::Seating(seating.round))
}

fn file(cx: &Context<'_>, document: &str, round: Option<RoundNumber>, provisional: Option<String>, shows: Shows) -> String {
    let words = cx.words;
    let tournament = match plain(&cx.event.name, TOURNAMENT) {
        name if name.is_empty() => say!(words, "file-name-tournament"),
        name => name,
    };
    let state = paper_state::of(cx.history, shows).to_string();
    let parts = [
        Some(cx.event.date.format("%Y-%m-%d").to_string()),
        Some(tournament),
        Some(document.to_owned()),
        round.map(|round| say!(words, "file-name-round", round = round)),
        provisional,
        Some(say!(words, "file-name-state", state = state)),
    ];
    format!("{}.pdf", parts.into_iter().flatten().collect::<Vec<_>>().join("_"))
}

/// A text in small letters and digits, with a hyphen for all else.
fn plain(text: &str, most: usize) -> String {
    let letters: String =
        sorting::key(text).chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { ' ' }).collect();
    let hyphened = letters.split_whitespace().collect::<Vec<_>>().join("-");
    hyphened.chars().take(most).collect::<String>().trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::fixtures::Plan;

    #[test]
    fn names_are_plain_ascii() {
        for (name, expected) in [
            ("Tournoi d’automne de Plainpalais", "tournoi-d-automne-de-plainpalais"),
            ("  Œuvre & Cie, 2ᵉ édition !", "oeuvre-cie-2e-edition"),
            ("Tournoi de la Société des Amis réunis de Carouge", "tournoi-de-la-societe-des-amis-reunis-de"),
            ("../../漢字", ""),
        ] {
            assert_eq!(plain(name, TOURNAMENT), expected);
        }
    }

    #[test]
    fn every_paper_has_its_file() {
        let mut evening = Plan::of(7, 1).play();
        evening.draw(2);
        let cx = evening.context();
        let start = "2026-11-28_tournoi-d-automne-de-plainpalais";
        assert_eq!(ranking(&cx, &evening.standings(1)), format!("{start}_classement_partie-1_etat-4.pdf"));
        assert_eq!(ranking(&cx, &evening.standings(2)), format!("{start}_classement_partie-2_provisoire_etat-5.pdf"));
        assert_eq!(final_ranking(&cx, &evening.standings(1)), format!("{start}_classement-final_etat-4.pdf"));
        assert_eq!(draw(&cx, &evening.seating(2)), format!("{start}_tirage-tables_partie-2_etat-5.pdf"));
        assert_eq!(draw_by_team(&cx, &evening.seating(1), None), format!("{start}_ou-suis-je_partie-1_etat-3.pdf"));
        let lists = By::ALL.map(|by| draw_by_team(&cx, &evening.seating(1), Some(by)));
        assert_eq!(lists[1], format!("{start}_ou-suis-je-par-equipe_partie-1_etat-3.pdf"));
        assert!(lists[0] != lists[1] && lists[1] != lists[2]);
    }
}
