//! Bots that do not search.

use gladsheim_engine::{FastRng, Game, Judge};

use crate::judgement::best_rated;
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
}

impl Greedy {
    /// A player who always follows the rules of thumb.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { rng: FastRng::new(seed), whims: 0 }
    }

    /// A player with taste but little discipline: every other choice is left to chance.
    #[must_use]
    pub const fn careless(seed: u64) -> Self {
        Self { rng: FastRng::new(seed), whims: 128 }
    }
}

impl<G: Judge> Bot<G> for Greedy {
    fn reseed(&mut self, seed: u64) {
        self.rng = FastRng::new(seed);
    }

    fn choose(&mut self, vantage: &Vantage<'_, G>, legal: &[G::Action]) -> Option<G::Action> {
        if self.whims > 0 && self.rng.below(256) < self.whims {
            return self.rng.pick(legal).copied();
        }
        let (game, view) = (vantage.game(), vantage.view());
        let best = best_rated(G::rate, game, &view, vantage.seat(), legal, &mut self.rng);
        legal.get(best?).copied()
    }
}
