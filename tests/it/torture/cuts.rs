//! Writes cut short after a number of bytes, as on a full disk: the program says so, or it dies; nothing is lost either way.
//! A shell sets the limit on the size of a file. Its unit is 512 bytes (1,024 where `sh` is an older bash).

use super::child::within;
use super::deeds::{DEEDS, Expected, Scene};
use super::times;
use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

/// What comes of a write beyond the limit.
#[derive(Debug, Clone, Copy)]
enum Beyond {
    /// An error.
    Refused,
    /// The signal that kills.
    Killed,
}

/// How many limits are tried for each deed.
fn cuts() -> u64 {
    times("ATOUT_CUTS", 3)
}

/// Does a deed with files of at most so many blocks; gives its exit status, if it has one.
fn cut_short(scene: &Scene, beyond: Beyond, blocks: u64) -> Option<i32> {
    let trap = match beyond {
        Beyond::Refused => "trap '' XFSZ",
        Beyond::Killed => "ulimit -c 0",
    };
    outcome(within(&format!("{trap}; ulimit -f {blocks}"), &scene.process()))
}

/// The exit status of a process, if it has one; where a file makes trouble it says so in one sentence, with what to do.
fn outcome(mut process: Command) -> Option<i32> {
    let done = process.output().unwrap();
    let said = String::from_utf8(done.stderr).unwrap().replace('\u{a0}', " ");
    if done.status.code() == Some(3) {
        assert!(said.contains("« ") && said.contains("recommencez") && said.lines().count() == 1, "{said}");
    }
    done.status.code()
}

#[test]
fn a_write_cut_short_is_said_and_leaves_each_file_as_it_was_or_as_it_is_to_be() {
    let samples = cuts();
    for deed in DEEDS {
        let expected = Expected::of(deed);
        // Up to the size of the largest file less one block.
        let most = (expected.largest - 1) / 512;
        for sample in 0..samples {
            let blocks = sample * most / (samples - 1).max(1);
            let beyond = if sample % 2 == 0 { Beyond::Killed } else { Beyond::Refused };
            let scene = Scene::of(deed);
            let status = cut_short(&scene, beyond, blocks);
            let what = format!("{beyond:?} beyond {blocks} blocks: {status:?}");
            match beyond {
                Beyond::Refused => assert_eq!(status, Some(if scene.is_done(&expected) { 0 } else { 3 }), "{deed:?}, {what}"),
                Beyond::Killed => assert!([None, Some(0)].contains(&status), "{deed:?}, {what}"),
            }
            scene.check(&expected, &what);
        }
    }
}

/// A small file system of its own. Only an administrator can make one; it goes when it is dropped.
struct SmallDisk(TempDir);

impl SmallDisk {
    fn new() -> Option<Self> {
        let place = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=2m", "tmpfs"]).arg(place.path()).output();
        mounted.is_ok_and(|mounted| mounted.status.success()).then(|| Self(place))
    }

    /// Fills it up until there is room for so many bytes more; it is empty again when the file that fills it is removed.
    fn filled(&self, room: u64) -> PathBuf {
        let path = self.0.path().join("plein");
        let mut file = File::create(&path).unwrap();
        while file.write_all(&[0; 4096]).is_ok() {}
        file.set_len(file.metadata().unwrap().len().saturating_sub(room)).unwrap();
        path
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

/// Where no such disk can be made, the limits above are all that is tried.
#[test]
fn a_full_disk_is_said_and_leaves_each_file_as_it_was_or_as_it_is_to_be() {
    let (samples, Some(disk)) = (cuts().div_ceil(2), SmallDisk::new()) else { return };
    for deed in DEEDS {
        let expected = Expected::of(deed);
        for sample in 0..samples {
            // The last time for the file, but for no more than the beginning of a journal beside it.
            let room = sample * (expected.largest + 4096) / (samples - 1).max(1);
            let scene = Scene::in_folder(deed, tempfile::tempdir_in(disk.0.path()).unwrap());
            let full = disk.filled(room);
            let status = outcome(scene.process());
            std::fs::remove_file(full).unwrap();
            assert_eq!(status, Some(if scene.is_done(&expected) { 0 } else { 3 }), "{deed:?}, room for {room}");
            scene.check(&expected, &format!("room for {room}: {status:?}"));
        }
    }
}
