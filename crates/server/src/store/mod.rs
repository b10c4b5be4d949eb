//! Where tables are kept: one trait, and a suite of tests that every implementation passes.
//!
//! A table is a [`TableRecord`] and an append-only log. Everything that changes about a table in
//! one moment is one [`Change`], which is kept whole or not at all, and only if nobody else changed
//! the table since: so any number of processes may serve the same table.

pub mod conformance;
mod error;
mod record;
mod sqlite;

pub use error::StoreError;
pub use record::{
    DealRecord, Deed, End, Key, KeyKind, LogEntry, OpenMotion, Origin, SeatClock, SeatRecord,
    Sitter, TableRecord,
};
pub use sqlite::{Lock, Sqlite, backup, restore};

use async_trait::async_trait;
use gladsheim_protocol::{ChatLine, TableId};

use crate::secret::{KeyHash, PersonId};

/// Keeps tables.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table, with its content if that is not the game's own.
    async fn create(&self, record: TableRecord, content: Option<String>) -> Result<(), StoreError>;

    /// Changes a table, durably, all of it or nothing.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the table is no longer of the expected version,
    /// [`StoreError::Gone`] if there is none.
    async fn commit(&self, change: Change) -> Result<(), StoreError>;

    /// A table with its whole log; nothing if there is none.
    async fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError>;

    /// The record of a table alone.
    async fn record(&self, id: &TableId) -> Result<Option<TableRecord>, StoreError>;

    /// Lines of chat with numbers above `after`: the latest `limit`, oldest first.
    async fn chat(&self, id: &TableId, after: u64, limit: u32)
    -> Result<Vec<ChatLine>, StoreError>;

    /// The invitation or personal link with this hash.
    async fn key(&self, hash: &KeyHash) -> Result<Option<Key>, StoreError>;

    /// All invitations and personal links of a table.
    async fn keys(&self, id: &TableId) -> Result<Vec<Key>, StoreError>;

    /// Public tables that are not closed, newest first.
    async fn listed(&self, wanted: &Listing) -> Result<Vec<TableRecord>, StoreError>;

    /// The tables of a person: those that wait for the person first, then the newest.
    async fn of_person(&self, who: PersonId, limit: u32) -> Result<Vec<TableRecord>, StoreError>;

    /// Tables on which something has to happen by itself at `now`: time is up.
    async fn due(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Tables at which a bot is to move, to be woken after a restart.
    async fn bots_due(&self) -> Result<Vec<TableId>, StoreError>;

    /// Tables that need not be kept any longer at `now`.
    async fn expired(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// All tables in the order of their names, after a given one.
    async fn page(&self, after: &str, limit: u32) -> Result<Vec<TableRecord>, StoreError>;

    /// Forgets a table with all that belongs to it; says whether there was one.
    async fn delete(&self, id: &TableId) -> Result<bool, StoreError>;

    /// How many tables are kept.
    async fn count(&self) -> Result<u64, StoreError>;

    /// Whether anybody but this process has written since the last call.
    async fn changed_elsewhere(&self) -> Result<bool, StoreError>;

    /// Notes that somebody serves the tables at `now`, so that a hall that opens later knows for how
    /// long nobody did.
    async fn beat(&self, now: u64) -> Result<(), StoreError>;

    /// When somebody last served the tables; nothing if nobody ever did.
    async fn last_beat(&self) -> Result<Option<u64>, StoreError>;

    /// Finishes what is under way and writes no more.
    async fn close(&self);
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The record.
    pub record: TableRecord,
    /// The content, where it is not the game's own.
    pub content: Option<String>,
    /// The log, in order.
    pub log: Vec<LogEntry>,
}

/// Everything that changes about a table in one moment.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table as it is to be; its version is set by [`Change::new`].
    pub record: TableRecord,
    /// Entries to be added to the log.
    pub log: Vec<LogEntry>,
    /// Lines of chat to be added.
    pub chat: Vec<ChatLine>,
    /// Invitations and links that are new or changed.
    pub keys: Vec<Key>,
    /// Whether seats went to other people, so that their lists of tables change.
    pub owners_changed: bool,
}

impl Change {
    /// A change that makes the table what `record` says, based on the version in it.
    #[must_use]
    pub fn new(mut record: TableRecord) -> Self {
        record.version += 1;
        Self { record, log: Vec::new(), chat: Vec::new(), keys: Vec::new(), owners_changed: false }
    }

    /// The version that the table must still have.
    #[must_use]
    pub const fn expected(&self) -> u64 {
        self.record.version.saturating_sub(1)
    }
}

/// Which public tables are wanted.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// Only this game.
    pub game: Option<String>,
    /// Only tables with a free seat before the start, or only the others.
    pub open: Option<bool>,
    /// Only tables of this size.
    pub players: Option<u8>,
    /// At most this many.
    pub limit: u32,
}
