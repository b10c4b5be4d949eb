//! What a game knows of good play, and choosing by it.

use gladsheim_engine::{FastRng, Game, Judge, MAX_SEATS, PerSeat, Seat};

/// A game's rules of thumb in an imagined world, as
/// [`Judge::rate_in`](gladsheim_engine::Judge::rate_in) gives them.
///
/// A function rather than a bound, so that a search can be made for games that have none.
pub(crate) type Rate<G> =
    fn(&G, &<G as Game>::State, Seat, &[<G as Game>::Action], &mut FastRng, &mut Vec<f32>);

/// A game's estimate of a position, as
/// [`Judge::prospects`](gladsheim_engine::Judge::prospects) gives it.
pub(crate) type Prospects<G> = fn(&G, &<G as Game>::State) -> Option<PerSeat<f32, MAX_SEATS>>;

/// What a game knows of good play, as far as a search is told.
#[derive(Debug)]
pub(crate) struct Advice<G: Game> {
    pub(crate) rate: Option<Rate<G>>,
    pub(crate) prospects: Option<Prospects<G>>,
}

impl<G: Game> Advice<G> {
    /// Nothing at all.
    pub(crate) const NONE: Self = Self { rate: None, prospects: None };
}

impl<G: Judge> Advice<G> {
    /// All that the game knows.
    pub(crate) fn of_the_game() -> Self {
        Self { rate: Some(G::rate_in), prospects: Some(G::prospects) }
    }
}

impl<G: Game> Clone for Advice<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Advice<G> {}

/// The place of the highest rating, ties by lot.
#[inline]
pub(crate) fn highest(ratings: &[f32], rng: &mut FastRng) -> Option<usize> {
    let mut best = None;
    let mut highest = f32::NEG_INFINITY;
    let mut ties = 0;
    for (place, &rating) in ratings.iter().enumerate() {
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
