//! The faces that papers are set in, and how wide text is in them.
//!
//! The three fonts of `assets/fonts` are compiled in and parsed once, when first asked for. Kerning and ligatures are
//! off, so the width of a text is the plain sum of its advances; one em is 1000 units in all three, as in PDF, so
//! that layout, paper and preview agree to the last unit.
//!
//! A letter that a face lacks is taken from another one, and a letter that no face has becomes [`MISSING`]: nothing is
//! dropped silently. This module does not shape text: scripts that need it are shown as [`MISSING`].

use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

/// Stands for a letter that no face has.
pub const MISSING: char = '□';

/// Millimetres in a typographic point.
pub const MM_PER_PT: f32 = 25.4 / 72.0;

/// Units of an em, in every font of the house.
const UNITS_PER_EM: f32 = 1000.0;

/// Before this letter are the Latin ones, precomposed accents included, and no combining marks.
const LATIN: char = '\u{250}';

/// A font of the papers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// Inter Regular, figures tabular.
    Regular,
    /// Inter Bold, figures tabular.
    Bold,
    /// `DejaVu` Sans: the suits ♠ ♥ ♦ ♣, and letters that Inter lacks.
    Suits,
}

/// A stretch of text that one face can set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The face that has all its letters.
    pub face: Face,
    /// The letters as they are printed.
    pub text: String,
}

impl Face {
    /// All faces, in a fixed order.
    pub const ALL: [Self; 3] = [Self::Regular, Self::Bold, Self::Suits];

    /// The whole font file (TrueType).
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Self::Regular => include_bytes!("../../assets/fonts/Inter-Regular.ttf"),
            Self::Bold => include_bytes!("../../assets/fonts/Inter-Bold.ttf"),
            Self::Suits => include_bytes!("../../assets/fonts/DejaVuSans.ttf"),
        }
    }

    /// The `PostScript` name of the font.
    pub fn name(self) -> &'static str {
        match self {
            Self::Regular => "Inter-Regular",
            Self::Bold => "Inter-Bold",
            Self::Suits => "DejaVuSans",
        }
    }

    /// The parsed font, for whoever needs more than widths.
    ///
    /// # Panics
    /// Never: the fonts are compiled in, and the tests parse them.
    pub fn font(self) -> &'static ttf_parser::Face<'static> {
        static FONTS: [OnceLock<ttf_parser::Face<'static>>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];
        FONTS[self as usize]
            .get_or_init(|| ttf_parser::Face::parse(self.bytes(), 0).expect("the fonts are compiled in and parsed by the tests"))
    }

    /// The glyph for a letter, if the face has it.
    pub fn glyph(self, letter: char) -> Option<u16> {
        self.font().glyph_index(letter).map(|glyph| glyph.0)
    }

    /// The advance of a glyph, in thousandths of an em.
    pub fn advance(self, glyph: u16) -> u16 {
        self.font().glyph_hor_advance(ttf_parser::GlyphId(glyph)).unwrap_or(0)
    }

    /// From where to where the ink of a letter goes, in em from where the letter begins.
    pub fn ink(self, letter: char) -> Range<f32> {
        let (face, _, glyph) = self.settle(letter);
        let bounds = face.font().glyph_bounding_box(ttf_parser::GlyphId(glyph));
        bounds.map_or(0.0..0.0, |ink| f32::from(ink.x_min) / UNITS_PER_EM..f32::from(ink.x_max) / UNITS_PER_EM)
    }

    /// The text as it is printed, cut where the face changes.
    pub fn runs(self, text: &str) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for letter in printable(text).chars() {
            let (face, letter, _) = self.settle(letter);
            match runs.last_mut() {
                Some(run) if run.face == face => run.text.push(letter),
                _ => runs.push(Run { face, text: letter.to_string() }),
            }
        }
        runs
    }

    /// The width of a text in millimetres, at a size in points.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let latin = self.latin();
        let advance = |letter: char| latin.get(letter as usize).copied().unwrap_or_else(|| self.advance_of(letter));
        let units: f32 = printable(text).chars().map(|letter| f32::from(advance(letter))).sum();
        units / UNITS_PER_EM * size * MM_PER_PT
    }

    /// The advances of the Latin letters, looked up once: laying out a paper asks for hundreds of thousands.
    fn latin(self) -> &'static [u16; LATIN as usize] {
        static ADVANCES: [OnceLock<[u16; LATIN as usize]>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];
        ADVANCES[self as usize].get_or_init(|| {
            let mut advances = [0; LATIN as usize];
            for (letter, advance) in ('\0'..LATIN).zip(&mut advances) {
                *advance = self.advance_of(letter);
            }
            advances
        })
    }

    fn advance_of(self, letter: char) -> u16 {
        let (face, _, glyph) = self.settle(letter);
        face.advance(glyph)
    }

    /// The face, letter and glyph that really print a letter.
    fn settle(self, letter: char) -> (Self, char, u16) {
        self.chain()
            .into_iter()
            .find_map(|face| face.glyph(letter).map(|glyph| (face, letter, glyph)))
            .unwrap_or_else(|| (self, MISSING, self.glyph(MISSING).unwrap_or(0)))
    }

    /// Where a letter is looked for, in this order.
    fn chain(self) -> [Self; 2] {
        match self {
            Self::Regular | Self::Bold => [self, Self::Suits],
            Self::Suits => [self, Self::Regular],
        }
    }
}

