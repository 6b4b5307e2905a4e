//! « Projecteur » in the first window: what the hall sees, page by page, the message, the pace, and what stays hidden.

use super::settings::ProjectorSettings;
use super::window::Shown;
use crate::domain::Refusal;
use crate::gui::action::{Action, Actions, ProjectorWish, Setting};
use crate::gui::cx::Cx;
use crate::gui::dialogs::{Dialog, entered};
use crate::gui::theme::{STEP, palette, small};
use crate::gui::widgets::{Kind, button, check, field_with, grouped, toggle};
use crate::i18n::Words;
use crate::say;
use crate::views::projector::Scores;
use crate::views::projector::pages;
use crate::views::projector::turn::{Going, TurnWish, Wanted};
use eframe::egui::Ui;

/// The dialog.
pub struct ProjectorControl {
    message: String,
}

impl ProjectorControl {
    /// With the message as it is.
    pub fn new(cx: &Cx<'_>) -> Self {
        Self { message: cx.settings.projector.message.clone() }
    }
}

impl Dialog for ProjectorControl {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "bar-projector")
    }

    fn width(&self) -> f32 {
        760.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        ui.spacing_mut().item_spacing.y = 12.0;
        let is_entered = entered(ui);
        pages(ui, cx, actions);
        steps(ui, cx, actions);
        self.message(ui, cx, is_entered, actions);
        settings(ui, cx.words, &cx.settings.projector, actions);
        window(ui, cx, actions);
    }

    fn refused(&mut self, _refusal: Refusal) {}
}

impl ProjectorControl {
    /// The message is shown when it is whole: by ⏎ or its button.
    fn message(&mut self, ui: &mut Ui, cx: &Cx<'_>, is_entered: bool, actions: &mut Actions) {
        let (words, settings) = (cx.words, &cx.settings.projector);
        let mut shown = is_entered;
        field_with(ui, &say!(words, "projector-message"), &mut self.message, ui.available_width(), None);
        ui.horizontal_wrapped(|ui| {
            shown |= button(ui, Kind::Small, &say!(words, "projector-message-show"), Some("⏎")).clicked();
            if button(ui, Kind::Small, &say!(words, "projector-message-forget"), None).clicked() {
                self.message.clear();
                set(actions, settings.clone().with_message(""));
                turn(actions, TurnWish::Show(Wanted::ByTurns));
            }
        });
        if shown && !self.message.trim().is_empty() {
            set(actions, settings.clone().with_message(&self.message));
            turn(actions, TurnWish::Show(Wanted::Only(pages::Kind::Message)));
        }
    }
}

/// What is shown.
fn pages(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    let words = cx.words;
    let all = [
        (say!(words, "projector-turns"), Wanted::ByTurns),
        (say!(words, "projector-by-table"), Wanted::Only(pages::Kind::Tables)),
        (say!(words, "projector-by-team"), Wanted::Only(pages::Kind::Teams)),
        (say!(words, "command-standings"), Wanted::Only(pages::Kind::Ranking)),
        (say!(words, "projector-clock"), Wanted::Only(pages::Kind::Clock)),
        (say!(words, "projector-message"), Wanted::Only(pages::Kind::Message)),
    ];
    let before = cx.projector.map(|shown| shown.wanted);
    let mut wanted = before;
    grouped(ui, &say!(words, "projector-pages"), |ui| {
        ui.horizontal_wrapped(|ui| {
            for (name, this) in all {
                toggle(ui, &name, Some(this), &mut wanted);
            }
        });
    });
    if let Some(wanted) = wanted.filter(|_| wanted != before) {
        turn(actions, TurnWish::Show(wanted));
    }
}

/// Page by page.
fn steps(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    let words = cx.words;
    let is_stopped = cx.projector.is_some_and(|Shown { going, .. }| going == Going::Stopped);
    let stop = if is_stopped { say!(words, "projector-go-on") } else { say!(words, "projector-stop") };
    let mut all = vec![
        (say!(words, "projector-previous"), TurnWish::Previous),
        (stop, TurnWish::StopOrGo),
        (say!(words, "projector-next"), TurnWish::Next),
    ];
    let last = cx.tournament.ruleset.rounds;
    if cx.tournament.rounds.get(&last).is_some_and(|round| cx.tournament.is_complete(round)) {
        all.push((say!(words, "projector-unveil"), TurnWish::UnveilOne));
        all.push((say!(words, "projector-unveil-page"), TurnWish::UnveilPage));
    }
    ui.horizontal_wrapped(|ui| {
        for (name, wish) in all {
            if button(ui, Kind::Small, &name, None).clicked() {
                turn(actions, wish);
            }
        }
    });
}

/// The pace, and what stays hidden.
fn settings(ui: &mut Ui, words: &Words, settings: &ProjectorSettings, actions: &mut Actions) {
    grouped(ui, &say!(words, "projector-pace"), |ui| {
        ui.horizontal(|ui| {
            if button(ui, Kind::Small, &say!(words, "projector-faster"), None).clicked() {
                set(actions, settings.clone().faster());
            }
            ui.label(say!(words, "projector-seconds", seconds = settings.pace()));
            if button(ui, Kind::Small, &say!(words, "projector-slower"), None).clicked() {
                set(actions, settings.clone().slower());
            }
        });
    });
    let mut hides = settings.scores == Scores::HiddenInLastRound;
    if check(ui, &say!(words, "projector-hide"), &mut hides).changed() {
        let scores = if hides { Scores::HiddenInLastRound } else { Scores::Shown };
        set(actions, settings.clone().with_scores(scores));
    }
    ui.label(small(say!(words, "projector-hide-more")).color(palette(ui).text_weak));
}

/// Its window.
fn window(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    let words = cx.words;
    ui.add_space(STEP);
    ui.horizontal_wrapped(|ui| {
        if cx.projector.is_none() {
            if button(ui, Kind::Primary, &say!(words, "projector-open"), Some("F9")).clicked() {
                actions.push(Action::Project(ProjectorWish::OpenOrNext));
            }
            return;
        }
        for (name, wish) in [
            (say!(words, "command-full-screen"), ProjectorWish::FullScreen),
            (say!(words, "projector-other-screen"), ProjectorWish::OtherScreen),
            (say!(words, "projector-close"), ProjectorWish::Close),
        ] {
            if button(ui, Kind::Plain, &name, None).clicked() {
                actions.push(Action::Project(wish));
            }
        }
    });
}

fn turn(actions: &mut Actions, wish: TurnWish) {
    actions.push(Action::Project(ProjectorWish::Turn(wish)));
}

fn set(actions: &mut Actions, settings: ProjectorSettings) {
    actions.push(Action::Set(Setting::Projector(settings)));
}
