//! An odd number of teams: wait for one, add one of the organisers, or let one sit out.

use super::{Dialog, refusal_note};
use crate::domain::Refusal;
use crate::domain::command::{Command, EventCommand, Insist, TeamCommand, TeamDraft, TeamEdit};
use crate::domain::team::Standing;
use crate::gui::action::{Action, Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::theme::{STEP, body, lead, palette};
use crate::gui::widgets::{Kind, button, card, field_with};
use crate::say;
use eframe::egui::Ui;

/// The dialog.
#[derive(Default)]
pub struct OddTeams {
    name: String,
    players: [String; 2],
    refusal: Option<Refusal>,
}

impl OddTeams {
    /// Nothing typed yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// A team of the organisers: it plays, and gets no rank.
    fn fill_in(&self, cx: &Cx<'_>) -> Command {
        let usual = || say!(cx.words, "odd-teams-usual-name");
        let name = if self.name.trim().is_empty() { usual() } else { self.name.clone() };
        let players = self.players.to_vec();
        let rest =
            TeamEdit { name: Some(name), players: Some(players), standing: Some(Standing::Unranked), ..TeamEdit::default() };
        Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest }))
    }
}

fn allow_bye() -> Command {
    let values = vec![("bye".to_owned(), "points".to_owned())];
    Command::Event(EventCommand::SetRules { values, insist: Insist::No })
}

impl Dialog for OddTeams {
    fn title(&self, cx: &Cx<'_>) -> String {
        let counts = crate::views::registration::counts(cx.tournament);
        say!(cx.words, "registration-odd-title", count = counts.present)
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        ui.add_space(STEP);
        choice(ui, &say!(words, "odd-teams-fill-in"), &say!(words, "odd-teams-fill-in-means"), |ui| {
            ui.horizontal_top(|ui| {
                let width = (ui.available_width() - 2.0 * STEP) / 3.0;
                field_with(ui, &say!(words, "registration-name"), &mut self.name, width, None);
                let [first, second] = &mut self.players;
                field_with(ui, &say!(words, "registration-player-1"), first, width, None);
                field_with(ui, &say!(words, "registration-player-2"), second, width, None);
            });
            answer(ui, cx, &say!(words, "odd-teams-add"), self.fill_in(cx), actions);
        });
        ui.add_space(STEP);
        let rules = &cx.tournament.ruleset;
        let points = rules.award(rules.bye_points);
        choice(ui, &say!(words, "odd-teams-bye"), &say!(words, "odd-teams-bye-means", points = points), |ui| {
            answer(ui, cx, &say!(words, "odd-teams-allow"), allow_bye(), actions);
        });
        ui.add_space(STEP);
        choice(ui, &say!(words, "odd-teams-wait"), &say!(words, "odd-teams-wait-means"), |ui| {
            let escape = say!(words, "key-escape");
            if button(ui, Kind::Plain, &say!(words, "odd-teams-wait-on"), Some(&escape)).clicked() {
                actions.push(Action::CloseDialog);
            }
        });
        refusal_note(ui, cx, self.refusal.as_ref());
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

fn choice(ui: &mut Ui, title: &str, means: &str, add: impl FnOnce(&mut Ui)) {
    card(ui, |ui| {
        ui.label(lead(title));
        ui.label(body(means).color(palette(ui).text_weak));
        add(ui);
    });
}

/// A button for a command, grey where it would be refused.
fn answer(ui: &mut Ui, cx: &Cx<'_>, text: &str, command: Command, actions: &mut Actions) {
    let refused = cx.could(&command).err().map(|refusal| cx.words.refusal(&refusal));
    ui.add_enabled_ui(refused.is_none() && cx.may_write(), |ui| {
        let response = button(ui, Kind::Plain, text, None);
        let response = match refused {
            Some(sentence) => response.on_disabled_hover_text(sentence),
            None => response,
        };
        if response.clicked() {
            actions.run(command, Asker::Dialog);
        }
    });
}
