//! What every paper must keep, for the tests of papers: nothing outside the margins, nothing over a text.
//!
//! It looks at the pages alone; whether they say the right thing, each paper's own test knows.

use super::page::{Area, Document, Fill, Ink, Item, Page, Shade, Stroke, Text};

/// What is printed stays within these margins, mm.
const MARGIN: f32 = 12.0;

/// Tolerance of the margins, mm: half of the head's rule, and rounding.
const SLACK: f32 = 0.36;

/// Fails if something but a cut line lies outside the margins, or if something lies over a text.
pub(crate) fn sound(document: &Document) {
    for (index, page) in document.pages.iter().enumerate() {
        let number = index + 1;
        let items: Vec<(&Item, Area)> = page.drawing.items.iter().map(|item| (item, item.bounds())).collect();
        for (item, area) in &items {
            assert!(is_inside(page, item, area), "page {number}, outside the margins:\n{item}");
        }
        let mut from_top: Vec<&(&Item, Area)> = items.iter().filter(|(item, _)| can_spoil(item)).collect();
        from_top.sort_by(|(_, one), (_, other)| one.top.total_cmp(&other.top));
        for (item, area) in &items {
            let Item::Text(text) = item else { continue };
            for (other, other_area) in from_top.iter().take_while(|(_, other)| other.top < area.bottom) {
                let apart = std::ptr::eq(*item, *other) || !area.overlaps(other_area) || !spoils(other, other_area, text, area);
                assert!(apart, "page {number}, one over the other:\n{item}\n{other}");
            }
        }
    }
}

/// Whether a thing can touch letters at all: grey fields and frames may lie under them.
fn can_spoil(item: &Item) -> bool {
    matches!(item, Item::Text(_) | Item::Rule(_) | Item::Fill(Fill { shade: Shade::Black, .. }))
}

fn is_inside(page: &Page, item: &Item, area: &Area) -> bool {
    let cut_line = matches!(item, Item::Rule(rule) if rule.stroke == Stroke::Dotted);
    let near = MARGIN - SLACK;
    let before_end = area.right <= page.size.width - near && area.bottom <= page.size.height - near;
    cut_line || (area.left >= near && area.top >= near && before_end)
}

/// Whether a thing touches the letters of a text: another text, a rule above the baseline, a fill of the text's colour.
fn spoils(item: &Item, area: &Area, text: &Text, letters: &Area) -> bool {
    let inner =
        Area { left: letters.left + 0.01, top: letters.top + 0.05, right: letters.right - 0.01, bottom: letters.bottom - 0.05 };
    match item {
        Item::Text(_) => area.overlaps(&inner),
        Item::Rule(_) => area.overlaps(&Area { bottom: text.y, ..inner }),
        Item::Fill(Fill { shade: Shade::Black, .. }) => text.style.ink == Ink::Black && area.overlaps(&inner),
        Item::Fill(_) | Item::Frame(_) => false,
    }
}
