//! The card of the record: what anybody needs to compute the draw again; for a ranked round, why who meets whom.

use crate::domain::Round;
use crate::domain::round::{Origin, RankingRecord};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::dialogs::draw_record::RecordOfDraw;
use crate::gui::theme::{Weight, font, lead, palette, small};
use crate::gui::widgets::{card, link, pair, separator};
use crate::i18n::Words;
use crate::say;
use eframe::egui::{Ui, text::LayoutJob};

/// Draws the card.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, actions: &mut Actions) {
    let words = cx.words;
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.label(lead(say!(words, "draw-record")));
        let weak = palette(ui).text_weak;
        match drawn.origin.seed() {
            None => _ = ui.label(small(say!(words, "draw-record-hand")).color(weak)),
            Some(seed) => {
                ui.label(small(say!(words, "draw-seed")).color(weak));
                seed_text(ui, seed);
                let hint = match &drawn.origin {
                    Origin::Ranking(record) => lots(words, record).unwrap_or_else(|| say!(words, "draw-no-lots")),
                    _ => say!(words, "draw-record-hint"),
                };
                ui.label(small(hint).color(weak));
            }
        }
        separator(ui);
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = 22.0;
        match &drawn.origin {
            Origin::Lot(record) => {
                pair(ui, &say!(words, "draw-attempts"), &record.attempts.to_string());
                pair(ui, &say!(words, "draw-check-fixed"), &fixed(words, &record.fixed_tables));
            }
            Origin::Ranking(record) => {
                ui.label(small(say!(words, "draw-why", table = cx.tournament.ruleset.first_table)));
                if !record.fixed_tables.is_empty() {
                    ui.label(small(say!(words, "draw-why-fixed")).color(weak));
                }
                pair(ui, &say!(words, "draw-check-fixed"), &fixed(words, &record.fixed_tables));
            }
            Origin::Hand => {}
        }
        pair(ui, &say!(words, "draw-repairs"), &drawn.repairs.len().to_string());
        pair(ui, &say!(words, "draw-annulled"), &cx.history.annulled_draws(drawn.number).len().to_string());
        ui.add_space(4.0);
        if link(ui, &say!(words, "draw-show-record")).on_hover_text("V").clicked() {
            actions.show(RecordOfDraw::new(drawn.number));
        }
    });
}

/// The seed to the letter, broken where the line ends.
pub(in crate::gui) fn seed_text(ui: &mut Ui, seed: &str) {
    let mut job = LayoutJob::simple(seed.to_owned(), font(16.0, Weight::Bold), palette(ui).text, ui.available_width());
    job.wrap.break_anywhere = true;
    ui.label(job);
}

fn fixed<'a>(
    words: &Words,
    tables: impl IntoIterator<Item = (&'a crate::domain::TeamNumber, &'a crate::domain::TableNumber)>,
) -> String {
    let tables: Vec<_> =
        tables.into_iter().map(|(team, table)| say!(words, "draw-fixed", team = *team, table = *table)).collect();
    match tables.len() {
        0 => say!(words, "draw-no-table"),
        1 => tables.into_iter().collect(),
        many => many.to_string(),
    }
}

/// Where teams shared a rank and the lot put one before the other.
pub(in crate::gui) fn lots(words: &Words, record: &RankingRecord) -> Option<String> {
    let shared = record.ranking.chunk_by(|a, b| a.rank.is_some() && a.rank == b.rank).filter(|group| group.len() > 1);
    let shared: Vec<_> = shared
        .filter_map(|group| {
            let teams = words.list(group.iter().map(|placed| placed.team));
            Some(say!(words, "draw-shared-rank", rank = group[0].rank?, teams = teams))
        })
        .collect();
    (!shared.is_empty()).then(|| say!(words, "draw-lots", count = shared.len(), groups = shared.join(" ; ")))
}
