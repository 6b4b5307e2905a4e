//! The fingerprint of the list of teams of a draw (« empreinte de la liste »): printed before the seed is known, it shows
//! afterwards that the list was not changed to suit the seed. Draws nothing, and knows nobody's players.

use crate::domain::TeamNumber;
use sha2::{Digest, Sha256};
use std::fmt::{self, Display, Formatter};
use unicode_normalization::UnicodeNormalization;

/// The version of the text the fingerprint is made of, and its first line.
pub const VERSION: &str = "jass-list-1";

/// SHA-256 of the text of a list, shown as its first 16 digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint([u8; 32]);

impl Fingerprint {
    /// Of teams and how they are called, in any order. The text: [`VERSION`], then a line for each team by number, the
    /// number in decimal, a tabulator, the name in Unicode form NFC; a line feed after each line, UTF-8.
    pub fn of<'a>(teams: impl IntoIterator<Item = (TeamNumber, &'a str)>) -> Self {
        let mut teams: Vec<_> = teams.into_iter().collect();
        teams.sort_unstable();
        let lines = teams.iter().map(|(number, name)| format!("{number}\t{}\n", name.nfc()));
        Self(Sha256::digest(format!("{VERSION}\n{}", lines.collect::<String>())).into())
    }

    /// All 64 digits, in small letters.
    pub fn digits(&self) -> String {
        let half = |bytes: &[u8]| bytes.iter().fold(0_u128, |number, &byte| number << 8 | u128::from(byte));
        format!("{:032x}{:032x}", half(&self.0[..16]), half(&self.0[16..]))
    }
}

/// What is compared by eye: `5A0C 91D3 77DE 04B8`.
impl Display for Fingerprint {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let groups: Vec<_> = self.0[..8].chunks(2).map(|pair| format!("{:02X}{:02X}", pair[0], pair[1])).collect();
        f.write_str(&groups.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `printf 'jass-list-1\n1\tÉlan\n2\tLes Pavés\n' | sha256sum` has it.
    #[test]
    fn it_is_the_sha_256_of_the_text_that_is_documented() {
        let print = |teams: &[(u32, &'static str)]| {
            let teams: Vec<_> = teams.iter().map(|&(number, name)| (TeamNumber::new(number).unwrap(), name)).collect();
            Fingerprint::of(teams)
        };
        for (teams, digits, short) in [
            (&[] as &[_], "15f8300855db230396362bf7a1f9c46b4c5985b3f6b1f425f117ecf77d010d98", "15F8 3008 55DB 2303"),
            (
                &[(1, "Élan"), (2, "Les Pavés")],
                "3503de3bb75705678f3a66a44db0930377dcefdf3544f75752da788d5774f638",
                "3503 DE3B B757 0567",
            ),
            // In any order, and composed or not.
            (
                &[(2, "Les Pave\u{301}s"), (1, "E\u{301}lan")],
                "3503de3bb75705678f3a66a44db0930377dcefdf3544f75752da788d5774f638",
                "3503 DE3B B757 0567",
            ),
            (
                &[(1, "Élan"), (10, "Les Pavés")],
                "359cab86a28cd4500923bee7d21e976e16321e1733cc04eb6850c2f9d48ec6b4",
                "359C AB86 A28C D450",
            ),
        ] {
            assert_eq!((print(teams).digits().as_str(), print(teams).to_string().as_str()), (digits, short));
        }
    }
}
