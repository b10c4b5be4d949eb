//! The messages of a table's socket: JSON text, told apart by `type`.

use gladsheim_engine::ActionId;
use serde::{Deserialize, Serialize};

use crate::{Accepted, ChatLine, Motion, Problem, StandingOrder, State, Table};

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClientMessage {
    /// The first message of every connection.
    Hello(Hello),
    /// An answer to a question.
    Act {
        /// The question that is answered.
        question: u64,
        /// The choice.
        #[cfg_attr(feature = "openapi", schema(value_type = u16))]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        action: ActionId,
    },
    /// A word in taking back the last step.
    Undo {
        /// What is done about it.
        motion: Motion,
    },
    /// A say in ending the game by agreement.
    End {
        /// What is done about it.
        motion: Motion,
    },
    /// A word in playing again.
    Rematch {
        /// What is done about it.
        motion: Motion,
    },
    /// A standing order of the sender's seat; the sender's devices are sent the table again.
    Order(StandingOrder),
    /// A line of chat.
    Chat {
        /// What to say.
        text: String,
    },
    /// Asks for a `pong`, to see that the connection is alive.
    Ping {},
}

/// Who is there, and from where it goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hello {
    /// The version of the protocol the client speaks.
    pub version: u32,
    /// The last step the client has heard of; without it the whole log comes with the first state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub since: Option<u64>,
    /// The last line of chat the client has; without it the latest lines come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chat_since: Option<u64>,
    /// Whether every state is wanted in words as well.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub lines: bool,
    /// Whether views are wanted whole only at first, and from then on as patches, event by event.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub patches: bool,
}

/// What the hall says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
// A message lives for a moment on its way to the wire; boxing the large ones would buy nothing.
#[allow(clippy::large_enum_variant)]
pub enum ServerMessage {
    /// The answer to `hello`; if the game has begun, a `state` follows at once.
    Welcome(Welcome),
    /// The position, after every step the viewer hears of.
    State(State),
    /// The table, whenever a seat, a connection or a proposal changed.
    Table(Table),
    /// A line of chat.
    Chat(ChatLine),
    /// The sender's answer was taken and is safely written down.
    Accepted(Accepted),
    /// The sender's message was understood and refused.
    Refused(Refused),
    /// The sender's message was not understood.
    Error {
        /// What was wrong with it.
        error: Problem,
    },
    /// The answer to `ping`.
    Pong {},
    /// The hall closes the connection.
    Bye {
        /// Why.
        reason: Bye,
    },
}

/// The answer to `hello`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    /// The version of the protocol the hall speaks.
    pub version: u32,
    /// The hall's time, in milliseconds since 1970, to read deadlines by.
    pub now: u64,
    /// The table.
    pub table: Table,
    /// Lines of chat the client has not seen, oldest first.
    pub chat: Vec<ChatLine>,
}

/// A message that was understood and refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The question it was meant to answer, if it was an `act`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub question: Option<u64>,
    /// Why.
    pub error: Problem,
}

/// Why the hall closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Bye {
    /// The hall is about to stop; come back in a moment.
    ShuttingDown,
    /// The client speaks another version of the protocol.
    UnsupportedVersion,
    /// The client did not say `hello`, or broke the rules of the protocol.
    BadClient,
    /// The client reads too slowly to keep up; come back and catch up.
    TooSlow,
    /// The client has said nothing for too long.
    Idle,
    /// The table was closed or deleted.
    Closed,
    /// The seat now belongs to somebody else.
    SeatLost,
    /// A limit was reached: too many messages, or too many who look at the table; come back later.
    Limited,
    /// A reason that this client does not know.
    #[serde(other)]
    #[cfg_attr(feature = "ts", ts(skip))]
    Unknown,
}
