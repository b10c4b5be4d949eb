//! Rules as tests: the scenario format, its runner, and errors that point at the line.
//!
//! A scenario is a sentence about a rule that can be played: *given* a position in the game's own
//! words, *do* these actions, *expect* these values, *refuse* that action *because* of a rule. The
//! format is described in `docs/scenarios.md`; it works for every game that implements
//! [`Title`](gladsheim_engine::Title), [`Narrate`](gladsheim_engine::Narrate) and
//! [`Arrange`](gladsheim_engine::Arrange).
//!
//! A game's own tests call [`run_paths`] and look for [`faults`]; with [`run_damaged`] they see that
//! the game takes wrong scenarios as calmly. A program that knows many games reads files with
//! [`collect`] and [`read`], asks [`File::games`] what they are about, lets each game
//! [`File::run`] its own, and refuses the rest with [`File::strangers`].
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod compare;
mod damaged;
mod fault;
mod fields;
mod files;
mod outcome;
mod position;
mod run;
mod script;
mod tree;
mod word_list;

pub use damaged::run_damaged;
pub use fault::{Fault, Problem};
pub use files::{collect, read, run_paths};
pub use outcome::{Outcome, Verdict, faults};
pub use run::run_text;
pub use script::{File, Mention, parse};
