//! The words of the command line (cli.md), as clap reads them. Numbers are taken as text: what they may be is said in the
//! user's language elsewhere. Carries nothing out.

use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;

/// A whole call.
#[derive(Debug, Parser)]
#[command(name = "atout", version, disable_help_flag = true, disable_help_subcommand = true, disable_version_flag = true)]
pub struct Call {
    /// What to do.
    #[command(subcommand)]
    pub verb: Verb,
    #[command(flatten)]
    pub options: Options,
}

/// Options everywhere.
#[derive(Debug, Args)]
pub struct Options {
    #[arg(long, global = true, value_name = "NAME")]
    pub operator: Option<String>,
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    #[arg(long, global = true)]
    pub yes: bool,
    #[arg(short = 'h', long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
}

/// What can be done.
#[derive(Debug, Subcommand)]
pub enum Verb {
    New(New),
    Event(Event),
    Rules(Rules),
    Teams(Show),
    AddTeam(AddTeam),
    EditTeam(EditTeam),
    RemoveTeam(OneTeam),
    ImportTeams(ImportTeams),
    Draw(Draw),
    AnnulDraw(AnnulDraw),
    Pair(FromFile),
    Pairings(ShowRound),
    DrawRecord(ShowRound),
    Enter(Enter),
    Penalty(Penalty),
    Unpenalty(Unpenalty),
    Ranking(Ranking),
    Audit(Show),
    Verify(OneFile),
    Journal(Show),
    Undo(OneFile),
    Redo(OneFile),
    Print(Print),
    Export(Export),
    Backup(Backup),
    Demo(Demo),
    #[command(flatten)]
    NotYet(NotYet),
}

/// What has an issue of its own and answers « not yet ».
#[derive(Debug, Subcommand)]
pub enum NotYet {
    Withdraw(Anything),
    Return(Anything),
    Disqualify(Anything),
    Substitute(Anything),
    Grant(Anything),
    Swap(Anything),
    Check(Anything),
    Explain(Anything),
    Project(Anything),
}

#[derive(Debug, Args)]
pub struct Anything {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "…")]
    pub rest: Vec<OsString>,
}

#[derive(Debug, Args)]
pub struct OneFile {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

#[derive(Debug, Args)]
pub struct Show {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct ShowRound {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "R")]
    pub round: String,
    #[arg(long)]
    pub json: bool,
}

/// What stands at the head of the papers.
#[derive(Debug, Args)]
pub struct EventWords {
    #[arg(long, value_name = "N")]
    pub name: Option<String>,
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub date: Option<String>,
    #[arg(long, value_name = "P")]
    pub place: Option<String>,
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    pub fee: Option<String>,
    #[arg(long = "prize", value_name = "TEXT")]
    pub prizes: Vec<String>,
}

#[derive(Debug, Args)]
pub struct New {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub words: EventWords,
    #[arg(long, value_name = "NAME|FILE.toml")]
    pub rules: Option<PathBuf>,
    #[arg(long = "set", value_name = "KEY=VALUE", allow_hyphen_values = true)]
    pub set: Vec<String>,
}

#[derive(Debug, Args)]
pub struct Event {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub words: EventWords,
}

#[derive(Debug, Args)]
pub struct Rules {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long = "set", value_name = "KEY=VALUE", allow_hyphen_values = true)]
    pub set: Vec<String>,
    #[arg(long)]
    pub json: bool,
}

/// What can be said of a team.
#[derive(Debug, Args)]
pub struct TeamWords {
    #[arg(long, value_name = "N")]
    pub number: Option<String>,
    #[arg(long, value_name = "N")]
    pub name: Option<String>,
    #[arg(long = "player", value_name = "P")]
    pub players: Vec<String>,
    #[arg(long, value_name = "C")]
    pub club: Option<String>,
    #[arg(long)]
    pub paid: bool,
    #[arg(long)]
    pub absent: bool,
    #[arg(long)]
    pub unranked: bool,
    #[arg(long)]
    pub waiting: bool,
    #[arg(long, value_name = "T")]
    pub fixed_table: Option<String>,
}

#[derive(Debug, Args)]
pub struct AddTeam {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub words: TeamWords,
}

