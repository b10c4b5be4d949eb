//! The cards that a viewer cannot place, dealt anew.

use gladsheim_engine::{FastRng, Seat, Viewer};

use super::heap::{Heap, Slot, take_random};
use super::is_secretly_down;
use crate::draft;
use crate::ids::{Clan, SEATS};
use crate::rules::Vikings;
use crate::sets::CardSet;
use crate::state::{Group, State};

/// Gathers the cards that a viewer cannot place, and deals them out again.
pub(super) struct Dealer<'d> {
    game: &'d Vikings,
    s: &'d State,
    own: Option<Seat>,
    /// The cards that can be anywhere.
    pool: CardSet,
    hands: [Slot; SEATS],
    packets: [Slot; SEATS],
    buried: Slot,
    pile: Slot,
}

impl<'d> Dealer<'d> {
    pub(super) fn new(game: &'d Vikings, s: &'d State, viewer: Viewer) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let drawn = if s.knowledge.is_stirred { s.knowledge.drawn } else { CardSet::EMPTY };
        let mut dealer = Self {
            game,
            s,
            own,
            pool: s.deck.or(&s.buried),
            hands: Default::default(),
            packets: Default::default(),
            buried: Slot::of(&s.buried, &drawn),
            pile: Slot::default(),
        };
        for seat in Seat::all(usize::from(game.rules.players)).filter(|seat| Some(*seat) != own) {
            let mut hidden = s.hands[seat];
            if is_secretly_down(s, seat)
                && let Some(card) = s.clans[Clan::of(seat)].row.top()
            {
                hidden.insert(*card);
            }
            dealer.pool = dealer.pool.or(&hidden);
            if let Some(slot) = dealer.hands.get_mut(seat.index()) {
                *slot = Slot::of(&hidden, &drawn);
            }
        }
        for (packet, slot) in dealer.packets.iter_mut().enumerate() {
            let cards = s.packets.get(packet).copied().unwrap_or_default();
            if !is_seen(game, s, own, packet) {
                dealer.pool = dealer.pool.or(&cards);
                *slot = Slot::of(&cards, &drawn);
            }
        }
        let mut pile = s.enemy.pile;
        s.enemy.down.into_iter().for_each(|card| pile.insert(card));
        dealer.pool = dealer.pool.or(&pile);
        dealer.pile = Slot::of(&pile, &drawn);
        dealer
    }

    /// Puts what the viewer has seen where it can be.
    pub(super) fn place_known(&mut self, rng: &mut FastRng) {
        let Some(own) = self.own else { return };
        let knowledge = &self.s.knowledge;
        for packet in 0..SEATS {
            self.place_group(knowledge.missed(own, packet), None, rng);
            self.place_group(knowledge.passed(own, packet), Some(packet), rng);
        }
        if !knowledge.is_stirred {
            let known = knowledge.buried[own].and(&self.s.buried);
            self.buried.cards = self.buried.cards.or(&known);
        }
        if own.index() == 0 {
            self.pile.cards = knowledge.pile;
        }
        self.pool = self.pool.without(&self.buried.cards).without(&self.pile.cards);
    }

    /// Deals the cards of a group to those who took one each; the rest is in the packet, or was
    /// discarded face down.
    fn place_group(&mut self, group: Group, packet: Option<usize>, rng: &mut FastRng) {
        let Group { mut cards, takers } = group;
        if cards.is_empty() {
            return;
        }
        self.pool = self.pool.without(&cards);
        for taker in takers.iter() {
            let Some(card) = take_random(&mut cards, rng) else { return };
            let has_left = self.s.left.contains(taker);
            match self.hands.get_mut(taker.index()) {
                // Of who has left nothing remains but a card face down in a battle.
                Some(slot) if !has_left || slot.cards.len() < usize::from(slot.len) => {
                    slot.cards.insert(card);
                }
                _ => self.buried.cards.insert(card),
            }
        }
        if let Some(slot) = packet.and_then(|packet| self.packets.get_mut(packet)) {
            for _ in 0..slot.len {
                let Some(card) = take_random(&mut cards, rng) else { break };
                slot.cards.insert(card);
            }
        }
        if self.s.knowledge.is_stirred {
            self.pool = self.pool.or(&cards);
        } else {
            self.buried.cards = self.buried.cards.or(&cards);
        }
    }

    /// The cards of the pool that were in the deck when it was made anew in this era, as far as the
    /// viewer can know.
    fn late_cards(&self) -> CardSet {
        let knowledge = &self.s.knowledge;
        if !knowledge.is_stirred {
            return CardSet::EMPTY;
        }
        let own = self
            .own
            .map_or(CardSet::EMPTY, |own| knowledge.buried[own].or(&knowledge.grouped(own)));
        knowledge.recycled.or(&own).and(&self.pool)
    }

    pub(super) fn deal(&mut self, world: &mut State, rng: &mut FastRng) {
        let late = self.late_cards();
        let mut heap = Heap::of(&self.pool.without(&late));
        let slots = || 0..2 * SEATS + 2;
        for at in slots() {
            let slot = self.slot(at);
            let wanted = slot.len.saturating_sub(slot.late).saturating_sub(slot.cards.len() as u8);
            for _ in 0..wanted {
                if let Some(card) = heap.draw(rng) {
                    slot.cards.insert(card);
                }
            }
        }
        heap.add(&late);
        let mut drawn = CardSet::EMPTY;
        for at in slots() {
            let slot = self.slot(at);
            while slot.cards.len() < usize::from(slot.len) {
                let Some(card) = heap.draw(rng) else { break };
                slot.cards.insert(card);
                drawn.insert(card);
            }
        }
        world.deck = heap.rest();
        world.buried = self.buried.cards;
        self.lay_out(world, drawn, rng);
    }

    fn slot(&mut self, at: usize) -> &mut Slot {
        match at {
            0..SEATS => self.hands.get_mut(at),
            at if at < 2 * SEATS => self.packets.get_mut(at - SEATS),
            at if at == 2 * SEATS => return &mut self.buried,
            _ => None,
        }
        .unwrap_or(&mut self.pile)
    }

    /// Puts the slots into the world.
    fn lay_out(&self, world: &mut State, drawn: CardSet, rng: &mut FastRng) {
        let (game, s) = (self.game, self.s);
        if s.knowledge.is_stirred {
            let own = self.own.map_or(CardSet::EMPTY, |own| s.hands[own]);
            world.knowledge.drawn = s.knowledge.drawn.and(&own).or(&drawn);
        }
        let others = Seat::all(usize::from(game.rules.players))
            .filter(|seat| Some(*seat) != self.own)
            .zip_slots(&self.hands);
        for (seat, slot) in others {
            let mut hand = slot.cards;
            if is_secretly_down(s, seat)
                && let Some(card) = take_random(&mut hand, rng)
                && let Some(top) = world.clans[Clan::of(seat)].row.top_mut()
            {
                *top = card;
            }
            world.hands[seat] = hand;
        }
        for packet in (0..SEATS).filter(|packet| !is_seen(game, s, self.own, *packet)) {
            let slot = self.packets.get(packet).copied().unwrap_or_default();
            if let Some(place) = world.packets.get_mut(packet) {
                *place = slot.cards;
            }
        }
        let mut pile = self.pile.cards;
        if s.enemy.down.is_some() {
            world.enemy.down = take_random(&mut pile, rng);
        }
        world.enemy.pile = pile;
        // Secret picks of others are cards of packets that are no longer theirs.
        for seat in Seat::all(usize::from(game.rules.players)) {
            if Some(seat) != self.own && s.picks[seat].is_some() {
                let packet = draft::packet(game, world, seat);
                world.picks[seat] = packet.nth(rng.below(packet.len() as u32) as usize);
            }
        }
    }
}

/// Seats with their slots.
trait ZipSlots: Iterator<Item = Seat> + Sized {
    fn zip_slots(self, slots: &[Slot; SEATS]) -> impl Iterator<Item = (Seat, Slot)> {
        self.filter_map(|seat| Some((seat, *slots.get(seat.index())?)))
    }
}

impl<I: Iterator<Item = Seat>> ZipSlots for I {}

/// Whether a packet lies before the viewer.
fn is_seen(game: &Vikings, s: &State, own: Option<Seat>, packet: usize) -> bool {
    let Some(own) = own.filter(|own| !s.left.contains(*own)) else { return false };
    game.is_solo() || draft::packet_of(game, s, own) == packet
}
