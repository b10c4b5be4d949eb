//! The draft: packets that go round (section 4, TV-2P-2, TV-2P-3, TV-SOLO-4).

use arrayvec::ArrayVec;
use gladsheim_engine::{Card, EventSink, Seat, SeatSet};

use crate::content::Direction;
use crate::event::{Cards, Event};
use crate::flow::Next;
use crate::ids::{Clan, SEATS};
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::CardSet;
use crate::state::{Frame, Group, Stage, State};

/// How many places the circle has.
#[inline]
pub(crate) const fn places(game: &Vikings) -> usize {
    match game.rules.players {
        2 => 3,
        players => players as usize,
    }
}

/// Who sits at a place of the circle: with two players the enemy is between them (TV-2P-2).
#[inline]
pub(crate) const fn sitting_at(game: &Vikings, place: usize) -> Clan {
    match (game.rules.players, place) {
        (2, 1) => Clan::ENEMY,
        (2, 2) => Clan(1),
        (_, place) => Clan(place as u8),
    }
}

/// The place of a seat in the circle.
#[inline]
const fn place_of(game: &Vikings, seat: Seat) -> usize {
    match (game.rules.players, seat.index()) {
        (2, 1) => 2,
        (_, seat) => seat,
    }
}

/// The packet that lies at a place now.
#[inline]
pub(crate) fn packet_at(game: &Vikings, s: &State, place: usize) -> usize {
    let (places, passes) = (places(game), usize::from(s.turn.passes) % places(game));
    match game.content.era(s.turn.era).pass {
        Direction::Clockwise => (place + places - passes) % places,
        Direction::Counterclockwise => (place + passes) % places,
    }
}

/// The packet that lies before a seat now.
#[inline]
pub(crate) fn packet_of(game: &Vikings, s: &State, seat: Seat) -> usize {
    if game.is_solo() {
        // Two packets, by turns (TV-SOLO-4).
        return usize::from(s.turn.passes) % 2;
    }
    packet_at(game, s, place_of(game, seat))
}

/// The cards before a seat now.
#[inline]
pub(crate) fn packet(game: &Vikings, s: &State, seat: Seat) -> CardSet {
    s.packets.get(packet_of(game, s, seat)).copied().unwrap_or_default()
}

