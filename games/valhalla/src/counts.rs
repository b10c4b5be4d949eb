//! How many cards of each type: a multiset in one word.

use core::fmt;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::Card;

/// A multiset of cards, four bits per type.
///
/// Content may have at most 15 copies of a type, so that no count can overflow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "std::collections::BTreeMap<Card, u8>"))]
pub struct Counts(u32);

/// The lowest bit of every count.
const ONES: u32 = 0x0011_1111;

impl Counts {
    /// No card.
    pub const NONE: Self = Self(0);

    /// Just this card.
    #[must_use]
    #[inline]
    pub const fn one(card: Card) -> Self {
        Self(1 << (4 * card as u32))
    }

    /// The multiset with these bits, four per type in canonical order.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & (15 * ONES))
    }

    /// Four bits per type in canonical order.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many cards of a type.
    #[must_use]
    #[inline]
    pub const fn of(self, card: Card) -> u32 {
        self.0 >> (4 * card as u32) & 15
    }

    /// How many cards.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u32 {
        let pairs = (self.0 & 0x000f_0f0f) + (self.0 >> 4 & 0x000f_0f0f);
        pairs.wrapping_mul(0x0001_0101) >> 16 & 0xff
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card in.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0 += 1 << (4 * card as u32);
    }

    /// Takes a card out; does nothing if there is none of the type.
    #[inline]
    pub const fn take(&mut self, card: Card) {
        if self.of(card) > 0 {
            self.0 -= 1 << (4 * card as u32);
        }
    }

    /// Puts all cards of another multiset in.
    #[inline]
    pub const fn add_all(&mut self, other: Self) {
        self.0 += other.0;
    }

    /// This multiset without the cards of `other`, all of which must be in it.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// The smaller of the two counts, type by type.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        let mut common = Self::NONE;
        for card in Card::ALL {
            common.0 |= self.of(card).min(other.of(card)) << (4 * card as u32);
        }
        common
    }

    /// All cards but the Draugr.
    #[must_use]
    #[inline]
    pub const fn good(self) -> Self {
        Self(self.0 & 0x000f_ffff)
    }

    /// The types present, one bit each in canonical order.
    #[must_use]
    #[inline]
    pub const fn kinds(self) -> u32 {
        gather(self.present())
    }

    /// Whether all cards are of one type, and there is at least one.
    #[must_use]
    #[inline]
    pub const fn is_of_one_kind(self) -> bool {
        self.present().is_power_of_two()
    }

    /// The lowest bit of every count that is not zero.
    #[inline]
    const fn present(self) -> u32 {
        let halves = self.0 | self.0 >> 1;
        (halves | halves >> 2) & ONES
    }

    /// The types present at least twice, one bit each in canonical order.
    #[must_use]
    #[inline]
    pub const fn pairs(self) -> u32 {
        let halves = self.0 | self.0 >> 1;
        gather((self.0 >> 1 | halves >> 2) & ONES)
    }

    /// The card at `place` when all cards lie in canonical order.
    #[must_use]
    #[inline]
    pub const fn at(self, place: u32) -> Card {
        // Running totals of all types at once, a byte each; the first that exceeds the place is it.
        // No branch: which card comes is what nothing can predict.
        let sums = spread(self.0).wrapping_mul(0x0101_0101_0101);
        let beyond =
            (sums | HIGH).wrapping_sub((place as u64 + 1).wrapping_mul(0x0101_0101_0101)) & HIGH;
        Card::at(beyond.trailing_zeros() / 8)
    }

    /// Each type present with its count.
    pub fn iter(self) -> impl Iterator<Item = (Card, u32)> {
        Card::ALL.into_iter().map(move |card| (card, self.of(card))).filter(|(_, n)| *n > 0)
    }
}

/// The highest bit of each of six bytes.
const HIGH: u64 = 0x8080_8080_8080;

/// Moves each group of four bits to a byte of its own.
#[inline]
const fn spread(counts: u32) -> u64 {
    let wide = counts as u64;
    let wide = (wide | wide << 16) & 0x0000_00ff_0000_ffff;
    let wide = (wide | wide << 8) & 0x00ff_00ff_00ff;
    (wide | wide << 4) & 0x0f0f_0f0f_0f0f
}

/// Moves the bits at places 0, 4, 8 … to places 0, 1, 2 ….
#[inline]
const fn gather(spread: u32) -> u32 {
    // Bits in pairs first; then the product moves the three pairs beside each other at place 16.
    let pairs = (spread | spread >> 3) & 0x0003_0303;
    pairs.wrapping_mul(1 << 16 | 1 << 10 | 1 << 4) >> 16 & 0x3f
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Self::NONE;
        for card in cards {
            counts.add(card);
        }
        counts
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(card, n)| (card.name(), n))).finish()
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return self.0.serialize(serializer);
        }
        let mut map = serializer.serialize_map(None)?;
        for (card, n) in self.iter() {
            map.serialize_entry(card.name(), &n)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ByName;
        impl<'de> Visitor<'de> for ByName {
            type Value = Counts;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of cards for each type, such as { hammer = 1, wolf = 2 }")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Counts, A::Error> {
                let mut counts = Counts::NONE;
                while let Some((card, n)) = map.next_entry::<Card, u32>()? {
                    if n > 15 || counts.of(card) > 0 {
                        let problem = format!("there cannot be {n} cards of type {card}");
                        return Err(serde::de::Error::custom(problem));
                    }
                    counts.0 |= n << (4 * card as u32);
                }
                Ok(counts)
            }
        }
        if deserializer.is_human_readable() {
            deserializer.deserialize_map(ByName)
        } else {
            u32::deserialize(deserializer).map(Self::from_bits)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_agree_with_a_plain_list() {
        let mut counts = Counts::NONE;
        let mut list = Vec::new();
        for (step, card) in Card::ALL.into_iter().cycle().enumerate().take(60) {
            if step % 7 != 3 {
                counts.add(card);
                list.push(card);
            }
            list.sort();
            assert_eq!(counts.total() as usize, list.len());
            for (place, card) in list.iter().enumerate() {
                assert_eq!(counts.at(place as u32), *card);
            }
            for card in Card::ALL {
                let n = list.iter().filter(|other| **other == card).count() as u32;
                assert_eq!(counts.of(card), n);
                assert_eq!(counts.kinds() >> card as u32 & 1 == 1, n >= 1);
                assert_eq!(counts.pairs() >> card as u32 & 1 == 1, n >= 2);
            }
        }
    }
}
