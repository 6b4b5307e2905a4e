//! A window of the tests: it types like a person, and its computer answers from a script.

use atout::gui::App;
use atout::gui::clock::Chime;
use atout::gui::jobs::Pace;
use atout::gui::outside::{Chooser, Launcher, Outside, Sounder};
use atout::session::outside::Clock;
use chrono::{DateTime, FixedOffset, TimeDelta};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use eframe::egui::{Event, Key, Modifiers, Role, Vec2};

/// The window and its computer.
pub(super) struct Desk {
    pub(super) window: Harness<'static, App>,
    /// What was shown or printed.
    pub(super) launched: Arc<Mutex<Vec<PathBuf>>>,
    /// The sounds that were played.
    pub(super) rung: Arc<Mutex<Vec<Chime>>>,
    time: Arc<Mutex<DateTime<FixedOffset>>>,
    folder: PathBuf,
    answers: Arc<Mutex<VecDeque<PathBuf>>>,
    size: Vec2,
}

/// The usual window of an old laptop.
pub(super) const LAPTOP: Vec2 = Vec2::new(1366.0, 768.0);
/// The smallest window.
pub(super) const SMALL: Vec2 = Vec2::new(1024.0, 700.0);

impl Desk {
    /// A window on the home screen, in a computer that keeps its things in a folder.
    pub(super) fn at_home(folder: &Path, size: Vec2) -> Self {
        Self::start(folder, size, None, afternoon())
    }

    /// A window with a tournament.
    pub(super) fn with(folder: &Path, file: &Path, size: Vec2) -> Self {
        Self::start(folder, size, Some(file.to_owned()), afternoon())
    }

    fn start(folder: &Path, size: Vec2, file: Option<PathBuf>, time: Arc<Mutex<DateTime<FixedOffset>>>) -> Self {
        let launched = Arc::new(Mutex::new(Vec::new()));
        let answers = Arc::new(Mutex::new(VecDeque::new()));
        let rung = Arc::new(Mutex::new(Vec::new()));
        let outside = Outside {
            documents: folder.join("Documents"),
            data: folder.join("data"),
            clock: Clock::Held(time.clone()),
            chooser: Chooser::Script(answers.clone()),
            launcher: Launcher::Noted(launched.clone()),
            sounder: Sounder::Noted(rung.clone()),
        };
        let ctx = eframe::egui::Context::default();
        let app = App::new(&ctx, outside, Pace::AtOnce, file);
        let window = Harness::builder()
            .with_size(size)
            .with_max_steps(12)
            .with_context_setup(atout::gui::theme::install)
            .build_ui_state(|ui, app: &mut App| app.frame(ui), app);
        let mut desk = Self { window, launched, rung, time, folder: folder.to_owned(), answers, size };
        desk.settle();
        desk
    }

    /// The program is ended and started again on the same computer.
    pub(super) fn restart(self, file: Option<&Path>) -> Self {
        let Self { window, folder, size, time, .. } = self;
        drop(window);
        Self::start(&folder, size, file.map(Path::to_owned), time)
    }

    /// So much time goes by, and the window looks at its clock.
    pub(super) fn wait(&mut self, time: TimeDelta) -> &mut Self {
        *self.time.lock().unwrap() += time;
        self.settle();
        self
    }

    /// What the next file dialog answers.
    pub(super) fn will_choose(&self, path: &Path) {
        self.answers.lock().unwrap().push_back(path.to_owned());
    }

    /// Runs frames until nothing moves.
    pub(super) fn settle(&mut self) {
        self.window.run();
    }

    /// One key.
    pub(super) fn key(&mut self, key: Key) -> &mut Self {
        self.chord(Modifiers::NONE, key)
    }

    /// One key with others held.
    pub(super) fn chord(&mut self, modifiers: Modifiers, key: Key) -> &mut Self {
        self.window.key_press_modifiers(modifiers, key);
        self.settle();
        self
    }

    /// A key with Ctrl.
    pub(super) fn ctrl(&mut self, key: Key) -> &mut Self {
        self.chord(Modifiers::COMMAND, key)
    }

    /// Text, a letter at a time, as a keyboard gives it: the key and the letter.
    pub(super) fn type_text(&mut self, text: &str) -> &mut Self {
        for letter in text.chars() {
            if let Some(key) = Key::from_name(&letter.to_uppercase().to_string()) {
                self.window.event(Event::Key {
                    key,
                    physical_key: None,
                    pressed: true,
                    repeat: false,
                    modifiers: Modifiers::NONE,
                });
            }
            self.window.event(Event::Text(letter.to_string()));
            if let Some(key) = Key::from_name(&letter.to_uppercase().to_string()) {
                self.window.event(Event::Key {
                    key,
                    physical_key: None,
                    pressed: false,
                    repeat: false,
                    modifiers: Modifiers::NONE,
                });
            }
            self.window.step();
        }
        self.settle();
        self
    }

