//! The record of a draw: everything that is needed to compute it again, what was changed by hand, and the draws annulled
//! before it, with their reasons.

use super::Dialog;
use crate::documents::catalogue::{Kind as Paper, Order};
use crate::domain::history::AnnulledDraw;
use crate::domain::round::{LotRecord, Origin, RankingRecord};
use crate::domain::{Refusal, Round, RoundNumber, TableNumber, TeamNumber};
use crate::exchange::draw_proof::Proof;
use crate::gui::action::{Action, Actions, FileWish, PaperWish};
use crate::gui::cx::Cx;
use crate::gui::keys::{plain, pressed};
use crate::gui::screens::draw::{lots, seed_text};
use crate::gui::theme::{STEP, body, lead, palette, small};
use crate::gui::widgets::{Icon, Kind, button_with, gap, pair, separator};
use crate::i18n::{date, number};
use crate::say;
use crate::views::draw_record::DrawRecord;
use crate::views::seating::By;
use eframe::egui::{Align, Key, Layout, ScrollArea, Ui};

/// The dialog.
pub struct RecordOfDraw {
    round: RoundNumber,
}

impl RecordOfDraw {
    /// For a drawn round.
    pub fn new(round: RoundNumber) -> Self {
        Self { round }
    }
}

impl Dialog for RecordOfDraw {
    fn title(&self, cx: &Cx<'_>) -> String {
        say!(cx.words, "record-title", round = self.round)
    }

    fn width(&self) -> f32 {
        930.0
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, actions: &mut Actions) {
        let words = cx.words;
        let Ok(record) = DrawRecord::of(cx.tournament, cx.history, self.round) else { return };
        // What is said in passing must not cover the buttons.
        let height = (ui.ctx().content_rect().height() - 350.0).max(200.0);
        ScrollArea::vertical().id_salt("record").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.set_width(ui.available_width() - 12.0);
            ui.spacing_mut().item_spacing.y = 6.0;
            ui.spacing_mut().interact_size.y = 22.0;
            gap(ui, 0.5);
            origin(ui, cx, record.round);
            list_print(ui, cx, &record);
            section(ui, &say!(words, "record-drawn", count = record.round.drawn.len()));
            long(ui, &matches(record.round));
            changes(ui, cx, &record);
            annulled(ui, cx, &record.annulled);
        });
        separator(ui);
        gap(ui, 1.0);
        ui.horizontal(|ui| {
            let close = say!(words, "record-close");
            if button_with(ui, Kind::Plain, None, &close, Some(&say!(words, "key-escape")), 0.0).clicked() {
                actions.push(Action::CloseDialog);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let print = button_with(ui, Kind::Primary, Some(Icon::Printer), &say!(words, "draw-print"), Some("⏎"), 0.0);
                if print.clicked() || pressed(ui, plain(Key::Enter)) {
                    let order = Order { round: Some(self.round), ..Order::of(Paper::DrawRecord) };
                    actions.push(Action::Papers(vec![order], PaperWish::Print));
                }
                for (name, proof) in
                    [(say!(words, "record-save-checker"), Proof::Page), (say!(words, "record-save"), Proof::Record)]
                {
                    let hint = say!(words, "record-save-checker-hint");
                    let button = button_with(ui, Kind::Plain, None, &name, None, 0.0);
                    if if proof == Proof::Page { button.on_hover_text(hint) } else { button }.clicked() {
                        actions.push(Action::File(FileWish::SaveProof(self.round, proof)));
                    }
                }
            });
        });
    }

    fn refused(&mut self, _refusal: Refusal) {}
}

fn section(ui: &mut Ui, title: &str) {
    ui.add_space(STEP);
    ui.label(lead(title));
}

/// What does not fit on a line.
fn long(ui: &mut Ui, text: &str) {
    ui.label(body(text));
}

/// How it came about, and from what.
fn origin(ui: &mut Ui, cx: &Cx<'_>, round: &Round) {
    let words = cx.words;
    let how = match By::of(&round.origin) {
        By::Lot => say!(words, "record-by-lot"),
        By::Ranking => say!(words, "record-by-ranking"),
        By::Hand => say!(words, "record-by-hand"),
    };
    pair(ui, &say!(words, "record-how"), &how);
    pair(ui, &say!(words, "record-when"), &date::exact(&round.drawn_at));
    match &round.origin {
        Origin::Lot(record) => by_lot(ui, cx, record),
        Origin::Ranking(record) => by_ranking(ui, cx, record),
        Origin::Hand => {}
    }
    if let Some(team) = round.drawn_bye {
        pair(ui, &say!(words, "draw-record-bye"), &say!(words, "record-team", team = team, name = cx.team(team).name));
    }
}

fn by_lot(ui: &mut Ui, cx: &Cx<'_>, record: &LotRecord) {
    let words = cx.words;
    pair(ui, &say!(words, "record-version"), &record.version);
    pair(ui, &say!(words, "draw-attempts"), &number::count(i64::from(record.attempts)));
    seed(ui, cx, &record.seed);
    present(ui, cx, &record.numbers);
    conditions(ui, cx, &record.forbidden, &record.no_bye, record.fixed_tables.iter());
}

