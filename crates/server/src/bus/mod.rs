//! Notices between the processes that serve the same hall.
//!
//! The bus carries notices, never truth: whoever hears that a table has changed reads it from the
//! store. A notice that is lost delays a client until the next one; it never misleads one.

pub mod conformance;
mod local;

pub use local::LocalBus;

use async_trait::async_trait;
use gladsheim_protocol::TableId;

/// Says that a table was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The table.
    pub table: TableId,
    /// Its version now.
    pub version: u64,
    /// The hall that changed it.
    pub origin: u64,
}

/// Carries notices between halls.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells all others.
    async fn publish(&self, notice: Notice);

    /// Hears everything that is told from now on, by everybody.
    async fn listen(&self) -> Box<dyn Listener>;
}

/// Hears notices, in the order in which each origin told it.
#[async_trait]
pub trait Listener: Send {
    /// The next notice; nothing once the bus is gone.
    async fn next(&mut self) -> Option<Heard>;
}

/// What a listener hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// One table was changed.
    Notice(Notice),
    /// Notices were missed: any table may have changed.
    Gap,
}
