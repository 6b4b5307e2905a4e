//! « Donner la place d'une équipe qui ne vient pas » : a team that came late, or the one that sits out, plays in place of one
//! that does not come to its table. What follows is said before.

use super::consequences::{WIDE, beside, of_command};
use super::fields::{lead, number, team_name};
use super::seat_teams::seats;
use super::{Dialog, carry_out};
use crate::domain::command::{Command, RoundCommand};
use crate::domain::{Refusal, TeamNumber};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{body, palette, small};
use crate::gui::widgets::{Kind, gap, grouped};
use crate::say;
use crate::views::late;
use eframe::egui::{Id, Ui};

/// The dialog.
pub struct TakeSeat {
    of: String,
    comes: Option<TeamNumber>,
    begun: bool,
    refusal: Option<Refusal>,
}

fn id() -> Id {
    Id::unique("take-seat-of")
}

impl TakeSeat {
    /// For the place of a team, if it is known already.
    pub fn new(of: Option<TeamNumber>) -> Self {
        let of = of.map_or_else(String::new, |team| team.to_string());
        Self { of, comes: None, begun: false, refusal: None }
    }

    fn command(&self, cx: &Cx<'_>) -> Option<Command> {
        let (round, team) = (cx.tournament.last_drawn()?.number.get(), self.comes?.get());
        Some(Command::Rounds(RoundCommand::TakeSeat { round, team, of: self.of.parse().ok()?, at: cx.now }))
    }
}

/// Who could play in the place of another: the teams that came late, and the one that sits out.
fn free(cx: &Cx<'_>) -> Vec<TeamNumber> {
    let late = late::unseated(cx.tournament).map(|(_, teams)| teams).unwrap_or_default();
    late.into_iter().chain(cx.tournament.last_drawn().and_then(|round| round.bye)).collect()
}

impl Dialog for TakeSeat {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "take-seat-title")
    }

    fn width(&self) -> f32 {
        WIDE
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        beside(ui, cx, self, |d| d.refusal.as_ref(), |dialog, ui| dialog.fields(ui, cx), |dialog, ui| dialog.follows(ui, cx));
        carry_out(ui, cx, Kind::Primary, &say!(cx.words, "take-seat-do"), self.command(cx), actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl TakeSeat {
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        gap(ui, 1.0);
        number(ui, &say!(words, "take-seat-of"), id(), &mut self.of);
        team_name(ui, cx, &self.of);
        lead(ui, &[(id(), self.of.as_str())], 0, &mut self.begun);
        gap(ui, 1.0);
        let free = free(cx);
        self.comes = self.comes.filter(|team| free.contains(team)).or(free.first().copied());
        if free.is_empty() {
            ui.label(body(say!(words, "take-seat-nobody")));
        } else {
            grouped(ui, &say!(words, "take-seat-who"), |ui| {
                for team in free {
                    let name = say!(words, "seat-team", team = team, name = cx.team(team).name);
                    ui.radio_value(&mut self.comes, Some(team), body(name));
                }
            });
        }
        gap(ui, 1.0);
        ui.label(small(say!(words, "take-seat-means")).color(palette(ui).text_weak));
    }

    fn follows(&self, ui: &mut Ui, cx: &Cx<'_>) {
        gap(ui, 1.0);
        match self.command(cx) {
            Some(command) => {
                seats(ui, cx, &command);
                of_command(ui, cx, &command);
            }
            None => _ = ui.label(body(say!(cx.words, "take-seat-type")).color(palette(ui).text_weak)),
        }
    }
}
