//! What the window asks of the computer around it: folders, file dialogs, a viewer, a printer, a loudspeaker. In tests a script
//! answers, so that no window test needs a display, a portal, a printer or an ear.

use super::clock::Chime;
use super::sound;
use crate::session::outside::Clock;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::{env, io};

/// The computer around the window.
#[derive(Clone)]
pub struct Outside {
    /// Where new tournaments and papers go.
    pub documents: PathBuf,
    /// Where the program keeps what is its own.
    pub data: PathBuf,
    /// The time.
    pub clock: Clock,
    /// How a file is chosen.
    pub chooser: Chooser,
    /// How a file is shown or printed.
    pub launcher: Launcher,
    /// How a sound is played.
    pub sounder: Sounder,
}

/// How a file is chosen.
#[derive(Clone)]
pub enum Chooser {
    /// The system's dialog.
    System,
    /// The answers of a script, in order; none left: nothing chosen.
    Script(Arc<Mutex<VecDeque<PathBuf>>>),
}

/// How a file is shown or printed.
#[derive(Clone)]
pub enum Launcher {
    /// The system's programs.
    System,
    /// Only noted down.
    Noted(Arc<Mutex<Vec<PathBuf>>>),
}

/// How a sound is played.
#[derive(Clone)]
pub enum Sounder {
    /// The system's player.
    System,
    /// Only noted down.
    Noted(Arc<Mutex<Vec<Chime>>>),
}

/// What is asked of the file dialog.
#[derive(Debug, Clone)]
pub struct Question {
    /// What it is about.
    pub title: String,
    /// The kind of file, in words, and its endings.
    pub kind: (String, Vec<&'static str>),
    /// Where it begins.
    pub folder: PathBuf,
    /// The name proposed for a file to be written; `None` to choose one that is there.
    pub save_as: Option<String>,
}

impl Outside {
    /// The real one.
    pub fn system() -> Self {
        let own = directories::ProjectDirs::from("", "", "Atout");
        let user = directories::UserDirs::new();
        let fallback = || env::current_dir().unwrap_or_default();
        let documents = user.as_ref().and_then(|dirs| dirs.document_dir().or(Some(dirs.home_dir()))).map(Path::to_owned);
        Self {
            documents: documents.unwrap_or_else(fallback),
            data: own.map_or_else(fallback, |dirs| dirs.data_local_dir().to_owned()),
            clock: Clock::System,
            chooser: Chooser::System,
            launcher: Launcher::System,
            sounder: Sounder::System,
        }
    }

    /// Asks for a file; waits for the answer, so it is called from a job.
    pub fn choose(&self, question: &Question) -> Option<PathBuf> {
        match &self.chooser {
            Chooser::Script(answers) => answers.lock().ok()?.pop_front(),
            Chooser::System => {
                let dialog = rfd::FileDialog::new()
                    .set_title(&question.title)
                    .set_directory(&question.folder)
                    .add_filter(&question.kind.0, &question.kind.1);
                match &question.save_as {
                    Some(name) => dialog.set_file_name(name).save_file(),
                    None => dialog.pick_file(),
                }
            }
        }
    }

    /// Asks for a folder; waits for the answer, so it is called from a job.
    pub fn choose_folder(&self, title: &str, begin: &Path) -> Option<PathBuf> {
        match &self.chooser {
            Chooser::Script(answers) => answers.lock().ok()?.pop_front(),
            Chooser::System => rfd::FileDialog::new().set_title(title).set_directory(begin).pick_folder(),
        }
    }

    /// Opens a file in the program the system has for it.
    ///
    /// # Errors
    /// There is none.
    pub fn view(&self, file: &Path) -> io::Result<()> {
        self.launch(file, VIEW)
    }

    /// Sends a file to the printer.
    ///
    /// # Errors
    /// The system has no command for it.
    pub fn print(&self, file: &Path) -> io::Result<()> {
        self.launch(file, PRINT)
    }

    /// Plays a sound and waits for its end, so it is called from a job. Without a player or a loudspeaker it is silent.
    pub fn ring(&self, chime: Chime) {
        match &self.sounder {
            Sounder::System => sound::play(chime, &self.data),
            Sounder::Noted(rung) => rung.lock().map(|mut rung| rung.push(chime)).unwrap_or_default(),
        }
    }

    fn launch(&self, file: &Path, (program, words): (&str, &[&str])) -> io::Result<()> {
        match &self.launcher {
            Launcher::Noted(files) => {
                files.lock().map(|mut files| files.push(file.to_owned())).map_err(|_| io::ErrorKind::Other.into())
            }
            Launcher::System => {
                let mut command = Command::new(program);
                command.args(words).env(PAPER, file);
                if cfg!(not(windows)) || words.is_empty() {
                    command.arg(file);
                }
                command.spawn().map(drop)
            }
        }
    }
}

/// The file's name goes to the Windows shell as a variable: no blank and no sign in it is taken for a command.
const PAPER: &str = "ATOUT_PAPER";
const VIEW: (&str, &[&str]) = if cfg!(windows) {
    ("explorer", &[])
} else if cfg!(target_os = "macos") {
    ("open", &[])
} else {
    ("xdg-open", &[])
};
const PRINT: (&str, &[&str]) = if cfg!(windows) {
    ("powershell", &["-NoProfile", "-Command", "Start-Process -Verb Print -FilePath $env:ATOUT_PAPER"])
} else {
    ("lp", &[])
};
