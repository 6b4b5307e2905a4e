//! What every paper must keep, for the tests of papers: nothing outside the margins, no text over another.
//!
//! It looks at the pages alone; whether they say the right thing, each paper's own test knows.

use super::page::{Area, Document, Item, Stroke};

/// What is printed stays within these margins, mm.
const MARGIN: f32 = 12.0;

/// Tolerance, mm: half of the head's rule, and rounding.
const SLACK: f32 = 0.36;

/// Fails if something lies outside the margins or if two texts overlap.
pub(crate) fn sound(document: &Document) {
    for (index, page) in document.pages.iter().enumerate() {
        let print =
            Area::new(MARGIN - SLACK..page.size.width - MARGIN + SLACK, MARGIN - SLACK..page.size.height - MARGIN + SLACK);
        let mut texts: Vec<(Area, &str)> = Vec::new();
        for item in &page.drawing.items {
            let area = item.bounds();
            let cut_line = matches!(item, Item::Rule(rule) if rule.stroke == Stroke::Dotted);
            let inside =
                area.left >= print.left && area.right <= print.right && area.top >= print.top && area.bottom <= print.bottom;
            assert!(inside || cut_line, "page {}: outside the margins: {item}", index + 1);
            if let Item::Text(text) = item {
                // Blanks at the ends may touch a neighbour.
                texts.push((area, &text.text));
            }
        }
        for (position, (area, text)) in texts.iter().enumerate() {
            for (other_area, other) in &texts[..position] {
                let apart =
                    Area { left: area.left + 0.01, top: area.top + 0.05, right: area.right - 0.01, bottom: area.bottom - 0.05 };
                assert!(!apart.overlaps(other_area), "page {}: {text:?} over {other:?}: {area} / {other_area}", index + 1);
            }
        }
    }
}
