//! The window as a whole: what is open, where one is, and how wishes are carried out. Screens draw and wish; only here is
//! a session, a file or a printer touched, after the frame is drawn.

mod clock;
mod copies;
mod deeds;
mod desk;
mod files;
mod papers;
mod projector;
mod proof;
mod waiting;

use super::action::{Action, Actions, FileWish, ScreenWish};
use super::clock::Bell;
use super::commands::COMMANDS;
use super::copies::{Keeping, Second};
use super::cx::{Cx, Front, Mode};
use super::dialogs::{self, Dialog};
use super::frame;
use super::jobs::{Jobs, Pace};
use super::memory::{Keeper, Memory};
use super::notices::Notices;
use super::outside::Outside;
use super::palette::Palette;
use super::place::Place;
use super::projector::monitors::Monitors;
use super::projector::window::Projector;
use super::screens::Screens;
use super::settings::Settings;
use super::waiting::Waiting;
use super::{keys, theme};
use crate::documents::reprint::Outdated;
use crate::domain::history::StateNumber;
use crate::domain::{Moment, RoundNumber};
use crate::i18n::Words;
use crate::say;
use crate::session::Session;
use crate::session::outside::random_seed;
use crate::views;
use eframe::egui::{self, Context, Ui, ViewportCommand};
use std::path::PathBuf;

/// The window.
pub struct App {
    outside: Outside,
    words: Words,
    settings: Settings,
    jobs: Jobs,
    open: Option<Open>,
    place: Place,
    screens: Screens,
    dialogs: Vec<Box<dyn Dialog>>,
    palette: Option<Palette>,
    notices: Notices,
    bell: Bell,
    /// Recent tournaments whose file was not there when the home screen was come to.
    absent: Vec<PathBuf>,
    projector: Option<Projector>,
    monitors: Option<Monitors>,
    /// When the screens are looked at again, in seconds of the window.
    look_at_screens_at: f64,
    /// A file that could not be opened, whose copies are to be looked for.
    troubled: Option<PathBuf>,
    /// What waits until the file can be written again.
    waiting: Option<Waiting>,
}

/// The open tournament.
struct Open {
    session: Session,
    mode: Mode,
    memory: Memory,
    keeper: Keeper,
    saved_at: Option<Moment>,
    copies: Keeping,
    /// The end of a round that could not be noted: it is not tried with every frame.
    end_not_noted: Option<RoundNumber>,
    /// What was printed and the file contradicts by now, and on which state that was looked at.
    outdated: Vec<Outdated>,
    looked_at: Option<StateNumber>,
}

impl App {
    /// A window, with the tournament of a file if one is given.
    pub fn new(ctx: &Context, outside: Outside, pace: Pace, file: Option<PathBuf>) -> Self {
        let settings = Settings::load(&outside.data);
        theme::install(ctx);
        let mut app = Self {
            words: Words::french(),
            settings,
            jobs: Jobs::new(pace),
            open: None,
            place: Place::Home,
            screens: Screens::default(),
            dialogs: Vec::new(),
            palette: None,
            notices: Notices::default(),
            bell: Bell::default(),
            absent: Vec::new(),
            projector: None,
            monitors: None,
            look_at_screens_at: 0.0,
            troubled: None,
            waiting: None,
            outside,
        };
        app.dress(ctx);
        match file {
            Some(file) => app.open_file(&file),
            None => app.look_at_last(),
        }
        app.look_for_recent();
        app
    }

    /// Draws one frame and carries out what was wished in it.
    pub fn frame(&mut self, ui: &mut Ui) {
        let mut actions = Actions::default();
        for action in self.jobs.answers() {
            actions.push(action);
        }
        dropped_files(ui, &mut actions);
        self.follow_other_program(ui);
        if self.waiting.is_some() {
            Waiting::take_keys(ui, &mut actions);
        }
        self.watch_clock(ui.ctx());
        self.answer_projector(ui.ctx());
        self.draw(ui, &mut actions);
        let actions = actions.take();
        if !actions.is_empty() {
            // What they change is to be seen now, not with the next key.
            ui.ctx().request_repaint();
        }
        let said = self.notices.passing().map(str::to_owned);
        for action in actions {
            self.perform(ui.ctx(), action);
        }
        if let Some(file) = self.troubled.take() {
            self.offer_copies(ui.ctx(), Some(file));
        }
        self.try_again(ui);
        self.attend_to_copies(ui);
        self.look_at_papers(said.as_deref());
        self.keep();
        self.tell_projector(ui.ctx());
        if let Some(projector) = &self.projector {
            projector.show(ui.ctx());
        }
        self.ask_for_next_second(ui.ctx());
    }

    /// The open tournament, for tests.
    pub fn session(&self) -> Option<&Session> {
        self.open.as_ref().map(|open| &open.session)
    }

    /// What is said in passing, for tests.
    pub fn notice(&self) -> Option<&str> {
        self.notices.passing()
    }

    /// Where one is.
    pub fn place(&self) -> Place {
        self.place
    }

