//! What can go wrong at this boundary, in sentences that a person can act on.

use gladsheim_engine::{ContentError, Illegal, SetupError};

/// Something that the registry was asked for and cannot give.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// No game has this id.
    #[error("there is no game \"{asked}\"; {}", suggest(nearest.as_deref(), "there is", known))]
    UnknownGame {
        /// What was asked for.
        asked: String,
        /// The most similar id.
        nearest: Option<String>,
        /// All ids.
        known: String,
    },
    /// No action of the game has this name.
    #[error(
        "\"{asked}\" is not an action of this game; {}",
        suggest(nearest.as_deref(), "look at", "the list of choices")
    )]
    UnknownAction {
        /// What was asked for.
        asked: String,
        /// The most similar name.
        nearest: Option<String>,
    },
    /// A version of the rules that this build does not have.
    #[error(
        "this is played by version {asked} of the rules of {game}; this Gladsheim knows {}",
        if oldest == newest { format!("version {newest}") } else { format!("versions {oldest} to {newest}") }
    )]
    Rules {
        /// The game.
        game: &'static str,
        /// The version that was asked for.
        asked: u16,
        /// The oldest version that can be played.
        oldest: u16,
        /// The newest.
        newest: u16,
    },
    /// The game cannot be played with these options or this many players.
    #[error("{0}")]
    Setup(SetupError),
    /// A content file cannot be read.
    #[error("{0}")]
    Content(ContentError),
    /// Several content files in one text, which is not what it claims to be.
    #[error("the content is not a JSON object of file names and texts: {0}")]
    Bundle(String),
    /// The content that was played with is neither kept nor that of a box.
    #[error("the content that this was played with is not here, and {game} has never come with it")]
    ContentMissing {
        /// The game.
        game: &'static str,
    },
    /// The content does not have the hash that it is named by.
    #[error("the content was changed: its hash is not the one that it is named by")]
    ContentChanged,
    /// The bytes are not a saved state of this game.
    #[error("these bytes are not a saved state of {game}")]
    BadState {
        /// The game that was to read them.
        game: &'static str,
    },
    /// The rules do not allow the action.
    #[error("{0}")]
    Illegal(Illegal),
}

fn suggest(nearest: Option<&str>, otherwise: &str, known: &str) -> String {
    match nearest {
        Some(nearest) => format!("did you mean \"{nearest}\"?"),
        None => format!("{otherwise} {known}"),
    }
}
