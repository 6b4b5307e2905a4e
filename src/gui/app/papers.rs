//! Papers of the window: laid out, saved, shown, printed; what was printed is remembered with its state.

use super::super::action::{Action, PaperWish};
use super::super::cx::Mode;
use super::super::outside::Question;
use super::{App, Open};
use crate::documents::catalogue::{self, Order, Printed};
use crate::documents::context::Rehearsal;
use crate::documents::page::Document;
use crate::documents::reprint::{self, Outdated, Print};
use crate::documents::{Context, pdf};
use crate::exchange::output::{self, Force, Kind};
use crate::say;
use eframe::egui;
use std::path::Path;
use std::slice;

impl App {
    pub(super) fn papers(&mut self, ctx: &egui::Context, orders: &[Order], wish: PaperWish) {
        let laid = match self.laid_out(orders) {
            Ok(laid) if laid.is_empty() => return,
            Ok(laid) => laid,
            Err(sentence) => return self.notices.refuse(sentence),
        };
        match wish {
            PaperWish::Save => self.ask_where(ctx, orders, &laid),
            PaperWish::SaveTo(path) => self.save_paper(&path, &laid),
            PaperWish::SaveApart => self.ask_folder(ctx, orders),
            PaperWish::SaveApartIn(folder) => self.save_apart(&folder, &laid),
            PaperWish::View | PaperWish::Print => self.send(&laid, &wish),
        }
    }

    fn laid_out(&self, orders: &[Order]) -> Result<Vec<Printed>, String> {
        let Some(open) = self.open.as_ref() else { return Ok(Vec::new()) };
        let (cx, tournament) = (self.context(open), open.session.tournament());
        let lay_out = |order| catalogue::lay_out(&cx, tournament, order).map_err(|nothing| self.words.nothing_to_print(&nothing));
        orders.iter().map(lay_out).collect()
    }

    fn context<'a>(&'a self, open: &'a Open) -> Context<'a> {
        let rehearsal = if open.mode == Mode::Rehearsal { Rehearsal::Yes } else { Rehearsal::No };
        let (event, history) = (&open.session.tournament().event, open.session.history());
        Context { words: &self.words, event, history, printed_at: self.outside.clock.clone().now(), rehearsal }
    }

    fn ask_where(&self, ctx: &egui::Context, orders: &[Order], laid: &[Printed]) {
        let question = Question {
            title: say!(self.words, "choose-paper"),
            kind: (say!(self.words, "choose-kind-paper"), vec!["pdf"]),
            folder: self.outside.documents.clone(),
            save_as: Some(laid[0].file_name.clone()),
        };
        let (outside, orders) = (self.outside.clone(), orders.to_vec());
        self.jobs.begin("choose", ctx, move || {
            outside.choose(&question).map(|path| Action::Papers(orders, PaperWish::SaveTo(path))).into_iter().collect()
        });
    }

    fn ask_folder(&self, ctx: &egui::Context, orders: &[Order]) {
        let (outside, title, orders) = (self.outside.clone(), say!(self.words, "choose-papers-folder"), orders.to_vec());
        self.jobs.begin("choose", ctx, move || {
            let folder = outside.choose_folder(&title, &outside.documents);
            folder.map(|folder| Action::Papers(orders, PaperWish::SaveApartIn(folder))).into_iter().collect()
        });
    }

    /// Several papers in one go are one file.
    fn save_paper(&mut self, path: &Path, laid: &[Printed]) {
        match self.write(path, laid) {
            Ok(()) => {
                self.printed(laid);
                self.notices.say(say!(self.words, "paper-saved", count = laid.len(), path = path.display().to_string()));
            }
            Err(sentence) => self.notices.refuse(sentence),
        }
    }

