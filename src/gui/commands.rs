//! The one table of all actions that have a name: shortcuts, the bar, the rail, the help page and « toutes les commandes »
//! come from it. What belongs to one screen alone (letters) stands with that screen.

use super::action::{Action, ClockWish, FileWish, PaperWish, ProjectorWish, ScreenWish, Setting};
use super::cx::{Cx, Front};
use super::dialogs::Dialog;
use super::dialogs::clock::ClockDialog;
use super::dialogs::grant::GrantPoints;
use super::dialogs::misplaced_sheets::{How, MisplacedSheets};
use super::dialogs::penalty::Penalty;
use super::dialogs::seat_teams::SeatTeams;
use super::dialogs::substitute::Substitute;
use super::dialogs::swap_teams::SwapTeams;
use super::dialogs::take_seat::TakeSeat;
use super::keys::{ctrl, ctrl_shift, plain, shift};
use super::place::{Place, Tab};
use super::projector::control::ProjectorControl;
use super::settings::ThemeChoice;
use crate::domain::RoundNumber;
use crate::domain::ruleset::SecondEntry;
use crate::i18n::Words;
use crate::say;
use crate::views::projector::pages::Kind;
use crate::views::projector::turn::{TurnWish, Wanted};
use eframe::egui::{Key, KeyboardShortcut};

