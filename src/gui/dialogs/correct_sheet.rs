//! « Corriger la feuille »: old and new side by side, a reason, and what follows from it before it is done: ranks, the
//! pairing of a ranked round, papers on the wall.

use super::Dialog;
use super::consequences::{self, WIDE, beside};
use super::misplaced_sheets::{How, MisplacedSheets};
use crate::domain::command::{Command, KeepWrong, SheetContent};
use crate::domain::sheet::wrong_sum;
use crate::domain::sheet::{Absent, Content, Sheet, Typed};
use crate::domain::{Match, Points, Refusal, RoundNumber, TableNumber, Tournament};
use crate::gui::action::{Action, Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::keys::{ctrl, plain, pressed};
use crate::gui::screens::sheets::one;
use crate::gui::theme::{STEP, body, palette, small};
use crate::gui::widgets::{
    Digits, Kind, Tone, button, chip, digits, gap, link, reason_with, separator, take_up, team_label, toggle,
};
use crate::i18n::number;
use crate::say;
use crate::views::consequences::Consequences;
use eframe::egui::{Align, Align2, Id, Key, Layout, RichText, Ui, Vec2};

/// The dialog.
pub struct CorrectSheet {
    round: RoundNumber,
    m: Match,
    before: Sheet,
    points: [String; 2],
    deals: String,
    /// What the corrected sheet says: a match played, or who was absent.
    kind: Says,
    reason: String,
    refusal: Option<Refusal>,
    begun: Begun,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Says {
    Played,
    Forfeit(Absent),
}

/// Whether the first field was given the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Begun {
    No,
    Yes,
}

impl CorrectSheet {
    /// For a sheet that is in; `None` where there is none.
    pub fn of(tournament: &Tournament, round: RoundNumber, table: TableNumber) -> Option<Self> {
        let before = tournament.sheet(round, table)?.clone();
        let m = *tournament.rounds.get(&round)?.at(table)?;
        let all = tournament.ruleset.deals_per_match;
        let (points, deals, kind) = match before.content {
            Content::Played(typed) => (typed.points.map(|points| points.to_string()), typed.deals, Says::Played),
            Content::Forfeit(absent) => (Default::default(), all, Says::Forfeit(absent)),
        };
        let deals = deals.to_string();
        Some(Self { round, m, before, points, deals, kind, reason: String::new(), refusal: None, begun: Begun::No })
    }

    /// The same, becoming a forfeit.
    #[must_use]
    pub fn with_forfeit(mut self, absent: Absent) -> Self {
        self.kind = Says::Forfeit(absent);
        self
    }

    /// The same, becoming what a second person typed.
    #[must_use]
    pub fn with_content(mut self, content: &Content, reason: String) -> Self {
        match content {
            Content::Forfeit(absent) => self.kind = Says::Forfeit(*absent),
            Content::Played(typed) => {
                self.kind = Says::Played;
                self.points = typed.points.map(|points| points.to_string());
                self.deals = typed.deals.to_string();
            }
        }
        self.reason = reason;
        self
    }

    fn content(&self) -> Option<SheetContent> {
        match self.kind {
            Says::Forfeit(absent) => Some(SheetContent::Forfeit(absent)),
            Says::Played => {
                let [a, b] = &self.points;
                let points = [a.parse().ok()?, b.parse().ok()?];
                Some(SheetContent::Played { points, deals: Some(self.deals.parse().ok()?) })
            }
        }
    }

    fn command(&self, reason: &str) -> Option<Command> {
        let reason = Some(reason.to_owned());
        Some(Command::Sheets(one(self.round, self.m.table, self.content()?, reason, KeepWrong::Refuse)))
    }

    fn is_changed(&self) -> bool {
        match (self.content(), self.before.content) {
            (Some(SheetContent::Played { points, deals }), Content::Played(typed)) => {
                points != typed.points || deals != Some(typed.deals)
            }
            (Some(SheetContent::Forfeit(now)), Content::Forfeit(before)) => now != before,
            (content, _) => content.is_some(),
        }
    }
}

impl Dialog for CorrectSheet {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "correct-title", round = self.round, table = self.m.table)
    }

    fn width(&self) -> f32 {
        WIDE
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        beside(
            ui,
            cx,
            self,
            |d| d.refusal.as_ref(),
            |dialog, ui| dialog.fields(ui, cx, actions),
            |dialog, ui| dialog.follows(ui, cx),
        );
        separator(ui);
        self.buttons(ui, cx, actions);
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl CorrectSheet {
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = STEP / 2.0;
            let kinds = [
                (say!(words, "correct-played"), Says::Played),
                (say!(words, "correct-absent-a"), Says::Forfeit(Absent::A)),
                (say!(words, "correct-absent-b"), Says::Forfeit(Absent::B)),
                (say!(words, "correct-absent-both"), Says::Forfeit(Absent::Both)),
            ];
            for (name, kind) in kinds {
                if toggle(ui, &name, kind, &mut self.kind).changed() {
                    self.refusal = None;
                }
            }
        });
        self.misplaced(ui, cx, actions);
        let is_wrong = self.sum_note(cx).is_some_and(|(tone, _)| tone == Tone::Error);
        let ids = [Id::unique("correct-a"), Id::unique("correct-b"), Id::unique("correct-deals"), Id::unique("correct-reason")];
        for (side, &id) in ids.iter().take(2).enumerate() {
            gap(ui, 1.0);
            let team = cx.team(if side == 0 { self.m.team_a } else { self.m.team_b });
            team_label(ui, &team.number.to_string(), &team.name);
            ui.horizontal(|ui| {
                let old = match self.before.content {
                    Content::Played(typed) => number::points(Points::whole(i64::from(typed.points[side]))),
                    Content::Forfeit(_) => "–".to_owned(),
                };
                ui.label(RichText::new(old).size(16.0).strikethrough().color(palette(ui).text_weak));
                ui.label(body("→").color(palette(ui).text_weak));
                if self.kind == Says::Played {
                    let heard = if side == 0 { say!(words, "sheets-points-a") } else { say!(words, "sheets-points-b") };
                    let size = Vec2::new(ui.available_width().min(240.0), 48.0);
                    let look = Digits { id, most: 4, size, text: 24.0, align: Align2::RIGHT_CENTER, is_wrong };
                    digits(ui, None, &heard, &mut self.points[side], &look);
                }
            });
        }
        gap(ui, 1.0);
        ui.horizontal_wrapped(|ui| {
            if self.kind == Says::Played {
                let look = Digits {
                    id: ids[2],
                    most: 2,
                    size: Vec2::new(64.0, 40.0),
                    text: 16.0,
                    align: Align2::CENTER_CENTER,
                    is_wrong: false,
                };
                ui.label(body(say!(words, "sheets-deals")).color(palette(ui).text_weak));
                digits(ui, None, &say!(words, "sheets-deals"), &mut self.deals, &look);
            }
            if let Some((tone, text)) = self.sum_note(cx) {
                chip(ui, tone, &text);
            }
        });
        gap(ui, 1.0);
        reason_with(ui, &say!(words, "reason-required"), &mut self.reason, Some(ids[3]));
        ui.label(small(say!(words, "correct-journal")).color(palette(ui).text_weak));
        self.keyboard(ui, ids);
    }

    /// The sheet may be right, and only stand in the wrong place.
    fn misplaced(&self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        if !matches!(self.before.content, Content::Played(_)) {
            return;
        }
        let ways = [
            (say!(cx.words, "misplaced-open-turned"), How::Turned),
            (say!(cx.words, "misplaced-open-exchanged"), How::Exchanged),
        ];
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0 * STEP;
            for (name, how) in ways {
                if link(ui, &name).clicked() {
                    actions.push(Action::CloseDialog);
                    actions.show(MisplacedSheets::new(how, Some((self.round, self.m.table))));
                }
            }
        });
    }

    /// ⏎ leads from field to field; the first has the keyboard when the dialog opens.
    fn keyboard(&mut self, ui: &Ui, ids: [Id; 4]) {
        if self.begun == Begun::No {
            self.begun = Begun::Yes;
            match self.kind {
                Says::Played => take_up(ui, ids[0], &self.points[0]),
                Says::Forfeit(_) => ui.memory_mut(|memory| memory.request_focus(ids[3])),
            }
        }
        let Some(at) = ui.memory(eframe::egui::Memory::focused).and_then(|focused| ids.iter().position(|id| *id == focused))
        else {
            return;
        };
        if at < 3 && pressed(ui, plain(Key::Enter)) {
            let texts = [&self.points[0], &self.points[1], &self.deals, &self.reason];
            take_up(ui, ids[at + 1], texts[at + 1]);
        }
    }

    /// « somme 2’512 », or what is wrong with it.
    fn sum_note(&self, cx: &Cx<'_>) -> Option<(Tone, String)> {
        let Some(SheetContent::Played { points, deals: Some(deals) }) = self.content() else { return None };
        let typed = Typed { points, deals };
        Some(match wrong_sum::explain(&cx.tournament.ruleset, &typed) {
            None => (Tone::Ok, say!(cx.words, "correct-sum", sum = i64::from(typed.sum()))),
            Some(wrong) => (Tone::Error, cx.words.difference(wrong.difference)),
        })
    }

    fn follows(&self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        gap(ui, 1.0);
        if !self.is_changed() {
            ui.label(body(say!(words, "correct-nothing-yet")).color(palette(ui).text_weak));
            return;
        }
        // What follows does not depend on the reason: any will do to look at it.
        match self.command("…").map(|command| Consequences::of(cx.tournament, cx.history, &command)) {
            Some(Ok(consequences)) => consequences::show(ui, cx, &consequences),
            _ => _ = ui.label(body(say!(words, "correct-not-yet-right")).color(palette(ui).text_weak)),
        }
    }

    fn buttons(&self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        ui.horizontal(|ui| {
            if button(ui, Kind::Plain, &say!(words, "correct-keep"), Some(&say!(words, "key-escape"))).clicked() {
                actions.push(Action::CloseDialog);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let wish = self.command(&self.reason);
                let could = wish.as_ref().map(|command| cx.could(command));
                let ready = matches!(could, Some(Ok(_)));
                let key = crate::gui::keys::written(words, ctrl(Key::Enter));
                let response =
                    ui.add_enabled_ui(ready, |ui| button(ui, Kind::Primary, &say!(words, "correct-do"), Some(&key))).inner;
                let response = match could {
                    Some(Err(refusal)) => response.on_disabled_hover_text(words.refusal(&refusal)),
                    _ => response,
                };
                if (response.clicked() || pressed(ui, ctrl(Key::Enter)))
                    && let Some(command) = wish
                {
                    actions.run(command, Asker::Dialog);
                }
            });
        });
    }
}
