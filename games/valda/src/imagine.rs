//! Other worlds that a viewer could not tell from this one.

mod deal;

use arrayvec::ArrayVec;
use gladsheim_engine::{Card, Chance, FastRng, Few, Seat, SeatSet, Viewer};

use crate::action::Action;
use crate::giants::Drawn;
use crate::ids::CardSet;
use crate::legal;
use crate::op::{Choose, Op};
use crate::rules::Valda;
use crate::state::{Frame, LISTED, Run, State, Strike};
use crate::strike::NO_LISTINGS;

/// How often hands are dealt anew so that whoever is asked has a choice: whoever is asked about a
/// weapon holds one, which one deal in ten or twenty gives.
const TRIES: usize = 64;

/// Deals again what the viewer does not know.
pub(crate) fn imagine(game: &Valda, s: &State, viewer: Viewer, rng: &mut FastRng) -> State {
    let known = known_to(s, viewer);
    let mut world = *s;
    for _ in 0..TRIES {
        forget_others(game, &mut world, viewer);
        deal::anew(game, s, &mut world, viewer, &known, rng);
        retrace(game, s, &mut world, &known);
        repick(game, &mut world, viewer, rng);
        reseal(game, &mut world, viewer);
        if is_coherent(game, &world, viewer) {
            world.chance = Chance::fast(rng.next_u64());
            return world;
        }
        world = *s;
    }
    // Rarely enough, only the truth explains why somebody is asked: then the hands stay as they
    // are. The viewer is not the one who decides here, so nothing is learned from it.
    forget_others(game, &mut world, viewer);
    deal::shuffle_divine(game, &mut world, &known, rng);
    world.chance = Chance::fast(rng.next_u64());
    world
}

/// What the viewer knows of hidden places.
fn known_to(s: &State, viewer: Viewer) -> CardSet {
    match viewer {
        Viewer::Seat(seat) => s.known[seat].or(&s.hands[seat]),
        Viewer::Public => CardSet::EMPTY,
    }
}

/// Cards that were just drawn are followed by name: in other hands they are other cards now, from
/// the same decks.
fn retrace(game: &Valda, s: &State, world: &mut State, known: &CardSet) {
    if world.giants.treasure.is_none() && world.giants.drawn.iter().all(Option::is_none) {
        return;
    }
    let holder = |card: Card| {
        Seat::all(usize::from(game.rules.players)).find(|seat| s.hands[*seat].contains(card))
    };
    let mut used = *known;
    let mut other = |world: &State, card: Card| {
        if known.contains(card) {
            return card;
        }
        let hand = holder(card).map_or(CardSet::EMPTY, |seat| world.hands[seat]);
        let place = deal::origin(game, s, card);
        let alike = |one: &Card| deal::origin(game, s, *one) == place;
        let left = hand.without(&used);
        // Where origins were drawn by lot the hand may have none from that deck; but no card is
        // followed into another hand.
        let found = left.iter().find(alike).or_else(|| left.iter().next()).unwrap_or(card);
        used.insert(found);
        found
    };
    for place in 0..world.giants.drawn.len() {
        if let Some(drawn) = world.giants.drawn.get(place).copied().flatten() {
            let card = other(world, drawn.card);
            if let Some(entry) = world.giants.drawn.get_mut(place) {
                *entry = Some(Drawn { card, ..drawn });
            }
        }
    }
    if let Some(card) = world.giants.treasure {
        world.giants.treasure = Some(other(world, card));
    }
}

/// The cards of which the first of a choice in two parts can be, where it is a card.
fn first_of_two(game: &Valda, s: &State, run: &Run, choose: Choose) -> Option<CardSet> {
    match choose {
        Choose::SwitchCard => run.player.map(|with| s.hands[with]),
        Choose::Brute => Some(legal::attack_cards(game, s, run.actor)),
        Choose::Gain { .. }
        | Choose::Pay { .. }
        | Choose::PayUpTo { .. }
        | Choose::Convert { .. }
        | Choose::Draw { .. }
        | Choose::DrawDivine { .. }
        | Choose::LookDivine { .. }
        | Choose::LookHand
        | Choose::TakeDiscard { .. }
        | Choose::DiscardOwn { .. }
        | Choose::DiscardEach { .. }
        | Choose::AddTokens { .. }
        | Choose::FreeBuild { .. }
        | Choose::PlayAction { .. }
        | Choose::Replay
        | Choose::Lend
        | Choose::Empower
        | Choose::Redirect
        | Choose::ExtraSteal { .. } => None,
    }
}

