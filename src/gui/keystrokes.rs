//! One command key a frame: on a slow computer several keys come with one frame, and « 17 ⏎ 1340 » must put 17 into the
//! table and 1340 into the points all the same. Whatever follows a command key waits for the next frame. Changes no key.

use eframe::egui::{Context, Event, Id, Key, Plugin, RawInput, ViewportId};
use std::collections::VecDeque;

/// The keys that wait for their frame.
#[derive(Default)]
pub struct Keystrokes {
    waiting: VecDeque<Event>,
}

/// Says, for the next frame, that letters are commands: a field of digits has the keyboard.
pub fn letters_are_commands(ctx: &Context) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(flag(), pass));
}

fn flag() -> Id {
    Id::unique("letters-are-commands")
}

impl Plugin for Keystrokes {
    fn debug_name(&self) -> &'static str {
        "keystrokes"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if input.viewport_id != ViewportId::ROOT {
            // The projector has no field to type into.
            return;
        }
        let said: Option<u64> = ctx.data(|data| data.get_temp(flag()));
        let letters = said.is_some_and(|pass| pass + 1 >= ctx.cumulative_pass_nr());
        self.waiting.extend(input.events.drain(..));
        input.events = self.next(letters);
        if !self.waiting.is_empty() {
            ctx.request_repaint();
        }
    }
}

impl Keystrokes {
    /// A command key with what belongs to it, or everything up to the next one.
    fn next(&mut self, letters: bool) -> Vec<Event> {
        let mut now = Vec::new();
        while let Some(event) = self.waiting.pop_front() {
            let is_command = is_command(&event, letters);
            if is_command && !now.is_empty() {
                self.waiting.push_front(event);
                break;
            }
            now.push(event);
            if is_command {
                // The letter that a key gives comes right after it; ⏎ and the like give none.
                if matches!((now.last(), self.waiting.front()), (Some(Event::Key { key, .. }), Some(Event::Text(_))) if is_letter(*key))
                {
                    now.extend(self.waiting.pop_front());
                }
                while matches!(self.waiting.front(), Some(Event::Key { pressed: false, .. })) {
                    now.extend(self.waiting.pop_front());
                }
                break;
            }
        }
        now
    }
}

fn is_command(event: &Event, letters: bool) -> bool {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return false };
    let always = matches!(
        key,
        Key::Enter | Key::Tab | Key::Escape | Key::ArrowUp | Key::ArrowDown | Key::PageUp | Key::PageDown | Key::Delete
    );
    let is_function = key.name().len() > 1 && key.name().starts_with('F') && key.name()[1..].parse::<u8>().is_ok();
    always || is_function || modifiers.command || (letters && is_letter(*key))
}

fn is_letter(key: Key) -> bool {
    key.name().len() == 1 && key.name().chars().all(|letter| letter.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::Modifiers;

    fn key(key: Key) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
    }

    fn text(text: &str) -> Event {
        Event::Text(text.to_owned())
    }

    fn frames(events: Vec<Event>, letters: bool) -> Vec<usize> {
        let mut keystrokes = Keystrokes { waiting: events.into() };
        let mut frames = Vec::new();
        while !keystrokes.waiting.is_empty() {
            frames.push(keystrokes.next(letters).len());
        }
        frames
    }

    #[test]
    fn what_follows_a_command_key_waits() {
        let typed = vec![text("1"), text("7"), key(Key::Enter), text("1"), text("3"), key(Key::Enter), key(Key::Enter)];
        assert_eq!(frames(typed, false), [2, 1, 2, 1, 1]);
    }

    #[test]
    fn letters_wait_where_they_are_commands() {
        let typed = || vec![text("1"), key(Key::D), text("d"), key(Key::Num1), text("1")];
        assert_eq!(frames(typed(), true), [1, 2, 2]);
        assert_eq!(frames(typed(), false), [5]);
    }
}
