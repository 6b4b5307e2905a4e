//! The number on a match sheet, printed as a barcode and as 14 digits `TTTT PP NNN EEEEE`: which tournament, round, table
//! and draw the paper belongs to. Opens the sheet it was printed for and no other; draws no bars, that is
//! `documents::barcode`.

use crate::domain::change::Edit;
use crate::domain::history::{History, StateNumber};
use crate::domain::{Change, Round, RoundNumber, TableNumber, Tournament};
use sha2::{Digest, Sha256};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// What a match sheet says of itself to the entry desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SheetCode {
    /// Four digits that tell this tournament from others.
    tournament: u32,
    /// The round.
    pub round: RoundNumber,
    /// The table, up to 999.
    pub table: TableNumber,
    /// The state number under which the match came to this table, up to 99’999.
    pub state: StateNumber,
}

/// A text that is no [`SheetCode`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotACode;

/// Why a paper opens no sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WrongPaper {
    /// The text is not one of 14 digits with a round and a table in it.
    NotACode,
    /// It is of another tournament.
    OtherTournament,
    /// It is of another round than the one whose sheets are entered.
    OtherRound {
        /// The round of the paper.
        paper: RoundNumber,
        /// The round whose sheets are entered.
        entered: RoundNumber,
    },
    /// It was printed for a draw that was annulled since (« feuille d’un tirage annulé »).
    AnnulledDraw {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// The draw is in force, and other teams sit at this table since it was printed.
    OtherTeams {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
}

impl SheetCode {
    /// The code of the sheet of a table as it is seated now; `None` where the round has no such table, and where a number
    /// has more digits than the code keeps for it (tables from 1000 on): such a sheet has no bars and is found by its table.
    pub fn of(history: &History, round: &Round, table: TableNumber) -> Option<Self> {
        let state = seated_since(history, round, table)?;
        let fits = round.number.get() <= 99 && table.get() <= 999 && state <= 99_999;
        fits.then(|| Self { tournament: tournament_code(history), round: round.number, table, state })
    }

    /// The 14 digits without blanks, as bars and scanners have them.
    pub fn digits(&self) -> String {
        self.to_string().replace(' ', "")
    }
}

/// `4107 02 005 00127`.
impl Display for SheetCode {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:04} {:02} {:03} {:05}", self.tournament, self.round.get(), self.table.get(), self.state)
    }
}

/// Fourteen digits, with blanks anywhere.
impl FromStr for SheetCode {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<Self, NotACode> {
        let digits: String = text.split_whitespace().collect();
        if digits.len() != 14 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(NotACode);
        }
        let number = |place: std::ops::Range<usize>| digits[place].parse::<u32>().map_err(|_| NotACode);
        Ok(Self {
            tournament: number(0..4)?,
            round: RoundNumber::new(number(4..6)?).ok_or(NotACode)?,
            table: TableNumber::new(number(6..9)?).ok_or(NotACode)?,
            state: u64::from(number(9..14)?),
        })
    }
}

/// Which sheet a code read from paper opens while the sheets of a round are entered.
///
/// # Errors
/// It opens none, and why.
pub fn opened_by(
    text: &str,
    tournament: &Tournament,
    history: &History,
    entered: RoundNumber,
) -> Result<(RoundNumber, TableNumber), WrongPaper> {
    let code: SheetCode = text.parse().map_err(|NotACode| WrongPaper::NotACode)?;
    let SheetCode { round: paper, table, state, .. } = code;
    if code.tournament != tournament_code(history) {
        return Err(WrongPaper::OtherTournament);
    }
    if paper != entered {
        return Err(WrongPaper::OtherRound { paper, entered });
    }
    let drawn = tournament.rounds.get(&paper);
    if drawn.and_then(|round| SheetCode::of(history, round, table)) == Some(code) {
        return Ok((paper, table));
    }
    let of_this_draw =
        |round: &&Round| history.entry(state).is_some_and(|entry| entry.rounds().any(|made| made.is_same_draw(round)));
    Err(match drawn.filter(of_this_draw) {
        Some(_) => WrongPaper::OtherTeams { round: paper, table },
        None => WrongPaper::AnnulledDraw { round: paper, table },
    })
}

/// The first state in which the draw in force had this match at this table. A draw undone and done again is the same
/// draw, and its papers hold.
pub(super) fn seated_since(history: &History, round: &Round, table: TableNumber) -> Option<StateNumber> {
    let seated = round.at(table)?;
    history.first_with(round, |made| made.at(table) == Some(seated)).map(|entry| entry.state)
}

