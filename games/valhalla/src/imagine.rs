//! Other worlds that a viewer could not tell from the true one.

use gladsheim_engine::{Chance, FastRng, Seat, SeatSet, Viewer};

use crate::action::Action;
use crate::counts::Counts;
use crate::frame::Frame;
use crate::ids::{Card, Step};
use crate::legal;
use crate::rules::Rules;
use crate::state::{Slots, State};

/// How often to deal again when the deal leaves somebody without the choice that the viewer knows is
/// being made.
const TRIES: u32 = 8;

/// A state that looks the same to `viewer`, with hidden cards dealt again and fresh chance
/// (VH-HID-3).
pub(crate) fn imagine(s: &State, rules: Rules, viewer: Viewer, rng: &mut FastRng) -> State {
    let mut world = deal(s, rules, viewer, rng);
    for _ in 1..TRIES {
        if !is_pointless(&world, rules, viewer) {
            break;
        }
        world = deal(s, rules, viewer, rng);
    }
    world
}

/// Whether somebody with only one kind to lose is asked to lose a card, and would not have been:
/// the viewer knows better.
fn is_pointless(world: &State, rules: Rules, viewer: Viewer) -> bool {
    match world.stack.top() {
        Frame::Lose(seat, _) if !viewer.is(seat) => {
            let is_concealed = rules.conceals() && legal::conceals(world, seat);
            !is_concealed && legal::options(world, seat).forced().is_some()
        }
        _ => false,
    }
}

fn deal(s: &State, rules: Rules, viewer: Viewer, rng: &mut FastRng) -> State {
    let seats = usize::from(rules.players);
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
        unknown.add_all(hidden_in(&world, seat, viewer));
    }
    if let Frame::Keep(seat, _) = s.stack.top()
        && !viewer.is(seat)
    {
        if rules.conceals() {
            let hands = others().map(|seat| hidden_in(&world, seat, viewer).total()).sum();
            redraw_kept(&mut world, viewer, &mut unknown, hands, rng);
        } else {
            world.deck.redraw_top_two(viewer, |other| draw_good(&mut unknown, other, rng));
        }
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
        others().for_each(|seat| replan(&mut world, rules, seat, rng));
    }
    world.chance = Chance::fast(rng.next_u64());
    world
}

/// The cards of a hand that `viewer` does not know to be there.
fn hidden_in(world: &State, seat: Seat, viewer: Viewer) -> Counts {
    let hand = world.hands[seat];
    hand.cards().minus(hand.known_by(viewer, seat))
}

/// Deals again those of the two cards of a secret draw that `viewer` has not seen. At least one of
/// the two is good, or all would have been shown them; so are the cards of which the hidden `hands`
/// will be dealt.
fn redraw_kept(
    world: &mut State,
    viewer: Viewer,
    unknown: &mut Counts,
    hands: u32,
    rng: &mut FastRng,
) {
    let mut good = unknown.good().total().saturating_sub(hands);
    let mut draugr = unknown.total() - unknown.good().total();
    let drawn = world.deck.above().iter().take(2);
    let mut left = drawn.clone().filter(|top| !top.is_seen_by(viewer)).count();
    let mut seen = drawn.filter(|top| top.is_seen_by(viewer));
    let mut needs_good = !seen.any(|top| top.card().is_good());
    world.deck.redraw_top_two(viewer, |_| {
        left -= 1;
        // How many ways there are to go on: after a Draugr there must still come a good card.
        let (with_good, with_draugr) = match (needs_good, left) {
            (true, 0) => (1, 0),
            (true, _) => (good * (good + draugr - 1), draugr * good),
            (false, _) => (good, draugr),
        };
        if with_draugr > 0 && rng.below(with_good + with_draugr) >= with_good {
            draugr -= 1;
            unknown.take(Card::Draugr);
            return Card::Draugr;
        }
        (good, needs_good) = (good.saturating_sub(1), false);
        draw_good(unknown, None, rng)
    });
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

/// Chooses a plan for a sealed one, and seals what has become the only one (VH-HID-5).
fn replan(world: &mut State, rules: Rules, seat: Seat, rng: &mut FastRng) {
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
        _ if looks_open && rules.conceals() => None,
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
