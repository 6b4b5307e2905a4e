//! « Annuler ce tirage… »: a reason, and what goes with the draw.

use super::consequences::of_command;
use super::{Dialog, carry_out, refusal_note};
use crate::domain::command::{Command, RoundCommand, SheetsToo};
use crate::domain::{Refusal, RoundNumber};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{body, palette};
use crate::gui::widgets::{Kind, check, gap, reason_with};
use crate::say;
use eframe::egui::{Id, ScrollArea, Ui};

/// The dialog.
pub struct AnnulDraw {
    round: RoundNumber,
    reason: String,
    sheets_too: bool,
    begun: bool,
    refusal: Option<Refusal>,
}

impl AnnulDraw {
    /// For a drawn round.
    pub fn new(round: RoundNumber) -> Self {
        Self { round, reason: String::new(), sheets_too: false, begun: false, refusal: None }
    }

    fn command(&self, reason: &str, sheets: SheetsToo) -> Command {
        Command::Rounds(RoundCommand::Annul { round: self.round.get(), reason: reason.to_owned(), sheets })
    }

    fn sheets(&self) -> SheetsToo {
        if self.sheets_too { SheetsToo::Drop } else { SheetsToo::Refuse }
    }
}

impl Dialog for AnnulDraw {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "annul-title", round = self.round)
    }

    fn width(&self) -> f32 {
        720.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        gap(ui, 1.0);
        ui.label(body(say!(words, "annul-what")).color(palette(ui).text_weak));
        gap(ui, 1.0);
        let field = Id::unique("annul-reason");
        reason_with(ui, &say!(words, "reason-required"), &mut self.reason, Some(field));
        if !self.begun {
            self.begun = true;
            ui.memory_mut(|memory| memory.request_focus(field));
        }
        // What goes does not depend on the reason: any will do to look at it.
        let plain = cx.could(&self.command("…", SheetsToo::Refuse));
        if let Err(Refusal::RoundHasSheets { sheets, .. }) = plain {
            check(ui, &say!(words, "annul-sheets-too", count = sheets), &mut self.sheets_too);
        }
        let height = (ui.ctx().content_rect().height() - 420.0).max(96.0);
        ScrollArea::vertical().id_salt("annul-follows").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            of_command(ui, cx, &self.command("…", self.sheets()));
        });
        refusal_note(ui, cx, self.refusal.as_ref());
        let command = self.command(&self.reason, self.sheets());
        carry_out(ui, cx, Kind::Danger, &say!(words, "annul-do"), Some(command), actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}
