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
    /// The game cannot be played with these options or this many players.
    #[error("{0}")]
    Setup(SetupError),
    /// A content file cannot be read.
    #[error("{0}")]
    Content(ContentError),
    /// Several content files in one text, which is not what it claims to be.
    #[error("the content is no JSON object of file names and texts: {0}")]
    Bundle(String),
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
