//! Writes pages as a PDF file. The only file that names printpdf, lopdf and subsetter.
//!
//! Without its `text_layout` feature printpdf embeds whole fonts, so each face is cut down beforehand to the glyphs the
//! document uses. `subsetter` (of the typst project) does that: it is made for fonts embedded in PDFs, small, and
//! depends on nothing. It numbers glyphs anew and drops the cmap, which Identity-H text does not need: printpdf is given
//! the map from characters to new glyphs and the widths by hand. As every character has a glyph of its own in our fonts,
//! `ToUnicode` is exact.
//!
//! printpdf knows no `/Lang` and writes random file ids; both are set on the lopdf document it makes. The same document
//! gives the same bytes. Nothing is laid out here.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display, Formatter};

use lopdf::{Object, StringFormat, dictionary};
use printpdf::{
    Color, FontId, FontMetrics, Greyscale, Line, LineDashPattern, LinePoint, Mm, Op, PaintMode, ParsedFont, PdfDocument, PdfFont,
    PdfFontHandle, PdfPage, PdfSaveOptions, Point, Pt, Rect, TextItem, TextMatrix,
};
use sha2::{Digest, Sha256};
use subsetter::GlyphRemapper;

use super::face::{Face, MM_PER_PT};
use super::page::{Area, Document, Fill, Frame, Ink, Item, Page, Rule, Shade, Stroke, Text};

/// Why a document could not be written. All of these are faults of the program: fonts and pages are its own.
#[derive(Debug)]
pub enum PdfError {
    /// A font could not be cut down.
    Font(Face, subsetter::Error),
    /// printpdf found fault with a page.
    Page(String),
    /// The file could not be put together.
    File(String),
}

/// The characters of each face that a document uses.
type Used = BTreeMap<Face, BTreeSet<char>>;

/// Writes the document as a PDF file, with its fonts subset and embedded.
pub fn write(document: &Document) -> Result<Vec<u8>, PdfError> {
    let mut pdf = PdfDocument::new(&document.title);
    for (face, letters) in used(document) {
        pdf.resources.fonts.map.insert(font_id(face), PdfFont::new(embed(face, &letters)?));
    }
    pdf.pages = document.pages.iter().map(page).collect();
    let mut warnings = Vec::new();
    let options = PdfSaveOptions { image_optimization: None, ..PdfSaveOptions::default() };
    let mut file = printpdf::to_lopdf_doc(&pdf, &options, &mut warnings);
    if let Some(warning) = warnings.first() {
        return Err(PdfError::Page(format!("{warning:?}")));
    }
    complete(&mut file, document).map_err(|error| PdfError::File(error.to_string()))?;
    file.compress();
    let mut bytes = Vec::new();
    file.save_to(&mut bytes).map_err(|error| PdfError::File(error.to_string()))?;
    Ok(bytes)
}

fn used(document: &Document) -> Used {
    let mut used = Used::new();
    for item in document.pages.iter().flat_map(|page| &page.drawing.items) {
        if let Item::Text(text) = item {
            used.entry(text.style.face).or_default().extend(text.text.chars());
        }
    }
    used
}

fn font_id(face: Face) -> FontId {
    FontId(face.name().to_owned())
}

/// Cuts a face down to some letters, as a font whose glyphs are numbered anew.
fn embed(face: Face, letters: &BTreeSet<char>) -> Result<ParsedFont, PdfError> {
    let mut glyphs = GlyphRemapper::new();
    let mut by_letter = BTreeMap::new();
    let mut widths = BTreeMap::new();
    for letter in letters {
        let old = face.glyph(*letter).unwrap_or(0);
        let new = glyphs.remap(old);
        by_letter.insert(u32::from(*letter), new);
        widths.insert(new, face.advance(old));
    }
    let bytes = subsetter::subset(face.bytes(), 0, &glyphs).map_err(|error| PdfError::Font(face, error))?;
    let name = format!("{}+{}", subset_tag(letters), face.name());
    let font = face.font();
    let metrics = FontMetrics { ascent: font.ascender(), descent: font.descender() };
    let units = font.units_per_em();
    let mut parsed = ParsedFont::with_glyph_data(bytes, 0, Some(name), by_letter, widths, units, metrics);
    let bounds = font.global_bounding_box();
    parsed.pdf_font_metrics.x_min = bounds.x_min;
    parsed.pdf_font_metrics.y_min = bounds.y_min;
    parsed.pdf_font_metrics.x_max = bounds.x_max;
    parsed.pdf_font_metrics.y_max = bounds.y_max;
    parsed.pdf_font_metrics.us_weight_class = font.weight().to_number();
    Ok(parsed)
}

