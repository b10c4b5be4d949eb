//! What is done with whole games at once, at full speed: behind the facade, but typed.
//!
//! Nothing here reads a clock: each method does a fixed amount of work, and whoever calls it
//! measures.

use std::hint::black_box;

use gladsheim_bots::{Bot as _, BotSpec, Budget, Effort, Search, Vantage};
use gladsheim_engine::{Actions, Chance, FastRng, Game, Seat, Silent, Viewer};
use gladsheim_registry::{AnyGame, Playable, rules_of};
use gladsheim_testkit::{perft, playout};

use crate::{MatchResult, Progress, Series, Telling, Totals, WrongNumberOfBots, arena, simulate};

macro_rules! typed {
    (released: [$($released:ty,)*]; development: [$($development:ty,)*];) => {
        /// The game as the type that it is.
        fn typed<'g>(game: &'g (dyn AnyGame + 'static)) -> Option<&'g dyn Lab> {
            $(if let Some(game) = rules_of::<$released>(game) { return Some(game); })*
            $(if let Some(game) = rules_of::<$development>(game) { return Some(game); })*
            None
        }
    };
}

gladsheim_registry::games!(typed);

/// What measures one kind of table of a game on the shelf.
///
/// # Errors
/// If the game is not on the shelf.
pub fn lab<'g>(game: &'g (dyn AnyGame + 'static)) -> Result<&'g dyn Lab, NotOnTheShelf> {
    typed(game).ok_or_else(|| NotOnTheShelf(game.about().id))
}

/// A game that is measured only by those who know its type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} is not on the shelf")]
pub struct NotOnTheShelf(&'static str);

/// How much random play was done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Playouts {
    /// Games played to the end.
    pub games: u64,
    /// Questions with two or more answers that were answered in them.
    pub decisions: u64,
}

/// By what wins are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountBy {
    /// By the number of the seat, and so by the bot that sits there.
    Seat,
    /// By the order of play, counted from the seat that began the game.
    TurnOrder,
}

/// Simulations, matches and measurements of one kind of table.
pub trait Lab {
    /// Plays a series of games with one bot on each seat.
    ///
    /// Wins are counted by seat, or by the order of play, from the seat that began. The game's own
    /// figures are counted on demand only, since they take time.
    ///
    /// # Errors
    /// Refuses if there is not one bot for each seat.
    fn simulate(
        &self,
        bots: &[BotSpec],
        series: Series,
        by: CountBy,
        figures: bool,
        progress: Progress<'_>,
    ) -> Result<Totals, WrongNumberOfBots>;

    /// Plays a match in which every deal is played in all seatings.
    ///
    /// # Errors
    /// Refuses if there is not one bot for each seat.
    fn arena(
        &self,
        bots: &[BotSpec],
        series: Series,
        progress: Progress<'_>,
    ) -> Result<MatchResult, WrongNumberOfBots>;

    /// How many lines of exactly `depth` actions can be played from the start with this seed.
    fn perft(&self, seed: u64, depth: u32) -> u64;

    /// Plays games at random, as fast as the rules allow.
    fn playouts(&self, seed: u64, games: u64) -> Playouts;

    /// Makes imagined worlds of `count` positions met in random play.
    fn imagine(&self, seed: u64, count: u64);

    /// Searches `count` positions met in random play, with so many iterations each.
    fn search(&self, seed: u64, count: u64, iterations: u32) -> Effort;
}

impl<G: Playable> Lab for G {
    fn simulate(
        &self,
        bots: &[BotSpec],
        series: Series,
        by: CountBy,
        figures: bool,
        progress: Progress<'_>,
    ) -> Result<Totals, WrongNumberOfBots> {
        let telling = Telling { from_first: by == CountBy::TurnOrder, figures };
        simulate(self, bots, series, telling, progress)
    }

    fn arena(
        &self,
        bots: &[BotSpec],
        series: Series,
        progress: Progress<'_>,
    ) -> Result<MatchResult, WrongNumberOfBots> {
        arena(self, bots, series, progress)
    }

    fn perft(&self, seed: u64, depth: u32) -> u64 {
        let state = self.start(Chance::fast(seed), &mut Silent);
        perft::count(self, &state, depth)
    }

    fn playouts(&self, seed: u64, games: u64) -> Playouts {
        let mut legal = Actions::new();
        let mut done = Playouts::default();
        for index in 0..games {
            let mut rng = FastRng::nth(seed, index);
            let mut state = self.start(Chance::fast(rng.next_u64()), &mut Silent);
            done.decisions += playout(self, &mut state, &mut rng, &mut legal);
            done.games += 1;
        }
        done
    }

    fn imagine(&self, seed: u64, count: u64) {
        let positions = positions(self, seed, count.min(64));
        let mut rng = FastRng::new(seed);
        for ((state, seat), _) in positions.iter().cycle().zip(0..count) {
            black_box(Game::imagine(self, state, Viewer::Seat(*seat), &mut rng));
        }
    }

    fn search(&self, seed: u64, count: u64, iterations: u32) -> Effort {
        let mut search = Search::new(Budget::iterations(iterations), seed);
        let mut legal = Actions::new();
        for (state, seat) in positions(self, seed, count) {
            self.legal(&state, seat, &mut legal);
            black_box(search.choose(&Vantage::new(self, &state, seat), &legal));
        }
        search.effort()
    }
}

/// Positions from all over random games, each with a seat that has something to decide there.
fn positions<G: Playable>(game: &G, seed: u64, count: u64) -> Vec<(G::State, Seat)> {
    /// A step that is coprime to the length of most games, to meet openings, middles and ends.
    const STRIDE: u32 = 17;
    let mut found = Vec::new();
    let mut rng = FastRng::new(seed);
    let (mut legal, mut to_go) = (Actions::new(), 1);
    while (found.len() as u64) < count {
        let mut state = game.start(Chance::fast(rng.next_u64()), &mut Silent);
        while let Some(seat) = game.waiting(&state).lowest()
            && (found.len() as u64) < count
        {
            to_go -= 1;
            if to_go == 0 {
                to_go = STRIDE;
                found.push((state.clone(), seat));
            }
            game.legal(&state, seat, &mut legal);
            let Some(&action) = rng.pick(&legal) else { break };
            game.step(&mut state, seat, action, &mut Silent);
        }
    }
    found
}
