//! Phase I: plans, collisions, main cards, draws.

use arrayvec::ArrayVec;
use gladsheim_engine::{EventSink, Seat, SeatSet, Viewer};

use crate::action::Action;
use crate::counts::Counts;
use crate::deck::Placed;
use crate::event::{Event, Reveal, Source};
use crate::frame::{Frame, Looked};
use crate::ids::{Card, SEATS, Step};
use crate::legal;
use crate::play::Play;
use crate::rules::Valhalla;
use crate::state::Slots;

/// Everybody at the table: who has seen what lies open.
const ALL: SeatSet = SeatSet::first(SEATS);

impl<E: EventSink<Valhalla>> Play<'_, E> {
    /// Seals the time-out plans of those who have left, and where plans are not concealed the plans
    /// of those who have only one.
    pub(crate) fn seal_unasked_plans(&mut self) {
        if self.concealing && self.s.left.is_empty() {
            return;
        }
        for seat in self.s.alive.iter() {
            let has_left = self.s.left.contains(seat);
            // Two types leave a choice of which one to lead.
            let asked = self.concealing || !self.s.hands[seat].cards().is_of_one_kind();
            if asked && !has_left {
                continue;
            }
            let options = legal::plans(self.s, seat);
            if has_left {
                if let Some(Action::Plan(main, support)) =
                    crate::timeout::choice(self.s, seat, options)
                {
                    self.commit(seat, main, support);
                }
            } else if let Some(Action::Plan(main, support)) = options.forced() {
                self.s.hushed.insert(seat);
                self.s.slots[seat] = Slots::new(main, support);
                self.dequeue(seat);
            }
        }
    }

    /// Seals a plan (VH-STRAT-1). The cards stay in the hand until the reveal.
    pub(crate) fn commit(&mut self, seat: Seat, main: Card, support: Card) {
        self.s.slots[seat] = Slots::new(main, support);
        self.dequeue(seat);
        self.events.emit(self.s, || Event::Committed { seat, plan: Some((main, support)) });
    }

    /// Turns all plans up at once (VH-STRAT-2); gives the mains.
    pub(crate) fn reveal(&mut self) -> Counts {
        self.s.hushed = SeatSet::EMPTY;
        let mut mains = Counts::NONE;
        for seat in self.s.alive.iter() {
            let slots = self.s.slots[seat];
            if let (Some(main), Some(support)) = (slots.main(), slots.support()) {
                mains.add(main);
                self.s.hands[seat].lose_openly(main);
                self.s.hands[seat].lose_openly(support);
                if main == Card::Wolf {
                    self.s.wolves.insert(seat);
                }
            }
        }
        self.s.replace(Frame::Step(Step::Declare, SeatSet::EMPTY));
        for seat in self.s.alive.iter() {
            let slots = self.s.slots[seat];
            if let (Some(main), Some(support)) = (slots.main(), slots.support()) {
                self.events.emit(self.s, || Event::Revealed { seat, main, support });
            }
        }
        mains
    }

    /// Equal mains collide: main to the discards, support back to hand (VH-STRAT-3 to
    /// VH-STRAT-5, VH-CLASH-1, VH-TG-GOD-2).
    pub(crate) fn collide(&mut self, mains: Counts) {
        let colliding = mains.pairs();
        if colliding == 0 {
            return;
        }
        for card in Card::GOOD.into_iter().filter(|card| colliding >> *card as u32 & 1 == 1) {
            let led = |seat: &Seat| self.s.slots[*seat].main() == Some(card);
            let seats: SeatSet = self.s.alive.iter().filter(led).collect();
            self.s.participants = self.s.participants.union(seats);
            self.events.emit(self.s, || Event::Collided { card, seats });
            for seat in seats.iter() {
                self.discard_main(seat);
                self.return_support(seat);
            }
        }
    }

    /// Moves a main from the table to its owner's discards. A God may owe a forfeit (VH-TG-FOR-2).
    pub(crate) fn discard_main(&mut self, seat: Seat) {
        let Some(card) = self.s.slots[seat].take_main() else { return };
        self.s.discards[seat].add(card);
        self.events.emit(self.s, || Event::Discarded { seat, card });
        if card == Card::God && self.forfeits {
            self.events.emit(self.s, || Event::ForfeitDue { seat });
        }
    }

    /// Moves a support from the table back to its owner's hand.
    pub(crate) fn return_support(&mut self, seat: Seat) {
        let Some(card) = self.s.slots[seat].take_support() else { return };
        self.s.hands[seat].gain_openly(card);
        self.events.emit(self.s, || Event::Gained { seat, card, from: Source::Table });
    }

    /// Keeps the main: it has no further use this round (VH-STRAT-6).
    pub(crate) fn keep_main(&mut self, seat: Seat) {
        let finds_nobody = legal::options(self.s, seat).forced().is_some();
        self.dequeue(seat);
        if let Some(card) = self.s.slots[seat].main() {
            self.events.emit(self.s, || match finds_nobody {
                true => Event::NoTarget { seat, card },
                false => Event::Kept { seat, card },
            });
        }
    }

    /// Declares a weapon on a target.
    pub(crate) fn declare(&mut self, seat: Seat, target: Seat) {
        self.dequeue(seat);
        let Some(card) = self.s.slots[seat].main() else { return };
        match card {
            Card::Axe => self.s.axed.insert(target),
            Card::Hammer => self.s.hammered.insert(target),
            _ => {}
        }
        self.events.emit(self.s, || Event::Declared { seat, card, target: Some(target) });
        self.discard_main(seat);
        if !matches!(card, Card::Axe | Card::Hammer) {
            self.s.hands[target].show_to(Viewer::Seat(seat), target);
            let cards = self.s.hands[target].cards();
            self.events.emit(self.s, || Event::SawHand { seat, target, cards: Some(cards) });
        }
    }

    /// Declares a God: a look at the top two cards, then the choice to shuffle (VH-TG-GOD-MAIN).
    pub(crate) fn declare_god(&mut self, seat: Seat) {
        self.dequeue(seat);
        self.events.emit(self.s, || Event::Declared { seat, card: Card::God, target: None });
        self.discard_main(seat);
        let cards = self.s.deck.peek::<2>(seat, &mut self.s.chance);
        self.s.push(Frame::GodShuffle(seat));
        self.events.emit(self.s, || Event::SawTop { seat, cards: Some(cards) });
    }

    /// Shuffles the deck after the look, or leaves it.
    pub(crate) fn god_shuffle(&mut self, seat: Seat, shuffle: bool) {
        self.s.stack.pop();
        if shuffle {
            self.s.deck.shuffle_in(Counts::NONE);
            self.events.emit(self.s, || Event::Shuffled { by: Some(seat), gods: 0 });
        } else {
            self.events.emit(self.s, || Event::LeftDeck { seat });
        }
    }

    /// Takes a card of the armoury to the player's discards (VH-STRAT-11).
    pub(crate) fn take(&mut self, seat: Seat, card: Card) {
        self.dequeue(seat);
        self.s.row.take(card);
        self.s.discards[seat].add(card);
        self.events.emit(self.s, || Event::Took { seat, card, from: Source::Armoury });
    }

    /// Draws, in whatever way Axe and Hammer leave (VH-STRAT-8).
    pub(crate) fn draw(&mut self, seat: Seat) {
        let open = self.s.axed.contains(seat);
        let looked = self.s.deck.top_two();
        if self.s.hammered.contains(seat) {
            self.dequeue(seat);
            return self.draw_under_hammer(seat, open);
        }
        if self.s.row.is_empty() {
            self.events.emit(self.s, || Event::MustDraw { seat });
        }
        let Some(one) = self.s.deck.draw(&mut self.s.chance) else { return self.dequeue(seat) };
        let Some(two) = self.s.deck.draw(&mut self.s.chance) else {
            // The deck never runs this short (VH-DECK-2); a card alone is simply drawn.
            self.s.deck.put_under(one);
            return self.dequeue(seat);
        };
        if open {
            self.dequeue(seat);
            self.draw_open(seat, one.card(), two.card());
        } else {
            self.draw_secretly(seat, one, two, looked);
        }
    }

    /// The normal draw: a Draugr beside a good card is ignored (VH-STRAT-8 to VH-STRAT-10).
    fn draw_secretly(&mut self, seat: Seat, one: Placed, two: Placed, looked: Looked) {
        let (first, second) = (one.card(), two.card());
        if !first.is_good() && !second.is_good() {
            self.dequeue(seat);
            self.show(seat, Reveal::DoubleDraugr, [Some(first), Some(second), None]);
            self.s.deck.put_under(Placed::new(first, ALL));
            self.s.deck.put_under(Placed::new(second, ALL));
            return self.bite(seat, 2 * self.s.draugr_cost());
        }
        let looked_at = ArrayVec::from([first, second]);
        let is_choice = first.is_good() && second.is_good() && first != second;
        if is_choice || self.concealing {
            // The drawer is still acting, as far as the others can see: the seat stays in the queue
            // and the cards stay on the deck.
            self.s.deck.put_on_top(&[one.also_seen_by(seat), two.also_seen_by(seat)]);
            self.s.push(Frame::Keep(seat, looked));
            return self.events.emit(self.s, || Event::Looked { seat, cards: looked_at });
        }
        self.events.emit(self.s, || Event::Looked { seat, cards: looked_at });
        let (kept, under) = if first.is_good() { (one, two) } else { (two, one) };
        // Whoever had seen both cards before can tell where each of them went.
        let seen = kept.seen().and(under.seen());
        self.settle_draw(seat, kept.card(), under.card(), seen);
    }

    /// Ends a normal draw: one card to hand, the other under the deck (VH-STRAT-12).
    fn settle_draw(&mut self, seat: Seat, kept: Card, under: Card, seen: SeatSet) {
        self.dequeue(seat);
        self.s.hands[seat].gain_known_to(kept, seat, seen);
        self.s.deck.put_under(Placed::new(under, seen.union(SeatSet::only(seat))));
        self.events.emit(self.s, || Event::Drew { seat, kept: Some(kept), under: Some(under) });
    }

    /// A draw on which an Axe lies: all see it, and every Draugr bites (VH-ACT-AXE-MAIN).
    fn draw_open(&mut self, seat: Seat, first: Card, second: Card) {
        let drawn = [Some(first), Some(second), None];
        self.show(seat, Reveal::Axe, drawn);
        let draugr = u8::from(!first.is_good()) + u8::from(!second.is_good());
        if draugr == 0 && first != second {
            self.s.drawn = drawn;
            return self.s.push(Frame::KeepOpen(seat));
        }
        for card in [first, second].into_iter().filter(|card| !card.is_good()) {
            self.s.deck.put_under(Placed::new(card, ALL));
        }
        if draugr < 2 {
            self.gain_from_deck(seat, if first.is_good() { first } else { second });
        }
        if draugr == 0 {
            self.shelve([second]);
        }
        if draugr > 0 {
            self.bite(seat, draugr * self.s.draugr_cost());
        }
    }

    /// Keeps one of two good cards that nobody else sees; the other goes under the deck.
    pub(crate) fn keep(&mut self, seat: Seat, card: Card) {
        self.s.stack.pop();
        let mut draw = || self.s.deck.draw(&mut self.s.chance);
        if let (Some(one), Some(two)) = (draw(), draw()) {
            let other = if one.card() == card { two.card() } else { one.card() };
            let is_choice = other.is_good() && other != card;
            // Whoever had seen both cards can tell which was kept only where there was no choice.
            let seen = if is_choice { SeatSet::EMPTY } else { one.seen().and(two.seen()) };
            self.settle_draw(seat, card, other, seen);
        }
    }

    /// Keeps one of two good cards that all see; the other goes to the armoury (VH-ACT-AXE-MAIN).
    pub(crate) fn keep_open(&mut self, seat: Seat, card: Card) {
        self.s.stack.pop();
        let [one, two, _] = core::mem::take(&mut self.s.drawn);
        let other = if one == Some(card) { two } else { one };
        self.gain_from_deck(seat, card);
        self.shelve(other);
    }

    /// The Hammer's draw: three cards, all good ones to hand, every Draugr bites
    /// (VH-ACT-HAMMER-MAIN, VH-ACT-TARGET-3).
    fn draw_under_hammer(&mut self, seat: Seat, open: bool) {
        let mut drawn = ArrayVec::<Placed, 3>::new();
        while !drawn.is_full() {
            let Some(placed) = self.s.deck.draw(&mut self.s.chance) else { break };
            drawn.push(placed);
        }
        let mut shown = [None; 3];
        let cards = drawn.iter().map(|placed| placed.card()).filter(|card| open || !card.is_good());
        for (place, card) in shown.iter_mut().zip(cards) {
            *place = Some(card);
        }
        if shown != [None; 3] {
            self.show(seat, if open { Reveal::Axe } else { Reveal::Hammer }, shown);
        }
        let mut good = Counts::NONE;
        let mut draugr = 0;
        for placed in &drawn {
            let card = placed.card();
            if card.is_good() {
                good.add(card);
                let seen = if open { ALL } else { placed.seen() };
                self.s.hands[seat].gain_known_to(card, seat, seen);
            } else {
                draugr += 1;
                self.s.deck.put_under(Placed::new(card, ALL));
            }
        }
        let number = good.total() as u8;
        self.events.emit(self.s, || Event::DrewAll { seat, good: number, cards: Some(good) });
        if draugr > 0 {
            self.bite(seat, draugr * self.s.draugr_cost());
        }
    }

    /// Shows cards to all: for that moment they are in the player's fingers.
    pub(crate) fn show(&mut self, seat: Seat, reveal: Reveal, cards: [Option<Card>; 3]) {
        self.s.drawn = cards;
        self.events.emit(self.s, || {
            let cards = cards.into_iter().flatten().collect();
            Event::Showed { seat, reveal, cards }
        });
        self.s.drawn = [None; 3];
    }

    /// Takes a card that all have seen from the deck to hand.
    pub(crate) fn gain_from_deck(&mut self, seat: Seat, card: Card) {
        self.s.hands[seat].gain_openly(card);
        self.events.emit(self.s, || Event::Gained { seat, card, from: Source::Deck });
    }
}
