//! Players over the [`Game`](gladsheim_engine::Game) trait: random, rules of thumb, tree search.
//!
//! A [`Bot`] is handed a [`Vantage`], never a state: the seat's view, its legal actions, and worlds
//! imagined from what the seat knows. A [`BotSpec`] names a bot as people write it: `greedy`,
//! `search:1000`. Whoever wants to know how good one is plays matches in the `lab`.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod bot;
mod clock;
mod judgement;
mod player;
mod search;
mod simple;
mod spec;

pub use bot::{Bot, Vantage};
pub use player::Player;
pub use search::{Effort, Opinion, Search, Tuning};
pub use simple::{Greedy, Random};
pub use spec::{BotSpec, Budget, NotABot};
