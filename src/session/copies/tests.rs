//! The rule of thinning, and the names of copies. Writes no file.

use super::*;
use crate::domain::RoundNumber;
use crate::domain::milestone::Milestone;

fn round(number: u32) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

fn between(count: usize) -> Vec<Progress> {
    (0..count).map(|sheets| Progress::During { round: round(1), sheets, matches: 50 }).collect()
}

/// Copies made in this order, from number 1.
fn gone(made: &[Progress]) -> Vec<u32> {
    let marks: Vec<_> = (1..).zip(made).map(|(serial, progress)| Mark { serial, progress: *progress }).collect();
    let mut gone = superfluous(&marks);
    gone.sort_unstable();
    gone
}

#[test]
fn the_newest_and_the_steps_of_the_evening_are_kept() {
    let at = |milestone: fn(RoundNumber) -> Milestone, number| Progress::At(milestone(round(number)));
    let evening: Vec<_> = (1..=8).flat_map(|number| [at(Milestone::Drawn, number), at(Milestone::Complete, number)]).collect();
    assert_eq!(gone(&evening), [0; 0], "the steps of any evening stay");
    // Thirty corrections of round 1: the newest of them all, and the twelve newest copies.
    let corrected = [&evening[..2], &[at(Milestone::Corrected, 1); 30]].concat();
    assert_eq!(gone(&corrected), (3..=20).collect::<Vec<_>>());
    // A round drawn three times over, long ago: its last draw.
    let redrawn = [&[at(Milestone::Drawn, 1); 3], &evening[1..]].concat();
    assert_eq!(gone(&redrawn), [1, 2]);
    // Copies made before going back: the four newest, wherever they stand.
    let returns = [between(6), evening.clone()].concat();
    assert_eq!(gone(&returns), [1, 2]);
    assert_eq!(gone(&between(12)), [0; 0]);
    assert_eq!(gone(&[]), [0; 0]);
}

/// Thinning again what was thinned takes nothing more away.
#[test]
fn thinning_is_done_at_once() {
    let many = [between(40), vec![Progress::At(Milestone::Drawn(round(2))); 40]].concat();
    let gone = gone(&many);
    let rest: Vec<_> = (1..)
        .zip(&many)
        .filter(|(serial, _)| !gone.contains(serial))
        .map(|(serial, progress)| Mark { serial, progress: *progress })
        .collect();
    assert_eq!(superfluous(&rest), [0; 0]);
}

#[test]
fn names_are_taken_by_every_system() {
    for (words, expected) in [
        ("après le tirage de la partie 2", "après le tirage de la partie 2"),
        (" Fête : « 1/2 » ? ", "Fête « 1 2 »"),
        ("a.\\b\u{7}c*", "a b c"),
        ("", ""),
    ] {
        assert_eq!(plain(words), expected);
    }
    let number = |name: &str| serial(Path::new(name));
    assert_eq!(number("x/0012 partie 2 complète.jass"), Some(12));
    for other in ["12.txt", "Fête.jass", "0012 a.jass.tmp", ".tmpAbc"] {
        assert_eq!(number(other), None);
    }
}
