//! What can be seen, heard and imagined of the toy.

use gladsheim_engine::{Chance, FastRng, Seat, SeatSet, Viewer};

use super::flow::{kinds, take};
use super::{Action, Event, Flaw, KINDS, Phase, SEATS, State, Toy, View, total};

impl Toy {
    pub(super) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let own = seat.map_or(SEATS, Seat::index);
        let (acting, looking_at, hidden) = match state.phase {
            Phase::Act(acting) => (Some(acting), None, 0),
            Phase::Keep(acting, cards) if viewer.is(acting) => (Some(acting), Some(cards), 0),
            // To the others the cards still lie in the deck.
            Phase::Keep(acting, _) => (Some(acting), None, 2),
            Phase::Bid | Phase::Over => (None, None, 0),
        };
        let sealed = Seat::all(self.seats).filter(|seat| state.sealed[seat.index()].is_some());
        let bids = state.sealed.iter().flatten();
        let leak = match self.flaw {
            Flaw::ViewShowsHands => state.hands[1][0],
            Flaw::ViewShowsBids => bids.filter(|bid| **bid == Action::Pass).count() as u8,
            _ => 0,
        };
        View {
            seat,
            hand: state.hands.get(own).copied().unwrap_or_default(),
            burned: state.burned.get(own).copied().unwrap_or_default(),
            looking_at,
            bid: state.sealed.get(own).copied().flatten(),
            hands: state.hands.map(|cards| total(&cards)),
            burned_by: state.burned.map(|cards| total(&cards)),
            committed: sealed.collect(),
            deck: total(&state.deck) + hidden,
            discard: state.discard,
            scores: state.scores,
            out: state.out,
            round: state.round,
            acting,
            leak,
        }
    }

    pub(super) fn told(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        match &mut event {
            Event::Dealt { seat, cards } if !viewer.is(*seat) => *cards = None,
            Event::Committed { seat, bid }
                if !viewer.is(*seat) && !self.is(Flaw::EventShowsBids) =>
            {
                *bid = None;
            }
            Event::Looked { seat, .. } if !viewer.is(*seat) => return None,
            Event::Drew { seat, kept, burned } if !viewer.is(*seat) => {
                if !self.is(Flaw::EventShowsKept) {
                    *kept = None;
                }
                if !self.is(Flaw::EventShowsBurned) {
                    *burned = None;
                }
            }
            Event::Boasted { loudly, .. } if self.is(Flaw::RedactionGoesOn) => {
                *loudly = loudly.saturating_sub(1);
            }
            Event::Boasted { seat, .. } if self.is(Flaw::UnheardBoast) && !viewer.is(*seat) => {
                return None;
            }
            _ => {}
        }
        Some(event)
    }

    pub(super) fn shows(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Bids { .. } | Event::Rolled { .. } => true,
            Event::Looked { .. } if self.is(Flaw::UnheardReveals) => true,
            Event::Dealt { seat, .. } | Event::Looked { seat, .. } => viewer.is(*seat),
            _ => false,
        }
    }

    pub(super) fn imagined(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        // The order of bids is no secret; any other mood is.
        let mood = if self.is(Flaw::OrderMatters) { state.mood } else { 0 };
        let mut world = State { mood, ..state.clone() };
        if let Phase::Keep(seat, cards) = state.phase
            && !viewer.is(seat)
        {
            cards.iter().for_each(|card| world.deck[usize::from(*card)] += 1);
            world.phase = Phase::Act(seat);
        }
        if !self.is(Flaw::WorldsKeepChance) {
            world.chance = Chance::fast(rng.next_u64());
        }
        let others = Seat::all(self.seats).filter(|seat| !viewer.is(*seat)).collect::<SeatSet>();
        let remembers = self.is(Flaw::WorldsRememberHands) && rng.below(2) == 0;
        if !remembers && !self.is(Flaw::WorldsKeepHands) {
            deal_again(&mut world, others, rng);
        }
        if self.is(Flaw::WorldsForgeACard) && world.deck[0] > 0 {
            world.deck[0] -= 1;
            world.deck[1] += 1;
        }
        for seat in others.iter().map(Seat::index).filter(|seat| state.sealed[*seat].is_some()) {
            let bids: Vec<Action> = kinds(&world.hands[seat]).map(Action::Bid).collect();
            let pass = rng.below(4) == 0;
            world.sealed[seat] = rng.pick(&bids).copied().filter(|_| !pass).or(Some(Action::Pass));
        }
        world
    }
}

/// Deals all cards that these seats alone, or nobody, have seen once more.
fn deal_again(world: &mut State, seats: SeatSet, rng: &mut FastRng) {
    let (hands, burned) = (world.hands, world.burned);
    for seat in seats.iter().map(Seat::index) {
        for kind in 0..KINDS {
            world.deck[kind] += hands[seat][kind] + burned[seat][kind];
        }
        world.hands[seat] = [0; KINDS];
        world.burned[seat] = [0; KINDS];
    }
    for seat in seats.iter().map(Seat::index) {
        for (place, size) in [(&mut world.hands[seat], hands), (&mut world.burned[seat], burned)] {
            for _ in 0..total(&size[seat]) {
                let number = rng.below(u32::from(total(&world.deck))) as u8;
                place[usize::from(take(&mut world.deck, number))] += 1;
            }
        }
    }
}
