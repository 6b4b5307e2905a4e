//! The card: table, points of A and B in the order of the paper, deals; what there is to say grows below the fields, which
//! never move.

use super::entry::{Checked, Field, LookFor, NotTaken, Purpose};
use super::{State, keep, second};
use crate::domain::sheet::wrong_sum::WrongSum;
use crate::domain::sheet::{Typed, Winner, pot};
use crate::domain::{Points, Round};
use crate::gui::action::Actions;
use crate::gui::cx::Cx;
use crate::gui::frame::column_gap;
use crate::gui::theme::{STEP, Weight, body, font, palette, small, strong};
use crate::gui::widgets::{Cut, Digits, Kind, Tone, button, cut, digits, note, paint_points, take_up, team_label, toggle};
use crate::i18n::{capitalized, number};
use crate::say;
use eframe::egui::{Align, Align2, Id, Layout, Pos2, Rect, Sense, Stroke, Ui, UiBuilder, Vec2};

/// The id of a field, so that it can be given the keyboard.
fn id(field: Field) -> Id {
    Id::unique(match field {
        Field::Table => "sheet-table",
        Field::A => "sheet-a",
        Field::B => "sheet-b",
        Field::Deals => "sheet-deals",
    })
}

/// The height of a label over its field.
const LABEL: f32 = 21.0;

const FIELDS: [Field; 4] = [Field::Table, Field::A, Field::B, Field::Deals];

/// The field of the card that has the keyboard.
pub(super) fn has_focus(ui: &Ui) -> Option<Field> {
    let focused = ui.memory(eframe::egui::Memory::focused)?;
    FIELDS.into_iter().find(|&field| id(field) == focused)
}

/// Where the columns of the card are.
struct Columns {
    first: Rect,
    sides: [Rect; 2],
}

pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, state: &mut State, actions: &mut Actions) {
    let columns = columns(ui);
    // Before the fields are drawn, so that what was typed in this frame goes where it belongs.
    if let Some(field) = state.focus.take() {
        let card = state.card(drawn.number);
        let text = match field {
            Field::Table => card.table.clone(),
            Field::A => card.points[0].clone(),
            Field::B => card.points[1].clone(),
            Field::Deals => card.deals.clone().unwrap_or_default(),
        };
        take_up(ui, id(field), &text);
    }
    let is_wrong = state.card(drawn.number).wrong(cx.tournament).is_some();
    heads(ui, cx, drawn, state, &columns);
    let top = columns.first.top() + 52.0;
    field(ui, state, drawn, Field::Table, columns.first.with_min_y(top - LABEL), false, cx);
    for (field_of, column) in [Field::A, Field::B].into_iter().zip(columns.sides) {
        field(ui, state, drawn, field_of, column.with_min_y(top), is_wrong, cx);
    }
    let under = top + 64.0 + STEP;
    field(ui, state, drawn, Field::Deals, columns.first.with_min_y(under), false, cx);
    let below = Rect::from_min_max(Pos2::new(columns.sides[0].left(), under), Pos2::new(columns.sides[1].right(), f32::INFINITY));
    let height = ui
        .scope_builder(UiBuilder::new().max_rect(below).id_salt("below"), |ui| said(ui, cx, drawn, state, actions))
        .response
        .rect;
    let bottom = height.bottom().max(under + 24.0 + 48.0);
    let all = Rect::from_min_max(columns.first.min, Pos2::new(columns.sides[1].right(), bottom));
    ui.advance_cursor_after_rect(all);
}

fn columns(ui: &Ui) -> Columns {
    let area = ui.available_rect_before_wrap();
    let gap = column_gap(ui);
    let first = Rect::from_min_size(area.min, Vec2::new(104.0, 10.0));
    let left = first.right() + gap;
    let width = ((area.right() - left - gap) / 2.0).max(120.0);
    let side = |i: f32| Rect::from_min_size(Pos2::new(left + i * (width + gap), area.top()), Vec2::new(width, 10.0));
    Columns { first, sides: [side(0.0), side(1.0)] }
}

