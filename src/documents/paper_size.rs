//! The paper in the printer. Every paper is laid out for A4 and fitted onto another size afterwards, as a whole: one scale
//! and one shift for all that is on a page. Lays nothing out anew.

use super::page::{Area, Document, Drawing, Fill, Frame, Item, Page, Rule, Size, Style, Text};
use serde::{Deserialize, Serialize};

/// The paper in the printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PaperSize {
    /// What papers are laid out for.
    #[default]
    A4,
    /// US Letter: wider and lower.
    Letter,
}

/// The margins that every paper keeps on A4, and on any other size too, mm.
const MARGIN: f32 = 12.0;

impl Document {
    /// The same on the paper in the printer.
    #[must_use]
    pub fn onto(self, paper: PaperSize) -> Self {
        match paper {
            PaperSize::A4 => self,
            PaperSize::Letter => Self { pages: self.pages.into_iter().map(Page::onto_letter).collect(), ..self },
        }
    }
}

impl Page {
    fn onto_letter(self) -> Self {
        let on_its_side = self.size.width > self.size.height;
        let size = if on_its_side { Size::LETTER_LANDSCAPE } else { Size::LETTER };
        let fit = Fit::of(self.size, size);
        Self { size, drawing: Drawing { items: self.drawing.items.iter().map(|item| fit.item(item)).collect() } }
    }
}

/// One scale, then one shift.
struct Fit {
    scale: f32,
    dx: f32,
    dy: f32,
}

impl Fit {
    /// What stands within the margins of one size as large as it can be within those of another, on its middle.
    fn of(from: Size, to: Size) -> Self {
        let within = |length: f32| length - 2.0 * MARGIN;
        let scale = (within(to.width) / within(from.width)).min(within(to.height) / within(from.height));
        Self { scale, dx: (to.width - from.width * scale) / 2.0, dy: (to.height - from.height * scale) / 2.0 }
    }

    fn item(&self, item: &Item) -> Item {
        match item {
            Item::Text(text) => Item::Text(Text {
                x: self.x(text.x),
                y: self.y(text.y),
                style: Style { size: text.style.size * self.scale, ..text.style },
                text: text.text.clone(),
            }),
            Item::Rule(rule) => Item::Rule(Rule { area: self.area(rule.area), thickness: rule.thickness * self.scale, ..*rule }),
            Item::Fill(fill) => Item::Fill(Fill { area: self.area(fill.area), ..*fill }),
            Item::Frame(frame) => Item::Frame(Frame { area: self.area(frame.area), thickness: frame.thickness * self.scale }),
        }
    }

    fn area(&self, area: Area) -> Area {
        Area::new(self.x(area.left)..self.x(area.right), self.y(area.top)..self.y(area.bottom))
    }

    fn x(&self, x: f32) -> f32 {
        x * self.scale + self.dx
    }

    fn y(&self, y: f32) -> f32 {
        y * self.scale + self.dy
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::page::At;

    /// A page with a square in each corner of what is within the margins, and a text on its middle.
    fn page(size: Size) -> Page {
        let mut drawing = Drawing::default();
        let (right, bottom) = (size.width - MARGIN, size.height - MARGIN);
        drawing.frame(Area::new(MARGIN..right, MARGIN..bottom), 0.0);
        drawing.text(At::Centre(size.width / 2.0), size.height / 2.0, Style::bold(20.0), "Où suis-je ? ♠");
        Page { size, drawing }
    }

    #[test]
    fn the_height_of_letter_is_filled_and_the_middle_stays_the_middle() {
        for (from, to) in [(Size::A4, Size::LETTER), (Size::A4_LANDSCAPE, Size::LETTER_LANDSCAPE)] {
            let Page { size, drawing } = page(from).onto_letter();
            assert_eq!(size, to);
            let corners = drawing.items[0].bounds();
            let short = if to.width < to.height { corners.top } else { corners.left };
            assert!((short - MARGIN).abs() < 1e-3, "{corners}");
            assert!((corners.left + corners.right - to.width).abs() < 1e-3, "{corners}");
            assert!((corners.top + corners.bottom - to.height).abs() < 1e-3, "{corners}");
            let [Item::Text(letters), Item::Text(spade)] = &drawing.items[1..] else { panic!("{drawing:?}") };
            let end = spade.x + spade.style.width(&spade.text);
            assert!((letters.x + end - to.width).abs() < 1e-3, "the text is as much smaller as all else");
            assert!((spade.x - letters.x - letters.style.width(&letters.text)).abs() < 1e-3, "and of one piece");
        }
    }
}
