//! Physical cards, and sets of them in a few words of memory.

use serde::{Deserialize, Serialize};

use crate::Chance;
use crate::by::array;

/// One physical card of a game: copies of a kind have neighbouring numbers.
///
/// Copies exist so that every card is in exactly one place. Where a kind has copies, nothing outside
/// the rules sees them: actions, events and views speak of kinds.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Card(pub u8);

/// A set of physical cards, with room for 64 to a word: at most four words, 256 cards.
///
/// A face-down deck whose order nobody knows is a set, too: which of its cards is on top is decided
/// when it is drawn ([`CardSet::random`]), which is the same chance as a shuffle beforehand and
/// saves the shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardSet<const WORDS: usize>([u64; WORDS]);

/// The word that holds a card.
const fn word(card: Card) -> usize {
    (card.0 >> 6) as usize
}

/// The bit of its word that stands for a card.
const fn bit(card: Card) -> u64 {
    1 << (card.0 & 63)
}

#[allow(clippy::indexing_slicing)] // words are counted up to WORDS, or compared with it
impl<const WORDS: usize> CardSet<WORDS> {
    /// No card.
    pub const EMPTY: Self = Self([0; WORDS]);

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
    pub const fn contains(&self, card: Card) -> bool {
        word(card) < WORDS && self.0[word(card)] & bit(card) != 0
    }

    /// Adds a card. Games check their content so that there is room for every card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        debug_assert!(word(card) < WORDS, "the set has no room for this card");
        if word(card) < WORDS {
            self.0[word(card)] |= bit(card);
        }
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        if word(card) < WORDS {
            self.0[word(card)] &= !bit(card);
        }
    }

    /// How many cards there are.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        let (mut count, mut word) = (0, 0);
        while word < WORDS {
            count += self.0[word].count_ones();
            word += 1;
        }
        count as usize
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        let (mut all, mut word) = (0, 0);
        while word < WORDS {
            all |= self.0[word];
            word += 1;
        }
        all == 0
    }

    /// The cards of both.
    #[must_use]
    #[inline]
    pub const fn or(&self, other: &Self) -> Self {
        let (mut set, mut word) = (*self, 0);
        while word < WORDS {
            set.0[word] |= other.0[word];
            word += 1;
        }
        set
    }

    /// The cards that are in both.
    #[must_use]
    #[inline]
    pub const fn and(&self, other: &Self) -> Self {
        let (mut set, mut word) = (*self, 0);
        while word < WORDS {
            set.0[word] &= other.0[word];
            word += 1;
        }
        set
    }

    /// The cards that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(&self, other: &Self) -> Self {
        let (mut set, mut word) = (*self, 0);
        while word < WORDS {
            set.0[word] &= !other.0[word];
            word += 1;
        }
        set
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
        let mut word = 0;
        while word < WORDS {
            let bits = self.0[word];
            if bits != 0 {
                self.0[word] = bits & (bits - 1);
                return Some(Card((word as u8) << 6 | bits.trailing_zeros() as u8));
            }
            word += 1;
        }
        None
    }

    /// The card with `lower` lower ones before it.
    #[must_use]
    pub const fn nth(&self, lower: usize) -> Option<Card> {
        let (mut lower, mut word) = (lower as u32, 0);
        while word < WORDS {
            let mut bits = self.0[word];
            let count = bits.count_ones();
            if lower < count {
                while lower > 0 {
                    bits &= bits - 1;
                    lower -= 1;
                }
                return Some(Card((word as u8) << 6 | bits.trailing_zeros() as u8));
            }
            lower -= count;
            word += 1;
        }
        None
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<WORDS> {
        let mut rest = *self;
        core::iter::from_fn(move || rest.pop_lowest())
    }

    /// A random card, each as likely as any other. An outcome that is forced is a card's number.
    #[must_use]
    #[inline]
    pub fn random(&self, chance: &mut Chance) -> Option<Card> {
        let number = |card: Card| u32::from(card.0);
        let is_here =
            |number: u32| u8::try_from(number).is_ok_and(|card| self.contains(Card(card)));
        let card = chance.choose(
            self.len() as u32,
            |lower| self.nth(lower as usize).map_or(0, number),
            is_here,
        );
        u8::try_from(card).ok().map(Card).filter(|card| self.contains(*card))
    }

    /// A random card where copies of a kind cannot be told apart: each is as likely as any other,
    /// but an outcome is a kind, and the lowest copy is taken.
    #[must_use]
    #[inline]
    pub fn random_by_kind<'c>(
        &self,
        chance: &mut Chance,
        kind_of: impl Fn(Card) -> u8,
        copies_of: impl Fn(u8) -> &'c Self,
    ) -> Option<Card> {
        let kind = chance.choose(
            self.len() as u32,
            |lower| self.nth(lower as usize).map_or(0, |card| kind_of(card).into()),
            |kind| u8::try_from(kind).is_ok_and(|kind| self.meets(copies_of(kind))),
        );
        self.and(copies_of(kind as u8)).lowest()
    }
}

