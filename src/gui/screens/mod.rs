//! The screens, a file (or folder) each: `ui` draws what [`Cx`] shows and pushes wishes; `State` is what the screen keeps
//! for itself (drafts, filters, what is chosen). A screen has no session and opens no file.

pub mod check;
pub mod documents;
pub mod draw;
pub mod help;
pub mod home;
pub mod registration;
pub mod settings;
pub mod sheets;
pub mod standings;

use super::action::{Actions, ScreenWish};
use super::cx::Front;
use super::frame::Hint;
use super::memory::Memory;
use super::place::{Place, Tab};
use crate::documents::catalogue::Kind;
use crate::domain::Tournament;
use crate::views::dashboard::{self, Step};
use eframe::egui::Ui;

/// What all screens keep for themselves.
#[derive(Default)]
pub struct Screens {
    /// « Accueil ».
    pub home: home::State,
    /// « Inscriptions ».
    pub registration: registration::State,
    /// « Tirage ».
    pub draw: draw::State,
    /// « Feuilles ».
    pub sheets: sheets::State,
    /// « Classement ».
    pub standings: standings::State,
    /// « Contrôle ».
    pub check: check::State,
    /// « Documents ».
    pub documents: documents::State,
    /// « Réglages ».
    pub settings: settings::State,
    /// « Aide ».
    pub help: help::State,
}

/// Draws the screen one is at.
pub fn ui(ui: &mut Ui, front: &Front<'_>, screens: &mut Screens, actions: &mut Actions) {
    let Some(cx) = front.open else {
        return match front.place {
            Place::Settings => settings::ui(ui, front, &mut screens.settings, actions),
            Place::Help => help::ui(ui, front, &mut screens.help),
            _ => home::ui(ui, front, &mut screens.home, actions),
        };
    };
    match cx.place {
        Place::Home => home::ui(ui, front, &mut screens.home, actions),
        Place::Registration => registration::ui(ui, cx, &mut screens.registration, actions),
        Place::Round(round, Tab::Draw) => draw::ui(ui, cx, round, &mut screens.draw, actions),
        Place::Round(round, Tab::Sheets) => sheets::ui(ui, cx, round, &mut screens.sheets, actions),
        Place::Round(round, Tab::Standings) => standings::ui(ui, cx, round, &mut screens.standings, actions),
        Place::Final => standings::ui(ui, cx, cx.tournament.ruleset.rounds, &mut screens.standings, actions),
        Place::Check => check::ui(ui, cx, &mut screens.check, actions),
        Place::Documents => documents::ui(ui, cx, &mut screens.documents, actions),
        Place::Settings => settings::ui(ui, front, &mut screens.settings, actions),
        Place::Help => help::ui(ui, front, &mut screens.help),
    }
}

/// The page that shows what comes next.
pub fn next_place(tournament: &Tournament) -> Place {
    let (steps, next) = dashboard::steps(tournament);
    match steps.get(next) {
        Some(Step::Round(round, state)) => {
            let drawn = matches!(state, dashboard::RoundState::Drawn { .. });
            Place::Round(*round, if drawn { Tab::Sheets } else { Tab::Draw })
        }
        Some(Step::Final(_)) => Place::Final,
        _ => Place::Registration,
    }
}

impl Screens {
    /// The keys of the screen, for the hint bar.
    pub fn hints(&self, front: &Front<'_>) -> Vec<Hint> {
        let words = front.words;
        match front.open.map(|cx| cx.place) {
            Some(Place::Settings | Place::Help) => Vec::new(),
            None if matches!(front.place, Place::Settings | Place::Help) => Vec::new(),
            None | Some(Place::Home) => home::hints(words, &self.home, front),
            Some(Place::Registration) => registration::hints(words, &self.registration),
            Some(Place::Round(round, Tab::Draw)) => {
                draw::hints(words, front.open.and_then(|cx| cx.tournament.rounds.get(&round)))
            }
            Some(Place::Round(_, Tab::Sheets)) => sheets::hints(words, &self.sheets),
            Some(Place::Round(_, Tab::Standings) | Place::Final) => standings::hints(words),
            Some(Place::Check) => check::hints(words),
            Some(Place::Documents) => documents::hints(words),
        }
    }

    /// A tournament was opened: its drafts are taken up again.
    pub fn begin(&mut self, memory: &Memory) {
        *self = Self {
            registration: registration::State::with(memory.team.clone()),
            sheets: sheets::State::with(memory.sheet.clone()),
            ..Self::default()
        };
    }

    /// The tournament was closed.
    pub fn close(&mut self) {
        *self = Self::default();
    }

    /// A page is come to: its first field gets the keyboard.
    pub fn arrive(&mut self, place: Place) {
        match place {
            Place::Registration => self.registration.arrive(),
            Place::Round(_, Tab::Draw) => self.draw.arrive(),
            Place::Round(_, Tab::Sheets) => self.sheets.arrive(),
            Place::Check => self.check.arrive(),
            Place::Documents => self.documents.arrive(),
            _ => {}
        }
    }

    /// A wish that a screen carries out by itself; gives the page it is on.
    pub fn tell(&mut self, wish: ScreenWish, place: Place, tournament: &Tournament) -> Place {
        match wish {
            ScreenWish::NewTournament => {
                self.home.begin_new();
                return Place::Home;
            }
            ScreenWish::Search => match place {
                Place::Registration => self.registration.search(),
                Place::Round(_, Tab::Draw) => self.draw.search(),
                Place::Round(_, Tab::Standings) | Place::Final => self.standings.search(),
                _ => {}
            },
            ScreenWish::Picked(pick, path) => self.home.picked(pick, path),
            ScreenWish::Print => return self.print(place),
            ScreenWish::NewSeed => {}
            ScreenWish::EnterTable(round, table) => {
                self.sheets.enter_table(round, table);
                return Place::Round(round, Tab::Sheets);
            }
            ScreenWish::SecondEntry(round, table) => {
                self.sheets.second_entry(round, table, tournament);
                return Place::Round(round, Tab::Sheets);
            }
            ScreenWish::ChooseTeam(team) => {
                let last = tournament.last_drawn().map(|round| round.number);
                return match (place, last) {
                    (Place::Registration, _) | (_, None) => {
                        self.registration.choose(team);
                        Place::Registration
                    }
                    (_, Some(round)) => {
                        self.standings.choose(team);
                        if place == Place::Final { place } else { Place::Round(round, Tab::Standings) }
                    }
                };
            }
        }
        place
    }

    /// Without a tournament there is only the home screen to tell.
    pub fn tell_home(&mut self, wish: ScreenWish) {
        match wish {
            ScreenWish::NewTournament => self.home.begin_new(),
            ScreenWish::Picked(pick, path) => self.home.picked(pick, path),
            _ => {}
        }
    }

    /// The papers of a page are printed from its own menu, all others from « Documents ».
    fn print(&mut self, place: Place) -> Place {
        match place {
            Place::Round(_, Tab::Draw) => {
                self.draw.open_menu();
                return place;
            }
            Place::Registration => self.documents.come_for(Kind::Teams, None),
            Place::Round(round, Tab::Sheets) => self.documents.come_for(Kind::Missing, Some(round)),
            Place::Round(round, Tab::Standings) => self.documents.come_for(Kind::Ranking, Some(round)),
            Place::Final => self.documents.come_for(Kind::Final, None),
            _ => {}
        }
        Place::Documents
    }
}
