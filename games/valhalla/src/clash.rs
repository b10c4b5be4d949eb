//! Phase II: supports, the batch, its losses and its picks; and phase III up to the wolves.

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::counts::Counts;
use crate::event::{Event, Reveal, Source};
use crate::frame::Frame;
use crate::ids::{Card, Zone};
use crate::play::Play;
use crate::rules::Valhalla;
use crate::state::{MAX_LOCKED, Slots};

impl<E: EventSink<Valhalla>> Play<'_, E> {
    /// Uses a support or keeps it; either way it stays on the table (VH-CLASH-2).
    pub(crate) fn support(&mut self, seat: Seat, used: bool) {
        self.dequeue(seat);
        let Some(card) = self.s.slots[seat].support() else { return };
        if !used {
            return self.events.emit(self.s, || Event::Kept { seat, card });
        }
        match card {
            Card::Axe => self.s.axe_supports += 1,
            Card::Hammer => self.s.hammer_support = true,
            _ => self.s.gods.insert(seat),
        }
        self.events.emit(self.s, || Event::Supported { seat, card });
    }

    /// A God support shows the top card (VH-TG-GOD-SUP, VH-DRAUGR-7).
    pub(crate) fn god_reveal(&mut self, seat: Seat) {
        let Some(placed) = self.s.deck.draw(&mut self.s.chance) else { return };
        let card = placed.card();
        self.show(seat, Reveal::God, [Some(card), None, None]);
        if card.is_good() {
            self.s.discards[seat].add(card);
            return self.events.emit(self.s, || Event::Took { seat, card, from: Source::Deck });
        }
        let cost = self.s.draugr_cost();
        self.place_draugr();
        self.s.push(Frame::Bite(self.s.participants, cost));
        self.bite(seat, cost);
    }

    /// Reveals the clash batch (VH-ROUND-2, VH-CLASH-3, VH-CLASH-4); a short deck gives what it has
    /// (VH-DECK-1).
    pub(crate) fn batch(&mut self) {
        let size = 2 * self.s.participants.len() as u8 + 2 * self.s.axe_supports;
        let mut gods = Counts::NONE;
        for number in 1..=size {
            let Some(placed) = self.s.deck.draw(&mut self.s.chance) else { break };
            let card = placed.card();
            self.s.drawn = [Some(card), None, None];
            self.events.emit(self.s, || Event::Batch { card, number, of: size });
            self.s.drawn = [None; 3];
            match card {
                Card::Draugr => {
                    self.s.batch_draugr += 1;
                    self.s.batch_losses += self.s.draugr_cost();
                    self.place_draugr();
                }
                Card::God => gods.add(card),
                _ => self.lay_in_armoury(card),
            }
        }
        self.shuffle_in(gods);
        if self.s.batch_draugr == 1 && self.s.hammer_support {
            // The Hammer doubles the single loss (VH-CLASH-6).
            self.s.batch_losses = self.s.batch_losses.max(2);
        }
    }

    /// Locks a Draugr of the clash, or sets it aside when five are locked (VH-DRAUGR-5).
    fn place_draugr(&mut self) {
        if self.s.locked < MAX_LOCKED {
            self.s.locked += 1;
            let locked = self.s.locked;
            self.events.emit(self.s, || Event::Locked { locked });
        } else {
            self.s.pending += 1;
            let pending = self.s.pending;
            self.events.emit(self.s, || Event::Pending { pending });
        }
    }

    /// The row may grow beyond five until the round ends (VH-ARM-5).
    fn lay_in_armoury(&mut self, card: Card) {
        self.s.row.push(card);
        self.events.emit(self.s, || Event::Armoury { card });
    }

    /// Lays shown good cards in the armoury; Gods do not stay there but are shuffled into the deck
    /// (VH-ARM-2, VH-TG-GOD-ARM).
    pub(crate) fn shelve(&mut self, cards: impl IntoIterator<Item = Card>) {
        let mut gods = Counts::NONE;
        for card in cards {
            match card {
                Card::God => gods.add(card),
                _ => self.lay_in_armoury(card),
            }
        }
        self.shuffle_in(gods);
    }

    /// Shuffles cards into the deck; without any, nothing is shuffled.
    fn shuffle_in(&mut self, cards: Counts) {
        if !cards.is_empty() {
            self.s.deck.shuffle_in(cards);
            let gods = cards.of(Card::God) as u8;
            self.events.emit(self.s, || Event::Shuffled { by: None, gods });
        }
    }

    /// Takes an armoury card to hand (VH-CLASH-7, VH-ACT-SWORD-SUP).
    pub(crate) fn pick(&mut self, seat: Seat, card: Card) {
        self.dequeue(seat);
        self.s.row.take(card);
        self.s.hands[seat].gain_openly(card);
        self.events.emit(self.s, || Event::Gained { seat, card, from: Source::Armoury });
    }

    /// Lets a player suffer losses, to be chosen one by one (VH-CLASH-5, VH-DEC-2).
    pub(crate) fn bite(&mut self, seat: Seat, losses: u8) {
        if losses > 0 {
            self.s.push(Frame::Lose(seat, losses));
            self.events.emit(self.s, || Event::Bitten { seat, losses });
        }
    }

    /// Eliminates one card of a player (VH-DRAUGR-2, VH-TERM-6).
    pub(crate) fn lose(&mut self, seat: Seat, zone: Zone, card: Card) {
        match zone {
            Zone::Discard => self.s.discards[seat].take(card),
            Zone::Hand => self.s.hands[seat].lose_openly(card),
            Zone::Main => _ = self.s.slots[seat].take_main(),
            Zone::Support => _ = self.s.slots[seat].take_support(),
        }
        self.s.removed.add(card);
        self.events.emit(self.s, || Event::Lost { seat, zone, card });
    }

    /// Clears the table: mains to the discards, supports to hand (VH-FINAL-1).
    pub(crate) fn clean_up(&mut self) {
        for seat in self.s.alive.iter() {
            if !self.s.slots[seat].is_empty() {
                self.discard_main(seat);
                self.return_support(seat);
            }
            self.s.slots[seat] = Slots::EMPTY;
        }
    }

    /// Those who led a Wolf take back all discards but one Wolf (VH-ACT-WOLF-MAIN).
    pub(crate) fn howl(&mut self) {
        let mut wolves: SeatSet = self.s.wolves.and(self.s.alive);
        while let Some(seat) = self.s.next_in_order(wolves) {
            wolves.remove(seat);
            let mut cards = self.s.discards[seat];
            let mut stay = Counts::NONE;
            if cards.of(Card::Wolf) > 0 {
                cards.take(Card::Wolf);
                stay.add(Card::Wolf);
            }
            self.s.discards[seat] = stay;
            self.s.hands[seat].gain_all_openly(cards);
            self.events.emit(self.s, || Event::Howled { seat, cards });
        }
    }

    /// A Wolf support brings one discard back (VH-ACT-WOLF-SUP).
    pub(crate) fn fetch(&mut self, seat: Seat, card: Card) {
        self.dequeue(seat);
        self.s.discards[seat].take(card);
        self.s.hands[seat].gain_openly(card);
        self.events.emit(self.s, || Event::Gained { seat, card, from: Source::Discard });
    }

    /// Cuts the armoury back to five: the newest cards and pending Draugr are shuffled into the
    /// deck (VH-ARM-4).
    #[inline]
    pub(crate) fn overflow(&mut self) {
        if self.s.pending > 0 || self.is_overfull() {
            self.cut_back();
        }
    }

    /// Whether the armoury has more cards than it keeps (VH-ARM-4, VH-ARM-6).
    fn is_overfull(&self) -> bool {
        u32::from(self.s.locked) + self.s.row.len() > u32::from(MAX_LOCKED)
    }

    fn cut_back(&mut self) {
        let mut cards = Counts::NONE;
        while self.is_overfull() {
            let Some(card) = self.s.row.pop() else { break };
            cards.add(card);
        }
        let pending = core::mem::take(&mut self.s.pending);
        self.events.emit(self.s, || Event::Overflow { cards, pending });
        for _ in 0..pending {
            cards.add(Card::Draugr);
        }
        self.shuffle_in(cards);
    }
}