    fn draw(&mut self, ui: &mut Ui, actions: &mut Actions) {
        let Self {
            outside, words, settings, open, place, screens, dialogs, palette, notices, absent, projector, waiting, ..
        } = self;
        let now = outside.clock.now();
        let clock = open.as_ref().and_then(|open| views::clock::shown(open.session.tournament(), now));
        let cx = open.as_ref().map(|open| Cx {
            words,
            tournament: open.session.tournament(),
            history: open.session.history(),
            path: open.session.path(),
            mode: open.mode,
            clock: clock.as_ref(),
            projector: projector.as_ref().map(Projector::shown),
            prints: &open.memory.printed,
            outdated: &open.outdated,
            settings,
            now,
            place: *place,
        });
        let second = open.as_ref().map_or(Second::Unknown, |open| open.copies.second);
        let documents = &outside.documents;
        let front = Front { words, settings, now, documents, place: *place, absent, second, open: cx.as_ref() };
        if dialogs.is_empty() && palette.is_none() && waiting.is_none() {
            shortcuts(ui, &front, actions);
        }
        let saved_at = open.as_ref().and_then(|open| open.saved_at);
        frame::ui(ui, &front, saved_at, notices, screens, actions);
        if let (Some(cx), Some(dialog)) = (&cx, dialogs.last_mut()) {
            dialogs::show(ui, cx, dialog.as_mut(), actions);
        }
        if let Some(palette) = palette {
            palette.ui(ui, &front, actions);
        }
        if let Some(waiting) = waiting {
            waiting.ui(ui, &front, actions);
        }
    }

    fn perform(&mut self, ctx: &Context, action: Action) {
        match action {
            // What waits goes first.
            Action::Run(..) | Action::DrawAll(_) | Action::Undo | Action::Redo if self.waiting.is_some() => {}
            Action::Go(place) => self.go(place),
            Action::Run(command, asker) => self.run(command, asker),
            Action::DrawAll(commands) => self.draw_all(commands),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Show(dialog) => self.dialogs.push(dialog),
            Action::CloseDialog => _ = self.dialogs.pop(),
            Action::Say(text) => self.notices.say(text),
            Action::Clock(wish) => self.wind(wish),
            Action::Papers(orders, wish) => self.papers(ctx, &orders, wish),
            Action::TakenDown(order) => self.taken_down(&order),
            Action::File(wish) => self.file(ctx, wish),
            Action::Project(wish) => self.project(ctx, wish),
            Action::Set(setting) => self.set(ctx, setting),
            Action::Screen(ScreenWish::NewSeed) => self.new_seed(ctx),
            Action::Screen(wish) => self.tell_screen(wish),
            Action::Copies(news) => self.hear_of_copies(ctx, news),
            Action::StopWaiting => self.stop_waiting(),
            Action::Palette => self.palette = if self.palette.is_some() { None } else { Some(Palette::default()) },
            Action::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    fn go(&mut self, place: Place) {
        self.palette = None;
        self.place = place;
        if place == Place::Home {
            self.look_for_recent();
        }
        self.screens.arrive(place);
    }

    /// Chance is asked for here, so that screens only show.
    fn new_seed(&mut self, ctx: &Context) {
        match random_seed() {
            Ok(seed) => self.screens.draw.seeded(seed),
            Err(_) => self.notices.refuse_once(say!(self.words, "cli-no-chance")),
        }
        ctx.request_repaint();
    }

    fn tell_screen(&mut self, wish: ScreenWish) {
        self.palette = None;
        if let ScreenWish::NewTournament = wish {
            self.go(Place::Home);
        }
        if let Some(open) = self.open.as_ref() {
            let place = self.screens.tell(wish, self.place, open.session.tournament());
            if place != self.place {
                self.go(place);
            }
        } else {
            self.screens.tell_home(wish);
        }
    }

    /// What was half typed goes where a kill cannot reach it.
    fn keep(&mut self) {
        let Some(open) = self.open.as_mut() else { return };
        open.memory.team.clone_from(self.screens.registration.line());
        open.memory.sheet.clone_from(self.screens.sheets.draft());
        if let Err(error) = open.keeper.keep(&open.memory) {
            self.notices.refuse_once(self.words.io_error(&self.outside.data, error.kind()));
        }
    }
}

impl eframe::App for App {
    /// Also called while the window is minimised: the clock rings and the projector goes on all the same.
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.watch_clock(ctx);
        self.mind_projector(ctx, frame);
        self.ask_for_next_second(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.frame(ui);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}

/// The keys of [`COMMANDS`], taken before any field sees them. Those with Maj come first: Ctrl N would take Ctrl Maj N too,
/// as Ctrl + must take Ctrl Maj 1 on a Swiss keyboard.
fn shortcuts(ui: &Ui, front: &Front<'_>, actions: &mut Actions) {
    let (with_shift, without): (Vec<_>, Vec<_>) =
        COMMANDS.iter().filter_map(|entry| Some((entry.key?, entry))).partition(|(key, _)| key.modifiers.shift);
    for (key, entry) in with_shift.into_iter().chain(without) {
        if keys::pressed(ui, key)
            && let Some(action) = (entry.action)(front)
        {
            actions.push(action);
        }
    }
}

fn dropped_files(ui: &Ui, actions: &mut Actions) {
    let dropped: Vec<PathBuf> = ui.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect());
    for path in dropped {
        let is_ours = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(crate::store::ENDING));
        actions.push(Action::File(if is_ours { FileWish::Open(path) } else { FileWish::ReadTeams(path) }));
    }
}
