//! Worlds that a viewer could not tell from the true one.

use arrayvec::ArrayVec;
use gladsheim_engine::{Chance, FastRng, Seat, SeatSet, Viewer};

use crate::state::{Line, Phase, State};
use crate::verse::{Verse, Verses};

/// Another state that `viewer` could not tell from this one: what the viewer has not seen is dealt
/// again, sealed lines are chosen again, and chance is fresh.
pub(crate) fn imagine(state: &State, seats: usize, viewer: Viewer, rng: &mut FastRng) -> State {
    let mut world = state.clone();
    world.chance = Chance::fast(rng.next_u64());
    if let Phase::Keep(seat, heard) = state.phase
        && !viewer.is(seat)
    {
        // Of this question nobody else knows (FLYTING-HIDE-2): to them the player still decides.
        world.deck.add_all(heard.into_iter().collect());
        world.phase = Phase::Floor(seat);
    }
    let others: SeatSet = Seat::all(seats).filter(|seat| !viewer.is(*seat)).collect();
    for seat in others.iter() {
        let (hand, forgotten) = (world.hands[seat], world.forgotten[seat]);
        world.deck.add_all(hand);
        world.deck.add_all(forgotten);
    }
    for seat in others.iter() {
        world.hands[seat] = deal(&mut world.deck, state.hands[seat].total(), rng);
        world.forgotten[seat] = deal(&mut world.deck, state.forgotten[seat].total(), rng);
        if state.sealed[seat].is_some() {
            world.sealed[seat] = Some(any_line(world.hands[seat], rng));
        }
    }
    world
}

fn deal(deck: &mut Verses, count: u8, rng: &mut FastRng) -> Verses {
    let mut dealt = Verses::default();
    for _ in 0..count {
        if let Some(verse) = deck.at(rng.below(deck.total().into())) {
            deck.take(verse);
            dealt.add(verse, 1);
        }
    }
    dealt
}

fn any_line(hand: Verses, rng: &mut FastRng) -> Line {
    let kinds: ArrayVec<Verse, 3> = hand.kinds().collect();
    let verse = rng.pick(&kinds).copied();
    let silent = rng.below(4) == 0;
    verse.filter(|_| !silent).map_or(Line::Silent, Line::Verse)
}
