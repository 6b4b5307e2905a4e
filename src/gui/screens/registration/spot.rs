//! Where the keyboard is on the screen. It is always somewhere: after a dialog or a click beside, it is where it was.

use super::{Page, State};
use crate::gui::cx::Cx;
use crate::gui::frame::is_narrow;
use crate::gui::widgets::{Table, take_up};
use eframe::egui::{Id, Ui};

/// A place for the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) enum Spot {
    /// The team's number.
    Number,
    /// The team's name.
    #[default]
    Name,
    /// The first player.
    Player1,
    /// The second player.
    Player2,
    /// The club.
    Club,
    /// The tick for the fee.
    Paid,
    /// The search.
    Search,
    /// The table.
    Table,
}

/// The salt of the table.
pub(super) const TABLE: &str = "registration-table";

impl Spot {
    const ALL: [Self; 8] =
        [Self::Number, Self::Name, Self::Player1, Self::Player2, Self::Club, Self::Paid, Self::Search, Self::Table];

    /// The id of the widget.
    pub(super) fn id(self) -> Id {
        if self == Self::Table { Table::focus_id(TABLE) } else { Id::unique(("registration", self)) }
    }

    /// Whether it is in the line of fields.
    pub(super) fn is_in_line(self) -> bool {
        !matches!(self, Self::Search | Self::Table)
    }

    /// The spot that has the keyboard now.
    pub(super) fn focused(ui: &Ui) -> Option<Self> {
        let focused = ui.memory(eframe::egui::Memory::focused)?;
        Self::ALL.into_iter().find(|spot| spot.id() == focused)
    }

    /// Where ⏎ leads to; `None` at the end of the line.
    pub(super) fn next(self) -> Option<Self> {
        match self {
            Self::Number => Some(Self::Name),
            Self::Name => Some(Self::Player1),
            Self::Player1 => Some(Self::Player2),
            Self::Player2 => Some(Self::Club),
            _ => None,
        }
    }

    /// Where Maj ⏎ leads to.
    pub(super) fn before(self) -> Self {
        match self {
            Self::Player1 => Self::Name,
            Self::Player2 => Self::Player1,
            Self::Club => Self::Player2,
            Self::Paid => Self::Club,
            _ => Self::Number,
        }
    }
}

/// Puts the keyboard where it is to be, unless something is on top of the screen.
pub(super) fn settle(ui: &Ui, cx: &Cx<'_>, state: &mut State) {
    if !ui.memory(|memory| memory.is_above_modal_layer(ui.layer_id())) {
        return;
    }
    let focused = ui.memory(eframe::egui::Memory::focused);
    if let Some(spot) = Spot::focused(ui) {
        state.spot = spot;
    }
    let fallen = focused.is_none().then_some(state.spot);
    let Some(mut spot) = state.go.take().or(fallen) else { return };
    if !cx.may_write() && spot.is_in_line() {
        spot = Spot::Table;
    }
    if is_narrow(ui) && state.page == Page::Beside {
        return;
    }
    state.spot = spot;
    match spot {
        Spot::Number => take_up(ui, spot.id(), &state.line.number),
        _ => ui.memory_mut(|memory| memory.request_focus(spot.id())),
    }
}
