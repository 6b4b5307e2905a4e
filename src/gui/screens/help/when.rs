//! « Que peut-on faire, et quand ? » : the table of the rules, with the moment of the open tournament marked. Knows no cell.

use super::halves;
use crate::domain::command::permission::{Permission, STAGES, Stage, TABLE};
use crate::gui::cx::Front;
use crate::gui::theme::{ROUND_SMALL, STEP, Weight, body, font, lead, palette, small, strong};
use crate::gui::widgets::{Tone, card, chip, key_sign, separator};
use crate::i18n::Words;
use crate::say;
use eframe::egui::{Align, Align2, Layout, Rect, Role, Sense, Ui, Vec2, WidgetInfo, text};

/// The width of a column of signs.
const SIGN: f32 = 82.0;

/// From this width on there is room for the columns.
const WIDE: f32 = 820.0;

/// What does not go as planned, and where one goes then.
pub(super) fn unplanned(ui: &mut Ui, words: &Words) {
    card(ui, |ui| {
        ui.label(lead(say!(words, "help-unplanned")));
        ui.spacing_mut().item_spacing.y = 3.0;
        for (what, how) in say!(words, "help-unplanned-lines").lines().map(halves) {
            ui.label(strong(what));
            ui.label(body(key_sign(how)).color(palette(ui).text_weak));
            separator(ui);
        }
    });
}

/// The table.
pub(super) fn ui(ui: &mut Ui, front: &Front<'_>) {
    let words = front.words;
    let now = front.open.map(|cx| Stage::of(cx.tournament));
    card(ui, |ui| {
        ui.label(lead(say!(words, "manual-when")));
        ui.label(body(say!(words, "help-when")).color(palette(ui).text_weak));
        for permission in [Permission::Allowed, Permission::Warned, Permission::Confirmed, Permission::Refused] {
            ui.label(small(meaning(words, permission)));
        }
        if let Some(stage) = now {
            ui.horizontal(|ui| {
                ui.label(strong(say!(words, "help-now")));
                chip(ui, Tone::Ok, &words.stage(stage));
            });
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let is_wide = ui.available_width() >= WIDE;
        if is_wide {
            head(ui, words, now);
        }
        for (act, permissions) in TABLE {
            separator(ui);
            let act = (words.act(act), words.act_note(act));
            if is_wide { row(ui, words, &act, permissions, now) } else { lines(ui, words, &act, permissions, now) }
        }
    });
}

/// What a sign means: here it is the window that asks.
fn meaning(words: &Words, permission: Permission) -> String {
    match permission {
        Permission::Confirmed => say!(words, "help-confirmed", sign = words.permission_sign(permission)),
        other => words.permission(other),
    }
}

fn head(ui: &mut Ui, words: &Words, now: Option<Stage>) {
    let (area, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 64.0), Sense::hover());
    for (i, stage) in STAGES.into_iter().enumerate() {
        let place = place(area, i);
        let colour = palette(ui).text_weak;
        mark(ui, place, now == Some(stage));
        let mut job = text::LayoutJob::simple(words.stage(stage), font(12.0, Weight::Regular), colour, SIGN - 6.0);
        job.halign = Align::Center;
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let top = place.center_bottom() - Vec2::new(0.0, galley.size().y + 4.0);
        ui.painter().galley(top, galley, colour);
    }
}

/// Without room for columns: of the moment the tournament is at, else of each, in words.
fn lines(ui: &mut Ui, words: &Words, (act, note): &(String, String), permissions: [Permission; 7], now: Option<Stage>) {
    ui.add_space(6.0);
    ui.label(strong(act));
    let cells = STAGES.into_iter().zip(permissions).filter(|(stage, _)| now.is_none_or(|now| now == *stage));
    let cells = cells.map(|(stage, permission)| {
        say!(words, "help-cell-short", stage = words.stage(stage), sign = words.permission_sign(permission))
    });
    ui.label(body(cells.collect::<Vec<_>>().join(" · ")));
    ui.label(small(note).color(palette(ui).text_weak));
    ui.add_space(6.0);
}

fn row(ui: &mut Ui, words: &Words, (act, note): &(String, String), permissions: [Permission; 7], now: Option<Stage>) {
    let width = ui.available_width();
    let left = width - SIGN * 7.0 - STEP;
    let shown = ui.allocate_ui_with_layout(Vec2::new(left, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(left);
        ui.add_space(6.0);
        ui.label(strong(act));
        ui.label(small(note).color(palette(ui).text_weak));
        ui.add_space(6.0);
    });
    let area = shown.response.rect.with_max_x(shown.response.rect.left() + width);
    for (i, (stage, permission)) in STAGES.into_iter().zip(permissions).enumerate() {
        let (place, sign) = (place(area, i), words.permission_sign(permission));
        mark(ui, place, now == Some(stage));
        let heard = say!(words, "help-cell", act = act, stage = words.stage(stage), sign = &sign);
        let response = ui.interact(place, ui.scope_id().with((act, i)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &heard));
        let colour = match permission {
            Permission::Allowed => palette(ui).ok,
            Permission::Warned | Permission::Confirmed => palette(ui).warning,
            Permission::Refused => palette(ui).text_weak,
        };
        ui.painter().text(place.center(), Align2::CENTER_CENTER, sign, font(14.0, Weight::Bold), colour);
    }
}

/// The place of a sign in its row.
fn place(row: Rect, column: usize) -> Rect {
    #[expect(clippy::cast_precision_loss, reason = "seven columns")]
    let right = row.right() - SIGN * (6 - column) as f32;
    row.with_max_x(right).with_min_x(right - SIGN)
}

/// The column of the moment the tournament is at.
fn mark(ui: &Ui, place: Rect, is_now: bool) {
    if is_now {
        ui.painter().rect_filled(place.shrink2(Vec2::new(2.0, 0.0)), ROUND_SMALL, palette(ui).selection);
    }
}
