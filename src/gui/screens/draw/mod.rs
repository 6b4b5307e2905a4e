//! « Tirage » of a round. Before: what must be true, and one button ([`before`]). After: who sits where ([`after`]), what
//! to print ([`menu`]) and the record ([`record`]). Draws nothing by lot itself: that is a command.

mod after;
mod apart;
mod before;
mod grid;
mod lines;
mod list_print;
mod menu;
mod ready;
mod record;

pub(in crate::gui) use record::{lots, seed_text};

use crate::domain::draw::{Apart, Rematches};
use crate::domain::{Refusal, Round, RoundNumber, TeamNumber};
use crate::gui::action::{Action, Actions, ScreenWish};
use crate::gui::cx::Cx;
use crate::gui::frame::Hint;
use crate::i18n::Words;
use crate::say;
use apart::Wishes;
use eframe::egui::{Id, Ui};

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    proposal: Option<Proposal>,
    list: List,
    search: String,
    focus: Focus,
    menu: menu::State,
    /// The team that was clicked: the one to be swapped.
    chosen: Option<TeamNumber>,
    side: Side,
}

/// The draw as it would be made.
struct Proposal {
    round: RoundNumber,
    seed: String,
    rematches: Rematches,
    wishes: Wishes,
    tried: Option<Tried>,
}

/// What the rules say to a proposal; asked again when something has changed.
struct Tried {
    state: u64,
    seed: String,
    rematches: Rematches,
    apart: Apart,
    /// Why it is refused.
    refusal: Option<Refusal>,
    /// Why it is refused also to one who insists.
    firm: Option<Refusal>,
}

/// One of the three lists of a drawn round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum List {
    #[default]
    Tables,
    Teams,
    Players,
}

/// What is in view where there is no room for both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Side {
    #[default]
    Tables,
    Record,
}

/// What gets the keyboard with the next frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Focus {
    #[default]
    Stays,
    Search,
}

impl State {
    /// Ctrl F.
    pub fn search(&mut self) {
        self.focus = Focus::Search;
        self.side = Side::Tables;
    }

    /// Ctrl P.
    pub fn open_menu(&mut self) {
        self.menu.open();
        self.side = Side::Tables;
    }

    /// The screen is come to.
    pub fn arrive(&mut self) {
        self.menu = menu::State::default();
        self.search.clear();
        self.chosen = None;
    }

    /// A seed was found.
    pub fn seeded(&mut self, seed: String) {
        if let Some(proposal) = &mut self.proposal {
            proposal.seed = seed;
        }
    }

    /// The proposal for a round; a new one begins without a seed, which is asked for.
    fn proposal(&mut self, round: RoundNumber, actions: &mut Actions) -> &mut Proposal {
        if self.proposal.as_ref().is_none_or(|proposal| proposal.round != round) {
            actions.push(Action::Screen(ScreenWish::NewSeed));
            self.proposal = None;
        }
        let new = || Proposal { round, seed: String::new(), rematches: Rematches::Avoid, wishes: Wishes::default(), tried: None };
        self.proposal.get_or_insert_with(new)
    }
}

/// Draws the screen.
pub fn ui(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, state: &mut State, actions: &mut Actions) {
    match cx.tournament.rounds.get(&round) {
        None => before::ui(ui, cx, round, state, actions),
        Some(drawn) => {
            // The same round drawn again after being annulled has a new seed.
            state.proposal = None;
            after::ui(ui, cx, drawn, state, actions);
        }
    }
}

/// Whether the keys are the screen's: no dialog is open and no button has the keyboard.
fn has_keys(ui: &Ui, field: Option<Id>) -> bool {
    ui.ctx().memory(|memory| memory.top_modal_layer().is_none() && memory.focused().is_none_or(|focused| Some(focused) == field))
}

/// Its keys.
pub fn hints(words: &Words, drawn: Option<&Round>) -> Vec<Hint> {
    let (enter, ctrl_p) = ("⏎".to_owned(), say!(words, "draw-key-print"));
    let hint = |key: &str, does: String| (key.to_owned(), does);
    match drawn {
        None => vec![
            (enter, say!(words, "draw-hint-draw")),
            hint("G", say!(words, "draw-hint-seed")),
            hint("M", say!(words, "draw-hint-hand")),
            hint("N", say!(words, "draw-hint-apart")),
            hint("F7", say!(words, "draw-hint-standings")),
        ],
        Some(_) => vec![
            (ctrl_p, say!(words, "draw-hint-print")),
            hint("T Q J", say!(words, "draw-hint-lists")),
            hint("X", say!(words, "draw-hint-swap")),
            hint("R", say!(words, "draw-hint-late")),
            hint("V", say!(words, "draw-hint-record")),
            hint("F6", say!(words, "draw-hint-sheets")),
        ],
    }
}