/// The two teams over their fields.
fn heads(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, state: &mut State, columns: &Columns) {
    let found = match state.look_for {
        LookFor::Table => state.card(drawn.number).find(drawn).copied(),
        LookFor::Team => None,
    };
    for (side, column) in columns.sides.iter().enumerate() {
        let area = Rect::from_min_size(column.min, Vec2::new(column.width(), 48.0));
        ui.scope_builder(UiBuilder::new().max_rect(area).id_salt(("head", side)), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let palette = palette(ui);
            let Some(m) = found else {
                let name = if side == 0 { say!(cx.words, "sheets-team-a") } else { say!(cx.words, "sheets-team-b") };
                ui.add_space(28.0);
                ui.label(small(name).color(palette.text_weak));
                return;
            };
            let team = cx.team(if side == 0 { m.team_a } else { m.team_b });
            team_label(ui, &team.number.to_string(), &team.name);
            let players = team.players.join(", ");
            let (galley, is_cut) = cut(ui, &players, font(14.0, Weight::Regular), palette.text_weak, column.width());
            let label = ui.label(galley);
            if is_cut == Cut::Yes {
                label.on_hover_text(players);
            }
        });
    }
}

fn field(ui: &mut Ui, state: &mut State, drawn: &Round, field: Field, place: Rect, is_wrong: bool, cx: &Cx<'_>) {
    let words = cx.words;
    let all_deals = cx.tournament.ruleset.deals_per_match;
    let team = state.look_for == LookFor::Team;
    let (label, heard, most, height, text) = match field {
        Field::Table if team => (Some(say!(words, "sheets-team")), String::new(), 4, 64.0, 40.0),
        Field::Table => (Some(say!(words, "sheets-table")), String::new(), 14, 64.0, 40.0),
        Field::A => (None, say!(words, "sheets-points-a"), 4, 64.0, 32.0),
        Field::B => (None, say!(words, "sheets-points-b"), 4, 64.0, 32.0),
        Field::Deals => (Some(say!(words, "sheets-deals")), String::new(), 2, 48.0, 24.0),
    };
    let card = state.card(drawn.number);
    let long = card.table.len() > 4;
    let align = if matches!(field, Field::A | Field::B) { Align2::RIGHT_CENTER } else { Align2::CENTER_CENTER };
    let text = if field == Field::Table && long { 12.0 } else { text };
    let look = Digits { id: id(field), most, size: Vec2::new(place.width(), height), text, align, is_wrong };
    let mut shown = match field {
        Field::Table => card.table.clone(),
        Field::A => card.points[0].clone(),
        Field::B => card.points[1].clone(),
        Field::Deals => card.deals.clone().unwrap_or_else(|| all_deals.to_string()),
    };
    let output = ui
        .scope_builder(UiBuilder::new().max_rect(place.with_max_y(f32::INFINITY)).id_salt(("field", field as u8)), |ui| {
            digits(ui, label.as_deref(), &heard, &mut shown, &look)
        });
    let output = output.inner;
    // Come to by Tab or a click; what was typed in the same frame stays as it is.
    if output.response.gained_focus() && state.focus.is_none() && !output.response.changed() {
        take_up(ui, id(field), &shown);
    }
    if output.response.changed() {
        let card = state.card(drawn.number);
        match field {
            Field::Table => card.table = shown,
            Field::A => card.points[0] = shown,
            Field::B => card.points[1] = shown,
            Field::Deals => card.deals = Some(shown),
        }
        if field == Field::Table {
            state.not_taken = None;
        }
        state.refusal = None;
        state.overflow = false;
    }
    if output.overflow {
        state.overflow = true;
    }
}

