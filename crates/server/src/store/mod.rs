//! Where tables are kept: one trait, and a suite of tests that every implementation passes.
//!
//! A table is a [`TableRecord`] and an append-only log. Everything that changes about a table in
//! one moment is one [`Change`], which is kept whole or not at all, and only if nobody else changed
//! the table since: so any number of processes may serve the same table.

pub mod conformance;
mod error;
mod sqlite;

pub use error::StoreError;
pub use gladsheim_table::{
    Change, DealRecord, DeviceRecord, End, EntryKind, FormerSitter, Key, KeyHash, KeyKind,
    LogEntry, OpenMotion, Origin, PersonId, SeatClock, SeatRecord, Sitter, Stored, TableRecord,
};
pub use sqlite::{Lock, Sqlite, backup, restore};

use async_trait::async_trait;
use gladsheim_protocol::{ChatLine, TableId};
use gladsheim_registry::Hash;

/// Keeps tables.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table with its content, which is kept once for all tables of the same hash, and the
    /// entries that its log begins with.
    async fn create(
        &self,
        record: TableRecord,
        content: String,
        log: Vec<LogEntry>,
    ) -> Result<(), StoreError>;

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

    /// A content of a game that some table is played with.
    async fn content(&self, game: &str, hash: &Hash) -> Result<Option<String>, StoreError>;

    /// Lines of chat with numbers above `after`: the latest `limit`, oldest first.
    async fn chat(&self, id: &TableId, after: u64, limit: u32)
    -> Result<Vec<ChatLine>, StoreError>;

    /// The invitation or personal link with this hash.
    async fn key(&self, hash: &KeyHash) -> Result<Option<Key>, StoreError>;

    /// Public tables that are not closed, newest first.
    async fn listed(&self, wanted: &Listing) -> Result<Vec<TableRecord>, StoreError>;

    /// The tables of a person: those that wait for the person first, then the newest.
    async fn of_person(&self, who: PersonId, limit: u32) -> Result<Vec<TableRecord>, StoreError>;

    /// Tables of these games on which something has to happen by itself at `now`: time is up.
    async fn due(&self, games: &[&str], now: u64, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Tables of these games at which a bot is to move, to be woken after a restart.
    async fn bots_due(&self, games: &[&str]) -> Result<Vec<TableId>, StoreError>;

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

    /// Notes that somebody serves the tables now, so that a hall that opens later knows for how long
    /// nobody did.
    async fn beat(&self, beat: Beat) -> Result<(), StoreError>;

    /// When somebody last served the tables; nothing if nobody ever did.
    async fn last_beat(&self) -> Result<Option<Beat>, StoreError>;

    /// Postpones everything that happens by itself by `by` milliseconds and notes the beat, in one:
    /// deadlines, the end of invitations and links, the time after which a table need not be kept.
    async fn postpone(&self, by: u64, beat: Beat) -> Result<(), StoreError>;

    /// Finishes what is under way and writes no more.
    async fn close(&self);
}

/// A moment at which somebody served the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// When that was by the time of the hall, in milliseconds since 1970.
    pub at: u64,
    /// How far the machine's clock was ahead of it, in milliseconds.
    pub ahead: i64,
}

/// Which public tables are wanted.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// Only these games.
    pub games: Option<Vec<String>>,
    /// Only tables with a free seat before the start, or only the others.
    pub open: Option<bool>,
    /// Only tables of this size.
    pub players: Option<u8>,
    /// At most this many.
    pub limit: u32,
}
