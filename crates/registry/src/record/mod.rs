//! The open game file: a game as its setup, its seed and its list of moves.
//!
//! A file is JSON that any program can read. It carries the hash of the position after every move,
//! so that whoever replays it knows at which move, if at all, the rules disagree with it.
//!
//! ```json
//! {
//!   "format": "gladsheim-game",
//!   "version": 1,
//!   "game": "valhalla",
//!   "rules_version": 1,
//!   "setup": { "players": 2, "options": { "golden_throne": "true" } },
//!   "content": { "hash": "…64 digits…", "text": "…the content file, or…", "files": { "…": "…all of them…" } },
//!   "seed": "…64 digits…",
//!   "start": "…hash before the first move…",
//!   "moves": [
//!     { "seat": 0, "action": 17, "name": "plan hammer wolf", "hash": "…" },
//!     { "seat": 1, "leave": true, "hash": "…" }
//!   ],
//!   "ranks": [1, 2]
//! }
//! ```
//!
//! A game that began as the first moves of another says so in `prefix`: how many moves, the seed they
//! follow from, how that came about if it is known (`deal`), and whether chance is `fresh` from there
//! on, which then follows from `seed`. Where it is not, `seed` decides nothing.

mod deal;
mod error;
mod file;
mod prefix;
mod recording;
mod replay;
#[cfg(test)]
mod tests;

pub use deal::{Deal, commitment, game_seed};
pub use error::RecordError;
pub use prefix::Prefix;
pub use recording::Recording;
pub use replay::{Played, Replay, Verified};

use std::collections::BTreeMap;

use gladsheim_engine::{ActionId, RulesVersion, Seat, Seed, Setup};
use serde_json::Value;

use crate::Hash;

/// The name of the format, the first thing in every file.
pub const FORMAT: &str = "gladsheim-game";

/// The version of the format that is written, and the only one that is read.
pub const VERSION: u32 = 1;

/// A game as its setup, its seed and its list of moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The version of its rules that the moves were made under.
    pub rules_version: RulesVersion,
    /// Players and options.
    pub setup: Setup,
    /// The hash of the content that was played with.
    pub content_hash: Hash,
    /// The content itself in one text, as [`AnyTitle::bundle`](crate::AnyTitle::bundle) makes it. Files
    /// of the first releases leave out what the box has; all others carry it.
    pub content: Option<String>,
    /// The names of the players in seat order, where they are known.
    pub names: Vec<String>,
    /// The secret that all chance of the game follows from.
    pub seed: Seed,
    /// How the seed came about, where a hall has committed to it before the game.
    pub deal: Option<Deal>,
    /// The game that it began as, if it did.
    pub prefix: Option<Prefix>,
    /// The hash of the position before the first move.
    pub start: Hash,
    /// What was done, in order.
    pub moves: Vec<Move>,
    /// The final ranks in seat order; nothing if the game is not over.
    pub ranks: Option<Vec<u8>>,
    /// Whatever else a program wants to keep with the game; nothing here is checked.
    pub notes: BTreeMap<String, Value>,
}

/// One entry of a game file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub kind: MoveKind,
    /// The hash of the position after it.
    pub hash: Hash,
}

/// What can be done in a game file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveKind {
    /// An action of the game, by its number and its plain name.
    Act {
        /// The number, which counts.
        action: ActionId,
        /// The name, for readers; if it is there it must be right.
        name: Option<String>,
    },
    /// The player left the game for good.
    Leave,
}
