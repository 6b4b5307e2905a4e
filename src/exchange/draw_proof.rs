//! What a sceptic takes away: the record of a draw as JSON, and two checkers that draw again from it without this program
//! (`assets/verify`). The page he opens on his telephone has the record in it already. Draws nothing itself.

use super::json;
use super::output::Kind;
use crate::i18n::Words;
use crate::say;
use crate::views::draw_record::DrawRecord;

/// The page that checks: plain HTML and JavaScript, no network.
const PAGE: &str = include_str!("../../assets/verify/verifier.html");

/// The same for a command line.
const SCRIPT: &str = include_str!("../../assets/verify/verifier.py");

/// Where the page has its record, and where it has none.
const PLACE: &str = r#"<script type="application/json" id="record">null</script>"#;

/// One of the files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// The record.
    Record,
    /// The page, with the record in it.
    Page,
    /// The script.
    Script,
}

impl Proof {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Record, Self::Page, Self::Script];

    /// The name of the file.
    pub fn file_name(self, record: &DrawRecord<'_>, words: &Words) -> String {
        let round = record.round.number;
        match self {
            Self::Record => format!("{}.json", say!(words, "proof-file-record", round = round)),
            Self::Page => format!("{}.html", say!(words, "proof-file-page", round = round)),
            Self::Script => "verifier.py".to_owned(),
        }
    }

    /// The kind of the file.
    pub fn kind(self) -> Kind {
        match self {
            Self::Record => Kind::Json,
            Self::Page => Kind::Html,
            Self::Script => Kind::Python,
        }
    }

    /// What is in it.
    pub fn text(self, record: &DrawRecord<'_>, words: &Words) -> String {
        match self {
            Self::Record => format!("{:#}\n", json::draw_record(record, words)),
            Self::Page => page_with(&json::draw_record(record, words)),
            Self::Script => SCRIPT.to_owned(),
        }
    }
}

/// A name with `</script>` in it ends nothing.
fn page_with(record: &serde_json::Value) -> String {
    let place = PLACE.replace("null", &record.to_string().replace('<', "\\u003c"));
    PAGE.replacen(PLACE, &place, 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_record_stands_in_the_page_once_and_ends_no_script() {
        assert_eq!(PAGE.matches(PLACE).count(), 1);
        let page = page_with(&json!({ "name": "</script><b>" }));
        assert!(page.contains(r#"id="record">{"name":"\u003c/script>\u003cb>"}</script>"#));
        assert_eq!(page.matches("</script>").count(), PAGE.matches("</script>").count());
    }

    #[test]
    fn the_checkers_need_nothing_from_elsewhere() {
        for word in ["http:", "https:", "src=", "href=", "fetch(", "XMLHttpRequest", "import("] {
            assert!(!PAGE.contains(word), "{word}");
        }
        assert!(SCRIPT.lines().count() < 80, "{}", SCRIPT.lines().count());
        assert!(!SCRIPT.contains("urllib") && !SCRIPT.contains("socket"));
    }
}
