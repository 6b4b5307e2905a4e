//! « Placer une équipe arrivée en retard » : teams that came after the draw get a seat in it, the other tables stay as they
//! are. Which table is new, who sits out and which papers are printed again is said before.

use super::consequences::{WIDE, beside, of_command};
use super::odd_teams::OddTeams;
use super::{Dialog, carry_out};
use crate::domain::command::{Command, RoundCommand};
use crate::domain::{Change, Edit, Refusal, Round, TeamNumber};
use crate::gui::action::{Action, Actions};
use crate::gui::cx::Cx;
use crate::gui::place::Place;
use crate::gui::theme::{Weight, body, font, lead, palette, small, strong};
use crate::gui::widgets::{Kind, check, cut, gap, link};
use crate::say;
use crate::views::late;
use eframe::egui::Ui;
use std::collections::BTreeSet;

/// The dialog.
#[derive(Default)]
pub struct SeatTeams {
    /// The teams that are not to be seated, though they could be.
    left_out: BTreeSet<TeamNumber>,
    refusal: Option<Refusal>,
}

impl SeatTeams {
    /// For all that came late.
    pub fn new() -> Self {
        Self::default()
    }

    fn command(&self, cx: &Cx<'_>) -> Option<Command> {
        let (round, mut teams) = late::unseated(cx.tournament)?;
        teams.retain(|team| !self.left_out.contains(team));
        let teams: Vec<_> = teams.iter().map(|team| team.get()).collect();
        (!teams.is_empty()).then(|| Command::Rounds(RoundCommand::Seat { round: round.get(), teams, at: cx.now }))
    }
}

impl Dialog for SeatTeams {
    fn title(&self, cx: &Cx<'_>) -> String {
        let round = cx.tournament.last_drawn().map_or(0, |round| round.number.get());
        say!(cx.words, "seat-title", round = i64::from(round))
    }

    fn width(&self) -> f32 {
        WIDE
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let to_do = self.command(cx);
        let mut to_registration = false;
        beside(
            ui,
            cx,
            self,
            |d| d.refusal.as_ref(),
            |dialog, ui| to_registration = dialog.teams(ui, cx),
            |_, ui| to_do.iter().for_each(|command| follows(ui, cx, command, actions)),
        );
        if to_registration {
            actions.push(Action::CloseDialog);
            actions.go(Place::Registration);
        }
        carry_out(ui, cx, Kind::Primary, &say!(cx.words, "seat-do"), self.command(cx), actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl SeatTeams {
    /// Who came late, each with its box. Where nobody did, gives whether one wants to register somebody.
    fn teams(&mut self, ui: &mut Ui, cx: &Cx<'_>) -> bool {
        let words = cx.words;
        let teams = late::unseated(cx.tournament).map(|(_, teams)| teams).unwrap_or_default();
        gap(ui, 1.0);
        if teams.is_empty() {
            ui.label(body(say!(words, "seat-nobody")));
            return link(ui, &say!(words, "seat-to-registration")).clicked();
        }
        ui.label(strong(say!(words, "seat-who")));
        for team in teams {
            let name = cx.team(team).name;
            let label = say!(words, "seat-team", team = team, name = name);
            let mut is_wanted = !self.left_out.contains(&team);
            if check(ui, &label, &mut is_wanted).changed() {
                self.refusal = None;
                if is_wanted {
                    self.left_out.remove(&team)
                } else {
                    self.left_out.insert(team)
                };
            }
        }
        gap(ui, 1.0);
        ui.label(small(say!(words, "seat-means")).color(palette(ui).text_weak));
        false
    }
}

/// The new tables, who sits out, and what else follows.
fn follows(ui: &mut Ui, cx: &Cx<'_>, command: &Command, actions: &mut Actions) {
    gap(ui, 1.0);
    seats(ui, cx, command);
    if let Err(Refusal::ByeNotAllowed { .. }) = cx.could(command)
        && link(ui, &say!(cx.words, "seat-way-out")).clicked()
    {
        actions.show(OddTeams::new());
    }
    of_command(ui, cx, command);
}

/// The tables of a draw that a command would change, who would sit out, and how many tables stay as they are.
pub(super) fn seats(ui: &mut Ui, cx: &Cx<'_>, command: &Command) {
    let changes = cx.could(command).map(|decision| decision.changes).unwrap_or_default();
    for change in &changes {
        if let Change::Round(Edit { before: Some(before), after: Some(after) }) = change {
            changed_seats(ui, cx, before, after);
            gap(ui, 1.0);
        }
    }
}

/// « Table 20 : 38 – 39 » and who that is, for each table that changes.
fn changed_seats(ui: &mut Ui, cx: &Cx<'_>, before: &Round, after: &Round) {
    let words = cx.words;
    for m in after.matches.iter().filter(|m| !before.matches.contains(m)) {
        ui.label(lead(say!(words, "swap-table", table = m.table, a = m.team_a, b = m.team_b)));
        for team in [m.team_a, m.team_b] {
            let line = say!(words, "seat-team", team = team, name = cx.team(team).name);
            let (galley, _) = cut(ui, &line, font(16.0, Weight::Regular), palette(ui).text_weak, ui.available_width());
            ui.label(galley);
        }
    }
    match (before.bye, after.bye) {
        (before, after) if before == after => {}
        (_, Some(team)) => _ = ui.label(lead(say!(words, "swap-bye", team = team))),
        (Some(team), None) => _ = ui.label(body(say!(words, "seat-bye-plays", team = team))),
        (None, None) => {}
    }
    let count = before.matches.iter().filter(|m| after.matches.contains(m)).count();
    ui.label(body(say!(words, "seat-others-stay", count = count)).color(palette(ui).text_weak));
}
