//! The words: everything a person reads, in the language of the person. Texts are Fluent files under
//! `assets/lang/<language>/`; numbers and dates are in [`number`] and [`date`]; [`wording`] turns refusals, warnings and
//! findings into sentences. Decides nothing.
//!
//! In the files an ordinary blank before `: ; ! ? »` and after `«` stands for a no-break one, and `'` for `’`: they are
//! set right when the files are read.

pub mod date;
pub mod number;
pub mod sorting;
pub mod wording;

use crate::domain::{PenaltyId, Points, RoundNumber, TableNumber, TeamNumber};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use unic_langid::LanguageIdentifier;

/// The languages there are: their tag and their files. Another one is a folder and a row here.
const LANGUAGES: &[(&str, &[&str])] = &[(
    "fr",
    &[
        include_str!("../../assets/lang/fr/audit-paper.ftl"),
        include_str!("../../assets/lang/fr/audit.ftl"),
        include_str!("../../assets/lang/fr/cli.ftl"),
        include_str!("../../assets/lang/fr/clock.ftl"),
        include_str!("../../assets/lang/fr/copies.ftl"),
        include_str!("../../assets/lang/fr/draw-record.ftl"),
        include_str!("../../assets/lang/fr/check-screen.ftl"),
        include_str!("../../assets/lang/fr/draw-screen.ftl"),
        include_str!("../../assets/lang/fr/documents.ftl"),
        include_str!("../../assets/lang/fr/explain.ftl"),
        include_str!("../../assets/lang/fr/files.ftl"),
        include_str!("../../assets/lang/fr/help.ftl"),
        include_str!("../../assets/lang/fr/second-entry.ftl"),
        include_str!("../../assets/lang/fr/home.ftl"),
        include_str!("../../assets/lang/fr/journal.ftl"),
        include_str!("../../assets/lang/fr/manual.ftl"),
        include_str!("../../assets/lang/fr/lists.ftl"),
        include_str!("../../assets/lang/fr/match-sheet.ftl"),
        include_str!("../../assets/lang/fr/papers.ftl"),
        include_str!("../../assets/lang/fr/penalty.ftl"),
        include_str!("../../assets/lang/fr/parachute.ftl"),
        include_str!("../../assets/lang/fr/exports.ftl"),
        include_str!("../../assets/lang/fr/ranking.ftl"),
        include_str!("../../assets/lang/fr/projector.ftl"),
        include_str!("../../assets/lang/fr/refusals.ftl"),
        include_str!("../../assets/lang/fr/regulations.ftl"),
        include_str!("../../assets/lang/fr/registration-screen.ftl"),
        include_str!("../../assets/lang/fr/ruleset.ftl"),
        include_str!("../../assets/lang/fr/settings.ftl"),
        include_str!("../../assets/lang/fr/sheets.ftl"),
        include_str!("../../assets/lang/fr/sheets-screen.ftl"),
        include_str!("../../assets/lang/fr/standings-screen.ftl"),
        include_str!("../../assets/lang/fr/unplanned.ftl"),
        include_str!("../../assets/lang/fr/window.ftl"),
    ],
)];

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// A text with values: `say!(words, "message-id", name = value, …)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $words.message($id, &[$((stringify!($name), $crate::i18n::Value::from($value))),*])
    };
}

/// A value in a text. Counts choose singular or plural and are shown with thousands; the numbers of teams, tables and
/// rounds are names and are shown plain.
pub enum Value {
    /// A count.
    Count(i64),
    /// Ready-made text.
    Text(String),
}

impl Words {
    /// The words of a language, by its tag (`fr`); `None` for one there is not.
    ///
    /// # Panics
    /// Never: a test reads every file.
    pub fn of(language: &str) -> Option<Self> {
        let (tag, files) = LANGUAGES.iter().find(|(tag, _)| *tag == language)?;
        let identifier: LanguageIdentifier = tag.parse().ok()?;
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            #[expect(clippy::cast_possible_truncation, reason = "counts are whole and small")]
            FluentValue::Number(count) => Some(number::count(count.value as i64)),
            _ => None,
        }));
        for file in *files {
            let resource = FluentResource::try_new(typeset(file)).map_err(|(_, errors)| errors).expect("a test reads every file");
            bundle.add_resource(resource).expect("a test finds messages with the same name");
        }
        Some(Self { bundle })
    }

    /// French, the first language.
    ///
    /// # Panics
    /// Never: it is always there.
    pub fn french() -> Self {
        Self::of("fr").expect("French is always there")
    }

    /// The tags of all languages there are.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|(tag, _)| *tag)
    }

    /// A text by its name; used through [`say!`](crate::say). A name that does not exist shows itself.
    pub fn message(&self, id: &str, values: &[(&str, Value)]) -> String {
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.as_fluent())).collect();
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "no text named {id}");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text
    }

    /// Whether there is a text of this name.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// « 1, 2 et 3 ».
    pub fn list<T: fmt::Display>(&self, items: impl IntoIterator<Item = T>) -> String {
        joined(items, |first, last| say!(self, "list-and", first = first, last = last))
    }

    /// « 1, 2 ou 3 ».
    pub fn list_or<T: fmt::Display>(&self, items: impl IntoIterator<Item = T>) -> String {
        joined(items, |first, last| say!(self, "list-or", first = first, last = last))
    }
}

/// A text with a capital at its beginning.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Items with commas between them, the last one joined in words.
fn joined<T: fmt::Display>(items: impl IntoIterator<Item = T>, last_two: impl Fn(String, String) -> String) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.pop() {
        None => String::new(),
        Some(only) if items.is_empty() => only,
        Some(last) => last_two(items.join(", "), last),
    }
}

impl Value {
    fn as_fluent(&self) -> FluentValue<'_> {
        match self {
            #[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
            Self::Count(count) => FluentValue::Number(FluentNumber::new(*count as f64, FluentNumberOptions::default())),
            Self::Text(text) => FluentValue::String(text.as_str().into()),
        }
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<Points> for Value {
    fn from(points: Points) -> Self {
        Self::Text(number::points(points))
    }
}

macro_rules! counts {
    ($($kind:ty),*) => { $(impl From<$kind> for Value {
        fn from(count: $kind) -> Self {
            Self::Count(i64::try_from(count).unwrap_or(i64::MAX))
        }
    })* };
}
counts!(i64, u32, u64, usize);

macro_rules! names {
    ($($kind:ty),*) => { $(impl From<$kind> for Value {
        fn from(name: $kind) -> Self {
            Self::Text(name.to_string())
        }
    })* };
}
names!(TeamNumber, TableNumber, RoundNumber, PenaltyId);

/// No-break blanks where French wants them, the real apostrophe, and the sign for the return key that the fonts have.
fn typeset(file: &str) -> String {
    let mut text = file.replace('\'', "’").replace("« ", "«\u{a0}").replace('⏎', "↵");
    for sign in [":", ";", "!", "?", "»"] {
        text = text.replace(&format!(" {sign}"), &format!("\u{a0}{sign}"));
    }
    text
}
