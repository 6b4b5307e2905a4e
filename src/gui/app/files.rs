//! Files of the window: tournaments opened, made, closed and copied, lists read, results written.

use super::super::action::{Action, FileWish, NewFile, Pick, ScreenWish, Setting};
use super::super::cx::Mode;
use super::super::dialogs::import_teams::ImportTeams;
use super::super::memory::Keeper;
use super::super::outside::Question;
use super::super::place::Place;
use super::super::screens;
use super::super::settings::Recent;
use super::super::waiting::{Held, PATIENCE};
use super::{App, Open};
use crate::domain::command::{Command, TeamCommand};
use crate::domain::history::SOMEBODY;
use crate::domain::{Ruleset, ruleset};
use crate::exchange::export::{Export, Source};
use crate::exchange::output::{self, Force};
use crate::exchange::{self, ruleset_file, team_import};
use crate::i18n::{Words, date};
use crate::session::{NewTournament, Session, SessionError};
use crate::store::{Access, ENDING, Trouble};
use crate::{rehearsal, say};
use eframe::egui::{Context, Ui};
use std::path::{Path, PathBuf};

impl App {
    pub(super) fn file(&mut self, ctx: &Context, wish: FileWish) {
        match wish {
            FileWish::Open(path) => self.open_file(&path),
            FileWish::Choose => self.choose(ctx, self.question_open(), FileWish::Open),
            FileWish::Pick(pick, begin) => self.pick(ctx, pick, begin),
            FileWish::Create(new) => self.create(&new),
            FileWish::Rehearse => self.rehearse(),
            FileWish::Close => self.close(),
            FileWish::Copy => self.choose(ctx, self.question_copy(), FileWish::CopyTo),
            FileWish::CopyTo(path) => self.copy_to(&path),
            FileWish::Copies(file) => self.offer_copies(ctx, file),
            FileWish::GoBack(file, copy) => self.go_back(ctx, &file, &copy),
            FileWish::Rescue(file) => self.ask_for_rescue(ctx, file),
            FileWish::RescueTo(file, to) => self.rescue(&file, &to),
            FileWish::GoOnElsewhere => self.choose(ctx, self.question_copy(), FileWish::GoOnIn),
            FileWish::GoOnIn(path) => self.go_on_in(&path),
            FileWish::ImportTeams => self.choose(ctx, self.question_teams(), FileWish::ReadTeams),
            FileWish::ReadTeams(path) => self.read_teams(&path),
            FileWish::Export => self.choose(ctx, self.question_export(), FileWish::ExportTo),
            FileWish::ExportPage => self.choose(ctx, self.question_page(), FileWish::ExportTo),
            FileWish::ExportTo(path) => self.export_to(&path),
            FileWish::SaveProof(round, proof) => self.ask_where_to_save_proof(ctx, round, proof),
            FileWish::SaveProofTo(round, proof, path) => self.save_proof(round, proof, &path),
            FileWish::ShowInFolder(path) => self.show_in_folder(&path),
            FileWish::Forget(path) => {
                self.settings.forget(&path);
                self.save_settings();
            }
            FileWish::Verify => self.verify(),
        }
    }

    /// Opens a tournament; read only where another program has it or it is write-protected.
    pub(super) fn open_file(&mut self, path: &Path) {
        if let Some(open) = self.open.as_ref().filter(|open| is_same_file(open.session.path(), path)) {
            // This window itself holds the file: opened again it would seem to be in other hands.
            return self.go(screens::next_place(open.session.tournament()));
        }
        let (operator, clock) = (self.operator(), self.outside.clock.clone());
        let open = |access| Session::open_within(PATIENCE, path, access, &operator, clock.clone());
        let written = open(Access::Write);
        let opened = match written {
            Ok(session) if self.is_rehearsal(path) => Ok((session, Mode::Rehearsal)),
            Ok(session) => Ok((session, Mode::Write)),
            Err(SessionError::Store(error)) if matches!(error.trouble, Trouble::Locked | Trouble::ReadOnly) => {
                open(Access::Read).map(|session| (session, Mode::Read))
            }
            Err(error) => Err(error),
        };
        match opened {
            Ok((session, mode)) => self.take_in(session, mode),
            Err(SessionError::Store(error)) if self.offers_help(path, &error) => {}
            Err(error) => self.wait_or_say(Held::Open(path.to_owned()), error),
        }
    }

