//! Choosing by a game's rules of thumb.

use gladsheim_engine::{FastRng, Game, Seat};

/// A game's rules of thumb, as [`Judge::rate`](gladsheim_engine::Judge::rate) gives them.
///
/// A function rather than a bound, so that a search can be made for games that have none.
pub(crate) type Rate<G> =
    fn(&G, &<G as Game>::View, Seat, <G as Game>::Action, &mut FastRng) -> f32;

/// The place in the list of the action that is rated highest, ties by lot.
#[inline]
pub(crate) fn best_rated<G: Game>(
    rate: Rate<G>,
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut FastRng,
) -> Option<usize> {
    let mut best = None;
    let mut highest = f32::NEG_INFINITY;
    let mut ties = 0;
    for (place, &action) in legal.iter().enumerate() {
        let rating = rate(game, view, seat, action, rng);
        if rating > highest || best.is_none() {
            (best, highest, ties) = (Some(place), rating, 1);
        } else if rating == highest {
            ties += 1;
            if rng.below(ties) == 0 {
                best = Some(place);
            }
        }
    }
    best
}