/// Whether somebody at a place chooses cards: not the enemy, nor who has left (TV-LEAVE-3).
fn drafts(s: &State, clan: Clan) -> bool {
    clan.seat().is_some_and(|seat| !s.left.contains(seat))
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    fn set_packet(&mut self, packet: usize, cards: CardSet) {
        if let Some(place) = self.s.packets.get_mut(packet) {
            *place = cards;
        }
    }

    fn get_packet(&self, packet: usize) -> CardSet {
        self.s.packets.get(packet).copied().unwrap_or_default()
    }

    /// Deals the packets of an era (TV-DRAFT-1).
    pub(crate) fn deal(&mut self) {
        let hand = self.game.content.era(self.s.turn.era).hand;
        let places = if self.game.is_solo() { 2 } else { places(self.game) };
        let sizes: [u8; SEATS] = core::array::from_fn(|place| {
            let clan = sitting_at(self.game, place);
            match place < places {
                true if self.game.is_solo() || drafts(self.s, clan) => hand,
                true => hand.saturating_sub(1), // (TV-2P-2)
                false => 0,
            }
        });
        let solo_pile = if self.game.is_solo() { usize::from(hand) } else { 0 };
        let needed = sizes.iter().map(|size| usize::from(*size)).sum::<usize>() + solo_pile;
        if self.s.deck.len() < needed {
            self.merge_discards();
        }
        self.s.turn.passes = 0;
        self.s.turn.taken = 0;
        self.set_top(Frame::Stage(Stage::Draft));
        for (packet, size) in sizes.into_iter().enumerate() {
            let mut cards = CardSet::EMPTY;
            for _ in 0..size {
                if let Some(card) = self.s.deck.random(&mut self.s.chance) {
                    self.s.deck.remove(card);
                    cards.insert(card);
                }
            }
            self.set_packet(packet, cards);
        }
        let (game, s) = (self.game, &*self.s);
        let era = s.turn.era;
        self.events.emit(s, || Event::Era { era, packets: held(game, s) });
    }

    /// Asks for all cards that are not chosen yet, and passes the packets once none is missing.
    pub(crate) fn advance_draft(&mut self) -> Next {
        if self.game.is_solo() {
            return self.advance_solo_draft();
        }
        let (mut asked, mut is_last) = (SeatSet::EMPTY, true);
        for seat in Seat::all(self.seats()).filter(|seat| drafts(self.s, Clan::of(*seat))) {
            is_last &= packet(self.game, self.s, seat).len() <= 1;
            if self.s.picks[seat].is_none() {
                asked.insert(seat);
            }
        }
        if is_last {
            self.keep_last();
        } else if asked.is_empty() {
            self.pass_packets();
        } else {
            return Next::AskAll(asked);
        }
        Next::Go
    }

    /// A card is chosen in secret (TV-DRAFT-2).
    pub(crate) fn pick(&mut self, seat: Seat, card: Card) {
        if self.game.is_solo() {
            return self.solo_pick(seat, card);
        }
        self.s.picks[seat] = Some(card);
        self.tell(|| Event::Picked { seat, card: Some(card) });
    }

    /// All keep what they chose and pass the rest on (TV-DRAFT-5).
    fn pass_packets(&mut self) {
        for place in 0..places(self.game) {
            let Some(seat) = sitting_at(self.game, place).seat() else { continue };
            if let Some(card) = self.s.picks[seat].take() {
                self.keep(seat, packet_at(self.game, self.s, place), card);
            }
        }
        self.s.turn.passes += 1;
        for place in 0..places(self.game) {
            if let Some(seat) = sitting_at(self.game, place).seat()
                && drafts(self.s, Clan::of(seat))
            {
                self.welcome_back(seat, packet_at(self.game, self.s, place));
            }
        }
        let (game, s) = (self.game, &*self.s);
        let direction = game.content.era(s.turn.era).pass;
        self.events.emit(s, || Event::Passed { direction, packets: held(game, s) });
        // (TV-2P-3, TV-LEAVE-3)
        for place in 0..places(self.game) {
            let clan = sitting_at(self.game, place);
            if !drafts(self.s, clan) {
                self.bury_from_packet(clan, packet_at(self.game, self.s, place));
            }
        }
    }

    /// A card goes from a packet to a hand; whoever has seen the packet before knows who took one.
    fn keep(&mut self, seat: Seat, packet: usize, card: Card) {
        let mut rest = self.get_packet(packet);
        rest.remove(card);
        self.set_packet(packet, rest);
        self.s.hands[seat].insert(card);
        for viewer in Seat::all(self.seats()).filter(|viewer| *viewer != seat) {
            let mut group = self.s.knowledge.passed(viewer, packet);
            if !group.cards.is_empty() {
                group.takers.insert(seat);
                self.s.knowledge.set_passed(viewer, packet, group);
            }
        }
        let own = Group { cards: rest, takers: SeatSet::EMPTY };
        self.s.knowledge.set_passed(seat, packet, own);
    }

    /// A packet comes to a seat that may have had it before, and sees what is gone.
    fn welcome_back(&mut self, seat: Seat, packet: usize) {
        let group = self.s.knowledge.passed(seat, packet);
        if !group.cards.is_empty() {
            let gone = Group { cards: group.cards.without(&self.get_packet(packet)), ..group };
            self.s.knowledge.set_missed(seat, packet, gone);
            self.s.knowledge.set_passed(seat, packet, Group::default());
        }
    }

    /// A random card of a packet that nobody chooses from is discarded face down (TV-2P-3).
    pub(crate) fn bury_from_packet(&mut self, clan: Clan, packet: usize) {
        let mut cards = self.get_packet(packet);
        if let Some(card) = cards.random(&mut self.s.chance) {
            cards.remove(card);
            self.set_packet(packet, cards);
            self.s.buried.insert(card);
            self.tell(|| Event::Buried { clan });
        }
    }

    /// The last cards are kept (TV-DRAFT-3).
    fn keep_last(&mut self) {
        for seat in Seat::all(self.seats()) {
            let packet = packet_of(self.game, self.s, seat);
            if let Some(card) = self.get_packet(packet).lowest() {
                self.keep(seat, packet, card);
            }
        }
        self.tell(|| Event::Drafted);
        self.begin_turn();
    }

    fn advance_solo_draft(&mut self) -> Next {
        let human = Seat::wrapping(0);
        let hand = usize::from(self.game.content.era(self.s.turn.era).hand);
        if self.s.hands[human].len() < hand && !packet(self.game, self.s, human).is_empty() {
            return Next::Ask(Clan::of(human));
        }
        // What is left and as many cards of the deck are the enemy's pile (TV-SOLO-4).
        let [a, b, ..] = self.s.packets;
        let mut pile = a.or(&b);
        self.s.knowledge.pile = pile;
        self.s.packets = Default::default();
        for _ in 0..hand {
            if let Some(card) = self.s.deck.random(&mut self.s.chance) {
                self.s.deck.remove(card);
                pile.insert(card);
            }
        }
        self.s.enemy.pile = pile;
        let cards = pile.len() as u8;
        self.tell(|| Event::EnemyPile { cards });
        self.begin_turn();
        Next::Go
    }

    fn solo_pick(&mut self, seat: Seat, card: Card) {
        let packet = packet_of(self.game, self.s, seat);
        let mut rest = self.get_packet(packet);
        rest.remove(card);
        self.set_packet(packet, rest);
        self.s.hands[seat].insert(card);
        self.s.turn.passes += 1;
        self.tell(|| Event::Picked { seat, card: Some(card) });
    }
}

/// What lies before each of those who draft.
fn held(game: &Vikings, s: &State) -> ArrayVec<(Seat, Option<Cards>), SEATS> {
    let seats = Seat::all(usize::from(game.rules.players));
    let drafting = seats.filter(|seat| drafts(s, Clan::of(*seat)));
    drafting.map(|seat| (seat, Some(packet_cards(game, s, seat)))).collect()
}

/// The cards before a seat; of the two packets of a solo draft, both.
pub(crate) fn packet_cards(game: &Vikings, s: &State, seat: Seat) -> Cards {
    if game.is_solo() {
        let [a, b, ..] = s.packets;
        return a.iter().chain(b.iter()).take(Cards::new().capacity()).collect();
    }
    packet(game, s, seat).iter().collect()
}