#[derive(Debug, Args)]
pub struct EditTeam {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "N")]
    pub team: String,
    #[command(flatten)]
    pub words: TeamWords,
    #[arg(long, conflicts_with = "paid")]
    pub unpaid: bool,
    #[arg(long, conflicts_with = "absent")]
    pub present: bool,
    #[arg(long, conflicts_with = "unranked")]
    pub ranked: bool,
    #[arg(long, conflicts_with = "waiting")]
    pub registered: bool,
}

#[derive(Debug, Args)]
pub struct OneTeam {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "N")]
    pub team: String,
}

#[derive(Debug, Args)]
pub struct ImportTeams {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(value_name = "SOURCE")]
    pub source: PathBuf,
    #[arg(long)]
    pub dry_run: bool,
}

#[derive(Debug, Args)]
pub struct Draw {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "R")]
    pub round: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub seed: Option<String>,
    #[arg(long)]
    pub allow_rematch: bool,
}

#[derive(Debug, Args)]
pub struct AnnulDraw {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "R")]
    pub round: String,
    #[arg(long, value_name = "T")]
    pub reason: String,
    #[arg(long)]
    pub with_sheets: bool,
}

#[derive(Debug, Args)]
pub struct FromFile {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "R")]
    pub round: String,
    #[arg(long, value_name = "SOURCE")]
    pub from: PathBuf,
}

#[derive(Debug, Args)]
pub struct Enter {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "R")]
    pub round: String,
    #[arg(long, value_name = "T", required_unless_present = "from", conflicts_with = "from")]
    pub table: Option<String>,
    #[arg(long, num_args = 2, value_names = ["A", "B"], allow_hyphen_values = true, required_unless_present_any = ["from", "forfeit"], conflicts_with_all = ["from", "forfeit"])]
    pub points: Vec<String>,
    #[arg(long, value_name = "K", allow_hyphen_values = true, conflicts_with_all = ["from", "forfeit"])]
    pub deals: Option<String>,
    #[arg(long, value_name = "a|b|ab", conflicts_with = "from")]
    pub forfeit: Option<Forfeit>,
    #[arg(long, value_name = "SOURCE")]
    pub from: Option<PathBuf>,
    #[arg(long)]
    pub keep_unverified: bool,
    #[arg(long, value_name = "TEXT")]
    pub reason: Option<String>,
}

/// Who was absent.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Forfeit {
    A,
    B,
    Ab,
}

#[derive(Debug, Args)]
pub struct Penalty {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "R")]
    pub round: String,
    #[arg(long, value_name = "N")]
    pub team: String,
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    pub points: String,
    #[arg(long, value_name = "T")]
    pub reason: String,
}

#[derive(Debug, Args)]
pub struct Unpenalty {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "I")]
    pub id: String,
    #[arg(long, value_name = "T")]
    pub reason: String,
}

#[derive(Debug, Args)]
pub struct Ranking {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "R")]
    pub round: Option<String>,
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    #[arg(long)]
    pub csv: bool,
}

/// Where to write.
#[derive(Debug, Args)]
pub struct Out {
    #[arg(short = 'o', value_name = "OUT")]
    pub out: PathBuf,
    #[arg(long)]
    pub force: bool,
}

#[derive(Debug, Args)]
pub struct Print {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(value_name = "DOCUMENT")]
    pub document: Paper,
    #[arg(long, value_name = "R")]
    pub round: Option<String>,
    #[arg(long, value_name = "number|team|player")]
    pub by: Option<SortedBy>,
    #[arg(long, value_name = "a4|a5")]
    pub format: Option<SheetFormat>,
    #[command(flatten)]
    pub to: Out,
}

/// A paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Paper {
    Teams,
    Cash,
    Draw,
    DrawByTeam,
    Sheets,
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
pub enum SortedBy {
    Number,
    Team,
    Player,
}

/// The size of a match sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SheetFormat {
    A4,
    A5,
}

#[derive(Debug, Args)]
pub struct Export {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub to: Out,
}

#[derive(Debug, Args)]
pub struct Backup {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(short = 'o', value_name = "OUT.jass")]
    pub out: PathBuf,
}

#[derive(Debug, Args)]
pub struct Demo {
    #[arg(value_name = "DIR")]
    pub dir: PathBuf,
}
