//! Fields that several dialogs have: a round, a team by its number, points; and how ⏎ leads from one to the next. They hold
//! what is typed, not what it means.

use crate::domain::points::NotPoints;
use crate::domain::{Points, RoundNumber, TeamNumber};
use crate::gui::cx::Cx;
use crate::gui::keys::{plain, pressed};
use crate::gui::place::Place;
use crate::gui::theme::{Weight, font, palette, small};
use crate::gui::widgets::{Digits, cut, digits, field_with, take_up, toggle};
use crate::say;
use eframe::egui::{Align2, Id, Key, Ui, Vec2};

/// One of the drawn rounds.
pub(super) fn rounds(ui: &mut Ui, cx: &Cx<'_>, chosen: &mut Option<RoundNumber>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(small(say!(cx.words, "penalty-round")).color(palette(ui).text_weak));
        for round in cx.tournament.rounds.keys() {
            toggle(ui, &say!(cx.words, "step-round", round = *round), Some(*round), chosen);
        }
    });
}

/// The round one is at, where it is drawn, else the last drawn one.
pub(super) fn round_at_hand(cx: &Cx<'_>) -> Option<RoundNumber> {
    let here = match cx.place {
        Place::Round(round, _) => Some(round).filter(|round| cx.tournament.rounds.contains_key(round)),
        _ => None,
    };
    here.or_else(|| cx.tournament.last_drawn().map(|round| round.number))
}

/// A number of up to four digits under its label.
pub(super) fn number(ui: &mut Ui, label: &str, id: Id, text: &mut String) {
    let look = Digits { id, most: 4, size: Vec2::new(96.0, 40.0), text: 18.0, align: Align2::CENTER_CENTER, is_wrong: false };
    digits(ui, Some(label), label, text, &look);
}

/// The team that has a number as typed.
pub(super) fn team_of(cx: &Cx<'_>, text: &str) -> Option<TeamNumber> {
    cx.tournament.team(text.parse().ok()?).ok().map(|team| team.number)
}

/// The name of the team that has a number as typed; the whole of it is the tooltip.
pub(super) fn team_name(ui: &mut Ui, cx: &Cx<'_>, text: &str) {
    if let Some(team) = team_of(cx, text) {
        let name = cx.team(team).name;
        let (galley, _) = cut(ui, &name, font(16.0, Weight::Bold), palette(ui).text, ui.available_width());
        ui.label(galley).on_hover_text(&name);
    }
}

/// Points, halves allowed, under their label.
pub(super) fn points(ui: &mut Ui, cx: &Cx<'_>, id: Id, text: &mut String) {
    field_with(ui, &say!(cx.words, "penalty-points"), text, 120.0, Some(id));
}

/// Why a text is no points, where there is one.
pub(super) fn points_fault(ui: &mut Ui, cx: &Cx<'_>, text: &str) {
    if let Err(fault) = text.parse::<Points>()
        && !text.trim().is_empty()
    {
        let sentence = match fault {
            NotPoints::Malformed => say!(cx.words, "penalty-not-points"),
            NotPoints::TooLarge => say!(cx.words, "penalty-too-many-points"),
        };
        ui.label(small(sentence).color(palette(ui).error));
    }
}

/// ⏎ leads from field to field; `first` has the keyboard when the dialog opens. In the last one ⏎ is the dialog's.
pub(super) fn lead(ui: &Ui, fields: &[(Id, &str)], first: usize, begun: &mut bool) {
    if !*begun {
        *begun = true;
        ui.memory_mut(|memory| memory.request_focus(fields[first].0));
        return;
    }
    let focused = ui.memory(eframe::egui::Memory::focused);
    let next = fields.iter().position(|(id, _)| Some(*id) == focused).and_then(|at| fields.get(at + 1));
    if let Some((id, text)) = next
        && pressed(ui, plain(Key::Enter))
    {
        take_up(ui, *id, text);
    }
}
