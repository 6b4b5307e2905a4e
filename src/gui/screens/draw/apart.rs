//! « Ne pas se rencontrer » : who is wished apart in the draw to come, all of one club or pairs of teams by number. Whether
//! that can be is for the rules to say.

use crate::domain::Refusal;
use crate::domain::draw::{Apart, Clubs, DrawRefusal};
use crate::gui::cx::Cx;
use crate::gui::keys::{plain, pressed};
use crate::gui::theme::{body, palette, small};
use crate::gui::widgets::{Digits, Icon, Kind, button, check, digits, grouped, icon_button, take_up};
use crate::say;
use eframe::egui::{Align2, Id, Key, Ui, Vec2};

/// The wishes as far as they are typed.
#[derive(Default)]
pub(super) struct Wishes {
    shown: Shown,
    apart: Apart,
    typed: [String; 2],
    refusal: Option<Refusal>,
}

/// Whether they are in view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Shown {
    #[default]
    No,
    /// With the next frame the box for the clubs gets the keyboard.
    Begin,
    Yes,
}

/// The fields, in their order.
fn ids() -> [Id; 2] {
    ["apart-one", "apart-other"].map(Id::unique)
}

impl Wishes {
    /// Who is wished apart.
    pub(super) fn apart(&self) -> &Apart {
        &self.apart
    }

    /// Brings them into view.
    pub(super) fn open(&mut self) {
        self.shown = Shown::Begin;
    }

    /// Whether they are in view.
    pub(super) fn is_open(&self) -> bool {
        self.shown != Shown::No
    }

    /// « clubs séparés, 12 – 45 et 3 – 7 »
    pub(super) fn said(&self, cx: &Cx<'_>) -> String {
        let clubs = (self.apart.clubs == Clubs::Apart).then(|| say!(cx.words, "draw-apart-clubs-said"));
        let pairs = self.apart.pairs.iter().map(|&(a, b)| pair(a, b));
        cx.words.list(clubs.into_iter().chain(pairs))
    }

    /// Takes what is typed as one more pair.
    fn add(&mut self, cx: &Cx<'_>) {
        let [one, other] = self.typed.each_ref().map(|text| text.parse().unwrap_or_default());
        let known = |number| cx.tournament.team(number).map(|team| team.number);
        self.refusal = match (known(one), known(other)) {
            (Ok(one), Ok(other)) if one == other => Some(DrawRefusal::ApartFromItself { team: one }.into()),
            (Ok(_), Ok(_)) => {
                self.apart.pairs.push((one, other));
                self.typed = Default::default();
                None
            }
            (Err(refusal), _) | (_, Err(refusal)) => Some(refusal),
        };
    }
}

fn pair(a: u32, b: u32) -> String {
    format!("{a} – {b}")
}

/// Draws them.
pub(super) fn ui(ui: &mut Ui, cx: &Cx<'_>, wishes: &mut Wishes) {
    let words = cx.words;
    keyboard(ui, cx, wishes);
    let mut clubs = wishes.apart.clubs == Clubs::Apart;
    let tick = check(ui, &say!(words, "draw-apart-clubs"), &mut clubs);
    wishes.apart.clubs = if clubs { Clubs::Apart } else { Clubs::Mixed };
    if wishes.shown == Shown::Begin {
        tick.request_focus();
        wishes.shown = if tick.has_focus() { Shown::Yes } else { Shown::Begin };
    }
    grouped(ui, &say!(words, "draw-apart-pairs"), |ui| {
        ui.horizontal_wrapped(|ui| {
            let [first, second] = &mut wishes.typed;
            let look = |id| Digits {
                id,
                most: 4,
                size: Vec2::new(72.0, 32.0),
                text: 16.0,
                align: Align2::CENTER_CENTER,
                is_wrong: false,
            };
            digits(ui, None, &say!(words, "draw-apart-one"), first, &look(ids()[0]));
            ui.label(body("–"));
            digits(ui, None, &say!(words, "draw-apart-other"), second, &look(ids()[1]));
            if button(ui, Kind::Small, &say!(words, "draw-apart-add"), Some("⏎")).clicked() {
                wishes.add(cx);
            }
            let weak = palette(ui).text_weak;
            wishes.apart.pairs.retain(|&(a, b)| {
                ui.label(body(pair(a, b)));
                !icon_button(ui, Icon::Close, &say!(words, "draw-apart-drop", a = a, b = b), weak).clicked()
            });
        });
    });
    if let Some(refusal) = &wishes.refusal {
        ui.label(small(words.refusal(refusal)).color(palette(ui).error));
    }
}

/// ⏎ leads from the first number to the second, and takes the pair.
fn keyboard(ui: &Ui, cx: &Cx<'_>, wishes: &mut Wishes) {
    let focused = ui.memory(eframe::egui::Memory::focused);
    let [one, other] = ids();
    if focused == Some(one) && pressed(ui, plain(Key::Enter)) {
        take_up(ui, other, &wishes.typed[1]);
    } else if focused == Some(other) && pressed(ui, plain(Key::Enter)) {
        wishes.add(cx);
        let (field, text) = if wishes.refusal.is_none() { (one, &wishes.typed[0]) } else { (other, &wishes.typed[1]) };
        take_up(ui, field, text);
    }
}
