//! « La première saisie est juste »: settles a difference between both entries of a sheet, with a reason. The other way round is
//! a correction.

use super::{Deed, Dialog, begin, foot, refusal_note};
use crate::domain::command::{CheckCommand, Command};
use crate::domain::{Refusal, RoundNumber, TableNumber};
use crate::gui::action::{Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::theme::{body, palette};
use crate::gui::widgets::{Kind, gap, reason_with};
use crate::say;
use eframe::egui::{Id, Ui};

/// The dialog.
pub struct FirstStands {
    round: RoundNumber,
    table: TableNumber,
    reason: String,
    begun: bool,
    refusal: Option<Refusal>,
}

impl FirstStands {
    /// For a sheet whose second entry differs. The usual reason stands there already.
    pub fn new(cx: &Cx<'_>, round: RoundNumber, table: TableNumber) -> Self {
        let reason = say!(cx.words, "second-entry-reason-first");
        Self { round, table, reason, begun: false, refusal: None }
    }
}

impl Dialog for FirstStands {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "second-entry-first-title", round = self.round, table = self.table)
    }

    fn width(&self) -> f32 {
        600.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        gap(ui, 1.0);
        if let Some(sheet) = cx.tournament.sheet(self.round, self.table) {
            let content = words.sheet_content(&sheet.content);
            ui.label(body(say!(words, "second-entry-first-means", content = content)).color(palette(ui).text_weak));
        }
        gap(ui, 1.0);
        let field = reason_with(ui, &say!(words, "reason-required"), &mut self.reason, Some(Id::unique("first-stands-reason")));
        begin(&field, &mut self.begun);
        refusal_note(ui, cx, self.refusal.as_ref());
        let reason = self.reason.clone();
        let command = Command::Checks(CheckCommand::FirstStands { round: self.round.get(), table: self.table.get(), reason });
        let refusal = cx.could(&command).err();
        let name = say!(words, "second-entry-first-do");
        if foot(ui, cx, &Deed { kind: Kind::Primary, name: &name, refusal: refusal.as_ref() }, actions) {
            actions.run(command, Asker::Dialog);
        }
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}
