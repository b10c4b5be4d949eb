//! A hand, and who knows what of it: one record, from which views, events and imagined worlds derive.

use gladsheim_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::counts::Counts;
use crate::ids::{Card, SEATS};

/// Bits of one lane: five types of four bits.
const LANE: u32 = 20;
/// The bits of lane 0.
const OWN: u128 = (1 << LANE) - 1;
/// One card of the first type in every lane: the owner's, four others', the public's.
const EVERY: u128 = {
    let mut every = 0;
    let mut lane = 0;
    while lane <= SEATS as u32 {
        every |= 1 << (LANE * lane);
        lane += 1;
    }
    every
};

/// The bits of a type in all lanes.
#[derive(Clone, Copy)]
struct CountMasks {
    /// The lowest bit of each count: one card in every lane.
    one: u128,
    /// All four bits of each count.
    all: u128,
}

/// The bits of each type; none for the Draugr, which nobody holds.
#[allow(clippy::indexing_slicing)] // computed when the crate is compiled, where a slip cannot pass
static COUNT_MASKS: [CountMasks; Card::ALL.len()] = {
    let mut masks = [CountMasks { one: 0, all: 0 }; Card::ALL.len()];
    let mut kind = 0;
    while kind < Card::GOOD.len() {
        masks[kind] = CountMasks { one: EVERY << (4 * kind), all: (15 * EVERY) << (4 * kind) };
        kind += 1;
    }
    masks
};

/// Looked up rather than shifted into place: shifts of so wide a word are expensive.
#[inline]
fn masks(card: Card) -> CountMasks {
    COUNT_MASKS.get(card as usize).copied().unwrap_or(CountMasks { one: 0, all: 0 })
}

/// The cards of a hand together with what everybody knows of them.
///
/// Six lanes of counts: lane 0 is the hand itself, which its owner knows whole; lane *k* is what
/// the *k*-th seat clockwise knows to be in it; the last lane is what the public knows. A card that
/// comes openly enters all lanes, one that comes secretly only the owner's; one that leaves openly
/// leaves every lane that knew of one like it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand(u128);

impl Hand {
    /// A hand of which only the owner knows anything.
    #[must_use]
    pub const fn secret(cards: Counts) -> Self {
        Self(cards.good().bits() as u128)
    }

    /// The cards.
    #[must_use]
    #[inline]
    pub const fn cards(self) -> Counts {
        Counts::from_bits(self.0 as u32 & OWN as u32)
    }

    /// What `viewer` knows to be in the hand of `owner`.
    #[must_use]
    #[inline]
    pub const fn known_by(self, viewer: Viewer, owner: Seat) -> Counts {
        Counts::from_bits((self.0 >> lane(viewer, owner) & OWN) as u32)
    }

    /// Lets `viewer` know exactly this much of the hand of `owner`.
    pub const fn set_known(&mut self, viewer: Viewer, owner: Seat, cards: Counts) {
        let lane = lane(viewer, owner);
        self.0 = self.0 & !(OWN << lane) | (cards.good().bits() as u128) << lane;
    }

    /// Takes in a card that everybody sees.
    #[inline]
    pub fn gain_openly(&mut self, card: Card) {
        self.0 += masks(card).one;
    }

    /// Takes in cards that everybody sees.
    #[inline]
    pub const fn gain_all_openly(&mut self, cards: Counts) {
        self.0 += EVERY * cards.good().bits() as u128;
    }

    /// Takes in a card that only the owner sees.
    #[inline]
    pub const fn gain_secretly(&mut self, card: Card) {
        self.0 += 1 << (4 * card as u32);
    }

    /// Takes in a card that the owner and those in `seen` know.
    pub fn gain_known_to(&mut self, card: Card, owner: Seat, seen: SeatSet) {
        self.gain_secretly(card);
        for seat in seen.iter().filter(|seat| *seat != owner && seat.index() < SEATS) {
            self.0 += 1 << (4 * card as u32 + lane(Viewer::Seat(seat), owner));
        }
        if seen == SeatSet::first(SEATS) {
            self.0 += 1 << (4 * card as u32 + lane(Viewer::Public, owner));
        }
    }

    /// Gives up a card that everybody sees go: whoever knew of one like it knows of one fewer.
    #[inline]
    pub fn lose_openly(&mut self, card: Card) {
        let CountMasks { one, all } = masks(card);
        // With 15 more, a count of at least one runs over into the place above it.
        let run_over = (self.0 & all) + all;
        self.0 -= run_over >> 4 & one;
    }

    /// Shows the whole hand to `viewer` (VH-ACT-SWORD-MAIN).
    #[inline]
    pub const fn show_to(&mut self, viewer: Viewer, owner: Seat) {
        self.set_known(viewer, owner, self.cards());
    }
}

/// The first bit of what `viewer` knows of the hand of `owner`.
#[inline]
const fn lane(viewer: Viewer, owner: Seat) -> u32 {
    let number = match viewer {
        Viewer::Seat(seat) => {
            let behind = seat.index() + SEATS - owner.index();
            if behind >= SEATS { behind - SEATS } else { behind }
        }
        Viewer::Public => SEATS,
    };
    LANE * number as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_viewer_knows_what_was_seen() {
        let seat = |n| Seat::new(n).unwrap();
        let (owner, friend) = (seat(3), Viewer::Seat(seat(1)));
        let mut hand = Hand::secret([Card::Axe, Card::Wolf].into_iter().collect());
        hand.gain_openly(Card::Wolf);
        assert_eq!(hand.cards().of(Card::Wolf), 2);
        assert_eq!(hand.known_by(Viewer::Public, owner), [Card::Wolf].into_iter().collect());
        hand.show_to(friend, owner);
        hand.gain_secretly(Card::God);
        hand.lose_openly(Card::Wolf);
        assert_eq!(hand.known_by(friend, owner), [Card::Axe, Card::Wolf].into_iter().collect());
        assert_eq!(hand.known_by(Viewer::Public, owner), Counts::NONE);
        assert_eq!(hand.known_by(Viewer::Seat(owner), owner), hand.cards());
        hand.gain_known_to(Card::Sword, owner, SeatSet::only(seat(0)));
        assert_eq!(hand.known_by(Viewer::Seat(seat(0)), owner).of(Card::Sword), 1);
        assert_eq!(hand.known_by(friend, owner).of(Card::Sword), 0);
    }
}
