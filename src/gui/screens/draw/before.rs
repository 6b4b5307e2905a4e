//! Before the draw: what must be true, the seed, and one large button that says what it will do.

use super::list_print;
use super::ready::{self, Check, Remedy};
use super::{Proposal, State, Tried, apart, has_keys};
use crate::domain::command::ask::{Answer, Confirmation, confirmation};
use crate::domain::command::{Command, Insist, RoundCommand};
use crate::domain::draw::{DrawRefusal, Rematches};
use crate::domain::{Refusal, RoundNumber};
use crate::gui::action::{Action, Actions, Asker, ScreenWish};
use crate::gui::cx::Cx;
use crate::gui::dialogs::hand_draw::HandDraw;
use crate::gui::keys::{letter, plain, pressed};
use crate::gui::theme::{ROUND_LARGE, STEP, body, palette, small, strong, title};
use crate::gui::widgets::{Icon, Kind, Tone, button, button_with, field_with, icon, link, separator};
use crate::say;
use eframe::egui::{Align, Frame, Id, Key, Layout, Margin, Rect, Response, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2};

/// The width of the card.
const WIDTH: f32 = 720.0;

/// Draws what is before the draw.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, round: RoundNumber, state: &mut State, actions: &mut Actions) {
    let proposal = state.proposal(round, actions);
    proposal.try_out(cx);
    let field = seed_id();
    if cx.may_write() && has_keys(ui, Some(field)) {
        if pressed(ui, plain(Key::Enter)) && proposal.can_be_made() {
            actions.run(proposal.wish(cx, round, Insist::No), Asker::Screen);
        }
        if letter(ui, Key::G) {
            actions.push(Action::Screen(ScreenWish::NewSeed));
        }
        if letter(ui, Key::M) {
            actions.show(HandDraw::new(cx, round));
        }
        if cx.tournament.ruleset.by_lot(round) && letter(ui, Key::N) {
            proposal.wishes.open();
        }
    }
    ScrollArea::vertical().id_salt("draw-before").auto_shrink(false).show(ui, |ui| {
        let area = ui.available_rect_before_wrap();
        let width = WIDTH.min(area.width() - STEP);
        let place =
            Rect::from_min_size(eframe::egui::pos2(area.center().x - width / 2.0, area.top()), Vec2::new(width, area.height()));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            let palette = palette(ui);
            let frame = Frame::new()
                .fill(palette.panel)
                .stroke(Stroke::new(1.0, palette.line))
                .corner_radius(ROUND_LARGE)
                .inner_margin(Margin { left: 40, right: 40, top: 20, bottom: 16 });
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                card(ui, cx, proposal, actions);
            });
        });
    });
}

fn seed_id() -> Id {
    Id::unique("draw-seed")
}

fn card(ui: &mut Ui, cx: &Cx<'_>, proposal: &mut Proposal, actions: &mut Actions) {
    let words = cx.words;
    let by_lot = cx.tournament.ruleset.by_lot(proposal.round);
    let heading = if by_lot {
        say!(words, "draw-title-lot", round = proposal.round)
    } else {
        say!(words, "draw-title-ranking", round = proposal.round)
    };
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.label(title(heading));
    ui.label(body(will_do(cx, proposal)).color(palette(ui).text_weak));
    ui.add_space(4.0);
    separator(ui);
    ui.spacing_mut().item_spacing.y = 4.0;
    let Some(tried) = &proposal.tried else { return };
    for check in ready::checks(cx, proposal, tried) {
        if let Some(remedy) = line(ui, &check) {
            match remedy {
                Remedy::Go(place) => actions.go(*place),
                Remedy::Enter(round, table) => actions.push(Action::Screen(ScreenWish::EnterTable(*round, *table))),
                Remedy::Check(round, table) => {
                    actions.push(Action::Screen(ScreenWish::SecondEntry(*round, Some(*table))));
                }
                Remedy::AllowRematches => proposal.rematches = Rematches::Allow,
                Remedy::DropWishes => proposal.wishes = apart::Wishes::default(),
            }
        }
        separator(ui);
    }
    if by_lot && proposal.wishes.is_open() {
        ui.add_space(6.0);
        // Its own ids: the lines above come and go with what is wished, and the keyboard stays where it is.
        ui.scope_builder(UiBuilder::new().scope_id(Id::unique("draw-apart")), |ui| {
            ui.add_enabled_ui(cx.may_write(), |ui| apart::ui(ui, cx, &mut proposal.wishes));
        });
        separator(ui);
    }
    ui.add_space(6.0);
    seed(ui, cx, proposal, by_lot, actions);
    list_print::ui(ui, cx, proposal.round, actions);
    ui.add_space(10.0);
    buttons(ui, cx, proposal, actions);
}

