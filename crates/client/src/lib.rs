//! A client of the hall: REST and sockets over plain HTTP, for programs that sit down at tables.
//!
//! [`Hall`] is one person at one hall: it keeps the cookie that the person's seats are bound to and
//! asks over REST. [`Socket`] is one connection to a table. [`TableConnection`] is a connection that mends
//! itself: it comes back after a lost connection or a restart of the hall, and catches up.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod address;
mod cookies;
mod error;
mod hall;
mod http;
mod socket;
mod table_connection;

pub use address::{Address, BadAddress, LinkTarget};
pub use error::{A_WHILE, Error};
pub use hall::Hall;
pub use socket::{Socket, Text};
pub use table_connection::{Backoff, TableConnection, Update, may_return};
