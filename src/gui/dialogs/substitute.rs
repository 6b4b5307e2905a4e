//! « Remplaçant » : a player goes home and another one takes the seat; the team keeps its number and its points.

use super::consequences::{WIDE, beside, of_command};
use super::fields::{lead, number, team_name, team_of};
use super::{Dialog, carry_out};
use crate::domain::command::{Command, TeamCommand};
use crate::domain::{Refusal, Team, TeamNumber};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{body, palette, small};
use crate::gui::widgets::{Kind, field_with, gap, grouped};
use crate::say;
use eframe::egui::{Id, Ui};

/// The dialog.
pub struct Substitute {
    team: String,
    /// Which of the players leaves.
    out: usize,
    /// Who comes.
    comes: String,
    begun: bool,
    refusal: Option<Refusal>,
}

/// The fields, in their order.
fn ids() -> [Id; 2] {
    ["substitute-team", "substitute-name"].map(Id::unique)
}

impl Substitute {
    /// For a team, if it is known already.
    pub fn new(team: Option<TeamNumber>) -> Self {
        let team = team.map_or_else(String::new, |team| team.to_string());
        Self { team, out: 0, comes: String::new(), begun: false, refusal: None }
    }

    fn team<'a>(&self, cx: &Cx<'a>) -> Option<&'a Team> {
        cx.tournament.teams.get(&team_of(cx, &self.team)?)
    }

    fn command(&self, cx: &Cx<'_>) -> Option<Command> {
        let team = self.team(cx)?;
        let out = team.players.get(self.out)?.clone();
        let (team, substitute) = (team.number.get(), self.comes.clone());
        Some(Command::Teams(TeamCommand::Substitute { team, out, substitute }))
    }
}

impl Dialog for Substitute {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "substitute-title")
    }

    fn width(&self) -> f32 {
        WIDE
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        beside(ui, cx, self, |d| d.refusal.as_ref(), |dialog, ui| dialog.fields(ui, cx), |dialog, ui| dialog.follows(ui, cx));
        carry_out(ui, cx, Kind::Primary, &say!(cx.words, "substitute-do"), self.command(cx), actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl Substitute {
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        gap(ui, 1.0);
        number(ui, &say!(words, "penalty-team"), ids()[0], &mut self.team);
        team_name(ui, cx, &self.team);
        if let Some(team) = self.team(cx) {
            gap(ui, 1.0);
            if team.players.is_empty() {
                ui.label(body(say!(words, "substitute-nobody")).color(palette(ui).text_weak));
            }
            grouped(ui, &say!(words, "substitute-out"), |ui| {
                for (i, player) in team.players.iter().enumerate() {
                    ui.radio_value(&mut self.out, i, body(player));
                }
            });
        }
        gap(ui, 1.0);
        let width = ui.available_width();
        if field_with(ui, &say!(words, "substitute-in"), &mut self.comes, width, Some(ids()[1])).changed() {
            self.refusal = None;
        }
        ui.label(small(say!(words, "substitute-means")).color(palette(ui).text_weak));
        let first = usize::from(!self.team.is_empty());
        let [team, name] = ids();
        lead(ui, &[(team, self.team.as_str()), (name, self.comes.as_str())], first, &mut self.begun);
    }

    fn follows(&self, ui: &mut Ui, cx: &Cx<'_>) {
        gap(ui, 1.0);
        match self.command(cx) {
            Some(command) if !self.comes.trim().is_empty() => of_command(ui, cx, &command),
            _ => _ = ui.label(body(say!(cx.words, "substitute-type")).color(palette(ui).text_weak)),
        }
    }
}