/// What there is to say, and the button that ⏎ is.
fn said(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    let rules = &cx.tournament.ruleset;
    ui.spacing_mut().item_spacing.y = STEP;
    if state.overflow {
        ui.label(small(say!(words, "sheets-too-many-digits")).color(palette(ui).error));
    }
    if let Some(refusal) = &state.refusal {
        note(ui, Tone::Error, &words.refusal(refusal), |_| {});
        return;
    }
    if let Some(not_taken) = state.not_taken.clone() {
        return table_not_taken(ui, cx, &not_taken);
    }
    let card = state.card(drawn.number).clone();
    if let Some(wrong) = card.wrong(cx.tournament) {
        return wrong_sum(ui, cx, drawn, &wrong, state, actions);
    }
    let typed = card.typed(rules.deals_per_match);
    let time_out = typed.filter(|typed| typed.deals < rules.deals_per_match && pot::sum_is_right(rules, typed));
    match (time_out, card.checked) {
        (Some(typed), _) => time_is_out(ui, cx, &typed),
        (None, Checked::AskDeals) => {
            note(ui, Tone::Warning, &say!(words, "sheets-time-out-ask"), |_| {});
        }
        (None, _) => {}
    }
    if card.is_empty() && state.purpose == Purpose::First && cx.tournament.is_complete(drawn) {
        let count = drawn.matches.len();
        let sentence = if second::waits(cx, drawn.number) {
            say!(words, "sheets-all-in-to-check", count = count)
        } else {
            say!(words, "sheets-all-in", count = count)
        };
        note(ui, Tone::Ok, &sentence, |_| {});
        return;
    }
    if card.is_empty() && state.purpose == Purpose::Second {
        ui.label(body(say!(words, "second-entry-blind")).color(palette(ui).text_weak));
    }
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let deals = card.deals.as_ref().and_then(|text| text.parse().ok()).unwrap_or(rules.deals_per_match);
            let sum = number::points(rules.points_of(deals));
            if time_out.is_some() {
                ui.label(body(say!(words, "sheets-sum-counted", sum = number::points(rules.pot()))));
            } else {
                ui.label(body(say!(words, "sheets-sum-expected", sum = sum)));
            }
            if !card.points[1].is_empty() {
                winner(ui, cx, drawn, state);
            } else if time_out.is_none() {
                let how = say!(words, "sheets-sum-how", deals = i64::from(deals), points = i64::from(rules.points_per_deal));
                ui.label(small(how).color(palette(ui).text_weak));
            }
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = match state.purpose {
                Purpose::First => say!(words, "sheets-save"),
                Purpose::Second => say!(words, "second-entry-compare"),
            };
            if button(ui, Kind::Primary, &name, Some("⏎")).clicked() {
                super::enter(cx, drawn, button_field(&card), state, actions);
            }
        });
    });
}

/// The winner ticked on the paper, for who wants it checked: a letter after the points, or a click; nothing to pass through, and
/// nothing moves.
fn winner(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, state: &mut State) {
    let words = cx.words;
    let ticked = state.card(drawn.number).winner;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(small(say!(words, "sheets-winner")).color(palette(ui).text_weak));
        let choices = [
            (say!(words, "sheets-winner-a"), Winner::A),
            (say!(words, "sheets-winner-b"), Winner::B),
            (say!(words, "sheets-winner-equal"), Winner::Equal),
        ];
        for (name, winner) in choices {
            let mut shown = ticked;
            if toggle(ui, &name, Some(winner), &mut shown).clicked() {
                state.tick(drawn.number, winner);
            }
        }
    });
}

/// The field whose ⏎ the button stands for: the last one that is needed.
fn button_field(card: &super::Card) -> Field {
    if card.table.is_empty() {
        Field::Table
    } else if card.points[0].is_empty() {
        Field::A
    } else if card.deals.is_some() {
        Field::Deals
    } else {
        Field::B
    }
}

fn table_not_taken(ui: &mut Ui, cx: &Cx<'_>, not_taken: &NotTaken) {
    let words = cx.words;
    let (tone, sentence) = match not_taken {
        NotTaken::NoSuchTable(refusal) => (Tone::Error, words.refusal(refusal)),
        NotTaken::NotAtATable { team } => (Tone::Error, say!(words, "sheets-team-not-at-table", team = team)),
        NotTaken::Paper(wrong) => (Tone::Error, words.wrong_paper(*wrong)),
        NotTaken::NoSheetYet { table } => (Tone::Error, say!(words, "second-entry-no-sheet", table = *table)),
        NotTaken::SheetIn { table, content } => {
            let content = words.sheet_content(content);
            (Tone::Warning, say!(words, "sheets-is-in", table = *table, content = content))
        }
    };
    note(ui, tone, &sentence, |ui| {
        if let NotTaken::SheetIn { .. } = not_taken {
            ui.label(body(say!(words, "sheets-is-in-keys")).color(palette(ui).text));
        }
    });
}

