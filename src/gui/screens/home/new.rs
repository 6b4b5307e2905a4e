//! A new tournament: name, date and place, and where its file goes. Whether all that can be, the session says; a date alone
//! is read here.

use crate::domain::command::EventDraft;
use crate::gui::action::{Action, Actions, FileWish, NewFile, Pick};
use crate::gui::cx::Front;
use crate::gui::keys::{ctrl, plain, pressed};
use crate::gui::theme::{ROUND_LARGE, body, palette, small, title};
use crate::gui::widgets::{Kind, Tone, button, field_with, grouped, note, toggle};
use crate::i18n::date;
use crate::say;
use crate::store::ENDING;
use eframe::egui::{Frame, Id, Key, Margin, Response, ScrollArea, Stroke, Ui};
use std::path::{Path, PathBuf};

/// The form as far as it is filled in.
pub(super) struct Form {
    name: String,
    date: String,
    place: String,
    file: String,
    /// Whether the file is still named after the tournament.
    file_follows: Follows,
    folder: PathBuf,
    ruleset: Option<PathBuf>,
    teams_of: Option<PathBuf>,
    refusal: Option<String>,
    /// The field that gets the keyboard with the next frame.
    focus: Option<&'static str>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Follows {
    TheName,
    Nothing,
}

/// What the form wishes of the screen around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wish {
    Stay,
    Leave,
}

const NAME: &str = "new-name";
const DATE: &str = "new-date";
const PLACE: &str = "new-place";
const FILE: &str = "new-file";

impl Form {
    /// An empty form for a tournament of today.
    pub(super) fn begin(front: &Front<'_>) -> Self {
        let mut form = Self {
            name: String::new(),
            date: date::short(front.now.date_naive()),
            place: String::new(),
            file: String::new(),
            file_follows: Follows::TheName,
            folder: front.documents.to_owned(),
            ruleset: None,
            teams_of: None,
            refusal: None,
            focus: Some(NAME),
        };
        form.follow(&say!(front.words, "new-file-name"));
        form
    }

    /// The tournament was not made.
    pub(super) fn refused(&mut self, sentence: String) {
        self.refusal = Some(sentence);
    }

    /// A file was chosen.
    pub(super) fn picked(&mut self, pick: Pick, path: PathBuf) {
        match pick {
            Pick::NewFile => {
                self.file = path.display().to_string();
                self.file_follows = Follows::Nothing;
            }
            Pick::Ruleset => self.ruleset = Some(path),
            Pick::TeamsOf => self.teams_of = Some(path),
            Pick::CopyFolder => {}
        }
        self.refusal = None;
    }

    /// The file is named after the tournament as long as nobody named it otherwise.
    fn follow(&mut self, unnamed: &str) {
        if self.file_follows == Follows::TheName {
            let stem = file_stem(&self.name);
            let stem = if stem.is_empty() { unnamed } else { &stem };
            self.file = self.folder.join(format!("{stem}.{ENDING}")).display().to_string();
        }
    }

    fn submit(&mut self, front: &Front<'_>, actions: &mut Actions) {
        let Some(date) = date::read(&self.date) else {
            self.refusal = Some(say!(front.words, "not-a-date", text = self.date.trim()));
            self.focus = Some(DATE);
            return;
        };
        let mut path = PathBuf::from(self.file.trim());
        if path.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case(ENDING)) {
            path = PathBuf::from(format!("{}.{ENDING}", path.display()));
        }
        self.refusal = None;
        let event = EventDraft {
            name: Some(self.name.clone()),
            date: Some(date),
            place: Some(self.place.clone()),
            ..EventDraft::default()
        };
        let new = NewFile { path, event, ruleset: self.ruleset.clone(), teams_of: self.teams_of.clone() };
        actions.push(Action::File(FileWish::Create(Box::new(new))));
    }
}

/// A name as the name of a file on all systems: what stands for a folder or a disk there becomes a dash.
fn file_stem(name: &str) -> String {
    let name = name.trim().replace(|letter: char| r#"\/:*?"<>|"#.contains(letter) || letter.is_control(), "-");
    let cut: String = name.chars().take(80).collect();
    cut.trim_matches(['.', ' ']).to_owned()
}

/// Draws the form.
pub(super) fn ui(ui: &mut Ui, front: &Front<'_>, form: &mut Form, actions: &mut Actions) -> Wish {
    let words = front.words;
    let colours = palette(ui);
    let mut wish = if pressed(ui, plain(Key::Escape)) { Wish::Leave } else { Wish::Stay };
    let mut enters = pressed(ui, ctrl(Key::Enter));
    ScrollArea::vertical().id_salt("new").auto_shrink(false).show(ui, |ui| {
        let room = ui.available_width();
        let width = room.min(760.0);
        ui.horizontal_top(|ui| {
            ui.add_space((room - width) / 2.0);
            let frame = Frame::new().fill(colours.panel).stroke(Stroke::new(1.0, colours.line)).corner_radius(ROUND_LARGE);
            frame.inner_margin(Margin::same(24)).show(ui, |ui| {
                ui.set_width(width - 48.0);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 12.0;
                    ui.label(title(say!(words, "new-title")));
                    enters |= fields(ui, front, form);
                    file(ui, front, form, actions);
                    choices(ui, front, form, actions);
                    if let Some(refusal) = &form.refusal {
                        note(ui, Tone::Error, refusal, |_| {});
                    }
                    ui.horizontal_wrapped(|ui| {
                        enters |= button(ui, Kind::Primary, &say!(words, "new-create"), Some("Ctrl ⏎")).clicked();
                        let back = button(ui, Kind::Plain, &say!(words, "new-back"), Some(&say!(words, "key-escape")));
                        if back.clicked() {
                            wish = Wish::Leave;
                        }
                    });
                });
            });
        });
    });
    if enters {
        form.submit(front, actions);
    }
    wish
}

