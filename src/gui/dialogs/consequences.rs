//! What follows from a command, as every dialog shows it before it is done: what there is to know, places and prizes, the
//! pairing of rounds formed by the ranking, papers. Works nothing out: that is `views::consequences`.

use super::refusal_note;
use crate::domain::command::{Command, Decision};
use crate::domain::{Change, Edit, Refusal, TableNumber, TeamNumber, ranking};
use crate::gui::cx::Cx;
use crate::gui::theme::{STEP, Weight, body, palette, small, strong};
use crate::gui::widgets::{Column, Row, Table, Tone, chip, gap, link, note};
use crate::say;
use crate::views::consequences::{Consequences, PairingChange, RankingChange, TeamChange};
use crate::views::paper_state::Shows;
use eframe::egui::{Align, Id, Layout, Rect, ScrollArea, Ui, UiBuilder, Vec2};
use std::cmp::Ordering;

/// The width of a dialog with its fields at the left and what follows at the right.
pub(super) const WIDE: f32 = 1088.0;

/// Teams and tables named one by one; of those beyond there is a line.
const TEAMS: usize = 6;
const TABLES: usize = 4;

/// Fields at the left, what follows from them at the right, each scrolled by itself where the window is low. Why it was refused
/// stands at the right too, where it pushes no button out of a small window.
pub(super) fn beside<D>(
    ui: &mut Ui,
    cx: &Cx<'_>,
    dialog: &mut D,
    refusal: impl Fn(&D) -> Option<&Refusal>,
    fields: impl FnOnce(&mut D, &mut Ui),
    follows: impl FnOnce(&mut D, &mut Ui),
) {
    let height = (ui.ctx().content_rect().height() - 270.0).clamp(180.0, 480.0);
    let left = (ui.available_width() * 0.44).max(300.0);
    ui.horizontal_top(|ui| {
        column(ui, "fields", Vec2::new(left, height), |ui| fields(dialog, ui));
        ui.add_space(2.0 * STEP);
        let right = ui.available_width();
        column(ui, "follows", Vec2::new(right, height), |ui| {
            refusal_note(ui, cx, refusal(dialog));
            follows(dialog, ui);
        });
    });
}

fn column(ui: &mut Ui, name: &str, size: Vec2, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_width(size.x);
        ScrollArea::vertical().id_salt(name).max_height(size.y).auto_shrink([false, true]).show(ui, |ui| {
            // Room for the ring of what has the keyboard, and for the bar.
            ui.set_width(size.x - 2.0 * STEP);
            add(ui);
        });
    });
}

/// Why a command would be refused, or what there is to know of it and what follows.
pub(super) fn of_command(ui: &mut Ui, cx: &Cx<'_>, command: &Command) {
    match cx.could(command) {
        Err(refusal) => refusal_note(ui, cx, Some(&refusal)),
        Ok(decision) => {
            for warning in &decision.warnings {
                note(ui, Tone::Warning, &cx.words.warning(warning), |_| {});
            }
            let consequences = Consequences::of_decision(cx.tournament, cx.history, command, &decision);
            places(ui, cx, &consequences);
            papers(ui, cx, &consequences, &touched(&decision));
        }
    }
}

/// What follows.
pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, consequences: &Consequences) {
    places(ui, cx, consequences);
    papers(ui, cx, consequences, &[]);
}

/// The tables of a drawn round that seat others than before: of its sheets only theirs are printed again.
fn touched(decision: &Decision) -> Vec<TableNumber> {
    let tables = |change: &Change| match change {
        Change::Round(Edit { before: Some(before), after: Some(after) }) => {
            after.matches.iter().filter(|m| !before.matches.contains(m)).map(|m| m.table).collect()
        }
        _ => Vec::new(),
    };
    decision.changes.iter().flat_map(tables).collect()
}

/// The places that move, and the rounds that would be paired otherwise.
fn places(ui: &mut Ui, cx: &Cx<'_>, consequences: &Consequences) {
    let words = cx.words;
    let rankings = consequences.rankings_that_matter();
    if rankings.is_empty() && ranking::latest(cx.tournament).is_ok() {
        ui.label(strong(say!(words, "correct-no-rank")));
    }
    for ranking in rankings {
        ranking_change(ui, cx, ranking);
    }
    gap(ui, 1.0);
    for pairing in &consequences.pairings {
        pairing_change(ui, cx, pairing);
        gap(ui, 1.0);
    }
}