impl<const WORDS: usize> Default for CardSet<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> FromIterator<Card> for CardSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl<const WORDS: usize> Serialize for CardSet<WORDS> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        array::serialize(&self.0, serializer)
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for CardSet<WORDS> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        array::deserialize(deserializer).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_finds_and_walks_across_words() {
        let cards = [0u8, 5, 63, 64, 130, 191, 192, 255];
        let set: CardSet<4> = cards.into_iter().map(Card).collect();
        assert_eq!(set.len(), cards.len());
        assert_eq!(set.iter().map(|card| card.0).collect::<Vec<_>>(), cards);
        for (lower, card) in cards.into_iter().enumerate() {
            assert_eq!(set.nth(lower), Some(Card(card)));
            assert!(set.contains(Card(card)));
        }
        assert_eq!((set.nth(cards.len()), set.lowest()), (None, Some(Card(0))));
        assert!(set.without(&set).is_empty() && !set.meets(&CardSet::only(Card(1))));
        assert_eq!(CardSet::<4>::run(60, 8).len(), 8);
    }

    #[test]
    fn a_small_set_does_not_know_higher_cards() {
        let mut set = CardSet::<1>::run(0, 64);
        assert!(set.contains(Card(63)) && !set.contains(Card(64)));
        set.remove(Card(64));
        assert_eq!(set.len(), 64);
        assert_eq!(size_of::<CardSet<1>>(), 8);
    }

    #[test]
    fn every_card_is_as_likely_as_any_other() {
        let set: CardSet<2> = [3, 70, 71, 127].map(Card).into_iter().collect();
        let mut chance = Chance::fast(7);
        let mut drawn = [0; 128];
        for _ in 0..4000 {
            drawn[usize::from(set.random(&mut chance).unwrap().0)] += 1;
        }
        assert!(set.iter().all(|card| (900..1100).contains(&drawn[usize::from(card.0)])));
        assert_eq!(drawn.into_iter().sum::<i32>(), 4000);
        assert_eq!(CardSet::<2>::EMPTY.random(&mut chance), None);
    }

    #[test]
    fn a_forced_outcome_is_a_card_or_a_kind() {
        let set = CardSet::<1>::run(4, 8);
        let mut chance = Chance::forced(&[9]).unwrap();
        assert_eq!(set.random(&mut chance), Some(Card(9)));
        let kinds = [0, 4, 8].map(|first| CardSet::run(first, 4));
        let mut chance = Chance::forced(&[2]).unwrap();
        let copies_of = |kind: u8| &kinds[usize::from(kind)];
        let drawn = set.random_by_kind(&mut chance, |card| card.0 / 4, copies_of);
        assert_eq!(drawn, Some(Card(8)));
    }
}
