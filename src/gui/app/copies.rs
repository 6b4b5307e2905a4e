//! Automatic copies: made when a step of the evening is reached, written beside the window, mirrored into the second place
//! when that is there; and going back to one. Never holds up the desk.

use super::super::action::{Action, FileWish};
use super::super::copies::{CopyNews, Keeping, Offer, Offers, Second, Where};
use super::super::cx::Mode;
use super::super::outside::Question;
use super::super::place::Place;
use super::super::screens::home::copies::Help;
use super::files::sentence;
use super::{App, Open};
use crate::domain::Moment;
use crate::domain::history::SOMEBODY;
use crate::domain::milestone::{Progress, progress};
use crate::i18n::{Words, date};
use crate::say;
use crate::session::copies::{self, Listing, folder_of, keep, mark, mirror};
use crate::session::{Session, SessionError, restore};
use crate::store::{Access, ENDING, StoreError, Trouble};
use eframe::egui::{Context, Event, Ui};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// After how many seconds a second place that was not there is looked for again.
const AGAIN: f64 = 20.0;

impl Open {
    /// Takes a copy of a step of the evening into memory, from where a job writes it.
    pub(super) fn keep_step(&mut self, words: &Words, now: &Moment) -> Result<(), SessionError> {
        let reached = progress(self.session.tournament(), self.session.history().entries().last());
        if self.mode != Mode::Write || !(self.copies.is_owed || matches!(reached, Progress::At(_))) {
            return Ok(());
        }
        let kept = self.keep_now(words, now, &reached);
        self.copies.is_owed = kept.is_err();
        kept
    }

    fn keep_now(&mut self, words: &Words, now: &Moment, reached: &Progress) -> Result<(), SessionError> {
        let state = self.session.history().state();
        if self.copies.taken == state {
            return Ok(());
        }
        let snapshot = self.session.snapshot()?;
        self.copies.taken = state;
        self.copies.due.push_back((snapshot, copy_name(words, now, &words.progress(reached))));
        Ok(())
    }
}

/// « 14h32 après le tirage de la partie 2 ».
fn copy_name(words: &Words, now: &Moment, step: &str) -> String {
    say!(words, "copy-name", time = date::time(now).replace(':', "h"), step = step)
}

impl App {
    /// What is kept of a tournament that was just opened. A copy that a kill prevented is made now.
    pub(super) fn keeping(&self, session: &Session) -> Keeping {
        let mark = mark(session.history());
        Keeping::new(folder_of(&self.copies_folder(), &session.tournament().event.name, &mark), mark)
    }

    fn copies_folder(&self) -> PathBuf {
        self.outside.data.join("copies")
    }

    /// A copy of the step that was just reached.
    pub(super) fn keep_step(&mut self) {
        let now = self.outside.clock.now();
        let Some(open) = self.open.as_mut() else { return };
        if let Err(error) = open.keep_step(&self.words, &now) {
            self.notices.refuse_once(say!(self.words, "copy-not-made", reason = sentence(&self.words, &error)));
        }
    }

    /// The step at which the tournament was left, if the newest copy is older.
    pub(super) fn keep_what_was_missed(&mut self) {
        let Some(open) = self.open.as_ref() else { return };
        let newest = copies::named(&open.copies.folder).into_iter().next();
        let newest = newest.and_then(|copy| Session::open(&copy.path, Access::Read, SOMEBODY, self.outside.clock.clone()).ok());
        if newest.is_none_or(|copy| copy.history().state() < open.session.history().state()) {
            self.keep_step();
        }
    }

