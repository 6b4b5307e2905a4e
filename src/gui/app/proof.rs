//! The record of a draw and the page that checks it, saved as files. Draws nothing again.

use super::super::action::{Action, FileWish};
use super::super::outside::Question;
use super::App;
use crate::domain::RoundNumber;
use crate::exchange::draw_proof::Proof;
use crate::exchange::output::{self, Force};
use crate::say;
use crate::views::draw_record::DrawRecord;
use eframe::egui::Context;
use std::path::Path;

impl App {
    pub(super) fn ask_where_to_save_proof(&self, ctx: &Context, round: RoundNumber, proof: Proof) {
        let Some(record) = self.record(round) else { return };
        let (title, kind) = match proof {
            Proof::Page => (say!(self.words, "choose-checker"), say!(self.words, "choose-kind-page")),
            Proof::Record | Proof::Script => (say!(self.words, "choose-record"), say!(self.words, "choose-kind-record")),
        };
        let endings = match proof {
            Proof::Record => vec!["json"],
            Proof::Page => vec!["html"],
            Proof::Script => vec!["py"],
        };
        let save_as = Some(proof.file_name(&record, &self.words));
        let question = Question { title, kind: (kind, endings), folder: self.outside.documents.clone(), save_as };
        let outside = self.outside.clone();
        let chosen = move |path| Action::File(FileWish::SaveProofTo(round, proof, path));
        self.jobs.begin("choose", ctx, move || outside.choose(&question).map(chosen).into_iter().collect());
    }

    pub(super) fn save_proof(&mut self, round: RoundNumber, proof: Proof, path: &Path) {
        let Some(text) = self.record(round).map(|record| proof.text(&record, &self.words)) else { return };
        match output::write(path, proof.kind(), Force::No, text.as_bytes()) {
            Ok(()) => self.notices.say(say!(self.words, "record-saved", path = path.display().to_string())),
            Err(error) => self.notices.refuse(self.words.output_error(&error)),
        }
    }

    fn record(&self, round: RoundNumber) -> Option<DrawRecord<'_>> {
        let session = &self.open.as_ref()?.session;
        DrawRecord::of(session.tournament(), session.history(), round).ok()
    }
}
