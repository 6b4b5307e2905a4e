//! Names and reasons as people type them: tidied, limited, compared. Has no opinion on what a good name is.

use super::Refusal;
use unicode_normalization::UnicodeNormalization;

/// The longest name, in characters (rules.md 9).
pub const NAME_MAX: usize = 80;
/// The longest reason or remark, in characters.
pub const REASON_MAX: usize = 300;

/// Which text is meant, for the refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// The tournament's name.
    Tournament,
    /// Where it is played.
    Place,
    /// A prize.
    Prize,
    /// A team's name.
    Team,
    /// A player's name.
    Player,
    /// A club.
    Club,
    /// A reason asked for.
    Reason,
    /// A remark on a payment.
    Remark,
    /// The name of a desk.
    Operator,
}

/// A one-line text without white space at its ends, with single blanks inside and in Unicode form NFC.
///
/// # Errors
/// A control character, or more than `most` characters.
pub fn tidy(field: Field, text: &str, most: usize) -> Result<String, Refusal> {
    let words: Vec<_> = text.split_whitespace().collect();
    let tidied: String = words.join(" ").nfc().collect();
    if tidied.chars().any(is_unseen) {
        return Err(Refusal::ControlCharacter { field });
    }
    let length = tidied.chars().count();
    if length > most {
        return Err(Refusal::TextTooLong { field, length, most });
    }
    Ok(tidied)
}

/// A character nobody sees and that changes what is around it: a control character, one of no width, or one that turns the
/// direction of writing. (The joiners of Indian and Persian letters and of emoji are none of these.)
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// A name of at most [`NAME_MAX`] characters, tidied.
///
/// # Errors
/// As [`tidy`].
pub fn name(field: Field, text: &str) -> Result<String, Refusal> {
    tidy(field, text, NAME_MAX)
}

/// A reason, which may not be empty.
///
/// # Errors
/// As [`tidy`], and an empty text.
pub fn reason(text: &str) -> Result<String, Refusal> {
    let reason = tidy(Field::Reason, text, REASON_MAX)?;
    if reason.is_empty() { Err(Refusal::ReasonMissing) } else { Ok(reason) }
}

/// What two names have in common that differ only by case, by runs of white space or by the Unicode form of accents.
pub fn fold(name: &str) -> String {
    let upper: String = name.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    upper.to_lowercase().nfc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(name(Field::Team, "  Les \t As\nde  pique ").unwrap(), "Les As de pique");
        assert_eq!(name(Field::Team, "E\u{301}quipe").unwrap(), "Équipe");
        assert_eq!(name(Field::Team, &"é".repeat(80)).unwrap().chars().count(), 80);
        assert!(matches!(name(Field::Team, &"é".repeat(81)), Err(Refusal::TextTooLong { length: 81, .. })));
        assert!(matches!(name(Field::Team, "a\u{7}b"), Err(Refusal::ControlCharacter { .. })));
        for unseen in ["\u{200b}", "\u{202e}abc", "Li\u{ad}ons", "\u{feff}Lions"] {
            assert!(matches!(name(Field::Team, unseen), Err(Refusal::ControlCharacter { .. })), "{unseen:?}");
        }
        assert!(name(Field::Team, "\u{1f469}\u{200d}\u{1f33e} Paysannes").is_ok());
        assert!(matches!(reason(" \n "), Err(Refusal::ReasonMissing)));
    }

    #[test]
    fn folding_keeps_accents_apart_but_not_their_form() {
        assert_eq!(fold("LES  ÉTÉS"), fold("les e\u{301}te\u{301}s"));
        assert_ne!(fold("Les étés"), fold("Les etes"));
    }
}
