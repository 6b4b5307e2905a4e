//! The frame of a wall paper: format, head, band, foot, and the binding of its sheets into a document.
//!
//! Measures 1.5, 1.6 and the band of 05b. What stands between head and foot comes in as drawings; see `table.rs`.

use std::ops::Range;

use chrono::NaiveDateTime;
use sha2::{Digest, Sha256};

use crate::documents::face::Face;
use crate::documents::page::{Area, At, Document, Drawing, Page, Shade, Size, Style};

use super::names::{Sizes, fit};

/// The left margin and the left edge of all that is printed, mm.
const LEFT: f32 = 12.0;

/// How much lower the body begins under a band, mm.
const BAND: f32 = 11.4;

/// A format of paper with the edges of what is printed on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// A4 upright.
    Portrait,
    /// A4 on its side.
    Landscape,
}

/// What all pages of a paper have in common.
#[derive(Debug, Clone, PartialEq)]
pub struct Paper {
    /// The format.
    pub format: Format,
    /// The head of every page.
    pub head: Head,
    /// The band under the head of every page: provisional papers have one.
    pub band: Option<Band>,
    /// The name of the paper at the left of the foot.
    pub name: String,
    /// The language of the text, as in `fr-CH`.
    pub language: String,
    /// When it is printed, local time.
    pub created: NaiveDateTime,
}

/// The head of a page; the number of the page is added when the sheets are bound.
#[derive(Debug, Clone, PartialEq)]
pub struct Head {
    /// The word that every page of a rehearsal says (« EXERCICE »).
    pub rehearsal: Option<String>,
    /// The name of the tournament.
    pub tournament: String,
    /// Day and place.
    pub when_where: String,
    /// The title of the paper.
    pub title: String,
    /// The word above the version mark (« ÉTAT »).
    pub state_label: String,
    /// The version mark.
    pub state: String,
    /// The word above the number of the page (« PAGE »).
    pub page_label: String,
}

/// A grey band between two bars.
#[derive(Debug, Clone, PartialEq)]
pub struct Band {
    /// The word in large letters (« PROVISOIRE »); may be empty.
    pub title: String,
    /// What it means here.
    pub text: String,
}

/// The content of one page.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// What is on this page, in words, under the title.
    pub subtitle: String,
    /// What stands between head and foot, at its place on the page.
    pub drawing: Drawing,
}

/// What the right part of a foot may say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Imprint<'a> {
    /// The number of this page, from 1.
    pub page: usize,
    /// How many pages there are.
    pub pages: usize,
    /// Four hexadecimal digits that tell the content (« empreinte »).
    pub fingerprint: &'a str,
}

/// Where the body of a page begins and ends, mm from the top.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Body {
    /// The upper end: the head of the table begins here.
    pub top: f32,
    /// The lower end: nothing of the body is below.
    pub bottom: f32,
}

impl Format {
    /// The size of the sheet.
    pub fn size(self) -> Size {
        match self {
            Self::Portrait => Size::A4,
            Self::Landscape => Size::A4_LANDSCAPE,
        }
    }

    /// The right edge of what is printed, mm.
    pub fn right(self) -> f32 {
        self.size().width - LEFT
    }

    /// The rule of the foot, mm from the top.
    fn foot(self) -> f32 {
        match self {
            Self::Portrait => 280.8,
            Self::Landscape => 193.8,
        }
    }
}

impl Paper {
    /// Where the body of a page is.
    pub fn body(&self) -> Body {
        let band = if self.band.is_some() { BAND } else { 0.0 };
        Body { top: 38.4 + band, bottom: self.format.foot() - 1.8 }
    }

    /// Four hexadecimal digits of the SHA-256 of all text but page numbers, time and version mark: two papers that
    /// differ in it differ in content (measure 1.7).
    pub fn fingerprint(&self, sheets: &[Sheet]) -> String {
        let mut hash = Sha256::new();
        let band = self.band.iter().flat_map(|band| [&band.title, &band.text]);
        let rehearsal = self.head.rehearsal.iter();
        let common = [&self.head.tournament, &self.head.when_where, &self.head.title];
        for text in common.into_iter().chain(rehearsal).chain(band) {
            hash.update(text);
            hash.update("\n");
        }
        for sheet in sheets {
            hash.update(&sheet.subtitle);
            hash.update("\n");
            hash.update(sheet.drawing.words());
        }
        let digest = hash.finalize();
        format!("{:02X}{:02X}", digest[0], digest[1])
    }