/// Six capitals that tell this choice of glyphs from others.
fn subset_tag(letters: &BTreeSet<char>) -> String {
    let digest = Sha256::digest(letters.iter().collect::<String>());
    digest.iter().take(6).map(|byte| char::from(b'A' + byte % 26)).collect()
}

/// Title, author, date, language and id. Replaces what printpdf writes there: it claims PDF/X.
fn complete(file: &mut lopdf::Document, document: &Document) -> lopdf::Result<()> {
    "1.7".clone_into(&mut file.version);
    let language = Object::string_literal(document.language.as_str());
    let catalog = file.catalog_mut()?;
    catalog.set("Lang", language);
    catalog.set("ViewerPreferences", dictionary! { "DisplayDocTitle" => true });
    let created = Object::string_literal(document.created.format("D:%Y%m%d%H%M%S").to_string());
    let info = file.add_object(dictionary! {
        "Title" => lopdf::text_string(&document.title),
        "Author" => lopdf::text_string(&document.author),
        "Creator" => lopdf::text_string("Atout"),
        "CreationDate" => created,
    });
    let old = file.trailer.get(b"Info").and_then(Object::as_reference);
    file.trailer.set("Info", info);
    if let Ok(old) = old {
        file.objects.remove(&old);
    }
    let digest = Sha256::digest(document.to_text());
    let id = Object::String(digest[..16].to_vec(), StringFormat::Hexadecimal);
    file.trailer.set("ID", vec![id.clone(), id]);
    Ok(())
}

fn page(page: &Page) -> PdfPage {
    let mut pen = Pen { height: page.size.height, ..Pen::default() };
    for item in &page.drawing.items {
        match item {
            Item::Text(text) => pen.text(text),
            Item::Rule(rule) => pen.rule(rule),
            Item::Fill(fill) => pen.fill(fill),
            Item::Frame(frame) => pen.frame(frame),
        }
    }
    pen.leave_text();
    PdfPage::new(Mm(page.size.width), Mm(page.size.height), pen.ops)
}

/// Turns things into operators, and says what changes only when it changes.
#[derive(Default)]
struct Pen {
    height: f32,
    ops: Vec<Op>,
    text: bool,
    font: Option<(Face, f32)>,
    ink: Option<f32>,
    thickness: Option<f32>,
}

impl Pen {
    fn text(&mut self, text: &Text) {
        if !std::mem::replace(&mut self.text, true) {
            self.ops.push(Op::StartTextSection);
        }
        let font = (text.style.face, text.style.size);
        if self.font.replace(font) != Some(font) {
            let handle = PdfFontHandle::External(font_id(text.style.face));
            self.ops.push(Op::SetFont { font: handle, size: Pt(text.style.size) });
        }
        self.ink(match text.style.ink {
            Ink::Black => 0.0,
            Ink::White => 1.0,
        });
        let at = self.point(text.x, text.y);
        self.ops.push(Op::SetTextMatrix { matrix: TextMatrix::Translate(at.x, at.y) });
        self.ops.push(Op::ShowText { items: vec![TextItem::Text(text.text.clone())] });
    }

    fn leave_text(&mut self) {
        if std::mem::take(&mut self.text) {
            self.ops.push(Op::EndTextSection);
        }
    }

    fn rule(&mut self, rule: &Rule) {
        self.leave_text();
        self.thickness(rule.thickness);
        let ends = [self.point(rule.area.left, rule.area.top), self.point(rule.area.right, rule.area.bottom)];
        let points = ends.map(|p| LinePoint { p, bezier: false }).to_vec();
        let line = Op::DrawLine { line: Line { points, is_closed: false } };
        match rule.stroke {
            Stroke::Solid => self.ops.push(line),
            Stroke::Dotted => {
                let dash = LineDashPattern::new(0.0, &[1.0, 2.0]);
                self.ops.push(Op::SetLineDashPattern { dash });
                self.ops.push(line);
                self.ops.push(Op::SetLineDashPattern { dash: LineDashPattern::solid() });
            }
        }
    }

    fn fill(&mut self, fill: &Fill) {
        self.leave_text();
        self.ink(match fill.shade {
            Shade::Black => 0.0,
            Shade::Grey10 => 0.902,
            Shade::Grey5 => 0.949,
            Shade::White => 1.0,
        });
        self.rectangle(&fill.area, PaintMode::Fill);
    }

    fn frame(&mut self, frame: &Frame) {
        self.leave_text();
        self.thickness(frame.thickness);
        self.rectangle(&frame.area, PaintMode::Stroke);
    }

    fn rectangle(&mut self, area: &Area, mode: PaintMode) {
        let corner = self.point(area.left, area.bottom);
        let (width, height) = (points(area.right - area.left), points(area.bottom - area.top));
        let mut rectangle = Rect::from_xywh(corner.x, corner.y, width, height);
        rectangle.mode = Some(mode);
        self.ops.push(Op::DrawRectangle { rectangle });
    }

