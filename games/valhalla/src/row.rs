//! The armoury row: the open cards in order of arrival.

use serde::{Deserialize, Serialize};

use crate::counts::Counts;
use crate::ids::Card;

/// The open cards of the armoury, oldest first (VH-ARM-1). Only weapons and wolves lie there, two
/// bits each (VH-ARM-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Row {
    /// A 128-bit word in quarters, which keeps the alignment of the state small.
    cards: [u32; 4],
    kinds: Counts,
}

/// The lower bit of every place.
const LOW: u128 = u128::MAX / 3;

impl Row {
    /// How many cards of each type there are.
    #[must_use]
    #[inline]
    pub const fn counts(&self) -> Counts {
        self.kinds
    }

    /// How many cards there are.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u32 {
        self.kinds.total()
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// Lays a card at the right end.
    #[inline]
    pub fn push(&mut self, card: Card) {
        let place = 2 * self.len();
        self.set(self.word() | (card as u128 & 3) << place);
        self.kinds.add(card);
    }

    /// Takes the oldest card of a type, if there is one.
    pub fn take(&mut self, card: Card) {
        if self.kinds.of(card) == 0 {
            return;
        }
        let word = self.word();
        let other = word ^ (LOW * (card as u128 & 3));
        let place = (!(other | other >> 1) & LOW).trailing_zeros();
        let older = (1u128 << place) - 1;
        self.set(word & older | word >> 2 & !older);
        self.kinds.take(card);
    }

    /// Takes the newest card, if there is one.
    pub fn pop(&mut self) -> Option<Card> {
        let place = 2 * self.len().checked_sub(1)?;
        let word = self.word();
        let card = Card::at((word >> place) as u32 & 3);
        self.set(word & !(3 << place));
        self.kinds.take(card);
        Some(card)
    }

    /// The cards, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let word = self.word();
        (0..self.len()).map(move |place| Card::at((word >> (2 * place)) as u32 & 3))
    }

    #[inline]
    fn word(&self) -> u128 {
        let [a, b, c, d] = self.cards.map(u128::from);
        a | b << 32 | c << 64 | d << 96
    }

    #[inline]
    fn set(&mut self, word: u128) {
        self.cards = [word as u32, (word >> 32) as u32, (word >> 64) as u32, (word >> 96) as u32];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_the_oldest_of_a_type_and_pops_the_newest() {
        let mut row = Row::default();
        let cards = [Card::Axe, Card::Hammer, Card::Axe, Card::Wolf, Card::Hammer];
        for card in cards.into_iter().cycle().take(35) {
            row.push(card);
        }
        for _ in 0..30 {
            row.pop();
        }
        assert!(row.iter().eq(cards));
        row.take(Card::Axe);
        row.take(Card::God);
        assert!(row.iter().eq([Card::Hammer, Card::Axe, Card::Wolf, Card::Hammer]));
        assert_eq!((row.pop(), row.len()), (Some(Card::Hammer), 3));
    }
}
