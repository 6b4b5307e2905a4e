//! Penalties: one given with its reason, those in force taken back with theirs. « Trois fausses donnes » is a preset of the
//! ruleset.

use super::{Deed, Dialog, foot, refusal_note};
use crate::domain::command::{Command, PenaltyCommand};
use crate::domain::points::NotPoints;
use crate::domain::{PenaltyId, Points, Refusal, RoundNumber, TeamNumber};
use crate::gui::action::{Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::keys::{plain, pressed};
use crate::gui::place::Place;
use crate::gui::theme::{STEP, Weight, body, font, palette, small, strong};
use crate::gui::widgets::{
    Digits, Kind, Tone, button, cut, digits, field_with, gap, note, reason_with, separator, take_up, toggle,
};
use crate::i18n::number;
use crate::say;
use crate::views::consequences::Consequences;
use eframe::egui::{Align, Align2, Id, Key, Layout, ScrollArea, Ui, Vec2};

/// The dialog.
pub struct Penalty {
    round: Option<RoundNumber>,
    team: String,
    points: String,
    reason: String,
    taking_back: Option<PenaltyId>,
    begun: bool,
    refusal: Option<Refusal>,
}

impl Penalty {
    /// For a team, if it is known already.
    pub fn new(team: Option<TeamNumber>) -> Self {
        Self {
            round: None,
            team: team.map_or_else(String::new, |team| team.to_string()),
            points: String::new(),
            reason: String::new(),
            taking_back: None,
            begun: false,
            refusal: None,
        }
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
        let round = self.round?.get();
        let (team, points) = (self.team.parse().ok()?, self.points.parse().ok()?);
        Some(Command::Penalties(PenaltyCommand::Give { round, team, points, reason }))
    }
}

/// The fields, in their order.
fn ids() -> [Id; 3] {
    ["penalty-team", "penalty-points", "penalty-reason"].map(Id::unique)
}

impl Dialog for Penalty {
    fn title(&self, cx: &Cx<'_>) -> String {
        match self.taking_back {
            None => say!(cx.words, "penalty-title"),
            Some(id) => say!(cx.words, "penalty-take-back-title", id = id),
        }
    }

    fn width(&self) -> f32 {
        720.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        gap(ui, 1.0);
        if self.round.is_none() {
            self.round = first_round(cx);
        }
        match self.taking_back {
            None => self.fields(ui, cx),
            Some(id) => taken_back(ui, cx, id),
        }
        gap(ui, 1.0);
        reason_with(ui, &say!(words, "reason-required"), &mut self.reason, Some(ids()[2]));
        self.keyboard(ui);
        self.consequences(ui, cx);
        refusal_note(ui, cx, self.refusal.as_ref());
        if self.taking_back.is_none() {
            self.in_force(ui, cx);
        }
        let command = self.command(&self.reason);
        let refusal = match &command {
            Some(command) => cx.could(command).err(),
            None => Some(Refusal::NothingGiven),
        };
        let name = if self.taking_back.is_some() { say!(words, "penalty-take-back-do") } else { say!(words, "penalty-do") };
        if foot(ui, cx, &Deed { kind: Kind::Primary, name: &name, refusal: refusal.as_ref() }, actions)
            && let Some(command) = command
        {
            actions.run(command, Asker::Dialog);
        }
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl Penalty {
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        ui.horizontal(|ui| {
            ui.label(small(say!(words, "penalty-round")).color(palette(ui).text_weak));
            ui.spacing_mut().item_spacing.x = 4.0;
            for round in cx.tournament.rounds.keys() {
                toggle(ui, &say!(words, "step-round", round = *round), Some(*round), &mut self.round);
            }
        });
        gap(ui, 1.0);
        ui.horizontal_top(|ui| {
            let [team, points, _] = ids();
            let look = |id| Digits {
                id,
                most: 4,
                size: Vec2::new(96.0, 40.0),
                text: 18.0,
                align: Align2::CENTER_CENTER,
                is_wrong: false,
            };
            let label = say!(words, "penalty-team");
            digits(ui, Some(&label), &label, &mut self.team, &look(team));
            ui.add_space(STEP);
            field_with(ui, &say!(words, "penalty-points"), &mut self.points, 120.0, Some(points));
            ui.add_space(STEP);
            ui.vertical(|ui| {
                ui.add_space(28.0);
                let preset = cx.tournament.ruleset.misdeal_penalty;
                if button(ui, Kind::Small, &say!(words, "penalty-misdeals", points = preset), None).clicked() {
                    self.points = number::points(preset);
                    self.reason = say!(words, "penalty-misdeals-reason");
                }
            });
        });
        let team = self.team.parse().ok().and_then(|number: u32| cx.tournament.team(number).ok()).map(|team| team.number);
        if let Some(team) = team {
            let name = cx.team(team).name;
            let (galley, _) = cut(ui, &name, font(16.0, Weight::Bold), palette(ui).text, ui.available_width());
            ui.label(galley).on_hover_text(&name);
        }
        if let Err(fault) = self.points.parse::<Points>()
            && !self.points.trim().is_empty()
        {
            let text = match fault {
                NotPoints::Malformed => say!(words, "penalty-not-points"),
                NotPoints::TooLarge => say!(words, "penalty-too-many-points"),
            };
            ui.label(small(text).color(palette(ui).error));
        }
    }

    /// ⏎ leads from field to field; the first that is empty has the keyboard when the dialog opens.
    fn keyboard(&mut self, ui: &Ui) {
        let ids = ids();
        if !self.begun {
            self.begun = true;
            let at = match (self.taking_back, self.team.is_empty()) {
                (Some(_), _) => 2,
                (None, true) => 0,
                (None, false) => 1,
            };
            ui.memory_mut(|memory| memory.request_focus(ids[at]));
            return;
        }
        let focused = ui.memory(eframe::egui::Memory::focused);
        if let Some(at @ 0..=1) = ids.iter().position(|id| Some(*id) == focused)
            && pressed(ui, plain(Key::Enter))
        {
            take_up(ui, ids[at + 1], [&self.team, &self.points, &self.reason][at + 1]);
        }
    }

    /// Why not, or the ranks and papers that change.
    fn consequences(&self, ui: &mut Ui, cx: &Cx<'_>) {
        // What follows does not depend on the reason: any will do to look at it.
        let Some(command) = self.command("…") else { return };
        match Consequences::of(cx.tournament, cx.history, &command) {
            Err(refusal) => refusal_note(ui, cx, Some(&refusal)),
            Ok(consequences) => {
                let lines = cx.words.consequences(&consequences);
                if let Some((first, rest)) = lines.split_first() {
                    note(ui, Tone::Neutral, first, |ui| {
                        for line in rest.iter().take(3) {
                            ui.label(small(line));
                        }
                    });
                }
            }
        }
    }

    /// Those in force, each with its way back.
    fn in_force(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        if cx.tournament.penalties.is_empty() {
            return;
        }
        gap(ui, 1.0);
        ui.label(strong(say!(words, "penalty-in-force")));
        let height = (ui.ctx().content_rect().height() - 650.0).clamp(64.0, 240.0);
        ScrollArea::vertical().id_salt("penalties").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for penalty in cx.tournament.penalties.values() {
                separator(ui);
                ui.horizontal(|ui| {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let name = say!(words, "penalty-take-back", id = penalty.id);
                        if cx.may_write() && button(ui, Kind::Small, &name, None).clicked() {
                            *self = Self::taking_back(penalty.id);
                        }
                        ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.label(body(line(cx, penalty))));
                    });
                });
            }
        });
    }
}

fn taken_back(ui: &mut Ui, cx: &Cx<'_>, id: PenaltyId) {
    if let Some(penalty) = cx.tournament.penalties.get(&id) {
        ui.label(body(line(cx, penalty)));
    }
}

fn line(cx: &Cx<'_>, penalty: &crate::domain::Penalty) -> String {
    let (team, round) = (penalty.team, penalty.round);
    say!(cx.words, "penalty-line", team = team, round = round, points = penalty.points, reason = &penalty.reason)
}

/// The round one is at, else the last drawn.
fn first_round(cx: &Cx<'_>) -> Option<RoundNumber> {
    let here = match cx.place {
        Place::Round(round, _) => Some(round).filter(|round| cx.tournament.rounds.contains_key(round)),
        _ => None,
    };
    here.or_else(|| cx.tournament.last_drawn().map(|round| round.number))
}
