//! The words of the command line (cli.md), as clap reads them. Numbers are taken as text: what they may be is said in the
//! user's language elsewhere. Carries nothing out.

use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// A whole call.
#[derive(Debug, Parser)]
#[command(name = "atout", version, disable_help_flag = true, disable_help_subcommand = true, disable_version_flag = true)]
pub(super) struct Call {
    /// What to do.
    #[command(subcommand)]
    pub(super) verb: Verb,
    #[command(flatten)]
    pub(super) options: Options,
}

/// Options everywhere.
#[derive(Debug, Args)]
pub(super) struct Options {
    #[arg(long, global = true, value_name = "NAME")]
    pub(super) operator: Option<String>,
    #[arg(long, global = true, value_name = "LANG")]
    pub(super) lang: Option<String>,
    #[arg(long, global = true)]
    pub(super) yes: bool,
    #[arg(short = 'h', long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
}

/// What can be done.
#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    New(New),
    Event(Event),
    Rules(Rules),
    Teams(Show),
    AddTeam(AddTeam),
    EditTeam(EditTeam),
    RemoveTeam(OneTeam),
    ImportTeams(ImportTeams),
    Withdraw(ComeOrGo),
    Return(ComeOrGo),
    Disqualify(Disqualify),
    Substitute(Substitute),
    Grant(Grant),
    Ungrant(Ungrant),
    Seat(Seat),
    Draw(Draw),
    AnnulDraw(AnnulDraw),
    Pair(FromFile),
    Swap(Swap),
    Pairings(ShowRound),
    DrawRecord(DrawRecord),
    Enter(Enter),
    Check(Check),
    Settle(Settle),
    ExchangeSheets(ExchangeSheets),
    TurnSheet(TurnSheet),
    Penalty(Penalty),
    Unpenalty(Unpenalty),
    Ranking(Ranking),
    Clock(HallClock),
    Audit(Show),
    Explain(Explain),
    Verify(OneFile),
    Journal(Show),
    Undo(OneFile),
    Redo(OneFile),
    Papers(Papers),
    Print(Print),
    Export(Export),
    Backup(Backup),
    Copies(Copies),
    Restore(Restore),
    Rescue(Backup),
    Demo(Demo),
    Project(OneFile),
}

#[derive(Debug, Args)]
pub(super) struct OneFile {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Show {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
pub(super) struct ShowRound {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long)]
    pub(super) json: bool,
}

/// The record of a draw, shown or written for those who want to check it.
#[derive(Debug, Args)]
pub(super) struct DrawRecord {
    #[command(flatten)]
    pub(super) of: ShowRound,
    #[arg(short = 'o', value_name = "FOLDER", conflicts_with = "json")]
    pub(super) folder: Option<PathBuf>,
    #[arg(long)]
    pub(super) force: bool,
}

/// What stands at the head of the papers.
#[derive(Debug, Args)]
pub(super) struct EventWords {
    #[arg(long, value_name = "N")]
    pub(super) name: Option<String>,
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub(super) date: Option<String>,
    #[arg(long, value_name = "P")]
    pub(super) place: Option<String>,
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    pub(super) fee: Option<String>,
    #[arg(long = "prize", value_name = "TEXT")]
    pub(super) prizes: Vec<String>,
}

#[derive(Debug, Args)]
pub(super) struct New {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) words: EventWords,
    #[arg(long, value_name = "NAME|FILE.toml")]
    pub(super) rules: Option<PathBuf>,
    #[arg(long = "set", value_name = "KEY=VALUE", allow_hyphen_values = true)]
    pub(super) set: Vec<String>,
}

#[derive(Debug, Args)]
pub(super) struct Event {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) words: EventWords,
}

#[derive(Debug, Args)]
pub(super) struct Rules {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long = "set", value_name = "KEY=VALUE", allow_hyphen_values = true)]
    pub(super) set: Vec<String>,
    #[arg(long)]
    pub(super) json: bool,
    #[arg(long)]
    pub(super) dry_run: bool,
}

/// What can be said of a team.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own on the command line")]
pub(super) struct TeamWords {
    #[arg(long, value_name = "N")]
    pub(super) number: Option<String>,
    #[arg(long, value_name = "N")]
    pub(super) name: Option<String>,
    #[arg(long = "player", value_name = "P")]
    pub(super) players: Vec<String>,
    #[arg(long, value_name = "C")]
    pub(super) club: Option<String>,
    #[arg(long)]
    pub(super) paid: bool,
    #[arg(long)]
    pub(super) absent: bool,
    #[arg(long)]
    pub(super) unranked: bool,
    #[arg(long)]
    pub(super) waiting: bool,
    #[arg(long, value_name = "T")]
    pub(super) fixed_table: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct AddTeam {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) words: TeamWords,
}

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own on the command line")]
pub(super) struct EditTeam {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(super) team: String,
    #[command(flatten)]
    pub(super) words: TeamWords,
    #[arg(long, conflicts_with = "paid")]
    pub(super) unpaid: bool,
    #[arg(long, conflicts_with = "absent")]
    pub(super) present: bool,
    #[arg(long, conflicts_with = "unranked")]
    pub(super) ranked: bool,
    #[arg(long, conflicts_with = "waiting")]
    pub(super) registered: bool,
}