/// An action with a name.
pub struct Entry {
    /// Its name.
    pub name: fn(&Words) -> String,
    /// Its key.
    pub key: Option<KeyboardShortcut>,
    /// What it does now; `None` where it can do nothing.
    pub action: fn(&Front<'_>) -> Option<Action>,
}

/// All of them, in the order in which they are listed.
pub const COMMANDS: &[Entry] = &[
    Entry { name: |w| say!(w, "command-undo"), key: Some(ctrl(Key::Z)), action: |f| changing(f, Action::Undo) },
    Entry { name: |w| say!(w, "command-redo"), key: Some(ctrl(Key::Y)), action: |f| changing(f, Action::Redo) },
    Entry {
        name: |w| say!(w, "command-search"),
        key: Some(ctrl(Key::F)),
        action: |f| open(f).map(|_| Action::Screen(ScreenWish::Search)),
    },
    Entry { name: |w| say!(w, "command-registration"), key: Some(ctrl(Key::Num0)), action: |f| go(f, Place::Registration) },
    Entry { name: |w| say!(w, "command-round-1"), key: Some(ctrl(Key::Num1)), action: |f| go_round(f, 1) },
    Entry { name: |w| say!(w, "command-round-2"), key: Some(ctrl(Key::Num2)), action: |f| go_round(f, 2) },
    Entry { name: |w| say!(w, "command-round-3"), key: Some(ctrl(Key::Num3)), action: |f| go_round(f, 3) },
    Entry { name: |w| say!(w, "command-round-4"), key: Some(ctrl(Key::Num4)), action: |f| go_round(f, 4) },
    Entry { name: |w| say!(w, "command-final"), key: Some(ctrl(Key::Num5)), action: |f| go(f, Place::Final) },
    Entry { name: |w| say!(w, "command-draw"), key: Some(plain(Key::F5)), action: |f| go_tab(f, Tab::Draw) },
    Entry { name: |w| say!(w, "command-sheets"), key: Some(plain(Key::F6)), action: |f| go_tab(f, Tab::Sheets) },
    Entry { name: |w| say!(w, "command-second-entry"), key: None, action: second_entry },
    Entry { name: |w| say!(w, "command-standings"), key: Some(plain(Key::F7)), action: |f| go_tab(f, Tab::Standings) },
    Entry { name: |w| say!(w, "command-clock"), key: Some(plain(Key::F8)), action: |f| clock(f, ClockWish::Toggle) },
    Entry {
        name: |w| say!(w, "command-clock-more"),
        key: Some(shift(Key::F8)),
        action: |f| changing(f, Action::Show(Box::new(ClockDialog::default()))).filter(|_| has_clock(f)),
    },
    Entry { name: |w| say!(w, "command-clock-reset"), key: None, action: |f| clock(f, ClockWish::Reset) },
    Entry {
        name: |w| say!(w, "command-sound"),
        key: None,
        action: |f| Some(Action::Set(Setting::Sound(f.settings.sound.other()))),
    },
    Entry {
        name: |w| say!(w, "command-projector"),
        key: Some(plain(Key::F9)),
        action: |f| project(f, ProjectorWish::OpenOrNext),
    },
    Entry {
        name: |w| say!(w, "command-projector-close"),
        key: Some(shift(Key::F9)),
        action: |f| projecting(f, ProjectorWish::Close),
    },
    Entry {
        name: |w| say!(w, "command-projector-control"),
        key: None,
        action: |f| open(f).map(|cx| Action::Show(Box::new(ProjectorControl::new(cx)))),
    },
    Entry { name: |w| say!(w, "command-projector-turns"), key: None, action: |f| show(f, Wanted::ByTurns) },
    Entry { name: |w| say!(w, "command-projector-tables"), key: None, action: |f| show(f, Wanted::Only(Kind::Tables)) },
    Entry { name: |w| say!(w, "command-projector-teams"), key: None, action: |f| show(f, Wanted::Only(Kind::Teams)) },
    Entry { name: |w| say!(w, "command-projector-ranking"), key: None, action: |f| show(f, Wanted::Only(Kind::Ranking)) },
    Entry { name: |w| say!(w, "command-projector-clock"), key: None, action: |f| show(f, Wanted::Only(Kind::Clock)) },
    Entry { name: |w| say!(w, "command-projector-message"), key: None, action: |f| show(f, Wanted::Only(Kind::Message)) },
    Entry { name: |w| say!(w, "command-projector-previous"), key: None, action: |f| turn(f, TurnWish::Previous) },
    Entry { name: |w| say!(w, "command-projector-stop"), key: None, action: |f| turn(f, TurnWish::StopOrGo) },
    Entry { name: |w| say!(w, "command-projector-unveil"), key: None, action: |f| turn(f, TurnWish::UnveilOne) },
    Entry { name: |w| say!(w, "command-projector-unveil-page"), key: None, action: |f| turn(f, TurnWish::UnveilPage) },
    Entry { name: |w| say!(w, "command-projector-full-screen"), key: None, action: |f| projecting(f, ProjectorWish::FullScreen) },
    Entry {
        name: |w| say!(w, "command-projector-other-screen"),
        key: None,
        action: |f| projecting(f, ProjectorWish::OtherScreen),
    },
    Entry { name: |w| say!(w, "command-help"), key: Some(plain(Key::F1)), action: |_| Some(Action::Go(Place::Help)) },
    Entry { name: |w| say!(w, "command-home"), key: Some(plain(Key::F2)), action: |_| Some(Action::Go(Place::Home)) },
    Entry { name: |w| say!(w, "command-check"), key: Some(plain(Key::F3)), action: |f| go(f, Place::Check) },
    Entry { name: |w| say!(w, "command-documents"), key: Some(plain(Key::F4)), action: |f| go(f, Place::Documents) },
    Entry { name: |w| say!(w, "command-settings"), key: Some(plain(Key::F12)), action: |_| Some(Action::Go(Place::Settings)) },
    Entry {
        name: |w| say!(w, "command-new"),
        key: Some(ctrl(Key::N)),
        action: |_| Some(Action::Screen(ScreenWish::NewTournament)),
    },
    Entry { name: |w| say!(w, "command-open"), key: Some(ctrl(Key::O)), action: |_| Some(Action::File(FileWish::Choose)) },
    Entry {
        name: |w| say!(w, "command-rehearse"),
        key: Some(ctrl_shift(Key::N)),
        action: |_| Some(Action::File(FileWish::Rehearse)),
    },
    Entry {
        name: |w| say!(w, "command-copy"),
        key: Some(ctrl(Key::S)),
        action: |f| open(f).map(|_| Action::File(FileWish::Copy)),
    },
    Entry {
        name: |w| say!(w, "command-copies"),
        key: Some(ctrl_shift(Key::R)),
        action: |_| Some(Action::File(FileWish::Copies(None))),
    },
    Entry {
        name: |w| say!(w, "command-close"),
        key: Some(ctrl(Key::W)),
        action: |f| open(f).map(|_| Action::File(FileWish::Close)),
    },
    Entry {
        name: |w| say!(w, "command-import"),
        key: Some(ctrl(Key::I)),
        action: |f| changing(f, Action::File(FileWish::ImportTeams)),
    },
    Entry {
        name: |w| say!(w, "command-export"),
        key: Some(ctrl(Key::E)),
        action: |f| open(f).map(|_| Action::File(FileWish::Export)),
    },
    Entry { name: |w| say!(w, "command-page"), key: None, action: |f| open(f).map(|_| Action::File(FileWish::ExportPage)) },
    Entry {
        name: |w| say!(w, "command-print"),
        key: Some(ctrl(Key::P)),
        action: |f| open(f).map(|_| Action::Screen(ScreenWish::Print)),
    },
    Entry { name: |w| say!(w, "command-reprint"), key: None, action: reprint },
    Entry {
        name: |w| say!(w, "command-verify"),
        key: Some(ctrl(Key::K)),
        action: |f| open(f).map(|_| Action::File(FileWish::Verify)),
    },
    Entry { name: |w| say!(w, "command-seat"), key: None, action: |f| drawn(f, |_| Box::new(SeatTeams::new())) },
    Entry { name: |w| say!(w, "command-take-seat"), key: None, action: |f| drawn(f, |_| Box::new(TakeSeat::new(None))) },
    Entry { name: |w| say!(w, "command-swap"), key: None, action: |f| drawn(f, swap) },
    Entry { name: |w| say!(w, "command-substitute"), key: None, action: |f| dialog(f, |_| Box::new(Substitute::new(None))) },
    Entry {
        name: |w| say!(w, "command-grant"),
        key: None,
        action: |f| drawn(f, |cx| Box::new(GrantPoints::new(cx.tournament, None))),
    },
    Entry { name: |w| say!(w, "command-penalty"), key: None, action: |f| drawn(f, |_| Box::new(Penalty::new(None))) },
    Entry {
        name: |w| say!(w, "command-exchanged"),
        key: None,
        action: |f| drawn(f, |_| Box::new(MisplacedSheets::new(How::Exchanged, None))),
    },
    Entry {
        name: |w| say!(w, "command-turned"),
        key: None,
        action: |f| drawn(f, |_| Box::new(MisplacedSheets::new(How::Turned, None))),
    },
    Entry { name: |w| say!(w, "command-larger"), key: Some(ctrl(Key::Plus)), action: |f| zoom(f, 1) },
    Entry { name: |w| say!(w, "command-smaller"), key: Some(ctrl(Key::Minus)), action: |f| zoom(f, -1) },
    Entry { name: |w| say!(w, "command-light"), key: None, action: |_| theme(ThemeChoice::Light) },
    Entry { name: |w| say!(w, "command-dark"), key: None, action: |_| theme(ThemeChoice::Dark) },
    Entry {
        name: |w| say!(w, "command-full-screen"),
        key: Some(plain(Key::F11)),
        action: |_| Some(Action::Set(Setting::FullScreen)),
    },
    Entry { name: |w| say!(w, "command-palette"), key: Some(ctrl_shift(Key::P)), action: |_| Some(Action::Palette) },
    Entry { name: |w| say!(w, "command-quit"), key: Some(ctrl(Key::Q)), action: |_| Some(Action::Quit) },
];

/// The tournament, where one is open.
fn open<'a>(front: &Front<'a>) -> Option<&'a Cx<'a>> {
    front.open
}

