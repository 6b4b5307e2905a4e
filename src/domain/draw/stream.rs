//! The stream of numbers a draw is computed from (rules.md 7, steps 2–5): SHA-256 of a key and a counter. The same bytes
//! in every language, so that anybody can compute a draw again. Has no source of chance of its own.

use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

/// A seed without white space at its ends, in Unicode form NFC: what a draw is computed from.
pub fn normal_form(seed: &str) -> String {
    seed.trim().nfc().collect()
}

/// An endless stream of 32-bit numbers, decided by its key.
#[derive(Debug, Clone)]
pub struct Stream {
    key: [u8; 32],
    next_block: u64,
    block: [u8; 32],
    used: usize,
}

impl Stream {
    /// The stream of `SHA-256(version|seed|round)`, the seed in its normal form.
    pub fn new(version: &str, seed: &str, round: u32) -> Self {
        let key = Sha256::digest(format!("{version}|{}|{round}", normal_form(seed))).into();
        Self { key, next_block: 0, block: [0; 32], used: 32 }
    }

    /// A number from 0 to `n − 1`, each equally likely; words beyond the last whole multiple of n are thrown away.
    pub fn below(&mut self, n: u32) -> u32 {
        let whole = (1u64 << 32) - (1u64 << 32) % u64::from(n);
        loop {
            let word = self.word();
            if u64::from(word) < whole {
                return word % n;
            }
        }
    }

    /// Shuffles in place: from the last place down, each changes with one drawn up to it.
    ///
    /// # Panics
    /// With 2^32 items or more.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let n = u32::try_from(i + 1).expect("fewer than 2^32 items");
            items.swap(i, self.below(n) as usize);
        }
    }

    fn word(&mut self) -> u32 {
        if self.used == self.block.len() {
            let mut hash = Sha256::new_with_prefix(self.key);
            hash.update(self.next_block.to_be_bytes());
            self.block = hash.finalize().into();
            self.next_block += 1;
            self.used = 0;
        }
        let bytes = self.block[self.used..self.used + 4].try_into().expect("four bytes");
        self.used += 4;
        u32::from_be_bytes(bytes)
    }
}
