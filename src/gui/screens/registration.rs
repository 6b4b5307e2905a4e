//! « Inscriptions »: teams registered, one line of fields and ⏎ each.

use crate::domain::{Refusal, TeamNumber};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::frame::Hint;
use crate::i18n::Words;
use eframe::egui::Ui;
use serde::{Deserialize, Serialize};

/// The line of fields, as far as it is typed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamLine {
    /// The name.
    pub name: String,
    /// The players.
    pub players: [String; 2],
    /// The club.
    pub club: String,
    /// Whether the fee is paid.
    pub paid: bool,
}

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    line: TeamLine,
    refusal: Option<Refusal>,
}

impl State {
    /// The screen with a line that was half typed.
    pub fn with(line: TeamLine) -> Self {
        Self { line, ..Self::default() }
    }

    /// The line as far as it is typed.
    pub fn line(&self) -> &TeamLine {
        &self.line
    }

    /// The line was added.
    pub fn done(&mut self) {
        self.line = TeamLine::default();
        self.refusal = None;
    }

    /// The line was refused.
    pub fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }

    /// The screen is come to.
    pub fn arrive(&mut self) {}

    /// Ctrl F.
    pub fn search(&mut self) {}

    /// A team is chosen.
    pub fn choose(&mut self, _team: TeamNumber) {}
}

/// Draws the screen.
pub fn ui(_ui: &mut Ui, _cx: &Cx<'_>, _state: &mut State, _actions: &mut Actions) {}

/// Its keys.
pub fn hints(_words: &Words) -> Vec<Hint> {
    Vec::new()
}
