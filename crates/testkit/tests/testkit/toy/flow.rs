//! What the toy's actions do.

use std::sync::atomic::{AtomicU8, Ordering};

use gladsheim_engine::{EventSink, Seat, SeatSet};

use super::{Action, Cards, Event, Flaw, KINDS, Kind, Phase, State, Toy, total};

pub(super) const ROUNDS: u16 = 5;

/// What a flawed toy remembers across games.
static CALLS: AtomicU8 = AtomicU8::new(0);

/// Another number each time.
pub(super) fn calls() -> u8 {
    CALLS.fetch_add(1, Ordering::Relaxed)
}

impl Toy {
    pub(super) fn bid(
        &self,
        state: &mut State,
        seat: Seat,
        bid: Action,
        events: &mut impl EventSink<Self>,
    ) {
        if self.is(Flaw::OrderMatters) && state.sealed.iter().all(Option::is_none) {
            state.mood = 1 + seat.index() as u8;
        }
        state.sealed[seat.index()] = Some(bid);
        events.emit(state, || Event::Committed { seat, bid: Some(bid) });
        self.maybe_reveal(state, events);
    }

    /// Turns the bids up once all are in; the highest that is alone takes the turn.
    pub(super) fn maybe_reveal(&self, state: &mut State, events: &mut impl EventSink<Self>) {
        let alive = state.alive(self.seats);
        if !unbid(state, alive).is_empty() {
            return;
        }
        if self.is(Flaw::OrderMatters) {
            state.scores[0] += u8::from(state.mood == 1);
        }
        state.mood = 0;
        let bids = std::mem::take(&mut state.sealed);
        events.emit(state, || Event::Bids { bids });
        let mut bidders = [SeatSet::EMPTY; KINDS];
        for seat in alive.iter() {
            if let Some(Action::Bid(kind)) = bids[seat.index()] {
                let kind = usize::from(kind);
                bidders[kind].insert(seat);
                state.hands[seat.index()][kind] -= 1;
                state.discard[kind] += u8::from(!self.is(Flaw::CardIsLost));
            }
        }
        let alone = bidders.iter().rev().find(|seats| seats.len() == 1).copied();
        let turn = alone.unwrap_or(alive).clockwise_from(state.first);
        state.phase = turn.map_or(Phase::Over, Phase::Act);
    }

    pub(super) fn boast(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Self>) {
        if self.is(Flaw::BoastUsesChance) {
            state.chance.below(6);
        }
        if self.is(Flaw::PointIsLost) && state.scores[seat.index()] > 1 {
            state.scores[seat.index()] = 0;
        }
        state.scores[seat.index()] += 1;
        let mut heard = false;
        events.emit(state, || {
            heard = true;
            Event::Boasted { seat, loudly: 3 }
        });
        state.mood = u8::from(heard && self.is(Flaw::ListenersMatter));
        self.end_turn(state);
    }

    pub(super) fn look(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Self>) {
        let (one, two) = (draw(state), draw(state));
        let cards = [one.min(two), one.max(two)];
        events.emit(state, || Event::Looked { seat, cards });
        if one == two {
            self.keep(state, seat, one, two, events);
        } else {
            if self.is(Flaw::EventsAfterAHiddenQuestion) {
                events.emit(state, || Event::Drew { seat, kept: None, burned: None });
            }
            state.phase = Phase::Keep(seat, cards);
        }
    }

    pub(super) fn keep(
        &self,
        state: &mut State,
        seat: Seat,
        kept: Kind,
        burned: Kind,
        events: &mut impl EventSink<Self>,
    ) {
        state.hands[seat.index()][usize::from(kept)] += 1;
        state.burned[seat.index()][usize::from(burned)] += 1;
        if !self.is(Flaw::HalfDoneShowsLooks) {
            state.phase = Phase::Act(seat);
        }
        events.emit(state, || Event::Drew { seat, kept: Some(kept), burned: Some(burned) });
        self.end_turn(state);
    }

    pub(super) fn end_turn(&self, state: &mut State) {
        let alive = state.alive(self.seats);
        let empty = alive.iter().any(|seat| total(&state.hands[seat.index()]) == 0);
        if state.round >= ROUNDS && !self.is(Flaw::Endless) || empty {
            state.phase = Phase::Over;
            return;
        }
        state.round = (state.round + 1).min(ROUNDS);
        state.phase = Phase::Bid;
        state.first = alive.clockwise_from(state.first.next(self.seats)).unwrap_or(state.first);
    }
}

/// The seats that have not bid.
pub(super) fn unbid(state: &State, seats: SeatSet) -> SeatSet {
    seats.iter().filter(|seat| state.sealed[seat.index()].is_none()).collect()
}

/// The kinds of which there are cards, ascending.
pub(super) fn kinds(cards: &Cards) -> impl Iterator<Item = Kind> + '_ {
    (0..KINDS as u8).filter(|kind| cards[usize::from(*kind)] > 0)
}

/// Draws a card off the deck, which has no order before it is drawn from.
pub(super) fn draw(state: &mut State) -> Kind {
    let number = state.chance.below(u32::from(total(&state.deck))) as u8;
    take(&mut state.deck, number)
}

/// Takes the card at this place, with the cards laid out kind by kind.
pub(super) fn take(cards: &mut Cards, mut place: u8) -> Kind {
    for (kind, count) in cards.iter_mut().enumerate() {
        if place < *count {
            *count -= 1;
            return kind as Kind;
        }
        place -= *count;
    }
    0
}
