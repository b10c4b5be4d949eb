//! News between the processes that serve the same hall.
//!
//! The bus carries news, never truth: whoever hears that a table has changed reads it from the
//! store. News that is lost delays a client until the next; it never misleads one.

pub mod conformance;
mod local;

pub use local::LocalBus;

use async_trait::async_trait;
use gladsheim_protocol::TableId;

/// That a table was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// The table.
    pub table: TableId,
    /// Its version now.
    pub version: u64,
    /// The hall that changed it.
    pub origin: u64,
}

/// Carries news between halls.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells all others.
    async fn publish(&self, news: News);

    /// Hears everything that is told from now on, by everybody.
    async fn listen(&self) -> Box<dyn Listener>;
}

/// Hears news, in the order in which each origin told it.
#[async_trait]
pub trait Listener: Send {
    /// The next news; nothing once the bus is gone.
    async fn next(&mut self) -> Option<Heard>;
}

/// What a listener hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// News of one table.
    News(News),
    /// That news was missed: any table may have changed.
    Gap,
}
