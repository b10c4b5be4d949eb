//! A short ordered pile of cards.

use serde::{Deserialize, Serialize};

use crate::cardset::Card;

/// Up to `N` cards in order, the top one last. Unused places are all alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile<const N: usize> {
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self { cards: [Card(0); N], len: 0 }
    }
}

impl<const N: usize> Pile<N> {
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards from the bottom up.
    pub(crate) fn cards(&self) -> &[Card] {
        self.cards.get(..self.len()).unwrap_or_default()
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        let len = self.len();
        self.cards.get_mut(..len).unwrap_or_default()
    }

    pub(crate) fn top(&self) -> Option<Card> {
        self.cards().last().copied()
    }

    /// Puts a card on top. A full pile lets it fall: the content is checked so that none fills up.
    pub(crate) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    /// Puts a card under all others.
    pub(crate) fn push_under(&mut self, card: Card) {
        if self.len() < N {
            let len = self.len();
            self.cards.copy_within(..len, 1);
            if let Some(bottom) = self.cards.first_mut() {
                *bottom = card;
            }
            self.len += 1;
        }
    }

    pub(crate) fn pop(&mut self) -> Option<Card> {
        let card = self.top()?;
        self.len -= 1;
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = Card(0);
        }
        Some(card)
    }
}

impl<const N: usize> FromIterator<Card> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(arrayvec::ArrayVec::<Card, N>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_order_at_both_ends() {
        let mut pile: Pile<4> = [Card(1), Card(2)].into_iter().collect();
        pile.push_under(Card(9));
        assert_eq!(pile.cards(), [Card(9), Card(1), Card(2)]);
        assert_eq!((pile.pop(), pile.top(), pile.len()), (Some(Card(2)), Some(Card(1)), 2));
        assert_eq!(pile, [Card(9), Card(1)].into_iter().collect());
    }
}
