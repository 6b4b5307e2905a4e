//! « Accueil »: the tournament to go on with as the one big button, recent ones, a new one. Works without a tournament, so
//! it is given a [`Front`]; opens no file itself.

pub mod copies;
mod doors;
mod latest;
mod new;
mod recent;

use crate::gui::action::{Action, Actions, FileWish, Pick, ScreenWish};
use crate::gui::copies::Offers;
use crate::gui::cx::Front;
use crate::gui::frame::Hint;
use crate::gui::keys::{letter, plain, pressed};
use crate::gui::screens::next_place;
use crate::gui::settings::Recent;
use crate::i18n::Words;
use crate::say;
use eframe::egui::{Align, Key, Layout, ScrollArea, Ui, Vec2};
use std::path::{Path, PathBuf};

/// What the screen keeps for itself.
#[derive(Default)]
pub struct State {
    page: Page,
    /// Which tournament ↑ ↓ have chosen: 0 is the last one.
    chosen: usize,
}

#[derive(Default)]
enum Page {
    #[default]
    List,
    /// The form is wished for; the next frame knows the day and the folder it begins with.
    Begin,
    New(Box<new::Form>),
    Copies(Box<copies::Page>),
}

impl State {
    /// Ctrl N.
    pub fn begin_new(&mut self) {
        if !matches!(self.page, Page::New(_)) {
            self.page = Page::Begin;
        }
    }

    /// The copies of a file are being looked for.
    pub fn look_for_copies(&mut self, file: &Path) {
        if !matches!(&self.page, Page::Copies(page) if page.file() == file) {
            self.page = Page::Copies(Box::new(copies::Page::begin(file)));
        }
    }

    /// A file cannot be opened, and why.
    pub fn trouble(&mut self, file: &Path, sentence: String, help: copies::Help) {
        self.page = Page::Copies(Box::new(copies::Page::in_trouble(file, sentence, help)));
    }

    /// Copies were found.
    pub fn offer(&mut self, offers: Offers) {
        if let Page::Copies(page) = &mut self.page {
            page.offer(offers);
        }
    }

    /// The tournament was made, or the copy taken up.
    pub fn done(&mut self) {
        self.page = Page::List;
    }

    /// It was not, and why.
    pub fn refused(&mut self, sentence: String) {
        match &mut self.page {
            Page::New(form) => form.refused(sentence),
            Page::Copies(page) => page.refused(sentence),
            Page::List | Page::Begin => {}
        }
    }

    /// A file was chosen for a field of the form.
    pub fn picked(&mut self, pick: Pick, path: PathBuf) {
        if let Page::New(form) = &mut self.page {
            form.picked(pick, path);
        }
    }
}

/// Draws the screen.
pub fn ui(ui: &mut Ui, front: &Front<'_>, state: &mut State, actions: &mut Actions) {
    if matches!(state.page, Page::Begin) {
        state.page = Page::New(Box::new(new::Form::begin(front)));
    }
    match &mut state.page {
        Page::New(form) => {
            if new::ui(ui, front, form, actions) == new::Wish::Leave {
                state.page = Page::List;
            }
        }
        Page::Copies(page) => {
            if copies::ui(ui, front, page, actions) {
                state.page = Page::List;
            }
        }
        _ => list(ui, front, state, actions),
    }
}

/// Its keys.
pub fn hints(words: &Words, state: &State, front: &Front<'_>) -> Vec<Hint> {
    let hint = |key: &str, does: String| (key.to_owned(), does);
    if matches!(state.page, Page::New(_)) {
        return vec![
            hint("⏎", say!(words, "home-hint-next")),
            hint("Ctrl ⏎", say!(words, "home-hint-create")),
            hint(&say!(words, "key-escape"), say!(words, "home-hint-back")),
        ];
    }
    if matches!(state.page, Page::Copies(_)) {
        return vec![
            hint("↑ ↓", say!(words, "home-hint-choose")),
            hint("Ctrl ⏎", say!(words, "copies-hint-go-back")),
            hint(&say!(words, "key-escape"), say!(words, "copies-hint-leave")),
        ];
    }
    let first = if front.settings.recent.is_empty() && front.open.is_none() {
        say!(words, "home-hint-new")
    } else {
        say!(words, "home-hint-resume")
    };
    let rest = [
        hint("↑ ↓", say!(words, "home-hint-choose")),
        hint(&say!(words, "key-delete"), say!(words, "home-hint-forget")),
        hint("Ctrl N", say!(words, "home-hint-new")),
        hint("Ctrl O", say!(words, "home-hint-open")),
        hint("Ctrl Maj N", say!(words, "home-hint-rehearse")),
    ];
    std::iter::once(hint("⏎", first)).chain(rest).collect()
}

