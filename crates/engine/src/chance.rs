//! Chance: the generator inside the state, which no view contains.

use core::fmt;
use core::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};

/// The secret from which all chance of a game at a table follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and simulations, spread out from a small number.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut rng = FastRng::new(number);
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&rng.next_u64().to_le_bytes());
        }
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A seed is a secret until the game is over, so its debug form does not tell it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// Text that is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;
    fn from_str(text: &str) -> Result<Self, NotASeed> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(NotASeed);
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digits = core::str::from_utf8(digits).map_err(|_| NotASeed)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| NotASeed)?;
        }
        Ok(Self(bytes))
    }
}

crate::serde_as_text!(Seed);

/// How many outcomes a scenario can force ahead.
const MAX_FORCED: usize = 18;

/// The one source of chance of a game, kept in its state.
///
/// At a table the stream is cryptographic, so that nothing the players see predicts what comes;
/// in simulation it is fast; in a scenario the next outcomes are given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chance(Stream);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stream {
    /// Halves of a 64-bit word, to keep the state's alignment small.
    Fast {
        low: u32,
        high: u32,
    },
    /// A 128-bit key and the number of outcomes drawn from it so far.
    Sealed {
        key: [u32; 4],
        drawn: u32,
    },
    Forced {
        outcomes: [u8; MAX_FORCED],
        next: u8,
        end: u8,
    },
}

/// Chance is a secret, so its debug form says only of which kind it is.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Stream::Fast { .. } => "Chance(fast)",
            Stream::Sealed { .. } => "Chance(sealed)",
            Stream::Forced { .. } => "Chance(forced)",
        })
    }
}

impl Chance {
    /// Chance for simulation and search: fast, and predictable to whoever sees the state.
    #[must_use]
    #[inline]
    pub const fn fast(seed: u64) -> Self {
        Self(Stream::Fast { low: seed as u32, high: (seed >> 32) as u32 })
    }

    /// Chance for a table: whoever does not hold the seed cannot predict it.
    #[must_use]
    pub fn sealed(seed: &Seed) -> Self {
        let mut stream = ChaCha12Rng::from_seed(seed.0);
        Self(Stream::Sealed { key: core::array::from_fn(|_| stream.next_u32()), drawn: 0 })
    }

    /// Chance whose next outcomes are given; what follows them is fixed but arbitrary.
    ///
    /// Returns nothing if there are more than can be kept.
    #[must_use]
    pub fn forced(outcomes: &[u8]) -> Option<Self> {
        let mut kept = [0; MAX_FORCED];
        kept.get_mut(..outcomes.len())?.copy_from_slice(outcomes);
        Some(Self(Stream::Forced { outcomes: kept, next: 0, end: outcomes.len() as u8 }))
    }

    /// How many forced outcomes were not used yet.
    #[must_use]
    pub const fn forced_left(&self) -> usize {
        match self.0 {
            Stream::Forced { next, end, .. } => (end - next) as usize,
            _ => 0,
        }
    }

    /// A number in `0..n`, each equally likely; 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        self.choose(n, |number| number, |outcome| outcome < n)
    }

    /// One of the outcomes that `outcome_of` makes of the numbers in `0..n`.
    ///
    /// `outcome_of` turns a number into an outcome (weights are ranges of numbers), `possible` says
    /// whether an outcome exists at all. A forced outcome that is not possible stays unused, and
    /// the first one is taken instead.
    #[inline]
    pub fn choose(
        &mut self,
        n: u32,
        outcome_of: impl FnOnce(u32) -> u32,
        possible: impl FnOnce(u32) -> bool,
    ) -> u32 {
        if let Stream::Fast { low, high } = &mut self.0 {
            let mut rng = FastRng(u64::from(*high) << 32 | u64::from(*low));
            let number = rng.below(n);
            (*low, *high) = (rng.0 as u32, (rng.0 >> 32) as u32);
            return outcome_of(number);
        }
        self.choose_slowly(n, outcome_of, possible)
    }

    #[cold]
    #[inline(never)]
    fn choose_slowly(
        &mut self,
        n: u32,
        outcome_of: impl FnOnce(u32) -> u32,
        possible: impl FnOnce(u32) -> bool,
    ) -> u32 {
        match &mut self.0 {
            Stream::Sealed { key, drawn } => {
                // A 128-bit ChaCha key is used twice over, as its authors do.
                let mut bytes = [0; 32];
                for (chunk, word) in bytes.chunks_exact_mut(4).zip(key.iter().cycle()) {
                    chunk.copy_from_slice(&word.to_le_bytes());
                }
                let mut stream = ChaCha12Rng::from_seed(bytes);
                stream.set_word_pos(2 * u128::from(*drawn));
                *drawn += 1;
                outcome_of(scale(stream.next_u64(), n))
            }
            Stream::Forced { outcomes, next, end } => {
                let outcome = outcomes.get(usize::from(*next)).copied().map_or(0, u32::from);
                if *next < *end && possible(outcome) {
                    *next += 1;
                    return outcome;
                }
                if next == end {
                    *self = Self::fast(0x006c_6164_7368_6569);
                    return outcome_of(self.below(n));
                }
                outcome_of(0)
            }
            Stream::Fast { .. } => outcome_of(self.below(n)),
        }
    }
}

