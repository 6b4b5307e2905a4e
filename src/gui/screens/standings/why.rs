//! « Pourquoi ce rang ? »: the chosen team's rank, its ties, and how each of its numbers came about.

use crate::domain::TeamNumber;
use crate::gui::action::{Action, Actions, ScreenWish};
use crate::gui::cx::Cx;
use crate::gui::dialogs::correct_sheet::CorrectSheet;
use crate::gui::theme::{STEP, body, lead, palette, small, strong};
use crate::gui::widgets::{Tone, note};
use crate::i18n::{Words, number};
use crate::say;
use crate::views::explain::{self, RoundOfTeam};
use crate::views::standings::{StandingLine, Standings};
use eframe::egui::{ScrollArea, Ui};

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, standings: &Standings, chosen: Option<TeamNumber>) {
    let words = cx.words;
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.label(small(say!(words, "why-title")).color(palette(ui).accent));
    let Some(line) = line_of(standings, chosen) else {
        ui.label(body(say!(words, "why-choose")).color(palette(ui).text_weak));
        return;
    };
    ui.label(lead(&line.team.name));
    ui.label(small(say!(words, "why-team", team = line.team.number)).color(palette(ui).text_weak));
    ui.add_space(4.0);
    ui.label(body(rank_sentence(words, standings, line)));
    if let Some(tie) = standings.tie_of(line) {
        note(ui, Tone::Neutral, "", |ui| ui.label(body(words.tie(tie))));
    }
    ui.add_space(4.0);
    let room = ui.available_height() - 130.0;
    ScrollArea::vertical().id_salt("why").max_height(room.max(100.0)).show(ui, |ui| {
        for round in explain::rounds_of(cx.tournament, line.team.number, standings.after) {
            one_round(ui, words, &round);
        }
        let mine = standings.penalties.iter().filter(|penalty| penalty.team == line.team.number);
        for penalty in mine {
            let sentence = say!(words, "why-penalty", round = penalty.round, points = penalty.points, reason = &penalty.reason);
            ui.label(small(sentence).color(palette(ui).error));
        }
        let sum = say!(words, "why-total", sum = sum(line), total = line.total);
        ui.label(strong(sum));
    });
}

/// One line under the table of a small window.
pub(super) fn line(ui: &mut Ui, cx: &Cx<'_>, standings: &Standings, chosen: Option<TeamNumber>) {
    let words = cx.words;
    let Some(line) = line_of(standings, chosen) else {
        ui.label(body(say!(words, "why-choose")).color(palette(ui).text_weak));
        return;
    };
    ScrollArea::vertical().id_salt("why-line").max_height(66.0).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut sentences = vec![rank_sentence(words, standings, line)];
        sentences.extend(standings.tie_of(line).map(|tie| words.tie(tie)));
        let rounds = explain::rounds_of(cx.tournament, line.team.number, standings.after);
        sentences
            .extend(rounds.iter().map(|round| say!(words, "why-round", round = round.round, origin = words.score_origin(round))));
        ui.label(body(sentences.join(" ")));
    });
}

fn one_round(ui: &mut Ui, words: &Words, round: &RoundOfTeam) {
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(say!(words, "head-round", round = round.round)));
        if let Some((table, against)) = &round.at {
            ui.label(
                small(say!(words, "why-against", table = *table, team = against.number, name = &against.name))
                    .color(palette(ui).text_weak),
            );
        }
    });
    ui.label(body(words.score_origin(round)));
    ui.add_space(4.0);
}

fn rank_sentence(words: &Words, standings: &Standings, line: &StandingLine) -> String {
    let total = number::points(line.total);
    let Some(rank) = line.rank else { return say!(words, "why-no-rank", total = total) };
    match standings.tie_of(line) {
        None => say!(words, "why-rank", rank = rank.to_string(), total = total),
        Some(group) => {
            let others: Vec<_> =
                group.members.iter().map(|member| member.team).filter(|team| *team != line.team.number).collect();
            say!(
                words,
                "why-rank-tied",
                rank = rank.to_string(),
                count = others.len(),
                teams = words.list(&others),
                total = total
            )
        }
    }
}

/// « 1’383 + 1’570 + 1’395 − 157 ».
fn sum(line: &StandingLine) -> String {
    let mut parts: Vec<_> = line.scores.iter().flatten().map(|score| number::points(score.counted)).collect();
    if parts.is_empty() {
        parts.push("0".to_owned());
    }
    let sum = parts.join(" + ");
    match line.penalties.halves() {
        0 => sum,
        halves if halves < 0 => format!("{sum} − {}", number::points(line.penalties.abs())),
        _ => format!("{sum} + {}", number::points(line.penalties)),
    }
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

fn line_of(standings: &Standings, chosen: Option<TeamNumber>) -> Option<&StandingLine> {
    standings.lines.iter().chain(&standings.unranked).find(|line| Some(line.team.number) == chosen)
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
