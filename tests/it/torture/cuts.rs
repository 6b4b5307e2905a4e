//! Writes cut short after a number of bytes, as on a full disk: the program says so, or it dies; nothing is lost either way.
//! A shell sets the limit on the size of a file. Its unit is 512 bytes (1,024 where `sh` is an older bash).

use super::child::within;
use super::deeds::{DEEDS, Expected, Scene};
use super::times;

/// What comes of a write beyond the limit.
#[derive(Debug, Clone, Copy)]
enum Beyond {
    /// An error.
    Refused,
    /// The signal that kills.
    Killed,
}

/// Does a deed with files of at most so many blocks; gives its exit status, if it has one.
fn cut_short(scene: &Scene, beyond: Beyond, blocks: u64) -> Option<i32> {
    let trap = match beyond {
        Beyond::Refused => "trap '' XFSZ",
        Beyond::Killed => "ulimit -c 0",
    };
    let done = within(&format!("{trap}; ulimit -f {blocks}"), &scene.process()).output().unwrap();
    let said = String::from_utf8(done.stderr).unwrap().replace('\u{a0}', " ");
    if done.status.code() == Some(3) {
        let is_a_sentence = said.contains("« ") && said.contains("recommencez") && said.lines().count() == 1;
        assert!(is_a_sentence, "{blocks} blocks: {said}");
    }
    done.status.code()
}

#[test]
fn a_write_cut_short_is_said_and_leaves_each_file_as_it_was_or_as_it_is_to_be() {
    let samples = times("ATOUT_CUTS", 4);
    for deed in DEEDS {
        let expected = Expected::of(deed);
        // Up to the size of the largest file less one block.
        let most = (expected.largest - 1) / 512;
        for sample in 0..samples {
            let blocks = sample * most / (samples - 1).max(1);
            let beyond = if sample % 2 == 0 { Beyond::Refused } else { Beyond::Killed };
            let scene = Scene::of(deed);
            let status = cut_short(&scene, beyond, blocks);
            let what = format!("{beyond:?} beyond {blocks} blocks: {status:?}");
            let expected_status = match beyond {
                Beyond::Refused => [Some(3), Some(0)],
                Beyond::Killed => [None, Some(0)],
            };
            assert!(expected_status.contains(&status), "{deed:?}, {what}");
            scene.check(&expected, &what);
        }
    }
}
