//! The barcode of a match sheet: Code 128, set C, as filled rectangles. What the digits mean is `views::sheet_code`.

use barcoders::sym::code128::Code128;

use crate::views::sheet_code::SheetCode;

use super::page::{Area, Drawing, Shade};

/// How wide the bars of a sheet's code are: start, seven pairs of digits, check and stop.
pub const MODULES: f32 = 112.0;

/// The bars from x 0 and y 0; `module` is the width of the narrowest, `height` that of all, both in mm. To the left and to
/// the right ten modules must stay white.
///
/// # Panics
/// Never: a code is 14 digits.
pub fn draw(code: &SheetCode, module: f32, height: f32) -> Drawing {
    let mut drawing = Drawing::default();
    let mut x = 0.0;
    for run in modules(code).chunk_by(|a, b| a == b) {
        let end = x + module * f32::from(u16::try_from(run.len()).unwrap_or(u16::MAX));
        if run[0] == BAR {
            drawing.fill(Area::new(x..end, 0.0..height), Shade::Black);
        }
        x = end;
    }
    drawing
}

/// A module that is printed.
const BAR: u8 = 1;

/// One number a module, [`BAR`] or white.
fn modules(code: &SheetCode) -> Vec<u8> {
    /// What the library wants in front of the digits for set C.
    const SET_C: char = '\u{106}';
    let encoder = Code128::new(format!("{SET_C}{}", code.digits())).expect("set C takes any even number of digits");
    encoder.encode()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::documents::page::{Item, Page};
    use zedbar::{Image, Scanner};

    /// Reads the barcodes of a page rendered at 200 dpi, with a decoder that knows nothing of the encoder.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a page has positive places and a few thousand dots"
    )]
    pub(crate) fn scan(page: &Page) -> Vec<String> {
        const DOTS: f32 = 200.0 / 25.4;
        let dots = |mm: f32| (mm * DOTS).round() as usize;
        let (width, height) = (dots(page.size.width), dots(page.size.height));
        let mut grey = vec![255_u8; width * height];
        for item in &page.drawing.items {
            let Item::Fill(fill) = item else { continue };
            if fill.shade == Shade::Black {
                for y in dots(fill.area.top)..dots(fill.area.bottom) {
                    grey[y * width + dots(fill.area.left)..y * width + dots(fill.area.right)].fill(0);
                }
            }
        }
        let [width, height] = [width, height].map(|side| u32::try_from(side).unwrap());
        let mut image = Image::from_gray(&grey, width, height).unwrap();
        let symbols = Scanner::new().scan(&mut image).into_symbols();
        symbols.iter().map(|symbol| symbol.data_string().unwrap().to_owned()).collect()
    }

    #[test]
    fn a_decoder_reads_every_digit_back() {
        for digits in ["41070200500127", "00000100100001", "99999999999999", "12345678901234", "09182736455463"] {
            let code: SheetCode = digits.parse().unwrap();
            for (module, height) in [(0.40, 11.5), (0.38, 8.6)] {
                let mut page = Page { size: crate::documents::page::Size::A4, drawing: Drawing::default() };
                page.drawing.place(&draw(&code, module, height), 153.2, 20.2);
                assert_eq!(scan(&page), [digits], "modules of {module} mm");
            }
        }
    }

    #[test]
    fn the_bars_are_as_wide_as_they_are_said_to_be() {
        let code: SheetCode = "41070200500127".parse().unwrap();
        let last = draw(&code, 0.4, 11.5).items.last().map(|item| item.bounds().right);
        assert!(last.is_some_and(|right| (right - MODULES * 0.4).abs() < 1e-3));
    }
}
