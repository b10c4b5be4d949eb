//! Players over the [`Game`](gladsheim_engine::Game) trait: random, rules of thumb, tree search.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod arena;
mod bot;
mod clock;
mod player;
mod search;
mod series;
mod simple;
mod simulate;
mod spec;
mod statistics;

pub use arena::{MatchResult, Score, arena, arena_of};
pub use bot::{Bot, Vantage};
pub use player::Player;
pub use search::{Effort, Opinion, Search, Tuning};
pub use series::{Progress, Series, WrongNumberOfBots, quietly};
pub use simple::{Greedy, Random};
pub use simulate::{FirstSeat, Totals, simulate};
pub use spec::{BotSpec, Budget, NotABot};
pub use statistics::{Estimate, Histogram};
