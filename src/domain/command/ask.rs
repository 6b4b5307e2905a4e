//! « May I? »: what window and command line ask before they carry a wish out, and what they have to say then: nothing, a
//! warning, a question with what comes of it, or the way out. Decides nothing of its own: the answer is read off [`decide`].
//! What is usual at which moment of the evening is [`permission`](super::permission).

use super::{CheckCommand, Command, Decision, EventCommand, Insist, KeepWrong, RoundCommand, SheetCommand, SheetsToo, decide};
use crate::domain::draw::{DrawRefusal, Rematches};
use crate::domain::refusal::MayInsist;
use crate::domain::{Refusal, Tournament};

/// What is answered to a wish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// It can be done; its warnings are said.
    Yes(Decision),
    /// It can be done once the organiser confirms it.
    Confirm {
        /// Why it is not done as it was wished.
        refusal: Refusal,
        /// What he says to confirm it.
        how: Confirmation,
        /// The wish confirmed; with a reason that stands for the one he gives, to look at what would come of it.
        confirmed: Command,
    },
    /// It cannot be done; the refusal says what can.
    No(Refusal),
}

/// What an organiser says to confirm a wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Confirmation {
    /// That he insists: open sheets or second entries, an uneven order of trumps.
    Insist,
    /// That the sheets go with their draw.
    SheetsToo,
    /// That teams may meet again.
    Rematch,
    /// That a wrong sum stands as it is on the paper: a sheet is kept « à vérifier », a second entry differs.
    Unverified,
    /// Why a sheet that is in becomes another.
    Reason,
}

/// Stands for the reason of the organiser while he has given none.
const SOME_REASON: &str = "…";

/// What is answered to a wish as it stands.
pub fn ask(tournament: &Tournament, command: &Command) -> Answer {
    match decide(tournament, command) {
        Ok(decision) => Answer::Yes(decision),
        Err(refusal) => match confirmation(&refusal) {
            Some(how) => Answer::Confirm { confirmed: confirmed(command, how), how, refusal },
            None => Answer::No(refusal),
        },
    }
}

/// What overrules a refusal; `None`: nothing does.
pub fn confirmation(refusal: &Refusal) -> Option<Confirmation> {
    match refusal {
        Refusal::SheetsOpen { insist: MayInsist::Yes, .. }
        | Refusal::ChecksOpen { insist: MayInsist::Yes, .. }
        | Refusal::UnevenTrumps { .. } => Some(Confirmation::Insist),
        Refusal::RoundHasSheets { .. } => Some(Confirmation::SheetsToo),
        Refusal::Draw(DrawRefusal::Impossible { .. }) => Some(Confirmation::Rematch),
        Refusal::WrongSum(_) => Some(Confirmation::Unverified),
        Refusal::SheetIn { same: false, .. } => Some(Confirmation::Reason),
        Refusal::Entries(entries) => {
            let mut each = entries.iter().map(|(_, refusal)| confirmation(refusal));
            let first = each.next()??;
            each.all(|other| other == Some(first)).then_some(first)
        }
        _ => None,
    }
}

/// A wish as it is once confirmed.
fn confirmed(command: &Command, how: Confirmation) -> Command {
    let mut command = command.clone();
    match (&mut command, how) {
        (
            Command::Rounds(RoundCommand::Draw { insist, .. } | RoundCommand::Pair { insist, .. })
            | Command::Event(EventCommand::SetRules { insist, .. }),
            Confirmation::Insist,
        ) => *insist = Insist::Yes,
        (Command::Rounds(RoundCommand::Annul { sheets, .. }), Confirmation::SheetsToo) => *sheets = SheetsToo::Drop,
        (Command::Rounds(RoundCommand::Draw { rematches, .. }), Confirmation::Rematch) => *rematches = Rematches::Allow,
        (
            Command::Sheets(SheetCommand::Enter { wrong, .. }) | Command::Checks(CheckCommand::Type { wrong, .. }),
            Confirmation::Unverified,
        ) => *wrong = KeepWrong::Unverified,
        (Command::Sheets(SheetCommand::Enter { reason, .. }), Confirmation::Reason) => *reason = Some(SOME_REASON.to_owned()),
        _ => {}
    }
    command
}

impl Confirmation {
    /// Whether « yes » says it all: nothing is to be chosen or written down.
    pub fn is_a_yes(self) -> bool {
        matches!(self, Self::Insist | Self::SheetsToo)
    }
}
