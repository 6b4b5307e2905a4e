//! « Reprendre une copie »: the copies of a tournament, what each is of and what has happened since; for a damaged file also
//! to save what can still be read. Goes back by itself to none.

use crate::gui::action::{Action, Actions, FileWish};
use crate::gui::copies::{Offer, Offers, Where};
use crate::gui::cx::Front;
use crate::gui::keys::{ctrl, plain, pressed};
use crate::gui::screens::home::recent::paint_ground;
use crate::gui::theme::{ROUND_LARGE, Weight, body, font, palette, small, strong, title};
use crate::gui::widgets::{Cut, Kind, Tone, button, cut, note, separator};
use crate::i18n::date;
use crate::say;
use crate::session::copies::Against;
use eframe::egui::{
    Align, Align2, Color32, Frame, Key, Layout, Margin, Pos2, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2,
    WidgetInfo,
};
use std::path::{Path, PathBuf};

/// The page as far as it is known.
pub(super) struct Page {
    file: PathBuf,
    trouble: Option<(String, Help)>,
    /// `None` while they are looked for.
    offers: Option<Offers>,
    chosen: usize,
    refusal: Option<String>,
}

/// What can be done about a file that cannot be opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Help {
    /// To go back to a copy.
    Copies,
    /// That, and to save what can be read.
    CopiesAndRescue,
}

/// The height of a copy in the list, in px.
const ROW: f32 = 64.0;

impl Page {
    /// The copies of a file are looked for.
    pub(super) fn begin(file: &Path) -> Self {
        Self { file: file.to_owned(), trouble: None, offers: None, chosen: 0, refusal: None }
    }

    /// The file cannot be opened.
    pub(super) fn in_trouble(file: &Path, sentence: String, help: Help) -> Self {
        Self { trouble: Some((sentence, help)), ..Self::begin(file) }
    }

    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// They are found.
    pub(super) fn offer(&mut self, offers: Offers) {
        if offers.file == self.file {
            self.offers = Some(offers);
            self.chosen = 0;
        }
    }

    pub(super) fn refused(&mut self, sentence: String) {
        self.refusal = Some(sentence);
    }

    /// The copy to go back to; none where the file is already what the chosen one is.
    fn chosen(&self) -> Option<&Offer> {
        let offer = self.offers.as_ref().and_then(|offers| offers.offers.get(self.chosen))?;
        let is_the_same = offer.copy.against.as_ref().is_some_and(Against::is_same);
        (!is_the_same).then_some(offer)
    }
}

/// Draws the page; says whether it is left.
pub(super) fn ui(ui: &mut Ui, front: &Front<'_>, page: &mut Page, actions: &mut Actions) -> bool {
    let busy = ui.memory(|memory| memory.focused().is_some());
    let last = page.offers.as_ref().map_or(0, |offers| offers.offers.len().saturating_sub(1));
    if !busy && pressed(ui, plain(Key::ArrowDown)) {
        page.chosen = (page.chosen + 1).min(last);
    }
    if !busy && pressed(ui, plain(Key::ArrowUp)) {
        page.chosen = page.chosen.saturating_sub(1);
    }
    let mut leaves = pressed(ui, plain(Key::Escape));
    let mut goes_back = pressed(ui, ctrl(Key::Enter));
    let room = ui.available_width();
    let width = room.min(960.0);
    let height = ui.available_height();
    ui.horizontal_top(|ui| {
        ui.add_space((room - width) / 2.0);
        let colours = palette(ui);
        let frame = Frame::new().fill(colours.panel).stroke(Stroke::new(1.0, colours.line)).corner_radius(ROUND_LARGE);
        frame.inner_margin(Margin::same(24)).show(ui, |ui| {
            ui.set_width(width - 48.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 10.0;
                head(ui, front, page, actions);
                let foot = if page.refusal.is_some() { 190.0 } else { 120.0 };
                let above = ui.cursor().top() - ui.max_rect().top();
                list(ui, front, page, (height - above - foot).max(3.0 * ROW));
                if let Some(refusal) = &page.refusal {
                    note(ui, Tone::Error, refusal, |_| {});
                }
                separator(ui);
                let wished = buttons(ui, front, page);
                leaves |= wished == Some(Wish::Leave);
                goes_back |= wished == Some(Wish::GoBack);
            });
        });
    });
    if goes_back && let Some(copy) = page.chosen() {
        let copy = copy.copy.named.path.clone();
        page.refusal = None;
        actions.push(Action::File(FileWish::GoBack(page.file.clone(), copy)));
    }
    leaves
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    Leave,
    GoBack,
}