/// A number in `0..n` from 64 random bits; the bias is below 2⁻³² for any `n`.
#[inline]
const fn scale(bits: u64, n: u32) -> u32 {
    ((bits as u128 * n as u128) >> 64) as u32
}

/// A small fast generator (a multiply-mix one, after wyrand) for bots and simulations.
///
/// Bots have their own; they never touch the chance of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FastRng(u64);

impl FastRng {
    /// A generator; different seeds give unrelated streams.
    #[must_use]
    #[inline]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A generator for the `index`-th of many independent runs.
    #[must_use]
    pub fn nth(seed: u64, index: u64) -> Self {
        let mut rng = Self(seed ^ 0x9e37_79b9_7f4a_7c15);
        let base = rng.next_u64();
        let mut rng = Self(base ^ index.wrapping_mul(0xd6e8_feb8_6659_fd93));
        Self(rng.next_u64())
    }

    /// 64 random bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = (self.0 as u128).wrapping_mul((self.0 ^ 0xe703_7ed1_a0b4_28db) as u128);
        (wide >> 64) as u64 ^ wide as u64
    }

    /// A number in `0..n`; 0 if `n` is 0.
    #[inline]
    pub const fn below(&mut self, n: u32) -> u32 {
        scale(self.next_u64(), n)
    }

    /// A number in `0.0..1.0`.
    #[inline]
    pub const fn unit(&mut self) -> f32 {
        (self.next_u64() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// Puts the items into any order, each as likely as any other.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_first(items, items.len());
    }

    /// Puts any `count` of the items first, in any order: what is dealt from a shuffled deck.
    #[inline]
    pub fn shuffle_first<T>(&mut self, items: &mut [T], count: usize) {
        // 64 random bits are enough for several numbers: what is left of them after one is as random
        // as before but for its range. As long as all ranges multiply to less than 2³², the bias
        // stays below 2⁻³².
        let (mut bits, mut spent) = (0, u64::MAX);
        // The last one has no choice left.
        let count = count.min(items.len().saturating_sub(1));
        for place in 0..count {
            let left = (items.len() - place) as u64;
            spent = spent.saturating_mul(left);
            if spent >> 32 != 0 {
                (bits, spent) = (self.next_u64(), left);
            }
            let wide = u128::from(bits) * u128::from(left);
            bits = wide as u64;
            items.swap(place, place + (wide >> 64) as usize);
        }
    }

    /// One of the items, or nothing if there are none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stream_is_level_and_repeats_itself() {
        for make in [|| Chance::fast(7), || Chance::sealed(&Seed::from_number(7))] {
            let (mut chance, mut again) = (make(), make());
            let mut counts = [0u32; 6];
            for _ in 0..6_000 {
                let outcome = chance.below(6);
                assert_eq!(outcome, again.below(6));
                counts[outcome as usize] += 1;
            }
            assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
        }
    }

    #[test]
    fn every_order_of_a_shuffle_is_as_likely_as_any_other() {
        let mut rng = FastRng::new(5);
        let mut orders = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [1, 2, 3, 4];
            rng.shuffle(&mut items);
            *orders.entry(items).or_insert(0) += 1;
        }
        assert_eq!(orders.len(), 24);
        assert!(orders.values().all(|count| (850..1150).contains(count)), "{orders:?}");
        rng.shuffle::<u8>(&mut []);
    }

    #[test]
    fn any_part_of_a_long_list_comes_first() {
        let mut rng = FastRng::new(6);
        let mut counts = [[0u32; 200]; 10];
        for _ in 0..20_000 {
            let mut items: [u8; 200] = core::array::from_fn(|item| item as u8);
            rng.shuffle_first(&mut items, 10);
            for (place, item) in items.into_iter().take(10).enumerate() {
                counts[place][usize::from(item)] += 1;
            }
            items.sort_unstable();
            assert!(items.into_iter().eq(0..200));
        }
        // A hundred are expected, give or take ten.
        assert!(counts.iter().flatten().all(|count| (50..160).contains(count)));
    }

    #[test]
    fn forced_outcomes_come_first_and_impossible_ones_are_kept() {
        let mut chance = Chance::forced(&[2, 9]).unwrap();
        assert_eq!(chance.below(3), 2);
        assert_eq!((chance.below(3), chance.forced_left()), (0, 1));
        assert_eq!((chance.below(10), chance.forced_left()), (9, 0));
        assert!(chance.below(3) < 3);
        assert!(Chance::forced(&[0; MAX_FORCED + 1]).is_none());
    }

    #[test]
    fn seeds_round_trip_as_text_and_hide_in_debug() {
        let seed = Seed::from_number(1);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(NotASeed));
        assert!(!format!("{seed:?} {:?}", Chance::sealed(&seed)).contains(&seed.to_string()[..8]));
    }
}