    /// Begins what is due: the next copy, and the second place when a copy is new, when the window is looked at again, or
    /// after a while.
    pub(super) fn attend_to_copies(&mut self, ui: &Ui) {
        let ctx = ui.ctx();
        let (now, came_back) =
            ui.input(|input| (input.time, input.raw.events.iter().any(|event| matches!(event, Event::WindowFocused(true)))));
        let Some(open) = self.open.as_mut() else { return };
        let copies = &mut open.copies;
        if !copies.is_writing
            && let Some((snapshot, name)) = copies.due.pop_front()
        {
            copies.is_writing = true;
            let (folder, mark, next) = (copies.folder.clone(), copies.mark.clone(), copies.next);
            self.jobs.begin("copy", ctx, move || {
                let kept = keep(&snapshot, &folder, next, &name).map(|copy| copy.serial);
                vec![Action::Copies(CopyNews::Kept(mark, kept))]
            });
        }
        let Some(open) = self.open.as_ref().filter(|_| self.settings.copy_folder.is_some()) else { return };
        let is_away = matches!(open.copies.second, Second::Away(_));
        if open.copies.tried.is_none_or(|tried| is_away && (came_back || now - tried >= AGAIN)) {
            self.mirror(ctx);
        }
        if is_away {
            ctx.request_repaint_after(Duration::from_secs_f64(AGAIN));
        }
    }

    /// Brings the second place up to date, if one is wished.
    pub(super) fn mirror(&mut self, ctx: &Context) {
        let (place, now) = (self.settings.copy_folder.clone(), ctx.input(|input| input.time));
        let Some(open) = self.open.as_mut().filter(|open| open.mode == Mode::Write && !open.copies.is_mirroring) else { return };
        let Some(place) = place else {
            open.copies.second = Second::Unknown;
            return;
        };
        open.copies.is_mirroring = true;
        open.copies.tried = Some(now);
        let (from, mark, name) =
            (open.copies.folder.clone(), open.copies.mark.clone(), open.session.tournament().event.name.clone());
        self.jobs.begin("second-place", ctx, move || {
            let to = folder_of(&place, &name, &mark);
            let mirrored = mirror(&from, &place, &to).map_err(|error| error.kind());
            vec![Action::Copies(CopyNews::Mirrored(mark, mirrored))]
        });
    }

    pub(super) fn hear_of_copies(&mut self, ctx: &Context, news: CopyNews) {
        match news {
            CopyNews::Listed(offers) => self.screens.home.offer(offers),
            CopyNews::Kept(mark, kept) => {
                let Some(open) = self.open.as_mut().filter(|open| open.copies.mark == mark) else { return };
                open.copies.is_writing = false;
                match kept {
                    Ok(serial) => open.copies.next = open.copies.next.max(serial + 1),
                    Err(error) => {
                        let reason = self.words.store_error(&error);
                        self.notices.refuse_once(say!(self.words, "copy-not-made", reason = reason));
                    }
                }
                self.mirror(ctx);
            }
            CopyNews::Mirrored(mark, mirrored) => self.mirrored(ctx, &mark, mirrored),
        }
    }

    /// Said once when the second place goes and once when it is back, and calmly: every copy is on this computer too.
    fn mirrored(&mut self, ctx: &Context, mark: &str, mirrored: Result<(usize, u32), std::io::ErrorKind>) {
        let Some(open) = self.open.as_mut().filter(|open| open.copies.mark == mark) else { return };
        let copies = &mut open.copies;
        copies.is_mirroring = false;
        let before = copies.second;
        match mirrored {
            Ok((written, highest)) => {
                copies.next = copies.next.max(highest + 1);
                copies.second = Second::UpToDate;
                if matches!(before, Second::Away(_)) {
                    self.notices.mention(say!(self.words, "second-place-back", count = written));
                }
                let open = self.open.as_ref();
                let newest = open.and_then(|open| copies::named(&open.copies.folder).first().map(|copy| copy.serial));
                if newest.is_some_and(|newest| newest > highest && written == 0) {
                    self.mirror(ctx);
                }
            }
            Err(kind) => {
                copies.second = Second::Away(kind);
                if !matches!(before, Second::Away(_)) {
                    let place = self.settings.copy_folder.clone().unwrap_or_default();
                    self.notices.mention(say!(self.words, "second-place-away", place = place.display().to_string()));
                }
            }
        }
    }

