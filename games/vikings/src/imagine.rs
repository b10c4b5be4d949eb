//! Other worlds that a viewer could not tell from this one.

mod dealer;
mod heap;

use gladsheim_engine::{Chance, FastRng, Seat, SeatSet, Viewer};

use crate::ids::Clan;
use crate::rules::Vikings;
use crate::sets::{CardSet, Giants};
use crate::state::{Frame, Stage, State};

use dealer::Dealer;

/// Deals what the viewer does not know anew.
pub(crate) fn imagine(game: &Vikings, s: &State, viewer: Viewer, rng: &mut FastRng) -> State {
    let mut world = *s;
    let mut dealer = Dealer::new(game, s, viewer);
    dealer.place_known(rng);
    dealer.deal(&mut world, rng);
    forget_others(game, &mut world, viewer);
    if !s.is_over() {
        redeal_giants(&mut world, viewer, rng);
    }
    world.chance = Chance::fast(rng.next_u64());
    world
}

/// Whether a player's last card lies face down and only its owner has seen it (TV-HID-2).
pub(crate) fn is_secretly_down(s: &State, seat: Seat) -> bool {
    let clan = Clan::of(seat);
    s.fighting.contains(clan) && !s.flipped.contains(clan)
}

/// What others have seen the viewer cannot know.
fn forget_others(game: &Vikings, world: &mut State, viewer: Viewer) {
    for seat in Seat::all(usize::from(game.rules.players)).filter(|seat| !viewer.is(*seat)) {
        world.knowledge.clear_groups_of(seat);
        world.knowledge.buried[seat] = CardSet::EMPTY;
    }
    if !viewer.is(Seat::wrapping(0)) {
        world.knowledge.pile = CardSet::EMPTY;
    }
}

/// Giants that others have slain are any that the viewer has not (TV-HID-5).
fn redeal_giants(world: &mut State, viewer: Viewer, rng: &mut FastRng) {
    let is_own = |clan: Clan| clan.seat().is_some_and(|seat| viewer.is(seat));
    let others = || Clan::all().filter(move |clan| !is_own(*clan));
    let mut unknown = others().fold(world.unslain, |all, clan| all | world.clans[clan].slain);
    for clan in others() {
        let mut slain = Giants::EMPTY;
        for _ in 0..world.clans[clan].slain.len() {
            let number = rng.below(unknown.len() as u32) as usize;
            let Some(giant) = unknown.iter().nth(number) else { break };
            unknown.remove(giant);
            slain.insert(giant);
        }
        world.clans[clan].slain = slain;
    }
    world.unslain = unknown;
}

/// Takes back the cards that were picked in secret.
pub(crate) fn unseal(game: &Vikings, s: &mut State) {
    if game.is_solo() || !matches!(s.stack.top(), Some(Frame::Stage(Stage::Draft))) {
        return;
    }
    let mut asked = SeatSet::EMPTY;
    for seat in Seat::all(usize::from(game.rules.players)) {
        s.picks[seat] = None;
        if !s.left.contains(seat) {
            asked.insert(seat);
        }
    }
    s.asked = asked;
}
