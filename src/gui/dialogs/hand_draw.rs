//! « Tirage fait à la main »: tables and teams typed line by line, each line checked as it is typed.

use super::{Deed, Dialog, foot, refusal_note};
use crate::domain::command::ask::{Answer, Confirmation};
use crate::domain::command::{Command, HandMatch, Insist, RoundCommand};
use crate::domain::{Refusal, RoundNumber, TeamNumber};
use crate::gui::action::{Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::keys::{plain, pressed, shift};
use crate::gui::theme::{Weight, body, font, palette, small};
use crate::gui::widgets::{Digits, Kind, Tone, cut, digits, gap, note, take_up};
use crate::say;
use eframe::egui::{Align, Align2, Id, Key, Layout, ScrollArea, Ui, Vec2};

/// The dialog.
pub struct HandDraw {
    round: RoundNumber,
    lines: Vec<Line>,
    focus: Option<(usize, usize)>,
    /// The line that is being typed: its team B is still to come.
    at: Option<usize>,
    refusal: Option<Refusal>,
}

/// A line as typed: table, team A, team B.
#[derive(Default)]
struct Line([String; 3]);

/// What the rules say to all that is typed.
struct Checked {
    command: Command,
    /// The command is refused as it is.
    refusal: Option<Refusal>,
    /// Lines that cannot be, and why.
    at_lines: Vec<(usize, Refusal)>,
}

/// The height of a line.
const HEIGHT: f32 = 48.0;

impl HandDraw {
    /// For a round that is not drawn: a line for each table it should have.
    pub fn new(cx: &Cx<'_>, round: RoundNumber) -> Self {
        let tables = cx.tournament.ruleset.tables(cx.tournament.playing(round).len() / 2);
        let line = |table: String| Line([table, String::new(), String::new()]);
        let lines = tables.iter().map(|table| line(table.to_string())).chain([Line::default()]).collect();
        Self { round, lines, focus: Some((0, 1)), at: None, refusal: None }
    }

    /// The lines that say something, with their places.
    fn given(&self) -> (Vec<usize>, Vec<HandMatch>) {
        let said = |line: &Line| {
            let [table, team_a, team_b] = &line.0;
            Some(HandMatch { table: table.parse().ok(), team_a: team_a.parse().ok()?, team_b: team_b.parse().ok() })
        };
        self.lines.iter().enumerate().filter_map(|(i, line)| Some((i, said(line)?))).unzip()
    }

    fn check(&self, cx: &Cx<'_>) -> Checked {
        let (places, matches) = self.given();
        let plain = Command::Rounds(RoundCommand::Pair { round: self.round.get(), matches, at: cx.now, insist: Insist::No });
        // The button says that it insists.
        let command = match cx.ask(&plain) {
            Answer::Confirm { how: Confirmation::Insist, confirmed, .. } => confirmed,
            _ => plain,
        };
        let refusal = cx.could(&command).err();
        let at_lines = match &refusal {
            Some(Refusal::Entries(refused)) => refused
                .iter()
                .filter_map(|(i, refusal)| Some((*places.get(*i)?, refusal.clone())))
                .filter(|(i, refusal)| self.at != Some(*i) || !matches!(refusal, Refusal::ByeNotAllowed { .. }))
                .collect(),
            _ => Vec::new(),
        };
        Checked { command, refusal, at_lines }
    }
}

fn id(line: usize, field: usize) -> Id {
    Id::unique(("hand-draw", line, field))
}

impl Dialog for HandDraw {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "hand-title", round = self.round)
    }

    fn width(&self) -> f32 {
        880.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        gap(ui, 1.0);
        ui.label(small(say!(words, "hand-how")).color(palette(ui).text_weak));
        let moved = self.keyboard(ui);
        let checked = self.check(cx);
        Self::head(ui, cx);
        let height = (ui.ctx().content_rect().height() - 400.0).max(2.0 * HEIGHT);
        let mut area = ScrollArea::vertical().id_salt("hand-lines").max_height(height).auto_shrink([false, true]);
        if let Some((line, _)) = moved {
            #[expect(clippy::cast_precision_loss, reason = "lines on a screen")]
            let top = line as f32 * HEIGHT;
            area = area.vertical_scroll_offset((top - height + 2.0 * HEIGHT).max(0.0));
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        area.show_rows(ui, HEIGHT, self.lines.len(), |ui, range| {
            for i in range {
                self.line(ui, cx, i, &checked);
            }
        });
        if let Some((line, field)) = moved {
            take_up(ui, id(line, field), &self.lines[line].0[field]);
        }
        gap(ui, 1.0);
        status(ui, cx, &checked);
        refusal_note(ui, cx, self.refusal.as_ref());
        let deed = Deed { kind: Kind::Primary, name: &say!(words, "hand-do"), refusal: checked.refusal.as_ref() };
        if foot(ui, cx, &deed, actions) {
            actions.run(checked.command, Asker::Dialog);
        }
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl HandDraw {
    /// ⏎ leads from field to field and from line to line; gives the field that is come to.
    fn keyboard(&mut self, ui: &Ui) -> Option<(usize, usize)> {
        if let Some(first) = self.focus.take() {
            return Some(first);
        }
        let focused = ui.memory(eframe::egui::Memory::focused)?;
        let (line, field) = (0..self.lines.len())
            .flat_map(|line| (0..3).map(move |field| (line, field)))
            .find(|&(line, field)| id(line, field) == focused)?;
        self.at = Some(line);
        let is_last = line + 1 == self.lines.len() || self.lines[line..].iter().all(Line::is_open);
        if pressed(ui, shift(Key::Enter)) {
            return Some(match field {
                0 if line > 0 => (line - 1, 2),
                0 => (0, 0),
                field => (line, field - 1),
            });
        }
        if !(is_last && self.lines[line].is_open()) && pressed(ui, plain(Key::Enter)) {
            self.refusal = None;
            if field < 2 {
                return Some((line, field + 1));
            }
            if line + 1 == self.lines.len() {
                self.lines.push(Line::default());
            }
            let next = line + 1;
            return Some((next, usize::from(!self.lines[next].0[0].is_empty())));
        }
        let step = [(Key::ArrowDown, 1), (Key::ArrowUp, -1)].into_iter().find(|(key, _)| pressed(ui, plain(*key)));
        step.map(|(_, by)| (line.saturating_add_signed(by).min(self.lines.len() - 1), field))
    }

    fn head(ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for title in [say!(words, "draw-column-table"), say!(words, "draw-column-team-a"), say!(words, "draw-column-team-b")]
            {
                ui.allocate_ui_with_layout(Vec2::new(88.0, 20.0), Layout::left_to_right(Align::Center), |ui| {
                    ui.set_width(88.0);
                    ui.label(small(title).color(palette(ui).text_weak));
                });
            }
        });
    }

    fn line(&mut self, ui: &mut Ui, cx: &Cx<'_>, i: usize, checked: &Checked) {
        let words = cx.words;
        let refusal = checked.at_lines.iter().find(|(line, _)| *line == i).map(|(_, refusal)| refusal);
        ui.allocate_ui_with_layout(Vec2::new(ui.available_width(), HEIGHT), Layout::left_to_right(Align::Center), |ui| {
            ui.set_height(HEIGHT);
            ui.spacing_mut().item_spacing.x = 8.0;
            let number = i + 1;
            let heard = [
                say!(words, "hand-table", line = number),
                say!(words, "hand-team-a", line = number),
                say!(words, "hand-team-b", line = number),
            ];
            for (field, heard) in heard.iter().enumerate() {
                let look = Digits {
                    id: id(i, field),
                    most: 4,
                    size: Vec2::new(88.0, 40.0),
                    text: 18.0,
                    align: Align2::CENTER_CENTER,
                    is_wrong: refusal.is_some(),
                };
                ui.allocate_ui(Vec2::new(88.0, 40.0), |ui| digits(ui, None, heard, &mut self.lines[i].0[field], &look));
            }
            ui.add_space(4.0);
            let (text, colour) = match refusal {
                Some(refusal) => (words.refusal(refusal), palette(ui).error),
                None => {
                    self.names(cx, i).map_or_else(|| (String::new(), palette(ui).text), |(text, tone)| (text, tone.colours(ui).1))
                }
            };
            let (galley, _) = cut(ui, &text, font(14.0, Weight::Regular), colour, ui.available_width());
            ui.label(galley).on_hover_text(text);
        });
    }

    /// Who is meant, or that the two have met.
    fn names(&self, cx: &Cx<'_>, i: usize) -> Option<(String, Tone)> {
        let team =
            |text: &String| text.parse().ok().and_then(|number: u32| cx.tournament.team(number).ok()).map(|team| team.number);
        let [_, a, b] = &self.lines[i].0;
        let name = |team: TeamNumber| cx.team(team).name;
        match (team(a), team(b)) {
            (Some(a), Some(b)) => {
                let met = cx.tournament.meetings((a.min(b), a.max(b)), self.round);
                if met.is_empty() || !cx.tournament.ruleset.avoids_rematches(self.round) {
                    return Some((say!(cx.words, "hand-names", a = name(a), b = name(b)), Tone::Neutral));
                }
                let rounds = cx.words.list(&met);
                Some((say!(cx.words, "hand-rematch", a = a, b = b, count = met.len(), rounds = rounds), Tone::Warning))
            }
            (Some(a), None) => Some((name(a), Tone::Neutral)),
            _ => None,
        }
    }
}

