//! The sounds of the clock, played by a program the system has, so that nothing is linked. Silent where there is none.

use super::clock::Chime;
use super::memory::write_in_one_step;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, io};

/// A program that plays a file given after these words.
type Player = (&'static str, &'static [&'static str]);

/// The players that are tried, in this order, until one has played.
const PLAYERS: &[Player] = if cfg!(windows) {
    &[("powershell", &["-NoProfile", "-Command", "(New-Object Media.SoundPlayer $env:ATOUT_SOUND).PlaySync()"])]
} else if cfg!(target_os = "macos") {
    &[("afplay", &[])]
} else {
    &[
        ("pw-play", &[]),
        ("paplay", &[]),
        ("aplay", &["-q"]),
        ("ffplay", &["-nodisp", "-autoexit", "-loglevel", "quiet"]),
        ("mpv", &["--no-video", "--really-quiet"]),
        ("play", &["-q"]),
    ]
};

/// The file's name goes to the Windows shell as a variable: no blank and no sign in it is taken for a command.
const SOUND: &str = "ATOUT_SOUND";

impl Chime {
    /// The name of its file, and what is in it.
    fn file(self) -> (&'static str, &'static [u8]) {
        match self {
            Self::Warning => ("warning.wav", include_bytes!("../../assets/sounds/warning.wav")),
            Self::End => ("end.wav", include_bytes!("../../assets/sounds/end.wav")),
        }
    }
}

/// Plays a sound to its end.
pub(super) fn play(chime: Chime, data: &Path) {
    if let Ok(file) = on_disk(chime, data) {
        let _ = PLAYERS.iter().find(|player| plays(player, &file));
    }
}

/// The sound as a file of the program's own folder.
fn on_disk(chime: Chime, data: &Path) -> io::Result<PathBuf> {
    let (name, bytes) = chime.file();
    let path = data.join("sounds").join(name);
    if fs::read(&path).ok().as_deref() != Some(bytes) {
        write_in_one_step(&path, bytes)?;
    }
    Ok(path)
}

fn plays((program, words): &Player, file: &Path) -> bool {
    let mut command = Command::new(program);
    command.args(*words).env(SOUND, file).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if cfg!(not(windows)) {
        command.arg(file);
    }
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sounds_are_small_and_can_be_played() {
        let folder = tempfile::tempdir().unwrap();
        for chime in [Chime::Warning, Chime::End] {
            let file = on_disk(chime, folder.path()).unwrap();
            let bytes = fs::read(&file).unwrap();
            assert!(bytes.starts_with(b"RIFF") && &bytes[8..12] == b"WAVE", "{chime:?}");
            assert!(bytes.len() < 64 * 1024, "{chime:?}: {}", bytes.len());
            fs::write(&file, b"cut").unwrap();
            assert_eq!(fs::read(on_disk(chime, folder.path()).unwrap()).unwrap(), bytes, "a damaged file is made again");
        }
    }

    #[test]
    fn no_player_is_no_trouble() {
        assert!(!plays(&("no-such-player-anywhere", &[]), Path::new("x.wav")));
    }
}