    /// « Reprendre une copie »: the page, and a job that looks for the copies of a file.
    pub(super) fn offer_copies(&mut self, ctx: &Context, file: Option<PathBuf>) {
        let last = || self.settings.recent.first().map(|recent| recent.path.clone());
        let open = self.open.as_ref().map(|open| open.session.path().to_owned());
        let Some(file) = file.or(open).or_else(last) else {
            return self.choose(ctx, self.question_open(), |path| FileWish::Copies(Some(path)));
        };
        self.go(Place::Home);
        self.screens.home.look_for_copies(&file);
        let present = self.open.as_ref().filter(|open| super::files::is_same_file(open.session.path(), &file));
        let known = self.settings.recent.iter().find(|recent| recent.path == file).map(|recent| recent.mark.clone());
        let present = present.map(|open| open.session.history().clone());
        let (here, second, clock) = (self.copies_folder(), self.settings.copy_folder.clone(), self.outside.clock.clone());
        self.jobs.begin("copies", ctx, move || {
            let read = || Session::open(&file, Access::Read, SOMEBODY, clock).ok().map(|session| session.history().clone());
            let present = present.or_else(read);
            let mark = present.as_ref().map(mark).or(known).unwrap_or_default();
            let found = |place: &Path| copies::list(&folder_of(place, "", &mark), present.as_ref());
            let there = second.filter(|_| !mark.is_empty()).map(|place| found(&place)).unwrap_or_default();
            let here = if mark.is_empty() { Listing::default() } else { found(&here) };
            vec![Action::Copies(CopyNews::Listed(offers(file, here, there)))]
        });
    }

    /// Goes back to a copy: what the file holds is kept first, among the copies where it can be opened, beside it where not.
    pub(super) fn go_back(&mut self, ctx: &Context, file: &Path, copy: &Path) {
        let is_open = self.open.as_ref().is_some_and(|open| super::files::is_same_file(open.session.path(), file));
        let done = if is_open || self.opens(file) { self.go_back_here(copy) } else { self.go_back_closed(file, copy) };
        match done {
            Ok(said) => {
                self.screens.home.done();
                self.saved();
                self.notices.say(said);
                self.mirror(ctx);
            }
            Err(reason) => self.screens.home.refused(reason),
        }
    }

    /// Opens a file to be written, if that goes.
    fn opens(&mut self, file: &Path) -> bool {
        let session = Session::open(file, Access::Write, &self.operator(), self.outside.clock.clone());
        session.map(|session| self.take_in(session, Mode::Write)).is_ok()
    }

    fn go_back_here(&mut self, copy: &Path) -> Result<String, String> {
        let (words, now) = (&self.words, self.outside.clock.now());
        let Some(open) = self.open.as_mut().filter(|open| open.mode != Mode::Read) else {
            return Err(say!(words, "window-read-only"));
        };
        let (folder, next) = (open.copies.folder.clone(), open.copies.next);
        let name = copy_name(words, &now, &say!(words, "copy-before-restore"));
        let before = open.session.history().clone();
        let first = |session: &Session| Ok(keep(&session.snapshot()?, &folder, next, &name).map(drop)?);
        open.session.go_back(copy, first).map_err(|error| sentence(words, &error))?;
        let history = open.session.history();
        open.copies.taken = history.state();
        let common = history.in_common(&before) as u64;
        // What was printed on a state that is no more hangs on the wall all the same: the file knows nothing of it.
        for print in open.memory.printed.iter_mut().filter(|print| print.state > common) {
            print.state = 0;
        }
        let reached = words.progress(&progress(open.session.tournament(), history.entries().last()));
        let said = say!(words, "went-back", state = history.state().to_string(), progress = reached);
        let place = super::super::screens::next_place(open.session.tournament());
        let memory = open.memory.clone();
        self.screens.begin(&memory);
        self.go(place);
        Ok(said)
    }