impl Line {
    /// Whether no team is typed yet.
    fn is_open(&self) -> bool {
        self.0[1].is_empty() && self.0[2].is_empty()
    }
}

/// What is still missing, or that all is there.
fn status(ui: &mut Ui, cx: &Cx<'_>, checked: &Checked) {
    let words = cx.words;
    match &checked.refusal {
        None => {
            let insists = matches!(&checked.command, Command::Rounds(RoundCommand::Pair { insist: Insist::Yes, .. }));
            note(ui, Tone::Ok, &say!(words, "hand-complete"), |ui| {
                if insists {
                    ui.label(small(say!(words, "hand-sheets-open")).color(palette(ui).warning));
                }
            });
        }
        Some(Refusal::Entries(_)) if checked.at_lines.is_empty() => {}
        Some(Refusal::Entries(_)) => {
            ui.label(body(say!(words, "hand-wrong", count = checked.at_lines.len())).color(palette(ui).error));
        }
        Some(Refusal::LeftOut { teams }) if teams.len() > 20 => {
            ui.label(body(say!(words, "hand-left", count = teams.len())).color(palette(ui).text_weak));
        }
        Some(Refusal::LeftOut { teams }) => {
            let text = say!(words, "hand-left-named", count = teams.len(), teams = words.list(teams));
            ui.label(body(text).color(palette(ui).text_weak));
        }
        Some(Refusal::NothingGiven) => {}
        Some(refusal) => refusal_note(ui, cx, Some(refusal)),
    }
}