/// What the button will do, in words.
fn will_do(cx: &Cx<'_>, proposal: &Proposal) -> String {
    let words = cx.words;
    let (round, teams) = (proposal.round, cx.tournament.playing(proposal.round).len());
    if !cx.tournament.ruleset.by_lot(round) {
        return say!(words, "draw-will-pair", table = cx.tournament.ruleset.first_table);
    }
    if proposal.can_be_made() {
        say!(words, "draw-will-draw", teams = teams, tables = teams / 2)
    } else {
        say!(words, "draw-not-ready")
    }
}

/// A tick, what is true, and how; or what is not, and what helps.
fn line<'a>(ui: &mut Ui, check: &'a Check) -> Option<&'a Remedy> {
    let mut wished = None;
    ui.horizontal(|ui| {
        let low = ui.ctx().content_rect().height() < 720.0;
        ui.set_min_height(if low { 32.0 } else { 38.0 });
        let (fill, colour) = check.tone.colours(ui);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(28.0), Sense::hover());
        ui.painter().circle_filled(rect.center(), 14.0, fill);
        let mark = if check.tone == Tone::Ok { Icon::Tick } else { Icon::Warning };
        icon::paint(ui.painter(), mark, rect.center(), 15.0, colour);
        ui.add_space(STEP);
        if check.tone == Tone::Ok {
            ui.label(strong(&check.title));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(body(&check.text).color(palette(ui).text_weak));
            });
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some((name, remedy)) = &check.remedy
                && button(ui, Kind::Small, name, None).clicked()
            {
                wished = Some(remedy);
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add_space(4.0);
                ui.label(strong(&check.title).color(colour));
                ui.label(small(&check.text));
                ui.add_space(4.0);
            });
        });
    });
    wished
}

fn seed(ui: &mut Ui, cx: &Cx<'_>, proposal: &mut Proposal, by_lot: bool, actions: &mut Actions) {
    let words = cx.words;
    ui.add_enabled_ui(cx.may_write(), |ui| {
        ui.horizontal_top(|ui| {
            let another = say!(words, "draw-other-seed");
            let width = ui.available_width() - 160.0;
            field_with(ui, &say!(words, "draw-seed"), &mut proposal.seed, width, Some(seed_id()));
            ui.vertical(|ui| {
                ui.add_space(21.0);
                if button_with(ui, Kind::Plain, None, &another, Some("G"), ui.available_width()).clicked() {
                    actions.push(Action::Screen(ScreenWish::NewSeed));
                }
            });
        });
    });
    if let Some(refusal @ Refusal::Draw(DrawRefusal::Seed { .. })) = proposal.tried.as_ref().and_then(|tried| tried.firm.as_ref())
    {
        ui.label(small(words.refusal(refusal)).color(palette(ui).error));
        return;
    }
    let hint = if by_lot { say!(words, "draw-seed-hint") } else { say!(words, "draw-seed-hint-ranking") };
    ui.label(small(hint).color(palette(ui).text_weak));
}

fn buttons(ui: &mut Ui, cx: &Cx<'_>, proposal: &mut Proposal, actions: &mut Actions) {
    let words = cx.words;
    let Some(tried) = &proposal.tried else { return };
    let by_lot = cx.tournament.ruleset.by_lot(proposal.round);
    let name = if by_lot { say!(words, "draw-do") } else { say!(words, "draw-pair", round = proposal.round) };
    let refusal = tried.refusal.as_ref();
    if offer(ui, cx, Kind::Large, &name, Some("⏎"), refusal).clicked() {
        actions.run(proposal.wish(cx, proposal.round, Insist::No), Asker::Screen);
    }
    let may_insist = refusal.and_then(confirmation) == Some(Confirmation::Insist);
    if may_insist && offer(ui, cx, Kind::Plain, &say!(words, "draw-insist"), None, tried.firm.as_ref()).clicked() {
        actions.run(proposal.wish(cx, proposal.round, Insist::Yes), Asker::Screen);
    }
    let ahead = rounds_ahead(cx, proposal.round);
    if let (Some(first), Some(last), true) = (ahead.first(), ahead.last(), ahead.len() > 1) {
        let name = say!(words, "draw-all", first = *first, last = *last);
        if offer(ui, cx, Kind::Plain, &name, None, refusal).on_hover_text(say!(words, "draw-all-hint")).clicked() {
            actions.push(Action::DrawAll(ahead.iter().map(|&round| proposal.wish(cx, round, Insist::Yes)).collect()));
        }
    }
    ui.add_space(2.0);
    if question(ui, cx, &say!(words, "draw-by-hand"), &say!(words, "draw-by-hand-enter")) {
        actions.show(HandDraw::new(cx, proposal.round));
    }
    if by_lot && !proposal.wishes.is_open() && question(ui, cx, &say!(words, "draw-apart"), &say!(words, "draw-apart-wish")) {
        proposal.wishes.open();
    }
}

