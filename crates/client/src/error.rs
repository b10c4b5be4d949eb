//! What can go wrong between a client and a hall.

use std::io;

use gladsheim_protocol::Problem;

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