/// The first card of a choice of two is known to whoever chooses alone: to the others it is any
/// card that could have been chosen.
fn repick(game: &Valda, world: &mut State, viewer: Viewer, rng: &mut FastRng) {
    let Some(Frame::Run(run)) = world.stack.top() else { return };
    if run.first.is_none() || viewer.is(run.actor) {
        return;
    }
    let Op::Choose(choose) = game.op(run.at) else { return };
    let Some(cards) = first_of_two(game, world, run, choose) else { return };
    let Some(card) = cards.nth(rng.below(cards.len() as u32) as usize) else { return };
    if let Some(Frame::Run(run)) = world.stack.top_mut() {
        run.first = Some(game.kind(card).0);
    }
}

/// What others know of hidden places the viewer cannot know, but for the viewer's own hand.
fn forget_others(game: &Valda, world: &mut State, viewer: Viewer) {
    let own = match viewer {
        Viewer::Seat(seat) => world.hands[seat],
        Viewer::Public => CardSet::EMPTY,
    };
    for seat in Seat::all(usize::from(game.rules.players)).filter(|seat| !viewer.is(*seat)) {
        world.known[seat] = world.known[seat].and(&own);
    }
}

/// Secret answers of others lie in hands that are no longer theirs: they choose again.
fn reseal(game: &Valda, world: &mut State, viewer: Viewer) {
    let own = match viewer {
        Viewer::Seat(seat) => world.hands[seat],
        Viewer::Public => CardSet::EMPTY,
    };
    let sealed = world.sealed.without(&own);
    take_back(world, &sealed);
    ask_again(game, world, |seat| !viewer.is(seat));
}

/// Takes back the sealed answers of an open secret choice.
pub(crate) fn unseal(game: &Valda, s: &mut State) {
    if secret_choice(game, s).is_some() {
        let sealed = s.sealed;
        take_back(s, &sealed);
        ask_again(game, s, |_| true);
    }
}

/// Forgets that these cards were chosen.
fn take_back(s: &mut State, cards: &CardSet) {
    if cards.is_empty() {
        return;
    }
    s.sealed = s.sealed.without(cards);
    let listed = s.attack.listed.into_iter().take(usize::from(s.attack.listings));
    let kept: ArrayVec<(Seat, Card), LISTED> =
        listed.filter(|(_, card)| !cards.contains(*card)).collect();
    s.attack.listings = kept.len() as u8;
    s.attack.listed = NO_LISTINGS;
    for (place, entry) in s.attack.listed.iter_mut().zip(kept) {
        *place = entry;
    }
}

/// Who takes part in the secret choice on top, if several do.
fn secret_choice(game: &Valda, s: &State) -> Option<SeatSet> {
    match s.stack.top() {
        Some(Frame::Strike(Strike::Defend)) if s.attack.targets.len() > 1 => Some(s.attack.targets),
        Some(Frame::Run(run)) => {
            let Op::Choose(Choose::DiscardEach { .. }) = game.op(run.at) else { return None };
            let all = SeatSet::first(usize::from(game.rules.players));
            run.begun.then(|| all.without(SeatSet::only(run.actor)))
        }
        _ => None,
    }
}

/// Asks these players of a secret choice again, as far as they have one.
fn ask_again(game: &Valda, s: &mut State, again: impl Fn(Seat) -> bool) {
    let Some(taking_part) = secret_choice(game, s) else { return };
    for seat in taking_part.iter().filter(|seat| again(*seat)) {
        if matches!(s.stack.top(), Some(Frame::Strike(_))) {
            s.attack.deciding.insert(seat);
        }
        let mut few = Few::default();
        legal::offer(game, s, seat, &mut few);
        if few.forced_or(Action::Done).is_none() && !s.left.contains(seat) {
            s.asked.insert(seat);
        } else {
            s.asked.remove(seat);
        }
    }
}

/// Whether somebody is asked in the imagined world, and everybody who is has a choice there.
fn is_coherent(game: &Valda, world: &State, viewer: Viewer) -> bool {
    let is_stuck = world.asked.is_empty() && !world.is_over();
    !is_stuck
        && world.asked.iter().filter(|seat| !viewer.is(*seat)).all(|seat| {
            let mut few = Few::default();
            legal::offer(game, world, seat, &mut few);
            few.forced_or(Action::Done).is_none()
        })
}
