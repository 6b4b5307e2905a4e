//! One value of the regulations: its name in words, the field or choices that set it, its limits or why it cannot change.

use super::{under, wrong};
use crate::domain::Ruleset;
use crate::domain::ruleset::{Allowed, Award, Key, geneve};
use crate::gui::cx::Cx;
use crate::gui::theme::{HEIGHT_SMALL, body, palette, suits};
use crate::gui::widgets::{separator, toggle};
use crate::i18n::{Words, number};
use crate::say;
use eframe::egui::{Align, Align2, Id, Layout, Margin, TextEdit, Ui, Vec2};

/// What there is to show of a value.
pub(super) struct Shown<'a> {
    pub(super) key: &'static Key,
    pub(super) allowed: &'a Allowed,
    /// The regulations as they would be.
    pub(super) rules: &'a Ruleset,
    /// Why it cannot change.
    pub(super) reason: Option<&'a str>,
    /// Whether what is typed does not fit.
    pub(super) is_wrong: bool,
}

/// Draws it; says whether its field has the keyboard.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, shown: &Shown<'_>, text: &mut String) -> bool {
    let words = cx.words;
    let mut typing = false;
    let name = words.rule_name(shown.key);
    let wide = ui.available_width() > 520.0;
    let mut control = |ui: &mut Ui, label: Id, typing: &mut bool| {
        ui.add_enabled_ui(shown.reason.is_none(), |ui| *typing = set(ui, words, shown, text, label));
    };
    if wide {
        let left = ui.available_width() * 0.44;
        ui.horizontal_top(|ui| {
            let column = Vec2::new(left, HEIGHT_SMALL);
            let label = ui.allocate_ui_with_layout(column, Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
                ui.set_min_size(column);
                ui.label(body(&name).color(if shown.reason.is_some() { palette(ui).text_weak } else { palette(ui).text })).id
            });
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                control(ui, label.inner, &mut typing);
                foot(ui, words, shown);
            });
        });
    } else {
        ui.spacing_mut().item_spacing.y = 4.0;
        let label = ui.label(body(&name)).id;
        control(ui, label, &mut typing);
        foot(ui, words, shown);
    }
    separator(ui);
    typing
}

fn foot(ui: &mut Ui, words: &Words, shown: &Shown<'_>) {
    match (shown.reason, limits(words, shown.allowed)) {
        (Some(reason), _) => under(ui, reason),
        (None, Some(limits)) if shown.is_wrong => wrong(ui, &say!(words, "settings-allowed", limits = limits)),
        (None, Some(limits)) => under(ui, &limits),
        (None, None) => {}
    }
}

fn set(ui: &mut Ui, words: &Words, shown: &Shown<'_>, text: &mut String, label: Id) -> bool {
    match shown.allowed {
        Allowed::Between(..) | Allowed::AnyPoints => typed(ui, text, 110.0, label, shown.is_wrong),
        Allowed::Tables => typed(ui, text, 220.0, label, shown.is_wrong),
        Allowed::Trumps(_) => {
            let typing = typed(ui, text, 220.0, label, shown.is_wrong);
            let signs: Vec<String> = text.chars().filter_map(sign).map(String::from).collect();
            ui.label(suits(signs.join(" "), 16.0));
            typing
        }
        Allowed::OneOf(values) => {
            ui.horizontal_wrapped(|ui| {
                for value in *values {
                    toggle(ui, &words.rule_value(shown.key, value), (*value).to_owned(), text);
                }
            });
            false
        }
        Allowed::NoneOrFrom(_) => {
            let usual = geneve().cap.map(number::typed).unwrap_or_default();
            word_or_points(ui, &("none", say!(words, "rule-none"), usual), words, shown, text, label)
        }
        Allowed::HalfOrUpTo(_) => {
            let half = number::typed(shown.rules.award(Award::Half));
            word_or_points(ui, &("half", say!(words, "rule-half"), half), words, shown, text, label)
        }
    }
}

/// A word that stands for a value, or a number of points.
fn word_or_points(
    ui: &mut Ui,
    (word, name, usual): &(&str, String, String),
    words: &Words,
    shown: &Shown<'_>,
    text: &mut String,
    label: Id,
) -> bool {
    ui.horizontal_wrapped(|ui| {
        let mut is_word = text == word;
        if toggle(ui, name, true, &mut is_word).clicked() {
            (*word).clone_into(text);
        }
        if toggle(ui, &say!(words, "rule-points"), false, &mut is_word).clicked() && text == word {
            text.clone_from(usual);
        }
        !is_word && typed(ui, text, 110.0, label, shown.is_wrong)
    })
    .inner
}

fn typed(ui: &mut Ui, text: &mut String, width: f32, label: Id, is_wrong: bool) -> bool {
    if is_wrong {
        let error = palette(ui).error;
        ui.visuals_mut().widgets.inactive.bg_stroke.color = error;
        ui.visuals_mut().widgets.hovered.bg_stroke.color = error;
    }
    let edit = TextEdit::singleline(text)
        .return_key(None)
        .desired_width(width - 20.0)
        .min_size(Vec2::new(width, HEIGHT_SMALL))
        .align(Align2::LEFT_CENTER)
        .margin(Margin::symmetric(10, 4));
    ui.add(edit).labelled_by(label).has_focus()
}

/// What a value may be, as it stands under its field; nothing where the choices say it.
fn limits(words: &Words, allowed: &Allowed) -> Option<String> {
    match allowed {
        Allowed::Between(least, most) => Some(say!(words, "rule-between", least = *least, most = *most)),
        Allowed::OneOf(_) => None,
        Allowed::Trumps(_) | Allowed::Tables => Some(words.allowed(allowed)),
        Allowed::NoneOrFrom(points) => Some(say!(words, "rule-from", points = *points)),
        Allowed::HalfOrUpTo(points) => Some(say!(words, "rule-up-to", points = *points)),
        Allowed::AnyPoints => Some(say!(words, "rule-any-points")),
    }
}

fn sign(letter: char) -> Option<char> {
    Some(match letter {
        'S' => '♠',
        'H' => '♥',
        'D' => '♦',
        'C' => '♣',
        _ => return None,
    })
}
