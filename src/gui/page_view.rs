//! A page of a paper on the screen, painted from the same data as the PDF: the same letters at the same places. Lays
//! nothing out.

use super::theme::{PAPER, paper_font};
use crate::documents::face::MM_PER_PT;
use crate::documents::page::{Area, Fill, Frame, Ink, Item, Page, Rule, Shade, Size, Stroke, Text};
use eframe::egui::{
    self, Color32, Painter, Pos2, Rect, Response, Role, Sense, Shape, StrokeKind, Ui, Vec2, WidgetInfo, pos2, text::LayoutJob,
};

/// The width of a page that is as high as this.
pub fn width_for(size: Size, height: f32) -> f32 {
    height * size.width / size.height
}

/// Paints a page so wide; `name` is what screen readers call it.
pub fn page(ui: &mut Ui, page: &Page, width: f32, name: &str) -> Response {
    let scale = width / page.size.width;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, page.size.height * scale), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if ui.is_rect_visible(rect) {
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        painter.rect_filled(rect, 0, PAPER.white);
        let sheet = Sheet { painter, origin: rect.min, scale };
        for item in &page.drawing.items {
            sheet.paint(item);
        }
        ui.painter().rect_stroke(rect, 0, egui::Stroke::new(1.0, super::theme::palette(ui).line_strong), StrokeKind::Outside);
    }
    response
}

struct Sheet {
    painter: Painter,
    /// Where the upper left corner of the page is on the screen.
    origin: Pos2,
    /// Points of the screen in a mm.
    scale: f32,
}

impl Sheet {
    fn paint(&self, item: &Item) {
        match item {
            Item::Text(text) => self.text(text),
            Item::Rule(rule) => self.rule(rule),
            Item::Fill(Fill { area, shade }) => _ = self.painter.rect_filled(self.rect(*area), 0, ground(*shade)),
            Item::Frame(Frame { area, thickness }) => {
                self.painter.rect_stroke(self.rect(*area), 0, self.stroke(*thickness), StrokeKind::Middle);
            }
        }
    }

    /// Letters on their baseline, as wide as on paper: what the screen's rounding adds is taken from between them.
    fn text(&self, text: &Text) {
        let size = text.style.size * MM_PER_PT * self.scale;
        let ink = match text.style.ink {
            Ink::Black => PAPER.black,
            Ink::White => PAPER.white,
        };
        let mut job = LayoutJob::simple_singleline(text.text.clone(), paper_font(text.style.face, size), ink);
        let natural = self.painter.layout_job(job.clone());
        #[expect(clippy::cast_precision_loss, reason = "letters of a line")]
        let letters = text.text.chars().count().max(1) as f32;
        let excess = text.style.width(&text.text) * self.scale - natural.size().x;
        let galley = if excess.abs() < 0.5 {
            natural
        } else {
            for section in &mut job.sections {
                section.format.extra_letter_spacing = excess / letters;
            }
            self.painter.layout_job(job)
        };
        let baseline = galley.rows.first().and_then(|row| row.glyphs.first().map(|glyph| row.pos.y + glyph.pos.y));
        let at = self.at(text.x, text.y) - Vec2::new(0.0, baseline.unwrap_or_default());
        self.painter.galley(at, galley, ink);
    }

    fn rule(&self, rule: &Rule) {
        let Area { left, top, right, bottom } = rule.area;
        let ends = if right - left > bottom - top {
            let y = f32::midpoint(top, bottom);
            [self.at(left, y), self.at(right, y)]
        } else {
            let x = f32::midpoint(left, right);
            [self.at(x, top), self.at(x, bottom)]
        };
        let stroke = self.stroke(rule.thickness);
        match rule.stroke {
            Stroke::Solid => _ = self.painter.line_segment(ends, stroke),
            Stroke::Dotted => self.painter.extend(Shape::dashed_line(&ends, stroke, self.scale, self.scale)),
        }
    }

    fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.origin.x + x * self.scale, self.origin.y + y * self.scale)
    }

    fn rect(&self, area: Area) -> Rect {
        Rect::from_min_max(self.at(area.left, area.top), self.at(area.right, area.bottom))
    }

    /// A line is never thinner than can be seen.
    fn stroke(&self, thickness: f32) -> egui::Stroke {
        egui::Stroke::new((thickness * self.scale).max(0.5), PAPER.black)
    }
}

fn ground(shade: Shade) -> Color32 {
    match shade {
        Shade::Black => PAPER.black,
        Shade::Grey10 => PAPER.grey_10,
        Shade::Grey5 => PAPER.grey_5,
        Shade::White => PAPER.white,
    }
}
