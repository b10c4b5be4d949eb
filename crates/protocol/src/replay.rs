//! A game from its beginning to its end, position by position.

use std::collections::BTreeMap;

use gladsheim_engine::ActionId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::state::is_false;
use crate::{CardText, Entry, Phrase};

/// Through whose eyes a game is looked at again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayQuery {
    /// The number of a seat, or `public`; the reader's own if not said. While the game is on, only
    /// the reader's own are allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(pattern = "^([0-7]|public)$"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub eyes: Option<String>,
}

/// A game, step by step, through somebody's eyes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// The game.
    pub game: String,
    /// How many seats there are.
    pub seats: u8,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// The names of the players in seat order, where they are known.
    pub names: Vec<String>,
    /// What happened.
    pub entries: Vec<Entry>,
    /// The position after the first entry, in the game's own type; what the others changed in it is
    /// said by their patches.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// The position after each entry in words, line by line.
    pub lines: Vec<Vec<Phrase>>,
    /// The round after each entry.
    pub rounds: Vec<u16>,
    /// The final ranks in seat order; empty if nobody is ranked.
    pub ranks: Vec<u8>,
    /// Whether the game replays to its hashes and follows from its deal; only for games that are
    /// over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub verified: Option<Verified>,
    /// What it was played with.
    pub played_with: GameContent,
}

/// What a game is played with: its own content, or another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameContent {
    /// The content, as the game's content files say.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub content: Value,
    /// What its cards say.
    pub cards: Vec<CardText>,
}

/// Whether a game is true.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verified {
    /// Whether all of it agrees.
    pub ok: bool,
    /// Where it does not, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub message: Option<String>,
}

/// Why the reader may not do what is not among the choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusals {
    /// The question that is asked.
    pub question: u64,
    /// Everything that cannot be answered to it, with the reason.
    pub refusals: Vec<Refusal>,
}

/// Why one action is not allowed now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The number that stands for the action.
    #[cfg_attr(feature = "openapi", schema(value_type = u16))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub id: ActionId,
    /// The action, in the game's own type, as in a [`Choice`](crate::Choice).
    #[cfg_attr(feature = "ts", ts(type = "{ type: string }"))]
    pub action: Value,
    /// The rule that forbids it.
    pub rule: String,
    /// Why.
    pub reason: Phrase,
    /// Whether the only reason is that something else is asked.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub aside: bool,
}
