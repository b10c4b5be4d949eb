//! Players over the [`Game`](gladsheim_engine::Game) trait: random, rules of thumb, tree search.
//!
//! A [`Bot`] is handed a [`Vantage`], never a state: the seat's view, its legal actions, and worlds
//! imagined from what the seat knows. A [`BotSpec`] names a bot as people write it. [`simulate`]
//! plays many games with the same bots on the same seats; [`arena`] plays every deal in all
//! seatings and says who is better, and how sure that is.
//!
//! ```
//! use gladsheim_bots::{BotSpec, Series, arena, quietly};
//! use gladsheim_valhalla::{Rules, Valhalla};
//!
//! let game = Valhalla::new(Rules { players: 2, ..Rules::default() })?;
//! let bots: [BotSpec; 2] = ["search:20".parse()?, "random".parse()?];
//! let result = arena(&game, &bots, Series { games: 20, seed: 1, threads: 2 }, &quietly)?;
//! assert!(result.entrants[0].wins > result.entrants[1].wins);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod arena;
mod bot;
mod clock;
mod figures;
mod judgement;
mod player;
mod search;
mod series;
mod simple;
mod simulate;
mod spec;
mod statistics;

pub use arena::{MatchResult, Score, arena, arena_of};
pub use bot::{Bot, Vantage};
pub use figures::{Figure, Figures};
pub use player::Player;
pub use search::{Effort, Opinion, Search, Tuning};
pub use series::{Progress, Series, WrongNumberOfBots, quietly};
pub use simple::{Greedy, Random};
pub use simulate::{Telling, Totals, simulate};
pub use spec::{BotSpec, Budget, NotABot};
pub use statistics::{Estimate, Histogram};
