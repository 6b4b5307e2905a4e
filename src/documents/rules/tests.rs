//! « Règlement appliqué »: every value of the ruleset is in its words, on one page whatever the values.

use crate::documents::catalogue::Kind;
use crate::documents::check;
use crate::documents::fixtures::{Plan, words};
use crate::domain::command::{Command, EventCommand, EventDraft};

/// The text of the paper on one line.
fn text(rules: &[(&str, &str)]) -> String {
    let document = Plan { rules, ..Plan::of(2, 0) }.begin().paper(Kind::Rules);
    check::sound(&document);
    assert_eq!(document.pages.len(), 1);
    words(&document).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_paper_stays_as_it_is() {
    let mut evening = Plan { rules: &[("max_teams", "100")], ..Plan::of(2, 0) }.begin();
    evening.run(Command::Event(EventCommand::Edit(EventDraft { fee: Some(6000), ..EventDraft::default() })));
    let document = evening.paper(Kind::Rules);
    check::sound(&document);
    insta::assert_snapshot!(document.to_text());
}

#[test]
fn every_value_is_in_the_words() {
    for (rules, expected) in [
        (
            &[("rounds", "5"), ("drawn_rounds", "3")][..],
            &[
                "5 parties de 16 donnes",
                "après la partie 4",
                "Parties 4 et 5 : selon le classement après la partie précédente",
                "dès la partie 4, la moins bien classée",
            ][..],
        ),
        (&[("drawn_rounds", "4")], &["Parties 1 à 4 : tirage au sort", "Une équipe est exempte, au sort. Elle compte"]),
        (
            &[("drawn_rounds", "1"), ("rounds", "2")],
            &["Partie 1 : tirage au sort. La graine du tirage", "Partie 2 : selon le classement après la partie 1"],
        ),
        (&[("drawn_rounds", "0")], &["Équipe en retard : admise jusqu’au premier tirage."]),
        (&[("rounds", "1"), ("drawn_rounds", "1")], &["1 partie de 16 donnes", "du plus grand au plus petit. C Égalité"]),
        (
            &[("deals_per_match", "8"), ("cap", "none")],
            &[
                "2 donnes de suite à pique, cœur, carreau, trèfle. Pas d’annonces.",
                "un match compte 1’256 points",
                "Il n’y a pas de plafond",
            ],
        ),
        (
            &[("trumps", "SHDCHDCSDCSHCSHD")],
            &["dans l’ordre ♠♥♦♣ ♥♦♣♠ ♦♣♠♥ ♣♠♥♦ . Chaque joueur donne 4 fois, une fois par couleur"],
        ),
        (
            &[("points_per_deal", "100"), ("cap", "1600")],
            &[
                "Une donne vaut 100 points, un match compte 1’600 points",
                "au plus 1’600 points par partie, part des 45 minutes comprise. La feuille garde les points réels. Pénalités",
            ],
        ),
        (&[("match_minutes", "60")], &["60 minutes Quand le temps est écoulé", "part des 60 minutes"]),
        (&[("max_teams", "24")], &["24 équipes au plus"]),
        (&[("cap_excess", "opponents")], &["compté à l’adversaire : 1’800 – 712 compte 1’700 – 812."]),
        (&[("cap", "2500")], &["L’excédent est perdu : 2’512 – 0 compte 2’500 – 0."]),
        (
            &[("avoid_rematches", "never")],
            &["deux équipes peuvent s’y rencontrer de nouveau", "Partie 4 : une revanche est possible"],
        ),
        (&[("avoid_rematches", "always")], &["Partie 4 : deux équipes ne se rencontrent pas deux fois"]),
        (&[("bye", "refuse")], &["Le nombre des équipes présentes doit être pair."]),
        (&[("bye_points", "1000")], &["Elle compte 1’000 points."]),
        (&[("forfeit_points", "1500½")], &["l’équipe présente compte 1’500½ points, l’absente 0."]),
        (&[("misdeal_penalty", "-200")], &["Trois fausses donnes de suite : −200 points"]),
        (&[("second_entry", "required")], &["saisie deux fois"]),
        (&[("second_entry", "off")], &["saisie une seule fois"]),
        (
            &[("first_table", "11"), ("closed_tables", "12, 14")],
            &[
                "portent les numéros 11 et suivants",
                "Les tables 12 et 14 restent vides",
                "contre 2ᵉ à la table 11, 3ᵉ contre 4ᵉ à la table 13",
            ],
        ),
    ] {
        let text = text(rules);
        for expected in expected {
            assert!(text.contains(expected), "{rules:?}: {expected}\n{text}");
        }
    }
}

/// The fixtures change two values of their own: `bye` and `max_teams`.
#[test]
fn changes_are_marked_and_what_they_were_is_said() {
    let text = text(&[("cap", "1800"), ("match_minutes", "50"), ("misdeal_penalty", "-100")]);
    assert!(text.contains("Règlement « Genève », 5 valeurs modifiées pour ce tournoi"), "{text}");
    let explained = "M valeur modifiée pour ce tournoi (de base : 45 minutes ; 100 équipes au plus ; un plafond de 1’700 points ; un \
                     nombre impair d’équipes est refusé ; −157 points pour trois fausses donnes)";
    assert!(text.contains(explained), "{text}");
    assert_eq!(text.matches(" M ").count(), 5, "four paragraphs and the explanation\n{text}");
}

#[test]
fn the_longest_rules_stay_on_one_page() {
    let closed = (2..60).map(|table| table.to_string()).collect::<Vec<_>>().join(",");
    let trumps = "SHDC".repeat(16);
    let all = [
        ("rounds", "20"),
        ("drawn_rounds", "7"),
        ("deals_per_match", "64"),
        ("trumps", &trumps),
        ("points_per_deal", "999"),
        ("match_minutes", "600"),
        ("cap", "40000.5"),
        ("cap_excess", "opponents"),
        ("avoid_rematches", "always"),
        ("bye_points", "1234.5"),
        ("forfeit_points", "1234.5"),
        ("misdeal_penalty", "-1234.5"),
        ("second_entry", "required"),
        ("first_table", "61"),
        ("closed_tables", &closed),
    ];
    assert!(text(&all).contains("C choix de l’organisateur"));
}