    fn ink(&mut self, percent: f32) {
        if self.ink.replace(percent) != Some(percent) {
            let col = Color::Greyscale(Greyscale { percent, icc_profile: None });
            self.ops.push(Op::SetFillColor { col });
        }
    }

    fn thickness(&mut self, thickness: f32) {
        if self.thickness.replace(thickness) != Some(thickness) {
            self.ops.push(Op::SetOutlineThickness { pt: points(thickness) });
        }
    }

    /// PDF counts from the lower left corner.
    fn point(&self, x: f32, y: f32) -> Point {
        Point { x: points(x), y: points(self.height - y) }
    }
}

/// Millimetres as points, to a hundredth (3.5 µm): more digits only make the file larger.
fn points(mm: f32) -> Pt {
    Pt((mm / MM_PER_PT * 100.0).round() / 100.0)
}

impl Display for PdfError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Font(face, error) => write!(f, "font {}: {error}", face.name()),
            Self::Page(fault) => write!(f, "page: {fault}"),
            Self::File(fault) => write!(f, "file: {fault}"),
        }
    }
}

impl std::error::Error for PdfError {}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeMap;

    use lopdf::content::Content;
    use lopdf::{Dictionary, Object};

    use super::*;
    use crate::documents::PaperSize;
    use crate::documents::page::{At, Drawing, Size, Style};

    /// All letters that papers use, each face, and what no font has.
    fn document() -> Document {
        let mut drawing = Drawing::default();
        drawing.fill(Area::new(12.0..40.0, 12.0..20.0), Shade::Black);
        drawing.text(At::Left(12.0), 18.0, Style::bold(12.0).white(), "Équipe, Genève, Œuvre");
        drawing.text(At::Left(12.0), 28.0, Style::regular(12.0), "’ − – ½ ♠ ♥ ♦ ♣ « 1’335½\u{a0}» no\u{ad}, ſ, fi ﬁ 漢");
        drawing.text(At::Right(198.0), 38.0, Style::regular(9.0), "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 Жук Ωμέγα");
        drawing.line(Area::new(0.0..210.0, 50.0..50.0), 0.12, Stroke::Dotted);
        drawing.frame(Area::new(12.0..20.0, 60.0..70.0), 0.5);
        let page = Page { size: Size::A4, drawing };
        let landscape = Page { size: Size::A4_LANDSCAPE, ..page.clone() };
        let created = chrono::NaiveDate::from_ymd_opt(2026, 11, 28).unwrap().and_hms_opt(16, 58, 0).unwrap();
        Document {
            title: "Où suis-je ?".into(),
            author: "Tournoi d’automne".into(),
            language: "fr-CH".into(),
            created,
            pages: vec![page, landscape],
        }
    }

    fn follow<'a>(file: &'a lopdf::Document, object: &'a Object) -> &'a Object {
        file.dereference(object).unwrap().1
    }

    fn dictionary<'a>(file: &'a lopdf::Document, owner: &'a Dictionary, key: &str) -> &'a Dictionary {
        follow(file, owner.get(key.as_bytes()).unwrap()).as_dict().unwrap()
    }

    /// The fonts of the file by the name its pages use.
    fn fonts(file: &lopdf::Document) -> BTreeMap<Vec<u8>, &Dictionary> {
        let page = file.get_dictionary(*file.get_pages().get(&1).unwrap()).unwrap();
        let fonts = dictionary(file, dictionary(file, page, "Resources"), "Font");
        fonts.iter().map(|(name, font)| (name.clone(), follow(file, font).as_dict().unwrap())).collect()
    }

    /// The letters of each code, from a `ToUnicode` stream of `bfchar` lines: `<0001> <0041>`.
    fn to_unicode(file: &lopdf::Document, font: &Dictionary) -> BTreeMap<u16, String> {
        let stream = follow(file, font.get(b"ToUnicode").unwrap()).as_stream().unwrap();
        let text = String::from_utf8(stream.decompressed_content().unwrap()).unwrap();
        text.lines()
            .filter_map(|line| line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <"))
            .filter(|(code, _)| code.len() == 4)
            .map(|(code, letters)| {
                let units = letters.as_bytes().chunks(4).map(|unit| std::str::from_utf8(unit).unwrap());
                let units: Vec<u16> = units.map(|unit| u16::from_str_radix(unit, 16).unwrap()).collect();
                (u16::from_str_radix(code, 16).unwrap(), String::from_utf16(&units).unwrap())
            })
            .collect()
    }

    /// What a reader takes out of each page: one line for each text.
    pub(in crate::documents) fn read_back(bytes: &[u8]) -> Vec<String> {
        let file = lopdf::Document::load_mem(bytes).unwrap();
        let maps: BTreeMap<Vec<u8>, BTreeMap<u16, String>> =
            fonts(&file).into_iter().map(|(name, font)| (name, to_unicode(&file, font))).collect();
        let page = |id| {
            let content = Content::decode(&file.get_page_content(id)).unwrap();
            let (mut map, mut text) = (None, String::new());
            for operation in content.operations {
                match operation.operator.as_str() {
                    "Tf" => map = maps.get(operation.operands[0].as_name().unwrap()),
                    "Tj" => {
                        for code in operation.operands[0].as_str().unwrap().chunks(2) {
                            text.push_str(&map.unwrap()[&u16::from_be_bytes([code[0], code[1]])]);
                        }
                        text.push('\n');
                    }
                    "TJ" => panic!("kerning is off"),
                    _ => {}
                }
            }
            text
        };
        file.get_pages().into_values().map(page).collect()
    }

    /// Width and height of each page in points.
    pub(in crate::documents) fn page_sizes(bytes: &[u8]) -> Vec<String> {
        let file = lopdf::Document::load_mem(bytes).unwrap();
        let size = |id| {
            let page = file.get_dictionary(id).unwrap();
            let edges = page.get(b"MediaBox").unwrap().as_array().unwrap();
            let edges: Vec<String> = edges.iter().map(|edge| format!("{:.1}", edge.as_float().unwrap())).collect();
            assert_eq!(edges[..2], ["0.0", "0.0"]);
            edges[2..].join(" × ")
        };
        file.get_pages().into_values().map(size).collect()
    }

    #[test]
    fn pages_have_the_size_of_the_paper() {
        let sizes = |paper| page_sizes(&write(&document().onto(paper)).unwrap());
        assert_eq!(sizes(PaperSize::A4), ["595.3 × 841.9", "841.9 × 595.3"]);
        assert_eq!(sizes(PaperSize::Letter), ["612.0 × 792.0", "792.0 × 612.0"]);
    }

    #[test]
    fn every_letter_is_read_back() {
        let document = document();
        let read = read_back(&write(&document).unwrap());
        let laid_out: Vec<String> = document.pages.iter().map(|page| page.drawing.words()).collect();
        assert_eq!(read, laid_out);
        assert!(read[0].contains("Équipe, Genève, Œuvre") && read[0].contains("♠") && read[0].contains("□"));
    }

    #[test]
    fn fonts_are_embedded_and_subset() {
        let bytes = write(&document()).unwrap();
        let file = lopdf::Document::load_mem(&bytes).unwrap();
        let fonts = fonts(&file);
        assert_eq!(fonts.len(), Face::ALL.len());
        for (resource, font) in fonts {
            let base = font.get(b"BaseFont").unwrap().as_name().unwrap();
            let (tag, name) = std::str::from_utf8(base).unwrap().split_once('+').unwrap();
            assert!(tag.len() == 6 && tag.bytes().all(|letter| letter.is_ascii_uppercase()));
            assert_eq!(name.as_bytes(), resource);
            let descendant = follow(&file, &font.get(b"DescendantFonts").unwrap().as_array().unwrap()[0]).as_dict().unwrap();
            let descriptor = dictionary(&file, descendant, "FontDescriptor");
            let program = follow(&file, descriptor.get(b"FontFile2").unwrap()).as_stream().unwrap();
            assert_eq!(program.dict.get(b"Filter").unwrap().as_name().unwrap(), b"FlateDecode");
            assert!(program.decompressed_content().unwrap().len() < 30_000);
        }
    }

    #[test]
    fn the_file_says_title_author_and_language() {
        let bytes = write(&document()).unwrap();
        let file = lopdf::Document::load_mem(&bytes).unwrap();
        assert_eq!(file.catalog().unwrap().get(b"Lang").unwrap().as_str().unwrap(), b"fr-CH");
        let info = dictionary(&file, &file.trailer, "Info");
        let text = |key: &[u8]| lopdf::decode_text_string(info.get(key).unwrap()).unwrap();
        assert_eq!((text(b"Title").as_str(), text(b"Author").as_str()), ("Où suis-je ?", "Tournoi d’automne"));
        assert_eq!(text(b"CreationDate"), "D:20261128165800");
        assert!(!bytes.windows(10).any(|window| window == b"JavaScript"));
    }

    #[test]
    fn the_same_document_gives_the_same_bytes() {
        assert_eq!(write(&document()).unwrap(), write(&document()).unwrap());
    }

    #[test]
    fn an_empty_document_is_a_file_too() {
        let empty = Document { pages: vec![Page { size: Size::A4, drawing: Drawing::default() }], ..document() };
        assert_eq!(read_back_pages(&write(&empty).unwrap()), 1);
    }

    fn read_back_pages(bytes: &[u8]) -> usize {
        lopdf::Document::load_mem(bytes).unwrap().get_pages().len()
    }
}
