//! Physical cards, and sets of them in 32 bytes.

use serde::{Deserialize, Serialize};

/// One physical card: copies of a kind have neighbouring numbers.
///
/// Copies exist so that every card is in exactly one place. Nothing outside the rules sees them:
/// actions, events and views speak of kinds.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Card(pub u8);

/// A set of physical cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self([0; 4]);

    /// Just this card.
    #[must_use]
    #[inline]
    pub const fn only(card: Card) -> Self {
        let mut set = Self::EMPTY;
        set.insert(card);
        set
    }

    /// `count` cards from `first` on.
    #[must_use]
    pub fn run(first: usize, count: usize) -> Self {
        (first..first + count).map(|card| Card(card as u8)).collect()
    }

    /// Whether the card is in the set.
    #[must_use]
    #[inline]
    #[allow(clippy::indexing_slicing)] // the word is two bits
    pub const fn contains(&self, card: Card) -> bool {
        self.0[(card.0 >> 6) as usize] >> (card.0 & 63) & 1 != 0
    }

    /// Adds a card.
    #[inline]
    #[allow(clippy::indexing_slicing)] // the word is two bits
    pub const fn insert(&mut self, card: Card) {
        self.0[(card.0 >> 6) as usize] |= 1 << (card.0 & 63);
    }

    /// Takes a card out.
    #[inline]
    #[allow(clippy::indexing_slicing)] // the word is two bits
    pub const fn remove(&mut self, card: Card) {
        self.0[(card.0 >> 6) as usize] &= !(1 << (card.0 & 63));
    }

    /// How many cards there are.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        let [a, b, c, d] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as usize
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.0;
        (a | b | c | d) == 0
    }

    /// The cards of both.
    #[must_use]
    #[inline]
    pub const fn or(&self, other: &Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }

    /// The cards that are in both.
    #[must_use]
    #[inline]
    pub const fn and(&self, other: &Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }

    /// The cards that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(&self, other: &Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & !e, b & !f, c & !g, d & !h])
    }

    /// Whether they have a card in common.
    #[must_use]
    #[inline]
    pub const fn meets(&self, other: &Self) -> bool {
        !self.and(other).is_empty()
    }

    /// The card with the lowest number.
    #[must_use]
    #[inline]
    pub const fn lowest(mut self) -> Option<Card> {
        self.pop_lowest()
    }

    /// Takes the card with the lowest number out.
    #[inline]
    pub const fn pop_lowest(&mut self) -> Option<Card> {
        const fn pop(word: &mut u64) -> u8 {
            let lowest = word.trailing_zeros() as u8;
            *word &= *word - 1;
            lowest
        }
        let [a, b, c, d] = &mut self.0;
        Some(Card(if *a != 0 {
            pop(a)
        } else if *b != 0 {
            64 + pop(b)
        } else if *c != 0 {
            128 + pop(c)
        } else if *d != 0 {
            192 + pop(d)
        } else {
            return None;
        }))
    }

    /// The card with `place` lower ones before it.
    #[must_use]
    pub fn nth(&self, place: usize) -> Option<Card> {
        let mut place = place as u32;
        let words = self.0.into_iter().zip([0u8, 64, 128, 192]);
        for (word, first) in words.filter(|(word, _)| *word != 0) {
            let ones = word.count_ones();
            if place < ones {
                let mut rest = word;
                for _ in 0..place {
                    rest &= rest - 1;
                }
                return Some(Card(first + rest.trailing_zeros() as u8));
            }
            place -= ones;
        }
        None
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let mut rest = *self;
        core::iter::from_fn(move || rest.pop_lowest())
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_finds_and_walks_across_words() {
        let cards = [0u8, 5, 63, 64, 130, 191, 192, 255];
        let set: CardSet = cards.into_iter().map(Card).collect();
        assert_eq!(set.len(), cards.len());
        assert_eq!(set.iter().map(|card| card.0).collect::<Vec<_>>(), cards);
        for (place, card) in cards.into_iter().enumerate() {
            assert_eq!(set.nth(place), Some(Card(card)));
            assert!(set.contains(Card(card)));
        }
        assert_eq!((set.nth(cards.len()), set.lowest()), (None, Some(Card(0))));
        assert!(set.without(&set).is_empty() && !set.meets(&CardSet::only(Card(1))));
        assert_eq!(CardSet::run(60, 8).len(), 8);
    }
}
