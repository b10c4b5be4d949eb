//! What went wrong, in a form that programs can tell apart and people can read.

use serde::{Deserialize, Serialize};

use crate::Phrase;

/// The body of every answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ErrorBody {
    /// What went wrong.
    pub error: Problem,
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// The kind of problem, for programs.
    pub code: ErrorCode,
    /// One sentence in English, for people who write programs.
    pub message: String,
    /// The rule of the game behind it, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// The reason in the words of the game, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<Phrase>,
}

impl Problem {
    /// A problem that no rule of a game stands behind.
    #[must_use]
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None, reason: None }
    }
}

/// The kinds of problems. They are never renamed, and new ones may come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ErrorCode {
    /// The request is not what the description says: bad JSON, wrong types, unknown fields.
    Malformed,
    /// The client speaks another version of the protocol.
    UnsupportedVersion,
    /// The body is not JSON by its content type.
    UnsupportedMediaType,
    /// The body or message is too large.
    TooLarge,
    /// The request did not come whole in time.
    TimedOut,
    /// There is nothing at this address.
    NotFound,
    /// The address does not take this method.
    MethodNotAllowed,
    /// The request comes from another site.
    ForeignOrigin,
    /// The request calls the hall by a name that is not its own.
    UnknownHost,
    /// Too many requests in a short time; `Retry-After` says when to come back.
    TooManyRequests,
    /// A quota of the hall is used up: tables, connections, those who watch a table.
    QuotaReached,
    /// There is no such game.
    UnknownGame,
    /// The game cannot be played with these players and options.
    BadSetup,
    /// The content cannot be read or played with.
    BadContent,
    /// There is no bot of this strength.
    UnknownBot,
    /// The clock cannot be set like this.
    BadClock,
    /// The name is empty or too long.
    BadName,
    /// The text is empty or too long.
    BadText,
    /// There is no such table, or not for this person.
    NoSuchTable,
    /// The table has no such seat.
    NoSuchSeat,
    /// The invitation or link is unknown, used up, expired or revoked.
    BadToken,
    /// Only somebody who sits at the table may do this.
    NotSeated,
    /// Only the host of the table may do this.
    NotHost,
    /// The seat belongs to somebody else.
    NotYourSeat,
    /// The host has removed the person from the table.
    Removed,
    /// The host has muted the person.
    Muted,
    /// The device cannot be revoked by itself.
    OwnDevice,
    /// The seat is taken.
    SeatTaken,
    /// No seat is free.
    TableFull,
    /// The person sits at the table already.
    AlreadySeated,
    /// Some seats are still empty.
    SeatsEmpty,
    /// Somebody is not ready, and the game waits for everybody.
    NotReady,
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    AlreadyStarted,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The table was closed.
    Closed,
    /// The answer is to a question that is no longer asked.
    Stale,
    /// The seat is not asked anything now.
    NotAsked,
    /// The rules do not allow this action now.
    Illegal,
    /// Nothing can be taken back: something was learned since, or nothing was done.
    NothingToUndo,
    /// Nothing is proposed that could be answered.
    NothingProposed,
    /// The table's log cannot be trusted; it was set aside.
    SetAside,
    /// The hall cannot write just now: disk full or read-only.
    StorageFailed,
    /// The hall is busy; try again.
    Busy,
    /// The hall is about to stop.
    ShuttingDown,
    /// Something in the hall is broken; it has been logged.
    Internal,
    /// A kind that this client does not know.
    #[serde(other)]
    #[cfg_attr(feature = "ts", ts(skip))]
    Unknown,
}
