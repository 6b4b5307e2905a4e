//! The keys of the projector's own window. What they do is a wish for the pages, or asked of the program.

use super::stage::{Ask, Stage};
use crate::gui::keys::{plain, pressed, shift};
use crate::views::projector::pages::Kind;
use crate::views::projector::turn::{TurnWish, Wanted};
use eframe::egui::{Key, KeyboardShortcut, Ui, ViewportCommand};

/// What the keys do with the pages; those with Maj first, since the others would take them too.
const TURNS: &[(KeyboardShortcut, TurnWish)] = &[
    (shift(Key::D), TurnWish::UnveilPage),
    (plain(Key::D), TurnWish::UnveilOne),
    (plain(Key::ArrowRight), TurnWish::Next),
    (plain(Key::F9), TurnWish::Next),
    (plain(Key::ArrowLeft), TurnWish::Previous),
    (plain(Key::Space), TurnWish::StopOrGo),
    (plain(Key::A), TurnWish::Show(Wanted::ByTurns)),
    (plain(Key::T), TurnWish::Show(Wanted::Only(Kind::Tables))),
    (plain(Key::Q), TurnWish::Show(Wanted::Only(Kind::Teams))),
    (plain(Key::C), TurnWish::Show(Wanted::Only(Kind::Ranking))),
    (plain(Key::H), TurnWish::Show(Wanted::Only(Kind::Clock))),
    (plain(Key::M), TurnWish::Show(Wanted::Only(Kind::Message))),
];

const ASKS: &[(KeyboardShortcut, Ask)] = &[
    (shift(Key::F9), Ask::Close),
    (plain(Key::Escape), Ask::Close),
    (plain(Key::F8), Ask::Clock),
    (plain(Key::E), Ask::OtherScreen),
];

pub(super) fn take(ui: &Ui, stage: &mut Stage) {
    for (key, ask) in ASKS {
        if pressed(ui, *key) {
            stage.ask(*ask);
        }
    }
    for (key, wish) in TURNS {
        if pressed(ui, *key) {
            stage.wish(*wish);
        }
    }
    if pressed(ui, plain(Key::F11)) {
        let is_full = ui.input(|input| input.viewport().fullscreen.unwrap_or(false));
        ui.ctx().send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
    }
}
