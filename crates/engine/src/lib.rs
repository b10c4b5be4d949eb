//! The vocabulary in which every game of Gladsheim is written.
//!
//! A game is its setup, its seed and its list of actions; the state is a pure function of those
//! three. [`Game`] is the contract, and the other modules are the words it is written in. Nothing
//! here does I/O, reads a clock, starts a thread or knows a particular game.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod actions;
mod by;
mod cards;
mod chance;
mod content;
pub mod effect;
mod event;
mod game;
mod illegal;
mod names;
mod offer;
mod phrase;
mod pile;
mod seat;
mod stack;
mod standings;
mod tally;
mod text;
mod title;

pub use actions::{ActionId, Actions};
pub use by::{By, Ordinal};
pub use cards::{Card, CardSet};
pub use chance::{Chance, FastRng, NotASeed, Seed};
pub use content::{Cell, ContentError, Files, Row, Rows, Spanned, nearest, plain_message};
pub use event::{EventSink, Film, Recorder, Silent};
pub use game::{Game, MOST_DECISIONS, Plain};
pub use illegal::{Illegal, RuleId};
pub use offer::{Few, Offer};
pub use phrase::{Arg, Phrase, Question, Window};
pub use pile::Pile;
pub use seat::{MAX_SEATS, NoSuchSeat, PerSeat, Seat, SeatSet, Viewer};
pub use stack::Stack;
pub use standings::Standings;
pub use tally::{Coverage, Moment, Sheet, Tally};
pub use title::{
    About, Arrange, CardText, Impossible, Judge, Narrate, OptionAbout, OptionKind, Released,
    RulesVersion, Setup, SetupError, Title, Told,
};