fn list(ui: &mut Ui, front: &Front<'_>, state: &mut State, actions: &mut Actions) {
    let tournaments = tournaments(front);
    keyboard(ui, front, state, &tournaments, actions);
    ScrollArea::vertical().id_salt("home").auto_shrink(false).show(ui, |ui| {
        let room = ui.available_width();
        if room < 860.0 {
            right(ui, front, state, &tournaments, actions);
            ui.add_space(8.0);
            doors::ui(ui, front, doors::Head::LeftOut, actions);
            return;
        }
        let width = room.min(1128.0);
        ui.add_space(if ui.ctx().content_rect().height() > 740.0 { 32.0 } else { 8.0 });
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.add_space((room - width) / 2.0);
            let left = width * if room < 1100.0 { 0.4 } else { 0.376 };
            let column = |ui: &mut Ui, width: f32, add: &mut dyn FnMut(&mut Ui)| {
                ui.allocate_ui_with_layout(Vec2::new(width, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing = Vec2::splat(8.0);
                    add(ui);
                });
            };
            column(ui, left, &mut |ui| doors::ui(ui, front, doors::Head::Shown, actions));
            ui.add_space(40.0);
            column(ui, width - left - 40.0, &mut |ui| right(ui, front, state, &tournaments, actions));
        });
    });
}

fn right(ui: &mut Ui, front: &Front<'_>, state: &mut State, tournaments: &[Recent], actions: &mut Actions) {
    match tournaments.split_first() {
        None => latest::welcome(ui, front, actions),
        Some((last, rest)) => {
            if latest::ui(ui, front, last, state.chosen == 0) {
                enter(front, last, actions);
            }
            recent::ui(ui, front, rest, state.chosen, actions);
        }
    }
}

/// The open tournament or else the last one, then the other recent ones.
fn tournaments(front: &Front<'_>) -> Vec<Recent> {
    let open = front.open.map(|cx| Recent::of(front.words, cx.tournament, cx.history, cx.path));
    let others = front.settings.recent.iter().filter(|recent| open.as_ref().is_none_or(|open| open.path != recent.path));
    open.iter().chain(others).cloned().collect()
}

/// Goes on with a tournament: it is open already, or it is opened.
fn enter(front: &Front<'_>, recent: &Recent, actions: &mut Actions) {
    match front.open {
        Some(cx) if cx.path == recent.path => actions.go(next_place(cx.tournament)),
        _ => actions.push(Action::File(FileWish::Open(recent.path.clone()))),
    }
}

/// The keys of the tournaments under the first one.
const DIGITS: [Key; 8] = [Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

fn keyboard(ui: &mut Ui, front: &Front<'_>, state: &mut State, tournaments: &[Recent], actions: &mut Actions) {
    let busy = ui.memory(|memory| memory.focused().is_some());
    let last = tournaments.len().saturating_sub(1);
    if !busy && pressed(ui, plain(Key::ArrowDown)) {
        state.chosen += 1;
    }
    if !busy && pressed(ui, plain(Key::ArrowUp)) {
        state.chosen = state.chosen.saturating_sub(1);
    }
    state.chosen = state.chosen.min(last);
    for (key, recent) in DIGITS.into_iter().zip(tournaments.iter().skip(1)) {
        if letter(ui, key) {
            enter(front, recent, actions);
        }
    }
    // A button that has the keyboard takes ⏎ itself.
    if !busy && pressed(ui, plain(Key::Enter)) {
        match tournaments.get(state.chosen) {
            Some(recent) => enter(front, recent, actions),
            None => actions.push(Action::Screen(ScreenWish::NewTournament)),
        }
    }
    let forgettable = tournaments.get(state.chosen).filter(|recent| front.open.is_none_or(|cx| cx.path != recent.path));
    if !busy
        && let Some(recent) = forgettable
        && pressed(ui, plain(Key::Delete))
    {
        actions.push(Action::File(FileWish::Forget(recent.path.clone())));
    }
}
