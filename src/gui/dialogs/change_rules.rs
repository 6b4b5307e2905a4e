//! Other values of the regulations while the tournament is played: what each was and becomes, and what follows, before it is
//! done. Takes no values: those are typed in « Réglages ».

use super::consequences::{WIDE, beside, of_command};
use super::{Dialog, carry_out};
use crate::domain::Refusal;
use crate::domain::command::{Command, Decision, EventCommand, Insist};
use crate::domain::ruleset::KEYS;
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{body, palette, small, strong};
use crate::gui::widgets::{Kind, gap};
use crate::say;
use crate::views::consequences::Consequences;
use eframe::egui::Ui;

/// The dialog.
pub struct ChangeRules {
    values: Vec<(String, String)>,
    insist: Insist,
    refusal: Option<Refusal>,
}

impl ChangeRules {
    /// For values as typed.
    pub fn new(values: Vec<(String, String)>, insist: Insist) -> Self {
        Self { values, insist, refusal: None }
    }

    /// Whether there is anything to say before it is done.
    pub fn is_needed(cx: &Cx<'_>, command: &Command, decision: &Decision) -> bool {
        let follows = Consequences::of_decision(cx.tournament, cx.history, command, decision);
        !decision.warnings.is_empty() || !follows.is_empty() || !follows.outdated.is_empty()
    }

    fn command(&self) -> Command {
        Command::Event(EventCommand::SetRules { values: self.values.clone(), insist: self.insist })
    }
}

impl Dialog for ChangeRules {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "settings-change-rules")
    }

    fn width(&self) -> f32 {
        WIDE
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let command = self.command();
        let follows = |_: &mut Self, ui: &mut Ui| {
            gap(ui, 1.0);
            of_command(ui, cx, &command);
        };
        beside(ui, cx, self, |d| d.refusal.as_ref(), |dialog, ui| dialog.values(ui, cx), follows);
        carry_out(ui, cx, Kind::Primary, &say!(cx.words, "rules-change-do"), Some(self.command()), actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl ChangeRules {
    /// « Nombre de parties : 4 devient 3 »
    fn values(&self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        gap(ui, 1.0);
        for (name, value) in &self.values {
            let Some(key) = KEYS.iter().find(|key| key.name == name) else { continue };
            let before = words.rule_value(key, &(key.read)(&cx.tournament.ruleset));
            ui.label(strong(words.rule_name(key)));
            ui.label(body(say!(words, "rules-change-value", before = before, after = words.rule_value(key, value))));
            gap(ui, 1.0);
        }
        ui.label(small(say!(words, "rules-change-undo")).color(palette(ui).text_weak));
    }
}
