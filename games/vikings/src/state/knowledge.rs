//! What the players have seen of cards that are hidden now (TV-HID-1).

use gladsheim_engine::{Card, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::ids::SEATS;
use crate::sets::CardSet;

/// Cards that a viewer has seen together, and those who have each taken one of them since: which of
/// them took which is all that the viewer does not know.
///
/// A card that nobody of these took is still in its packet if that goes round, and otherwise was
/// discarded face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Group {
    pub(crate) cards: CardSet,
    pub(crate) takers: SeatSet,
}

/// Who has seen what.
///
/// While a packet goes round, a viewer knows what was in it when it was passed on (`passed`), and once
/// it has come back, what was gone (`missed`). With at least three places in the circle and hands of
/// at most six cards a packet comes back no more than once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Knowledge {
    passed: PerSeat<[CardSet; SEATS], SEATS>,
    missed: PerSeat<[CardSet; SEATS], SEATS>,
    passed_takers: PerSeat<[SeatSet; SEATS], SEATS>,
    missed_takers: PerSeat<[SeatSet; SEATS], SEATS>,
    /// Cards that a player has seen and that were discarded face down in earlier eras, or were so
    /// before the discards became a deck again in the middle of this one.
    pub(crate) buried: PerSeat<CardSet, SEATS>,
    /// The open discards that became the deck when it ran out in the middle of this era: none of them
    /// is in a place that was filled before.
    pub(crate) recycled: CardSet,
    /// Cards drawn to hands since then.
    pub(crate) drawn: CardSet,
    /// Whether the deck ran out in the middle of this era.
    pub(crate) is_stirred: bool,
    /// Cards that the solo player knows to be in the enemy's pile, or face down in its battle
    /// (TV-SOLO-4).
    pub(crate) pile: CardSet,
}

impl Knowledge {
    /// What a viewer passed on with a packet when it last had it.
    #[inline]
    pub(crate) fn passed(&self, viewer: Seat, packet: usize) -> Group {
        let cards = self.passed[viewer].get(packet).copied().unwrap_or_default();
        let takers = self.passed_takers[viewer].get(packet).copied().unwrap_or_default();
        Group { cards, takers }
    }

    /// What was gone when a packet came back to a viewer.
    #[inline]
    pub(crate) fn missed(&self, viewer: Seat, packet: usize) -> Group {
        let cards = self.missed[viewer].get(packet).copied().unwrap_or_default();
        let takers = self.missed_takers[viewer].get(packet).copied().unwrap_or_default();
        Group { cards, takers }
    }

    /// Sets what a viewer passed on with a packet.
    pub(crate) fn set_passed(&mut self, viewer: Seat, packet: usize, group: Group) {
        if let Some(cards) = self.passed[viewer].get_mut(packet) {
            *cards = group.cards;
        }
        if let Some(takers) = self.passed_takers[viewer].get_mut(packet) {
            *takers = group.takers;
        }
    }

    /// Sets what was gone when a packet came back.
    pub(crate) fn set_missed(&mut self, viewer: Seat, packet: usize, group: Group) {
        if let Some(cards) = self.missed[viewer].get_mut(packet) {
            *cards = group.cards;
        }
        if let Some(takers) = self.missed_takers[viewer].get_mut(packet) {
            *takers = group.takers;
        }
    }

    /// Forgets the groups of all viewers.
    pub(crate) fn clear_groups(&mut self) {
        self.passed = PerSeat::default();
        self.missed = PerSeat::default();
        self.passed_takers = PerSeat::default();
        self.missed_takers = PerSeat::default();
    }

    /// Forgets the groups of a viewer.
    pub(crate) fn clear_groups_of(&mut self, viewer: Seat) {
        self.passed[viewer] = Default::default();
        self.missed[viewer] = Default::default();
        self.passed_takers[viewer] = Default::default();
        self.missed_takers[viewer] = Default::default();
    }

    /// All cards of a viewer's groups.
    pub(crate) fn grouped(&self, viewer: Seat) -> CardSet {
        let all = self.passed[viewer].iter().chain(&self.missed[viewer]);
        all.fold(CardSet::EMPTY, |sum, cards| sum.or(cards))
    }

    /// Everybody sees a card that comes out of a player's hand, or from elsewhere: it and who took it
    /// leave the groups.
    pub(crate) fn reveal(&mut self, card: Card, from: Option<Seat>) {
        for viewer in 0..SEATS {
            self.spot(Seat::wrapping(viewer), card, from);
        }
        self.drawn.remove(card);
        self.recycled.remove(card);
        self.pile.remove(card);
    }

    /// A viewer sees a card that comes out of a player's hand, or from elsewhere.
    pub(crate) fn spot(&mut self, viewer: Seat, card: Card, from: Option<Seat>) {
        let taker = from.map_or(SeatSet::EMPTY, SeatSet::only);
        let passed = self.passed[viewer].iter_mut().zip(&mut self.passed_takers[viewer]);
        let missed = self.missed[viewer].iter_mut().zip(&mut self.missed_takers[viewer]);
        for (cards, takers) in passed.chain(missed) {
            if cards.contains(card) {
                cards.remove(card);
                *takers = takers.without(taker);
            }
        }
        self.buried[viewer].remove(card);
    }

    /// Those who left took nothing that is still theirs: what they took has become part of the deck.
    pub(crate) fn lose_takers(&mut self, gone: SeatSet) {
        let all = self.passed_takers.0.iter_mut().chain(&mut self.missed_takers.0);
        all.flatten().for_each(|takers| *takers = takers.without(gone));
    }

    /// The era is over: all that was seen and has not come up was discarded face down, or has become
    /// part of the deck since.
    pub(crate) fn end_era(&mut self) {
        for viewer in (0..SEATS).map(Seat::wrapping) {
            let seen = if self.is_stirred { CardSet::EMPTY } else { self.grouped(viewer) };
            self.buried[viewer] = self.buried[viewer].or(&seen);
        }
        if self.is_stirred {
            self.buried = PerSeat::default();
        }
        if let Some(human) = self.buried.0.first_mut() {
            *human = human.or(&self.pile);
        }
        self.pile = CardSet::EMPTY;
        self.recycled = CardSet::EMPTY;
        self.drawn = CardSet::EMPTY;
        self.is_stirred = false;
        self.clear_groups();
    }
}