    /// Gives every sheet its head and foot. `imprint` words the right part of the foot.
    pub fn bind(&self, sheets: &[Sheet], imprint: impl Fn(&Imprint<'_>) -> String) -> Document {
        let fingerprint = self.fingerprint(sheets);
        let pages = sheets.len();
        let bound = sheets.iter().enumerate().map(|(index, sheet)| {
            let imprint = imprint(&Imprint { page: index + 1, pages, fingerprint: &fingerprint });
            self.page(sheet, &format!("{}/{pages}", index + 1), &imprint)
        });
        Document {
            title: format!("{} · {}", self.head.title, self.head.tournament),
            author: self.head.tournament.clone(),
            language: self.language.clone(),
            created: self.created,
            pages: bound.collect(),
        }
    }

    fn page(&self, sheet: &Sheet, number: &str, imprint: &str) -> Page {
        let mut drawing = Drawing::default();
        let right = self.format.right();
        self.head.draw(&mut drawing, right, &sheet.subtitle, number);
        if let Some(band) = &self.band {
            band.draw(&mut drawing, right);
        }
        drawing.place(&sheet.drawing, 0.0, 0.0);
        self.foot(&mut drawing, imprint);
        Page { size: self.format.size(), drawing }
    }

    /// Measure 1.6.
    fn foot(&self, drawing: &mut Drawing, imprint: &str) {
        const STYLE: Style = Style::regular(7.5);
        let (right, y) = (self.format.right(), self.format.foot());
        drawing.rule(LEFT..right, y, 0.2);
        drawing.text(At::Right(right), y + 3.6, STYLE, imprint);
        let room = right - LEFT - STYLE.width(imprint) - 4.0;
        let name = fit(&self.name, Face::Regular, Sizes { first: 7.5, min: 5.5, two_lines: 5.5 }, room);
        name.draw(drawing, At::Left(LEFT), STYLE, &[y + 3.6, y + 5.8]);
    }
}

impl Head {
    /// Measure 1.5. All of it stands above y 37.
    fn draw(&self, drawing: &mut Drawing, right: f32, subtitle: &str, page: &str) {
        head_line(drawing, LEFT..right, self.rehearsal.as_deref(), &self.tournament, &self.when_where);
        self.draw_state(drawing, right);
        let room = self.draw_page_number(drawing, right - 28.0, page) - 4.0 - LEFT;
        let title = fit(&self.title, Face::Bold, Sizes { first: 26.0, min: 18.0, two_lines: 13.0 }, room);
        let baselines: &[f32] = if title.lines.len() == 1 { &[28.6] } else { &[23.6, 29.2] };
        title.draw(drawing, At::Left(LEFT), Style::bold(0.0), baselines);
        let subtitle = fit(subtitle, Face::Regular, Sizes { first: 10.0, min: 8.5, two_lines: 7.5 }, room);
        let baselines: &[f32] = if subtitle.lines.len() == 1 { &[34.4] } else { &[33.0, 36.0] };
        subtitle.draw(drawing, At::Left(LEFT), Style::regular(0.0), baselines);
    }

    fn draw_state(&self, drawing: &mut Drawing, right: f32) {
        let middle = At::Centre(right - 12.0);
        drawing.fill(Area::new(right - 24.0..right, 20.2..34.5), Shade::Black);
        drawing.text(middle, 24.0, Style::bold(7.5).white(), &self.state_label);
        let state = fit(&self.state, Face::Bold, Sizes { first: 23.0, min: 8.0, two_lines: 8.0 }, 22.0);
        state.draw(drawing, middle, Style::bold(0.0).white(), &[32.6]);
    }

