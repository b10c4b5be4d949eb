//! What can go wrong between a client and a hall.

use std::io;
use std::time::Duration;

use gladsheim_protocol::{ErrorBody, ErrorCode, Problem};
use hyper::StatusCode;
use hyper::header::{HeaderMap, RETRY_AFTER};

/// How long to leave a hall alone that has had too much and does not say for how long.
pub const A_WHILE: Duration = Duration::from_secs(1);

/// Why a request or a connection came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Nobody answers there.
    #[error("no hall answers at {address}")]
    Unreachable {
        /// Where it was looked for.
        address: String,
        /// What the system says.
        source: io::Error,
    },
    /// The hall did not answer in time.
    #[error("the hall took too long to answer")]
    TimedOut,
    /// The connection broke.
    #[error("the connection broke")]
    Broken(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The hall refused, and says why.
    #[error("{}", problem.message)]
    Refused {
        /// The status of the answer.
        status: u16,
        /// What it says.
        problem: Box<Problem>,
        /// How long it asks to be left alone.
        wait: Option<Duration>,
    },
    /// What answered is not a hall, or not one of this version.
    #[error("what answers at this address does not speak as a hall does: {0}")]
    Foreign(String),
}

impl Error {
    /// Whether trying again later may help: the hall was away, not unwilling.
    #[must_use]
    pub fn is_passing(&self) -> bool {
        match self {
            Self::Unreachable { .. } | Self::TimedOut | Self::Broken(_) => true,
            Self::Refused { status, .. } => *status == 503 || *status == 429,
            Self::Foreign(_) => false,
        }
    }

    /// How long the hall asks to be left alone, if that is all that was wrong.
    #[must_use]
    pub fn wait(&self) -> Option<Duration> {
        match self {
            Self::Refused { problem, wait, .. } if problem.code == ErrorCode::TooManyRequests => {
                Some(wait.unwrap_or(A_WHILE))
            }
            _ => None,
        }
    }

    /// What an answer says that is not a success.
    pub(crate) fn refused(status: StatusCode, headers: &HeaderMap, body: &[u8]) -> Self {
        let Ok(ErrorBody { error }) = serde_json::from_slice(body) else {
            return Self::Foreign(format!("it answered {status}"));
        };
        let seconds = headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        let wait = seconds.map(Duration::from_secs);
        Self::Refused { status: status.as_u16(), problem: Box::new(error), wait }
    }

    /// What the hall said, if it was the hall that refused.
    #[must_use]
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            Self::Refused { problem, .. } => Some(problem),
            _ => None,
        }
    }

    pub(crate) fn broken(cause: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self::Broken(Box::new(cause))
    }
}
