//! What can be wished, and what comes of it. [`decide`] is the only place where a wish becomes changes: window, command
//! line, import and undo all go through it. Also answers « could I? », since it changes nothing itself.

pub mod ask;
mod checks;
mod clock;
mod departures;
mod event;
mod grants;
mod misplaced;
mod penalties;
pub mod permission;
mod repairs;
mod rounds;
mod sheets;
mod teams;

pub use checks::CheckCommand;
pub use clock::ClockCommand;
pub use event::{EventCommand, EventDraft, create};
pub use grants::GrantCommand;
pub use penalties::PenaltyCommand;
pub use rounds::{HandMatch, Insist, RoundCommand, SheetsToo};
pub use sheets::{KeepWrong, SheetCommand, SheetContent, SheetEntry, Typing};
pub use teams::{TeamCommand, TeamDraft, TeamEdit};

use super::draw::Notice;
use super::sheet::difference::Difference;
use super::{Change, Grant, Penalty, Points, Refusal, RoundNumber, TableNumber, TeamNumber, Tournament};
use serde::{Deserialize, Serialize};

/// A wish, as plain data; kept in the journal as it was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// About the tournament and its ruleset.
    Event(EventCommand),
    /// About teams.
    Teams(TeamCommand),
    /// About draws.
    Rounds(RoundCommand),
    /// About sheets.
    Sheets(SheetCommand),
    /// About second entries of sheets.
    Checks(CheckCommand),
    /// About penalties.
    Penalties(PenaltyCommand),
    /// About points granted.
    Grants(GrantCommand),
    /// About the clock of a round.
    Clock(ClockCommand),
}

/// What comes of a wish.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Decision {
    /// The changes, in the order in which they can be made.
    pub changes: Vec<Change>,
    /// What the user should know.
    pub warnings: Vec<Warning>,
}

/// Something the user should know, though it is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Warning {
    /// About the draw.
    Draw(Notice),
    /// A player is in two teams.
    PlayerInTwoTeams {
        /// The player.
        player: String,
        /// The teams, the new one last.
        teams: (TeamNumber, TeamNumber),
    },
    /// Two teams meet again.
    Rematch {
        /// The teams.
        teams: (TeamNumber, TeamNumber),
        /// The other rounds in which they meet.
        rounds: Vec<RoundNumber>,
    },
    /// A team does not sit at the table that is fixed for it.
    FixedTableLeft {
        /// The team.
        team: TeamNumber,
        /// Its table.
        table: TableNumber,
    },
    /// Sheets of earlier rounds are open, and the organiser insists.
    SheetsOpen(Vec<(RoundNumber, TableNumber)>),
    /// Sheets of earlier rounds differ from their second entry, or have none though one is required, and the organiser insists.
    ChecksOpen(Vec<(RoundNumber, TableNumber)>),
    /// A second entry differs from the first.
    SecondEntryDiffers(Difference),
    /// Sheets went with an annulled draw.
    SheetsWentToo(usize),
    /// A penalty went with an annulled draw, or with a bye.
    PenaltyWentToo(Penalty),
    /// Points granted went with an annulled draw.
    GrantWentToo(Grant),
    /// A match becomes a forfeit.
    BecomesForfeit {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
        /// The team that would have played against the one that left.
        against: TeamNumber,
    },
    /// Nobody sits out any more: the team that did has left.
    ByeLeft {
        /// The round.
        round: RoundNumber,
    },
    /// The match of a team that is back waits for its sheet again.
    SheetOpenAgain {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// A team whose seat another one has taken counts as absent: it is left out of the next draws.
    NowAbsent {
        /// The team.
        team: TeamNumber,
    },
    /// A team that is back does not stand in a round already drawn.
    NotInDraw {
        /// The team.
        team: TeamNumber,
        /// The round.
        round: RoundNumber,
    },
    /// The next draw will refuse the number of teams.
    OddTeams {
        /// How many are present.
        present: usize,
        /// The next draw.
        round: RoundNumber,
    },
    /// The order of the trumps is not even, and the organiser insists.
    UnevenTrumps {
        /// A dealer, from 1, who has one suit more often than another one.
        dealer: u32,
    },
    /// The tournament ends after another round than before.
    LastRoundIs {
        /// The last one now.
        round: RoundNumber,
    },
    /// A change of the ruleset changes what sheets on file count.
    ScoresChange {
        /// How many scores.
        scores: usize,
    },
    /// A sheet is kept though its sum is wrong.
    KeptUnverified {
        /// The table.
        table: TableNumber,
        /// The sum less what it should be.
        difference: i64,
    },
    /// A team scored more than the cap.
    Capped {
        /// The table.
        table: TableNumber,
        /// The team.
        team: TeamNumber,
        /// What it really made.
        real: Points,
        /// What counts.
        counted: Points,
    },
}

/// Decides on a wish: the changes it leads to, or why not. Changes nothing.
///
/// # Errors
/// The wish is refused.
pub fn decide(tournament: &Tournament, command: &Command) -> Result<Decision, Refusal> {
    let decision = match command {
        Command::Event(command) => event::decide(tournament, command),
        Command::Teams(command) => teams::decide(tournament, command),
        Command::Rounds(command) => rounds::decide(tournament, command),
        Command::Sheets(command) => sheets::decide(tournament, command),
        Command::Checks(command) => checks::decide(tournament, command),
        Command::Penalties(command) => penalties::decide(tournament, command),
        Command::Grants(command) => grants::decide(tournament, command),
        Command::Clock(command) => clock::decide(tournament, command),
    };
    decision.map(|decision| checks::with_their_sheets(tournament, decision))
}

impl Decision {
    fn one(change: Change) -> Self {
        Self { changes: vec![change], warnings: Vec::new() }
    }

    fn add(&mut self, other: Self) {
        self.changes.extend(other.changes);
        self.warnings.extend(other.warnings);
    }
}

/// Tries every entry of a list, each on top of those before; all or nothing.
fn all_or_nothing<T>(
    tournament: &Tournament,
    entries: &[T],
    mut decide_one: impl FnMut(&Tournament, &T) -> Result<Decision, Refusal>,
) -> Result<Decision, Refusal> {
    if entries.is_empty() {
        return Err(Refusal::NothingGiven);
    }
    let mut so_far = tournament.clone();
    let mut whole = Decision::default();
    let mut refused = Vec::new();
    for (i, entry) in entries.iter().enumerate() {
        match decide_one(&so_far, entry) {
            Ok(decision) => {
                so_far.apply(&decision.changes);
                whole.changes.extend(decision.changes);
                whole.warnings.extend(decision.warnings);
            }
            Err(refusal) => refused.push((i, refusal)),
        }
    }
    if refused.is_empty() { Ok(whole) } else { Err(Refusal::Entries(refused)) }
}
