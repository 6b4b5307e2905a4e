//! The columns a list may have, and the titles they go by in French, English and German. Does not read what is under them.
//!
//! Titles are compared without case, accents, blanks and punctuation, and without what stands in brackets:
//! « Joueur 1 (nom, prénom) » is `joueur1`.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Column {
    /// A team's number.
    Number,
    /// A team's name.
    Name,
    /// A team's first player.
    Player1,
    /// A team's second player.
    Player2,
    /// A team's club.
    Club,
    /// Whether the fee is paid.
    Paid,
    /// A table's number.
    Table,
    /// The points of team A.
    PointsA,
    /// The points of team B.
    PointsB,
    /// How many deals were completed.
    Deals,
    /// Who was absent.
    Forfeit,
    /// The number of team A.
    TeamA,
    /// The number of team B.
    TeamB,
}

/// A column of a file and what was understood of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColumnUse {
    /// Which one, from 1.
    pub position: usize,
    /// Its title; empty where the list has no header.
    pub title: String,
    /// What it holds; `None` if it is ignored.
    pub meaning: Option<Column>,
}

impl Column {
    /// The name that scripts use, as the command line promises it.
    pub fn key(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Name => "name",
            Self::Player1 => "player1",
            Self::Player2 => "player2",
            Self::Club => "club",
            Self::Paid => "paid",
            Self::Table => "table",
            Self::PointsA => "points_a",
            Self::PointsB => "points_b",
            Self::Deals => "deals",
            Self::Forfeit => "forfeit",
            Self::TeamA => "team_a",
            Self::TeamB => "team_b",
        }
    }

    /// The titles it goes by, as [`key`] makes them. « Équipe » may also head the numbers: see `team_import`.
    fn titles(self) -> &'static [&'static str] {
        match self {
            Self::Number => &[
                "number",
                "no",
                "n",
                "nr",
                "num",
                "numero",
                "nummer",
                "#",
                "numerodequipe",
                "numerodelequipe",
                "nodequipe",
                "nodelequipe",
                "ndequipe",
                "ndelequipe",
                "equipeno",
                "equipen",
                "teamnumber",
                "teamno",
                "startnummer",
                "dossard",
            ],
            Self::Name => &["name", "nom", "equipe", "nomdequipe", "nomdelequipe", "nomequipe", "team", "teamname", "mannschaft"],
            Self::Player1 => &[
                "player1",
                "joueur1",
                "joueuse1",
                "joueureuse1",
                "nomjoueur1",
                "1erjoueur",
                "premierjoueur",
                "spieler1",
                "player",
                "joueur",
                "joueuse",
                "joueureuse",
                "spieler",
            ],
            Self::Player2 => &[
                "player2",
                "joueur2",
                "joueuse2",
                "joueureuse2",
                "nomjoueur2",
                "2ejoueur",
                "2emejoueur",
                "deuxiemejoueur",
                "secondjoueur",
                "partenaire",
                "partner",
                "spieler2",
            ],
            Self::Club => &["club", "societe", "verein"],
            Self::Paid => &["paid", "paye", "payee", "payes", "apaye", "paiement", "regle", "reglee", "bezahlt"],
            Self::Table => &["table", "tables", "notable", "ntable", "tableno", "tablen", "numerodetable", "nodetable", "tisch"],
            Self::PointsA => &["pointsa", "pointa", "ptsa", "pta", "pointsequipea", "pointsdea", "punktea"],
            Self::PointsB => &["pointsb", "pointb", "ptsb", "ptb", "pointsequipeb", "pointsdeb", "punkteb"],
            Self::Deals => &["deals", "donnes", "donne", "nombrededonnes", "nbdonnes", "nbdedonnes", "spiele"],
            Self::Forfeit => &["forfeit", "forfait", "forfaits", "absent", "absente", "absents"],
            Self::TeamA => &["teama", "equipea", "noequipea", "nequipea", "a"],
            Self::TeamB => &["teamb", "equipeb", "noequipeb", "nequipeb", "b"],
        }
    }

    /// Whether a title is one of its own.
    pub(super) fn is_titled(self, title: &str) -> bool {
        self.titles().contains(&key(title).as_str())
    }
}

/// What two titles have in common that people take for the same.
pub(super) fn key(title: &str) -> String {
    let title = title.split('(').next().unwrap_or_default();
    let letters = title.nfkd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase);
    letters.filter(|&c| c.is_alphanumeric() || c == '#').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_known_however_they_are_written() {
        for (column, titles) in [
            (Column::Number, &["number", "N°", "no", "No.", "Nº", "№", "Numéro", "NUMERO", "n° d'équipe", "#"][..]),
            (Column::Name, &["Name", "Nom", "Équipe", "EQUIPE", "Nom de l’équipe", "E\u{301}quipe"]),
            (Column::Player1, &["player1", "Joueur 1", "joueur1", "Joueur-1", "Joueur·euse 1", "Joueur 1 (nom, prénom)"]),
            (Column::Player2, &["player2", "Joueur 2", "Joueuse 2"]),
            (Column::Club, &["Club", "Société"]),
            (Column::Paid, &["paid", "Payé", "paye", "PAYÉ ?", "Payé (oui/non)"]),
            (Column::PointsA, &["points_a", "Points A", "points équipe A"]),
            (Column::TeamB, &["team_b", "Équipe B", "equipe b"]),
            (Column::Forfeit, &["forfeit", "Forfait"]),
        ] {
            for title in titles {
                assert!(column.is_titled(title), "{title}");
            }
            assert!(column.is_titled(column.key()));
            assert!(!column.is_titled("") && !column.is_titled("Les As"));
        }
    }
}
