//! Many games at once, for measuring: simulation, matches, perft, coverage, scenario runs.
//!
//! [`simulate`] plays many games with the same bots on the same seats; [`arena`] plays every deal in
//! all seatings and says who is better, and how sure that is. [`lab`] does both, and perft and
//! measurements besides, for a game known by its facade alone; [`run_scenarios`] runs files of
//! scenarios by the rules of whichever games they are about. Playing needs nothing of this: that is
//! what `registry` is for.
//!
//! ```
//! use gladsheim_engine::Setup;
//! use gladsheim_lab::{Series, lab, quietly};
//! use gladsheim_registry::{EXAMPLE, find};
//!
//! let setup = Setup { players: 2, options: Default::default() };
//! let game = find(EXAMPLE)?.build(&setup, None)?;
//! let bots = ["search:20".parse()?, "random".parse()?];
//! let series = Series { games: 20, seed: 1, threads: 2 };
//! assert_eq!(lab(&*game)?.arena(&bots, series, &quietly)?.games, 20);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod any;
mod arena;
mod figures;
mod scenarios;
mod series;
mod simulate;
mod statistics;

pub use any::{CountBy, Lab, NotOnTheShelf, Playouts, lab};
pub use arena::{MatchResult, Score, arena, arena_of};
pub use figures::{Figure, Figures};
pub use scenarios::run_scenarios;
pub use series::{Progress, Series, WrongNumberOfBots, quietly};
pub use simulate::{Telling, Totals, simulate};
pub use statistics::{Estimate, Histogram};
