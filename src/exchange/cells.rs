//! Cells that a spreadsheet would run as a formula: made harmless where a list is exported as text, and read back as
//! they were where one is imported. Not needed for .xlsx, where a text is a text.

use std::borrow::Cow;

/// The cell as it is exported: with an apostrophe before it if a spreadsheet would run it, or if it would be mistaken for
/// such a one when it is read back. Plain negative numbers (`-157`, `-78.5`, `-78,5`) stay numbers.
/// [`plain`] undoes it exactly.
pub fn harmless(cell: &str) -> Cow<'_, str> {
    if needs_apostrophe(cell) && !is_negative_number(cell) { Cow::Owned(format!("'{cell}")) } else { Cow::Borrowed(cell) }
}

/// The cell as it was before [`harmless`]: without the apostrophe, if one stands before what would be run.
pub fn plain(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| needs_apostrophe(rest)).unwrap_or(cell)
}

/// Whether a formula sign comes first. White space and apostrophes before it are seen through: a spreadsheet drops the
/// former, and a name `'=x` must not come back as `=x`. Full-width signs are formula signs for East Asian settings.
fn needs_apostrophe(cell: &str) -> bool {
    let blank = |c: char| c.is_whitespace() || c.is_control() || c == '\'';
    cell.trim_start_matches(blank).starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
}

fn is_negative_number(cell: &str) -> bool {
    let Some(size) = cell.strip_prefix('-') else { return false };
    let (whole, fraction) = size.split_once(['.', ',']).unwrap_or((size, "0"));
    [whole, fraction].iter().all(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn formulas_are_made_harmless_and_numbers_left() {
        for (cell, exported) in [
            ("=1+1", "'=1+1"),
            ("+41 79", "'+41 79"),
            ("-A1", "'-A1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t=1"),
            ("\r=1", "'\r=1"),
            (" =1", "' =1"),
            ("--1", "'--1"),
            ("-1-2", "'-1-2"),
            ("'=1", "''=1"),
            ("-157", "-157"),
            ("-78.5", "-78.5"),
            ("-78,5", "-78,5"),
            ("−78.5", "−78.5"),
            ("'Ndrangheta", "'Ndrangheta"),
            ("Les As", "Les As"),
            ("", ""),
        ] {
            assert_eq!(harmless(cell), exported, "{cell:?}");
            assert_eq!(plain(exported), cell, "{exported:?}");
        }
    }

    proptest! {
        #[test]
        fn plain_undoes_harmless(cell in "[-'=+@ \ta1.,]{0,8}|\\PC{0,12}") {
            let exported = harmless(&cell);
            prop_assert_eq!(plain(&exported), cell.as_str());
        }
    }
}
