//! Places of hidden cards, and cards to be dealt to them.

use gladsheim_engine::{Card, FastRng};

use crate::ids::CARDS;
use crate::sets::CardSet;

/// A place of hidden cards, and what goes there.
#[derive(Clone, Copy, Default)]
pub(super) struct Slot {
    /// The cards that are known to be there, or that were chosen to be.
    pub(super) cards: CardSet,
    /// How many cards there are.
    pub(super) len: u8,
    /// How many of them were drawn since the deck ran out in this era.
    pub(super) late: u8,
}

impl Slot {
    pub(super) fn of(cards: &CardSet, drawn: &CardSet) -> Self {
        Self { cards: CardSet::EMPTY, len: cards.len() as u8, late: cards.and(drawn).len() as u8 }
    }
}

/// Cards in any order, to be drawn from.
pub(super) struct Heap {
    cards: [Card; CARDS],
    len: usize,
}

impl Heap {
    pub(super) fn of(set: &CardSet) -> Self {
        let mut heap = Self { cards: [Card(0); CARDS], len: 0 };
        heap.add(set);
        heap
    }

    pub(super) fn add(&mut self, set: &CardSet) {
        for card in set.iter() {
            if let Some(place) = self.cards.get_mut(self.len) {
                *place = card;
                self.len += 1;
            }
        }
    }

    pub(super) fn draw(&mut self, rng: &mut FastRng) -> Option<Card> {
        let last = self.len.checked_sub(1)?;
        let at = rng.below(self.len as u32) as usize;
        self.cards.swap(at, last);
        self.len = last;
        self.cards.get(last).copied()
    }

    pub(super) fn rest(&self) -> CardSet {
        self.cards.iter().take(self.len).copied().collect()
    }
}

/// Takes a random card out of a set.
pub(super) fn take_random(set: &mut CardSet, rng: &mut FastRng) -> Option<Card> {
    let card = set.nth(rng.below(set.len() as u32) as usize)?;
    set.remove(card);
    Some(card)
}
