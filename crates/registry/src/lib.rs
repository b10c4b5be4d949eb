//! The list of games, behind one erased facade of bytes and JSON.
//!
//! This is the only crate that names all games. Shells (the binary, the server, the browser) know
//! games through three traits without type parameters: [`AnyTitle`] is a game on the shelf,
//! [`AnyGame`] its rules with options and content, [`AnyMatch`] one game being played. Putting a
//! game on the [`Shelf`] is one line in [`games!`].
//!
//! ```
//! use gladsheim_engine::{Seat, Seed, Setup, Viewer};
//!
//! let title = gladsheim_registry::find("valhalla")?;
//! let game = title.build(&Setup { players: 2, options: Default::default() }, None)?;
//! let (mut table, _opening) = game.start(&Seed::from_number(1));
//!
//! let seat = table.waiting().lowest().ok_or("somebody is asked first")?;
//! let choice = table.legal(seat).swap_remove(0);
//! let happenings = table.apply(seat, choice.id)?;
//! assert!(happenings.visible_to(Viewer::Seat(seat)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod advice;
mod content;
mod error;
mod folder;
mod game;
mod game_box;
mod happenings;
mod hash;
mod play;
mod provenance;
pub mod record;
mod shelf;
#[cfg(test)]
mod tests;
mod title;

pub use advice::{Advice, Stop};
pub use content::unbundle;
pub use error::Error;
pub use folder::{ContentFileError, read_content, read_contents};
pub use game::{AnyGame, rules_of};
pub use gladsheim_engine::nearest;
pub use happenings::{Happening, Happenings};
pub use hash::Hash;
pub use play::{AnyMatch, Choice};
pub use provenance::OWNER;
#[doc(hidden)]
pub use shelf::named;
pub use shelf::{EXAMPLE, Shelf, find};
pub use title::{AnyTitle, KeptContent, Playable, Shelved};
