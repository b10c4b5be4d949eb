//! Valhalla, and the Trial of the Golden Throne: the complete rules, as a pure state machine.
//!
//! Rule ids (`VH-…`) refer to `rulebook/en.md`. A round of two players, up to the reveal:
//!
//! ```
//! use gladsheim_engine::{Actions, Chance, Game, Recorder, Seat, Title};
//! use gladsheim_valhalla::{Action, Card, Event, Rules, Valhalla};
//!
//! let game = Valhalla::new(Rules { players: 2, ..Rules::default() })?;
//! let mut events = Recorder::new();
//! let mut state = game.start(Chance::fast(1), &mut events);
//! let plans = [(Card::Hammer, Card::Wolf), (Card::Axe, Card::Sword)];
//! for (seat, (main, support)) in Seat::all(2).zip(plans) {
//!     game.apply(&mut state, seat, Action::Plan(main, support), &mut events)?;
//! }
//! let revealed = events.0.iter().filter(|event| matches!(event, Event::Revealed { .. }));
//! assert_eq!(revealed.count(), 2);
//! let asked = game.waiting(&state).lowest().expect("somebody declares first");
//! let mut legal = Actions::new();
//! game.legal(&state, asked, &mut legal);
//! assert!(legal.contains(&Action::Keep));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod action;
mod ask;
mod cause;
mod choice;
mod clash;
mod content;
mod counts;
mod deck;
mod event;
mod frame;
mod hand;
mod ids;
mod imagine;
mod judge;
mod legal;
mod narrate;
mod play;
mod position;
mod refusal;
mod row;
mod rules;
mod stand;
mod state;
mod strategic;
mod talk;
mod tally;
mod tell_card;
mod timeout;
mod view;

pub use action::{ACTIONS, Action};
pub use ask::Ask;
pub use choice::{Choice, Offered};
pub use content::{CardRow, Content, FaceRow};
pub use counts::Counts;
pub use event::{Event, Reveal, Source};
pub use ids::{Card, Phase, SEATS, Step, Zone};
pub use position::{Position, SeatPosition};

pub use rules::{Rules, Valhalla};
pub use state::State;
pub use view::{Player, View};
