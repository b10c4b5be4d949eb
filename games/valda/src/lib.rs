//! Valda, race to the gods: the complete rules, as a pure state machine.
//!
//! Rule ids (`VD-…`) refer to `rulebook/en.md`. The first turn of two players, up to the trade:
//!
//! ```
//! use gladsheim_engine::{Actions, Chance, Game, Recorder};
//! use gladsheim_valda::{Action, Event, Rules, Valda};
//!
//! let game = Valda::new(Rules { players: 2, ..Rules::default() })?;
//! let mut events = Recorder::new();
//! let mut state = game.start(Chance::fast(1), &mut events);
//! assert!(events.0.iter().any(|event| matches!(event, Event::Rolled { .. })));
//! let active = game.waiting(&state).lowest().expect("the start player trades or acts");
//! let mut legal = Actions::new();
//! game.legal(&state, active, &mut legal);
//! assert!(legal.contains(&Action::Done));
//! game.apply(&mut state, active, Action::Done, &mut events)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod action;
mod buildings;
mod compile;
mod content;
mod dice;
mod effect;
mod event;
mod flow;
mod giants;
mod ids;
mod imagine;
mod judge;
mod legal;
mod narrate;
mod op;
mod play;
mod position;
mod react;
mod refusal;
mod rules;
mod run;
mod score;
mod setup;
mod state;
mod strike;
mod tally;
mod tell_card;
mod timeout;
mod view;

pub use action::{ACTIONS, Action, Line, Rate};
pub use content::{Board, CardRow, Content, Face, Gives};
pub use event::{Cause, Event, Rolled, Source};
pub use ids::{
    AREAS, Area, Building, CardType, Choosing, Deck, Die, Inhabitant, Kind, Mode, Moment, Phase,
    Resource, SEATS, SITES, Side, Site,
};
pub use narrate::{Ask, Choice, Lying};
pub use position::{Position, SeatPosition};
pub use rules::{Rules, Valda};
pub use state::{Stage, State};
pub use view::{Announced, Attack, Frost, Giants, Place, Player, Roll, Temple, Uses, View};
