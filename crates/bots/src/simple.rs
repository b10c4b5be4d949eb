//! Bots that do not search.

use gladsheim_engine::{FastRng, Game, Judge};

use crate::judgement::highest;
use crate::{Bot, Vantage};

/// Plays any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    rng: FastRng,
}

impl Random {
    /// A random player.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { rng: FastRng::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn reseed(&mut self, seed: u64) {
        self.rng = FastRng::new(seed);
    }

    #[inline]
    fn choose(&mut self, _vantage: &Vantage<'_, G>, legal: &[G::Action]) -> Option<G::Action> {
        self.rng.pick(legal).copied()
    }
}

/// Plays what the game's rules of thumb rate highest, ties by lot.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: FastRng,
    /// How often, of 256 times, the choice is left to chance instead.
    whims: u32,
    /// What the rules of thumb say of the legal actions.
    ratings: Vec<f32>,
}

impl Greedy {
    /// A player who always follows the rules of thumb.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { rng: FastRng::new(seed), whims: 0, ratings: Vec::new() }
    }

    /// A player with taste but little discipline: every other choice is left to chance.
    ///
    /// Chance picks from what is not rated below nothing, as far as there is such: a trade that
    /// undoes the one before is a mistake that not even a careless player makes.
    #[must_use]
    pub const fn careless(seed: u64) -> Self {
        Self { rng: FastRng::new(seed), whims: 128, ratings: Vec::new() }
    }
}

impl Greedy {
    /// The place of any action that is not rated below nothing, or of any at all if all are.
    fn whim(&mut self) -> usize {
        let mut chosen = None;
        let mut harmless = 0;
        for (place, rating) in self.ratings.iter().enumerate() {
            if *rating >= 0.0 {
                harmless += 1;
                if self.rng.below(harmless) == 0 {
                    chosen = Some(place);
                }
            }
        }
        chosen.unwrap_or_else(|| self.rng.below(self.ratings.len() as u32) as usize)
    }
}

impl<G: Judge> Bot<G> for Greedy {
    fn reseed(&mut self, seed: u64) {
        self.rng = FastRng::new(seed);
    }

    fn choose(&mut self, vantage: &Vantage<'_, G>, legal: &[G::Action]) -> Option<G::Action> {
        let is_whim = self.whims > 0 && self.rng.below(256) < self.whims;
        let (game, view, seat) = (vantage.game(), vantage.view(), vantage.seat());
        game.rate_all(&view, seat, legal, &mut self.rng, &mut self.ratings);
        let place = if is_whim { self.whim() } else { highest(&self.ratings, &mut self.rng)? };
        legal.get(place).copied()
    }
}
