//! What stands beside the teams: the odd number and what to do about it, the waiting list, lists and papers, the next step.

use super::State;
use super::said::Said;
use crate::domain::Team;
use crate::domain::command::{Command, TeamCommand, TeamEdit};
use crate::domain::team::Entry;
use crate::gui::action::{Action, Actions, Asker, FileWish, ScreenWish};
use crate::gui::cx::Cx;
use crate::gui::dialogs::edit_team::EditTeam;
use crate::gui::dialogs::odd_teams::OddTeams;
use crate::gui::place::Place;
use crate::gui::theme::{STEP, Weight, body, font, lead, palette, small, strong};
use crate::gui::widgets::{Cut, Icon, Kind, Tone, button, button_with, card, cut, icon, key_cap, link, note, separator};
use crate::say;
use crate::views::TeamName;
use crate::views::registration::{Counts, Parity, round_at_hand, waiting};
use eframe::egui::{Align, Layout, ScrollArea, Sense, Ui, Vec2};

/// What the buttons at the foot take.
const FOOT: f32 = 40.0 + STEP + 40.0 + 3.0 * STEP + 48.0;

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, counts: &Counts, state: &mut State, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 2.0 * STEP;
    let width = ui.available_width();
    let height = (ui.available_height() - FOOT - 2.0 * STEP).max(96.0);
    ScrollArea::vertical().id_salt("beside").max_height(height).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0 * STEP;
        if counts.parity == Parity::Odd {
            odd(ui, cx, counts, actions);
        }
        card(ui, |ui| waiting_list(ui, cx, counts, state, actions));
    });
    foot(ui, cx, width, actions);
}

/// « 71 présentes, nombre impair »
fn odd(ui: &mut Ui, cx: &Cx<'_>, counts: &Counts, actions: &mut Actions) {
    let words = cx.words;
    note(ui, Tone::Warning, "", |ui| {
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
            icon::paint(ui.painter(), Icon::Warning, place.center(), 20.0, palette(ui).warning);
            ui.label(strong(say!(words, "registration-odd-title", count = counts.present)));
        });
        ui.label(body(say!(words, "registration-odd-means")));
        ui.add_space(4.0);
        odd_choice(ui, cx, actions);
    });
}

/// « Choisir… »: the ways out of an odd number.
pub(super) fn odd_choice(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    if cx.may_write() && link(ui, &say!(cx.words, "registration-odd-choose")).clicked() {
        actions.show(OddTeams::new());
    }
}

fn waiting_list(ui: &mut Ui, cx: &Cx<'_>, counts: &Counts, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    ui.spacing_mut().item_spacing.y = STEP;
    ui.horizontal(|ui| {
        ui.label(lead(say!(words, "registration-waiting")));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| key_cap(ui, "Ctrl L"));
    });
    separator(ui);
    for (place, team) in waiting(cx.tournament).enumerate() {
        waiting_team(ui, cx, place + 1, team, state, actions);
        separator(ui);
    }
    ui.label(small(say!(words, "registration-waiting-means", most = counts.most)).color(palette(ui).text_weak));
}

fn waiting_team(ui: &mut Ui, cx: &Cx<'_>, place: usize, team: &Team, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    let name = TeamName::of(team);
    ui.horizontal(|ui| {
        ui.label(strong(place.to_string()));
        let width = (ui.available_width() - 90.0).max(60.0);
        let (area, response) = ui.allocate_exact_size(Vec2::new(width, 40.0), Sense::click());
        let (first, second) = (palette(ui).text, palette(ui).text_weak);
        let (label, is_cut) = cut(ui, &name.name, font(16.0, Weight::Regular), first, width);
        let (remark, _) = cut(ui, &remark(cx, team, &name), font(14.0, Weight::Regular), second, width);
        ui.painter().galley(area.left_top(), label, first);
        ui.painter().galley(area.left_top() + Vec2::new(0.0, 21.0), remark, second);
        response.widget_info(|| {
            eframe::egui::WidgetInfo::labeled(
                eframe::egui::Role::Button,
                true,
                say!(words, "registration-edit-of", name = &name.name),
            )
        });
        let response = if is_cut == Cut::Yes { response.on_hover_text(&name.name) } else { response };
        if response.clicked() && cx.may_write() {
            actions.show(EditTeam::new(team));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            register(ui, cx, team, state, actions);
        });
    });
}

/// « Inscrire », where there is a place.
fn register(ui: &mut Ui, cx: &Cx<'_>, team: &Team, state: &mut State, actions: &mut Actions) {
    let edit = TeamEdit { entry: Some(Entry::Registered), ..TeamEdit::default() };
    let command = Command::Teams(TeamCommand::Edit { team: team.number.get(), edit });
    let refused = cx.could(&command).err().map(|refusal| cx.words.refusal(&refusal));
    ui.add_enabled_ui(refused.is_none() && cx.may_write(), |ui| {
        let response = button(ui, Kind::Small, &say!(cx.words, "registration-register"), None);
        let response = match refused {
            Some(sentence) => response.on_disabled_hover_text(sentence),
            None => response,
        };
        if response.clicked() {
            actions.run(command, Asker::Screen);
            state.choose(team.number);
            state.said = Some(Said::Came);
        }
    });
}

/// What is second about a team that waits: the treasurer's remark, what is missing, or who plays.
fn remark(cx: &Cx<'_>, team: &Team, name: &TeamName) -> String {
    match (team.payment.remark.as_str(), team.players.len()) {
        ("", 1) => say!(cx.words, "registration-player-missing"),
        ("", _) => name.players.join(", "),
        (remark, _) => remark.to_owned(),
    }
}

/// Lists, papers, and the next step of the evening.
fn foot(ui: &mut Ui, cx: &Cx<'_>, width: f32, actions: &mut Actions) {
    let words = cx.words;
    ui.spacing_mut().item_spacing.y = STEP;
    ui.add_enabled_ui(cx.may_write(), |ui| {
        if button_with(ui, Kind::Plain, Some(Icon::Import), &say!(words, "command-import"), Some("Ctrl I"), width).clicked() {
            actions.push(Action::File(FileWish::ImportTeams));
        }
    });
    if button_with(ui, Kind::Plain, Some(Icon::Printer), &say!(words, "command-print"), Some("Ctrl P"), width).clicked() {
        actions.push(Action::Screen(ScreenWish::Print));
    }
    ui.add_space(2.0 * STEP);
    let round = round_at_hand(cx.tournament);
    let key = if round.get() <= 4 { format!("Ctrl {round}") } else { String::new() };
    let key = (!key.is_empty()).then_some(key.as_str());
    if button_with(ui, Kind::Next, None, &say!(words, "registration-to-round", round = round), key, width).clicked() {
        actions.go(Place::Round(round, cx.tab_of(round)));
    }
}