/// A dialog that changes something.
fn dialog(front: &Front<'_>, make: fn(&Cx<'_>) -> Box<dyn Dialog>) -> Option<Action> {
    open(front).filter(|cx| cx.may_write()).map(|cx| Action::Show(make(cx)))
}

/// One that is about a drawn round.
fn drawn(front: &Front<'_>, make: fn(&Cx<'_>) -> Box<dyn Dialog>) -> Option<Action> {
    open(front).filter(|cx| !cx.tournament.rounds.is_empty()).and_then(|_| dialog(front, make))
}

fn swap(cx: &Cx<'_>) -> Box<dyn Dialog> {
    let round = cx.tournament.last_drawn().map_or(RoundNumber::FIRST, |round| round.number);
    Box::new(SwapTeams::new(round, None, None))
}

fn changing(front: &Front<'_>, action: Action) -> Option<Action> {
    open(front).filter(|cx| cx.may_write()).map(|_| action)
}

fn go(front: &Front<'_>, place: Place) -> Option<Action> {
    open(front).map(|_| Action::Go(place))
}

/// A round is shown where there is most to do.
fn go_round(front: &Front<'_>, round: u32) -> Option<Action> {
    let cx = open(front)?;
    let round = cx.tournament.round_number(round).ok()?;
    Some(Action::Go(Place::Round(round, cx.tab_of(round))))
}

