//! Other worlds that a viewer could not tell from this one.

use arrayvec::ArrayVec;
use gladsheim_engine::{Card, FastRng, Few, Seat, SeatSet, Viewer};

use crate::action::Action;
use crate::giants::Drawn;
use crate::ids::{AREAS, Area, CardSet, SEATS, Side};
use crate::legal;
use crate::op::{Choose, Op};
use crate::rules::Valda;
use crate::state::{DIVINE, Frame, LISTED, Run, State, Strike};
use crate::strike::NO_LISTINGS;

/// How often hands are dealt anew so that whoever is asked has a choice: whoever is asked about a
/// weapon holds one, which one deal in ten or twenty gives.
const TRIES: usize = 64;

/// Deals again what the viewer does not know.
pub(crate) fn imagine(game: &Valda, s: &State, viewer: Viewer, rng: &mut FastRng) -> State {
    for _ in 0..TRIES {
        let mut world = redealt(game, s, viewer, rng);
        if is_coherent(game, &world, viewer) {
            world.chance = gladsheim_engine::Chance::fast(rng.next_u64());
            return world;
        }
    }
    // Rarely enough, only the truth explains why somebody is asked: then the hands stay as they
    // are. The viewer is not the one who decides here, so nothing is learned from it.
    let mut world = *s;
    forget_others(game, &mut world, viewer);
    shuffle_decks(&mut world, viewer, rng);
    world.chance = gladsheim_engine::Chance::fast(rng.next_u64());
    world
}

/// What the viewer knows of hidden places.
fn known_to(s: &State, viewer: Viewer) -> CardSet {
    match viewer {
        Viewer::Seat(seat) => s.known[seat].or(&s.hands[seat]),
        Viewer::Public => CardSet::EMPTY,
    }
}

fn redealt(game: &Valda, s: &State, viewer: Viewer, rng: &mut FastRng) -> State {
    let mut world = *s;
    forget_others(game, &mut world, viewer);
    let known = known_to(s, viewer);
    let others = Seat::all(usize::from(game.rules.players)).filter(|seat| !viewer.is(*seat));
    // How many cards of each deck a hand has from hidden draws is what everybody saw; where that is
    // no longer known, it is drawn by lot first.
    let origins = mixed_origins(game, s, &known, others.clone(), rng);
    let mut wanted: ArrayVec<(Seat, [u8; PLACES]), SEATS> = ArrayVec::new();
    for seat in others {
        let hidden = world.hands[seat].without(&known);
        let mut counts = [0u8; PLACES];
        for card in hidden.iter() {
            let place = origins.of(game, s, card);
            if let Some(count) = counts.get_mut(place) {
                *count += 1;
            }
            give_back(&mut world, place, card);
        }
        world.hands[seat] = world.hands[seat].and(&known);
        let _ = wanted.try_push((seat, counts));
    }
    for (seat, counts) in &wanted {
        for (place, count) in counts.iter().enumerate() {
            for _ in 0..*count {
                if let Some(card) = take_hidden(&mut world, place, &known, rng) {
                    world.hands[*seat].insert(card);
                }
            }
        }
    }
    shuffle_decks(&mut world, viewer, rng);
    shuffle_under(&mut world, &known, rng);
    retrace(game, s, &mut world, &known);
    repick(game, &mut world, viewer, rng);
    reseal(game, &mut world, viewer);
    world
}

/// The first main deck, as a place that cards come from; the divine decks come before it.
const MAIN: usize = AREAS;
/// How many decks there are that cards come from.
const PLACES: usize = AREAS + 2;

/// The deck a hand card was drawn from.
fn origin(game: &Valda, s: &State, card: Card) -> usize {
    let spec = game.spec(game.kind(card));
    match spec.deck.home() {
        Some((area, _)) if !s.recycled.contains(card) => area as usize,
        _ => MAIN + game.side_of(spec.kind) as usize,
    }
}

/// The main deck that a place stands for.
fn side(place: usize) -> Option<Side> {
    place.checked_sub(MAIN).map(|side| Side::at(side as u32))
}

/// The origins of hand cards, dealt again among those that nobody knows.
struct Origins {
    cards: ArrayVec<(Card, u8), 64>,
}

