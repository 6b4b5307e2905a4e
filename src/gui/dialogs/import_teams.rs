//! A list of teams before it is taken: what was understood of its columns, its lines, and what would be refused and why.

use super::{Deed, Dialog, foot, refusal_note};
use crate::domain::command::{Command, TeamCommand, TeamDraft, Warning, decide};
use crate::domain::team::Entry;
use crate::domain::{Change, Refusal, Team, Tournament};
use crate::exchange::team_import::TeamList;
use crate::gui::action::{Actions, Asker};
use crate::gui::cx::Cx;
use crate::gui::theme::{HEIGHT_SMALL, STEP, Weight, body, font, palette, small};
use crate::gui::widgets::{Column, Kind, Row, Table, Tone, note};
use crate::say;
use eframe::egui::{Ui, UiBuilder};

/// The dialog.
pub struct ImportTeams {
    from: String,
    list: TeamList,
    lines: Vec<Line>,
    refusal: Option<Refusal>,
}

/// What stands around the lines in px: the dialog's title and its buttons.
const AROUND: f32 = 270.0;
/// How many reasons are said in full above the lines; each stands in its line too.
const REASONS: usize = 3;

/// One line of the list, and what would come of it.
struct Line {
    number: usize,
    draft: Option<TeamDraft>,
    fate: Fate,
}

/// What would come of a line.
enum Fate {
    /// It would be this team.
    Team(Box<Team>, Vec<Warning>),
    /// The rules are against it.
    Refused(Refusal),
    /// It could not be read: the faults of this line in the list.
    Unread,
}

impl ImportTeams {
    /// A list that was read from somewhere.
    pub fn new(from: String, list: TeamList, tournament: &Tournament) -> Self {
        let mut so_far = tournament.clone();
        let mut lines: Vec<_> = list.entries.iter().map(|(number, draft)| tried(&mut so_far, *number, draft)).collect();
        let mut unread: Vec<_> = list.faults.iter().map(|fault| fault.line).collect();
        unread.dedup();
        lines.retain(|line| !unread.contains(&line.number));
        lines.extend(unread.into_iter().map(|number| Line { number, draft: None, fate: Fate::Unread }));
        lines.sort_by_key(|line| line.number);
        Self { from, list, lines, refusal: None }
    }

    /// What would be taken.
    fn drafts(&self) -> Vec<TeamDraft> {
        let taken = self.lines.iter().filter(|line| matches!(line.fate, Fate::Team(..)));
        taken.filter_map(|line| line.draft.clone()).collect()
    }
}

/// A line tried after those before it. One for whom there is no place left goes on the waiting list.
fn tried(so_far: &mut Tournament, number: usize, draft: &TeamDraft) -> Line {
    let mut draft = draft.clone();
    let mut decision = add(so_far, &draft);
    if matches!(decision, Err(Refusal::Full { .. } | Refusal::RegistrationClosed { .. })) {
        draft.rest.entry = Some(Entry::Waiting);
        decision = add(so_far, &draft);
    }
    let fate = match decision {
        Err(refusal) => Fate::Refused(refusal),
        Ok(decision) => {
            so_far.apply(&decision.changes);
            let team = decision.changes.into_iter().find_map(|change| match change {
                Change::Team(edit) => edit.after,
                _ => None,
            });
            team.map_or(Fate::Unread, |team| Fate::Team(Box::new(team), decision.warnings))
        }
    };
    Line { number, draft: Some(draft), fate }
}

fn add(tournament: &Tournament, draft: &TeamDraft) -> Result<crate::domain::command::Decision, Refusal> {
    decide(tournament, &Command::Teams(TeamCommand::Add(draft.clone())))
}

impl Dialog for ImportTeams {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "import-title")
    }

    fn width(&self) -> f32 {
        1080.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        ui.spacing_mut().item_spacing.y = STEP;
        let top = ui.cursor().top();
        ui.label(body(&self.from).color(palette(ui).text_weak));
        ui.label(small(words.columns(&self.list.columns)).color(palette(ui).text_weak));
        let drafts = self.drafts();
        let refused = self.lines.len() - drafts.len();
        self.said(ui, cx, refused);
        let above = ui.cursor().top() - top;
        let height = (ui.ctx().content_rect().height() - above - AROUND).max(5.0 * HEIGHT_SMALL);
        let place = ui.available_rect_before_wrap();
        let place = place.with_max_y(place.top() + height);
        ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("lines"), |ui| self.table(ui, cx, height));
        refusal_note(ui, cx, self.refusal.as_ref());
        let does = match refused {
            0 => say!(words, "import-all", count = drafts.len()),
            _ => say!(words, "import-without", count = drafts.len(), refused = refused),
        };
        let nothing = drafts.is_empty().then_some(Refusal::NothingGiven);
        if foot(ui, cx, &Deed { kind: Kind::Primary, name: &does, refusal: nothing.as_ref() }, actions) {
            actions.run(Command::Teams(TeamCommand::Import(drafts)), Asker::Dialog);
        }
    }

    fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

