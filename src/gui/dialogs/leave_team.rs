//! A team leaves: off the list where it stands in no draw; otherwise it gives up, is disqualified, or comes back. What that
//! means for the matches already drawn is said before it is done.

use super::consequences::{WIDE, beside, of_command};
use super::fields::lead;
use super::{Dialog, carry_out};
use crate::domain::command::{Command, TeamCommand};
use crate::domain::{Refusal, RoundNumber, Team, TeamNumber, Tournament};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{body, palette};
use crate::gui::widgets::{Kind, gap, reason_with, toggle};
use crate::say;
use eframe::egui::{Id, Ui};

/// The dialog.
pub struct LeaveTeam {
    team: TeamNumber,
    how: How,
    from: RoundNumber,
    reason: String,
    begun: bool,
    refusal: Option<Refusal>,
}

/// How a team leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum How {
    /// Off the list.
    Remove,
    /// « Abandon ».
    Withdraw,
    /// « Disqualification ».
    Disqualify,
    /// It plays again.
    Return,
}

fn reason_id() -> Id {
    Id::unique("leave-team-reason")
}

impl LeaveTeam {
    /// For a team; what is likeliest is chosen.
    pub fn new(tournament: &Tournament, team: &Team) -> Self {
        let from = crate::views::registration::round_at_hand(tournament);
        let is_away = team.departure.is_some_and(|departure| departure.until.is_none());
        let how = match (is_away, tournament.is_drawn(team.number)) {
            (true, _) => How::Return,
            (false, true) => How::Withdraw,
            (false, false) => How::Remove,
        };
        Self { team: team.number, how, from, reason: String::new(), begun: false, refusal: None }
    }

    fn command(&self, cx: &Cx<'_>, reason: &str) -> Command {
        let (team, from, at) = (self.team.get(), self.from.get(), cx.now);
        Command::Teams(match self.how {
            How::Remove => TeamCommand::Remove { team },
            How::Withdraw => TeamCommand::Withdraw { team, from, at },
            How::Disqualify => TeamCommand::Disqualify { team, reason: reason.to_owned(), at },
            How::Return => TeamCommand::Return { team, from, at },
        })
    }
}

impl Dialog for LeaveTeam {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "leave-team-title", team = self.team, name = cx.team(self.team).name)
    }

    fn width(&self) -> f32 {
        WIDE
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        beside(ui, cx, self, |d| d.refusal.as_ref(), |dialog, ui| dialog.fields(ui, cx), |dialog, ui| dialog.follows(ui, cx));
        let (kind, name) = match self.how {
            How::Remove => (Kind::Danger, say!(words, "leave-team-do-remove")),
            How::Withdraw => (Kind::Danger, say!(words, "leave-team-do-withdraw", round = self.from)),
            How::Disqualify => (Kind::Danger, say!(words, "leave-team-do-disqualify")),
            How::Return => (Kind::Primary, say!(words, "leave-team-do-return", round = self.from)),
        };
        carry_out(ui, cx, kind, &name, Some(self.command(cx, &self.reason)), actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl LeaveTeam {
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        if self.how == How::Disqualify {
            lead(ui, &[(reason_id(), self.reason.as_str())], 0, &mut self.begun);
        }
        gap(ui, 1.0);
        if matches!(self.how, How::Withdraw | How::Disqualify) {
            ui.horizontal_wrapped(|ui| {
                toggle(ui, &say!(words, "leave-team-withdraw"), How::Withdraw, &mut self.how);
                if toggle(ui, &say!(words, "leave-team-disqualify"), How::Disqualify, &mut self.how).clicked() {
                    // With the next frame: a click elsewhere takes the keyboard away from a field.
                    self.begun = false;
                    ui.ctx().request_repaint();
                }
            });
        }
        let means = match self.how {
            How::Remove => say!(words, "leave-team-remove-means", team = self.team),
            How::Withdraw => say!(words, "leave-team-withdraw-means"),
            How::Disqualify => say!(words, "leave-team-disqualify-means"),
            How::Return => say!(words, "leave-team-return-means"),
        };
        ui.label(body(means));
        if matches!(self.how, How::Withdraw | How::Return) {
            self.rounds(ui, cx);
        }
        if self.how == How::Disqualify {
            reason_with(ui, &say!(words, "leave-team-reason"), &mut self.reason, Some(reason_id()));
        }
    }

    /// What follows does not depend on the reason: any will do to look at it.
    fn follows(&self, ui: &mut Ui, cx: &Cx<'_>) {
        gap(ui, 1.0);
        of_command(ui, cx, &self.command(cx, "…"));
    }

    /// From which round on.
    fn rounds(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        ui.horizontal_wrapped(|ui| {
            ui.label(body(say!(cx.words, "leave-team-from")).color(palette(ui).text_weak));
            for round in cx.tournament.ruleset.rounds.up_to() {
                toggle(ui, &say!(cx.words, "leave-team-round", round = round), round, &mut self.from);
            }
        });
    }
}
