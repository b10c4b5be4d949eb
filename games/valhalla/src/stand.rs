//! Last stands, elimination, and the end.

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::counts::Counts;
use crate::deck::Placed;
use crate::event::{Event, Reveal};
use crate::frame::Frame;
use crate::hand::Hand;
use crate::ids::{Card, SEATS, Step};
use crate::legal;
use crate::play::Play;
use crate::rules::Valhalla;
use crate::state::Slots;

/// Nobody, in the order of last stands.
const NOBODY: u16 = 7;

impl<E: EventSink<Valhalla>> Play<'_, E> {
    /// Begins a checkpoint: finds out who makes a last stand, and in what order (VH-LAST-1, VH-LAST-4).
    pub(crate) fn begin_checkpoint(&mut self, step: Step) {
        self.s.replace(Frame::Step(step, SeatSet::EMPTY));
        let covered = self.s.covered_by(step);
        for seat in covered.and(self.s.left).iter() {
            self.eliminate(seat);
        }
        self.s.standing = u16::MAX;
        let mut concerned: SeatSet =
            covered.and(self.s.alive).iter().filter(|seat| self.s.holding(*seat) <= 1).collect();
        let mut place = 0;
        while !concerned.is_empty() {
            let seat = self.next_by_total(concerned);
            concerned.remove(seat);
            self.s.standing &= !(NOBODY << place) | (seat.index() as u16) << place;
            place += 3;
        }
    }

    /// The player with the smallest total; ties are broken by lot.
    fn next_by_total(&mut self, seats: SeatSet) -> Seat {
        let least = seats.iter().map(|seat| self.s.total(seat)).min();
        let tied: SeatSet =
            seats.iter().filter(|seat| Some(self.s.total(*seat)) == least).collect();
        if tied.len() < 2 {
            return tied.lowest().unwrap_or(self.s.first);
        }
        let at = |place| tied.iter().nth(place as usize).unwrap_or(self.s.first);
        let lot = self.s.chance.choose(
            tied.len() as u32,
            |place| at(place).index() as u32,
            |seat| Seat::new(seat as usize).is_some_and(|seat| tied.contains(seat)),
        );
        let first = Seat::wrapping(lot as usize);
        self.events.emit(self.s, || Event::Lot { seats: tied, first });
        first
    }

    /// Makes the next last stand of the checkpoint; false if there is none left.
    pub(crate) fn next_stand(&mut self, step: Step) -> bool {
        let next = self.s.standing & NOBODY;
        // Outside the strategic phase the last player standing has won already (VH-LAST-5).
        if next == NOBODY || step != Step::StrategicStands && self.s.alive.len() <= 1 {
            return false;
        }
        let seat = Seat::wrapping(usize::from(next));
        // A player who held nothing must stand until two cards are held (VH-LAST-3).
        if !self.s.alive.contains(seat) || self.s.holding(seat) > 1 {
            self.s.standing = self.s.standing >> 3 | NOBODY << 13;
            return true;
        }
        if self.s.left.contains(seat) {
            self.eliminate(seat);
            return true;
        }
        self.stand(seat);
        true
    }

    /// Reveals three cards: without a Draugr among them the player goes on (VH-LAST-2).
    fn stand(&mut self, seat: Seat) {
        if self.s.holding(seat) == 0 {
            self.events.emit(self.s, || Event::Bare { seat });
        }
        self.events.emit(self.s, || Event::Stand { seat });
        if self.s.deck.len() < 3 {
            // Then there are always three (VH-LAST-6).
            self.overflow();
        }
        let mut drawn = [None; 3];
        for place in &mut drawn {
            *place = self.s.deck.draw(&mut self.s.chance).map(Placed::card);
        }
        let cards = drawn.into_iter().flatten();
        self.show(seat, Reveal::Stand, drawn);
        let survived = drawn.iter().all(|card| card.is_some_and(Card::is_good));
        self.s.drawn = drawn;
        self.events.emit(self.s, || Event::Stood { seat, survived });
        if survived {
            if legal::drawn_kinds(self.s).is_power_of_two() {
                if let [Some(card), ..] = drawn {
                    self.s.push(Frame::StandPick(seat));
                    self.stand_pick(seat, card);
                }
                return;
            }
            return self.s.push(Frame::StandPick(seat));
        }
        self.s.drawn = [None; 3];
        for card in cards.clone().filter(|card| !card.is_good()) {
            self.s.deck.put_under(Placed::new(card, SeatSet::first(SEATS)));
        }
        self.eliminate(seat);
        self.shelve(cards.filter(|card| card.is_good()));
    }

    /// Takes one of the three cards of a last stand; the others go to the armoury.
    pub(crate) fn stand_pick(&mut self, seat: Seat, card: Card) {
        self.s.stack.pop();
        let mut others = core::mem::take(&mut self.s.drawn);
        if let Some(place) = others.iter_mut().find(|place| **place == Some(card)) {
            *place = None;
        }
        self.gain_from_deck(seat, card);
        self.shelve(others.into_iter().flatten());
    }

    /// Takes a player out of the game with all cards (VH-LAST-7).
    fn eliminate(&mut self, seat: Seat) {
        let mut cards = self.s.hands[seat].cards();
        cards.add_all(self.s.discards[seat]);
        let slots = self.s.slots[seat];
        for card in slots.main().into_iter().chain(slots.support()) {
            cards.add(card);
        }
        self.s.removed.add_all(cards);
        self.s.hands[seat] = Hand::default();
        self.s.discards[seat] = Counts::NONE;
        self.s.slots[seat] = Slots::EMPTY;
        let only = SeatSet::only(seat);
        self.s.alive = self.s.alive.without(only);
        self.s.participants = self.s.participants.without(only);
        self.s.gods = self.s.gods.without(only);
        self.events.emit(self.s, || Event::Eliminated { seat, cards });
    }

    /// Ranks those who fell at this checkpoint; whether that was the end of the game (VH-END-1,
    /// VH-END-3).
    pub(crate) fn end_checkpoint(&mut self) -> bool {
        self.s.standing = u16::MAX;
        let outlasted = self.s.alive.len() as u8;
        for (index, rank) in self.s.ranks.0.iter_mut().enumerate() {
            let is_alive = Seat::new(index).is_some_and(|seat| self.s.alive.contains(seat));
            if *rank == 0 && !is_alive {
                *rank = outlasted + 1;
            }
        }
        let is_over = self.s.alive.len() <= 1;
        if is_over {
            self.end();
        }
        is_over
    }
}
