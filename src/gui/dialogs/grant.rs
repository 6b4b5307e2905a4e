//! « Points accordés » : what a team gets for a round in which it did not stand, and how they are taken back. What follows is
//! said before.

use super::consequences::{WIDE, beside, of_command};
use super::points_form::{PointsForm, Preset, in_force};
use super::{Dialog, carry_out};
use crate::domain::command::{Command, GrantCommand};
use crate::domain::ruleset::Award;
use crate::domain::{Grant, Refusal, RoundNumber, TeamNumber, Tournament};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{body, palette, small};
use crate::gui::widgets::{Kind, gap};
use crate::say;
use eframe::egui::Ui;

/// The dialog.
pub struct GrantPoints {
    form: PointsForm,
    taking_back: Option<(RoundNumber, TeamNumber)>,
    refusal: Option<Refusal>,
}

impl GrantPoints {
    /// For a team, if it is known already: then for the first round in which it did not stand.
    pub fn new(tournament: &Tournament, team: Option<TeamNumber>) -> Self {
        let missed = |team| tournament.rounds.values().find(|round| round.teams().all(|other| other != team));
        let round = team.and_then(missed).map(|round| round.number);
        Self { form: PointsForm::new(round, team), taking_back: None, refusal: None }
    }

    /// The points as typed, or to be taken back.
    fn command(&self, reason: &str) -> Option<Command> {
        let reason = reason.to_owned();
        if let Some((round, team)) = self.taking_back {
            return Some(Command::Grants(GrantCommand::TakeBack { round: round.get(), team: team.get(), reason }));
        }
        let given = self.form.given()?;
        let (round, team, points) = (given.round, given.team, given.points);
        Some(Command::Grants(GrantCommand::Give { round, team, points, reason }))
    }

    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        if let Some(which) = self.taking_back {
            gap(ui, 1.0);
            if let Some(grant) = cx.tournament.grants.get(&which) {
                ui.label(body(line(cx, grant)));
            }
            return self.form.reason_alone(ui, cx);
        }
        gap(ui, 1.0);
        ui.label(small(say!(words, "grant-means")).color(palette(ui).text_weak));
        let points = cx.tournament.ruleset.award(Award::Half);
        let (name, reason) = (say!(words, "grant-half", points = points), say!(words, "grant-half-reason"));
        self.form.ui(ui, cx, &Preset { name, points, reason });
    }

    /// Why not, or what follows; and the points in force.
    fn follows(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        gap(ui, 1.0);
        // What follows does not depend on the reason: any will do to look at it.
        match self.command("…") {
            Some(command) => of_command(ui, cx, &command),
            None => _ = ui.label(body(say!(words, "points-nothing-yet")).color(palette(ui).text_weak)),
        }
        if self.taking_back.is_some() {
            return;
        }
        let back = |grant: &Grant| say!(words, "grant-take-back", team = grant.team, round = grant.round);
        let all = cx.tournament.grants.values().map(|grant| ((grant.round, grant.team), line(cx, grant), back(grant)));
        if let Some(which) = in_force(ui, cx, &say!(words, "grant-in-force"), &all.collect::<Vec<_>>()) {
            *self = Self { taking_back: Some(which), ..Self::new(cx.tournament, None) };
        }
    }
}

impl Dialog for GrantPoints {
    fn title(&self, cx: &Cx<'_>) -> String {
        match self.taking_back {
            None => say!(cx.words, "grant-title"),
            Some((round, team)) => say!(cx.words, "grant-take-back-title", team = team, round = round),
        }
    }

    fn width(&self) -> f32 {
        WIDE
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        beside(ui, cx, self, |d| d.refusal.as_ref(), |dialog, ui| dialog.fields(ui, cx), |dialog, ui| dialog.follows(ui, cx));
        let name = if self.taking_back.is_some() { say!(words, "grant-take-back-do") } else { say!(words, "grant-do") };
        carry_out(ui, cx, Kind::Primary, &name, self.command(&self.form.reason), actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

fn line(cx: &Cx<'_>, grant: &Grant) -> String {
    let (team, round) = (grant.team, grant.round);
    say!(cx.words, "grant-line", team = team, round = round, points = grant.points, reason = &grant.reason)
}
