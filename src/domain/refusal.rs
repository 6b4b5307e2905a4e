//! Refusals: why a wish cannot be carried out, as data. The user can act on each; the sentence is worded in `i18n`.

use super::clock::ClockRefusal;
use super::draw::DrawRefusal;
use super::ruleset::RulesetFault;
use super::sheet::wrong_sum::WrongSum;
use super::sheet::{Content, Winner};
use super::team::Departure;
use super::text::Field;
use super::{Moment, PenaltyId, Points, RoundNumber, TableNumber, TeamNumber};

/// Why a command is refused. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    // Text
    /// A text holds a control character.
    ControlCharacter {
        /// Which text.
        field: Field,
    },
    /// A text is too long.
    TextTooLong {
        /// Which text.
        field: Field,
        /// Its length in characters.
        length: usize,
        /// The most it may have.
        most: usize,
    },
    /// The tournament has no name.
    NameMissing,
    /// A reason is asked for and empty.
    ReasonMissing,

    // Event and ruleset
    /// A fee or an amount below zero or beyond reason.
    AmountOutOfRange,
    /// The ruleset is not valid.
    Ruleset(RulesetFault),
    /// The order of the trumps is not even; the organiser may insist.
    UnevenTrumps {
        /// A dealer, from 1, who has one suit more often than another one.
        dealer: u32,
    },
    /// More rounds are drawn than the ruleset would have.
    RoundsAlreadyDrawn {
        /// The last drawn round.
        drawn: RoundNumber,
    },
    /// More teams are registered than the ruleset would allow.
    TeamsAlreadyRegistered {
        /// How many.
        registered: usize,
    },
    /// A sheet on file would become impossible.
    SheetWouldBeImpossible {
        /// Its round.
        round: RoundNumber,
        /// Its table.
        table: TableNumber,
    },

    // Teams
    /// No team has this number.
    NoSuchTeam {
        /// The number.
        team: u32,
    },
    /// A team number is from 1 to 9999.
    TeamNumberOutOfRange {
        /// The number.
        number: u32,
    },
    /// Another team has this number.
    NumberTaken {
        /// The number.
        number: TeamNumber,
        /// The other team.
        by: String,
        /// The next number that is free.
        free: Option<TeamNumber>,
    },
    /// No number is left.
    NoNumberLeft,
    /// A team needs a name or two players.
    NameOrPlayersMissing,
    /// A team has two players at the most.
    TooManyPlayers {
        /// How many were given.
        given: usize,
    },
    /// Another team has this name.
    NameTaken {
        /// The name.
        name: String,
        /// The other team.
        by: TeamNumber,
    },
    /// As many teams as can be are registered.
    Full {
        /// How many.
        max: u32,
    },
    /// The last round by lot is drawn: nobody can be registered any more.
    RegistrationClosed {
        /// That round.
        round: RoundNumber,
    },
    /// The team stands in a draw.
    TeamIsDrawn {
        /// The team.
        team: TeamNumber,
    },
    /// No such table can be fixed.
    NoSuchFixedTable {
        /// The number.
        table: u32,
    },

    /// The team has left already.
    AlreadyLeft {
        /// The team.
        team: TeamNumber,
        /// Since when, and how.
        departure: Departure,
    },
    /// The team played a match it is said to have left before.
    AlreadyPlayed {
        /// The team.
        team: TeamNumber,
        /// The last round it played.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// The team is not away in this round: it cannot come back.
    NotAway {
        /// The team.
        team: TeamNumber,
        /// The round.
        round: RoundNumber,
    },
    /// The team has no such player.
    NoSuchPlayer {
        /// The team.
        team: TeamNumber,
        /// The name given.
        player: String,
        /// Its players.
        players: Vec<String>,
    },
    /// The substitute has no name.
    SubstituteMissing,

    // Rounds
    /// The tournament has no such round.
    NoSuchRound {
        /// The number.
        round: u32,
        /// The last one.
        last: RoundNumber,
    },
    /// The round is not drawn.
    RoundNotDrawn {
        /// The round.
        round: RoundNumber,
    },
    /// The round is drawn already.
    AlreadyDrawn {
        /// The round.
        round: RoundNumber,
        /// When.
        at: Moment,
    },
    /// The round before is not drawn.
    EarlierRoundNotDrawn {
        /// The round wished for.
        round: RoundNumber,
        /// The first one that is not drawn.
        missing: RoundNumber,
    },
    /// Sheets of the rounds before are missing or unverified.
    SheetsOpen {
        /// The round wished for.
        round: RoundNumber,
        /// The matches without a sheet that counts.
        open: Vec<(RoundNumber, TableNumber)>,
        /// Whether the organiser may insist.
        insist: MayInsist,
    },
    /// Sheets of the rounds before differ from their second entry, or have none though one is required.
    ChecksOpen {
        /// The round wished for.
        round: RoundNumber,
        /// Their places.
        open: Vec<(RoundNumber, TableNumber)>,
        /// Whether the organiser may insist.
        insist: MayInsist,
    },
    /// A draw is not possible.
    Draw(DrawRefusal),
    /// Only the last drawn round can be annulled.
    NotTheLastRound {
        /// The round.
        round: RoundNumber,
        /// The last drawn one.
        last: RoundNumber,
    },
    /// The round has sheets, which would go with it.
    RoundHasSheets {
        /// The round.
        round: RoundNumber,
        /// How many.
        sheets: usize,
    },
    /// A team is said to play against itself.
    AgainstItself {
        /// The team.
        team: TeamNumber,
    },
    /// A team stands in a pairing twice.
    PairedTwice {
        /// The team.
        team: TeamNumber,
    },
    /// A table stands in a pairing twice.
    TableTwice {
        /// The table.
        table: TableNumber,
    },
    /// A table is no number from 1 to 9999.
    TableOutOfRange {
        /// The number.
        table: u32,
    },
    /// A match has no table.
    MatchWithoutTable,
    /// A pairing names a team that cannot play.
    DoesNotPlay {
        /// The team.
        team: TeamNumber,
        /// Why not.
        why: NotPlaying,
    },
    /// A pairing leaves present teams out.
    LeftOut {
        /// The teams.
        teams: Vec<TeamNumber>,
    },
    /// A pairing has a second team without opponents.
    TwoByes {
        /// The teams.
        teams: (TeamNumber, TeamNumber),
    },
    /// Two teams are to take each other's place, and both are the same.
    SwapWithItself {
        /// The team.
        team: TeamNumber,
    },
    /// Two teams are to take each other's place, and play each other.
    SwapOfOpponents {
        /// The teams.
        teams: (TeamNumber, TeamNumber),
        /// Their table.
        table: TableNumber,
    },
    /// The match has its sheet: its teams stay.
    TableHasSheet {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// A team would sit out again while another one has sat out less often.
    ByeAgain {
        /// The team.
        team: TeamNumber,
        /// The rounds in which it sat out.
        rounds: Vec<RoundNumber>,
    },
    /// A team is to be seated in a round in which it stands already.
    AlreadyInDraw {
        /// The team.
        team: TeamNumber,
        /// The round.
        round: RoundNumber,
    },
    /// A team is to be seated in a round, and a later one is drawn.
    LaterRoundDrawn {
        /// The round.
        round: RoundNumber,
        /// The last drawn one.
        last: RoundNumber,
    },
    /// The ruleset has no bye.
    ByeNotAllowed {
        /// The team that would sit out.
        team: TeamNumber,
    },

    // Sheets
    /// The round has no such table.
    NoSuchTable {
        /// The round.
        round: RoundNumber,
        /// The number.
        table: u32,
        /// The tables of the round.
        tables: Vec<TableNumber>,
    },
    /// More deals than a match has.
    TooManyDeals {
        /// The number.
        deals: u32,
        /// The most.
        most: u32,
    },
    /// A number of points beyond reason.
    PointsOutOfRange {
        /// The number.
        points: u32,
    },
    /// The sum is wrong.
    WrongSum(WrongSum),
    /// The match has its sheet.
    SheetIn {
        /// The table.
        table: TableNumber,
        /// What it says.
        before: Content,
        /// Whether the new one says the same.
        same: bool,
    },
    /// Two entries of one list are for the same table.
    EntryTwice {
        /// The table.
        table: TableNumber,
    },

    /// Two tables are needed, and both are the same.
    SameTable {
        /// The table.
        table: TableNumber,
    },
    /// A forfeit is of its match: it is neither moved nor turned.
    ForfeitStays {
        /// The table.
        table: TableNumber,
    },
    /// The tables have no sheets to be moved.
    NoSheets {
        /// The round.
        round: RoundNumber,
        /// The tables; twice the same where it is about one.
        tables: (TableNumber, TableNumber),
    },

    /// The winner ticked on the paper is not the one by the points.
    WinnerTicked {
        /// As ticked.
        ticked: Winner,
        /// By the points.
        by_points: Winner,
        /// The points.
        points: [u32; 2],
    },

    // Second entries
    /// The ruleset has none.
    NoSecondEntry,
    /// The table has no sheet to be typed again.
    NothingToCheck {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },
    /// The second entry does not differ, or there is none: there is nothing to settle.
    NoDifference {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
    },

    // Penalties
    /// The team does not stand in the round.
    NotInRound {
        /// The team.
        team: TeamNumber,
        /// The round.
        round: RoundNumber,
    },
    /// A penalty of nothing.
    NoPoints,
    /// No penalty has this number.
    NoSuchPenalty {
        /// The number.
        id: u32,
    },
    /// No number is left for a penalty.
    NoPenaltyLeft {
        /// The last one.
        last: PenaltyId,
    },

    // Points granted
    /// The team stands in the round: it has its points from there.
    StandsInRound {
        /// The team.
        team: TeamNumber,
        /// The round.
        round: RoundNumber,
    },
    /// Points that cannot be granted.
    GrantOutOfRange {
        /// The most there can be.
        most: Points,
    },
    /// The team has points granted for this round.
    HasGrant {
        /// The team.
        team: TeamNumber,
        /// The round.
        round: RoundNumber,
    },
    /// The team has no points granted for this round.
    NoSuchGrant {
        /// The team.
        team: TeamNumber,
        /// The round.
        round: RoundNumber,
    },

    // Clock
    /// The clock of a round.
    Clock(ClockRefusal),

    // Lists and history
    /// Entries of a list that cannot be taken, by their place from 0; none was.
    Entries(Vec<(usize, Refusal)>),
    /// An empty list.
    NothingGiven,
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
}

/// Whether a refusal can be overruled by the organiser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MayInsist {
    /// Yes, by saying so.
    Yes,
    /// No.
    No,
}

/// Why a team cannot play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotPlaying {
    /// It is on the waiting list.
    Waiting,
    /// It is absent.
    Absent,
    /// It has left.
    Left,
}
