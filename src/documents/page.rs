//! Pages as plain data: what stands where, once all decisions are taken.
//!
//! Millimetres from the top left corner, y downwards; text stands on its baseline, sizes are points. The same pages
//! become a PDF ([`super::pdf`]) and the preview on the screen, and their text dump is what tests compare.
//! Nothing here decides where something goes, nor knows a word of French: see [`super::flow`].

use std::fmt::{self, Display, Formatter, Write as _};
use std::ops::Range;

use chrono::NaiveDateTime;

use super::face::{Face, MM_PER_PT};

/// A paper, laid out.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    /// The title of the file, shown by PDF readers.
    pub title: String,
    /// Who publishes it: the tournament.
    pub author: String,
    /// The language of the text, as in `fr-CH`.
    pub language: String,
    /// When it was printed, local time.
    pub created: NaiveDateTime,
    /// The pages in order.
    pub pages: Vec<Page>,
}

/// One page.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// Its size.
    pub size: Size,
    /// What is on it.
    pub drawing: Drawing,
}

/// Width and height in mm.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Size {
    /// Width in mm.
    pub width: f32,
    /// Height in mm.
    pub height: f32,
}

/// Things on a page, or on a part of one that is yet to be placed: later ones lie over earlier ones.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Drawing {
    /// The things, bottom first.
    pub items: Vec<Item>,
}

/// One thing on a page.
#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    /// Letters on a baseline.
    Text(Text),
    /// A straight line.
    Rule(Rule),
    /// A filled rectangle.
    Fill(Fill),
    /// The outline of a rectangle.
    Frame(Frame),
}

/// Letters of one face on a baseline.
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    /// Where the first letter begins, mm.
    pub x: f32,
    /// The baseline, mm.
    pub y: f32,
    /// Face, size and ink.
    pub style: Style,
    /// The letters; the face has them all.
    pub text: String,
}

/// A straight line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rule {
    /// Its ends and, in between, its middle line.
    pub area: Area,
    /// Thickness in mm, half on each side.
    pub thickness: f32,
    /// Solid or dotted.
    pub stroke: Stroke,
}

/// A filled rectangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fill {
    /// The rectangle.
    pub area: Area,
    /// Its colour.
    pub shade: Shade,
}

/// The outline of a rectangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// The middle line of the outline.
    pub area: Area,
    /// Thickness in mm, half on each side.
    pub thickness: f32,
}

/// A rectangle by its edges, mm.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// Left edge.
    pub left: f32,
    /// Upper edge.
    pub top: f32,
    /// Right edge.
    pub right: f32,
    /// Lower edge.
    pub bottom: f32,
}

/// How letters look.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// The font.
    pub face: Face,
    /// Size in points.
    pub size: f32,
    /// Black, or white on black.
    pub ink: Ink,
}

/// The colour of letters. There is no grey text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// On white or grey.
    Black,
    /// On solid black alone.
    White,
}

/// The colour of a filled rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shade {
    /// Solid black.
    Black,
    /// Grey 10 %: heads, totals, bands.
    Grey10,
    /// Grey 5 %: match sheets alone; may vanish on a bad printer.
    Grey5,
    /// White, to open a field in a grey one.
    White,
}

/// How a line is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stroke {
    /// Without a gap.
    Solid,
    /// Dots: a line to cut along.
    Dotted,
}

/// What part of a text stands at an x, in mm.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum At {
    /// Its left end.
    Left(f32),
    /// Its right end.
    Right(f32),
    /// Its middle.
    Centre(f32),
}

impl Document {
    /// All that is on the pages, one thing a line, for tests and for reading.
    pub fn to_text(&self) -> String {
        self.to_string()
    }
}

impl Size {
    /// A4 upright.
    pub const A4: Self = Self { width: 210.0, height: 297.0 };
    /// A4 on its side.
    pub const A4_LANDSCAPE: Self = Self { width: 297.0, height: 210.0 };
    /// US Letter upright.
    pub const LETTER: Self = Self { width: 215.9, height: 279.4 };
    /// US Letter on its side.
    pub const LETTER_LANDSCAPE: Self = Self { width: 279.4, height: 215.9 };
}

impl Drawing {
    /// Writes a text; a letter its face lacks comes from another face.
    pub fn text(&mut self, at: At, y: f32, style: Style, text: &str) {
        let mut x = at.left(style.width(text));
        for run in style.face.runs(text) {
            let style = Style { face: run.face, ..style };
            let width = style.width(&run.text);
            self.items.push(Item::Text(Text { x, y, style, text: run.text }));
            x += width;
        }
    }

