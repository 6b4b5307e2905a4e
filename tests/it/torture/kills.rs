//! Whatever the program is about: killed at any moment, it leaves every file as it was or as it is to be.

use super::child::{killed_after, moment_within};
use super::deeds::{DEEDS, Expected, Scene};
use super::kills;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// How long a deed takes when nothing happens to it.
fn span(scene: &Scene) -> Duration {
    let begun = Instant::now();
    assert!(scene.process().stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap().success());
    begun.elapsed()
}

#[test]
fn a_killed_program_leaves_each_file_as_it_was_or_as_it_is_to_be() {
    for deed in DEEDS {
        let (expected, span) = (Expected::of(deed), span(&Scene::of(deed)));
        // A tenth for each: all together as many as the writer is killed.
        for kill in 0..kills().div_ceil(10) {
            let scene = Scene::of(deed);
            killed_after(scene.process(), moment_within(span));
            scene.check(&expected, &format!("kill {kill}"));
        }
    }
}
