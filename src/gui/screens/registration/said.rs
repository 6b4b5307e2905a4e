//! What is said under the line of fields: why it was not added, and what can be done. The line itself stays as it is typed.

use super::keys::add;
use super::{Spot, State, TeamLine};
use crate::domain::Refusal;
use crate::domain::command::Warning;
use crate::domain::team::Entry;
use crate::domain::text::Field;
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::dialogs::seat_teams::SeatTeams;
use crate::gui::theme::{body, palette};
use crate::gui::widgets::{Tone, answered, link};
use crate::say;
use crate::views::late;
use eframe::egui::Ui;

/// What is said under the line.
pub(super) enum Said {
    /// It was refused.
    Refused(Refusal),
    /// A player is in another team: asked before it is added, registered or to wait.
    Twice(Entry, Vec<Warning>),
    /// It was emptied: what it held can be had again.
    Cleared(TeamLine),
    /// A pasted block could not be read, and why.
    Unreadable(String),
    /// A team came: where it has no seat in the round that is played, one is offered.
    Came,
}

/// Whether what is asked under the line is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sure {
    /// Not asked yet.
    Ask,
    /// Yes.
    Yes,
}

/// The field that a refusal is about.
pub(super) fn spot_of(refusal: &Refusal) -> Option<Spot> {
    match refusal {
        Refusal::NumberTaken { .. } | Refusal::TeamNumberOutOfRange { .. } => Some(Spot::Number),
        Refusal::NameTaken { .. } | Refusal::NameOrPlayersMissing => Some(Spot::Name),
        Refusal::TextTooLong { field, .. } | Refusal::ControlCharacter { field } => match field {
            Field::Team => Some(Spot::Name),
            Field::Player => Some(Spot::Player1),
            Field::Club => Some(Spot::Club),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a refused team can wait for a place instead.
pub(super) fn may_wait(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Full { .. } | Refusal::RegistrationClosed { .. })
}

/// Draws what there is to say.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    match &state.said {
        None => {}
        Some(Said::Unreadable(sentence)) => _ = answered(ui, Tone::Error, sentence, None),
        Some(Said::Refused(Refusal::Full { max })) => {
            let question = say!(words, "registration-full", max = *max, name = state.line.label());
            if answered(ui, Tone::Warning, &question, Some((&say!(words, "registration-to-waiting"), "Ctrl L"))) {
                add(cx, state, Entry::Waiting, Sure::Ask, actions);
            }
        }
        Some(Said::Refused(refusal)) => {
            let to_waiting = say!(words, "registration-to-waiting");
            let answer = may_wait(refusal).then_some((to_waiting.as_str(), "Ctrl L"));
            if answered(ui, Tone::Error, &words.refusal(refusal), answer) {
                add(cx, state, Entry::Waiting, Sure::Ask, actions);
            }
        }
        Some(Said::Twice(entry, warnings)) => {
            let entry = *entry;
            let sentences: Vec<_> = warnings.iter().filter_map(|warning| twice(cx, warning)).collect();
            let anyway = say!(words, "registration-add-anyway");
            if answered(ui, Tone::Warning, &sentences.join("\n"), Some((&anyway, "Ctrl ⏎"))) {
                add(cx, state, entry, Sure::Yes, actions);
            }
        }
        Some(Said::Came) => came(ui, cx, actions),
        Some(Said::Cleared(line)) => {
            let line = line.clone();
            ui.horizontal(|ui| {
                ui.label(body(say!(words, "registration-cleared")).color(palette(ui).text_weak));
                if link(ui, &say!(words, "registration-take-up")).clicked() {
                    state.line = line;
                    state.said = None;
                }
            });
        }
    }
}

/// « L’équipe 38 n’est pas dans la partie 2, déjà tirée. »
fn came(ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
    let words = cx.words;
    let Some((round, teams)) = late::waiting_for_a_seat(cx.tournament) else { return };
    let sentence = say!(words, "seat-offer", count = teams.len(), teams = words.list(&teams), round = round);
    if answered(ui, Tone::Warning, &sentence, Some((&say!(words, "seat-open"), "Ctrl ⏎"))) {
        actions.show(SeatTeams::new());
    }
}

/// « {joueur} est déjà dans l’équipe {n}. Ajouter quand même ? »
fn twice(cx: &Cx<'_>, warning: &Warning) -> Option<String> {
    match warning {
        Warning::PlayerInTwoTeams { player, teams } => {
            Some(say!(cx.words, "registration-twice", player = player, team = teams.0))
        }
        _ => None,
    }
}
