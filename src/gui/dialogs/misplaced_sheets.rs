//! The right sheet in the wrong place: two sheets typed at each other's tables, or one with its columns exchanged. What the
//! tables would say, and what follows, is said before.

use super::consequences::{WIDE, beside, of_command};
use super::fields::{lead, number, round_at_hand, rounds};
use super::{Dialog, carry_out};
use crate::domain::command::{Command, SheetCommand};
use crate::domain::sheet::Content;
use crate::domain::{Change, Refusal, RoundNumber, TableNumber};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::theme::{STEP, body, palette, small, strong};
use crate::gui::widgets::{Kind, gap, reason_with, toggle};
use crate::say;
use eframe::egui::{Id, Ui};

/// The dialog.
pub struct MisplacedSheets {
    round: Option<RoundNumber>,
    how: How,
    tables: [String; 2],
    reason: String,
    begun: bool,
    refusal: Option<Refusal>,
}

/// What went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// Two sheets were typed at each other's tables.
    Exchanged,
    /// A and B were typed the wrong way round.
    Turned,
}

/// The fields, in their order.
fn ids() -> [Id; 3] {
    ["misplaced-one", "misplaced-other", "misplaced-reason"].map(Id::unique)
}

impl MisplacedSheets {
    /// For a table, if it is known already.
    pub fn new(how: How, place: Option<(RoundNumber, TableNumber)>) -> Self {
        let table = place.map_or_else(String::new, |(_, table)| table.to_string());
        let round = place.map(|(round, _)| round);
        Self { round, how, tables: [table, String::new()], reason: String::new(), begun: false, refusal: None }
    }

    /// The same, where the other table and why are known too.
    #[must_use]
    pub fn with(mut self, other: TableNumber, reason: String) -> Self {
        (self.tables[1], self.reason) = (other.to_string(), reason);
        self
    }

    fn command(&self, reason: &str) -> Option<Command> {
        let (round, reason) = (self.round?.get(), reason.to_owned());
        let [one, other] = &self.tables;
        Some(Command::Sheets(match self.how {
            How::Exchanged => SheetCommand::Exchange { round, tables: [one.parse().ok()?, other.parse().ok()?], reason },
            How::Turned => SheetCommand::Turn { round, table: one.parse().ok()?, reason },
        }))
    }
}

impl Dialog for MisplacedSheets {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "misplaced-title")
    }

    fn width(&self) -> f32 {
        WIDE
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        self.round = self.round.or_else(|| round_at_hand(cx));
        beside(ui, cx, self, |d| d.refusal.as_ref(), |dialog, ui| dialog.fields(ui, cx), |dialog, ui| dialog.follows(ui, cx));
        let name = match self.how {
            How::Exchanged => say!(words, "misplaced-do-exchange"),
            How::Turned => say!(words, "misplaced-do-turn"),
        };
        carry_out(ui, cx, Kind::Primary, &name, self.command(&self.reason), actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl MisplacedSheets {
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        gap(ui, 1.0);
        ui.horizontal_wrapped(|ui| {
            toggle(ui, &say!(words, "misplaced-exchanged"), How::Exchanged, &mut self.how);
            toggle(ui, &say!(words, "misplaced-turned"), How::Turned, &mut self.how);
        });
        rounds(ui, cx, &mut self.round);
        gap(ui, 1.0);
        let ([one, other, reason], [first, second]) = (ids(), &mut self.tables);
        ui.horizontal_top(|ui| {
            number(ui, &say!(words, "sheets-table"), one, first);
            if self.how == How::Exchanged {
                ui.add_space(STEP);
                number(ui, &say!(words, "misplaced-and-table"), other, second);
            }
        });
        gap(ui, 1.0);
        reason_with(ui, &say!(words, "reason-required"), &mut self.reason, Some(reason));
        ui.label(small(say!(words, "correct-journal")).color(palette(ui).text_weak));
        let [first, second] = [&self.tables[0], &self.tables[1]].map(String::as_str);
        let all = [(one, first), (other, second), (reason, self.reason.as_str())];
        let fields: Vec<_> = all.into_iter().filter(|(id, _)| self.how == How::Exchanged || *id != other).collect();
        let empty = fields.iter().position(|(_, text)| text.is_empty()).unwrap_or_default();
        lead(ui, &fields, empty, &mut self.begun);
    }

    /// What each table says now and would say; then what follows.
    fn follows(&self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        gap(ui, 1.0);
        // What follows does not depend on the reason: any will do to look at it.
        let Some(command) = self.command("…") else {
            let sentence = match self.how {
                How::Exchanged => say!(words, "misplaced-type-exchange"),
                How::Turned => say!(words, "misplaced-type-turn"),
            };
            ui.label(body(sentence).color(palette(ui).text_weak));
            return;
        };
        for change in cx.could(&command).into_iter().flat_map(|decision| decision.changes) {
            if let Change::Sheet(edit) = change {
                let table = edit.either().map(|sheet| sheet.table);
                let says = |content: Option<&Content>| {
                    content.map_or_else(|| say!(words, "misplaced-none"), |content| words.sheet_content(content))
                };
                let [before, after] = [&edit.before, &edit.after].map(|sheet| says(sheet.as_ref().map(|sheet| &sheet.content)));
                if let Some(table) = table {
                    self.table(ui, cx, table, &before, &after);
                }
            }
        }
        gap(ui, 1.0);
        of_command(ui, cx, &command);
    }

    /// « Table 3, équipes 12 et 7 : 1’400–1’112 devient 1’200–1’312 »
    fn table(&self, ui: &mut Ui, cx: &Cx<'_>, table: TableNumber, before: &str, after: &str) {
        let drawn = self.round.and_then(|round| cx.tournament.rounds.get(&round)?.at(table));
        let Some(m) = drawn else { return };
        ui.label(strong(say!(cx.words, "misplaced-table", table = table, a = m.team_a, b = m.team_b)));
        ui.label(body(say!(cx.words, "misplaced-becomes", before = before, after = after)));
    }
}
