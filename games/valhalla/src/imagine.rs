//! Other worlds that a viewer could not tell from the true one.

use gladsheim_engine::{Chance, FastRng, Seat, SeatSet, Viewer};

use crate::action::Action;
use crate::counts::Counts;
use crate::frame::Frame;
use crate::ids::{Card, Step};
use crate::legal;
use crate::state::{Slots, State};

/// How often to deal again when the deal leaves somebody without the choice that the viewer knows is
/// being made.
const TRIES: u32 = 8;

/// A state that looks the same to `viewer`, with hidden cards dealt anew and fresh chance.
pub(crate) fn imagine(s: &State, seats: usize, viewer: Viewer, rng: &mut FastRng) -> State {
    let mut world = deal(s, seats, viewer, rng);
    for _ in 1..TRIES {
        if !is_pointless(&world, viewer) {
            break;
        }
        world = deal(s, seats, viewer, rng);
    }
    world
}

/// Whether somebody is asked to lose a card who has only one kind to lose: the viewer knows better.
fn is_pointless(world: &State, viewer: Viewer) -> bool {
    match world.stack.top() {
        Frame::Lose(seat, _) if !viewer.is(seat) => legal::options(world, seat).forced().is_some(),
        _ => false,
    }
}

fn deal(s: &State, seats: usize, viewer: Viewer, rng: &mut FastRng) -> State {
    let mut world = *s;
    let others = || Seat::all(seats).filter(move |seat| !viewer.is(*seat));
    // Gather all cards that the viewer cannot place, then deal them out again: hands first, since
    // they can hold no Draugr, and the pool keeps the rest.
    let mut unknown = world.deck.pool();
    for placed in world.deck.above().iter().chain(world.deck.under()) {
        if !placed.is_seen_by(viewer) {
            unknown.add(placed.card());
        }
    }
    for seat in others() {
        let hand = world.hands[seat];
        unknown.add_all(hand.cards().minus(hand.known_by(viewer, seat)));
    }
    if let Frame::Keep(seat, _) = s.stack.top()
        && !viewer.is(seat)
    {
        world.deck.redraw_top_two(viewer, |other| draw_good(&mut unknown, other, rng));
    }
    for seat in others() {
        redeal_hand(&mut world, seats, seat, viewer, &mut unknown, rng);
    }
    let settled =
        if matches!(s.stack.top(), Frame::Keep(seat, _) if !viewer.is(seat)) { 2 } else { 0 };
    world.deck.reimagine(settled, viewer, &mut unknown, |unknown| {
        let card = unknown.at(rng.below(unknown.total()));
        unknown.take(card);
        card
    });
    if world.current_step() == Step::Plan {
        others().for_each(|seat| replan(&mut world, seat, rng));
    }
    world.chance = Chance::fast(rng.next_u64());
    world
}

/// Takes a random good card, of a type other than `except` if there is one.
fn draw_good(unknown: &mut Counts, except: Option<Card>, rng: &mut FastRng) -> Card {
    let mut pool = unknown.good();
    if let Some(except) = except {
        (0..pool.of(except)).for_each(|_| pool.take(except));
    }
    if pool.is_empty() {
        pool = unknown.good();
    }
    let card = pool.at(rng.below(pool.total()));
    unknown.take(card);
    card
}

/// Gives `seat` as many unknown cards as before.
fn redeal_hand(
    world: &mut State,
    seats: usize,
    seat: Seat,
    viewer: Viewer,
    unknown: &mut Counts,
    rng: &mut FastRng,
) {
    let hand = &mut world.hands[seat];
    let known = hand.known_by(viewer, seat);
    let mut cards = known;
    let mut good = unknown.good();
    for _ in known.total()..hand.cards().total() {
        let card = good.at(rng.below(good.total()));
        good.take(card);
        unknown.take(card);
        cards.add(card);
    }
    hand.set_known(Viewer::Seat(seat), seat, cards);
    // What the others have seen of this hand beyond what is public, the viewer cannot know: a world
    // that remembered it would tell the search something about the true one.
    let public = hand.known_by(Viewer::Public, seat);
    for other in Viewer::all(seats).filter(|other| *other != viewer && !other.is(seat)) {
        hand.set_known(other, seat, public);
    }
}

/// Chooses a plan for a sealed one, and seals what has become the only one.
fn replan(world: &mut State, seat: Seat, rng: &mut FastRng) {
    if !world.alive.contains(seat) {
        return;
    }
    let options = legal::plans(world, seat);
    let looks_open = world.hushed.contains(seat) || world.slots[seat].is_empty();
    world.hushed.remove(seat);
    world.slots[seat] = Slots::EMPTY;
    let mut asked = match world.stack.top() {
        Frame::Step(_, queue) => queue,
        _ => SeatSet::EMPTY,
    };
    asked.insert(seat);
    let plan = match options.forced() {
        None if looks_open => None,
        // Somebody must be left to ask, or the plans would have been turned up.
        Some(_) if asked == SeatSet::only(seat) => None,
        forced => {
            asked.remove(seat);
            if looks_open {
                world.hushed.insert(seat);
            }
            forced.or_else(|| options.iter().nth(rng.below(options.0.count_ones()) as usize))
        }
    };
    if let Some(Action::Plan(main, support)) = plan {
        world.slots[seat] = Slots::new(main, support);
    }
    world.replace(Frame::Step(Step::Plan, asked));
}