/// A question in the middle of the line, and the link that answers it; gives whether it was followed.
fn question(ui: &mut Ui, cx: &Cx<'_>, question: &str, answer: &str) -> bool {
    let width = |text: &str| {
        ui.painter().layout_no_wrap(text.to_owned(), eframe::egui::FontId::proportional(14.0), palette(ui).text).size().x
    };
    let all = width(question) + width(answer) + STEP;
    ui.horizontal(|ui| {
        ui.add_space(((ui.available_width() - all) / 2.0).max(0.0));
        ui.label(small(question).color(palette(ui).text_weak));
        ui.add_enabled_ui(cx.may_write(), |ui| link(ui, answer).clicked()).inner
    })
    .inner
}

/// A wide button, greyed out on a refusal, which is its tooltip.
fn offer(ui: &mut Ui, cx: &Cx<'_>, kind: Kind, name: &str, key: Option<&str>, refusal: Option<&Refusal>) -> Response {
    let possible = cx.may_write() && refusal.is_none();
    let width = ui.available_width();
    let icon = if kind == Kind::Large { None } else { Some(Icon::Cards) };
    let response = ui.add_enabled_ui(possible, |ui| button_with(ui, kind, icon, name, key.filter(|_| possible), width)).inner;
    let why = match refusal {
        Some(refusal) => cx.words.refusal(refusal),
        None => say!(cx.words, "bar-read-only"),
    };
    response.on_disabled_hover_text(why)
}

/// The rounds by lot from this one on, if it is its turn: they do not depend on scores.
fn rounds_ahead(cx: &Cx<'_>, round: RoundNumber) -> Vec<RoundNumber> {
    if cx.tournament.next_round() != Some(round) {
        return Vec::new();
    }
    let rules = &cx.tournament.ruleset;
    rules.rounds.up_to().filter(|&ahead| ahead >= round && rules.by_lot(ahead)).collect()
}

impl Proposal {
    fn wish(&self, cx: &Cx<'_>, round: RoundNumber, insist: Insist) -> Command {
        Command::Rounds(RoundCommand::Draw {
            round: round.get(),
            seed: self.seed.clone(),
            at: cx.now,
            rematches: self.rematches,
            insist,
            apart: self.wishes.apart().clone(),
        })
    }

    /// Asks the rules, unless they were asked the same already.
    fn try_out(&mut self, cx: &Cx<'_>) {
        let state = cx.history.state();
        let now = (state, &self.seed, self.rematches, self.wishes.apart());
        let is_known = |tried: &Tried| (tried.state, &tried.seed, tried.rematches, &tried.apart) == now;
        if !self.tried.as_ref().is_some_and(is_known) {
            let (refusal, firm) = match cx.ask(&self.wish(cx, self.round, Insist::No)) {
                Answer::Yes(_) => (None, None),
                Answer::Confirm { how: Confirmation::Insist, refusal, confirmed } => (Some(refusal), cx.could(&confirmed).err()),
                Answer::Confirm { refusal, .. } | Answer::No(refusal) => (Some(refusal.clone()), Some(refusal)),
            };
            let (seed, apart) = (self.seed.clone(), self.wishes.apart().clone());
            self.tried = Some(Tried { state, seed, rematches: self.rematches, apart, refusal, firm });
        }
    }

    fn can_be_made(&self) -> bool {
        self.tried.as_ref().is_some_and(|tried| tried.refusal.is_none())
    }
}
