//! « Horloge de la partie 2 »: how much time there is, minutes given to all tables or to one, who still plays after the end.

use super::{Deed, Dialog, begin, foot, refusal_note};
use crate::domain::clock::RoundClock;
use crate::domain::command::{ClockCommand, Command};
use crate::domain::{Refusal, RoundNumber};
use crate::gui::action::{Action, Actions, Asker, ClockWish};
use crate::gui::cx::Cx;
use crate::gui::theme::{STEP, Weight, body, font, palette, small, strong};
use crate::gui::widgets::{Icon, Kind, button_with, field_with};
use crate::i18n::date;
use crate::say;
use crate::views::clock::{ClockView, Reading, TableClock};
use eframe::egui::{Id, RichText, Ui};

/// The dialog.
pub struct ClockDialog {
    table: String,
    minutes: String,
    begun: bool,
    refusal: Option<Refusal>,
}

impl Default for ClockDialog {
    /// Five minutes for all.
    fn default() -> Self {
        Self { table: String::new(), minutes: "5".to_owned(), begun: false, refusal: None }
    }
}

impl Dialog for ClockDialog {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "clock-title", round = cx.clock_round())
    }

    fn width(&self) -> f32 {
        640.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let Some(clock) = cx.clock else { return };
        ui.spacing_mut().item_spacing.y = STEP;
        face(ui, cx, clock, actions);
        tables(ui, &say!(cx.words, "clock-given"), &clock.given, |table| own_time(cx, table));
        tables(ui, &say!(cx.words, "clock-playing"), &clock.playing, |table| format!("+{}", -table.left / 60));
        self.fields(ui, cx);
        self.buttons(ui, cx, clock.round, actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl ClockDialog {
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        ui.horizontal_top(|ui| {
            let minutes =
                field_with(ui, &say!(cx.words, "clock-minutes"), &mut self.minutes, 120.0, Some(Id::unique("clock-minutes")));
            begin(&minutes, &mut self.begun);
            let table = field_with(ui, &say!(cx.words, "clock-table"), &mut self.table, 240.0, Some(Id::unique("clock-table")));
            if minutes.changed() || table.changed() {
                self.refusal = None;
            }
        });
        for text in [&mut self.minutes, &mut self.table] {
            text.retain(|c| c.is_ascii_digit());
            text.truncate(4);
        }
    }

    fn buttons(&mut self, ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, actions: &mut Actions) {
        let words = cx.words;
        let minutes: i64 = self.minutes.parse().unwrap_or_default();
        let less = self.give(round, -minutes);
        let refusal = cx.could(&self.give(round, minutes)).err();
        refusal_note(ui, cx, self.refusal.as_ref().or(refusal.as_ref()));
        ui.horizontal(|ui| {
            ui.add_enabled_ui(cx.may_write() && cx.could(&less).is_ok(), |ui| {
                if button_with(ui, Kind::Plain, None, &say!(words, "clock-take", minutes = minutes), None, 0.0).clicked() {
                    actions.run(less, Asker::Dialog);
                }
            });
            let reset = Command::Clock(ClockCommand::Reset { round: round.get() });
            ui.add_enabled_ui(cx.may_write() && cx.could(&reset).is_ok(), |ui| {
                if button_with(ui, Kind::Danger, None, &say!(words, "clock-reset"), None, 0.0).clicked() {
                    actions.run(reset, Asker::Dialog);
                }
            });
        });
        let name = match self.table.as_str() {
            "" => say!(words, "clock-give-all", minutes = minutes),
            table => say!(words, "clock-give-table", minutes = minutes, table = table),
        };
        if foot(ui, cx, &Deed { kind: Kind::Primary, name: &name, refusal: refusal.as_ref() }, actions) {
            actions.run(self.give(round, minutes), Asker::Dialog);
        }
    }

    fn give(&self, round: RoundNumber, minutes: i64) -> Command {
        let table = (!self.table.is_empty()).then(|| self.table.parse().unwrap_or_default());
        Command::Clock(ClockCommand::Give {
            round: round.get(),
            table,
            minutes: minutes.clamp(-RoundClock::MOST - 1, RoundClock::MOST + 1),
        })
    }
}

/// The digits, what they mean, and the button that stops the clock or lets it go on.
fn face(ui: &mut Ui, cx: &Cx<'_>, clock: &ClockView, actions: &mut Actions) {
    let words = cx.words;
    let colour = if matches!(clock.reading, Reading::Over { .. }) { palette(ui).warning } else { palette(ui).text };
    ui.horizontal(|ui| {
        let time = date::minutes_and_seconds(clock.reading.seconds());
        ui.label(RichText::new(time).font(font(40.0, Weight::Bold)).color(colour));
        ui.add_space(STEP);
        let (icon, name) = match clock.reading {
            Reading::Running { .. } => (Icon::Pause, say!(words, "clock-stop")),
            Reading::Paused { .. } => (Icon::Play, say!(words, "clock-go-on")),
            Reading::Waiting { .. } => (Icon::Play, say!(words, "clock-begin")),
            Reading::Over { .. } => return,
        };
        ui.add_enabled_ui(cx.may_write(), |ui| {
            if button_with(ui, Kind::Plain, Some(icon), &name, None, 0.0).clicked() {
                actions.push(Action::Clock(ClockWish::Toggle));
            }
        });
    });
    ui.label(body(words.clock_reading(clock.reading)).color(colour));
    if let Some((started, ends)) = clock.started.zip(clock.ends_at) {
        let (start, end) = (date::time_to_the_second(&started), date::time_to_the_second(&ends));
        ui.label(
            small(say!(words, "clock-from-to", minutes = clock.minutes, start = start, end = end)).color(palette(ui).text_weak),
        );
    }
}

/// Tables with their minutes, wrapped.
fn tables(ui: &mut Ui, heading: &str, tables: &[TableClock], time: impl Fn(&TableClock) -> String) {
    if tables.is_empty() {
        return;
    }
    ui.label(strong(heading));
    ui.horizontal_wrapped(|ui| {
        for table in tables {
            ui.label(body(format!("{} ({})", table.table, time(table))));
        }
    });
}

/// « +5, encore 03:12 ».
fn own_time(cx: &Cx<'_>, table: &TableClock) -> String {
    if table.left > 0 {
        say!(cx.words, "clock-own-time", minutes = table.minutes, left = date::minutes_and_seconds(table.left))
    } else {
        format!("+{}", table.minutes)
    }
}
