//! The table of the ranking: rounds, penalties, total, remark.

use super::{State, see_tables};
use crate::domain::Points;
use crate::domain::ranking::tie_break::TieStep;
use crate::domain::ranking::{Score, Source, TeamState};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::dialogs::penalty::Penalty;
use crate::gui::frame::is_narrow;
use crate::gui::keys::letter;
use crate::gui::theme::{Weight, body, font, palette};
use crate::gui::widgets::{Column, Row, Table};
use crate::i18n::{Words, number};
use crate::say;
use crate::views::standings::{StandingLine, Standings};
use eframe::egui::{Key, Ui};

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, standings: &Standings, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    let lines: Vec<&StandingLine> = standings.lines.iter().chain(&standings.unranked).collect();
    let without = unplayed(standings);
    let foot = if without > 0 { 36.0 } else { 0.0 };
    let columns = columns(ui, words, standings);
    let rounds = standings.rounds.len();
    let chosen = state.chosen.and_then(|team| lines.iter().position(|line| line.team.number == team));
    let to_show = std::mem::take(&mut state.to_show).then_some(chosen).flatten();
    let id = ("standings", standings.after.get());
    if ui.memory(|memory| memory.focused().is_none()) {
        ui.memory_mut(|memory| memory.request_focus(Table::focus_id(id)));
    }
    let table = Table::new(id, &columns, lines.len()).chosen(chosen).scroll_to(to_show).height(ui.available_height() - foot);
    let shown = table.show(ui, |row| {
        let line = lines[row.index];
        rank(row, line);
        row.weak(1, &line.team.number.to_string());
        let is_first = line.rank.is_some_and(|rank| rank <= 3);
        if is_first {
            row.strong(2, &line.team.name);
        } else {
            row.text(2, &line.team.name);
        }
        for (i, score) in line.scores.iter().enumerate().take(rounds) {
            cell(row, 3 + i, score.as_ref());
        }
        if line.penalties != Points::ZERO {
            let colour = palette(row.cell(0).1).error;
            row.styled(3 + rounds, &number::points(line.penalties), font(16.0, Weight::Bold), colour);
        }
        row.points(4 + rounds, line.total, Weight::Bold);
        row.small(5 + rounds, &remark(words, standings, line));
    });
    if let Some(row) = shown.chosen {
        state.chosen = Some(lines[row].team.number);
    }
    if let Some(line) = shown.entered.and_then(|row| lines.get(row)) {
        super::why::go_to_sheet(cx, standings, line.team.number, actions);
    }
    if letter(ui, Key::P) && cx.may_write() {
        actions.show(Penalty::new(state.chosen));
    }
    if letter(ui, Key::M) && standings.is_provisional {
        see_tables(standings, actions);
    }
    if foot > 0.0 {
        ui.add_space(6.0);
        let sentence = say!(words, "standings-unplayed", count = without, round = standings.after);
        ui.label(body(sentence).color(palette(ui).text_weak));
    }
}

fn columns(ui: &Ui, words: &Words, standings: &Standings) -> Vec<Column> {
    let narrow = is_narrow(ui);
    let score = if narrow { 80.0 } else { 84.0 };
    let mut columns = vec![
        Column::numbers(say!(words, "head-rank"), 62.0),
        Column::numbers(say!(words, "head-number"), 48.0),
        Column::names(say!(words, "head-team"), 1.0),
    ];
    columns.extend(standings.rounds.iter().map(|round| Column::numbers(say!(words, "head-round", round = *round), score)));
    columns.push(Column::numbers(say!(words, "head-penalties"), 64.0));
    columns.push(Column::numbers(say!(words, "head-total"), 92.0));
    columns.push(Column { title: say!(words, "head-remark"), ..Column::names("", if narrow { 0.7 } else { 0.95 }) });
    columns
}

/// The rank, with « = » after it where it is shared.
fn rank(row: &mut Row<'_>, line: &StandingLine) {
    let text = line.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    let text = if line.is_shared { format!("{text} =") } else { format!("{text}   ") };
    row.strong(0, &text);
}

/// A score; a line over it where the cap took something, « – » where there is none.
fn cell(row: &mut Row<'_>, column: usize, score: Option<&Score>) {
    match score {
        None => row.no_points(column),
        Some(score) if score.is_capped() => row.capped_points(column, score.counted),
        Some(score) => row.points(column, score.counted, Weight::Regular),
    }
}

/// How many teams have no score of the last round.
fn unplayed(standings: &Standings) -> usize {
    if !standings.is_provisional {
        return 0;
    }
    standings.lines.iter().filter(|line| line.scores.last().is_none_or(Option::is_none)).count()
}

/// What is particular about a line, shortly.
fn remark(words: &Words, standings: &Standings, line: &StandingLine) -> String {
    let mut remarks = Vec::new();
    match line.state {
        TeamState::Withdrawn => remarks.push(say!(words, "remark-withdrawn")),
        TeamState::Disqualified => remarks.push(say!(words, "remark-disqualified")),
        TeamState::Unranked => remarks.push(say!(words, "remark-unranked")),
        TeamState::Present => {}
    }
    remarks.extend(line.prize.clone());
    remarks.extend(tie(words, standings, line));
    for (score, round) in line.scores.iter().zip(&standings.rounds) {
        let Some(score) = score else { continue };
        remarks.extend(match score.source {
            Source::Played { real, .. } if score.is_capped() => Some(say!(words, "remark-capped", round = *round, real = real)),
            Source::Played { deals, .. } if deals < standings.rules.deals => {
                Some(say!(words, "remark-deals", round = *round, deals = i64::from(deals)))
            }
            Source::Forfeit { .. } => Some(say!(words, "remark-forfeit", round = *round)),
            Source::Bye => Some(say!(words, "remark-bye", round = *round)),
            Source::Granted => Some(say!(words, "remark-granted", round = *round)),
            Source::Played { .. } => None,
        });
    }
    let penalties = standings.penalties.iter().filter(|penalty| penalty.team == line.team.number);
    remarks.extend(penalties.map(|penalty| say!(words, "remark-penalty", round = penalty.round, reason = &penalty.reason)));
    remarks.join(" · ")
}

/// « après P2 : 3’088 > 2’953 », « ex æquo avec 60 ».
fn tie(words: &Words, standings: &Standings, line: &StandingLine) -> Option<String> {
    let group = standings.tie_of(line)?;
    let me = line.team.number;
    let shared = group.steps.iter().find_map(|step| match step {
        TieStep::Shared { teams, .. } if teams.contains(&me) => {
            Some(say!(words, "remark-shared", teams = words.list(teams.iter().filter(|team| **team != me))))
        }
        _ => None,
    });
    shared.or_else(|| {
        group.steps.iter().find_map(|step| match step {
            TieStep::DecidedAfter { round, totals } if totals.iter().any(|(team, _)| *team == me) => {
                let totals: Vec<_> = totals.iter().map(|(_, total)| number::points(*total)).collect();
                Some(say!(words, "remark-tie", round = *round, totals = totals.join(" > ")))
            }
            _ => None,
        })
    })
}