    /// Text with ⏎ in it, all of it before the next frame: a slow computer, a fast hand.
    pub(super) fn all_at_once(&mut self, text: &str) -> &mut Self {
        for letter in text.chars() {
            let key = if letter == '⏎' { Some(Key::Enter) } else { Key::from_name(&letter.to_uppercase().to_string()) };
            for pressed in [true, false] {
                self.window.input_mut().events.extend(key.map(|key| Event::Key {
                    key,
                    physical_key: None,
                    pressed,
                    repeat: false,
                    modifiers: Modifiers::NONE,
                }));
                if pressed && letter != '⏎' {
                    self.window.input_mut().events.push(Event::Text(letter.to_string()));
                }
            }
        }
        self.window.run_steps(80);
        self.settle();
        self
    }

    /// Text and ⏎.
    pub(super) fn enter(&mut self, text: &str) -> &mut Self {
        self.type_text(text).key(Key::Enter)
    }

    /// Clicks what has this label.
    pub(super) fn click(&mut self, label: &str) -> &mut Self {
        self.window
            .get_by(|node| is_control(node.role()) && node.label().is_some_and(|found| plain(&found) == plain(label)))
            .click();
        self.settle();
        self
    }

    /// Whether there is something with exactly this label.
    pub(super) fn has(&self, label: &str) -> bool {
        self.window.query_all_by(|node| texts(node).any(|text| plain(&text) == plain(label))).next().is_some()
    }

    /// Whether there is something whose label has these words in it.
    pub(super) fn shows(&self, words: &str) -> bool {
        self.window.query_all_by(|node| texts(node).any(|text| plain(&text).contains(&plain(words)))).next().is_some()
    }

    /// All labels and values on the screen, for a failing test.
    pub(super) fn screen(&self) -> String {
        let mut lines = Vec::new();
        for node in self.window.query_all_by(|_| true) {
            let node = node.accesskit_node();
            let text = [node.label(), node.value()].into_iter().flatten().collect::<Vec<_>>().join(" = ");
            if !text.is_empty() {
                lines.push(format!("{:?} {text}", node.role()));
            }
        }
        lines.join("\n")
    }

    /// The value of the field with this label.
    pub(super) fn value(&self, label: &str) -> String {
        let field = self
            .window
            .get_by(|node| node.role() == Role::TextInput && node.label().is_some_and(|found| plain(&found) == plain(label)));
        field.accesskit_node().value().unwrap_or_default()
    }

    /// Puts the keyboard into the field with this label.
    pub(super) fn focus(&mut self, label: &str) -> &mut Self {
        let is_it = |node: &AccessKitNode<'_>| {
            node.role() == Role::TextInput && node.label().is_some_and(|found| plain(&found) == plain(label))
        };
        self.window.get_by(is_it).focus();
        self.settle();
        self
    }

    /// Whether every control with this label, one at least, is in the window from edge to edge.
    pub(super) fn is_inside(&self, label: &str) -> bool {
        let is_it =
            |node: &AccessKitNode<'_>| is_control(node.role()) && node.label().is_some_and(|found| plain(&found) == plain(label));
        let window = eframe::egui::Rect::from_min_size(eframe::egui::Pos2::ZERO, self.size);
        let places: Vec<_> = self.window.query_all_by(is_it).map(|node| node.rect()).collect();
        !places.is_empty() && places.iter().all(|place| window.contains_rect(*place))
    }

    pub(super) fn app(&self) -> &App {
        self.window.state()
    }
}

/// When the windows of the tests are opened.
fn afternoon() -> Arc<Mutex<DateTime<FixedOffset>>> {
    Arc::new(Mutex::new(DateTime::parse_from_rfc3339("2026-11-28T14:00:00+01:00").unwrap()))
}

/// A text as a test types it: with ordinary blanks and apostrophes.
fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ").replace('’', "'").replace('↵', "⏎")
}

/// What a node says: words on the screen are a value, names of controls a label.
fn texts(node: &AccessKitNode<'_>) -> impl Iterator<Item = String> {
    [node.label(), node.value()].into_iter().flatten()
}

/// What can be clicked; the words beside a field are not.
fn is_control(role: Role) -> bool {
    !matches!(role, Role::Label | Role::TextRun)
}
