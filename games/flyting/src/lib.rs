//! Flyting, a contest of verses: a small whole game, made to be copied.
//!
//! It has a little of everything that a game can need: hidden hands, a choice that all make at once
//! and in secret, a question that only one player may know of, chance, an option, content in files,
//! people who leave. `cargo xtask new-game NAME` makes a game of your own from it, which passes all
//! tests as it is; then change one thing after the other. Begin to read here:
//!
//! | file | what it answers |
//! |---|---|
//! | `rulebook/en.md` | how the game is played; each rule has an id |
//! | `content/` | the numbers and cards of the box, which its owner may edit |
//! | `content.rs` | how those files are read, and what is refused in them |
//! | `verse.rs`, `action.rs`, `event.rs` | the nouns, what can be done, what can happen |
//! | `state.rs` | a position with all its secrets |
//! | `rules.rs` | [`Game`](gladsheim_engine::Game) and [`Title`](gladsheim_engine::Title): the contract with everything around |
//! | `play.rs` | what actions do |
//! | `view.rs`, `imagine.rs` | what one viewer may know, and what else could be true then |
//! | `narrate.rs` | the game told: questions as data, and keys of `locales/en/flyting.ftl` |
//! | `position.rs` | positions in words, for `scenarios/` |
//! | `judge.rs` | rules of thumb for bots; figures for statistics |
//! | `tests/suite/main.rs` | one line that tests all of it |
//!
//! The page of the game is `web/src/lib/games/flyting`.
//!
//! ```
//! use gladsheim_engine::{Chance, Game, Recorder, Seat, Title};
//! use gladsheim_flyting::{Action, Flyting, Rules};
//!
//! let game = Flyting::new(Rules { players: 2, ..Rules::default() })?;
//! let mut events = Recorder::new();
//! let mut state = game.start(Chance::fast(1), &mut events);
//! for seat in Seat::all(2) {
//!     game.apply(&mut state, seat, Action::Silent, &mut events)?;
//! }
//! let first = Seat::wrapping(0);
//! assert!(game.waiting(&state).contains(first), "where nobody is alone, the first has the floor");
//! game.apply(&mut state, first, Action::Boast, &mut events)?;
//! assert_eq!(state.fame[first], 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod action;
mod content;
mod event;
mod imagine;
mod judge;
mod narrate;
mod play;
mod position;
mod rules;
mod state;
mod verse;
mod view;

pub use action::{ACTIONS, Action};
pub use content::{Content, Contest, VerseRow};
pub use event::Event;
pub use narrate::Ask;
pub use position::{PhaseName, Position, SeatPosition};
pub use rules::{Flyting, Rules};
pub use state::{Line, Phase, SEATS, State};
pub use verse::{Verse, Verses};
pub use view::{Player, View};
