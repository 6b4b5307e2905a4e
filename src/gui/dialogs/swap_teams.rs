//! « Échanger deux équipes… »: two numbers, what comes of it, a reason.

use super::consequences::{WIDE, beside, of_command};
use super::fields::lead;
use super::{Dialog, carry_out};
use crate::domain::command::{Command, RoundCommand};
use crate::domain::{Change, Edit, Refusal, Round, RoundNumber, TeamNumber};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{STEP, Weight, body, font, palette, small, strong};
use crate::gui::widgets::{Digits, Icon, Kind, cut, digits, gap, icon, reason_with};
use crate::say;
use eframe::egui::{Align2, Id, Sense, Ui, Vec2};

/// The dialog.
pub struct SwapTeams {
    round: RoundNumber,
    teams: [String; 2],
    reason: String,
    begun: bool,
    refusal: Option<Refusal>,
}

impl SwapTeams {
    /// For a drawn round, with the teams that are known already.
    pub fn new(round: RoundNumber, one: Option<TeamNumber>, other: Option<TeamNumber>) -> Self {
        let text = |team: Option<TeamNumber>| team.map_or_else(String::new, |team| team.to_string());
        Self { round, teams: [text(one), text(other)], reason: String::new(), begun: false, refusal: None }
    }

    fn command(&self, cx: &Cx<'_>, reason: &str) -> Option<Command> {
        let [one, other] = &self.teams;
        let teams = [one.parse().ok()?, other.parse().ok()?];
        Some(Command::Rounds(RoundCommand::Swap { round: self.round.get(), teams, reason: reason.to_owned(), at: cx.now }))
    }
}

/// The fields, in their order.
fn ids() -> [Id; 3] {
    ["swap-one", "swap-other", "swap-reason"].map(Id::unique)
}

impl Dialog for SwapTeams {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "swap-title", round = self.round)
    }

    fn width(&self) -> f32 {
        WIDE
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        // What follows does not depend on the reason: any will do to look at it.
        let wish = self.command(cx, "…");
        let follows = |_: &mut Self, ui: &mut Ui| match &wish {
            Some(command) => follows(ui, cx, command),
            None => _ = ui.label(body(say!(words, "swap-type")).color(palette(ui).text_weak)),
        };
        beside(ui, cx, self, |d| d.refusal.as_ref(), |dialog, ui| dialog.fields(ui, cx), follows);
        carry_out(ui, cx, Kind::Primary, &say!(words, "swap-do"), self.command(cx, &self.reason), actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl SwapTeams {
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        gap(ui, 1.0);
        let half = (ui.available_width() - 56.0) / 2.0;
        ui.horizontal_top(|ui| {
            team(ui, cx, half, &say!(words, "swap-one"), ids()[0], &mut self.teams[0], self.round);
            let (rect, _) = ui.allocate_exact_size(Vec2::new(32.0, 64.0), Sense::hover());
            icon::paint(ui.painter(), Icon::Swap, rect.center() + Vec2::new(0.0, 14.0), 24.0, palette(ui).text_weak);
            team(ui, cx, half, &say!(words, "swap-other"), ids()[1], &mut self.teams[1], self.round);
        });
        gap(ui, 1.0);
        reason_with(ui, &say!(words, "reason-required"), &mut self.reason, Some(ids()[2]));
        let typed = [&self.teams[0], &self.teams[1], &self.reason].map(String::as_str);
        let first = typed[..2].iter().position(|text| text.is_empty()).unwrap_or(2);
        let fields: Vec<_> = ids().into_iter().zip(typed).collect();
        lead(ui, &fields, first, &mut self.begun);
    }
}

/// The tables as they would be, and what else follows.
fn follows(ui: &mut Ui, cx: &Cx<'_>, command: &Command) {
    gap(ui, 1.0);
    for change in cx.could(command).into_iter().flat_map(|decision| decision.changes) {
        if let Change::Round(Edit { before: Some(before), after: Some(after) }) = change {
            tables(ui, cx, &before, &after);
        }
    }
    of_command(ui, cx, command);
}

/// A field for a team's number, and who it is.
fn team(ui: &mut Ui, cx: &Cx<'_>, width: f32, label: &str, id: Id, text: &mut String, round: RoundNumber) {
    let known = text.parse().ok().and_then(|number: u32| cx.tournament.team(number).ok()).map(|team| team.number);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        let size = Vec2::new(96.0, 48.0);
        let look = Digits { id, most: 4, size, text: 24.0, align: Align2::CENTER_CENTER, is_wrong: false };
        ui.label(small(label).color(palette(ui).text_weak));
        digits(ui, None, label, text, &look);
        let Some(number) = known else { return };
        let name = cx.team(number).name;
        let (galley, _) = cut(ui, &name, font(16.0, Weight::Bold), palette(ui).text, width);
        ui.label(galley).on_hover_text(&name);
        let drawn = cx.tournament.rounds.get(&round);
        let at = drawn.and_then(|round| round.of(number)).map(|(m, side)| (m.table, m.team(side.other())));
        let now = match at {
            Some((table, against)) => say!(cx.words, "swap-now", table = table, against = against),
            None => say!(cx.words, "swap-no-table"),
        };
        ui.label(small(now).color(palette(ui).text_weak));
    });
}

/// « Table 12 : 31 – 68, avant 31 – 8 », a line a table.
fn tables(ui: &mut Ui, cx: &Cx<'_>, before: &Round, after: &Round) {
    for m in after.matches.iter().filter(|m| !before.matches.contains(m)) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = STEP;
            let now = say!(cx.words, "swap-table", table = m.table, a = m.team_a, b = m.team_b);
            ui.label(strong(now));
            if let Some(was) = before.at(m.table) {
                let was = say!(cx.words, "swap-before", a = was.team_a, b = was.team_b);
                ui.label(body(was).color(palette(ui).text_weak));
            }
        });
    }
    if let Some(team) = after.bye.filter(|_| after.bye != before.bye) {
        ui.label(strong(say!(cx.words, "swap-bye", team = team)));
    }
}
