//! Any of our bots, as one type.

use gladsheim_engine::{Game, Judge};

use crate::{Bot, Greedy, Random, Search, Vantage};

/// One of the bots that a [`BotSpec`](crate::BotSpec) can name.
///
/// An enum rather than a boxed trait: simulations call it ten million times a second.
#[derive(Debug)]
pub enum Player<G: Game> {
    /// Any legal action.
    Random(Random),
    /// Rules of thumb.
    Greedy(Greedy),
    /// Tree search.
    Search(Box<Search<G>>),
}

impl<G: Judge> Bot<G> for Player<G> {
    fn reseed(&mut self, seed: u64) {
        match self {
            Self::Random(bot) => Bot::<G>::reseed(bot, seed),
            Self::Greedy(bot) => Bot::<G>::reseed(bot, seed),
            Self::Search(bot) => bot.reseed(seed),
        }
    }

    #[inline]
    fn choose(&mut self, vantage: &Vantage<'_, G>, legal: &[G::Action]) -> Option<G::Action> {
        match self {
            Self::Random(bot) => bot.choose(vantage, legal),
            Self::Greedy(bot) => bot.choose(vantage, legal),
            Self::Search(bot) => bot.choose(vantage, legal),
        }
    }
}