fn ranking_change(ui: &mut Ui, cx: &Cx<'_>, ranking: &RankingChange) {
    let words = cx.words;
    let counts_other = |team: &TeamChange| team.total.before != team.total.after;
    let mut rows: Vec<_> = ranking.teams.iter().filter(|team| team.moves() || counts_other(team)).collect();
    // Those that it is about, then those that only make room.
    rows.sort_by_key(|team| !counts_other(team));
    ui.label(strong(say!(words, "correct-ranking", round = ranking.after)));
    let columns = [
        Column::numbers(say!(words, "head-number"), 48.0),
        Column::names(say!(words, "head-team"), 1.0),
        Column::numbers(say!(words, "head-total"), 84.0),
        Column::numbers(say!(words, "correct-before"), 64.0),
        Column::numbers(say!(words, "correct-after"), 64.0),
        Column::text("", 56.0),
    ];
    let is_whole = opened(ui, ranking);
    let shown = if is_whole { rows.len() } else { rows.len().min(TEAMS) };
    lines(ui, &columns, shown, |row, i| team_change(row, rows[i]));
    let others = rows.len() - shown;
    if others > 0 && link(ui, &say!(words, "correct-others", count = others)).clicked() {
        open(ui, ranking);
    }
    for team in rows.iter().filter(|team| team.prize.before != team.prize.after) {
        let prize = |prize: &Option<String>| prize.clone().unwrap_or_else(|| "–".to_owned());
        let (before, after) = (prize(&team.prize.before), prize(&team.prize.after));
        let sentence = say!(words, "correct-prize", team = team.team.number, before = before, after = after);
        ui.label(small(sentence).color(palette(ui).warning));
    }
}

/// A line: who it is, its new total, its old and its new rank.
fn team_change(row: &mut Row<'_>, team: &TeamChange) {
    let rank = |rank: Option<u32>| rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    row.weak(0, &team.team.number.to_string());
    row.text(1, &team.team.name);
    if let Some(total) = team.total.after {
        row.points(2, total, Weight::Regular);
    }
    row.text(3, &rank(team.rank.before));
    row.strong(4, &rank(team.rank.after));
    if let (Some(before), Some(after)) = (team.rank.before, team.rank.after) {
        let text = match before.cmp(&after) {
            Ordering::Less => format!("▼ {}", after - before),
            Ordering::Equal => String::new(),
            Ordering::Greater => format!("▲ {}", before - after),
        };
        row.text(5, &text);
    }
}

/// Whether all teams of a ranking are wanted, not only the first.
fn opened(ui: &Ui, ranking: &RankingChange) -> bool {
    ui.data(|data| data.get_temp(all_of(ranking))).unwrap_or_default()
}

fn open(ui: &Ui, ranking: &RankingChange) {
    ui.data_mut(|data| data.insert_temp(all_of(ranking), true));
}

fn all_of(ranking: &RankingChange) -> Id {
    Id::unique(("all-of-ranking", ranking.after))
}

fn pairing_change(ui: &mut Ui, cx: &Cx<'_>, pairing: &PairingChange) {
    let words = cx.words;
    ui.label(strong(say!(words, "correct-pairing", round = pairing.round, count = pairing.tables.len())));
    let columns = [
        Column::numbers(say!(words, "head-table"), 64.0),
        Column::text(say!(words, "correct-drawn"), 140.0),
        Column::names(say!(words, "correct-would-be"), 1.0),
    ];
    let shown = pairing.tables.len().min(TABLES);
    lines(ui, &columns, shown, |row, i| {
        let table = &pairing.tables[i];
        let pair = |(a, b): (TeamNumber, TeamNumber)| format!("{a} – {b}");
        row.strong(0, &table.table.to_string());
        row.text(1, &pair(table.teams.before));
        row.strong(2, &pair(table.teams.after));
    });
    let others: Vec<_> = pairing.tables[shown..].iter().map(|table| table.table).collect();
    if !others.is_empty() {
        ui.label(small(say!(words, "correct-other-tables", tables = words.list(others))).color(palette(ui).text_weak));
    }
}

fn papers(ui: &mut Ui, cx: &Cx<'_>, consequences: &Consequences, touched: &[TableNumber]) {
    let words = cx.words;
    if consequences.outdated.is_empty() {
        return;
    }
    ui.label(strong(say!(words, "correct-papers")));
    for &shows in &consequences.outdated {
        let (paper, state) = match shows {
            Shows::Sheets(round) if !touched.is_empty() => (
                say!(words, "consequence-sheets", round = round, count = touched.len(), tables = words.list(touched)),
                say!(words, "consequence-print"),
            ),
            _ => (words.paper(shows), say!(words, "correct-outdated")),
        };
        ui.horizontal(|ui| {
            ui.label(body(paper));
            chip(ui, Tone::Warning, &state);
        });
    }
    if !consequences.valid.is_empty() {
        ui.label(small(say!(words, "correct-valid")).color(palette(ui).text_weak));
    }
}

/// A short table that does not scroll.
fn lines(ui: &mut Ui, columns: &[Column], count: usize, mut draw: impl FnMut(&mut Row<'_>, usize)) {
    let id = ui.next_auto_id();
    ui.push_id(id, |ui| {
        #[expect(clippy::cast_precision_loss, reason = "a handful of lines")]
        let height = 34.0 + 32.0 * count as f32;
        let place = Rect::from_min_size(ui.cursor().min, Vec2::new(ui.available_width(), height));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            Table::new(id, columns, count).height(height).show(ui, |row| draw(row, row.index));
        });
    });
}