    fn go_back_closed(&mut self, file: &Path, copy: &Path) -> Result<String, String> {
        let words = &self.words;
        let name = say!(words, "copy-before-restore");
        let restored = restore(file, copy, &name, &self.operator(), &self.outside.clock);
        let restored = restored.map_err(|error| sentence(words, &error))?;
        let reached = words.progress(&progress(restored.session.tournament(), restored.session.history().entries().last()));
        let state = restored.session.history().state().to_string();
        let went = say!(words, "restored", file = file.display().to_string(), state = state, progress = reached);
        let before = restored.before.map(|before| say!(words, "restored-before", before = before.display().to_string()));
        self.take_in(restored.session, Mode::Write);
        Ok([Some(went), before].into_iter().flatten().collect::<Vec<_>>().join("\n"))
    }

    /// Where what can be read of a damaged file is to go.
    pub(super) fn ask_for_rescue(&self, ctx: &Context, file: PathBuf) {
        let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let question = Question {
            title: say!(self.words, "choose-rescue"),
            kind: (say!(self.words, "choose-kind-tournament"), vec![ENDING]),
            folder: file.parent().unwrap_or(&self.outside.documents).to_owned(),
            save_as: Some(format!("{}.{ENDING}", say!(self.words, "rescue-name", stem = stem))),
        };
        let outside = self.outside.clone();
        self.jobs.begin("choose", ctx, move || {
            let to = outside.choose(&question);
            to.map(|to| Action::File(FileWish::RescueTo(file, to))).into_iter().collect()
        });
    }

    /// Saves what can be read of a damaged file into a new one and opens that.
    pub(super) fn rescue(&mut self, file: &Path, to: &Path) {
        let rescued = Session::rescue(file, to, &self.operator(), self.outside.clock.clone());
        match rescued {
            Err(error) => self.screens.home.refused(sentence(&self.words, &error)),
            Ok(rescue) => {
                let said = self.words.rescue(&rescue, file).join("\n");
                self.open_file(to);
                self.notices.warn(said);
            }
        }
    }

    /// A file that cannot be opened: its copies are offered, and to rescue what it holds. Whether there is anything to offer.
    pub(super) fn offers_help(&mut self, file: &Path, error: &StoreError) -> bool {
        let recent = self.settings.recent.iter().find(|recent| recent.path == file);
        let known = recent.is_some_and(|recent| {
            !recent.mark.is_empty() && !copies::named(&folder_of(&self.copies_folder(), "", &recent.mark)).is_empty()
        });
        let is_damaged = matches!(error.trouble, Trouble::Damaged { .. });
        let is_lost = matches!(error.trouble, Trouble::Io(_) | Trouble::Empty | Trouble::Foreign) && known;
        if is_damaged || is_lost {
            self.troubled = Some(file.to_owned());
            let help = if is_damaged { Help::CopiesAndRescue } else { Help::Copies };
            self.screens.home.trouble(file, self.words.store_error(error), help);
        }
        is_damaged || is_lost
    }
}

/// Both lists as one, the newest first.
fn offers(file: PathBuf, here: Listing, there: Listing) -> Offers {
    let unreadable = here.unreadable.len() + there.unreadable.len();
    let name = |path: &Path| path.file_name().map(ToOwned::to_owned);
    let mut offers: Vec<Offer> = here.copies.into_iter().map(|copy| Offer { copy, place: Where::Here }).collect();
    for copy in there.copies {
        let same = offers.iter_mut().find(|offer| name(&offer.copy.named.path) == name(&copy.named.path));
        match same {
            Some(offer) => offer.place = Where::Both,
            None => offers.push(Offer { copy, place: Where::Second }),
        }
    }
    offers.sort_by_key(|offer| std::cmp::Reverse((offer.copy.named.serial, offer.copy.state)));
    Offers { file, offers, unreadable }
}
