//! « Inscriptions »: one team is one line of fields and ⏎; what is odd, unpaid or twice is seen long before the draw.

mod beside;
mod cells;
mod counters;
mod keys;
mod line;
mod said;
mod spot;
mod table;

use crate::domain::{Refusal, TeamNumber};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::frame::{Hint, is_narrow};
use crate::gui::theme::{STEP, palette, strong};
use crate::gui::widgets::toggle;
use crate::i18n::{Words, sorting};
use crate::say;
use crate::views::registration::{self as desk, Counts, Parity, Query};
use eframe::egui::{Rect, Ui, UiBuilder};
pub use line::TeamLine;
use said::Said;
use spot::Spot;

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    line: TeamLine,
    said: Option<Said>,
    query: Query,
    chosen: Option<TeamNumber>,
    /// Where the keyboard is, and goes again after a dialog.
    spot: Spot,
    /// Where the keyboard is to go.
    go: Option<Spot>,
    /// The chosen team is to be brought into view.
    to_show: bool,
    page: Page,
}

/// What a narrow window shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Page {
    /// The teams.
    #[default]
    Teams,
    /// What else stands beside them.
    Beside,
}

impl State {
    /// The screen with a line that was half typed.
    pub fn with(line: TeamLine) -> Self {
        Self { line, go: Some(Spot::Name), ..Self::default() }
    }

    /// The line as far as it is typed.
    pub fn line(&self) -> &TeamLine {
        &self.line
    }

    /// The line was added.
    pub fn done(&mut self) {
        self.line = TeamLine::default();
        self.said = Some(Said::Came);
        self.go = Some(Spot::Name);
    }

    /// The line was refused: it stays, and the keyboard goes where it is wrong.
    pub fn refused(&mut self, refusal: Refusal) {
        self.go = said::spot_of(&refusal).or(self.go);
        self.said = Some(Said::Refused(refusal));
    }

    /// The screen is come to: what is typed goes into the line.
    pub fn arrive(&mut self) {
        self.page = Page::Teams;
        self.go = Some(Spot::Name);
    }

    /// Ctrl F.
    pub fn search(&mut self) {
        self.page = Page::Teams;
        self.go = Some(Spot::Search);
    }

    /// A team is chosen.
    pub fn choose(&mut self, team: TeamNumber) {
        self.query = Query::default();
        self.chosen = Some(team);
        self.to_show = true;
        self.page = Page::Teams;
        self.go = Some(Spot::Table);
    }
}

/// Draws the screen.
pub fn ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut State, actions: &mut Actions) {
    let counts = desk::counts(cx.tournament);
    spot::settle(ui, cx, state);
    keys::take(ui, cx, state, actions);
    if is_narrow(ui) {
        pages(ui, cx, &counts, state, actions);
        match state.page {
            Page::Teams => teams(ui, cx, &counts, state, actions),
            Page::Beside => beside::ui(ui, cx, &counts, state, actions),
        }
        return;
    }
    let area = ui.available_rect_before_wrap();
    let (left, right) = area.split_left_right_at_x(area.right() - BESIDE);
    ui.scope_builder(part(left.with_max_x(left.right() - 3.0 * STEP), "teams"), |ui| teams(ui, cx, &counts, state, actions));
    ui.scope_builder(part(right, "beside"), |ui| beside::ui(ui, cx, &counts, state, actions));
}

/// The width of what stands beside the teams.
const BESIDE: f32 = 288.0;

fn part(rect: Rect, name: &'static str) -> UiBuilder {
    UiBuilder::new().max_rect(rect).id_salt(name)
}

/// In a narrow window: teams, or what stands beside them. An odd number is not left to be found there.
fn pages(ui: &mut Ui, cx: &Cx<'_>, counts: &Counts, state: &mut State, actions: &mut Actions) {
    ui.horizontal(|ui| {
        toggle(ui, &say!(cx.words, "registration-page-teams", count = counts.registered), Page::Teams, &mut state.page);
        toggle(ui, &say!(cx.words, "registration-page-beside", count = counts.waiting), Page::Beside, &mut state.page);
        if state.page == Page::Teams && counts.parity == Parity::Odd {
            ui.add_space(STEP);
            ui.label(strong(say!(cx.words, "registration-odd-title", count = counts.present)).color(palette(ui).warning));
            beside::odd_choice(ui, cx, actions);
        }
    });
    ui.add_space(4.0);
}

fn teams(ui: &mut Ui, cx: &Cx<'_>, counts: &Counts, state: &mut State, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 1.5 * STEP;
    counters::ui(ui, cx.words, counts);
    line::ui(ui, cx, state, actions);
    let rows = desk::rows(cx.tournament, &state.query, sorting::key);
    table::ui(ui, cx, counts, &rows, state, actions);
}

/// Its keys.
pub fn hints(words: &Words, state: &State) -> Vec<Hint> {
    keys::hints(words, state.spot)
}
