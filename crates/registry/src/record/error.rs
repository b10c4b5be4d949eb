//! Why a game file cannot be read or does not replay.

use gladsheim_engine::{Illegal, Seat};

use super::VERSION;
use crate::Error;

/// A game file that cannot be read, or whose game the rules do not agree with.
///
/// Moves are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// It is something else altogether.
    #[error("this is not a Gladsheim game file ({0})")]
    Foreign(String),
    /// It is a game file, but one of its parts is missing or wrong.
    #[error("the game file is damaged: {0}")]
    Damaged(String),
    /// A name would do something to a screen.
    #[error("the name of seat {seat} has characters that steer a screen instead of being read")]
    Unplain {
        /// The seat.
        seat: usize,
    },
    /// It is of another version of the format.
    #[error(
        "the game file has format version {found}, but only version {VERSION} can be read here"
    )]
    Version {
        /// The version in the file.
        found: u64,
    },
    /// The game cannot be set up as the file says.
    #[error("the game file cannot be played here: {0}")]
    Game(Error),
    /// The content in the file does not have the hash in the file.
    #[error(
        "the content in the game file was changed: its hash is not the one that the file names"
    )]
    ContentChanged,
    /// The content is neither in the file nor that of a box.
    #[error(
        "the game was played with other content than {game} has ever come with, and the file does \
         not carry it"
    )]
    ContentMissing {
        /// The game.
        game: String,
    },
    /// The hall's secret is not the one it had committed to.
    #[error("the commitment does not belong to the server's seed")]
    Commitment,
    /// The seed of the game was not made of the hall's secret and the players' words.
    #[error("the seed of the game does not follow from its deal")]
    Deal,
    /// Chance or setup differ.
    #[error("the game diverges before the first move: the seed or the setup was changed")]
    Start,
    /// The rules do not allow a move.
    #[error("move {number} (seat {seat}, {what}) is not legal: {illegal}")]
    Illegal {
        /// The number of the move.
        number: usize,
        /// Whose move it was.
        seat: Seat,
        /// The move in plain words.
        what: String,
        /// Why it is refused.
        illegal: Illegal,
    },
    /// The number and the name of an action do not belong together.
    #[error("move {number} is action {action}, which is \"{ours}\" and not \"{found}\"")]
    Name {
        /// The number of the move.
        number: usize,
        /// The number of the action.
        action: u16,
        /// Its name here.
        ours: String,
        /// Its name in the file.
        found: String,
    },
    /// The position after a move is another.
    #[error("the game diverges at move {number}: the position after it is not the recorded one")]
    Diverged {
        /// The number of the move.
        number: usize,
    },
    /// The end is another.
    #[error("the game ends with {ours}, but the file says {found}")]
    Ranks {
        /// The ranks in words, as replayed.
        ours: String,
        /// The ranks in words, as recorded.
        found: String,
    },
    /// There is no such move.
    #[error("the game has only {moves} moves, so there is no move {number}")]
    NoSuchMove {
        /// The number asked for.
        number: usize,
        /// How many there are.
        moves: usize,
    },
}