fn go_tab(front: &Front<'_>, tab: Tab) -> Option<Action> {
    let cx = open(front)?;
    Some(Action::Go(Place::Round(cx.round_at_hand(), tab)))
}

fn second_entry(front: &Front<'_>) -> Option<Action> {
    let cx = open(front).filter(|cx| cx.may_write() && cx.tournament.ruleset.second_entry != SecondEntry::Off)?;
    Some(Action::Screen(ScreenWish::SecondEntry(cx.round_at_hand(), None)))
}

/// All that was printed and is outdated by now, as far as it can be printed.
fn reprint(front: &Front<'_>) -> Option<Action> {
    let orders: Vec<_> = open(front)?.outdated.iter().filter_map(|outdated| outdated.remedy.order()).collect();
    (!orders.is_empty()).then_some(Action::Papers(orders, PaperWish::Print))
}

fn clock(front: &Front<'_>, wish: ClockWish) -> Option<Action> {
    changing(front, Action::Clock(wish)).filter(|_| has_clock(front))
}

fn has_clock(front: &Front<'_>) -> bool {
    open(front).is_some_and(|cx| cx.clock.is_some())
}

fn project(front: &Front<'_>, wish: ProjectorWish) -> Option<Action> {
    open(front).map(|_| Action::Project(wish))
}

/// What only a projector that is open can do.
fn projecting(front: &Front<'_>, wish: ProjectorWish) -> Option<Action> {
    open(front).and_then(|cx| cx.projector).map(|_| Action::Project(wish))
}

fn turn(front: &Front<'_>, wish: TurnWish) -> Option<Action> {
    projecting(front, ProjectorWish::Turn(wish))
}

fn show(front: &Front<'_>, wanted: Wanted) -> Option<Action> {
    project(front, ProjectorWish::Turn(TurnWish::Show(wanted)))
}

#[expect(clippy::unnecessary_wraps, reason = "the shape of the table")]
fn zoom(front: &Front<'_>, tenths: i8) -> Option<Action> {
    Some(Action::Set(Setting::Zoom(front.settings.zoom.stepped(tenths))))
}

#[expect(clippy::unnecessary_wraps, reason = "the shape of the table")]
fn theme(choice: ThemeChoice) -> Option<Action> {
    Some(Action::Set(Setting::Theme(choice)))
}

impl Cx<'_> {
    /// The round one is at: that of the page, else the one that is played, else the first.
    pub fn round_at_hand(&self) -> RoundNumber {
        match self.place {
            Place::Round(round, _) => round,
            _ => self.clock_round(),
        }
    }

    /// The round the clock is for: the one that is played.
    pub fn clock_round(&self) -> RoundNumber {
        self.clock.map_or(RoundNumber::FIRST, |clock| clock.round)
    }

    /// Where most is to be done in a round.
    pub fn tab_of(&self, round: RoundNumber) -> Tab {
        let Some(drawn) = self.tournament.rounds.get(&round) else { return Tab::Draw };
        let waits = self.tournament.unchecked(None).iter().any(|(of, _)| *of == round);
        if self.tournament.is_complete(drawn) && !waits { Tab::Standings } else { Tab::Sheets }
    }
}
