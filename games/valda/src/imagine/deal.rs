//! The cards that a viewer does not know, dealt anew: hands, divine decks, what lies under the main
//! decks.
//!
//! All cards that could be in a place are gathered, and what is needed is dealt from them at once.

use arrayvec::ArrayVec;
use gladsheim_engine::{By, Card, FastRng, PerSeat, Seat, SeatSet, Viewer};

use crate::ids::{AREAS, Area, CardSet, SEATS, Side};
use crate::rules::Valda;
use crate::state::{DIVINE, State};

/// The first main deck, as a place that cards come from; the divine decks come before it.
const MAIN: u8 = AREAS as u8;
/// How many decks there are that cards come from.
const PLACES: usize = AREAS + 2;
/// How many cards of which the deck is no longer known are dealt among the hands.
const MIXED: usize = 64;

/// A deck that cards come from, by its number: the divine ones, then the main ones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Origin(u8);

impl gladsheim_engine::Ordinal for Origin {
    fn ordinal(self) -> usize {
        usize::from(self.0)
    }
}

/// The deck a hand card was drawn from.
pub(super) fn origin(game: &Valda, s: &State, card: Card) -> Origin {
    let spec = game.spec(game.kind(card));
    match spec.deck.home() {
        Some((area, _)) if !s.recycled.contains(card) => Origin(area as u8),
        _ => Origin(MAIN + game.side_of(spec.kind) as u8),
    }
}

/// How many cards of each deck a hand has from hidden draws.
type Wanted = By<Origin, u8, PLACES>;

/// Deals everything that the viewer does not know.
pub(super) fn anew(
    game: &Valda,
    s: &State,
    world: &mut State,
    viewer: Viewer,
    known: &CardSet,
    rng: &mut FastRng,
) {
    let mut others = SeatSet::first(usize::from(game.rules.players));
    if let Viewer::Seat(seat) = viewer {
        others.remove(seat);
    }
    let mut wanted = PerSeat::default();
    for seat in others.iter() {
        wanted[seat] = give_back(game, s, world, seat, known);
    }
    mix(game, s, known, others, &mut wanted, rng);
    shuffle_divine(game, world, known, rng);
    for area in Area::ALL {
        for seat in others.iter() {
            for _ in 0..wanted[seat][Origin(area as u8)] {
                if let Some(card) = world.divine[area].pop() {
                    world.hands[seat].insert(card);
                }
            }
        }
    }
    for side in Side::ALL {
        deal_main(world, side, others, &wanted, known, rng);
    }
}

/// Puts the unknown cards of a hand back where they came from, and counts them: how many a hand has
/// from which deck is what everybody saw.
fn give_back(game: &Valda, s: &State, world: &mut State, seat: Seat, known: &CardSet) -> Wanted {
    let mut wanted = Wanted::default();
    let hidden = world.hands[seat].without(known);
    world.hands[seat] = world.hands[seat].and(known);
    let divine = hidden.and(game.divine()).without(&s.recycled);
    for card in divine.iter() {
        let from = origin(game, s, card);
        wanted[from] += 1;
        world.divine[Area::at(from.0.into())].push(card);
    }
    for side in Side::ALL {
        let cards = hidden.without(&divine).and(game.main_cards(side));
        wanted[Origin(MAIN + side as u8)] = cards.len() as u8;
        world.decks[side] = world.decks[side].or(&cards);
    }
    wanted
}

/// Where it is no longer known which deck the cards of a hand came from, it is drawn by lot.
fn mix(
    game: &Valda,
    s: &State,
    known: &CardSet,
    others: SeatSet,
    wanted: &mut PerSeat<Wanted, SEATS>,
    rng: &mut FastRng,
) {
    let mixed = s.mixed.without(known);
    if mixed.is_empty() {
        return;
    }
    let mut owners: ArrayVec<Seat, MIXED> = ArrayVec::new();
    let mut origins: ArrayVec<Origin, MIXED> = ArrayVec::new();
    for seat in others.iter() {
        for card in s.hands[seat].and(&mixed).iter().take(owners.remaining_capacity()) {
            let from = origin(game, s, card);
            wanted[seat][from] -= 1;
            owners.push(seat);
            origins.push(from);
        }
    }
    rng.shuffle(&mut origins);
    for (seat, from) in owners.into_iter().zip(origins) {
        wanted[seat][from] += 1;
    }
}

/// Deals the unknown cards of every divine deck among their places.
///
/// Whatever was put on top comes to lie anywhere, and any unknown card on top: from there it goes to
/// the hands.
pub(super) fn shuffle_divine(game: &Valda, world: &mut State, known: &CardSet, rng: &mut FastRng) {
    for area in Area::ALL {
        let deck = world.divine[area].as_mut_slice();
        if !known.meets(game.home(area)) {
            rng.shuffle(deck);
            continue;
        }
        let is_unknown = |card: &Card| !known.contains(*card);
        let mut unknown: ArrayVec<Card, DIVINE> =
            deck.iter().copied().filter(|card| is_unknown(card)).collect();
        rng.shuffle(&mut unknown);
        for (place, card) in deck.iter_mut().filter(|card| is_unknown(card)).zip(unknown) {
            *place = card;
        }
    }
}

/// Deals the cards of a main deck to the hands and to the unknown places under it.
fn deal_main(
    world: &mut State,
    side: Side,
    others: SeatSet,
    wanted: &PerSeat<Wanted, SEATS>,
    known: &CardSet,
    rng: &mut FastRng,
) {
    let from = Origin(MAIN + side as u8);
    let under = world.under[side].as_mut_slice();
    let mut count: usize = others.iter().map(|seat| usize::from(wanted[seat][from])).sum();
    for card in under.iter().filter(|card| !known.contains(**card)) {
        world.decks[side].insert(*card);
        count += 1;
    }
    if count == 0 {
        return;
    }
    let mut cards: ArrayVec<Card, 256> = world.decks[side].iter().collect();
    rng.shuffle_first(&mut cards, count);
    let mut dealt = cards.into_iter().take(count);
    for seat in others.iter() {
        let cards: CardSet = dealt.by_ref().take(wanted[seat][from].into()).collect();
        world.hands[seat] = world.hands[seat].or(&cards);
        world.decks[side] = world.decks[side].without(&cards);
    }
    let places = under.iter_mut().filter(|card| !known.contains(**card));
    for (place, card) in places.zip(dealt) {
        *place = card;
        world.decks[side].remove(card);
    }
}
