//! What people hand in: files within a limit, and text that does nothing but be read.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod file;
mod text;

pub use file::{Unreadable, Why, read, without_mark};
pub use text::{is_plain, plain};