    /// Draws a horizontal line.
    pub fn rule(&mut self, x: Range<f32>, y: f32, thickness: f32) {
        self.line(Area::new(x, y..y), thickness, Stroke::Solid);
    }

    /// Draws a vertical line.
    pub fn upright(&mut self, x: f32, y: Range<f32>, thickness: f32) {
        self.line(Area::new(x..x, y), thickness, Stroke::Solid);
    }

    /// Draws a line from the upper left to the lower right corner of an area, which is flat as a rule.
    pub fn line(&mut self, area: Area, thickness: f32, stroke: Stroke) {
        self.items.push(Item::Rule(Rule { area, thickness, stroke }));
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, area: Area, shade: Shade) {
        self.items.push(Item::Fill(Fill { area, shade }));
    }

    /// Draws the outline of a rectangle.
    pub fn frame(&mut self, area: Area, thickness: f32) {
        self.items.push(Item::Frame(Frame { area, thickness }));
    }

    /// Puts another drawing on top of this one, moved by `dx` and `dy` mm.
    pub fn place(&mut self, other: &Self, dx: f32, dy: f32) {
        self.items.extend(other.items.iter().map(|item| item.moved(dx, dy)));
    }

    /// The texts, one a line, without positions: what the « empreinte » is computed from.
    pub fn words(&self) -> String {
        let mut words = String::new();
        for item in &self.items {
            if let Item::Text(text) = item {
                words.push_str(&text.text);
                words.push('\n');
            }
        }
        words
    }
}

impl Item {
    /// The rectangle the thing covers. A text counts from its capitals' height to its descenders, figures alone
    /// count as far as their ink goes.
    pub fn bounds(&self) -> Area {
        match self {
            Self::Text(text) => text.bounds(),
            Self::Rule(Rule { area, thickness, .. }) => area.grown_across(*thickness / 2.0),
            Self::Fill(fill) => fill.area,
            Self::Frame(Frame { area, thickness }) => area.grown(*thickness / 2.0),
        }
    }

    fn moved(&self, dx: f32, dy: f32) -> Self {
        match self {
            Self::Text(text) => Self::Text(Text { x: text.x + dx, y: text.y + dy, ..text.clone() }),
            Self::Rule(rule) => Self::Rule(Rule { area: rule.area.moved(dx, dy), ..*rule }),
            Self::Fill(fill) => Self::Fill(Fill { area: fill.area.moved(dx, dy), ..*fill }),
            Self::Frame(frame) => Self::Frame(Frame { area: frame.area.moved(dx, dy), ..*frame }),
        }
    }
}

impl Text {
    /// The first and the last figure, where there is nothing else.
    fn figures(&self) -> Option<(char, char)> {
        let is_number = self.text.bytes().all(|letter| letter.is_ascii_digit());
        self.text.chars().next().zip(self.text.chars().next_back()).filter(|_| is_number)
    }

    fn bounds(&self) -> Area {
        /// Height of capitals and depth of descenders, in em of Inter.
        const CAPITALS: f32 = 0.727;
        const DESCENDERS: f32 = 0.2;
        let em = self.style.size * MM_PER_PT;
        let (left, right, top) = (self.x, self.x + self.style.width(&self.text), self.y - CAPITALS * em);
        match self.figures() {
            None => Area::new(left..right, top..self.y + DESCENDERS * em),
            Some((first, last)) => {
                let cell = self.style.face.width(&last.to_string(), self.style.size);
                let after = cell - self.style.face.ink(last).end * em;
                Area::new(left + self.style.face.ink(first).start * em..right - after, top..self.y)
            }
        }
    }
}

impl Area {
    /// The rectangle between two x and two y, as the measures of the papers give it: `174.0..198.0, 20.2..34.5`.
    pub fn new(x: Range<f32>, y: Range<f32>) -> Self {
        Self { left: x.start, top: y.start, right: x.end, bottom: y.end }
    }

    /// Whether two rectangles share more than an edge.
    pub fn overlaps(&self, other: &Self) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    fn moved(self, dx: f32, dy: f32) -> Self {
        Self::new(self.left + dx..self.right + dx, self.top + dy..self.bottom + dy)
    }

    fn grown(self, by: f32) -> Self {
        Self::new(self.left - by..self.right + by, self.top - by..self.bottom + by)
    }

    /// A line has ends without caps: it grows across its direction alone.
    fn grown_across(self, by: f32) -> Self {
        let flat = self.bottom - self.top <= self.right - self.left;
        let (x, y) = if flat { (0.0, by) } else { (by, 0.0) };
        Self::new(self.left - x..self.right + x, self.top - y..self.bottom + y)
    }
}

