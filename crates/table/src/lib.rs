//! A table without I/O: in go a request and the time, out come a change to keep and messages.
//!
//! A [`Table`] never waits, reads a clock, draws random numbers or writes anywhere. What somebody asks for is
//! a method that changes nothing and answers with an [`Outcome`]: the [`Change`] that must be kept
//! before anybody hears of it. Once it was, [`Table::kept`] makes it true and says who is told
//! what, each in a numbering of their own. Whoever holds a table (the hall's task, a test, a
//! worker in the browser) loads it, keeps its changes, delivers its [`Letter`]s, lets its bots think
//! ([`Table::bots_to_move`]), and calls again when it says so ([`Table::wake_at`]).
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod beginning;
mod bot_names;
mod bots;
mod chat;
mod clocks;
mod difference;
mod error;
mod fold;
mod game_file;
mod gathering;
mod guests;
mod hidden_moments;
mod invitations;
mod lesson;
mod links;
mod local;
mod messages;
mod missed_steps;
mod motions;
mod new_table;
mod outcome;
mod play;
mod played_with;
mod random;
mod record;
mod replay;
mod seats;
mod staging;
mod standing_orders;
mod table;
mod time;
mod tokens;
mod typed_text;
mod viewers;
mod withdrawals;

pub use beginning::PrefixRecord;
pub use bots::BotTurn;
pub use error::TableError;
pub use game_file::game_file;
pub use gathering::invitation;
pub use lesson::{Lesson, teach};
pub use local::LocalTable;
pub use messages::line;
pub use new_table::create;
pub use outcome::{Change, Outcome};
pub use played_with::played_with;
pub use random::{NoRandomness, RandomSource};
pub use record::{
    DealRecord, DeviceRecord, End, EntryKind, FormerSitter, Key, KeyKind, LogEntry, OpenMotion,
    Origin, SeatClock, SeatRecord, Sitter, TableRecord,
};
pub use replay::{Retelling, Told, replay_file};
pub use staging::stage;
pub use table::{Loaded, Reloaded, Rules, Settings, Stored, Table};
pub use time::{DAY, Millis};
pub use tokens::{KeyHash, PersonId, new_token};
pub use viewers::{Letter, WatcherId};