/// Four digits from when, by whom and as what the tournament was made: its first entry, which never changes and which a copy has too.
fn tournament_code(history: &History) -> u32 {
    let mut hash = Sha256::new();
    if let Some(first) = history.entries().first() {
        hash.update(first.at.timestamp().to_be_bytes());
        hash.update(&first.operator);
        for change in &first.changes {
            if let Change::Event(Edit { after: Some(event), .. }) = change {
                hash.update(&event.name);
            }
        }
    }
    let digest = hash.finalize();
    u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]) % 10_000
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::fixtures::{Evening, Plan, round};
    use crate::domain::command::{Command, RoundCommand, SheetsToo};
    use crate::i18n::Words;

    fn table(number: u32) -> TableNumber {
        TableNumber::new(number).unwrap()
    }

    fn code(evening: &Evening, of: u32, at: u32) -> SheetCode {
        SheetCode::of(evening.session.history(), &evening.tournament.rounds[&round(of)], table(at)).unwrap()
    }

    fn opens(evening: &Evening, text: &str, entered: u32) -> Result<(u32, u32), WrongPaper> {
        let opened = opened_by(text, &evening.tournament, evening.session.history(), round(entered));
        opened.map(|(round, table)| (round.get(), table.get()))
    }

    fn annul(evening: &mut Evening, round: u32) {
        let reason = "équipe oubliée".to_owned();
        evening.run(Command::Rounds(RoundCommand::Annul { round, reason, sheets: SheetsToo::Refuse }));
    }

    #[test]
    fn a_code_is_written_and_read_in_fourteen_digits() {
        let code = SheetCode { tournament: 107, round: round(2), table: table(5), state: 127 };
        assert_eq!((code.to_string().as_str(), code.digits().as_str()), ("0107 02 005 00127", "01070200500127"));
        for text in ["0107 02 005 00127", "01070200500127", " 010702 00500127\r\n"] {
            assert_eq!(text.parse(), Ok(code));
        }
        for text in
            ["", "5", "0107020050012", "010702005001277", "01070200500127a", "01070000500127", "01070200000127", "٠١٠٧٠٢٠٠٥٠٠١٢٧"]
        {
            assert_eq!(text.parse::<SheetCode>(), Err(NotACode), "{text}");
        }
    }

    #[test]
    fn a_paper_opens_its_sheet_and_no_other() {
        let mut evening = Plan::of(12, 1).play();
        evening.draw(2);
        for at in 1..=6 {
            assert_eq!(opens(&evening, &code(&evening, 2, at).to_string(), 2), Ok((2, at)));
        }
        let of_first = code(&evening, 1, 4).digits();
        assert_eq!(opens(&evening, &of_first, 1), Ok((1, 4)));
        assert_eq!(opens(&evening, &of_first, 2), Err(WrongPaper::OtherRound { paper: round(1), entered: round(2) }));
        assert_eq!(opens(&evening, "4", 2), Err(WrongPaper::NotACode));
        let stranger = SheetCode { tournament: (code(&evening, 2, 4).tournament + 1) % 10_000, ..code(&evening, 2, 4) };
        assert_eq!(opens(&evening, &stranger.digits(), 2), Err(WrongPaper::OtherTournament));
        let beyond = SheetCode { table: table(7), ..code(&evening, 2, 4) };
        assert!(opens(&evening, &beyond.digits(), 2).is_err());
    }

    #[test]
    fn papers_of_an_annulled_draw_are_refused_also_where_the_same_teams_meet_again() {
        let mut evening = Plan::of(12, 0).begin();
        evening.draw(1);
        let old = code(&evening, 1, 3);
        let refused = Err(WrongPaper::AnnulledDraw { round: round(1), table: table(3) });
        annul(&mut evening, 1);
        assert_eq!(opens(&evening, &old.digits(), 1), refused);
        evening.draw(1);
        assert_ne!(code(&evening, 1, 3), old);
        assert_eq!(opens(&evening, &old.digits(), 1), refused, "drawn again from the same seed");
    }

    #[test]
    fn what_does_not_touch_the_draw_leaves_its_papers_valid() {
        let mut evening = Plan::of(12, 0).begin();
        evening.draw(1);
        let printed = code(&evening, 1, 3);
        evening.session.undo().unwrap();
        evening.session.redo().unwrap();
        evening.edit(1, crate::domain::command::TeamEdit { settled: Some(true), ..Default::default() });
        evening.enter(1, |_| true);
        assert_eq!(opens(&evening, &printed.digits(), 1), Ok((1, 3)));
    }

    /// The teams of two tables exchanged after the draw: their papers are outdated, those of the other tables hold.
    #[test]
    fn a_paper_does_not_open_a_table_where_other_teams_sit_by_now() {
        let mut evening = Plan::of(12, 0).begin();
        evening.draw(1);
        let printed = [1, 2, 3].map(|at| code(&evening, 1, at).digits());
        let [first, second] = [0, 1].map(|at: usize| evening.tournament.rounds[&round(1)].matches[at].team_a.get());
        let mut swap = |teams| {
            let (reason, at) = ("entrée commune".to_owned(), evening.session.now());
            evening.run(Command::Rounds(RoundCommand::Swap { round: 1, teams, reason, at }));
            printed.each_ref().map(|code| opens(&evening, code, 1))
        };
        let outdated = |at| Err(WrongPaper::OtherTeams { round: round(1), table: table(at) });
        assert_eq!(swap([first, second]), [outdated(1), outdated(2), Ok((1, 3))]);
        assert_eq!(swap([second, first]), [Ok((1, 1)), Ok((1, 2)), Ok((1, 3))], "exchanged back");
    }

    #[test]
    fn each_refusal_is_a_sentence_that_says_what_to_do() {
        let words = Words::french();
        let (round, table) = (round(2), table(5));
        for (paper, sentence) in [
            (WrongPaper::NotACode, "14 chiffres"),
            (WrongPaper::OtherTournament, "autre tournoi"),
            (WrongPaper::OtherRound { paper: round, entered: self::round(3) }, "partie 2"),
            (WrongPaper::AnnulledDraw { round, table }, "Feuille d’un tirage annulé"),
            (WrongPaper::OtherTeams { round, table }, "table 5"),
        ] {
            assert!(words.wrong_paper(paper).contains(sentence), "{}", words.wrong_paper(paper));
        }
    }
}