/// Composes accents (`e` + ◌́ is `é`), makes blanks of line breaks and other controls, and takes out letters that have
/// no shape: joiners, direction marks, variation selectors.
fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().all(|letter| matches!(letter, ' '..='~' | '\u{a0}'..='\u{ac}' | '\u{ae}'..LATIN | '–' | '’' | '−')) {
        return Cow::Borrowed(text);
    }
    let plain = |letter: char| !letter.is_control() && !is_shapeless(letter);
    if is_nfc_quick(text.chars()) == IsNormalized::Yes && text.chars().all(plain) {
        return Cow::Borrowed(text);
    }
    text.nfc()
        .filter(|letter| !is_shapeless(*letter))
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect::<String>()
        .into()
}

/// Letters that only steer others.
fn is_shapeless(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}'
        | '\u{2066}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_fonts_have_an_em_of_1000_units() {
        for face in Face::ALL {
            assert_eq!(face.font().units_per_em(), 1000, "{face:?}");
        }
    }

    #[test]
    fn figures_are_tabular() {
        for digit in '0'..='9' {
            assert_eq!(Face::Regular.glyph(digit).map(|glyph| Face::Regular.advance(glyph)), Some(648));
            assert_eq!(Face::Bold.glyph(digit).map(|glyph| Face::Bold.advance(glyph)), Some(682));
        }
    }

    /// What a glyph in a PDF says to a reader is found by its glyph alone.
    #[test]
    fn every_character_has_a_glyph_of_its_own() {
        for face in Face::ALL {
            let mut glyphs: Vec<u16> = ('\u{20}'..='\u{ffff}').filter_map(|letter| face.glyph(letter)).collect();
            let count = glyphs.len();
            glyphs.sort_unstable();
            glyphs.dedup();
            assert_eq!(glyphs.len(), count, "{face:?}");
        }
    }

    #[test]
    fn inter_sets_what_a_paper_in_geneva_needs() {
        for face in [Face::Regular, Face::Bold] {
            for letter in "Équipe Genève Œuvre ÀÂÄÇÈÊËÎÏÔÖÙÛÜŸ ŠŽčćđłńşțǎ ’‘«»“”–—−½°ᶠªº…·×□■ẞ Việt Łódź".chars()
            {
                assert!(face.glyph(letter).is_some(), "{face:?} lacks {letter}");
            }
        }
    }

    #[test]
    fn a_width_is_the_sum_of_the_advances() {
        // Three digits of 0.682 em at 10 pt.
        assert!((Face::Bold.width("214", 10.0) - 3.0 * 6.82 * MM_PER_PT).abs() < 1e-4);
        assert!(Face::Regular.width("", 10.0).abs() < f32::EPSILON);
    }

    #[test]
    fn runs_are_cut_where_the_face_changes() {
        let run = |face, text: &str| Run { face, text: text.to_owned() };
        assert_eq!(
            Face::Bold.runs("As ♠ ♥!"),
            [run(Face::Bold, "As "), run(Face::Suits, "♠"), run(Face::Bold, " "), run(Face::Suits, "♥"), run(Face::Bold, "!")]
        );
        assert_eq!(Face::Suits.runs("♣7"), [run(Face::Suits, "♣"), run(Face::Regular, "7")]);
    }

    #[test]
    fn nothing_is_dropped_silently() {
        let text = |runs: Vec<Run>| runs.into_iter().map(|run| run.text).collect::<String>();
        assert_eq!(text(Face::Regular.runs("Les 漢🂡")), "Les □□");
        assert_eq!(text(Face::Regular.runs("Ωμέγα Жук")), "Ωμέγα Жук");
        assert_eq!(text(Face::Regular.runs("E\u{301}quipe\n♥\u{fe0f}")), "Équipe ♥");
    }
}
