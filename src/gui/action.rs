//! What a screen or dialog wishes: plain data, carried out by the [`App`](super::app::App) after the frame is drawn. A
//! screen has no session, so this is its only way to change anything.

use super::copies::CopyNews;
use super::dialogs::Dialog;
use super::place::Place;
use super::projector::settings::ProjectorSettings;
use crate::documents::catalogue::Order;
use crate::domain::command::{Command, EventDraft};
use crate::domain::{RoundNumber, TableNumber, TeamNumber};
use crate::exchange::draw_proof::Proof;
use crate::session::{Outcome, SessionError};
use crate::views::projector::turn::TurnWish;
use std::path::PathBuf;

/// One wish.
pub enum Action {
    /// Go to a page.
    Go(Place),
    /// Carry a command out; whoever asked is told what came of it.
    Run(Command, Asker),
    /// Draw several rounds one after the other, up to the first refusal.
    DrawAll(Vec<Command>),
    /// Take the last command back.
    Undo,
    /// Do what was taken back again.
    Redo,
    /// Show a dialog on top.
    Show(Box<dyn Dialog>),
    /// Close the dialog on top.
    CloseDialog,
    /// Say something in passing.
    Say(String),
    /// What the clock of the round shall do.
    Clock(ClockWish),
    /// Do something with papers.
    Papers(Vec<Order>, PaperWish),
    /// A paper that shows what is no more was taken off the wall or the tables.
    TakenDown(Order),
    /// Something with files.
    File(FileWish),
    /// What the projector shall do.
    Project(ProjectorWish),
    /// Change how the program is set.
    Set(Setting),
    /// Something a screen keeps for itself (a filter, a selection, a field to go to).
    Screen(ScreenWish),
    /// A job that has to do with copies has something to say.
    Copies(CopyNews),
    /// Give up what waits for the file.
    StopWaiting,
    /// Show all commands.
    Palette,
    /// End the program.
    Quit,
}

/// Who asked for a command and is told what came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asker {
    /// A button of a screen: what is refused is said as a notice.
    Screen,
    /// The line of fields of Inscriptions.
    TeamLine,
    /// The card of Feuilles.
    SheetCard,
    /// The dialog on top: it is closed when the command is done, and told a refusal.
    Dialog,
}

/// What came of a command.
pub type Answer = Result<Outcome, SessionError>;

/// What the clock shall do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockWish {
    /// Start, pause or go on.
    Toggle,
    /// Forget it.
    Reset,
}

/// What the projector shall do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProjectorWish {
    /// Open; where it is open, show the next page.
    OpenOrNext,
    /// Do something with its pages; opens it first.
    Turn(TurnWish),
    /// Fill the screen it is on, or no more.
    FullScreen,
    /// Go to the other screen.
    OtherScreen,
    /// Close.
    Close,
}

/// What to do with papers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PaperWish {
    /// Save as PDF where the organiser says.
    Save,
    /// Save as PDF here, several papers in one file.
    SaveTo(PathBuf),
    /// Save each as a PDF of its own, in the folder the organiser says.
    SaveApart,
    /// Save each in this folder.
    SaveApartIn(PathBuf),
    /// Open in the system's viewer.
    View,
    /// Send to the printer.
    Print,
}

/// What to do with files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileWish {
    /// Open a tournament.
    Open(PathBuf),
    /// Choose a file, then open it.
    Choose,
    /// Choose a file or folder for a field, beginning here.
    Pick(Pick, PathBuf),
    /// Make a tournament and open it.
    Create(Box<NewFile>),
    /// Begin a rehearsal.
    Rehearse,
    /// Close the tournament.
    Close,
    /// Save a consistent copy where the organiser says.
    Copy,
    /// Save a consistent copy here.
    CopyTo(PathBuf),
    /// Look for the copies of a file, or of the tournament at hand.
    Copies(Option<PathBuf>),
    /// Put a copy, the second, in the place of what a file holds.
    GoBack(PathBuf, PathBuf),
    /// Save what can be read of a damaged file where the organiser says.
    Rescue(PathBuf),
    /// Save it here.
    RescueTo(PathBuf, PathBuf),
    /// Go on in a new file, since that of the tournament is gone: where the organiser says.
    GoOnElsewhere,
    /// Go on in this one.
    GoOnIn(PathBuf),
    /// Choose a list of teams and look at it.
    ImportTeams,
    /// Look at a list of teams.
    ReadTeams(PathBuf),
    /// Export the results where the organiser says.
    Export,
    /// Make the page for telephones where the organiser says.
    ExportPage,
    /// Export the results here.
    ExportTo(PathBuf),
    /// Save the record of a draw, or what checks it, where the organiser says.
    SaveProof(RoundNumber, Proof),
    /// Save it here.
    SaveProofTo(RoundNumber, Proof, PathBuf),
    /// Show a file in its folder.
    ShowInFolder(PathBuf),
    /// Take a file off the list of recent ones.
    Forget(PathBuf),
    /// Prove the file.
    Verify,
}

/// What a file or folder is chosen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// Where a new tournament goes.
    NewFile,
    /// A ruleset as TOML.
    Ruleset,
    /// The older tournament whose teams are taken over.
    TeamsOf,
    /// Where copies go.
    CopyFolder,
}

/// A tournament to be made, as typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewFile {
    /// Where.
    pub path: PathBuf,
    /// Name, date and place.
    pub event: EventDraft,
    /// A ruleset as TOML in place of that of Geneva.
    pub ruleset: Option<PathBuf>,
    /// An older tournament whose teams are taken over.
    pub teams_of: Option<PathBuf>,
}

/// A setting of the program.
#[derive(Debug, Clone, PartialEq)]
pub enum Setting {
    /// Light, dark, or as the system has it.
    Theme(super::settings::ThemeChoice),
    /// The size of all text.
    Zoom(super::settings::Zoom),
    /// The name of this desk.
    Operator(String),
    /// Where copies go.
    CopyFolder(Option<PathBuf>),
    /// The window for the hall.
    Projector(ProjectorSettings),
    /// Whether the clock is heard.
    Sound(super::settings::Sound),
    /// Full screen, or not any more.
    FullScreen,
}

/// Something a screen keeps for itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScreenWish {
    /// Put the cursor into the search field of the screen.
    Search,
    /// Open the menu of papers of the screen.
    Print,
    /// Begin a new tournament.
    NewTournament,
    /// A file was chosen for a field of the new tournament.
    Picked(Pick, PathBuf),
    /// Begin the entry of a table of a round.
    EnterTable(RoundNumber, TableNumber),
    /// Type sheets of a round a second time: that of a table, or any.
    SecondEntry(RoundNumber, Option<TableNumber>),
    /// Choose a team in the ranking or in the list.
    ChooseTeam(TeamNumber),
    /// Propose a seed for the draw: chance is not a screen's to ask for.
    NewSeed,
}

/// The wishes of one frame, in order.
#[derive(Default)]
pub struct Actions(Vec<Action>);

impl Actions {
    /// Adds a wish.
    pub fn push(&mut self, action: Action) {
        self.0.push(action);
    }

    /// Go to a page.
    pub fn go(&mut self, place: Place) {
        self.push(Action::Go(place));
    }

    /// Carry a command out.
    pub fn run(&mut self, command: Command, asker: Asker) {
        self.push(Action::Run(command, asker));
    }

    /// Show a dialog.
    pub fn show(&mut self, dialog: impl Dialog + 'static) {
        self.push(Action::Show(Box::new(dialog)));
    }

    /// All wishes, taken out.
    pub fn take(&mut self) -> Vec<Action> {
        std::mem::take(&mut self.0)
    }
}
