//! Penalties: one given with its reason, those in force taken back with theirs. « Trois fausses donnes » is a preset of the
//! ruleset. What follows is said before.

use super::consequences::{WIDE, beside, of_command};
use super::points_form::{PointsForm, Preset, in_force};
use super::{Dialog, carry_out};
use crate::domain::command::{Command, PenaltyCommand};
use crate::domain::{PenaltyId, Refusal, TeamNumber};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{body, palette};
use crate::gui::widgets::{Kind, gap};
use crate::say;
use eframe::egui::Ui;

/// The dialog.
pub struct Penalty {
    form: PointsForm,
    taking_back: Option<PenaltyId>,
    refusal: Option<Refusal>,
}

impl Penalty {
    /// For a team, if it is known already.
    pub fn new(team: Option<TeamNumber>) -> Self {
        Self { form: PointsForm::new(None, team), taking_back: None, refusal: None }
    }

    /// To take one back.
    pub fn taking_back(id: PenaltyId) -> Self {
        Self { taking_back: Some(id), ..Self::new(None) }
    }

    /// The penalty as typed, or to be taken back.
    fn command(&self, reason: &str) -> Option<Command> {
        let reason = reason.to_owned();
        if let Some(id) = self.taking_back {
            return Some(Command::Penalties(PenaltyCommand::TakeBack { id: id.get(), reason }));
        }
        let given = self.form.given()?;
        let (round, team, points) = (given.round, given.team, given.points);
        Some(Command::Penalties(PenaltyCommand::Give { round, team, points, reason }))
    }

    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        if let Some(id) = self.taking_back {
            gap(ui, 1.0);
            if let Some(penalty) = cx.tournament.penalties.get(&id) {
                ui.label(body(line(cx, penalty)));
            }
            return self.form.reason_alone(ui, cx);
        }
        let points = cx.tournament.ruleset.misdeal_penalty;
        let (name, reason) = (say!(words, "penalty-misdeals", points = points), say!(words, "penalty-misdeals-reason"));
        self.form.ui(ui, cx, &Preset { name, points, reason });
    }

    /// Why not, or what follows; and the penalties in force.
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
        let back = |id| say!(words, "penalty-take-back", id = id);
        let all = cx.tournament.penalties.values().map(|penalty| (penalty.id, line(cx, penalty), back(penalty.id)));
        if let Some(id) = in_force(ui, cx, &say!(words, "penalty-in-force"), &all.collect::<Vec<_>>()) {
            *self = Self::taking_back(id);
        }
    }
}

impl Dialog for Penalty {
    fn title(&self, cx: &Cx<'_>) -> String {
        match self.taking_back {
            None => say!(cx.words, "penalty-title"),
            Some(id) => say!(cx.words, "penalty-take-back-title", id = id),
        }
    }

    fn width(&self) -> f32 {
        WIDE
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        beside(ui, cx, self, |d| d.refusal.as_ref(), |dialog, ui| dialog.fields(ui, cx), |dialog, ui| dialog.follows(ui, cx));
        let name = if self.taking_back.is_some() { say!(words, "penalty-take-back-do") } else { say!(words, "penalty-do") };
        carry_out(ui, cx, Kind::Primary, &name, self.command(&self.form.reason), actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

fn line(cx: &Cx<'_>, penalty: &crate::domain::Penalty) -> String {
    let (team, round) = (penalty.team, penalty.round);
    say!(cx.words, "penalty-line", team = team, round = round, points = penalty.points, reason = &penalty.reason)
}
