//! Bytes of a text file → text, without settings: UTF-8, UTF-16, else Windows-1252 as Excel writes it in Switzerland and
//! France. Does not look at what the text says.
//!
//! A mark at the beginning (BOM) decides. Without one, NUL bytes that all stand on the same side of pairs are UTF-16;
//! other NULs are no text. What is not UTF-8 is Windows-1252, unless it has a byte that means nothing there (old texts
//! of Macintosh or DOS, mostly): better no names than wrong ones.

use super::ExchangeError;
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// The text, without its BOM.
pub(super) fn decode(bytes: &[u8]) -> Result<String, ExchangeError> {
    let (encoding, rest) = match Encoding::for_bom(bytes) {
        Some((encoding, length)) => (encoding, &bytes[length..]),
        None => (guess(bytes), bytes),
    };
    let (text, had_errors) = encoding.decode_without_bom_handling(rest);
    // Ctrl Z ends a text of DOS.
    let text = text.trim_end_matches('\u{1a}');
    if text.contains('\0') {
        return Err(ExchangeError::NotText);
    }
    if had_errors {
        return Err(ExchangeError::UnknownEncoding { line: line_of(text, '\u{fffd}') });
    }
    match text.chars().find(|&c| is_junk(c)) {
        Some(c) if ('\u{80}'..='\u{9f}').contains(&c) => Err(ExchangeError::UnknownEncoding { line: line_of(text, c) }),
        Some(_) => Err(ExchangeError::NotText),
        None => Ok(text.to_owned()),
    }
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    utf_16_without_bom(bytes).unwrap_or_else(|| if std::str::from_utf8(bytes).is_ok() { UTF_8 } else { WINDOWS_1252 })
}

/// UTF-16 by its NULs: Latin letters have one in every pair, always on the same side; here two pairs in five must.
fn utf_16_without_bom(bytes: &[u8]) -> Option<&'static Encoding> {
    let nuls = |side: usize| bytes.iter().skip(side).step_by(2).filter(|&&byte| byte == 0).count();
    match (nuls(0), nuls(1)) {
        _ if !bytes.len().is_multiple_of(2) => None,
        (0, some) if some > 0 && some * 5 >= bytes.len() => Some(UTF_16LE),
        (some, 0) if some > 0 && some * 5 >= bytes.len() => Some(UTF_16BE),
        _ => None,
    }
}

/// A control character that no text file has. The few that stray into texts (form feed, escape …) are left for the
/// rules to refuse, in the one line they stand in.
fn is_junk(c: char) -> bool {
    matches!(c, '\u{1}'..='\u{8}' | '\u{e}'..='\u{1a}' | '\u{7f}'..='\u{84}' | '\u{86}'..='\u{9f}')
}

/// The line, from 1, in which a character first stands.
fn line_of(text: &str, wanted: char) -> usize {
    let before = text.find(wanted).map_or(text, |at| &text[..at]);
    1 + before.replace("\r\n", "\n").matches(['\n', '\r']).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf_16(text: &str, big: &str, bom: &str) -> Vec<u8> {
        let units = bom.encode_utf16().chain(text.encode_utf16());
        units.flat_map(|unit| if big == "BE" { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
    }

    #[test]
    fn every_usual_encoding_reads_without_settings() {
        let text = "1;Équipe ç;Cœur d’été;Zürich\r\n2;Škoda;Ł;🂡";
        let french = "1;Équipe ç;Cœur d’été – «€»;Zürich\r\n";
        let cases: [(&str, Vec<u8>, &str); 7] = [
            ("UTF-8", text.as_bytes().to_vec(), text),
            ("UTF-8 BOM", format!("\u{feff}{text}").into_bytes(), text),
            ("UTF-16LE BOM", utf_16(text, "LE", "\u{feff}"), text),
            ("UTF-16BE BOM", utf_16(text, "BE", "\u{feff}"), text),
            ("UTF-16LE", utf_16(text, "LE", ""), text),
            ("UTF-16BE", utf_16(text, "BE", ""), text),
            ("Windows-1252", WINDOWS_1252.encode(french).0.into_owned(), french),
        ];
        for (name, bytes, expected) in cases {
            assert_eq!(decode(&bytes).as_deref(), Ok(expected), "{name}");
        }
        assert_eq!(decode(b"a;b\n\x1a").as_deref(), Ok("a;b\n"));
        assert_eq!(decode(b"").as_deref(), Ok(""));
    }

    #[test]
    fn what_is_no_text_is_told() {
        for bytes in [&b"a;b\0c;d\n"[..], b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"abc\x01\x02", b"\0", b"\xff\xfe\0\0a"] {
            assert_eq!(decode(bytes), Err(ExchangeError::NotText), "{bytes:?}");
        }
        // « Hélène » of an old Macintosh: è is 0x8F there.
        assert_eq!(decode(b"nom\r\nH\x8el\x8fne\r\n"), Err(ExchangeError::UnknownEncoding { line: 2 }));
        assert_eq!(decode(b"\xef\xbb\xbfa\nb\n\xff"), Err(ExchangeError::UnknownEncoding { line: 3 }));
    }
}
