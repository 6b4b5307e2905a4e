//! A list of teams before it is taken: its columns, its lines, and what is refused.

use super::{Dialog, refusal_note};
use crate::domain::{Refusal, Tournament};
use crate::exchange::team_import::TeamList;
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use eframe::egui::Ui;

/// The dialog.
pub struct ImportTeams {
    from: String,
    list: TeamList,
    refusal: Option<Refusal>,
}

impl ImportTeams {
    /// A list that was read from somewhere.
    pub fn new(from: String, list: TeamList, _tournament: &Tournament) -> Self {
        Self { from, list, refusal: None }
    }
}

impl Dialog for ImportTeams {
    fn title(&self, _cx: &Cx<'_>) -> String {
        self.from.clone()
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, _actions: &mut Actions) {
        let _ = &self.list;
        refusal_note(ui, cx, self.refusal.as_ref());
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}