impl ImportTeams {
    /// What is to be known before it is done.
    fn said(&self, ui: &mut Ui, cx: &Cx<'_>, refused: usize) {
        let words = cx.words;
        let waits = |line: &&Line| matches!(&line.fate, Fate::Team(team, _) if team.entry == Entry::Waiting);
        let waiting = self.lines.iter().filter(waits).count();
        if refused > 0 {
            note(ui, Tone::Error, &say!(words, "import-refused", count = refused), |ui| {
                let is_refused = |line: &&Line| !matches!(line.fate, Fate::Team(..));
                for line in self.lines.iter().filter(is_refused).take(REASONS) {
                    let sentence = self.state(cx, line).1;
                    ui.label(small(say!(words, "refusal-line", line = line.number.to_string(), sentence = sentence)));
                }
            });
        }
        if waiting > 0 {
            note(ui, Tone::Warning, &say!(words, "import-waiting", count = waiting), |_| {});
        }
    }

    fn table(&self, ui: &mut Ui, cx: &Cx<'_>, height: f32) {
        let words = cx.words;
        let columns = [
            Column::numbers(say!(words, "import-line"), 60.0),
            Column::numbers(say!(words, "registration-number"), 52.0),
            Column::names(say!(words, "registration-team"), 1.2),
            Column::names(say!(words, "registration-player-1"), 1.0),
            Column::names(say!(words, "registration-player-2"), 1.0),
            Column::names(say!(words, "registration-club"), 0.7),
            Column::text(say!(words, "registration-paid"), 54.0),
            Column::names(say!(words, "import-state"), 1.7),
        ];
        Table::new("import-lines", &columns, self.lines.len()).height(height).show(ui, |row| {
            let line = &self.lines[row.index];
            row.small(0, &line.number.to_string());
            Self::cells(cx, row, line);
            let (tone, text) = self.state(cx, line);
            let colour = tone.colours(row.cell(7).1).1;
            row.styled(7, &text, font(14.0, Weight::Regular), colour);
        });
    }

    fn cells(cx: &Cx<'_>, row: &mut Row<'_>, line: &Line) {
        let Some(draft) = &line.draft else { return };
        if let Fate::Team(team, _) = &line.fate {
            row.strong(1, &team.number.to_string());
        } else if let Some(number) = draft.number {
            row.weak(1, &number.to_string());
        }
        let player = |i: usize| draft.rest.players.as_ref().and_then(|players| players.get(i)).map_or("", |player| player);
        row.text(2, draft.rest.name.as_deref().unwrap_or(""));
        row.text(3, player(0));
        row.text(4, player(1));
        row.weak(5, draft.rest.club.as_deref().unwrap_or(""));
        if draft.rest.settled == Some(true) {
            row.text(6, &say!(cx.words, "import-yes"));
        }
    }

    /// « inscrite », or why not.
    fn state(&self, cx: &Cx<'_>, line: &Line) -> (Tone, String) {
        let words = cx.words;
        match &line.fate {
            Fate::Team(_, warnings) if !warnings.is_empty() => {
                let sentences: Vec<_> = warnings.iter().map(|warning| words.warning(warning)).collect();
                (Tone::Warning, sentences.join(" "))
            }
            Fate::Team(team, _) if team.entry == Entry::Waiting => (Tone::Warning, say!(words, "import-to-waiting")),
            Fate::Team(..) => (Tone::Ok, say!(words, "import-taken")),
            Fate::Refused(refusal) => (Tone::Error, words.refusal(refusal)),
            Fate::Unread => {
                let faults = self.list.faults.iter().filter(|fault| fault.line == line.number);
                let sentences: Vec<_> = faults.map(|fault| words.fault(&fault.fault)).collect();
                (Tone::Error, sentences.join(" "))
            }
        }
    }
}
