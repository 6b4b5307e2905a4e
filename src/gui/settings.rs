//! How the program is set on this computer: theme, text size, the name of the desk, recent tournaments. Always valid: what
//! cannot be read is as if it were not there. Holds nothing of a tournament's content but what the list of recent ones shows.

use super::memory::write_in_one_step;
use super::projector::settings::ProjectorSettings;
use crate::domain::Tournament;
use crate::domain::history::History;
use crate::i18n::{Words, date};
use crate::views::standings::Standings;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// All settings.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light, dark, or as the system has it.
    pub theme: ThemeChoice,
    /// The size of all text, from 1 to 2.
    pub zoom: Zoom,
    /// The name of this desk; empty: the account's.
    pub operator: String,
    /// Whether the clock is heard.
    pub sound: Sound,
    /// A second place for copies.
    pub copy_folder: Option<PathBuf>,
    /// The window for the hall.
    pub projector: ProjectorSettings,
    /// The tournaments opened last, the last one first.
    pub recent: Vec<Recent>,
}

/// Which theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThemeChoice {
    /// As the system has it.
    System,
    /// Light.
    #[default]
    Light,
    /// Dark.
    Dark,
}

/// Whether the clock is heard in its last minutes and at its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sound {
    /// Yes.
    #[default]
    On,
    /// No.
    Off,
}

impl Sound {
    /// The opposite.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}

/// The size of all text, from 1 to 2 in steps of a tenth.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(from = "f32", into = "f32")]
pub struct Zoom(f32);

/// A tournament that was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recent {
    /// Its file.
    pub path: PathBuf,
    /// Its name.
    pub name: String,
    /// What tells it from others, also where its file is gone (`session::copies::mark`).
    #[serde(default)]
    pub mark: String,
    /// Its day.
    pub date: NaiveDate,
    /// Where.
    pub place: String,
    /// How many teams are registered.
    pub teams: usize,
    /// The last drawn round and its sheets: how many are in, of how many.
    pub sheets: Option<(u32, usize, usize)>,
    /// Whether the last round is complete.
    pub finished: bool,
    /// The last thing that was done, in words, and when.
    pub last: Option<(String, String)>,
}

/// How many recent tournaments are kept.
const RECENT: usize = 9;

impl Zoom {
    /// The smallest.
    pub const LEAST: Self = Self(1.0);

    /// The size as a factor.
    pub fn factor(self) -> f32 {
        self.0
    }

    /// A step larger or smaller, by so many tenths.
    #[must_use]
    pub fn stepped(self, tenths: i8) -> Self {
        Self::from(self.0 + f32::from(tenths) / 10.0)
    }
}

impl Default for Zoom {
    fn default() -> Self {
        Self::LEAST
    }
}

impl From<f32> for Zoom {
    fn from(factor: f32) -> Self {
        let tenths = (factor * 10.0).round();
        Self(if tenths.is_finite() { (tenths / 10.0).clamp(1.0, 2.0) } else { 1.0 })
    }
}

impl From<Zoom> for f32 {
    fn from(zoom: Zoom) -> Self {
        zoom.0
    }
}

impl Recent {
    /// What the list says of a tournament.
    pub fn of(words: &Words, tournament: &Tournament, history: &History, path: &Path) -> Self {
        let standings = tournament.last_drawn().and_then(|round| Standings::after(tournament, round.number).ok());
        let sheets = standings.as_ref().map(|standings| (standings.after.get(), standings.sheets_of_last));
        Self {
            path: path.to_owned(),
            name: tournament.event.name.clone(),
            mark: crate::session::copies::mark(history),
            date: tournament.event.date,
            place: tournament.event.place.clone(),
            teams: tournament.registered().count(),
            sheets: sheets.map(|(round, (sheets, matches))| (round, sheets, matches)),
            finished: standings.is_some_and(|standings| standings.is_final),
            last: history.entries().last().map(|entry| (words.deed(entry), date::time_to_the_second(&entry.at))),
        }
    }
}

impl Settings {
    /// The settings of a folder; as usual where there are none or they cannot be read.
    pub fn load(folder: &Path) -> Self {
        fs::read(path(folder)).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
    }

    /// Writes them down.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn save(&self, folder: &Path) -> io::Result<()> {
        write_in_one_step(&path(folder), &serde_json::to_vec_pretty(self)?)
    }

    /// Puts a tournament at the top of the recent ones.
    pub fn remember(&mut self, recent: Recent) {
        self.forget(&recent.path.clone());
        self.recent.insert(0, recent);
        self.recent.truncate(RECENT);
    }

    /// Takes a tournament off the list; its file stays.
    pub fn forget(&mut self, path: &Path) {
        self.recent.retain(|recent| recent.path != path);
    }
}

fn path(folder: &Path) -> PathBuf {
    folder.join("settings.json")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_sizes_stay_within_their_limits() {
        for (given, expected) in [(0.5, 1.0), (1.14, 1.1), (3.0, 2.0), (f32::NAN, 1.0), (1.5, 1.5)] {
            assert!((Zoom::from(given).factor() - expected).abs() < 1e-6, "{given}");
        }
        assert!((Zoom::from(2.0).stepped(1).factor() - 2.0).abs() < 1e-6);
    }

    #[test]
    fn what_cannot_be_read_is_as_usual() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Settings::load(folder.path()), Settings::default());
        let set = Settings { theme: ThemeChoice::Dark, zoom: Zoom::from(1.3), ..Settings::default() };
        set.save(folder.path()).unwrap();
        assert_eq!(Settings::load(folder.path()), set);
        fs::write(path(folder.path()), b"{\"zoom\": \"big\"}").unwrap();
        assert_eq!(Settings::load(folder.path()), Settings::default());
    }
}