    /// An open session becomes the tournament of this window.
    pub(super) fn take_in(&mut self, mut session: Session, mode: Mode) {
        // Should it fail, a command waits a little longer.
        let _ = session.set_patience(PATIENCE);
        let (keeper, memory) = Keeper::open(&self.outside.data, session.path());
        self.screens.begin(&memory);
        self.dialogs.clear();
        self.notices.clear();
        self.notices.saved();
        self.place = screens::next_place(session.tournament());
        let saved_at = session.history().entries().last().map(|entry| entry.at);
        if mode == Mode::Read {
            self.notices.warn(say!(self.words, "window-read-only"));
        }
        let copies = self.keeping(&session);
        self.open = Some(Open {
            session,
            mode,
            memory,
            keeper,
            saved_at,
            copies,
            end_not_noted: None,
            outdated: Vec::new(),
            looked_at: None,
        });
        self.keep_what_was_missed();
        self.note_recent();
        self.save_settings();
    }

    fn create(&mut self, new: &NewFile) {
        let made = self.made(new);
        match made {
            Ok(session) => {
                self.take_in(session, Mode::Write);
                self.screens.home.done();
            }
            Err(sentence) => self.screens.home.refused(sentence),
        }
    }

    fn made(&self, new: &NewFile) -> Result<Session, String> {
        let words = &self.words;
        let (name, rules) = match &new.ruleset {
            None => ("geneve".to_owned(), ruleset::geneve()),
            Some(path) => self.ruleset_of(path)?,
        };
        let teams = new.teams_of.as_deref().map(|path| self.teams_of(path)).transpose()?;
        if let Some(folder) = new.path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| words.io_error(folder, error.kind()))?;
        }
        let tournament = NewTournament { event: new.event.clone(), ruleset_name: name, ruleset: rules };
        let made = Session::create(&new.path, tournament, &self.operator(), self.outside.clock.clone());
        let mut session = made.map_err(|error| sentence(words, &error))?;
        if let Some(teams) = teams.filter(|teams| !teams.is_empty()) {
            session.run(Command::Teams(TeamCommand::Import(teams))).map_err(|error| sentence(words, &error))?;
        }
        Ok(session)
    }

    /// A ruleset of a file, named like the file.
    fn ruleset_of(&self, path: &Path) -> Result<(String, Ruleset), String> {
        let text = ruleset_file::read(path).map_err(|error| self.words.exchange_error(path, &error))?;
        let pairs = ruleset::pairs_of_toml(&text).map_err(|fault| self.words.toml_fault(&fault))?;
        let rules = ruleset::geneve().with(&pairs).map_err(|fault| self.words.ruleset_fault(&fault))?;
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        Ok((name.unwrap_or_default(), rules))
    }

    fn teams_of(&self, path: &Path) -> Result<Vec<crate::domain::command::TeamDraft>, String> {
        let older = Session::open(path, Access::Read, &self.operator(), self.outside.clock.clone());
        let older = older.map_err(|error| sentence(&self.words, &error))?;
        Ok(crate::views::team_list::drafts_again(older.tournament()))
    }

    /// Begins a rehearsal: a file of its own with invented teams, in the folder of the program.
    fn rehearse(&mut self) {
        self.close();
        let folder = self.rehearsal_folder();
        let path = folder.join(format!("exercice.{ENDING}"));
        let begun = std::fs::create_dir_all(&folder)
            .and_then(|()| if path.exists() { std::fs::remove_file(&path) } else { Ok(()) })
            .map_err(|error| self.words.io_error(&folder, error.kind()))
            .and_then(|()| rehearsal::register(&path).map_err(|error| sentence(&self.words, &error)));
        match begun {
            Ok(session) => {
                drop(session);
                self.open_file(&path);
            }
            Err(sentence) => self.notices.refuse(sentence),
        }
    }

    fn rehearsal_folder(&self) -> PathBuf {
        self.outside.data.join("exercice")
    }

    fn is_rehearsal(&self, path: &Path) -> bool {
        path.parent() == Some(&self.rehearsal_folder())
    }

    pub(super) fn close(&mut self) {
        if self.open.take().is_some() {
            self.save_settings();
        }
        self.projector = None;
        self.dialogs.clear();
        self.screens.close();
        self.go(Place::Home);
    }

    fn copy_to(&mut self, path: &Path) {
        let Some(open) = self.open.as_ref() else { return };
        match open.session.backup(path) {
            Ok(()) => self.notices.say(say!(self.words, "copy-made", path = path.display().to_string())),
            Err(error) => self.notices.refuse(sentence(&self.words, &error)),
        }
    }

    fn read_teams(&mut self, path: &Path) {
        let Some(open) = self.open.as_ref() else {
            return self.notices.refuse(say!(self.words, "files-list-needs-tournament"));
        };
        if open.mode == Mode::Read {
            return self.notices.refuse(say!(self.words, "window-read-only"));
        }
        match exchange::read(path).and_then(|grid| team_import::teams(&grid)) {
            Ok(list) => {
                let dialog = ImportTeams::new(path.display().to_string(), list, open.session.tournament());
                self.dialogs.push(Box::new(dialog));
            }
            Err(error) => self.notices.refuse(self.words.exchange_error(path, &error)),
        }
    }

    fn export_to(&mut self, path: &Path) {
        let Some(open) = self.open.as_ref() else { return };
        let mark = (open.mode == Mode::Rehearsal).then(|| say!(self.words, "bar-rehearsal"));
        let source = Source {
            tournament: open.session.tournament(),
            history: open.session.history(),
            at: self.outside.clock.now(),
            mark: mark.as_deref(),
        };
        let export = Export::of(path).unwrap_or(Export::Csv);
        let Some(bytes) = export.bytes(&source, &self.words) else {
            return self.notices.refuse(say!(self.words, "paper-failed"));
        };
        match output::write(path, export.kind(), Force::No, &bytes).map_err(|error| self.words.output_error(&error)) {
            Ok(()) => self.notices.say(say!(self.words, "export-made", path = path.display().to_string())),
            Err(sentence) => self.notices.refuse(sentence),
        }
    }

    fn show_in_folder(&mut self, path: &Path) {
        let Some(folder) = path.parent() else { return };
        if let Err(error) = self.outside.view(folder) {
            self.notices.refuse(self.words.io_error(folder, error.kind()));
        }
    }

    fn verify(&mut self) {
        let now = self.outside.clock.now();
        let Some(open) = self.open.as_ref() else { return };
        match open.session.verify() {
            Ok(findings) => {
                self.screens.check.verified(now, findings.iter().map(|finding| self.words.finding(finding)).collect());
            }
            Err(error) => self.notices.refuse(sentence(&self.words, &error)),
        }
    }

    /// Another program writes the file this window only reads: what it did shows when the window is looked at again.
    pub(super) fn follow_other_program(&mut self, ui: &Ui) {
        let came_back =
            ui.input(|input| input.raw.events.iter().any(|event| matches!(event, eframe::egui::Event::WindowFocused(true))));
        let Some(open) = self.open.as_mut().filter(|open| came_back && open.mode == Mode::Read) else { return };
        let path = open.session.path().to_owned();
        if let Ok(session) = Session::open_within(PATIENCE, &path, Access::Read, SOMEBODY, self.outside.clock.clone()) {
            open.session = session;
        }
    }

    /// The list of recent tournaments shows how far this one is.
    pub(super) fn note_recent(&mut self) {
        let Some(open) = self.open.as_ref().filter(|open| open.mode != Mode::Rehearsal) else { return };
        let session = &open.session;
        let recent = Recent::of(&self.words, session.tournament(), session.history(), session.path());
        self.settings.remember(recent);
    }

    /// Which of the recent tournaments are not where they were.
    pub(super) fn look_for_recent(&mut self) {
        self.absent = self.settings.recent.iter().map(|recent| recent.path.clone()).filter(|path| !path.exists()).collect();
    }

    /// At the start: how far the last tournament is, also if the program was killed.
    pub(super) fn look_at_last(&mut self) {
        let Some(last) = self.settings.recent.first().map(|recent| recent.path.clone()) else { return };
        if let Ok(session) = Session::open_within(PATIENCE, &last, Access::Read, SOMEBODY, self.outside.clock.clone()) {
            let recent = Recent::of(&self.words, session.tournament(), session.history(), session.path());
            self.settings.remember(recent);
        }
    }

    pub(super) fn choose(&self, ctx: &Context, question: Question, wish: fn(PathBuf) -> FileWish) {
        let outside = self.outside.clone();
        self.jobs
            .begin("choose", ctx, move || outside.choose(&question).map(|path| Action::File(wish(path))).into_iter().collect());
    }

    /// A file or folder for a field.
    fn pick(&self, ctx: &Context, pick: Pick, begin: PathBuf) {
        let (outside, words) = (self.outside.clone(), &self.words);
        if pick == Pick::CopyFolder {
            let title = say!(words, "choose-copy-folder");
            let set = |folder| Action::Set(Setting::CopyFolder(Some(folder)));
            return self.jobs.begin("choose", ctx, move || outside.choose_folder(&title, &begin).map(set).into_iter().collect());
        }
        let (title, kind) = match pick {
            Pick::Ruleset => (say!(words, "choose-ruleset"), (say!(words, "choose-kind-ruleset"), vec!["toml"])),
            Pick::TeamsOf => (say!(words, "choose-teams-of"), (say!(words, "choose-kind-tournament"), vec![ENDING])),
            _ => (say!(words, "choose-new-file"), (say!(words, "choose-kind-tournament"), vec![ENDING])),
        };
        let name = begin.file_name().map(|name| name.to_string_lossy().into_owned());
        let save_as = name.filter(|_| pick == Pick::NewFile);
        let folder = if save_as.is_some() { begin.parent().unwrap_or(&begin).to_owned() } else { begin };
        let question = Question { title, kind, folder, save_as };
        let picked = move |path| Action::Screen(ScreenWish::Picked(pick, path));
        self.jobs.begin("choose", ctx, move || outside.choose(&question).map(picked).into_iter().collect());
    }

    pub(super) fn question_open(&self) -> Question {
        let folder = self.settings.recent.first().and_then(|recent| recent.path.parent()).unwrap_or(&self.outside.documents);
        Question {
            title: say!(self.words, "choose-tournament"),
            kind: (say!(self.words, "choose-kind-tournament"), vec![ENDING]),
            folder: folder.to_owned(),
            save_as: None,
        }
    }

    fn question_copy(&self) -> Question {
        let stem =
            self.open.as_ref().and_then(|open| open.session.path().file_stem()).map(|stem| stem.to_string_lossy().into_owned());
        let time = date::exact(&self.outside.clock.clone().now()).replace([':', ' '], "-");
        Question {
            title: say!(self.words, "choose-copy"),
            kind: (say!(self.words, "choose-kind-tournament"), vec![ENDING]),
            folder: self.settings.copy_folder.clone().unwrap_or_else(|| self.outside.documents.clone()),
            save_as: Some(format!("{}-{time}.{ENDING}", stem.unwrap_or_default())),
        }
    }

    fn question_teams(&self) -> Question {
        Question {
            title: say!(self.words, "choose-teams"),
            kind: (say!(self.words, "choose-kind-list"), vec!["csv", "txt", "tsv", "xlsx", "xls", "ods"]),
            folder: self.outside.documents.clone(),
            save_as: None,
        }
    }

    fn question_page(&self) -> Question {
        Question {
            title: say!(self.words, "choose-page"),
            kind: (say!(self.words, "choose-kind-page"), vec![Export::Html.ending()]),
            folder: self.outside.documents.clone(),
            save_as: Some("index.html".to_owned()),
        }
    }

    fn question_export(&self) -> Question {
        Question {
            title: say!(self.words, "choose-export"),
            kind: (say!(self.words, "choose-kind-results"), Export::ALL.map(Export::ending).to_vec()),
            folder: self.outside.documents.clone(),
            save_as: Some(format!("{}.csv", say!(self.words, "choose-export-name"))),
        }
    }
}

pub(super) fn is_same_file(a: &Path, b: &Path) -> bool {
    let whole = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    a == b || whole(a) == whole(b)
}

/// Why a session did nothing.
pub(super) fn sentence(words: &Words, error: &SessionError) -> String {
    match error {
        SessionError::Refused(refusal) => words.refusal(refusal),
        SessionError::Store(error) => words.store_error(error),
    }
}
