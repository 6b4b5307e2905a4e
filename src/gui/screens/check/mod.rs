//! « Contrôle »: what is open, each with the button that goes there ([`open`]); all sheets with sums anybody can add up
//! again ([`sums`]); the journal in sentences ([`journal`]). Puts nothing right itself.

mod journal;
mod open;
mod sums;

use crate::domain::Moment;
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::frame::{Hint, is_narrow};
use crate::gui::widgets::toggle;
use crate::i18n::Words;
use crate::say;
use crate::views::anomalies;
use eframe::egui::{Ui, UiBuilder, Vec2};

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    shown: open::Shown,
    sums: sums::State,
    journal: journal::State,
    side: Side,
    /// When the file was proved, and what was found.
    verified: Option<(Moment, Vec<String>)>,
    /// The first button gets the keyboard with the next frame.
    arrived: bool,
}

/// What is in view where there is no room for both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Side {
    #[default]
    Work,
    Journal,
}

impl State {
    /// The file was proved.
    pub fn verified(&mut self, at: Moment, findings: Vec<String>) {
        self.verified = Some((at, findings));
    }

    /// The screen is come to.
    pub fn arrive(&mut self) {
        self.arrived = true;
    }
}

/// The width of the journal.
const RIGHT: f32 = 352.0;

/// Draws the screen.
pub fn ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    let audit = anomalies::audit(cx.tournament, cx.history);
    if is_narrow(ui) {
        ui.horizontal(|ui| {
            for (name, side) in [(say!(words, "check-side-work"), Side::Work), (say!(words, "check-journal"), Side::Journal)] {
                toggle(ui, &name, side, &mut state.side);
            }
        });
        match state.side {
            Side::Work => work(ui, cx, &audit, state, actions),
            Side::Journal => journal::ui(ui, cx, &mut state.journal, actions),
        }
        return;
    }
    let area = ui.available_rect_before_wrap();
    let left = area.with_max_x(area.right() - RIGHT - 24.0);
    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("check-work"), |ui| work(ui, cx, &audit, state, actions));
    let right = area.with_min_x(area.right() - RIGHT);
    ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("check-journal"), |ui| {
        journal::ui(ui, cx, &mut state.journal, actions);
    });
    ui.allocate_space(Vec2::new(area.width(), 0.0));
}

fn work(ui: &mut Ui, cx: &Cx<'_>, audit: &anomalies::Audit, state: &mut State, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 16.0;
    open::ui(ui, cx, audit, state, actions);
    sums::ui(ui, cx, &audit.sheets, &mut state.sums, actions);
}

/// Its keys.
pub fn hints(words: &Words) -> Vec<Hint> {
    vec![
        ("↑ ↓".to_owned(), say!(words, "check-hint-choose")),
        ("⏎".to_owned(), say!(words, "check-hint-go")),
        ("Tab".to_owned(), say!(words, "check-hint-zones")),
        (say!(words, "check-key-undo"), say!(words, "check-hint-undo")),
        (say!(words, "check-key-verify"), say!(words, "check-hint-verify")),
    ]
}
