//! What proves a game: the laws every game obeys, perft, golden playthroughs, a random driver.
//!
//! A new game's tests are one line: [`suite!`] with a [`Suite`] that says what is the game's own. It
//! is made of these parts, which serve other tests as well:
//!
//! - [`laws::check`] plays it at random and looks at every step whether the contract of
//!   [`Game`](gladsheim_engine::Game) holds, and [`laws::check_closely`] insists that every law was
//!   put to the test; [`laws::wording`], [`laws::arranging`] and [`laws::judging`] do the same for
//!   the other traits of a game;
//! - [`perft`] counts the lines of play to a depth, [`playthrough`] writes one out in full; both
//!   are kept as text files that `make bless` rewrites ([`golden`]);
//! - [`setups`] lists the kinds of table that a game can be set up for;
//! - [`alloc`] counts allocations, [`bytes`] plays whatever a byte string says, [`playout`] plays
//!   as fast as the rules allow, and [`is_soak`] says when a test is to take its time.
//!
//! A broken law panics, as a failing test does. The message says which law, where, and how to get
//! there again.

pub mod alloc;
pub mod bytes;
mod diff;
pub mod golden;
pub mod laws;
pub mod perft;
mod playout;
pub mod playthrough;
pub mod setups;
pub mod soak;
pub mod suite;

pub use playout::{midgame, playout, step_at_random};
pub use soak::is_soak;
pub use suite::Suite;