fn head(ui: &mut Ui, front: &Front<'_>, page: &Page, actions: &mut Actions) {
    let words = front.words;
    let colours = palette(ui);
    ui.label(title(say!(words, "copies-title")));
    match &page.trouble {
        None => {
            let path = page.file.display().to_string();
            let (path, _) = cut(ui, &path, font(16.0, Weight::Regular), colours.text_weak, ui.available_width());
            ui.label(path).on_hover_text(page.file.display().to_string());
        }
        Some((sentence, help)) => {
            note(ui, Tone::Error, sentence, |ui| {
                if *help == Help::CopiesAndRescue {
                    ui.add_space(6.0);
                    if button(ui, Kind::Plain, &say!(words, "copies-rescue"), None).clicked() {
                        actions.push(Action::File(FileWish::Rescue(page.file.clone())));
                    }
                    ui.label(small(say!(words, "copies-rescue-more")).color(colours.text_weak));
                }
            });
        }
    }
    if page.offers.as_ref().is_none_or(|offers| !offers.offers.is_empty()) {
        ui.label(body(say!(words, "copies-promise")));
    }
}

fn list(ui: &mut Ui, front: &Front<'_>, page: &mut Page, height: f32) {
    let words = front.words;
    let weak = palette(ui).text_weak;
    let Some(offers) = &page.offers else {
        ui.label(body(say!(words, "copies-looking")).color(weak));
        return;
    };
    if offers.offers.is_empty() {
        ui.label(strong(say!(words, "copies-none")));
        ui.label(small(say!(words, "copies-none-more")).color(weak));
    }
    let by_hand = ui.memory(|memory| memory.focused().is_none());
    let mut chosen = page.chosen;
    ScrollArea::vertical().id_salt("copies").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (i, offer) in offers.offers.iter().enumerate() {
            let (rect, clicked) = row(ui, front, offer, i == page.chosen);
            if clicked {
                chosen = i;
            }
            if i == page.chosen && by_hand {
                ui.scroll_to_rect(rect, None);
            }
        }
    });
    if offers.unreadable > 0 {
        ui.label(small(say!(words, "copies-unreadable", count = offers.unreadable)).color(palette(ui).warning));
    }
    page.chosen = chosen;
}

fn row(ui: &mut Ui, front: &Front<'_>, offer: &Offer, is_chosen: bool) -> (Rect, bool) {
    let words = front.words;
    let colours = palette(ui);
    let copy = &offer.copy;
    let step = words.progress(&copy.progress);
    let since = copy.against.as_ref().map(|against| words.against(against)).unwrap_or_default();
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), ROW), Sense::click());
    let time = date::time(&copy.at);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, format!("{time}, {step}, {since}")));
    paint_ground(ui, &response, rect, Vec2::new(0.0, 2.0), is_chosen);
    let inner = rect.shrink2(Vec2::new(12.0, 0.0));
    let middle = rect.center().y;
    let put = |at: Pos2, align: Align2, text: &str, size: f32, weight: Weight, colour: Color32| {
        ui.painter().text(at, align, text, font(size, weight), colour);
    };
    put(Pos2::new(inner.left(), middle - 2.0), Align2::LEFT_BOTTOM, &time, 18.0, Weight::Bold, colours.text);
    let day = date::short(copy.at.date_naive());
    put(Pos2::new(inner.left(), middle + 3.0), Align2::LEFT_TOP, &day, 14.0, Weight::Regular, colours.text_weak);
    let state = say!(words, "copies-state", state = copy.state.to_string());
    put(Pos2::new(inner.right(), middle - 3.0), Align2::RIGHT_BOTTOM, &state, 14.0, Weight::Regular, colours.text_weak);
    let place = match offer.place {
        Where::Here => say!(words, "copies-here"),
        Where::Second => say!(words, "copies-second"),
        Where::Both => say!(words, "copies-both"),
    };
    put(Pos2::new(inner.right(), middle + 3.0), Align2::RIGHT_TOP, &place, 14.0, Weight::Regular, colours.text_weak);
    let left = inner.left() + 104.0;
    let width = inner.right() - 190.0 - left;
    let (step, _) = cut(ui, &step, font(16.0, Weight::Bold), colours.text, width);
    let (short, is_cut) = cut(ui, &since, font(14.0, Weight::Regular), colours.text_weak, width);
    ui.painter().galley(Pos2::new(left, middle - 22.0), step, colours.text);
    ui.painter().galley(Pos2::new(left, middle + 3.0), short, colours.text_weak);
    let response = if is_cut == Cut::Yes { response.on_hover_text(since) } else { response };
    (rect, response.clicked())
}

fn buttons(ui: &mut Ui, front: &Front<'_>, page: &Page) -> Option<Wish> {
    let words = front.words;
    let rect = ui.available_rect_before_wrap();
    let line = Rect::from_min_size(rect.min, Vec2::new(rect.width(), 44.0));
    let mut wish = None;
    ui.scope_builder(UiBuilder::new().max_rect(line).layout(Layout::left_to_right(Align::Center)), |ui| {
        if button(ui, Kind::Plain, &say!(words, "copies-back"), Some(&say!(words, "key-escape"))).clicked() {
            wish = Some(Wish::Leave);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let possible = page.chosen().is_some();
            let name = say!(words, "copies-go-back");
            let done = ui.add_enabled_ui(possible, |ui| button(ui, Kind::Primary, &name, Some("Ctrl ⏎"))).inner;
            if done.clicked() {
                wish = Some(Wish::GoBack);
            }
        });
    });
    wish
}
