//! « Forfait : qui était absent ? »

use super::correct_sheet::CorrectSheet;
use super::take_seat::TakeSeat;
use super::{Dialog, refusal_note};
use crate::domain::command::{CheckCommand, Command, KeepWrong, SheetContent, SheetEntry, Typing};
use crate::domain::sheet::{Absent, Sheet};
use crate::domain::{Refusal, RoundNumber, TableNumber, TeamNumber};
use crate::gui::action::{Action, Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::keys::{plain, pressed};
use crate::gui::screens::sheets::{Purpose, one};
use crate::gui::theme::{STEP, body, palette, strong};
use crate::gui::widgets::{Kind, button_with, link};
use crate::say;
use crate::views::late;
use eframe::egui::{Key, Ui};

/// The dialog.
pub struct Forfeit {
    round: RoundNumber,
    table: TableNumber,
    purpose: Purpose,
    refusal: Option<Refusal>,
}

impl Forfeit {
    /// For the match of a table: its first entry, or its second.
    pub fn new(round: RoundNumber, table: TableNumber, purpose: Purpose) -> Self {
        Self { round, table, purpose, refusal: None }
    }
}

impl Dialog for Forfeit {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "forfeit-title", table = self.table)
    }

    fn width(&self) -> f32 {
        520.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        let Some(m) = cx.tournament.rounds.get(&self.round).and_then(|round| round.at(self.table)) else { return };
        ui.add_space(STEP);
        let label = |team| say!(words, "forfeit-team", team = team, name = cx.team(team).name);
        let choices = [
            (Absent::A, Key::A, "A", label(m.team_a)),
            (Absent::B, Key::B, "B", label(m.team_b)),
            (Absent::Both, Key::Num2, "2", say!(words, "forfeit-both")),
        ];
        let width = ui.available_width();
        for (absent, key, cap, text) in choices {
            if button_with(ui, Kind::Plain, None, &text, Some(cap), width).clicked() || pressed(ui, plain(key)) {
                self.choose(cx, absent, actions);
            }
        }
        ui.add_space(STEP);
        match self.purpose {
            Purpose::First => {
                ui.label(body(say!(words, "forfeit-means")).color(palette(ui).text_weak));
                self.or_another(ui, cx, [m.team_a, m.team_b], actions);
            }
            Purpose::Second => {
                ui.label(body(say!(words, "second-entry-forfeit-means")).color(palette(ui).text_weak));
            }
        }
        refusal_note(ui, cx, self.refusal.as_ref());
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl Forfeit {
    /// Where a team came late it may play instead.
    fn or_another(&self, ui: &mut Ui, cx: &Cx<'_>, teams: [TeamNumber; 2], actions: &mut Actions) {
        if late::waiting_for_a_seat(cx.tournament).is_none_or(|(round, _)| round != self.round) {
            return;
        }
        ui.add_space(STEP);
        ui.label(strong(say!(cx.words, "forfeit-late")));
        for team in teams {
            if link(ui, &say!(cx.words, "forfeit-give-seat", team = team)).clicked() {
                actions.push(Action::CloseDialog);
                actions.show(TakeSeat::new(Some(team)));
            }
        }
    }

    /// A sheet that is in is corrected, with a reason; otherwise the forfeit is taken at once. The second time it is compared.
    fn choose(&self, cx: &Cx<'_>, absent: Absent, actions: &mut Actions) {
        let content = SheetContent::Forfeit(absent);
        if self.purpose == Purpose::Second {
            let entries = vec![SheetEntry { table: self.table.get(), content, winner: None }];
            let (round, wrong, typing) = (self.round.get(), KeepWrong::Refuse, Typing::One);
            return actions.run(Command::Checks(CheckCommand::Type { round, entries, wrong, typing }), Asker::Dialog);
        }
        if cx.tournament.sheet(self.round, self.table).is_some_and(Sheet::is_in) {
            actions.push(Action::CloseDialog);
            if let Some(dialog) = CorrectSheet::of(cx.tournament, self.round, self.table) {
                actions.show(dialog.with_forfeit(absent));
            }
            return;
        }
        let command = one(self.round, self.table, content, None, KeepWrong::Refuse);
        actions.run(Command::Sheets(command), Asker::Dialog);
    }
}