    /// Gives the left end of what it has written.
    fn draw_page_number(&self, drawing: &mut Drawing, right: f32, page: &str) -> f32 {
        const NUMBER: Style = Style::bold(23.0);
        drawing.text(At::Right(right), 24.0, Style::bold(7.5), &self.page_label);
        drawing.text(At::Right(right), 32.6, NUMBER, page);
        right - NUMBER.width(page).max(Style::bold(7.5).width(&self.page_label))
    }
}

/// The first line of a page: the tournament, day and place, and the rule below them (measure 1.5); before them the mark of
/// a rehearsal, white on black.
pub fn head_line(drawing: &mut Drawing, x: Range<f32>, rehearsal: Option<&str>, tournament: &str, when_where: &str) {
    let when_where = fit(when_where, Face::Regular, Sizes { first: 8.5, min: 7.0, two_lines: 6.5 }, 100.0);
    let widest = when_where.lines.iter().map(|line| Face::Regular.width(line, when_where.size));
    let left = rehearsal.map_or(x.start, |mark| draw_rehearsal(drawing, x.start, mark) + 2.5);
    let room = x.end - left - widest.fold(0.0, f32::max) - 4.0;
    let tournament = fit(tournament, Face::Bold, Sizes { first: 10.0, min: 8.0, two_lines: 6.5 }, room);
    for (text, at, style) in
        [(&tournament, At::Left(left), Style::bold(0.0)), (&when_where, At::Right(x.end), Style::regular(0.0))]
    {
        let baselines: &[f32] = if text.lines.len() == 1 { &[15.2] } else { &[13.8, 16.3] };
        text.draw(drawing, at, style, baselines);
    }
    drawing.rule(x, 17.6, 0.7);
}

/// White on black from `left`; gives its right end.
fn draw_rehearsal(drawing: &mut Drawing, left: f32, mark: &str) -> f32 {
    const STYLE: Style = Style::bold(10.0).white();
    let right = left + 3.0 + STYLE.width(mark);
    drawing.fill(Area::new(left..right, 12.0..16.6), Shade::Black);
    drawing.text(At::Left(left + 1.5), 15.5, STYLE, mark);
    right
}

impl Band {
    fn draw(&self, drawing: &mut Drawing, right: f32) {
        const TITLE: Style = Style::bold(15.0);
        drawing.fill(Area::new(LEFT..right, 37.8..48.0), Shade::Grey10);
        drawing.rule(LEFT..right, 38.3, 1.0);
        drawing.rule(LEFT..right, 47.5, 1.0);
        drawing.text(At::Left(15.0), 44.6, TITLE, &self.title);
        let x = if self.title.is_empty() { 15.0 } else { (15.0 + TITLE.width(&self.title) + 4.0).max(53.0) };
        let text = fit(&self.text, Face::Bold, Sizes { first: 10.0, min: 8.0, two_lines: 8.0 }, right - 3.0 - x);
        let baselines: &[f32] = if text.lines.len() == 1 { &[44.1] } else { &[42.3, 45.9] };
        text.draw(drawing, At::Left(x), Style::bold(0.0), baselines);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::check;

    const LONG: &str = "Les Irréductibles du Chibre de la Brasserie du Vieux-Carouge";

    fn paper(format: Format, words: &str, band: Option<Band>) -> Paper {
        let head = Head {
            rehearsal: Some("EXERCICE".into()),
            tournament: words.into(),
            when_where: "Samedi 28 novembre 2026 · Salle communale de Plainpalais, Genève".into(),
            title: words.into(),
            state_label: "ÉTAT".into(),
            state: "12345".into(),
            page_label: "PAGE".into(),
        };
        let created = chrono::NaiveDate::from_ymd_opt(2026, 11, 28).unwrap().and_hms_opt(16, 58, 0).unwrap();
        Paper { format, head, band, name: words.into(), language: "fr-CH".into(), created }
    }

    #[test]
    fn a_frame_with_long_words_is_sound_in_both_formats() {
        for format in [Format::Portrait, Format::Landscape] {
            let band = Band { title: "PROVISOIRE".into(), text: LONG.repeat(3) };
            let sheet = Sheet { subtitle: LONG.repeat(3), drawing: Drawing::default() };
            let paper = paper(format, LONG, Some(band));
            check::sound(&paper.bind(&vec![sheet; 12], |imprint| format!("page {}/{}", imprint.page, imprint.pages)));
        }
    }

    /// The « empreinte » depends on the content, not on the state or the time.
    #[test]
    fn the_fingerprint_tells_the_content() {
        let sheet = |subtitle: &str| Sheet { subtitle: subtitle.into(), drawing: Drawing::default() };
        let mut paper = paper(Format::Portrait, "Classement", None);
        let before = paper.fingerprint(&[sheet("Rangs 1 à 26")]);
        paper.head.state = "215".into();
        paper.created += chrono::Duration::hours(1);
        assert_eq!(paper.fingerprint(&[sheet("Rangs 1 à 26")]), before);
        assert_ne!(paper.fingerprint(&[sheet("Rangs 1 à 27")]), before);
        assert!(before.len() == 4 && before.bytes().all(|digit| digit.is_ascii_digit() || digit.is_ascii_uppercase()));
    }
}
