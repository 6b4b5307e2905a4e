//! What a penalty and points granted are typed with: round, team, points, a reason. Knows neither of them.

use super::fields::{lead, number, points, points_fault, round_at_hand, rounds, team_name};
use crate::domain::{Points, RoundNumber, TeamNumber};
use crate::gui::cx::Cx;
use crate::gui::theme::{STEP, body, strong};
use crate::gui::widgets::{Kind, button, gap, reason_with, separator};
use crate::i18n::number::typed;
use crate::say;
use eframe::egui::{Align, Id, Layout, Ui};

/// The fields as typed.
pub(super) struct PointsForm {
    round: Option<RoundNumber>,
    team: String,
    points: String,
    pub(super) reason: String,
    begun: bool,
}

/// Points that are often meant, and their usual reason.
pub(super) struct Preset {
    pub(super) name: String,
    pub(super) points: Points,
    pub(super) reason: String,
}

/// What is typed, where it can be read.
pub(super) struct Given {
    pub(super) round: u32,
    pub(super) team: u32,
    pub(super) points: Points,
}

/// The fields, in their order.
fn ids() -> [Id; 3] {
    ["points-team", "points-points", "points-reason"].map(Id::unique)
}

impl PointsForm {
    /// For a round and a team, if they are known already.
    pub(super) fn new(round: Option<RoundNumber>, team: Option<TeamNumber>) -> Self {
        let team = team.map_or_else(String::new, |team| team.to_string());
        Self { round, team, points: String::new(), reason: String::new(), begun: false }
    }

    /// What is typed, where it can be read.
    pub(super) fn given(&self) -> Option<Given> {
        let (team, points) = (self.team.parse().ok()?, self.points.parse().ok()?);
        Some(Given { round: self.round?.get(), team, points })
    }

    /// All fields.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, preset: &Preset) {
        let [team, amount, _] = ids();
        gap(ui, 1.0);
        self.round = self.round.or_else(|| round_at_hand(cx));
        rounds(ui, cx, &mut self.round);
        gap(ui, 1.0);
        ui.horizontal_top(|ui| {
            number(ui, &say!(cx.words, "penalty-team"), team, &mut self.team);
            ui.add_space(STEP);
            points(ui, cx, amount, &mut self.points);
        });
        team_name(ui, cx, &self.team);
        points_fault(ui, cx, &self.points);
        if button(ui, Kind::Small, &preset.name, None).clicked() {
            self.points = typed(preset.points);
            self.reason.clone_from(&preset.reason);
        }
        self.reason(ui, cx);
        let first = usize::from(!self.team.is_empty());
        let texts = [&self.team, &self.points, &self.reason].map(String::as_str);
        let fields: Vec<_> = ids().into_iter().zip(texts).collect();
        lead(ui, &fields, first, &mut self.begun);
    }

    /// The reason alone: all that is wanted to take points back.
    pub(super) fn reason_alone(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        self.reason(ui, cx);
        lead(ui, &[(ids()[2], self.reason.as_str())], 0, &mut self.begun);
    }

    fn reason(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        gap(ui, 1.0);
        reason_with(ui, &say!(cx.words, "reason-required"), &mut self.reason, Some(ids()[2]));
    }
}

/// What is in force, a line each with its way back; gives the one whose way back is wanted.
pub(super) fn in_force<T: Copy>(ui: &mut Ui, cx: &Cx<'_>, title: &str, lines: &[(T, String, String)]) -> Option<T> {
    if lines.is_empty() {
        return None;
    }
    gap(ui, 1.0);
    ui.label(strong(title));
    let mut wanted = None;
    ui.spacing_mut().item_spacing.y = 4.0;
    for (which, line, back) in lines {
        separator(ui);
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if cx.may_write() && button(ui, Kind::Small, back, None).clicked() {
                    wanted = Some(*which);
                }
                ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| ui.label(body(line)));
            });
        });
    }
    wanted
}
