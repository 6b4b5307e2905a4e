//! « Table fixe » : the table a team must have, for a player who cannot walk far.

use super::{Deed, Dialog, begin, foot, refusal_note};
use crate::domain::command::{Command, TeamCommand, TeamEdit};
use crate::domain::{Refusal, Team, TeamNumber};
use crate::gui::action::{Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::theme::{STEP, body, palette};
use crate::gui::widgets::{Kind, field_with};
use crate::say;
use eframe::egui::{Id, Ui};

/// The dialog.
pub struct FixedTable {
    team: TeamNumber,
    table: String,
    begun: bool,
    refusal: Option<Refusal>,
}

impl FixedTable {
    /// For a team.
    pub fn new(team: &Team) -> Self {
        let table = team.fixed_table.map_or_else(String::new, |table| table.to_string());
        Self { team: team.number, table, begun: false, refusal: None }
    }

    fn command(&self) -> Command {
        let fixed_table = Some(self.table.parse().unwrap_or(0));
        Command::Teams(TeamCommand::Edit { team: self.team.get(), edit: TeamEdit { fixed_table, ..TeamEdit::default() } })
    }
}

impl Dialog for FixedTable {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "fixed-table-title", team = self.team, name = cx.team(self.team).name)
    }

    fn width(&self) -> f32 {
        520.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        let id = Id::unique("fixed-table");
        let field = field_with(ui, &say!(words, "fixed-table-number"), &mut self.table, 120.0, Some(id));
        begin(&field, &mut self.begun);
        self.table.retain(|c| c.is_ascii_digit());
        self.table.truncate(4);
        ui.label(body(say!(words, "fixed-table-means")).color(palette(ui).text_weak));
        ui.add_space(STEP);
        let refusal = cx.could(&self.command()).err();
        refusal_note(ui, cx, self.refusal.as_ref().or(refusal.as_ref()));
        let deed = Deed { kind: Kind::Primary, name: &say!(words, "dialog-save"), refusal: refusal.as_ref() };
        if foot(ui, cx, &deed, actions) {
            actions.run(self.command(), Asker::Dialog);
        }
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}
