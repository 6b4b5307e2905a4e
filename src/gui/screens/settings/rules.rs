//! The regulations in words: each value with its limits, greyed out where it can no longer change, and what a change would
//! do said before it is made. The values come from the table of keys, the reasons from the rules.

use super::rule::{self, Shown};
use crate::domain::command::ask::{Confirmation, confirmation};
use crate::domain::command::{Command, Decision, EventCommand, Insist, Warning};
use crate::domain::history::StateNumber;
use crate::domain::ruleset::{Allowed, KEYS, Key, RulesetFault};
use crate::domain::{Refusal, Ruleset};
use crate::gui::action::{Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::dialogs::change_rules::ChangeRules;
use crate::gui::keys::{plain, pressed};
use crate::gui::widgets::{Kind, Tone, button, note};
use crate::i18n::number;
use crate::say;
use eframe::egui::{self, Ui};
use std::collections::BTreeMap;

/// The values typed, and why others cannot be.
#[derive(Default)]
pub(super) struct Form {
    typed: BTreeMap<&'static str, String>,
    /// The values that cannot change in this state of the tournament, and why.
    locked: Option<(StateNumber, BTreeMap<&'static str, Refusal>)>,
}

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, form: &mut Form, actions: &mut Actions) {
    let rules = &cx.tournament.ruleset;
    form.typed.retain(|name, text| KEYS.iter().any(|key| key.name == *name && (key.read)(rules) != text.trim()));
    form.look_for_locked(cx);
    let command = form.command(Insist::No);
    let could = cx.could(&command);
    let draft = rules.with(&form.values()).unwrap_or_else(|_| rules.clone());
    let mut typing = false;
    ui.add_enabled_ui(cx.may_write(), |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for key in KEYS {
            let allowed = match &could {
                Err(Refusal::Ruleset(RulesetFault::NotAllowed { key: wrong, allowed, .. })) if *wrong == key.name => {
                    allowed.clone()
                }
                _ => (key.allowed)(&draft),
            };
            // Where there is one choice there is none.
            if matches!(allowed, Allowed::OneOf([_])) {
                continue;
            }
            let reason =
                form.locked.as_ref().and_then(|(_, locked)| locked.get(key.name)).map(|refusal| cx.words.refusal(refusal));
            let before = form.typed.get(key.name).cloned().unwrap_or_else(|| (key.read)(rules));
            let mut text = before.clone();
            let is_wrong =
                matches!(&could, Err(Refusal::Ruleset(RulesetFault::NotAllowed { key: wrong, .. })) if *wrong == key.name);
            let shown = Shown { key, allowed: &allowed, rules: &draft, reason: reason.as_deref(), is_wrong };
            typing |= rule::ui(ui, cx, &shown, &mut text);
            if text != before {
                form.typed.insert(key.name, text);
            }
        }
        ui.add_space(8.0);
        let entered = typing && pressed(ui, plain(egui::Key::Enter));
        if !form.typed.is_empty() {
            consequences(ui, cx, form, &could, entered, actions);
        }
    });
}

impl Form {
    fn values(&self) -> Vec<(String, String)> {
        self.typed.iter().map(|(name, text)| ((*name).to_owned(), text.trim().to_owned())).collect()
    }

    fn command(&self, insist: Insist) -> Command {
        Command::Event(EventCommand::SetRules { values: self.values(), insist })
    }

    /// What would follow is said before it is done, where there is something to say.
    fn ask(&self, cx: &Cx<'_>, decision: &Decision, actions: &mut Actions) {
        let command = self.command(Insist::No);
        if ChangeRules::is_needed(cx, &command, decision) {
            actions.show(ChangeRules::new(self.values(), Insist::No));
        } else {
            actions.run(command, Asker::Screen);
        }
    }

    /// A value is locked when every other one near it is refused for what is on file.
    fn look_for_locked(&mut self, cx: &Cx<'_>) {
        let state = cx.history.state();
        if self.locked.as_ref().is_some_and(|(known, _)| *known == state) {
            return;
        }
        let locked = KEYS.iter().filter_map(|key| locked(cx, key).map(|refusal| (key.name, refusal))).collect();
        self.locked = Some((state, locked));
    }
}

fn locked(cx: &Cx<'_>, key: &'static Key) -> Option<Refusal> {
    let mut reason = None;
    for value in others(key, &cx.tournament.ruleset) {
        let values = vec![(key.name.to_owned(), value)];
        match cx.could(&Command::Event(EventCommand::SetRules { values, insist: Insist::Yes })) {
            Ok(_) => return None,
            Err(Refusal::Ruleset(_)) => {}
            Err(refusal) => reason = Some(refusal),
        }
    }
    reason
}

/// Some values a key could have instead of the one it has.
fn others(key: &Key, rules: &Ruleset) -> Vec<String> {
    let now = (key.read)(rules);
    let found = match (key.allowed)(rules) {
        Allowed::Between(least, most) => match now.parse::<u32>() {
            Ok(number) => vec![number.saturating_sub(1).max(least), (number + 1).min(most), least, most],
            Err(_) => vec![least, most],
        }
        .iter()
        .map(u32::to_string)
        .collect(),
        Allowed::OneOf(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        Allowed::Trumps(_) => vec![now.chars().rev().collect()],
        Allowed::NoneOrFrom(points) => vec!["none".to_owned(), number::typed(points)],
        Allowed::HalfOrUpTo(_) => vec!["half".to_owned(), "0".to_owned()],
        Allowed::AnyPoints => vec!["0".to_owned(), "-1".to_owned()],
        Allowed::Tables => vec![String::new(), "9999".to_owned()],
    };
    found.into_iter().filter(|value| *value != now).collect()
}

/// What would come of the change, then the change.
fn consequences(
    ui: &mut Ui,
    cx: &Cx<'_>,
    form: &mut Form,
    could: &Result<Decision, Refusal>,
    entered: bool,
    actions: &mut Actions,
) {
    let words = cx.words;
    let mut reason = None;
    match could {
        Ok(decision) => {
            for warning in &decision.warnings {
                let text = match warning {
                    Warning::ScoresChange { scores } => say!(words, "settings-scores-would-change", scores = *scores),
                    other => words.warning(other),
                };
                note(ui, Tone::Warning, &text, |_| {});
            }
        }
        // Said at the field.
        Err(Refusal::Ruleset(_)) => reason = Some(say!(words, "settings-wrong-field")),
        Err(refusal) if confirmation(refusal) == Some(Confirmation::Insist) => {
            reason = Some(words.refusal(refusal));
            note(ui, Tone::Warning, &words.refusal(refusal), |ui| {
                if button(ui, Kind::Small, &say!(words, "settings-insist"), None).clicked() {
                    actions.show(ChangeRules::new(form.values(), Insist::Yes));
                }
            });
        }
        Err(refusal) => {
            reason = Some(words.refusal(refusal));
            note(ui, Tone::Error, &words.refusal(refusal), |_| {});
        }
    }
    ui.horizontal_wrapped(|ui| {
        let change = ui
            .add_enabled_ui(reason.is_none(), |ui| button(ui, Kind::Primary, &say!(words, "settings-change-rules"), Some("⏎")))
            .inner
            .on_disabled_hover_text(reason.clone().unwrap_or_default());
        if let Ok(decision) = could
            && (change.clicked() || entered)
        {
            form.ask(cx, decision, actions);
        }
        if button(ui, Kind::Plain, &say!(words, "settings-leave-rules"), None).clicked() {
            form.typed.clear();
        }
    });
}
