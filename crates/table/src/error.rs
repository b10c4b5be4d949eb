//! Everything that a table refuses, with its stable code.

use gladsheim_engine::Illegal;
use gladsheim_protocol::{ErrorCode, Phrase, Problem};

use crate::NoRandomness;

/// Something that a table was asked for and does not do.
///
/// The text is one sentence for people who write programs, and never holds a secret.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TableError {
    /// The request is not what the description says.
    #[error("{0}")]
    Malformed(String),
    /// A quota of the table is used up.
    #[error("{0}")]
    QuotaReached(&'static str),
    /// There is no such game.
    #[error("{0}")]
    UnknownGame(String),
    /// The game cannot be played with these players and options.
    #[error("{0}")]
    BadSetup(String),
    /// The content cannot be read or played with.
    #[error("{0}")]
    BadContent(String),
    /// There is no bot of this strength.
    #[error("there is no bot \"{0}\"; there are thrall, karl, jarl and odin")]
    UnknownBot(String),
    /// The clock cannot be set like this.
    #[error("{0}")]
    BadClock(&'static str),
    /// The name is empty or too long.
    #[error("a name has 1 to {} characters", gladsheim_protocol::MAX_NAME)]
    BadName,
    /// The text is empty or too long.
    #[error("the text is empty or too long")]
    BadText,
    /// The table has no such seat.
    #[error("the table has no such seat")]
    NoSuchSeat,
    /// The invitation or link is unknown, used up, expired or revoked.
    #[error("this invitation or link is unknown, used up, expired or revoked")]
    BadToken,
    /// Only somebody who sits at the table may do this.
    #[error("only somebody who sits at the table may do this")]
    NotSeated,
    /// Only the host of the table may do this.
    #[error("only the host of the table may do this")]
    NotHost,
    /// The seat belongs to somebody else.
    #[error("the seat belongs to somebody else")]
    NotYourSeat,
    /// The host has removed the person from the table.
    #[error("the host has removed you from this table; only a new invitation opens a seat to you")]
    Removed,
    /// The host has muted the person.
    #[error("the host has muted you at this table")]
    Muted,
    /// It is the only device, or the one that asks.
    #[error("this is the device you ask from; leave the table instead")]
    OwnDevice,
    /// The seat is taken.
    #[error("the seat is taken")]
    SeatTaken,
    /// No seat is free.
    #[error("no seat is free at this table without an invitation")]
    TableFull,
    /// The person sits at the table already.
    #[error("you sit at this table already")]
    AlreadySeated,
    /// Some seats are still empty.
    #[error("some seats are still empty")]
    SeatsEmpty,
    /// Somebody is not ready, and the game waits for everybody.
    #[error("somebody is not ready yet, and the game waits for everybody")]
    NotReady,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game has begun.
    #[error("the game has begun")]
    AlreadyStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// The table was closed.
    #[error("the table was closed")]
    Closed,
    /// The answer is to a question that is no longer asked.
    #[error("this question is no longer asked")]
    Stale,
    /// The seat is not asked anything now.
    #[error("your seat is not asked anything now")]
    NotAsked,
    /// The rules do not allow this action now.
    #[error("{0}")]
    Illegal(Illegal),
    /// Nothing can be taken back.
    #[error("nothing can be taken back: nothing was done, or something was learned since")]
    NothingToUndo,
    /// Nothing is proposed that could be answered.
    #[error("nothing is proposed that you could answer")]
    NothingProposed,
    /// The table's log cannot be trusted.
    #[error("this table was set aside, because its log does not replay: {0}")]
    SetAside(String),
    /// Something is broken that no request can mend; what it is goes to the log.
    #[error("something in the hall is broken; it has been logged")]
    Broken(String),
}

impl TableError {
    /// The code by which programs tell it from others.
    #[must_use]
    pub const fn code(&self) -> ErrorCode {
        use ErrorCode as Code;
        match self {
            Self::Malformed(_) => Code::Malformed,
            Self::QuotaReached(_) => Code::QuotaReached,
            Self::UnknownGame(_) => Code::UnknownGame,
            Self::BadSetup(_) => Code::BadSetup,
            Self::BadContent(_) => Code::BadContent,
            Self::UnknownBot(_) => Code::UnknownBot,
            Self::BadClock(_) => Code::BadClock,
            Self::BadName => Code::BadName,
            Self::BadText => Code::BadText,
            Self::NoSuchSeat => Code::NoSuchSeat,
            Self::BadToken => Code::BadToken,
            Self::NotSeated => Code::NotSeated,
            Self::NotHost => Code::NotHost,
            Self::NotYourSeat => Code::NotYourSeat,
            Self::Removed => Code::Removed,
            Self::Muted => Code::Muted,
            Self::OwnDevice => Code::OwnDevice,
            Self::SeatTaken => Code::SeatTaken,
            Self::TableFull => Code::TableFull,
            Self::AlreadySeated => Code::AlreadySeated,
            Self::SeatsEmpty => Code::SeatsEmpty,
            Self::NotReady => Code::NotReady,
            Self::NotStarted => Code::NotStarted,
            Self::AlreadyStarted => Code::AlreadyStarted,
            Self::Over => Code::Over,
            Self::NotOver => Code::NotOver,
            Self::Closed => Code::Closed,
            Self::Stale => Code::Stale,
            Self::NotAsked => Code::NotAsked,
            Self::Illegal(_) => Code::Illegal,
            Self::NothingToUndo => Code::NothingToUndo,
            Self::NothingProposed => Code::NothingProposed,
            Self::SetAside(_) => Code::SetAside,
            Self::Broken(_) => Code::Internal,
        }
    }

    /// The problem as it goes over the wire.
    #[must_use]
    pub fn problem(&self) -> Problem {
        let mut problem = Problem::new(self.code(), self.to_string());
        if let Self::Illegal(illegal) = self {
            problem.rule = illegal.rule().map(|rule| rule.to_string());
            problem.reason = Some(Phrase::new(illegal.reason()));
        }
        problem
    }
}

impl From<Illegal> for TableError {
    fn from(illegal: Illegal) -> Self {
        match illegal {
            Illegal::Over => Self::Over,
            Illegal::NotAsked => Self::NotAsked,
            Illegal::NoSuchSeat => Self::NoSuchSeat,
            other => Self::Illegal(other),
        }
    }
}

impl From<NoRandomness> for TableError {
    fn from(NoRandomness(why): NoRandomness) -> Self {
        Self::Broken(why)
    }
}
