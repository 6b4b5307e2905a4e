//! The window as a whole: what is open, where one is, and how wishes are carried out. Screens draw and wish; only here is
//! a session, a file or a printer touched, after the frame is drawn.

mod copies;
mod files;
mod papers;
mod projector;
mod proof;
mod waiting;

use super::action::{Action, Actions, Asker, ClockWish, FileWish, ScreenWish, Setting};
use super::clock::{self, Bell};
use super::commands::COMMANDS;
use super::copies::{Keeping, Second};
use super::cx::{Cx, Front, Mode};
use super::dialogs::clock::ClockDialog;
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
use super::settings::{Settings, Sound, ThemeChoice};
use super::waiting::{Held, Waiting};
use super::{keys, theme};
use crate::documents::reprint::Outdated;
use crate::domain::command::{ClockCommand, Command, SheetCommand, Warning};
use crate::domain::history::StateNumber;
use crate::domain::{Moment, RoundNumber};
use crate::i18n::Words;
use crate::say;
use crate::session::outside::{account_name, random_seed};
use crate::session::{Session, SessionError};
use crate::views;
use crate::views::clock::{ClockView, Reading};
use eframe::egui::{self, Context, Ui, ViewportCommand};
use std::path::PathBuf;
use std::time::Duration;

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

    fn run(&mut self, command: Command, asker: Asker) {
        let Some(open) = self.open.as_mut() else { return };
        let sheet_of = match &command {
            Command::Sheets(
                SheetCommand::Enter { round, .. } | SheetCommand::Exchange { round, .. } | SheetCommand::Turn { round, .. },
            ) => Some(*round),
            _ => None,
        };
        let names_itself = matches!(asker, Asker::SheetCard | Asker::TeamLine);
        match open.session.run(command.clone()) {
            Ok(outcome) => {
                self.saved();
                // The desk of the second entry shows a difference itself.
                let shown = |warning: &&Warning| !matches!(warning, Warning::SecondEntryDiffers(_));
                let warnings: Vec<_> = outcome.warnings.iter().filter(shown).map(|warning| self.words.warning(warning)).collect();
                if !warnings.is_empty() {
                    self.notices.warn(warnings.join("\n"));
                } else if names_itself {
                    self.notices.clear();
                }
                match asker {
                    Asker::TeamLine => self.screens.registration.done(),
                    Asker::SheetCard => self.screens.sheets.done(),
                    Asker::Dialog => {
                        self.dialogs.pop();
                        if let Some(round) = sheet_of {
                            self.screens.sheets.done_in_dialog(round);
                        }
                    }
                    Asker::Screen => {}
                }
            }
            Err(SessionError::Refused(refusal)) => match (asker, self.dialogs.last_mut()) {
                (Asker::TeamLine, _) => self.screens.registration.refused(refusal),
                (Asker::SheetCard, _) => self.screens.sheets.refused(refusal),
                (Asker::Dialog, Some(dialog)) => dialog.refused(refusal),
                _ => self.notices.refuse(self.words.refusal(&refusal)),
            },
            Err(error) => self.wait_or_say(Held::Run(command, asker), error),
        }
    }

    /// What was asked was not done: why stands in passing, and stays in the bar where nothing can be saved.
    fn not_done(&mut self, error: &SessionError) {
        match error {
            SessionError::Refused(refusal) => self.notices.refuse(self.words.refusal(refusal)),
            SessionError::Store(error) => {
                let reason = self.words.store_error(error);
                self.notices.cannot_save(say!(self.words, "bar-cannot-save", reason = reason));
            }
        }
    }

    /// Rounds drawn ahead: that the sheets of those before are open is then no news.
    fn draw_all(&mut self, commands: Vec<Command>) {
        let Some(open) = self.open.as_mut() else { return };
        let (mut drawn, mut warnings) = (0_usize, Vec::new());
        let mut stopped = None;
        let now = self.outside.clock.now();
        let mut commands = commands.into_iter();
        while let Some(command) = commands.next() {
            match open.session.run(command.clone()) {
                Ok(outcome) => {
                    drawn += 1;
                    // That of the last one is taken with the others; a copy that fails says so then.
                    let _ = open.keep_step(&self.words, &now);
                    let is_news = |warning: &Warning| !matches!(warning, Warning::SheetsOpen(_) | Warning::ChecksOpen(_));
                    warnings.extend(outcome.warnings.into_iter().filter(is_news));
                }
                Err(error) => {
                    stopped = Some((error, std::iter::once(command).chain(commands).collect()));
                    break;
                }
            }
        }
        if drawn > 0 {
            self.saved();
        }
        let warnings: Vec<_> = warnings.iter().map(|warning| self.words.warning(warning)).collect();
        match stopped {
            Some((error, rest)) => self.wait_or_say(Held::DrawAll(rest), error),
            None if warnings.is_empty() => self.notices.say(say!(self.words, "draw-all-done", count = drawn)),
            None => self.notices.warn(warnings.join("\n")),
        }
    }

    /// Chance is asked for here, so that screens only show.
    fn new_seed(&mut self, ctx: &Context) {
        match random_seed() {
            Ok(seed) => self.screens.draw.seeded(seed),
            Err(_) => self.notices.refuse_once(say!(self.words, "cli-no-chance")),
        }
        ctx.request_repaint();
    }

    /// What was acknowledged is on the disk: the bar says when.
    fn saved(&mut self) {
        let now = self.outside.clock.now();
        if let Some(open) = self.open.as_mut() {
            open.saved_at = Some(now);
        }
        self.notices.saved();
        self.keep_step();
        self.note_recent();
    }

    fn undo(&mut self) {
        self.step_back_or_forth(Held::Undo, Session::undo, |words, deed| say!(words, "undone", deed = deed));
    }

    fn redo(&mut self) {
        self.step_back_or_forth(Held::Redo, Session::redo, |words, deed| say!(words, "redone", deed = deed));
    }

    fn step_back_or_forth(
        &mut self,
        held: Held,
        step: fn(&mut Session) -> Result<crate::domain::history::Entry, SessionError>,
        wording: fn(&Words, String) -> String,
    ) {
        let Some(open) = self.open.as_mut() else { return };
        match step(&mut open.session) {
            Ok(entry) => {
                let deed = self.words.deed(&entry);
                self.saved();
                self.notices.say(wording(&self.words, deed));
            }
            Err(error) => self.wait_or_say(held, error),
        }
    }

    /// The clock of the round that is played.
    fn clock(&self) -> Option<ClockView> {
        let now = self.outside.clock.clone().now();
        self.open.as_ref().and_then(|open| views::clock::shown(open.session.tournament(), now))
    }

    fn wind(&mut self, wish: ClockWish) {
        let Some(clock) = self.clock() else { return };
        match clock::command(&clock, wish, self.outside.clock.now()) {
            Some(command) => self.run(Command::Clock(command), Asker::Screen),
            None => self.dialogs.push(Box::new(ClockDialog::default())),
        }
    }

    /// Rings where it is time, and notes the end of a round: in the window that writes the file.
    fn watch_clock(&mut self, ctx: &Context) {
        let clock = self.clock();
        if let Some(chime) = self.bell.listen(clock.as_ref()).filter(|_| self.settings.sound == Sound::On) {
            let outside = self.outside.clone();
            self.jobs.begin("ring", ctx, move || {
                outside.ring(chime);
                Vec::new()
            });
        }
        let Some((clock, open)) = clock.zip(self.open.as_mut()).filter(|(_, open)| open.mode != Mode::Read) else { return };
        let round = clock.round;
        let is_new = matches!(clock.reading, Reading::Over { since } if !clock.end_is_noted && since < LONG_AGO);
        if is_new && open.end_not_noted != Some(round) {
            let end = ClockCommand::End { round: round.get(), at: self.outside.clock.now() };
            match open.session.run(Command::Clock(end)) {
                Ok(_) => self.saved(),
                Err(error) => {
                    open.end_not_noted = Some(round);
                    self.not_done(&error);
                }
            }
        }
    }

    fn set(&mut self, ctx: &Context, setting: Setting) {
        match setting {
            Setting::Theme(theme) => self.settings.theme = theme,
            Setting::Zoom(zoom) => self.settings.zoom = zoom,
            Setting::Operator(name) => {
                self.settings.operator = name;
                let operator = self.operator();
                if let Some(Err(refusal)) = self.open.as_mut().map(|open| open.session.set_operator(&operator)) {
                    return self.notices.refuse(self.words.refusal(&refusal));
                }
            }
            Setting::Projector(settings) => self.settings.projector = settings,
            Setting::CopyFolder(folder) => {
                self.settings.copy_folder = folder;
                self.mirror(ctx);
            }
            Setting::Sound(sound) => {
                self.settings.sound = sound;
                self.notices.say(match sound {
                    Sound::On => say!(self.words, "clock-sound-on"),
                    Sound::Off => say!(self.words, "clock-sound-off"),
                });
            }
            Setting::FullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
                return;
            }
        }
        self.dress(ctx);
        self.save_settings();
    }

    /// Theme and text size as they are set.
    fn dress(&self, ctx: &Context) {
        ctx.set_theme(match self.settings.theme {
            ThemeChoice::System => egui::ThemePreference::System,
            ThemeChoice::Light => egui::ThemePreference::Light,
            ThemeChoice::Dark => egui::ThemePreference::Dark,
        });
        ctx.set_zoom_factor(self.settings.zoom.factor());
    }

    fn save_settings(&mut self) {
        if let Err(error) = self.settings.save(&self.outside.data) {
            let sentence = self.words.io_error(&self.outside.data, error.kind());
            self.notices.refuse(sentence);
        }
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

    /// The name of this desk in the journal.
    fn operator(&self) -> String {
        match self.settings.operator.trim() {
            "" => account_name(),
            name => name.to_owned(),
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

    /// While a clock runs the window is painted once a second, after its end once a minute; otherwise only when something happens.
    fn ask_for_next_second(&self, ctx: &Context) {
        let seconds = match self.clock().map(|clock| clock.reading) {
            Some(Reading::Running { .. }) => 1,
            Some(Reading::Over { since }) => 60 - since.unsigned_abs() % 60,
            _ => return,
        };
        ctx.request_repaint_after(Duration::from_secs(seconds));
    }
}

/// The end of a round that is noted so many seconds later is none any more: somebody looks at an old file.
const LONG_AGO: i64 = 12 * 3600;

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
