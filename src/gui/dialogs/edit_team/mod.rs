//! A team changed: who it is, whether it plays, what it paid.

mod payment;

use super::grant::GrantPoints;
use super::leave_team::LeaveTeam;
use super::substitute::Substitute;
use super::{Deed, Dialog, begin, foot, refusal_note};
use crate::domain::command::{Command, TeamCommand, TeamEdit};
use crate::domain::team::{Presence, Standing};
use crate::domain::{Refusal, Team, TeamNumber};
use crate::gui::action::{Action, Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::theme::{STEP, palette, small};
use crate::gui::widgets::{Kind, button, check, field_with, toggle};
use crate::say;
use eframe::egui::{Id, Ui};
use payment::PaymentFields;

/// The dialog.
pub struct EditTeam {
    team: TeamNumber,
    number: String,
    name: String,
    players: [String; 2],
    club: String,
    table: String,
    presence: Presence,
    standing: Standing,
    payment: PaymentFields,
    begun: bool,
    refusal: Option<Refusal>,
}

impl EditTeam {
    /// For a team.
    pub fn new(team: &Team) -> Self {
        let player = |i: usize| team.players.get(i).cloned().unwrap_or_default();
        Self {
            team: team.number,
            number: team.number.to_string(),
            name: team.name.clone(),
            players: [player(0), player(1)],
            club: team.club.clone(),
            table: team.fixed_table.map_or_else(String::new, |table| table.to_string()),
            presence: team.presence,
            standing: team.standing,
            payment: PaymentFields::of(&team.payment),
            begun: false,
            refusal: None,
        }
    }

    fn command(&self) -> Command {
        let edit = TeamEdit {
            renumber: self.number.parse().ok(),
            name: Some(self.name.clone()),
            players: Some(self.players.to_vec()),
            club: Some(self.club.clone()),
            presence: Some(self.presence),
            standing: Some(self.standing),
            fixed_table: Some(self.table.parse().unwrap_or(0)),
            payment: self.payment.read(),
            ..TeamEdit::default()
        };
        Command::Teams(TeamCommand::Edit { team: self.team.get(), edit })
    }
}

impl Dialog for EditTeam {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "edit-team-title", team = self.team)
    }

    fn width(&self) -> f32 {
        720.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        ui.spacing_mut().item_spacing.y = 1.5 * STEP;
        ui.add_space(STEP / 2.0);
        self.who(ui, cx);
        self.plays(ui, cx);
        self.payment.ui(ui, cx);
        let command = self.command();
        let refusal = cx.could(&command).err();
        refusal_note(ui, cx, self.refusal.as_ref().or(refusal.as_ref()));
        self.more(ui, cx, actions);
        let deed = Deed { kind: Kind::Primary, name: &say!(cx.words, "dialog-save"), refusal: refusal.as_ref() };
        if foot(ui, cx, &deed, actions) {
            actions.run(command, Asker::Dialog);
        }
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl EditTeam {
    /// On to what else may happen to a team, each a dialog of its own.
    fn more(&self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        let Some(team) = cx.tournament.teams.get(&self.team) else { return };
        let mut next = |dialog: Box<dyn Dialog>| {
            actions.push(Action::CloseDialog);
            actions.push(Action::Show(dialog));
        };
        ui.horizontal_wrapped(|ui| {
            if button(ui, Kind::Danger, &say!(words, "edit-team-leave"), None).clicked() {
                next(Box::new(LeaveTeam::new(cx.tournament, team)));
            }
            if button(ui, Kind::Plain, &say!(words, "substitute-button"), None).clicked() {
                next(Box::new(Substitute::new(Some(team.number))));
            }
            if !cx.tournament.rounds.is_empty() && button(ui, Kind::Plain, &say!(words, "grant-button"), None).clicked() {
                next(Box::new(GrantPoints::new(cx.tournament, Some(team.number))));
            }
        });
    }

    fn who(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        let id = Id::unique("edit-team-name");
        let width = ui.available_width();
        ui.horizontal_top(|ui| {
            field_with(ui, &say!(words, "registration-number"), &mut self.number, 72.0, None);
            digits_only(&mut self.number);
            let rest = (width - 72.0 - 2.0 * STEP) * 0.62;
            let name = field_with(ui, &say!(words, "registration-name"), &mut self.name, rest, Some(id));
            begin(&name, &mut self.begun);
            let rest = width - 72.0 - rest - 2.0 * STEP;
            field_with(ui, &say!(words, "registration-club"), &mut self.club, rest, None);
        });
        ui.horizontal_top(|ui| {
            let half = (width - STEP) / 2.0;
            let [first, second] = &mut self.players;
            field_with(ui, &say!(words, "registration-player-1"), first, half, None);
            field_with(ui, &say!(words, "registration-player-2"), second, half, None);
        });
    }

    fn plays(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        ui.horizontal_top(|ui| {
            field_with(ui, &say!(words, "edit-team-table"), &mut self.table, 120.0, None);
            digits_only(&mut self.table);
            ui.add_space(2.0 * STEP);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                ui.label(small(say!(words, "registration-presence")).color(palette(ui).text_weak));
                ui.horizontal(|ui| {
                    toggle(ui, &say!(words, "registration-is-present"), Presence::Present, &mut self.presence);
                    toggle(ui, &say!(words, "registration-is-absent"), Presence::Absent, &mut self.presence);
                });
            });
            ui.add_space(2.0 * STEP);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                ui.label(small(say!(words, "edit-team-standing")).color(palette(ui).text_weak));
                let mut is_unranked = self.standing == Standing::Unranked;
                if check(ui, &say!(words, "edit-team-unranked"), &mut is_unranked).changed() {
                    self.standing = if is_unranked { Standing::Unranked } else { Standing::Ranked };
                }
            });
        });
    }
}

fn digits_only(text: &mut String) {
    text.retain(|c| c.is_ascii_digit());
    text.truncate(4);
}
