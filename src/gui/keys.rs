//! The keys: how a shortcut is made and how it is written on a key cap, in words of the user's language.

use crate::i18n::Words;
use crate::say;
use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers, Ui};

/// A key with Ctrl (⌘ on a Mac).
pub const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// A key with Ctrl and Maj.
pub const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// A key with Maj.
pub const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

/// A key alone.
pub const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// « Ctrl Maj P ».
pub fn written(words: &Words, shortcut: KeyboardShortcut) -> String {
    let KeyboardShortcut { modifiers, logical_key } = shortcut;
    let mut parts = Vec::new();
    if modifiers.command || modifiers.ctrl {
        parts.push(say!(words, "key-ctrl"));
    }
    if modifiers.shift {
        parts.push(say!(words, "key-shift"));
    }
    parts.push(match logical_key {
        Key::Enter => "⏎".to_owned(),
        Key::Escape => say!(words, "key-escape"),
        Key::Space => say!(words, "key-space"),
        Key::Delete => say!(words, "key-delete"),
        Key::Plus => "+".to_owned(),
        Key::Minus => "−".to_owned(),
        key => key.name().to_owned(),
    });
    parts.join(" ")
}

/// Whether a key was pressed, taken away from everything else.
pub fn pressed(ui: &Ui, shortcut: KeyboardShortcut) -> bool {
    ui.input_mut(|input| input.consume_key(shortcut.modifiers, shortcut.logical_key))
}

/// Whether a letter was pressed while nothing is being typed: the keys of a screen.
pub fn letter(ui: &Ui, key: Key) -> bool {
    !typing(ui.ctx()) && pressed(ui, plain(key))
}

/// Whether a field for text has the keyboard.
pub fn typing(ctx: &Context) -> bool {
    ctx.text_edit_focused()
}