#[derive(Debug, Args)]
pub(super) struct OneTeam {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(super) team: String,
}

#[derive(Debug, Args)]
pub(super) struct ComeOrGo {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(super) team: String,
    #[arg(long, value_name = "R")]
    pub(super) from_round: String,
}

#[derive(Debug, Args)]
pub(super) struct Disqualify {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(super) team: String,
    #[arg(long, value_name = "T")]
    pub(super) reason: String,
}

#[derive(Debug, Args)]
pub(super) struct Substitute {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(super) team: String,
    #[arg(long = "out", value_name = "P")]
    pub(super) player_out: String,
    #[arg(long = "in", value_name = "P")]
    pub(super) player_in: String,
}

#[derive(Debug, Args)]
pub(super) struct Grant {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, value_name = "N")]
    pub(super) team: String,
    #[arg(long, value_name = "P", allow_hyphen_values = true)]
    pub(super) points: String,
    #[arg(long, value_name = "T")]
    pub(super) reason: String,
}

#[derive(Debug, Args)]
pub(super) struct Ungrant {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, value_name = "N")]
    pub(super) team: String,
    #[arg(long, value_name = "T")]
    pub(super) reason: String,
}

#[derive(Debug, Args)]
pub(super) struct Seat {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, num_args = 1.., required = true, value_name = "N")]
    pub(super) teams: Vec<String>,
    #[arg(long, value_name = "N")]
    pub(super) instead_of: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct ImportTeams {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(value_name = "SOURCE")]
    pub(super) source: PathBuf,
    #[arg(long)]
    pub(super) dry_run: bool,
}

#[derive(Debug, Args)]
pub(super) struct Draw {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(super) seed: Option<String>,
    #[arg(long)]
    pub(super) allow_rematch: bool,
    #[arg(long)]
    pub(super) clubs_apart: bool,
    #[arg(long, num_args = 2, value_names = ["N", "M"])]
    pub(super) apart: Vec<String>,
}

#[derive(Debug, Args)]
pub(super) struct AnnulDraw {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, value_name = "T")]
    pub(super) reason: String,
    #[arg(long)]
    pub(super) with_sheets: bool,
}

#[derive(Debug, Args)]
pub(super) struct FromFile {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, value_name = "SOURCE")]
    pub(super) from: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Swap {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, num_args = 2, required = true, value_names = ["N", "M"])]
    pub(super) teams: Vec<String>,
    #[arg(long, value_name = "T")]
    pub(super) reason: String,
}

#[derive(Debug, Args)]
pub(super) struct Enter {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[command(flatten)]
    pub(super) typed: SheetTyped,
    #[arg(long)]
    pub(super) keep_unverified: bool,
    #[arg(long, value_name = "TEXT")]
    pub(super) reason: Option<String>,
    #[arg(long)]
    pub(super) dry_run: bool,
}

/// One sheet as typed, or a list of them.
#[derive(Debug, Args)]
pub(super) struct SheetTyped {
    #[arg(long, value_name = "T", required_unless_present = "from", conflicts_with = "from")]
    pub(super) table: Option<String>,
    #[arg(long, num_args = 2, value_names = ["A", "B"], allow_hyphen_values = true, required_unless_present_any = ["from", "forfeit"], conflicts_with_all = ["from", "forfeit"])]
    pub(super) points: Vec<String>,
    #[arg(long, value_name = "K", allow_hyphen_values = true, conflicts_with_all = ["from", "forfeit"])]
    pub(super) deals: Option<String>,
    #[arg(long, value_name = "a|b|equal", conflicts_with_all = ["from", "forfeit"])]
    pub(super) winner: Option<Ticked>,
    #[arg(long, value_name = "a|b|ab", conflicts_with = "from")]
    pub(super) forfeit: Option<Forfeit>,
    #[arg(long, value_name = "SOURCE")]
    pub(super) from: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(super) struct Check {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[command(flatten)]
    pub(super) typed: SheetTyped,
}

#[derive(Debug, Args)]
pub(super) struct Settle {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, value_name = "T")]
    pub(super) table: String,
    #[arg(long, value_name = "TEXT")]
    pub(super) reason: String,
}

