//! What people say to each other at a table.

use gladsheim_engine::Seat;
use serde::{Deserialize, Serialize};

/// One line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// The number of the line at its table, counted from 1.
    pub id: u64,
    /// When it was said, in milliseconds since 1970.
    pub at: u64,
    /// The speaker's seat; a spectator has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, nullable = false))]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// The speaker's name at that time.
    pub name: String,
    /// What was said: plain text, never markup.
    pub text: String,
}

/// Lines of chat, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chat {
    /// The lines.
    pub lines: Vec<ChatLine>,
}

/// A line of chat, as it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Say {
    /// What to say: 1 to 500 characters, once trimmed and without control characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1))]
    pub text: String,
}