    /// Each under its own name. What cannot be written stays as it was and is said; it keeps none of the others back.
    fn save_apart(&mut self, folder: &Path, laid: &[Printed]) {
        let (mut saved, mut troubles) = (Vec::new(), Vec::new());
        for paper in laid {
            match self.write(&folder.join(&paper.file_name), slice::from_ref(paper)) {
                Ok(()) => saved.push(paper),
                Err(sentence) => troubles.push(sentence),
            }
        }
        let count = saved.len();
        self.printed(saved);
        if troubles.is_empty() {
            self.notices.say(say!(self.words, "paper-saved", count = count, path = folder.display().to_string()));
        } else {
            let troubles = troubles.join(" ");
            self.notices.refuse(say!(self.words, "paper-saved-in-part", saved = count, of = laid.len(), troubles = troubles));
        }
    }

    /// To the viewer or the printer, by way of a file in the program's own folder.
    fn send(&mut self, laid: &[Printed], wish: &PaperWish) {
        let folder = self.outside.data.join("papers");
        let path = folder.join(&laid[0].file_name);
        let made = std::fs::create_dir_all(&folder).map_err(|error| self.words.io_error(&folder, error.kind()));
        if let Err(sentence) = made.and_then(|()| self.write(&path, laid)) {
            return self.notices.refuse(sentence);
        }
        self.printed(laid);
        let titles = self.words.list(laid.iter().map(|paper| &paper.title));
        let printing = *wish == PaperWish::Print;
        if printing && self.outside.print(&path).is_ok() {
            return self.notices.say(say!(self.words, "paper-printing", count = laid.len(), titles = titles));
        }
        match self.outside.view(&path) {
            Ok(()) if printing => self.notices.warn(say!(self.words, "paper-no-printer")),
            Ok(()) => {}
            Err(_) => self.notices.warn(say!(self.words, "paper-saved", count = laid.len(), path = path.display().to_string())),
        }
    }

    fn write(&self, path: &Path, laid: &[Printed]) -> Result<(), String> {
        let mut whole: Document = laid[0].document.clone();
        whole.pages.extend(laid[1..].iter().flat_map(|paper| paper.document.pages.iter().cloned()));
        let bytes = pdf::write(&whole).map_err(|_| say!(self.words, "paper-failed"))?;
        output::write(path, Kind::Pdf, Force::No, &bytes).map_err(|error| self.words.output_error(&error))
    }

    fn printed<'a>(&mut self, laid: impl IntoIterator<Item = &'a Printed>) {
        let at = self.outside.clock.now();
        let Some(open) = self.open.as_mut() else { return };
        for paper in laid {
            reprint::note(&mut open.memory.printed, Print::of(paper, at));
        }
        self.look_again();
    }

    /// What hung or lay in the hall and shows what is no more was taken away.
    pub(super) fn taken_down(&mut self, order: &Order) {
        if let Some(open) = self.open.as_mut() {
            open.memory.printed.retain(|print| print.order != *order);
        }
        self.look_again();
    }

    /// After a change: what was printed and is outdated by it is told, once and calmly, with what the change itself gave to
    /// say; what was said before it makes room.
    pub(super) fn look_at_papers(&mut self, said_before: Option<&str>) {
        let Some(open) = self.open.as_ref() else { return };
        if open.looked_at == Some(open.session.history().state()) {
            return;
        }
        let is_first_look = open.looked_at.is_none();
        let known = self.look_again();
        let outdated = self.open.as_ref().map_or(&[][..], |open| &open.outdated);
        let news: Vec<_> = outdated.iter().filter(|outdated| outdated.is_news(&known)).collect();
        if !is_first_look && !news.is_empty() {
            // The lists of « Où suis-je ? » have one name.
            let mut papers: Vec<_> = news.iter().map(|outdated| self.words.outdated(outdated)).collect();
            papers.dedup();
            let note = say!(self.words, "documents-outdated-note", count = papers.len(), papers = self.words.list(&papers));
            if self.notices.passing() == said_before { self.notices.say(note) } else { self.notices.add(&note) }
        }
    }

    /// Gives what was known before.
    fn look_again(&mut self) -> Vec<Outdated> {
        let Some(open) = self.open.as_ref() else { return Vec::new() };
        let outdated = reprint::outdated(&self.context(open), open.session.tournament(), &open.memory.printed);
        let state = open.session.history().state();
        let Some(open) = self.open.as_mut() else { return Vec::new() };
        open.looked_at = Some(state);
        std::mem::replace(&mut open.outdated, outdated)
    }
}
