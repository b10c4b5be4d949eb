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
mod deal;
mod error;
mod games;
mod hall;
mod metrics;
mod names;
mod options;
mod routes;
mod secret;
mod serve;
pub mod store;
mod tables;
mod text;
mod time;

pub use error::HallError;
pub use games::Games;
pub use hall::Hall;
pub use options::{Limits, Options};
pub use secret::{KeyHash, PersonId};
pub use serve::serve;
pub use tables::game_file;
