//! Dates and times as people read them: « samedi 28 novembre 2026 », `28.11.2026`, `15:42`. Asks no clock.

use super::Words;
use crate::domain::Moment;
use crate::say;
use chrono::{Datelike, NaiveDate};

/// « samedi 28 novembre 2026 »; the first day of a month is « 1er ».
pub fn long(words: &Words, date: NaiveDate) -> String {
    let weekday = words.message(&format!("weekday-{}", date.weekday().number_from_monday()), &[]);
    let month = words.message(&format!("month-{}", date.month()), &[]);
    say!(words, "date-long", weekday = weekday, day = i64::from(date.day()), month = month, year = date.year().to_string())
}

/// `28.11.2026`.
pub fn short(date: NaiveDate) -> String {
    date.format("%d.%m.%Y").to_string()
}

/// A day as people type it: `28.11.2026`, `28/11/26`, `28-11-2026` or `2026-11-28`.
pub fn read(text: &str) -> Option<NaiveDate> {
    let parts: Vec<&str> = text.trim().split(['.', '/', '-', ' ']).filter(|part| !part.is_empty()).collect();
    let [first, month, last] = parts.as_slice() else { return None };
    let (day, year) = if first.len() == 4 { (last, first) } else { (first, last) };
    let number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse::<u32>().ok()).flatten();
    let century = match year.len() {
        2 => 2000,
        4 => 0,
        _ => return None,
    };
    let year = i32::try_from(number(year)?).ok()? + century;
    NaiveDate::from_ymd_opt(year, number(month)?, number(day)?).filter(|_| year > 1900)
}

/// `15:42`.
pub fn time(moment: &Moment) -> String {
    moment.format("%H:%M").to_string()
}

/// `15:42:07`.
pub fn time_to_the_second(moment: &Moment) -> String {
    moment.format("%H:%M:%S").to_string()
}

/// `43:07`: minutes and seconds of a clock; none below zero.
pub fn minutes_and_seconds(seconds: i64) -> String {
    let seconds = seconds.max(0);
    format!("{:02}:{:02}", seconds / 60, seconds % 60)
}

/// `28.11.2026 15:42:07`.
pub fn exact(moment: &Moment) -> String {
    moment.format("%d.%m.%Y %H:%M:%S").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_people_type_them() {
        let expected = NaiveDate::from_ymd_opt(2026, 11, 8);
        for text in ["08.11.2026", "8.11.2026", " 8.11.26 ", "8/11/2026", "8-11-2026", "2026-11-08", "8 11 2026", "8. 11. 2026"] {
            assert_eq!(read(text), expected, "{text}");
        }
        for text in ["", "demain", "31.02.2026", "8.13.2026", "8.11", "8.11.226", "0.11.2026", "8.11.2026.1", "+8.11.2026"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn dates_read_as_on_paper() {
        let date = |day| NaiveDate::from_ymd_opt(2026, 8, day).unwrap();
        assert_eq!(long(&Words::french(), date(29)), "samedi 29 août 2026");
        assert_eq!(long(&Words::french(), date(1)), "samedi 1er août 2026");
        assert_eq!(short(date(2)), "02.08.2026");
    }
}
