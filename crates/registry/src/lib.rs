//! The list of games, behind one erased facade of bytes and JSON.
//!
//! This is the only crate that names all games. Shells (the binary, the server, the browser) know
//! games through three traits without type parameters: [`AnyTitle`] is a game on the shelf,
//! [`AnyGame`] its rules with options and content, [`AnyMatch`] one game being played. Putting a
//! game on the shelf is one line in [`titles`].
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
mod happenings;
mod hash;
mod lab;
mod play;
pub mod record;
#[cfg(test)]
mod tests;
mod title;
#[cfg(test)]
mod toy;

pub use advice::{Advice, Stop};
pub use error::Error;
pub use folder::{ContentFileError, read_content};
pub use game::AnyGame;
pub use gladsheim_engine::nearest;
pub use gladsheim_testkit::setups::{file_name, setups, telling_setups};
pub use happenings::{Happening, Happenings};
pub use hash::Hash;
pub use lab::{CountBy, Lab, Playouts};
pub use play::{AnyMatch, Choice};
pub use title::{AnyTitle, Playable, Shelved};

use gladsheim_scenario::{File, Outcome};
use gladsheim_valda::Valda;
use gladsheim_valhalla::Valhalla;

/// Every game there is, in the order in which they are listed.
#[must_use]
pub fn titles() -> &'static [&'static dyn AnyTitle] {
    &[
        &Shelved::<Valhalla>::NEW, // one line a game
        &Shelved::<Valda>::NEW,
    ]
}

/// Runs all scenarios of a file, each by the rules of its game; unknown games are refused.
#[must_use]
pub fn run_scenarios(file: &File) -> Vec<Outcome> {
    let known: Vec<&str> = titles().iter().map(|title| title.id()).collect();
    let mut outcomes = file.strangers(&known);
    outcomes.extend(titles().iter().flat_map(|title| title.run_scenarios(file)));
    outcomes.sort_by_key(|outcome| outcome.line);
    outcomes
}

/// The game with this id.
///
/// # Errors
/// Names the nearest game if there is no such one.
pub fn find(id: &str) -> Result<&'static dyn AnyTitle, Error> {
    find_among(titles(), id)
}

/// The one of these games that has this id.
///
/// # Errors
/// Names the nearest game if there is no such one.
pub fn find_among(
    titles: &[&'static dyn AnyTitle],
    id: &str,
) -> Result<&'static dyn AnyTitle, Error> {
    let found = titles.iter().copied().find(|title| title.id() == id);
    found.ok_or_else(|| {
        let known: Vec<&str> = titles.iter().map(|title| title.id()).collect();
        let nearest = nearest(id, known.iter().copied());
        Error::UnknownGame { asked: id.to_owned(), nearest, known: known.join(", ") }
    })
}
