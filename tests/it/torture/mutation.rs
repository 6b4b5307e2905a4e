//! Inputs that nobody would write, made of such as somebody did. The same number always makes the same input. Knows no reader.

use cfb::{CompoundFile, Entry, Version};
use std::io::{Cursor, Read as _, Write as _};
use std::ops::Range;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// The most bytes an input has.
const MOST: usize = 256 * 1024;

/// Numbers that lengths and counts are seldom prepared for.
const NUMBERS: [u64; 12] =
    [0, 1, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFE, 0xFFFF_FFFF, 1 << 53, i64::MAX as u64, u64::MAX];

/// A stream of numbers that look like chance (`SplitMix64`).
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn of(number: u64) -> Self {
        Self(number)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound.max(1) as u64).unwrap()
    }

    fn byte(&mut self) -> u8 {
        self.next().to_le_bytes()[0]
    }

    fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }

    /// A stretch of something that is so long: mostly short.
    fn range(&mut self, length: usize) -> Range<usize> {
        let start = self.below(length + 1);
        let longest = if self.below(4) == 0 { length - start } else { (length - start).min(16) };
        start..start + self.below(longest + 1)
    }
}

/// What inputs are made of.
pub(super) struct Food {
    /// Inputs as somebody wrote them.
    pub(super) seeds: Vec<Vec<u8>>,
    /// Words that mean something in them.
    pub(super) words: &'static [&'static str],
}

type Way = fn(&mut Chance, &Food, &mut Vec<u8>);

/// The ways to change bytes where they are.
const IN_PLACE: [Way; 3] = [
    |chance, _, bytes| flip(chance, bytes),
    |chance, _, bytes| {
        let places = chance.range(bytes.len());
        bytes[places].fill(chance.byte());
    },
    |chance, _, bytes| {
        let (size, number) = (1 << chance.below(4), *chance.pick(&NUMBERS));
        let encoded =
            if chance.below(3) == 0 { number.to_be_bytes()[8 - size..].to_vec() } else { number.to_le_bytes()[..size].to_vec() };
        let at = chance.below(bytes.len() + 1);
        let end = (at + size).min(bytes.len());
        bytes.splice(at..end, encoded);
    },
];

/// The ways that move what follows.
const MOVING: [Way; 5] = [
    |chance, _, bytes| drop(bytes.drain(chance.range(bytes.len()))),
    |chance, _, bytes| {
        let (copied, at) = (bytes[chance.range(bytes.len())].to_vec(), chance.below(bytes.len() + 1));
        let often = if chance.below(8) == 0 { 1 + chance.below(400) } else { 1 };
        bytes.splice(at..at, copied.repeat(often));
    },
    |chance, food, bytes| {
        let other = chance.pick(&food.seeds);
        bytes.splice(chance.range(bytes.len()), other[chance.range(other.len())].iter().copied());
    },
    |chance, food, bytes| {
        let word = chance.pick(food.words);
        bytes.splice(chance.range(bytes.len()), word.bytes());
    },
    |chance, _, bytes| {
        let (number, at) = (chance.pick(&NUMBERS).to_string(), chance.below(bytes.len() + 1));
        let before = bytes[..at].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let after = bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        bytes.splice(at - before..at + after, number.into_bytes());
    },
];

/// Changes one byte.
fn flip(chance: &mut Chance, bytes: &mut [u8]) {
    if let Some(at) = (!bytes.is_empty()).then(|| chance.below(bytes.len())) {
        bytes[at] ^= chance.byte().max(1);
    }
}

/// Changes bytes in one to four places.
fn change(chance: &mut Chance, food: &Food, bytes: &mut Vec<u8>) {
    for _ in 0..=chance.below(4) {
        let ways: &[Way] = if chance.below(2) == 0 { &IN_PLACE } else { &MOVING };
        chance.pick(ways)(chance, food, bytes);
        bytes.truncate(MOST);
    }
}

/// One seed with one other byte.
pub(super) fn flipped(chance: &mut Chance, food: &Food) -> Vec<u8> {
    let mut bytes = chance.pick(&food.seeds).clone();
    flip(chance, &mut bytes);
    bytes
}

/// A seed changed in one to four places.
pub(super) fn mutated(chance: &mut Chance, food: &Food) -> Vec<u8> {
    let mut bytes = chance.pick(&food.seeds).clone();
    change(chance, food, &mut bytes);
    bytes
}

/// A seed changed where nothing moves: what is found by its place is still found.
pub(super) fn patched(chance: &mut Chance, food: &Food) -> Vec<u8> {
    let mut bytes = chance.pick(&food.seeds).clone();
    for _ in 0..=chance.below(4) {
        chance.pick(&IN_PLACE)(chance, food, &mut bytes);
    }
    bytes
}

/// A zip changed as a whole, or in one of its parts and packed again.
pub(super) fn repacked(chance: &mut Chance, food: &Food) -> Vec<u8> {
    if chance.below(3) == 0 {
        return mutated(chance, food);
    }
    let mut zip = ZipArchive::new(Cursor::new(chance.pick(&food.seeds))).unwrap();
    let (changed, mut packed) = (chance.below(zip.len()), ZipWriter::new(Cursor::new(Vec::new())));
    for i in 0..zip.len() {
        let mut part = zip.by_index(i).unwrap();
        let (name, mut bytes) = (part.name().unwrap().into_owned(), Vec::new());
        part.read_to_end(&mut bytes).unwrap();
        if i == changed {
            change(chance, food, &mut bytes);
        }
        packed.start_file(name, SimpleFileOptions::default().compression_method(CompressionMethod::Stored)).unwrap();
        packed.write_all(&bytes).unwrap();
    }
    packed.finish().unwrap().into_inner()
}

/// A compound file changed where nothing moves, or in one of its streams and put together again.
pub(super) fn recompounded(chance: &mut Chance, food: &Food) -> Vec<u8> {
    if chance.below(3) == 0 {
        return patched(chance, food);
    }
    let mut file = CompoundFile::open(Cursor::new(chance.pick(&food.seeds))).unwrap();
    let streams: Vec<_> = file.walk().filter(Entry::is_stream).map(|entry| entry.path().to_owned()).collect();
    let (changed, mut made) =
        (chance.pick(&streams), CompoundFile::create_with_version(Version::V3, Cursor::new(Vec::new())).unwrap());
    for stream in &streams {
        let mut bytes = Vec::new();
        file.open_stream(stream).unwrap().read_to_end(&mut bytes).unwrap();
        if stream == changed {
            change(chance, food, &mut bytes);
        }
        made.create_stream(stream).unwrap().write_all(&bytes).unwrap();
    }
    made.into_inner().into_inner()
}