impl Origins {
    fn of(&self, game: &Valda, s: &State, card: Card) -> usize {
        let dealt = self.cards.iter().find(|(one, _)| *one == card);
        dealt.map_or_else(|| origin(game, s, card), |(_, place)| usize::from(*place))
    }
}

fn mixed_origins(
    game: &Valda,
    s: &State,
    known: &CardSet,
    others: impl Iterator<Item = Seat>,
    rng: &mut FastRng,
) -> Origins {
    let mut cards: ArrayVec<(Card, u8), 64> = ArrayVec::new();
    if s.mixed.is_empty() {
        return Origins { cards };
    }
    for seat in others {
        for card in s.hands[seat].and(&s.mixed).without(known).iter() {
            let _ = cards.try_push((card, origin(game, s, card) as u8));
        }
    }
    for last in (1..cards.len()).rev() {
        let other = rng.below(last as u32 + 1) as usize;
        let (a, b) = (cards.get(last).copied(), cards.get(other).copied());
        if let (Some((_, one)), Some((_, two))) = (a, b) {
            if let Some(entry) = cards.get_mut(last) {
                entry.1 = two;
            }
            if let Some(entry) = cards.get_mut(other) {
                entry.1 = one;
            }
        }
    }
    Origins { cards }
}

fn give_back(world: &mut State, place: usize, card: Card) {
    match side(place) {
        Some(side) => world.decks[side].insert(card),
        None => world.divine[Area::at(place as u32)].push(card),
    }
}

/// Takes a random card whose place the viewer does not know out of a deck.
fn take_hidden(
    world: &mut State,
    place: usize,
    known: &CardSet,
    rng: &mut FastRng,
) -> Option<Card> {
    if let Some(side) = side(place) {
        let hidden = world.decks[side];
        let card = hidden.nth(rng.below(hidden.len() as u32) as usize)?;
        world.decks[side].remove(card);
        return Some(card);
    }
    let deck = &mut world.divine[Area::at(place as u32)];
    let hidden: CardSet =
        deck.as_slice().iter().copied().filter(|card| !known.contains(*card)).collect();
    let card = hidden.nth(rng.below(hidden.len() as u32) as usize)?;
    // The last card takes the free place: the order of unknown cards is made up afterwards.
    let last = deck.pop()?;
    if last != card
        && let Some(entry) = deck.as_mut_slice().iter_mut().find(|one| **one == card)
    {
        *entry = last;
    }
    Some(card)
}

/// Deals the unknown cards of every divine deck among their places.
fn shuffle_decks(world: &mut State, viewer: Viewer, rng: &mut FastRng) {
    let known = known_to(world, viewer);
    for area in Area::ALL {
        let deck = world.divine[area].as_mut_slice();
        let unknown: CardSet = deck.iter().copied().filter(|card| !known.contains(*card)).collect();
        let mut unknown: ArrayVec<Card, DIVINE> = unknown.iter().collect();
        for place in deck.iter_mut().filter(|card| !known.contains(**card)) {
            if let Some(card) = unknown.pop_at(rng.below(unknown.len() as u32) as usize) {
                *place = card;
            }
        }
    }
}

/// Deals the unknown cards under the main decks again, out of all that might lie there.
fn shuffle_under(world: &mut State, known: &CardSet, rng: &mut FastRng) {
    for side in Side::ALL {
        let mut under = world.under[side];
        for place in under.as_mut_slice().iter_mut().filter(|card| !known.contains(**card)) {
            world.decks[side].insert(*place);
            let hidden = world.decks[side];
            if let Some(card) = hidden.nth(rng.below(hidden.len() as u32) as usize) {
                *place = card;
            }
            world.decks[side].remove(*place);
        }
        world.under[side] = under;
    }
}

/// Cards that were just drawn are followed by name: in other hands they are other cards now, from
/// the same decks.
fn retrace(game: &Valda, s: &State, world: &mut State, known: &CardSet) {
    let holder = |card: Card| {
        Seat::all(usize::from(game.rules.players)).find(|seat| s.hands[*seat].contains(card))
    };
    let mut used = *known;
    let mut other = |world: &State, card: Card| {
        if known.contains(card) {
            return card;
        }
        let hand = holder(card).map_or(CardSet::EMPTY, |seat| world.hands[seat]);
        let place = origin(game, s, card);
        let alike = |one: &Card| origin(game, s, *one) == place;
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