/// Name, date and place, ⏎ from one to the next; says whether the last one was left with ⏎.
fn fields(ui: &mut Ui, front: &Front<'_>, form: &mut Form) -> bool {
    let words = front.words;
    let width = ui.available_width();
    let id = Id::unique;
    let name = field_with(ui, &say!(words, "new-name"), &mut form.name, width, Some(id(NAME)));
    let changed = name.changed();
    let (day, place) = if width < 560.0 {
        let day = day(ui, front, form, width);
        (day, field_with(ui, &say!(words, "new-place"), &mut form.place, width, Some(id(PLACE))))
    } else {
        ui.horizontal_top(|ui| {
            let day = day(ui, front, form, 240.0);
            let left = ui.available_width();
            (day, field_with(ui, &say!(words, "new-place"), &mut form.place, left, Some(id(PLACE))))
        })
        .inner
    };
    if changed {
        form.follow(&say!(words, "new-file-name"));
    }
    if let Some(focus) = form.focus.take() {
        ui.memory_mut(|memory| memory.request_focus(id(focus)));
    }
    let has = |response: &Response| response.has_focus();
    if !(has(&name) || has(&day) || has(&place)) || !pressed(ui, plain(Key::Enter)) {
        return false;
    }
    match (has(&name), has(&day)) {
        (true, _) => form.focus = Some(DATE),
        (_, true) => form.focus = Some(PLACE),
        _ => return true,
    }
    false
}

/// The day as typed, and under it what was understood.
fn day(ui: &mut Ui, front: &Front<'_>, form: &mut Form, width: f32) -> Response {
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        let field = field_with(ui, &say!(front.words, "new-date"), &mut form.date, width, Some(Id::unique(DATE)));
        match date::read(&form.date) {
            Some(day) => ui.label(small(date::long(front.words, day)).color(palette(ui).text_weak)),
            None => ui.label(small(say!(front.words, "date-as")).color(palette(ui).error)),
        };
        field
    })
    .inner
}

fn file(ui: &mut Ui, front: &Front<'_>, form: &mut Form, actions: &mut Actions) {
    let browse = say!(front.words, "browse");
    let width = ui.available_width();
    let button_width = 150.0;
    ui.horizontal_top(|ui| {
        let field_width = width - button_width - 8.0;
        let field = field_with(ui, &say!(front.words, "new-file"), &mut form.file, field_width, Some(Id::unique(FILE)));
        if field.changed() {
            form.file_follows = Follows::Nothing;
        }
        ui.vertical(|ui| {
            ui.add_space(22.0);
            if button(ui, Kind::Plain, &browse, None).clicked() {
                actions.push(Action::File(FileWish::Pick(Pick::NewFile, PathBuf::from(form.file.trim()))));
            }
        });
    });
    if form.folder == front.documents && form.file_follows == Follows::TheName {
        ui.label(small(say!(front.words, "new-file-more")).color(palette(ui).text_weak));
    }
}

/// What most tournaments leave as it is: the regulations, and teams of an older tournament.
fn choices(ui: &mut Ui, front: &Front<'_>, form: &mut Form, actions: &mut Actions) {
    let words = front.words;
    let rules = Choice {
        label: say!(words, "new-rules"),
        usual: say!(words, "new-rules-geneva"),
        other: say!(words, "new-rules-file"),
        pick: Pick::Ruleset,
        begin: front.documents,
    };
    choice(ui, &rules, &mut form.ruleset, actions);
    let older = front.settings.recent.first().and_then(|recent| recent.path.parent()).unwrap_or(front.documents);
    let teams = Choice {
        label: say!(words, "new-teams"),
        usual: say!(words, "new-teams-none"),
        other: say!(words, "new-teams-of"),
        pick: Pick::TeamsOf,
        begin: older,
    };
    choice(ui, &teams, &mut form.teams_of, actions);
}

struct Choice<'a> {
    label: String,
    usual: String,
    other: String,
    pick: Pick,
    begin: &'a Path,
}

/// The usual, or what a file says.
fn choice(ui: &mut Ui, choice: &Choice<'_>, chosen: &mut Option<PathBuf>, actions: &mut Actions) {
    grouped(ui, &choice.label, |ui| {
        ui.horizontal_wrapped(|ui| {
            let mut is_file = chosen.is_some();
            if toggle(ui, &choice.usual, false, &mut is_file).clicked() {
                *chosen = None;
            }
            if toggle(ui, &choice.other, true, &mut is_file).clicked() {
                actions.push(Action::File(FileWish::Pick(choice.pick, choice.begin.to_owned())));
            }
            if let Some(file) = chosen {
                let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                ui.label(body(name)).on_hover_text(file.display().to_string());
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_as_every_system_allows() {
        for (name, stem) in [
            ("Tournoi de l’Escalade 2026", "Tournoi de l’Escalade 2026"),
            ("  Jass 1/2 : finale ? ", "Jass 1-2 - finale -"),
            ("..", ""),
            ("C:\\", "C--"),
        ] {
            assert_eq!(file_stem(name), stem, "{name}");
        }
    }
}