fn by_ranking(ui: &mut Ui, cx: &Cx<'_>, record: &RankingRecord) {
    let words = cx.words;
    pair(ui, &say!(words, "record-version"), &record.version);
    seed(ui, cx, &record.seed);
    present(ui, cx, &record.numbers);
    section(ui, &say!(words, "draw-record-ranking"));
    let placed = record.ranking.iter().map(|placed| {
        let rank = placed.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        say!(words, "record-placed", rank = rank, team = placed.team, total = placed.total)
    });
    long(ui, &placed.collect::<Vec<_>>().join(" · "));
    if let Some(text) = lots(words, record) {
        long(ui, &text);
    }
    section(ui, &say!(words, "draw-record-lots"));
    long(ui, &words.list(&record.lots));
    conditions(ui, cx, &record.forbidden, &record.no_bye, record.fixed_tables.iter());
}

fn seed(ui: &mut Ui, cx: &Cx<'_>, seed: &str) {
    ui.label(body(say!(cx.words, "draw-seed")).color(palette(ui).text_weak));
    seed_text(ui, seed);
}

fn present(ui: &mut Ui, cx: &Cx<'_>, numbers: &[TeamNumber]) {
    section(ui, &say!(cx.words, "record-present", count = numbers.len()));
    long(ui, &runs(cx, numbers));
}

/// What is compared by eye with what hung on the wall before the draw.
fn list_print(ui: &mut Ui, cx: &Cx<'_>, record: &DrawRecord<'_>) {
    let print = record.list.fingerprint();
    pair(ui, &say!(cx.words, "draw-list-print"), &print.to_string());
    ui.label(small(print.digits()).color(palette(ui).text_weak));
}

/// Who could not meet, who could not sit out, which tables were fixed.
fn conditions<'a>(
    ui: &mut Ui,
    cx: &Cx<'_>,
    forbidden: &[(TeamNumber, TeamNumber)],
    no_bye: &[TeamNumber],
    fixed: impl Iterator<Item = (&'a TeamNumber, &'a TableNumber)>,
) {
    let words = cx.words;
    let fixed: Vec<_> = fixed.map(|(team, table)| say!(words, "draw-check-fixed-table", team = *team, table = *table)).collect();
    if !fixed.is_empty() {
        section(ui, &say!(words, "draw-check-fixed"));
        long(ui, &words.list(fixed));
    }
    if !forbidden.is_empty() {
        section(ui, &say!(words, "draw-record-forbidden", count = forbidden.len()));
        let pairs = forbidden.iter().map(|(a, b)| say!(words, "record-pair", a = *a, b = *b));
        long(ui, &pairs.collect::<Vec<_>>().join(" · "));
    }
    if !no_bye.is_empty() {
        section(ui, &say!(words, "record-no-bye"));
        long(ui, &words.list(no_bye));
    }
}

fn matches(round: &Round) -> String {
    round.drawn.iter().map(|m| format!("{}\u{a0}:\u{a0}{}–{}", m.table, m.team_a, m.team_b)).collect::<Vec<_>>().join(" · ")
}

fn changes(ui: &mut Ui, cx: &Cx<'_>, record: &DrawRecord<'_>) {
    section(ui, &say!(cx.words, "draw-repairs"));
    if record.repairs.is_empty() {
        ui.label(body(say!(cx.words, "draw-none")).color(palette(ui).text_weak));
    }
    for repaired in &record.repairs {
        let (what, tables) = (cx.words.repair(&repaired.repair), cx.words.list(&repaired.tables));
        long(ui, &say!(cx.words, "record-repair", what = what, count = repaired.tables.len(), tables = tables));
    }
}

fn annulled(ui: &mut Ui, cx: &Cx<'_>, draws: &[AnnulledDraw]) {
    let words = cx.words;
    section(ui, &say!(words, "draw-annulled"));
    if draws.is_empty() {
        ui.label(body(say!(words, "draw-none")).color(palette(ui).text_weak));
    }
    for draw in draws {
        let reason = words.annulment_reason(draw.reason.as_deref());
        let (made, at) = (date::exact(&draw.round.drawn_at), date::exact(&draw.annulled_at));
        long(ui, &say!(words, "draw-record-annulled", drawn = made, at = at, reason = reason));
        if let Some(seed) = draw.round.origin.seed() {
            ui.label(small(say!(words, "record-annulled-seed", seed = seed)).color(palette(ui).text_weak));
        }
        ui.label(small(matches(&draw.round)).color(palette(ui).text_weak));
    }
}

/// « 1 à 36, 38 et 40 »: numbers that follow each other are said in one go.
fn runs(cx: &Cx<'_>, numbers: &[TeamNumber]) -> String {
    let runs = numbers.chunk_by(|a, b| a.get() + 1 == b.get());
    cx.words.list(runs.flat_map(|run| match run {
        [first, _, .., last] => vec![say!(cx.words, "range", first = *first, last = *last)],
        few => few.iter().map(ToString::to_string).collect(),
    }))
}
