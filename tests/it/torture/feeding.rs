//! Readers are fed in child processes with little memory: none panics, none takes a second for one input, none takes more
//! than 500 MB. The child says which input comes next, so that the one it dies of is known: `ATOUT_FUZZ_CASES='csv 17 18'`
//! feeds it again.

use super::child::{oneself, within};
use super::mutation::Chance;
use super::readers::{FLIPS, Fate, READERS, Reader};
use super::times;
use std::io::{BufRead as _, BufReader};
use std::panic::{self, PanicHookInfo};
use std::process::Stdio;
use std::time::{Duration, Instant};

/// Tells the test binary that it is the child, and which inputs it reads: reader, first, last and one more.
const CASES: &str = "ATOUT_FUZZ_CASES";
/// Memory in kilobytes and seconds of work that a child may take; macOS has no limit on memory.
const LIMITS: &str = "ulimit -v 500000 2>/dev/null; ulimit -t 60";
/// How long a reader may take for one input.
const LONGEST: Duration = Duration::from_secs(1);
/// How many inputs a child reads.
const BATCH: u64 = 2000;

/// What came of inputs.
#[derive(Debug, Default)]
struct Figures {
    refused: u64,
    found: u64,
    taken: u64,
    /// Panics of a library that were caught and told as damage.
    caught: u64,
    /// The longest an input took, and which one.
    longest: (Duration, String),
}

/// The child. As a test of its own it does nothing.
#[test]
fn what_there_is_to_read_is_read() {
    let Ok(cases) = std::env::var(CASES) else { return };
    let words: Vec<_> = cases.split(' ').collect();
    let reader = READERS.iter().chain([&FLIPS]).find(|reader| reader.name == words[0]).unwrap();
    let food = (reader.food)();
    panic::set_hook(Box::new(|info: &PanicHookInfo| println!("panic {}", info.to_string().replace('\n', " "))));
    for case in words[1].parse::<u64>().unwrap()..words[2].parse().unwrap() {
        println!("case {case}");
        let input = (reader.mutate)(&mut Chance::of(case), &food);
        // A computer that is busy with something else is asked again.
        let fate = (0..20).map(|_| timed(reader, &input)).find(|(_, took)| *took < LONGEST);
        let (fate, took) = fate.expect("a second is enough for any input");
        println!("fate {fate:?} {}", took.as_micros());
    }
}

fn timed(reader: &Reader, input: &[u8]) -> (Fate, Duration) {
    let begun = Instant::now();
    ((reader.read)(input), begun.elapsed())
}

fn feed(reader: &Reader, count: u64) -> Figures {
    let mut figures = Figures::default();
    for first in (0..count).step_by(usize::try_from(BATCH).unwrap()) {
        feed_batch(reader, first, count.min(first + BATCH), &mut figures);
    }
    println!("{}, {count} inputs: {figures:?}", reader.name);
    figures
}

fn feed_batch(reader: &Reader, first: u64, end: u64, figures: &mut Figures) {
    let mut child = oneself("torture::feeding::what_there_is_to_read_is_read");
    child.env(CASES, format!("{} {first} {end}", reader.name));
    let mut child = within(LIMITS, &child).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let (mut last, mut panicked) = (String::new(), String::new());
    for line in BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok) {
        match line.split_once(' ') {
            Some(("case", _)) => last.clone_from(&line),
            Some(("panic", _)) => {
                figures.caught += 1;
                panicked = line;
            }
            Some(("fate", fate)) => figures.count(fate, &last),
            _ => {}
        }
    }
    let ended = child.wait().unwrap();
    assert!(ended.success(), "{}, {last}: {ended}, {panicked}", reader.name);
}

impl Figures {
    /// A fate and how long it took.
    fn count(&mut self, line: &str, case: &str) {
        let (fate, took) = line.split_once(' ').unwrap();
        let counted = match fate {
            "Refused" => &mut self.refused,
            "Found" => &mut self.found,
            _ => &mut self.taken,
        };
        *counted += 1;
        let took = Duration::from_micros(took.parse().unwrap());
        if took > self.longest.0 {
            self.longest = (took, case.to_owned());
        }
    }
}

#[test]
fn readers_take_whatever_they_are_fed() {
    let count = times("ATOUT_FUZZ", 2000);
    for reader in READERS {
        let figures = feed(reader, count.div_ceil(reader.one_in));
        // Inputs that are all refused at once would try nothing.
        assert!(figures.refused > 0 && figures.found + figures.taken > 0, "{}: {figures:?}", reader.name);
    }
}

#[test]
fn a_flipped_byte_is_noticed_or_means_nothing() {
    let figures = feed(&FLIPS, times("ATOUT_FLIPS", 200));
    // Half of a small file is the room that is left in its pages.
    assert!(figures.refused > 0 && figures.found > 0 && figures.taken > 0, "{figures:?}");
}
