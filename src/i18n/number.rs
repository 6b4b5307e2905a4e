//! Numbers as people read them (papers 1.3): `2’512`, `1’335½`, `−157`. Always digits, never words.

use crate::domain::Points;

/// The minus sign.
const MINUS: char = '\u{2212}';

/// Points with thousands and a half: `1’335½`, `½`, `−157`.
pub fn points(points: Points) -> String {
    let (whole, half) = (points.abs().halves() / 2, points.has_half());
    let sign = if points < Points::ZERO { MINUS.to_string() } else { String::new() };
    match (whole, half) {
        (0, true) => format!("{sign}½"),
        (_, true) => format!("{sign}{}½", grouped(whole)),
        (_, false) => format!("{sign}{}", grouped(whole)),
    }
}

/// Points as people type them: without thousands.
pub fn typed(of: Points) -> String {
    points(of).replace('’', "")
}

/// Points that are shown with their sign where they are the message: `+5`, `−157`.
pub fn signed(points: i64) -> String {
    if points > 0 { format!("+{}", count(points)) } else { count(points) }
}

/// A whole number with thousands.
pub fn count(number: i64) -> String {
    let size = grouped(number.saturating_abs());
    if number < 0 { format!("{MINUS}{size}") } else { size }
}

/// An amount of money from hundredths: `5’940.00`.
pub fn amount(hundredths: i64) -> String {
    let sign = if hundredths < 0 { MINUS.to_string() } else { String::new() };
    let size = hundredths.saturating_abs();
    format!("{sign}{}.{:02}", grouped(size / 100), size % 100)
}

/// An amount of money as people type it, in hundredths: `60`, `60.50`, `60,5`, `60.–`; `None` for anything else.
pub fn read_amount(text: &str) -> Option<i64> {
    let text = text.trim().trim_end_matches(['-', '–', '−']);
    let (whole, cents) = text.split_once(['.', ',']).unwrap_or((text, "00"));
    let whole: String = whole.chars().filter(|letter| !matches!(letter, '’' | '\'')).collect();
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let fits = !whole.is_empty() && digits(&whole) && digits(cents) && cents.len() <= 2;
    fits.then(|| format!("{whole}{cents:0<2}").parse().ok()).flatten()
}

/// Digits in threes from 1’000 up.
fn grouped(number: i64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push('’');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_type_them() {
        for (text, hundredths) in [("60", 6000), ("60.5", 6050), ("60,50", 6050), ("1’200", 120_000), ("60.–", 6000), ("0", 0)]
        {
            assert_eq!(read_amount(text), Some(hundredths), "{text}");
        }
        for text in ["", "-5", "6.505", "six", ".50", "99999999999999999999"] {
            assert_eq!(read_amount(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_read_as_on_paper() {
        for (halves, text) in
            [(0, "0"), (1, "½"), (-1, "−½"), (2671, "1’335½"), (-314, "−157"), (2000, "1’000"), (1998, "999"), (28040, "14’020")]
        {
            assert_eq!(points(Points::from_halves(halves)), text);
        }
        assert_eq!((signed(5), signed(-157), signed(0)), ("+5".into(), "−157".into(), "0".into()));
        assert_eq!((amount(594_000), amount(-5), amount(0)), ("5’940.00".into(), "−0.05".into(), "0.00".into()));
        assert_eq!(count(1_234_567), "1’234’567");
    }

    #[test]
    fn amounts_are_read_as_they_are_typed() {
        for (text, amount) in
            [("60", Some(6000)), (" 60.5 ", Some(6050)), ("0,05", Some(5)), ("", None), ("-3", None), ("1.234", None)]
        {
            assert_eq!(read_amount(text), amount, "{text}");
        }
    }
}