#[derive(Debug, Args)]
pub(super) struct ExchangeSheets {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, num_args = 2, required = true, value_names = ["T", "U"])]
    pub(super) tables: Vec<String>,
    #[arg(long, value_name = "T")]
    pub(super) reason: String,
    #[arg(long)]
    pub(super) dry_run: bool,
}

#[derive(Debug, Args)]
pub(super) struct TurnSheet {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, value_name = "T")]
    pub(super) table: String,
    #[arg(long, value_name = "T")]
    pub(super) reason: String,
    #[arg(long)]
    pub(super) dry_run: bool,
}

/// Who was absent.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum Ticked {
    A,
    B,
    Equal,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum Forfeit {
    A,
    B,
    Ab,
}

#[derive(Debug, Args)]
pub(super) struct Penalty {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: String,
    #[arg(long, value_name = "N")]
    pub(super) team: String,
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    pub(super) points: String,
    #[arg(long, value_name = "T")]
    pub(super) reason: String,
    #[arg(long)]
    pub(super) dry_run: bool,
}

#[derive(Debug, Args)]
pub(super) struct Unpenalty {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "I")]
    pub(super) id: String,
    #[arg(long, value_name = "T")]
    pub(super) reason: String,
    #[arg(long)]
    pub(super) dry_run: bool,
}

#[derive(Debug, Args)]
pub(super) struct Ranking {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "R")]
    pub(super) round: Option<String>,
    #[arg(long, conflicts_with = "csv")]
    pub(super) json: bool,
    #[arg(long)]
    pub(super) csv: bool,
}

#[derive(Debug, Args)]
pub(super) struct Explain {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(super) team: String,
    #[arg(long, value_name = "R")]
    pub(super) round: Option<String>,
}

/// The clock of a round.
#[derive(Debug, Args)]
pub(super) struct HallClock {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(value_name = "start|pause|resume|more|end|reset")]
    pub(super) wish: Option<ClockWish>,
    #[arg(long, value_name = "R")]
    pub(super) round: Option<String>,
    #[arg(long, value_name = "M", allow_hyphen_values = true)]
    pub(super) minutes: Option<String>,
    #[arg(long, value_name = "T")]
    pub(super) table: Option<String>,
    #[arg(long)]
    pub(super) json: bool,
}

/// What is done to a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ClockWish {
    Start,
    Pause,
    Resume,
    More,
    End,
    Reset,
}

/// Where to write.
#[derive(Debug, Args)]
pub(super) struct Out {
    #[arg(short = 'o', value_name = "OUT")]
    pub(super) out: PathBuf,
    #[arg(long)]
    pub(super) force: bool,
}

/// The papers there are, and on which state each rests.
#[derive(Debug, Args)]
pub(super) struct Papers {
    #[command(flatten)]
    pub(super) of: Show,
    #[arg(long, value_name = "STATE")]
    pub(super) since: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct Print {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(value_name = "DOCUMENT")]
    pub(super) document: Paper,
    #[arg(long, value_name = "R")]
    pub(super) round: Option<String>,
    #[arg(long, value_name = "number|team|player")]
    pub(super) by: Option<SortedBy>,
    #[arg(long, value_name = "a4|a5")]
    pub(super) format: Option<SheetFormat>,
    #[arg(long, value_name = "a4|letter")]
    pub(super) paper: Option<PaperSize>,
    #[arg(long)]
    pub(super) without_players: bool,
    #[arg(long, value_name = "STATE")]
    pub(super) since: Option<String>,
    #[command(flatten)]
    pub(super) to: Out,
}

/// A paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Paper {
    Teams,
    Cash,
    Draw,
    DrawByTeam,
    Sheets,
    SheetBlank,
    Missing,
    Ranking,
    Final,
    Cards,
    DrawRecord,
    Audit,
    Rules,
    Signs,
    Parachute,
    All,
}

/// How « Où suis-je ? » is sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum SortedBy {
    Number,
    Team,
    Player,
}

/// The size of a match sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum SheetFormat {
    A4,
    A5,
}

/// The paper in the printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum PaperSize {
    A4,
    Letter,
}

#[derive(Debug, Args)]
pub(super) struct Export {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) to: Out,
}

#[derive(Debug, Args)]
pub(super) struct Backup {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(short = 'o', value_name = "OUT.jass")]
    pub(super) out: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Copies {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(value_name = "DIR")]
    pub(super) dir: PathBuf,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
pub(super) struct Restore {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(value_name = "COPY")]
    pub(super) copy: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Demo {
    #[arg(value_name = "DIR")]
    pub(super) dir: PathBuf,
}
