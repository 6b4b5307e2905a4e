//! The names of printed files (papers 1.8): `2026-11-28_tournoi_classement_partie-3_provisoire_etat-214.pdf`. Small letters
//! and digits of ASCII alone, so that any computer and any printing shop can take them. Writes no file.

use crate::domain::RoundNumber;
use crate::domain::history::StateNumber;
use crate::i18n::sorting;
use crate::say;

use super::catalogue::Status;
use super::context::Context;

/// The most letters of the tournament's name.
const TOURNAMENT: usize = 40;

/// The name of the file of a paper, which is called `document` in it.
pub(super) fn of(cx: &Context<'_>, document: &str, round: Option<RoundNumber>, status: Status, state: StateNumber) -> String {
    let words = cx.words;
    let tournament = match plain(&cx.event.name, TOURNAMENT) {
        name if name.is_empty() => say!(words, "file-name-tournament"),
        name => name,
    };
    let parts = [
        Some(cx.event.date.format("%Y-%m-%d").to_string()),
        Some(tournament),
        Some(document.to_owned()),
        round.map(|round| say!(words, "file-name-round", round = round)),
        (status == Status::Provisional).then(|| say!(words, "file-name-provisional")),
        Some(say!(words, "file-name-state", state = state.to_string())),
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
    use crate::documents::By;
    use crate::documents::catalogue::{self, Kind, Order};
    use crate::documents::fixtures::{Plan, round};

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
        let mut evening = Plan { rules: &[("rounds", "2"), ("drawn_rounds", "2")], ..Plan::of(7, 1) }.play();
        evening.draw(2);
        let name = |order| catalogue::lay_out(&evening.context(), &evening.tournament, &order).unwrap().file_name;
        let of = |kind, number| Order { round: Some(round(number)), ..Order::of(kind) };
        let list = |by| Order { by: Some(by), ..of(Kind::DrawByTeam, 1) };
        for (order, expected) in [
            (of(Kind::Ranking, 1), "classement_partie-1_etat-4"),
            (of(Kind::Ranking, 2), "classement_partie-2_provisoire_etat-5"),
            (Order::of(Kind::Final), "classement-final_provisoire_etat-5"),
            (of(Kind::Draw, 2), "tirage-tables_partie-2_etat-5"),
            (of(Kind::DrawByTeam, 1), "ou-suis-je_partie-1_etat-3"),
            (list(By::Number), "ou-suis-je-par-numero_partie-1_etat-3"),
            (list(By::Team), "ou-suis-je-par-equipe_partie-1_etat-3"),
            (list(By::Player), "ou-suis-je-par-joueur_partie-1_etat-3"),
        ] {
            assert_eq!(name(order), format!("2026-11-28_tournoi-d-automne-de-plainpalais_{expected}.pdf"));
        }
    }
}
