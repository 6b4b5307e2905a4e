//! « Pourquoi ce rang ? »: the chosen team's rank, its ties, and how each of its numbers came about.

use crate::domain::TeamNumber;
use crate::gui::action::{Action, Actions, ScreenWish};
use crate::gui::cx::Cx;
use crate::gui::dialogs::correct_sheet::CorrectSheet;
use crate::gui::theme::{STEP, body, lead, palette, small, strong};
use crate::gui::widgets::{Tone, note};
use crate::i18n::Words;
use crate::say;
use crate::views::explain::{self, PlaceOfTeam, RoundOfTeam};
use crate::views::standings::Standings;
use eframe::egui::{ScrollArea, Ui};

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, standings: &Standings, chosen: Option<TeamNumber>) {
    let words = cx.words;
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.label(small(say!(words, "why-title")).color(palette(ui).accent));
    let Some(line) = chosen.and_then(|team| standings.line(team)) else {
        ui.label(body(say!(words, "why-choose")).color(palette(ui).text_weak));
        return;
    };
    ui.label(lead(&line.team.name));
    ui.label(small(say!(words, "why-team", team = line.team.number)).color(palette(ui).text_weak));
    ui.add_space(4.0);
    ui.label(body(words.rank_sentence(standings, line)));
    ui.label(strong(words.total_sentence(line)));
    if let Some(neighbours) = words.neighbours(standings, line) {
        ui.label(small(neighbours).color(palette(ui).text_weak));
    }
    if let Some(tie) = standings.tie_of(line) {
        note(ui, Tone::Neutral, "", |ui| ui.label(body(words.tie(tie))));
    }
    ui.add_space(4.0);
    let room = ui.available_height() - 130.0;
    ScrollArea::vertical().id_salt("why").max_height(room.max(100.0)).show(ui, |ui| {
        for round in explain::rounds_of(cx.tournament, cx.history, line.team.number, standings.after) {
            one_round(ui, words, &round);
        }
    });
}

/// One line under the table of a small window.
pub(super) fn line(ui: &mut Ui, cx: &Cx<'_>, standings: &Standings, chosen: Option<TeamNumber>) {
    let words = cx.words;
    let Some(line) = chosen.and_then(|team| standings.line(team)) else {
        ui.label(body(say!(words, "why-choose")).color(palette(ui).text_weak));
        return;
    };
    ScrollArea::vertical().id_salt("why-line").max_height(66.0).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut sentences = vec![words.rank_sentence(standings, line)];
        sentences.extend(words.neighbours(standings, line));
        sentences.extend(standings.tie_of(line).map(|tie| words.tie(tie)));
        for round in explain::rounds_of(cx.tournament, cx.history, line.team.number, standings.after) {
            sentences.push(say!(words, "why-round", round = round.round, origin = words.score_origin(&round)));
            sentences.extend(
                round.penalties.iter().map(|penalty| say!(words, "why-sentence", sentence = words.penalty_explained(penalty))),
            );
            sentences.extend(words.changes_explained(&round));
        }
        ui.label(body(sentences.join(" ")));
    });
}

fn one_round(ui: &mut Ui, words: &Words, round: &RoundOfTeam) {
    let weak = |ui: &mut Ui, text: String| ui.label(small(text).color(palette(ui).text_weak));
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(say!(words, "head-round", round = round.round)));
        if let PlaceOfTeam::At { table, against, .. } = &round.place {
            weak(ui, say!(words, "why-against", table = *table, team = against.number, name = &against.name));
        }
    });
    ui.label(body(words.score_origin(round)));
    for penalty in &round.penalties {
        ui.label(small(words.penalty_explained(penalty)).color(palette(ui).error));
    }
    for sentence in words.changes_explained(round) {
        weak(ui, sentence);
    }
    ui.add_space(4.0);
}

/// What the signs of the table mean.
pub(super) fn signs(ui: &mut Ui, cx: &Cx<'_>, standings: &Standings) {
    let words = cx.words;
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.label(small(say!(words, "signs-title")).strong());
    let mut sign = |sign: &str, means: String| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = STEP;
            ui.allocate_ui(eframe::egui::Vec2::new(30.0, 20.0), |ui| {
                ui.set_min_width(30.0);
                ui.label(small(sign));
            });
            ui.label(small(means).color(palette(ui).text_weak));
        });
    };
    sign("3 =", say!(words, "signs-shared"));
    if let Some(cap) = standings.rules.cap {
        sign("‾00", say!(words, "signs-cap", cap = cap));
    }
    sign("–", say!(words, "signs-none"));
}

/// ⏎ on a team: its sheet of this round, to be entered or corrected.
pub(super) fn go_to_sheet(cx: &Cx<'_>, standings: &Standings, team: TeamNumber, actions: &mut Actions) {
    let round = standings.after;
    let Some((m, _)) = cx.tournament.rounds.get(&round).and_then(|drawn| drawn.of(team)) else { return };
    let is_in = cx.tournament.sheet(round, m.table).is_some_and(crate::domain::sheet::Sheet::is_in);
    match CorrectSheet::of(cx.tournament, round, m.table).filter(|_| is_in && cx.may_write()) {
        Some(dialog) => actions.show(dialog),
        None => actions.push(Action::Screen(ScreenWish::EnterTable(round, m.table))),
    }
}
