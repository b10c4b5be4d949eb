//! The hall: tables, seats, clocks, bots and the people who come and go.
//!
//! A move is kept before anyone hears of it. All tables live in the [`store`]; memory holds only
//! copies of those that somebody looks at, each with a task that puts what happens there in order.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

pub mod admin;
mod auth;
pub mod bus;
mod contents;
mod door;
mod error;
mod hall;
mod hall_clock;
mod log_once;
mod metrics;
mod options;
mod random;
mod ready;
mod replays;
mod routes;
mod serve;
pub mod store;
mod tables;
mod time;

pub use error::HallError;
pub use gladsheim_table::{KeyHash, PersonId, game_file};
pub use hall::Hall;
pub use hall_clock::WallClock;
pub use options::{Limits, Options, Patience};
pub use serve::serve;
