//! Everything that can go wrong in the hall, with its status and its stable code.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use gladsheim_engine::Illegal;
use gladsheim_protocol::{ErrorBody, ErrorCode, Phrase, Problem};

use crate::store::StoreError;

/// Something that the hall was asked for and does not do.
///
/// Each variant owns its status and its code; the text is one sentence for people who write
/// programs, and never holds a secret or the name of a file.
#[derive(Clone, Debug, thiserror::Error)]
pub enum HallError {
    /// The request is not what the description says.
    #[error("{0}")]
    Malformed(String),
    /// The client speaks another version of the protocol.
    #[error("this hall speaks version {} of the protocol", gladsheim_protocol::VERSION)]
    UnsupportedVersion,
    /// The body is not JSON by its content type.
    #[error("the body must be JSON, with the content type application/json")]
    UnsupportedMediaType,
    /// The body or message is too large.
    #[error("this is more than the hall takes at once")]
    TooLarge,
    /// There is nothing at this address.
    #[error("there is nothing at this address")]
    NotFound,
    /// The address does not take this method.
    #[error("this address does not take this method")]
    MethodNotAllowed,
    /// The request comes from another site.
    #[error("requests from other sites are not taken")]
    ForeignOrigin,
    /// Too many requests in a short time.
    #[error("too many requests; try again in {0} seconds")]
    TooManyRequests(u64),
    /// A quota of the hall is used up.
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
    /// There is no such table, or not for this person.
    #[error("there is no such table")]
    NoSuchTable,
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
    /// The store failed.
    #[error("{0}")]
    Storage(StoreError),
    /// The hall is busy.
    #[error("the hall is busy; try again")]
    Busy,
    /// The hall is about to stop.
    #[error("the hall is about to stop; come back in a moment")]
    ShuttingDown,
    /// Something in the hall is broken; it has been logged.
    #[error("something in the hall is broken; it has been logged")]
    Internal,
}

impl HallError {
    /// The status and the stable code.
    #[must_use]
    pub fn kind(&self) -> (StatusCode, ErrorCode) {
        use {ErrorCode as Code, StatusCode as Status};
        match self {
            Self::Malformed(_) => (Status::BAD_REQUEST, Code::Malformed),
            Self::UnsupportedVersion => (Status::BAD_REQUEST, Code::UnsupportedVersion),
            Self::UnsupportedMediaType => {
                (Status::UNSUPPORTED_MEDIA_TYPE, Code::UnsupportedMediaType)
            }
            Self::TooLarge => (Status::PAYLOAD_TOO_LARGE, Code::TooLarge),
            Self::NotFound => (Status::NOT_FOUND, Code::NotFound),
            Self::MethodNotAllowed => (Status::METHOD_NOT_ALLOWED, Code::MethodNotAllowed),
            Self::ForeignOrigin => (Status::FORBIDDEN, Code::ForeignOrigin),
            Self::TooManyRequests(_) => (Status::TOO_MANY_REQUESTS, Code::TooManyRequests),
            Self::QuotaReached(_) => (Status::TOO_MANY_REQUESTS, Code::QuotaReached),
            Self::UnknownGame(_) => (Status::NOT_FOUND, Code::UnknownGame),
            Self::BadSetup(_) => (Status::UNPROCESSABLE_ENTITY, Code::BadSetup),
            Self::BadContent(_) => (Status::UNPROCESSABLE_ENTITY, Code::BadContent),
            Self::UnknownBot(_) => (Status::UNPROCESSABLE_ENTITY, Code::UnknownBot),
            Self::BadClock(_) => (Status::UNPROCESSABLE_ENTITY, Code::BadClock),
            Self::BadName => (Status::UNPROCESSABLE_ENTITY, Code::BadName),
            Self::BadText => (Status::UNPROCESSABLE_ENTITY, Code::BadText),
            Self::NoSuchTable => (Status::NOT_FOUND, Code::NoSuchTable),
            Self::NoSuchSeat => (Status::NOT_FOUND, Code::NoSuchSeat),
            Self::BadToken => (Status::FORBIDDEN, Code::BadToken),
            Self::NotSeated => (Status::FORBIDDEN, Code::NotSeated),
            Self::NotHost => (Status::FORBIDDEN, Code::NotHost),
            Self::NotYourSeat => (Status::FORBIDDEN, Code::NotYourSeat),
            Self::SeatTaken => (Status::CONFLICT, Code::SeatTaken),
            Self::TableFull => (Status::CONFLICT, Code::TableFull),
            Self::AlreadySeated => (Status::CONFLICT, Code::AlreadySeated),
            Self::SeatsEmpty => (Status::CONFLICT, Code::SeatsEmpty),
            Self::NotStarted => (Status::CONFLICT, Code::NotStarted),
            Self::AlreadyStarted => (Status::CONFLICT, Code::AlreadyStarted),
            Self::Over => (Status::CONFLICT, Code::Over),
            Self::NotOver => (Status::CONFLICT, Code::NotOver),
            Self::Closed => (Status::CONFLICT, Code::Closed),
            Self::Stale => (Status::CONFLICT, Code::Stale),
            Self::NotAsked => (Status::CONFLICT, Code::NotAsked),
            Self::Illegal(_) => (Status::CONFLICT, Code::Illegal),
            Self::NothingToUndo => (Status::CONFLICT, Code::NothingToUndo),
            Self::NothingProposed => (Status::CONFLICT, Code::NothingProposed),
            Self::SetAside(_) => (Status::CONFLICT, Code::SetAside),
            Self::Storage(_) => (Status::SERVICE_UNAVAILABLE, Code::StorageFailed),
            Self::Busy => (Status::SERVICE_UNAVAILABLE, Code::Busy),
            Self::ShuttingDown => (Status::SERVICE_UNAVAILABLE, Code::ShuttingDown),
            Self::Internal => (Status::INTERNAL_SERVER_ERROR, Code::Internal),
        }
    }

    /// The problem as it goes over the wire.
    #[must_use]
    pub fn problem(&self) -> Problem {
        let (_, code) = self.kind();
        let mut problem = Problem::new(code, self.to_string());
        if let Self::Illegal(illegal) = self {
            problem.rule = illegal.rule().map(|rule| rule.to_string());
            problem.reason = Some(Phrase::new(illegal.reason()));
        }
        problem
    }
}

impl From<StoreError> for HallError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Gone => Self::NoSuchTable,
            StoreError::Conflict => Self::Busy,
            error => Self::Storage(error),
        }
    }
}

impl From<Illegal> for HallError {
    fn from(illegal: Illegal) -> Self {
        match illegal {
            Illegal::Over => Self::Over,
            Illegal::NotAsked => Self::NotAsked,
            Illegal::NoSuchSeat => Self::NoSuchSeat,
            other => Self::Illegal(other),
        }
    }
}

impl IntoResponse for HallError {
    fn into_response(self) -> Response {
        let (status, _) = self.kind();
        let mut response = (status, Json(ErrorBody { error: self.problem() })).into_response();
        let wait = match self {
            Self::TooManyRequests(seconds) => Some(HeaderValue::from(seconds)),
            Self::Busy | Self::ShuttingDown => Some(HeaderValue::from(1)),
            _ => None,
        };
        if let Some(wait) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, wait);
        }
        response
    }
}
