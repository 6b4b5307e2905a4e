//! Where one is in the window: the steps of the evening and the pages beside them. Draws nothing.

use crate::domain::RoundNumber;

/// A page of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Place {
    /// « Accueil »: tournaments to open or to make.
    #[default]
    Home,
    /// « Inscriptions ».
    Registration,
    /// One round.
    Round(RoundNumber, Tab),
    /// « Classement final ».
    Final,
    /// « Contrôle ».
    Check,
    /// « Documents ».
    Documents,
    /// « Réglages ».
    Settings,
    /// « Aide ».
    Help,
}

/// A tab of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// « Tirage ».
    Draw,
    /// « Feuilles ».
    Sheets,
    /// « Classement ».
    Standings,
}

impl Tab {
    /// All, in their order on the screen.
    pub const ALL: [Self; 3] = [Self::Draw, Self::Sheets, Self::Standings];
}
