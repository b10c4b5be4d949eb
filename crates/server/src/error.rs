//! Everything that can go wrong in the hall, with its status and its stable code.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use gladsheim_protocol::{ErrorBody, ErrorCode, Problem};
use gladsheim_table::{NoRandomness, TableError};

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
    #[error("this is more than the hall accepts at once")]
    TooLarge,
    /// The body did not come in time.
    #[error("the request took too long")]
    TimedOut,
    /// There is nothing at this address.
    #[error("there is nothing at this address")]
    NotFound,
    /// The address does not accept this method.
    #[error("this address does not accept this method")]
    MethodNotAllowed,
    /// The request comes from another site.
    #[error("requests from other sites are not accepted")]
    ForeignOrigin,
    /// The request calls the hall by a name that is not its own.
    #[error("this hall does not go by the name \"{0}\"; whoever runs it can add it with --host")]
    UnknownHost(String),
    /// Too many requests in a short time.
    #[error("too many requests; try again in {0} seconds")]
    TooManyRequests(u64),
    /// A quota of the hall is used up.
    #[error("{0}")]
    QuotaReached(&'static str),
    /// There is no such table, or not for this person.
    #[error("there is no such table")]
    NoSuchTable,
    /// The table refuses.
    #[error(transparent)]
    Table(TableError),
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
            Self::TimedOut => (Status::REQUEST_TIMEOUT, Code::TimedOut),
            Self::NotFound => (Status::NOT_FOUND, Code::NotFound),
            Self::MethodNotAllowed => (Status::METHOD_NOT_ALLOWED, Code::MethodNotAllowed),
            Self::ForeignOrigin => (Status::FORBIDDEN, Code::ForeignOrigin),
            Self::UnknownHost(_) => (Status::MISDIRECTED_REQUEST, Code::UnknownHost),
            Self::TooManyRequests(_) => (Status::TOO_MANY_REQUESTS, Code::TooManyRequests),
            Self::QuotaReached(_) => (Status::TOO_MANY_REQUESTS, Code::QuotaReached),
            Self::NoSuchTable => (Status::NOT_FOUND, Code::NoSuchTable),
            Self::Table(refusal) => (status(refusal), refusal.code()),
            Self::Storage(_) => (Status::SERVICE_UNAVAILABLE, Code::StorageFailed),
            Self::Busy => (Status::SERVICE_UNAVAILABLE, Code::Busy),
            Self::ShuttingDown => (Status::SERVICE_UNAVAILABLE, Code::ShuttingDown),
            Self::Internal => (Status::INTERNAL_SERVER_ERROR, Code::Internal),
        }
    }

    /// Too much in a short time: how long to wait.
    pub(crate) const fn wait(time: Duration) -> Self {
        Self::TooManyRequests(time.as_secs() + 1)
    }

    /// The problem as it goes over the wire.
    #[must_use]
    pub fn problem(&self) -> Problem {
        match self {
            Self::Table(refusal) => refusal.problem(),
            own => Problem::new(own.kind().1, own.to_string()),
        }
    }
}

/// What lies behind an answer, for the log: it travels with the answer inside the hall alone.
#[derive(Clone)]
pub(crate) struct Cause(pub(crate) String);

impl From<StoreError> for HallError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Gone => Self::NoSuchTable,
            StoreError::Conflict => Self::Busy,
            error => Self::Storage(error),
        }
    }
}

impl From<TableError> for HallError {
    fn from(error: TableError) -> Self {
        if let TableError::Broken(why) = &error {
            tracing::error!(why, "something is broken");
        }
        Self::Table(error)
    }
}

impl From<NoRandomness> for HallError {
    fn from(error: NoRandomness) -> Self {
        TableError::from(error).into()
    }
}

/// The status that goes with what a table refuses.
const fn status(refusal: &TableError) -> StatusCode {
    use TableError as Refusal;
    match refusal {
        Refusal::Malformed(_) => StatusCode::BAD_REQUEST,
        Refusal::QuotaReached(_) => StatusCode::TOO_MANY_REQUESTS,
        Refusal::UnknownGame(_) | Refusal::NoSuchSeat => StatusCode::NOT_FOUND,
        Refusal::BadSetup(_)
        | Refusal::BadContent(_)
        | Refusal::UnknownBot(_)
        | Refusal::BadClock(_)
        | Refusal::BadName
        | Refusal::BadText => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::BadToken
        | Refusal::NotSeated
        | Refusal::NotHost
        | Refusal::NotYourSeat
        | Refusal::Removed
        | Refusal::Muted => StatusCode::FORBIDDEN,
        Refusal::OwnDevice
        | Refusal::SeatTaken
        | Refusal::TableFull
        | Refusal::AlreadySeated
        | Refusal::SeatsEmpty
        | Refusal::NotReady
        | Refusal::NotStarted
        | Refusal::AlreadyStarted
        | Refusal::Over
        | Refusal::NotOver
        | Refusal::Closed
        | Refusal::Stale
        | Refusal::NotAsked
        | Refusal::Illegal(_)
        | Refusal::NothingToUndo
        | Refusal::NothingProposed
        | Refusal::SetAside(_) => StatusCode::CONFLICT,
        Refusal::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for HallError {
    fn into_response(self) -> Response {
        let (status, _) = self.kind();
        let cause = if let Self::Storage(error) = &self { Some(error.cause()) } else { None };
        let mut response = (status, Json(ErrorBody { error: self.problem() })).into_response();
        let wait = match self {
            Self::TooManyRequests(seconds) => Some(HeaderValue::from(seconds)),
            Self::Busy | Self::ShuttingDown => Some(HeaderValue::from(1)),
            _ => None,
        };
        if let Some(wait) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, wait);
        }
        if let Some(cause) = cause {
            response.extensions_mut().insert(Cause(cause));
        }
        response
    }
}
