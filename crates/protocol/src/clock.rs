//! How long players may think.

use gladsheim_engine::Seat;
use serde::{Deserialize, Serialize};

/// The clock of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clock {
    /// How time is counted.
    #[serde(default)]
    pub time: Time,
    /// What happens when it runs out.
    #[serde(default)]
    pub at_zero: AtZero,
    /// The strength of the bot that then plays; the hall has a default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
}

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Time {
    /// Not at all.
    Untimed {},
    /// A bank of time for the whole game, and a little more with every move: minutes, or days.
    Live {
        /// The bank at the start, in milliseconds.
        #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 5_184_000_000_u64))]
        bank_ms: u64,
        /// What every move adds, in milliseconds.
        #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 2_592_000_000_u64))]
        increment_ms: u64,
    },
    /// The same time for every move: hours or days.
    Slow {
        /// The time for a move, in milliseconds.
        #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 2_592_000_000_u64))]
        per_move_ms: u64,
    },
}

impl Default for Time {
    fn default() -> Self {
        Self::Untimed {}
    }
}

/// What happens to a player whose time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AtZero {
    /// The table is told, and goes on waiting.
    #[default]
    Nudge,
    /// A bot plays this move.
    BotMove,
    /// A bot takes the seat until its owner takes it back.
    BotSeat,
}

/// The clock of one seat, as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockFace {
    /// Whose clock.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// What is left, in milliseconds, at the moment the message was made.
    pub left_ms: u64,
    /// When it runs out, in milliseconds since 1970; absent while it stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deadline: Option<u64>,
}