fn wrong_sum(ui: &mut Ui, cx: &Cx<'_>, drawn: &Round, wrong: &WrongSum, state: &mut State, actions: &mut Actions) {
    let words = cx.words;
    would_be(ui, cx, wrong);
    let title = words.difference(wrong.difference);
    note(ui, Tone::Error, &title, |ui| {
        let text = palette(ui).text;
        ui.label(body(words.addition(wrong)).color(text));
        if !wrong.reasons.is_empty() {
            ui.add_space(4.0);
            ui.label(strong(say!(words, "sheets-likely")).color(text));
            for (i, reason) in wrong.reasons.iter().enumerate() {
                let reason = capitalized(&words.wrong_sum_reason(reason));
                ui.label(body(format!("{}. {reason}", i + 1)).color(text));
            }
        }
        ui.add_space(STEP);
        ui.horizontal(|ui| {
            if button(ui, Kind::Primary, &say!(words, "sheets-correct"), Some("⏎")).clicked() {
                state.focus = Some(Field::A);
            }
            let keeps = match state.purpose {
                Purpose::First => say!(words, "sheets-keep"),
                Purpose::Second => say!(words, "second-entry-as-on-paper"),
            };
            if button(ui, Kind::Plain, &keeps, Some("V")).clicked() {
                keep(cx, drawn, state, actions);
            }
        });
        if state.purpose == Purpose::First {
            ui.label(small(say!(words, "sheets-keep-means")).color(palette(ui).text_weak));
        }
    });
}

/// What would be right on either side, under the fields.
fn would_be(ui: &mut Ui, cx: &Cx<'_>, wrong: &WrongSum) {
    let words = cx.words;
    let sentences = [
        wrong.right[0].map(|points| say!(words, "sheets-would-be-a", points = i64::from(points))),
        wrong.right[1].map(|points| say!(words, "sheets-would-be-b", points = i64::from(points))),
    ];
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 20.0), Sense::hover());
    let gap = column_gap(ui);
    let half = (rect.width() - gap) / 2.0;
    for (i, sentence) in sentences.into_iter().enumerate() {
        let right = if i == 0 { rect.left() + half } else { rect.right() };
        if let Some(sentence) = sentence {
            let place = Rect::from_min_max(Pos2::new(right - half, rect.top()), Pos2::new(right, rect.bottom()));
            ui.scope_builder(UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center)).id_salt(i), |ui| {
                ui.label(strong(sentence).size(14.0).color(palette(ui).error));
            });
        }
    }
}

/// The share of the deals not played, as an addition.
fn time_is_out(ui: &mut Ui, cx: &Cx<'_>, typed: &Typed) {
    let words = cx.words;
    let rules = &cx.tournament.ruleset;
    let tally = pot::tally(rules, typed);
    let left = rules.deals_per_match - typed.deals;
    note(ui, Tone::Neutral, &say!(words, "sheets-time-out", deals = i64::from(typed.deals)), |ui| {
        let [a, b] = typed.points.map(|points| number::points(Points::whole(i64::from(points))));
        let sum = number::points(Points::whole(i64::from(typed.sum())));
        let per_deal = i64::from(rules.points_per_deal);
        ui.label(body(say!(
            words,
            "sheets-time-out-sum",
            a = a,
            b = b,
            sum = sum,
            deals = i64::from(typed.deals),
            points = per_deal
        )));
        ui.label(body(say!(words, "sheets-time-out-share", left = i64::from(left), share = tally.share)));
    });
    let gap = column_gap(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 76.0), Sense::hover());
    let width = (rect.width() - gap) / 2.0;
    for (side, &points) in typed.points.iter().enumerate() {
        let left = if side == 0 { rect.left() } else { rect.right() - width };
        let place = Rect::from_min_size(Pos2::new(left, rect.top()), Vec2::new(width, rect.height()));
        let on_sheet = Points::whole(i64::from(points));
        addition(ui, cx, place, [on_sheet, tally.share, tally.counted[side]], tally.real[side]);
    }
}

/// Sheet, share, line, counted.
fn addition(ui: &mut Ui, cx: &Cx<'_>, place: Rect, [on_sheet, share, counted]: [Points; 3], real: Points) {
    let palette = palette(ui);
    let words = cx.words;
    let counts = if counted < real { say!(words, "sheets-counted-capped", real = real) } else { say!(words, "sheets-counted") };
    let lines = [
        (say!(words, "sheets-on-paper"), on_sheet, Weight::Regular, palette.text_weak),
        (say!(words, "sheets-share"), share, Weight::Regular, palette.text_weak),
        (counts, counted, Weight::Bold, palette.text),
    ];
    for ((label, points, weight, colour), y) in lines.into_iter().zip([12.0, 36.0, 62.0]) {
        let y = place.top() + y;
        ui.painter().text(Pos2::new(place.left(), y), Align2::LEFT_CENTER, label, font(16.0, weight), colour);
        paint_points(ui.painter(), Pos2::new(place.right(), y), points, &font(16.0, weight), palette.text);
    }
    ui.painter().hline(place.x_range(), place.top() + 49.0, Stroke::new(1.0, palette.text));
}