impl Style {
    /// Inter Regular, black.
    pub const fn regular(size: f32) -> Self {
        Self { face: Face::Regular, size, ink: Ink::Black }
    }

    /// Inter Bold, black.
    pub const fn bold(size: f32) -> Self {
        Self { face: Face::Bold, size, ink: Ink::Black }
    }

    /// The same in white.
    #[must_use]
    pub const fn white(self) -> Self {
        Self { ink: Ink::White, ..self }
    }

    /// The same at another size in points.
    #[must_use]
    pub const fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// The width of a text in mm.
    pub fn width(&self, text: &str) -> f32 {
        self.face.width(text, self.size)
    }
}

impl At {
    /// The left end of a text of this width.
    pub fn left(self, width: f32) -> f32 {
        match self {
            Self::Left(x) => x,
            Self::Right(x) => x - width,
            Self::Centre(x) => x - width / 2.0,
        }
    }
}

impl Display for Document {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} · {} · {} · {}", self.title, self.author, self.language, self.created)?;
        for (index, page) in self.pages.iter().enumerate() {
            writeln!(f, "\npage {} · {} × {}", index + 1, page.size.width, page.size.height)?;
            for item in &page.drawing.items {
                writeln!(f, "{item}")?;
            }
        }
        Ok(())
    }
}

impl Display for Item {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(Text { x, y, style, text }) => {
                write!(f, "text  {x:6.2} {y:6.2}  {:5.2} {:<7} ", style.size, format!("{:?}", style.face).to_lowercase())?;
                f.write_str(if style.ink == Ink::White { "white  " } else { "" })?;
                f.write_str(text)
            }
            Self::Rule(Rule { area, thickness, stroke }) => {
                write!(f, "rule  {area}  {thickness:.2}")?;
                f.write_str(if *stroke == Stroke::Dotted { " dotted" } else { "" })
            }
            Self::Fill(Fill { area, shade }) => {
                write!(f, "fill  {area}  {}", format!("{shade:?}").to_lowercase())
            }
            Self::Frame(Frame { area, thickness }) => write!(f, "frame {area}  {thickness:.2}"),
        }
    }
}

impl Display for Area {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut edges = String::new();
        for edge in [self.left, self.top, self.right, self.bottom] {
            write!(edges, "{edge:6.2} ")?;
        }
        f.write_str(edges.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_aligned_once_and_split_by_face() {
        let mut drawing = Drawing::default();
        drawing.text(At::Right(198.0), 20.0, Style::bold(10.0), "7♠");
        let [Item::Text(seven), Item::Text(spade)] = drawing.items.as_slice() else { panic!("{drawing:?}") };
        assert_eq!(spade.style.face, Face::Suits);
        assert!((spade.x - seven.x - seven.style.width("7")).abs() < 1e-4);
        assert!((spade.x + spade.style.width("♠") - 198.0).abs() < 1e-4);
        assert_eq!(drawing.words(), "7\n♠\n");
    }

    #[test]
    fn the_dump_says_everything() {
        let mut drawing = Drawing::default();
        drawing.fill(Area::new(174.0..198.0, 20.2..34.5), Shade::Black);
        drawing.text(At::Left(180.0), 24.0, Style::bold(7.5).white(), "ÉTAT");
        drawing.rule(12.0..198.0, 17.6, 0.7);
        drawing.frame(Area::new(1.0..2.0, 3.0..4.0), 0.5);
        drawing.line(Area::new(0.0..210.0, 5.0..5.0), 0.12, Stroke::Dotted);
        let created = chrono::NaiveDate::from_ymd_opt(2026, 11, 28).unwrap().and_hms_opt(16, 58, 0).unwrap();
        let document = Document {
            title: "Classement".into(),
            author: "Tournoi".into(),
            language: "fr-CH".into(),
            created,
            pages: vec![Page { size: Size::A4, drawing }],
        };
        let expected = "\
Classement · Tournoi · fr-CH · 2026-11-28 16:58:00

page 1 · 210 × 297
fill  174.00  20.20 198.00  34.50  black
text  180.00  24.00   7.50 bold    white  ÉTAT
rule   12.00  17.60 198.00  17.60  0.70
frame   1.00   3.00   2.00   4.00  0.50
rule    0.00   5.00 210.00   5.00  0.12 dotted
";
        assert_eq!(document.to_text(), expected);
    }

    #[test]
    fn what_is_placed_is_moved() {
        let mut part = Drawing::default();
        part.upright(3.0, 0.0..9.0, 0.3);
        let mut page = Drawing::default();
        page.place(&part, 10.0, 40.0);
        assert_eq!(page.items[0].bounds(), Area::new(12.85..13.15, 40.0..49.0));
    }
}
